/* The picture after one line of the log, and how long the line is shown. The true view always comes last. */
import type { FiveTribesPlayer, FiveTribesSpot, FiveTribesTile, FiveTribesView, Message } from "$lib/wire";
import { eventOf, listOf, numberOf, wordOf } from "../words";
import { FAKIR, TRIBES } from "./cards";

type Counts = Record<string, number>;

const MILLISECONDS: Record<string, number> = {
  "round-starts": 500,
  bids: 550,
  "bids-with-fakirs": 550,
  "bids-all": 550,
  "sits-out": 400,
  "turn-starts": 450,
  "takes-up": 480,
  drops: 430,
  collects: 550,
  "places-camel": 650,
  "last-camel": 900,
  "keeps-meeples": 600,
  "takes-cards": 800,
  builds: 750,
  "builds-double": 750,
  kills: 750,
  "kills-held": 750,
  places: 600,
  buys: 800,
  "gains-djinn": 900,
  uses: 700,
  earns: 450,
  settles: 600,
  "keeps-djinn": 800,
  "lays-out": 400,
  sells: 700,
  refills: 500,
  "refills-djinns": 500,
  "game-ends": 1200,
  wins: 1400,
};
const FREE_SPOTS = 3;

export function duration(message: Message): number {
  return MILLISECONDS[eventOf(message)] ?? 350;
}

