/** The three dice, how they lie in a row, and the texts of moves. */
import type { GameTypes } from "regelwerk-client";

export type View = GameTypes["anaconda"]["view"];
export type Ranked = GameTypes["anaconda"]["hint"]["moves"][number];
export type Die = keyof View["dice"];

/** A die is put down with a face up, against another one. */
export interface Placement {
  die: Die;
  face: number;
  neighbour: Die;
}

/** The dice that lie, from end to end, and those that do not lie yet. */
export interface Row {
  lying: readonly Die[];
  waiting: readonly Die[];
}

export const DICE: readonly Die[] = ["III", "IV", "V"];
export const FACES: Readonly<Record<Die, readonly number[]>> = {
  III: [1, 2, 5, 6, 7, 9],
  IV: [1, 3, 4, 5, 8, 9],
  V: [2, 3, 4, 6, 7, 8],
};
export const PAIRS: readonly (readonly [Die, Die])[] = [
  ["III", "IV"],
  ["III", "V"],
  ["IV", "V"],
];

/** The dice as they lie. A row can be read from either end: the two dice that stayed keep the order they had in `before`. */
export function rowOf(view: View, before: readonly Die[]): Row {
  const lying = DICE.filter((die) => view.dice[die] !== null);
  const waiting = DICE.filter((die) => view.dice[die] === null);
  const { centre } = view;
  if (centre === null) return { lying, waiting };
  const [one, other] = lying.filter((die) => die !== centre) as [Die, Die];
  const row = [one, centre, other];
  const stayed = row.filter((die) => die !== view.last);
  const order = before.filter((die) => stayed.includes(die));
  const turned = order.length === 2 && stayed[0] !== order[0];
  return { lying: turned ? row.reverse() : row, waiting };
}

/** The two dice that a third one can be put against, in the order in which they lie. */
export function others(row: Row, die: Die): readonly [Die, Die] | null {
  const [left, right, third] = row.lying.filter((one) => one !== die);
  return left !== undefined && right !== undefined && third === undefined ? [left, right] : null;
}

/** The die to offer first: the one that must be moved, the hint's, or one that can be moved; of a lost game, one that cannot. */
export function dieToOffer(view: View, best: string | null, legal: Iterable<string>): Die | null {
  if (view.phase === "place") return DICE.find((die) => view.dice[die] === null) ?? null;
  if (view.phase === "pasch") return view.resolve;
  if (view.phase !== "play" && view.loser === null) return null;
  const listed = [best, ...legal].map((move) => move && readPlacement(move)).find(Boolean);
  return (listed || null)?.die ?? DICE.find((die) => die !== view.centre && die !== view.last) ?? null;
}

export function placement({ die, face, neighbour }: Placement): string {
  return `${die}=${face}@${neighbour}`;
}

export function roll(dice: readonly [Die, Die]): string {
  return `roll:${dice.join(",")}`;
}

export function rolled(faces: Readonly<Partial<Record<Die, number>>>): string {
  return DICE.flatMap((die) => (faces[die] === undefined ? [] : [`${die}=${faces[die]}`])).join(",");
}

export function readPlacement(move: string): Placement | null {
  const [, die, face, neighbour] = /^(III|IV|V)=([1-9])@(III|IV|V)$/.exec(move) ?? [];
  return die && face && neighbour ? { die: die as Die, face: Number(face), neighbour: neighbour as Die } : null;
}

export function readRoll(move: string): readonly [Die, Die] | null {
  const [, one, other] = /^roll:(III|IV|V),(III|IV|V)$/.exec(move) ?? [];
  return one && other ? [one as Die, other as Die] : null;
}

export function readRolled(move: string): readonly { die: Die; face: number }[] | null {
  const [, one, face, other, otherFace] = /^(III|IV|V)=([1-9]),(III|IV|V)=([1-9])$/.exec(move) ?? [];
  if (!one || !other) return null;
  return [
    { die: one as Die, face: Number(face) },
    { die: other as Die, face: Number(otherFace) },
  ];
}
