/** Opens a game for looking at, and closes it with its page. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Ruleset } from "regelwerk-client";
import { isLoaded } from "../game-ui";
import { inferenceOf } from "../inference";
import { LONGEST, unpacked } from "../packing";
import type { Opened } from "../router";
import { clientOf, service } from "../service";
import { tellTrouble } from "../trouble";
import { Unreadable } from "./opening";
import { Study } from "./study";
import { whyNot } from "./why-not";

interface Beginning<R extends Ruleset> {
  start: ConstructorParameters<typeof Study<R>>[0]["start"];
  isView: boolean;
  plies: readonly string[];
}

interface Opening<R extends Ruleset, T> {
  study: Study<R>;
  /** What was read besides. */
  read: T;
}

/** What came of it: null while it is being opened; words when it cannot be. */
export function useStudy<R extends Ruleset, T extends Beginning<R>>(
  game: R,
  opened: Opened,
  read: (given: unknown) => Promise<T>,
  /** How many plies are shown played when the address does not say. */
  standard: (found: T) => number,
): Opening<R, T> | string | null {
  const opening = useSignal<Opening<R, T> | string | null>(null);
  useEffect(() => {
    let isLeft = false;
    opening.value = null;
    openStudy(game, opened, read, standard).then(
      (made) => {
        if (!isLeft) opening.value = made;
      },
      (trouble: unknown) => {
        if (!isLeft) opening.value = whyNot(trouble);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [game, opened]);
  return isLoaded(game) ? opening.value : null;
}

async function openStudy<R extends Ruleset, T extends Beginning<R>>(
  game: R,
  opened: Opened,
  read: (given: unknown) => Promise<T>,
  standard: (found: T) => number,
): Promise<Opening<R, T>> {
  const given = opened.packed === undefined ? (opened.text ?? "") : await unpacked(opened.packed);
  if (typeof given === "string" && given.length > LONGEST) throw new Unreadable();
  const found = await read(given);
  const study = new Study<R>({
    game,
    client: clientOf(game),
    infer: inferenceOf(game, service),
    start: found.start,
    isView: found.isView,
    plies: found.plies,
    onTrouble: tellTrouble,
  });
  await study.open(opened.ply ?? standard(found));
  return { study, read: found };
}
