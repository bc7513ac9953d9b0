/** Messages that stay until they are read: what has failed, and what came back. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { words } from "./words";

type Kind = "bad" | "warn" | "good";

interface Notice {
  id: number;
  kind: Kind;
  text: string;
}

const AT_MOST = 4;
const notices = signal<readonly Notice[]>([]);
let next = 1;

/** The same message is not shown twice. */
export function notify(kind: Kind, text: string): void {
  const others = notices.value.filter((notice) => notice.text !== text);
  notices.value = [...others, { id: next++, kind, text }].slice(-AT_MOST);
}

/** Takes a message back that is no longer true. */
export function withdraw(text: string): void {
  notices.value = notices.value.filter((notice) => notice.text !== text);
}

export function dismissAll(): void {
  notices.value = [];
}

export function Notices(): JSX.Element {
  return (
    <div class="notices" role="alert">
      {notices.value.map((notice) => (
        <div key={notice.id} class={`notice ${notice.kind}`}>
          <p>{notice.text}</p>
          <button type="button" onClick={() => dismiss(notice.id)}>
            {words().dismiss}
          </button>
        </div>
      ))}
    </div>
  );
}

function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}
