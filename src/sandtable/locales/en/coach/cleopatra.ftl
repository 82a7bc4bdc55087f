ask-turn =
    Build Cleopatra’s palace to earn talents, but don’t become the most corrupt architect. Each turn, do one of these:
    - choose a highlighted _stall_ and take all its cards,
    - choose a highlighted _piece_ in the quarry, pay for it with cards and build it.

    Cards with an amulet are powerful, but every amulet brings the crocodile closer.
ask-refill = You’ve taken your cards. Refill the market now, or play a character first.
ask-lay-out = Put one card on each stall. Think of the next player: what would be a gift, what a burden?
ask-build = You may build more on this visit: two pieces earn 2 extra talents, three or more earn 5. Or stop here.
ask-pay-for = Choose the cards to pay with. Standard cards have no extra cost; tainted ones give you amulets. A Nile merchant replaces one missing resource, but is worth 3 talents if you keep it to the end.
ask-choose-way = Drag the mosaic over the garden, turn it or flip it. The preview shows the palms covered, the talents earned and any sanctuary it would create. Then lay it.
ask-place-mosaic = Choose a place in the garden. Each palm covered earns a talent, and an area you close off can become your sanctuary.
ask-claims = Your mosaic has closed off part of the garden. Put a statue there to make it your sanctuary: each of its squares absorbs one of your amulets at the end. It’s now or never.
ask-end-turn = Your turn is nearly over. End it, or play a character first.
ask-hand-limit = You have more than ten cards. Discard down to ten and take one amulet, or keep them all and take one amulet for each card above ten.
ask-lay-off = Choose the cards to discard. Nobody sees them – a chance to get rid of tainted ones.
ask-offering = Everyone makes a secret offering, and every talent offered is lost. Whoever offers the most returns 3 amulets, or as many as they have; everyone else takes some – the less you offer, the more you take. How much are fewer amulets worth to you?
ask-answer-roll = Your roll triggers an offering. With a Scribe you could take a die off the altar and prevent it.
ask-give = A Beggar is at your door: give 2 talents or a standard card, whichever you’ll miss less.
ask-fetch = Take any card from the discards. Nobody else sees which one.
ask-ask = Choose a resource and who to ask for it. Every card you accept comes with an amulet.
ask-offer = You may offer a card. If it’s accepted, one of your amulets goes with it. Or decline.
ask-accept = Do you want the card? One of the giver’s amulets comes with it.
ask-keep = Keep the cards that are worth an amulet each to you. The rest are discarded.
