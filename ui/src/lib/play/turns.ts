/* The log as turns: what one player did until somebody else acted. */
import type { GameEvent, GameView, Line, Told } from "$lib/wire";

export interface Turn {
  /** Who acted; null for what happened to the table itself. */
  seat: number | null;
  /** Where the turn begins in the log; this is unique for each turn. */
  first: number;
  lines: Told[];
  /** The entries of the log that were undone, in this turn and in all others. */
  undone: ReadonlySet<number>;
}

const UNDO = "log-took-back"; // with or without the consent of the others

/** The player that a line is about: the one it names or, for a sentence about the table, the one who acted. */
export function seatOf(line: Told): number | null {
  const { seat } = line.message.words;
  if (typeof seat === "string" && seat.startsWith("seat.")) return Number(seat.slice(5));
  return line.event ? null : line.seat;
}

/** Who has the turn on the stage: while a line is shown the player it is about, otherwise everybody who is asked. */
export function onStage(line: Told | null, view: GameView | null): readonly number[] {
  if (!line) return view && !view.outcome ? view.to_act : [];
  const seat = seatOf(line) ?? line.seat;
  return seat === null ? [] : [seat];
}

/** Events that begin the turn of the player they name, although the decision before them was somebody else's. */
const BEGINS: readonly GameEvent["kind"][] = ["turn-starts", "begins"];

/** Whether a line says that decisions were undone. */
export const isUndo = (line: Line): line is Told => line.type === "told" && line.message.code.startsWith(UNDO);

/** The entries of the log whose decisions were undone. An entry without a line is a decision about which there was nothing to say. */
export function undoneIn(lines: readonly Line[]): Set<number> {
  const undone = new Set<number>();
  const decisions: number[] = []; // those that have not been undone
  let last: number | null = null;
  for (const line of lines) {
    for (let silent = (last ?? line.entry) + 1; silent < line.entry; silent++) decisions.push(silent);
    if (line.entry !== last && line.type === "told" && line.event) decisions.push(line.entry);
    const plays = isUndo(line) ? (line.message.words.plays ?? 1) : 0;
    if (typeof plays === "number" && plays > 0) for (const entry of decisions.splice(-plays)) undone.add(entry);
    last = line.entry;
  }
  return undone;
}

export function turnsOf(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  const undone = undoneIn(lines);
  lines.forEach((line, index) => {
    if (line.type !== "told") return;
    const last = turns.at(-1);
    const begins = line.event && BEGINS.includes(line.event.kind);
    const seat = begins ? seatOf(line) : line.event ? line.seat : null;
    const goesOn =
      last &&
      !begins &&
      (last.seat === seat || last.lines.at(-1)?.entry === line.entry || (isUndo(line) && last.seat === line.seat));
    if (goesOn) last.lines.push(line);
    else turns.push({ seat, first: index, lines: [line], undone });
  });
  return turns;
}

/** Whether something that a player decided in this turn still stands. */
function stands({ seat, lines, undone }: Turn): boolean {
  return lines.some((line) => line.event && line.seat === seat && !undone.has(line.entry));
}

/** The last turn in which this seat decided something, without what was undone; only one with such events. */
export function lastTurnOf(
  turns: readonly Turn[],
  seat: number,
  wanted: (events: readonly GameEvent[]) => boolean = () => true,
): Turn | undefined {
  return turns.findLast((turn) => turn.seat === seat && stands(turn) && wanted(eventsOf([turn])));
}

/** What others did after this seat's last decision, in the order it happened. */
export function sinceLastTurn(turns: readonly Turn[], seat: number | null): Turn[] {
  const own = turns.findLastIndex((turn) => turn.seat === seat && stands(turn));
  return turns.slice(own + 1).filter((turn) => turn.seat !== seat && turn.seat !== null && stands(turn));
}

/** What happened in these turns and was not undone. */
export function eventsOf(turns: readonly Turn[]): GameEvent[] {
  return turns.flatMap(({ lines, undone }) => lines.flatMap(({ entry, event }) => (event && !undone.has(entry) ? [event] : [])));
}
