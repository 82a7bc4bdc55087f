"""Checks of what a seat may know: secrecy by comparison with twins, imagined states, and undo."""

from __future__ import annotations

import importlib
from types import ModuleType

from sandtable import Action, Chance, Event, State
from sandtable.core.record import Play
from tests.conformance.cases import Case, everything_seen, in_bytes, moments, view_bytes
from tests.conformance.walk import Check, Moment


def scrambler(case: Case) -> ModuleType:
    """The module that scrambles this game for tests; a game without one fails here."""
    return importlib.import_module(f"tests.conformance.scramble.{case.game.name.replace('-', '_')}")


def scrambled(case: Case, state: State, viewer: int | None, chance: Chance) -> State:
    twin: State = scrambler(case).scramble(state, viewer, chance)
    assert view_bytes(case, twin, viewer) == view_bytes(case, state, viewer), "scrambling changed the view"
    return twin


class Echo(Chance):
    """Deals a twin the luck of the true game, as far as it fits."""

    def __init__(self, dealt: list[int]) -> None:
        super().__init__(1)
        self.echo = dealt

    def next(self, n: int) -> int:
        at = len(self.dealt)
        return self.echo[at] % n if at < len(self.echo) else 0


class Secrecy(Check):
    """A twin that looks the same to one viewer is played next to the true game; the viewer never sees a
    difference."""

    name = "secrecy"
    least_evidence = 51  # compared decisions of other seats; there are fewer if twins find no matching action

    def __init__(self, case: Case, seed: int, viewers: list[int | None] | None = None) -> None:
        super().__init__(case, seed)
        self.twins = [Twin(case, seed, viewer) for viewer in (case.viewers if viewers is None else viewers)]

    def before(self, moment: Moment) -> None:
        for twin in self.twins:
            twin.compare(moment)

    def after(self, moment: Moment) -> None:
        for twin in self.twins:
            self.evidence += twin.follow(moment)


class Twin:
    """A game that looks the same to one viewer, but in which everything that the viewer cannot see is
    different."""

    def __init__(self, case: Case, seed: int, viewer: int | None) -> None:
        self.case = case
        self.seed = seed
        self.viewer = viewer
        self.chance = Chance(seed + 5)
        self.state: State | None = None

    def compare(self, moment: Moment) -> None:
        if self.state is None:
            self.state = scrambled(self.case, moment.state, self.viewer, self.chance)
        seen = everything_seen(self.case, self.state, self.viewer, self.seed)
        assert seen == moment.seen(self.viewer), (
            f"seat {self.viewer} can tell two states apart at {moment.state.agenda[-1:]}"
        )
        if moment.seat == self.viewer:
            self.compare_previews(moment, self.state)

    def compare_previews(self, moment: Moment, twin: State) -> None:
        """Pointing at an action must not show what only playing it reveals."""
        beside = moment.table.fork(Chance(self.seed))
        beside.state = twin
        shown = [
            [
                event_bytes(self.case, event, self.viewer)
                for event in table.preview(moment.seat, moment.action)
            ]
            for table in (moment.table, beside)
        ]
        assert shown[0] == shown[1], f"pointing at {moment.action} shows seat {self.viewer} a secret"

    def follow(self, moment: Moment) -> bool:
        """Play what the true game played; return whether a decision of another seat was compared."""
        assert self.state is not None
        own = moment.seat == self.viewer
        action = moment.action if own else same_face(self.state, moment.seat, moment.action, self.chance)
        if action is None:
            self.state = None
            return False
        played = moment.table.entries[-1]
        assert isinstance(played, Play)
        self.state.apply(moment.seat, action, Echo(played.dealt))
        if not same_events(self.case, moment.table.state.news, self.state.news, self.viewer):
            self.state = None
        return not own


class ViewsTogether(Check):
    """A view does not depend on which other views are made together with it."""

    name = "views together"

    def before(self, moment: Moment) -> None:
        if moment.number % 10:
            return  # a tenth of the moments is enough, because each needs two views for every seat
        viewers = [None, *range(self.case.seats)]
        for viewer, view in self.case.game.views(moment.state, viewers).items():
            alone = view_bytes(self.case, moment.state, viewer)
            assert in_bytes(view) == alone, f"{viewer} sees more beside others"


