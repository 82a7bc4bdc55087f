/* The review of a finished game: requesting it, waiting for it, and choosing a moment of it. */
import { askReview, cancelReview, Refusal, reviewOf } from "$lib/net/rest";
import type { Moment, Review, ReviewState } from "$lib/wire";

const POLL = 1000; // milliseconds

export type Effort = "normal" | "deep";

/** A plan of a seat in the position after a step. */
export interface DrawnPlan {
  step: number;
  seat: number;
  actions: readonly string[];
}

export class ReviewDesk {
  readonly id: string;
  state = $state.raw<ReviewState | null>(null);
  /** The moment being looked at. */
  moment = $state.raw<Moment | null>(null);
  /** The plan that is drawn on the board while its position is shown. */
  plan = $state.raw<DrawnPlan | null>(null);
  readonly review = $derived<Review | null>(this.state?.review ?? null);
  readonly working = $derived(this.state?.state === "working");
  #onrefused: (code: string) => void;

  constructor(id: string, onrefused: (code: string) => void) {
    this.id = id;
    this.#onrefused = onrefused;
  }

  look = (): Promise<void> => this.#take(reviewOf(this.id));
  begin = (effort: Effort): Promise<void> => this.#take(askReview(this.id, effort));
  cancel = (): Promise<void> => this.#take(cancelReview(this.id));

  /** While a review is being made, poll its progress. Returns a function that stops polling. */
  wait(): (() => void) | undefined {
    if (!this.working) return undefined;
    const timer = setInterval(() => void this.look(), POLL);
    return () => clearInterval(timer);
  }

  async #take(asked: Promise<ReviewState>): Promise<void> {
    try {
      this.state = await asked;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#onrefused(error.code);
    }
  }
}
