chapter-goal = Overview
chapter-setup = Setup
chapter-turn = Your turn
chapter-market = Market
chapter-quarry = Quarry
chapter-mosaics = Mosaics and sanctuaries
chapter-hand = Too many cards
chapter-offering = The offering
chapter-characters = The characters
chapter-end = Game end
chapter-variants = Variants

text-goal =
    You build Cleopatra’s palace. Every piece earns talents, and the richest architect wins: your talents, plus 3 for each unused Nile merchant. If players are tied, the one with fewer amulets wins.
text-crocodile =
    But beware of corruption: whoever has the _most amulets_ at the end is fed to the crocodile and can’t win. If several players are tied for the most, all of them are eaten.
text-open =
    The palace, stalls, dice, merchants and the number of cards in each hand are visible to everyone. Your hand, your talents and the amulets in your pyramid are for your eyes only. Nobody sees a face-down card until someone takes it from its stall, and nobody may look through the discards.

text-setup =
    Each player gets 5 talents, 3 Nile merchants, 2 Anubis statues and 3 cards. Nobody has any amulets yet.
text-cards =
    The deck has 109 cards. 75 are standard resources: 30 artisans, 18 stone, 11 marble, 9 wood and 7 lapis lazuli. 34 are _tainted_: 15 doubles, three of each resource, 8 trompe-l’oeils and 11 characters – one Vizier and two of every other character. What isn’t dealt forms the pile. Half of the pile lies face up and half face down, mixed together. One card goes to each of the three stalls.

text-turn =
    Do exactly one thing: visit the _market_ or build from the _quarry_. You may pass only if you can do neither.
text-characters-when =
    On your own turn you may also play characters. The rulebook says “at any time”; here that means before your action, before the market is refilled, before each piece you build and after the last one – before you are paid for them – and before your turn ends. You can’t play a character that would have no effect. You may play a character as often as you get hold of it; only the Courtesan is limited to twice per turn.

text-market =
    Take all the cards from one stall into your hand. You can’t choose an empty stall while another has cards.
text-refill =
    Then draw the top three cards of the pile and put one on each stall, as you like; face up stays face up, face down stays face down. If the pile is empty, the discards form a new one, again half face up.
text-empty =
    If all the stalls are empty, the visit only refills them. If there is nothing to take, nothing to draw and nothing you can build, you pass.

text-quarry =
    Build one or more pieces, one after another: choose a piece, pay for it, place it, then continue or stop.
text-costs =
    What the pieces cost, and what they earn:
    - _Column wall_ (9): artisan, wood, stone – 3 talents, plus 1 for each adjacent mosaic square.
    - _Sphinx_ (6): artisan, stone, marble – 2 and 5 talents alternately.
    - _Obelisk_ (2): 3 artisans, 2 wood, 2 stone – 12 talents.
    - _Pedestal_, then _throne_: 3 artisans, 2 marble, 2 lapis lazuli each – 12 talents.
    - _Door frame_ (2): 2 artisans, wood, marble, lapis lazuli – 4 talents, plus 1 for each connected wall.
    - _Mosaic_ (12): 2 artisans, stone, marble, lapis lazuli – 4 talents, plus 1 for each palm covered.
text-pay =
    Pay with cards from your hand. A double counts as two of its kind, and what is left of it can pay for later pieces on the same visit. A tainted card gives you its amulet at once. A _Nile merchant_ replaces any one missing resource, even an artisan, and is then gone. In a variant it only replaces a resource that none of your cards could pay for.
text-trompe =
    A trompe-l’oeil stands in for one unit of any material, but not for an artisan. It costs one amulet.
text-superfluous =
    By default you can’t overpay: if you could take back a card or merchant and still have paid enough, the payment is refused. There is a variant that allows overpaying.
text-places =
    Walls, door frames and obelisks go in any free place of their kind. Sphinxes are built in order, and the pedestal comes before the throne.
