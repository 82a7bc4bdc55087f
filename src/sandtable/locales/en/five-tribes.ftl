five-tribes-title = Five Tribes
five-tribes-blurb = Sow the meeples of five tribes across the Sultanate of Naqala, take its tiles and summon djinns.

## Words

five-tribes-tribe-vizier = vizier
five-tribes-tribe-elder = elder
five-tribes-tribe-merchant = merchant
five-tribes-tribe-builder = builder
five-tribes-tribe-assassin = assassin

five-tribes-good-ivory = ivory
five-tribes-good-jewels = jewels
five-tribes-good-gold = gold
five-tribes-good-papyrus = papyrus
five-tribes-good-silk = silk
five-tribes-good-spice = spice
five-tribes-good-fish = fish
five-tribes-good-wheat = wheat
five-tribes-good-pottery = pottery
five-tribes-good-fakir = fakir

five-tribes-piece-palm = palm tree
five-tribes-piece-palace = palace

five-tribes-payment-elder = an elder
five-tribes-payment-fakir = a fakir
five-tribes-payment-two-elders = two elders
five-tribes-payment-elder-and-fakir = an elder and a fakir

five-tribes-djinn-al-amin = Al-Amin
five-tribes-djinn-anun-nak = Anun-Nak
five-tribes-djinn-baal = Ba’al
five-tribes-djinn-boaz = Boaz
five-tribes-djinn-bouraq = Bouraq
five-tribes-djinn-echidna = Echidna
five-tribes-djinn-enki = Enki
five-tribes-djinn-hagis = Hagis
five-tribes-djinn-haurvatat = Haurvatat
five-tribes-djinn-iblis = Iblis
five-tribes-djinn-jafaar = Jafaar
five-tribes-djinn-kandicha = Kandicha
five-tribes-djinn-kumarbi = Kumarbi
five-tribes-djinn-lamia = Lamia
five-tribes-djinn-leta = Leta
five-tribes-djinn-marid = Marid
five-tribes-djinn-monkir = Monkir
five-tribes-djinn-nekir = Nekir
five-tribes-djinn-shamhat = Shamhat
five-tribes-djinn-sibittis = Sibittis
five-tribes-djinn-sloar = Sloar
five-tribes-djinn-utug = Utug

five-tribes-power-al-amin = At the end, any two fakirs in your hand stand for one good of your choice.
five-tribes-power-anun-nak = Choose a tile without camel, meeple, palm tree and palace: three meeples drawn from the bag settle there.
five-tribes-power-baal = Whenever somebody gets a djinn: 1 gold for you if it is you, 2 gold if it is another player.
five-tribes-power-boaz = Assassins cannot touch the elders and viziers in front of you.
five-tribes-power-bouraq = Place a palace on any village.
five-tribes-power-echidna = Your builders earn double this turn.
five-tribes-power-enki = Place a palm tree on any oasis.
five-tribes-power-hagis = When you place a palace, put it on one of the tiles around instead.
five-tribes-power-haurvatat = Palm trees on your tiles are worth 5 points each instead of 3.
five-tribes-power-iblis = Your assassins kill two meeples on the same tile, or two elders or viziers of the same opponent.
five-tribes-power-jafaar = Your viziers are worth 3 points each instead of 1.
five-tribes-power-kandicha = What your assassins kill serves you: a merchant brings the top resource card, a builder its gold, a vizier or elder joins you instead of dying.
five-tribes-power-kumarbi = For each fakir you discard with a bid, you pay the price of one spot cheaper.
five-tribes-power-lamia = When you place a palm tree, put it on one of the tiles around instead.
five-tribes-power-leta = Place a camel on a tile without camel, meeple, palm tree and palace.
five-tribes-power-marid = Whenever a meeple is dropped on a tile of yours in a move: 1 gold in your own move, 2 gold in another player’s.
five-tribes-power-monkir = Whenever a palace is placed: 1 gold if you place it, 2 gold if another player does.
five-tribes-power-nekir = Whenever assassins kill: 1 gold if they are yours, 2 gold if they are another player’s.
five-tribes-power-shamhat = Your elders are worth 4 points each instead of 2.
five-tribes-power-sibittis = Look at the top three djinns, keep one and discard the others.
five-tribes-power-sloar = Take the top card of the resource deck.
five-tribes-power-utug = Place a camel on a tile with meeples but without camel, palm tree and palace.

