/** Hides a game with secrets while the device goes from one player to the next. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../words";

export function Curtain({ name, onLift }: { name: string; onLift: () => void }): JSX.Element {
  const text = words().table;
  const lift = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    lift.current?.focus();
  }, [name]);
  return (
    <div class="curtain">
      <h2>{text.passTo(name)}</h2>
      <p class="muted">{text.passHelp}</p>
      <button ref={lift} type="button" class="primary" onClick={onLift}>
        {text.iAm(name)}
      </button>
    </div>
  );
}
