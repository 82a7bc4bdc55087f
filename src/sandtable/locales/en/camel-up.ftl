camel-up-title = Camel Up
camel-up-blurb = Bet on a race in which camels ride piggyback and two crazy camels run the wrong way.

## Words

camel-up-camel-blue = blue
camel-up-camel-green = green
camel-up-camel-yellow = yellow
camel-up-camel-red = red
camel-up-camel-purple = purple
camel-up-camel-white = white
camel-up-camel-black = black

camel-up-die-blue = blue
camel-up-die-green = green
camel-up-die-yellow = yellow
camel-up-die-red = red
camel-up-die-purple = purple
camel-up-die-grey = grey

camel-up-pile-winner = overall winner
camel-up-pile-loser = overall loser

camel-up-side-cheering = cheering
camel-up-side-booing = booing
camel-up-side-none = no side

## Questions and actions

camel-up-ask-build-stack = Build the starting stack on space { $space } from the bottom up: which camel goes on next?
camel-up-ask-turn = Your turn: choose one action.

camel-up-verb-leg = Betting ticket
camel-up-verb-tile = Spectator tile
camel-up-verb-roll = Pyramid ticket
camel-up-verb-bet = Race bet
camel-up-verb-partner = Partnership
camel-up-verb-stack = Starting stack

camel-up-act-leg = Take the top { $camel } betting ticket
camel-up-act-tile = Place your spectator tile on space { $space }, { $side } side up
camel-up-act-roll = Take a pyramid ticket and roll a die
camel-up-act-bet = Bet on the { $camel } camel as { $pile }
camel-up-act-partner = Form a partnership with { $partner }
camel-up-act-stack = Put the { $camel } camel on the stack

## Events

camel-up-event-starts = The { $camel } camel starts on space { $space }.
camel-up-event-takes-ticket = { $seat } takes the { $camel } betting ticket worth { $value } EP.
camel-up-event-places-tile = { $seat } places a spectator tile on space { $space }, { $side } side up.
camel-up-event-moves-tile = { $seat } moves a spectator tile from space { $from } to space { $space }, { $side } side up.
camel-up-event-rolls = { $seat } rolls the { $die } die: { $pips }.
camel-up-event-rolls-grey = { $seat } rolls the grey die: { $camel } { $pips }.
camel-up-event-bets = { $seat } places a finish card face down on the { $pile } pile.
camel-up-event-bets-told = { $seat } places the { $camel } finish card face down on the { $pile } pile.
camel-up-event-partners = { $seat } and { $partner } are partners until the end of the leg.
camel-up-event-other-crazy = Crazy camel exception: the { $camel } one moves instead.
camel-up-event-moves =
    The { $camel } camel moves from space { $from } { $to ->
        [0] backwards over the finish line
        [17] over the finish line
       *[other] to space { $to }
    }{ $riders_count ->
        [0] .
       *[other] , carrying { $riders }.
    }
camel-up-event-cheered =
    Cheering on space { $space }: { $seat } gets 1 EP, and the unit moves on { $to ->
        [17] over the finish line
       *[other] to space { $to }
    }.
camel-up-event-booed = Booing on space { $space }: { $seat } gets 1 EP, and the unit moves back to space { $to }, underneath any camels there.
camel-up-event-crosses = The { $camel } camel crosses the finish line: the race is over!
camel-up-event-crosses-back = The crazy { $camel } camel crosses the finish line the wrong way: the race is over!
camel-up-event-leg-ends = Leg { $leg } ends: the { $first } camel is first, and the { $second } camel is second.
camel-up-event-leg-pays =
    { $seat }: { $total } EP for the leg (betting tickets { $tickets }, pyramid tickets { $pyramid }{ $copied ->
        [0] { "" }
       *[other] , partner’s ticket { $copied }
    }).
camel-up-event-leg-starts = Leg { $leg } begins; { $seat } goes first.
camel-up-event-forgiven = { $seat } can’t pay { $amount } EP of this; it’s waived.
camel-up-event-race-ends = The race is decided: the { $first } camel is the overall winner, and the { $last } camel is the overall loser.
camel-up-event-shows-bet = { $seat } bet on the { $camel } camel as { $pile }: { $pays } EP.
camel-up-event-wins =
    { $winners_count ->
        [one] { $winners } wins with { $money } EP.
       *[other] { $winners } share the victory with { $money } EP each.
    }

## Why not?

camel-up-rule-cu-9 = Partnerships are only for six or more players.
camel-up-rule-cu-19 = There are no betting tickets of this colour left in this leg.
camel-up-rule-cu-20 = Your spectator tile needs a space from 2 to 16 with no camel or tile on it and no other player’s tile next to it, and it can’t stay where it is.
camel-up-rule-cu-24 = You have already bet your finish card of this colour.
camel-up-rule-cu-25 = Your partner must be another player at this table.
camel-up-rule-cu-46 = Only camels still waiting to start on this space can join the stack.
camel-up-rule-cu-49 = One of you already has a partner for this leg.

## Score sheet, ends, variants

camel-up-score-start = Starting money
camel-up-score-tiles = Spectator tile
camel-up-score-tickets = Betting tickets
camel-up-score-pyramid = Pyramid tickets
camel-up-score-copied = Copied from partners
camel-up-score-winner-bets = Overall winner bets
camel-up-score-loser-bets = Overall loser bets
camel-up-score-forgiven = Waived losses

