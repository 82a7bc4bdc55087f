/* "Where could my move end?": the server answers with final tiles and the best moves, then with the moves to one tile. */
import type { EndTile, Move, WayAndEarnings } from "./ways";

type Ask = <Answer>(question: string, words?: Record<string, number | string>) => Promise<Answer>;

interface Overview {
  ends: Readonly<Record<string, EndTile>>;
  /** The best points that can be earned from each start tile. */
  starts: Readonly<Record<string, number>>;
  best: readonly Move[];
}

interface Ways {
  ways: WayAndEarnings[];
  complete: boolean;
}

const NOTHING: Overview = { ends: {}, starts: {}, best: [] };

export class Planner {
  on = $state(false);
  state = $state<"asking" | "failed" | "answered">("answered");
  overview = $state.raw<Overview>(NOTHING);
  /** Only moves where this tribe comes last; empty for all. */
  tribe = $state("");
  /** Only moves that place a camel. */
  camel = $state(false);
  /** The tile where the move should end. */
  end = $state<string | null>(null);
  /** The path that the player has drawn. */
  path = $state.raw<readonly string[] | null>(null);
  ways = $state.raw<readonly WayAndEarnings[]>([]);
  complete = $state(true);
  /** The move pointed at, which is drawn in place of the chosen one. */
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

  get ends(): Readonly<Record<string, EndTile>> {
    return this.overview.ends;
  }

  /** The moves to choose from: those to a tile or along a path, or else the best ones. */
  get list(): readonly (WayAndEarnings & { leaves?: number })[] {
    return this.end || this.path ? this.ways : this.overview.best;
  }

  /** The start tiles of the best moves; null if they are not known. While they are being looked for, there are none. */
  get starts(): ReadonlySet<string> | null {
    if (this.overview === NOTHING) return this.state === "asking" ? new Set() : null;
    const { best } = this.overview;
    return best.length > 0 ? new Set(best.map(({ way }) => way.start)) : null;
  }

  close(): void {
    this.on = false;
    this.#forget();
    this.tribe = "";
    this.camel = false;
  }

  /** Forget everything, because the position has changed. */
  leave(): void {
    this.close();
    this.#asked++;
    this.overview = NOTHING;
  }

  open(): Promise<void> {
    this.on = true;
    return this.look();
  }

  /** Ask for the overview, unless it is already known. */
  async look(): Promise<void> {
    if (this.overview !== NOTHING) return;
    await this.#overlook();
  }

  async only(tribe: string, camel: boolean): Promise<void> {
    this.#forget();
    this.tribe = tribe;
    this.camel = camel;
    await this.#overlook();
  }

  async pressTile(tile: string): Promise<void> {
    const again = this.end === tile;
    this.#forget();
    if (again || !(tile in this.ends)) return;
    this.end = tile;
    await this.#find({ end: tile, ...(this.tribe && { tribe: this.tribe }) });
  }

  /** Look for the moves along a path that was drawn on the board. */
  async follow(path: readonly string[]): Promise<void> {
    this.#forget();
    this.on = true;
    this.path = path;
    await this.#find({ tiles: path.join(" ") });
  }

  /** Go back to the best moves. */
  back(): void {
    this.#forget();
    void this.look();
  }

  async #overlook(): Promise<void> {
    const words = { ...(this.tribe && { tribe: this.tribe }), ...(this.camel && { camel: 1 }) };
    const answer = await this.#question<Overview>("where", words);
    if (answer) this.overview = answer;
  }

  async #find(words: Record<string, string>): Promise<void> {
    const answer = await this.#question<Ways>("ways", words);
    if (!answer) return;
    this.ways = this.camel ? answer.ways.filter(({ earns }) => earns.camel) : answer.ways;
    this.complete = answer.complete;
  }

  #forget(): void {
    this.end = this.path = this.hovered = this.chosen = null;
    this.ways = [];
    this.complete = true;
    this.state = "answered";
  }

  /** The answer; null if something else has been asked in the meantime, or if there was no answer. */
  async #question<Answer>(question: string, words: Record<string, number | string>): Promise<Answer | null> {
    const asked = ++this.#asked;
    this.state = "asking";
    const answer = await this.#ask<Answer>(question, words).catch(() => null);
    if (asked !== this.#asked) return null;
    this.state = answer ? "answered" : "failed";
    return answer;
  }
}
