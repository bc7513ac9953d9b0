/** Every answer that is not a good one is an error of its own class. */
import { expect, test } from "vitest";
import * as client from "../src/index.js";
import { ApiError, Conflict, IllegalMove, NotFound, ServerError, UnexpectedAnswer } from "../src/index.js";
import { json, problem, real, refused, Script, type Step } from "./service.js";

async function failureOf(step: Step): Promise<unknown> {
  return new Script()
    .answers(step)
    .client({ retries: 0 })
    .listGames()
    .catch((error: unknown) => error);
}

test.each([
  ["malformed_request", 400, client.InvalidRequest],
  ["unauthorized", 401, client.Unauthorized],
  ["forbidden", 403, client.Forbidden],
  ["not_found", 404, client.NotFound],
  ["unknown_game", 404, client.UnknownGame],
  ["unknown_session", 404, client.UnknownSession],
  ["method_not_allowed", 405, client.InvalidRequest],
  ["not_acceptable", 406, client.InvalidRequest],
  ["illegal_move", 409, client.IllegalMove],
  ["invalid_state", 409, client.InvalidState],
  ["game_over", 409, client.GameOver],
  ["not_your_turn", 409, client.NotYourTurn],
  ["record_full", 409, client.RecordFull],
  ["undo_refused", 409, client.UndoRefused],
  ["stale_version", 412, client.StaleVersion],
  ["request_too_large", 413, client.InvalidRequest],
  ["unsupported_media_type", 415, client.InvalidRequest],
  ["range_not_satisfiable", 416, client.InvalidRequest],
  ["invalid_request", 422, client.InvalidRequest],
  ["idempotency_key_reused", 422, client.IdempotencyKeyReused],
  ["rate_limited", 429, client.RateLimited],
  ["internal_error", 500, client.ServerError],
  ["store_unavailable", 503, client.StoreUnavailable],
  ["overloaded", 503, client.Overloaded],
] as const)("%s has a class", async (code, status, kind) => {
  const failure = await failureOf(problem(status, code));
  expect((failure as Error).constructor).toBe(kind);
  expect((failure as Error).name).toBe(kind.name);
});

test("a code that is newer than the client raises the class of its status", async () => {
  expect(((await failureOf(problem(409, "stalemate"))) as Error).constructor).toBe(Conflict);
  expect(((await failureOf(problem(418, "teapot"))) as Error).constructor).toBe(ApiError);
  expect(((await failureOf(problem(599, "wild"))) as Error).constructor).toBe(ServerError);
});

test("an error tells what the service has told", async () => {
  const errors = [{ code: "die_occupied", detail: "No.", pointer: "#/move", rule: "anaconda#turns" }];
  const failure = (await failureOf(problem(409, "illegal_move", { errors, ply: 3, move: "V=6@III" }))) as IllegalMove;
  expect(failure).toMatchObject({
    status: 409,
    code: "illegal_move",
    detail: "Detail.",
    errors,
    requestId: "request-1",
  });
  expect([failure.ply, failure.move]).toEqual([3, "V=6@III"]);
  expect(failure.problem?.title).toBe("Title");
  expect(failure.message).toBe("409 illegal_move: Detail.");
});

test("who answers without a problem document is understood by the status", async () => {
  const failure = (await failureOf(
    () => new Response("<h1>Not here</h1>", { status: 404, statusText: "Not Found" }),
  )) as ApiError;
  expect(failure.constructor).toBe(NotFound);
  expect(failure).toMatchObject({
    status: 404,
    code: "",
    detail: "Not Found",
    errors: [],
    requestId: "",
    problem: null,
  });
});

test("JSON that is no problem document is not taken for one", async () => {
  expect(((await failureOf(json({ error: "no" }, 404))) as ApiError).problem).toBeNull();
  expect(((await failureOf(json("no", 404))) as ApiError).problem).toBeNull();
});

test("how long to wait is told", async () => {
  const failure = await failureOf(refused(503, { "Retry-After": "3" }));
  expect((failure as client.Unavailable).retryAfter).toBe("3");
});

test.each(["<html>", "", "[1,", "null"])("a good answer that cannot be read (%j) is an error too", async (body) => {
  expect(await failureOf(() => new Response(body))).toBeInstanceOf(UnexpectedAnswer);
});

test("the real service's refusals are those classes", async () => {
  const rw = real();
  const { state } = await rw.anaconda.new({ seed: "client" });
  const failure = await rw.anaconda
    .apply({ state, moves: ["roll:III,IV", "V=6@III"] })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(IllegalMove);
  expect((failure as IllegalMove).ply).toBe(1);
  expect((failure as IllegalMove).errors[0]?.rule).toMatch(/^anaconda#/);
  expect((failure as IllegalMove).requestId).not.toBe("");
  await expect(rw.getGame("chess")).rejects.toThrow(client.UnknownGame);
  await expect(rw.anaconda.session("A".repeat(22)).refresh()).rejects.toThrow(client.UnknownSession);
});
