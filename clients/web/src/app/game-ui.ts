/** Loads a game's board and words when the game is opened. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Ruleset } from "regelwerk-client";
import { LOADERS, type GameUi } from "../games/contract";

/** `failed`: it could not be loaded; everything but the drawing goes on without it. */
export type Loaded<R extends Ruleset> = { ui: GameUi<R>; failed: false } | { ui: null; failed: boolean };

const loads = new Map<Ruleset, ReadonlySignal<Loaded<Ruleset>>>();

/** Whether there is something to draw with, or will be nothing: until then a page shows nothing that would jump. */
export function isLoaded(game: Ruleset): boolean {
  const { ui, failed } = gameUi(game);
  return ui !== null || failed;
}

export function gameUi<R extends Ruleset>(game: R): Loaded<R> {
  const known = loads.get(game);
  if (known) return known.value as unknown as Loaded<R>;
  const loaded = signal<Loaded<R>>({ ui: null, failed: false });
  loads.set(game, loaded as unknown as ReadonlySignal<Loaded<Ruleset>>);
  LOADERS[game]().then(
    ({ ui }) => {
      loaded.value = { ui, failed: false };
    },
    () => {
      loaded.value = { ui: null, failed: true };
    },
  );
  return loaded.value;
}
