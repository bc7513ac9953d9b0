/** Failures in words. */
import {
  ApiError,
  Forbidden,
  RateLimited,
  StaleVersion,
  StoreUnavailable,
  Unauthorized,
  Unavailable,
  UnknownSession,
  Unreachable,
} from "regelwerk-client";
import { keyRefusal } from "./api-key/key";
import { notify } from "./notices";
import { Overtaken } from "./refusal";
import { words } from "./words";

/** What has happened, and what can be done about it. */
export function inWords(trouble: unknown): string {
  const { troubles } = words();
  if (trouble instanceof Unreachable) return troubles.unreachable;
  if (isTooLate(trouble)) return troubles.stale;
  if (trouble instanceof UnknownSession) return troubles.unknownSession;
  if (isForKey(trouble) || isForScope(trouble)) return words().apiKey.refusals(trouble.code);
  if (trouble instanceof Unauthorized || trouble instanceof Forbidden)
    return `${troubles.notAllowed} ${trouble.detail}`;
  if (trouble instanceof RateLimited) return troubles.rateLimited;
  if (trouble instanceof StoreUnavailable) return troubles.storeAway;
  if (trouble instanceof Unavailable) return troubles.overloaded;
  if (trouble instanceof ApiError) return apiErrorInWords(trouble);
  return `${troubles.unexpected} ${trouble instanceof Error ? trouble.message : String(trouble)}`;
}

function apiErrorInWords(error: ApiError): string {
  const { troubles } = words();
  if (error.status >= 500) return troubles.serverFault(error.requestId);
  // The details of problems only sum up what is wrong.
  const reasons = [...new Set(error.errors.map((each) => each.detail))];
  return reasons.length > 0 ? reasons.join(" ") : error.detail;
}

export function tellTrouble(trouble: unknown): void {
  if (isForKey(trouble)) {
    // It is told where the field for the key is.
    keyRefusal.value = trouble.code;
    return;
  }
  notify(isTooLate(trouble) ? "warn" : "bad", inWords(trouble));
}

/** Whether nothing goes on before there is another key, or none. */
function isForKey(trouble: unknown): trouble is Unauthorized {
  return trouble instanceof Unauthorized && trouble.concernsKey;
}

/** Whether the key is good, but not for this; everything else goes on with it. */
function isForScope(trouble: unknown): trouble is Forbidden {
  return trouble instanceof Forbidden && trouble.code === "missing_scope";
}

function isTooLate(trouble: unknown): boolean {
  return trouble instanceof StaleVersion || trouble instanceof Overtaken;
}
