import { describe, expect, it } from "vitest";
import { gameOf, openPosition, openRecord, Unreadable } from "../../src/app/line/opening";
import { readRecord } from "../../src/app/record-text";

/** Notes what it is asked, and finds every record good. */
function fakeClient(verdict: object = {}) {
  const asked: Record<string, unknown>[] = [];
  const replay = async (order: object) => {
    asked.push(order as Record<string, unknown>);
    return {
      valid: true,
      ply: null,
      move: null,
      violations: [],
      legal: [],
      score: null,
      state: { begun: asked.length },
      ...verdict,
    };
  };
  return { client: { replay } as unknown as Parameters<typeof openRecord<"anaconda">>[0], asked };
}

const TEXT = `[Game "anaconda"]
[Seat0 "Ann \\"the snake\\""]
[Seat1 "Ben"]
[Stand_ins "1:random"]

; a line of comment 9. nothing
1. roll:III,IV {a good pair} III=7,IV=4 2. V=8@III 1-0 `;

describe("the text of a record", () => {
  it("is read with its names and plies, without comments, numbers and the end", () => {
    const { players, moves } = readRecord(TEXT);
    expect(players).toEqual(['Ann "the snake"', "Ben"]);
    expect(moves).toEqual(["roll:III,IV", "III=7,IV=4", "V=8@III"]);
  });

  it("names its game, or none", () => {
    expect(gameOf(TEXT)).toBe("anaconda");
    expect(gameOf('{"record": {"game": "davinci", "moves": []}}')).toBe("davinci");
    expect(gameOf("1. draw:B *")).toBeUndefined();
    expect(gameOf('[Game "chess"] 1. e4 *')).toBeUndefined();
  });

  it("begins where the service says, which is asked without plies and what belongs to them", async () => {
    const { client, asked } = fakeClient();
    const found = await openRecord(client, TEXT);
    expect(found.start).toEqual({ begun: 2 });
    expect(asked[1]?.text).not.toMatch(/roll|Stand_ins/);
    expect(found.plies).toHaveLength(3);
  });
});

describe("a record as JSON", () => {
  it("is found inside the answer of a live game", async () => {
    const { client, asked } = fakeClient();
    const found = await openRecord(client, { record: { moves: ["roll:III,IV"], players: ["Ann", "Ben"] }, proof: {} });
    expect(found.plies).toEqual(["roll:III,IV"]);
    expect(found.players).toEqual(["Ann", "Ben"]);
    expect(asked).toContainEqual({ record: { moves: [], stand_ins: [], players: ["Ann", "Ben"] } });
  });

  it("is cut before its bad ply, which is told with its reasons", async () => {
    const violations = [{ code: "not_a_neighbour", detail: "", rule: "anaconda#a-turn", pointer: "" }];
    const { client } = fakeClient({ valid: false, ply: 1, move: "b", violations, legal: ["c"] });
    const found = await openRecord(client, { moves: ["a", "b", "c"] });
    expect(found.plies).toEqual(["a"]);
    expect(found.bad).toEqual({ ply: 1, move: "b", violations, legal: ["c"] });
  });

  it.each([{}, { moves: 3 }, [], 7])("is refused when it has no moves: %j", async (given) => {
    await expect(openRecord(fakeClient().client, given)).rejects.toThrow(Unreadable);
  });
});

describe("the end of a record", () => {
  const result = { reason: "resigned", resigned: 1 };
  const score = (final: boolean) => ({ score: { final, seats: [{}, {}] } });

  it("is as noted where its plies do not end the game", async () => {
    const { client } = fakeClient(score(false));
    const noted = { reason: "resigned", seat: 1, score: null };
    expect((await openRecord(client, { moves: [], result })).noted).toEqual(noted);
    const text = `[Result "${JSON.stringify(result).replaceAll('"', '\\"')}"]\n\n*`;
    expect((await openRecord(client, text)).noted).toEqual(noted);
    expect((await openRecord(client, { moves: [], result: null })).noted).toBeNull();
  });

  it("is that of its plies where they end the game", async () => {
    expect((await openRecord(fakeClient(score(true)).client, { moves: [], result })).noted).toBeNull();
  });
});

describe("a position", () => {
  it("in one line is read by the service, as the start of a record", async () => {
    const { client, asked } = fakeClient();
    const found = await openPosition(client, ' III7-IV4-V3 last:V "seat" ');
    expect(asked).toEqual([{ text: '[Start "III7-IV4-V3 last:V \\"seat\\""]\n\n*' }]);
    expect(found).toEqual({ start: { begun: 1 }, isView: false, plies: [] });
  });

  it("that cannot be read is refused in the service's words", async () => {
    const { client } = fakeClient({ valid: false, state: null, violations: [{ detail: "No position." }] });
    await expect(openPosition(client, "nonsense")).rejects.toThrow(new Unreadable("No position."));
  });

  it("that cannot be read is refused without a word of the tag that this page has put it into", async () => {
    const detail = "The tag Start is not a position: A position is written like this: III7.";
    const { client } = fakeClient({ state: null, violations: [{ code: "unreadable_record", detail }] });
    const reason = "A position is written like this: III7.";
    await expect(openPosition(client, "hello world")).rejects.toThrow(new Unreadable(reason));
  });

  it("as JSON may be a state, or a view, which says who looks", async () => {
    const { client } = fakeClient();
    expect(await openPosition(client, '{"phase": "play"}')).toEqual({
      start: { phase: "play" },
      isView: false,
      plies: [],
    });
    expect(await openPosition(client, { view: { phase: "guess", seat: null } })).toMatchObject({ isView: true });
  });

  it("that this page has packed comes with its plies", async () => {
    const { client } = fakeClient();
    const found = await openPosition(client, { start: { phase: "play" }, plies: ["a", "b"] });
    expect(found).toEqual({ start: { phase: "play" }, isView: false, plies: ["a", "b"] });
  });
});
