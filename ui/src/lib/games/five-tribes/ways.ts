/* A move of the meeples of a tile, as the server answers: its actions and what it would earn. */

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

/** One of the best moves. */
export interface Move extends WayAndEarnings {
  /** The most points that another player could then earn in one move. */
  leaves: number;
}

/** A tile where a move could end. */
export interface EndTile {
  /** The tribes that could come last there. */
  tribes: readonly string[];
  /** The most that a move could earn there. */
  points: number;
  /** Whether a camel could be placed there. */
  camel: boolean;
}

/** The actions of a plan that move meeples: picking them up, and each drop. */
export function movesOf(plan: readonly string[]): string[] {
  return plan.filter((action) => /^(take|drop) /.test(action));
}

/** The tiles of a move, beginning where the meeples are picked up. */
export function tilesOf(way: Pick<Way, "actions">): string[] {
  return way.actions.map((action) => action.split(" ")[1] ?? "");
}

/** The tribes in the order in which they are dropped. */
export function tribesOf(way: Pick<Way, "actions">): string[] {
  return way.actions.slice(1).map((action) => action.split(" ")[2] ?? "");
}
