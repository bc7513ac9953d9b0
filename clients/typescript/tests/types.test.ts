/** The types say what the document says; what is wrong here is found by `tsc`, which `npm run check` runs. */
import { expectTypeOf, test } from "vitest";
import type {
  ForkOrder,
  GameClient,
  GameTypes,
  LiveSession,
  Regelwerk,
  RequestSchema,
  Ruleset,
  Schema,
  SessionOrder,
} from "../src/index.js";

test("no ruleset misses a type, except for probabilities of what is not hidden", () => {
  type Missing = {
    [R in Ruleset]: {
      [Name in keyof GameTypes[R]]: [GameTypes[R][Name]] extends [never] ? Name : never;
    }[keyof GameTypes[R]];
  };
  expectTypeOf<Missing["davinci"]>().toEqualTypeOf<never>();
  expectTypeOf<Missing[Exclude<Ruleset, "davinci">]>().toEqualTypeOf<"posterior">();
});

test("answers have everything that has a default, requests may leave it out", () => {
  expectTypeOf<GameTypes["anaconda"]["setup"]>().toEqualTypeOf<{ players: 2 | 3; repetition: "none" | "draw" }>();
  expectTypeOf<RequestSchema<"AnacondaSetup">>().toEqualTypeOf<{ players?: 2 | 3; repetition?: "none" | "draw" }>();
  expectTypeOf<GameTypes["davinci"]["view"]>().toEqualTypeOf<Schema<"DaVinciView">>();
  expectTypeOf<GameTypes["numerus"]["view"]>().toEqualTypeOf<Schema<"NumerusState">>();
});

test("live games of all rulesets are begun and forked alike", () => {
  type Common<T> = Omit<T, "setup" | "record">;
  type Orders = {
    anaconda: RequestSchema<"AnacondaNewSession">;
    davinci: RequestSchema<"DaVinciNewSession">;
    "davinci-solo": RequestSchema<"DaVinciSoloNewSession">;
    numerus: RequestSchema<"NumerusNewSession">;
    "numerus-solo": RequestSchema<"NumerusSoloNewSession">;
  };
  expectTypeOf<Common<Orders[Ruleset]>>().toEqualTypeOf<Common<Orders["anaconda"]>>();
  expectTypeOf<keyof SessionOrder<"numerus">>().toEqualTypeOf<keyof Orders["numerus"]>();
  expectTypeOf<RequestSchema<"DaVinciFork">>().toEqualTypeOf<ForkOrder>();
  expectTypeOf<RequestSchema<"NumerusSoloFork">>().toEqualTypeOf<ForkOrder>();
});

test("a program for any ruleset needs no casts", () => {
  async function play<R extends Ruleset>(game: GameClient<R>, live: LiveSession<R>): Promise<GameTypes[R]["applied"]> {
    const { state } = await game.new({ seed: "s" });
    const { best } = await live.hint({ budget_nodes: 1 });
    await game.validate(best ?? "", { state });
    return game.apply({ state, moves: best === null ? [] : [best] });
  }
  expectTypeOf(play).toBeFunction();
  expectTypeOf<ReturnType<typeof play<"davinci">>>().toEqualTypeOf<Promise<Schema<"DaVinciApplied">>>();
});

test("rulesets have what only they have", () => {
  expectTypeOf<Regelwerk["anaconda"]>().toHaveProperty("solution");
  expectTypeOf<Regelwerk["davinci"]>().toHaveProperty("posterior");
  expectTypeOf<Regelwerk["davinci"]>().not.toHaveProperty("hintPosition");
  expectTypeOf<Regelwerk["numerus"]>().not.toHaveProperty("posterior");
});
