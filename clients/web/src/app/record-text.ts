/** Reads the text form of records, which the service has judged before: so nothing is checked here. */

export interface TextRecord {
  /** Its tag lines, from which the service makes the position before the first ply. */
  head: string;
  players: string[];
  moves: string[];
  /** What the table noted down of the end: JSON. */
  result: string;
}

const TAG = /\[\s*([A-Za-z][A-Za-z0-9_]*)\s+"((?:[^"\\]|\\.)*)"\s*\]/y;
const SKIPPED = /(?:\uFEFF|\s+|\{[^}]*\}|;[^\n]*|[0-9]+\.+)+/y;
const TOKEN = /[^\s{};]+/y;
const END = /^(?:\*|-?[0-9]+(?:--?[0-9]+)+)$/;

export function readRecord(text: string): TextRecord {
  const tags = new Map<string, string>();
  let at = 0;
  const skip = () => {
    at += matchAt(SKIPPED, text, at)?.[0].length ?? 0;
  };
  skip();
  for (let tag = matchAt(TAG, text, at); tag; tag = matchAt(TAG, text, at)) {
    tags.set((tag[1] ?? "").toLowerCase(), (tag[2] ?? "").replace(/\\(.)/gs, "$1"));
    at += tag[0].length;
    skip();
  }
  const head = text.slice(0, at);
  const moves: string[] = [];
  for (let token = matchAt(TOKEN, text, at); token && !END.test(token[0]); token = matchAt(TOKEN, text, at)) {
    moves.push(token[0]);
    at += token[0].length;
    skip();
  }
  return { head, players: playersIn(tags), moves, result: tags.get("result") ?? "null" };
}

/** The game that a text names; undefined where it names none. */
export function gameIn(text: string): string | undefined {
  return /\[\s*Game\s+"([^"\\]*)"\s*\]/i.exec(text)?.[1];
}

/** A text that is nothing but a position, for a service that reads positions as the start of a record. */
export function startingAt(position: string): string {
  return `[Start "${position.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"]\n\n*`;
}

function playersIn(tags: ReadonlyMap<string, string>): string[] {
  const players: string[] = [];
  for (let name = tags.get("seat0"); name !== undefined; name = tags.get(`seat${players.length}`)) players.push(name);
  return players;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
