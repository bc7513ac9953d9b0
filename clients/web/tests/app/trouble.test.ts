/** Which failures are told as a message, and which with the field for an API key. */
import { ApiError, Forbidden, type Problem, Unauthorized } from "regelwerk-client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

const notify = vi.fn();
let keyRefusal: typeof import("../../src/app/api-key/key").keyRefusal;
let tellTrouble: typeof import("../../src/app/trouble").tellTrouble;

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: [] });
  vi.doMock("../../src/app/notices", () => ({ notify }));
  ({ keyRefusal } = await import("../../src/app/api-key/key"));
  ({ tellTrouble } = await import("../../src/app/trouble"));
});

afterEach(() => {
  keyRefusal.value = null;
  notify.mockReset();
});

function refusal<E extends ApiError>(Kind: new (response: Response, problem: Problem) => E, code: string): E {
  const document = { code, detail: "Refused.", errors: [] } as unknown as Problem;
  return new Kind(new Response(null), document);
}

it.each(["api_key_needed", "unknown_api_key", "expired_api_key"])("shows the field for the key for %s", (code) => {
  tellTrouble(refusal(Unauthorized, code));
  expect(keyRefusal.value).toBe(code);
  expect(notify).not.toHaveBeenCalled();
});

it.each([
  [Unauthorized, "unauthorized", "Refused."],
  [Forbidden, "forbidden", "Refused."],
  [Forbidden, "missing_scope", "This API key is not for that."],
  [ApiError, "unknown_api_key_of_the_future", "Refused."],
] as const)("tells of a refusal that no other key needs to end in a message: %o, %s", (Kind, code, said) => {
  tellTrouble(refusal(Kind, code));
  expect(keyRefusal.value).toBeNull();
  expect(notify).toHaveBeenCalledExactlyOnceWith("bad", expect.stringContaining(said));
});
