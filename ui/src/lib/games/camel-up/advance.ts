/* The picture after one line of the log, and how long the line is shown. The true view always comes last. */
import type { CamelUpCard, CamelUpPlayer, CamelUpStack, CamelUpView, Message } from "$lib/wire";
import { eventOf, listOf, numberOf, wordOf } from "../words";
import { DICE, LETTERS, RACERS } from "./camels";

const FULL_STACK = [5, 3, 2, 2];
const FULL_PYRAMID = 5;
const MILLISECONDS: Record<string, number> = {
  starts: 260,
  "takes-ticket": 750,
  "places-tile": 600,
  "moves-tile": 700,
  rolls: 1100,
  "rolls-grey": 1100,
  bets: 750,
  "bets-told": 750,
  partners: 700,
  "other-crazy": 500,
  cheered: 750,
  booed: 750,
  crosses: 900,
  "crosses-back": 900,
  "leg-ends": 1400,
  "leg-pays": 550,
  "leg-starts": 700,
  forgiven: 300,
  "race-ends": 1800,
  "shows-bet": 700,
  wins: 1600,
};
const PER_SPACE = 240;

export function duration(message: Message): number {
  const { words } = message;
  const event = eventOf(message);
  if (event === "moves") return PER_SPACE * Math.abs(numberOf(words.to) - numberOf(words.from)) + 260;
  if (event === "leg-pays" && words.total === 0) return 0;
  return MILLISECONDS[event] ?? 350;
}

export function advance(picture: CamelUpView, { code, words }: Message): CamelUpView {
  const event = eventOf({ code, words });
  const seat = numberOf(words.seat);
  const camel = wordOf(words.camel);
  const space = numberOf(words.space);
  switch (event) {
    case "starts":
      return { ...picture, stacks: carried(picture.stacks, [camel], space) };
    case "takes-ticket": {
      const value = numberOf(words.value);
      const tickets = { ...picture.tickets, [camel]: picture.tickets[camel]?.slice(1) ?? [] };
      return withPlayer({ ...picture, tickets }, seat, (player) => ({
        tickets: [...player.tickets, { camel, value }],
      }));
    }
    case "places-tile":
    case "moves-tile": {
      const others = picture.tiles.filter((tile) => tile.seat !== seat);
      return { ...picture, tiles: [...others, { space, side: wordOf(words.side), seat }] };
    }
    case "rolls":
      return rolled(picture, seat, wordOf(words.die), wordOf(words.die), numberOf(words.pips));
    case "rolls-grey":
      return rolled(picture, seat, "grey", camel, numberOf(words.pips));
    case "bets":
    case "bets-told":
      return bet(picture, seat, wordOf(words.pile), words.camel ? camel : null);
    case "partners": {
      const partner = numberOf(words.partner);
      const first = withPlayer(picture, seat, () => ({ partner }));
      return withPlayer(first, partner, () => ({ partner: seat }));
    }
    case "moves": {
      const unit = [camel, ...listOf(words.riders)];
      return { ...picture, stacks: carried(picture.stacks, unit, numberOf(words.to)) };
    }
    case "cheered":
    case "booed": {
      const unit = picture.stacks.find((stack) => stack.space === space)?.camels ?? [];
      const stacks = carried(picture.stacks, unit, numberOf(words.to), event === "booed");
      return paid({ ...picture, stacks }, seat, { tiles: 1 });
    }
    case "leg-pays":
      return paid(picture, seat, {
        tickets: numberOf(words.tickets),
        pyramid: numberOf(words.pyramid),
        copied: numberOf(words.copied),
      });
    case "forgiven":
      return paid(picture, seat, { forgiven: numberOf(words.amount) });
    case "shows-bet": {
      const pile = wordOf(words.pile);
      return paid(shown(picture, seat, pile, camel), seat, { [`${pile}-bets`]: numberOf(words.pays) });
    }
    case "leg-starts":
      return cleared(picture, numberOf(words.leg), seat);
    default:
      return picture;
  }
}

/** Camels go together onto a stack, or under it. */
function carried(stacks: readonly CamelUpStack[], unit: readonly string[], to: number, under = false): CamelUpStack[] {
  const rest = stacks.map(({ space, camels }) => ({ space, camels: camels.filter((camel) => !unit.includes(camel)) }));
  const there = rest.find(({ space }) => space === to)?.camels ?? [];
  const stack = { space: to, camels: under ? [...unit, ...there] : [...there, ...unit] };
  return [...rest.filter(({ space, camels }) => space !== to && camels.length > 0), stack].sort(
    (one, other) => one.space - other.space,
  );
}

function withPlayer(picture: CamelUpView, seat: number, change: (player: CamelUpPlayer) => Partial<CamelUpPlayer>): CamelUpView {
  const players = picture.players.map((player, index) => (index === seat ? { ...player, ...change(player) } : player));
  return { ...picture, players };
}

/** `income` by the lines of the score sheet, which has only those that are not nothing. */
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

function pileOf(pile: string): "winner_pile" | "loser_pile" {
  return pile === "winner" ? "winner_pile" : "loser_pile";
}

function bet(picture: CamelUpView, seat: number, pile: string, camel: string | null): CamelUpView {
  const name = pileOf(pile);
  const next = { ...picture, [name]: [...picture[name], { seat, camel, leg: picture.leg, stood: written(picture.stacks) }] };
  return withPlayer(next, seat, ({ cards, hand }) => ({
    cards: cards - 1,
    hand: hand?.filter((card) => card !== camel) ?? null,
  }));
}

function shown(picture: CamelUpView, seat: number, pile: string, camel: string): CamelUpView {
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
