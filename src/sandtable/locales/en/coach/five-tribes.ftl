ask-bid = First, everyone bids for the turn order. A highlighted spot costs the gold shown on it, and the expensive spots play first. To begin with, 0 or 1 is fine.
ask-window = You may use a highlighted djinn here, or simply continue.
ask-look = Choose the djinn you want to keep. You get its power and its points right away.
ask-pick-up =
    This is the heart of the game: pick up _all_ the meeples from a highlighted tile. You then drop one on each tile you walk across, and the last one must join a meeple of its own colour. Think backwards: where do you want to end, and with which tribe? “Where could my move end?” finds a route for you.
ask-sow = Choose the next tile and the meeple to drop there. From a highlighted tile you can always finish your move. You can’t step straight back.
ask-build = Builders earn gold for the blue tiles around them. Each fakir you add counts as one more builder – if you can spare it.
ask-kill = Your assassins strike: choose a highlighted meeple on the board, or an opponent’s vizier or elder. A tile you empty becomes yours if it has no camel.
ask-redirect = A palm tree or palace goes here. Your djinn can move it to a surrounding tile – useful if you own one.
ask-small-market = For 3 gold you may take one of the first three cards. A set of different goods is worth the most.
ask-large-market = For 6 gold you may take two of the first six cards. Go for kinds you don’t have yet.
ask-sacred-place = Here you can spend elders on a djinn: points, and a power for the rest of the game.
ask-sale = Your turn is nearly over. You may sell goods now, but there’s no hurry: suits can still grow, and they’re worth just as much at the end.
ask-suit = Put together goods of different kinds: the more kinds, the more each is worth. Then sell the suit.