five-tribes-tile-a1 = A1
five-tribes-tile-b1 = B1
five-tribes-tile-c1 = C1
five-tribes-tile-d1 = D1
five-tribes-tile-e1 = E1
five-tribes-tile-f1 = F1
five-tribes-tile-a2 = A2
five-tribes-tile-b2 = B2
five-tribes-tile-c2 = C2
five-tribes-tile-d2 = D2
five-tribes-tile-e2 = E2
five-tribes-tile-f2 = F2
five-tribes-tile-a3 = A3
five-tribes-tile-b3 = B3
five-tribes-tile-c3 = C3
five-tribes-tile-d3 = D3
five-tribes-tile-e3 = E3
five-tribes-tile-f3 = F3
five-tribes-tile-a4 = A4
five-tribes-tile-b4 = B4
five-tribes-tile-c4 = C4
five-tribes-tile-d4 = D4
five-tribes-tile-e4 = E4
five-tribes-tile-f4 = F4
five-tribes-tile-a5 = A5
five-tribes-tile-b5 = B5
five-tribes-tile-c5 = C5
five-tribes-tile-d5 = D5
five-tribes-tile-e5 = E5
five-tribes-tile-f5 = F5

## Questions and actions

five-tribes-ask-bid = Bid for your place in the turn order.
five-tribes-ask-window = Use a djinn, or go on.
five-tribes-ask-look =
    { $count ->
        [one] Keep the djinn you drew.
       *[other] Keep one of the { $count } djinns you drew.
    }
five-tribes-ask-pick-up = Take up all the meeples of a tile.
five-tribes-ask-sow =
    { $count ->
        [one] Drop your last meeple ({ $hand }) next to { $tile }, where one of its tribe stands.
       *[other] Drop the next meeple next to { $tile }. In your hand: { $hand }.
    }
five-tribes-ask-build = How many fakirs help your builders? Builders: { $builders }; blue tiles around: { $tiles }.
five-tribes-ask-kill =
    { $count ->
        [one] Whom do your assassins on { $tile } kill? Their reach without fakirs: { $assassins }.
       *[other] Which two do your assassins on { $tile } kill? Their reach without fakirs: { $assassins }.
    }
five-tribes-ask-redirect = Place the { $piece } on { $tile }, or pay and place it on a tile around.
five-tribes-ask-small-market = Buy one of the first three cards for 3 gold?
five-tribes-ask-large-market = Buy two of the first six cards for 6 gold?
five-tribes-ask-sacred-place = Take a djinn for two elders, or for an elder and a fakir?
five-tribes-ask-sale = Sell goods, use a djinn, or end your turn.
five-tribes-ask-suit = Your suit so far: { $goods }, for { $gold } gold. Add another kind, or sell it.

five-tribes-act-bid = Bid { $cost } gold
five-tribes-act-bid-with-fakirs = Bid for the spot of { $cost } with fakirs: { $fakirs }
five-tribes-act-bid-all = Take the spot of 1 for whatever you have
five-tribes-act-sit-out = Sit out this round
five-tribes-act-take = Take up the meeples of { $tile }
five-tribes-act-drop = Drop on { $tile }: { $tribe }
five-tribes-act-build = Build with fakirs: { $fakirs }
five-tribes-act-kill = Kill on { $tile }: { $tribe }
five-tribes-act-kill-two = Kill two on { $tile }: { $tribe }, { $second }
five-tribes-act-kill-held = Kill in front of { $victim }: { $tribe }
five-tribes-act-kill-two-held = Kill two in front of { $victim }: { $tribe }, { $second }
five-tribes-act-spare = Kill nobody
five-tribes-act-place-here = Place it here
five-tribes-act-buy = Buy card number { $card }
five-tribes-act-buy-two = Buy cards number { $card } and { $second }
five-tribes-act-summon = Take { $djinn } for { $payment }
five-tribes-act-keep = Keep { $djinn }
five-tribes-act-sell = Lay out for sale: { $good }
five-tribes-act-end-suit = Sell this suit
five-tribes-act-go-on = Go on
five-tribes-act-pass = Buy nothing
five-tribes-act-end-turn = End the turn
five-tribes-act-use-on = Use { $djinn } on { $tile } for { $payment }
five-tribes-act-use = Use { $djinn } for { $payment }

