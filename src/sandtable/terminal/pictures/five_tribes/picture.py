"""Five Tribes in the terminal: the Sultanate in colours, drawn from a view.

Nothing depends on colour alone: tribes have letters, blue values square brackets and red ones round brackets,
camels the number of their owner. A screen of 100 columns has room for all words on the tiles, one of 80
columns for most of them.
"""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.message import Message
from sandtable.games.five_tribes.board import (
    DJINN_NAMES,
    PAYMENT_ELDERS,
    PAYMENT_FAKIRS,
    PLACE_NAMES,
    TRIBE_NAMES,
)
from sandtable.games.five_tribes.djinns.card import Djinn
from sandtable.games.five_tribes.djinns.deck import DJINNS
from sandtable.games.five_tribes.djinns.occasional import KUMARBI_CARD
from sandtable.games.five_tribes.view import FiveTribesView, Player
from sandtable.terminal.parts.flow import Flow
from sandtable.terminal.pictures.five_tribes.board import (
    FAKIR,
    QUIET,
    SEATS,
    TRIBES,
    board,
    camel,
    legend,
    piece,
)
from sandtable.terminal.sentences import Labels, Words

# The labels of the picture, in locales/<language>/five-tribes.ftl. It also uses words of the score sheet:
# gold, viziers, elders, djinns.
BOARD_KEYS: Final[dict[str, tuple[str, ...]]] = {
    **{f"five-tribes-board-place-{place}": () for place in PLACE_NAMES},  # on a tile
    **{f"five-tribes-board-short-{place}": () for place in PLACE_NAMES},  # on a narrow tile: 12 letters
    **{
        f"five-tribes-board-letter-{tribe}": () for tribe in TRIBE_NAMES
    },  # one letter, different for each tribe
    "five-tribes-board-letter-fakir": (),  # in the cost of a djinn, next to the letter of the elder
    "five-tribes-board-blue": (),  # legend: a value printed in blue
    "five-tribes-board-red": (),
    "five-tribes-board-camel": (),
    "five-tribes-board-round": (),  # label: the number of the round
    "five-tribes-board-bid-order": (),  # label: the markers on the Bid Order Track, in order
    "five-tribes-board-turn-order": (),  # label: the spots of the Turn Order Track, the most expensive first
    "five-tribes-board-sits-out": (),  # label: the player whose marker could not bid
    "five-tribes-board-in-hand": (),  # label: the meeples being sown, or collected and about to act
    "five-tribes-board-market": (),  # label: the face-up resources
    "five-tribes-board-suit": (),  # label: the goods offered for sale
    "five-tribes-board-discards": (),  # label: the discarded resources
    "five-tribes-board-supply": (),  # label: the supply
    "five-tribes-board-bag": (),  # label: meeples in the bag; the number follows, as for the next four
    "five-tribes-board-palms": (),
    "five-tribes-board-palaces": (),
    "five-tribes-board-deck": (),  # resource cards in the deck
    "five-tribes-board-djinn-deck": (),  # djinns in the deck
    "five-tribes-board-djinn-discards": (),  # label: the discarded djinns
    "five-tribes-board-face-up": (),  # headline: djinns that can be taken
    "five-tribes-board-own": (),  # headline: the viewer's djinns
    "five-tribes-board-looking-at": (),  # headline: djinns that Sibittis shows
    "five-tribes-board-points": (),  # column: the value of a djinn
    "five-tribes-board-cost": (),  # column: the cost of its power
    "five-tribes-board-power": (),  # column: its power
    "five-tribes-board-used": (),  # after the name of a djinn that cannot be used again yet
    "five-tribes-board-player": (),  # column: the player's name
    "five-tribes-board-camels": (),  # column: camels left
    "five-tribes-board-cards": (),  # column: number of cards in hand; label: the cards you see
}
STYLES: Final = {"good.fakir": FAKIR, **{f"tribe.{tribe}": paint.name for tribe, paint in TRIBES.items()}}
START: Final = "►"
NEXT: Final = " ›"
BEHIND: Final = " │"  # ends the reach of a market
REACH: Final = 3  # cards within reach of a small market; a large one reaches twice as many


