/** The API key of whoever is at the page, and the requests that wait for a better one. */
import { computed, signal } from "@preact/signals";
import type { Unauthorized } from "regelwerk-client";
import { forThisTab, keep, kept } from "../storage";

const NAME = "api-key";

/** Kept in this tab alone: whoever opens the browser later need not be its holder. */
export const apiKey = signal<string | null>(keptKey());
/** Why the service has let nothing through, as the code of its refusal; null as long as it does. */
export const keyRefusal = signal<string | null>(null);
/** Whether the reader has asked for the field. */
export const isFieldWanted = signal(false);
export const isFieldShown = computed(() => isFieldWanted.value || keyRefusal.value !== null);

let waiting: ((again: boolean) => void)[] = [];

/** Keeps a request back until there is another key, or none; true: it is sent again. */
export function untilKeyChanges({ code }: Unauthorized): Promise<boolean> {
  keyRefusal.value = code;
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

export function takeKey(key: string): void {
  changeKey(key);
}

/** What is asked from now on is asked without a key; some services answer that, too. */
export function forgetKey(): void {
  changeKey(null);
}

/** Gives up what waits for a key, since its page was left; the next page asks for itself. */
export function stopWaiting(): void {
  release(false);
}

function changeKey(key: string | null): void {
  apiKey.value = key;
  keep(forThisTab, NAME, key);
  keyRefusal.value = null;
  isFieldWanted.value = false;
  release(true);
}

function release(again: boolean): void {
  const released = waiting;
  waiting = [];
  for (const goOn of released) goOn(again);
}

function keptKey(): string | null {
  const value = kept(forThisTab, NAME);
  return typeof value === "string" && isSendable(value) ? value : null;
}

/** Whether a header can have it: another text is no key, and no request with it could be sent. */
export function isSendable(key: string): boolean {
  return /^[\x21-\x7e]+$/.test(key);
}
