/* What an action would bring the player who is about to choose it, in short phrases; the player is not named in them. */
import { t } from "$lib/language/index.svelte";
import type { CleopatraEvent } from "$lib/wire";

export function broughtBy(events: readonly CleopatraEvent[]): string {
  const talents = events.flatMap((event) =>
    /^(builds-|lays-mosaic$)/.test(event.kind) && "talents" in event
      ? [t("cleopatra-page-brings", { count: event.talents! })]
      : [],
  );
  const closed = events.flatMap((event) => (event.kind === "sanctuary" ? [event.squares] : []));
  return [...talents, ...(closed.length > 0 ? [t("cleopatra-page-closes", { squares: closed.join(" + ") })] : [])].join(" · ");
}
