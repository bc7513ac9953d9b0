import { describe, expect, it } from "vitest";
import { arranged, firstPlaces } from "../../src/games/davinci/arranging";
import { bestGuessAt, chancesOf, placesOf } from "../../src/games/davinci/chances";
import {
  describeMove,
  describeOption,
  describeOptionValue,
  describeScoreItem,
  describeView,
  describeWorth,
} from "../../src/games/davinci/describe";
import { lastMarks } from "../../src/games/davinci/last";
import { layoutOf, lineOf, linesOf, ROW_HEIGHT, seatsFromTop, WIDTH } from "../../src/games/davinci/layout";
import { arrangeText, guessText, parseMove, stopText } from "../../src/games/davinci/move";
import { count, percent, points, shortened } from "../../src/games/davinci/numbers";
import {
  type Hint,
  type Posterior,
  type RankedMove,
  type Slot,
  type View,
  valuesToName,
} from "../../src/games/davinci/tiles";
import { LANGUAGES } from "../../src/text/language";

const NAMES = ["North", "South"];

function slot(tile: string, rest: Partial<Slot> = {}): Slot {
  return { colour: tile.startsWith("B") ? "B" : "W", tile, exposed: false, ruled_out: [], since: 0, ...rest };
}

const VIEW: View = {
  setup: {
    players: 2,
    jokers: true,
    removed_per_colour: 0,
    draw_extra: 0,
    joker_start: "allowed",
    clue_tile: "aside",
    empty_pool_penalty: "choose_after",
    scoring: "plain",
    bonus_source: "winner_hidden",
    first_player: 0,
    start_colours: null,
  },
  phase: "guess",
  to_move: 0,
  turn: 5,
  rows: [
    [slot("B1"), slot("W-"), slot("W9", { exposed: true, since: 4 })],
    [
      slot("B?", { tile: null, ruled_out: [3, "-"] }),
      slot("W7", { exposed: true }),
      slot("W?", { tile: null, since: 3 }),
    ],
  ],
  arranged: [true, true],
  pool: { B: 3, W: 4 },
  removed: { B: 0, W: 0 },
  returned: [null, null],
  tally: [
    { hits: 1, codes_exposed: 0 },
    { hits: 0, codes_exposed: 0 },
  ],
  drawing: null,
  clue: { colour: "B", tile: "B4" },
  clue_at: null,
  stake: null,
  hits: 0,
  out: [],
  guesses: [[4, 1, "W", 7]],
  winner: null,
  seat: 0,
};

function guess(position: number, value: RankedMove["value"] & {}, hit: number): RankedMove {
  return {
    move: guessText({ seat: 1, position }, value, null),
    proof: "heuristic",
    kind: "guess",
    seat: 1,
    position,
    value,
    hit_probability: hit,
  };
}

const HINT: Hint = {
  best: "guess:1.2=8",
  moves: [guess(2, 8, 0.75), guess(0, 5, 0.5), guess(0, 2, 0.5), guess(2, 10, 0.25), guess(2, 0, 0)],
  proof: "heuristic",
  nodes: 10,
  elapsed_ms: null,
};

describe("the text of a move", () => {
  it("is read and written in the same form", () => {
    expect(parseMove("guess:1.13=-@4")).toEqual({ kind: "guess", seat: 1, position: 13, value: "-", index: 4 });
    expect(guessText({ seat: 1, position: 13 }, "-", 4)).toBe("guess:1.13=-@4");
    expect(guessText({ seat: 1, position: 3 }, 7, null)).toBe("guess:1.3=7");
    expect(stopText(null)).toBe("stop");
    expect(stopText(0)).toBe("stop@0");
  });

  it("names black jokers before white ones, whatever was placed first", () => {
    const places = new Map([
      ["W-", 0],
      ["B-", 2],
    ]);
    expect(arrangeText(places)).toBe("arrange:B-@2,W-@0");
    expect(arrangeText(new Map())).toBe("arrange");
    expect(parseMove("arrange:B-@2,W-@0")).toEqual({
      kind: "arrange",
      placements: [
        { tile: "B-", index: 2 },
        { tile: "W-", index: 0 },
      ],
    });
  });

  it("may keep a number secret", () => {
    expect(parseMove("tile:B?")).toEqual({ kind: "tile", tile: "B?" });
    expect(parseMove("return:W?")).toEqual({ kind: "returned", colour: "W" });
  });

  it("is null where no form fits", () => {
    for (const text of ["", "guess:1.3", "draw:X", "tile:B", "stop@", "arranged"])
      expect(parseMove(text), text).toBeNull();
  });
});

