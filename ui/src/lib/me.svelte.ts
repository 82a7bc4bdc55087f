/* The guest of this browser: a name, nothing more. */
import { t } from "$lib/language/index.svelte";
import { hello, me, setWebhook } from "$lib/net/rest";

let name = $state("");
let webhook = $state("");
let known = $state(false);

/** Ask the hall who we are. */
export async function recall(): Promise<void> {
  const guest = await me();
  name = guest?.name ?? "";
  webhook = guest?.webhook ?? "";
  known = true;
}

/** Empty for a newcomer. */
export function myName(): string {
  return name;
}

/** Whether the hall has told us who we are. */
export function amKnown(): boolean {
  return known;
}

export async function rename(wish: string): Promise<void> {
  name = (await hello(wish)).name;
}

/** Whoever wants to play at once needs no name of their own. */
export async function beSomebody(): Promise<void> {
  if (!name) await rename(t("page-guest"));
}

/** Where the hall calls when it is our turn at a turn-based table; empty: nowhere. */
export function myWebhook(): string {
  return webhook;
}

export async function callMeAt(url: string): Promise<void> {
  webhook = (await setWebhook(url)).webhook;
}
