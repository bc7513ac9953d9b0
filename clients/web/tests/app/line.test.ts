import { describe, expect, it } from "vitest";
import { Line } from "../../src/app/line/line";
import { opened } from "../../src/app/line/open-view";

/** A game whose state is what was played. */
function fakeClient() {
  const asked: string[] = [];
  const gates: (() => void)[] = [];
  let isGated = false;
  const client = {
    apply: async ({ state, moves, seed }: { state: { played: string }; moves: string[]; seed?: string }) => {
      asked.push(`${state.played}+${moves.join("")}`);
      if (isGated) await new Promise<void>((resolve) => gates.push(resolve));
      const drawn = seed === undefined ? [] : ["!"];
      return {
        state: { played: state.played + [...moves, ...drawn].join("") },
        moves: [...moves, ...drawn],
        applied: moves.length,
      };
    },
  };
  const line = new Line<"anaconda">(client as never, { played: "" } as never, ["a", "b", "c", "d"]);
  const gate = () => {
    isGated = true;
  };
  return { line, asked, gates, gate };
}

const shown = (line: Line<"anaconda">) => (line.state.value as unknown as { played: string }).played;

describe("a line of positions", () => {
  it("asks for a position once, from the nearest before it", async () => {
    const { line, asked } = fakeClient();
    await line.goTo(2);
    await line.goTo(4);
    await line.goTo(2);
    expect(shown(line)).toBe("ab");
    expect(asked).toEqual(["+ab", "ab+cd"]);
  });

  it("stays within its ends", async () => {
    const { line } = fakeClient();
    await line.goTo(99);
    expect(line.at.value).toBe(4);
    await line.goTo(-1);
    expect(line.at.value).toBe(0);
  });

  it("gives up what came after a position in which something else is played", async () => {
    const { line, asked } = fakeClient();
    await line.goTo(4);
    await line.goTo(1);
    await line.play(["x"], "seed");
    expect(line.plies.value).toEqual(["a", "x", "!"]);
    expect([line.at.value, shown(line)]).toEqual([3, "ax!"]);
    await line.goTo(2);
    expect(shown(line)).toBe("ax");
    expect(asked.at(-1)).toBe("a+x");
    await line.goTo(3);
    await line.play(["y"], "seed");
    await line.goTo(4);
    expect(shown(line)).toBe("ax!y");
  });

  it("shows where its reader went last, whichever answer comes last", async () => {
    const { line, gates, gate } = fakeClient();
    gate();
    const first = line.goTo(3);
    const second = line.goTo(1);
    gates[1]?.();
    await second;
    gates[0]?.();
    await first;
    expect([line.at.value, shown(line)]).toEqual([1, "a"]);
  });

  it("takes no answer about an old line for one about the new", async () => {
    const { line, gates, gate } = fakeClient();
    await line.goTo(2);
    gate();
    const played = line.play(["x"]);
    const stepped = line.goTo(3);
    gates[0]?.();
    await played;
    gates[1]?.();
    await stepped;
    expect([line.at.value, shown(line)]).toEqual([3, "abx"]);
    await line.goTo(2);
    await line.goTo(3);
    expect(shown(line)).toBe("abx");
  });
});

it("opens every tile of a position with secrets, seen from one side", () => {
  const tile = { exposed: false, ruled_out: [3], since: 0 };
  const state = { rows: [[{ tile: "B1", ...tile }], [{ tile: "W-", ...tile }]], clue: "W4" };
  const spectated = { seat: null, pool: { B: 4, W: 5 }, rows: [], clue: { colour: "W", tile: null } };
  const view = opened(state as never, spectated as never, 1);
  expect(view).toMatchObject({
    seat: 1,
    pool: { B: 4, W: 5 },
    clue: { colour: "W", tile: "W4" },
    rows: [[{ colour: "B", tile: "B1", ruled_out: [3] }], [{ colour: "W", tile: "W-" }]],
  });
});
