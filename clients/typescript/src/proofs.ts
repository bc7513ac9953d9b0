/** The seal of a box of tiles: a Merkle tree of RFC 6962, whose leaves follow from one key. */
import { bytesOfHex, hexOf, hmacSha256, joined, sha256, utf8 } from "./hashes.js";

type Bytes = Uint8Array<ArrayBuffer>;

/** The proof of a tile. */
export interface Opened {
  back: number;
  tile: string;
  salt: string;
  path: readonly string[];
}

/** The root, as hexadecimal digits, of the tiles of a box as a key shuffles them. */
export async function rootOfBox(key: string, box: readonly string[]): Promise<string> {
  const tiles = await shuffled(key, box);
  const leaves = await Promise.all(tiles.map(async (tile, back) => leafOf(back, tile, await saltOf(key, back))));
  return hexOf(await rootOf(leaves));
}

/** Whether a proof leads to the root of so many tiles, and is written in the one way that there is. */
export async function opens(proof: Opened, root: string | null, tiles: number): Promise<boolean> {
  const hashes = proof.path.every((node) => /^[0-9a-f]{64}$/.test(node));
  if (!hashes || !/^[0-9a-f]{32}$/.test(proof.salt)) return false;
  const leaf = await leafOf(proof.back, proof.tile, proof.salt);
  const top = await climb(leaf, proof.back, tiles, proof.path.map(bytesOfHex));
  return top !== null && hexOf(top) === root;
}

/** The tiles by their backs: Fisher and Yates, from the last place down, with numbers that follow from the key. */
async function shuffled(key: string, box: readonly string[]): Promise<string[]> {
  const numbers = numbersOf(key);
  const mixed = [...box];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = await below(last + 1, numbers);
    [mixed[last], mixed[other]] = [mixed[other] as string, mixed[last] as string];
  }
  return mixed;
}

async function* numbersOf(key: string): AsyncGenerator<bigint, never, void> {
  for (let block = 0; ; block += 1) yield BigInt(`0x${hexOf(await hmacSha256(key, `backs|${block}`))}`);
}

/** The first number that is under the largest multiple of the limit below 2**256, modulo the limit. */
async function below(limit: number, numbers: AsyncGenerator<bigint, never, void>): Promise<number> {
  const usable = (2n ** 256n / BigInt(limit)) * BigInt(limit);
  for (;;) {
    const { value } = await numbers.next();
    if (value < usable) return Number(value % BigInt(limit));
  }
}

async function saltOf(key: string, back: number): Promise<string> {
  return hexOf(await hmacSha256(key, `salt|${back}`)).slice(0, 32);
}

function leafOf(back: number, tile: string, salt: string): Promise<Bytes> {
  return sha256(joined(Uint8Array.of(0), utf8(`${back}:${tile}:${salt}`)));
}

function nodeOf(left: Bytes, right: Bytes): Promise<Bytes> {
  return sha256(joined(Uint8Array.of(1), left, right));
}

/** How many of two or more leaves are on the left: the largest power of two below their number. */
function leftOf(leaves: number): number {
  let left = 1;
  while (2 * left < leaves) left *= 2;
  return left;
}

async function rootOf(leaves: readonly Bytes[]): Promise<Bytes> {
  const [only] = leaves;
  if (only && leaves.length === 1) return only;
  const left = leftOf(leaves.length);
  return nodeOf(await rootOf(leaves.slice(0, left)), await rootOf(leaves.slice(left)));
}

/** The root to which a path leads from the leaf at a place among so many; null where the path does not fit. */
async function climb(leaf: Bytes, place: number, leaves: number, path: readonly Bytes[]): Promise<Bytes | null> {
  const top = path.at(-1);
  if (leaves <= 1 || !top) return leaves === 1 && place === 0 && !top ? leaf : null;
  const left = leftOf(leaves);
  if (place < left) {
    const under = await climb(leaf, place, left, path.slice(0, -1));
    return under && nodeOf(under, top);
  }
  const under = await climb(leaf, place - left, leaves - left, path.slice(0, -1));
  return under && nodeOf(top, under);
}
