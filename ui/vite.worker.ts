/* Build the service worker as /sw.js, and tell it which files of the build it may keep. */
import type { Plugin } from "vite";

const PLACE = "__FILES__"; // in worker/sw.ts

/** The files whose names change with their content, so that a kept one is never out of date. */
const NAMED_BY_CONTENT = /^assets\//;

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    // After all other plugins, so that every file is known.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle["sw.js"];
        if (worker?.type !== "chunk") throw new Error("the service worker was not built");
        if (worker.imports.length > 0) throw new Error("a service worker is a single file: let it import nothing");
        const files = Object.keys(bundle).filter((name) => NAMED_BY_CONTENT.test(name));
        if (!worker.code.includes(PLACE)) throw new Error(`${PLACE} is missing in the service worker`);
        worker.code = worker.code.replace(PLACE, () => JSON.stringify(files.sort().map((name) => `/${name}`)));
      },
    },
  };
}
