"""The state of a game of Cleopatra, made of its parts: palace, market, progress of the turn, memory."""

from __future__ import annotations

from sandtable.core.native import i64, vec
from sandtable.core.outcome import Outcome
from sandtable.core.state import Setting, State
from sandtable.core.step import AnyStep
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.account import line_at, new_accounts, total
from sandtable.games.cleopatra.board import BEGGAR, COPIES, STARTING_MERCHANTS
from sandtable.games.cleopatra.cards import no_cards
from sandtable.games.cleopatra.house_rules import HouseRules
from sandtable.games.cleopatra.market import Market, empty_market, restore_market
from sandtable.games.cleopatra.memory import Memory, new_memory, restore_memory
from sandtable.games.cleopatra.palace import Palace, empty_palace, restore_palace
from sandtable.games.cleopatra.progress import Progress, no_progress, restore_progress
from sandtable.games.cleopatra.save import SavedPalace
from sandtable.games.cleopatra.scoring import GOES_ON, verdict


class Cleopatra(State):
    """Cleopatra and the Society of Architects at one moment."""

    def __init__(
        self,
        setting: Setting,
        agenda: list[AnyStep],
        rules: HouseRules,
        *,
        first: i64,
        palace: Palace,
        account: vec[i64],
        amulets: vec[i64],
        merchants: vec[i64],
        hands: vec[vec[i64]],
        market: Market,
        progress: Progress,
        memory: Memory,
        ended: i64,
    ) -> None:
        super().__init__(setting, agenda)
        self.seats: i64 = setting.seats
        self.rules = rules
        self.first = first  # the seat that began
        self.palace = palace
        self.account = account  # of all seats, see `account`
        self.amulets = amulets  # by seat
        self.merchants = merchants  # by seat
        self.hands = hands  # by seat and kind
        self.market = market
        self.progress = progress
        self.memory = memory
        self.ended = ended  # GOES_ON, or how the game ended, see `scoring`

    def clone(self) -> Cleopatra:
        return Cleopatra(
            self.setting,
            self.agenda[:],
            self.rules,
            first=self.first,
            palace=self.palace.clone(),
            account=self.account[:],
            amulets=self.amulets[:],
            merchants=self.merchants[:],
            hands=vec[vec[i64]]([hand[:] for hand in self.hands]),
            market=self.market.clone(),
            progress=self.progress.clone(),
            memory=self.memory.clone(),
            ended=self.ended,
        )

    # --- what the rules ask --------------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """CL-S1 The next seat clockwise."""
        return (seat + 1) % self.seats

    def talents(self, seat: i64) -> i64:
        return total(self.account, seat)

    def may_play(self, seat: i64, kind: i64) -> bool:
        """CL-T4 The card is in hand, and not all copies of that character were played in this turn."""
        return self.hands[seat][kind] > 0 and self.progress.played[kind - BEGGAR] < COPIES[kind - BEGGAR]

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

    def save(self) -> SavedPalace:
        return SavedPalace(
            first=self.first,
            **self.palace.save(),
            account=list(self.account),
            amulets=list(self.amulets),
            merchants=list(self.merchants),
            hands=[list(hand) for hand in self.hands],
            **self.market.save(),
            **self.progress.save(),
            **self.memory.save(),
            ended=self.ended,
        )


def new_state(setting: Setting, rules: HouseRules) -> Cleopatra:
    """CL-S2, CL-S7 The table before the first card is dealt."""
    seats = setting.seats
    return Cleopatra(
        setting,
        [],
        rules,
        first=0,
        palace=empty_palace(rules.garden),
        account=new_accounts(seats),
        amulets=vec[i64]([0] * seats),
        merchants=vec[i64]([STARTING_MERCHANTS] * seats),
        hands=vec[vec[i64]]([no_cards() for _ in range(seats)]),
        market=empty_market(),
        progress=no_progress(seats),
        memory=new_memory(seats),
        ended=GOES_ON,
    )


def restore_state(
    setting: Setting, agenda: list[AnyStep], rules: HouseRules, saved: SavedPalace
) -> Cleopatra:
    """The opposite of `Cleopatra.save`."""
    return Cleopatra(
        setting,
        agenda,
        rules,
        first=saved.first,
        palace=restore_palace(saved, rules.garden),
        account=vec[i64](saved.account),
        amulets=vec[i64](saved.amulets),
        merchants=vec[i64](saved.merchants),
        hands=vec[vec[i64]]([vec[i64](hand) for hand in saved.hands]),
        market=restore_market(saved),
        progress=restore_progress(saved),
        memory=restore_memory(saved, setting.seats),
        ended=saved.ended,
    )
