/* What a list says about a table: who sits there, and how its game ended. */
import { personaName, t } from "$lib/language/index.svelte";
import type { TableCard } from "$lib/wire";

/** The names by seat, including those of bots; empty for an open seat. Level and the word "bot" follow a bot's name. */
export function cardNames({ names, personas }: Pick<TableCard, "names" | "personas">): string[] {
  return names.map((name, seat) => {
    if (!name.startsWith(":")) return name;
    const bot = t("page-chair-bot", { level: t(`hall-level-${name.slice(1)}`) });
    const persona = personaName(personas[seat] ?? "");
    return persona ? `${persona} – ${bot}` : bot;
  });
}

/** Who has won a finished game, in one line; "finished" for a table of an older server, which did not store the winners. */
export function result(table: TableCard): string {
  const { winners, scores, mine } = table;
  if (scores.length === 0) return t("page-over");
  const score = scores[winners[0] ?? 0]!;
  if (mine.length === 1 && winners.length === 1 && winners[0] === mine[0]) return t("page-result-mine", { score });
  const names = winners.map((seat) => personaName(table.personas[seat] ?? "") || shortName(table, seat)).join(", ");
  return t("page-result", { winners: winners.length, names, score });
}

/** My own score and place if I did not win; empty for spectators, for those with several seats, and for games that the
 * highest score did not win, as when the crocodile eats a player. */
export function myPlace({ scores, winners, mine }: TableCard): string {
  const [seat] = mine;
  const [winner] = winners;
  if (seat === undefined || mine.length > 1 || winner === undefined || winners.includes(seat)) return "";
  const score = scores[seat]!;
  if (scores.some((other) => other > scores[winner]!)) return "";
  const place = 1 + scores.filter((other, at) => other > score || (other === score && winners.includes(at))).length;
  return t("page-result-place", { score, place, seats: scores.length });
}

function shortName({ names }: TableCard, seat: number): string {
  const name = names[seat]!;
  return name.startsWith(":") ? t("shell-bot-name", { number: seat + 1 }) : name || t("player-name", { number: seat + 1 });
}
