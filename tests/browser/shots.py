"""Screenshots of the pages for people to look at.

`python -m tests.browser.shots` writes them and index.html to shots/; `python -m tests.browser.shots hall end`
takes only these scenes. `python -m tests.browser.shots --readme` makes only the picture of the README,
docs/hall.webp.
"""

from __future__ import annotations

import base64
import html
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser

import sandtable
import ui.make
from sandtable.locales.language import LANGUAGES
from tests.browser.camel_up_states import ToldRace, finished, tower
from tests.browser.chromium import running_browser
from tests.browser.kit import DESKTOP, PHONE, Visitor
from tests.browser.laid import Shelf
from tests.server.kit import RunningHall, seeded

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "shots"
RECORDS: Final = ROOT / "tests" / "records"
README: Final = ROOT / "docs" / "hall.webp"
LARGEST: Final = 150_000  # bytes of the README's picture
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
LIGHTS: Final[dict[str, Literal["light", "dark"]]] = {"day": "light", "night": "dark"}
TO_WEBP: Final = """async ([png, width, quality]) => {
  const picture = new Image();
  picture.src = "data:image/png;base64," + png;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((picture.height * width) / picture.width);
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


class Shots:
    """One hall, one browser, and the tables that all visitors look at."""

    def __init__(self, browser: Browser, hall: RunningHall) -> None:
        self.browser = browser
        self.hall = hall
        self.host = Visitor(browser, hall.url, "Ola")
        self.shelf = Shelf(hall.data)
        self.cookies = self.host.context.cookies()

    def look(
        self,
        size: dict[str, int] = DESKTOP,
        theme: Literal["light", "dark"] = "light",
        language: str = "en",
        hints: bool = False,
    ) -> Visitor:
        """The same host on another device."""
        visitor = Visitor(self.browser, self.hall.url, size=size, theme=theme, language=language, hints=hints)
        visitor.context.add_cookies(
            [{"name": one["name"], "value": one["value"], "url": self.hall.url} for one in self.cookies]
        )
        return visitor

    # --- tables -------------------------------------------------------------------------------------------

    def waiting(self) -> str:
        path = self.host.open_table("camel-up", ["me", "open", "novice", "open"], listed=True)
        jan = Visitor(self.browser, self.hall.url, "Jan")
        jan.go(path)
        jan.button("page-sit").first.click()
        jan.button("page-stand", number=2).wait_for()
        jan.context.close()
        return path

    def in_play(self, game: str, seats: int, enough: Callable[[Visitor], bool], seed: int) -> str:
        """Play at random, by the list of choices, until there is enough to see."""
        host = self.host
        path = host.sit_down_to(game, ["me"] + ["novice"] * (seats - 1), listed=True)
        host.page.locator("#tab-choices").click()
        ways = seeded(seed)

        def choose() -> None:
            quiet = [at for at, action in enumerate(host.options, 1) if action != "roll"] or [1]
            host.choose_by_keys(quiet[next(ways) % len(quiet)])

        while not host.over and not (host.options and enough(host)):
            host.decide(choose)
            host.until(lambda: host.options or host.over)
        return path

    def laid(self, position: ToldRace) -> str:
        return position.lay(self.shelf, self.host)

    def imported(self, game: str) -> str:
        """Import a record; return the path of the finished game."""
        record = next(iter(sorted((RECORDS / game).glob("*.json"))))
        answer = self.host.request.post("/api/records", data=record.read_bytes())
        assert answer.ok, answer.text()
        return f"/t/{answer.json()['id']}"


def middle(visitor: Visitor) -> bool:
    return bool(visitor.play["answer"] >= 25)


def nothing(visitor: Visitor) -> None:
    pass


class Scene(NamedTuple):
    """Where to go, what must be visible there, and what to do before the picture is taken."""

    name: str
    path: str
    sign: str
    act: Callable[[Visitor], None] = nothing
    hints: bool = False


def scenes(shots: Shots) -> Iterator[Scene]:
    yield Scene("open-table", "/", "article", act=open_dialog)
    yield Scene("waiting-room", shots.waiting(), ".seats li")
    full = shots.laid(tower())
    yield Scene("camel-up", full, ".board")
    yield Scene("odds", shots.laid(tower(12)), ".board", act=open_odds)
    yield Scene("settings", full, ".board", act=open_settings)
    yield Scene("coach", full, "aside", hints=True)
    yield Scene("end", shots.laid(finished()), "#end")
    for game in sandtable.games()[1:]:
        yield Scene(game, shots.in_play(game, sandtable.game(game).seats[-1], middle, 7), ".board")
        yield Scene(f"{game}-end", shots.imported(game), "#end")
    for game in sandtable.games():
        yield Scene(f"rules-{game}", f"/rules/{game}", "main h2")
    yield Scene("replay", shots.imported("camel-up") + "#replay=12", "#replay")
    yield Scene("hall", "/", ".sheet.turn")  # by now its lists contain tables
    yield Scene("nowhere", "/t/aaaaaaaaaaaaaaaa", "h1")


def open_dialog(visitor: Visitor) -> None:
    visitor.page.locator("article .ways button:not(.primary)").first.click()
    visitor.page.locator("dialog").wait_for()


def open_odds(visitor: Visitor) -> None:
    visitor.button("camel-up-page-odds").click()
    visitor.page.locator(".odds table").wait_for()


def open_settings(visitor: Visitor) -> None:
    visitor.button("page-table-settings").click()
    visitor.page.locator("dialog").wait_for()


def take_all(shots: Shots, wanted: list[str]) -> list[str]:
    """Take all scenes, or those named: on each device by day in each language, and in English at night."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    made = []
    for scene in scenes(shots):
        if wanted and scene.name not in wanted:
            continue
        for (device, size), (light, theme), language in product(SIZES.items(), LIGHTS.items(), LANGUAGES):
            if language != "en" and light == "night":
                continue
            name = f"{scene.name}-{device}-{light}-{language}.png"
            visitor = shots.look(size, theme, language, hints=scene.hints)
            show(visitor, scene)
            whole = device == "phone" and not visitor.page.locator("dialog").count()
            visitor.page.screenshot(path=FOLDER / name, full_page=whole)
            visitor.context.close()
            made.append(name)
            print(name, flush=True)
    return made


