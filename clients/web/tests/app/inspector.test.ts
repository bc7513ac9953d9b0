import { beforeAll, describe, expect, it, vi } from "vitest";

let pretty: typeof import("../../src/app/inspector/inspector").pretty;

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: [] });
  ({ pretty } = await import("../../src/app/inspector/inspector"));
});

describe("the requests of the page", () => {
  it("show no token of an answer, whoever may look over the shoulder", () => {
    const shown = pretty('{"id": "abc", "tokens": {"host": "s3cret", "seats": ["s3cret0", null]}}');
    expect(JSON.parse(shown)).toEqual({ id: "abc", tokens: { host: "$TOKEN", seats: ["$TOKEN", "$TOKEN"] } });
  });

  it.each(["", "1. roll:III,IV *", '{"tokens": '])("show what is no JSON as it is: %j", (body) => {
    expect(pretty(body)).toBe(body);
  });
});
