import { describe, expect, it } from "vitest";
import {
  type Die,
  dieToOffer,
  others,
  placement,
  readPlacement,
  readRoll,
  readRolled,
  roll,
  rolled,
  rowOf,
  type View,
} from "../../src/games/anaconda/dice";
import {
  caption,
  describeMove,
  describeOptionValue,
  describeView,
  describeWorth,
} from "../../src/games/anaconda/words";
import { badges } from "../../src/games/anaconda/worth";
import { written } from "./written";

/** III7-V6-IV5 with IV placed last, unless told otherwise. */
function position(changes: Partial<View> = {}): View {
  return {
    setup: { players: 2, repetition: "none" },
    phase: "play",
    to_move: 1,
    rolling: null,
    dice: { III: 7, IV: 5, V: 6 },
    centre: "V",
    last: "IV",
    resolve: null,
    loser: null,
    seen: null,
    ...changes,
  };
}

describe("the row of dice", () => {
  it("has its centre in the middle", () => {
    expect(rowOf(position(), []).lying).toEqual(["III", "V", "IV"]);
    expect(rowOf(position({ centre: "III" }), []).lying).toEqual(["IV", "III", "V"]);
  });

  it.each<[Die[], View, Die[]]>([
    // IV goes from the right end to the left one; III and V stay.
    [["III", "V", "IV"], position({ centre: "III" }), ["IV", "III", "V"]],
    // IV is put on its own place again.
    [["IV", "V", "III"], position(), ["IV", "V", "III"]],
    // The third die comes to the left of the two that lie.
    [["III", "IV"], position({ centre: "III", last: "V" }), ["V", "III", "IV"]],
  ])("keeps the order of the two dice that stayed: %j", (before, view, row) => {
    expect(rowOf(view, before).lying).toEqual(row);
  });

  it("has dice apart that do not lie yet", () => {
    const view = position({ phase: "place", dice: { III: 7, IV: 4, V: null }, centre: null, last: null });
    expect(rowOf(view, [])).toEqual({ lying: ["III", "IV"], waiting: ["V"] });
    expect(others(rowOf(view, []), "V")).toEqual(["III", "IV"]);
  });

  it("gives a die two others to be put against, in the order in which they lie", () => {
    expect(others(rowOf(position(), []), "III")).toEqual(["V", "IV"]);
    expect(others({ lying: [], waiting: ["III", "IV", "V"] }, "III")).toBeNull();
  });
});

describe("the die that is offered", () => {
  it("is the hint's, or else one with a legal move", () => {
    expect(dieToOffer(position({ centre: "III" }), "V=8@III", ["IV=8@III"])).toBe("V");
    expect(dieToOffer(position(), null, ["III=5@V"])).toBe("III");
  });

  it("is the one that has to be placed or moved", () => {
    expect(dieToOffer(position({ phase: "pasch", resolve: "IV" }), "III=5@V", [])).toBe("IV");
    expect(dieToOffer(position({ phase: "place", dice: { III: 7, IV: 4, V: null } }), null, [])).toBe("V");
  });

  it("is an end that may move for those who look on, and for a player who is stuck", () => {
    expect(dieToOffer(position(), null, [])).toBe("III");
    expect(dieToOffer(position({ phase: "over", to_move: null, loser: 1 }), null, [])).toBe("III");
  });

  it("is none before the dice lie, and none after a draw", () => {
    expect(dieToOffer(position({ phase: "choose" }), "roll:III,IV", ["roll:III,IV"])).toBeNull();
    expect(dieToOffer(position({ phase: "over", to_move: null }), null, [])).toBeNull();
  });
});

