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

example-market = At the market
example-market-start = Player 1 takes the first stall: a stone, and a card that nobody has seen.
example-market-so = The face-down card was for Player 1's eyes only. Each stall got one new card; the two that were left alone have grown.
example-payment = Two pieces, one double
example-payment-start = Player 1 wants a wall and the door frame beside it: both need wood, and there is one double wood.
example-payment-so = The second unit of the double served the door. One amulet for the tainted card; 3 + 5 talents for the pieces and a bonus of 2: 10.
example-merchant = Trompe-l'oeil and Nile merchant
example-merchant-start = A sphinx costs an artisan, stone and marble. Player 1 has only stone and a trompe-l'oeil, but three merchants.
example-merchant-so = The trompe-l'oeil was the marble and brought an amulet; the merchant was the artisan and is gone for good.
example-wall = A wall beside a mosaic
example-wall-start = A mosaic covers two of the three squares along the left wall next to the door.
example-wall-so = 3 talents and 1 for each of the two covered squares: 5.
example-door = Door frames and walls
example-door-start = Four walls run without a gap from the left corner; on the right the row begins with a gap.
example-door-so = Left 4 + 4 connected walls, right 4 and nothing more: the single wall at the back does not touch that corner.
example-queen = Cleopatra walks
example-queen-start = The pedestal stands, one die lies on the altar. Player 1 builds the throne.
example-queen-so = Pedestal and throne are one kind, and it is complete: one step. Then the four free dice were rolled, and one symbol went to the altar.
example-mosaic = Palms under a mosaic
example-mosaic-start = Player 1 holds the mosaic I and lays it across the row of palms.
example-mosaic-so = 4 talents and 1 for each of the three palms: 7.
example-sanctuary = A sanctuary arises
example-sanctuary-start = Player 1 holds the mosaic V. Laid into the corner it closes off four squares.
example-sanctuary-so = No mosaic fits into four squares. The statue had to be set up at once; at the end this sanctuary swallows four amulets.
example-hand = Too many cards
example-hand-start = Player 1 ends the turn with 13 cards, three too many.
example-hand-so = One amulet, and three cards are gone unseen: a way to get rid of tainted ones. Keeping all 13 would have cost three amulets.
example-offering = An offering with a tie
example-offering-start = Four dice lie on the altar, and Player 1 plays a Scribe.
example-offering-so = Both with 5 share the first place and give 3 amulets back each. The second place is skipped: third takes 2, fourth takes 3. All talents offered are lost.
example-beggar = The Beggar at three doors
example-beggar-start = Player 1 plays the Beggar. Player 4 has one talent and no standard card.
example-beggar-so = Each chose what hurt less. Player 4 could give neither and had to show the hand – to Player 1 only.
example-envoy = The Envoy asks for stone
example-envoy-start = Player 1 asks both others for stone.
example-envoy-so = Player 2 is rid of an amulet, and Player 1 has a stone. To decline is always allowed and tells nothing.
example-scribe = A mosaic of one's choice
example-scribe-start = X lies on top of the stack, but Player 1 would rather lay I. A Scribe helps.
example-scribe-so = The mosaic was paid as usual; the Scribe cost two amulets. X is still on top of the stack.
example-vizier = The Vizier's five cards
example-vizier-start = Player 1 plays the Vizier and sees the top five cards of the pile.
example-vizier-so = Two cards, two amulets; the other three were discarded, and nobody else knows which.
example-verdict = The verdict
example-verdict-start = The last wall stands, Cleopatra enters her palace. Players 3 and 4 are the richest.
example-verdict-so = Players 3 and 4 have most amulets left, 6 each: the crocodile gets both, and their wealth with them. Player 2's sanctuary swallowed four just in time.
