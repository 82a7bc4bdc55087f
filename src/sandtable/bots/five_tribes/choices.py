"""The small questions of a turn in Five Tribes: what each answer gains immediately, in points."""

from __future__ import annotations

from typing import Final

from sandtable.bots.five_tribes.djinns import use_plans
from sandtable.bots.five_tribes.outlook import Outlook
from sandtable.bots.five_tribes.worth import djinn_worth, tile_worth
from sandtable.bots.search import Plan
from sandtable.core import bits
from sandtable.core.action import Action
from sandtable.core.native import i64
from sandtable.core.step import AnyStep
from sandtable.games.five_tribes.actions import BUILD, END_TURN, GO_ON, SELL, Assassinate, Buy, Summon, Use
from sandtable.games.five_tribes.board import (
    BUILDER,
    ECHIDNA,
    ELDER,
    KANDICHA,
    LARGE_MARKET_COSTS,
    NO_TILE,
    SMALL_MARKET_COSTS,
    VIZIER,
)
from sandtable.games.five_tribes.djinns.card import AFTER_TILE, BEFORE_TRIBE
from sandtable.games.five_tribes.events import GOES_ON
from sandtable.games.five_tribes.piles import ONE_CARD, kinds_of, size, suit_size
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.looking import Look
from sandtable.games.five_tribes.steps.placing import Redirect
from sandtable.games.five_tribes.steps.sale import Sale, Suit
from sandtable.games.five_tribes.steps.tiles import LargeMarket, SacredPlace, SmallMarket
from sandtable.games.five_tribes.steps.tribes import Build, Kill
from sandtable.games.five_tribes.steps.window import Window
from sandtable.games.five_tribes.targets import fakirs_for

CLEARLY: Final = 0.5  # a power is used if it gains more than this many points
LOW_PURSE: Final = 4  # with less gold than this a good suit is sold, to stay in the bidding
GOOD_SUIT: Final = 5  # kinds of goods


def step_plans(s: FiveTribes, seat: i64, step: AnyStep, late: float) -> list[Plan]:
    """A plan for each answer worth considering, in the order of the options."""
    if isinstance(step, Window):
        return window_plans(s, seat, step.window, late)
    if isinstance(step, Sale):
        return sale_plans(s, seat, late)
    if isinstance(step, Build):
        return build_plans(s, Outlook(s, seat, late))
    if isinstance(step, Kill):
        return kill_plans(step.options(s, seat), Outlook(s, seat, late))
    if isinstance(step, SmallMarket):
        return buy_plans(step.options(s, seat), Outlook(s, seat, late), SMALL_MARKET_COSTS)
    if isinstance(step, LargeMarket):
        return buy_plans(step.options(s, seat), Outlook(s, seat, late), LARGE_MARKET_COSTS)
    if isinstance(step, SacredPlace):
        return summon_plans(step.options(s, seat), Outlook(s, seat, late))
    if isinstance(step, Redirect):
        return redirect_plans(step, Outlook(s, seat, late))
    if isinstance(step, Look):
        return [Plan([keep], djinn_worth(s, seat, keep.djinn, late)) for keep in step.options(s, seat)]
    assert isinstance(step, Suit)
    return [Plan([step.options(s, seat)[0]])]  # lay out every kind in turn, then end the suit


# --- djinns and the sale (FT-9, FT-10) -----------------------------------------------------------------


def window_plans(s: FiveTribes, seat: i64, window: i64, late: float) -> list[Plan]:
    """Use djinns only before the tribe acts; powers of every window can wait for the last one."""
    found = [Plan([GO_ON], CLEARLY)]
    if window == BEFORE_TRIBE:
        found += use_plans(s, Outlook(s, seat, late), BEFORE_TRIBE)
    return found


