cleopatra-title = Cleopatra and the Society of Architects
cleopatra-blurb = Build the queen’s palace and get rich – but not so corrupt that her crocodile gets you.

## Words

cleopatra-resource-artisan = artisan
    .one = an artisan
cleopatra-resource-stone = stone
cleopatra-resource-marble = marble
cleopatra-resource-wood = wood
cleopatra-resource-lapis = lapis lazuli

cleopatra-card-artisan = artisan
    .one = an artisan
cleopatra-card-stone = stone
cleopatra-card-marble = marble
cleopatra-card-wood = wood
cleopatra-card-lapis = lapis lazuli
cleopatra-card-double-artisan = double artisan
    .one = a double artisan
cleopatra-card-double-stone = double stone
cleopatra-card-double-marble = double marble
cleopatra-card-double-wood = double wood
cleopatra-card-double-lapis = double lapis lazuli
cleopatra-card-trompe-loeil = trompe-l’oeil
    .one = a trompe-l’oeil
cleopatra-card-beggar = Beggar
    .one = a Beggar
cleopatra-card-courtesan = Courtesan
    .one = a Courtesan
cleopatra-card-envoy = Envoy
    .one = an Envoy
cleopatra-card-scribe = Scribe
    .one = a Scribe
cleopatra-card-smuggler = Smuggler
    .one = a Smuggler
cleopatra-card-vizier = Vizier
    .one = a Vizier
cleopatra-card-face-down = face-down card
    .one = a face-down card

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

cleopatra-ask-turn = Your turn: take all the cards from a market stall, or build from the quarry.
cleopatra-ask-refill = You may play characters before the market is refilled.
cleopatra-ask-lay-out = Put a card on each stall. Still to place: { $cards }.
cleopatra-ask-build = Build another piece, or stop? Built on this visit: { $pieces }.
cleopatra-ask-pay-for =
    { $missing_count ->
        [0] Fully paid. Add more cards, or finish paying.
       *[other] Pay for the piece. Still missing: { $missing }.
    }
cleopatra-ask-choose-way = How should mosaic “{ $shape }” lie?
cleopatra-ask-place-mosaic = Where does mosaic “{ $shape }” go? Choose its first square.
cleopatra-ask-claims = New sanctuaries: { $sanctuaries }. Place an Anubis statue? Statues left: { $statues }.
cleopatra-ask-end-turn = You may play characters before your turn ends.
cleopatra-ask-hand-limit =
    You hold { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }: { $above } too many.
cleopatra-ask-lay-off = Choose a card to discard ({ $left } to go).
cleopatra-ask-offering =
    How much do you offer the High Priest? You have { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    } and { $amulets ->
        [one] { $amulets } amulet
       *[other] { $amulets } amulets
    }.
cleopatra-ask-answer-roll = All five dice are on the altar. Let the offering begin?
cleopatra-ask-give = { $to } has played a Beggar: give 2 talents or a standard card.
cleopatra-ask-fetch = Take a card from the discards.
cleopatra-ask-ask = Who should your Envoy ask, and for what?
cleopatra-ask-offer = { $to } asks you for a card: { $resource }. One of your amulets would go with it.
cleopatra-ask-accept = { $from } offers you a card: { $resource }. Take it, along with an amulet?
cleopatra-ask-keep =
    The Vizier shows you { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }. Keep one for an amulet?

## Headings over the actions

