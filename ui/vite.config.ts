import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
// `npm run dev` needs a running server: `sandtable serve`.
const hall = process.env.SANDTABLE_HALL ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
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
  },
  server: {
    fs: { allow: [path("..")] },
    // Keep the host that the browser sent: the server compares it with the origin.
    proxy: { "/api": { target: hall }, "/ws": { target: hall, ws: true } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
