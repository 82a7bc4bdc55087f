camel-up-title = Camel Up
camel-up-blurb = Wette auf ein Rennen, in dem Kamele huckepack reiten und zwei verrückte Kamele in die falsche Richtung laufen.

## Wörter; die Fälle nach bestimmtem Artikel: das blaue Kamel, mit dem blauen Würfel

camel-up-camel-blue = Blau
    .nom = blaue
    .acc = blaue
camel-up-camel-green = Grün
    .nom = grüne
    .acc = grüne
camel-up-camel-yellow = Gelb
    .nom = gelbe
    .acc = gelbe
camel-up-camel-red = Rot
    .nom = rote
    .acc = rote
camel-up-camel-purple = Violett
    .nom = violette
    .acc = violette
camel-up-camel-white = Weiß
    .nom = weiße
    .acc = weiße
camel-up-camel-black = Schwarz
    .nom = schwarze
    .acc = schwarze

camel-up-die-blue = Blau
    .dat = blauen
camel-up-die-green = Grün
    .dat = grünen
camel-up-die-yellow = Gelb
    .dat = gelben
camel-up-die-red = Rot
    .dat = roten
camel-up-die-purple = Violett
    .dat = violetten
camel-up-die-grey = Grau
    .dat = grauen

camel-up-pile-winner = Gesamtsieger
camel-up-pile-loser = Gesamtletzter
    .acc = Gesamtletzten

camel-up-side-cheering = Jubel
    .face = Jubelseite
camel-up-side-booing = Buhrufe
    .face = Buhseite
camel-up-side-none = keine Seite

## Fragen und Aktionen

camel-up-ask-build-stack = Baue den Startstapel auf Feld { $space } von unten nach oben: Welches Kamel kommt als Nächstes?
camel-up-ask-turn = Du bist am Zug: Wähle eine Aktion.

camel-up-verb-leg = Etappenwette
camel-up-verb-tile = Publikumsplättchen
camel-up-verb-roll = Pyramidenplättchen
camel-up-verb-bet = Rennwette
camel-up-verb-partner = Partnerschaft
camel-up-verb-stack = Startstapel

camel-up-act-leg = Das oberste { $camel_acc } Etappenwettplättchen nehmen
camel-up-act-tile = Dein Publikumsplättchen auf Feld { $space } legen, { $side_face } nach oben
camel-up-act-roll = Ein Pyramidenplättchen nehmen und würfeln
camel-up-act-bet = Auf das { $camel_acc } Kamel als { $pile_acc } wetten
camel-up-act-partner = Eine Partnerschaft mit { $partner } eingehen
camel-up-act-stack = Das { $camel_acc } Kamel auf den Stapel stellen

## Ereignisse

camel-up-event-starts = Das { $camel_nom } Kamel startet auf Feld { $space }.
camel-up-event-takes-ticket = { $seat } nimmt das { $camel_acc } Etappenwettplättchen im Wert von { $value } ÄP.
camel-up-event-places-tile = { $seat } legt ein Publikumsplättchen auf Feld { $space }, { $side_face } nach oben.
camel-up-event-moves-tile = { $seat } versetzt ein Publikumsplättchen von Feld { $from } auf Feld { $space }, { $side_face } nach oben.
camel-up-event-rolls = { $seat } würfelt mit dem { $die_dat } Würfel: { $pips }.
camel-up-event-rolls-grey = { $seat } würfelt mit dem grauen Würfel: { $camel } { $pips }.
camel-up-event-bets = { $seat } legt eine Rennwettkarte verdeckt auf den Stapel für den { $pile_acc }.
camel-up-event-bets-told = { $seat } legt die { $camel_acc } Rennwettkarte verdeckt auf den Stapel für den { $pile_acc }.
camel-up-event-partners = { $seat } und { $partner } sind bis zum Ende der Etappe Partner.
camel-up-event-other-crazy = Ausnahme für verrückte Kamele: Stattdessen zieht das { $camel_nom } Kamel.
camel-up-event-moves =
    Das { $camel_nom } Kamel zieht von Feld { $from } { $to ->
        [0] rückwärts über die Ziellinie
        [17] über die Ziellinie
       *[other] auf Feld { $to }
    }{ $riders_count ->
        [0] .
       *[other] { " " }und trägt { $riders }.
    }
camel-up-event-cheered =
    Jubel auf Feld { $space }: { $seat } erhält 1 ÄP, und die Kameleinheit zieht weiter { $to ->
        [17] über die Ziellinie
       *[other] auf Feld { $to }
    }.
