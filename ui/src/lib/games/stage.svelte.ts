import { prefersReducedMotion } from "svelte/motion";
import type { GameView, Told } from "$lib/wire";
import type { Face } from "./board";

const LONGEST = 5000; // milliseconds that one show may take: more lines are told faster
const PLAIN_LINE = 350;

/** Plays what happened since the last show, line by line, on the way to the newest view. */
export class Stage {
  view = $state.raw<GameView | null>(null);
  line = $state.raw<Told | null>(null);
  settled = $state(true);
  /** What the player chose: 1 is normal, 0.5 twice as fast, 0 no motion. */
  speed = $state(1);
  tempo = $state(1);

  #face: Face<GameView> | null;
  #newest: GameView | null = null;
  #queue: Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(face: Face<GameView> | null) {
    this.#face = face;
  }

  /** A new show has come. */
  show(view: GameView, lines: readonly Told[]): void {
    const first = this.#newest === null;
    this.#newest = view;
    if (first || this.#still()) {
      this.skip();
      return;
    }
    this.#queue.push(...lines.filter((line) => this.#duration(line) > 0));
    const asked = this.#queue.reduce((sum, line) => sum + this.#duration(line), 0) * this.speed;
    this.tempo = this.speed * Math.min(1, LONGEST / asked);
    if (this.settled) this.#next();
  }

  /** Be at the newest view now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#settle();
  }

  #next = (): void => {
    const line = this.#queue.shift();
    if (!line || !this.view) {
      this.#settle();
      return;
    }
    this.settled = false;
    this.line = line;
    this.view = this.#face?.advance?.(this.view, line.message) ?? this.view;
    this.#timer = setTimeout(this.#next, this.#duration(line) * this.tempo);
  };

  #settle(): void {
    this.line = null;
    this.view = this.#newest;
    this.settled = true;
    this.tempo = this.#still() ? 0 : this.speed;
  }

  #still(): boolean {
    return this.speed === 0 || prefersReducedMotion.current || document.hidden;
  }

  #duration(line: Told): number {
    return this.#face?.duration?.(line.message) ?? PLAIN_LINE;
  }
}
