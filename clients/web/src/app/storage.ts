/** The browser's memory, which may be forbidden, full or filled by somebody else. */

type Memory = () => Storage;

/** Even naming the storage may throw. */
export const forThisTab: Memory = () => sessionStorage;
export const forThisBrowser: Memory = () => localStorage;

/** What the browser did not keep, such as the tokens of a game, is known for as long as the page is open. */
const unkept: ReadonlyMap<Memory, Map<string, string>> = new Map([
  [forThisTab, new Map()],
  [forThisBrowser, new Map()],
]);

export function keep(storage: Memory, name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    storage().setItem(name, text);
    unkept.get(storage)?.delete(name);
  } catch {
    unkept.get(storage)?.set(name, text);
  }
}

/** What was kept under a name; null if there is nothing, or nothing that can be read. */
export function kept(storage: Memory, name: string): unknown {
  try {
    return JSON.parse(unkept.get(storage)?.get(name) ?? storage().getItem(name) ?? "null");
  } catch {
    return null;
  }
}
