/* The log as turns: what one player did until somebody else acted. */
import type { GameEvent, Line, Told } from "$lib/wire";

export interface Turn {
  /** Who acted; null for what happened to the table itself. */
  seat: number | null;
  /** Where the turn begins in the log, which no other turn shares. */
  first: number;
  lines: Told[];
}

/** The player that a line is about: the one that it names, or for a sentence about the table the one who did it. */
export function seatOf(line: Told): number | null {
  const { seat } = line.message.words;
  if (typeof seat === "string" && seat.startsWith("seat.")) return Number(seat.slice(5));
  return line.event ? null : line.seat;
}

/** Events that begin the turn of the player they name, although the decision before them was somebody else's. */
const BEGINS: readonly GameEvent["kind"][] = ["turn-starts", "begins"];

export function turnsOf(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  lines.forEach((line, index) => {
    if (line.type !== "told") return;
    const last = turns.at(-1);
    const begins = line.event && BEGINS.includes(line.event.kind);
    const seat = begins ? seatOf(line) : line.event ? line.seat : null;
    const goesOn = last && !begins && (last.seat === seat || last.lines.at(-1)?.entry === line.entry);
    if (goesOn) last.lines.push(line);
    else turns.push({ seat, first: index, lines: [line] });
  });
  return turns;
}

/** What others did after this seat's last decision, in the order it happened. */
export function sinceLastTurn(turns: readonly Turn[], seat: number | null): Turn[] {
  const own = turns.findLastIndex((turn) => turn.seat === seat);
  return turns.slice(own + 1).filter((turn) => turn.seat !== null);
}

export function eventsOf(turns: readonly Turn[]): GameEvent[] {
  return turns.flatMap((turn) => turn.lines.flatMap((line) => (line.event ? [line.event] : [])));
}
