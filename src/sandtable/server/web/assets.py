"""Serves the files of the built page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = STATIC / "index.html"
OTHERS: Final = ("api", "ws", "assets")  # paths that programs request: they get a bare 404
NOT_BUILT: Final = "The page is not built. In a checkout, python3 run.py play builds it.\n"


def page(status: int = 200) -> Response:
    """The page, which is the same for all paths: it decides itself what to show."""
    if not INDEX.is_file():
        return Response(NOT_BUILT, 503, media_type="text/plain")
    return FileResponse(INDEX, status, {"Cache-Control": "no-cache"})


class Assets(StaticFiles):
    """Static files. Assets are cached for ever, as their names change with their content.

    The names of other files, such as the service worker's, stay the same, so browsers ask each time. For an
    unknown path the page shows that there is nothing.
    """

    def __init__(self) -> None:
        super().__init__(directory=STATIC, check_dir=False)

    async def check_config(self) -> None:
        """Allow the folder to be missing; then every path says that the page is not built."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not INDEX.is_file():
            return page()
        first = Path(path).parts[:1]
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or first in [(other,) for other in OTHERS]:
                raise
            return page(404)
        forever = first == ("assets",)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if forever else "no-cache"
        return response
