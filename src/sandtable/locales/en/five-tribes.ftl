five-tribes-title = Five Tribes
five-tribes-blurb = Move the meeples of five tribes across the Sultanate of Naqala, claim its tiles and summon djinns.

## Words

five-tribes-tribe-vizier = vizier
    .one = a vizier
    .many = viziers
five-tribes-tribe-elder = elder
    .one = an elder
    .many = elders
five-tribes-tribe-merchant = merchant
    .one = a merchant
    .many = merchants
five-tribes-tribe-builder = builder
    .one = a builder
    .many = builders
five-tribes-tribe-assassin = assassin
    .one = an assassin
    .many = assassins

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
    .one = a fakir

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

five-tribes-power-al-amin = At the end of the game, any two fakirs in your hand count as one good of your choice.
five-tribes-power-anun-nak = Choose a tile with no camel, meeple, palm tree or palace: draw three meeples from the bag and place them there.
five-tribes-power-baal = Whenever a player gains a djinn, you get 1 gold if it’s you, 2 gold if it’s someone else.
five-tribes-power-boaz = Your elders and viziers are safe from assassins.
five-tribes-power-bouraq = Place a palace on any village.
five-tribes-power-echidna = Your builders earn double this turn.
five-tribes-power-enki = Place a palm tree on any oasis.
five-tribes-power-hagis = When you place a palace, put it on a surrounding tile instead.
five-tribes-power-haurvatat = Palm trees on your tiles are worth 5 points each instead of 3.
five-tribes-power-iblis = Your assassins kill two meeples on the same tile, or two elders or viziers of the same opponent.
five-tribes-power-jafaar = Your viziers are worth 3 points each instead of 1.
five-tribes-power-kandicha = Your assassins’ victims serve you: a merchant gets you the top resource card, a builder earns its gold, and a vizier or elder joins you instead of dying.
five-tribes-power-kumarbi = Discard any number of fakirs when you bid: each one lowers your price to that of the next cheaper spot.
five-tribes-power-lamia = When you place a palm tree, put it on a surrounding tile instead.
five-tribes-power-leta = Place a camel on a tile with no camel, meeple, palm tree or palace.
five-tribes-power-marid = Whenever a meeple is dropped on one of your tiles during a move, you get 1 gold if it’s your move, 2 gold if it’s someone else’s.
five-tribes-power-monkir = Whenever a palace is placed, you get 1 gold if you placed it, 2 gold if someone else did.
five-tribes-power-nekir = Whenever assassins kill, you get 1 gold if they are yours, 2 gold if they are someone else’s.
five-tribes-power-shamhat = Your elders are worth 4 points each instead of 2.
five-tribes-power-sibittis = Look at the top three djinns, keep one and discard the others.
five-tribes-power-sloar = Take the top card of the resource deck.
five-tribes-power-utug = Place a camel on a tile with meeples but no camel, palm tree or palace.

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
five-tribes-ask-window = Use a djinn, or continue.
five-tribes-ask-look =
    { $count ->
        [one] Keep the djinn you drew.
       *[other] Keep one of the { $count } djinns you drew.
    }
five-tribes-ask-pick-up = Pick up all the meeples from a tile.
five-tribes-ask-sow =
    { $count ->
        [one] Drop your last meeple ({ $hand }) on a tile adjacent to { $tile } that already holds one of its tribe.
       *[other] Drop a meeple on a tile adjacent to { $tile }. In your hand: { $hand }.
    }
five-tribes-ask-build = How many fakirs will help your builders? Builders: { $builders }; blue tiles in range: { $tiles }.
five-tribes-ask-kill =
    { $count ->
        [one] Who do your assassins on { $tile } kill? Reach without fakirs: { $assassins }.
       *[other] Which two do your assassins on { $tile } kill? Reach without fakirs: { $assassins }.
    }
five-tribes-ask-redirect = Place the { $piece } on { $tile }, or pay to place it on a surrounding tile.
five-tribes-ask-small-market = Buy one of the first three cards for 3 gold?
five-tribes-ask-large-market = Buy two of the first six cards for 6 gold?
five-tribes-ask-sacred-place = Take a djinn for two elders, or for an elder and a fakir?
five-tribes-ask-sale = Sell goods, use a djinn, or end your turn.
five-tribes-ask-suit = Your suit so far: { $goods }, worth { $gold } gold. Add another kind, or sell it.

