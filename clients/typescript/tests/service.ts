/** The clients that tests ask with: one of the real service, and one of a service that answers by a script. */
import { inject } from "vitest";
import { type Options, type Problem, Regelwerk } from "../src/index.js";

/** A client of the real service. */
export function real(options: Options = {}): Regelwerk {
  return new Regelwerk(inject("url"), options);
}

export type Step = (request: Request, signal: AbortSignal) => Response | Promise<Response>;

/** Answers requests by a script, without a network; what is slept is noted and not waited for. */
export class Script {
  readonly requests: Request[] = [];
  readonly bodies: string[] = [];
  readonly slept: number[] = [];
  private readonly steps: Step[] = [];

  /** What comes next, in order. */
  answers(...steps: Step[]): this {
    this.steps.push(...steps);
    return this;
  }

  client(options: Options = {}): Regelwerk {
    const sleep = (milliseconds: number): Promise<void> => {
      this.slept.push(milliseconds);
      return Promise.resolve();
    };
    return new Regelwerk("http://service.test", { fetch: this.fetch, sleep, ...options });
  }

  private readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = input as Request;
    this.requests.push(request);
    this.bodies.push(await request.clone().text());
    const step = this.steps.shift();
    if (!step) throw new Error(`Nobody expected ${request.method} ${request.url}.`);
    return step(request, init?.signal ?? request.signal);
  };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Step {
  return () => Response.json(body, { status, headers });
}

export function problem(status: number, code: string, more: Partial<Problem> = {}): Step {
  const document = { type: "about:blank", title: "Title", status, detail: "Detail.", instance: "/", code, errors: [] };
  return json({ ...document, ...more }, status, { "X-Request-Id": "request-1" });
}

export function refused(status: number, headers: Record<string, string> = {}): Step {
  return () => new Response(null, { status, headers });
}

/** No answer, as Node tells it. */
export function broken(code: string): Step {
  return () => {
    throw new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });
  };
}

/** Nothing at all, until the client gives up. */
export const silent: Step = (_, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });

/** Server-sent events in these pieces; the stream stays open if it should. */
export function stream(pieces: readonly (string | Uint8Array)[], stays: "ends" | "breaks" | "open" = "ends"): Step {
  return (_, signal) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces)
          controller.enqueue(typeof piece === "string" ? new TextEncoder().encode(piece) : piece);
        if (stays === "ends") controller.close();
        if (stays === "open") signal.addEventListener("abort", () => controller.error(signal.reason));
      },
      pull(controller) {
        if (stays === "breaks") controller.error(new TypeError("terminated"));
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  };
}