five-tribes-verb-bid = Bid
five-tribes-verb-bid-with-fakirs = Bid with fakirs
five-tribes-verb-bid-all = Bid all you have
five-tribes-verb-sit-out = Sit out
five-tribes-verb-take = Take up
five-tribes-verb-drop = Drop
five-tribes-verb-build = Build
five-tribes-verb-kill = Kill on a tile
five-tribes-verb-kill-two = Kill two on a tile
five-tribes-verb-kill-held = Kill in front of a player
five-tribes-verb-kill-two-held = Kill two in front of a player
five-tribes-verb-spare = Kill nobody
five-tribes-verb-place-here = Place it here
five-tribes-verb-buy = Buy a card
five-tribes-verb-buy-two = Buy two cards
five-tribes-verb-summon = Take a djinn
five-tribes-verb-keep = Keep a djinn
five-tribes-verb-sell = Sell goods
five-tribes-verb-end-suit = Sell this suit
five-tribes-verb-go-on = Go on
five-tribes-verb-pass = Buy nothing
five-tribes-verb-end-turn = End the turn
five-tribes-verb-use-on = Use a djinn on a tile
five-tribes-verb-use = Use a djinn

## Events

five-tribes-event-round-starts = Round { $round } begins. Bid order: { $order }.
five-tribes-event-bids = { $seat } bids { $cost } gold.
five-tribes-event-bids-with-fakirs = { $seat } takes the spot of { $cost } and pays { $paid } gold, with fakirs: { $fakirs }.
five-tribes-event-bids-all = { $seat } cannot pay for any free spot and takes that of { $cost }.
five-tribes-event-sits-out = { $seat } cannot pay for any free spot and sits out this round.
five-tribes-event-turn-starts = { $seat } acts.
five-tribes-event-takes-up = { $seat } takes up from { $tile }: { $meeples }.
five-tribes-event-drops = { $seat } drops on { $tile }: { $tribe }.
five-tribes-event-collects = { $seat } collects from { $tile }: { $count } × { $tribe }.
five-tribes-event-cannot-move = { $seat } cannot move.
five-tribes-event-places-camel = { $seat } places a camel on { $tile }.
five-tribes-event-last-camel = { $seat } has no camel left: the game ends with this round.
five-tribes-event-keeps-meeples = { $seat } keeps { $count } × { $tribe }.
five-tribes-event-takes-cards =
    { $cards_count ->
        [0] { $seat } finds no cards for { $merchants } merchants.
       *[other] { $seat } takes cards with { $merchants } merchants: { $cards }.
    }
five-tribes-event-builds = { $seat } earns { $gold } gold (builders: { $builders }, fakirs: { $fakirs }, blue tiles: { $tiles }).
five-tribes-event-builds-double = { $seat } earns { $gold } gold, doubled by Echidna (builders: { $builders }, fakirs: { $fakirs }, blue tiles: { $tiles }).
five-tribes-event-kills =
    { $seat } kills on { $tile }: { $victims }{ $fakirs ->
        [0] .
       *[other] {" "}(fakirs: { $fakirs }).
    }
five-tribes-event-kills-held = { $seat } kills in front of { $victim }: { $victims }.
five-tribes-event-spares = { $seat } kills nobody.
five-tribes-event-no-target = { $seat } finds nobody to kill.
five-tribes-event-places = { $seat } places a { $piece } on { $tile }.
five-tribes-event-none-left = { $seat } finds no { $piece } left in the supply.
five-tribes-event-buys = { $seat } buys for { $gold } gold: { $cards }.
five-tribes-event-gains-djinn = { $seat } takes { $djinn } for { $payment }.
five-tribes-event-uses = { $seat } uses { $djinn } for { $payment }.
five-tribes-event-earns = { $djinn } brings { $seat } { $gold } gold.
five-tribes-event-takes-victim = Kandicha gives { $seat } the victim: { $tribe }.
five-tribes-event-draws = { $seat } draws a resource card ({ $djinn }).
five-tribes-event-draws-told = { $seat } draws a resource card ({ $djinn }): { $good }.
five-tribes-event-draws-openly = { $seat } draws a resource card ({ $djinn }) for all to see: { $good }.
five-tribes-event-settles = { $seat } settles on { $tile }: { $meeples }.
five-tribes-event-looks =
    { $count ->
        [one] { $seat } looks at one djinn.
       *[other] { $seat } looks at { $count } djinns.
    }