cleopatra-verb-market = Market stall
cleopatra-verb-market-empty = Empty market
cleopatra-verb-pass = Pass
cleopatra-verb-refill = Refill
cleopatra-verb-lay = Place a card
cleopatra-verb-stop = Stop building
cleopatra-verb-end-turn = End turn
cleopatra-verb-pay = Pay with a card
cleopatra-verb-trompe = Trompe-l’oeil
cleopatra-verb-merchant = Nile merchant
cleopatra-verb-enough = Finish paying
cleopatra-verb-turn = Orientation
cleopatra-verb-place = Place the mosaic
cleopatra-verb-claim = Claim a sanctuary
cleopatra-verb-end-claims = Done claiming
cleopatra-verb-discard-down = Discard down to ten
cleopatra-verb-keep-all = Keep all cards
cleopatra-verb-discard = Discard
cleopatra-verb-bid = Offering
cleopatra-verb-begin-offering = Begin the offering
cleopatra-verb-build-wall = Column wall
cleopatra-verb-build-sphinx = Sphinx
cleopatra-verb-build-obelisk = Obelisk
cleopatra-verb-build-pedestal = Pedestal
cleopatra-verb-build-throne = Throne
cleopatra-verb-build-door = Door frame
cleopatra-verb-build-mosaic = Mosaic
cleopatra-verb-scribe-mosaic = Scribe: choose any mosaic
cleopatra-verb-avert = Scribe: prevent the offering
cleopatra-verb-beggar = Beggar
cleopatra-verb-give-talents = Give talents
cleopatra-verb-give-card = Give a card
cleopatra-verb-show-hand = Show your hand
cleopatra-verb-courtesan = Courtesan
cleopatra-verb-fetch = From the discards
cleopatra-verb-envoy = Envoy
cleopatra-verb-ask = Ask
cleopatra-verb-end-asking = Ask nobody else
cleopatra-verb-offer = Offer
cleopatra-verb-decline = Decline
cleopatra-verb-accept = Accept
cleopatra-verb-refuse = Refuse
cleopatra-verb-scribe-onto = Scribe: put a die on the altar
cleopatra-verb-scribe-off = Scribe: take a die off the altar
cleopatra-verb-smuggler = Smuggler
cleopatra-verb-vizier = Vizier
cleopatra-verb-keep = Keep a card
cleopatra-verb-end-keeping = Keep no more

## Actions

cleopatra-act-market = Take all the cards from stall { $stall }
cleopatra-act-market-empty = Visit the empty market and refill it
cleopatra-act-pass = Pass: you can’t take or build anything
cleopatra-act-refill = Draw cards for the stalls
cleopatra-act-lay = Put card { $number } on stall { $stall }
cleopatra-act-stop = Stop building and collect the talents
cleopatra-act-end-turn = End turn
cleopatra-act-pay = Pay with { $card_one }
cleopatra-act-trompe = Use a trompe-l’oeil (1 amulet) as { $resource_one }
cleopatra-act-merchant = Use a Nile merchant as { $resource_one }
cleopatra-act-enough = Finish paying
cleopatra-act-turn = Orientation { $way }
cleopatra-act-place = First square in row { $row }, column { $column }
cleopatra-act-claim = Place a statue in the sanctuary at row { $row }, column { $column }
cleopatra-act-end-claims = Save your statues
cleopatra-act-discard-down = Discard down to ten cards and take 1 amulet
cleopatra-act-keep-all = Keep all cards and take an amulet for each one above ten
cleopatra-act-discard = Discard { $card_one }
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
cleopatra-act-scribe-mosaic = Play a Scribe (2 amulets) and build mosaic “{ $shape }”
cleopatra-act-avert = Play a Scribe: take one die off the altar
cleopatra-act-beggar = Play a Beggar (2 amulets)
cleopatra-act-give-talents = Give talents
cleopatra-act-give-card = Give { $card_one }
cleopatra-act-show-hand = Show your hand
cleopatra-act-courtesan = Play a Courtesan (1 amulet)
cleopatra-act-fetch = Take { $card_one } from the discards
cleopatra-act-envoy = Play an Envoy
cleopatra-act-ask = Ask { $asked } for { $resource_one }
cleopatra-act-end-asking = Ask nobody else
cleopatra-act-offer = Offer a card
cleopatra-act-decline = Decline
cleopatra-act-accept = Take the card and the amulet
cleopatra-act-refuse = Refuse the card
cleopatra-act-scribe-onto = Play a Scribe: put one die on the altar
cleopatra-act-scribe-off = Play a Scribe: take one die off the altar
cleopatra-act-smuggler = Play a Smuggler (1 amulet) and keep all cards
cleopatra-act-vizier = Play a Vizier
cleopatra-act-keep = Keep { $card_one } for an amulet
cleopatra-act-end-keeping = Discard the rest

