import { Unreachable } from "regelwerk-client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Table } from "../../src/app/table/table";
import { FakeService, partsOf, refusedUndo, stale } from "./fake-table";

type Kinds = Parameters<typeof partsOf>[2];

const open: { close: () => void }[] = [];

async function sitDown(game: "anaconda" | "davinci", kinds: Kinds) {
  const service = new FakeService(kinds.length);
  const { parts, troubles } = partsOf(service, game, kinds);
  const table = new Table(parts);
  open.push(table);
  await table.open();
  return { service, table, troubles };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

afterEach(() => {
  for (const table of open.splice(0)) table.close();
  vi.useRealTimers();
});

describe("a table with one player and the solver", () => {
  it("shows the player's own view and what may be played", async () => {
    const { table } = await sitDown("davinci", ["here", "hint"]);
    expect(table.look.value).toEqual({ seat: 0, curtainFor: null });
    expect(table.shown.value?.view).toEqual({ secretOf: 0 });
    expect(table.moves.value).toEqual([{ move: "go" }]);
  });

  it("lets the solver answer the player's move", async () => {
    const { service, table } = await sitDown("anaconda", ["here", "hint"]);
    expect(await table.play("go")).toBe(true);
    await settled();
    expect(service.log).toEqual(["0: go", "1: go"]);
    expect(table.plies.value.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(table.thinking.value).toBeNull();
  });

  it("does not play for the solver while somebody has not answered whether to take back", async () => {
    const service = new FakeService(3);
    service.toMove = 1;
    service.undo = { asked_by: 0, ply: 0, agreed: [1] };
    const table = new Table(partsOf(service, "anaconda", ["here", "hint", "remote"]).parts);
    open.push(table);
    await table.open();
    expect(service.log).toEqual([]);
  });

  it("agrees in the solver's name to take back", async () => {
    const { service, table } = await sitDown("anaconda", ["here", "hint"]);
    await table.play("go");
    await settled();
    await table.undo();
    await settled();
    expect(service.log.slice(2)).toEqual(["0: undo 0", "1: agree 0"]);
    expect(table.plies.value).toEqual([]);
  });

  it("shows why something cannot be taken back", async () => {
    const { service, table, troubles } = await sitDown("davinci", ["here", "hint"]);
    service.failures.set("undo", refusedUndo());
    expect(await table.undo()).toBe(false);
    expect(table.refusal.value?.reasons.map(({ code }) => code)).toEqual(["information_revealed"]);
    expect(troubles).toEqual([]);
  });

  it("tells of a lost race, plays nothing, and shows the game as it stands", async () => {
    const { service, table, troubles } = await sitDown("anaconda", ["here", "remote"]);
    service.failures.set("move", stale());
    service.version = 7;
    expect(await table.play("go")).toBe(false);
    expect(troubles).toHaveLength(1);
    expect(table.shown.value?.version).toBe(7);
    expect(service.log).toEqual([]);
  });

  it("lets the solver try again by itself after the service was away", async () => {
    vi.useFakeTimers();
    const { service, table, troubles } = await sitDown("anaconda", ["here", "hint"]);
    service.failures.set("hint", new Unreachable("away"));
    await table.play("go");
    await vi.advanceTimersByTimeAsync(100);
    expect(troubles).toHaveLength(1);
    expect(service.log).toEqual(["0: go"]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(service.log).toEqual(["0: go", "1: go"]);
  });

  it("forgets a hint as soon as the position is another one", async () => {
    const { table } = await sitDown("anaconda", ["here", "hint"]);
    await table.askHint(10);
    expect(table.hint.value?.best).toBe("go");
    await table.play("go");
    expect(table.hint.value).toBeNull();
  });
});

describe("two players at one page", () => {
  it("see a curtain before each turn where there are secrets, and nobody's view behind it", async () => {
    const { table } = await sitDown("davinci", ["here", "here"]);
    expect(table.look.value).toEqual({ seat: null, curtainFor: 0 });
    expect(table.shown.value?.view).toEqual({ secretOf: null });
    expect(table.moves.value).toEqual([]);
    await table.uncover(0);
    expect(table.shown.value?.view).toEqual({ secretOf: 0 });
    await table.play("go");
    expect(table.look.value).toEqual({ seat: null, curtainFor: 1 });
    expect(table.shown.value?.view).toEqual({ secretOf: null });
  });

  it("see the curtain again when a ply is taken back behind it, whoever was at the page before", async () => {
    const { service, table } = await sitDown("davinci", ["here", "here"]);
    await table.uncover(0);
    await table.play("go");
    service.toMove = 0;
    service.changed(0, "back");
    service.tell("undone", { ply: 0 });
    await settled();
    expect(table.look.value).toEqual({ seat: null, curtainFor: 0 });
    expect(table.shown.value?.view).toEqual({ secretOf: null });
  });

  it("see nobody's view while somebody elsewhere plays, when the curtain has fallen before", async () => {
    const { service, table } = await sitDown("davinci", ["here", "here", "remote"]);
    await table.uncover(0);
    await table.play("go");
    service.toMove = 2;
    service.changed(1, "by the clock");
    service.tell("move", { ply: 1, seat: 1 });
    await settled();
    expect(table.look.value).toEqual({ seat: null, curtainFor: null });
    expect(table.shown.value?.view).toEqual({ secretOf: null });
  });

  it("are not told why the other's move was refused", async () => {
    const { service, table } = await sitDown("davinci", ["here", "here"]);
    await table.uncover(0);
    service.failures.set("move", refusedUndo());
    await table.play("no");
    expect(table.refusal.value).not.toBeNull();
    service.toMove = 1;
    service.changed(0, "elsewhere");
    service.tell("move", { ply: 0, seat: 0 });
    await settled();
    expect(table.look.value.curtainFor).toBe(1);
    expect(table.refusal.value).toBeNull();
  });

  it("need no curtain where there are no secrets", async () => {
    const { table } = await sitDown("anaconda", ["here", "here"]);
    await table.play("go");
    expect(table.look.value).toEqual({ seat: 1, curtainFor: null });
    expect(table.moves.value).toEqual([{ move: "go" }]);
  });

  it("take back the newest ply, whoever made it, and the other agrees by sitting there", async () => {
    const { service, table } = await sitDown("anaconda", ["here", "here"]);
    await table.play("go");
    await table.play("go");
    await settled();
    await table.undo();
    await settled();
    expect(service.log.slice(2)).toEqual(["1: undo 1", "0: agree 1"]);
  });
});

describe("players elsewhere", () => {
  it("ask the player here, who is not answered for", async () => {
    const { service, table } = await sitDown("anaconda", ["here", "remote"]);
    service.undo = { asked_by: 1, ply: 0, agreed: [] };
    service.version += 1;
    await table.play("go");
    expect(table.undoQuestions.value).toEqual([0]);
    await table.answerUndo(0, false);
    expect(service.log.at(-1)).toBe("0: decline 0");
    expect(table.undoQuestions.value).toEqual([]);
  });

  it("are there as soon as they have done something, and not when a clock has moved for them", async () => {
    const { service, table } = await sitDown("anaconda", ["here", "remote", "remote"]);
    await table.play("go");
    service.tell("move", { ply: 1, move: "go", seat: 1, by: "random" });
    service.tell("undo_asked", { ply: 0, seat: 2 });
    await settled();
    expect([...table.acted.value]).toEqual([0, 2]);
    service.tell("undone", { ply: 0 });
    await settled();
    expect([...table.acted.value]).toEqual([0, 2]);
  });

  it("are not played for", async () => {
    const { service, table } = await sitDown("anaconda", ["here", "remote"]);
    await table.play("go");
    await settled();
    expect(service.log).toEqual(["0: go"]);
    expect(table.moves.value).toEqual([]);
  });
});

it("shows spectators the public view, and lets them do nothing", async () => {
  const { service, table } = await sitDown("davinci", ["remote", "remote"]);
  expect(table.shown.value?.view).toEqual({ secretOf: null });
  expect(await table.play("go")).toBe(false);
  expect(service.log).toEqual([]);
});

it("says when the connection is lost and when it is back", async () => {
  const { table } = await sitDown("anaconda", ["here", "remote"]);
  table.noteConnection(false);
  expect(table.connection.value).toBe("lost");
  table.noteConnection(true);
  expect(table.connection.value).toBe("open");
});
