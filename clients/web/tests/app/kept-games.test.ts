import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetGame, type KeptGame, keepGame, keptGame, keptGames } from "../../src/app/table/kept-games";
import { looking } from "../../src/app/table/seats";

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  } as Storage;
}

const game = (id: string, token: string): KeptGame => ({
  game: "davinci",
  id,
  names: ["North", "South"],
  plan: [{ kind: "here", token }],
  since: 1,
});

const anotherTab = () => vi.stubGlobal("sessionStorage", memory());

describe("kept games", () => {
  beforeEach(() => {
    vi.stubGlobal("sessionStorage", memory());
    vi.stubGlobal("localStorage", memory());
  });

  it("go on in another tab, after theirs was closed", () => {
    keepGame(game("one", "t0"));
    anotherTab();
    expect(keptGame("davinci", "one")?.plan).toEqual([{ kind: "here", token: "t0" }]);
  });

  it("are another player's in each tab that has taken a seat", () => {
    const first = sessionStorage;
    keepGame(game("one", "t0"));
    anotherTab();
    keepGame(game("one", "t1"));
    expect(keptGame("davinci", "one")?.plan).toEqual([{ kind: "here", token: "t1" }]);
    vi.stubGlobal("sessionStorage", first);
    expect(keptGame("davinci", "one")?.plan).toEqual([{ kind: "here", token: "t0" }]);
  });

  it("are listed once, the newest first, until they are forgotten", () => {
    keepGame(game("one", "a"));
    keepGame(game("two", "b"));
    keepGame(game("one", "c"));
    expect(keptGames().map(({ id }) => id)).toEqual(["one", "two"]);
    forgetGame("one");
    expect(keptGames().map(({ id }) => id)).toEqual(["two"]);
    expect(keptGame("davinci", "one")).toBeNull();
  });

  it("survive whatever else is in the browser's memory", () => {
    localStorage.setItem("games", '[{"game": "chess"}, 7, null]');
    expect(keptGames()).toEqual([]);
    localStorage.setItem("games", "{");
    expect(keptGames()).toEqual([]);
  });

  it.each([
    { names: [{}, "South"] },
    { plan: [null] },
    { plan: [{ kind: "here" }] },
    { plan: [{ kind: "hint", token: "t" }] },
    { plan: [{ kind: "referee", token: "t" }] },
    { since: 1e300 },
    { game: "constructor" },
  ])("are only those that can be shown and played: not with %j", (spoiled) => {
    localStorage.setItem("games", JSON.stringify([{ ...game("one", "a"), ...spoiled }, game("two", "b")]));
    sessionStorage.setItem("game:one", JSON.stringify({ ...game("one", "a"), ...spoiled }));
    expect(keptGames().map(({ id }) => id)).toEqual(["two"]);
    expect(keptGame("davinci", "one")).toBeNull();
  });

  it.each([
    ["forbidden", undefined],
    ["full", { ...memory(), setItem: () => expect.fail("full") }],
  ])("go on for as long as the page is open where the browser's memory is %s", (_, storage) => {
    vi.stubGlobal("localStorage", storage);
    vi.stubGlobal("sessionStorage", storage);
    keepGame(game("one", "a"));
    expect(keptGame("davinci", "one")?.plan).toEqual([{ kind: "here", token: "a" }]);
    expect(keptGames().map(({ id }) => id)).toEqual(["one"]);
    forgetGame("one");
    expect(keptGame("davinci", "one")).toBeNull();
  });
});

describe("whose view is shown", () => {
  it("stays that of who holds the device while others play", () => {
    const here = [0, 2];
    expect(looking({ toMove: 1, here, hidden: true, present: 0 })).toEqual({ seat: 0, curtainFor: null });
    expect(looking({ toMove: 2, here, hidden: true, present: 0 })).toEqual({ seat: null, curtainFor: 2 });
    expect(looking({ toMove: 0, here, hidden: true, present: 0 })).toEqual({ seat: 0, curtainFor: null });
  });

  it("is nobody's at the end, unless somebody is there", () => {
    expect(looking({ toMove: null, here: [0, 1], hidden: true, present: null })).toEqual({
      seat: null,
      curtainFor: null,
    });
  });
});
