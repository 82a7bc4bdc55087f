/* What boards need to draw events: their types, and the picture after each of them. */
import type { Events, Foreseen, GameView } from "$lib/wire";

/** The events of the game that has this view. */
export type EventOf<V extends GameView> = Events[V["game"]];

/** What an action would bring, up to the first luck or another seat's secret. */
export interface ForeseenOf<V extends GameView> extends Foreseen {
  events: EventOf<V>[];
}

/** Something that flies over the board while an event is shown, from one `data-spot` to another. */
export interface Flight<Thing extends string = string> {
  from: string;
  to: string;
  thing: Thing;
  /** Which one: the camel, tribe, good or djinn. */
  name?: string;
  /** What it is worth, or how many there are. */
  amount?: number;
}

/** The names in a bag, each repeated by its count: `fish`, `fish`, `silk`. */
export function namesIn<Name extends string>(bag: Partial<Record<Name, number>>): Name[] {
  return (Object.keys(bag) as Name[]).flatMap((name) => Array<Name>(bag[name] ?? 0).fill(name));
}

/** The picture with changes to one player. */
export function withPlayer<Player, Picture>(
  picture: Picture & { players: Player[] },
  seat: number,
  change: (player: Player) => Partial<Player>,
): Picture {
  const before: readonly Player[] = picture.players;
  const players = before.map((player, index) => (index === seat ? { ...player, ...change(player) } : player));
  return { ...picture, players };
}
