/** Receipts are checked offline, by the vectors that the service and the Python client are checked by. */
import { afterEach, expect, test, vi } from "vitest";
import vectors from "../../../tests/receipt_vectors.json" with { type: "json" };
import { hexOf, joined, sha256, utf8 } from "../src/hashes.js";
import { type Document, verifyReceipt } from "../src/index.js";
import { canonical, parseUnique } from "../src/json.js";

const { receipt: RECEIPT, record: RECORD, keys: KEYS, secret } = vectors.receipt;
const [KEY] = KEYS.keys;

afterEach(() => {
  vi.unstubAllGlobals();
});

async function statuses(receipt: Document, record?: Document, keys: Document = KEYS): Promise<Record<string, string>> {
  const checks = await verifyReceipt(receipt, keys, record);
  return Object.fromEntries(checks.map(({ name, status }) => [name, status]));
}

async function failed(receipt: Document, record?: Document, keys: Document = KEYS): Promise<string[]> {
  return Object.entries(await statuses(receipt, record, keys)).flatMap(([name, status]) =>
    status === "failed" ? name : [],
  );
}

function base64Url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

/** A receipt of the key of the vectors for another payload. */
async function signed(payload: object): Promise<object> {
  const head = Uint8Array.from([0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20]);
  const raw = joined(head, Buffer.from(secret, "base64url"));
  const key = await crypto.subtle.importKey("pkcs8", raw, "Ed25519", false, ["sign"]);
  const message = utf8(`regelwerk-receipt-v1\n${canonical(payload)}`);
  const signature = new Uint8Array(await crypto.subtle.sign("Ed25519", key, message));
  return { payload, key: RECEIPT.key, signature: base64Url(signature) };
}

test.each(vectors.canonical)("the canonical form of $name is the one that all languages write", async (vector) => {
  expect(canonical(parseUnique(vector.json))).toBe(vector.canonical);
  expect(hexOf(await sha256(utf8(vector.canonical)))).toBe(vector.sha256);
});

test.each([[7.5], [2 ** 53], [NaN], ["\ud800"], [{ "\udc00": 1 }], [undefined]])(
  "%s has no canonical form",
  (value) => {
    expect(() => canonical(value)).toThrow(TypeError);
  },
);

test("the published receipt passes in each form", async () => {
  const good = { key: "ok", signature: "ok", period: "ok", record: "ok", score: "open" };
  const answer = { ...RECEIPT.payload.score, receipt: RECEIPT };
  const session = { record: RECORD, proof: {} };
  for (const form of [(value: object): Document => value, (value: object): Document => JSON.stringify(value)]) {
    for (const receipt of [RECEIPT, answer]) {
      for (const record of [RECORD, session]) {
        expect(await statuses(form(receipt), form(record), form(KEYS))).toEqual(good);
      }
    }
  }
  expect(await statuses(RECEIPT)).toEqual({ key: "ok", signature: "ok", period: "ok" });
});

function* leaves(value: unknown, path: readonly string[] = []): Generator<readonly string[], void, void> {
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0) return yield path;
  for (const [name, inner] of Object.entries(value)) yield* leaves(inner, [...path, name]);
}

/** A copy with another value at a path. */
function changed<T extends object>(document: T, path: readonly string[], value: unknown): T {
  const copy = structuredClone(document);
  let place = copy as Record<string, unknown>;
  for (const name of path.slice(0, -1)) place = place[name] as Record<string, unknown>;
  place[path.at(-1) ?? ""] = value;
  return copy;
}

test("every change of what was signed is found", async () => {
  const paths = [...leaves(RECEIPT.payload)];
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    expect(await failed(changed(RECEIPT, ["payload", ...path], "changed")), path.join("/")).toContain("signature");
  }
  const forged = `${RECEIPT.signature.startsWith("A") ? "B" : "A"}${RECEIPT.signature.slice(1)}`;
  expect(await failed({ ...RECEIPT, signature: forged })).toEqual(["signature"]);
  expect(await failed({ ...RECEIPT, signature: `${RECEIPT.signature}=` })).toEqual(["signature"]);
  expect(await failed({ ...RECEIPT, key: "0".repeat(16) })).toEqual(["key"]);
});

