cleopatra-title = Cleopatra and the Society of Architects
cleopatra-blurb = Build the queen’s palace and grow rich, but not so corrupt that her crocodile gets you.

## Words

cleopatra-resource-artisan = artisan
cleopatra-resource-stone = stone
cleopatra-resource-marble = marble
cleopatra-resource-wood = wood
cleopatra-resource-lapis = lapis lazuli

cleopatra-card-artisan = artisan
cleopatra-card-stone = stone
cleopatra-card-marble = marble
cleopatra-card-wood = wood
cleopatra-card-lapis = lapis lazuli
cleopatra-card-double-artisan = double artisan
cleopatra-card-double-stone = double stone
cleopatra-card-double-marble = double marble
cleopatra-card-double-wood = double wood
cleopatra-card-double-lapis = double lapis lazuli
cleopatra-card-trompe-loeil = trompe-l’oeil
cleopatra-card-beggar = Beggar
cleopatra-card-courtesan = Courtesan
cleopatra-card-envoy = Envoy
cleopatra-card-scribe = Scribe
cleopatra-card-smuggler = Smuggler
cleopatra-card-vizier = Vizier
cleopatra-card-face-down = face-down card

cleopatra-category-walls = column walls
cleopatra-category-sphinxes = sphinxes
cleopatra-category-obelisks = obelisks
cleopatra-category-throne = pedestal and throne
cleopatra-category-doors = door frames
cleopatra-category-mosaics = mosaics

cleopatra-shape-F = F
cleopatra-shape-I = I
cleopatra-shape-L = L
cleopatra-shape-N = N
cleopatra-shape-P = P
cleopatra-shape-T = T
cleopatra-shape-U = U
cleopatra-shape-V = V
cleopatra-shape-W = W
cleopatra-shape-X = X
cleopatra-shape-Y = Y
cleopatra-shape-Z = Z

cleopatra-side-left = left
cleopatra-side-right = right

cleopatra-wall-L1 = left 1
cleopatra-wall-L2 = left 2
cleopatra-wall-L3 = left 3
cleopatra-wall-B1 = back 1
cleopatra-wall-B2 = back 2
cleopatra-wall-B3 = back 3
cleopatra-wall-R1 = right 1
cleopatra-wall-R2 = right 2
cleopatra-wall-R3 = right 3

## Questions

cleopatra-ask-turn = Your turn: take a stall at the market or build in the quarry.
cleopatra-ask-refill = Before the market is refilled you may play characters.
cleopatra-ask-lay-out = Put a card on each stall. Still to lay: { $cards }.
cleopatra-ask-build = Build another piece or stop? Built in this visit: { $pieces }.
cleopatra-ask-pay-for =
    { $missing_count ->
        [0] Paid. Add more cards, or say that it is enough.
       *[other] Pay for the piece. Still missing: { $missing }.
    }
cleopatra-ask-choose-way = Turn the mosaic { $shape }.
cleopatra-ask-place-mosaic = Where does the mosaic { $shape } go? Choose its first square.
cleopatra-ask-claims = New sanctuaries: { $sanctuaries }. Set up an Anubis statue? You have { $statues }.
cleopatra-ask-end-turn = Before your turn ends you may play characters.
cleopatra-ask-hand-limit =
    You hold { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $above } too many.
cleopatra-ask-lay-off =
    Which card do you lay off? { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } to go.
cleopatra-ask-offering =
    How much do you offer to the High Priest? You have { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    } and { $amulets ->
        [one] { $amulets } amulet
       *[other] { $amulets } amulets
    }.
cleopatra-ask-answer-roll = All five dice are on the altar. Does the offering begin?
cleopatra-ask-give = { $to } sends a Beggar: 2 talents or a standard card.
cleopatra-ask-fetch = Take a card from the discards.
cleopatra-ask-ask = Whom does your Envoy ask, and for what?
cleopatra-ask-offer = { $to } asks for a card: { $resource }. One of your amulets would go with it.
cleopatra-ask-accept = { $from } offers a card: { $resource }. Take it with an amulet?
cleopatra-ask-keep =
    The Vizier shows you { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }. Keep one for an amulet?

## Headings over the actions