def show(visitor: Visitor, scene: Scene) -> None:
    visitor.go(scene.path)
    visitor.page.locator(scene.sign).first.wait_for()
    scene.act(visitor)
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.wait_for_load_state("networkidle")


def contact_sheet(names: list[str]) -> None:
    cells = "".join(
        f'<a href="{name}"><img loading="lazy" src="{name}"><br>{name}</a>'
        for name in map(html.escape, names)
    )
    style = "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}img{height:360px}"
    page = f"<!doctype html><meta charset=utf-8><title>Sandtable</title><style>{style}</style>{cells}"
    (FOLDER / "index.html").write_text(page, "utf-8")


def for_the_readme(shots: Shots) -> None:
    """Take a picture of a busy table, in the best quality that the largest file size allows."""
    visitor = shots.look()
    show(visitor, next(scene for scene in scenes(shots) if scene.name == "camel-up"))
    png = base64.b64encode(visitor.page.screenshot()).decode()
    blank = shots.browser.new_page()
    for quality in (0.9, 0.8, 0.7, 0.6, 0.5):
        picture = base64.b64decode(blank.evaluate(TO_WEBP, [png, 1200, quality]))
        if len(picture) < LARGEST:
            break
    README.write_bytes(picture)
    print(f"{README.relative_to(ROOT)}: {len(picture)} bytes")


def main() -> None:
    ui.make.build()
    with (
        tempfile.TemporaryDirectory() as home,
        RunningHall(Path(home) / "data", "--no-pauses", "--no-limits") as hall,
        running_browser() as browser,
    ):
        shots = Shots(browser, hall)
        if "--readme" in sys.argv:
            for_the_readme(shots)
            return
        names = take_all(shots, sys.argv[1:])
    contact_sheet(names)
    print(f"{len(names)} pictures: {FOLDER / 'index.html'}")


if __name__ == "__main__":
    main()
