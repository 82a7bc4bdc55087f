/* The state of a table as the page knows it, kept up to date. */
import { personaName, t } from "$lib/language/index.svelte";
import type { Foreseen, Line, Option, PlayView, RoomView, ChairView, Show, Told } from "$lib/wire";
import { Connection, type Connected, type Wish } from "./connection";
import { earlierLines } from "./rest";
import { newSalt } from "./salt";

export class Session {
  readonly id: string;
  state = $state<Connected>("connecting");
  /** Why the table cannot be shown, when `state` is "gone". */
  goneBecause = $state("");
  room = $state.raw<RoomView | null>(null);
  play = $state.raw<PlayView | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The entry before which there are earlier lines; null if there are none. */
  earlier = $state<number | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  offset = $state(0);
  /** The server's time of the last show, which its clocks refer to. */
  shownAt = $state(0);
  readonly names = $derived(this.room ? seatNames(this.room.seats) : []);
  readonly mySeats = $derived(this.room?.seats.flatMap((seat, at) => (seat.mine ? [at] : [])) ?? []);

  /** The first entry that this page did not see happen, if it was away. */
  missedFrom = $state<number | null>(null);

  #connection: Connection;
  #previews = new Map<string, Promise<Foreseen>>();
  #wasAway = false;
  #onshow: (show: Show, told: Told[]) => void;

  constructor(id: string, onshow: (show: Show, told: Told[]) => void) {
    this.id = id;
    this.#onshow = onshow;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#connection = new Connection(`${scheme}://${location.host}/ws/tables/${id}`, {
      onshow: (show) => this.#show(show),
      onstate: (state, code) => {
        this.#wasAway ||= this.state === "online" && state !== "online";
        this.state = state;
        this.goneBecause = code;
      },
    });
  }

  close(): void {
    this.#connection.close();
  }

  // --- requests: each rejects with a Refusal ---

  async send(wish: Wish): Promise<void> {
    await this.#connection.request(wish);
  }

  sit(seat: number): Promise<void> {
    return this.send({ type: "sit", seat, salt: newSalt() });
  }

  act(action: string): Promise<void> {
    const { seat, answer } = this.play!;
    return this.send({ type: "act", seat: seat!, answer, action });
  }

  /** The rule that forbids an action; empty if nothing does. */
  async why(action: string): Promise<string> {
    const answer = await this.#connection.request({ type: "why", seat: this.play?.seat ?? 0, action });
    return (answer as { code: string }).code;
  }

  /** What an action would bring. Each is requested only once per question, since pointers pass over things often. */
  preview(action: string): Promise<Foreseen> {
    const known = this.#previews.get(action);
    if (known) return known;
    const asked = this.#connection
      .request({ type: "preview", seat: this.play?.seat ?? 0, action })
      .then((answer) => answer as Foreseen);
    asked.catch(() => this.#previews.delete(action));
    this.#previews.set(action, asked);
    return asked;
  }

  async ask<Answer>(question: string, words: Record<string, number | string> = {}): Promise<Answer> {
    return (await this.#connection.request({ type: "ask", seat: this.play?.seat ?? null, question, words })) as Answer;
  }

  // --- the log ---

  /** Load the lines before the first one. Answers that come twice, or after the seat has changed, are dropped. */
  async loadEarlier(): Promise<void> {
    const before = this.earlier;
    const seat = this.play?.seat ?? null;
    if (before === null) return;
    const page = await earlierLines(this.id, seat, before);
    if (this.earlier !== before || (this.play?.seat ?? null) !== seat) return;
    this.lines = [...page.lines, ...this.lines];
    this.earlier = page.earlier;
  }

  #show(show: Show): void {
    // Before the game, everybody reads the same lines.
    const sameEyes = this.room !== null && (this.play === null || this.play.seat === show.play?.seat);
    const known = this.lines.at(-1)?.entry ?? 0;
    const fresh = show.lines.filter((line) => line.entry > known);
    this.#previews.clear();
    this.offset = show.now - Date.now();
    this.shownAt = show.now;
    this.room = show.room;
    this.play = show.play && { ...show.play, options: this.#options(show.play) };
    if (sameEyes) this.lines = [...this.lines, ...fresh];
    else this.#beginAt(show.lines, show.entry);
    if (this.#wasAway && fresh[0]) this.missedFrom = fresh[0].entry;
    this.#wasAway = false;
    this.#onshow(show, sameEyes ? fresh.filter((line) => line.type === "told") : []);
  }

  /** The options of a show. They stay the same object while the question stays the same, so that a board keeps what the
   * player has begun when somebody else comes, leaves or writes a message. */
  #options({ seat, answer, options }: PlayView): Option[] {
    const before = this.play;
    const same = before?.seat === seat && before.answer === answer && JSON.stringify(before.options) === JSON.stringify(options);
    return same ? before.options : options;
  }

  /** Start the log again, for another seat. */
  #beginAt(lines: Line[], entry: number): void {
    this.lines = lines;
    const first = lines[0]?.entry ?? entry + 1;
    this.earlier = first > 1 ? first : null;
  }
}

/** The names by seat; equal names are followed by the number of the seat. */
function seatNames(seats: readonly ChairView[]): string[] {
  const names = seats.map(({ kind, name, persona }) => (kind === "bot" ? personaName(persona) : name));
  return names.map((name, at) => {
    const number = at + 1;
    if (!name) return t(seats[at]!.kind === "bot" ? "shell-bot-name" : "player-name", { number });
    return names.some((other, where) => where !== at && other === name) ? `${name} ${number}` : name;
  });
}