five-tribes-act-bid = Bid { $cost } gold
five-tribes-act-bid-with-fakirs =
    Bid for the { $cost }-gold spot, discarding { $fakirs ->
        [one] { $fakirs } fakir
       *[other] { $fakirs } fakirs
    }
five-tribes-act-bid-all = Take the 1-gold spot for whatever you have
five-tribes-act-sit-out = Sit out this round
five-tribes-act-take = Pick up the meeples on { $tile }
five-tribes-act-drop = Drop { $tribe_one } on { $tile }
five-tribes-act-build = Build, adding fakirs: { $fakirs }
five-tribes-act-kill = Kill { $tribe_one } on { $tile }
five-tribes-act-kill-two = Kill { $tribe_one } and { $second_one } on { $tile }
five-tribes-act-kill-held = Kill { $victim }’s { $tribe }
five-tribes-act-kill-two-held = Kill two of { $victim }’s meeples: { $tribe }, { $second }
five-tribes-act-spare = Kill nobody
five-tribes-act-place-here = Place it here
five-tribes-act-buy = Buy card { $card }
five-tribes-act-buy-two = Buy cards { $card } and { $second }
five-tribes-act-summon = Take { $djinn } for { $payment }
five-tribes-act-keep = Keep { $djinn }
five-tribes-act-sell = Add { $good } to the suit
five-tribes-act-end-suit = Sell this suit
five-tribes-act-go-on = Continue
five-tribes-act-pass = Buy nothing
five-tribes-act-end-turn = End turn
five-tribes-act-use-on = Use { $djinn } on { $tile } for { $payment }
five-tribes-act-use = Use { $djinn } for { $payment }

five-tribes-verb-bid = Bid
five-tribes-verb-bid-with-fakirs = Bid with fakirs
five-tribes-verb-bid-all = Bid everything
five-tribes-verb-sit-out = Sit out
five-tribes-verb-take = Pick up
five-tribes-verb-drop = Drop
five-tribes-verb-build = Build
five-tribes-verb-kill = Kill on a tile
five-tribes-verb-kill-two = Kill two on a tile
five-tribes-verb-kill-held = Kill an opponent’s meeple
five-tribes-verb-kill-two-held = Kill two of an opponent’s meeples
five-tribes-verb-spare = Kill nobody
five-tribes-verb-place-here = Place it here
five-tribes-verb-buy = Buy a card
five-tribes-verb-buy-two = Buy two cards
five-tribes-verb-summon = Take a djinn
five-tribes-verb-keep = Keep a djinn
five-tribes-verb-sell = Sell goods
five-tribes-verb-end-suit = Sell this suit
five-tribes-verb-go-on = Continue
five-tribes-verb-pass = Buy nothing
five-tribes-verb-end-turn = End turn
five-tribes-verb-use-on = Use a djinn on a tile
five-tribes-verb-use = Use a djinn

## Events

five-tribes-event-round-starts = Round { $round } begins. Bid order: { $order }.
five-tribes-event-bids = { $seat } bids { $cost } gold.
five-tribes-event-bids-with-fakirs =
    { $seat } takes the { $cost }-gold spot for { $paid } gold, discarding { $fakirs ->
        [one] { $fakirs } fakir
       *[other] { $fakirs } fakirs
    }.
five-tribes-event-bids-all = { $seat } can’t afford any free spot and takes the { $cost }-gold spot for whatever is left.
five-tribes-event-sits-out = { $seat } can’t afford any free spot and sits out this round.
five-tribes-event-turn-starts = It’s { $seat }’s turn.
five-tribes-event-takes-up =
    { $meeples_count ->
        [one] { $seat } picks up { $meeples_one } from { $tile }.
       *[other] { $seat } picks up from { $tile }: { $meeples }.
    }
five-tribes-event-drops = { $seat } drops { $tribe_one } on { $tile }.
five-tribes-event-collects =
    { $seat } collects { $count ->
        [one] { $tribe_one }
       *[other] { $count } { $tribe_many }
    } from { $tile }.
five-tribes-event-cannot-move = { $seat } can’t move any meeples.
five-tribes-event-places-camel = { $seat } places a camel on { $tile }.
five-tribes-event-last-camel = { $seat } has no camel left: the game ends with this round.
five-tribes-event-keeps-meeples =
    { $seat } keeps { $count ->
        [one] { $tribe_one }
       *[other] { $count } { $tribe_many }
    }.
