/** Says to screen readers what has happened. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";

const said = signal({ text: "", turn: 0 });

export function announce(text: string): void {
  said.value = { text, turn: 1 - said.value.turn };
}

/** Two regions take turns, so that the same words are said again when the same happens again. */
export function Announcer(): JSX.Element {
  const { text, turn } = said.value;
  return (
    <div class="visually-hidden">
      <div role="status">{turn === 0 ? text : ""}</div>
      <div role="status">{turn === 1 ? text : ""}</div>
    </div>
  );
}