test("a receipt is for one record, which must tell its whole setup", async () => {
  expect(await failed(RECEIPT, { ...RECORD, moves: RECORD.moves.slice(1) })).toEqual(["record"]);
  expect(await failed(RECEIPT, { ...RECORD, players: ["Mallory"] })).toEqual(["record"]);
  for (const setup of [null, {}, { players: 2 }])
    expect(await failed(RECEIPT, { ...RECORD, setup })).toEqual(["record"]);
  const deep = Array.from({ length: 900 }).reduce<unknown>((inner) => [inner], 1);
  expect(await failed(RECEIPT, { ...RECORD, result: deep })).toEqual(["record"]);
});

test("what the key has signed passes, and a payload of a later version is not taken for a known one", async () => {
  expect(await failed(await signed({ ...RECEIPT.payload, issuer: "Ünïcode 😀" }))).toEqual([]);
  expect(await failed(await signed({ ...RECEIPT.payload, version: 2 }))).toEqual(["version"]);
});

test("keys are known by what they are, not by what they are called", async () => {
  const other = { ...KEY, x: base64Url(Uint8Array.from({ length: 32 }, (_, index) => index + 3)) };
  expect(await failed(RECEIPT, undefined, { keys: [other] })).toEqual(["key"]);
  expect(await failed(RECEIPT, undefined, { keys: [] })).toEqual(["key"]);
});

test.each([
  [{ not_before: "2026-01-01T12:00:00Z", retired_at: "2026-01-01T12:00:00Z" }, []],
  [{ not_before: "2026-01-01T12:00:01Z" }, ["period"]],
  [{ retired_at: "2026-01-01T11:59:59Z" }, ["period"]],
])("a key is good for the time in which it was in use (%j)", async (period, found) => {
  expect(await failed(RECEIPT, undefined, { keys: [{ ...KEY, ...period }] })).toEqual(found);
});

/** The point whose y is this, as a key: no honest one is among the smallest. */
function weak(...bytes: number[]): Document {
  return { keys: [{ ...KEY, x: base64Url(Uint8Array.from({ length: 32 }, (_, index) => bytes[index] ?? 0)) }] };
}

test.each<[Document, Document]>([
  [{}, KEYS],
  [{ ...RECEIPT, payload: null }, KEYS],
  [{ ...RECEIPT, key: 7 }, KEYS],
  ["[]", KEYS],
  ["receipt", KEYS],
  ["[".repeat(100_000), KEYS],
  [JSON.stringify(RECEIPT).replace('"plies":7', '"plies":7,"plies":7'), KEYS],
  [RECEIPT, {}],
  [RECEIPT, { keys: [7] }],
  [RECEIPT, { keys: [{ ...KEY, kty: "RSA" }] }],
  [RECEIPT, { keys: [{ ...KEY, x: `${KEY?.x}=` }] }],
  [RECEIPT, { keys: [{ ...KEY, x: null }] }],
  [RECEIPT, { keys: [{ ...KEY, x: "_".repeat(43) }] }],
  [RECEIPT, weak(0)],
  [RECEIPT, weak(1)],
])("what is no receipt and no key is a TypeError (%#)", async (receipt, keys) => {
  await expect(verifyReceipt(receipt, keys)).rejects.toThrow(/^This is not a receipt, its keys and its record/);
});

test("members may have the same name in different objects, and look like anything", () => {
  const text = '{"a":{"a":1,"b":"{\\":"},"b":[{"a":1},{"a":"a:"}]}';
  expect(parseUnique(text)).toEqual(JSON.parse(text));
  expect(() => parseUnique('{"x":{"a":1,"b":[2],"\\u0061":3}}')).toThrow(SyntaxError);
});

test("a platform without Ed25519, or without any cryptography, says so", async () => {
  const { subtle } = crypto;
  const importKey = (): never => {
    throw new DOMException("Unrecognized name.", "NotSupportedError");
  };
  vi.stubGlobal("crypto", { subtle: { digest: subtle.digest.bind(subtle), importKey } });
  await expect(verifyReceipt(RECEIPT, KEYS)).rejects.toThrow("cannot check Ed25519 signatures");
  vi.stubGlobal("crypto", {});
  await expect(verifyReceipt(RECEIPT, KEYS)).rejects.toThrow("needs Web Cryptography");
});
