ask-turn =
    You build a palace for talents and must not be the most corrupt. One thing in a turn:
    - a glowing _stall_: all its cards are yours,
    - a glowing _piece_ in the quarry: pay with cards and build.

    Cards with an amulet are strong, but each amulet brings the crocodile nearer.
ask-refill = You have taken a stall. Go on to refill the market, or play a character first.
ask-lay-out = Put a card on each stall. Think of the next player: what would be a gift, what a burden?
ask-build = You may build more in this visit: two pieces bring 2 talents more, three or more bring 5. Or stop.
ask-pay-for = Choose the cards to pay with. Clean cards cost nothing more; tainted ones give you amulets. A Nile merchant replaces one unit, but is worth 3 talents at the end.
ask-choose-way = Drag the mosaic over the garden, turn it or flip it: the ghost shows palms, pay and what it would close off. Then lay it.
ask-place-mosaic = Choose a place in the garden. Palms beneath bring talents, and an area closed off can become your sanctuary.
ask-claims = Your mosaic closed off a garden corner. A statue makes it your sanctuary: each square swallows one amulet at the end. Now or never.
ask-end-turn = Your turn is nearly over. Go on, or play a character.
ask-hand-limit = More than ten cards are too many. Lay some off for one amulet, or keep them all and take one amulet for each above ten.
ask-lay-off = Choose the cards to lay off. Nobody sees them – a chance to get rid of tainted ones.
ask-offering = Everybody bids in secret, and all talents are gone. The highest bid gives back 3 amulets, the others take some. Bid as much as a clean pyramid is worth to you.
ask-answer-roll = Your roll starts an offering. With a Scribe you could take a die off the altar and avert it.
ask-give = A beggar is at your door: give 2 talents or a standard card, whichever you miss less.
ask-fetch = Take any card from the discards. Nobody else sees which.
ask-ask = Choose a resource and whom you ask for it. Each gift brings an amulet with it.
ask-offer = You may offer a card: with it one of your amulets goes away. Or decline.
ask-accept = Take the card? One of the giver's amulets comes with it.
ask-keep = Keep the cards that are worth an amulet each to you. The others are discarded.
