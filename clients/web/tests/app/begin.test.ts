import { beforeAll, expect, it, vi } from "vitest";

let playersAgain: typeof import("../../src/app/home/begin").playersAgain;

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: [] });
  ({ playersAgain } = await import("../../src/app/home/begin"));
});

it("plays again with the same names, kinds of seats and strength", () => {
  const players = playersAgain(
    ["North", "South", "East"],
    [
      { kind: "here", token: "a" },
      { kind: "hint", token: "b", budgetMs: 1500 },
      { kind: "remote", token: null },
    ],
  );
  expect(players).toEqual([
    { name: "North", kind: "here", strength: "normal" },
    { name: "South", kind: "hint", strength: "strong" },
    { name: "East", kind: "remote", strength: "normal" },
  ]);
});
