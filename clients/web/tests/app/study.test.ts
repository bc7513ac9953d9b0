import type { Ruleset } from "regelwerk-client";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Study } from "../../src/app/line/study";

/** A ruleset in which "good" is legal and only "go" can be played; states say what was played. */
function study<R extends Ruleset>(game: R, isView = false, plies: readonly string[] = []) {
  const asked: string[] = [];
  /** What the solver waits for. */
  const gate = { until: Promise.resolve() };
  const client = {
    apply: async ({ state, moves, seed }: { state: { played: string }; moves: string[]; seed?: string }) => {
      if (moves.includes("nonsense")) throw new Error("nonsense");
      const drawn = seed === undefined ? [] : [seed];
      return {
        state: { played: state.played + [...moves, ...drawn].join(""), to_move: 1 },
        moves: [...moves, ...drawn],
      };
    },
    legalMoves: async (subject: object) => {
      asked.push(`moves of ${Object.keys(subject).join()}`);
      return { to_move: 1, terminal: false, moves: [{ move: "go" }] };
    },
    validate: async (move: string) => ({
      legal: move === "good",
      violations: [{ code: "bad", detail: "Bad.", rule: "x#y" }],
    }),
    view: async (_: object, { seat }: { seat: number | null }) => ({ view: { of: seat } }),
    hint: async () => {
      await gate.until;
      return { best: "go", moves: [] };
    },
  };
  const infer = async (view: unknown) => ({ from: view }) as never;
  const troubles: unknown[] = [];
  const onTrouble = (trouble: unknown) => troubles.push(trouble);
  const start = { played: "", to_move: 1, rows: [], seat: isView ? 2 : undefined };
  const made = new Study<R>({ game, client: client as never, infer, start: start as never, isView, plies, onTrouble });
  return { study: made, asked, troubles, gate };
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

describe("a study that is asked for a hint", () => {
  async function asked() {
    const { study: made, gate } = study("davinci", false, ["go", "go"]);
    await made.open(0);
    let answer = () => {};
    gate.until = new Promise((resolve) => {
      answer = resolve;
    });
    const hinted = made.askHint(1);
    return { made, hinted, answer };
  }

  it("draws none over a position that was stepped to meanwhile, and is busy until it has come", async () => {
    const { made, hinted, answer } = await asked();
    await made.goTo(1);
    expect(made.busy.value).toBe(true);
    answer();
    await hinted;
    expect(made.busy.value).toBe(false);
    expect(made.hint.value).toBeNull();
  });

  it("draws none over what other eyes see", async () => {
    const { made, hinted, answer } = await asked();
    await made.look(0);
    answer();
    await hinted;
    expect(made.hint.value).toBeNull();
  });
});

describe("opening a study", () => {
  const unplayable = ["good", "nonsense"];

  it.each([0, 2])("fails when not all its plies can be played, although it is to show ply %i", async (ply) => {
    const { study: made, troubles } = study("anaconda", false, unplayable);
    await expect(made.open(ply)).rejects.toThrow("nonsense");
    expect(made.view.value).toBeNull();
    expect(troubles).toEqual([]);
  });

  it("shows the ply that is asked for", async () => {
    const { study: made } = study("anaconda", false, ["go", "go"]);
    await made.open(1);
    expect(made.line.at.value).toBe(1);
    expect(made.view.value).toMatchObject({ played: "go" });
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