## Events

cleopatra-event-begins = { $seat } goes first.
cleopatra-event-takes-stall =
    { $seat } takes { $open_count ->
        [0] { $hidden ->
            [one] the face-down card
           *[other] the { $hidden } face-down cards
        } from stall { $stall }.
       *[other] everything from stall { $stall }: { $open }{ $hidden ->
            [0] .
            [one] , plus a face-down card.
           *[other] , plus { $hidden } face-down cards.
        }
    }
cleopatra-event-takes-stall-told =
    { $seat } takes { $open_count ->
        [0] { $hidden ->
            [one] the face-down card
           *[other] the { $hidden } face-down cards
        } from stall { $stall }: { $found }.
       *[other] everything from stall { $stall }: { $open }; face down ({ $hidden }): { $found }.
    }
cleopatra-event-finds-market-empty = { $seat } finds the market empty.
cleopatra-event-new-pile =
    The discards form a new pile of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
cleopatra-event-draws = { $seat } draws for the stalls: { $cards_one }.
cleopatra-event-shows-top = Top card of the pile (face up): { $card }.
cleopatra-event-lays = { $seat } places { $card_one } on stall { $stall }.
cleopatra-event-passes = { $seat } passes.
cleopatra-event-pays = { $seat } pays with { $card_one }.
cleopatra-event-pays-trompe = { $seat } uses a trompe-l’oeil as { $resource_one }.
cleopatra-event-pays-merchant = { $seat } uses a Nile merchant as { $resource_one }.
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
    { $seat } lays mosaic “{ $shape }” (row { $row }, column { $column }), worth { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }.
cleopatra-event-sanctuary =
    There’s a new sanctuary at row { $row }, column { $column } ({ $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }).
cleopatra-event-claims =
    { $seat } places a statue in the sanctuary at row { $row }, column { $column } ({ $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }).
cleopatra-event-removes-mosaic = Mosaic “{ $shape }” no longer fits anywhere and is removed.
cleopatra-event-uncovers-mosaic = The next mosaic is “{ $shape }”.
cleopatra-event-earns =
    { $seat } earns { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }{ $bonus ->
        [0] .
       *[other] , including a bonus of { $bonus }.
    }
cleopatra-event-completes = { $category_cap } complete: Cleopatra advances to step { $step }.
cleopatra-event-rolls =
    { $seat } rolls { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } (symbols: { $symbols }). Dice on the altar: { $altar }.
cleopatra-event-discards-down =
    { $seat } discards down to ten ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }).
