chapter-goal = Overview
chapter-setup = Setup
chapter-turn = Your turn
chapter-moves = How camels move
chapter-leg = End of a leg
chapter-end = End of the race
chapter-odd = Good to know
chapter-variants = Variants

text-goal =
    You don’t own a camel: you bet on them. Whoever has the _most money_ after the race wins; if several players are equally rich, they share the victory.
text-camels =
    Five racing camels – blue, green, yellow, red and purple – run once round a track of 16 spaces. The finish line lies between spaces 16 and 1. Camels on the same space form a _stack_.

    The camel on the furthest space leads; within a stack, the higher camel is ahead. The white and black camels are _crazy_: they run the wrong way and are never ranked.
text-money =
    Money is counted in Egyptian pounds (EP), and the bank never runs out. Here everyone can see everyone’s money; on the table you don’t have to say how much you have. Only one thing is hidden: the colours of the finish cards in players’ hands and on the two piles.

text-each =
    Each player gets 3 EP, a spectator tile and five finish cards, one in each colour. Each racing camel has four betting tickets worth 5, 3, 2 and 2, from the top down, and there are five pyramid tickets. With six or more players, everyone also gets a partnership card.
text-start-racers =
    The five coloured dice are rolled once, and each camel starts on the space its die shows. The starting player chooses how camels on the same space are stacked: lowest space first, each stack from the bottom up. There is a quicker variant that stacks them at random; “Play now” uses it.
text-start-crazy =
    Then the grey die is rolled twice. Its number places first one crazy camel and then the other, counting back from the finish line: 1 is space 16, 2 is space 15, 3 is space 14. If both start on the same space, the second stands on the first. All six dice go into the pyramid, and the starting player begins.

text-turn =
    Going clockwise, each player does exactly _one_ of these. You can’t pass, but you can always roll.
text-ticket =
    _Take a betting ticket._ Take the top ticket of a colour: you bet that this camel will be leading at the end of the leg. First place pays the number on the ticket, second place pays 1 EP, and any other place costs you 1 EP. You may collect as many tickets as you like, even several of the same colour.
text-tile =
    _Place your spectator tile_, cheering or booing side up, on a space from 2 to 16 that has no camel or tile on it and no other player’s tile next to it. If your tile is already on the track you may move it, but only to a different space.
text-roll =
    _Take a pyramid ticket_ and roll. The ticket is worth 1 EP at the end of the leg. One of the dice in the pyramid comes out at random, and a camel moves: a coloured die shows 1, 2 or 3; the grey one shows 1, 2 or 3 in white or black. The fifth pyramid ticket ends the leg, so one die always stays inside.
text-bet =
    _Bet on the race._ Place a finish card face down on the pile for the overall winner or for the overall loser. Early cards pay more. You can’t take a card back, and you have only one of each colour: it goes on one pile, not on both.
text-partner =
    _Form a partnership_ (six or more players). Name a player who, like you, has no partner in this leg; nobody can refuse. At the end of the leg each of you copies one of the other’s tickets – a betting ticket or a pyramid ticket. You share nothing else.

text-unit =
    The camel that was rolled carries every camel _above_ it; those below stay behind. The camel and its riders are a _unit_. Racing camels run clockwise, crazy camels run the other way, and the camel at the bottom decides for the whole unit. On a space with camels the unit lands _on top_.
text-spectators =
    If a move ends exactly on a spectator tile, its owner gets 1 EP at once. _Cheering_ sends the unit one space further, _booing_ one space back, always seen in the unit’s own direction. Tiles you merely pass do nothing. Cheering on space 16 takes racing camels over the finish line.
text-landing =
    After booing, a unit slips _underneath_ any camels on the space it moves back to, even if it started there. After cheering it lands on top as usual. The order within a unit never changes, and the tile stays where it is.
