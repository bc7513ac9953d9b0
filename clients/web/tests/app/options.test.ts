import type { Option } from "regelwerk-client";
import { describe, expect, it } from "vitest";
import { fieldOf, playersIn, setupOf, valueTyped } from "../../src/app/home/options";
import { anchorOf } from "../../src/app/rules/markdown";

const option = (name: string, standard: unknown, values: unknown[] | null = null): Option => ({
  name,
  default: standard,
  values,
  meaning: "",
});

const PLAYERS = option("players", 2, [2, 3, 4]);
const FIRST = option("first_player", 0);
const JOKERS = option("jokers", false, [false, true]);
const BOARD = option("board", "eight");

describe("options of a ruleset", () => {
  it("become fields by their values", () => {
    expect(fieldOf(JOKERS, 2)).toEqual({ kind: "switch" });
    expect(fieldOf(PLAYERS, 2)).toEqual({ kind: "choice", values: [2, 3, 4] });
    expect(fieldOf(BOARD, 2)).toEqual({ kind: "text", suggestions: ["eight", "square"] });
  });

  it("offer only seats that there are", () => {
    expect(fieldOf(FIRST, 3)).toEqual({ kind: "choice", values: [0, 1, 2] });
  });

  it("are sent where they are not the default", () => {
    const chosen = { players: 3, jokers: false, board: "square", first_player: 2 };
    expect(setupOf([PLAYERS, FIRST, JOKERS, BOARD], chosen)).toEqual({ players: 3, board: "square", first_player: 2 });
  });

  it("leave out a first player who has gone with the seats", () => {
    expect(setupOf([PLAYERS, FIRST], { players: 2, first_player: 3 })).toEqual({});
  });

  it("say how many play; alone where they do not", () => {
    expect(playersIn([PLAYERS], {})).toBe(2);
    expect(playersIn([PLAYERS], { players: 4 })).toBe(4);
    expect(playersIn([JOKERS], {})).toBe(1);
  });

  it("take words and lists as they are typed", () => {
    expect(valueTyped("  ")).toBeUndefined();
    expect(valueTyped("square")).toBe("square");
    expect(valueTyped("BBWW, BWBW")).toEqual(["BBWW", "BWBW"]);
  });
});

describe("the rules as a page", () => {
  it("have anchors by the names that reasons give", () => {
    expect(anchorOf("A turn")).toBe("a-turn");
    expect(anchorOf("Pasch (double)")).toBe("pasch-double");
  });
});
