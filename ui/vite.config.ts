import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./vite.icons.ts";
import { serviceWorker } from "./vite.worker.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
// `npm run dev` needs a running server: `sandtable serve`.
const hall = process.env.SANDTABLE_HALL ?? "http://127.0.0.1:8000";

// Small modules that the first page and others share; none of them brings a style of its own.
const COMMON =
  /src[\\/]lib[\\/]((me|route|theme|install|ui[\\/]toasts|rules[\\/]open)\.svelte|rules[\\/](book|markup)|push)\.ts$/;

export default defineConfig({
  plugins: [svelte(), icons(), serviceWorker()],
  resolve: {
    alias: { $lib: path("./src/lib"), $locales: path("../src/sandtable/locales") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: path("../src/sandtable/server/web/static"),
    emptyOutDir: true,
    manifest: true, // a test adds up what the first table loads
    target: "es2022",
    assetsInlineLimit: 0, // the page may load only files of its own server, no data: URLs
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: path("./index.html"), sw: path("./worker/sw.ts") },
      // The service worker controls the whole site only if it is at the root, under a name that does not change.
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // What every page needs comes in two files instead of a dozen tiny ones.
        codeSplitting: {
          groups: [
            { name: "svelte", test: /node_modules[\\/](svelte|esm-env|clsx)[\\/]/, minShareCount: 2, priority: 2 },
            { name: "common", test: COMMON, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [path("..")] },
    // Keep the host that the browser sent: the server compares it with the origin.
    proxy: { "/api": { target: hall }, "/ws": { target: hall, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    isolate: false, // loading the page's modules again for every file takes longer than most files
    testTimeout: 180_000, // a machine may be very busy
  },
});
