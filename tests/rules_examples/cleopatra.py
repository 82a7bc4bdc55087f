"""Examples for Cleopatra, as in the rulebook: stalls, payments, mosaics, characters, offering, verdict."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.cleopatra.kit import GAME, SANCTUARY, Palace, nearly_done, palace
from tests.rules_examples.example import Example, Telling

BLANK = 1  # a die without the symbol
FIVE_BLANKS = [BLANK] * 5
BESIDE_THE_WALL = ".........\n" * 6 + "PP.......\nPP.......\n.P......."


def examples() -> dict[str, Example]:
    return {
        "market": market(),
        "payment": payment(),
        "merchant": merchant(),
        "wall": wall(),
        "door": door(),
        "queen": queen(),
        "mosaic": mosaic(),
        "sanctuary": sanctuary(),
        "hand": too_many_cards(),
        "offering": offering(),
        "beggar": beggar(),
        "envoy": envoy(),
        "scribe": scribe(),
        "vizier": vizier(),
        "verdict": verdict(),
    }


class Scene:
    """A palace in which every action is recorded as `seat` sees it."""

    def __init__(self, shows: str, played: Palace, seat: int | None = 0) -> None:
        self.palace = played
        self.telling = Telling(shows, GAME, played.state, seat)

    def play(self, *texts: str, luck: Sequence[int] | None = None) -> Scene:
        for number, text in enumerate(texts, 1):
            self.act(self.palace.to_act, text, luck if number == len(texts) else [])
        return self

    def act(self, seat: int, text: str, luck: Sequence[int] | None = None) -> Scene:
        self.palace.act(seat, text, luck)
        self.telling.tell(self.palace.state)
        return self

    def build(self, text: str) -> Scene:
        """Choose a piece and pay for it; only the last payment is recorded, with what it builds."""
        self.palace.build(text)
        self.telling.tell(self.palace.state)
        return self

    @property
    def example(self) -> Example:
        return self.telling.example


def market() -> Example:
    """CL-M1, CL-M2 A stall with a card face down; three new ones, one for each stall."""
    scene = Scene("market hand", palace(["as", "m", "l"], stalls="s?|aT|m", top="l"))
    scene.play("market 1", luck=[30]).play("refill", luck=None)
    return scene.play("lay 1 1", "lay 1 2", luck=None).example


def payment() -> Example:
    """CL-Q2, CL-Q4 A wall and a door in one visit, the wood for both from one double."""
    scene = Scene("palace hand", palace(["aaasWmls", "m", "l"]))
    scene.play("build wall L1", "pay double-wood", "pay artisan", "pay stone")
    return scene.build("build door left").play("stop", luck=FIVE_BLANKS).example


def merchant() -> Example:
    """CL-Q9, CL-Q10 A trompe-l'oeil for marble, a merchant for an artisan."""
    scene = Scene("palace hand", palace(["sT", "m", "l"], sphinxes=1))
    scene.play("build sphinx", "pay stone", "trompe marble")
    return scene.play(
        "merchant artisan", luck=FIVE_BLANKS
    ).example  # nothing is left to pay with, so the visit ends


def wall() -> Example:
    """CL-W2 Two of the three squares beside it lie under a mosaic."""
    scene = Scene("palace hand", palace(["asw", "m", "l"], garden=BESIDE_THE_WALL))
    return scene.build("build wall L1").example


def door() -> Example:
    """CL-W3 Four walls without a gap on the left, none on the right."""
    scene = Scene("palace hand", palace(["aaaammwwll", "m", "l"], walls="L1 L2 L3 B1 B3"))
    return scene.build("build door left").build("build door right").example


def queen() -> Example:
    """CL-Q5, CL-Q7 The throne completes its kind: a step; then the dice."""
    scene = Scene("palace", palace(["aaammlls", "m", "l"], throne=1, altar=1))
    return scene.build("build throne").play("stop", luck=[0, BLANK, BLANK, BLANK]).example


def mosaic() -> Example:
    """CL-G2 Three palms under it."""
    scene = Scene("palace", palace(["aasml", "m", "l"], mosaic="I").build("build mosaic"))
    return scene.play("turn 2", "place 6 1", luck=None).example


def sanctuary() -> Example:
    """CL-G4, CL-G5 Four squares closed off and claimed."""
    scene = Scene("palace", palace(["aasml", "m", "l"], mosaic="V").build("build mosaic"))
    way = next(
        text
        for text in scene.palace.options()
        if "place 7 1" in (turned := Palace(scene.palace.state.clone()).play(text)).options()
        and (8, 3) in turned.play("place 7 1").view().mosaics[0].squares
        and (7, 3) in turned.view().mosaics[0].squares
    )
    return scene.play(way, "place 7 1").play("claim 8 1", luck=None).example


def too_many_cards() -> Example:
    """CL-H2 Thirteen cards: three too many."""
    start = palace(["aaaaassmmwTTS", "m", "l"], agenda=[["NextTurn", 0], ["HandLimit", 0]])
    scene = Scene("hand", start)
    return scene.play(
        "discard down", "discard trompe-loeil", "discard trompe-loeil", "discard artisan"
    ).example


def offering() -> Example:
    """CL-O3, CL-O4 Bids of 5, 5, 3 and 0."""
    start = palace(["4", "", "", ""], seats=4, altar=4, talents=[9, 7, 6, 8], amulets=[5, 4, 2, 3])
    scene = Scene("palace now", start, None).play("scribe onto")
    for seat, talents in enumerate((5, 5, 3, 0)):
        scene.act(seat, f"bid {talents}", [])
    return scene.example


def beggar() -> Example:
    """CL-C1 One gives talents, one a card, one can do neither."""
    start = palace(["1", "s", "am", "T2"], seats=4, talents=[5, 6, 1, 1])
    scene = Scene("hand seats", start)
    return scene.play("beggar", "give talents", "give card marble", "show hand").example


def envoy() -> Example:
    """CL-C3 Two are asked for stone, one offers it."""
    start = palace(["3a", "ss", "am"], amulets=[0, 4, 1])
    scene = Scene("hand seats", start)
    return scene.play("envoy", "ask 1 stone", "ask 2 stone", "offer", "decline", "accept").example


def scribe() -> Example:
    """CL-C4 Another mosaic than the top one, for two amulets."""
    scene = Scene("palace hand", palace(["aasml4", "m", "l"], mosaic="X"))
    scene.play("scribe mosaic I").palace.pay()
    return scene.play("turn 2", "place 6 1", luck=None).example


def vizier() -> Example:
    """CL-C7 Two of five cards are kept, an amulet each."""
    scene = Scene("hand now", palace(["6a", "m", "l"], top="l"))
    scene.play("vizier", luck=None)
    for _ in range(2):
        scene.play(scene.palace.offers("keep")[-1])
    return scene.play("end keeping", luck=None).example


def verdict() -> Example:
    """CL-E2 to CL-E5 Tainted cards, a sanctuary of four squares, two equally corrupt."""
    start = nearly_done(
        ["asw1", "S4", "a", "T"],
        seats=4,
        garden=SANCTUARY,
        statues=[(1, 8, 1)],
        talents=[40, 31, 52, 45],
        amulets=[3, 6, 6, 5],
    )
    scene = Scene("palace now", start.build("build wall L1"), None)
    return scene.play("stop").example