five-tribes-event-looks-told =
    { $count ->
        [one] { $seat } looks at one djinn: { $djinns }.
       *[other] { $seat } looks at { $count } djinns: { $djinns }.
    }
five-tribes-event-keeps-djinn = { $seat } keeps { $djinn }.
five-tribes-event-rejects = { $seat } discards djinns: { $djinns }.
five-tribes-event-buries =
    { $count ->
        [one] { $seat } discards a djinn face down.
       *[other] { $seat } discards { $count } djinns face down.
    }
five-tribes-event-buries-told =
    { $count ->
        [one] { $seat } discards a djinn face down: { $djinns }.
       *[other] { $seat } discards { $count } djinns face down: { $djinns }.
    }
five-tribes-event-lays-out = { $seat } lays out for sale: { $good }.
five-tribes-event-sells = { $seat } sells for { $gold } gold: { $cards }.
five-tribes-event-refills = New in the market: { $cards }.
five-tribes-event-refills-djinns = New djinns: { $djinns }.
five-tribes-event-reshuffles = The discarded resources are shuffled into a new deck. Cards: { $cards }.
five-tribes-event-reshuffles-djinns = The discarded djinns are shuffled into a new deck. Cards: { $cards }.
five-tribes-event-game-ends = The game is over. { $end }
five-tribes-event-scores = { $seat } has { $gold } gold and { $points } points in all.
five-tribes-event-wins =
    { $winners_count ->
        [one] { $winners } wins with { $points } points.
       *[other] { $winners } share the victory with { $points } points each.
    }

## Why not?

five-tribes-rule-ft-3-2 = That spot is taken.
five-tribes-rule-ft-3-3 = You cannot pay for that spot.
five-tribes-rule-ft-5-1 = There is no meeple on that tile.
five-tribes-rule-ft-5-3 = A meeple never goes straight back to the tile it came from.
five-tribes-rule-ft-5-5 = The last meeple must join one of its own tribe.
five-tribes-rule-ft-5-8 = Then the move could not be finished: the last meeple would find none of its tribe.
five-tribes-rule-ft-7-5 = Your assassins find no such victim there.
five-tribes-rule-ft-7-6 = That is too far for your assassins and fakirs; and who has a target without fakirs must kill.
five-tribes-rule-ft-7-7 = You do not have that many fakirs.
five-tribes-rule-ft-8-3 = You do not have enough gold.
five-tribes-rule-ft-8-4 = A djinn costs two elders, or an elder and a fakir.
five-tribes-rule-ft-8-5 = There is no card in that place.
five-tribes-rule-ft-9-1 = You have no such goods.
five-tribes-rule-ft-10-1 = You have used that djinn already.
five-tribes-rule-ft-10-2 = You do not have the elders or fakirs that this djinn costs.
five-tribes-rule-ft-10-6 = This djinn would have no effect now.
five-tribes-rule-ft-10-8 = This djinn has nothing to give: no card, or no camel, is left.
five-tribes-rule-ft-10-anun-nak = Anun-Nak settles meeples only on a tile without camel, meeple, palm tree and palace.
five-tribes-rule-ft-10-boaz = Boaz protects the elders and viziers of this player.
five-tribes-rule-ft-10-bouraq = Bouraq builds only on villages.
five-tribes-rule-ft-10-enki = Enki plants only on oases.
five-tribes-rule-ft-10-hagis = Hagis moves a palace only to one of the tiles around.
five-tribes-rule-ft-10-iblis = Only Iblis lets your assassins kill two.
five-tribes-rule-ft-10-kumarbi = You do not have that many fakirs for Kumarbi.
five-tribes-rule-ft-10-lamia = Lamia moves a palm tree only to one of the tiles around.
five-tribes-rule-ft-10-leta = Leta takes only tiles without camel, meeple, palm tree and palace.
five-tribes-rule-ft-10-utug = Utug takes only tiles with meeples and without camel, palm tree and palace.
five-tribes-rule-ft-11-4 = The bag is empty.
five-tribes-rule-ft-11-5 = The supply is empty.
five-tribes-rule-ft-q1 = This is only for a marker that cannot pay for any free spot.
five-tribes-rule-ft-q8 = With Iblis you kill two where there are two, and one where there is one.
five-tribes-rule-ft-q16 = In a large market you take two cards, unless only one is left.
five-tribes-rule-ft-q23 = Kumarbi has been used already this round.