five-tribes-event-takes-cards =
    { $cards_count ->
        [0] { $seat } has { $merchants ->
            [one] { $merchants } merchant
           *[other] { $merchants } merchants
        }, but there are no cards left to take.
        [one] { $seat } takes { $cards_one } with { $merchants ->
            [one] { $merchants } merchant
           *[other] { $merchants } merchants
        }.
       *[other] { $seat } takes cards with { $merchants ->
            [one] { $merchants } merchant
           *[other] { $merchants } merchants
        }: { $cards }.
    }
five-tribes-event-builds = { $seat } earns { $gold } gold (builders: { $builders }, fakirs: { $fakirs }, blue tiles: { $tiles }).
five-tribes-event-builds-double = { $seat } earns { $gold } gold, doubled by Echidna (builders: { $builders }, fakirs: { $fakirs }, blue tiles: { $tiles }).
five-tribes-event-kills =
    { $victims_count ->
        [one] { $seat } kills { $victims_one } on { $tile }
       *[other] { $seat } kills two meeples on { $tile }: { $victims }
    }{ $fakirs ->
        [0] .
       *[other] {" "}(fakirs: { $fakirs }).
    }
five-tribes-event-kills-held =
    { $victims_count ->
        [one] { $seat } kills { $victim }’s { $victims }.
       *[other] { $seat } kills two of { $victim }’s meeples: { $victims }.
    }
five-tribes-event-spares = { $seat } kills nobody.
five-tribes-event-no-target = { $seat } has nobody to kill.
five-tribes-event-places = { $seat } places a { $piece } on { $tile }.
five-tribes-event-none-left = { $seat } can’t place a { $piece }: none are left in the supply.
five-tribes-event-buys =
    { $cards_count ->
        [one] { $seat } buys { $cards_one } for { $gold } gold.
       *[other] { $seat } buys two cards for { $gold } gold: { $cards }.
    }
five-tribes-event-gains-djinn = { $seat } takes { $djinn } for { $payment }.
five-tribes-event-uses = { $seat } uses { $djinn } for { $payment }.
five-tribes-event-earns = { $seat } gets { $gold } gold ({ $djinn }).
five-tribes-event-takes-victim = { $seat } takes the victim, { $tribe_one }, thanks to Kandicha.
five-tribes-event-draws = { $seat } draws a resource card ({ $djinn }).
five-tribes-event-draws-told = { $seat } draws a resource card ({ $djinn }): { $good }.
five-tribes-event-draws-openly = { $seat } draws a resource card ({ $djinn }), shown to everyone: { $good }.
five-tribes-event-settles =
    { $meeples_count ->
        [one] { $seat } places { $meeples_one } on { $tile }.
       *[other] { $seat } places on { $tile }: { $meeples }.
    }
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
five-tribes-event-rejects = { $seat } discards { $djinns }.
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
five-tribes-event-lays-out = { $seat } adds { $good } to the suit.
five-tribes-event-sells = { $seat } sells { $cards } for { $gold } gold.
five-tribes-event-refills = New in the market: { $cards }.
five-tribes-event-refills-djinns =
    { $djinns_count ->
        [one] New djinn: { $djinns }.
       *[other] New djinns: { $djinns }.
    }
five-tribes-event-reshuffles =
    The discarded resource cards are shuffled into a new deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
five-tribes-event-reshuffles-djinns =
    The discarded djinns are shuffled into a new deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
five-tribes-event-game-ends = The game is over. { $end }
five-tribes-event-scores =
    { $seat } has { $gold } gold and a total of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
five-tribes-event-wins =
    { $winners_count ->
        [one] { $winners } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $winners } share the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each.
    }

## Why not?

