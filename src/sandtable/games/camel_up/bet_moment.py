"""The race as it stood when a finish card was laid."""

from __future__ import annotations

from sandtable.core.native import i64
from sandtable.games.camel_up.save import SavedMoment
from sandtable.games.camel_up.track import camels_at, places_of


class BetMoment:
    """CU-24 The race when a finish card was laid: everybody saw it and may guess the card from it.

    It never changes once made."""

    def __init__(self, leg: i64, camels: i64, dice: i64) -> None:
        self.leg = leg
        self.camels = camels
        self.dice = dice  # still in the pyramid, one bit each

    def save(self) -> dict[str, object]:
        """The fields of SavedMoment, as plain data."""
        return {"leg": self.leg, "camels": places_of(self.camels), "dice": self.dice}


def load_moment(saved: SavedMoment) -> BetMoment:
    """Make a moment from its saved form; the opposite of `BetMoment.save`."""
    return BetMoment(saved.leg, camels_at(saved.camels), saved.dice)
