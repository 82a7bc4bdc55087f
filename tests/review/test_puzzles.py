"""Puzzles: those we ship are sound, the date decides which comes first, and new ones can be found."""

from __future__ import annotations

import datetime
import importlib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

import sandtable
from sandtable.bots import ask, budget, make
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.errors import BadSetup
from sandtable.core.message import Message
from sandtable.locales.language import LANGUAGES, language
from sandtable.review.effort import Effort
from sandtable.review.figures import Estimate
from sandtable.review.puzzles import confirm
from sandtable.review.puzzles.find import CLEARLY, puzzles_in_game
from sandtable.review.puzzles.puzzle import Choice, Puzzle
from sandtable.review.puzzles.shelf import add, number_of_the_day, pack, puzzle_of, puzzles_of, read, unpacked
from tests.cli.kit import refused, run

every_game = pytest.mark.parametrize("game", sandtable.games())


@every_game
def test_there_are_puzzles_and_each_is_another_position(game: str) -> None:
    found = puzzles_of(game)
    assert len(found) >= 100
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert len({puzzle.answer for puzzle in found}) > 1, "the answer is not always the same number"


@every_game
def test_every_puzzle_can_be_played_and_its_answer_is_clear(game: str) -> None:
    for puzzle in puzzles_of(game):
        position = puzzle.position()
        assert position.setting.rules_version == sandtable.game(game).rules_version
        assert position.to_act()[0] == puzzle.seat
        options = {action.text for action in position.options(puzzle.seat)}
        assert len({choice.actions[0] for choice in puzzle.choices}) == len(puzzle.choices) == 4
        assert {choice.actions[0] for choice in puzzle.choices} <= options
        assert puzzle.answer != puzzle.missed
        for number, choice in enumerate(puzzle.choices):
            if number == puzzle.answer:
                assert choice.behind.value == 0.0
            else:
                assert choice.behind.value >= CLEARLY
                assert choice.behind.is_certain()
        assert set(puzzle.words()) == {text for choice in puzzle.choices for text in choice.actions}


@every_game
def test_a_regular_player_misses_it(game: str) -> None:
    """The bot is asked with other seeds than those with which the puzzles were found."""
    found = puzzles_of(game)[:12]
    missed = sum(regular_begins(puzzle, seed=4321) != best_begins(puzzle) for puzzle in found)
    assert missed >= 9


def regular_begins(puzzle: Puzzle, seed: int) -> str:
    game = sandtable.game(puzzle.game)
    bot = make(puzzle.game, "regular", seed)
    limits = budget(puzzle.game, "regular")
    return ask(bot, game, puzzle.position(), puzzle.seat, limits, Chance(seed)).text


def best_begins(puzzle: Puzzle) -> str:
    return puzzle.choices[puzzle.answer].actions[0]


def test_every_day_has_its_puzzle_and_all_take_turns() -> None:
    count = len(puzzles_of("camel-up"))
    first = datetime.date(2026, 1, 1)
    days = [first + datetime.timedelta(days=day) for day in range(2 * count)]
    numbers = [number_of_the_day("camel-up", day) for day in days]
    assert Counter(numbers) == dict.fromkeys(range(1, count + 1), 2)
    assert numbers[:count] != numbers[count:]


def test_a_game_without_puzzles_and_a_number_too_many_are_refused() -> None:
    with pytest.raises(BadSetup, match="has no puzzles"):
        number_of_the_day("chess", datetime.date(2026, 1, 1))
    with pytest.raises(BadSetup, match="has puzzles 1 to"):
        puzzle_of("camel-up", 0)


def test_found_puzzles_are_added_once(tmp_path: Path) -> None:
    found = list(puzzles_of("camel-up")[:3])
    path = tmp_path / "new.jsonl.gz"
    assert [add(path, puzzle) for puzzle in (*found, found[0])] == [1, 2, 3, 3]
    assert unpacked(path.read_bytes()) == found
    assert path.read_bytes() == pack(found)


