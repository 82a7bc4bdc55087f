chapter-goal = Overview
chapter-setup = Setup
chapter-bidding = Bidding
chapter-turn = Your turn
chapter-move = Moving meeples
chapter-tribes = The five tribes
chapter-tiles = The tile’s action
chapter-sale = Selling goods
chapter-djinns = Djinns
chapter-round = End of a round
chapter-end = Game end and scoring
chapter-variants = Variants

text-goal =
    You lead the tribes of Naqala across the tiles, claim tiles with your camels, collect goods and summon djinns. Whoever has the _most points_ at the end wins. Gold counts too: each coin is worth one point.
text-land =
    The board has 30 tiles in six columns and five rows. Each tile shows its value in _blue_ or _red_, and the action you can take there. Ninety meeples live here: yellow viziers, white elders, green merchants, blue builders and red assassins.
text-secret =
    The board, djinns, viziers, elders and camels are visible to everyone. How much gold you have and which cards you hold is your secret – though everyone sees what is paid and taken.

text-setup =
    Three meeples stand on each tile, and nine resource cards and three djinns lie face up. Everyone has 50 gold. With three or four players you have 8 camels and one turn marker; with two players, 11 camels and two markers. The markers stand on the bid order track in random order.

text-bid =
    Each round begins with bids for the turn order. In the order of the bid order track, each marker moves to a free spot on the turn order track, and its owner pays the price at once: 0, 0, 0, 1, 3, 5, 8, 12 or 18 gold. Nobody may pass.
text-bid-zero =
    Every other spot holds one marker, but three markers fit on the spots for 0, and each newcomer pushes the earlier ones back. So among those who bid 0, the last to bid plays first.
text-bid-pay =
    You can only take a spot you can pay for. You can’t sell anything while bidding.
text-bid-order =
    The highest bid plays first, and so on down. Each marker that has played goes back to the bid order track, so this turn order is the next bid order. With two players, each marker bids and plays on its own.
text-bid-broke =
    If the spots for 0 are full and you can’t afford any other, you take the cheapest free spot for whatever gold you have.

text-turn =
    When your marker is up, move meeples, claim the tile if it’s empty, use the tribe’s action, use the tile’s action, and finally sell goods if you like. Between these steps you may use djinns.

text-pick-up =
    Pick up _all_ the meeples from one tile. Walk from tile to adjacent tile, never diagonally, and drop one meeple on each – in any order you like – until your hand is empty. If any move is possible, you must move.
text-back =
    You may not step straight back to the tile you just came from. Loops are fine: with enough meeples you may cross your own path, even the tile you started from.
text-last =
    The _last_ meeple must land on a tile with at least one other meeple of its colour. One that you dropped there earlier in the same move counts; in a variant it doesn’t.
text-complete =
    You may only drop meeples so that the move can still be completed. The page highlights these drops, and it finds a route if you tell it where to end.
text-control =
    Pick up the last meeple and all others of its colour from the final tile. If the tile is now empty and has no camel, put one of yours there: the tile is yours for good. If you have no camels left, nobody claims it. A tile with a camel never changes hands.

text-tribes =
    The meeples you collected now take their tribe’s action, whether or not you claimed the tile.
text-viziers =
    _Viziers_ (yellow) stay with you: 1 point each at the end, plus 10 for each opponent with fewer viziers than you.
text-elders =
    _Elders_ (white) stay with you: 2 points each at the end, or spend them on djinns.
text-merchants =
    _Merchants_ (green) go back into the bag. Take that many resource cards from the start of the row.
text-builders =
    _Builders_ (blue) go back into the bag. Multiply their number by the number of _blue_ tiles among the final tile and the eight surrounding it: that’s the gold you earn. Each fakir you discard counts as one more builder.
text-assassins =
    _Assassins_ (red) go back into the bag and kill one meeple: either on the board, on the final tile or at most as many steps away as there are assassins, or one of an opponent’s viziers or elders. If you can kill, you must. A tile you empty this way becomes yours if it has no camel, but you don’t get its action. Without a camel you can’t claim it – and the final tile comes first: it takes your last camel before the kill does.
text-assassins-fakirs =
    Each fakir you discard extends the assassins’ reach by one step. You never have to spend fakirs: if every victim is out of reach without them, you may kill nobody.

text-tiles =
    Then you may use the action of the final tile, whoever owns it. Palm trees and palaces must be placed; the other actions are optional.
text-places =
    _Oasis_: place a palm tree there. _Village_: place a palace there. Both are compulsory; if the supply has run out, nothing happens.
text-markets =
    _Small market_: pay 3 gold and take one of the first three resource cards. _Large market_: pay 6 gold and take two of the first six; if only one is left, you still pay 6.
text-sacred =
    _Sacred place_: pay two elders, or an elder and a fakir, and take one of the face-up djinns. You may use it in the same turn.

text-sale =
    At the end of your turn you may sell goods in suits of different kinds. Fakirs are not goods. A suit pays:
    - 1, 3, 7, 13 or 21 gold for one to five kinds,
    - 30, 40, 50 or 60 gold for six to nine.

    Goods you keep are worth the same at the end of the game.

