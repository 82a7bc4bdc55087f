"""The compiled observer of Camel Up; `view` defines what it must write."""

from __future__ import annotations

from sandtable.core import bits
from sandtable.core.native import i64, vec
from sandtable.core.state import State
from sandtable.core.step import AnyStep
from sandtable.games.camel_up.board import CAMELS, GREY, LOSER, RACERS, TICKETS, WINNER
from sandtable.games.camel_up.cards import card_camel, card_seat
from sandtable.games.camel_up.dice import crazy_shown, die_of, face_of, pips_of
from sandtable.games.camel_up.state import NONE, CamelUp
from sandtable.games.camel_up.tickets import ticket_at
from sandtable.games.camel_up.track import place_of, space_of
from sandtable.research.camel_up.layout import CARD, CARDS, PLACES, SPACES_OF_TILES, TICKET_KINDS
from sandtable.research.observer import Observer, Sink


class CamelUpObserver(Observer):
    """Writes what a seat may know of a race."""

    def __init__(self, seats: i64, starts: dict[str, int], questions: dict[type[AnyStep], int]) -> None:
        super().__init__(seats, starts, questions)
        self.leg: i64 = starts["leg"]
        self.camels: i64 = starts["camels"]
        self.heights: i64 = starts["heights"]
        self.ranks: i64 = starts["ranks"]
        self.dice_in: i64 = starts["dice_in"]
        self.dice_out: i64 = starts["dice_out"]
        self.tiles: i64 = starts["tiles"]
        self.tickets_left: i64 = starts["tickets_left"]
        self.tickets: i64 = starts["tickets"]
        self.pyramid: i64 = starts["pyramid"]
        self.partners: i64 = starts["partners"]
        self.money: i64 = starts["money"]
        self.cards: i64 = starts["cards"]
        self.hand: i64 = starts["hand"]
        self.bets: i64 = starts["bets"]

    def write(self, s: State, seat: i64, out: Sink) -> None:
        assert isinstance(s, CamelUp)
        self.write_question(s, seat, out)
        out.put(self.leg, s.leg)
        self.write_camels(s.camels, out)
        self.write_dice(s, out)
        self.write_tickets(s, seat, out)
        other: i64
        for other in range(self.seats):
            self.write_player(s, other, seat, out)
        out.put_set(self.hand, s.hands[seat])
        cards = vec[i64]([0 for _ in range(self.seats)])
        self.write_pile(s, WINNER, seat, cards, out)
        self.write_pile(s, LOSER, seat, cards, out)

    def write_camels(self, camels: i64, out: Sink) -> None:
        """Spaces, heights and ranks; camels that are not on the track yet lie in the order of colours."""
        camel: i64
        other: i64
        for camel in range(CAMELS):
            space = space_of(camels, camel)
            out.put(self.camels + camel * PLACES + space, 1)
            below: i64 = 0
            behind: i64 = 0
            for other in range(CAMELS):
                if is_below(camels, other, camel):
                    if space_of(camels, other) == space:
                        below += 1
                    if other < RACERS:
                        behind += 1
            out.put(self.heights + camel, below)
            if camel < RACERS:
                out.put(self.ranks + camel * RACERS + RACERS - 1 - behind, 1)

    def write_dice(self, s: CamelUp, out: Sink) -> None:
        out.put_set(self.dice_in, s.dice)
        rolled: i64
        for rolled in s.rolled:
            die = die_of(rolled)
            face = face_of(rolled)
            out.put(self.dice_out + (die if die < GREY else crazy_shown(face)), pips_of(face))

    def write_tickets(self, s: CamelUp, seat: i64, out: Sink) -> None:
        """Tickets left and tickets held; the two tickets worth 2 count together."""
        camel: i64
        depth: i64
        for camel in range(RACERS):
            out.put(self.tickets_left + camel, TICKETS - s.tickets_taken(camel))
            for depth in range(TICKET_KINDS):
                self.write_ticket(s, camel, depth, seat, out)

    def write_ticket(self, s: CamelUp, camel: i64, depth: i64, seat: i64, out: Sink) -> None:
        owner = s.ticket_owner[ticket_at(camel, depth)]
        last: i64 = NONE
        if depth == TICKET_KINDS - 1:
            last = s.ticket_owner[ticket_at(camel, depth + 1)]
        if owner != NONE:
            at = self.ticket_index(owner, camel, depth, seat)
            out.put(at, 2 if last == owner else 1)
        if last != NONE and last != owner:
            out.put(self.ticket_index(last, camel, depth, seat), 1)

    def ticket_index(self, owner: i64, camel: i64, depth: i64, seat: i64) -> i64:
        return self.tickets + (self.from_viewer(owner, seat) * RACERS + camel) * TICKET_KINDS + depth

    def write_player(self, s: CamelUp, other: i64, seat: i64, out: Sink) -> None:
        player = self.from_viewer(other, seat)
        space = s.tile_of[other]
        if space:
            out.put(self.tiles + player * SPACES_OF_TILES + space - 2, s.tiles[space])
        out.put(self.pyramid + player, s.pyramid[other])
        if s.partner[other] != NONE:
            out.put(self.partners + player * self.seats + self.from_viewer(s.partner[other], seat), 1)
        out.put(self.money + player, s.money(other))
        out.put(self.cards + player, bits.count(s.hands[other]))

    def write_pile(self, s: CamelUp, pile: i64, seat: i64, laid: vec[i64], out: Sink) -> None:
        """The cards of a pile, each in the next free place of its owner; `laid` counts those by player."""
        over = not s.agenda
        at: i64
        racer: i64
        cards = s.piles[pile]
        for at in range(len(cards)):
            owner = card_seat(cards[at])
            player = self.from_viewer(owner, seat)
            start = self.bets + (player * CARDS + laid[player]) * CARD
            laid[player] += 1
            moment = s.laid[pile][at]
            out.put(start + pile, 1)
            out.put(start + 2, at + 1)
            out.put(start + 3, moment.leg)
            if over or owner == seat:
                out.put(start + 4 + card_camel(cards[at]), 1)
            for racer in range(RACERS):
                out.put(start + 4 + RACERS + racer, space_of(moment.camels, racer))


def is_below(camels: i64, one: i64, other: i64) -> bool:
    """Whether a camel is behind another, or below it on the same space."""
    place = place_of(camels, one)
    than = place_of(camels, other)
    return place < than or (place == than and one < other)
