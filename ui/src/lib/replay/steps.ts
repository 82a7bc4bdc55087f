/* A finished game as steps: the entries of its log after which it stood otherwise. */
import type { Told } from "$lib/wire";

/** Which step shows the game as it stood after this entry; the first one for all that was before it. */
export function stepAt(steps: readonly number[], entry: number): number {
  const later = steps.findIndex((step) => step > entry);
  return Math.max(0, (later === -1 ? steps.length : later) - 1);
}

/** What was told of one step: the decision itself comes first. */
export function linesOf(lines: readonly Told[], entry: number): Told[] {
  return lines.filter((line) => line.entry === entry);
}