class FiveTribesPicture:
    """Board, tracks, market, djinns and players, as wide as the screen allows."""

    def __init__(self, view: FiveTribesView, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, words = self.view, self.words
        say = words.labels("board")
        yield board(view, words, say, options.max_width)
        yield legend(words, say)
        yield ""
        yield _facts(view, words, say)
        yield ""
        yield _djinns(view, words, say)
        yield ""
        yield _players(view, words, say)
        yield _hands(view, words, say)


def picture(view: FiveTribesView, words: Words) -> FiveTribesPicture:
    return FiveTribesPicture(view, words)


# --- tracks, market, supply --------------------------------------------------------------------------


def _facts(view: FiveTribesView, words: Words, say: Labels) -> Grid:
    facts = Grid.grid(padding=(0, 2, 0, 0))
    facts.add_column(style=QUIET, no_wrap=True)
    facts.add_row(say("round"), Text(str(view.round), style="bold"))
    facts.add_row(say("bid-order"), _bid_order(view, words))
    facts.add_row(say("turn-order"), _track(view, words))
    if view.sitting_out is not None:
        facts.add_row(say("sits-out"), _marker(view.sitting_out, words))
    if view.in_hand:
        facts.add_row(say("in-hand"), _in_hand(view, words, say))
    facts.add_row(say("market"), _market(view, words))
    if view.suit:
        facts.add_row(say("suit"), Flow([_good(good, words) for good in view.suit]))
    if view.market_discards:
        facts.add_row(say("discards"), _cards(view.market_discards, words))
    facts.add_row(say("supply"), _supply(view, say))
    if view.djinn_discards or view.djinns_face_down:
        facts.add_row(say("djinn-discards"), _gone(view, words))
    return facts


def _nothing() -> Text:
    return Text("–", style=QUIET)


def _marker(seat: int, words: Words) -> Text:
    return Text.assemble((words.name(seat), SEATS[seat]))


def _bid_order(view: FiveTribesView, words: Words) -> Flow:
    markers = [_marker(seat, words) for seat in view.bid_order] or [_nothing()]
    return Flow([*[Text.assemble(marker, NEXT) for marker in markers[:-1]], markers[-1]], gap=1)


def _track(view: FiveTribesView, words: Words) -> Flow:
    """Draw the Turn Order Track from the most expensive spot down, which is the order of play."""
    spots = []
    for spot in reversed(view.turn_order):
        who = Text(" ·", style=QUIET) if spot.seat is None else Text.assemble(": ", _marker(spot.seat, words))
        steps = words.mark(f"bid {spot.cost}") if spot.seat is None else ""
        spots.append(Text.assemble((f"{steps}{spot.cost}", "bold"), who))
    return Flow(spots)


def _in_hand(view: FiveTribesView, words: Words, say: Labels) -> Flow:
    pieces = [piece(tribe, say) for tribe, number in view.in_hand.items() for _ in range(number)]
    helpers = [Text(f"+ {words.word(f'djinn.{djinn}')}", style="bold") for djinn in view.acting]
    return Flow([*pieces, *helpers], gap=1)


def _market(view: FiveTribesView, words: Words) -> Flow:
    """Draw the numbered cards of the market; a bar ends the reach of a small and of a large market."""
    cards = [
        Text.assemble((words.mark(f"buy {place}"), "bold"), (f"{place} ", QUIET), _good(good, words))
        for place, good in enumerate(view.market, 1)
    ]
    reach = [Text("  ").join(cards[start : start + REACH]) for start in range(0, len(cards), REACH)]
    if not reach:
        return Flow([_nothing()])
    reach[0] = Text.assemble((f"{START} ", "bold"), reach[0])
    return Flow([*[Text.assemble(group, (BEHIND, QUIET)) for group in reach[:-1]], reach[-1]])


def _good(good: str, words: Words) -> Text:
    return Text.assemble((words.word(f"good.{good}"), STYLES.get(f"good.{good}", "")))


def _cards(cards: dict[str, int], words: Words) -> Flow:
    return Flow([_good(good, words).append(_more(number), style="bold") for good, number in cards.items()])


def _more(number: int) -> str:
    return f" ×{number}" if number > 1 else ""


def _supply(view: FiveTribesView, say: Labels) -> Flow:
    left = {
        "bag": view.bag,
        "palms": view.palms,
        "palaces": view.palaces,
        "deck": view.market_deck,
        "djinn-deck": view.djinn_deck,
    }
    return Flow([Text.assemble(f"{say(pile)}: ", (str(number), "bold")) for pile, number in left.items()])


def _score_word(line: str, words: Words) -> str:
    return words.say(Message(f"five-tribes-score-{line}"))


def _gone(view: FiveTribesView, words: Words) -> Flow:
    shown = [Text(words.word(f"djinn.{djinn}")) for djinn in view.djinn_discards]
    return Flow([*shown, *[Text("?", style=QUIET)] * view.djinns_face_down])


# --- the djinns --------------------------------------------------------------------------------------


def _djinns(view: FiveTribesView, words: Words, say: Labels) -> Grid:
    """List the djinns on display, those the viewer looks at and the viewer's own: value, cost, power."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    grid.add_column(say("face-up"), no_wrap=True)
    grid.add_column(say("points"), no_wrap=True, justify="right")
    grid.add_column(say("cost"), no_wrap=True)
    grid.add_column(say("power"))
    for djinn in view.djinns:
        grid.add_row(*_djinn(djinn, view, words, say))
    own = view.players[view.seat].djinns if view.seat is not None else []
    for title, djinns in (("looking-at", view.looking_at or []), ("own", own)):
        if djinns:
            grid.add_row(Text(say(title), style=QUIET))
        for djinn in djinns:
            grid.add_row(*_djinn(djinn, view, words, say))
    return grid


def _djinn(djinn: str, view: FiveTribesView, words: Words, say: Labels) -> list[Text]:
    card = DJINNS[DJINN_NAMES.index(djinn)]
    return [
        _djinn_name(djinn, view, words, say),
        Text(str(card.value)),
        _cost(card, say),
        Text(words.word(f"power.{djinn}")),
    ]


def _cost(card: Djinn, say: Labels) -> Text:
    """List the ways to pay for a djinn's power; Kumarbi takes any number of fakirs."""
    if card is KUMARBI_CARD:
        return Text(f"{say('letter-fakir')}+", style=FAKIR)
    return Text("/").join(_price(payment, say) for payment in card.cost)


def _price(payment: int, say: Labels) -> Text:
    elders, fakirs = PAYMENT_ELDERS[payment], PAYMENT_FAKIRS[payment]
    return Text.assemble(
        (say("letter-elder") * elders, TRIBES["elder"].name), (say("letter-fakir") * fakirs, FAKIR)
    )


def _djinn_name(djinn: str, view: FiveTribesView, words: Words, say: Labels) -> Text:
    steps = words.mark(*[f"{verb} {djinn}" for verb in ("summon", "keep", "use", "use on")])
    name = Text(steps + words.word(f"djinn.{djinn}"), style="bold")
    return name.append(f" ({say('used')})", style=QUIET) if djinn in view.used else name


# --- the players -------------------------------------------------------------------------------------


def _players(view: FiveTribesView, words: Words, say: Labels) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    grid.add_column("")
    grid.add_column(say("player"), no_wrap=True)
    numbers = [
        _score_word("gold", words),
        say("camels"),
        _score_word("viziers", words),
        _score_word("elders", words),
        say("cards"),
    ]
    for head in numbers:
        grid.add_column(head, no_wrap=True, justify="right")
    grid.add_column(_score_word("djinns", words))
    for seat, player in enumerate(view.players):
        grid.add_row(*_player(seat, player, view, words, say), style="bold" if seat in view.to_act else "")
    return grid


def _player(seat: int, player: Player, view: FiveTribesView, words: Words, say: Labels) -> list[Text | Flow]:
    gold = "?" if player.gold is None else str(player.gold)
    numbers = [gold, *map(str, (player.camels, player.viziers, player.elders, player.cards))]
    djinns = [_djinn_name(djinn, view, words, say) for djinn in player.djinns]
    who = Text.assemble(f"{START} " if seat in view.to_act else "  ", camel(seat))
    return [who, Text(words.name(seat)), *[Text(number) for number in numbers], Flow(djinns)]


def _hands(view: FiveTribesView, words: Words, say: Labels) -> Grid:
    """Show the cards that the viewer may see."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for seat, player in enumerate(view.players):
        if player.hand:
            label = Text.assemble((f"{say('cards')}  ", QUIET), _marker(seat, words))
            grid.add_row(label, _cards(player.hand, words))
    return grid
