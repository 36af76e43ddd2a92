import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluent } from "./languages/plugin.js";
import { worker } from "./worker-plugin.js";

export default defineConfig({
  plugins: [svelte(), fluent(), worker()],
  build: {
    outDir: "../fogbound/server/static",
    emptyOutDir: true,
    target: "es2022",
    // What the first page needs comes as one file, which is smaller than many.
    rolldownOptions: {
      output: {
        entryFileNames: "assets/app-[hash].js",
        codeSplitting: { groups: [{ name: "app", tags: ["$initial"] }] },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8123", ws: true } } },
  test: { include: ["test/**/*.test.ts"], environment: "node", setupFiles: ["test/setup.ts"] },
});
