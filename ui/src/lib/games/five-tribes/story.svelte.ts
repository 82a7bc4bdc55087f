/* What events leave on the board for a while: the way of the meeples, and the thing just put down. */
import type { FiveTribesEvent, Message } from "$lib/wire";
import { wordOf } from "../words";
import type { Fresh } from "./fresh";

export class Story {
  /** The tiles of the move so far, from where the meeples were taken up. */
  trail = $state.raw<readonly string[]>([]);
  /** The tile over which the hand was before this event. */
  before = $state<string | null>(null);
  fresh = $state.raw<Fresh | null>(null);

  tell(event: FiveTribesEvent): void {
    this.before = this.trail.at(-1) ?? null;
    this.fresh = freshOf(event);
    if (event.kind === "takes-up") this.trail = [event.tile];
    else if (event.kind === "drops") this.trail = [...this.trail, event.tile];
    else if (event.kind === "turn-starts" || event.kind === "round-starts") this.trail = [];
  }

  /** Nothing moves any more: after an undo the trail may not be the one that was shown. */
  settle(prompt: Message): void {
    this.fresh = null;
    const sowing = prompt.code === "five-tribes-ask-sow";
    const at = wordOf(prompt.words.tile);
    if (sowing && this.trail.at(-1) !== at) {
      const known = this.trail.lastIndexOf(at);
      this.trail = known >= 0 ? this.trail.slice(0, known + 1) : [at];
    }
    if (prompt.code === "five-tribes-ask-pick-up" || prompt.code === "five-tribes-ask-bid") this.trail = [];
  }
}

function freshOf(event: FiveTribesEvent): Fresh | null {
  switch (event.kind) {
    case "drops":
      return { tile: event.tile, what: event.tribe };
    case "places-camel":
      return { tile: event.tile, what: "camel" };
    case "places":
      return { tile: event.tile, what: event.piece };
    default:
      return null;
  }
}