camel-up-end-over-the-line = A racing camel crossed the finish line.
camel-up-end-cheered-over-the-line = Cheering spectators took a racing camel over the finish line.
camel-up-end-backward = A crazy camel crossed the finish line the wrong way.
camel-up-end-backward-with-riders = A crazy camel carried racing camels over the finish line the wrong way.

camel-up-variant-setup_order = Camels that start on the same space
camel-up-variant-setup_order-random = stacked at random
camel-up-variant-setup_order-roller = stacked by the starting player
camel-up-variant-race_bets = Scoring the race bets
camel-up-variant-race_bets-card_by_card = card by card, never below 0
camel-up-variant-race_bets-netted = added up per player, then not below 0

## The board in the terminal

camel-up-board-leg = Leg { $leg }
camel-up-board-letter-blue = B
camel-up-board-letter-green = G
camel-up-board-letter-yellow = Y
camel-up-board-letter-red = R
camel-up-board-letter-purple = P
camel-up-board-letter-white = W
camel-up-board-letter-black = K
camel-up-board-letter-grey = X
camel-up-board-pyramid = In the pyramid
camel-up-board-rolled = Rolled
camel-up-board-tickets = Betting tickets
camel-up-board-winner = Overall winner
camel-up-board-loser = Overall loser
camel-up-board-player = Player
camel-up-board-money = EP
camel-up-board-bets = Betting tickets
camel-up-board-rolls = Pyramid tickets
camel-up-board-cards = Finish cards
camel-up-board-partner = Partner

## The odds

camel-up-odds-title =
    Chances at the end of the leg, with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } in the pyramid
camel-up-odds-camel = Camel
camel-up-odds-first = First
camel-up-odds-second = Second
camel-up-odds-last = Last
camel-up-odds-ticket = Ticket
camel-up-odds-win = Wins the race
camel-up-odds-lose = Comes last
camel-up-odds-race-ends = There is a { $percent } chance that the race ends in this leg.
camel-up-odds-error =
    Race odds are estimated from { $races ->
        [one] { $races } simulated race
       *[other] { $races } simulated races
    }, give or take { $percent }.
camel-up-odds-tiles = What a spectator tile is expected to earn its owner by the end of the leg, in EP
camel-up-odds-tile = Space

## The page

camel-up-page-track = Race track
camel-up-page-turn-roll = { $camel } { $pips }
camel-up-page-turn-line = finish
camel-up-page-turn-ticket = { $camel } ticket
camel-up-page-turn-tile = spectators on space { $space }
camel-up-page-turn-leg = Leg { $leg } ends
camel-up-page-turn-end = The race is over
camel-up-page-tile-here = Place your spectator tile on space { $space }
camel-up-page-my-tickets = Your tickets
camel-up-page-worth-now = If it ended now
camel-up-page-worth-average = On average
camel-up-page-copied = partner
camel-up-page-stack =
    { $space ->
        [0] Backwards over the finish line
        [17] Past the finish line
       *[other] Space { $space }
    }, from bottom to top: { $camels }
camel-up-page-waiting = Waiting to start: { $camels }
camel-up-page-tile-of = Space { $space }: { $seat }’s spectator tile, { $side } side up
camel-up-page-rolled = Rolled: { $camel } { $pips }
camel-up-page-dice-in = Dice in the pyramid: { $dice }
camel-up-page-ticket-pays = First: number shown · second: 1 · others: −1
camel-up-page-stack-of-tickets =
    { $camel_cap } tickets: { $left ->
        [0] none left
       *[other] { $left } left
    }
camel-up-page-race-pays = Correct: 8, 5, 3, 2, then 1 each · wrong: −1
camel-up-page-choose-pile = Winner or loser? Choose a pile.
camel-up-page-choose-card = Which camel? Choose a card.
camel-up-page-hand = Your finish cards
camel-up-page-card = Finish card: { $camel }
camel-up-page-pile = { $pile_cap }, cards in order: { $seats }
camel-up-page-empty-pile = { $pile_cap }: no cards yet
camel-up-page-choose-space = Now choose a highlighted space.
camel-up-page-side = Your spectator tile, { $side } side up
camel-up-page-tile-on = Spectator tile on space { $space }, { $side } side up
camel-up-page-partner = Partner: { $seat }
camel-up-page-money = { $money } EP
camel-up-page-ticket = Betting ticket: { $camel }, { $value }
camel-up-page-pyramid-tickets =
    { $count ->
        [one] { $count } pyramid ticket
       *[other] { $count } pyramid tickets
    }
camel-up-page-cards =
    { $count ->
        [one] { $count } finish card in hand
       *[other] { $count } finish cards in hand
    }
camel-up-page-odds = Odds
camel-up-page-race = Race
camel-up-page-camel = { $camel_cap }
camel-up-page-odds-win = Wins
camel-up-page-odds-first = 1st
camel-up-page-odds-second = 2nd
camel-up-page-odds-last = Last
camel-up-page-odds-exact = Leg odds are exact.
camel-up-page-odds-samples =
    Race odds are estimated from { $races ->
        [one] { $races } simulated race
       *[other] { $races } simulated races
    }.
camel-up-page-odds-asking = Working out the odds…
camel-up-page-odds-failed = There are no odds for this position.
