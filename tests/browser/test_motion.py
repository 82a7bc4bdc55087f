"""Motion: shown in order, never in the way, and none at all for those who want none."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import CDPSession, expect

from tests.browser.kit import Visitor

FRAME = 1000 / 60  # milliseconds
RUNNING = """() => document.getAnimations().filter((one) =>
  one.playState === "running" && one.effect.getComputedTiming().duration > 20).length"""
APPEARANCES = """(label) => {
  window.seen = 0;
  const wanted = `[aria-label="${label}"]`;
  const isThere = (node) => node instanceof Element && (node.matches(wanted) || node.querySelector(wanted));
  new MutationObserver((changes) => {
    window.seen += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isThere).length;
  }).observe(document.body, { childList: true, subtree: true });
}"""
FRAMES = """(milliseconds) => new Promise((resolve) => {
  const gaps = [];
  let last = performance.now();
  const begin = last;
  const look = (now) => {
    gaps.push(now - last);
    last = now;
    if (now - begin > milliseconds) resolve(gaps.slice(1));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


def roll(ola: Visitor) -> None:
    ola.decide(lambda: ola.hit(ola.page.locator('[data-spot="pyramid"].open')))


def test_who_wants_no_motion_sees_none(visit: Callable[..., Visitor]) -> None:
    """The picture is at once the newest, so that there is nothing to skip."""
    ola = visit("Ola", motion=False)
    ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    watch_for(ola, ola.words("page-skip"))
    for _ in range(3):
        roll(ola)
        ola.until(lambda: ola.options or ola.over)
    assert ola.page.evaluate("window.seen") == 0
    assert ola.page.evaluate(RUNNING) == 0


def test_motion_is_shown_and_can_be_skipped(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", motion=True)
    ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    roll(ola)
    skip = ola.button("page-skip")
    skip.wait_for()
    assert (
        ola.page.locator(".target.open, .free").count() == 0
    )  # while things move nothing on the board can be chosen
    ola.until(lambda: ola.options)
    if skip.count():
        skip.click()
    expect(skip).to_have_count(0)
    ola.page.locator('[data-spot="pyramid"].open').wait_for()


def test_a_choice_does_not_wait_for_the_motion(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", motion=True)
    ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    ola.page.locator("#tab-choices").click()
    roll(ola)
    ola.until(lambda: ola.options)
    before = ola.play["answer"]
    ola.choose_by_keys(len(ola.options))
    ola.until(lambda: ola.play["answer"] != before)


def test_the_speed_is_chosen_and_remembered(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", motion=True)
    ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    ola.button("page-table-settings").click()
    ola.page.get_by_label("Animation").select_option(label="off")
    ola.page.keyboard.press("Escape")
    watch_for(ola, ola.words("page-skip"))
    # What is under way may still be told at the old speed; the next show is not.
    roll(ola)
    ola.until(lambda: ola.options or ola.over)
    expect(ola.button("page-skip")).to_have_count(0)
    ola.page.evaluate("window.seen = 0")
    roll(ola)
    ola.until(lambda: ola.options or ola.over)
    assert ola.page.evaluate("window.seen") == 0
    ola.page.reload()
    ola.button("page-table-settings").click()
    expect(ola.page.get_by_label("Animation")).to_have_value("0")


def watch_for(ola: Visitor, label: str) -> None:
    """Counts how often something with this label appears, however short."""
    ola.page.evaluate(APPEARANCES, label)


def test_sixty_frames_a_second_while_camels_move(visit: Callable[..., Visitor]) -> None:
    """What a frame costs the page's own thread, in processor time: that is the same on a busy machine, and
    has to leave room for sixty of them in a second."""
    ola = visit("Ola", motion=True)
    ola.sit_down_to("camel-up", ["me"] + ["novice"] * 7)
    devtools = ola.context.new_cdp_session(ola.page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    gaps: list[float] = []
    spent = 0.0
    for _ in range(3):
        roll(ola)
        before = busy(devtools)
        gaps += ola.page.evaluate(FRAMES, 1500)
        spent += busy(devtools) - before
        ola.until(lambda: ola.options)
        if (skip := ola.button("page-skip")).count():
            skip.click()
    cost = 1000 * spent / len(gaps)
    usual = sorted(gaps)[len(gaps) // 2]
    print(f"{cost:.1f} ms of work for a frame; {len(gaps)} frames, half of them within {usual:.1f} ms")
    assert cost < FRAME


def busy(devtools: CDPSession) -> float:
    """Seconds of work that the page's thread has done."""
    metrics = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])
