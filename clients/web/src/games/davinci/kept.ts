/** A choice of the player that is forgotten as soon as the position is another one. */
import { useState } from "preact/hooks";

export function useKept<T>(moment: string, initial: T): [T, (value: T) => void] {
  const [kept, keep] = useState({ moment, value: initial });
  return [kept.moment === moment ? kept.value : initial, (value) => keep({ moment, value })];
}
