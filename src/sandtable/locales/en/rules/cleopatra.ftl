chapter-goal = What it is about
chapter-setup = Set-up
chapter-turn = Your turn
chapter-market = Market
chapter-quarry = Quarry
chapter-mosaics = Mosaics and sanctuaries
chapter-hand = Too many cards
chapter-offering = The offering
chapter-characters = The characters
chapter-end = The end
chapter-variants = Variants

text-goal =
    You build Cleopatra's palace. Each piece earns talents, and the richest architect wins: talents, and 3 for each Nile merchant still unused. If talents are equal, fewer amulets win.
text-crocodile =
    But beware of corruption: whoever has the _most amulets_ at the end, if any, is fed to the crocodile and cannot win – all of them, if several have the most.
text-open =
    Palace, stalls, dice, merchants and the number of cards in a hand are open. Hands, talents and the amulets in your pyramid are for your eyes only. A face-down card is seen by nobody until somebody takes its stall, and nobody looks through the discards.

text-setup =
    Everybody gets 5 talents, 3 Nile merchants, 2 Anubis statues and 3 cards. No amulets yet.
text-cards =
    The deck holds resources – artisans, stone, wood, marble, lapis lazuli –, and _tainted_ cards: doubles, trompe-l'oeils and characters. Half of the pile lies face up, half face down, mixed. One card goes to each of the three stalls.

text-turn =
    Do exactly one thing: visit the _market_ or build in the _quarry_. You may pass only if neither is possible.
text-characters-when =
    Besides, in your own turn you may play characters: before your action, before the market is refilled, between two pieces, and before your turn ends. A character that would do nothing cannot be played, and no character more often in a turn than there are copies: two, the Vizier one.

text-market =
    Take all cards of one stall into your hand. An empty stall is no choice while another has cards.
text-refill =
    Then draw the top three cards of the pile and put one on each stall, as you like; face up stays face up, face down stays face down. If the pile is empty, the discards become a new one, again half face up.
text-empty =
    If all stalls are empty, the visit only refills them. If there is nothing to take, nothing to draw and nothing you could build, you pass.

text-quarry =
    Build one or more pieces, one after another: choose a piece, pay, place it, then go on or stop.
text-costs =
    What pieces cost, and what they earn:
    - _Column wall_ (9): artisan, wood, stone – 3 talents and 1 for each adjoining mosaic square.
    - _Sphinx_ (6): artisan, stone, marble – 2 and 5 talents in turn.
    - _Obelisk_ (2): 3 artisans, 2 wood, 2 stone – 12 talents.
    - _Pedestal_, then _throne_: 3 artisans, 2 marble, 2 lapis each – 12 talents.
    - _Door frame_ (2): 2 artisans, wood, marble, lapis – 4 talents and 1 for each connected wall.
    - _Mosaic_ (12): 2 artisans, stone, marble, lapis – 4 talents and 1 for each palm covered.
text-pay =
    Pay with cards from your hand; a double counts as two of its kind, and what is left of it serves later pieces of the same visit. A tainted card brings you its amulet at once. A _Nile merchant_ replaces any one missing unit, artisans too, and is gone.
text-trompe =
    A trompe-l'oeil stands for one unit of any material, but not for an artisan. It costs one amulet.
text-superfluous =
    You cannot throw in more than needed: a payment from which a card or merchant could be taken back is refused.
text-places =
    Walls, door frames and obelisks go to any free place of their kind. Sphinxes stand in their order; the pedestal comes before the throne.
text-walls =
    Three walls stand on each side – left, back and right –, each along three garden squares. A wall earns 1 more for each of these squares that a mosaic covers _now_; mosaics laid later pay nothing for it.
text-doors =
    A door frame earns 1 for each wall in an unbroken row that starts right beside it and runs round the palace. Walls built later do not count.
text-income =
    After the last piece you get the talents of all pieces, and a bonus: 2 for exactly two pieces, 5 for three or more.
text-cleopatra =
    When the last piece of a kind is built – pedestal and throne are one kind –, Cleopatra walks one step towards her palace. With five of the six kinds she arrives.
text-dice =
    If she has not arrived, roll all High Priest dice that are not on the altar. Each has one face with a symbol; it goes to the altar. The fifth starts an offering.

text-mosaic =
    A mosaic covers five free garden squares. You may turn it and, unless agreed otherwise, flip it; it need not touch another. It earns 4 talents and 1 for each palm beneath. Normally you can only build the one on top of the stack.
text-sanctuary =
    If your mosaic closes off an area in which none of the mosaics still in the stack fits, that area is a _sanctuary_.
text-claim =
    At once you may set up one of your two Anubis statues there. What is not claimed now nobody can claim later. At the end each square of your sanctuaries swallows one of your amulets.
text-late =
    An area that was there before and only dies because its last fitting mosaic was built elsewhere belongs to nobody.
text-removed =
    After each mosaic, those on top of the stack that fit nowhere any more leave the game. When the stack is empty, the mosaics are complete and none can be bought.

text-hand =
    With more than ten cards at the end of your turn you choose: lay off down to exactly ten and take 1 amulet, keep everything and take 1 amulet for each card above ten, or play a Smuggler. Laid-off cards are not shown.

text-offering =
    With the fifth die on the altar everybody secretly offers as many talents as they like. Bids are revealed together, and all of them are lost.
text-offering-ranks =
    The highest bid returns 3 amulets; second place takes 1, third 2, fourth 3, fifth 4. Equal bids share the better place, and the places after it are skipped. If all bid the same, all are first.
text-offering-averted =
    If your own roll brings the fifth symbol, your Scribe can take a die off, and there is no offering. After an offering all dice are blank and your turn goes on.

text-beggar =
    _Beggar_ (2 amulets): every opponent gives you 2 talents or one standard resource card, as they choose. Only who can give neither shows you the hand.
text-courtesan =
    _Courtesan_ (1 amulet): take any card from the discards.
text-envoy =
    _Envoy_: name a resource and ask whom you like. Each may offer one standard card of it; if you accept, one amulet of the giver comes along.
text-scribe =
    _Scribe_ (2 amulets): when you build a mosaic, choose any of the stack instead of the top one. You still pay for it.
text-scribe-dice =
    _Scribe_ (no amulets): put one die onto the altar or take one off. A fifth die starts an offering at once.
text-smuggler =
    _Smuggler_ (1 amulet): with more than ten cards at the end of your turn, keep them all. He himself counts as one of them.
text-vizier =
    _Vizier_: look at the top five cards of the pile and keep as many as you like, 1 amulet each. The others are discarded unseen.

text-end =
    The game ends at once when Cleopatra reaches the fifth step. The last visit is paid; there are no more dice, and nobody gets another turn.
text-verdict =
    All hands are discarded: 1 more amulet for each tainted card. Then the pyramids are lifted, and sanctuaries swallow amulets, one a square.
text-eaten =
    Who has the most amulets left is eaten. If that is everybody, the crocodile wins.
text-endless =
    If nobody builds for a very long time, the game is stopped and scored as it stands.
