/* The picture after an event, and how long the event is shown. The true view always comes last. */
import type { CamelUpCamelName, CamelUpCard, CamelUpEvent, CamelUpPileName, CamelUpStack, CamelUpView } from "$lib/wire";
import { withPlayer } from "../events";
import { DICE, LETTERS, RACERS } from "./camels";

const FULL_STACK = [5, 3, 2, 2];
const FULL_PYRAMID = 5;
const MILLISECONDS: Partial<Record<CamelUpEvent["kind"], number>> = {
  starts: 260,
  "takes-ticket": 750,
  "places-tile": 600,
  "moves-tile": 700,
  rolls: 1100,
  "rolls-grey": 1100,
  bets: 750,
  partners: 700,
  "other-crazy": 500,
  cheered: 750,
  booed: 750,
  crosses: 900,
  "crosses-back": 900,
  "leg-ends": 1400,
  "leg-pays": 900,
  "leg-starts": 1300,
  forgiven: 300,
  "race-ends": 1800,
  "shows-bet": 700,
  wins: 1600,
};
const PER_SPACE = 240;
const PLAIN = 350;

export function duration(event: CamelUpEvent): number {
  if (event.kind === "moves") return PER_SPACE * Math.abs(event.to - event.from) + 260;
  if (event.kind === "leg-pays" && event.total === 0) return 0;
  return MILLISECONDS[event.kind] ?? PLAIN;
}

export function advance(picture: CamelUpView, event: CamelUpEvent): CamelUpView {
  switch (event.kind) {
    case "starts":
      return { ...picture, stacks: carried(picture.stacks, [event.camel], event.space) };
    case "takes-ticket": {
      const { seat, camel, value } = event;
      const tickets = { ...picture.tickets, [camel]: picture.tickets[camel]?.slice(1) ?? [] };
      return withPlayer({ ...picture, tickets }, seat, (player) => ({
        tickets: [...player.tickets, { camel, value }],
      }));
    }
    case "places-tile":
    case "moves-tile": {
      const { seat, side, space } = event;
      const others = picture.tiles.filter((tile) => tile.seat !== seat);
      return { ...picture, tiles: [...others, { space, side, seat }] };
    }
    case "rolls":
      return rolled(picture, event.seat, event.die, event.die, event.pips);
    case "rolls-grey":
      return rolled(picture, event.seat, "grey", event.camel, event.pips);
    case "bets":
      return bet(picture, event.seat, event.pile, event.camel ?? null);
    case "partners": {
      const { seat, partner } = event;
      const first = withPlayer(picture, seat, () => ({ partner }));
      return withPlayer(first, partner, () => ({ partner: seat }));
    }
    case "moves":
      return { ...picture, stacks: carried(picture.stacks, [event.camel, ...event.riders], event.to) };
    case "cheered":
    case "booed": {
      const unit = picture.stacks.find((stack) => stack.space === event.space)?.camels ?? [];
      const stacks = carried(picture.stacks, unit, event.to, event.kind === "booed");
      return paid({ ...picture, stacks }, event.seat, { tiles: 1 });
    }
    case "leg-pays": {
      const { seat, tickets, pyramid, copied } = event;
      return paid(picture, seat, { tickets, pyramid, copied });
    }
    case "forgiven":
      return paid(picture, event.seat, { forgiven: event.amount });
    case "shows-bet": {
      const { seat, pile, camel, pays } = event;
      return paid(shown(picture, seat, pile, camel), seat, { [`${pile}-bets`]: pays });
    }
    case "leg-starts":
      return cleared(picture, event.leg, event.seat);
    default:
      return picture;
  }
}

/** The stacks after some camels moved together onto one of them, or under it. */
function carried(stacks: readonly CamelUpStack[], unit: readonly string[], to: number, under = false): CamelUpStack[] {
  const rest = stacks.map(({ space, camels }) => ({ space, camels: camels.filter((camel) => !unit.includes(camel)) }));
  const there = rest.find(({ space }) => space === to)?.camels ?? [];
  const stack = { space: to, camels: under ? [...unit, ...there] : [...there, ...unit] };
  return [...rest.filter(({ space, camels }) => space !== to && camels.length > 0), stack].sort(
    (one, other) => one.space - other.space,
  );
}

/** Add `income` to the lines of the score sheet, which shows only those that are not zero. */
function paid(picture: CamelUpView, seat: number, income: Record<string, number>): CamelUpView {
  return withPlayer(picture, seat, (player) => {
    const score = { ...player.score };
    for (const [line, amount] of Object.entries(income)) {
      score[line] = (score[line] ?? 0) + amount;
      if (score[line] === 0) delete score[line];
    }
    return { score, money: Object.values(score).reduce((sum, amount) => sum + amount, 0) };
  });
}

function rolled(picture: CamelUpView, seat: number, die: string, colour: string, pips: number): CamelUpView {
  const next = {
    ...picture,
    pyramid_tickets: picture.pyramid_tickets - 1,
    dice_in: picture.dice_in.filter((one) => one !== die),
    dice_out: [...picture.dice_out, { die, colour, pips }],
  };
  return withPlayer(next, seat, ({ pyramid_tickets }) => ({ pyramid_tickets: pyramid_tickets + 1 }));
}

/** A position on one line, as the server writes it: `1:G,Y,R 3:B,P 15:W 16:K`. */
function written(stacks: readonly CamelUpStack[]): string {
  return stacks.map(({ space, camels }) => `${space}:${camels.map((camel) => LETTERS[camel]).join(",")}`).join(" ");
}

function pileOf(pile: CamelUpPileName): "winner_pile" | "loser_pile" {
  return pile === "winner" ? "winner_pile" : "loser_pile";
}

function bet(picture: CamelUpView, seat: number, pile: CamelUpPileName, camel: CamelUpCamelName | null): CamelUpView {
  const name = pileOf(pile);
  const next = { ...picture, [name]: [...picture[name], { seat, camel, leg: picture.leg, stood: written(picture.stacks) }] };
  return withPlayer(next, seat, ({ cards, hand }) => ({
    cards: cards - 1,
    hand: hand?.filter((card) => card !== camel) ?? null,
  }));
}

function shown(picture: CamelUpView, seat: number, pile: CamelUpPileName, camel: CamelUpCamelName): CamelUpView {
  const name = pileOf(pile);
  const hidden = (card: CamelUpCard) => card.seat === seat && card.camel === null;
  const first = picture[name].findIndex(hidden);
  return { ...picture, [name]: picture[name].map((card, index) => (index === first ? { ...card, camel } : card)) };
}

function cleared(picture: CamelUpView, leg: number, seat: number): CamelUpView {
  return {
    ...picture,
    leg,
    to_act: [seat],
    tiles: [],
    dice_in: [...DICE],
    dice_out: [],
    pyramid_tickets: FULL_PYRAMID,
    tickets: Object.fromEntries(RACERS.map((camel) => [camel, FULL_STACK])),
    players: picture.players.map((player) => ({ ...player, tickets: [], pyramid_tickets: 0, partner: null })),
  };
}
