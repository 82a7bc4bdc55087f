/* The guest of this browser: a name, and where to call them. */
import { t } from "$lib/language/index.svelte";
import { hello, me, setWebhook } from "$lib/net/rest";

let name = $state("");
let webhook = $state("");
let known = $state(false);

/** Ask the server who we are. */
export async function recall(): Promise<void> {
  const guest = await me();
  name = guest?.name ?? "";
  webhook = guest?.webhook ?? "";
  known = true;
}

/** The guest's name; empty for a newcomer. */
export function myName(): string {
  return name;
}

/** Whether the server has told us who we are. */
export function amKnown(): boolean {
  return known;
}

export async function rename(wish: string): Promise<void> {
  name = (await hello(wish)).name;
}

/** Take a default name, for those who want to play immediately. */
export async function beSomebody(): Promise<void> {
  if (!name) await rename(t("page-guest"));
}

/** The webhook to call when it is our turn at a turn-based table; empty if there is none. */
export function myWebhook(): string {
  return webhook;
}

export async function callMeAt(url: string): Promise<void> {
  webhook = (await setWebhook(url)).webhook;
}
