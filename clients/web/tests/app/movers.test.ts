import { describe, expect, it } from "vitest";
import { moversOf } from "../../src/app/line/movers";

type Service = Parameters<typeof moversOf>[0];
type Start = Parameters<typeof moversOf<"anaconda">>[2];

/** After so many plies these are to move; a seat that cannot be told is refused. */
function serviceOf(toMove: readonly (number | "chance" | null | Error)[]): Service {
  const batch = () => ({
    ask: (question: (rules: object) => unknown) => {
      let plies = 0;
      const apply = ({ moves }: { moves: string[] }) => {
        plies = moves.length;
      };
      question({ game: () => ({ apply }) });
      const found = toMove[plies];
      return found instanceof Error
        ? { error: found, value: null }
        : { error: null, value: { state: { to_move: found } } };
    },
    send: async () => [],
  });
  return { batch } as unknown as Service;
}

const START = { to_move: 1 } as unknown as Start;

describe("who made each ply", () => {
  it("is who was to move before it; null is chance", async () => {
    const service = serviceOf([1, "chance", 0, null]);
    expect(await moversOf(service, "anaconda", START, ["roll", "rolled", "place"])).toEqual([1, null, 0]);
  });

  it("is left open for all when it cannot be told of one", async () => {
    const service = serviceOf([1, new Error("busy"), 0]);
    expect(await moversOf(service, "anaconda", START, ["roll", "rolled", "place"])).toEqual([]);
  });

  it("is nobody in a record without plies", async () => {
    expect(await moversOf(serviceOf([]), "anaconda", START, [])).toEqual([]);
  });
});
