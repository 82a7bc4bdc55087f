"""Checks of what a seat may know: secrecy by twins, imagining, undo by information."""

from __future__ import annotations

import importlib
from types import ModuleType

from sandtable import Action, Chance, Event, State, Table
from sandtable.bots.random import choose_random
from tests.conformance.cases import Case, in_bytes, moments, sample_of_catalogue, view_bytes


def scrambler(case: Case) -> ModuleType:
    """The game's own test-only scramble; a game without one fails here."""
    return importlib.import_module(f"tests.conformance.scramble.{case.game.name.replace('-', '_')}")


def scrambled(case: Case, state: State, viewer: int | None, chance: Chance) -> State:
    twin: State = scrambler(case).scramble(state, viewer, chance)
    assert view_bytes(case, twin, viewer) == view_bytes(case, state, viewer), "scrambling changed the view"
    return twin


class Echo(Chance):
    """The luck of the true game for its twin, as far as it fits."""

    def __init__(self, dealt: list[int]) -> None:
        super().__init__(1)
        self.echo = dealt

    def next(self, n: int) -> int:
        at = len(self.dealt)
        return self.echo[at] % n if at < len(self.echo) else 0


def check_secrecy(case: Case, seed: int, viewer: int | None) -> int:
    """Play a twin beside the true game; returns how many decisions of others were compared."""
    chance = Chance(seed + 5)
    compared = 0
    twin: State | None = None
    last: tuple[int, Action, int] | None = None  # who played what in the twin, and where the luck stood
    for state, seat, action, luck in moments(case, seed):
        if twin is not None and last is not None:
            twin.apply(last[0], last[1], Echo(luck.dealt[last[2] :]))
            compared += last[0] != viewer
            if not same_events(case, state.news, twin.news, viewer):
                twin = None
        if twin is None:
            twin = scrambled(case, state, viewer, chance)
        assert everything_seen(case, twin, viewer, seed) == everything_seen(case, state, viewer, seed), (
            f"seat {viewer} can tell two states apart at {state.agenda[-1:]}"
        )
        counterpart = action if seat in (viewer, -1) else same_face(twin, seat, action, chance)
        if counterpart is None:
            twin = None
        else:
            last = (seat, counterpart, len(luck.dealt))
    return compared


def check_views_together(case: Case, seed: int) -> None:
    """Who else looks at the same moment changes nothing for anybody."""
    viewers = [None, *range(case.seats)]
    for number, (state, *_) in enumerate(moments(case, seed)):
        if number % 10:
            continue  # a tenth of them is enough: it takes as many views as there are seats, twice
        for viewer, view in case.game.views(state, viewers).items():
            assert in_bytes(view) == view_bytes(case, state, viewer), f"{viewer} sees more beside others"


def everything_seen(case: Case, state: State, viewer: int | None, seed: int) -> bytes:
    """All that a viewer gets without acting: view and prompt, own options, refusals."""
    seen: list[object] = [case.game.view(state, viewer)]
    if viewer is not None:
        seen.append([option.text for option in state.options(viewer)])
        seen.append([state.barred(viewer, action) for action in sample_of_catalogue(case, Chance(seed), 20)])
    return in_bytes(seen)


def same_face(twin: State, seat: int, action: Action, chance: Chance) -> Action | None:
    """What the other seat could have played in the twin that looks the same to everybody else."""
    alike = [option for option in twin.options(seat) if option.face == action.face]
    return alike[chance.pick(len(alike))] if alike else None


def same_events(case: Case, true: list[Event], other: list[Event], viewer: int | None) -> bool:
    """Both lists must read the same; False where an event honestly told the viewer a secret."""
    for one, two in zip(true, other, strict=False):
        if one.taught(viewer) or two.taught(viewer):
            return False
        assert in_bytes(case.game.read(one, viewer)) == in_bytes(case.game.read(two, viewer)), (
            f"an event tells seat {viewer} a secret: {one} against {two}"
        )
    assert len(true) == len(other), f"the number of events tells seat {viewer} a secret"
    return True