text-djinns =
    A djinn is worth the points printed on it and has a power. Powers with a cost may be used once per turn; the others are always active. Where you may pay with an elder _or_ a fakir, the choice is yours.
text-djinns-when =
    Use djinns before you pick up meeples, after claiming the tile, after the tribe’s action or after the tile’s action – but not between picking up meeples and claiming the tile. So after claiming it you may use a djinn while you still hold the meeples you collected. You can’t pay for a djinn that would have no effect.
text-djinns-empty =
    Some djinns need things that may have run out: meeples in the bag, cards in a deck, camels of yours. You can only pay if there will be an effect.
text-djinns-passive =
    _Always active:_
text-djinns-scoring =
    _Counted at the end:_
text-djinns-one =
    _For an elder or a fakir:_
text-iblis =
    You can only pay for Iblis if two victims are still within reach after you’ve paid; then you kill two where there are two.
text-djinns-two =
    _For an elder plus another elder or a fakir:_
text-djinns-fakir =
    _For fakirs only:_
text-kumarbi =
    Kumarbi works only with your own bids, and you can’t discard more fakirs than there are steps down to 0.

text-round =
    When all markers have played, the row of resource cards is refilled to nine and the djinns to three. An empty deck is reshuffled from its discards.

text-end =
    The game ends with the round in which a player places their _last camel_. It also ends when no meeples can be moved any more: from then on nobody moves in this round, but djinns and sales are still possible.
text-scoring =
    Your points:
    - 1 for each gold coin,
    - 1 for each vizier, plus 10 for each opponent with fewer,
    - 2 for each elder,
    - the value of your djinns,
    - the value of each tile with your camel, plus 3 for each palm tree and 5 for each palace on it,
    - your goods in suits, as in a sale.

    If players are tied, they share the victory.

example-bids = Four bids
example-bids-start = The markers stand ready on the bid order track, and the turn order track is empty. The bids will be 3, 1, 0 and 0.
example-bids-so = The highest bidders go first. Of the two who paid nothing, the later bidder plays earlier: player 4 before player 3.
example-bids-fourth = No fourth spot for free
example-bids-fourth-start = This time the first three players bid 0.
example-bids-fourth-so = Each newcomer pushed the others back. There was no free spot left for player 4, who paid 1 and now plays first.
example-loop = Round in a circle
example-loop-start = There are five meeples on B2, and next to it an oasis with an elder and a merchant.
example-loop-so = Four steps led back to the tile where the move began. The last merchant joined two others on C2, one of them dropped there a moment before, and all three were collected. The elder stays, so nobody claims C2.
example-control = A tile of your own
example-control-start = Two elders stand alone in the village on D2. A vizier and an elder set out from B2.
example-control-so = Only elders were there, so collecting them emptied D2, and a camel claims it for the rest of the game. Then the village got its palace.
example-merchants = Merchants take the first cards
example-merchants-start = A merchant walks to an oasis where two others are waiting.
example-merchants-so = Three merchants, three cards: the first in the row, a fakir among them. The gaps are filled when the round is over.
example-builders = Builders count the blue tiles
example-builders-start = One builder joins two others on D3, a red market among four blue sacred places. Two of the three fakirs will help.
example-builders-so = Three builders and two fakirs make five, times four blue tiles: 20 gold. If D3 itself were blue, it would be 25.
example-assassins = Two tiles in one turn
example-assassins-start = An assassin walks to the oasis on B3, where another one stands alone. An elder is alone on C4, two steps away.
example-assassins-so = B3 was emptied first and got a camel; then the kill emptied C4 and claimed it too. But only B3, where the move ended, gave its action.
example-assassins-far = Fakirs extend the reach
example-assassins-far-start = Two assassins reach two steps from B3. The merchant on D5 is four steps away.
example-assassins-far-so = That’s two steps too far, so it cost two fakirs, no more and no fewer. The third stays in hand.
example-oasis = A gift for a neighbour
example-oasis-start = The oasis on C2 has player 2’s camel. A vizier walks there all the same.
example-oasis-so = The palm tree had to be placed. It counts for player 2, who owns the tile.
example-large-market = Two of the first six
example-large-market-start = A vizier ends the move in a large market. There are nine cards in the row.
example-large-market-so = 6 gold for two of the first six cards, chosen together.
example-sacred-place = A djinn is bought
example-sacred-place-start = Player 1 has an elder and two fakirs and walks to a sacred place with one more elder.
example-sacred-place-so = Elders just collected can be spent at once. An elder and a fakir were enough, and Jafaar will make viziers worth more at the end.
example-sale = Two suits
example-sale-start = Nine goods of six kinds, three of them twice, and two fakirs. Player 1 sells everything.
example-sale-so = Six kinds paid 30, three kinds 7: 37 gold. Fakirs can’t be sold.
example-scoring = The last camel, and the score
example-scoring-start = Player 1 has one camel left, and this is the last turn of the round.
example-scoring-so = Viziers are worth 3 each thanks to Jafaar, and both opponents have fewer: two times 10 more. Tiles, palm trees and palaces count for whoever has a camel there.