text-walls =
    There are three walls on each side – left, back and right – and each runs along three garden squares. A wall earns 1 more for each of these squares that a mosaic _already_ covers; mosaics laid later earn nothing for it.
text-doors =
    A door frame earns 1 for each wall in an unbroken row that starts right beside it and runs round the palace. Walls built later don’t count.
text-income =
    After the last piece you collect the talents for all your pieces, and a bonus: 2 for exactly two pieces, 5 for three or more.
text-cleopatra =
    When the last piece of a kind is built – pedestal and throne count as one kind – Cleopatra advances one step towards her palace. When five of the six kinds are complete, she arrives.
text-dice =
    If she hasn’t arrived, roll all the High Priest dice that are not on the altar. Each has one face with a symbol; dice showing it go on the altar. The fifth one triggers an offering.

text-mosaic =
    A mosaic covers five free garden squares. You may turn it and, unless agreed otherwise, flip it; it doesn’t have to touch another one. It earns 4 talents, plus 1 for each palm it covers. Normally you can only build the top one of the stack.
text-sanctuary =
    If your mosaic closes off an area where none of the mosaics left in the stack can fit, that area is a _sanctuary_.
text-claim =
    You may place one of your two Anubis statues there at once. If you don’t claim it now, nobody can claim it later. At the end, each square of your sanctuaries absorbs one of your amulets.
text-late =
    An area that was there before, and is closed only because its last fitting mosaic was built elsewhere, belongs to nobody.
text-removed =
    After each mosaic, those on top of the stack that no longer fit anywhere are removed from the game. When the stack is empty, the mosaics are complete: Cleopatra advances one step, and no more mosaics can be built.

text-hand =
    If you have more than ten cards at the end of your turn, choose one: discard down to exactly ten and take 1 amulet; keep everything and take 1 amulet for each card above ten; or play a Smuggler. Discarded cards are not shown.

text-offering =
    When the fifth die is on the altar, everyone secretly offers as many talents as they like. The offerings are revealed together, and all the talents are lost.
text-offering-ranks =
    Whoever offers the most returns 3 amulets, or as many as they have if that’s fewer. Second place takes 1 amulet, third 2, fourth 3, fifth 4. Players with equal offerings share the better place, and the places after it are skipped. If everyone offers the same, everyone is first.
text-offering-averted =
    If your own roll brings the fifth symbol, your Scribe can take a die off the altar, and there is no offering. After an offering all the dice come off the altar, and your turn continues.

text-beggar =
    _Beggar_ (2 amulets): each opponent gives you 2 talents or one standard card, as they choose. Only a player who can give neither must show you their hand.
text-courtesan =
    _Courtesan_ (1 amulet): take any card from the discards.
text-envoy =
    _Envoy_: name a resource and ask any opponents you like. Each may offer one standard card of it; if you accept, one of the giver’s amulets comes with it.
text-scribe =
    _Scribe_ (2 amulets): when you build a mosaic, choose any mosaic from the stack instead of the top one. You still have to pay for it.
text-scribe-dice =
    _Scribe_ (no amulets): put one die on the altar or take one off. A fifth die triggers an offering at once.
text-smuggler =
    _Smuggler_ (1 amulet): if you have more than ten cards at the end of your turn, keep them all. The Smuggler himself counts as one of them.
text-vizier =
    _Vizier_: look at the top five cards of the pile and keep as many as you like for 1 amulet each. Discard the rest face down.

text-end =
    The game ends as soon as Cleopatra reaches the fifth step. The last visit is paid out; no more dice are rolled, and nobody gets another turn.
text-verdict =
    Everyone discards their hand and takes 1 more amulet for each tainted card in it. Then the pyramids are lifted, and each sanctuary absorbs one amulet per square.
text-eaten =
    Whoever has the most amulets left is eaten. If that’s everyone, the crocodile wins. If nobody has an amulet left, the crocodile goes hungry.
text-endless =
    If nobody builds anything for a very long time, the game is stopped and scored as it stands.