camel-up-event-booed = Buhrufe auf Feld { $space }: { $seat } erhält 1 ÄP, und die Kameleinheit weicht auf Feld { $to } zurück, unter alle Kamele, die dort stehen.
camel-up-event-crosses = Das { $camel_nom } Kamel überquert die Ziellinie: Das Rennen ist vorbei!
camel-up-event-crosses-back = Das verrückte { $camel_nom } Kamel überquert die Ziellinie in der falschen Richtung: Das Rennen ist vorbei!
camel-up-event-leg-ends = Etappe { $leg } endet: Auf Platz 1 liegt das { $first_nom } Kamel, auf Platz 2 das { $second_nom }.
camel-up-event-leg-pays =
    { $seat }: { $total } ÄP für die Etappe (Etappenwetten { $tickets }, Pyramidenplättchen { $pyramid }{ $copied ->
        [0] { "" }
       *[other] , Plättchen des Partners { $copied }
    }).
camel-up-event-leg-starts = Etappe { $leg } beginnt; { $seat } fängt an.
camel-up-event-forgiven = { $seat } kann { $amount } ÄP davon nicht zahlen; das wird erlassen.
camel-up-event-race-ends = Das Rennen ist entschieden: Das { $first_nom } Kamel ist Gesamtsieger, das { $last_nom } Kamel Gesamtletzter.
camel-up-event-shows-bet = { $seat } hat auf das { $camel_acc } Kamel als { $pile_acc } gewettet: { $pays } ÄP.
camel-up-event-wins =
    { $winners_count ->
        [one] { $winners } gewinnt mit { $money } ÄP.
       *[other] { $winners } teilen sich den Sieg mit je { $money } ÄP.
    }

## Warum nicht?

camel-up-rule-cu-9 = Partnerschaften gibt es erst ab sechs Spielern.
camel-up-rule-cu-19 = In dieser Etappe gibt es keine Etappenwettplättchen dieser Farbe mehr.
camel-up-rule-cu-20 = Dein Publikumsplättchen braucht ein Feld von 2 bis 16 ohne Kamel und ohne Plättchen, neben dem kein fremdes Plättchen liegt. Beim Versetzen muss es ein anderes Feld sein.
camel-up-rule-cu-24 = Deine Rennwettkarte dieser Farbe hast du schon gespielt.
camel-up-rule-cu-25 = Dein Partner muss ein anderer Spieler an diesem Tisch sein.
camel-up-rule-cu-46 = Auf den Stapel kommen nur Kamele, die auf diesem Feld starten und noch warten.
camel-up-rule-cu-49 = Einer von euch hat in dieser Etappe schon einen Partner.

## Wertung, Spielende, Varianten

camel-up-score-start = Startgeld
camel-up-score-tiles = Publikum
camel-up-score-tickets = Etappenwetten
camel-up-score-pyramid = Pyramide
camel-up-score-copied = Partner
camel-up-score-winner-bets = Gesamtsieger
camel-up-score-loser-bets = Gesamtletzter
camel-up-score-forgiven = Erlassen

camel-up-end-over-the-line = Ein Rennkamel hat die Ziellinie überquert.
camel-up-end-cheered-over-the-line = Der Jubel des Publikums hat ein Rennkamel über die Ziellinie getragen.
camel-up-end-backward = Ein verrücktes Kamel hat die Ziellinie in der falschen Richtung überquert.
camel-up-end-backward-with-riders = Ein verrücktes Kamel hat Rennkamele in der falschen Richtung über die Ziellinie getragen.

camel-up-variant-setup_order = Kamele, die auf demselben Feld starten
camel-up-variant-setup_order-random = zufällig gestapelt
camel-up-variant-setup_order-roller = vom Startspieler gestapelt
camel-up-variant-race_bets = Auszahlung der Rennwetten
camel-up-variant-race_bets-card_by_card = Karte für Karte, nie unter 0
camel-up-variant-race_bets-netted = je Spieler zusammengezählt, dann nicht unter 0

## Der Spielplan im Terminal

camel-up-board-leg = Etappe { $leg }
camel-up-board-letter-blue = B
camel-up-board-letter-green = G
camel-up-board-letter-yellow = E
camel-up-board-letter-red = R
camel-up-board-letter-purple = V
camel-up-board-letter-white = W
camel-up-board-letter-black = S
camel-up-board-letter-grey = X
camel-up-board-pyramid = In der Pyramide
camel-up-board-rolled = Gewürfelt
camel-up-board-tickets = Etappenwetten
camel-up-board-winner = Gesamtsieger
camel-up-board-loser = Gesamtletzter
camel-up-board-player = Spieler
camel-up-board-money = ÄP
camel-up-board-bets = Etappenwetten
camel-up-board-rolls = Pyramide
camel-up-board-cards = Rennwetten
camel-up-board-partner = Partner

