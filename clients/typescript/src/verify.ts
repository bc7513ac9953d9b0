/**
 * Check a record of a live game with its proof, offline: trust in the service is not needed, nor the service itself.
 *
 * Everything is computed anew, with nothing but hashes, from what the service documents:
 *
 * - the commitment is SHA-256 of `<salt>:<seed>`;
 * - the seed of the game is the service's seed, or SHA-256 of that and what each player added, joined by `|`;
 * - the box of tiles is shuffled by the key `<salt>:<seed of the game>`; the place of a tile is the number on its back.
 *   Every tile is a leaf of the Merkle tree of RFC 6962, SHA-256 of a zero byte and `<back>:<tile>:<its salt>`, where
 *   its salt is HMAC-SHA256 of `salt|<back>` with that key, cut to 32 hexadecimal digits.
 *
 * Rules are not replayed here. Whether the rules allow the plies, and whether deal and draws follow from the seed, is
 * for `regelwerk verify`, or for any other program that knows the rules.
 */
import { type Check, check, isObject, listOf, type Members, objectOf, textOf, wholeOf } from "./checks.js";
import { hexOf, sha256, utf8 } from "./hashes.js";
import { type Opened, opens, rootOfBox } from "./proofs.js";

const NUMBERS: readonly string[] = Array.from({ length: 12 }, (_, number) => [`B${number}`, `W${number}`]).flat();
const JOKERS: readonly string[] = ["B-", "W-"];
const TILE_PLY = /^tile:([BW](?:-|\d+))$/;

/** What an answer says, as far as it is checked here. */
interface GameRead {
  players: number | null;
  over: boolean;
  recordSeed: string | null;
  moves: readonly string[];
  commitment: string;
  salt: string | null;
  seed: string | null;
  entropy: readonly string[] | null;
  /** What every random choice follows from; null until the game is over. */
  gameSeed: string | null;
  /** What the box was sealed with. */
  boxKey: string | null;
  /** All tiles; null for rulesets of which this module does not know them. */
  box: readonly string[] | null;
  root: string | null;
  tiles: number | null;
  backs: readonly number[] | null;
  proofs: readonly Opened[];
}

/**
 * Check the answer of a session's `record`: `{"record": …, "proof": …}`.
 *
 * As long as no check is `failed`, nothing was changed; after the end none is `later`. Rules are not replayed. Throws
 * TypeError when this is not such an answer.
 */
export async function verify(answer: object): Promise<Check[]> {
  let game: GameRead;
  try {
    game = await readGame(objectOf(answer));
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new TypeError(`This is not the answer of a session's record: ${cause.message}`, { cause });
  }
  const rules = check("plies", "open", "The rules are not replayed here; `regelwerk verify` does that.");
  return [await commitmentCheck(game), seedCheck(game), rules, ...(await tileChecks(game))];
}

async function readGame(document: Members): Promise<GameRead> {
  const record = objectOf(document.record);
  const proof = objectOf(document.proof);
  const seed = optionalText(proof.seed);
  const salt = optionalText(proof.salt);
  const entropy = proof.entropy == null ? null : listOf(proof.entropy).map(textOf);
  const gameSeed = await gameSeedOf(seed, entropy);
  return {
    players: namesIn(record.players),
    over: record.result != null,
    recordSeed: optionalText(record.seed),
    moves: listOf(record.moves).map(textOf),
    commitment: textOf(proof.commitment),
    salt,
    seed,
    entropy,
    gameSeed,
    boxKey: salt === null || gameSeed === null ? null : `${salt}:${gameSeed}`,
    box: boxOf(record),
    root: optionalText(proof.root),
    tiles: proof.tiles == null ? null : wholeOf(proof.tiles),
    backs: proof.backs == null ? null : backsIn(objectOf(proof.backs)),
    proofs: listOf(proof.proofs ?? []).map(readProof),
  };
}

function optionalText(value: unknown): string | null {
  return value == null ? null : textOf(value);
}

function namesIn(players: unknown): number | null {
  return players == null ? null : listOf(players).length || null;
}

async function gameSeedOf(seed: string | null, entropy: readonly string[] | null): Promise<string | null> {
  if (seed === null || entropy === null) return seed;
  return hexOf(await sha256(utf8([seed, ...entropy].join("|"))));
}

function boxOf(record: Members): readonly string[] | null {
  const start = isObject(record.start) ? record.start : {};
  const setup = [record.setup, start.setup].find((given) => isObject(given) && Object.keys(given).length > 0);
  if (textOf(record.game) !== "davinci") return null;
  return isObject(setup) && setup.jokers ? [...NUMBERS, ...JOKERS] : NUMBERS;
}

