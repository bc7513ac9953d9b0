/** Whole games of each ruleset on the real service: each bot knows what its seat may know. */
import { describe, expect, test } from "vitest";
import {
  type Check,
  type Created,
  type GameClient,
  type Ruleset,
  type SessionOrder,
  verify,
  verifyReceipt,
} from "../src/index.js";
import { real } from "./service.js";

const rw = real();

async function playToTheEnd<R extends Ruleset>(game: Created<R>): Promise<void> {
  while ((await game.host.refresh()).status === "running") {
    for (const bot of game.seats) {
      await bot.refresh();
      const best = bot.yourTurn ? (await bot.hint({ budget_nodes: 1 })).best : null;
      if (best !== null) await bot.move(best);
    }
  }
}

/** What is true after a whole game of any ruleset. */
async function playAndCheck<R extends Ruleset>(client: GameClient<R>, order: SessionOrder<R>): Promise<string[]> {
  const game = await client.createSession({ ...order, assist: "hints" });
  await playToTheEnd(game);

  const last = await game.host.refresh();
  expect(last.result?.reason).toBe("finished");
  expect(await game.host.score()).toEqual(last.result?.score);

  const { record, proof } = await game.host.record();
  const replayed = await client.replay({ record });
  expect(replayed).toMatchObject({ valid: true, plies: last.plies, score: last.result?.score });
  expect(await client.replay({ text: await game.host.recordText() })).toEqual(replayed);

  const scored = await client.score({ record, receipt: true });
  const receipt = await verifyReceipt(scored, await rw.listKeys(), { ...record, setup: replayed.state?.setup });
  expect(receipt.map(statusOf)).toEqual(["key ok", "signature ok", "period ok", "record ok", "score open"]);
  return (await verify({ record, proof })).map(statusOf);
}

function statusOf(check: Check): string {
  return `${check.name} ${check.status}`;
}

const PROVED = ["commitment ok", "seed ok", "plies open"];
const SEALED = ["root ok", "proofs ok", "backs open", "tiles ok"];

describe("a whole game by hints is played, replayed, scored and proved", () => {
  test("anaconda", async () => {
    expect(await playAndCheck(rw.anaconda, { setup: { players: 3 } })).toEqual(PROVED);
  });

  test("davinci", async () => {
    const setup = { players: 3, jokers: true } as const;
    expect(await playAndCheck(rw.davinci, { setup })).toEqual([...PROVED, ...SEALED]);
  });

  test("davinci-solo", async () => {
    expect(await playAndCheck(rw.davinciSolo, { setup: { row_cap: 5 } })).toEqual(PROVED);
  });

  test("numerus", async () => {
    expect(await playAndCheck(rw.numerus, { setup: { players: 3 } })).toEqual(PROVED);
  });

  test("numerus-solo", async () => {
    expect(await playAndCheck(rw.numerusSolo, {})).toEqual(PROVED);
  });
});