## Score sheet, ends, variants

five-tribes-score-gold = Gold
five-tribes-score-viziers = Viziers
five-tribes-score-more-viziers = More viziers than others
five-tribes-score-elders = Elders
five-tribes-score-djinns = Djinns
five-tribes-score-tiles = Tiles
five-tribes-score-palms = Palm trees
five-tribes-score-palaces = Palaces
five-tribes-score-goods = Goods

five-tribes-end-goes-on = The game goes on.
five-tribes-end-last-camel = A player has placed the last camel.
five-tribes-end-no-move = No legal move is left on the board.

five-tribes-variant-broke_bidder = A fourth marker that cannot pay for any free spot (FT-Q1)
five-tribes-variant-broke_bidder-bids_all = takes the spot of 1 for what is left
five-tribes-variant-broke_bidder-sits_out = sits out the round
five-tribes-variant-djinn_use = Powers with a cost (FT-Q2)
five-tribes-variant-djinn_use-per_marker = once for each marker
five-tribes-variant-djinn_use-per_round = once a round
five-tribes-variant-echidna_kandicha = Echidna and the builders Kandicha kills (FT-Q4)
five-tribes-variant-echidna_kandicha-builders_only = not doubled
five-tribes-variant-echidna_kandicha-doubled = doubled
five-tribes-variant-nekir_taking = Nekir, when Kandicha takes the victim (FT-Q6)
five-tribes-variant-nekir_taking-unpaid = is not paid
five-tribes-variant-nekir_taking-paid = is paid
five-tribes-variant-baal_itself = Ba’al, for its own coming (FT-Q7)
five-tribes-variant-baal_itself-unpaid = is not paid
five-tribes-variant-baal_itself-paid = is paid
five-tribes-variant-last_round = A round whose last action leaves no legal move (FT-12.3)
five-tribes-variant-last_round-ends = ends the game
five-tribes-variant-last_round-one_more = is followed by one more
five-tribes-variant-blocked = Once a player cannot move (FT-12.5, FT-Q15)
five-tribes-variant-blocked-whole_round = nobody moves for the rest of the round
five-tribes-variant-blocked-each_turn = each later player is tested again
five-tribes-variant-hands = Gold and cards of the others (FT-Q18)
five-tribes-variant-hands-hidden = hidden
five-tribes-variant-hands-open_cards = cards open, gold hidden
five-tribes-variant-hands-open = both open
five-tribes-variant-sibittis = Djinns that Sibittis rejects (FT-Q22)
five-tribes-variant-sibittis-shown = are shown
five-tribes-variant-sibittis-face_down = are discarded face down
five-tribes-variant-anun_nak = Anun-Nak needs a meeple in the bag (FT-Q25)
five-tribes-variant-anun_nak-before_paying = before its cost is paid
five-tribes-variant-anun_nak-after_paying = after its cost is paid

## The board in the terminal

five-tribes-board-place-village = village
five-tribes-board-place-sacred-place = sacred place
five-tribes-board-place-oasis = oasis
five-tribes-board-place-small-market = small market
five-tribes-board-place-large-market = large market
five-tribes-board-letter-vizier = V
five-tribes-board-letter-elder = E
five-tribes-board-letter-merchant = M
five-tribes-board-letter-builder = B
five-tribes-board-letter-assassin = A
five-tribes-board-letter-fakir = F
five-tribes-board-blue = blue value
five-tribes-board-red = red value
five-tribes-board-camel = camel
five-tribes-board-round = Round
five-tribes-board-bid-order = Bid order
five-tribes-board-turn-order = Turn order
five-tribes-board-sits-out = Sits out
five-tribes-board-in-hand = In hand
five-tribes-board-market = Market
five-tribes-board-suit = For sale
five-tribes-board-discards = Discards
five-tribes-board-supply = Supply
five-tribes-board-bag = meeples in the bag
five-tribes-board-palms = palm trees
five-tribes-board-palaces = palaces
five-tribes-board-deck = resource cards
five-tribes-board-djinn-deck = djinns
five-tribes-board-djinn-discards = Discarded djinns
five-tribes-board-face-up = Djinns on offer
five-tribes-board-own = Your djinns
five-tribes-board-looking-at = You look at
five-tribes-board-points = VP
five-tribes-board-cost = Cost
five-tribes-board-power = Power
five-tribes-board-used = used
five-tribes-board-player = Player
five-tribes-board-camels = Camels
five-tribes-board-cards = Cards

