import { describe, expect, it } from "vitest";
import { bandsOf, penalty, type View } from "../../src/games/numerus-solo/chains";
import { describeMove, describeOptionValue, describeView, describeWorth } from "../../src/games/numerus-solo/words";

const run = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, step) => first + step);

function position(chains: number[][], changes: Partial<View> = {}): View {
  const setup = { board: "eight", cross_gaps: false, solo_penalty: "per_chip" } as const;
  return { setup, to_move: 0, board: [0, 7, 0, 9], star: "c1", chains, ...changes };
}

/** The example of the rules: 1-20, 21-26, 27-31, 32-42, 43-44, 45-48. */
const EXAMPLE = [run(1, 20), run(21, 26), run(27, 31), run(32, 42), run(43, 44), run(45, 48)];

describe("the game for one", () => {
  it.each([
    ["per_chip", 11],
    ["per_chain", 3],
    ["triangular", 28],
  ] as const)("counts the minus points of the rules' example by %s", (solo_penalty, minus) => {
    const setup = { board: "eight", cross_gaps: false, solo_penalty } as const;
    expect(penalty(position(EXAMPLE, { setup }))).toBe(minus);
  });

  it("marks chains of 6 or more as safe, and keeps chains apart that lie side by side", () => {
    expect(bandsOf(position(EXAMPLE)).map(({ span, outstanding }) => [...span, outstanding])).toEqual([
      [1, 20, true],
      [21, 26, true],
      [27, 31, false],
      [32, 42, true],
      [43, 44, false],
      [45, 48, false],
    ]);
  });

  it("tells which chain a chip joins, where it fits two", () => {
    expect(describeMove("take:23+22", "en")).toBe("Take 23, to the chain of 22");
    expect(describeMove("take:23", "de")).toBe("23 nehmen");
  });

  it("tells the position while it is played and at its end", () => {
    expect(describeView(position([[3, 4, 5], [9]]), "en")).toBe(
      "The star is on c1; 2 chips lie on the board. The chains are 3–5, 9.",
    );
    expect(describeView(position(EXAMPLE, { to_move: null }), "de")).toMatch(
      /^Der letzte Chip ist genommen: 11 Minuspunkte\./,
    );
    expect(describeView(position([], { to_move: "chance", star: null }), "es")).toBe("Se van a repartir las fichas.");
  });

  it("tells proved worths from bounded and estimated ones", () => {
    const worth = { move: "take:1", penalty: 3, lower_bound: 1 };
    expect(describeWorth({ ...worth, lower_bound: 3, proof: "exact" }, "en")).toBe("3 minus points (proved)");
    expect(describeWorth({ ...worth, proof: "bounded" }, "en")).toBe("3 minus points (at least 1)");
    expect(describeWorth({ ...worth, penalty: 1, proof: "heuristic" }, "de")).toBe("1 Minuspunkt (geschätzt)");
  });

  it("tells its own option and those that it shares", () => {
    expect(describeOptionValue("solo_penalty", "per_chain", "de")).toBe("1 je Kette");
    expect(describeOptionValue("board", "square", "de")).toBe("Quadrat, 7 mal 7");
  });
});
