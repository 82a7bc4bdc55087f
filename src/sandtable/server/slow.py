"""A connection whose other side does not read is cut: what waits for it would wait for ever."""

from __future__ import annotations

from typing import ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sandtable.server.timekeeper import Timekeeper, Timer

STUCK: Final = 10.0  # seconds in which nothing of a full buffer was read


class PatientProtocol(WebSocketsSansIOProtocol):
    """uvicorn's sockets, which by themselves close politely: after the last byte was read."""

    time: ClassVar[Timekeeper]
    patience: Timer | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.patience = self.time.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._calm()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._calm()

    def _calm(self) -> None:
        if self.patience:
            self.patience.cancel()
            self.patience = None


def patient_protocol(keeper: Timekeeper) -> type[PatientProtocol]:
    """uvicorn makes one for each connection, and knows nothing of our time."""

    class Protocol(PatientProtocol):
        time = keeper

    return Protocol
