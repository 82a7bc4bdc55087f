/* Start the service worker, which browsers allow only over https and on localhost. */

const RELOADED = "sandtable-reloaded";

/** Register the worker. The first page still loads without it, so it tells the worker which files to cache. */
export function startWorker(): void {
  addEventListener("vite:preloadError", reloadOnce);
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void register());
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return; // this worker sees for itself what the page loads
    const tell = (loaded: PerformanceEntryList) => {
      const files = loaded.map(({ name }) => new URL(name).pathname);
      active?.postMessage({ files });
    };
    new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: "resource", buffered: true });
  } catch {
    // The page also works without a worker, as in a private window.
  }
}

/** After an update of the server, an old page requests files that no longer exist; a reloaded page knows the new names. */
function reloadOnce(): void {
  if (!navigator.onLine || sessionStorage.getItem(RELOADED) === location.href) return;
  sessionStorage.setItem(RELOADED, location.href);
  location.reload();
}
