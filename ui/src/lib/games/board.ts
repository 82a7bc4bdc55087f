/* What a game gives to its page, and what it gets.

A game's folder `games/<game>/` has an `index.ts` that exports `face: Face<ItsView>`; `games/index.ts` loads it
when a table of that game is opened. A game without a face is played from the list of options. `Scene.svelte`, if the
folder has one, is the picture of the game in the hall.

Rules for a board
- It draws `view` and nothing else; it contains no rules. `options` holds what may be chosen: match actions by their
  text (`leg blue`) and make those things glow, clickable, and reachable by Tab and Enter.
- A click on something that is not in `options` calls `why` with the action that was meant, and the page explains.
- Hover and focus may call `preview` or `ask`, which change nothing.
- Motion: the page does not jump to a new position. For each event it calls `advance` on the last picture and draws
  the result, so a board shows motion simply by tweening from one `view` to the next (ui/Glide.svelte, times
  `tempo`); the true view always comes last. Until then `options` is empty and `settled` is false. `event` is the one
  being shown, for a flourish: dice that tumble, coins that fly. With a `tempo` of 0 nothing moves.
- Nothing is conveyed by colour alone; words come only from the catalogues (`t`, `say` in $lib/language); the ids of a
  board's own sentences begin with `<game>-page-` and are in `locales/<language>/<game>.ftl`.
- A board is drawn in `GameFrame.svelte`, with the snippets `board`, `middle` and `actions`. On a wide window its box has a
  fixed width and height and the page never scrolls: the drawing takes the remaining height, the middle column
  scrolls by itself, and the action line at the foot keeps its height whatever is asked. A narrow page scrolls, and
  the action line stays at the bottom. A question moves nothing: what can be chosen glows in its place.
- The page shows every player once, next to the board (`Panel`); a player who can be chosen is offered through `seats`.
- Targets measure at least 44 px on a phone.
*/
import type { Component } from "svelte";
import type { GameView, Message, Option } from "$lib/wire";
import type { EventOf, ForeseenOf } from "./events";
import type { SeatTarget, SeatTargets } from "./seat_targets.svelte";
import { itemsOf } from "./words";

/** A thing on the board as the log names it: `camel.blue`, `seat.2`, `tile.c4`, or a number with its name: `space.5`. */
export type Thing = string;

export interface BoardProps<V extends GameView> {
  view: V;
  /** What this page may choose now; empty while the board moves, and for spectators. */
  options: readonly Option[];
  /** The seat that this page sees and plays for; null for a spectator. */
  mySeat: number | null;
  seatNames: readonly string[];
  /** The event being shown now. */
  event: EventOf<V> | null;
  /** Whether `view` is the true position, with nothing left to be shown. */
  settled: boolean;
  /** 1 at normal speed; multiply every duration by it. */
  tempo: number;
  /** The things that the reader of the log points at. */
  highlight: ReadonlySet<Thing>;
  /** The events to show once more: a turn that the reader points at, or what happened since the reader's last turn. */
  recalled?: readonly EventOf<V>[] | null;
  /** The newest events of the log, for a page that was opened in the middle of a turn. */
  lately?: readonly EventOf<V>[];
  /** Used by the board to say which players can be chosen. */
  seats?: SeatTargets;
  /** A plan to be drawn on the board: actions that would be taken one after the other. */
  plan?: readonly string[];
  /** Whether this table allows odds. */
  odds: boolean;
  /** Whether all other players are bots. Then nobody can draw conclusions from how quickly this page answers, so it may by
   * itself answer a question that has only one answer. */
  amongBots?: boolean;
  choose(action: string): void;
  /** Explain on the page why this is not an option. */
  why(action: string): void;
  /** Ask what would happen; rejects when the question is over. */
  preview(action: string): Promise<ForeseenOf<V>>;
  /** One of the game's own questions (`odds`, `ways`, `payment`); the answer is the server's. */
  ask<Answer>(question: string, words?: Record<string, number | string>): Promise<Answer>;
}

/** What lies in front of a player; the page shows it below the name and the clock. */
export interface PanelProps<V> {
  view: V;
  seat: number;
  mySeat: number | null;
  seatNames: readonly string[];
  highlight: ReadonlySet<Thing>;
  /** What choosing this player would do; null if the player cannot be chosen. The card itself can be pressed, too. */
  target?: SeatTarget | null;
}

/** One line of icons and words for a whole turn in the log. */
export interface TurnLineProps<V extends GameView> {
  events: readonly EventOf<V>[];
  seat: number;
  seatNames: readonly string[];
  /** The turn's first sentence, for a turn that has no icon. */
  otherwise: string;
}

/** What a game adds to the score sheet when it is over. */
export interface EndingProps<V extends GameView> {
  view: V;
  seatNames: readonly string[];
}

export interface Face<V extends GameView> {
  Board: Component<BoardProps<V>>;
  Panel?: Component<PanelProps<V>>;
  /** The one thing that must be seen of every player on a phone, next to the player's sign. */
  Brief?: Component<PanelProps<V>>;
  TurnLine?: Component<TurnLineProps<V>>;
  Ending?: Component<EndingProps<V>>;
  /** The picture after an event, as far as the event says; this must not change `picture` itself. */
  advance?(picture: V, event: EventOf<V>): V;
  /** What an action of a plan touches, for `highlight`; null for the things that its words mention. */
  planned?(action: string): Thing[] | null;
  /** What a foreseen action would bring the player who is about to choose it, in words that do not name the player. A game
   * without this function shows the messages about the events instead. */
  brings?(foreseen: ForeseenOf<V>, seat: number | null, say: (message: Message) => string): string;
  /** Whether the board can show these events of a turn again; a player's card recalls the last turn of which it can. */
  recalls?(events: readonly EventOf<V>[]): boolean;
  /** How long an event is shown at normal speed, in milliseconds; 0 if it is not shown at all. */
  duration?(event: EventOf<V>): number;
}

/** The things that a message mentions, for `highlight`. */
export function things(message: Message): Thing[] {
  return Object.entries(message.words).flatMap(([name, word]) =>
    (typeof word === "object" ? itemsOf(word) : [word]).map((item) => (typeof item === "number" ? `${name}.${item}` : item)),
  );
}

/** The things that a plan touches, for `highlight`; `words` are its actions in words. */
export function thingsOf(face: Planned | null, plan: readonly string[], words: Readonly<Record<string, Message>>): Set<Thing> {
  return new Set(plan.flatMap((action) => face?.planned?.(action) ?? things(words[action]!)));
}
type Planned = Pick<Face<GameView>, "planned">;

/** The words of an action's text after its verb, if it has this verb: `wordsOf("leg blue", "leg")` is `["blue"]`. */
export function wordsOf(action: string, verb: string): string[] | null {
  const [first, ...words] = action.split(" ");
  return first === verb ? words : null;
}
