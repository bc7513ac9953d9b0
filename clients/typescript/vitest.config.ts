import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["tests/**/*.test.ts"], globalSetup: "tests/serving.ts", testTimeout: 120_000 },
});
