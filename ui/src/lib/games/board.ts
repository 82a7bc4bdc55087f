/* What a game gives to its page, and what it gets.

A game's folder `games/<game>/` has an `index.ts` that exports `face: Face<ItsView>`; `games/index.ts` loads it
when a table of that game is opened. A game without a face is played from the list of options.

Rules for a board
- It draws `view` and nothing else; it knows no rules. What may be chosen is in `options`: match actions by
  their text (`leg blue`) and make those things glow, clickable, and reachable by Tab and Enter.
- A click on something that is not in `options` calls `why` with the action that was meant: the page explains.
- Hover and focus may call `preview` or `ask`, which change nothing.
- Motion: the page does not jump to a new position. For each line of the log it calls `advance` on the last
  picture and draws the result, so a board shows motion simply by tweening from one `view` to the next
  (ui/Glide.svelte, times `tempo`); the true view always comes last. Until then `options` is empty. `line` is
  what is being told, for a flourish: dice that tumble, coins that fly. `tempo` 0 means: no motion.
- Nothing by colour alone; words only from the catalogues (`t`, `say` in $lib/language); a board's own ids begin
  with `<game>-page-` and stand in `locales/<language>/<game>.ftl`.
- The component fills the width it is given, from 360 px up; targets of at least 44 px on a phone.
*/
import type { Component } from "svelte";
import type { GameView, Message, Option, Told } from "$lib/wire";
import { itemsOf } from "./words";

/** A thing on the board as the log names it: `camel.blue`, `seat.2`, `tile.c4`, or a number with its name: `space.5`. */
export type Thing = string;

export interface BoardProps<V> {
  view: V;
  /** What this page may choose now; empty while the board moves, and for spectators. */
  options: readonly Option[];
  /** The seat whose eyes and hands this page is; null for a spectator. */
  mySeat: number | null;
  seatNames: readonly string[];
  /** The line being told now. */
  line: Told | null;
  /** 1 at normal speed; multiply every duration by it. */
  tempo: number;
  /** What the reader of the log points at. */
  highlight: ReadonlySet<Thing>;
  /** Whether this table allows odds. */
  odds: boolean;
  choose(action: string): void;
  /** Explains on the page why this is no option. */
  why(action: string): void;
  /** What would happen, up to the first luck or foreign secret; rejects when the question is over. */
  preview(action: string): Promise<Message[]>;
  /** One of the game's own questions (`odds`, `ways`, `payment`); the answer is the server's. */
  ask<Answer>(question: string, words?: Record<string, number | string>): Promise<Answer>;
}

/** What the page shows of one player, below name and clock: what lies before them. */
export interface PanelProps<V> {
  view: V;
  seat: number;
  mySeat: number | null;
  seatNames: readonly string[];
  highlight: ReadonlySet<Thing>;
}

export interface Face<V extends GameView> {
  Board: Component<BoardProps<V>>;
  Panel?: Component<PanelProps<V>>;
  /** The picture after one line of the log, as far as the line tells; must not change `picture` itself. */
  advance?(picture: V, message: Message): V;
  /** How long a line is shown at normal speed, in milliseconds; 0: not at all. */
  duration?(message: Message): number;
}

/** All that a message speaks of, for `highlight`. */
export function things(message: Message): Thing[] {
  return Object.entries(message.words).flatMap(([name, word]) =>
    (typeof word === "object" ? itemsOf(word) : [word]).map((item) => (typeof item === "number" ? `${name}.${item}` : item)),
  );
}

/** The words of an action's text after its verb, if it has this verb: `wordsOf("leg blue", "leg")` is `["blue"]`. */
export function wordsOf(action: string, verb: string): string[] | null {
  const [first, ...words] = action.split(" ");
  return first === verb ? words : null;
}