five-tribes-rule-ft-3-2 = That spot is taken.
five-tribes-rule-ft-3-3 = You can’t pay for that spot.
five-tribes-rule-ft-5-1 = There are no meeples on that tile.
five-tribes-rule-ft-5-3 = You can’t step straight back to the tile you just came from.
five-tribes-rule-ft-5-5 = The last meeple must join one of its own tribe.
five-tribes-rule-ft-5-8 = You couldn’t finish your move from there: your last meeple would have none of its tribe to join.
five-tribes-rule-ft-7-5 = There’s no such victim there for your assassins.
five-tribes-rule-ft-7-6 = That’s too far for your assassins and fakirs – and if you have a target within reach without fakirs, you must kill.
five-tribes-rule-ft-7-7 = You don’t have that many fakirs.
five-tribes-rule-ft-8-3 = You don’t have enough gold.
five-tribes-rule-ft-8-4 = A djinn costs two elders, or an elder and a fakir.
five-tribes-rule-ft-8-5 = There’s no card in that place.
five-tribes-rule-ft-9-1 = You don’t have those goods.
five-tribes-rule-ft-10-1 = You’ve already used that djinn.
five-tribes-rule-ft-10-2 = You don’t have the elders or fakirs to pay for this djinn.
five-tribes-rule-ft-10-6 = This djinn would have no effect right now.
five-tribes-rule-ft-10-7 = After this payment the djinn would have no effect.
five-tribes-rule-ft-10-8 = This djinn has nothing to give: there are no cards, or no camels, left.
five-tribes-rule-ft-10-anun-nak = Anun-Nak only brings meeples to a tile with no camel, meeple, palm tree or palace.
five-tribes-rule-ft-10-boaz = Boaz protects this player’s elders and viziers.
five-tribes-rule-ft-10-bouraq = Bouraq builds only in villages.
five-tribes-rule-ft-10-enki = Enki plants only in oases.
five-tribes-rule-ft-10-hagis = Hagis can only move a palace to a surrounding tile.
five-tribes-rule-ft-10-iblis = Only with Iblis can your assassins kill two.
five-tribes-rule-ft-10-kumarbi = You don’t have that many fakirs for Kumarbi.
five-tribes-rule-ft-10-lamia = Lamia can only move a palm tree to a surrounding tile.
five-tribes-rule-ft-10-leta = Leta only takes tiles with no camel, meeple, palm tree or palace.
five-tribes-rule-ft-10-utug = Utug only takes tiles with meeples but no camel, palm tree or palace.
five-tribes-rule-ft-11-4 = The bag is empty.
five-tribes-rule-ft-11-5 = The supply is empty.
five-tribes-rule-ft-q1 = Only if you can’t pay for any free spot.
five-tribes-rule-ft-q8 = With Iblis you must kill two where there are two, and one where there’s only one.
five-tribes-rule-ft-q16 = In a large market you take two cards, unless only one is left.
five-tribes-rule-ft-q23 = You’ve already used Kumarbi this round.

## Score sheet, ends, variants

five-tribes-score-gold = Gold
five-tribes-score-viziers = Viziers
five-tribes-score-more-viziers = Vizier majorities
five-tribes-score-elders = Elders
five-tribes-score-djinns = Djinns
five-tribes-score-tiles = Tiles
five-tribes-score-palms = Palm trees
five-tribes-score-palaces = Palaces
five-tribes-score-goods = Goods

five-tribes-end-goes-on = The game goes on.
five-tribes-end-last-camel = A player placed their last camel.
five-tribes-end-no-move = There are no legal moves left on the board.

five-tribes-variant-broke_bidder = A player who can’t pay for any free spot (FT-Q1)
five-tribes-variant-broke_bidder-bids_all = takes the 1-gold spot for whatever is left
five-tribes-variant-broke_bidder-sits_out = sits out the round
five-tribes-variant-djinn_use = Djinn powers with a cost (FT-Q2)
five-tribes-variant-djinn_use-per_marker = once per marker
five-tribes-variant-djinn_use-per_round = once per round
five-tribes-variant-echidna_kandicha = Gold for builders killed with Kandicha, if Echidna was used (FT-Q4)
five-tribes-variant-echidna_kandicha-builders_only = not doubled
five-tribes-variant-echidna_kandicha-doubled = doubled
five-tribes-variant-nekir_taking = Nekir: gold when Kandicha takes the victim (FT-Q6)
five-tribes-variant-nekir_taking-unpaid = no
five-tribes-variant-nekir_taking-paid = yes
five-tribes-variant-baal_itself = Ba’al: gold for gaining Ba’al itself (FT-Q7)
five-tribes-variant-baal_itself-unpaid = no
five-tribes-variant-baal_itself-paid = yes
five-tribes-variant-last_round = If no legal move is left after the last action of a round (FT-12.3)
five-tribes-variant-last_round-ends = the game ends
five-tribes-variant-last_round-one_more = one more round is played
five-tribes-variant-blocked = Once a player can’t move (FT-12.5, FT-Q15)
five-tribes-variant-blocked-whole_round = nobody moves for the rest of the round
five-tribes-variant-blocked-each_turn = each later player is checked again
five-tribes-variant-hands = Other players’ gold and cards (FT-Q18)
five-tribes-variant-hands-hidden = hidden
five-tribes-variant-hands-open_cards = cards visible, gold hidden
five-tribes-variant-hands-open = both visible
five-tribes-variant-sibittis = Djinns rejected with Sibittis (FT-Q22)
five-tribes-variant-sibittis-shown = are revealed
five-tribes-variant-sibittis-face_down = are discarded face down
five-tribes-variant-anun_nak = Anun-Nak needs a meeple in the bag (FT-Q25)
five-tribes-variant-anun_nak-before_paying = before you pay
five-tribes-variant-anun_nak-after_paying = after you pay
five-tribes-variant-partner = The last meeple may join (FT-Q28)
five-tribes-variant-partner-any = any meeple of its tribe
five-tribes-variant-partner-before_move = only one that was there before the move

