/** Moves, positions and what the solver says, in words. */
import type { Language } from "../../text/language";
import { percent } from "../davinci/numbers";
import { parseMove } from "./move";
import { type RankedMove, tilesPlaced, type View } from "./position";
import { type Words, words } from "./text";

/** A move in words; a text that is no move stays as it is. */
export function describeMove(text: string, language: Language): string {
  const { moves, tile, placeLabel } = words(language);
  const move = parseMove(text);
  switch (move?.kind) {
    case "draw":
      return move.colour === null ? moves.draw : moves.drawColour(move.colour);
    case "tile":
      return moves.tile(tile(move.tile));
    case "place":
      return placeLabel(tile(move.tile), move.row, move.side);
    case "hold":
      return moves.hold;
    default:
      return text;
  }
}

/** The rows, the hand, what is to come, and what is to be done. */
export function describeView(view: View, language: Language, _names: readonly string[] = [], over = false): string {
  const text = words(language);
  const rows = view.rows.map(
    (row, index) => `${text.rowLabel(index, text.list(row.tiles.map(text.tile)), text.tile(row.spine))}.`,
  );
  const hand = view.hand.length ? [text.view.hand(text.list(view.hand.map(({ tile }) => text.tile(tile))))] : [];
  const prompt = [promptOf(view, null, text, over)].filter(Boolean);
  return [...rows, ...hand, text.view.pool(view.pool.length), ...prompt].join(" ");
}

/** What is to be done now; `taken` is the tile of the hand that is to be placed. Nothing in a game that is over. */
export function promptOf(view: View, taken: string | null, text: Words, over = false): string {
  const { prompt } = text;
  if (over && view.phase !== "over") return "";
  switch (view.phase) {
    case "draw":
      return view.setup.colour_choice ? prompt.drawColour(view.turn) : prompt.draw(view.turn);
    case "tile":
      return view.turn === 0 ? prompt.spine : prompt.tile;
    case "place": {
      const tiles = taken === null ? view.hand.map(({ tile }) => tile) : [taken];
      return prompt.place(text.list(tiles.map(text.tile)));
    }
    case "over":
      return view.won ? prompt.won : prompt.lost(tilesPlaced(view));
  }
}

/** How probably the round is won after a move, with the interval of an estimate. */
export function describeWorth(ranked: RankedMove, language: Language): string {
  const text = words(language);
  const { win_probability: wins, interval: [low, high] = [] } = ranked;
  if (wins === undefined) return "";
  const isEstimate = low !== undefined && high !== undefined && low < high;
  return text.chance(
    percent(wins, language),
    isEstimate ? text.interval(percent(low, language), percent(high, language)) : "",
  );
}

export function describeOption(name: string, language: Language): { label: string; help: string } {
  return words(language).options[name] ?? { label: name, help: "" };
}

export function describeOptionValue(_name: string, value: unknown, language: Language): string {
  const text = words(language);
  if (value === null) return text.random;
  if (typeof value === "boolean") return value ? text.yes : text.no;
  if (Array.isArray(value)) return value.join(", ");
  return text.optionValues[String(value)] ?? String(value);
}

export function describeScoreItem(code: string, language: Language): string {
  return words(language).scoreItems[code] ?? code;
}