describe("arranging a row", () => {
  it("begins with the jokers at the left, as when nothing is said", () => {
    expect(arranged(["B1", "W4", "B-", "W-"], firstPlaces(["B1", "W4", "B-", "W-"]))).toEqual(["B-", "W-", "B1", "W4"]);
  });

  it("keeps the numbers in order around the jokers", () => {
    const places = new Map([
      ["W-", 3],
      ["B-", 1],
    ]);
    expect(arranged(["B1", "W4", "B-", "W-"], places)).toEqual(["B1", "B-", "W4", "W-"]);
  });
});

describe("the chances of hidden tiles", () => {
  const posterior: Posterior = {
    model: "deal",
    no_self_guess: false,
    worlds: "12",
    tiles: [
      {
        seat: 1,
        position: 0,
        distribution: [
          { value: 2, p: 0.25, exact: "1/4" },
          { value: 5, p: 0.75, exact: "3/4" },
        ],
      },
    ],
  };

  it("come from the posterior, the most probable value first", () => {
    expect(chancesOf(posterior, HINT)).toEqual(
      new Map([
        [
          "1.0",
          [
            { value: 5, p: 0.75 },
            { value: 2, p: 0.25 },
          ],
        ],
      ]),
    );
  });

  it("are those of the hint's guesses where nobody asked for the posterior", () => {
    expect(chancesOf(null, HINT).get("1.2")).toEqual([
      { value: 8, p: 0.75 },
      { value: 10, p: 0.25 },
    ]);
    expect(chancesOf(null, null).size).toBe(0);
  });

  it("show the best guess of each tile", () => {
    expect(bestGuessAt(HINT, { seat: 1, position: 0 })?.move).toBe("guess:1.0=5");
    expect(bestGuessAt(HINT, { seat: 1, position: 1 })).toBeNull();
  });
});

describe("the places of the drawn tile", () => {
  it("are those among which moves choose, from left to right", () => {
    expect(placesOf([{ index: 4 }, { index: 0 }, { index: 4 }, {}])).toEqual([0, 4]);
    expect(placesOf([{}])).toEqual([]);
  });
});

describe("the last move", () => {
  it("is a right guess at a tile that lies open with this value", () => {
    expect(lastMarks(VIEW, "guess:1.1=7").guess).toEqual({ seat: 1, position: 1, value: 7, right: true });
  });

  it("is a wrong guess at a tile that is still hidden, and the tile that it cost", () => {
    const marks = lastMarks(VIEW, "guess:1.0=3@2");
    expect(marks.guess).toEqual({ seat: 1, position: 0, value: 3, right: false });
    expect(marks.tile).toEqual({ seat: 0, position: 2 });
  });

  it("is the newest tile after a stop, and nothing where that stands elsewhere", () => {
    expect(lastMarks(VIEW, "stop@2").tile).toEqual({ seat: 0, position: 2 });
    expect(lastMarks(VIEW, "stop@1").tile).toBeNull();
  });

  it("is the tile that the last guesser exposed", () => {
    expect(lastMarks(VIEW, "reveal:2").tile).toEqual({ seat: 1, position: 2 });
  });

  it("is the pile that was drawn from", () => {
    expect(lastMarks(VIEW, "draw:W").pool).toBe("W");
    expect(lastMarks(VIEW, "tile:B?").pool).toBe("B");
    expect(lastMarks(VIEW, null)).toEqual({ guess: null, tile: null, pool: null });
  });
});

describe("the layout", () => {
  it("puts the seat that looks nearest, and the next one at the top", () => {
    expect(seatsFromTop(4, 1)).toEqual([2, 3, 0, 1]);
    expect(seatsFromTop(3, null)).toEqual([0, 1, 2]);
  });

  it("never lets two rows, the pool and the desk lie over each other", () => {
    for (const players of [2, 3, 4]) {
      const { rowTop, poolTop, deskTop, height } = layoutOf(players, 1);
      const tops = seatsFromTop(players, 1).map(rowTop);
      const others = tops.slice(0, -1);
      expect(others).toEqual(others.map((_, index) => index * ROW_HEIGHT));
      expect(poolTop).toBeGreaterThanOrEqual(Math.max(...others) + ROW_HEIGHT);
      expect(deskTop).toBeGreaterThan(poolTop);
      expect(tops.at(-1)).toBeGreaterThan(deskTop);
      expect(height).toBe((tops.at(-1) ?? 0) + ROW_HEIGHT);
    }
  });

  it("keeps a row of any length within the picture, with a gap at both ends", () => {
    for (const tiles of [1, 4, 8, 13, 24]) {
      const line = lineOf(tiles);
      expect(line.gap(0)).toBeGreaterThanOrEqual(0);
      expect(line.gap(tiles)).toBeLessThanOrEqual(WIDTH);
      expect(line.left(1) - line.left(0)).toBeGreaterThan(line.tileWidth);
    }
  });

  it("shows as many ruled-out values as fit on a tile, and says that there are more", () => {
    expect(linesOf(["3", "7"], 42)).toEqual(["3 7"]);
    expect(linesOf(["1", "2", "3", "4"], 42)).toEqual(["1 2 3", "4"]);
    expect(linesOf(["1", "2", "3", "4", "5", "6", "7"], 42)).toEqual(["1 2 3", "4 5 …"]);
  });
});

