import { describe, expect, it } from "vitest";
import { describeOutcome } from "../../src/games/davinci/outcomes";
import type { View } from "../../src/games/davinci/tiles";

const GUESS = { move: "guess:1.0=7", seat: 0 };

describe("what came of a guess", () => {
  it.each([
    ["its guesser goes on", { move: "guess:1.1=8", seat: 0 }, " – right"],
    ["its guesser stops", { move: "stop@2", seat: 0 }, " – right"],
    ["its guesser exposes a tile", { move: "reveal:1", seat: 0 }, " – wrong"],
    ["somebody else draws", { move: "draw:B", seat: 1 }, " – wrong"],
    ["somebody else guesses, for there is nothing to draw", { move: "guess:0.1=8", seat: 1 }, " – wrong"],
    ["somebody else does something secret", { move: null, seat: 1 }, " – wrong"],
    ["its guesser does something secret", { move: null, seat: 0 }, ""],
  ])("is told where %s", (_, next, told) => {
    expect(describeOutcome(GUESS, next, null, "en")).toBe(told);
  });

  it("is seen at the end by the tile that lies open, and not told while it is hidden", () => {
    const showing = (exposed: boolean) =>
      ({ rows: [[], [{ tile: exposed ? "B7" : null, exposed }]] }) as unknown as View;
    expect(describeOutcome(GUESS, null, showing(true), "de")).toBe(" – richtig");
    expect(describeOutcome(GUESS, null, showing(false), "de")).toBe("");
    expect(describeOutcome(GUESS, null, null, "de")).toBe("");
  });

  it("is nothing for other plies", () => {
    expect(describeOutcome({ move: "draw:B", seat: 0 }, { move: "tile:B?", seat: null }, null, "en")).toBe("");
    expect(describeOutcome({ move: null, seat: 0 }, { move: "stop", seat: 0 }, null, "en")).toBe("");
  });
});
