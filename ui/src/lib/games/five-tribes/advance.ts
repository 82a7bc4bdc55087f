/* The picture after an event, and how long the event is shown. The true view always comes last. */
import type {
  FiveTribesEvent,
  FiveTribesPaymentName,
  FiveTribesPlayer,
  FiveTribesSpot,
  FiveTribesTile,
  FiveTribesTribeName,
  FiveTribesView,
} from "$lib/wire";
import { namesIn, withPlayer } from "../events";
import { FAKIR, TRIBES } from "./cards";
import { withScores } from "./scores";

type Counts = Record<string, number>;

const MILLISECONDS: Partial<Record<FiveTribesEvent["kind"], number>> = {
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
const PLAIN = 350;
const FREE_SPOTS = 3;

export function duration({ kind }: FiveTribesEvent): number {
  return MILLISECONDS[kind] ?? PLAIN;
}

export function advance(picture: FiveTribesView, event: FiveTribesEvent): FiveTribesView {
  return withScores(changed(picture, event));
}

function changed(picture: FiveTribesView, event: FiveTribesEvent): FiveTribesView {
  switch (event.kind) {
    case "round-starts":
      return {
        ...picture,
        round: event.round,
        bid_order: event.order,
        sitting_out: null,
        final_tile: null,
        acting: [],
        used: [],
      };
    case "bids":
      return paid(bid(picture, event.seat, event.cost), event.seat, -event.cost);
    case "bids-with-fakirs": {
      const placed = paid(bid(picture, event.seat, event.cost), event.seat, -event.paid);
      return spent(placed, event.seat, FAKIR, event.fakirs);
    }
    case "bids-all":
      return bid(picture, event.seat, event.cost);
    case "sits-out":
      return { ...picture, sitting_out: event.seat, bid_order: picture.bid_order.slice(1) };
    case "turn-starts":
      return turn(picture, event.seat);
    case "takes-up": {
      const next = onTile(picture, event.tile, () => ({ meeples: {} }));
      return { ...next, in_hand: added({}, namesIn(event.meeples)) };
    }
    case "drops": {
      const next = onTile(picture, event.tile, ({ meeples }) => ({ meeples: added(meeples, [event.tribe]) }));
      return { ...next, in_hand: removed(picture.in_hand, [event.tribe]) };
    }
    case "collects": {
      const { tile, tribe, count } = event;
      const next = onTile(picture, tile, ({ meeples }) => ({ meeples: without(meeples, tribe) }));
      return { ...next, in_hand: { [tribe]: count }, final_tile: tile };
    }
    case "places-camel": {
      const next = onTile(picture, event.tile, () => ({ camel: event.seat }));
      return withPlayer(next, event.seat, ({ camels }) => ({ camels: camels - 1 }));
    }
    case "keeps-meeples":
      return withPlayer({ ...picture, in_hand: {} }, event.seat, (player) => held(player, event.tribe, event.count));
    case "takes-cards": {
      const cards = namesIn(event.cards);
      return gained({ ...emptied(picture), market: picture.market.slice(cards.length) }, event.seat, cards);
    }
    case "builds":
    case "builds-double":
      return spent(paid(emptied(picture), event.seat, event.gold), event.seat, FAKIR, event.fakirs);
    case "kills": {
      const victims = namesIn(event.victims);
      const next = onTile(emptied(picture), event.tile, ({ meeples }) => ({ meeples: removed(meeples, victims) }));
      return spent({ ...next, bag: next.bag + victims.length }, event.seat, FAKIR, event.fakirs);
    }
    case "kills-held": {
      const victims = namesIn(event.victims);
      const empty = emptied(picture);
      const next = { ...empty, bag: empty.bag + victims.length };
      return victims.reduce((done, one) => withPlayer(done, event.victim, (player) => held(player, one, -1)), next);
    }
    case "takes-victim":
      return withPlayer({ ...picture, bag: picture.bag - 1 }, event.seat, (player) => held(player, event.tribe, 1));
    case "spares":
    case "no-target":
      return emptied(picture);
    case "places": {
      const piece = event.piece === "palm" ? "palms" : "palaces";
      const next = onTile(picture, event.tile, (one) => ({ [piece]: one[piece] + 1 }));
      return { ...next, [piece]: picture[piece] - 1 };
    }
    case "buys": {
      const cards = namesIn(event.cards);
      return gained(paid({ ...picture, market: less(picture.market, cards) }, event.seat, -event.gold), event.seat, cards);
    }
    case "gains-djinn": {
      const { seat, djinn, payment } = event;
      return joined(charged({ ...picture, djinns: less(picture.djinns, [djinn]) }, seat, payment), seat, djinn);
    }
    case "keeps-djinn":
      return joined({ ...picture, looking_at: null }, event.seat, event.djinn);
    case "rejects":
      return { ...picture, djinn_discards: [...picture.djinn_discards, ...event.djinns].sort() };
    case "buries":
      return { ...picture, djinns_face_down: picture.djinns_face_down + event.count };
    case "uses": {
      const next = charged(picture, event.seat, event.payment);
      return { ...next, used: [...picture.used, event.djinn].sort() };
    }
    case "earns":
      return paid(picture, event.seat, event.gold);
    case "draws":
    case "draws-openly":
      return gained({ ...picture, market_deck: picture.market_deck - 1 }, event.seat, [event.good ?? "?"]);
    case "looks":
      return { ...picture, djinn_deck: picture.djinn_deck - event.count };
    case "settles": {
      const meeples = namesIn(event.meeples);
      const next = onTile(picture, event.tile, (one) => ({ meeples: added(one.meeples, meeples) }));
      return { ...next, bag: picture.bag - meeples.length };
    }
    case "lays-out": {
      const next = spent(picture, event.seat, event.good, 1);
      return { ...next, suit: [...picture.suit, event.good] };
    }
    case "sells":
      return paid({ ...picture, suit: [] }, event.seat, event.gold);
    case "refills": {
      const { cards } = event;
      return { ...picture, market: [...picture.market, ...cards], market_deck: picture.market_deck - cards.length };
    }
    case "refills-djinns": {
      const { djinns } = event;
      return { ...picture, djinns: [...picture.djinns, ...djinns], djinn_deck: picture.djinn_deck - djinns.length };
    }
    case "reshuffles":
      return { ...picture, market_deck: picture.market_deck + event.cards, market_discards: {} };
    case "reshuffles-djinns":
      return { ...picture, djinn_deck: event.cards, djinn_discards: [], djinns_face_down: 0 };
    case "game-ends":
      return turnEnded(backInOrder(picture));
    case "scores":
      return withPlayer(picture, event.seat, () => ({ gold: event.gold }));
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
    ...turnEnded(picture),
    to_act: [seat],
    turn_order: picture.turn_order.map((spot, index) => (index === first ? { ...spot, seat: null } : spot)),
    bid_order: [...picture.bid_order, seat],
  };
}

/** The marker that could not bid comes last in the next order of bids. */
function backInOrder(picture: FiveTribesView): FiveTribesView {
  const { sitting_out: marker, bid_order: order } = picture;
  return marker === null ? picture : { ...picture, sitting_out: null, bid_order: [...order, marker] };
}

/** The picture without what belongs to the last turn. No event says that a turn ends, so this happens when the next begins. */
function turnEnded(picture: FiveTribesView): FiveTribesView {
  const used = picture.variants.djinn_use === "per_round" ? picture.used : [];
  return { ...picture, final_tile: null, acting: [], used };
}

// --- meeples ---

function onTile(
  picture: FiveTribesView,
  name: string,
  change: (tile: FiveTribesTile) => Partial<FiveTribesTile>,
): FiveTribesView {
  return { ...picture, tiles: picture.tiles.map((tile) => (tile.name === name ? { ...tile, ...change(tile) } : tile)) };
}

/** The meeples with some more, in the order of the tribes, as a view has them. */
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

/** The picture after the collected meeples have gone into the bag. */
function emptied(picture: FiveTribesView): FiveTribesView {
  const meeples = Object.values(picture.in_hand).reduce((sum, count) => sum + count, 0);
  return { ...picture, in_hand: {}, bag: picture.bag + meeples };
}

function held(player: FiveTribesPlayer, tribe: FiveTribesTribeName, count: number): Partial<FiveTribesPlayer> {
  return tribe === "vizier" ? { viziers: player.viziers + count } : { elders: player.elders + count };
}

// --- what players have ---

function paid(picture: FiveTribesView, seat: number, amount: number): FiveTribesView {
  return withPlayer(picture, seat, ({ gold, score }) =>
    gold === null ? {} : { gold: gold + amount, score: { ...score, gold: gold + amount } },
  );
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

const ELDERS: Record<FiveTribesPaymentName, number> = { elder: 1, fakir: 0, "two-elders": 2, "elder-and-fakir": 1 };

function charged(picture: FiveTribesView, seat: number, payment: FiveTribesPaymentName): FiveTribesView {
  const elders = ELDERS[payment];
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
