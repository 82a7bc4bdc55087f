/* A tile in words, for screen readers. */
import { say } from "$lib/language/index.svelte";
import type { FiveTribesTile, Word } from "$lib/wire";
import { bag } from "../words";
import { listed } from "./cards";

export function describe(tile: FiveTribesTile, seatNames: readonly string[]): string {
  const speak = (code: string, words: Record<string, Word>) => say({ code, words }, seatNames);
  const colour = tile.blue ? "board.blue" : "board.red";
  const parts = [
    speak("five-tribes-page-tile", { tile: `tile.${tile.name}`, place: `board-place.${tile.place}`, value: tile.value, colour }),
  ];
  const standing = listed(tile.meeples).map((tribe) => `tribe.${tribe}`);
  if (standing.length > 0) parts.push(speak("five-tribes-page-stands", { meeples: bag(standing) }));
  if (tile.camel !== null) parts.push(speak("five-tribes-page-camel-of", { seat: `seat.${tile.camel}` }));
  if (tile.palms > 0) parts.push(speak("five-tribes-page-palms", { count: tile.palms }));
  if (tile.palaces > 0) parts.push(speak("five-tribes-page-palaces", { count: tile.palaces }));
  return parts.join(" ");
}
