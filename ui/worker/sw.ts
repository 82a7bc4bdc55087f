/* The service worker: the page itself also loads without a connection, and "your turn" arrives when no page is open.
 *
 * It keeps the page and its files, which are the same for everybody. Whatever the server says (/api, sockets) passes by
 * untouched and is never kept. */
declare const __FILES__: readonly string[]; // every file of this build; filled in by vite.worker.ts

const worker = self as unknown as ServiceWorkerGlobalScope;
const PAGE = "/"; // the page is the same for all paths
const KEPT = "sandtable-page";
const WORDS = "sandtable-words"; // what a notification says, in the language of the page: see lib/push.ts
const FILES = new Set(__FILES__);

interface Turn {
  game: string;
  path: string;
}
interface Words {
  turn: string;
  games: Record<string, string>;
}

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(new Request(PAGE, { cache: "no-cache" }))));
  void worker.skipWaiting();
});

worker.addEventListener("activate", (event) => {
  // Open pages stay as they are: what they are loading now must not come from another worker.
  event.waitUntil(forgetOldFiles());
});

/** A page names the files that it loaded without this worker. */
worker.addEventListener("message", (event) => {
  const wanted = (event.data as { files?: unknown }).files;
  if (Array.isArray(wanted)) event.waitUntil(keepAll(wanted.filter((path) => FILES.has(String(path))).map(String)));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") {
    if (!url.pathname.startsWith("/api/")) event.respondWith(page(request)); // a record is downloaded like a page
  } else if (FILES.has(url.pathname)) event.respondWith(file(request));
});

/** The newest page, or the last one that we had. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get("Content-Type")?.startsWith("text/html")) await cache.put(PAGE, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** A file of the build. Its name changes with its content, so a kept one is always right. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request.url, fresh.clone());
  return fresh;
}

async function keepAll(paths: string[]): Promise<void> {
  const cache = await caches.open(KEPT);
  for (const path of paths) if (!(await cache.match(path))) await cache.add(path);
}

async function forgetOldFiles(): Promise<void> {
  const cache = await caches.open(KEPT);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== PAGE && !FILES.has(pathname)) await cache.delete(url);
  }
}

// --- your turn ---

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(notify(event.data.json() as Turn));
});

async function notify({ game, path }: Turn): Promise<void> {
  const kept = await (await caches.open(WORDS)).match(PAGE);
  const words = kept ? ((await kept.json()) as Words) : { turn: "", games: {} };
  const title = words.games[game] ?? "Sandtable";
  await worker.registration.showNotification(title, { body: words.turn, icon: "/icon-192.png", tag: path, data: path });
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data);
  if (path.startsWith("/t/")) event.waitUntil(show(path));
});

/** The table in a window that shows it already, or in a new one. */
async function show(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
}

/** A browser may replace a subscription on its own. The new one is registered in place of the old one. */
worker.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription } = event as Event & { oldSubscription?: PushSubscription };
  if (oldSubscription) (event as ExtendableEvent).waitUntil(renew(oldSubscription));
});

async function renew(old: PushSubscription): Promise<void> {
  const { key } = (await (await fetch("/api/push-key")).json()) as { key: string };
  const fresh = await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = fresh.toJSON();
  await send("PUT", { endpoint, keys });
  await send("DELETE", { endpoint: old.endpoint });
}

async function send(method: string, body: unknown): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  await fetch("/api/me/push", { method, headers, body: JSON.stringify(body) });
}
