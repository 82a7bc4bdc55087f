/* The guest of this browser: their name, and their webhook. */
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

/** Take a default name, for newcomers who want to play immediately. A page that was opened by a link may not know yet who we are. */
export async function beSomebody(): Promise<void> {
  if (!known) await recall();
  if (!name) await rename(t("page-guest"));
}

/** The webhook to call when it is our turn at a turn-based table; empty if there is none. */
export function myWebhook(): string {
  return webhook;
}

export async function callMeAt(url: string): Promise<void> {
  webhook = (await setWebhook(url)).webhook;
}