cleopatra-event-discards = { $seat } discards a card.
cleopatra-event-discards-told = { $seat } discards { $card_one }.
cleopatra-event-keeps-all =
    { $seat } keeps all { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
cleopatra-event-offering = With { $altar } dice on the altar, everyone makes an offering to the High Priest.
cleopatra-event-has-bid = { $seat } has chosen an offering.
cleopatra-event-has-bid-told =
    { $seat } offers { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    } (still secret).
cleopatra-event-shows-bid =
    { $seat } reveals an offering of { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }.
cleopatra-event-returns-amulets =
    { $seat } returns { $amulets ->
        [one] { $amulets } amulet
       *[other] { $amulets } amulets
    }.
cleopatra-event-equal-bids =
    All offerings are equal ({ $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }): nothing happens.
cleopatra-event-plays = { $seat } plays { $card_one }.
cleopatra-event-gives-talents =
    { $seat } gives { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    } to { $to }.
cleopatra-event-gives-card = { $seat } gives a card to { $to }.
cleopatra-event-gives-card-told = { $seat } gives a card to { $to }: { $card }.
cleopatra-event-shows-hand = { $seat } can’t give anything and shows their hand to { $to } only.
cleopatra-event-shows-hand-told =
    { $seat } can’t give anything and shows their hand to { $to } only{ $cards_count ->
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
cleopatra-event-fetches-told = { $seat } takes { $card_one } from the discards.
cleopatra-event-asks = { $seat } asks { $asked } for { $resource_one }.
cleopatra-event-offers = { $seat } offers a card to { $to }: { $resource }.
cleopatra-event-declines = { $seat } offers nothing to { $to }.
cleopatra-event-accepts = { $seat } accepts the card from { $from }: { $resource }.
cleopatra-event-refuses = { $seat } refuses the card from { $from }.
cleopatra-event-hands-over-amulet =
    { $amulets ->
        [0] { $seat } has no amulet to pass on to { $to }.
       *[other] Along with the card, { $to } gets an amulet from { $seat }’s pyramid.
    }
cleopatra-event-chooses-mosaic = { $seat } chooses mosaic “{ $shape }” from the stack.
cleopatra-event-turns-die-on = { $seat } turns a die to its symbol. Dice on the altar: { $altar }.
cleopatra-event-turns-die-off = { $seat } takes a die off the altar. Dice left there: { $altar }.
cleopatra-event-looks =
    { $seat } looks at the top { $size ->
        [one] card
       *[other] { $size } cards
    } of the pile.
cleopatra-event-looks-told =
    { $seat } looks at the top { $size ->
        [one] card
       *[other] { $size } cards
    } of the pile: { $cards }.
cleopatra-event-keeps = { $seat } keeps a card.
cleopatra-event-keeps-told = { $seat } keeps { $card_one }.
cleopatra-event-lays-off =
    { $seat } keeps { $kept ->
        [0] no cards
        [one] { $kept } card
       *[other] { $kept } cards
    }{ $laid ->
        [0] .
       *[other] {" "}and discards { $laid }.
    }
cleopatra-event-lays-off-told =
    { $seat } keeps { $kept ->
        [0] no cards
        [one] { $kept } card
       *[other] { $kept } cards
    }{ $laid ->
        [0] .
       *[other] {" "}and discards { $laid }: { $cards }.
    }
cleopatra-event-ends-unfinished =
    Nobody has built anything for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }: the game ends with the palace unfinished.
cleopatra-event-shows-all =
    { $seat } reveals everything: { $amulets ->
        [one] { $amulets } amulet
       *[other] { $amulets } amulets
    }{ $tainted ->
        [0] { "" }
       *[other] , including { $tainted } from tainted cards
    }; { $absorbed } absorbed by sanctuaries, { $left } left.
cleopatra-event-eaten =
    { $seats_count ->
        [one] { $seats } has the most amulets ({ $amulets }) and is eaten by the crocodile.
       *[other] { $seats } have the most amulets ({ $amulets } each) and are eaten by the crocodile.
    }
cleopatra-event-nobody-eaten = Nobody has an amulet left: the crocodile goes hungry.
cleopatra-event-crocodile-wins = Everyone has been eaten: the crocodile wins.
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

cleopatra-rule-cl-t2 = You don’t hold this character.
cleopatra-rule-cl-t4 = You can’t play the Courtesan more than twice in one turn.
cleopatra-rule-cl-t5 = You can’t pass while you can visit the market or build.
cleopatra-rule-cl-m2 = Each stall gets exactly one card.
cleopatra-rule-cl-m4 = There’s nothing to take and nothing to draw.
cleopatra-rule-cl-m6 = Choose a stall with cards.
cleopatra-rule-cl-q2 = You can’t pay for that.
cleopatra-rule-cl-q2a = That would make part of your payment unnecessary.
cleopatra-rule-cl-q3 = There’s no free place for this piece, or another one comes first.
cleopatra-rule-cl-q8 = Then you couldn’t pay the rest.
cleopatra-rule-cl-q9 = No Nile merchant can pay for this: you have none left, or you hold a card that could pay.
cleopatra-rule-cl-q10 = A trompe-l’oeil can’t stand in for an artisan.
cleopatra-rule-cl-h4 = You don’t hold that card.
cleopatra-rule-cl-o2 = You don’t have that many talents.
cleopatra-rule-cl-o8 = Only a Scribe from your own hand could prevent the offering.
cleopatra-rule-cl-c1 = Give 2 talents or a standard card; only a player who has neither must show their hand.
cleopatra-rule-cl-c2 = There’s no such card in the discards.
cleopatra-rule-cl-c3 = The Envoy asks each opponent at most once, for one resource, and only a standard card can be offered.
cleopatra-rule-cl-c4 = You need a Scribe for that, and the mosaic must be in the stack below the top one and still fit somewhere.
cleopatra-rule-cl-c5 = There’s no die on the altar.
cleopatra-rule-cl-c6 = You don’t have a Smuggler you could still play.
cleopatra-rule-cl-c7 = That card isn’t one of those you’re looking at.
cleopatra-rule-cl-g1 = A mosaic needs five free garden squares.
cleopatra-rule-cl-g4 = You have no new sanctuary there.
cleopatra-rule-cl-g14 = There are no mosaics left in the quarry.
cleopatra-rule-cl-g15 = This mosaic can’t be laid in that orientation.

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
cleopatra-score-merchants = Unused Nile merchants
cleopatra-score-eaten = Eaten by the crocodile

cleopatra-end-palace = Cleopatra has inspected her palace.
cleopatra-end-crocodile = Everyone was eaten: the crocodile wins.
cleopatra-end-unfinished = The palace remains unfinished.

## The picture

cleopatra-board-palm = palm
cleopatra-board-foundation = throne foundation
cleopatra-board-sanctuary = sanctuary, with its owner’s number
cleopatra-board-top = Top mosaic
cleopatra-board-stack = below it, in no particular order:
cleopatra-board-held = Mosaic
cleopatra-board-first-square = its first square
cleopatra-board-cleopatra = Cleopatra
cleopatra-board-altar = Altar
cleopatra-board-stall = Stall { $number }
cleopatra-board-face-down = { $cards } face down
cleopatra-board-pile = Pile
cleopatra-board-pile-top = on top
cleopatra-board-discards = Discards
cleopatra-board-drawn = Cards drawn
cleopatra-board-looked = The Vizier shows
cleopatra-board-played = Played this turn
cleopatra-board-visit = This visit
cleopatra-board-left-over = Left over from doubles
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
cleopatra-variant-garden-back-flush = throne foundation at the back edge
cleopatra-variant-garden-centre = throne foundation in the middle
cleopatra-variant-garden-back-gap = one row behind the throne foundation
cleopatra-variant-first_player = Who goes first
cleopatra-variant-first_player-random = chosen at random
cleopatra-variant-first_player-seat_0 = the first seat
cleopatra-variant-open_totals = Everyone’s talents and amulets are visible
cleopatra-variant-open_totals-false = no
cleopatra-variant-open_totals-true = yes
cleopatra-variant-reshuffle = A new pile is formed
cleopatra-variant-reshuffle-when_needed = when a card is needed
cleopatra-variant-reshuffle-at_once = as soon as the old one is used up
cleopatra-variant-allow_superfluous_payment = Overpaying allowed
cleopatra-variant-allow_superfluous_payment-false = no
cleopatra-variant-allow_superfluous_payment-true = yes
cleopatra-variant-merchant_replaces = A Nile merchant replaces
cleopatra-variant-merchant_replaces-any = any resource
cleopatra-variant-merchant_replaces-lacking = only what none of your cards could pay for
cleopatra-variant-trompe_as_artisan = A trompe-l’oeil may stand in for an artisan
cleopatra-variant-trompe_as_artisan-false = no
cleopatra-variant-trompe_as_artisan-true = yes
cleopatra-variant-hand_limit_check = The hand limit is checked
cleopatra-variant-hand_limit_check-after_refill = after the refill
cleopatra-variant-hand_limit_check-before_refill = before the refill
cleopatra-variant-hand_limit_after_quarry = Hand limit applies after quarry turns too
cleopatra-variant-hand_limit_after_quarry-true = yes
cleopatra-variant-hand_limit_after_quarry-false = no
cleopatra-variant-equal_bids = If all offerings are equal
cleopatra-variant-equal_bids-all_first = everyone returns 3 amulets
cleopatra-variant-equal_bids-nothing = nothing happens
cleopatra-variant-scribe_answers_own_roll = A Scribe may cancel your own fifth symbol
cleopatra-variant-scribe_answers_own_roll-true = yes
cleopatra-variant-scribe_answers_own_roll-false = no
cleopatra-variant-beggar_one_talent = Beggar: a player with one talent and no standard card
cleopatra-variant-beggar_one_talent-shows_hand = gives nothing and shows their hand
cleopatra-variant-beggar_one_talent-gives_it = gives the talent
cleopatra-variant-envoy_cards = Envoy: cards each player may offer
cleopatra-variant-envoy_cards-one = one
cleopatra-variant-envoy_cards-any = any number
cleopatra-variant-envoy_kinds = Envoy: resources asked for
cleopatra-variant-envoy_kinds-one = the same for everyone
cleopatra-variant-envoy_kinds-several = a different one for each player
cleopatra-variant-envoy_without_amulet = Envoy: a giver without amulets
cleopatra-variant-envoy_without_amulet-card_alone = gives just the card
cleopatra-variant-envoy_without_amulet-no_offer = can’t make an offer
cleopatra-variant-vizier_reshuffles = The Vizier may form a new pile
cleopatra-variant-vizier_reshuffles-true = yes
cleopatra-variant-vizier_reshuffles-false = no
cleopatra-variant-allow_flip = Mosaics may be flipped
cleopatra-variant-allow_flip-true = yes
cleopatra-variant-allow_flip-false = no
cleopatra-variant-late_sanctuary_claim = Late sanctuaries may be claimed
cleopatra-variant-late_sanctuary_claim-false = no
cleopatra-variant-late_sanctuary_claim-true = yes
cleopatra-variant-finish_turn_dice = Dice are rolled on the last turn
cleopatra-variant-finish_turn_dice-false = no
cleopatra-variant-finish_turn_dice-true = yes
cleopatra-variant-final_tie = If still tied
cleopatra-variant-final_tie-shared = the victory is shared
cleopatra-variant-final_tie-later_player = the later player wins
cleopatra-variant-max_idle_turns = Turns without a new piece before the game stops
cleopatra-variant-max_idle_turns-200 = 200
cleopatra-variant-max_idle_turns-60 = 60

## The page

cleopatra-page-palace = The palace
cleopatra-page-garden-keys = Garden with the mosaic in your hand: arrow keys move it, R turns it, F flips it, Enter lays it
cleopatra-page-altar = Altar: { $dice } of 5 dice
cleopatra-page-queen = Cleopatra on step { $step } of 5
cleopatra-page-top-mosaic = Top mosaic: “{ $shape }”. Left in the stack: { $left }
cleopatra-page-no-mosaic = No mosaics left
cleopatra-page-card = { $card_cap }
cleopatra-page-place = { $place_cap }
cleopatra-page-cards-list =
    { $cards_count ->
        [0] No cards.
       *[other] Cards: { $cards }.
    }
cleopatra-page-market = Market
cleopatra-page-lay-next = Place this card next: { $card }
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
        [one] Earns { $count } talent
       *[other] Earns { $count } talents
    }
