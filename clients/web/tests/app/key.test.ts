import { Regelwerk } from "regelwerk-client";
import { beforeEach, expect, it, vi } from "vitest";

const GOOD = "rwk_good";
let inTab: Map<string, string>;

/** The module anew, as in a page that is opened now. */
async function opened(): Promise<typeof import("../../src/app/api-key/key")> {
  vi.resetModules();
  return import("../../src/app/api-key/key");
}

beforeEach(() => {
  inTab = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => inTab.get(name) ?? null,
    setItem: (name: string, value: string) => inTab.set(name, value),
  });
});

it("keeps a key in the tab until it is forgotten", async () => {
  (await opened()).takeKey(GOOD);
  const { apiKey, forgetKey } = await opened();
  expect(apiKey.value).toBe(GOOD);

  forgetKey();
  expect(apiKey.value).toBeNull();
  expect([...inTab.values()].join()).not.toContain(GOOD);
  expect((await opened()).apiKey.value).toBeNull();
});

it.each(["17", '"two words"', '"€"', '""', "{", '{"a": 1}'])(
  "takes %s in the memory of the tab for no key",
  async (text) => {
    inTab.set("api-key", text);
    expect((await opened()).apiKey.value).toBeNull();
  },
);

it("lets a request be refused, and not sent again, when a key is forgotten that was not there", async () => {
  const sent = vi.fn(async () => Response.json({ code: "api_key_needed", detail: "", errors: [] }, { status: 401 }));
  const { forgetKey, keyRefusal, untilKeyChanges } = await opened();
  const asked = new Regelwerk("http://service.test", { fetch: sent, onKeyRefused: untilKeyChanges }).listGames();
  await vi.waitFor(() => expect(keyRefusal.value).toBe("api_key_needed"));
  forgetKey();

  await expect(asked).rejects.toMatchObject({ code: "api_key_needed" });
  expect(sent).toHaveBeenCalledTimes(1);
});

it.each([
  ["a key comes", true],
  ["the key is forgotten", true],
  ["the page is left", false],
] as const)("lets go of everything that waits when %s", async (how, again) => {
  const key = await opened();
  const refusal = { code: "api_key_needed" } as Parameters<typeof key.untilKeyChanges>[0];
  const waiting = [key.untilKeyChanges(refusal), key.untilKeyChanges(refusal)];
  expect(key.isFieldShown.value).toBe(true);
  if (how === "a key comes") key.takeKey(GOOD);
  else if (how === "the key is forgotten") key.forgetKey();
  else key.stopWaiting();

  expect(await Promise.all(waiting)).toEqual([again, again]);
  // A service that wants a key still wants it on the next page.
  expect(key.keyRefusal.value).toBe(again ? null : "api_key_needed");
});