## The board on the page

five-tribes-page-board = The Sultanate
five-tribes-page-tile = { $tile }: { $place }, { $value } ({ $colour }).
five-tribes-page-stands = On it: { $meeples }.
five-tribes-page-camel-of = Camel of { $seat }.
five-tribes-page-palms = Palm trees: { $count }.
five-tribes-page-palaces = Palaces: { $count }.
five-tribes-page-player = { $seat }: viziers { $viziers }, elders { $elders }, camels left { $camels }
five-tribes-page-viziers = Viziers: { $count }
five-tribes-page-elders = Elders: { $count }
five-tribes-page-camels = Camels left: { $count }
five-tribes-page-cards = Cards: { $count }
five-tribes-page-gold = { $gold } gold
five-tribes-page-held = In your hand: { $meeples }
five-tribes-page-which = Which of these?
five-tribes-page-spot = Spot for { $cost } gold: free
five-tribes-page-spot-of = Spot for { $cost } gold: { $seats }
five-tribes-page-plays = Your turn would be number { $turn } as things stand.
five-tribes-page-start = start of the line
five-tribes-page-deck = Deck: { $count }
five-tribes-page-card = Card { $card }: { $good }
five-tribes-page-good = { $good_cap }
five-tribes-page-tribe = { $tribe_cap }
five-tribes-page-djinn = { $djinn }
five-tribes-page-power = { $power }
five-tribes-page-list = { $goods }
five-tribes-page-points = { $points } VP
five-tribes-page-when-always = Always active
five-tribes-page-when-scoring = Counts at the end of the game
five-tribes-page-when-turn = Once in your turn
five-tribes-page-when-before-tribe = Once a turn, before your tribe acts
five-tribes-page-when-placing = Once a turn, when you place one
five-tribes-page-when-bidding = With a bid, as many as you like
five-tribes-page-acting = Acts now
five-tribes-page-cost = Cost: { $payment }.
five-tribes-page-goods = Your goods
five-tribes-page-no-goods = No goods yet
five-tribes-page-worth = worth { $gold } gold
five-tribes-page-sell = Sell for { $gold }
five-tribes-page-fakirs =
    { $count ->
        [one] one fakir
       *[other] { $count } fakirs
    }
five-tribes-page-where = Where could I end?
five-tribes-page-where-tile = Choose the tile where your move shall end.
five-tribes-page-where-none = No move is possible now.
five-tribes-page-where-tribe = Which tribe shall be the last on { $tile }?
five-tribes-page-where-asking = Looking for ways …
five-tribes-page-where-failed = There is no answer for this position.
five-tribes-page-ends = Your move could end here with: { $tribes }.
five-tribes-page-ways = Ways to { $tile } with this tribe last: { $tribe }
five-tribes-page-way =
    From { $start }, meeples collected: { $meeples }. Points at once: { $points }, gold: { $gold }.{ $cards_count ->
        [0] {""}
       *[other] {" "}Cards: { $cards }.
    }{ $camel ->
        [0] {""}
       *[other] {" "}You place a camel.
    }
five-tribes-page-play = Play this move
five-tribes-page-not-now = You can play it when it is your turn to take up meeples.
five-tribes-page-more = Show all
five-tribes-page-incomplete = There are more ways than these.
five-tribes-page-playing = Your choice is being played …
five-tribes-page-stop = Stop
five-tribes-page-score = Score so far
five-tribes-page-score-known = Total known
five-tribes-page-score-secret = secret
five-tribes-page-fakirs-needed = Fakirs needed: { $count }.
