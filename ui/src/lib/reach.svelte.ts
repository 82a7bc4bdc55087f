/* The address under which others can open our pages. "localhost" in our own address bar is of no use to them. */
import { reach } from "$lib/net/rest";
import type { Reach } from "$lib/wire";

let known = $state.raw<Reach | null>(null);

/** Ask the server under which addresses it can be reached. */
export async function learnReach(): Promise<void> {
  known ??= await reach();
}

/** Who can open a link to this hall: anybody with the address, those in the same network, or only this machine. */
export type Audience = "everybody" | "network" | "here";

export function audience(): Audience {
  if (known?.url || !isThisMachine(location.hostname)) return "everybody";
  return known?.network.length ? "network" : "here";
}

/** A link to one of our paths that others can open. */
export function linkTo(path: string): string {
  const local = isThisMachine(location.hostname);
  const origin = known?.url || (local ? known?.network[0] : undefined) || location.origin;
  return origin + path;
}

/** Whether a host name means the machine that uses it. */
export function isThisMachine(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
}