def same_face(twin: State, seat: int, action: Action, chance: Chance) -> Action | None:
    """An action of the other seat in the twin that looks the same to everybody else, or None."""
    alike = [option for option in twin.options(seat) if option.face == action.face]
    return alike[chance.pick(len(alike))] if alike else None


def same_events(case: Case, true: list[Event], other: list[Event], viewer: int | None) -> bool:
    """Check that both lists read the same; return False if an event was meant to tell the viewer a secret."""
    for one, two in zip(true, other, strict=False):
        if one.taught(viewer) or two.taught(viewer):
            return False
        assert event_bytes(case, one, viewer) == event_bytes(case, two, viewer), (
            f"an event tells seat {viewer} a secret: {one} against {two}"
        )
    assert len(true) == len(other), f"the number of events tells seat {viewer} a secret"
    return True


def event_bytes(case: Case, event: Event, viewer: int | None) -> bytes:
    """Everything that the viewer gets of an event: its sentence and its data."""
    return in_bytes([case.game.read(event, viewer), case.game.vocabulary.data(event, viewer)])


def check_scramble_is_thorough(case: Case, games: int) -> None:
    """Check that every saved field is declared public or changes in a scramble for some viewer."""
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


class Imagine(Check):
    """An imagined state is legal, looks the same to the seat, and depends on nothing that the seat cannot
    know."""

    name = "imagine"

    def __init__(self, case: Case, seed: int) -> None:
        super().__init__(case, seed)
        self.chance = Chance(seed + 11)

    def before(self, moment: Moment) -> None:
        if moment.number % (4 if self.case.thorough else 12):
            return
        for viewer in self.case.viewers:
            self.imagine(moment, viewer)
        assert moment.state.digest() == moment.digest

    def imagine(self, moment: Moment, viewer: int | None) -> None:
        game, state = self.case.game, moment.state
        imagined = game.imagine(state, viewer, Chance(moment.number))
        game.check(imagined)
        assert everything_seen(self.case, imagined, viewer, self.seed) == moment.seen(viewer)
        twin = scrambled(self.case, state, viewer, self.chance)
        assert game.imagine(twin, viewer, Chance(moment.number)) == imagined, (
            f"imagining for {viewer} reads a secret"
        )


class Undo(Check):
    """Undo restores the exact state, and is offered only if the player has learnt nothing new."""

    name = "undo"
    least_evidence = 1

    def after(self, moment: Moment) -> None:
        table, seat = moment.table, moment.seat
        if table.can_undo(seat):
            self.evidence += 1
            self.check_offer(moment)
            self.undo_and_play_again(moment)
        for other in set(range(self.case.seats)) - {seat}:
            assert not table.can_undo(other), "undo past the decision of another seat"

    def check_offer(self, moment: Moment) -> None:
        entry, played = moment.table.entries[-1], moment.table.history[-1]
        assert not getattr(entry, "dealt", []), "luck was met, yet undo is offered"
        assert not (moment.state.agenda[-1].final and played.stop == "undo-final")
        seen = everything_seen(self.case, moment.table.state, moment.seat, self.seed)
        for k in range(3 if self.case.thorough else 1):
            imagined = self.case.game.imagine(moment.state, moment.seat, Chance(moment.number * 10 + k))
            imagined.apply(moment.seat, moment.action, Chance(moment.number))
            assert everything_seen(self.case, imagined, moment.seat, self.seed) == seen, (
                f"{moment.action} taught seat {moment.seat} a secret, yet undo is offered"
            )

    def undo_and_play_again(self, moment: Moment) -> None:
        table, seat = moment.table, moment.seat
        luck, entries, answer = table.chance.mark(), len(table.entries), table.answer(seat)
        asked = table.state.to_act()
        others = [table.answer(other) for other in asked]
        table.undo(seat)
        assert table.state.digest() == moment.digest, "undo did not restore the state"
        assert table.chance.mark() == luck, "undo took luck back"
        assert len(table.entries) == entries + 1, "an undo is an entry, not an erasure"
        assert table.answer(seat) > answer
        assert all(table.answer(other) > old for other, old in zip(asked, others, strict=True))
        table.play(moment.action, seat)