describe("moves", () => {
  it("are written as they are read", () => {
    expect(written(readPlacement("V=6@III"), placement)).toBe("V=6@III");
    expect(written(readRoll("roll:III,V"), roll)).toBe("roll:III,V");
    expect(readRolled("III=7,IV=4")).toEqual([
      { die: "III", face: 7 },
      { die: "IV", face: 4 },
    ]);
    expect(rolled({ V: 4, III: 7 })).toBe("III=7,V=4");
  });

  it("of another kind are not read", () => {
    expect([readPlacement("roll:III,V"), readRoll("V=6@III"), readRolled("V=6@III")]).toEqual([null, null, null]);
  });

  it("are told in each language", () => {
    expect(describeMove("V=6@III", "en")).toBe("Die V shows 6, against III");
    expect(describeMove("roll:III,V", "de")).toBe("Die Würfel III und V werfen");
    expect(describeMove("III=7,IV=4", "es")).toBe("Los dados muestran III 7 y IV 4");
    expect(describeMove("something", "es")).toBe("something");
  });
});

describe("worths", () => {
  const win = { move: "III=5@V", proof: "exact", outcome: "win", depth: 7 } as const;
  const loss = { move: "III=2@V", proof: "exact", outcome: "loss", depth: 2 } as const;
  const stuck = { move: "V=8@III", proof: "exact", loser: 2, depth: 4 } as const;

  it("of two players are a win or a loss in so many placements", () => {
    expect(describeWorth(win, "en")).toBe("wins in 7");
    expect(describeWorth(loss, "de")).toBe("verliert in 2");
    expect([...badges([win, loss], win.move, 0, [], "en").values()]).toEqual([
      { text: "+7", tone: "good", best: true },
      { text: "−2", tone: "bad", best: false },
    ]);
  });

  it("of three players say who gets stuck, which is only bad for the mover if it is him", () => {
    expect(describeWorth(stuck, "en")).toBe("the third player gets stuck in 4");
    const names = ["Ann", "Ben", "Cleo"];
    expect(badges([stuck], null, 0, names, "en").get(stuck.move)).toEqual({ text: "C 4", tone: "good", best: false });
    expect(badges([stuck], null, 2, names, "en").get(stuck.move)?.tone).toBe("bad");
  });

  it("of a pair to roll are a probability", () => {
    const pair = { move: "roll:III,V", proof: "exact", win_probability: 23 / 36, exact: "23/36" } as const;
    expect(describeWorth(pair, "en")).toBe("does not lose with 63.9% (23/36)");
  });
});

describe("the position in words", () => {
  const names = ["Ann", "Ben"];

  it("tells the row, the die placed last and whose turn it is", () => {
    expect(describeView(position(), "en", names)).toBe(
      "The dice lie, from end to end, III 7, V 6, IV 5. Die IV was placed last. It is Ben's turn.",
    );
  });

  it("tells who has to resolve a double, who was stuck, and a draw", () => {
    expect(describeView(position({ phase: "pasch", resolve: "III" }), "de", names)).toContain(
      "Ben muss auch Würfel III umlegen.",
    );
    expect(describeView(position({ phase: "over", to_move: null, loser: 0 }), "en", names)).toContain(
      "Ann is stuck and has lost.",
    );
    expect(describeView(position({ phase: "over", to_move: null }), "es", names)).toContain("empate");
  });

  it("asks nobody for anything once the game was given up", () => {
    expect(describeView(position(), "en", names, true)).toBe(
      "The dice lie, from end to end, III 7, V 6, IV 5. Die IV was placed last.",
    );
    expect(caption(position(), false, "en", names, true)).toBe("");
  });

  it("tells under the board what there is to do here, or whose turn it is", () => {
    expect(caption(position(), false, "en", names)).toBe("It is Ben's turn.");
    expect(caption(position({ phase: "pasch", resolve: "IV" }), true, "en", names)).toBe(
      "A double: die IV has to move as well.",
    );
  });

  it("tells options by their values", () => {
    expect(describeOptionValue("players", 3, "de")).toBe("3 Spieler");
    expect(describeOptionValue("repetition", "draw", "en")).toBe("Draw at the third time");
  });
});
