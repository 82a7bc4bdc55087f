"""Five Tribes: meeples are dropped by figure, path and key, and the path they took stays visible."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.five_tribes_states import positions
from tests.browser.kit import Visitor
from tests.browser.laid import Positions, Shelf

WINDOWS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
OUT_OF_SIGHT = """(boxes) => boxes.filter((box) => {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const column = box.closest(".middle")?.getBoundingClientRect();
  const [upper, lower] = column ? [column.top, column.bottom] : [0, innerHeight];
  return top < upper - 1 || bottom > lower + 1 || left < 0 || right > innerWidth;
}).map((box) => box.className || box.outerHTML.slice(0, 80))"""
EVERYTHING = ".five-tribes :is(.land, .track button, .market button, .offer button, .goods .values, .where)"


def test_the_whole_table_is_in_sight(visit: Callable[..., Visitor], shelf: Shelf) -> None:
    """Board, turn order, the whole market, djinns, goods and buttons are visible without scrolling."""
    ola = visit("Ola", language="ru")
    positions(shelf, ola).lay("pick-up")
    for size in WINDOWS:
        ola.resize(size)
        assert ola.measure("document.documentElement.scrollHeight <= innerHeight"), size
        assert ola.page.locator(EVERYTHING).count() > 20
        assert (size, ola.page.locator(EVERYTHING).evaluate_all(OUT_OF_SIGHT)) == (size, [])


def test_meeples_are_sown_by_figures_and_keys_and_by_drawing(
    visit: Callable[..., Visitor], shelf: Shelf
) -> None:
    table = positions(shelf, visit("Ola"))
    for plays in (
        by_figures_and_keys,
        by_one_figure_of_five,
        by_drawing,
        by_drawing_where_the_order_matters,
        kills_with_one_press,
    ):
        plays(table, table.ola)


def by_figures_and_keys(table: Positions, ola: Visitor) -> None:
    """Three meeples of C3 go west; a reloaded page knows the path that they took."""
    table.lay("pick-up")
    ola.decide(lambda: ola.hit(ground(ola, "c3")))
    ola.decide(lambda: ola.hit(figure(ola, "c2", "builder")))
    assert tokens(ola) == 1
    ola.page.reload()
    expect(ola.page.locator(".trail .token")).to_have_count(1)
    number = list(ola.play["view"]["in_hand"]).index("assassin") + 1

    def type_it() -> None:
        ola.page.keyboard.press(str(number))
        ola.page.keyboard.press("ArrowLeft")

    ola.until(lambda: ola.options)
    ola.decide(type_it)
    assert meeples(ola, "b2")["assassin"] == 1
    assert tokens(ola) == 2


def by_one_figure_of_five(table: Positions, ola: Visitor) -> None:
    """However many figures are offered, the one that is clicked at first sight is the one that is dropped."""
    table.lay("sow")
    ola.decide(lambda: figure(ola, "c4", "merchant").click())
    assert meeples(ola, "c4") == {"merchant": 1}


def by_drawing(table: Positions, ola: Visitor) -> None:
    """The only assassin on C5 joins the one on D5: there is only one order, so it is played immediately."""
    table.lay("pick-up")
    draw(ola, "c5", "d5")
    ola.until(lambda: ola.play["view"]["final_tile"] == "d5")
    assert ola.play["view"]["in_hand"] == {"assassin": 2}


def by_drawing_where_the_order_matters(table: Positions, ola: Visitor) -> None:
    """Several orders lead along this path, so the page asks for one; a path that is too short is ignored."""
    table.lay("pick-up")
    draw(ola, "c3", "c2", "b2")
    expect(ola.page.locator(".planner")).to_have_count(0)
    draw(ola, "c3", "c2", "b2", "b3")
    expect(ola.page.locator(".planner .way").first).to_be_visible()
    assert ola.page.locator(".planner .way").count() > 1
    ola.hit(ola.page.locator(".planner .way").first)
    ola.until(lambda: ola.play["view"]["final_tile"] == "b3")


def kills_with_one_press(table: Positions, ola: Visitor) -> None:
    table.lay("kill")
    before = meeples(ola, "b1")["builder"]
    ola.decide(lambda: ola.hit(figure(ola, "b1", "builder")))
    assert meeples(ola, "b1").get("builder", 0) == before - 1


def draw(ola: Visitor, *tiles: str) -> None:
    """Drag over these tiles, with a pointer that moves as a hand would."""
    boxes = [ground(ola, tile).bounding_box() for tile in tiles]
    for number, box in enumerate(boxes):
        assert box is not None
        ola.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if number == 0:
            ola.page.mouse.down()
    ola.page.mouse.up()


def meeples(ola: Visitor, tile: str) -> dict[str, int]:
    found: dict[str, int] = next(one["meeples"] for one in ola.play["view"]["tiles"] if one["name"] == tile)
    return found


def tokens(ola: Visitor) -> int:
    return ola.page.locator(".trail .token").count()


def ground(ola: Visitor, tile: str) -> Locator:
    """A spot on a tile where no figure stands."""
    return ola.page.locator(f'[data-spot="tile.{tile}"] .value')


def figure(ola: Visitor, tile: str, tribe: str) -> Locator:
    return ola.page.locator(f'[data-spot="tile.{tile}"] [data-figure="{tribe}"]').first
