/** The programs of the README have the types that they should, and do what it says. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { afterEach, expect, inject, test, vi } from "vitest";
import * as client from "../src/index.js";

const README = await readFile(new URL("../README.md", import.meta.url), "utf-8");
const PROGRAMS = [...README.matchAll(/```ts\n(.*?)```/gs)].map(([, program]) => program ?? "");
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.dom.asynciterable.d.ts"],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  paths: { "regelwerk-client": [fileURLToPath(new URL("../src/index.ts", import.meta.url))] },
};

afterEach(() => {
  vi.restoreAllMocks();
});

/** What a program prints, line by line. */
async function printed(program: string): Promise<unknown[][]> {
  const lines: unknown[][] = [];
  vi.spyOn(console, "log").mockImplementation((...words: unknown[]) => void lines.push(words));
  const own = program.replaceAll("http://localhost:8000", inject("url")).replace(/^import .*$/m, "");
  const { outputText } = ts.transpileModule(own, { compilerOptions: OPTIONS });
  const Program = (async () => undefined).constructor as new (
    ...parts: string[]
  ) => (...given: unknown[]) => Promise<void>;
  await new Program(...Object.keys(client), outputText.replace("export {};", ""))(...Object.values(client));
  return lines;
}

function programWith(text: string): string {
  return PROGRAMS.find((program) => program.includes(text)) ?? expect.unreachable(`${text} is in no program`);
}

test("every program is one that the compiler accepts", async () => {
  const folder = await mkdtemp(join(tmpdir(), "regelwerk-readme-"));
  const files = PROGRAMS.map((_, index) => join(folder, `program${index}.ts`));
  await Promise.all(PROGRAMS.map((program, index) => writeFile(files[index] ?? "", program)));
  const wrong = ts.getPreEmitDiagnostics(ts.createProgram(files, OPTIONS));
  await rm(folder, { recursive: true });
  expect(
    wrong.map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`),
  ).toEqual([]);
  expect(PROGRAMS).toHaveLength(5);
});

test("the bot plays against itself in ten lines", async () => {
  const program = programWith("createSession({ seats");
  const lines = await printed(program);
  // A roll, a die that nobody can answer, the result: the shortest game.
  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(new Set(lines.at(-1)?.[0] as number[])).toEqual(new Set([1, 2]));
  expect(program.trim().split("\n").slice(3)).toHaveLength(9);
});

test("a move is judged", async () => {
  const [[legal, codes] = []] = await printed(programWith('validate("V=6@III", { state })'));
  expect(legal).toBe(false);
  expect(codes).not.toEqual([]);
});

test("a batch is asked", async () => {
  expect(await printed(programWith("rw.batch()"))).toEqual([[[true, false], false]]);
});

test("bots follow events to the end", async () => {
  const over = ["over, because:", "finished"];
  expect(await printed(programWith("bot.events"))).toEqual([over, over]);
});

test("a refusal is caught", async () => {
  const [[rules] = []] = await printed(programWith("IllegalMove"));
  expect((rules as string[])[0]).toMatch(/^anaconda#/);
});