cleopatra-page-brings-at-least =
    { $count ->
        [one] Earns { $count } talent or more, depending on where it goes
       *[other] Earns { $count } talents or more, depending on where it goes
    }
cleopatra-page-build-as-proposed = Build and pay with these
cleopatra-page-build-and-lay = Build and lay it there
cleopatra-page-build-and-choose = Build and choose the cards
cleopatra-page-paying = Payment
cleopatra-page-pay-as-proposed = Pay with these
cleopatra-page-pay-by-card = Or pay card by card: click the highlighted cards in your hand.
cleopatra-page-mosaic-in-hand = The mosaic in your hand
cleopatra-page-mosaic = Mosaic “{ $shape }”
cleopatra-page-turn = Turn
cleopatra-page-turn-over = Flip
cleopatra-page-place-hint = Point at the garden, drag the mosaic or use the arrows: it always stays where it fits. The preview shows the palms covered, the talents earned and any sanctuary it would create.
cleopatra-page-closes = Squares closed off: { $squares }
cleopatra-page-move-left = Move left
cleopatra-page-move-back = Move back
cleopatra-page-move-front = Move forward
cleopatra-page-move-right = Move right
cleopatra-page-lay-here = Lay it here
cleopatra-page-does-beggar = Every opponent gives you 2 talents or a standard card. You take 2 amulets.
cleopatra-page-does-courtesan = Look through the discards and take one card. You take 1 amulet.
cleopatra-page-does-envoy = Ask opponents for a standard card of one resource. Each card you accept comes with one of their amulets.
cleopatra-page-does-scribe = Put one die on the altar or take one off, or take 2 amulets and build any mosaic from the stack.
cleopatra-page-does-smuggler = Keep all your cards above the limit of ten. You take 1 amulet.
cleopatra-page-does-vizier = Look at the top five cards of the pile and keep any of them for 1 amulet each.
cleopatra-page-envoy-asks = Who should the Envoy ask, and for what?
cleopatra-page-never-mind = Never mind
cleopatra-page-may-play = You may also play: { $cards }.
cleopatra-page-has-bid = offering sealed
cleopatra-page-thinks = thinking
cleopatra-page-less = Offer less
cleopatra-page-more = Offer more
cleopatra-page-bid = Your offering, 0 to { $most }
cleopatra-page-bid-hint = Every talent offered is lost. Equal offerings share the better rank.
cleopatra-page-verdict = The verdict
cleopatra-page-tainted = tainted cards in hand
cleopatra-page-absorbed = sanctuaries
cleopatra-page-left = left
cleopatra-page-sanctuaries = Sanctuaries: { $count } (squares: { $squares })
cleopatra-page-merchant = Nile merchant
cleopatra-page-does-standard = Pays one unit of this resource.
cleopatra-page-does-double = Pays two units of this resource. You take 1 amulet.
cleopatra-page-does-trompe = Stands in for one stone, marble, wood or lapis lazuli. You take 1 amulet.
cleopatra-page-does-face-down = No one knows this card until someone takes it.
cleopatra-page-does-merchant = Stands in for one unit of any resource, then leaves the game. An unused merchant is worth 3 talents at the end.
cleopatra-page-explained = { $card }: { $effect }
cleopatra-page-these-cards = What these cards do
cleopatra-page-explain-stall = What do the cards on stall { $number } do?
cleopatra-page-close = Close
cleopatra-page-pages = What to look at
cleopatra-page-market-and-quarry = Market and quarry
cleopatra-page-lay-each = Put one on each stall
cleopatra-page-claim =
    Place a statue here ({ $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    })
cleopatra-page-bonus = +{ $count } bonus
cleopatra-page-corrupts =
    { $count ->
        [0] You take no amulets
        [one] You take { $count } amulet
       *[other] You take { $count } amulets
    }
cleopatra-page-ranks = Amulets by rank at this table
cleopatra-page-rank =
    { $rank ->
        [1] Highest
       *[other] No. { $rank }
    }
cleopatra-page-in-pyramid = in the pyramid
