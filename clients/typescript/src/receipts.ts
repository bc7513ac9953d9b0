/**
 * Check a signed receipt offline: with the saved answer of `/v1/keys`, and without the service.
 *
 * A receipt has a `payload`, the id of a `key`, and a `signature`: Ed25519 of the text `regelwerk-receipt-v1`, a
 * newline and the canonical JSON of the payload. The payload names a record by the SHA-256 of its canonical JSON.
 */
import { type Check, check, isObject, listOf, type Members, objectOf, textOf } from "./checks.js";
import { bytesOfBase64Url, cryptography, hexOf, joined, sha256, utf8 } from "./hashes.js";
import { canonical, parseUnique } from "./json.js";

/** An answer of the service, or its text. */
export type Document = object | string;

const CONTEXT = utf8("regelwerk-receipt-v1\n");
const PRIME = 2n ** 255n - 19n;
/** No honest key is one of these points, for which a signature of anything can be made up. */
const Y_OF_ORDER_8 = 0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n;
const WEAK: ReadonlySet<bigint> = new Set([0n, 1n, PRIME - 1n, Y_OF_ORDER_8, PRIME - Y_OF_ORDER_8]);

interface PublicKey {
  raw: Uint8Array<ArrayBuffer>;
  notBefore: string;
  retiredAt: string | null;
}

interface Signed {
  payload: Members;
  key: string;
  signature: string;
}

/**
 * Check a receipt, alone or as the one for a record; good is one of whose checks none is `failed`.
 *
 * Rules are not replayed here: whether the score follows from the record is said by whoever signed, and can be checked
 * with `regelwerk receipt verify`. Throws TypeError when one of them is not what it should be, or is JSON in which an
 * object has a member twice; and Error where the platform has no Ed25519.
 *
 * @param receipt a receipt, or the answer of `score` that has one, as it came or as text.
 * @param keys the answer of `listKeys`, in the same forms. It must come from whom you trust.
 * @param record the record, with its whole setup, as the service answers it.
 */
export async function verifyReceipt(receipt: Document, keys: Document, record?: Document): Promise<Check[]> {
  let signed: Signed, known: Map<string, PublicKey>, given: Members | null;
  try {
    signed = readReceipt(documentOf(receipt));
    known = await keysIn(documentOf(keys));
    given = record === undefined ? null : documentOf(record);
  } catch (cause) {
    if (!(cause instanceof TypeError || cause instanceof SyntaxError || cause instanceof RangeError)) throw cause;
    throw new TypeError(`This is not a receipt, its keys and its record: ${cause.message}`, { cause });
  }
  return [...(await signatureChecks(signed, known)), ...(given ? await recordChecks(signed.payload, given) : [])];
}

function documentOf(given: Document): Members {
  return objectOf(typeof given === "string" ? parseUnique(given) : given);
}

function readReceipt(document: Members): Signed {
  const { payload, key, signature } = objectOf("receipt" in document ? document.receipt : document);
  if (typeof key !== "string" || typeof signature !== "string") throw new TypeError("key and signature must be texts");
  return { payload: objectOf(payload), key, signature };
}

async function keysIn(document: Members): Promise<Map<string, PublicKey>> {
  const known = new Map<string, PublicKey>();
  for (const key of listOf(document.keys).map(readKey)) {
    // A key is known by what it is, not by what it is called.
    known.set(hexOf(await sha256(key.raw)).slice(0, 16), key);
  }
  return known;
}

function readKey(entry: unknown): PublicKey {
  const { kty, crv, x, not_before, retired_at } = objectOf(entry);
  if (kty !== "OKP" || crv !== "Ed25519") throw new TypeError("a key must have kty OKP and crv Ed25519");
  const raw = bytesOfBase64Url(textOf(x), 32);
  const y = BigInt(`0x${hexOf(raw.slice().reverse())}`) & (2n ** 255n - 1n);
  if (y >= PRIME || WEAK.has(y)) throw new TypeError("nothing can be signed with such a key");
  return { raw, notBefore: optionalText(not_before) ?? "", retiredAt: optionalText(retired_at) };
}

function optionalText(value: unknown): string | null {
  return value === null || value === undefined ? null : textOf(value);
}

async function signatureChecks(receipt: Signed, known: ReadonlyMap<string, PublicKey>): Promise<Check[]> {
  const version = receipt.payload.version === 1 ? [] : [check("version", "failed", "The payload is not of version 1.")];
  const key = known.get(receipt.key);
  if (!key) return [...version, check("key", "failed", "This is none of the known keys.")];
  return [
    ...version,
    check("key", "ok", "The key is one of the known ones."),
    (await isSigned(receipt, key.raw))
      ? check("signature", "ok", "The key has signed this payload.")
      : check("signature", "failed", "The key has not signed this payload."),
    wasInUse(key, String(receipt.payload.issued_at))
      ? check("period", "ok", "The key was in use at this moment.")
      : check("period", "failed", "The key was not yet, or no longer, in use at this moment."),
  ];
}

function wasInUse(key: PublicKey, moment: string): boolean {
  return moment >= key.notBefore && (key.retiredAt === null || moment <= key.retiredAt);
}

async function isSigned(receipt: Signed, raw: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const key = await verifierOf(raw);
  try {
    const message = joined(CONTEXT, utf8(canonical(receipt.payload)));
    return await cryptography().verify("Ed25519", key, bytesOfBase64Url(receipt.signature, 64), message);
  } catch (cause) {
    // What cannot be written, and no such signature.
    if (cause instanceof TypeError) return false;
    throw cause;
  }
}

async function verifierOf(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  try {
    return await cryptography().importKey("raw", raw, "Ed25519", false, ["verify"]);
  } catch (cause) {
    const needed = "Node 20, Chrome 137, Firefox 129, Safari 17 or newer";
    throw new Error(`This platform cannot check Ed25519 signatures; it needs ${needed}.`, { cause });
  }
}

/** Whether a record is the one of the receipt; what the plies are worth is not for this module. */
async function recordChecks(payload: Members, given: Members): Promise<Check[]> {
  if (!(await isOf(payload, given))) {
    const detail = "The receipt is for another record, or this one does not tell its whole setup.";
    return [check("record", "failed", detail)];
  }
  return [
    check("record", "ok", "The receipt is for this record."),
    check("score", "open", "The rules are not replayed here; `regelwerk receipt verify` does that."),
  ];
}

async function isOf(payload: Members, given: Members): Promise<boolean> {
  try {
    const form = canonical(fullForm("record" in given ? objectOf(given.record) : given, payload));
    return hexOf(await sha256(utf8(form))) === payload.record_sha256;
  } catch (cause) {
    if (cause instanceof TypeError) return false;
    throw cause;
  }
}

/** What the hash is of: game, rules, setup and moves, and whatever else is neither null nor empty. */
function fullForm(record: Members, payload: Members): Members {
  const start = isObject(record.start) ? record.start : {};
  const shown = Object.entries(record).filter(([, value]) => !isEmpty(value));
  const named = { game: payload.game ?? null, rules: payload.rules ?? null, moves: [] };
  const setup = isEmpty(record.setup) ? (start.setup ?? null) : record.setup;
  return { ...named, ...Object.fromEntries(shown), setup };
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
