import { describe, expect, it } from "vitest";
import { packed, unpacked } from "../../src/app/packing";
import { hrefOf, type Route, routeOf } from "../../src/app/router";

describe("addresses", () => {
  const routes: Exclude<Route, { page: "unknown" }>[] = [
    { page: "home" },
    { page: "new", game: "numerus-solo", opened: {} },
    { page: "table", game: "davinci", id: "abc_DEF-1", watching: false },
    { page: "table", game: "davinci", id: "abc_DEF-1", watching: true },
    { page: "join", game: "davinci", id: "abc", token: "s+e/c=r&e#t" },
    { page: "join", game: "davinci", id: "abc", token: null },
    { page: "position", game: "anaconda", opened: { text: "III7-IV4-V3 last:V seat:1/2", ply: 0 } },
    { page: "record", game: "numerus", opened: { packed: "x_-1", ply: 12 } },
    { page: "rules", game: "anaconda", section: "a-turn" },
  ];

  it.each(routes)("lead back to $page as it was", (route) => {
    expect(routeOf(hrefOf(route))).toEqual(route);
  });

  it.each(["#/chess", "#/davinci/elsewhere", "#/davinci/table/", "#/davinci/table/../../x?y"])(
    "lead nowhere: %s",
    (hash) => {
      expect(routeOf(hash)).toEqual({ page: "unknown" });
    },
  );

  it("take a text with a question mark whole", () => {
    expect(routeOf("#/davinci/position?text=B? W?{3,7}")).toMatchObject({ opened: { text: "B? W?{3,7}" } });
  });
});

describe("packed values", () => {
  it("come back as they were, by letters that a link may have", async () => {
    const value = { names: ["Zoë", "日本"], moves: Array.from({ length: 300 }, (_, ply) => `take:${ply}`), none: null };
    const text = await packed(value);
    expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(text.length).toBeLessThan(JSON.stringify(value).length / 2);
    expect(await unpacked(text)).toEqual(value);
  });

  it.each(["", "!!!", "AAAA", "bm90IHBhY2tlZA"])("are refused when they are none: %j", async (text) => {
    await expect(unpacked(text)).rejects.toThrow();
  });

  it("are refused when they would fill the memory", async () => {
    const bomb = await packed("0".repeat(9_000_000));
    await expect(unpacked(bomb)).rejects.toThrow(RangeError);
  });
});
