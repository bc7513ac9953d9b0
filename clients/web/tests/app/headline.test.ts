import type { Score } from "regelwerk-client";
import { beforeAll, describe, expect, it, vi } from "vitest";

type Seat = Score["seats"][number];

let headlineOf: typeof import("../../src/app/headline").headlineOf;

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: [] });
  ({ headlineOf } = await import("../../src/app/headline"));
});

function scoreOf(places: readonly number[], codes: readonly string[] = []): Score {
  const items = codes.map((code) => ({ code, points: 0 }) as Seat["items"][number]);
  return { scoring: "plain", final: true, seats: places.map((place, seat) => ({ seat, place, points: 0, items })) };
}

describe("the headline of a game that is over", () => {
  it("names who is alone at the first place", () => {
    expect(headlineOf(scoreOf([2, 1]), ["North", "South"])).toBe("South wins");
  });

  it("names all who share the first place", () => {
    expect(headlineOf(scoreOf([1, 3, 1]), ["North", "South", "East"])).toBe("North and East share the first place");
  });

  it("says of a solitaire whether it was won, where its score tells", () => {
    expect(headlineOf(scoreOf([1], ["tiles_placed", "round_won"]), ["North"])).toBe("Won");
    expect(headlineOf(scoreOf([1], ["tiles_placed"]), ["North"])).toBe("Lost");
    expect(headlineOf(scoreOf([1], ["chain"]), ["North"])).toBeNull();
  });
});
