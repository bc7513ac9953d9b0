/** Server-sent events, wherever the stream is cut. */
import { expect, test } from "vitest";
import { type Message, Parser } from "../src/sse.js";

function parsed(pieces: readonly (string | Uint8Array)[], parser = new Parser()): Message[] {
  return pieces.flatMap((piece) => [
    ...parser.feed(typeof piece === "string" ? new TextEncoder().encode(piece) : piece),
  ]);
}

const TEXT = 'retry: 5\r\n\r\n: comment\n\nid: 1\nevent: move\ndata: {"näme":\rdata: "€😀"}\n\ndata:x\r\n\r\n';
const MESSAGES: Message[] = [
  { type: "move", data: '{"näme":\n"€😀"}', id: "1" },
  { type: "message", data: "x", id: "1" },
];

test("a stream is read whole", () => {
  const parser = new Parser();
  expect(parsed([TEXT], parser)).toEqual(MESSAGES);
  expect(parser.retryMs).toBe(5);
});

test("a stream is read the same wherever it is cut, also within a character or a line end", () => {
  const bytes = new TextEncoder().encode(TEXT);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    expect(parsed([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(MESSAGES);
  }
  expect(parsed(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(MESSAGES);
});

test("what is not complete at the end is no event", () => {
  expect(parsed(["data: x\n"])).toEqual([]);
});

test("an event without data is none, and its type is forgotten", () => {
  expect(parsed(["event: move\n\ndata: x\n\n"])).toEqual([{ type: "message", data: "x", id: "" }]);
});

test("one space after the colon belongs to the line, and a line may be a name alone", () => {
  expect(parsed(["data:  x\ndata\n\n"])).toEqual([{ type: "message", data: " x\n", id: "" }]);
});

test("an id with a zero, a retry that is no number or a huge one, and unknown names are passed over", () => {
  const parser = new Parser();
  expect(parsed(["id: 1\nid: a\0b\nretry: soon\nretry: 9999999999\nother: x\ndata: y\n\n"], parser)).toEqual([
    { type: "message", data: "y", id: "1" },
  ]);
  expect(parser.retryMs).toBeNull();
});

test("an event without an end is given up before it fills the memory, however it goes on", () => {
  const piece = "x".repeat(1_000_000);
  expect(() => parsed(["data: ", ...Array<string>(9).fill(piece)])).toThrow(RangeError);
  expect(() => parsed(Array<string>(9).fill(`data: ${piece}\n`))).toThrow(RangeError);
  expect(() => parsed(Array<string>(9).fill(`: ${piece}\n`))).toThrow(RangeError);
});

test("a stream may be as long as it will, of events that each have an end", () => {
  const piece = "x".repeat(1_000_000);
  expect(parsed(Array<string>(9).fill(`: ${piece}\n\ndata: ${piece}\n\n`))).toHaveLength(9);
});

test("a mark of byte order at the beginning is passed over", () => {
  expect(parsed(["\uFEFFdata: x\n\n"])).toEqual([{ type: "message", data: "x", id: "" }]);
});
