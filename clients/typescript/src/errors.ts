/** What can go wrong, by the answer that it calls for. Branch on the class, or on `code`, never on texts. */
import type { Fault, Problem } from "./types.js";

/** Anything that this client throws of itself. */
export class RegelwerkError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** No answer came, after all attempts; `cause` says why. Whether the request was carried out is not known. */
export class Unreachable extends RegelwerkError {}

/** An answer came that this client cannot read: another version of the service, or something else at its address. */
export class UnexpectedAnswer extends RegelwerkError {}

/** The service, or something before it, says no. */
export class ApiError extends RegelwerkError {
  /** The HTTP status. */
  readonly status: number;
  /** What the problem is, by its stable name; empty without a document. */
  readonly code: string;
  /** What was wrong this time, for people. */
  readonly detail: string;
  /** Everything that is wrong, each with a code, a JSON pointer and the rule. */
  readonly errors: readonly Fault[];
  /** Under which the service knows the request. */
  readonly requestId: string;
  /** The headers of the answer. */
  readonly headers: Headers;

  constructor(
    response: Response,
    /** The problem document; null if whoever answered sent none. */
    readonly problem: Problem | null,
  ) {
    const detail = problem?.detail ?? response.statusText;
    super(`${response.status} ${problem?.code ?? "without a problem document"}: ${detail}`);
    this.status = response.status;
    this.code = problem?.code ?? "";
    this.detail = detail;
    this.errors = problem?.errors ?? [];
    this.headers = response.headers;
    this.requestId = response.headers.get("X-Request-Id") ?? "";
  }
}

/** The request cannot be read or does not match the OpenAPI document. Mend the program. */
export class InvalidRequest extends ApiError {}

/** The key was used for another request before. */
export class IdempotencyKeyReused extends InvalidRequest {}

const OF_API_KEYS: ReadonlySet<string> = new Set<Problem["code"]>([
  "api_key_needed",
  "unknown_api_key",
  "expired_api_key",
]);

/** A token is missing, or is not one of this session; or the API key is missing or no longer good. */
export class Unauthorized extends ApiError {
  /** Whether it is the API key, and not the token of a seat, that is missing or not good. */
  get concernsKey(): boolean {
    return OF_API_KEYS.has(this.code);
  }
}

/** The token or the API key is good, but not for this; or the session's assist policy says no. */
export class Forbidden extends ApiError {}

/** There is nothing at this address. */
export class NotFound extends ApiError {}

/** No ruleset has this name. */
export class UnknownGame extends NotFound {}

/** No live session has this id; it may have expired. */
export class UnknownSession extends NotFound {}

/** The request is good, but the rules say no. Nothing was changed. */
export class Conflict extends ApiError {}

/** The move breaks the rules that `errors` lists. */
export class IllegalMove extends Conflict {
  /** The index of the move, from 0; null if only one was sent. */
  get ply(): number | null {
    return this.problem?.ply ?? null;
  }

  /** The move, if several were sent. */
  get move(): string | null {
    return this.problem?.move ?? null;
  }
}

/** No game can be in this state; `errors` lists every reason. */
export class InvalidState extends Conflict {}

/** The round has ended; no more moves. */
export class GameOver extends Conflict {}

/** Another seat is to move. */
export class NotYourTurn extends Conflict {}

/** The session has as many plies as one record may hold. */
export class RecordFull extends Conflict {}

/** This cannot be taken back. */
export class UndoRefused extends Conflict {}

/** The session has moved on. Nothing was changed. */
export class StaleVersion extends ApiError {
  /** The session as it is now; typed, it is the live game's `seen`. Null if whoever answered did not tell. */
  get current(): Readonly<Record<string, unknown>> | null {
    return this.problem?.current ?? null;
  }
}

/** Not now: it was tried as often as allowed. Try again later. */
export class Unavailable extends ApiError {
  /** How long the service asks to wait, as it says it: seconds, or a date. */
  get retryAfter(): string | null {
    return this.headers.get("Retry-After");
  }
}

/** Too many requests, or too many at a time. */
export class RateLimited extends Unavailable {}

/** Live sessions are out of reach; everything else works. */
export class StoreUnavailable extends Unavailable {}

/** Too many solvers are at work. */
export class Overloaded extends Unavailable {}

/** A fault of the service; `requestId` helps its people to find it. */
export class ServerError extends ApiError {}

const BY_CODE: Readonly<Record<Problem["code"], typeof ApiError>> = {
  malformed_request: InvalidRequest,
  unauthorized: Unauthorized,
  api_key_needed: Unauthorized,
  unknown_api_key: Unauthorized,
  expired_api_key: Unauthorized,
  forbidden: Forbidden,
  missing_scope: Forbidden,
  not_found: NotFound,
  unknown_game: UnknownGame,
  unknown_session: UnknownSession,
  method_not_allowed: InvalidRequest,
  not_acceptable: InvalidRequest,
  illegal_move: IllegalMove,
  invalid_state: InvalidState,
  game_over: GameOver,
  not_your_turn: NotYourTurn,
  record_full: RecordFull,
  undo_refused: UndoRefused,
  stale_version: StaleVersion,
  request_too_large: InvalidRequest,
  unsupported_media_type: InvalidRequest,
  range_not_satisfiable: InvalidRequest,
  invalid_request: InvalidRequest,
  idempotency_key_reused: IdempotencyKeyReused,
  rate_limited: RateLimited,
  too_many_at_once: RateLimited,
  internal_error: ServerError,
  store_unavailable: StoreUnavailable,
  overloaded: Overloaded,
};
const KINDS: ReadonlyMap<string, typeof ApiError> = new Map(Object.entries(BY_CODE));

/** For codes that are newer than this client, and for answers of proxies. */
const BY_STATUS: ReadonlyMap<number, typeof ApiError> = new Map([
  [400, InvalidRequest],
  [401, Unauthorized],
  [403, Forbidden],
  [404, NotFound],
  [409, Conflict],
  [412, StaleVersion],
  [422, InvalidRequest],
  [429, RateLimited],
  [502, Unavailable],
  [503, Unavailable],
  [504, Unavailable],
]);

/** The error that an answer calls for. */
export function errorOf(response: Response, body: unknown): ApiError {
  const problem = isProblem(body) ? body : null;
  const fallback = response.status >= 500 ? ServerError : ApiError;
  const Kind = KINDS.get(problem?.code ?? "") ?? BY_STATUS.get(response.status) ?? fallback;
  return new Kind(response, problem);
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== "object" || body === null) return false;
  const { code, detail, errors } = body as Partial<Record<keyof Problem, unknown>>;
  return typeof code === "string" && typeof detail === "string" && Array.isArray(errors);
}
