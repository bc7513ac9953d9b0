/** A live game of nothing: each seat plays "go" in turn, and the service is this object. */
import { type SessionEvent, StaleVersion, UndoRefused } from "regelwerk-client";
import type { Live, TableParts } from "../../src/app/table/table-parts";

type Game = "anaconda" | "davinci";
type Undo = { asked_by: number; ply: number; agreed: number[] } | null;

export class FakeService {
  version = 1;
  toMove: number | "chance" | null = 0;
  undo: Undo = null;
  status: "running" | "over" = "running";
  plies = 0;
  /** After so many plies the game is over. */
  length = 20;
  /** What the solver says. */
  best: string | null = "go";
  /** Every change that was asked for, as `seat: what`. */
  readonly log: string[] = [];
  /** Is thrown instead of the next answer of this kind. */
  failures = new Map<string, unknown>();
  /** Answers of this kind wait for it. */
  gates = new Map<string, Promise<void>>();
  #wake: (() => void) | null = null;
  readonly #news: SessionEvent[] = [];

  constructor(readonly seats: number) {}

  document(seat: number | null) {
    const isDue = seat !== null && seat === this.toMove;
    return {
      version: this.version,
      status: this.status,
      to_move: this.toMove,
      your_turn: isDue,
      undo: this.undo,
      assist: "hints",
      seats: Array.from({ length: this.seats }, (_, index) => ({ seat: index, name: `Player ${index}` })),
      // What only this seat may know.
      view: { secretOf: seat },
      result: null,
    };
  }

  tell(type: SessionEvent["type"], more: Partial<SessionEvent> = {}): void {
    const event = {
      seq: this.#news.length + 1,
      version: this.version,
      type,
      ply: null,
      move: null,
      seat: null,
      by: null,
    };
    this.#news.push({ ...event, ...more } as SessionEvent);
    this.#wake?.();
  }

  changed(by: number, what: string): void {
    this.log.push(`${by}: ${what}`);
    this.version += 1;
  }

  end(): void {
    this.status = "over";
    this.toMove = null;
  }

  answered(by: number, ply: number, agree: boolean): void {
    const agreed = [...(this.undo?.agreed ?? []), by];
    const isDone = !agree || agreed.length === this.seats - 1;
    this.undo = isDone || this.undo === null ? null : { ...this.undo, agreed };
    if (!isDone) return;
    if (agree) {
      this.plies = ply;
      this.toMove = ply % this.seats;
    }
    this.tell(agree ? "undone" : "undo_declined", { ply });
  }

  async *events(signal: AbortSignal): AsyncGenerator<SessionEvent, void, void> {
    signal.addEventListener("abort", () => this.#wake?.());
    for (let at = 0; !signal.aborted; ) {
      const event = this.#news[at];
      if (event === undefined) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        continue;
      }
      at += 1;
      yield event;
    }
  }

  fail(kind: string): void {
    const failure = this.failures.get(kind);
    this.failures.delete(kind);
    if (failure !== undefined) throw failure;
  }
}

/** The fake service as the holder of a token sees it: the token of seat 1 is "1". Changes of an old version are refused. */
export function liveOf(service: FakeService, token: string | null): Live<Game> {
  const seat = token === null ? null : Number(token);
  const by = seat ?? -1;
  const look = () => {
    live.seen = service.document(seat);
    return live.seen;
  };
  const change = (kind: string, what: string) => {
    service.fail(kind);
    if (live.seen !== null && live.seen.version !== service.version) {
      look();
      throw stale();
    }
    service.changed(by, what);
  };
  const live = {
    seen: null as ReturnType<FakeService["document"]> | null,
    refresh: async () => {
      service.fail("refresh");
      return look();
    },
    legalMoves: async () => {
      await service.gates.get("legalMoves");
      return { moves: [{ move: "go" }] };
    },
    hint: async () => {
      service.fail("hint");
      await service.gates.get("hint");
      return { best: service.best, moves: [] };
    },
    move: async (move: string) => {
      const ply = service.plies;
      change("move", move);
      service.plies += 1;
      service.toMove = (by + 1) % service.seats;
      if (service.plies === service.length) service.end();
      look();
      service.tell("move", { ply, move, seat: by, by: "player" });
    },
    resign: async () => {
      change("resign", "resign");
      service.end();
      look();
      service.tell("over");
    },
    askUndo: async ({ ply = 0 } = {}) => {
      change("undo", `undo ${ply}`);
      service.undo = { asked_by: by, ply, agreed: [] };
      look();
      service.tell("undo_asked", { ply, seat: by });
    },
    answerUndo: async ({ ply, agree }: { ply: number; agree: boolean }) => {
      change("answer", `${agree ? "agree" : "decline"} ${ply}`);
      service.answered(by, ply, agree);
      look();
    },
    score: async () => ({}),
    record: async () => ({}),
    async *events({ signal }: { signal: AbortSignal }) {
      for await (const event of service.events(signal)) {
        // The real one has seen the session before it tells of its events.
        look();
        yield event;
      }
    },
  };
  return live as unknown as Live<Game>;
}

/** What the table's parts are made of in most tests. */
export function partsOf(service: FakeService, game: Game, kinds: readonly ("here" | "hint" | "remote")[]) {
  const troubles: unknown[] = [];
  const secrets: number[] = [];
  const parts: TableParts<Game> = {
    game,
    plan: kinds.map((kind, seat) => {
      if (kind === "hint") return { kind, token: String(seat), budgetMs: 1 };
      return kind === "here" ? { kind, token: String(seat) } : { kind, token: null };
    }),
    live: (token) => liveOf(service, token),
    infer: null,
    onTrouble: (trouble) => troubles.push(trouble),
    onForeignSecrets: () => secrets.push(service.version),
  };
  return { parts, troubles, secrets };
}

function answer(status: number): Response {
  return new Response(null, { status });
}

function problem(code: "undo_refused" | "stale_version" | "overloaded", reason: string) {
  const errors = [{ code: reason, detail: `Because of ${reason}.`, pointer: "#/ply", rule: "" }];
  return { type: "urn:x", title: code, status: 409, detail: code, instance: "urn:y", code, errors };
}

export const refusedUndo = () => new UndoRefused(answer(409), problem("undo_refused", "information_revealed"));
export const stale = () => new StaleVersion(answer(412), problem("stale_version", "stale"));
