/** The word for a key, or the key itself where a newer service has one that this page does not know. */
export function named(names: Readonly<Record<string, string>>): (key: string) => string {
  return (key) => names[key] ?? key;
}
