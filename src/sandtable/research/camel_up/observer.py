"""The compiled observer of Camel Up; `view` defines what it must write."""

from __future__ import annotations

from typing import Final

from sandtable.core import bits
from sandtable.core.native import i16, i64, vec
from sandtable.core.state import State
from sandtable.core.step import AnyStep
from sandtable.games.camel_up.board import CAMELS, DICE, GREY, LOSER, RACERS, TICKETS, WINNER
from sandtable.games.camel_up.cards import card_camel, card_seat
from sandtable.games.camel_up.dice import crazy_shown, die_of, face_of, pips_of
from sandtable.games.camel_up.state import NONE, CamelUp
from sandtable.games.camel_up.tickets import ticket_at
from sandtable.games.camel_up.track import height_of, place_of, put_spaces, space_of
from sandtable.research.camel_up.layout import CARD, CARDS, PLACES, SPACES_OF_TILES, TICKET_KINDS
from sandtable.research.observer import Observer, Sink

# What `write_shared` keeps: the packed camels and dice as it wrote them, plus 1; 0 if it has not written any.
CAMELS_KEPT: Final = 0
DICE_KEPT: Final = 1


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
        self.keeps = 2
        # Fields are machine integers; the compiler would look these up in the other module each time.
        self.card_length: i64 = CARD
        self.cards_length: i64 = CARDS * CARD
        self.track_length: i64 = PLACES
        self.tiles_length: i64 = SPACES_OF_TILES
        self.places = vec[i64]([0] * RACERS)  # of the position that is being written
        self.next_card = vec[i64]([0] * seats)  # by seat, where its next finish card is written

    def write_shared(self, s: State, out: Sink) -> None:
        assert isinstance(s, CamelUp)
        kept = out.kept
        out.put(self.leg, s.leg)
        written = kept[out.kept_base + CAMELS_KEPT]
        if written != s.camels + 1:
            if written:
                self.mark_camels(written - 1, 0, out)
            self.mark_camels(s.camels, 1, out)
            kept[out.kept_base + CAMELS_KEPT] = s.camels + 1
        if kept[out.kept_base + DICE_KEPT] != s.dice + 1:
            self.write_dice(s, out)
            kept[out.kept_base + DICE_KEPT] = s.dice + 1

    def write(self, s: State, seat: i64, out: Sink) -> None:
        assert isinstance(s, CamelUp)
        self.write_question(s, seat, out)
        self.write_tickets(s, seat, out)
        other: i64
        for other in range(self.seats):
            self.write_player(s, other, seat, out)
        out.put_set(self.hand, s.hands[seat])
        self.write_pile(s, WINNER, seat, out)
        self.write_pile(s, LOSER, seat, out)

    def mark_camels(self, camels: i64, mark: i16, out: Sink) -> None:
        """Spaces, heights and ranks; camels that are not on the track yet lie in the order of colours. The
        mark is 0 to take the spaces and ranks of an old position away."""
        numbers = out.numbers
        places = self.places
        spaces = out.base + self.camels
        heights = out.base + self.heights
        camel: i64
        waiting: i64 = 0
        for camel in range(CAMELS):
            place = place_of(camels, camel)
            if camel < RACERS:
                places[camel] = place
            numbers[spaces + space_of(camels, camel)] = mark
            spaces += self.track_length
            if place:
                numbers[heights + camel] = i16(height_of(camels, camel))
            else:
                numbers[heights + camel] = i16(waiting)
                waiting += 1
        self.mark_ranks(places, mark, out)

    def mark_ranks(self, places: vec[i64], mark: i16, out: Sink) -> None:
        numbers = out.numbers
        last = out.base + self.ranks + RACERS - 1
        racer: i64
        other: i64
        for racer in range(RACERS):
            place = places[racer]
            behind: i64 = 0
            for other in range(RACERS):
                if places[other] < place or (places[other] == place and other < racer):
                    behind += 1
            numbers[last + racer * RACERS - behind] = mark

    def write_dice(self, s: CamelUp, out: Sink) -> None:
        die: i64
        rolled: i64
        for die in range(DICE):
            out.put(self.dice_in + die, s.dice >> die & 1)
        for die in range(CAMELS):
            out.put(self.dice_out + die, 0)
        for rolled in s.rolled:
            die = die_of(rolled)
            face = face_of(rolled)
            out.put(self.dice_out + (die if die < GREY else crazy_shown(face)), pips_of(face))

    def write_tickets(self, s: CamelUp, seat: i64, out: Sink) -> None:
        """Tickets left and tickets held; the two tickets worth 2 count together."""
        numbers = out.numbers
        camel: i64
        depth: i64
        for camel in range(RACERS):
            taken = s.tickets_taken(camel)
            numbers[out.base + self.tickets_left + camel] = i16(TICKETS - taken)
            for depth in range(taken):
                player = self.from_viewer(s.ticket_owner[ticket_at(camel, depth)], seat)
                kind = depth if depth < TICKET_KINDS else depth - 1
                numbers[out.base + self.tickets + (player * RACERS + camel) * TICKET_KINDS + kind] += 1

    def write_player(self, s: CamelUp, other: i64, seat: i64, out: Sink) -> None:
        player = self.from_viewer(other, seat)
        self.next_card[other] = out.base + self.bets + player * self.cards_length
        space = s.tile_of[other]
        if space:
            out.put(self.tiles + player * self.tiles_length + space - 2, s.tiles[space])
        out.put(self.pyramid + player, s.pyramid[other])
        if s.partner[other] != NONE:
            out.put(self.partners + player * self.seats + self.from_viewer(s.partner[other], seat), 1)
        out.put(self.money + player, s.money(other))
        out.put(self.cards + player, bits.count(s.hands[other]))

    def write_pile(self, s: CamelUp, pile: i64, seat: i64, out: Sink) -> None:
        """The cards of a pile, each in the next free place of its owner."""
        cards = s.piles[pile]
        if not len(cards):
            return
        numbers = out.numbers
        next_card = self.next_card
        over = not s.agenda
        moments = s.laid[pile]
        at: i64
        for at in range(len(cards)):
            card = cards[at]
            owner = card_seat(card)
            start = next_card[owner]
            next_card[owner] = start + self.card_length
            moment = moments[at]
            numbers[start + pile] = 1
            numbers[start + 2] = i16(at + 1)
            numbers[start + 3] = i16(moment.leg)
            if over or owner == seat:
                numbers[start + 4 + card_camel(card)] = 1
            put_spaces(moment.camels, numbers, start + 4 + RACERS)
