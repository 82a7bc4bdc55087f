/* What an action would bring the player who is about to choose it, in short phrases; the player is not named in them. */
import type { FiveTribesEvent, FiveTribesView, Message } from "$lib/wire";
import { type ForeseenOf, namesIn } from "../events";
import { bag } from "../words";

const list = (goods: Record<string, number>): Message => ({ code: "five-tribes-page-list", words: { goods } });

/** The phrases for what the player gets, and sentences about what others get. */
export function brings(
  { events, messages }: ForeseenOf<FiveTribesView>,
  seat: number | null,
  say: (message: Message) => string,
): string {
  const me = seat ?? -1;
  const others = messages.filter((_, index) => isForAnother(events[index]!, me));
  return [broughtBy(events, me).map(say).join(", "), ...others.map(say)].filter(Boolean).join(". ");
}

/** The phrases for the events of the player's own action; events that say no more than the action itself have none. */
export function broughtBy(events: readonly FiveTribesEvent[], seat: number): Message[] {
  const gold = events.reduce((sum, event) => sum + (isMine(event, seat) ? earnedBy(event) : 0), 0);
  const phrases = events.filter((event) => isMine(event, seat)).flatMap((event) => phraseFor(event) ?? []);
  return gold > 0 ? [...phrases, { code: "five-tribes-page-brings-gold", words: { gold } }] : phrases;
}

/** Whether an event brings something to another player. */
export function isForAnother(event: FiveTribesEvent, seat: number): boolean {
  return event.kind === "earns" && event.seat !== seat;
}

const isMine = (event: FiveTribesEvent, seat: number) => "seat" in event && event.seat === seat;

function earnedBy(event: FiveTribesEvent): number {
  return ["builds", "builds-double", "earns", "sells"].includes(event.kind) && "gold" in event ? event.gold : 0;
}

function phraseFor(event: FiveTribesEvent): Message | null {
  switch (event.kind) {
    case "collects":
      return list({ [`tribe.${event.tribe}`]: event.count });
    case "takes-victim":
      return list({ [`tribe.${event.tribe}`]: 1 });
    case "takes-cards":
    case "buys": {
      const cards = namesIn(event.cards).map((good) => `good.${good}`);
      return cards.length > 0 ? list(bag(cards)) : null;
    }
    case "places-camel":
      return { code: "five-tribes-page-brings-camel", words: { tile: `tile.${event.tile}` } };
    case "last-camel":
      return { code: "five-tribes-page-brings-end", words: {} };
    case "places":
      return {
        code: "five-tribes-page-brings-piece",
        words: { piece: `piece.${event.piece}`, tile: `tile.${event.tile}` },
      };
    default:
      return null;
  }
}