export function advance(picture: FiveTribesView, { code, words }: Message): FiveTribesView {
  const seat = numberOf(words.seat);
  const tile = wordOf(words.tile);
  const tribe = wordOf(words.tribe);
  const djinn = wordOf(words.djinn);
  const gold = numberOf(words.gold);
  const cards = listOf(words.cards);
  switch (eventOf({ code, words })) {
    case "round-starts":
      return {
        ...picture,
        round: numberOf(words.round),
        bid_order: listOf(words.order).map(Number),
        final_tile: null,
        acting: [],
        used: [],
      };
    case "bids":
      return paid(bid(picture, seat, numberOf(words.cost)), seat, -numberOf(words.cost));
    case "bids-with-fakirs": {
      const placed = paid(bid(picture, seat, numberOf(words.cost)), seat, -numberOf(words.paid));
      return spent(placed, seat, FAKIR, numberOf(words.fakirs));
    }
    case "bids-all":
      return bid(picture, seat, numberOf(words.cost));
    case "sits-out":
      return { ...picture, sitting_out: seat, bid_order: picture.bid_order.slice(1) };
    case "turn-starts":
      return turn(picture, seat);
    case "takes-up": {
      const next = onTile(picture, tile, () => ({ meeples: {} }));
      return { ...next, in_hand: added({}, listOf(words.meeples)) };
    }
    case "drops": {
      const next = onTile(picture, tile, ({ meeples }) => ({ meeples: added(meeples, [tribe]) }));
      return { ...next, in_hand: removed(picture.in_hand, [tribe]) };
    }
    case "collects": {
      const next = onTile(picture, tile, ({ meeples }) => ({ meeples: { ...without(meeples, tribe) } }));
      return { ...next, in_hand: { [tribe]: numberOf(words.count) }, final_tile: tile };
    }
    case "places-camel": {
      const next = onTile(picture, tile, () => ({ camel: seat }));
      return withPlayer(next, seat, ({ camels }) => ({ camels: camels - 1 }));
    }
    case "keeps-meeples":
      return withPlayer({ ...picture, in_hand: {} }, seat, (player) => held(player, tribe, numberOf(words.count)));
    case "takes-cards":
      return gained({ ...emptied(picture), market: picture.market.slice(cards.length) }, seat, cards);
    case "builds":
    case "builds-double":
      return spent(paid(emptied(picture), seat, gold), seat, FAKIR, numberOf(words.fakirs));
    case "kills": {
      const victims = listOf(words.victims);
      const next = onTile(emptied(picture), tile, ({ meeples }) => ({ meeples: removed(meeples, victims) }));
      return spent({ ...next, bag: next.bag + victims.length }, seat, FAKIR, numberOf(words.fakirs));
    }
    case "kills-held": {
      const victims = listOf(words.victims);
      const empty = emptied(picture);
      const next = { ...empty, bag: empty.bag + victims.length };
      return victims.reduce((done, one) => withPlayer(done, numberOf(words.victim), (player) => held(player, one, -1)), next);
    }
    case "takes-victim":
      return withPlayer({ ...picture, bag: picture.bag - 1 }, seat, (player) => held(player, tribe, 1));
    case "spares":
    case "no-target":
      return emptied(picture);
    case "places": {
      const piece = wordOf(words.piece) === "palm" ? "palms" : "palaces";
      const next = onTile(picture, tile, (one) => ({ [piece]: one[piece] + 1 }));
      return { ...next, [piece]: picture[piece] - 1 };
    }
    case "buys":
      return gained(paid({ ...picture, market: less(picture.market, cards) }, seat, -gold), seat, cards);
    case "gains-djinn":
      return joined(charged({ ...picture, djinns: less(picture.djinns, [djinn]) }, seat, wordOf(words.payment)), seat, djinn);
    case "keeps-djinn":
      return joined({ ...picture, looking_at: null }, seat, djinn);
    case "rejects":
      return { ...picture, djinn_discards: [...picture.djinn_discards, ...listOf(words.djinns)].sort() };
    case "buries":
    case "buries-told":
      return { ...picture, djinns_face_down: picture.djinns_face_down + numberOf(words.count) };
    case "uses": {
      const next = charged(picture, seat, wordOf(words.payment));
      return { ...next, used: [...picture.used, djinn].sort() };
    }
    case "earns":
      return paid(picture, seat, gold);
    case "draws":
    case "draws-told":
    case "draws-openly": {
      const good = words.good ? [wordOf(words.good)] : ["?"];
      return gained({ ...picture, market_deck: picture.market_deck - 1 }, seat, good);
    }
    case "looks":
    case "looks-told":
      return { ...picture, djinn_deck: picture.djinn_deck - numberOf(words.count) };
    case "settles": {
      const meeples = listOf(words.meeples);
      const next = onTile(picture, tile, (one) => ({ meeples: added(one.meeples, meeples) }));
      return { ...next, bag: picture.bag - meeples.length };
    }
    case "lays-out": {
      const good = wordOf(words.good);
      const next = spent(picture, seat, good, 1);
      return { ...next, suit: [...picture.suit, good] };
    }
    case "sells":
      return paid({ ...picture, suit: [] }, seat, gold);
    case "refills":
      return { ...picture, market: [...picture.market, ...cards], market_deck: picture.market_deck - cards.length };
    case "refills-djinns": {
      const djinns = listOf(words.djinns);
      return { ...picture, djinns: [...picture.djinns, ...djinns], djinn_deck: picture.djinn_deck - djinns.length };
    }
    case "reshuffles":
      return { ...picture, market_deck: picture.market_deck + numberOf(words.cards), market_discards: {} };
    case "reshuffles-djinns":
      return { ...picture, djinn_deck: numberOf(words.cards), djinn_discards: [], djinns_face_down: 0 };
    case "scores":
      return withPlayer(picture, seat, () => ({ gold }));
    default:
      return picture;
  }
}

// --- the tracks ---

/** The track with one more marker: a free bid pushes the earlier free ones back. */
export function standing(track: readonly FiveTribesSpot[], seat: number, cost: number): FiveTribesSpot[] {
  if (cost > 0) return track.map((spot) => (spot.cost === cost ? { ...spot, seat } : spot));
  const free = [...track.slice(1, FREE_SPOTS).map((spot) => spot.seat), seat];
  return track.map((spot, index) => (index < FREE_SPOTS ? { ...spot, seat: free[index] ?? null } : spot));
}

function bid(picture: FiveTribesView, seat: number, cost: number): FiveTribesView {
  return { ...picture, bid_order: picture.bid_order.slice(1), turn_order: standing(picture.turn_order, seat, cost) };
}

