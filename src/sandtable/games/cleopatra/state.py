"""The state of a game of Cleopatra, made of its parts: palace, market, progress of the turn, memory."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.native import i64, vec
from sandtable.core.outcome import Outcome
from sandtable.core.save_format import Packed, SaveFormat
from sandtable.core.state import Setting, State
from sandtable.core.step import AnyStep
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.account import line_at, new_accounts, total
from sandtable.games.cleopatra.board import BEGGAR, COPIES, COURTESAN, STARTING_MERCHANTS
from sandtable.games.cleopatra.cards import copied, no_cards
from sandtable.games.cleopatra.house_rules import HouseRules
from sandtable.games.cleopatra.market import Market
from sandtable.games.cleopatra.memory import Memory, joined, split
from sandtable.games.cleopatra.palace import Palace, put_mosaics
from sandtable.games.cleopatra.progress import Progress
from sandtable.games.cleopatra.save import SavedPalace
from sandtable.games.cleopatra.scoring import GOES_ON, verdict, winners
from sandtable.games.cleopatra.variants import FIRST_RULES


class Cleopatra(State):
    """CL-S2, CL-S7 Cleopatra and the Society of Architects at one moment.

    Each field, here and in the parts, is one line of `__init__`: how it starts, and how it is copied from the
    state that is cloned. `SavedPalace` lists the fields that are saved.
    """

    def __init__(
        self, setting: Setting, agenda: list[AnyStep], rules: HouseRules, of: Cleopatra | None = None
    ) -> None:
        """CL-S2, CL-S7 The table before the first card is dealt; or copy `of`."""
        super().__init__(setting, agenda)
        seats: i64 = i64(setting.seats) if of is None else of.seats
        self.seats: i64 = seats
        self.rules = rules
        self.first: i64 = i64(0) if of is None else of.first  # the seat that began
        self.palace: Palace = Palace(rules.garden) if of is None else Palace(rules.garden, of.palace)
        # Of all seats, see `account`; then by seat. Merchants are replaced, so clones share them.
        self.account: vec[i64] = new_accounts(setting.seats) if of is None else of.account[:]
        self.amulets: vec[i64] = vec[i64]([0] * seats) if of is None else of.amulets[:]
        self.merchants: vec[i64] = vec[i64]([STARTING_MERCHANTS] * seats) if of is None else of.merchants
        self.hands: vec[vec[i64]] = no_hands(seats) if of is None else copied(of.hands)  # by seat and kind
        self.market: Market = Market() if of is None else Market(of.market)
        self.progress: Progress = Progress(seats) if of is None else Progress(seats, of.progress)
        self.memory: Memory = Memory(seats) if of is None else Memory(seats, of.memory)
        # GOES_ON, or how the game ended, see `scoring`.
        self.ended: i64 = i64(GOES_ON) if of is None else of.ended

    def clone(self) -> Cleopatra:
        return Cleopatra(self.setting, self.agenda[:], self.rules, self)

    # --- what the rules ask --------------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """CL-S1 The next seat clockwise."""
        return (seat + 1) % self.seats

    def talents(self, seat: i64) -> i64:
        return total(self.account, seat)

    def may_play(self, seat: i64, kind: i64) -> bool:
        """CL-T4 The card is in hand and not used up in this turn."""
        return self.hands[seat][kind] > 0 and not self.used_up(kind)

    def used_up(self, kind: i64) -> bool:
        """CL-T4 Whether a character was played as often as a turn allows. Only the Courtesan is limited: two
        of them could fetch each other for ever. The first version of the rules limited all of them."""
        if kind != COURTESAN and self.rules.version != FIRST_RULES:
            return False
        return self.progress.played[kind - BEGGAR] >= COPIES[kind - BEGGAR]

    # --- what the rules change -----------------------------------------------------------------------

    def pay_talents(self, seat: i64, line: i64, amount: i64) -> None:
        """CL-K1 Talents from the bank, which never runs out, or to it; everybody sees them."""
        self.account[line_at(seat, line)] += amount
        self.memory.count_talents(seat, amount)

    def add_amulets(self, seat: i64, amount: i64) -> None:
        """Put amulets into a pyramid, or take them out; everybody sees how many."""
        self.amulets[seat] += amount
        self.memory.count_amulets(seat, amount)

    def take_amulets(self, seat: i64, amount: i64) -> None:
        """CL-K1 Amulets from the supply, which never runs out, or back to it."""
        self.add_amulets(seat, amount)
        if amount > 0 and not self.quiet:
            self.tell(events.TAKES_AMULETS, seat, amount)

    # --- the result ----------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        return None if self.agenda else verdict(self)

    def winners(self) -> list[int]:
        return [] if self.agenda else winners(self)

    def save(self) -> dict[str, Any]:
        return PALACE_FORMAT.save(self)


def no_hands(seats: i64) -> vec[vec[i64]]:
    return vec[vec[i64]]([no_cards() for _ in range(seats)])


def load_state(setting: Setting, agenda: list[AnyStep], rules: HouseRules, saved: Any) -> Cleopatra:
    """Make a state from its saved form; the opposite of `Cleopatra.save`."""
    state = Cleopatra(setting, agenda, rules)
    PALACE_FORMAT.load(state, saved)
    return state


def put_known(s: Cleopatra, rows: list[list[int]]) -> None:
    s.memory.known = joined(rows, s.setting.seats + 1)


PALACE_FORMAT: Final = SaveFormat[Cleopatra](
    SavedPalace,
    parts=("palace", "market", "progress", "memory"),
    packed={
        "mosaics": Packed(lambda s: list(s.palace.mosaics), lambda s, saved: put_mosaics(s.palace, saved)),
        "known": Packed(lambda s: split(s.memory), put_known),
    },
)
