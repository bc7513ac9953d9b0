/** JSON that is signed: read without doubt about its members, and written in the one way there is. */
import { isObject } from "./checks.js";

const LEVELS = 32;
/** Texts, and whatever opens, closes or divides. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/** Read a text. Throws SyntaxError when it is not JSON, or when an object has a member twice. */
export function parseUnique(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const open: Set<string>[] = [];
  let last = "";
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === "{" || token === "[") open.push(new Set());
    else if (token === "}" || token === "]") open.pop();
    else if (token === ":") note(open.at(-1), JSON.parse(last) as string);
    last = token;
  }
  return value;
}

function note(members: Set<string> | undefined, name: string): void {
  if (members?.has(name)) throw new SyntaxError(`an object has the member ${name} twice`);
  members?.add(name);
}

/**
 * The one way to write a value, by RFC 8785: no spaces, members in the order of the UTF-16 code units of their names,
 * only the escapes that JSON demands. Throws TypeError for what has none: numbers that are not whole, half characters,
 * depth.
 */
export function canonical(value: unknown, levels = LEVELS): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return whole(value);
  if (levels === 0) throw new TypeError("this cannot be written so deep");
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, levels - 1)).join(",")}]`;
  if (!isObject(value)) throw new TypeError(`${typeof value} cannot be written`);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${quoted(name)}:${canonical(value[name], levels - 1)}`).join(",")}}`;
}

function quoted(text: string): string {
  if (/\p{Surrogate}/u.test(text)) throw new TypeError("half a character has no UTF-8");
  return JSON.stringify(text);
}

function whole(number: number): string {
  if (!Number.isSafeInteger(number)) throw new TypeError(`${number} is not a number that every language reads exactly`);
  return String(number);
}
