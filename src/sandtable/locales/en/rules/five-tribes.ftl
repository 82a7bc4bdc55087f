chapter-goal = What it is about
chapter-setup = Set-up
chapter-bidding = Bidding
chapter-turn = Your turn
chapter-move = Moving meeples
chapter-tribes = The five tribes
chapter-tiles = The tile's action
chapter-sale = Selling goods
chapter-djinns = Djinns
chapter-round = End of a round
chapter-end = End and scoring
chapter-variants = Variants

text-goal =
    You steer the tribes of Naqala across the tiles, take tiles with your camels, collect goods and summon djinns. Whoever has the _most points_ in the end wins. Gold counts too: one point a coin.
text-land =
    The land has 30 tiles in six columns and five rows. A tile shows its value, _blue_ or _red_, and what may be done there. Ninety meeples live on it: yellow viziers, white elders, green merchants, blue builders and red assassins.
text-secret =
    The board, djinns, viziers, elders and camels are open. How much gold and which cards you hold is yours to know – though everybody sees what is paid and taken.

text-setup =
    Three meeples stand on each tile, nine resource cards and three djinns lie open. Everybody has 50 gold. With three or four players you have 8 camels and one turn marker, with two players 11 camels and two markers. The markers lie on the bid track in random order.

text-bid =
    Each round begins with bids for the turn order. In the order of the bid track each marker goes to a free spot, and its owner pays the price at once: 0, 0, 0, 1, 3, 5, 8, 12 or 18 gold. Nobody passes.
text-bid-zero =
    A paid spot holds one marker. Three markers fit on the spots for 0; a newcomer pushes those before it back. So among them the last to bid plays first.
text-bid-pay =
    You can only take a spot you can pay for. Nothing can be sold while bidding.
text-bid-order =
    The highest bid plays first, and so on down. Each marker that plays goes back to the bid track, so this turn order is the next bid order. With two players each marker bids and plays on its own.
text-bid-broke =
    If the spots for 0 are full and you have no gold for any other, you take the cheapest free spot for what you have.

text-turn =
    When your marker is up: move meeples, take the tile if it is empty, let the tribe act, use the action of the tile, and finally sell goods if you like. Between these steps you may use djinns.

text-pick-up =
    Take _all_ meeples of one tile. Walk from tile to neighbouring tile, never diagonally, and drop one meeple on each – in the order you like – until your hand is empty. If any move is possible you must move.
text-back =
    You may not step straight back to the tile you just came from. Loops are fine: with enough meeples you may cross your own way, even the tile you began on.
text-last =
    The _last_ meeple must land on a tile with at least one meeple of its own colour. One that you dropped there earlier in the same move counts.
text-complete =
    Only drops after which the move can still be finished are allowed. The page shows them, and finds the way if you tell it where to end.
text-control =
    Take the last meeple and all others of its colour off the final tile. If the tile is now empty and has no camel, put one of yours there: it is your tile for good. A tile with a camel never changes hands.

text-tribes =
    The meeples you took now act by their colour, whether or not you gained the tile.
text-viziers =
    _Viziers_ (yellow) stay in front of you: 1 point each in the end, and 10 more for each opponent with fewer viziers than you.
text-elders =
    _Elders_ (white) stay in front of you: 2 points each in the end, or spend them on djinns.
text-merchants =
    _Merchants_ (green) go into the bag. Take as many resource cards from the start of the row.
text-builders =
    _Builders_ (blue) go into the bag. Multiply their number by the _blue_ tiles among the final tile and the eight around it: that is your gold. Each fakir you discard counts as one more builder.
text-assassins =
    _Assassins_ (red) go into the bag and kill one meeple: on the board, at most as many steps away as there are assassins, the final tile included, or a vizier or elder in front of an opponent. If you can kill you must. A tile you empty this way becomes yours if it has no camel, but gives no action.
text-assassins-fakirs =
    Each fakir you discard lets the assassins reach one step further. You are never forced to spend fakirs: if every victim is too far without them, you may spare everybody.

text-tiles =
    Then you may use the action of the last tile, whoever owns it. Palm trees and palaces must be placed; the other actions are your choice.
text-places =
    _Oasis_: place a palm tree there. _Village_: place a palace there. Both are compulsory; if the supply has run out, nothing happens.
text-markets =
    _Small market_: pay 3 gold and take one of the first three resource cards. _Large market_: pay 6 gold and take two of the first six; with only one left you still pay 6.
text-sacred =
    _Sacred place_: give two elders, or an elder and a fakir, and take one of the open djinns. You may use it in this same turn.

text-sale =
    At the end of your turn you may sell goods in suits of different kinds. Fakirs are not goods. A suit of 1 to 9 kinds brings:
    - 1, 3, 7, 13, 21 gold for one to five kinds,
    - 30, 40, 50, 60 gold for six to nine.

    What you keep counts the same at the end of the game.

