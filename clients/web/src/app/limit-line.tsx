/**
 * How long the service asks to wait after too much was asked of it; for up to a minute the client waits and tries again
 * by itself.
 */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import type { Exchange } from "regelwerk-client";
import { announce } from "./announcer";
import { language } from "./settings";
import { words } from "./words";

const TOO_MANY = 429;
/** A shorter wait is over before it is read. */
const WORTH_TELLING_S = 2;
const MINUTE_S = 60;

const secondsLeft = signal(0);
let end = 0;
let clock: ReturnType<typeof setInterval> | undefined;

/** Looks whether an answer asks to wait. */
export function noteLimit({ status, responseHeaders }: Exchange): void {
  const seconds = Number(responseHeaders["retry-after"]);
  if (status !== TOO_MANY || !(seconds >= WORTH_TELLING_S)) return;
  const isNew = secondsLeft.value === 0;
  end = Math.max(end, performance.now() + 1000 * seconds);
  tick();
  clock ??= setInterval(tick, 1000);
  // Said once: a screen reader does not count along.
  if (isNew) announce(inWords());
}

export function LimitLine(): JSX.Element | null {
  if (secondsLeft.value === 0) return null;
  return (
    <p class="notice" role="timer">
      {inWords()}
    </p>
  );
}

function tick(): void {
  secondsLeft.value = Math.max(0, Math.ceil((end - performance.now()) / 1000));
  if (secondsLeft.value > 0) return;
  clearInterval(clock);
  clock = undefined;
}

function inWords(): string {
  const seconds = secondsLeft.value;
  const isLong = seconds > 2 * MINUTE_S;
  const unit = isLong ? "minute" : "second";
  const written = new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: "long" });
  return words().waitFor(written.format(isLong ? Math.ceil(seconds / MINUTE_S) : seconds));
}
