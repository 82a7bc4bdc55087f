ask-turn =
    You bet on camels; the richest at the end wins. Do _one_ thing that glows:
    - a _betting ticket_: this camel will lead when the leg ends,
    - the _pyramid_: 1 EP for sure, and a random camel moves,
    - a _space_ for your spectator tile: 1 EP whenever camels land there,
    - a _finish card_ on a pile: who wins or loses the whole race – early is better.

    Point at something to see what it would do.
ask-build-stack =
    You set up the race: several camels start on this space. Choose a glowing camel; the first stands at the bottom, each next one on top. Higher means further ahead.
