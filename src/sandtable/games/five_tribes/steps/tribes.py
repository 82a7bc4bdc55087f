"""FT-7 The tribe that was collected acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core import bits
from sandtable.core.native import i64
from sandtable.core.step import Auto, Step, answers_itself
from sandtable.games.five_tribes import events
from sandtable.games.five_tribes.actions import (
    BUILD,
    KILL,
    KILL_TWO,
    KILLS_HELD,
    SPARE,
    Assassinate,
    BuildWith,
    kill_on,
)
from sandtable.games.five_tribes.board import (
    BUILDER,
    ECHIDNA,
    ELDER,
    FAKIR,
    IBLIS,
    MERCHANT,
    NO_TILE,
    TILES,
    TRIBES,
    VIZIER,
)
from sandtable.games.five_tribes.control import take_control
from sandtable.games.five_tribes.djinns.passive import choose_victim, protected, tell_kill
from sandtable.games.five_tribes.piles import ONE_MEEPLE, count, size, tribe_in
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.supplies import most_fakirs, spend, take_from_row
from sandtable.games.five_tribes.targets import (
    any_target,
    assassins,
    fakirs_for,
    held_by,
    tiles_in_reach,
    victims,
)
from sandtable.games.five_tribes.variants import EVERYTHING_IS_ASKED, PAID

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.events import Value


class TribeAction(Auto[FiveTribes]):
    """FT-4.4, FT-6.4 The collected meeples leave the hand and act, whether or not control was gained.
    Builders and assassins ask something whenever a card in hand might be a fakir."""

    def run(self, s: FiveTribes, chance: Chance) -> None:
        seat = self.seat
        tribe = tribe_in(s.in_hand)
        if tribe in (VIZIER, ELDER):
            keep(s, seat, tribe)
        elif tribe == MERCHANT:
            trade(s, seat)
        elif tribe == BUILDER:
            if most_fakirs(s, seat):
                s.then(Build(seat))
            else:
                build(s, seat, 0)
        elif any_target(s, seat, most_fakirs(s, seat)):
            s.then(Kill(seat))
        else:
            s.tell(events.NO_TARGET, seat)
            empty_hand(s)


def keep(s: FiveTribes, seat: int, tribe: i64) -> None:
    """FT-7.1, FT-7.2 Put the viziers or elders in front of the player."""
    held = s.viziers if tribe == VIZIER else s.elders
    held[seat] += size(s.in_hand)
    s.tell(events.KEEPS_MEEPLES, seat, int(size(s.in_hand)), int(tribe))
    s.in_hand = 0


def trade(s: FiveTribes, seat: int) -> None:
    """FT-7.3 Take a face-up card from the start of the line for each merchant, as far as there are any."""
    merchants = size(s.in_hand)
    empty_hand(s)
    cards = take_from_row(s, seat, (1 << min(merchants, 9)) - 1)
    s.tell(events.TAKES_CARDS, seat, int(merchants), cards)


def empty_hand(s: FiveTribes) -> None:
    """FT-11.4 Put the collected meeples into the bag."""
    s.bag += s.in_hand
    s.in_hand = 0


class Build(Step[FiveTribes, BuildWith]):
    """FT-7.4, FT-7.7, FT-Q26 How many fakirs help the builders: none to all held, even where it earns
    nothing."""

    def candidates(self, s: FiveTribes, seat: int) -> list[BuildWith]:
        return list(BUILD)

    def barred(self, s: FiveTribes, seat: int, action: BuildWith) -> str | None:
        return None if action.fakirs <= s.fakirs(seat) else "FT-7.7"

    def options(self, s: FiveTribes, seat: int) -> list[BuildWith]:
        return list(BUILD[: s.fakirs(seat) + 1])

    def take(self, s: FiveTribes, seat: int, action: BuildWith, chance: Chance) -> None:
        build(s, seat, action.fakirs)

    def words(self, s: FiveTribes, seat: int) -> dict[str, Value]:
        return {"builders": int(size(s.in_hand)), "tiles": int(s.blue_around(s.tile))}


def build(s: FiveTribes, seat: int, fakirs: int) -> None:
    """FT-7.4 Earn for builders and fakirs, times the blue tiles around; twice that with Echidna (FT-7.7)."""
    builders = size(s.in_hand)
    secret = spend(s, seat, FAKIR, fakirs)
    tiles = s.blue_around(s.tile)
    gold = builders_earn(s, builders, fakirs)
    empty_hand(s)
    s.earn(seat, gold)
    kind = events.BUILDS_DOUBLE if bits.has(s.acting, ECHIDNA) else events.BUILDS
    s.show(secret, seat, kind, seat, int(builders), fakirs, int(tiles), int(gold))


def builders_earn(s: FiveTribes, builders: i64, fakirs: i64) -> i64:
    gold = (builders + fakirs) * s.blue_around(s.tile)
    return 2 * gold if bits.has(s.acting, ECHIDNA) else gold


class Kill(Step[FiveTribes, Assassinate]):
    """FT-7.5, FT-7.6, FT-Q8 One meeple in reach, or one vizier or elder of an opponent; two of them with
    Iblis wherever there are two. Compulsory where a target costs no fakir."""

    def candidates(self, s: FiveTribes, seat: int) -> list[Assassinate]:
        others = [kill for kill in KILLS_HELD if kill.victim < s.seats]
        return [*KILL, *KILL_TWO, *others, SPARE]

    def barred(self, s: FiveTribes, seat: int, action: Assassinate) -> str | None:
        if action is SPARE:
            return "FT-7.6" if any_target(s, seat, 0) else None
        if action.tile != NO_TILE:
            return self.barred_on_tile(s, seat, action)
        if action.victim == seat:
            return "FT-7.5"
        if protected(s, action.victim):
            return "FT-10.Boaz"
        elders = len(action.tribes) - action.viziers
        if s.viziers[action.victim] < action.viziers or s.elders[action.victim] < elders:
            return "FT-7.5"
        return self.barred_number(s, held_by(s, action.victim), action)

    def barred_on_tile(self, s: FiveTribes, seat: int, action: Assassinate) -> str | None:
        pile = s.meeples.piles[action.tile]
        if any(count(pile, tribe) < action.tribes.count(tribe) for tribe in action.tribes):
            return "FT-7.5"
        if fakirs_for(s, action.tile) > s.fakirs(seat):
            return "FT-7.6"
        return self.barred_number(s, size(pile), action)

    def barred_number(self, s: FiveTribes, there: i64, action: Assassinate) -> str | None:
        """FT-Q8 With Iblis two where there are two, else one."""
        if len(action.tribes) == how_many(s, there):
            return None
        return "FT-Q8" if bits.has(s.acting, IBLIS) else "FT-10.Iblis"

    def options(self, s: FiveTribes, seat: int) -> list[Assassinate]:
        reach = tiles_in_reach(s, s.fakirs(seat))
        piles = s.meeples.piles
        one_each = not bits.has(s.acting, IBLIS)  # then `how_many` is 1 on every tile
        found = [
            kill_on(tile, tribe)
            for tile in range(TILES)
            if bits.has(reach, tile) and (one_each or how_many(s, size(piles[tile])) == 1)
            for tribe in range(TRIBES)
            if count(piles[tile], tribe)
        ]
        if bits.has(s.acting, IBLIS):
            double = [kill for kill in KILL_TWO if bits.has(reach, kill.tile)]
            found += [kill for kill in double if self.barred(s, seat, kill) is None]
        if victims(s, seat):
            held = [kill for kill in KILLS_HELD if kill.victim < s.seats]
            found += [kill for kill in held if self.barred(s, seat, kill) is None]
        return found if any_target(s, seat, 0) else [*found, SPARE]

    def take(self, s: FiveTribes, seat: int, action: Assassinate, chance: Chance) -> None:
        """FT-7.6 In this order: assassins to the bag, fakirs, kill, Kandicha and Nekir, camel. A meeple that
        Kandicha takes is not killed, so Nekir does not hear of it (FT-Q6)."""
        fakirs = int(fakirs_for(s, action.tile)) if action.tile != NO_TILE else 0
        empty_hand(s)
        if action is SPARE:
            s.tell(events.SPARES, seat)
            return
        secret = spend(s, seat, FAKIR, fakirs)
        if action.tile == NO_TILE:
            s.tell(events.KILLS_HELD, seat, action.victim, action.tribes)
        else:
            s.show(secret, seat, events.KILLS, seat, action.tribes, action.tile, fakirs)
        taken = [kill_one(s, seat, action, tribe, chance) for tribe in action.tribes]
        if not all(taken) or s.variants.nekir_taking == PAID:
            tell_kill(s, seat)
        if action.tile != NO_TILE:
            take_control(s, seat, action.tile)

    def passes(self, s: FiveTribes, chance: Chance) -> bool:
        """FT-4.7 Everybody sees the only victim of a player who has no cards."""
        if s.hand_size(self.seat) or s.variants.version == EVERYTHING_IS_ASKED:
            return False
        if bits.count(tiles_in_reach(s, 0)) > 1:
            return False  # a victim on each of them: the usual case, and no need to list them
        return answers_itself(self, s, chance)

    def words(self, s: FiveTribes, seat: int) -> dict[str, Value]:
        return {
            "assassins": int(assassins(s)),
            "tile": int(s.tile),
            "count": 2 if bits.has(s.acting, IBLIS) else 1,
        }


def how_many(s: FiveTribes, there: i64) -> i64:
    """The number of meeples to kill in a place where `there` can be killed."""
    return min(2, there) if bits.has(s.acting, IBLIS) else 1


def kill_one(s: FiveTribes, seat: int, action: Assassinate, tribe: int, chance: Chance) -> bool:
    """FT-7.5, FT-10.Kandicha Put a victim into the bag, unless Kandicha takes it; return whether it did."""
    if action.tile != NO_TILE:
        s.meeples.remove(action.tile, tribe)
    elif tribe == VIZIER:
        s.viziers[action.victim] -= 1
    else:
        s.elders[action.victim] -= 1
    taken = choose_victim(s, seat, tribe, action.tile, chance)
    if not taken:
        s.bag += ONE_MEEPLE[tribe]
    return taken
