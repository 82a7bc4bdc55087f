"""What it costs to load the lobby and a first table, and that nothing is loaded from other origins."""

from __future__ import annotations

import gzip
from collections.abc import Callable

from playwright.sync_api import Request, Response

from tests.browser.kit import Visitor

SCRIPTS = 130_000  # bytes of JavaScript up to the first table, compressed
TOO_SMALL_TO_COMPRESS = 1024  # bytes
REQUESTS = 45  # until the lobby can be used
NODES = 1_000  # in the document of the lobby


def is_the_page_s_own(request: Request) -> bool:
    """Whether the page sent it, not the service worker, which comes later and only fills its cache."""
    return request.service_worker is None and not request.url.endswith("/sw.js")


def test_scripts_up_to_the_first_camel_up_table(visit: Callable[..., Visitor]) -> None:
    ola = visit(fresh=True)
    answers: dict[str, Response] = {}

    def keep(answer: Response) -> None:
        if is_the_page_s_own(answer.request):
            answers[answer.url] = answer

    ola.context.on("response", keep)
    path = visit("Jan").open_table("camel-up", ["me", "open", "novice"])
    ola.go(path)
    ola.button("page-enter").wait_for()
    ola.page.get_by_label("Your name").fill("Ola")
    ola.page.keyboard.press("Enter")
    ola.button("page-sit").wait_for()
    scripts = {
        url: len(gzip.compress(one.body())) for url, one in list(answers.items()) if url.endswith(".js")
    }
    print(f"{sum(scripts.values())} bytes of JavaScript in {len(scripts)} files")
    assert 20_000 < sum(scripts.values()) <= SCRIPTS, scripts


def test_the_hall_takes_few_requests_is_small_and_its_scripts_are_kept(visit: Callable[..., Visitor]) -> None:
    """Only its own requests count; a game is loaded when somebody opens one of its tables."""
    ola = visit(fresh=True)
    answers: list[Response] = []
    asked: list[str] = []

    def note(request: Request) -> None:
        if is_the_page_s_own(request):
            asked.append(request.url)

    ola.context.on("request", note)
    ola.context.on("response", lambda answer: answers.append(answer))
    ola.go("/")
    ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
    ola.page.locator("article button.primary").first.wait_for()
    nodes = ola.page.evaluate("document.querySelectorAll('*').length")
    print(f"{len(asked)} requests, {nodes} elements")
    assert 3 < len(asked) <= REQUESTS, asked
    assert nodes <= NODES
    scripts = [
        answer for answer in answers if answer.url.endswith(".js") and is_the_page_s_own(answer.request)
    ]
    large = [answer for answer in scripts if len(answer.body()) > TOO_SMALL_TO_COMPRESS]
    assert large
    for answer in scripts:
        assert "immutable" in answer.headers.get("cache-control", "")
        assert answer not in large or answer.headers.get("content-encoding") in ("gzip", "br", "zstd")


def test_the_policy_forbids_what_others_could_slip_in(visit: Callable[..., Visitor]) -> None:
    ola = visit(fresh=True)
    ola.expect(
        "CSP: ", "Content Security Policy", "another origin: http://127.0.0.2", "failed: GET http://127.0.0.2"
    )
    answer = ola.page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    ola.page.locator("article").first.wait_for()
    assert ola.page.locator("script:not([src]), [onclick], [onload]").count() == 0
    assert ola.troubles == []
    ola.page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.slipped = true";
          document.body.append(script);
        }"""
    )
    ola.until(lambda: any("CSP: script-src" in trouble for trouble in ola.troubles))
    assert ola.page.evaluate("window.slipped") is None
