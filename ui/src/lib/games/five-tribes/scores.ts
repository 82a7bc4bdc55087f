/* The score lines that everybody can count, as far as a picture shows what they count. They keep the points next to the pieces
 * while these move; the server's own lines come with the view after that. */
import type { FiveTribesPlayer, FiveTribesView } from "$lib/wire";
import { worthOf } from "./suits";

const MORE_VIZIERS_PAY = 10;
const PALACE_PAYS = 5;

/** The picture with the lines counted anew; lines that the player may not know stay away. */
export function withScores(picture: FiveTribesView): FiveTribesView {
  return { ...picture, players: picture.players.map((player, seat) => ({ ...player, score: scoreOf(picture, player, seat) })) };
}

function scoreOf(picture: FiveTribesView, player: FiveTribesPlayer, seat: number): FiveTribesPlayer["score"] {
  const { viziers, elders, djinns, hand, score } = player;
  const tiles = picture.tiles.filter(({ camel }) => camel === seat);
  const sum = (count: (tile: FiveTribesView["tiles"][number]) => number) => tiles.reduce((all, tile) => all + count(tile), 0);
  const pays = (djinn: string, more: number, usual: number) => (djinns.includes(djinn) ? more : usual);
  const values = djinns.map((djinn) => picture.djinn_cards[djinn]?.value);
  const counted: Record<string, number | undefined> = {
    viziers: viziers * pays("jafaar", 3, 1),
    "more-viziers": MORE_VIZIERS_PAY * picture.players.filter((other) => other.viziers < viziers).length,
    elders: elders * pays("shamhat", 4, 2),
    djinns: values.includes(undefined) ? undefined : values.reduce<number>((all, value) => all + value!, 0),
    tiles: sum(({ value }) => value),
    palms: sum(({ palms }) => palms) * pays("haurvatat", 5, 3),
    palaces: sum(({ palaces }) => palaces) * PALACE_PAYS,
    goods: hand && !djinns.includes("al-amin") ? worthOf(hand) : undefined,
  };
  return Object.fromEntries(Object.entries(score).map(([line, points]) => [line, counted[line] ?? points]));
}
