import { describe, expect, it } from "vitest";
import { chains, format, isSingle, longest, segments, tournamentPoints } from "../../src/games/numerus/chains";
import { type Direction, fieldsOf, type Layout, line, nextField, slides } from "../../src/games/numerus/geometry";
import { numbersOf, readSwap, readTake, swap, swapOf, takenBy } from "../../src/games/numerus/moves";
import { describeOption, describeOptionValue } from "../../src/games/numerus/options";
import { toneOf } from "../../src/games/numerus/tone";
import { describeMove, describeScoreItem, describeView, describeWorth } from "../../src/games/numerus/words";
// Positions of games, with the takes that the service listed for them.
import recorded from "./numerus-positions.json";
import { written } from "./written";

interface Position {
  layout: Layout;
  crossGaps: boolean;
  board: number[];
  star: string;
  moves: { number: number; field: string; direction: Direction | null; path: string[] | null }[];
}

const POSITIONS = recorded as Position[];
const EIGHT = fieldsOf("eight");
const index = (name: string, fields = EIGHT) => fields.findIndex((field) => field.name === name);
const names = (indexes: readonly number[], fields = EIGHT) => indexes.map((one) => fields[one]?.name);

describe("the board", () => {
  it("has 49 fields in every layout", () => {
    expect(EIGHT).toHaveLength(49);
    expect(fieldsOf("square")).toHaveLength(49);
  });

  it("is an eight in rows of 3 5 7 7 5 7 7 5 3", () => {
    const rows = EIGHT.reduce<number[]>(
      (counts, { row }) => Object.assign(counts, { [row - 1]: (counts[row - 1] ?? 0) + 1 }),
      [],
    );
    expect(rows).toEqual([3, 5, 7, 7, 5, 7, 7, 5, 3]);
    expect([EIGHT[0]?.name, EIGHT[24]?.name, EIGHT[48]?.name]).toEqual(["c1", "d5", "e9"]);
  });

  it("takes the fields of its owner as they are named, rows of two digits too", () => {
    expect(fieldsOf(["b2", "z26"])).toEqual([
      { name: "b2", column: 1, row: 2 },
      { name: "z26", column: 25, row: 26 },
    ]);
  });

  it("ends a line at a notch, and only goes on behind it where gaps are crossed", () => {
    expect(names(line(EIGHT, index("a4"), "s", false))).toEqual([]);
    expect(names(line(EIGHT, index("a4"), "s", true))).toEqual(["a6", "a7"]);
  });

  it("leads the arrow keys over empty fields and gaps to the next chip", () => {
    expect(nextField(EIGHT, index("a4"), "s", (one) => one === index("a7"))).toBe(index("a7"));
    expect(nextField(EIGHT, index("a4"), "w", () => true)).toBeNull();
  });
});

describe("the lines of the star", () => {
  it("are recorded with and without gaps to cross, on all kinds of boards, and from a dead end", () => {
    expect(new Set(POSITIONS.map(({ crossGaps, layout }) => `${crossGaps} ${typeof layout}`)).size).toBe(4);
    expect(POSITIONS.some(({ moves }) => moves.every(({ direction }) => direction === null))).toBe(true);
  });

  it.each(POSITIONS.map((position, number) => [number, position] as const))(
    "lead where the service says: position %i",
    (_, position) => {
      const fields = fieldsOf(position.layout);
      const star = index(position.star, fields);
      const found = slides(fields, position.board, star, position.crossGaps).map(({ direction, target }) => {
        const way = line(fields, star, direction, position.crossGaps);
        return {
          number: position.board[target],
          field: fields[target]?.name,
          direction,
          path: names(way.slice(0, way.indexOf(target)), fields),
        };
      });
      const listed = position.moves.filter(({ direction }) => direction !== null);
      const order = (moves: readonly { number?: number | undefined }[]) =>
        [...moves].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
      expect(order(found)).toEqual(order(listed));
    },
  );
});

describe("chains", () => {
  it("are the longest runs of consecutive numbers", () => {
    expect(chains([22, 3, 10, 5, 9, 4])).toEqual([
      [3, 5],
      [9, 10],
      [22, 22],
    ]);
  });

  it("all count as longest where several are as long", () => {
    expect(longest(chains([1, 2, 5, 9, 10]))).toEqual([
      [1, 2],
      [9, 10],
    ]);
    expect(longest([])).toEqual([]);
  });

  it("are worth the sums of the tournament example in the rules", () => {
    expect(tournamentPoints([3, 4, 5, 9, 10, 22])).toBe(10);
    expect(tournamentPoints([30, 31, 32, 40, 42, 44])).toBe(9);
  });

  it("are parted on the map where a row ends, and stay open there", () => {
    expect(segments([11, 25])).toEqual([
      { row: 0, column: 10, length: 2, opensLeft: false, opensRight: true },
      { row: 1, column: 0, length: 12, opensLeft: true, opensRight: true },
      { row: 2, column: 0, length: 1, opensLeft: true, opensRight: false },
    ]);
  });

  it("do not hold a number without neighbours", () => {
    expect(isSingle(9, [3, 4, 9])).toBe(true);
    expect(isSingle(3, [3, 4, 9])).toBe(false);
  });

  it("are written from their lowest to their highest number", () => {
    expect(chains([7, 8, 9, 20]).map(format)).toEqual(["7–9", "20"]);
  });
});