cleopatra-verb-market = Market
cleopatra-verb-market-empty = Empty market
cleopatra-verb-pass = Pass
cleopatra-verb-refill = Refill
cleopatra-verb-lay = Lay a card
cleopatra-verb-stop = Stop building
cleopatra-verb-end-turn = End of turn
cleopatra-verb-pay = Pay with a card
cleopatra-verb-trompe = Trompe-l’oeil
cleopatra-verb-merchant = Nile merchant
cleopatra-verb-enough = Enough
cleopatra-verb-turn = Turn the mosaic
cleopatra-verb-place = Place the mosaic
cleopatra-verb-claim = Claim a sanctuary
cleopatra-verb-end-claims = No more claims
cleopatra-verb-discard-down = Lay off cards
cleopatra-verb-keep-all = Keep all
cleopatra-verb-discard = Lay off
cleopatra-verb-bid = Offering
cleopatra-verb-begin-offering = Begin the offering
cleopatra-verb-build-wall = Column wall
cleopatra-verb-build-sphinx = Sphinx
cleopatra-verb-build-obelisk = Obelisk
cleopatra-verb-build-pedestal = Pedestal
cleopatra-verb-build-throne = Throne
cleopatra-verb-build-door = Door frame
cleopatra-verb-build-mosaic = Mosaic
cleopatra-verb-scribe-mosaic = Scribe: a mosaic of choice
cleopatra-verb-avert = Scribe: avert the offering
cleopatra-verb-beggar = Beggar
cleopatra-verb-give-talents = Give talents
cleopatra-verb-give-card = Give a card
cleopatra-verb-show-hand = Show the hand
cleopatra-verb-courtesan = Courtesan
cleopatra-verb-fetch = From the discards
cleopatra-verb-envoy = Envoy
cleopatra-verb-ask = Ask
cleopatra-verb-end-asking = Ask nobody else
cleopatra-verb-offer = Offer
cleopatra-verb-decline = Decline
cleopatra-verb-accept = Accept
cleopatra-verb-refuse = Refuse
cleopatra-verb-scribe-onto = Scribe: a die onto the altar
cleopatra-verb-scribe-off = Scribe: a die off the altar
cleopatra-verb-smuggler = Smuggler
cleopatra-verb-vizier = Vizier
cleopatra-verb-keep = Keep a card
cleopatra-verb-end-keeping = Keep no more

## Actions

cleopatra-act-market = Take all cards of stall { $stall }
cleopatra-act-market-empty = Visit the empty market and refill it
cleopatra-act-pass = Pass: nothing can be taken or built
cleopatra-act-refill = Draw cards for the stalls
cleopatra-act-lay = Put card { $number } on stall { $stall }
cleopatra-act-stop = Build no more and take the talents
cleopatra-act-end-turn = End the turn
cleopatra-act-pay = Pay with the card: { $card }
cleopatra-act-trompe = Pay with a trompe-l’oeil (1 amulet) for: { $resource }
cleopatra-act-merchant = Pay with a Nile merchant for: { $resource }
cleopatra-act-enough = That is enough
cleopatra-act-turn = Turn it the way number { $way }
cleopatra-act-place = First square in row { $row }, column { $column }
cleopatra-act-claim = Statue into the sanctuary at row { $row }, column { $column }
cleopatra-act-end-claims = Save your statues
cleopatra-act-discard-down = Lay off cards down to ten and take 1 amulet
cleopatra-act-keep-all = Keep all cards and take an amulet for each above ten
cleopatra-act-discard = Lay off: { $card }
cleopatra-act-bid =
    Offer { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }
cleopatra-act-begin-offering = Let the offering begin
cleopatra-act-build-wall = Build a column wall: { $wall }
cleopatra-act-build-sphinx = Build a sphinx
cleopatra-act-build-obelisk = Build an obelisk: { $side }
cleopatra-act-build-pedestal = Build the pedestal
cleopatra-act-build-throne = Build the throne
cleopatra-act-build-door = Build a door frame: { $side }
cleopatra-act-build-mosaic = Build the top mosaic
cleopatra-act-scribe-mosaic = Play a Scribe (2 amulets) and build the mosaic { $shape }
cleopatra-act-avert = Play a Scribe: one die leaves the altar
cleopatra-act-beggar = Play the Beggar (2 amulets)
cleopatra-act-give-talents = Give talents
cleopatra-act-give-card = Give a card: { $card }
cleopatra-act-show-hand = Show your hand
cleopatra-act-courtesan = Play the Courtesan (1 amulet)
cleopatra-act-fetch = Take from the discards: { $card }
cleopatra-act-envoy = Play the Envoy
cleopatra-act-ask = Ask { $asked } for: { $resource }
cleopatra-act-end-asking = Ask nobody else
cleopatra-act-offer = Offer a card
cleopatra-act-decline = Decline
cleopatra-act-accept = Take the card and the amulet
cleopatra-act-refuse = Do not take it
cleopatra-act-scribe-onto = Play a Scribe: one die onto the altar
cleopatra-act-scribe-off = Play a Scribe: one die off the altar
cleopatra-act-smuggler = Play the Smuggler (1 amulet) and keep all cards
cleopatra-act-vizier = Play the Vizier
cleopatra-act-keep = Keep for an amulet: { $card }
cleopatra-act-end-keeping = Lay off the rest

## Events

cleopatra-event-begins = { $seat } begins.
cleopatra-event-takes-stall =
    { $seat } takes stall { $stall }{ $open_count ->
        [0] { "" }
       *[other] : { $open }
    }{ $hidden ->
        [0] .
       *[other] ; face-down cards: { $hidden }.
    }
cleopatra-event-takes-stall-told =
    { $seat } takes stall { $stall }{ $open_count ->
        [0] { "" }
       *[other] : { $open }
    }; face down ({ $hidden }): { $found }.
cleopatra-event-finds-market-empty = { $seat } finds the market empty.
cleopatra-event-new-pile =
    The discards become a new pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
cleopatra-event-draws = { $seat } draws for the stalls: { $cards }.
cleopatra-event-shows-top = On top of the pile lies face up: { $card }.
cleopatra-event-lays = { $seat } lays on stall { $stall }: { $card }.
cleopatra-event-passes = { $seat } passes.
cleopatra-event-pays = { $seat } pays with a card: { $card }.
cleopatra-event-pays-trompe = { $seat } pays with a trompe-l’oeil for: { $resource }.
cleopatra-event-pays-merchant = { $seat } pays with a Nile merchant for: { $resource }.
cleopatra-event-takes-amulets =
    { $seat } takes { $amulets ->
        [one] { $amulets } amulet
       *[other] { $amulets } amulets
    }.
cleopatra-event-builds-wall =
    { $seat } builds a column wall ({ $wall }), worth { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }.
cleopatra-event-builds-sphinx =
    { $seat } builds sphinx number { $number }, worth { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }.
cleopatra-event-builds-obelisk =
    { $seat } builds an obelisk ({ $side }), worth { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }.
cleopatra-event-builds-pedestal =
    { $seat } builds the pedestal, worth { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }.
cleopatra-event-builds-throne =
    { $seat } builds the throne, worth { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }.
cleopatra-event-builds-door =
    { $seat } builds a door frame ({ $side }), worth { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }.
cleopatra-event-lays-mosaic =
    { $seat } lays the mosaic { $shape } (way { $way }, row { $row }, column { $column }), worth { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }.
cleopatra-event-sanctuary =
    A sanctuary arises at row { $row }, column { $column }: { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }.
cleopatra-event-claims =
    { $seat } sets up a statue in the sanctuary at row { $row }, column { $column }: { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }.
cleopatra-event-removes-mosaic = The mosaic { $shape } fits nowhere any more and is removed.
cleopatra-event-uncovers-mosaic = The next mosaic is { $shape }.
cleopatra-event-earns =
    { $seat } earns { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }{ $bonus ->
        [0] .
       *[other] , { $bonus } of them as a bonus.
    }
