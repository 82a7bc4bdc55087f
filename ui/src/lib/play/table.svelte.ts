/* The state that the parts of a table's page share: the session, the stage, and what is pointed at. */
import { createContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { know } from "$lib/coach/coach.svelte";
import { loadFace } from "$lib/games";
import { things, thingsOf, type Face, type Thing } from "$lib/games/board";
import { SeatTargets } from "$lib/games/seat_targets.svelte";
import { Stage } from "$lib/games/stage.svelte";
import { learn } from "$lib/language/index.svelte";
import { Refusal } from "$lib/net/rest";
import { Session } from "$lib/net/session.svelte";
import { attempt, toastRefusal } from "$lib/ui/toasts.svelte";
import type { Foreseen, GameEvent, GameView, HintView, Line, Message, Option, Show, Told } from "$lib/wire";
import { heard } from "./bell.svelte";
import { OnlyAnswer } from "./only_answer";
import { preferences } from "./preferences.svelte";
import { Reactions } from "./reactions.svelte";
import { eventsOf, lastTurnOf, onStage, sinceLastTurn, turnsOf } from "./turns";

export const [getTable, setTable] = createContext<Table>();

const NOTHING: readonly Option[] = [];
const LATELY = 24; // turns; more than there are in a round
const isTouched = () => matchMedia("(pointer: coarse)").matches;

export class Table {
  readonly session: Session;
  /** Whether the game's words and face are loaded. */
  ready = $state(false);
  face = $state.raw<Face<GameView> | null>(null);
  stage = $state.raw(new Stage(null));
  readonly highlight = new SvelteSet<Thing>();
  /** Whether the reader has put the hint away. */
  hintHidden = $state(false);
  readonly reactions = new Reactions();
  /** The players who can be chosen on the board. */
  readonly seats = new SeatTargets();
  /** The events of the turn that the reader points at. */
  recalled = $state.raw<readonly GameEvent[] | null>(null);
  /** What was chosen and still has to be confirmed, for players who want that. */
  pending = $state.raw<Option | null>(null);
  #skips = false; // until I am asked
  #left = false;
  #eyes: number | null = null; // the seat of the view on the stage
  #decided: number | null = null; // the number of the answer that was sent last
  readonly #onlyAnswer = new OnlyAnswer((action) => void this.choose(action, true));

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

  /** The view on the stage. The server's last view may be further ahead, but nothing is reported before it is shown. */
  get view(): GameView | null {
    return this.stage.view;
  }

  /** The seats that have the turn, as far as it has been shown. */
  readonly acting = $derived.by(() => onStage(this.stage.line, this.stage.view));

  /** What may be chosen now: nothing while things move. */
  get options(): readonly Option[] {
    return this.stage.settled ? (this.session.play?.options ?? NOTHING) : NOTHING;
  }

  /** Whether a bot plays my seat for me. */
  get lent(): boolean {
    return this.mySeat !== null && Boolean(this.session.room?.seats[this.mySeat]?.lent_because);
  }

  /** Whether all players but one, who is at this page, are bots. */
  get amongBots(): boolean {
    const seats = this.session.room?.seats ?? [];
    return seats.filter(({ mine }) => mine).length === 1 && seats.every(({ mine, kind }) => mine || kind === "bot");
  }

  /** What is asked; I am not asked as long as a bot plays my seat. */
  get prompt(): Message | null {
    const { view, mySeat } = this;
    if (!view || mySeat === null || !this.lent || !view.to_act.includes(mySeat)) return view?.prompt ?? null;
    return { code: "prompt-waiting", words: { seats: view.to_act.map((seat) => `seat.${seat}`) } };
  }

  /** Whether I can decide now. */
  get myTurn(): boolean {
    const { stage, mySeat } = this;
    return stage.settled && mySeat !== null && !this.lent && (stage.view?.to_act.includes(mySeat) ?? false);
  }

  /** What an expert would do now, if I asked for that. */
  readonly hint = $derived.by((): HintView | null =>
    this.myTurn && !this.hintHidden ? (this.session.play?.hint ?? null) : null,
  );
  /** What is highlighted on the board: what the reader points at, or else the plan of the hint. */
  readonly marked = $derived.by((): ReadonlySet<Thing> => {
    const { hint } = this;
    if (!hint || this.highlight.size > 0) return this.highlight;
    return thingsOf(this.face, hint.actions, hint.words);
  });

  /** The log as far as it has been shown. */
  readonly log = $derived.by((): readonly Line[] => {
    const { lines } = this.session;
    const { waiting } = this.stage;
    return waiting.size === 0 ? lines : lines.filter((line) => line.type !== "told" || !waiting.has(line));
  });
  readonly turns = $derived(turnsOf(this.log));
  readonly lately = $derived(eventsOf(this.turns.slice(-LATELY)));
  /** What happened last. */
  readonly latest = $derived.by(() => {
    const last = this.turns.at(-1);
    return last?.lines.findLast(({ entry, event }) => event && !last.undone.has(entry)) ?? null;
  });
  /** What the others did since my last turn. */
  readonly since = $derived(this.mySeat === null ? [] : sinceLastTurn(this.turns, this.mySeat));

  close(): void {
    this.#left = true;
    this.#onlyAnswer.stop();
    this.session.close();
  }

  // --- what a board may call ---

  /** Choose an action, ignoring a second click on the same question. The next question arrives before the `done` of the
   * last one, so it may be answered immediately. */
  choose = async (action: string, confirmed = false): Promise<void> => {
    const option = this.options.find((one) => one.action === action);
    this.pending = preferences.confirm && !confirmed && option && isTouched() ? option : null;
    if (this.pending) return;
    const answer = this.session.play?.answer ?? null;
    if (answer === null || this.#decided === answer) return;
    this.#decided = answer;
    if (this.view) know(this.view.prompt.code); // a player who answers a question has understood it
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

  /** Skip everything until I am asked. */
  skip(): void {
    this.#skips = !this.#asksMe();
    this.stage.skip();
  }

  #asksMe(): boolean {
    const { mySeat } = this;
    const newest = this.session.play?.view;
    return mySeat === null || this.lent || Boolean(newest?.outcome) || Boolean(newest?.to_act.includes(mySeat));
  }

  /** Show the last turn of a player on the board again, as far as the board can show it; null stops showing it. */
  recallTurnOf(seat: number | null): void {
    const turn = seat === null ? undefined : lastTurnOf(this.turns, seat, (events) => this.face?.recalls?.(events) ?? true);
    this.recalled = seat === null ? null : turn ? eventsOf([turn]) : []; // of a player without such a turn, nothing is shown
  }

  /** Highlight the things that a message mentions; null highlights nothing. */
  point(message: Message | null): void {
    this.highlight.clear();
    if (message) for (const thing of things(message)) this.highlight.add(thing);
  }

  async #show(show: Show, told: Told[]): Promise<void> {
    const late = !this.ready; // lines that came while the game was loading are already in the view
    if (late) await this.#prepare(show.room.settings.game);
    if (this.#left) return;
    this.reactions.look(this.session.lines);
    const newest = this.session.play; // another show may have come in the meantime
    if (!newest) return;
    const [own] = this.session.mySeats;
    if (newest.seat === null && own !== undefined) {
      // A spectator who has sat down sees the table from that seat from now on.
      void attempt(this.session.send({ type: "look", seat: own }), this.game);
      return;
    }
    if (!newest.hint) this.hintHidden = false;
    if (this.pending && !newest.options.includes(this.pending)) this.pending = null;
    if (newest.seat !== this.#eyes) this.stage.skip(); // what another seat was shown is not for this one
    this.#eyes = newest.seat;
    this.stage.speed = preferences.speed;
    this.stage.show(newest.view, late ? [] : told);
    if (this.#skips) this.skip();
    if (told.length > 0 && this.stage.settled) heard(); // with motion, each line is heard as it is shown
    this.answerAlone();
  }

  /** Answer for the player if there is only one answer. Players who share this page answer for themselves. */
  answerAlone(): void {
    const alone = this.session.mySeats.length === 1 && this.mySeat !== null && !this.lent;
    this.#onlyAnswer.look(this.session.play, alone && preferences.onlyAnswer, this.amongBots);
  }

  async #prepare(game: string): Promise<void> {
    const [face] = await Promise.all([loadFace(game), learn(game)]);
    if (this.ready) return;
    this.face = face;
    this.stage = new Stage(face, () => heard());
    this.ready = true;
  }
}
