"""CU-24, CU-48 The expert guesses a hidden race bet from the position in which it was laid."""

from __future__ import annotations

from sandtable import Chance
from sandtable.bots.camel_up.mind import CamelUpMind
from sandtable.bots.camel_up.reading import Moments, Reading
from sandtable.games.camel_up.board import BLUE, CAMEL_NAMES, GREEN, RACERS, WINNER
from sandtable.games.camel_up.cards import card_camel
from sandtable.games.camel_up.race_odds import NO_TILES, race_odds
from sandtable.games.camel_up.state import CamelUp
from tests.games.camel_up.kit import GAME, race

BLUE_FAR_AHEAD = "3:G 4:Y 5:R,P 12:B 14:W 16:K"
GREEN_FAR_AHEAD = "3:B 4:Y 5:R,P 12:G 14:W 16:K"


def laid_then(bet: str) -> CamelUp:
    """A state in which seat 0 bet while blue was far ahead; now green is far ahead."""
    data = race(BLUE_FAR_AHEAD).play(bet).state.to_data()
    data["state"]["camels"] = race(GREEN_FAR_AHEAD).state.to_data()["state"]["camels"]
    return GAME.from_data(data)


def imagined(state: CamelUp, seat: int) -> list[str]:
    """The colours of the first card of the winner pile in a hundred imagined states."""
    mind, luck, found = CamelUpMind(reads=True), Chance(1), []
    mind.begin(state, seat)
    for _ in range(100):
        world = GAME.imagine(state, seat, luck)
        mind.believe(world, seat, luck)
        GAME.check(world)
        found.append(CAMEL_NAMES[card_camel(world.piles[WINNER][0])])
    return found


def test_a_card_is_what_looked_good_when_it_was_laid_not_what_does_now() -> None:
    for secret in ("blue", "red"):  # whatever the card really is
        colours = imagined(laid_then(f"bet winner {secret}"), seat=1)
        assert colours.count("blue") > 60
        assert colours.count("green") < 20


def test_a_bot_knows_its_own_card() -> None:
    assert set(imagined(laid_then("bet winner red"), seat=0)) == {"red"}


def test_cu42_a_bet_on_what_others_have_bet_on_pays_less() -> None:
    state = laid_then("bet winner blue")
    reading = Reading(state, Moments(0))
    assert reading.pays(state, 1, WINNER, BLUE) < 6.5
    assert 7.5 < reading.pays(state, 1, WINNER, GREEN) < 8
    assert reading.pays(state, 0, WINNER, BLUE) == 5  # seat 0 knows its own card
    assert reading.pays(state, 0, WINNER, GREEN) == 8


def test_simulated_races_correct_what_the_formula_says_of_a_moment() -> None:
    state = race("11:R 12:B 13:G,Y 15:P 14:W 16:K").state
    odds = race_odds(state.camels, state.dice, NO_TILES, 4000, Chance(3))

    def error(races: int) -> float:
        found = Moments(races).race(state.camels, state.dice)
        return sum(abs(found.win[camel] - odds.win(camel)) for camel in range(RACERS))

    assert error(3000) < error(0) / 3
