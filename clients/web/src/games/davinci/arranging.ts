/** Where the own jokers shall go while a row is arranged. */
import { isJoker } from "./tiles";

/** At first every joker goes to the leftmost place that is free, as when nothing is said. */
export function firstPlaces(tiles: readonly string[]): ReadonlyMap<string, number> {
  return new Map(tiles.filter(isJoker).map((tile, index) => [tile, index]));
}

/** The row as it will stand: jokers at their places, the numbers in order around them. */
export function arranged(tiles: readonly string[], places: ReadonlyMap<string, number>): string[] {
  const numbers = tiles.filter((tile) => !places.has(tile));
  const jokers = new Map([...places].map(([tile, index]) => [index, tile]));
  return tiles.map((_, index) => jokers.get(index) ?? numbers.shift() ?? "");
}
