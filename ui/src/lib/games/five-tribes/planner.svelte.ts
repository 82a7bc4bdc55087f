/* "Where could my move end?": the server answers with end tiles, then with the ways to one of them. */
import type { WayAndEarnings } from "./ways";

type Ask = <Answer>(question: string, words?: Record<string, string>) => Promise<Answer>;

export class Planner {
  on = $state(false);
  state = $state<"asking" | "failed" | "answered">("answered");
  ends = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  end = $state<string | null>(null);
  tribe = $state<string | null>(null);
  ways = $state.raw<readonly WayAndEarnings[]>([]);
  complete = $state(true);
  /** The way pointed at, which is drawn before the chosen one. */
  hovered = $state.raw<WayAndEarnings | null>(null);
  chosen = $state.raw<WayAndEarnings | null>(null);
  #ask: Ask;
  #asked = 0;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  get shown(): WayAndEarnings | null {
    return this.hovered ?? this.chosen;
  }

  get tribes(): readonly string[] {
    return this.end === null ? [] : (this.ends[this.end] ?? []);
  }

  close(): void {
    this.on = false;
    this.#asked++;
    this.#forget();
    this.ends = {};
  }

  async open(): Promise<void> {
    this.close();
    this.on = true;
    const answer = await this.#question<{ ends: Record<string, string[]> }>("where", {});
    if (answer) this.ends = answer.ends;
  }

  async pressTile(tile: string): Promise<void> {
    const again = this.end === tile;
    this.#forget();
    if (again || !(tile in this.ends)) return;
    this.end = tile;
    if (this.tribes.length === 1) await this.pressTribe(this.tribes[0]!);
  }

  async pressTribe(tribe: string): Promise<void> {
    const end = this.end;
    if (end === null) return;
    this.#forget();
    this.end = end;
    this.tribe = tribe;
    const answer = await this.#question<{ ways: WayAndEarnings[]; complete: boolean }>("ways", { end, tribe });
    if (!answer) return;
    this.ways = answer.ways;
    this.complete = answer.complete;
  }

  #forget(): void {
    this.end = this.tribe = this.hovered = this.chosen = null;
    this.ways = [];
    this.complete = true;
    this.state = "answered";
  }

  /** The answer; null if something else was asked meanwhile, or if there was none. */
  async #question<Answer>(question: string, words: Record<string, string>): Promise<Answer | null> {
    const asked = ++this.#asked;
    this.state = "asking";
    const answer = await this.#ask<Answer>(question, words).catch(() => null);
    if (asked !== this.#asked) return null;
    this.state = answer ? "answered" : "failed";
    return answer;
  }
}
