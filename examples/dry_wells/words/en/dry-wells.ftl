dry-wells-title = Dry Wells
dry-wells-blurb = Draw water from a deck full of dry wells, spy on the others, and stop in time.

dry-wells-card-dry = a dry well
dry-wells-card-one = 1 water
dry-wells-card-two = 2 water
dry-wells-card-three = 3 water
dry-wells-card-four = 4 water
dry-wells-card-five = 5 water

dry-wells-ask-turn = Your turn: draw a card, stop, or spy on another player.

dry-wells-verb-draw = Draw
dry-wells-verb-stop = Stop
dry-wells-verb-spy = Spy

dry-wells-act-draw = Draw a card
dry-wells-act-stop = Stop and keep your water
dry-wells-act-spy = Look at { $on }’s cards

dry-wells-event-draws = { $seat } draws a card.
dry-wells-event-draws-told = { $seat } draws { $card }.
dry-wells-event-spies = { $seat } looks at { $on }’s cards.
dry-wells-event-spies-told = { $seat } looks at { $on }’s cards: { $cards }.
dry-wells-event-stops = { $seat } stops.
dry-wells-event-faints = { $seat } faints from thirst: { $cards }.
dry-wells-event-shows = { $seat } shows { $cards_count ->
    [0] no cards
   *[other] { $cards }
}.
dry-wells-event-wins = { $winners } { $winners_count ->
    [one] wins
   *[other] win
} with { $water } water.

dry-wells-rule-dw-5 = You can spy once per game, on another player who is still in and has cards.
dry-wells-score-water = Water
dry-wells-end-all-stopped = Everyone has stopped or fainted.
dry-wells-end-empty = The deck ran out.
dry-wells-variant-dry_cards = Dry wells that make you faint
dry-wells-variant-dry_cards-two = two
dry-wells-variant-dry_cards-three = three
