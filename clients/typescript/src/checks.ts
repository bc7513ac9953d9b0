/** What offline checks find. */

export interface Check {
  /** Stable snake_case name. */
  name: string;
  /** `later`: only after the end of the game can it be checked; `open`: this function cannot tell. */
  status: "ok" | "failed" | "later" | "open";
  /** One English sentence for people. */
  detail: string;
}

export function check(name: string, status: Check["status"], detail: string): Check {
  return { name, status, detail };
}

/** An object of JSON. */
export type Members = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Throws TypeError unless it is an object. */
export function objectOf(value: unknown): Members {
  if (!isObject(value)) throw new TypeError("an object is needed");
  return value;
}

/** Throws TypeError unless it is text that has a UTF-8 form. */
export function textOf(value: unknown): string {
  if (typeof value !== "string" || /\p{Surrogate}/u.test(value)) throw new TypeError(`${typeof value} is not a text`);
  return value;
}

/** Throws TypeError unless it is a list. */
export function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError("a list is needed");
  return value;
}

/** Throws TypeError unless it is a whole number. */
export function wholeOf(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new TypeError("a whole number is needed");
  return value as number;
}
