/* What events leave on the board for a while: the paths of the meeples, and the piece just put down. */
import type { FiveTribesEvent, Message } from "$lib/wire";
import { listOf, wordOf } from "../words";
import type { Fresh } from "./fresh";
import { longer, othersIn, pathsOf, pathTo, type Path } from "./paths";

/** Questions during which the player's own last move is no longer shown. */
const BEFORE: readonly string[] = ["five-tribes-ask-bid", "five-tribes-ask-pick-up"];

export class Story {
  /** The move of this turn so far. */
  path = $state.raw<Path | null>(null);
  /** The moves of the others since this page's player moved last. */
  others = $state.raw<readonly Path[]>([]);
  /** The tile over which the hand was before this event. */
  before = $state<string | null>(null);
  fresh = $state.raw<Fresh | null>(null);

  tell(event: FiveTribesEvent): void {
    this.before = this.path?.tiles.at(-1) ?? null;
    this.fresh = freshOf(event);
    this.others = [];
    if (event.kind === "takes-up") this.path = { seat: event.seat, tiles: [event.tile], tribes: [] };
    else if (event.kind === "drops" && this.path) this.path = longer(this.path, event);
    else if (event.kind === "turn-starts" || event.kind === "round-starts") this.path = null;
  }

  /** Called when nothing moves any more. If the page has just been opened, or something was undone, the move so far is read
   * from the newest events of the log. */
  settle(prompt: Message, mySeat: number | null, finalTile: string | null, lately: readonly FiveTribesEvent[]): void {
    this.fresh = null;
    if (BEFORE.includes(prompt.code)) {
      this.path = null;
      this.others = othersIn(lately, mySeat);
    } else if (prompt.code === "five-tribes-ask-sow") {
      const at = wordOf(prompt.words.tile);
      const known = pathTo(at, listOf(prompt.words.hand).length, lately);
      this.path = known ?? { seat: mySeat ?? 0, tiles: [at], tribes: [] };
    } else if (!this.path && finalTile) {
      const last = pathsOf(lately).at(-1);
      if (last?.tiles.at(-1) === finalTile) this.path = last;
    }
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
