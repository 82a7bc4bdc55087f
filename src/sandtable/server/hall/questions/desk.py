"""Takes questions about a position to the process that answers them."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sandtable.core.chance import Chance
from sandtable.core.registry import game
from sandtable.core.state import State
from sandtable.server.hall.questions.worker import Answered, Asked
from sandtable.server.hall.side_process import SideProcess
from sandtable.server.table.refusal import Refusal

WORKER: Final = "sandtable.server.hall.questions.worker"
PATIENCE: Final = 10.0  # seconds for one answer before the process is killed; the longest takes a tenth
MOST_WAITING: Final = 200  # questions in the queue; more are refused
MOST_OF_A_GUEST: Final = 10  # questions of one guest in the queue
answers: Final[msgspec.msgpack.Decoder[Answered]] = msgspec.msgpack.Decoder(Answered)


class QuestionFailed(Exception):
    """A bug of ours in an answer; the message is its type and place."""


class QuestionDesk:
    """Answers the questions of guests, who take turns if many ask at once."""

    def __init__(self) -> None:
        self._side = SideProcess(WORKER, PATIENCE, MOST_WAITING, MOST_OF_A_GUEST)

    async def answer(
        self, state: State, seat: int | None, question: str, words: dict[str, Any], guest: str
    ) -> msgspec.Raw:
        """The answer as JSON. Only a state that the seat imagined leaves this process."""
        name = state.setting.game
        imagined = game(name).imagine(state, seat, Chance(0))
        asked = Asked(name, imagined.to_data(), seat, question, words)
        found = answers.decode(await self._side.ask(msgspec.json.encode(asked), guest))
        if found.refused:
            raise Refusal(found.refused)
        if found.failure:
            raise QuestionFailed(found.failure)
        return msgspec.Raw(found.body)

    async def close(self) -> None:
        await self._side.close()