def check_scramble_is_thorough(case: Case, games: int) -> None:
    """Every saved field is declared public, or is seen to change for some viewer."""
    public: frozenset[str] = scrambler(case).PUBLIC
    fields: set[str] = set()
    changed: set[str] = set()
    for seed in range(games):
        for number, (state, _, _, _) in enumerate(moments(case, seed)):
            if number % 3:
                continue
            before = state.to_data()["state"]
            fields |= before.keys()
            for viewer in case.viewers:
                after = scrambler(case).scramble(state, viewer, Chance(number)).to_data()["state"]
                changed |= {name for name in before if before[name] != after[name]}
    assert not changed & public, f"declared public, but scrambled: {sorted(changed & public)}"
    assert fields - public <= changed, f"hidden fields never scrambled: {sorted(fields - public - changed)}"


def check_imagine(case: Case, seed: int) -> None:
    """An imagined state is legal, looks the same to the seat, and reads nothing the seat cannot know."""
    chance = Chance(seed + 11)
    for number, (state, _, _, _) in enumerate(moments(case, seed)):
        if number % (4 if case.thorough else 12):
            continue
        before = state.digest()
        for viewer in case.viewers:
            imagined = case.game.imagine(state, viewer, Chance(number))
            case.game.check(imagined)
            assert everything_seen(case, imagined, viewer, seed) == everything_seen(case, state, viewer, seed)
            twin = scrambled(case, state, viewer, chance)
            assert case.game.imagine(twin, viewer, Chance(number)) == imagined, (
                f"imagining for {viewer} reads a secret"
            )
        assert state.digest() == before


def check_undo(case: Case, seed: int) -> int:
    """Undo restores the exact state and is offered only where nothing was learnt; returns how often."""
    choices = Chance(seed + 3)
    table = Table(case.game, case.seats, Chance(seed), case.variants)
    offered = 0
    while table.state.to_act():
        waiting = table.state.to_act()
        seat = waiting[choices.pick(len(waiting))]
        action = choose_random(table.state.options(seat), choices)
        before, digest, entries = table.state, table.state.digest(), len(table.entries)
        answer = table.answer(seat)
        table.play(seat, answer, action)
        entry = table.entries[-1]
        final = before.agenda[-1].final and table.history[-1].stop == "undo-final"
        if table.can_undo(seat):
            offered += 1
            assert not getattr(entry, "dealt", []), "luck was met, yet undo is offered"
            assert not final
            _nothing_learnt(case, before, table.state, seat, action, seed + offered)
            luck = table.chance.mark()
            others = [table.answer(other) for other in table.state.to_act()]
            asked = table.state.to_act()
            table.undo(seat)
            assert table.state.digest() == digest, "undo did not restore the state"
            assert table.chance.mark() == luck, "undo took luck back"
            assert len(table.entries) == entries + 2, "an undo is an entry, not an erasure"
            assert table.answer(seat) > answer + 1
            assert all(table.answer(other) > old for other, old in zip(asked, others, strict=True))
            table.play(seat, table.answer(seat), action)
        for other in set(range(case.seats)) - {seat}:
            assert not table.can_undo(other), "undo past the decision of another seat"
    return offered


def _nothing_learnt(case: Case, before: State, after: State, seat: int, action: Action, seed: int) -> None:
    """Whatever the seat could imagine before, the action would have shown it the same."""
    for k in range(3 if case.thorough else 1):
        imagined = case.game.imagine(before, seat, Chance(seed * 10 + k))
        imagined.apply(seat, action, Chance(seed))
        assert everything_seen(case, imagined, seat, seed) == everything_seen(case, after, seat, seed), (
            f"{action} taught seat {seat} a secret, yet undo is offered"
        )