describe("moves", () => {
  it("are read from their texts, and nothing else is", () => {
    expect(readTake("take:23+22")).toEqual({ number: 23, chain: 22 });
    expect(readTake("take:7")).toEqual({ number: 7, chain: null });
    expect(readSwap("swap:12/1.34")).toEqual({ give: 12, seat: 1, get: 34 });
    expect([readTake("swap:12/1.34"), readSwap("take:7"), readTake("take:")]).toEqual([null, null, null]);
  });

  it("of a swap can be built by pressing the two chips in either order", () => {
    const collected = [[12], [34], [40]];
    expect(written(swapOf(12, 34, 0, collected), swap)).toBe("swap:12/1.34");
    expect(written(swapOf(40, 12, 0, collected), swap)).toBe("swap:12/2.40");
  });

  it("make no swap of two own chips, or of two of others", () => {
    expect(swapOf(12, 13, 0, [[12, 13], [34]])).toBeNull();
    expect(swapOf(34, 40, 0, [[12], [34], [40]])).toBeNull();
  });

  it("tell which chips can be taken, and which the last one touched", () => {
    expect(takenBy([{ move: "take:5+4" }, { move: "take:5+6" }, { move: "swap:1/1.2" }])).toEqual(new Set([5]));
    expect(numbersOf("swap:12/1.34")).toEqual(new Set([12, 34]));
    expect(numbersOf("take:5+6")).toEqual(new Set([5]));
    expect(numbersOf(null)).toEqual(new Set());
  });
});

describe("words", () => {
  const position: Parameters<typeof describeView>[0] = {
    setup: { players: 2, board: "eight", cross_gaps: false, exchange_chips: 2, scoring: "longest", first_player: 0 },
    to_move: 1,
    board: [0, 7, 0, 9],
    star: "c1",
    collected: [[3, 4, 5, 9], []],
    exchange_left: [1, 2],
  };

  it("tell a move in each language", () => {
    const all = (move: string) =>
      (["en", "de", "es"] as const).map((language) => describeMove(move, language, ["Ann", "Ben"]));
    expect(all("take:23")).toEqual(["Take 23", "23 nehmen", "Tomar el 23"]);
    expect(all("swap:12/1.34")[1]).toBe("12 an Ben geben, dafür 34 bekommen");
    expect(all("something")).toEqual(["something", "something", "something"]);
  });

  it("tell the position, with chains, exchange chips and whose turn it is", () => {
    expect(describeView(position, "en", ["Ann", "Ben"])).toBe(
      "The star is on c1; 2 chips lie on the board. Ann has 3–5, 9 (1 exchange chip). Ben has no chips. It is Ben's turn.",
    );
  });

  it("name nobody as the one to move once the game was given up", () => {
    expect(describeView(position, "en", ["Ann", "Ben"], true)).toMatch(/Ben has no chips\.$/);
  });

  it("name a seat by its place where nobody has a name", () => {
    expect(describeView(position, "de", [])).toContain("Platz 2 ist am Zug.");
  });

  it("tell a proved outcome from an estimated share", () => {
    expect(describeWorth({ move: "take:1", proof: "exact", outcome: "win", value: 1 }, "en")).toBe("wins (proved)");
    expect(describeWorth({ move: "take:1", proof: "heuristic", value: 0.618 }, "en")).toBe(
      "expected share 62% (estimated)",
    );
  });

  it("tell options and their values", () => {
    expect(describeOption("cross_gaps", "de").label).toBe("Lücken überqueren");
    expect(describeOptionValue("cross_gaps", false, "es")).toBe("no");
    expect(describeOptionValue("board", ["a1"], "en")).toBe("49 fields of your own");
    expect(describeOptionValue("first_player", 2, "en")).toBe("The third player");
    expect(describeOptionValue("exchange_chips", 0, "de")).toBe("keine");
  });

  it("tell a score's items, and leave an unknown code as it is", () => {
    expect(describeScoreItem("longest_chain", "de")).toBe("Längste Kette");
    expect(describeScoreItem("newer", "de")).toBe("newer");
  });
});

describe("the colour of a share", () => {
  it.each([
    [0.53, 2, "good"],
    [0.51, 2, "even"],
    [0.49, 2, "even"],
    [0.47, 2, "bad"],
    [0.34, 3, "even"],
    [0.34, 4, "good"],
  ])("compares it with a fair one: %d of %d players", (share, players, tone) => {
    expect(toneOf(share, players)).toBe(tone);
  });
});
