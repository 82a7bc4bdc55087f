/* The picture after an event, and how long the event is shown. The true view always comes last. */
import type { CleopatraEvent, CleopatraShapeName, CleopatraView } from "$lib/wire";
import { namesIn, withPlayer } from "../events";
import { isInside } from "./geometry";
import { squaresAt, type Cell } from "./pentominoes";
import { CHARACTERS, RESOURCES } from "./pieces";

const MILLISECONDS: Partial<Record<CleopatraEvent["kind"], number>> = {
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

export function duration({ kind }: CleopatraEvent): number {
  return MILLISECONDS[kind] ?? (kind.startsWith("builds-") ? BUILDING : PLAIN);
}

export function advance(picture: CleopatraView, event: CleopatraEvent): CleopatraView {
  const { visit } = picture;
  switch (event.kind) {
    case "takes-stall": {
      const stalls = picture.stalls.map((cards, index) => (index === event.stall - 1 ? [] : cards));
      const open = namesIn(event.open);
      const seen = [...open, ...namesIn(event.found ?? {})];
      return withPlayer({ ...picture, stalls }, event.seat, (player) => ({
        cards: player.cards + open.length + event.hidden,
        hand: seen.reduce((hand, one) => changed(hand, one, 1), player.hand),
      }));
    }
    case "new-pile": // without the Vizier who has just been played, as he is never in the pile that he reshuffles
      return { ...picture, pile: picture.pile + event.cards, discards: picture.discards - event.cards };
    case "draws":
      return { ...picture, drawn: event.cards, pile: picture.pile - event.cards.length };
    case "shows-top":
      return { ...picture, pile_top: event.card };
    case "lays": {
      const place = picture.drawn.indexOf(event.card);
      return {
        ...picture,
        drawn: picture.drawn.filter((_, index) => index !== place),
        stalls: picture.stalls.map((cards, index) => (index === event.stall - 1 ? [...cards, event.card] : cards)),
      };
    }
    case "pays":
      return laidOff(picture, event.seat, event.card);
    case "pays-trompe":
      return laidOff(picture, event.seat, "trompe-loeil");
    case "pays-merchant":
      return withPlayer(picture, event.seat, ({ merchants }) => ({ merchants: merchants - 1 }));
    case "takes-amulets":
      return withAmulets(picture, event.seat, event.amulets);
    case "returns-amulets":
      return withAmulets({ ...picture, altar: 0 }, event.seat, -event.amulets);
    case "builds-wall":
      return built(taken({ ...picture, walls: [...picture.walls, event.wall] }, "walls"), event.talents);
    case "builds-sphinx":
      return built(taken({ ...picture, sphinxes: event.number }, "sphinxes"), event.talents);
    case "builds-obelisk":
      return built(taken({ ...picture, obelisks: [...picture.obelisks, event.side] }, "obelisks"), event.talents);
    case "builds-pedestal":
      return built(taken({ ...picture, throne: 1 }, "throne"), event.talents);
    case "builds-throne":
      return built(taken({ ...picture, throne: 2 }, "throne"), event.talents);
    case "builds-door":
      return built(taken({ ...picture, doors: [...picture.doors, event.side] }, "doors"), event.talents);
    case "lays-mosaic": {
      const { shape, way, row, column } = event;
      const squares = squaresAt(shape, way, [row, column]).map(([r, c]): [number, number] => [r, c]);
      return built(without({ ...picture, mosaics: [...picture.mosaics, { shape, way, squares }] }, shape), event.talents);
    }
    case "removes-mosaic":
      return without(picture, event.shape);
    case "uncovers-mosaic":
      return { ...picture, top_mosaic: event.shape };
    case "claims": {
      const squares = regionOf(picture, [event.row, event.column]);
      const next = { ...picture, sanctuaries: [...picture.sanctuaries, { seat: event.seat, squares }] };
      return withPlayer(next, event.seat, ({ statues }) => ({ statues: statues - 1 }));
    }
    case "earns": {
      const next = {
        ...picture,
        visit: { ...visit, pieces: 0, earned: 0, credit: {}, paying: null, missing: {}, proposal: [] },
      };
      return withTalents(next, event.seat, event.talents);
    }
    case "completes":
      return { ...picture, cleopatra: event.step };
    case "rolls":
    case "turns-die-on":
    case "turns-die-off":
      return { ...picture, altar: event.altar };
    case "discards":
      return laidOff(picture, event.seat, event.card);
    case "has-bid":
      return withPlayer(picture, event.seat, () => ({ has_bid: true }));
    case "shows-bid": {
      const shown = withPlayer(picture, event.seat, () => ({ has_bid: true, bid: event.talents }));
      return withTalents(shown, event.seat, -event.talents);
    }
    case "plays": {
      const which = (CHARACTERS as readonly string[]).indexOf(event.card);
      const played = picture.played.map((times, index) => (index === which ? times + 1 : times));
      return laidOff({ ...picture, played }, event.seat, event.card);
    }
    case "gives-talents":
      return withTalents(withTalents(picture, event.seat, -event.talents), event.to, event.talents);
    case "gives-card":
      return withCard(withCard(picture, event.seat, event.card, -1), event.to, event.card, 1);
    case "accepts":
      return withCard(withCard(picture, event.from, event.resource, -1), event.seat, event.resource, 1);
    case "hands-over-amulet":
      return withAmulets(withAmulets(picture, event.seat, -event.amulets), event.to, event.amulets);
    case "fetches":
      return withCard({ ...picture, discards: picture.discards - 1 }, event.seat, event.card, 1);
    case "looks":
      return { ...picture, looked_at: event.size, pile: picture.pile - event.size };
    case "keeps":
      return withCard({ ...picture, looked_at: picture.looked_at - 1 }, event.seat, event.card, 1);
    case "lays-off":
      return { ...picture, looked_at: 0, discards: picture.discards + event.laid };
    case "shows-all": {
      const { tainted, amulets, absorbed, left } = event;
      return withPlayer(picture, event.seat, () => ({ amulets: left, reckoning: { tainted, amulets, absorbed, left } }));
    }
    case "eaten": {
      const players = picture.players.map((player, seat) => ({ ...player, eaten: event.seats.includes(seat) }));
      return { ...picture, players };
    }
    default:
      return picture;
  }
}

function withTalents(picture: CleopatraView, seat: number, more: number): CleopatraView {
  return withPlayer(picture, seat, ({ talents }) => ({ talents: talents === null ? null : talents + more }));
}

function withAmulets(picture: CleopatraView, seat: number, more: number): CleopatraView {
  return withPlayer(picture, seat, ({ amulets }) => ({ amulets: amulets === null ? null : amulets + more }));
}

type Hand = Record<string, number> | null;

function changed(hand: Hand, card: string | undefined, more: number): Hand {
  if (!hand || !card) return hand;
  const { [card]: before = 0, ...rest } = hand;
  return before + more > 0 ? { ...rest, [card]: before + more } : rest;
}

/** One card more or less in a hand; `card` is undefined when this page may not know it. */
function withCard(picture: CleopatraView, seat: number, card: string | undefined, more: number): CleopatraView {
  return withPlayer(picture, seat, ({ cards, hand }) => ({ cards: cards + more, hand: changed(hand, card, more) }));
}

/** The picture after a card has gone from the hand to the discards. */
function laidOff(picture: CleopatraView, seat: number, card: string | undefined): CleopatraView {
  return withCard({ ...picture, discards: picture.discards + 1 }, seat, card, -1);
}

function built(picture: CleopatraView, talents: number): CleopatraView {
  const { visit } = picture;
  const next = { pieces: visit.pieces + 1, earned: visit.earned + talents, paying: null, missing: {}, proposal: [] };
  return { ...picture, visit: { ...visit, ...next } };
}

/** The picture after a piece of this category has left the quarry. */
function taken(picture: CleopatraView, category: string): CleopatraView {
  return {
    ...picture,
    quarry: picture.quarry.map((stock) => (stock.category === category ? { ...stock, built: stock.built + 1 } : stock)),
  };
}

function without(picture: CleopatraView, shape: CleopatraShapeName): CleopatraView {
  return {
    ...taken(picture, "mosaics"),
    stack: picture.stack.filter((one) => one !== shape),
    top_mosaic: picture.top_mosaic === shape ? null : picture.top_mosaic,
  };
}

/** The region of bare squares around one square, by row and column. */
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

/** The resource of a standard or double card; null for any other. */
export function resourceOf(card: string): string | null {
  const resource = card.replace("double-", "");
  return (RESOURCES as readonly string[]).includes(resource) ? resource : null;
}
