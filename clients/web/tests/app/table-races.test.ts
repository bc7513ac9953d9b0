/** What happens at a table at the same time: the solver, players elsewhere, and the player at the page. */
import { GameOver } from "regelwerk-client";
import { afterEach, describe, expect, it } from "vitest";
import { Overtaken } from "../../src/app/refusal";
import { Table } from "../../src/app/table/table";
import { FakeService, partsOf } from "./fake-table";

type Kinds = Parameters<typeof partsOf>[2];

const open: { close: () => void }[] = [];

function tableFor(service: FakeService, game: "anaconda" | "davinci", kinds: Kinds) {
  const { parts, ...told } = partsOf(service, game, kinds);
  const table = new Table(parts);
  open.push(table);
  return { service, table, ...told };
}

async function sitDown(game: "anaconda" | "davinci", kinds: Kinds) {
  const made = tableFor(new FakeService(kinds.length), game, kinds);
  await made.table.open();
  return made;
}

/** Holds answers of this kind back until they are let go. */
function held(service: FakeService, kind: string): () => void {
  let letGo = () => {};
  service.gates.set(
    kind,
    new Promise((resolve) => {
      letGo = resolve;
    }),
  );
  return letGo;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

const gameOver = () => {
  const problem = {
    type: "urn:x",
    title: "",
    status: 409,
    detail: "",
    instance: "urn:y",
    code: "game_over",
    errors: [],
  } as const;
  return new GameOver(new Response(null, { status: 409 }), { ...problem, errors: [] });
};

afterEach(() => {
  for (const table of open.splice(0)) table.close();
});

describe("a game of solvers alone", () => {
  it("is shown from the beginning, and goes on to its end", async () => {
    const { service, table } = await sitDown("anaconda", ["hint", "hint"]);
    expect(service.plies).toBeLessThan(service.length);
    expect(table.shown.value?.status).toBe("running");
    await settled();
    expect(table.shown.value?.status).toBe("over");
    expect(table.plies.value).toHaveLength(service.length);
  });

  it("stops with its table", async () => {
    const { service, table } = await sitDown("anaconda", ["hint", "hint"]);
    table.close();
    await settled();
    expect(service.plies).toBeLessThan(service.length);
  });
});

describe("a solver that thinks", () => {
  it("keeps nobody waiting: what was played is shown, and can be taken back", async () => {
    const { service, table } = await sitDown("anaconda", ["here", "hint"]);
    const answer = held(service, "hint");
    await table.play("go");
    expect(table.thinking.value).toBe(1);
    expect(table.busy.value).toBe(false);
    expect(table.shown.value?.version).toBe(service.version);
    await settled();
    expect(await table.undo()).toBe(true);
    answer();
    await settled();
    expect(service.log).toEqual(["0: go", "0: undo 0", "1: agree 0"]);
    expect(table.plies.value).toEqual([]);
    expect(table.thinking.value).toBeNull();
  });

  it("does not ask again when it knows no move", async () => {
    const service = new FakeService(2);
    service.toMove = 1;
    service.best = null;
    const { table } = tableFor(service, "anaconda", ["here", "hint"]);
    await table.open();
    await settled();
    expect(table.thinking.value).toBeNull();
    expect(service.log).toEqual([]);
  });

  it("plays on after a failure in the middle of news", async () => {
    const { service, table, troubles } = await sitDown("anaconda", ["here", "hint"]);
    const answer = held(service, "hint");
    service.failures.set("move", gameOver());
    service.toMove = 1;
    service.changed(0, "elsewhere");
    service.tell("move", { ply: 0, seat: 0 });
    await settled();
    service.tell("undo_declined");
    answer();
    await settled();
    expect(troubles).toHaveLength(1);
    expect(service.log).toEqual(["0: elsewhere", "1: go"]);
    expect(table.thinking.value).toBeNull();
  });

  it("agrees to nothing that was withdrawn meanwhile", async () => {
    const { service, troubles } = await sitDown("anaconda", ["remote", "hint"]);
    const seen = service.document.bind(service);
    service.undo = { asked_by: 0, ply: 0, agreed: [] };
    service.changed(0, "undo 0");
    service.document = (seat) => {
      // It is withdrawn as soon as the solver's seat looks.
      if (seat === 1 && service.undo !== null) {
        service.undo = null;
        service.changed(0, "withdraw");
      }
      return seen(seat);
    };
    service.tell("undo_asked", { ply: 0, seat: 0 });
    await settled();
    expect(service.log).toEqual(["0: undo 0", "0: withdraw"]);
    expect(troubles).toEqual([]);
  });
});

describe("a player at the page", () => {
  it("takes back a ply of a seat that has not looked since", async () => {
    const { service, table, troubles } = await sitDown("anaconda", ["here", "here", "hint"]);
    await table.play("go");
    await table.play("go");
    await settled();
    expect(table.look.value.seat).toBe(0);
    expect(await table.undo()).toBe(true);
    await settled();
    expect(troubles).toEqual([]);
    expect(service.log.slice(3)).toEqual(["1: undo 1", "2: agree 1", "0: agree 1"]);
  });

  it("answers for a seat that does not look", async () => {
    const { service, table, troubles } = await sitDown("anaconda", ["here", "here", "remote"]);
    await table.play("go");
    service.undo = { asked_by: 2, ply: 0, agreed: [] };
    service.changed(2, "undo 0");
    service.tell("undo_asked", { ply: 0, seat: 2 });
    await settled();
    expect(await table.answerUndo(0, true)).toBe(true);
    expect(await table.answerUndo(1, true)).toBe(true);
    expect(troubles).toEqual([]);
    expect(service.log.slice(2)).toEqual(["0: agree 0", "1: agree 0"]);
  });

  it("plays nothing in a position that is not shown yet, and is told", async () => {
    const { service, table, troubles } = await sitDown("anaconda", ["here", "remote"]);
    const answer = held(service, "legalMoves");
    service.changed(1, "undone");
    service.tell("undone", { ply: 0 });
    await settled();
    const played = table.play("go");
    answer();
    expect(await played).toBe(false);
    expect(service.log).toEqual(["1: undone"]);
    expect(troubles).toEqual([expect.any(Overtaken)]);
    expect(table.shown.value?.version).toBe(service.version);
  });

  it("who has left is told of no trouble", async () => {
    const { service, table, troubles } = await sitDown("anaconda", ["here", "hint"]);
    const answer = held(service, "hint");
    await table.play("go");
    service.failures.set("move", gameOver());
    table.close();
    answer();
    await settled();
    expect(troubles).toEqual([]);
  });

  it.each([
    ["davinci", [3]],
    ["anaconda", []],
  ] as const)("does not see in the requests of %s what the other one knows", async (game, versions) => {
    const { service, table, secrets } = await sitDown(game, ["here", "here"]);
    await table.uncover(0);
    await table.play("go");
    await settled();
    expect(secrets).toEqual([]);
    await table.uncover(1);
    // The ply is one of seat 0, while seat 1 is at the page.
    expect(await table.undo()).toBe(true);
    await settled();
    expect(service.log).toEqual(["0: go", "0: undo 0", "1: agree 0"]);
    expect(secrets.slice(-1)).toEqual(versions);
  });
});
