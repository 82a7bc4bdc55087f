/* Web Push: "your turn" on this device, even when no page is open. Only people who want it are asked for permission. */
import { t } from "$lib/language/index.svelte";
import { dropPush, games, keepPush, pushKey } from "$lib/net/rest";

const WORDS = "sandtable-words"; // read by worker/sw.ts

/** Whether this browser can receive push messages; over plain http in a network it cannot. */
export function canBeTold(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Whether this device is already subscribed. */
export async function isTold(): Promise<boolean> {
  return canBeTold() && (await subscription()) !== null;
}

/** Why a device could not be subscribed. */
export type Failure = "denied" | "failed";

/** Subscribe this device; return what went wrong, or null. */
export async function tellMe(): Promise<Failure | null> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { pushManager } = await navigator.serviceWorker.ready;
  let made: PushSubscription;
  try {
    made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: await pushKey() });
  } catch (error) {
    if (error instanceof DOMException) return "failed"; // the browser's push service cannot be reached
    throw error;
  }
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  await keepPush({ endpoint: made.endpoint, keys: { p256dh, auth } });
  await keepWords();
  return null;
}

export async function tellMeNoMore(): Promise<void> {
  const made = canBeTold() ? await subscription() : null;
  if (!made) return;
  await dropPush(made.endpoint);
  await made.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Store the words of a notification for the worker, which has no catalogues. */
async function keepWords(): Promise<void> {
  const titles = (await games()).map(({ name }) => [name, t(`${name}-title`)] as const);
  const words = { turn: t("page-your-turn"), games: Object.fromEntries(titles) };
  await (await caches.open(WORDS)).put("/", Response.json(words));
}

/** Store the words again after a change of language. */
export async function sayAgain(): Promise<void> {
  if (await isTold()) await keepWords();
}
