/** Proofs are checked offline, and what was changed anywhere is found. */
import { beforeAll, expect, test } from "vitest";
import { type GameTypes, verify } from "../src/index.js";
import { real } from "./service.js";

type Answer = GameTypes["davinci"]["sessionRecord"];

const rw = real();
let over: Answer;
let running: Answer;

beforeAll(async () => {
  const { commitment } = await rw.davinci.commit();
  const entropy = ["mine", "yours"];
  const setup = { jokers: true, removed_per_colour: 1 } as const;
  const game = await rw.davinci.createSession({ setup, commitment, entropy, assist: "hints" });
  for (let moves = 0; (await game.host.refresh()).status === "running"; moves += 1) {
    for (const bot of game.seats) {
      await bot.refresh();
      const best = bot.yourTurn ? (await bot.hint({ budget_nodes: 1 })).best : null;
      if (best !== null) await bot.move(best);
      if (moves === 4) running = (await bot.record()) as Answer;
    }
  }
  over = await game.host.record();
});

async function statuses(answer: object): Promise<Record<string, string>> {
  return Object.fromEntries((await verify(answer)).map(({ name, status }) => [name, status]));
}

async function failed(change: (answer: Answer) => void, original = over): Promise<string[]> {
  const answer = structuredClone(original);
  change(answer);
  return Object.entries(await statuses(answer)).flatMap(([name, status]) => (status === "failed" ? name : []));
}

test("a whole game that players have added to passes", async () => {
  expect(await statuses(over)).toEqual({
    commitment: "ok",
    seed: "ok",
    plies: "open",
    root: "ok",
    proofs: "ok",
    backs: "open",
    tiles: "ok",
  });
});

test("of a game that is not over, the secrets are checked later", async () => {
  expect(await statuses(running)).toEqual({
    commitment: "later",
    seed: "later",
    plies: "open",
    root: "later",
    proofs: "ok",
    backs: "open",
    tiles: "ok",
  });
});

test("another seed, salt or commitment is found", async () => {
  expect(await failed(({ proof }) => (proof.seed = "0".repeat(64)))).toEqual(["commitment", "seed", "root"]);
  expect(await failed(({ proof }) => (proof.salt = "0".repeat(32)))).toEqual(["commitment", "root"]);
  expect(await failed(({ proof }) => (proof.commitment = "0".repeat(64)))).toEqual(["commitment"]);
  expect(await failed(({ record }) => (record.seed = "0".repeat(64)))).toEqual(["seed"]);
  expect(await failed(({ proof }) => (proof.seed = null))).toContain("seed");
});

test("what players have added counts, and must be one for each", async () => {
  expect(await failed(({ proof }) => (proof.entropy = ["mine", "theirs"]))).toEqual(["seed", "root"]);
  expect(await failed(({ proof }) => (proof.entropy = ["mine"]))).toEqual(["seed", "root"]);
});

test("a box that was not sealed, or of another size, is found", async () => {
  expect(await failed(({ proof }) => (proof.root = null))).toEqual(["root"]);
  expect(await failed(({ proof }) => (proof.tiles = 24))).toEqual(["root"]);
  expect(await failed(({ proof }) => (proof.root = "0".repeat(64)))).toEqual(["root", "proofs"]);
});

test.each<[string, (proof: Answer["proof"]["proofs"][number]) => void]>([
  ["back", (proof) => (proof.back += 1)],
  ["tile", (proof) => (proof.tile = proof.tile === "B0" ? "W0" : "B0")],
  ["tile that there is not", (proof) => (proof.tile = "B12")],
  ["salt", (proof) => (proof.salt = "0".repeat(32))],
  ["salt in capitals", (proof) => (proof.salt = proof.salt.toUpperCase().padEnd(33, "A"))],
  ["node", (proof) => (proof.path[0] = "0".repeat(64))],
  ["node too few", (proof) => void proof.path.pop()],
  ["node too many", (proof) => void proof.path.push("0".repeat(64))],
])("the proof of a tile with another %s leads nowhere", async (_, change) => {
  const wrong = ({ proof }: Answer): void => proof.proofs.slice(0, 1).forEach(change);
  expect(await failed(wrong)).toContain("proofs");
  expect(await failed(wrong, running)).toContain("proofs");
});

test("a tile that is proved or drawn twice, or not proved, is found", async () => {
  expect(await failed(({ proof }) => proof.proofs.push(...proof.proofs.slice(0, 1)))).toEqual(["proofs"]);
  const drawn = over.record.moves.find((move) => move.startsWith("tile:")) ?? "";
  expect(await failed(({ record }) => record.moves.push(drawn))).toEqual(["tiles"]);
  const unproved = ({ proof }: Answer): void => {
    proof.proofs = proof.proofs.filter(({ tile }) => `tile:${tile}` !== drawn);
  };
  expect(await failed(unproved)).toEqual(["tiles"]);
});

test("a back that lies twice, or is none of the box, is found", async () => {
  expect(await failed(({ proof }) => void proof.backs?.rows[0]?.push(26))).toEqual(["backs"]);
  expect(await failed(({ proof }) => void proof.backs?.rows[0]?.push(proof.backs.rows[1]?.[0] ?? 0))).toEqual([
    "backs",
  ]);
});

test.each([
  {},
  { record: {}, proof: {} },
  [],
  { record: { game: "davinci", moves: [] }, proof: { commitment: "\ud800" } },
])("what is no answer of a record is a TypeError (%#)", async (answer) => {
  await expect(verify(answer)).rejects.toThrow(/^This is not the answer of a session's record/);
});
