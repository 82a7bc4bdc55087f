/* The picture after one line of the log, and how long the line is shown. The true view always comes last. */
import type { CleopatraPlayer, CleopatraView, Message } from "$lib/wire";
import { isInside } from "./geometry";
import { squaresAt, type Cell } from "./pentominoes";
import { CHARACTERS, RESOURCES } from "./pieces";
import { eventOf, listOf, numberOf, wordOf } from "./words";

const MILLISECONDS: Record<string, number> = {
  begins: 300,
  "takes-stall": 850,
  "new-pile": 700,
  draws: 600,
  "shows-top": 0,
  lays: 450,
  pays: 380,
  "pays-trompe": 380,
  "pays-merchant": 380,
  "takes-amulets": 350,
  "lays-mosaic": 900,
  sanctuary: 700,
  claims: 900,
  "uncovers-mosaic": 400,
  "removes-mosaic": 600,
  earns: 800,
  completes: 1200,
  rolls: 1300,
  offering: 1100,
  "has-bid": 350,
  "shows-bid": 200,
  "returns-amulets": 700,
  "equal-bids": 900,
  plays: 800,
  "gives-talents": 600,
  "gives-card": 600,
  accepts: 700,
  "turns-die-on": 800,
  "turns-die-off": 800,
  "shows-all": 1500,
  eaten: 2200,
  "nobody-eaten": 1800,
  "crocodile-wins": 2200,
  wins: 1800,
};
const BUILDING = 850;
const PLAIN = 350;

export function duration(message: Message): number {
  const event = eventOf(message);
  return MILLISECONDS[event] ?? (event.startsWith("builds-") ? BUILDING : PLAIN);
}

export function advance(picture: CleopatraView, { code, words }: Message): CleopatraView {
  const event = eventOf({ code, words });
  const seat = numberOf(words.seat);
  const card = words.card === undefined ? null : wordOf(words.card);
  const { visit } = picture;
  switch (event) {
    case "takes-stall": {
      const stall = numberOf(words.stall) - 1;
      const stalls = picture.stalls.map((cards, index) => (index === stall ? [] : cards));
      const hidden = numberOf(words.hidden);
      const seen = [...listOf(words.open), ...listOf(words.found)];
      return withPlayer({ ...picture, stalls }, seat, (player) => ({
        cards: player.cards + listOf(words.open).length + hidden,
        hand: seen.reduce((hand, one) => changed(hand, one, 1), player.hand),
      }));
    }
    case "new-pile":
      return { ...picture, pile: picture.pile + numberOf(words.cards), discards: 0 };
    case "draws": {
      const drawn = listOf(words.cards);
      return { ...picture, drawn, pile: picture.pile - drawn.length };
    }
    case "shows-top":
      return { ...picture, pile_top: card };
    case "lays": {
      const stall = numberOf(words.stall) - 1;
      const place = picture.drawn.indexOf(card ?? "");
      return {
        ...picture,
        drawn: picture.drawn.filter((_, index) => index !== place),
        stalls: picture.stalls.map((cards, index) => (index === stall ? [...cards, card ?? ""] : cards)),
      };
    }
    case "pays":
      return laidOff(picture, seat, card);
    case "pays-trompe":
      return laidOff(picture, seat, "trompe-loeil");
    case "pays-merchant":
      return withPlayer(picture, seat, ({ merchants }) => ({ merchants: merchants - 1 }));
    case "takes-amulets":
      return withAmulets(picture, seat, numberOf(words.amulets));
    case "returns-amulets":
      return withAmulets({ ...picture, altar: 0 }, seat, -numberOf(words.amulets));
    case "builds-wall":
      return built(taken({ ...picture, walls: [...picture.walls, wordOf(words.wall)] }, "walls"), words.talents);
    case "builds-sphinx":
      return built(taken({ ...picture, sphinxes: numberOf(words.number) }, "sphinxes"), words.talents);
    case "builds-obelisk":
      return built(taken({ ...picture, obelisks: [...picture.obelisks, wordOf(words.side)] }, "obelisks"), words.talents);
    case "builds-pedestal":
      return built(taken({ ...picture, throne: 1 }, "throne"), words.talents);
    case "builds-throne":
      return built(taken({ ...picture, throne: 2 }, "throne"), words.talents);
    case "builds-door":
      return built(taken({ ...picture, doors: [...picture.doors, wordOf(words.side)] }, "doors"), words.talents);
    case "lays-mosaic": {
      const [shape, way] = [wordOf(words.shape), numberOf(words.way)];
      const squares = squaresAt(shape, way, [numberOf(words.row), numberOf(words.column)]) as [number, number][];
      return built(without({ ...picture, mosaics: [...picture.mosaics, { shape, way, squares }] }, shape), words.talents);
    }
    case "removes-mosaic":
      return without(picture, wordOf(words.shape));
    case "uncovers-mosaic":
      return { ...picture, top_mosaic: wordOf(words.shape) };
    case "claims": {
      const squares = regionOf(picture, [numberOf(words.row), numberOf(words.column)]);
      const next = { ...picture, sanctuaries: [...picture.sanctuaries, { seat, squares }] };
      return withPlayer(next, seat, ({ statues }) => ({ statues: statues - 1 }));
    }
    case "earns": {
      const next = { ...picture, visit: { ...visit, pieces: 0, earned: 0, credit: {}, paying: null, missing: {}, proposal: [] } };
      return withTalents(next, seat, numberOf(words.talents));
    }
    case "completes":
      return { ...picture, cleopatra: numberOf(words.step) };
    case "rolls":
    case "turns-die-on":
    case "turns-die-off":
      return { ...picture, altar: numberOf(words.altar) };
    case "discards":
      return laidOff(picture, seat, card);
    case "has-bid":
      return withPlayer(picture, seat, () => ({ has_bid: true }));
    case "shows-bid": {
      const bid = numberOf(words.talents);
      return withTalents(
        withPlayer(picture, seat, () => ({ has_bid: true, bid })),
        seat,
        -bid,
      );
    }
    case "plays": {
      const which = (CHARACTERS as readonly string[]).indexOf(card ?? "");
      const played = picture.played.map((times, index) => (index === which ? times + 1 : times));
      return laidOff({ ...picture, played }, seat, card);
    }
    case "gives-talents": {
      const given = numberOf(words.talents);
      return withTalents(withTalents(picture, seat, -given), numberOf(words.to), given);
    }
    case "gives-card":
      return withCard(withCard(picture, seat, card, -1), numberOf(words.to), card, 1);
    case "accepts": {
      const resource = wordOf(words.resource);
      return withCard(withCard(picture, numberOf(words.from), resource, -1), seat, resource, 1);
    }
    case "hands-over-amulet":
      return withAmulets(withAmulets(picture, seat, -numberOf(words.amulets)), numberOf(words.to), numberOf(words.amulets));
    case "fetches":
      return withCard({ ...picture, discards: picture.discards - 1 }, seat, card, 1);
    case "looks":
      return { ...picture, looked_at: numberOf(words.size), pile: picture.pile - numberOf(words.size) };
    case "keeps":
      return withCard({ ...picture, looked_at: picture.looked_at - 1 }, seat, card, 1);
    case "lays-off":
      return { ...picture, looked_at: 0, discards: picture.discards + numberOf(words.laid) };
    case "shows-all":
      return withPlayer(picture, seat, () => {
        const [tainted, amulets, absorbed, left] = [words.tainted, words.amulets, words.absorbed, words.left].map(numberOf) as [
          number,
          number,
          number,
          number,
        ];
        return { amulets: left, reckoning: { tainted, amulets, absorbed, left } };
      });
    case "eaten": {
      const eaten = listOf(words.seats).map(Number);
      return { ...picture, players: picture.players.map((player, index) => ({ ...player, eaten: eaten.includes(index) })) };
    }
    default:
      return picture;
  }
}

