"""CL-V1 to CL-V5 Deal anew what a seat cannot know, from nothing but what it has seen and remembers."""

from __future__ import annotations

from sandtable.core import bits
from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.account import set_total
from sandtable.games.cleopatra.board import ARTISAN, DOUBLE, KINDS, NONE, RESOURCES, TROMPE
from sandtable.games.cleopatra.cards import all_cards, changed, count, is_face_down, no_cards
from sandtable.games.cleopatra.characters.vizier import Keep
from sandtable.games.cleopatra.house_rules import HouseRules
from sandtable.games.cleopatra.payment import PAID, Need
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.steps.market import LayOut
from sandtable.games.cleopatra.steps.paying import PayFor


def imagine(s: Cleopatra, seat: int | None, chance: Chance) -> Cleopatra:
    """A state that a seat, or a spectator, cannot tell from the true one.

    Every hidden card becomes any card that is not known to be elsewhere, but a payment that has begun can
    still be finished. Talents and amulets are what the log explains, sealed bids anything that they allow.
    """
    imagined = s.clone()
    if not s.agenda:
        return imagined  # everything is open
    viewer = s.setting.seats if seat is None else seat
    deal_cards(imagined, viewer, chance)
    for other in range(s.setting.seats):
        if other != viewer:
            imagine_purse(imagined, other, chance)
    imagined.memory.keep_only(viewer)
    return imagined


def deal_cards(s: Cleopatra, viewer: int, chance: Chance) -> None:
    """Deal the cards a viewer knows, then those that a payment needs, then the rest at random."""
    sizes = hidden_places(s, viewer)
    # nothing is known about the Vizier's cards
    known = {place: no_cards() if place == NONE else s.memory.known_of(viewer, place) for place in sizes}
    unknown = unseen_cards(s, viewer)
    for cards in known.values():
        for kind in range(KINDS):
            unknown[kind] -= cards[kind]
    reserve_payment(s, viewer, sizes, known, unknown)
    left = count(unknown)
    for place, size in sizes.items():
        cards = known[place]
        for _ in range(size - count(cards)):
            cards[chance.draw_of(unknown, left)] += 1
            left -= 1
        put_cards(s, place, cards)


def hidden_places(s: Cleopatra, viewer: int) -> dict[int, int]:
    """The number of cards at each place hidden from the viewer; NONE is where a Vizier shows his cards."""
    sizes = {seat: int(count(s.hands[seat])) for seat in range(s.setting.seats) if seat != viewer}
    sizes[int(s.memory.discards_place())] = int(count(s.market.discards))
    for pile, bag in enumerate(s.market.bags):
        sizes[int(s.memory.bag_place(pile))] = int(count(bag))
    step = s.agenda[-1]
    if isinstance(step, Keep) and step.seat != viewer:
        sizes[NONE] = int(count(s.progress.looked))
    return sizes


def unseen_cards(s: Cleopatra, viewer: int) -> vec[i64]:
    """The deck without the cards that the viewer can see."""
    unseen = all_cards()
    step = s.agenda[-1]
    shown = [card for stall in s.market.stalls for card in stall] + [s.market.top]
    shown += list(step.cards) if isinstance(step, LayOut) else []
    for card in shown:
        if card != NONE and not is_face_down(card):
            unseen[card] -= 1
    for kind in range(KINDS):
        if viewer < s.setting.seats:
            unseen[kind] -= s.hands[viewer][kind]
        if isinstance(step, Keep) and step.seat == viewer:
            unseen[kind] -= s.progress.looked[kind]
    return unseen


def put_cards(s: Cleopatra, place: int, cards: vec[i64]) -> None:
    if place == NONE:
        s.progress.looked = cards
    elif place < s.setting.seats:
        s.hands[place] = cards
    elif place == s.memory.discards_place():
        s.market.discards = cards
    else:
        s.market.bags[s.memory.pile_at(place)] = cards


def imagine_purse(s: Cleopatra, seat: int, chance: Chance) -> None:
    """Set talents and amulets to what the log explains; a sealed bid is anything up to all talents."""
    talents = s.memory.talents(seat)
    set_total(s.account, seat, talents)
    s.amulets[seat] = s.memory.amulets(seat)
    if s.progress.bids[seat] != NONE:
        s.progress.bids = changed(s.progress.bids, seat, chance.pick(talents + 1))


# --- a payment that has begun ----------------------------------------------------------------------------


def reserve_payment(
    s: Cleopatra, viewer: int, sizes: dict[int, int], known: dict[int, vec[i64]], unknown: vec[i64]
) -> None:
    """CL-Q2 Deal the cards that a player who has begun to pay must hold, the plainest ones that do."""
    step = s.agenda[-1]
    if not isinstance(step, PayFor) or step.seat == viewer:
        return
    sure = known[step.seat]
    room = sizes[step.seat] - count(sure)
    cards = rest_of_payment(step.need, step.singles, sure[:], unknown, s.merchants[step.seat], room, s.rules)
    for kind in cards or []:
        sure[kind] += 1
        unknown[kind] -= 1


def rest_of_payment(
    need: Need, singles: int, sure: vec[i64], unknown: vec[i64], merchants: i64, room: i64, rules: HouseRules
) -> list[int] | None:
    """At most `room` kinds to deal from the unknown cards so that the need can be paid, or None."""
    if need == PAID:
        return []
    resource = next(r for r in range(RESOURCES) if need[r])
    wild = resource != ARTISAN or rules.trompe_as_artisan
    for kind in (resource, DOUBLE + resource, TROMPE) if wild else (resource, DOUBLE + resource):
        units = 2 if DOUBLE <= kind < TROMPE else 1
        if units > need[resource] and bits.has(singles, resource) and not rules.allow_superfluous_payment:
            continue
        left = (*need[:resource], max(0, need[resource] - units), *need[resource + 1 :])
        used = singles if units > 1 else singles | 1 << resource
        for pool, cost in ((sure, 0), (unknown, 1)):
            if pool[kind] == 0 or room < cost:
                continue
            pool[kind] -= 1
            rest = rest_of_payment(left, used, sure, unknown, merchants, room - cost, rules)
            pool[kind] += 1
            if rest is not None:
                return [kind, *rest] if cost else rest
    if merchants == 0:
        return None
    left = (*need[:resource], need[resource] - 1, *need[resource + 1 :])
    return rest_of_payment(left, singles | 1 << resource, sure, unknown, merchants - 1, room, rules)
