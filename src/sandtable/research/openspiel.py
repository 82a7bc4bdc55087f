"""OpenSpiel: the games with explicit chance nodes, registered as `sandtable_camel_up` and so on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

import sandtable
from sandtable.core.chance import Chance
from sandtable.core.errors import BadSetup
from sandtable.games.camel_up.state import CamelUp
from sandtable.research.asking import AskedGame
from sandtable.research.batch import recalling, rewards_of
from sandtable.research.encoder import Encoder, encoder, faces, observable
from sandtable.research.layout import Layout

MOST_OUTCOMES: Final = 128  # of one pick: the largest is a meeple out of 90
LONGEST: Final = 100_000  # decisions and picks of luck; a random game has a few hundred
FIRST_LEG: Final = 1


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is untyped
    """A game in progress as OpenSpiel sees it: chance, a seat, or the end."""

    def __init__(self, game: Any, played: AskedGame) -> None:
        super().__init__(game)
        self.played = played

    def current_player(self) -> Any:
        if self.played.distribution:
            return pyspiel.PlayerId.CHANCE
        seat = self.played.seat
        return pyspiel.PlayerId.TERMINAL if seat is None or self.is_terminal() else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(option.id for option in self.played.options()) if player == self.played.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.played.distribution

    def _apply_action(self, action: int) -> None:
        if self.played.distribution:
            self.played.tell(action)
        else:
            self.played.play(self.played.game.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return str(self.played.game.actions[action].text)

    def is_terminal(self) -> bool:
        return self.played.state is not None and not self.played.distribution and self.played.seat is None

    def returns(self) -> list[float]:
        seats = self.played.setting.seats
        outcome = self.played.state.outcome() if self.played.state and self.is_terminal() else None
        return rewards_of(outcome.winners, seats) if outcome else [0.0] * seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, for information-set Monte Carlo search."""
        luck = Chance(int(sampler() * (1 << 53)))
        return type(self)(self.get_game(), self.played.imagined(player, luck))

    def __str__(self) -> str:
        if self.played.state is None:
            return f"set-up {self.played.outcomes}"
        waiting = f"\nluck for {self.played.pending}" if self.played.distribution else ""
        return str(self.played.state) + waiting


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players; an information-state tensor has the last `recall` decisions."""

    name = ""
    short_name = ""
    state_class: type[SpielState] = SpielState
    parameters: ClassVar[dict[str, Any]] = {"players": 3, "recall": 32}
    bounds = (-1.0, 1.0)

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = self.parameters | (params or {})
        self.seats = int(given["players"])
        self.encoder: Encoder = encoder(self.name, self.seats)
        self.given = given
        actions = len(self.encoder.game.actions)
        self.faces = faces(self.encoder.game)
        self.layouts = {
            False: self.encoder.layout,
            True: recalling(self.encoder.layout, int(given["recall"]), self.seats, actions),
        }
        low, high = self.bounds
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(type(self)), info, params or {})

    def new_initial_state(self) -> SpielState:
        return self.state_class(self, AskedGame(self.encoder.game, self.seats))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise BadSetup(f"observations have no parameters, not {params}")
        return SeatObserver(self, kind.perfect_recall)


class SeatObserver:
    """Writes observations and information states as tensors with named pieces, and as text."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.encoder, self.faces = game.encoder, game.faces
        self.perfect_recall = perfect_recall
        self.layout: Layout = game.layouts[perfect_recall]
        self.tensor = np.zeros(self.layout.length, np.float32)
        self.dict = {name: self.tensor[part.span] for name, part in self.layout.items()}
        self.scale = np.asarray([part.most for part in self.layout.values() for _ in range(part.length)])

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor; zeros during the set-up, when nobody has seen anything."""
        self.tensor.fill(0)
        if state.played.state is None:
            return
        length = self.encoder.layout.length
        self.tensor[:length] = self.encoder.observe(state.played.state, player)
        if "recalled" in self.dict:
            self._recall(state.played, player)
        self.tensor /= self.scale

    def _recall(self, played: AskedGame, player: int) -> None:
        numbers: list[int] = []
        for seat, action in reversed(played.decisions):
            seen = action if seat == player else self.faces[action]
            numbers += [(seat - player) % self.encoder.seats + 1, seen + 1]
        kept = self.dict["recalled"]
        kept[: len(numbers)] = numbers[: len(kept)]

    def string_from(self, state: SpielState, player: int) -> str:
        """The observation as text; for an information state, with everything the seat has seen before."""
        if state.played.state is None:
            return "set-up"
        text = self.encoder.text(state.played.state, player)
        return f"{player}: {state.played.history(player)}{text}" if self.perfect_recall else text


class LegState(SpielState):
    """The end of one leg of Camel Up: players take tickets or roll until the leg is scored."""

    @property
    def race(self) -> CamelUp:
        assert isinstance(self.played.state, CamelUp)
        return self.played.state

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.played.seat:
            return []
        return sorted(option.id for option in self.played.options() if option.verb in ("leg", "roll"))

    def is_terminal(self) -> bool:
        return not self.played.distribution and (not self.race.agenda or self.race.leg > FIRST_LEG)

    def returns(self) -> list[float]:
        seats = self.played.setting.seats
        if not self.is_terminal():
            return [0.0] * seats
        money = [int(self.race.money(seat)) for seat in range(seats)]
        return [amount - sum(money) / seats for amount in money]


class LegGame(SpielGame):
    """A small game: the last `rolls` rolls of the first leg, from a position that `seed` deals.

    Only tickets and the pyramid are allowed. The utility is the money at the end of the leg minus the mean.
    """

    name = "camel-up"
    short_name = "sandtable_camel_up_leg"
    state_class = LegState
    parameters: ClassVar[dict[str, Any]] = {"players": 3, "recall": 16, "rolls": 1, "seed": 1}
    bounds = (-60.0, 60.0)

    def new_initial_state(self) -> SpielState:
        rolls = int(self.given["rolls"])
        if rolls not in range(1, 6):
            raise BadSetup(f"a leg has 1 to 5 rolls left, not {rolls}")
        played = AskedGame(self.encoder.game, self.seats, {"setup_order": "random"})
        luck = Chance(int(self.given["seed"]))
        decided = 0
        while played.distribution or decided < 5 - rolls:
            if played.distribution:
                played.tell(played.distribution[luck.pick(len(played.distribution))][0])
            else:
                played.play(played.game.action("roll"))
                decided += 1
        return self.state_class(self, played)


def game_type(kind: type[SpielGame]) -> Any:
    """What OpenSpiel wants to know about a game before there is one."""
    seats = sandtable.game(kind.name).seats
    return pyspiel.GameType(
        short_name=kind.short_name,
        long_name=sandtable.game(kind.name).title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=kind.parameters,
    )


def register() -> list[str]:
    """Make the games known to `pyspiel.load_game`, once; return their names.

    >>> from sandtable.research.openspiel import register
    >>> register()[0]
    'sandtable_camel_up'
    """
    kinds = [whole_game(name) for name in observable()] + [LegGame]
    known = pyspiel.registered_names()
    for kind in kinds:
        if kind.short_name not in known:
            pyspiel.register_game(game_type(kind), kind)
    return [kind.short_name for kind in kinds]


def whole_game(name: str) -> type[SpielGame]:
    """The class of a whole game."""
    fields = {"name": name, "short_name": f"sandtable_{name.replace('-', '_')}"}
    return type("SpielGame", (SpielGame,), fields)