## The board in the terminal

five-tribes-board-place-village = village
five-tribes-board-place-sacred-place = sacred place
five-tribes-board-place-oasis = oasis
five-tribes-board-place-small-market = small market
five-tribes-board-place-large-market = large market
five-tribes-board-short-village = village
five-tribes-board-short-sacred-place = sacred place
five-tribes-board-short-oasis = oasis
five-tribes-board-short-small-market = small market
five-tribes-board-short-large-market = large market
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
five-tribes-board-looking-at = You’re looking at
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
five-tribes-page-camel-of = { $seat }’s camel.
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
five-tribes-page-plays = As things stand, you’d be number { $turn } to play.
five-tribes-page-start = start of the row
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
five-tribes-page-when-turn = Once per turn
five-tribes-page-when-before-tribe = Once per turn, before your tribe’s action
five-tribes-page-when-placing = Once per turn, when you place one
five-tribes-page-when-bidding = When bidding, any number of fakirs
five-tribes-page-acting = Active now
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
five-tribes-page-where = Where could my move end?
five-tribes-page-where-tile = Or choose the tile where your move should end.
five-tribes-page-play-or-tile = Choose a move to play it, or the tile where it should end.
five-tribes-page-play-one = Choose a move to play it.
five-tribes-page-where-none = You can’t move right now.
five-tribes-page-where-asking = Looking for routes…
five-tribes-page-where-failed = Routes can’t be found for this position.
five-tribes-page-ends = Your move could end here with: { $tribes }.
five-tribes-page-way =
    From { $start }, collecting { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    }. Immediate gain: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $gold } gold.{ $cards_count ->
        [0] {""}
       *[other] {" "}Cards: { $cards }.
    }{ $camel ->
        [0] {""}
       *[other] {" "}You place a camel.
    }
five-tribes-page-play = Play this move
five-tribes-page-not-now = You can play this when it’s your turn to pick up meeples.
five-tribes-page-brings-camel = camel on { $tile }
five-tribes-page-brings-piece = { $piece } on { $tile }
five-tribes-page-brings-end = the game ends with this round
five-tribes-page-brings-gold = +{ $gold } gold
five-tribes-page-incomplete = Not all routes are shown.
five-tribes-page-playing = Playing your move…
five-tribes-page-stop = Stop
five-tribes-page-score = Score so far
five-tribes-page-score-known = Known total
five-tribes-page-score-secret = hidden
five-tribes-page-fakirs-needed = Fakirs needed: { $count }.
five-tribes-page-grows = Turns { $from } gold into { $to }
five-tribes-page-suit-values = What a suit of one to nine different goods pays
five-tribes-page-tribes = Find a tribe on the board
five-tribes-page-find = { $tribe_cap }: { $count } on the board
five-tribes-page-marker = Your marker { $number } of { $count }
five-tribes-page-victim = Kill one of { $seat }’s meeples
five-tribes-page-best = Best moves
five-tribes-page-ways-to = Routes to { $tile }
five-tribes-page-ways-along = Your route
five-tribes-page-no-order = Your last meeple couldn’t join its tribe there.
five-tribes-page-none-such = There’s no such move.
five-tribes-page-with-camel = Only moves that place a camel
five-tribes-page-leaves =
    Then another player could gain up to { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
five-tribes-page-leaves-short = leaves { $points }
five-tribes-page-drawing =
    Draw your route: { $done } of { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
five-tribes-page-turn = From { $start } to { $end }
five-tribes-page-turn-bid = Bid
five-tribes-page-score-counted = Counted total
five-tribes-page-score-counted-why = Counts everything done in the open, including gold. Cards drawn in secret make it a range.
five-tribes-page-hint-pick-up = Pick a tile, or drag along your whole route.
five-tribes-page-hint-sow = Press a meeple on a tile. Keys: a number for the meeple, an arrow for the tile.
