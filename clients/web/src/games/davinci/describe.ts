/** Moves, positions and what the solver says, in words. */
import type { Language } from "../../text/language";
import { type Move, parseMove } from "./move";
import { percent, points } from "./numbers";
import { type Words, words } from "./text";
import type { RankedMove, Slot, View } from "./tiles";

export function nameOf(seat: number, names: readonly string[], text: Words): string {
  return names[seat] ?? text.seat(seat);
}

/** A move in words; a text that is no move stays as it is. */
export function describeMove(move: string, language: Language, names: readonly string[]): string {
  const parsed = parseMove(move);
  return parsed === null ? move : inWords(parsed, words(language), names);
}

function inWords(move: Move, text: Words, names: readonly string[]): string {
  const { moves } = text;
  switch (move.kind) {
    case "return":
    case "stake":
    case "reveal":
      return moves[move.kind](move.position);
    case "returned":
      return moves.returned(text.tile(`${move.colour}?`));
    case "arrange": {
      const placed = move.placements.map(({ tile, index }) => moves.jokerAt(text.tile(tile), index));
      return placed.length ? moves.arrangeTo(text.list(placed)) : moves.arrange;
    }
    case "draw":
      return moves.draw(move.colour);
    case "tile":
      return moves.tile(text.tile(move.tile));
    case "insert":
      return moves.insert(move.index);
    case "stop":
      return moves.stop + placed(move.index, text);
    case "guess": {
      const name = nameOf(move.seat, names, text);
      return moves.guess(name, move.position, text.value(String(move.value))) + placed(move.index, text);
    }
  }
}

function placed(index: number | null, text: Words): string {
  return index === null ? "" : text.moves.placed(index);
}

/** What lies in the rows and the pool, who is out, and who is to do what. */
export function describeView(view: View, language: Language, names: readonly string[], over = false): string {
  const text = words(language);
  const rows = view.rows.map((row, seat) => {
    const tiles = text.list(row.map((slot) => slotInWords(slot, seat === view.seat, text)));
    return seat === view.seat ? text.view.own(tiles) : text.view.row(nameOf(seat, names, text), tiles);
  });
  const clue = view.clue && view.clue_at === null ? [text.view.clue(clueInWords(view.clue, text))] : [];
  const out = view.out.map((seat) => text.view.out(nameOf(seat, names, text)));
  const pool = text.view.pool(view.pool.B, view.pool.W);
  const prompt = [promptOf(view, names, text, over)].filter(Boolean);
  return [text.view.turn(view.turn), ...rows, pool, ...clue, ...out, ...prompt].join(" ");
}

function slotInWords(slot: Slot, own: boolean, text: Words): string {
  const notes = slot.exposed ? [text.exposed] : own ? [text.hidden] : [];
  const rejected = slot.exposed || slot.ruled_out.length === 0 ? [] : [ruledOut(slot, text)];
  const noted = [...notes, ...rejected];
  const tile = slot.tile === null ? text.view.unknown(slot.colour) : text.tile(slot.tile);
  return noted.length ? `${tile} (${noted.join("; ")})` : tile;
}

export function ruledOut(slot: Slot, text: Words): string {
  return text.ruledOut(text.list(slot.ruled_out.map((value) => text.value(String(value)))));
}

export function clueInWords(clue: NonNullable<View["clue"]>, text: Words): string {
  return clue.tile === null ? text.hiddenTile(clue.colour) : text.tile(clue.tile);
}

/** What is to be done now, and by whom; nothing in a game that is over. */
export function promptOf(view: View, names: readonly string[], text: Words, over = false): string {
  const { prompt } = text;
  if (view.phase === "over") return view.winner === null ? "" : prompt.over(nameOf(view.winner, names, text));
  if (over) return "";
  if (view.phase === "tile" || typeof view.to_move !== "number") return prompt.chance;
  if (view.to_move !== view.seat) return prompt.waiting(nameOf(view.to_move, names, text));
  if (view.phase === "arrange") return ownJokers(view) ? prompt.arrangeJokers : prompt.arrange;
  if (view.phase === "guess") return view.hits > 0 ? prompt.guessOrStop : prompt.guess;
  return prompt[view.phase];
}

function ownJokers(view: View): boolean {
  return view.seat !== null && (view.rows[view.seat] ?? []).some((slot) => slot.tile?.endsWith("-"));
}

/** What the solver says of a move: the facts first, then the estimates. */
export function describeWorth(ranked: RankedMove, language: Language): string {
  const { worth } = words(language);
  const { hit_probability: hit, win_probability: wins, expected_points: expected, reasons = [] } = ranked;
  const found: string[] = [];
  if (hit !== undefined)
    found.push(hit === 1 ? worth.sure : hit === 0 ? worth.impossible : worth.hit(percent(hit, language)));
  if (wins !== undefined) found.push(worth.wins(percent(wins, language)));
  if (expected !== undefined) found.push(worth.points(points(expected, language)));
  for (const { code, number } of reasons) {
    if (code === "wins_round") found.push(worth.winsRound);
    if (code === "breaks_code") found.push(worth.breaksCode);
    if (code === "own_row_known" && number !== undefined) found.push(worth.known(oneDecimal(number, language)));
  }
  return found.join(", ");
}

function oneDecimal(number: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(number);
}

export function describeOption(name: string, language: Language): { label: string; help: string } {
  return words(language).options[name] ?? { label: name, help: "" };
}

export function describeOptionValue(name: string, value: unknown, language: Language): string {
  const text = words(language);
  if (value === null) return text.asTheyCome;
  if (typeof value === "boolean") return value ? text.yes : text.no;
  if (name === "draw_extra") return value === 1 ? text.yes : text.no;
  if (name === "first_player") return text.seat(Number(value));
  if (Array.isArray(value)) return value.join(", ");
  return text.optionValues[String(value)] ?? String(value);
}

export function describeScoreItem(code: string, language: Language): string {
  return words(language).scoreItems[code] ?? code;
}
