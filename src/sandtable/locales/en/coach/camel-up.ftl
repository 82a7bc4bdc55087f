ask-turn =
    Bet on the camels; the richest player wins. Do _one_ of the highlighted things:
    - Take a _betting ticket_: will this camel lead when the leg ends?
    - Roll from the _pyramid_: a sure 1 EP, and a random camel moves.
    - Put your spectator tile on a _space_: 1 EP whenever camels land there.
    - Play a _finish card_: who will win or lose the whole race?
ask-turn-pointing =
    Point at something to see what it does; a click chooses it.
ask-turn-partners =
    You can also choose a _partner_ for this leg: when it ends, each of you also scores the other’s best ticket. Nobody can say no, so pick someone with good tickets before someone else does.
ask-build-stack =
    You set up the race: several camels start on this space. Choose a highlighted camel. The first stands at the bottom, and each one after it climbs on top. Higher up means further ahead.
