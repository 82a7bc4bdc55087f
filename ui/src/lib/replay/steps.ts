/* The steps of a finished game: the entries of its log that changed the position. */
import type { Told } from "$lib/wire";

/** The step that shows the position after an entry; for earlier entries, the first step. */
export function stepAt(steps: readonly number[], entry: number): number {
  const later = steps.findIndex((step) => step > entry);
  return Math.max(0, (later === -1 ? steps.length : later) - 1);
}

/** The lines of one step, the decision itself first. */
export function linesOf(lines: readonly Told[], entry: number): Told[] {
  return lines.filter((line) => line.entry === entry);
}
