/* A replay: which step of a finished game is wanted, and how the stage gets there. */
import { prefersReducedMotion } from "svelte/motion";
import type { Face } from "$lib/games/board";
import { Stage } from "$lib/games/stage.svelte";
import { Refusal } from "$lib/net/rest";
import type { GameView, Position, Story, Told } from "$lib/wire";
import { linesOf, stepAt } from "./steps";

const REST = 600; // milliseconds between two animated steps
const STILL_REST = 1600; // milliseconds between two steps without animation
const SLOW_DOWN = 500; // milliseconds to wait when the server limits our requests

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Where a game comes from: the server, as a seat (null for a spectator) saw it. */
export interface Source {
  story(seat: number | null): Promise<Story>;
  position(entry: number, seat: number | null): Promise<Position>;
}

export class Replay {
  readonly stage: Stage;
  steps = $state.raw<readonly number[]>([]);
  lines = $state.raw<readonly Told[]>([]);
  /** The wanted step; the stage may not have reached it yet. */
  at = $state(0);
  eyes = $state<number | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  /** Whether the wanted step is on the stage. */
  arrived = $state(false);
  readonly last = $derived(this.steps.length - 1);
  readonly entry = $derived(this.steps[this.at] ?? 0);
  /** The line being shown, or the first one of this step; for a step without lines, the last one before it. */
  readonly line = $derived.by(() => {
    const told = this.stage.line ?? linesOf(this.lines, this.entry)[0];
    return told ?? this.lines.findLast(({ entry }) => entry < this.entry) ?? null;
  });

  #source: Source;
  #onrefused: (code: string) => void;
  #positions = new Map<string, Promise<Position>>();
  #shown: { at: number; eyes: number | null } | null = null;
  #moving = false;

  constructor(face: Face<GameView> | null, source: Source, onrefused: (code: string) => void) {
    this.stage = new Stage(face);
    this.#source = source;
    this.#onrefused = onrefused;
  }

  /** Begin with the position after this entry. */
  async open(entry: number, eyes: number | null): Promise<void> {
    const story = await this.#tell(eyes);
    if (story) await this.#to(stepAt(story.steps, entry));
  }

  // --- what the buttons do; taking a step stops playing ---

  go(at: number): Promise<void> {
    this.playing = false;
    return this.#to(at);
  }

  goToEntry(entry: number): Promise<void> {
    return this.go(stepAt(this.steps, entry));
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing) void this.#to(this.at === this.last ? 0 : this.at + 1);
  }

  /** Look at the game from another seat, which has another log. */
  async lookAs(eyes: number | null): Promise<void> {
    if (await this.#tell(eyes)) await this.#to(this.at);
  }

  /** While playing, take the next step after a pause. Returns a function that cancels it. */
  beat(): (() => void) | undefined {
    if (!this.playing || !this.arrived || !this.stage.settled) return undefined;
    const rest = (prefersReducedMotion.current ? STILL_REST : REST) / this.speed;
    const timer = setTimeout(() => void this.#to(this.at + 1), rest);
    return () => clearTimeout(timer);
  }

  close(): void {
    this.playing = false;
    this.stage.skip();
  }

  // --- getting to the wanted step ---

  async #tell(eyes: number | null): Promise<Story | null> {
    try {
      const story = await this.#source.story(eyes);
      this.steps = story.steps;
      this.lines = story.lines;
      this.eyes = eyes;
      return story;
    } catch (error) {
      this.#refused(error);
      return null;
    }
  }

  async #to(at: number): Promise<void> {
    this.at = Math.min(Math.max(at, 0), this.last);
    if (this.at === this.last) this.playing = false;
    this.arrived = this.#isShown();
    if (this.#moving) return; // the move in progress will continue to the newest wanted step
    this.#moving = true;
    try {
      while (!this.#isShown()) await this.#move();
      this.arrived = true;
      if (this.at < this.last) void this.#position(this.at + 1, this.eyes).catch(() => undefined); // load the next step in advance
    } catch (error) {
      this.#refused(error);
    } finally {
      this.#moving = false;
    }
  }

  async #move(): Promise<void> {
    const { at, eyes } = this;
    let position: Position;
    try {
      position = await this.#position(at, eyes);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "too-fast") throw error;
      await new Promise((resolve) => setTimeout(resolve, SLOW_DOWN));
      return;
    }
    if (at !== this.at || eyes !== this.eyes) return;
    this.stage.skip();
    this.stage.speed = 1 / this.speed;
    if (this.#shown?.eyes === eyes && this.#shown.at + 1 === at)
      this.stage.show(position.view, linesOf(this.lines, position.entry));
    else this.stage.jump(position.view);
    this.#shown = { at, eyes };
  }

  #isShown(): boolean {
    return this.#shown?.at === this.at && this.#shown.eyes === this.eyes;
  }

  #position(at: number, eyes: number | null): Promise<Position> {
    const key = `${at} ${eyes}`;
    const known = this.#positions.get(key);
    if (known) return known;
    const asked = this.#source.position(this.steps[at]!, eyes);
    asked.catch(() => this.#positions.delete(key));
    this.#positions.set(key, asked);
    return asked;
  }

  #refused(error: unknown): void {
    this.playing = false;
    if (!(error instanceof Refusal)) throw error;
    if (this.#shown) ({ at: this.at } = this.#shown); // go back to the step that is shown
    this.#onrefused(error.code);
  }
}
