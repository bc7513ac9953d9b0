/** A seed that nobody can guess. `randomUUID` is not there on pages that came over plain http. */
export function anySeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
