import { describe, expect, it } from "vitest";
import {
  describeMove,
  describeOption,
  describeOptionValue,
  describeScoreItem,
  describeView,
  describeWorth,
} from "../../src/games/davinci-solo/describe";
import { columnOf, columnsOf, nextColumn, WIDTH } from "../../src/games/davinci-solo/layout";
import { parseMove, placeText } from "../../src/games/davinci-solo/move";
import { ownDeadline, sharedDeadline, TILES, tilesPlaced, type View } from "../../src/games/davinci-solo/position";
import { LANGUAGES } from "../../src/text/language";

const VIEW: View = {
  setup: { row_cap: 4, deferral: "optional", cumulative: "shared", colour_choice: false, start: null },
  phase: "place",
  to_move: 0,
  turn: 3,
  rows: [
    { spine: "B1", side: "R", tiles: ["B1", "W5"] },
    { spine: "B3", side: "L", tiles: ["B0", "B3"] },
    { spine: "W4", side: null, tiles: ["W4"] },
    { spine: "B5", side: null, tiles: ["B5"] },
    { spine: "B6", side: null, tiles: ["B6"] },
    { spine: "B9", side: null, tiles: ["B9"] },
  ],
  pool: TILES.filter((tile) => !["B1", "W5", "B0", "B3", "W4", "B5", "B6", "B9", "W0", "B11"].includes(tile)),
  hand: [
    { tile: "W0", drawn: 2 },
    { tile: "B11", drawn: 3 },
  ],
  held_since: 2,
  allowance: 2,
  pending: null,
  won: null,
};

describe("the text of a move", () => {
  it("is read and written in the same form", () => {
    expect(placeText("W7", 3, "R")).toBe("place:W7.3R");
    expect(parseMove("place:W11.0L")).toEqual({ kind: "place", tile: "W11", row: 0, side: "L" });
    expect(parseMove("draw")).toEqual({ kind: "draw", colour: null });
    expect(parseMove("draw:W")).toEqual({ kind: "draw", colour: "W" });
    expect(parseMove("tile:B0")).toEqual({ kind: "tile", tile: "B0" });
    expect(parseMove("hold")).toEqual({ kind: "hold" });
  });

  it("is null where no form fits", () => {
    for (const text of ["", "place:W7.6R", "place:W7.3", "draw:X", "holding"]) expect(parseMove(text), text).toBeNull();
  });
});

describe("the columns", () => {
  it("keep every spine tile in the middle, whichever way its row grows", () => {
    const [right, left] = VIEW.rows;
    expect(right?.tiles.map((_, index) => right && columnOf(right, index))).toEqual([0, 1]);
    expect(left?.tiles.map((_, index) => left && columnOf(left, index))).toEqual([-1, 0]);
  });

  it("offer the end of a row, and beside its spine the side on which it does not grow", () => {
    const [right, left, lone] = VIEW.rows as [View["rows"][0], View["rows"][0], View["rows"][0]];
    expect([nextColumn(right, "L"), nextColumn(right, "R")]).toEqual([-1, 2]);
    expect([nextColumn(left, "L"), nextColumn(left, "R")]).toEqual([-2, 1]);
    expect([nextColumn(lone, "L"), nextColumn(lone, "R")]).toEqual([-1, 1]);
  });

  it("have room for a full row on both sides", () => {
    for (const cap of [4, 5, 6]) {
      const { left, tileWidth } = columnsOf(cap);
      expect(left(1 - cap)).toBeGreaterThanOrEqual(0);
      expect(left(cap - 1) + tileWidth).toBeLessThanOrEqual(WIDTH);
      expect(left(1)).toBeGreaterThan(left(0) + tileWidth);
    }
  });
});

describe("the deadlines of held tiles", () => {
  it("are one turn for the whole hand where allowances are shared", () => {
    expect(sharedDeadline(VIEW)).toBe(4);
    expect(ownDeadline(VIEW, { tile: "W0", drawn: 2 })).toBeNull();
  });

  it("are a turn for each tile otherwise: two turns more for 0 and 11, one for 1 and 10, none for others", () => {
    const each: View = { ...VIEW, setup: { ...VIEW.setup, cumulative: "each" }, held_since: null };
    expect(sharedDeadline(each)).toBeNull();
    expect(["B0", "W11", "B1", "W10", "B5"].map((tile) => ownDeadline(each, { tile, drawn: 2 }))).toEqual([
      4, 4, 3, 3, 2,
    ]);
  });
});

describe("words", () => {
  it("tell a move", () => {
    expect(describeMove("place:W7.3R", "en")).toBe("Place white 7 to the right of row 4");
    expect(describeMove("place:W7.3L", "de")).toBe("Weiß 7 links an Reihe 4 legen");
    expect(describeMove("draw:B", "es")).toBe("Robar una ficha negra");
    expect(describeMove("hold", "en")).toBe("End the turn and hold the rest");
    expect(describeMove("dance", "en")).toBe("dance");
  });

  it("tell the rows, the hand, and what is to be done", () => {
    const told = describeView(VIEW, "en");
    expect(told).toContain("Row 2: black 0, black 3; spine black 3.");
    expect(told).toContain("In hand: white 0, black 11. Still to come: 14.");
    expect(told).toContain("Place white 0, black 11 at the end of a row.");
  });

  it("ask for nothing once the game was given up", () => {
    expect(describeView(VIEW, "en", [], true)).toMatch(/Still to come: 14\.$/);
  });

  it("tell how a round ended", () => {
    expect(tilesPlaced(VIEW)).toBe(8);
    expect(describeView({ ...VIEW, phase: "over", to_move: null, won: false }, "en")).toContain(
      "Lost: 8 of 24 tiles lie.",
    );
    expect(describeView({ ...VIEW, phase: "over", to_move: null, won: true }, "de")).toContain("Gewonnen");
  });

  it("tell an estimate with its interval, and an exact chance without", () => {
    const move = { move: "hold", proof: "heuristic" as const, win_probability: 0.45 };
    expect(describeWorth({ ...move, interval: [0.4, 0.5] }, "en")).toBe("wins with 45% (40% to 50%)");
    expect(describeWorth({ ...move, interval: [0.45, 0.45] }, "en")).toBe("wins with 45%");
  });

  it("exist for every option, its values and every score item, in every language", () => {
    for (const language of LANGUAGES) {
      for (const [name, value] of Object.entries(VIEW.setup)) {
        expect(describeOption(name, language).help, name).not.toBe("");
        if (typeof value === "string") expect(describeOptionValue(name, value, language), value).not.toBe(value);
      }
      for (const item of ["tiles_placed", "round_won", "round_lost", "next_spine"]) {
        expect(describeScoreItem(item, language)).not.toBe(item);
      }
    }
    expect(describeOptionValue("start", null, "de")).toBe("zufällig");
    expect(describeOptionValue("row_cap", 5, "en")).toBe("5");
  });
});
