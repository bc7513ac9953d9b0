/** Server-sent events off the wire, by the rules of the HTML standard (section 9.2.6). */

/** One event of a stream; `id` is the last one that was given, by this event or an earlier one. */
export interface Message {
  type: string;
  data: string;
  id: string;
}

/** Of one event, in characters; far more than any of the service's has. */
export const LONGEST = 8_000_000;
/** At the end of what has come, a carriage return may be the first half of a line end. */
const LINE_END = /\r\n|\n|\r(?!$)/;

/** Reads a stream in pieces of any size. */
export class Parser {
  /** How soon to come back when it ends; null while it has not said so. */
  retryMs: number | null = null;
  private readonly decoder = new TextDecoder();
  private rest = "";
  private type = "";
  private data: string[] = [];
  private size = 0;
  private id = "";

  /** The events that a piece completes. What is incomplete at the end of a stream is none. Throws RangeError. */
  *feed(piece: Uint8Array): Generator<Message, void, void> {
    const lines = (this.rest + this.decoder.decode(piece, { stream: true })).split(LINE_END);
    this.rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line !== "") this.take(line);
      else if (this.data.length > 0) yield this.dispatched();
      else this.nothing();
    }
    if (this.size + this.rest.length > LONGEST) throw new RangeError("An event is too long.");
  }

  private take(line: string): void {
    // A comment has no name.
    const colon = line.indexOf(":");
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    this.size += line.length;
    if (name === "data") this.data.push(value);
    else if (name === "event") this.type = value;
    else if (name === "id" && !value.includes("\0")) this.id = value;
    else if (name === "retry" && /^[0-9]{1,9}$/.test(value)) this.retryMs = Number(value);
  }

  private dispatched(): Message {
    const message = { type: this.type || "message", data: this.data.join("\n"), id: this.id };
    this.nothing();
    return message;
  }

  /** The next line begins another event. */
  private nothing(): void {
    this.type = "";
    this.data = [];
    this.size = 0;
  }
}