def test_a_puzzle_is_confirmed_under_the_newest_rules_and_a_wrong_answer_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The clearest puzzle is used, with a smaller budget than that of the command."""
    little = Effort(thought=1.0, finals=240, playouts=1, draws=1, games=10, worlds=60)
    monkeypatch.setattr(confirm, "CONFIRMED", little)
    clearest = max(puzzles_of("camel-up"), key=lambda puzzle: puzzle.choices[puzzle.missed].behind.value)
    older = msgspec.structs.replace(clearest, state={**clearest.state, "rules_version": 1})
    found = confirm.confirmed(older, seed=99)
    assert found is not None
    assert found.position().setting.rules_version == sandtable.game("camel-up").rules_version
    assert [choice.actions for choice in found.choices] == [choice.actions for choice in clearest.choices]
    assert found.answer == clearest.answer
    wrong = msgspec.structs.replace(clearest, answer=clearest.missed, missed=clearest.answer)
    assert confirm.confirmed(wrong, seed=99) is None
    impossible = Choice(["stack blue"], Estimate(0.1), Estimate(0.1))
    gone = msgspec.structs.replace(clearest, choices=[impossible, *clearest.choices[1:]])
    assert confirm.confirmed(gone, seed=99) is None


def test_the_command_keeps_what_is_confirmed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = list(puzzles_of("camel-up")[:3])
    old, new = tmp_path / "old.jsonl.gz", tmp_path / "new.jsonl.gz"
    old.write_bytes(pack(found))
    command = importlib.import_module("sandtable.cli.puzzle")  # the package has a command of this name
    monkeypatch.setattr(command, "confirmed", lambda puzzle, seed: puzzle if puzzle != found[1] else None)
    assert run("puzzle", "confirm", str(old), str(new)).exit_code == 0
    assert unpacked(new.read_bytes()) == [found[0], found[2]]


def test_experts_leave_puzzles_behind() -> None:
    """This runs the search for puzzles on one small game; the same seed finds the same puzzles."""
    found = next(puzzles_in_game("camel-up", 3, 103), None)
    assert found is not None
    assert found == next(puzzles_in_game("camel-up", 3, 103))


def test_no_kind_of_answer_fills_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most Camel Up puzzles that experts leave behind are bets; a solver would soon guess that."""
    there = list(puzzles_of("camel-up"))
    game = sandtable.game("camel-up")

    def found(name: str, seats: int, seed: int, wanted: Callable[[Action], bool]) -> Iterator[Puzzle]:
        return (each for each in there if wanted(game.action(each.choices[each.answer].actions[0])))

    command = importlib.import_module("sandtable.cli.puzzle")
    monkeypatch.setattr(command, "puzzles_in_game", found)
    monkeypatch.setattr(command, "MOST_OF_A_GAME", len(there))
    path = tmp_path / "new.jsonl.gz"
    for most in (1, 3, 3):
        assert run("puzzle", "make", "camel-up", str(path), "--most-of-a-kind", str(most)).exit_code == 0
        kinds = Counter(each.kind for each in read(path))
        assert kinds == {kind: min(most, count) for kind, count in Counter(p.kind for p in there).items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_puzzles_are_solved_in_the_terminal_and_first_answers_count(lang: str, tmp_path: Path) -> None:
    """The last puzzle is followed by the first one; `q` and the end of the input both stop."""
    count = len(puzzles_of("five-tribes"))
    last, first = (puzzle_of("five-tribes", number) for number in (count, 1))
    wrong = first.missed + 1

    def solve(number: int, typed: str) -> str:
        words = ["puzzle", "solve", "five-tribes", "--number", str(number), "--lang", lang]
        done = run(*words, typed=typed, SANDTABLE_DATA=str(tmp_path / "mine"))
        assert done.exit_code == 0, done.output
        return done.stdout

    def score(solved: int, tried: int) -> str:
        return language(lang).say(Message("review-puzzle-score", {"solved": solved, "tried": tried}))

    told = solve(count, f"9\n{last.answer + 1}\n\n{wrong}\nq\n")
    assert told.index(score(1, 1)) < told.index(score(1, 2))
    assert score(1, 2) in solve(1, f"{first.answer + 1}\n"), "the second answer does not count"
    assert score(1, 2) not in solve(2, "1\n")


def test_a_score_that_cannot_be_kept_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run("puzzle", "solve", "camel-up", typed="1\n", SANDTABLE_DATA=str(tmp_path / "file"))
    assert done.exit_code == 0
    assert "the score was not kept" in done.stderr


def test_the_terminal_refuses_a_number_that_is_not_there() -> None:
    assert "has puzzles 1 to" in refused("puzzle", "solve", "camel-up", "--number", "100000")