def sale_plans(s: FiveTribes, seat: i64, late: float) -> list[Plan]:
    """FT-9 Use djinns first. Goods are kept while they grow, and sold when gold runs out."""
    found = [Plan([END_TURN], CLEARLY)]
    found += use_plans(s, Outlook(s, seat, late), AFTER_TILE)
    if s.gold[seat] < LOW_PURSE and s.ended == GOES_ON:
        cards = s.cards(seat)
        if suit_size(cards, 1) >= GOOD_SUIT:
            found.append(Plan([SELL[kinds_of(cards)[0]]], 2.0 * CLEARLY))
    return found


# --- tribes (FT-7) -------------------------------------------------------------------------------------


def build_plans(s: FiveTribes, outlook: Outlook) -> list[Plan]:
    """FT-7.7 A plan for each number of fakirs, which earn gold and are lost."""
    blue = float(s.blue_around(s.tile)) * (2.0 if bits.has(s.acting, ECHIDNA) else 1.0)
    return [
        Plan([BUILD[fakirs]], float(fakirs) * (blue - outlook.fakir_worth))
        for fakirs in range(outlook.fakirs + 1)
    ]


def kill_plans(options: list[Assassinate], outlook: Outlook) -> list[Plan]:
    return [Plan([kill], kill_worth(kill, outlook)) for kill in options]


def kill_worth(kill: Assassinate, outlook: Outlook) -> float:
    """FT-7.5, FT-7.6 The worth of the tile that is emptied, or of what an opponent loses, less the fakirs."""
    s = outlook.s
    if kill.tile == NO_TILE:
        worth = 0.0
        for tribe in kill.tribes:
            worth += outlook.held(kill.victim, tribe)
        return worth
    worth = -outlook.fakir_worth * float(fakirs_for(s, kill.tile))
    emptied = size(s.meeples.piles[kill.tile]) == len(kill.tribes)
    if emptied and outlook.camels_left > 0 and not bits.has(outlook.owned, kill.tile):
        worth += tile_worth(s, kill.tile, outlook.palm, outlook.late) + outlook.last_camel()
    if s.owns(outlook.seat, KANDICHA):
        for tribe in kill.tribes:
            worth += victim_worth(outlook, tribe, kill.tile)
    return worth


def victim_worth(outlook: Outlook, tribe: i64, tile: i64) -> float:
    """FT-10.Kandicha What a victim on the board gains Kandicha's owner; a card from the deck may be any."""
    if tribe == VIZIER:
        return outlook.viziers(1)
    if tribe == ELDER:
        return outlook.elder_worth
    return float(outlook.s.blue_around(tile)) if tribe == BUILDER else outlook.fakir_worth + 1.0


# --- tiles (FT-8) --------------------------------------------------------------------------------------


def buy_plans(options: list[Action], outlook: Outlook, cost: i64) -> list[Plan]:
    found: list[Plan] = []
    for action in options:
        worth = 0.0
        if isinstance(action, Buy):
            cards: i64 = 0
            at: i64
            for at in range(len(outlook.s.row)):
                if bits.has(action.positions, at):
                    cards += ONE_CARD[outlook.s.row[at]]
            worth = outlook.with_cards(cards) - float(cost)
        found.append(Plan([action], worth))
    return found


def summon_plans(options: list[Action], outlook: Outlook) -> list[Plan]:
    found: list[Plan] = []
    for action in options:
        worth = 0.0
        if isinstance(action, Summon):
            worth = djinn_worth(outlook.s, outlook.seat, action.djinn, outlook.late)
            worth -= outlook.payment(action.payment)
        found.append(Plan([action], worth))
    return found


def redirect_plans(step: Redirect, outlook: Outlook) -> list[Plan]:
    """FT-10.Hagis, FT-10.Lamia Prefer the player's own tiles to those of others."""
    s = outlook.s
    found: list[Plan] = []
    for action in step.options(s, outlook.seat):
        tile: i64 = step.tile
        cost = 0.0
        if isinstance(action, Use):
            tile = action.tile
            cost = outlook.payment(action.payment)
        found.append(Plan([action], outlook.piece(step.piece, tile) - cost))
    return found
