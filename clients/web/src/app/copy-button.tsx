/** Copies a text, and says so; where copying is forbidden, the text is shown to be copied by hand. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { announce } from "./announcer";
import { words } from "./words";

interface Props {
  label: string;
  text: () => string | Promise<string>;
}

export function CopyButton({ label, text }: Props): JSX.Element {
  const copied = useSignal(false);
  const byHand = useSignal<string | null>(null);
  const copy = async () => {
    const content = await text();
    try {
      await navigator.clipboard.writeText(content);
      copied.value = true;
      byHand.value = null;
      announce(words().copied);
    } catch {
      byHand.value = content;
    }
  };
  return (
    <span class="stack tight">
      <button type="button" onClick={() => void copy()}>
        {label}
        {copied.value && <span class="tag good">{words().copied}</span>}
      </button>
      {byHand.value !== null && (
        <input
          class="code"
          readOnly
          aria-label={label}
          value={byHand.value}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </span>
  );
}
