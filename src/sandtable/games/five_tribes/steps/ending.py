"""FT-11.1, FT-12 After the last marker: clean-up and the next round, or the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.native import append
from sandtable.core.step import AnyStep, Auto
from sandtable.games.five_tribes import events
from sandtable.games.five_tribes.board import NONE
from sandtable.games.five_tribes.scoring import outcome
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.bidding import Bid, StartRound
from sandtable.games.five_tribes.steps.looking import Look
from sandtable.games.five_tribes.steps.placing import Place, Redirect
from sandtable.games.five_tribes.steps.sale import LastWindow, Sale, Suit
from sandtable.games.five_tribes.steps.sowing import PickUp, Sow
from sandtable.games.five_tribes.steps.tiles import LargeMarket, SacredPlace, SmallMarket, TileAction
from sandtable.games.five_tribes.steps.tribes import Build, Kill, TribeAction
from sandtable.games.five_tribes.steps.turn import NEXT_MARKER, Control, Move, NextMarker
from sandtable.games.five_tribes.steps.window import Powers, Window
from sandtable.games.five_tribes.supplies import refill_djinns, refill_row
from sandtable.games.five_tribes.variants import ENDS

if TYPE_CHECKING:
    from sandtable.core.chance import Chance


class CleanUp(Auto[FiveTribes]):
    """FT-11.1, FT-12.1 to FT-12.3 The game ends with the round in which a last camel was placed or nobody
    could move; else both rows are refilled and the next round begins."""

    def run(self, s: FiveTribes, chance: Chance) -> None:
        if s.sitting_out != NONE:
            s.bid_order = append(s.bid_order, s.sitting_out)
            s.sitting_out = NONE
        if s.ended == events.GOES_ON and s.variants.last_round == ENDS and not s.can_move():
            s.ended = events.BY_NO_MOVE
        if s.ended != events.GOES_ON:
            if not s.quiet:
                tell_score(s)
            return
        refill_row(s, chance)
        refill_djinns(s, chance)
        s.used = 0
        s.round += 1
        s.then(StartRound(), NEXT_MARKER, CleanUp())


def tell_score(s: FiveTribes) -> None:
    """FT-13 Show and count hands and gold; nothing follows."""
    found = outcome(s)
    s.tell(events.GAME_ENDS, int(s.ended))
    for seat, points in enumerate(found.scores):
        s.reveal(seat, events.SCORES, seat, int(s.gold[seat]), points)
    s.tell(events.WINS, tuple(found.winners), max(found.scores))


STEPS: Final[tuple[type[AnyStep], ...]] = (
    StartRound,
    Bid,
    NextMarker,
    Powers,
    Window,
    Look,
    Move,
    PickUp,
    Sow,
    Control,
    TribeAction,
    Build,
    Kill,
    TileAction,
    Place,
    Redirect,
    SmallMarket,
    LargeMarket,
    SacredPlace,
    LastWindow,
    Sale,
    Suit,
    CleanUp,
)