function turn(picture: FiveTribesView, seat: number): FiveTribesView {
  const first = picture.turn_order.findLastIndex((spot) => spot.seat !== null);
  return {
    ...picture,
    to_act: [seat],
    turn_order: picture.turn_order.map((spot, index) => (index === first ? { ...spot, seat: null } : spot)),
    bid_order: [...picture.bid_order, seat],
    final_tile: null,
    acting: [],
    used: picture.variants.djinn_use === "per_round" ? picture.used : [],
  };
}

// --- meeples ---

function onTile(
  picture: FiveTribesView,
  name: string,
  change: (tile: FiveTribesTile) => Partial<FiveTribesTile>,
): FiveTribesView {
  return { ...picture, tiles: picture.tiles.map((tile) => (tile.name === name ? { ...tile, ...change(tile) } : tile)) };
}

/** In the order of the tribes, as a view has them. */
function added(meeples: Counts, more: readonly string[]): Counts {
  const number = (tribe: string) => (meeples[tribe] ?? 0) + more.filter((one) => one === tribe).length;
  return Object.fromEntries(TRIBES.map((tribe) => [tribe, number(tribe)] as const).filter(([, count]) => count > 0));
}

function removed(counts: Counts, gone: readonly string[]): Counts {
  const left = (name: string, count: number) => count - gone.filter((one) => one === name).length;
  return Object.fromEntries(
    Object.entries(counts)
      .map(([name, count]) => [name, left(name, count)] as const)
      .filter(([, count]) => count > 0),
  );
}

function without(counts: Counts, name: string): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([one]) => one !== name));
}

/** What was collected goes to the bag. */
function emptied(picture: FiveTribesView): FiveTribesView {
  const meeples = Object.values(picture.in_hand).reduce((sum, count) => sum + count, 0);
  return { ...picture, in_hand: {}, bag: picture.bag + meeples };
}

function held(player: FiveTribesPlayer, tribe: string, count: number): Partial<FiveTribesPlayer> {
  return tribe === "vizier" ? { viziers: player.viziers + count } : { elders: player.elders + count };
}

// --- what players have ---

function withPlayer(
  picture: FiveTribesView,
  seat: number,
  change: (player: FiveTribesPlayer) => Partial<FiveTribesPlayer>,
): FiveTribesView {
  const players = picture.players.map((player, index) => (index === seat ? { ...player, ...change(player) } : player));
  return { ...picture, players };
}

function paid(picture: FiveTribesView, seat: number, amount: number): FiveTribesView {
  return withPlayer(picture, seat, ({ gold }) => ({ gold: gold === null ? null : gold + amount }));
}

function gained(picture: FiveTribesView, seat: number, goods: readonly string[]): FiveTribesView {
  return withPlayer(picture, seat, ({ cards, hand }) => ({
    cards: cards + goods.length,
    hand: hand && goods.reduce<Counts>((sum, good) => ({ ...sum, [good]: (sum[good] ?? 0) + 1 }), hand),
  }));
}

function spent(picture: FiveTribesView, seat: number, good: string, count: number): FiveTribesView {
  if (count === 0) return picture;
  const goods = Array<string>(count).fill(good);
  const discards = { ...picture.market_discards, [good]: (picture.market_discards[good] ?? 0) + count };
  return withPlayer({ ...picture, market_discards: discards }, seat, ({ cards, hand }) => ({
    cards: cards - count,
    hand: hand && removed(hand, goods),
  }));
}

const ELDERS: Record<string, number> = { elder: 1, "two-elders": 2, "elder-and-fakir": 1 };

function charged(picture: FiveTribesView, seat: number, payment: string): FiveTribesView {
  const elders = ELDERS[payment] ?? 0;
  const next = withPlayer({ ...picture, bag: picture.bag + elders }, seat, (player) => ({ elders: player.elders - elders }));
  return payment.endsWith("fakir") ? spent(next, seat, FAKIR, 1) : next;
}

function joined(picture: FiveTribesView, seat: number, djinn: string): FiveTribesView {
  return withPlayer(picture, seat, ({ djinns }) => ({ djinns: [...djinns, djinn].sort() }));
}

/** A row without these cards, each taken once. */
function less(row: readonly string[], gone: readonly string[]): string[] {
  const left = [...row];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