example-market = At the market
example-market-start = Player 1 takes the cards from the first stall: a stone, and a card nobody has seen.
example-market-so = Only Player 1 has seen the face-down card. Each stall got one new card; the two stalls that were left alone have grown.
example-payment = Two pieces, one double
example-payment-start = Player 1 wants a wall and the door frame beside it. Both need wood, and there is one double wood.
example-payment-so = The second unit of the double paid for the door frame. One amulet for the tainted card; 3 + 5 talents for the pieces and a bonus of 2: 10.
example-merchant = Trompe-l’oeil and Nile merchant
example-merchant-start = A sphinx costs an artisan, stone and marble. Player 1 has only stone and a trompe-l’oeil, but three merchants.
example-merchant-so = The trompe-l’oeil served as marble and cost an amulet; the merchant served as the artisan and is gone for good.
example-wall = A wall beside a mosaic
example-wall-start = A mosaic covers two of the three squares along the left wall next to the door.
example-wall-so = 3 talents, plus 1 for each of the two covered squares: 5.
example-door = Door frames and walls
example-door-start = Four walls run without a gap from the left corner; on the right the row begins with a gap.
example-door-so = On the left, 4 plus 4 connected walls; on the right, 4 and nothing more: the single wall at the back doesn’t touch that corner.
example-queen = Cleopatra advances
example-queen-start = The pedestal is built, and one die is on the altar. Player 1 builds the throne.
example-queen-so = Pedestal and throne are one kind, and it’s now complete: one step. Then the four free dice were rolled, and one symbol went on the altar.
example-mosaic = Palms under a mosaic
example-mosaic-start = Player 1 is holding mosaic “I” and lays it along the row of palms.
example-mosaic-so = 4 talents, plus 1 for each of the three palms: 7.
example-sanctuary = A new sanctuary
example-sanctuary-start = Player 1 is holding mosaic “V”. Laid in the corner, it closes off four squares.
example-sanctuary-so = No mosaic fits into four squares. The statue had to be placed at once; at the end this sanctuary absorbs four amulets.
example-hand = Too many cards
example-hand-start = Player 1 ends the turn with 13 cards, three too many.
example-hand-so = It cost one amulet, and three cards were discarded unseen: a way to get rid of tainted ones. Keeping all 13 would have cost three amulets.
example-offering = An offering with a tie
example-offering-start = Four dice are on the altar, and Player 1 plays a Scribe.
example-offering-so = The two who offered 5 share first place and return 3 amulets each. Second place is skipped: third takes 2, fourth takes 3. Every talent offered is lost.
example-beggar = The Beggar at three doors
example-beggar-start = Player 1 plays the Beggar. Player 4 has one talent and no standard card.
example-beggar-so = Each player chose what hurt less. Player 4 could give neither and had to show their hand – to Player 1 only.
example-envoy = The Envoy asks for stone
example-envoy-start = Player 1 asks both opponents for stone.
example-envoy-so = Player 2 is rid of an amulet, and Player 1 has a stone. You may always decline, and it reveals nothing about your hand.
example-scribe = A mosaic of your choice
example-scribe-start = Mosaic “X” is on top of the stack, but Player 1 would rather lay “I”. A Scribe helps.
example-scribe-so = The mosaic was paid for as usual; the Scribe cost two amulets. “X” is still on top of the stack.
example-vizier = The Vizier’s five cards
example-vizier-start = Player 1 plays the Vizier and sees the top five cards of the pile.
example-vizier-so = Two cards, two amulets; the other three were discarded, and nobody else knows what they were.
example-verdict = The verdict
example-verdict-start = The last wall is built, and Cleopatra enters her palace. Players 3 and 4 are the richest.
example-verdict-so = Players 3 and 4 have the most amulets left, 6 each: the crocodile eats them both, and their riches are worth nothing. Player 2’s sanctuary absorbed four amulets just in time.
