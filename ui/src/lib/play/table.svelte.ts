/* The state that the parts of a table's page share: the session, the stage, and what is pointed at. */
import { createContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { loadFace } from "$lib/games";
import { things, type Face, type Thing } from "$lib/games/board";
import { Stage } from "$lib/games/stage.svelte";
import { learn } from "$lib/language/index.svelte";
import { Refusal } from "$lib/net/rest";
import { Session } from "$lib/net/session.svelte";
import { attempt, toastRefusal } from "$lib/ui/toasts.svelte";
import type { Foreseen, GameView, Message, Show, Told } from "$lib/wire";
import { heard } from "./bell.svelte";
import { preferences } from "./preferences.svelte";

export const [getTable, setTable] = createContext<Table>();

export class Table {
  readonly session: Session;
  /** Whether the game's words and face are loaded. */
  ready = $state(false);
  face = $state.raw<Face<GameView> | null>(null);
  stage = $state.raw(new Stage(null));
  readonly highlight = new SvelteSet<Thing>();
  #decided: number | null = null; // the number of the answer that was sent last

  constructor(id: string) {
    this.session = new Session(id, (show, told) => void this.#show(show, told));
  }

  get game(): string {
    return this.session.room?.settings.game ?? "";
  }

  get names(): readonly string[] {
    return this.session.names;
  }

  /** The seat that this page sees the table from; null for a spectator. */
  get mySeat(): number | null {
    return this.session.play?.seat ?? null;
  }

  /** The newest view; the stage may still be on its way there. */
  get view(): GameView | null {
    return this.session.play?.view ?? null;
  }

  get myTurn(): boolean {
    return this.mySeat !== null && (this.view?.to_act.includes(this.mySeat) ?? false);
  }

  close(): void {
    this.session.close();
  }

  // --- what a board may call ---

  /** Choose an action, ignoring a second click on the same question. The next question arrives before the `done` of the
   * last one, so it may be answered immediately. */
  choose = async (action: string): Promise<void> => {
    const answer = this.session.play?.answer ?? null;
    if (answer === null || this.#decided === answer) return;
    this.#decided = answer;
    this.stage.skip();
    await attempt(this.session.act(action), this.game);
    if (this.#decided === answer) this.#decided = null;
  };

  why = async (action: string): Promise<void> => {
    if (this.mySeat === null) return;
    try {
      const code = await this.session.why(action);
      if (code) toastRefusal(this.game, code);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      toastRefusal(this.game, error.code);
    }
  };

  preview = (action: string): Promise<Foreseen> => this.session.preview(action);

  ask = <Answer>(question: string, words?: Record<string, number | string>): Promise<Answer> =>
    this.session.ask<Answer>(question, words);

  /** Highlight the things that a message mentions; null: nothing. */
  point(message: Message | null): void {
    this.highlight.clear();
    if (message) for (const thing of things(message)) this.highlight.add(thing);
  }

  async #show(show: Show, told: Told[]): Promise<void> {
    const late = !this.ready; // lines that came while the game was loading are already in the view
    if (late) await this.#prepare(show.room.settings.game);
    const newest = this.session.play; // another show may have come in the meantime
    if (!newest) return;
    const [own] = this.session.mySeats;
    if (newest.seat === null && own !== undefined) {
      // A spectator who has sat down sees the table from that seat from now on.
      void attempt(this.session.send({ type: "look", seat: own }), this.game);
      return;
    }
    this.stage.speed = preferences.speed;
    this.stage.show(newest.view, late ? [] : told);
    if (told.length > 0) heard();
  }

  async #prepare(game: string): Promise<void> {
    const [face] = await Promise.all([loadFace(game), learn(game)]);
    if (this.ready) return;
    this.face = face;
    this.stage = new Stage(face);
    this.ready = true;
  }
}