cleopatra-event-completes = Complete: { $category }. Cleopatra walks to step { $step }.
cleopatra-event-rolls =
    { $seat } rolls { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: symbols { $symbols }, on the altar { $altar }.
cleopatra-event-discards-down =
    { $seat } lays off { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
cleopatra-event-discards = { $seat } lays off a card.
cleopatra-event-discards-told = { $seat } lays off: { $card }.
cleopatra-event-keeps-all =
    { $seat } keeps all { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
cleopatra-event-offering = Dice on the altar: { $altar }. Everybody makes an offering to the High Priest.
cleopatra-event-has-bid = { $seat } has chosen an offering.
cleopatra-event-has-bid-told =
    { $seat } offers { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }, still sealed.
cleopatra-event-shows-bid =
    { $seat } offers { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }.
cleopatra-event-returns-amulets =
    { $seat } gives { $amulets ->
        [one] { $amulets } amulet
       *[other] { $amulets } amulets
    } back.
cleopatra-event-equal-bids =
    All offerings are equal ({ $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }): nothing happens.
cleopatra-event-plays = { $seat } plays a character: { $card }.
cleopatra-event-gives-talents =
    { $seat } gives { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }; they go to { $to }.
cleopatra-event-gives-card = { $seat } gives a card; it goes to { $to }.
cleopatra-event-gives-card-told = { $seat } gives a card, which goes to { $to }: { $card }.
cleopatra-event-shows-hand = { $seat } can give nothing and shows the hand; only { $to } sees it.
cleopatra-event-shows-hand-told =
    { $seat } can give nothing and shows the hand; only { $to } sees it{ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
cleopatra-event-browses =
    { $seat } looks through the discards ({ $size ->
        [one] { $size } card
       *[other] { $size } cards
    }).
cleopatra-event-browses-told =
    { $seat } looks through the discards ({ $size ->
        [one] { $size } card
       *[other] { $size } cards
    }): { $cards }.
cleopatra-event-fetches = { $seat } takes a card from the discards.
cleopatra-event-fetches-told = { $seat } takes from the discards: { $card }.
cleopatra-event-asks = { $seat } asks { $asked } for: { $resource }.
cleopatra-event-offers = { $seat } offers a card to { $to }: { $resource }.
cleopatra-event-declines = { $seat } offers nothing to { $to }.
cleopatra-event-accepts = { $seat } takes the card from { $from }: { $resource }.
cleopatra-event-refuses = { $seat } does not take the card from { $from }.
cleopatra-event-hands-over-amulet =
    { $amulets ->
        [0] { $seat } has no amulet that could go to { $to }.
       *[other] With the card { $to } gets an amulet out of the pyramid of { $seat }.
    }
cleopatra-event-chooses-mosaic = { $seat } chooses the mosaic { $shape } out of the stack.
cleopatra-event-turns-die-on = { $seat } turns a die to its symbol; on the altar: { $altar }.
cleopatra-event-turns-die-off = { $seat } takes a die off the altar; left there: { $altar }.
cleopatra-event-looks =
    { $seat } looks at { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } of the pile.
cleopatra-event-looks-told =
    { $seat } looks at { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } of the pile: { $cards }.
cleopatra-event-keeps = { $seat } keeps a card.
cleopatra-event-keeps-told = { $seat } keeps: { $card }.
cleopatra-event-lays-off = { $seat } keeps { $kept } and lays off { $laid }.
cleopatra-event-lays-off-told = { $seat } keeps { $kept } and lays off { $laid }: { $cards }.
cleopatra-event-ends-unfinished =
    Nobody has built anything for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }: the game ends unfinished.
cleopatra-event-shows-all = { $seat } shows everything: tainted cards { $tainted }, amulets { $amulets }, absorbed by sanctuaries { $absorbed }, left { $left }.
cleopatra-event-eaten =
    With { $amulets ->
        [one] { $amulets } amulet
       *[other] { $amulets } amulets
    } the crocodile gets { $seats }.
cleopatra-event-nobody-eaten = Nobody has an amulet left: the crocodile goes hungry.
cleopatra-event-crocodile-wins = Everybody has been eaten: the crocodile wins.
cleopatra-event-wins =
    { $winners_count ->
        [one] { $winners } wins with { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }.
       *[other] { $winners } share the victory with { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    } each.
    }

## Why not?

cleopatra-rule-cl-t2 = You do not hold this character.
cleopatra-rule-cl-t4 = In one turn a character is played at most as often as there are copies of it.
cleopatra-rule-cl-t5 = You may not pass while you can visit the market or build.
cleopatra-rule-cl-m2 = Each stall gets exactly one card.
cleopatra-rule-cl-m4 = There is nothing to take and nothing to draw.
cleopatra-rule-cl-m6 = Choose a stall that has cards.
cleopatra-rule-cl-q2 = You cannot pay for that.
cleopatra-rule-cl-q2a = That would make a part of the payment superfluous.
cleopatra-rule-cl-q3 = There is no free place for this piece, or it is not its turn yet.
cleopatra-rule-cl-q8 = After that you could not pay the rest.
cleopatra-rule-cl-q9 = You have no Nile merchant left.
cleopatra-rule-cl-q10 = A trompe-l’oeil cannot be an artisan.
cleopatra-rule-cl-h4 = You do not hold such a card.
cleopatra-rule-cl-o2 = You do not have that many talents.
cleopatra-rule-cl-o8 = Only a Scribe in your own hand could avert the offering.
cleopatra-rule-cl-c1 = Give 2 talents or a standard card; only who has neither shows the hand.
cleopatra-rule-cl-c2 = There is no such card in the discards.
cleopatra-rule-cl-c3 = The Envoy asks other players, each once, for one resource, and only a standard card can be offered.
cleopatra-rule-cl-c4 = For that you need a Scribe, and the mosaic must lie in the stack below the top one and fit.
cleopatra-rule-cl-c5 = There is no die on the altar.
cleopatra-rule-cl-c6 = You do not hold a Smuggler who could still be played.
cleopatra-rule-cl-c7 = There is no such card to look at.
cleopatra-rule-cl-g1 = A mosaic needs five free garden squares.
cleopatra-rule-cl-g4 = There is no new sanctuary of yours.
cleopatra-rule-cl-g14 = No mosaic is left in the quarry.
cleopatra-rule-cl-g15 = The mosaic cannot be turned that way.

## Score sheet and ends

cleopatra-score-start = Starting talents
cleopatra-score-walls = Column walls
cleopatra-score-sphinxes = Sphinxes
cleopatra-score-obelisks = Obelisks
cleopatra-score-throne = Pedestal and throne
cleopatra-score-doors = Door frames
cleopatra-score-mosaics = Mosaics
cleopatra-score-bonus = Bonus for several pieces
cleopatra-score-gifts = Beggars
cleopatra-score-offerings = Offerings
cleopatra-score-merchants = Nile merchants left
cleopatra-score-eaten = Eaten by the crocodile

cleopatra-end-palace = Cleopatra has inspected her palace.
cleopatra-end-crocodile = Everybody has been eaten: the crocodile wins.
cleopatra-end-unfinished = The palace remains unfinished.

## The picture

cleopatra-board-palm = palm
cleopatra-board-foundation = foundation of the throne
cleopatra-board-sanctuary = sanctuary, with the number of its owner
cleopatra-board-top = Top mosaic
cleopatra-board-stack = below it, in no order:
cleopatra-board-held = Mosaic
cleopatra-board-first-square = its first square
cleopatra-board-cleopatra = Cleopatra
cleopatra-board-altar = Altar
cleopatra-board-stall = Stall { $number }
cleopatra-board-face-down = { $cards } face down
cleopatra-board-pile = Pile
cleopatra-board-pile-top = on top
cleopatra-board-discards = Discards
cleopatra-board-drawn = Drawn
cleopatra-board-looked = The Vizier shows
cleopatra-board-played = Played this turn
cleopatra-board-visit = This visit
cleopatra-board-left-over = Left of doubles
cleopatra-board-missing = Still missing
cleopatra-board-proposal = Suggestion
cleopatra-board-player = Player
cleopatra-board-talents = Talents
cleopatra-board-amulets = Amulets
cleopatra-board-cards = Cards
cleopatra-board-merchants = Merchants
cleopatra-board-statues = Statues
cleopatra-board-offering = Offering
cleopatra-board-eaten = Eaten by the crocodile
cleopatra-board-standard = standard
cleopatra-board-tainted = tainted
cleopatra-board-characters = characters

## Variants

cleopatra-variant-garden = Garden
cleopatra-variant-garden-back-flush = foundation at the back edge
cleopatra-variant-garden-centre = foundation in the middle
cleopatra-variant-garden-back-gap = one row behind the foundation
cleopatra-variant-first_player = Who begins
cleopatra-variant-first_player-random = drawn by lot
cleopatra-variant-first_player-seat_0 = the first seat
cleopatra-variant-open_totals = Talents and amulets of all are shown
cleopatra-variant-open_totals-false = no
cleopatra-variant-open_totals-true = yes
cleopatra-variant-reshuffle = A new pile is made
cleopatra-variant-reshuffle-when_needed = when a card is needed
cleopatra-variant-reshuffle-at_once = as soon as the old one is used up
cleopatra-variant-allow_superfluous_payment = Superfluous cards in a payment
cleopatra-variant-allow_superfluous_payment-false = no
cleopatra-variant-allow_superfluous_payment-true = yes
cleopatra-variant-trompe_as_artisan = A trompe-l’oeil may be an artisan
cleopatra-variant-trompe_as_artisan-false = no
cleopatra-variant-trompe_as_artisan-true = yes
cleopatra-variant-hand_limit_check = The hand limit is checked
cleopatra-variant-hand_limit_check-after_refill = after the refill
cleopatra-variant-hand_limit_check-before_refill = before the refill
cleopatra-variant-hand_limit_after_quarry = Hand limit on quarry turns too
cleopatra-variant-hand_limit_after_quarry-true = yes
cleopatra-variant-hand_limit_after_quarry-false = no
cleopatra-variant-equal_bids = If all offerings are equal
cleopatra-variant-equal_bids-all_first = everybody gives 3 amulets back
cleopatra-variant-equal_bids-nothing = nothing happens
cleopatra-variant-scribe_answers_own_roll = A Scribe may answer the own fifth symbol
cleopatra-variant-scribe_answers_own_roll-true = yes
cleopatra-variant-scribe_answers_own_roll-false = no
cleopatra-variant-beggar_one_talent = Beggar: one talent and no standard card
cleopatra-variant-beggar_one_talent-shows_hand = gives nothing and shows the hand
cleopatra-variant-beggar_one_talent-gives_it = gives the talent
cleopatra-variant-envoy_cards = Envoy: cards each player may offer
cleopatra-variant-envoy_cards-one = one
cleopatra-variant-envoy_cards-any = any number
cleopatra-variant-envoy_kinds = Envoy: resources asked for
cleopatra-variant-envoy_kinds-one = one for all
cleopatra-variant-envoy_kinds-several = another for each player
cleopatra-variant-envoy_without_amulet = Envoy: a giver without amulets
cleopatra-variant-envoy_without_amulet-card_alone = gives the card alone
cleopatra-variant-envoy_without_amulet-no_offer = may not offer
cleopatra-variant-vizier_reshuffles = The Vizier may cause a new pile
cleopatra-variant-vizier_reshuffles-true = yes
cleopatra-variant-vizier_reshuffles-false = no
cleopatra-variant-allow_flip = Mosaics may be turned over
cleopatra-variant-allow_flip-true = yes
cleopatra-variant-allow_flip-false = no
cleopatra-variant-late_sanctuary_claim = Late sanctuaries may be claimed
cleopatra-variant-late_sanctuary_claim-false = no
cleopatra-variant-late_sanctuary_claim-true = yes
cleopatra-variant-finish_turn_dice = Dice are rolled in the last turn
cleopatra-variant-finish_turn_dice-false = no
cleopatra-variant-finish_turn_dice-true = yes
cleopatra-variant-final_tie = The very last tie
cleopatra-variant-final_tie-shared = is shared
cleopatra-variant-final_tie-later_player = goes to the later player
cleopatra-variant-max_idle_turns = Turns without a piece until the game stops
cleopatra-variant-max_idle_turns-200 = 200
cleopatra-variant-max_idle_turns-60 = 60

## The page

cleopatra-page-palace = The palace
cleopatra-page-garden-keys = Garden with the mosaic in your hand: arrow keys move it, R turns it, F turns it over, Enter lays it
cleopatra-page-altar = Altar: { $dice } of 5 dice
cleopatra-page-queen = Cleopatra on step { $step } of 5
cleopatra-page-top-mosaic = Top mosaic: { $shape }. Left in the stack: { $left }
cleopatra-page-no-mosaic = No mosaic left
cleopatra-page-card = { $card_cap }
cleopatra-page-place = { $place_cap }
cleopatra-page-cards-list =
    { $cards_count ->
        [0] No cards.
       *[other] Cards: { $cards }.
    }
cleopatra-page-market = Market
cleopatra-page-lay-next = Lay this card next: { $card }
cleopatra-page-hand = Your hand: { $cards }
cleopatra-page-use-card = Use: { $card }
cleopatra-page-use-merchant = Pay with a Nile merchant
cleopatra-page-no-cards = No cards in hand.
cleopatra-page-count-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
cleopatra-page-count-talents =
    { $count ->
        [one] { $count } talent
       *[other] { $count } talents
    }
cleopatra-page-count-amulets =
    { $count ->
        [one] { $count } amulet
       *[other] { $count } amulets
    }
cleopatra-page-count-merchants =
    { $count ->
        [one] { $count } Nile merchant
       *[other] { $count } Nile merchants
    }
cleopatra-page-count-statues =
    { $count ->
        [one] { $count } statue left
       *[other] { $count } statues left
    }
cleopatra-page-quarry = Quarry
cleopatra-page-category = { $category_cap }
cleopatra-page-cost = Cost: { $resources }
cleopatra-page-brings =
    { $count ->
        [one] Brings { $count } talent
       *[other] Brings { $count } talents
    }
cleopatra-page-brings-at-least =
    { $count ->
        [one] Brings { $count } talent, or more by its place
       *[other] Brings { $count } talents, or more by its place
    }
cleopatra-page-build-as-proposed = Build and pay with these
cleopatra-page-build-and-lay = Build, pay with these and lay it there
cleopatra-page-build-and-choose = Build and choose the cards
cleopatra-page-paying = Payment
cleopatra-page-pay-as-proposed = Pay with these
cleopatra-page-pay-by-card = Or pay card by card: press the glowing cards in your hand.
cleopatra-page-mosaic-in-hand = The mosaic in your hand
cleopatra-page-mosaic = Mosaic { $shape }
cleopatra-page-turn = Turn
cleopatra-page-turn-over = Turn over
cleopatra-page-place-hint = Drag the mosaic over the garden, or move it with the arrows: the ghost shows palms, pay and sanctuaries that would close.
cleopatra-page-closes = Squares closed off: { $squares }
cleopatra-page-move-left = Move to the left
cleopatra-page-move-back = Move to the back
cleopatra-page-move-front = Move to the front
cleopatra-page-move-right = Move to the right
cleopatra-page-lay-here = Lay it here
cleopatra-page-lay-when-paid = Lay it there once it is paid
cleopatra-page-does-beggar = Every opponent gives you 2 talents or a standard card. You take 2 amulets.
cleopatra-page-does-courtesan = Look through the discards and take one card. You take 1 amulet.
cleopatra-page-does-envoy = Ask opponents for a standard card of one kind. Each card you accept brings one of their amulets.
cleopatra-page-does-scribe = Move one die onto the altar or off it, or take 2 amulets and build any mosaic of the stack.
cleopatra-page-does-smuggler = Keep all cards above the limit of ten. You take 1 amulet.
cleopatra-page-does-vizier = Look at the top five cards of the pile and keep any of them, for 1 amulet each.
cleopatra-page-envoy-asks = Whom does the Envoy ask, and for what?
cleopatra-page-never-mind = Never mind
cleopatra-page-may-play = You may also play: { $cards }.
cleopatra-page-has-bid = has sealed a bid
cleopatra-page-thinks = is thinking
cleopatra-page-less = Offer less
cleopatra-page-more = Offer more
cleopatra-page-bid = Your offering, 0 to { $most }
cleopatra-page-bid-hint = All offerings are lost. The highest gives 3 amulets back, the others take some: the lower, the more.
cleopatra-page-verdict = The verdict
cleopatra-page-tainted = tainted cards
cleopatra-page-absorbed = absorbed
cleopatra-page-left = left
cleopatra-page-sanctuaries = Sanctuaries: { $count } (squares: { $squares })
