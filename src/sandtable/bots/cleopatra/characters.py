"""The followers of Sobek as a Cleopatra bot uses them, and how it answers those of others (CL-C1 on)."""

from __future__ import annotations

from typing import Final

from sandtable.bots.cleopatra.worth import Outlook
from sandtable.core.action import Action
from sandtable.core.native import i64
from sandtable.games.cleopatra.board import BEGGAR, COURTESAN, ENVOY, KINDS, RESOURCES, VIZIER
from sandtable.games.cleopatra.characters.beggar import (
    GIVE_CARD,
    GIVE_TALENTS,
    PLAY_BEGGAR,
    SHOW_HAND,
    alms,
    has_standard,
)
from sandtable.games.cleopatra.characters.courtesan import FETCH, PLAY_COURTESAN
from sandtable.games.cleopatra.characters.envoy import (
    ACCEPT,
    DECLINE,
    END_ASKING,
    OFFER,
    PLAY_ENVOY,
    REFUSE,
    Accept,
    Ask,
    AskFor,
    Offer,
)
from sandtable.games.cleopatra.characters.vizier import END_KEEPING, KEEP, PLAY_VIZIER

GOOD_FIND: Final = 1.2  # the worth of a discarded card that justifies a Courtesan
ALMS_TALENTS: Final = 2.0


def to_play(outlook: Outlook) -> Action | None:
    """The first character that can do something now and is worth its amulets."""
    s, seat, hand = outlook.s, outlook.seat, outlook.hand
    if hand[ENVOY] and PLAY_ENVOY.barred(s, seat) is None:
        return PLAY_ENVOY  # costs only what is accepted later
    if hand[VIZIER] and PLAY_VIZIER.barred(s, seat) is None:
        return PLAY_VIZIER
    if hand[BEGGAR] and outlook.character(BEGGAR) > 0.0 and PLAY_BEGGAR.barred(s, seat) is None:
        return PLAY_BEGGAR
    if hand[COURTESAN] and best_find(outlook) > GOOD_FIND and PLAY_COURTESAN.barred(s, seat) is None:
        return PLAY_COURTESAN
    return None


def best_find(outlook: Outlook) -> float:
    best = 0.0
    kind: i64
    for kind in range(KINDS):
        if outlook.s.market.discards[kind]:
            best = max(best, outlook.gain(kind))
    return best


def fetch(outlook: Outlook) -> Action:
    """CL-C2 The best card of the discards, where the Courtesan just played does not count."""
    best: i64 = -1
    gain = 0.0
    kind: i64
    for kind in range(KINDS):
        there = outlook.s.market.discards[kind] - (1 if kind == COURTESAN else 0)
        if there > 0 and (best < 0 or outlook.gain(kind) > gain):
            best, gain = kind, outlook.gain(kind)
    return FETCH[best]


def keep(outlook: Outlook) -> Action:
    """CL-C7 Keep the best card if it is worth more than the amulet it costs."""
    best: i64 = -1
    gain = outlook.amulet
    kind: i64
    for kind in range(KINDS):
        if outlook.s.progress.looked[kind] and outlook.gain(kind) > gain:
            best, gain = kind, outlook.gain(kind)
    return END_KEEPING if best < 0 else KEEP[best]


def give(outlook: Outlook) -> Action:
    """CL-C1 Give two talents, or a card that is worth less."""
    s, seat = outlook.s, outlook.seat
    if not has_standard(s, seat):
        return GIVE_TALENTS if alms(s, seat) else SHOW_HAND
    card = cheapest_standard(outlook)
    return GIVE_TALENTS if alms(s, seat) and outlook.loss(card) > ALMS_TALENTS else GIVE_CARD[card]


def cheapest_standard(outlook: Outlook) -> i64:
    best: i64 = -1
    loss = 0.0
    kind: i64
    for kind in range(RESOURCES):
        if outlook.hand[kind] and (best < 0 or outlook.loss(kind) < loss):
            best, loss = kind, outlook.loss(kind)
    return best


def ask(outlook: Outlook, step: Ask) -> Action:
    """CL-C3 Ask everybody for the resource that is worth most."""
    best: Action = END_ASKING
    gain = 0.0
    for option in step.options(outlook.s, int(outlook.seat)):
        if isinstance(option, AskFor) and (best is END_ASKING or outlook.gain(option.resource) > gain):
            best, gain = option, outlook.gain(option.resource)
    return best


def accept(outlook: Outlook, step: Accept) -> Action:
    amulets = outlook.amulet if outlook.s.amulets[step.giver] else 0.0
    return ACCEPT if outlook.gain(step.resource) > amulets else REFUSE


def answer_envoy(outlook: Outlook, step: Offer) -> Action:
    """CL-C3 Offer a card if it is worth less than the amulet that goes with it."""
    s, seat = outlook.s, outlook.seat
    offered = step.offered[seat]
    resource = step.asked[seat]
    possible = s.amulets[seat] > offered and outlook.hand[resource] > offered
    return OFFER if possible and outlook.loss(resource) < outlook.amulet else DECLINE
