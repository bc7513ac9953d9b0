import { fileURLToPath } from "node:url";
import preact from "@preact/preset-vite";
import { defineConfig } from "vite";

// The built files are committed inside the Python package, so that the service can be started without Node.
export default defineConfig({
  plugins: [preact()],
  resolve: { alias: { "regelwerk-client": fileURLToPath(new URL("../typescript/src/index.ts", import.meta.url)) } },
  base: "/",
  build: {
    outDir: "../../service/playground",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: {
      "/v1": "http://127.0.0.1:8000",
      "/openapi.json": "http://127.0.0.1:8000",
      "/docs": "http://127.0.0.1:8000",
    },
  },
});