function withPlayer(
  picture: CleopatraView,
  seat: number,
  change: (player: CleopatraPlayer) => Partial<CleopatraPlayer>,
): CleopatraView {
  const players = picture.players.map((player, index) => (index === seat ? { ...player, ...change(player) } : player));
  return { ...picture, players };
}

function withTalents(picture: CleopatraView, seat: number, more: number): CleopatraView {
  return withPlayer(picture, seat, ({ talents }) => ({ talents: talents === null ? null : talents + more }));
}

function withAmulets(picture: CleopatraView, seat: number, more: number): CleopatraView {
  return withPlayer(picture, seat, ({ amulets }) => ({ amulets: amulets === null ? null : amulets + more }));
}

type Hand = Record<string, number> | null;

function changed(hand: Hand, card: string | null, more: number): Hand {
  if (!hand || !card) return hand;
  const { [card]: before = 0, ...rest } = hand;
  return before + more > 0 ? { ...rest, [card]: before + more } : rest;
}

function withCard(picture: CleopatraView, seat: number, card: string | null, more: number): CleopatraView {
  return withPlayer(picture, seat, ({ cards, hand }) => ({ cards: cards + more, hand: changed(hand, card, more) }));
}

/** A card goes from the hand to the discards. */
function laidOff(picture: CleopatraView, seat: number, card: string | null): CleopatraView {
  return withCard({ ...picture, discards: picture.discards + 1 }, seat, card, -1);
}

function built(picture: CleopatraView, talents: Message["words"][string] | undefined): CleopatraView {
  const { visit } = picture;
  const next = { pieces: visit.pieces + 1, earned: visit.earned + numberOf(talents), paying: null, missing: {}, proposal: [] };
  return { ...picture, visit: { ...visit, ...next } };
}

/** A piece of this category is gone from the quarry. */
function taken(picture: CleopatraView, category: string): CleopatraView {
  return {
    ...picture,
    quarry: picture.quarry.map((stock) => (stock.category === category ? { ...stock, built: stock.built + 1 } : stock)),
  };
}

function without(picture: CleopatraView, shape: string): CleopatraView {
  return {
    ...taken(picture, "mosaics"),
    stack: picture.stack.filter((one) => one !== shape),
    top_mosaic: picture.top_mosaic === shape ? null : picture.top_mosaic,
  };
}

/** The bare squares around one, as they lie. */
export function regionOf({ grid, mosaics }: CleopatraView, start: Cell): [number, number][] {
  const laid = new Set(mosaics.flatMap(({ squares }) => squares).map(([r, c]) => `${r} ${c}`));
  const bare = ([r, c]: Cell) => isInside([r, c]) && grid[r - 1]?.[c - 1] !== "#" && !laid.has(`${r} ${c}`);
  const found = new Map<string, [number, number]>();
  const waiting: [number, number][] = [[start[0], start[1]]];
  for (let square = waiting.pop(); square; square = waiting.pop()) {
    const [r, c] = square;
    if (found.has(`${r} ${c}`) || !bare(square)) continue;
    found.set(`${r} ${c}`, square);
    waiting.push([r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]);
  }
  return [...found.values()].sort(([r, c], [s, d]) => r - s || c - d);
}

/** Standard cards and doubles by their resource; nothing for the others. */
export function resourceOf(card: string): string | null {
  const resource = card.replace("double-", "");
  return (RESOURCES as readonly string[]).includes(resource) ? resource : null;
}
