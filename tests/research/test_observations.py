"""Observations are views in numbers; the compiled observer agrees with them and reveals no secrets."""

from __future__ import annotations

import pytest

import sandtable
from sandtable import BadSetup, Chance, State
from sandtable.research import Encoder, encoder
from sandtable.research.observer import Sink
from tests.conformance.cases import Case
from tests.research.kit import CASES, DEALT, TABLES, encoder_of, positions, twin_of


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_observer_writes_what_the_view_says(case: Case) -> None:
    known = encoder_of(case)
    for state in positions(case, every=19):
        for seat in range(case.seats):
            view = case.game.view(state, seat)
            said = known.encode(view, known.memory(state, seat))
            assert known.observe(state, seat) == said, state.agenda[-1:]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_scrambled_twins_look_the_same(case: Case) -> None:
    known, luck = encoder_of(case), Chance(5)
    for state in positions(case, every=17, seed=4):
        for seat in range(case.seats):
            twin = twin_of(case, state, seat, luck)
            assert known.observe(twin, seat) == known.observe(state, seat), state.agenda[-1:]
            assert known.text(twin, seat) == known.text(state, seat)
            assert known.mask(twin.options(seat)) == known.mask(state.options(seat))


@pytest.mark.parametrize("name", sandtable.games())
def test_a_leak_would_be_found(name: str) -> None:
    """Some twin differs in what seat 0 may not know, so the test above would catch an observer that reads
    it."""
    game = sandtable.game(name)
    case = Case(game, game.seats[-1])
    luck = Chance(5)
    pairs = [(state, twin_of(case, state, 0, luck)) for state in positions(case, every=9) if state.agenda]
    assert any(leaking(state) != leaking(twin) for state, twin in pairs)


def leaking(state: State) -> object:
    """Something that seat 0 may not know."""
    return [getattr(state, name, None) for name in ("piles", "gold", "amulets")]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_slices_cover_the_observation_and_say_what_they_mean(name: str, seats: int) -> None:
    layout = encoder(name, seats).layout
    stops = [0, *(part.stop for part in layout.values())]
    assert [part.start for part in layout.values()] == stops[:-1]
    assert layout.length == stops[-1] == len(encoder(name, seats).scale)
    assert all(part.meaning and part.most > 0 for part in layout.values())


def test_numbers_of_a_race_have_names() -> None:
    game, known = sandtable.game("camel-up"), encoder("camel-up", 3)
    table = sandtable.Table(game, 3, Chance(7), DEALT)
    table.play("leg blue")
    table.play("bet winner red")
    own, other = (known.observe(table.state, seat) for seat in (1, 0))
    bets = known.layout["bets"].span
    assert sum(own[known.layout["tickets_left"].span]) == 19
    assert own[known.layout["money"].span] == [3, 3, 3]
    assert own[known.layout["hand"].span] == [1, 1, 1, 0, 1]
    # The owner sees the colour of the card; the others see who laid it, where, and how the camels stood.
    assert own[bets][:9] == [1, 0, 1, 1, 0, 0, 0, 1, 0]
    behind = 5 * 14  # the player on the left of the viewer
    assert other[bets][behind : behind + 9] == [1, 0, 1, 1, 0, 0, 0, 0, 0]


def test_memory_is_part_of_an_observation() -> None:
    """In Five Tribes nobody sees the gold of others, but everybody can count it."""
    game, known = sandtable.game("five-tribes"), encoder("five-tribes", 2)
    state = game.setup(2, Chance(7))
    seat = state.to_act()[0]
    state.apply(seat, game.action("bid 5"), Chance(1))
    seen = known.observe(state, 1 - seat)
    assert seen[known.layout["gold"].span] == [50, 0]
    assert seen[known.layout["counted_gold"].span] == [50, 45]


def test_bids_of_cleopatra_stay_sealed() -> None:
    """Simultaneous bids become turns; the second bidder learns only that there is a bid."""
    game, known = sandtable.game("cleopatra"), encoder("cleopatra", 3)
    for state in positions(Case(game, 3), every=1):
        if len(state.to_act()) == 3:
            break
    low, high = state.clone(), state.clone()
    low.apply(0, game.action("bid 0"), Chance(1))
    high.apply(0, game.action("bid 3"), Chance(1))
    assert known.observe(low, 1) == known.observe(high, 1)
    assert known.observe(low, 0) != known.observe(high, 0)
    assert known.observe(low, 1)[known.layout["has_bid"].span] == [0, 0, 1]


def test_text_tells_states_apart() -> None:
    game, known = sandtable.game("camel-up"), encoder("camel-up", 3)
    texts = {known.text(game.setup(3, Chance(seed), DEALT), 0) for seed in range(20)}
    assert len(texts) == 20


@pytest.mark.parametrize(
    ("name", "seats", "message"),
    [
        ("chess", 2, "there is no game 'chess'"),
        ("camel-up", 2, "camel-up is for 3 to 8 players, not 2"),
        ("five-tribes", 5, "five-tribes is for 2 to 4 players, not 5"),
    ],
)
def test_bad_input_is_explained(name: str, seats: int, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        encoder(name, seats)


def test_only_seats_observe() -> None:
    game, known = sandtable.game("camel-up"), encoder("camel-up", 3)
    race = game.setup(3, Chance(7))
    with pytest.raises(BadSetup, match="a seat from 0 to 2"):
        known.observe(race, 3)
    with pytest.raises(BadSetup, match="choose a seat"):
        known.encode(game.view(race, None), None)
    with pytest.raises(BadSetup, match="of 4"):
        encoder("camel-up", 4).observe(race, 0)


def test_a_sink_has_a_row_for_each_observation() -> None:
    sink = Sink(rows=2, length=4, keeps=1)
    sink.put(2, 5)
    sink.put_set(0, 0b10)
    sink.turn_to(1)
    sink.put(1, -1)
    sink.kept[sink.kept_base] = 7
    copied = Sink(rows=2, length=4, keeps=0)
    copied.start_from(sink)
    sink.blank()
    assert list(sink.numbers) == [0, 1, 5, 0, 0, 0, 0, 0]
    assert list(sink.kept) == [0, 0]
    assert list(copied.numbers) == [0, 1, 5, 0, 0, -1, 0, 0]


def test_an_encoder_is_made_once() -> None:
    assert isinstance(encoder("camel-up", 3), Encoder)
    assert encoder("camel-up", 3) is encoder("camel-up", 3)
