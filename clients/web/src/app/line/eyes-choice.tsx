/** Whose secrets are shown. */
import type { JSX } from "preact";
import type { Ruleset } from "regelwerk-client";
import { words } from "../words";
import type { Eyes, Study } from "./study";

interface Props<R extends Ruleset> {
  study: Study<R>;
  names: readonly string[];
}

export function EyesChoice<R extends Ruleset>({ study, names }: Props<R>): JSX.Element {
  const text = words().analysis;
  const choices: readonly { eyes: Eyes; label: string }[] = [
    { eyes: "open", label: text.eyesOpen },
    { eyes: "spectator", label: text.eyesSpectator },
    ...names.map((name, seat) => ({ eyes: seat, label: text.eyesOf(name) })),
  ];
  return (
    <div class="row">
      <label for="eyes">{text.eyes}</label>
      <select
        id="eyes"
        value={String(study.eyes.value)}
        onChange={(event) => void study.look(choices[event.currentTarget.selectedIndex]?.eyes ?? "open")}
      >
        {choices.map(({ eyes, label }) => (
          <option key={eyes} value={String(eyes)}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
