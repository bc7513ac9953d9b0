/** Loads a game's board and words when the game is opened. */
import { signal } from "@preact/signals";
import type { Ruleset } from "regelwerk-client";
import { type GameUi, LOADERS } from "../games/contract";

/** `failed`: it could not be loaded; everything but the drawing goes on without it. */
export type Loaded<R extends Ruleset> = { ui: GameUi<R>; failed: false } | { ui: null; failed: boolean };

/** What a game draws with; asking for the first time begins to load it. */
const LOADED: { [R in Ruleset]: () => Loaded<R> } = {
  anaconda: lazily(LOADERS.anaconda),
  davinci: lazily(LOADERS.davinci),
  "davinci-solo": lazily(LOADERS["davinci-solo"]),
  numerus: lazily(LOADERS.numerus),
  "numerus-solo": lazily(LOADERS["numerus-solo"]),
};

/** Whether there is something to draw with, or will be nothing: until then a page shows nothing that would jump. */
export function isLoaded(game: Ruleset): boolean {
  const { ui, failed } = gameUi(game);
  return ui !== null || failed;
}

export function gameUi<R extends Ruleset>(game: R): Loaded<R> {
  return LOADED[game]();
}

function lazily<R extends Ruleset>(load: () => Promise<{ ui: GameUi<R> }>): () => Loaded<R> {
  const loaded = signal<Loaded<R>>({ ui: null, failed: false });
  let isAsked = false;
  const ask = () => {
    isAsked = true;
    load().then(
      ({ ui }) => {
        loaded.value = { ui, failed: false };
      },
      () => {
        loaded.value = { ui: null, failed: true };
      },
    );
  };
  return () => {
    if (!isAsked) ask();
    return loaded.value;
  };
}
