chapter-goal = What it is about
chapter-setup = Set-up
chapter-turn = Your turn
chapter-moves = How camels move
chapter-leg = End of a leg
chapter-end = End of the race
chapter-odd = Good to know
chapter-variants = Variants

text-goal =
    You own no camel: you bet on them. Whoever holds the _most money_ after the race wins; equal fortunes share the victory.
text-camels =
    Five racing camels – blue, green, yellow, red and purple – run once round a track of 16 spaces. The finish line lies between 16 and 1. Camels on the same space stand in one _stack_.

    The camel on the furthest space leads; in a stack, the higher camel is ahead. The white and the black camel are _crazy_: they run the wrong way and never take a place.
text-money =
    Money is counted in Egyptian pounds (EP), and the bank never runs dry. Everything lies open except one thing: which colours the finish cards in the hands and on the two piles show.

text-each =
    Everybody gets 3 EP, a spectator tile and five finish cards, one of each colour. For each camel there are four betting tickets, 5, 3, 2 and 2 from the top, and five pyramid tickets lie ready. With six or more players everybody also gets a partnership card.
text-start-racers =
    The five coloured dice are rolled once, and each camel starts on the space its die shows. Camels on one space are stacked at random, or as the starting player likes if that was agreed: lowest space first, each stack from the bottom up.
text-start-crazy =
    Then the grey die is rolled twice. Its number places first one crazy camel and then the other, counted back from the line: 1 is space 16, 2 is 15, 3 is 14. On the same space the second stands on the first. All six dice go into the pyramid, and the starting player begins.

text-turn =
    Clockwise, everybody does exactly _one_ of these things. You cannot pass, but rolling is always possible.
text-ticket =
    _Take a betting ticket._ Take the top ticket of a colour: you bet that this camel leads at the end of the leg. First place pays the number on the ticket, second place 1 EP, any other place costs 1 EP. You may collect as many as you like, also several of one colour.
text-tile =
    _Place your spectator tile_, cheering or booing side up, on an empty space from 2 to 16: no camel, no tile, and no other player's tile on a space next to it. A tile that lies already may be moved; it must go to a different space.
text-roll =
    _Take a pyramid ticket_ and roll. The ticket is worth 1 EP at the end of the leg. One of the dice in the pyramid comes out at random, and a camel moves: each coloured die shows 1, 2 or 3, the grey one 1, 2 or 3 in white or black. The fifth pyramid ticket ends the leg, so one die always stays inside.
text-bet =
    _Bet on the race._ Lay a finish card face down on the pile for the overall winner or for the overall loser. Early cards pay more. A card is never taken back, and each colour is yours only once: on one pile, not on both.
text-partner =
    _Find a partner_ (six or more players). Name somebody who, like you, has no partner in this leg; nobody can refuse. At the end of the leg each of you copies one ticket of the other. You share nothing else.

text-unit =
    The camel that was rolled takes along every camel _above_ it; those below stay behind. It and its riders are a _unit_. Racing camels run clockwise, crazy ones against it, and the camel at the bottom decides for all. On a space with camels the unit lands _on top_.
text-spectators =
    If a move ends exactly on a spectator tile, the owner gets 1 EP at once. _Cheering_ sends the unit one space further, _booing_ one space back, each seen in the direction of the unit. Tiles that are only passed do nothing. Cheering on space 16 takes racing camels over the finish line.
text-landing =
    After booing a unit slips _underneath_ the camels it finds, even when it comes back to where it started. After cheering it lands on top as usual. Within a unit the order never changes, and the tile stays.
text-crazy =
    The grey die shows a colour and a number. Normally the crazy camel of that colour moves back. But there are two exceptions:
    - If one crazy camel sits directly on the other, the _upper_ one moves.
    - Otherwise, if just one of them carries racing camels, _that_ one moves.

text-leg-pays =
    After the fifth pyramid ticket the leg is paid. Each player adds up betting tickets (first place the number, second 1, others −1) and 1 for each pyramid ticket.
text-leg-copy =
    With a partner you also copy the most valuable of your partner's tickets of this leg, never a loss. Your partner keeps it, and a copy is not copied again.
text-leg-debt =
    The sum is paid in one go. Nobody falls below 0: what you cannot pay you need not pay, and no debt remains.
text-leg-next =
    Tickets, spectator tiles, partnership cards and dice go back. Camels and finish cards stay where they are. The left neighbour of whoever took the last pyramid ticket begins the next leg.

text-end =
    As soon as a camel crosses the finish line – forwards, or backwards on or as a crazy camel – the race is over at once. The leg is paid one last time, then the race bets.
text-places =
    Whoever crossed forwards is ahead of all others, top of the stack first. Then come the camels on the track. Racing camels carried backwards over the line are last, the lowest of them very last.
text-race-bets =
    First the winner pile is turned up in the order it was laid, then the loser pile. Right cards pay 8, 5, 3, 2 and then 1 EP each – counted by right cards, not by all. Every wrong card costs 1 EP, but your money never falls below 0.
text-winner =
    Now count your money. The richest wins.

text-odd-tiles =
    A tile pays once for a whole unit, no matter how many camels it has, and it pays for your own rolls too. No camel ever rests on a tile. Booing against a crazy camel pushes it clockwise.
text-odd-endless =
    If nobody ever rolled, the race would never end. The rules allow it; your friends may not.
text-odd-odds =
    If the table allows it, the board shows the odds of the leg. They count every possible draw and face; those of the whole race are estimated from simulated races.

example-unit = A unit moves
example-unit-start = Space 3 holds a tower: purple at the bottom, then green, red and yellow. The dice will come out for red and then for purple.
example-unit-so = Red took yellow along and left purple and green. Then purple carried green onto the same space: now green stands on top and leads.
example-cheering = Cheering
example-cheering-start = Purple carries green. Two spaces ahead lies Player 3's spectator tile with its cheering side up; right behind it stand red and yellow.
example-cheering-so = One space further, and on top of those who stand there.
example-booing = Booing
example-booing-start = The same unit, but this time the tile boos, and blue stands on the space before it.
example-booing-so = One space back, and underneath: blue now rides on top and is ahead of green.
example-crazy-back = A crazy camel is booed
example-crazy-back-start = Black sits on blue. It runs against the others; two spaces on in its direction lies a booing tile.
example-crazy-back-so = Back for a crazy camel means clockwise. It slips under purple and green and will carry them the wrong way next time.
example-crazy-rider = Which one? The one that carries
example-crazy-rider-start = White carries red, black carries nobody. The grey die will show black.
example-crazy-rider-so = Only white has a racing camel on its back, so white moves, whatever colour the die shows.
example-crazy-stacked = Which one? The upper one
example-crazy-stacked-start = Black sits directly on white. The grey die will show white.
example-crazy-stacked-so = The upper of two crazy camels that touch always moves.
example-leg = A leg is paid
example-leg-start = Player 1 holds the green tickets 5 and 2, a yellow one, a blue one and two pyramid tickets. The last die of the leg comes out.
example-leg-so = Player 1: 5 + 2 for green, 1 for yellow, −1 for blue, and 2 pyramid tickets: 9 EP.
example-race = The race bets
example-race-start = Cards lie on both piles, and green is about to cross the line.
example-race-so = The first right card of a pile pays 8, wherever it lies; wrong ones before it only cost their owners 1 EP each.
