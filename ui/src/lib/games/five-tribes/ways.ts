/* A way for the meeples of a tile, as the server answers: its actions and what it would earn. */

export interface Way {
  start: string;
  end: string;
  tribe: string;
  actions: string[];
}

export interface Earnings {
  meeples: number;
  gold: number;
  cards: string[];
  camel: boolean;
  points: number;
}

export interface WayAndEarnings {
  way: Way;
  earns: Earnings;
}

/** The tiles of a way, beginning where the meeples are taken up. */
export function tilesOf(way: Way): string[] {
  return way.actions.map((action) => action.split(" ")[1] ?? "");
}

/** The tribes in the order in which they are dropped. */
export function tribesOf(way: Way): string[] {
  return way.actions.slice(1).map((action) => action.split(" ")[2] ?? "");
}
