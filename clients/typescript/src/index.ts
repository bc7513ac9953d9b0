/** A typed client of Regelwerk, rules as a service for tabletop games. */
export { Batch, Pending } from "./batch.js";
export type { Check } from "./checks.js";
export { Regelwerk } from "./client.js";
export {
  ApiError,
  Conflict,
  Forbidden,
  GameOver,
  IdempotencyKeyReused,
  IllegalMove,
  InvalidRequest,
  InvalidState,
  NotFound,
  NotYourTurn,
  Overloaded,
  RateLimited,
  RecordFull,
  RegelwerkError,
  ServerError,
  StaleVersion,
  StoreUnavailable,
  Unauthorized,
  Unavailable,
  UndoRefused,
  UnexpectedAnswer,
  UnknownGame,
  UnknownSession,
  Unreachable,
} from "./errors.js";
export { asCurl, type Exchange } from "./exchange.js";
export type { FollowingOptions } from "./following.js";
export {
  AnacondaClient,
  type ConformanceKind,
  DaVinciClient,
  GameClient,
  type GameClients,
  OpenGameClient,
} from "./game.js";
export { Created, LiveSession, type PollOptions } from "./live.js";
export { type Document, verifyReceipt } from "./receipts.js";
export { Rulesets } from "./rulesets.js";
export type { Options } from "./transport.js";
export type * from "./types.js";
export { verify } from "./verify.js";