/** All numbers on the table, whatever lies where. */
function backsIn(backs: Members): readonly number[] {
  const aside = backs.clue == null ? [] : [backs.clue];
  return [...listOf(backs.rows).flatMap(listOf), ...aside].map(wholeOf);
}

function readProof(given: unknown): Opened {
  const { back, tile, salt, path } = objectOf(given);
  return { back: wholeOf(back), tile: textOf(tile), salt: textOf(salt), path: listOf(path).map(textOf) };
}

async function commitmentCheck(game: GameRead): Promise<Check> {
  if (game.seed === null && game.salt === null) {
    return check("commitment", "later", "Seed and salt must match the commitment.");
  }
  if (hexOf(await sha256(utf8(`${game.salt}:${game.seed}`))) !== game.commitment) {
    return check("commitment", "failed", "Seed and salt do not match the commitment.");
  }
  return check("commitment", "ok", "Seed and salt match the commitment.");
}

function seedCheck(game: GameRead): Check {
  if (game.entropy && game.players !== null && game.players !== game.entropy.length) {
    return check("seed", "failed", "The players' additions to the seed are not one for each seat.");
  }
  if (game.seed === null && game.over) return check("seed", "failed", "The game is over, but its seed is not told.");
  if (game.recordSeed !== game.gameSeed) {
    return check("seed", "failed", "The record's seed does not follow from the proof.");
  }
  if (game.seed === null) {
    return check("seed", "later", "The record's seed must follow from the service's and what players added.");
  }
  return check("seed", "ok", "The record's seed follows from the service's and what players added.");
}

/** Everything about sealed tiles; nothing for rulesets without. */
async function tileChecks(game: GameRead): Promise<Check[]> {
  const { box, root, tiles, backs } = game;
  const isSealed = root !== null && tiles !== null && backs !== null;
  if (box && (!isSealed || tiles !== box.length)) {
    return [check("root", "failed", `The proof does not seal the ${box.length} tiles of the game.`)];
  }
  if (!isSealed) return [];
  return [await rootCheck(game), await proofsCheck(game, tiles), backsCheck(backs, tiles), namedCheck(game)];
}

async function rootCheck(game: GameRead): Promise<Check> {
  if (game.boxKey === null) return check("root", "later", "The root must follow from the seed.");
  if (game.box === null) return check("root", "open", "Which tiles there are is not known here.");
  if ((await rootOfBox(game.boxKey, game.box)) !== game.root) {
    return check("root", "failed", "The root is not that of the tiles as the seed shuffles them.");
  }
  return check("root", "ok", `The root is that of all ${game.tiles} tiles as the seed shuffles them.`);
}

async function proofsCheck(game: GameRead, tiles: number): Promise<Check> {
  for (const proof of game.proofs) {
    const isKnown = game.box === null || game.box.includes(proof.tile);
    if (!isKnown || !(await opens(proof, game.root, tiles))) {
      return check("proofs", "failed", `The proof of ${proof.tile} does not lead to the root.`);
    }
  }
  if (isRepeated(game.proofs.map((proof) => proof.tile)) || isRepeated(game.proofs.map((proof) => proof.back))) {
    return check("proofs", "failed", "A tile is proved twice.");
  }
  const detail = `The proofs of all ${game.proofs.length} known tiles lead to the root; none is there twice.`;
  return check("proofs", "ok", detail);
}

function backsCheck(backs: readonly number[], tiles: number): Check {
  if (isRepeated(backs) || !backs.every((back) => back >= 0 && back < tiles)) {
    return check("backs", "failed", "A back is on the table twice, or is not one of the box.");
  }
  return check("backs", "open", "The tiles on the table have different backs; where each lies is not replayed here.");
}

/** Whether the tiles that the plies name came out once, and are proved, so that they are in the box. */
function namedCheck(game: GameRead): Check {
  const named = game.moves.flatMap((move) => TILE_PLY.exec(move)?.slice(1) ?? []);
  const proved = new Set(game.proofs.map((proof) => proof.tile));
  if (isRepeated(named)) return check("tiles", "failed", "A ply names a tile that was drawn before.");
  const unproved = named.find((tile) => !proved.has(tile));
  if (unproved !== undefined) {
    return check("tiles", "failed", `There is no proof of ${unproved}, which the record shows.`);
  }
  return check("tiles", "ok", `No tile was drawn twice, and all ${named.length} that the plies name are proved.`);
}

function isRepeated(values: readonly unknown[]): boolean {
  return new Set(values).size < values.length;
}
