/* What the lines of the log leave on the board for a while: the way of the meeples, and what has just been put down. */
import type { Message, Told } from "$lib/wire";
import { eventOf, wordOf } from "../words";
import type { Fresh } from "./fresh";

export class Story {
  /** The tiles of the move so far, from where the meeples were taken up. */
  trail = $state.raw<readonly string[]>([]);
  /** The tile over which the hand was before this line. */
  before = $state<string | null>(null);
  fresh = $state.raw<Fresh | null>(null);

  tell(line: Told | null): void {
    if (!line) return;
    const { words } = line.message;
    const tile = wordOf(words.tile);
    const event = eventOf(line.message);
    this.before = this.trail.at(-1) ?? null;
    this.fresh = freshOf(event, words, tile);
    if (event === "takes-up") this.trail = [tile];
    else if (event === "drops") this.trail = [...this.trail, tile];
    else if (event === "turn-starts" || event === "round-starts") this.trail = [];
  }

  /** Things stand still: after an undo the way may not be the one that was told. */
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

function freshOf(event: string, words: Message["words"], tile: string): Fresh | null {
  if (event === "drops") return { tile, what: wordOf(words.tribe) };
  if (event === "places-camel") return { tile, what: "camel" };
  if (event === "places") return { tile, what: wordOf(words.piece) };
  return null;
}