text-crazy =
    The grey die shows a colour and a number. Normally the crazy camel of that colour moves. There are two exceptions:
    - If one crazy camel sits directly on top of the other, the _upper_ one moves.
    - Otherwise, if only one of them is carrying racing camels, _that_ one moves.

text-leg-pays =
    After the fifth pyramid ticket the leg is scored. Each player adds up their betting tickets (first place the number shown, second place 1, others −1) and 1 for each pyramid ticket.
text-leg-copy =
    If you have a partner, you also copy the most valuable of their tickets from this leg, betting or pyramid – never one that would cost you money. Your partner keeps the ticket, and a copy is never copied again.
text-leg-debt =
    Your total is paid in one go. Nobody drops below 0: what you can’t pay is waived, and you never owe anything.
text-leg-next =
    Tickets, spectator tiles, partnership cards and dice are returned. Camels and finish cards stay where they are. The player to the left of whoever took the last pyramid ticket starts the next leg.

text-end =
    As soon as any camel crosses the finish line – forwards, or backwards (a crazy camel or a camel riding one) – the race is over. The leg is scored one last time, then the race bets.
text-places =
    Camels that crossed the line forwards are ahead of all others, top of the stack first. Next come the camels still on the track. Racing camels carried backwards over the line are last, and the lowest of them is last of all.
text-race-bets =
    First the winner pile is revealed in the order the cards were played, then the loser pile. Correct cards pay 8, 5, 3, 2 and then 1 EP each; only correct cards count for this order. Every wrong card costs 1 EP, but your money never drops below 0.
text-winner =
    Now count your money. The richest player wins.

text-odd-tiles =
    A tile pays once for a whole unit, however many camels it has, and it pays on your own rolls too. No camel ever stays on a tile. Booing sends a crazy camel clockwise.
text-odd-endless =
    If nobody ever rolled, the race would never end. The rules allow it; your friends might not.
text-odd-odds =
    If the table allows it, the board shows the odds. Those for the leg take every possible draw and roll into account; those for the whole race are estimated from simulated races.

example-unit = A unit moves
example-unit-start = A stack stands on space 3: purple at the bottom, then green, red and yellow. Red’s die comes out next, then purple’s.
example-unit-so = Red carried yellow and left purple and green behind. Then purple carried green onto the same space: green is now on top and leads.
example-cheering = Cheering
example-cheering-start = Purple is carrying green. Two spaces ahead is Player 3’s spectator tile, cheering side up, and just beyond it stand red and yellow.
example-cheering-so = One space further, and on top of the camels already there.
example-booing = Booing
example-booing-start = The same unit, but this time the tile is booing, and blue stands on the space before it.
example-booing-so = One space back, and underneath: blue now rides on top and is ahead of green.
example-crazy-back = A crazy camel is booed
example-crazy-back-start = Black sits on blue. It runs the other way, and two spaces on in its direction is a booing tile.
example-crazy-back-so = For a crazy camel, back means clockwise. It slips under purple and green and will carry them the wrong way next time.
example-crazy-rider = Which one? The one carrying camels
example-crazy-rider-start = White is carrying red, black is carrying nobody. The grey die will show black.
example-crazy-rider-so = Only white has a racing camel on its back, so white moves, whatever colour the die shows.
example-crazy-stacked = Which one? The upper one
example-crazy-stacked-start = Black sits directly on white. The grey die will show white.
example-crazy-stacked-so = When one crazy camel sits on the other, the upper one always moves.
example-leg = A leg is scored
example-leg-start = Player 1 has the green tickets 5 and 2, a yellow one, a blue one and two pyramid tickets. The last die of the leg comes out.
example-leg-so = Player 1 gets 5 + 2 for green, 1 for yellow, −1 for blue and 2 for the pyramid tickets: 9 EP.
example-race = The race bets
example-race-start = There are cards on both piles, and green is about to cross the line.
example-race-so = The first correct card in a pile pays 8, wherever it lies; wrong cards before it simply cost their owners 1 EP each.