## Die Chancen

camel-up-odds-title =
    Chancen am Ende der Etappe, mit { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfeln
    } in der Pyramide
camel-up-odds-camel = Kamel
camel-up-odds-first = 1. Platz
camel-up-odds-second = 2. Platz
camel-up-odds-last = Letzter
camel-up-odds-ticket = Plättchen
camel-up-odds-win = Gesamtsieger
camel-up-odds-lose = Gesamtletzter
camel-up-odds-race-ends = Mit { $percent } Wahrscheinlichkeit endet das Rennen in dieser Etappe.
camel-up-odds-error =
    Die Chancen im Rennen sind aus { $races ->
        [one] einem simulierten Rennen
       *[other] { $races } simulierten Rennen
    } geschätzt, auf { $percent } genau.
camel-up-odds-tiles = Was ein Publikumsplättchen seinem Besitzer bis zum Ende der Etappe voraussichtlich einbringt, in ÄP
camel-up-odds-tile = Feld

## Die Seite

camel-up-page-track = Rennstrecke
camel-up-page-turn-roll = { $camel } { $pips }
camel-up-page-turn-line = Ziel
camel-up-page-turn-ticket = Etappenwette: { $camel }
camel-up-page-turn-tile = Publikum auf Feld { $space }
camel-up-page-turn-leg = Etappe { $leg } endet
camel-up-page-turn-end = Das Rennen ist vorbei
camel-up-page-tile-here = Dein Publikumsplättchen auf Feld { $space } legen
camel-up-page-my-tickets = Deine Etappenwetten
camel-up-page-worth-now = Wäre jetzt Schluss
camel-up-page-worth-average = Im Schnitt
camel-up-page-copied = Partner
camel-up-page-stack =
    { $space ->
        [0] Rückwärts über die Ziellinie
        [17] Im Ziel
       *[other] Feld { $space }
    }, von unten nach oben: { $camels }
camel-up-page-waiting = Am Start warten: { $camels }
camel-up-page-tile-of = Feld { $space }: Publikumsplättchen von { $seat }, { $side_face } oben
camel-up-page-rolled = Gewürfelt: { $camel } { $pips }
camel-up-page-dice-in = Würfel in der Pyramide: { $dice }
camel-up-page-ticket-pays = Platz 1: Zahl auf dem Plättchen · Platz 2: 1 · sonst: −1
camel-up-page-stack-of-tickets =
    { $camel }: { $left ->
        [0] keine Plättchen mehr
       *[other] noch { $left } Plättchen
    }
camel-up-page-race-pays = Richtig: 8, 5, 3, 2, dann je 1 · falsch: −1
camel-up-page-choose-pile = Gesamtsieger oder Gesamtletzter? Wähle einen Stapel.
camel-up-page-choose-card = Welches Kamel? Wähle eine Karte.
camel-up-page-hand = Deine Rennwettkarten
camel-up-page-card = Rennwettkarte: { $camel }
camel-up-page-pile = { $pile }, Karten der Reihe nach: { $seats }
camel-up-page-empty-pile = { $pile }: noch keine Karten
camel-up-page-choose-space = Wähle jetzt ein hervorgehobenes Feld.
camel-up-page-side = Dein Publikumsplättchen, { $side_face } oben
camel-up-page-tile-on = Publikumsplättchen auf Feld { $space }, { $side_face } oben
camel-up-page-partner = Partner: { $seat }
camel-up-page-money = { $money } ÄP
camel-up-page-ticket = Etappenwettplättchen: { $camel }, { $value }
camel-up-page-pyramid-tickets = { $count } Pyramidenplättchen
camel-up-page-cards =
    { $count ->
        [one] { $count } Rennwettkarte auf der Hand
       *[other] { $count } Rennwettkarten auf der Hand
    }
camel-up-page-odds = Chancen
camel-up-page-race = Rennen
camel-up-page-camel = { $camel }
camel-up-page-odds-win = Sieg
camel-up-page-odds-first = 1.
camel-up-page-odds-second = 2.
camel-up-page-odds-last = Letzter
camel-up-page-odds-exact = Die Chancen der Etappe sind exakt berechnet.
camel-up-page-odds-samples =
    Die Chancen im Rennen sind aus { $races ->
        [one] einem simulierten Rennen
       *[other] { $races } simulierten Rennen
    } geschätzt.
camel-up-page-odds-asking = Die Chancen werden berechnet …
camel-up-page-odds-failed = Für diese Stellung gibt es keine Chancen.
