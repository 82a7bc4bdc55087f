/* Times in words. */
import type { Clock } from "$lib/wire";
import { t } from "./index.svelte";

const DAY = 86_400;

export function clockText(clock: Clock): string {
  if (clock.kind === "game") return t("page-clock-game", { minutes: clock.seconds / 60, increment: clock.increment });
  if (clock.seconds >= DAY) return t("page-clock-days", { days: clock.seconds / DAY });
  if (clock.seconds >= 60) return t("page-clock-minutes", { minutes: clock.seconds / 60 });
  return t("page-clock-seconds", { seconds: clock.seconds });
}