describe("figures", () => {
  it("never show a certainty that there is not", () => {
    expect(percent(1, "en")).toBe("100%");
    expect(percent(0.999, "en")).toBe(">99%");
    expect(percent(0.001, "en")).toBe("<1%");
    expect(percent(0, "en")).toBe("0%");
  });

  it("are written as the language has them", () => {
    expect(percent(0.25, "de")).toBe("25\u00a0%");
    expect(points(1.25, "de")).toBe("+1,3");
    expect(points(-0.5, "en")).toBe("−0.5");
  });

  it("stay readable however many worlds there are", () => {
    expect(count("1234567", "en")).toBe("1,234,567");
    expect(count("123456789012345678901234567890", "en")).toBe("1.2E29");
  });

  it("leave room for names", () => {
    expect(shortened("Leonardo", 8)).toBe("Leonardo");
    expect(shortened("Leonardo", 5)).toBe("Leon…");
  });
});

describe("words", () => {
  it("tell a guess with the name of its owner, and where the drawn tile goes", () => {
    expect(describeMove("guess:1.3=7@4", "en", NAMES)).toBe("Guess: tile 4 of South is 7 (drawn tile: place 5)");
    expect(describeMove("guess:1.0=-", "de", NAMES)).toBe("Tipp auf Stein 1 von South: Joker");
    expect(describeMove("tile:B?", "es", NAMES)).toBe("Robada: una ficha negra");
    expect(describeMove("guess:2.0=1", "en", NAMES)).toContain("Seat 3");
  });

  it("leave a text alone that is no move", () => {
    expect(describeMove("dance", "en", NAMES)).toBe("dance");
  });

  it("tell the position without a number that is hidden", () => {
    const told = describeView(VIEW, "en", NAMES);
    expect(told).toContain("Your row: black 1 (hidden), white joker (hidden), white 9 (exposed).");
    expect(told).toContain("South: black hidden (not 3, the joker), white 7 (exposed), white hidden.");
    expect(told).toContain("Drawn and lying aside: black 4.");
    expect(told).toContain("Guess: press a hidden tile");
  });

  it("ask nobody for anything once the game was given up", () => {
    expect(describeView(VIEW, "en", NAMES, true)).not.toContain("Guess");
    expect(describeView({ ...VIEW, to_move: 1 }, "en", NAMES, true)).not.toContain("is to move");
  });

  it("tell who is waited for, and who has won", () => {
    expect(describeView({ ...VIEW, to_move: 1 }, "en", NAMES)).toContain("South is to move.");
    expect(describeView({ ...VIEW, phase: "over", to_move: null, winner: 1 }, "de", NAMES)).toContain(
      "South gewinnt die Runde.",
    );
  });

  it("tell what a move is worth, the facts before the estimates", () => {
    const ranked: RankedMove = {
      move: "guess:1.0=5",
      proof: "heuristic",
      hit_probability: 0.5,
      win_probability: 0.4,
      expected_points: 1.25,
      reasons: [{ code: "wins_round", detail: "" }],
    };
    expect(describeWorth(ranked, "en")).toBe(
      "right with 50%, wins the round with 40%, +1.3 points, a hit wins the round",
    );
    expect(describeWorth({ move: "stop", proof: "heuristic", hit_probability: 1 }, "en")).toBe("certainly right");
    expect(describeWorth({ move: "stop", proof: "heuristic", hit_probability: 0 }, "de")).toBe("unmöglich");
  });

  it("exist for every option, its values and every score item, in every language", () => {
    const items = ["hits", "codes_exposed", "round_won", "rounds_won", "hidden_tiles", "pool_tiles", "went_out"];
    for (const language of LANGUAGES) {
      for (const [name, value] of Object.entries(VIEW.setup)) {
        expect(describeOption(name, language).help, name).not.toBe("");
        if (typeof value === "string") expect(describeOptionValue(name, value, language), value).not.toBe(value);
      }
      for (const item of items) expect(describeScoreItem(item, language)).not.toBe(item);
    }
    expect(describeOptionValue("first_player", 1, "de")).toBe("Platz 2");
    expect(describeOptionValue("draw_extra", 0, "es")).toBe("no");
    expect(describeOptionValue("players", 3, "es")).toBe("3");
    expect(describeOptionValue("start_colours", ["BBWW", "BWBW"], "en")).toBe("BBWW, BWBW");
  });
});

describe("values", () => {
  it("include the joker only where there are jokers", () => {
    expect(valuesToName(false)).toHaveLength(12);
    expect(valuesToName(true).at(-1)).toBe("-");
  });
});
