// The compiler reads declarations and does not write them: those of the document are put beside what it has written.
import { cp } from "node:fs/promises";

await cp(new URL("../src/generated/", import.meta.url), new URL("../dist/generated/", import.meta.url), {
  recursive: true,
});
