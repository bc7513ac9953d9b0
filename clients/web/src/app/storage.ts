/** The browser's memory, which may be forbidden, full or filled by somebody else. */

/** Lets go of what cannot be kept: the page works without a memory. */
export function keep(storage: () => Storage, name: string, value: unknown): void {
  try {
    storage().setItem(name, JSON.stringify(value));
  } catch {
    // Forbidden or full.
  }
}

/** What was kept under a name; null if there is nothing, or nothing that can be read. */
export function kept(storage: () => Storage, name: string): unknown {
  try {
    return JSON.parse(storage().getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Even naming the storage may throw. */
export const forThisTab = (): Storage => sessionStorage;
export const forThisBrowser = (): Storage => localStorage;
