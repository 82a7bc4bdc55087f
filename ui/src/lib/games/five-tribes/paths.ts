/* The paths of the meeples, read from events. */
import type { FiveTribesEvent } from "$lib/wire";
import { areNeighbours } from "./grid";

export interface Path {
  seat: number;
  /** Where the meeples were picked up, then where each was dropped. */
  tiles: readonly string[];
  /** The meeple dropped on each tile after the first. */
  tribes: readonly string[];
}

interface Drop {
  tile: string;
  tribe: string;
}

export function longer(path: Path, { tile, tribe }: Drop): Path {
  return { ...path, tiles: [...path.tiles, tile], tribes: [...path.tribes, tribe] };
}

export function pathsOf(events: readonly FiveTribesEvent[]): Path[] {
  const paths: Path[] = [];
  for (const event of events) {
    const last = paths.at(-1);
    if (event.kind === "takes-up") paths.push({ seat: event.seat, tiles: [event.tile], tribes: [] });
    else if (event.kind === "drops" && last) paths[paths.length - 1] = longer(last, event);
  }
  return paths;
}

/** The moves of the others since this seat moved last. */
export function othersIn(events: readonly FiveTribesEvent[], mySeat: number | null): Path[] {
  const paths = pathsOf(events);
  return paths.slice(paths.findLastIndex(({ seat }) => seat === mySeat) + 1);
}

/** The move in progress, which has reached this tile with some meeples still in hand; null if the events do not show it. The
 * events also contain drops that were undone. */
export function pathTo(at: string, left: number, events: readonly FiveTribesEvent[]): Path | null {
  const begun = events.findLastIndex(({ kind }) => kind === "takes-up");
  const taken = events[begun];
  if (taken?.kind !== "takes-up") return null;
  const count = Object.values(taken.meeples).reduce((sum, one) => sum + one, 0) - left;
  const drops = events.slice(begun).filter((event) => event.kind === "drops");
  const start: Path = { seat: taken.seat, tiles: [taken.tile], tribes: [] };
  if (count === 0) return taken.tile === at ? start : null;
  return chain(drops, count, at, taken.tile)?.reduce<Path>(longer, start) ?? null;
}

/** The newest drops that lead, from tile to tile, from the start to a tile in `count` steps. */
function chain(drops: readonly Drop[], count: number, at: string, start: string): Drop[] | null {
  if (count === 0) return at === start ? [] : null;
  for (let index = drops.length - 1; index >= count - 1; index--) {
    const last = drops[index]!;
    if (last.tile !== at) continue;
    const earlier = drops.slice(0, index);
    const steps = count === 1 ? [start] : earlier.map(({ tile }) => tile).toReversed();
    for (const before of new Set(steps.filter((tile) => areNeighbours(tile, at)))) {
      const found = chain(earlier, count - 1, before, start);
      if (found) return [...found, last];
    }
  }
  return null;
}
