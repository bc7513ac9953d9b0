/** Why something cannot be opened, in words. */
import { InvalidRequest } from "regelwerk-client";
import { isRefusal } from "../refusal";
import { inWords } from "../trouble";
import { words } from "../words";
import { Unreadable } from "./opening";

export function whyNot(trouble: unknown): string {
  if (!isUnreadable(trouble) && !(trouble instanceof InvalidRequest)) return inWords(trouble);
  const reason = isUnreadable(trouble) ? messageOf(trouble) : inWords(trouble);
  return `${words().open.unreadable} ${reason}`.trim();
}

/** Whether it is the fault of what was given, and not of the way to the service. */
export function isFaultOfGiven(trouble: unknown): boolean {
  return isUnreadable(trouble) || isRefusal(trouble);
}

/** What browsers say of a broken text is not for its reader. */
function messageOf(trouble: unknown): string {
  return trouble instanceof Unreadable ? trouble.message : "";
}

/** What a broken link, or a text that means nothing, brings about on the way. */
function isUnreadable(trouble: unknown): boolean {
  return [Unreadable, SyntaxError, TypeError, RangeError, DOMException].some((kind) => trouble instanceof kind);
}
