import type { Ruleset } from "regelwerk-client";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Study } from "../../src/app/line/study";

/** A ruleset in which "good" is legal and only "go" can be played; states say what was played. */
function study<R extends Ruleset>(game: R, isView = false) {
  const asked: string[] = [];
  const client = {
    apply: async ({ state, moves, seed }: { state: { played: string }; moves: string[]; seed?: string }) => {
      const drawn = seed === undefined ? [] : [seed];
      return { state: { played: state.played + [...moves, ...drawn].join(""), to_move: 1 }, moves: [...moves, ...drawn] };
    },
    legalMoves: async (subject: object) => {
      asked.push(`moves of ${Object.keys(subject).join()}`);
      return { to_move: 1, terminal: false, moves: [{ move: "go" }] };
    },
    validate: async (move: string) => ({ legal: move === "good", violations: [{ code: "bad", detail: "Bad.", rule: "x#y" }] }),
    view: async (_: object, { seat }: { seat: number | null }) => ({ view: { of: seat } }),
    hint: async () => ({ best: "go", moves: [] }),
  };
  const infer = async (view: unknown) => ({ from: view }) as never;
  const troubles: unknown[] = [];
  const onTrouble = (trouble: unknown) => troubles.push(trouble);
  const start = { played: "", to_move: 1, rows: [], seat: isView ? 2 : undefined };
  const made = new Study<R>({ game, client: client as never, infer, start: start as never, isView, plies: [], onTrouble });
  return { study: made, asked, troubles };
}

describe("a study", () => {
  it("plays for every side, and draws chance from its seed if it has one", async () => {
    const { study: made } = study("anaconda");
    await made.play("go");
    made.seed.value = "s";
    await made.play("go");
    expect(made.line.plies.value).toEqual(["go", "go", "s"]);
    expect(made.moves.value).toEqual([{ move: "go" }]);
  });

  it("of a mere view judges moves, but plays none", async () => {
    const { study: made, asked } = study("davinci", true);
    await made.goTo(0);
    expect(asked).toEqual(["moves of view"]);
    expect(made.seat.value).toBe(2);
    await made.play("good");
    expect([made.legalOnly.value, made.refusal.value]).toEqual(["good", null]);
    await made.play("other");
    expect(made.legalOnly.value).toBeNull();
    expect(made.refusal.value?.reasons.map(({ code }) => code)).toEqual(["bad"]);
    expect(made.line.plies.value).toEqual([]);
  });

  it("shows a game with secrets as a seat sees it, and infers from this seat's view", async () => {
    const { study: made } = study("davinci");
    await made.goTo(0);
    await made.look(0);
    expect(made.view.value).toEqual({ of: 0 });
    expect(made.seat.value).toBe(0);
    await made.askPosterior();
    expect(made.posterior.value).toEqual({ from: { of: 0 } });
    await made.look("spectator");
    expect(made.view.value).toEqual({ of: null });
    expect(made.posterior.value).toBeNull();
  });

  it("gives up a hint with its position", async () => {
    const { study: made } = study("anaconda");
    await made.goTo(0);
    await made.askHint(1);
    expect(made.hint.value?.best).toBe("go");
    await made.play("go");
    expect(made.hint.value).toBeNull();
  });
});

describe("the language", () => {
  let preferred: (wishes: readonly string[]) => string;
  beforeAll(async () => {
    vi.stubGlobal("navigator", { languages: [] });
    ({ preferred } = await import("../../src/app/settings"));
  });

  it.each([
    [["de-AT", "en"], "de"],
    [["fr", "ES-mx", "en"], "es"],
    [["fr"], "en"],
    [[], "en"],
  ])("of a reader who wishes %j is %s", (wishes, language) => {
    expect(preferred(wishes)).toBe(language);
  });
});
