/* The recorded games in ui/fixtures, which `python -m tests.ui_fixtures` writes: what seat 0 saw, show by show. */
import type { EventOf, ForeseenOf } from "$lib/games/events";
import type { GameView, PlayView, Told } from "$lib/wire";

export interface Frame<V extends GameView> {
  play: PlayView & { view: V };
  lines: (Told & { event: EventOf<V> })[];
  /** What pointing at each option would show. */
  previews: Record<string, ForeseenOf<V>>;
}

export const NOTHING_FORESEEN = { messages: [], events: [] };