text-djinns =
    A djinn is worth the points printed on it and has a power. Powers with a price may be used once in your turn; the others always work. Where an elder _or_ a fakir may pay, you choose.
text-djinns-when =
    Use djinns before you take up meeples, after taking the tile, after the tribe's action and after the tile's action – never while meeples are in your hand. A djinn that would do nothing now cannot be paid for.
text-djinns-empty =
    Some need what the game may have run out of: meeples in the bag, cards in a deck, a camel of yours. First it is checked whether there is an effect, then you pay.
text-djinns-passive =
    _Always active:_
text-djinns-scoring =
    _Count at the end:_
text-djinns-one =
    _For an elder or a fakir:_
text-iblis =
    With Iblis two must be within reach to pay him; then you kill two where there are two.
text-djinns-two =
    _For an elder and a second elder or a fakir:_
text-djinns-fakir =
    _For fakirs only:_
text-kumarbi =
    Kumarbi works with your own bids, and you cannot discard more fakirs than there are steps down to 0.

text-round =
    When all markers have played, the row of resource cards is filled up to nine and the djinns to three. An empty deck is made anew from its discards.

text-end =
    The game ends with the round in which somebody places their _last camel_. It also ends when no meeple can be moved any more: from then on nobody moves in this round; djinns and sales are still possible.
text-scoring =
    Your points:
    - 1 for each gold coin,
    - 1 for each vizier and 10 for each opponent with fewer,
    - 2 for each elder,
    - the value of your djinns,
    - the value of each tile with your camel, 3 for each palm tree and 5 for each palace there,
    - your goods in suits, as in a sale.

    If points are equal, the victory is shared.

example-bids = Four bids
example-bids-start = The markers stand ready on the Bid Order Track, and the Turn Order Track is empty. The bids will be 3, 1, 0 and 0.
example-bids-so = The dear ones go first. Of the two who paid nothing, the later one plays earlier: player 4 before player 3.
example-bids-fourth = No fourth place for nothing
example-bids-fourth-start = This time the first three bid 0.
example-bids-fourth-so = Each newcomer pushed the others back. No free spot was left for player 4, who paid 1 and now plays first of all.
example-loop = Round in a circle
example-loop-start = Five meeples on B2, next to them an oasis with an elder and a merchant.
example-loop-so = Four steps led back to where the move began. The last merchant met two others on C2, one of them dropped there a moment before, and all three were collected. The elder stays, so C2 belongs to nobody.
example-control = A tile of your own
example-control-start = Two elders stand alone in the village D2. A vizier and an elder set out from B2.
example-control-so = The elders were all who stood there. D2 was empty, so a camel marks it for the rest of the game; then came the palace of the village.
example-merchants = Merchants take what lies first
example-merchants-start = A merchant walks to an oasis where two others wait.
example-merchants-so = Three merchants, three cards: the first of the line, fakirs among them. The gaps are filled when the round is over.
example-builders = Builders count the blue tiles
example-builders-start = One builder joins two others on D3, a red market among four blue sacred places. Two of the three fakirs will help.
example-builders-so = Three builders and two fakirs make five, times four blue tiles: 20 gold. If D3 were blue itself, it would be 25.
example-assassins = Two tiles in one turn
example-assassins-start = An assassin walks to the oasis B3, where another one stands alone. An elder is alone on C4, two steps away.
example-assassins-so = B3 was emptied first and got a camel, then the kill emptied C4 and won it as well. But only B3, where the move ended, gave its action.
example-assassins-far = Fakirs reach further
example-assassins-far-start = Two assassins reach two steps from B3. The merchant on D5 is four steps away.
example-assassins-far-so = Two steps too far, so it cost two fakirs, no more and no fewer. The third stays in hand.
example-oasis = A gift for a neighbour
example-oasis-start = The oasis C2 has a camel of player 2. A vizier walks there all the same.
example-oasis-so = The palm tree had to be placed. It counts for player 2, who owns the tile.
example-large-market = Two of the first six
example-large-market-start = A vizier ends the move in a large market. Nine cards lie there.
example-large-market-so = 6 gold for two cards of the first six, chosen together.
example-sacred-place = A djinn is bought
example-sacred-place-start = Player 1 has an elder and two fakirs and walks to a sacred place with one more elder.
example-sacred-place-so = The elders collected a moment ago can pay at once. An elder and a fakir were enough, and Jafaar will make viziers dearer at the end.
example-sale = Two suits
example-sale-start = Nine goods of six kinds, three of them twice, and two fakirs. Everything shall be sold.
example-sale-so = Six kinds brought 30, three kinds 7: 37 gold. The fakirs cannot be sold.
example-scoring = The last camel, and the score
example-scoring-start = Player 1 has one camel left, and this is the last turn of the round.
example-scoring-so = Viziers are worth 3 each thanks to Jafaar, and both others have fewer: twice 10 more. Tiles, palm tree and palace count for whoever has the camel there.
