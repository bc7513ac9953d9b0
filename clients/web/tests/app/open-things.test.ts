import { beforeAll, describe, expect, it, vi } from "vitest";

let beginningIn: typeof import("../../src/app/home/begin").beginningIn;
let destination: typeof import("../../src/app/open-things").destination;

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: [] });
  ({ beginningIn } = await import("../../src/app/home/begin"));
  ({ destination } = await import("../../src/app/open-things"));
});

/** A page that is busy for longer than this seems to hang. */
const SOON_MS = 2000;

describe("what is pasted", () => {
  it.each([
    ["http://elsewhere.example/x#/davinci/watch/abc", { page: "table", game: "davinci", id: "abc", watching: true }],
    ["javascript:alert(1)#/numerus", { page: "new", game: "numerus", opened: {} }],
    [
      "III7-IV4-V3 last:V seat:1/2",
      { page: "position", game: "anaconda", opened: { text: "III7-IV4-V3 last:V seat:1/2" } },
    ],
  ])("leads to a page of this playground: %s", async (text, to) => {
    expect(await destination(text, "anaconda")).toEqual(to);
  });

  it.each(["#/constructor", "http://elsewhere.example/#/__proto__/table/x", " \n "])(
    "leads nowhere: %j",
    async (text) => {
      expect(await destination(text, "anaconda")).toBeNull();
    },
  );

  it.each(["a", "\n", "{"])("is refused when it is longer than what the service reads: %j", async (piece) => {
    await expect(destination(piece.repeat(2_000_001), "anaconda")).rejects.toThrow();
  });

  it.each([["#/"], ["\n"], ["\n["], ["1."], ['[Game "'], ["{"], ['"moves" ']])(
    "is understood soon, though it is as long as can be and full of %j",
    async (piece) => {
      const much = piece.repeat(Math.floor(1_999_990 / piece.length));
      await destination(`x ${much} x`, "anaconda");
      await destination(`${much} x`, "anaconda").catch(() => undefined);
    },
    SOON_MS,
  );
});

describe("a link to a new game", () => {
  const good = { record: { moves: [] }, ply: 0, names: ["North", "South"] };

  it("begins from a record", () => {
    expect(beginningIn(good)).toEqual(good);
  });

  it.each([
    null,
    7,
    { ...good, record: null },
    { ...good, ply: 1e300 },
    { ...good, ply: "0" },
    { ...good, names: [{ toString: 1 }] },
    { ...good, names: new Array(100_000).fill("x") },
  ])("is refused when it cannot be shown: %j", (spoiled) => {
    expect(beginningIn(spoiled)).toBeNull();
  });
});
