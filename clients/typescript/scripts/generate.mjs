// Writes the types of the document: those of answers, in which whatever has a default is there, and those of requests,
// in which it may be left out. `npm run generate` runs it; given a folder, it writes there.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import openapiTS, { astToString } from "openapi-typescript";

const DOCUMENT = new URL("../../../openapi.yaml", import.meta.url);
const FOLDER = process.argv[2] ?? fileURLToPath(new URL("../src/generated", import.meta.url));
const REF = "#/components/schemas/";
const HEADER = "/** Written from openapi.yaml by `npm run generate`; never edited. */\n\n";

/** The names of the schemas that a part of the document refers to. */
function* referred(part) {
  if (part === null || typeof part !== "object") return;
  if (typeof part.$ref === "string" && part.$ref.startsWith(REF)) yield part.$ref.slice(REF.length);
  for (const inner of Object.values(part)) yield* referred(inner);
}

/** The document with the schemas of request bodies alone. */
function requestsOf(document) {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const open = operations.flatMap((operation) => [...referred(operation.requestBody)]);
  const schemas = {};
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name in schemas) continue;
    schemas[name] = document.components.schemas[name];
    open.push(...referred(schemas[name]));
  }
  const { openapi, info } = document;
  return { openapi, info, paths: {}, components: { schemas } };
}

async function write(name, document, options) {
  const text = HEADER + astToString(await openapiTS(document, { emptyObjectsUnknown: true, ...options }));
  await writeFile(join(FOLDER, name), text);
}

const text = await readFile(DOCUMENT, "utf-8");
// Read twice: the generator changes what it is given.
await write("api.d.ts", load(text), { defaultNonNullable: true });
await write("requests.d.ts", requestsOf(load(text)), { defaultNonNullable: false });
