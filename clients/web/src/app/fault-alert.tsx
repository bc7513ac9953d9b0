/** What is wrong with what was given, where it was given. */
import type { JSX } from "preact";

interface Props {
  /** What the field is described by. */
  id?: string;
  /** Null: nothing is wrong. */
  text: string | null;
}

/** Always in the document, so that screen readers say what comes into it. */
export function FaultAlert({ id, text }: Props): JSX.Element {
  return (
    <div id={id} role="alert">
      {text !== null && (
        <div class="notice bad">
          <p>{text}</p>
        </div>
      )}
    </div>
  );
}
