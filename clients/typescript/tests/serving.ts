/** The service that the tests ask: the one at REGELWERK_URL, or one of their own, with a key to sign receipts. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import vectors from "../../../tests/receipt_vectors.json" with { type: "json" };

declare module "vitest" {
  interface ProvidedContext {
    url: string;
  }
}

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const OWN_PYTHON = join(ROOT, ".venv/bin/python");

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.REGELWERK_URL;
  if (given) {
    project.provide("url", given);
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), "regelwerk-"));
  const key = join(folder, "key");
  await writeFile(key, vectors.receipt.secret);
  await chmod(key, 0o600);
  const server = serve({ ...process.env, REGELWERK_SIGNING_KEY: key, REGELWERK_WORKERS: "1" });
  project.provide("url", await addressOf(server));
  return async () => {
    await stop(server);
    await rm(folder, { recursive: true });
  };
}

function serve(env: NodeJS.ProcessEnv): ChildProcess {
  const python = process.env.REGELWERK_PYTHON ?? (existsSync(OWN_PYTHON) ? OWN_PYTHON : "python3");
  return spawn(python, ["-m", "service.cli", "serve", "--port", "0"], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** What it says as soon as it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (piece: Buffer): void => {
      said += piece.toString();
      const [, url] = /listens at (http:\/\/\S+)/.exec(said) ?? [];
      if (url) resolve(url);
    };
    server.stdout?.on("data", hear);
    server.stderr?.on("data", hear);
    server.on("error", reject);
    server.on("exit", () => reject(new Error(`The service has ended: ${said}`)));
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGINT");
  await ended;
}
