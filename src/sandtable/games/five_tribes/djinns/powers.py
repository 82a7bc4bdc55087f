"""Djinns with a power to be paid for in any window of the owner's turn (FT-10.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.events import NOBODY
from sandtable.core.native import i64
from sandtable.games.five_tribes import events
from sandtable.games.five_tribes.board import (
    ANUN_NAK,
    BOURAQ,
    ENKI,
    LETA,
    NONE,
    OASIS,
    PALACE,
    PALM,
    PAYMENT_ELDERS,
    SIBITTIS,
    SLOAR,
    TILES,
    UTUG,
    VILLAGE,
)
from sandtable.games.five_tribes.control import place_camel
from sandtable.games.five_tribes.djinns.card import (
    ANY_WINDOW,
    ELDER_AND_ANOTHER,
    ELDER_OR_FAKIR,
    ONE_FAKIR,
    Djinn,
)
from sandtable.games.five_tribes.piles import ONE_MEEPLE, draw_meeple
from sandtable.games.five_tribes.steps.looking import Look
from sandtable.games.five_tribes.steps.placing import Place
from sandtable.games.five_tribes.supplies import can_draw, djinns_to_draw, draw_djinn, draw_into_hand
from sandtable.games.five_tribes.variants import AFTER_PAYING

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.games.five_tribes.state import FiveTribes


class AnunNak(Djinn):
    """FT-10.Anun-Nak Three random meeples from the bag settle on a tile without camel, meeple, palm or
    palace; fewer if the bag has fewer (FT-11.4). The start tile of this move is allowed (FT-Q24)."""

    number = ANUN_NAK
    rule = "FT-10.Anun-Nak"
    cost = ELDER_OR_FAKIR
    windows = ANY_WINDOW
    aims = True

    def forbids(self, s: FiveTribes, seat: int, payment: int, fakirs: i64) -> str | None:
        """FT-Q25 Whether the elder that is paid counts as being in the bag is up to the table."""
        paid_first = s.variants.anun_nak == AFTER_PAYING and PAYMENT_ELDERS[payment] > 0
        return None if s.bag or paid_first else "FT-11.4"

    def tiles(self, s: FiveTribes, seat: int) -> i64:
        return s.bare_of_buildings() & ~s.meeples.occupied()

    def play(self, s: FiveTribes, seat: int, tile: int, chance: Chance) -> None:
        drawn: list[int] = []
        while s.bag and len(drawn) < 3:
            tribe = draw_meeple(s.bag, chance)
            s.bag -= ONE_MEEPLE[tribe]
            s.meeples.put(tile, tribe)
            drawn.append(int(tribe))
        s.tell(events.SETTLES, seat, tile, tuple(sorted(drawn)))


class Bouraq(Djinn):
    """FT-10.Bouraq A palace on any village."""

    number = BOURAQ
    rule = "FT-10.Bouraq"
    cost = ELDER_OR_FAKIR
    windows = ANY_WINDOW
    aims = True

    def forbids(self, s: FiveTribes, seat: int, payment: int, fakirs: i64) -> str | None:
        return None if s.palaces_left() else "FT-11.5"

    def tiles(self, s: FiveTribes, seat: int) -> i64:
        return tiles_of(s, VILLAGE)

    def play(self, s: FiveTribes, seat: int, tile: int, chance: Chance) -> None:
        s.then(Place(seat, PALACE, tile))


class Enki(Djinn):
    """FT-10.Enki A palm on any oasis."""

    number = ENKI
    rule = "FT-10.Enki"
    cost = ELDER_OR_FAKIR
    windows = ANY_WINDOW
    aims = True

    def forbids(self, s: FiveTribes, seat: int, payment: int, fakirs: i64) -> str | None:
        return None if s.palms_left() else "FT-11.5"

    def tiles(self, s: FiveTribes, seat: int) -> i64:
        return tiles_of(s, OASIS)

    def play(self, s: FiveTribes, seat: int, tile: int, chance: Chance) -> None:
        s.then(Place(seat, PALM, tile))


class Leta(Djinn):
    """FT-10.Leta A camel on a tile without camel, meeple, palm or palace; the start tile of this move is
    allowed (FT-Q14)."""

    number = LETA
    rule = "FT-10.Leta"
    cost = ELDER_AND_ANOTHER
    windows = ANY_WINDOW
    aims = True

    def forbids(self, s: FiveTribes, seat: int, payment: int, fakirs: i64) -> str | None:
        return None if s.camels_left(seat) else "FT-10.8"

    def tiles(self, s: FiveTribes, seat: int) -> i64:
        return s.bare_of_buildings() & ~s.meeples.occupied()

    def play(self, s: FiveTribes, seat: int, tile: int, chance: Chance) -> None:
        place_camel(s, seat, tile)


class Utug(Djinn):
    """FT-10.Utug A camel on a tile with meeples, but without camel, palm or palace."""

    number = UTUG
    rule = "FT-10.Utug"
    cost = ELDER_AND_ANOTHER
    windows = ANY_WINDOW
    aims = True

    def forbids(self, s: FiveTribes, seat: int, payment: int, fakirs: i64) -> str | None:
        return None if s.camels_left(seat) else "FT-10.8"

    def tiles(self, s: FiveTribes, seat: int) -> i64:
        return s.bare_of_buildings() & s.meeples.occupied()

    def play(self, s: FiveTribes, seat: int, tile: int, chance: Chance) -> None:
        place_camel(s, seat, tile)


class Sibittis(Djinn):
    """FT-10.Sibittis Look at the top three djinns and keep one; fewer if there are fewer (FT-11.3)."""

    number = SIBITTIS
    cost = ELDER_AND_ANOTHER
    windows = ANY_WINDOW

    def forbids(self, s: FiveTribes, seat: int, payment: int, fakirs: i64) -> str | None:
        return None if djinns_to_draw(s) else "FT-10.8"

    def play(self, s: FiveTribes, seat: int, tile: int, chance: Chance) -> None:
        before: list[int] = []
        after: list[int] = []
        for _ in range(3):
            if s.djinn_deck == 0:
                before += after  # drawn from the deck that ends here
                after = []
            djinn = draw_djinn(s, chance)
            if djinn != NONE:
                after.append(int(djinn))
        looked = tuple(sorted(before + after))
        s.whisper((seat,), NOBODY, events.LOOKS, (seat, len(looked)), (looked,))
        s.then(Look(seat, tuple(sorted(before)), tuple(sorted(after))))


class Sloar(Djinn):
    """FT-10.Sloar The top card of the resource deck, which only the owner sees."""

    number = SLOAR
    cost = ONE_FAKIR
    windows = ANY_WINDOW

    def forbids(self, s: FiveTribes, seat: int, payment: int, fakirs: i64) -> str | None:
        return None if can_draw(s) else "FT-10.8"

    def play(self, s: FiveTribes, seat: int, tile: int, chance: Chance) -> None:
        draw_into_hand(s, seat, SLOAR, chance)


def tiles_of(s: FiveTribes, place: int) -> i64:
    """The tiles of one kind, one bit each."""
    mask: i64 = 0
    tile: i64
    for tile in range(TILES):
        if s.place(tile) == place:
            mask |= 1 << tile
    return mask
