five-tribes-title = Five Tribes
five-tribes-blurb = Führe die Meeples der fünf Sippen durch das Sultanat Naqala, nimm Plättchen in Besitz und rufe Dschinn herbei.

## Wörter

five-tribes-tribe-vizier = Wesir
    .one = einen Wesir
    .many = Wesire
five-tribes-tribe-elder = Ältester
    .one = einen Ältesten
    .many = Älteste
five-tribes-tribe-merchant = Kaufmann
    .one = einen Kaufmann
    .many = Kaufleute
five-tribes-tribe-builder = Baumeister
    .one = einen Baumeister
five-tribes-tribe-assassin = Meuchelmörder
    .one = einen Meuchelmörder

five-tribes-good-ivory = Elfenbein
five-tribes-good-jewels = Edelsteine
five-tribes-good-gold = Gold
five-tribes-good-papyrus = Papyrus
five-tribes-good-silk = Seide
five-tribes-good-spice = Gewürze
five-tribes-good-fish = Fisch
five-tribes-good-wheat = Getreide
five-tribes-good-pottery = Töpferware
five-tribes-good-fakir = Fakir

five-tribes-piece-palm = Palme
    .acc = die Palme
    .some = eine Palme
    .no = keine Palme
five-tribes-piece-palace = Palast
    .acc = den Palast
    .some = einen Palast
    .no = keinen Palast

five-tribes-payment-elder = ein Ältester
    .acc = einen Ältesten
five-tribes-payment-fakir = ein Fakir
    .acc = einen Fakir
five-tribes-payment-two-elders = zwei Älteste
five-tribes-payment-elder-and-fakir = ein Ältester und ein Fakir
    .acc = einen Ältesten und einen Fakir

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

five-tribes-power-al-amin = Am Spielende stehen je zwei Fakire auf deiner Hand für ein Gut deiner Wahl.
five-tribes-power-anun-nak = Wähle ein Plättchen ohne Kamel, Meeple, Palme und Palast: Ziehe drei Meeples aus dem Beutel und stelle sie darauf.
five-tribes-power-baal = Immer wenn ein Spieler einen Dschinn erhält, bekommst du 1 Gold, wenn du es bist, und 2 Gold, wenn es ein anderer ist.
five-tribes-power-boaz = Deine Ältesten und Wesire sind vor Meuchelmördern sicher.
five-tribes-power-bouraq = Setze einen Palast auf ein beliebiges Dorf.
five-tribes-power-echidna = Deine Baumeister verdienen in diesem Zug das Doppelte.
five-tribes-power-enki = Setze eine Palme auf eine beliebige Oase.
five-tribes-power-hagis = Wenn du einen Palast setzt, darfst du ihn stattdessen auf eines der Plättchen ringsum setzen.
five-tribes-power-haurvatat = Palmen auf deinen Plättchen zählen je 5 Punkte statt 3.
five-tribes-power-iblis = Deine Meuchelmörder töten zwei Meeples auf demselben Plättchen oder zwei Älteste oder Wesire desselben Gegners.
five-tribes-power-jafaar = Deine Wesire zählen je 3 Punkte statt 1.
five-tribes-power-kandicha = Die Opfer deiner Meuchelmörder dienen dir: Ein Kaufmann bringt dir die oberste Rohstoffkarte, ein Baumeister sein Gold, ein Wesir oder Ältester kommt zu dir, statt zu sterben.
five-tribes-power-kumarbi = Lege beim Bieten beliebig viele Fakire ab: Für jeden zahlst du den Preis des nächstbilligeren Feldes.
five-tribes-power-lamia = Wenn du eine Palme setzt, darfst du sie stattdessen auf eines der Plättchen ringsum setzen.
five-tribes-power-leta = Setze ein Kamel auf ein Plättchen ohne Kamel, Meeple, Palme und Palast.
five-tribes-power-marid = Immer wenn bei einer Bewegung ein Meeple auf einem deiner Plättchen abgesetzt wird, bekommst du 1 Gold, wenn es deine Bewegung ist, und 2 Gold, wenn es die eines anderen ist.
five-tribes-power-monkir = Immer wenn ein Palast gesetzt wird, bekommst du 1 Gold, wenn du ihn setzt, und 2 Gold, wenn es ein anderer tut.
five-tribes-power-nekir = Immer wenn Meuchelmörder töten, bekommst du 1 Gold, wenn es deine sind, und 2 Gold, wenn es die eines anderen sind.
five-tribes-power-shamhat = Deine Ältesten zählen je 4 Punkte statt 2.
five-tribes-power-sibittis = Sieh dir die obersten drei Dschinn an, behalte einen und lege die anderen ab.
five-tribes-power-sloar = Nimm die oberste Karte vom Rohstoffstapel.
five-tribes-power-utug = Setze ein Kamel auf ein Plättchen mit Meeples, aber ohne Kamel, Palme und Palast.

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

## Fragen und Aktionen

five-tribes-ask-bid = Biete um deinen Platz in der Zugreihenfolge.
five-tribes-ask-window = Nutze einen Dschinn oder mache weiter.
five-tribes-ask-look =
    { $count ->
        [one] Behalte den gezogenen Dschinn.
       *[other] Behalte einen der { $count } gezogenen Dschinn.
    }
five-tribes-ask-pick-up = Nimm alle Meeples eines Plättchens auf.
five-tribes-ask-sow =
    { $count ->
        [one] Setze deinen letzten Meeple ({ $hand }) auf ein Nachbarplättchen von { $tile }, auf dem schon einer seiner Sippe steht.
       *[other] Setze einen Meeple auf ein Nachbarplättchen von { $tile }. In deiner Hand: { $hand }.
    }
five-tribes-ask-build = Wie viele Fakire helfen deinen Baumeistern? Baumeister: { $builders }; blaue Plättchen: { $tiles }.
five-tribes-ask-kill =
    { $count ->
        [one] Wen töten deine Meuchelmörder auf { $tile }? Reichweite ohne Fakire: { $assassins }.
       *[other] Welche zwei töten deine Meuchelmörder auf { $tile }? Reichweite ohne Fakire: { $assassins }.
    }
five-tribes-ask-redirect = Setze { $piece_acc } auf { $tile }, oder zahle und wähle eines der Plättchen ringsum.
five-tribes-ask-small-market = Eine der ersten drei Karten für 3 Gold kaufen?
five-tribes-ask-large-market = Zwei der ersten sechs Karten für 6 Gold kaufen?
five-tribes-ask-sacred-place = Einen Dschinn für zwei Älteste oder für einen Ältesten und einen Fakir nehmen?
five-tribes-ask-sale = Verkaufe Güter, nutze einen Dschinn oder beende deinen Zug.
five-tribes-ask-suit = Dein Satz bisher: { $goods }, { $gold } Gold wert. Lege eine weitere Sorte dazu oder verkaufe ihn.

five-tribes-act-bid = { $cost } Gold bieten
five-tribes-act-bid-with-fakirs = Auf das Feld für { $cost } Gold bieten, abgelegte Fakire: { $fakirs }
five-tribes-act-bid-all = Den ganzen Rest für das Feld zu 1 Gold geben
five-tribes-act-sit-out = Diese Runde aussetzen
five-tribes-act-take = Die Meeples von { $tile } aufnehmen
five-tribes-act-drop = Auf { $tile } { $tribe_one } absetzen
five-tribes-act-build = Bauen, abgelegte Fakire: { $fakirs }
five-tribes-act-kill = Auf { $tile } { $tribe_one } töten
five-tribes-act-kill-two = Zwei auf { $tile } töten: { $tribe }, { $second }
five-tribes-act-kill-held = Bei { $victim } { $tribe_one } töten
five-tribes-act-kill-two-held = Bei { $victim } zwei töten: { $tribe }, { $second }
five-tribes-act-spare = Niemanden töten
five-tribes-act-place-here = Hier setzen
five-tribes-act-buy = Karte { $card } kaufen
five-tribes-act-buy-two = Karten { $card } und { $second } kaufen
five-tribes-act-summon = { $djinn } für { $payment_acc } nehmen
five-tribes-act-keep = { $djinn } behalten
five-tribes-act-sell = { $good } in den Satz legen
five-tribes-act-end-suit = Diesen Satz verkaufen
five-tribes-act-go-on = Weiter
five-tribes-act-pass = Nichts kaufen
five-tribes-act-end-turn = Zug beenden
five-tribes-act-use-on = { $djinn } für { $payment_acc } auf { $tile } nutzen
five-tribes-act-use = { $djinn } für { $payment_acc } nutzen

five-tribes-verb-bid = Bieten
five-tribes-verb-bid-with-fakirs = Mit Fakiren bieten
five-tribes-verb-bid-all = Alles bieten
five-tribes-verb-sit-out = Aussetzen
five-tribes-verb-take = Aufnehmen
five-tribes-verb-drop = Absetzen
five-tribes-verb-build = Bauen
five-tribes-verb-kill = Auf einem Plättchen töten
five-tribes-verb-kill-two = Zwei auf einem Plättchen töten
five-tribes-verb-kill-held = Meeple eines Gegners töten
five-tribes-verb-kill-two-held = Zwei Meeples eines Gegners töten
five-tribes-verb-spare = Niemanden töten
five-tribes-verb-place-here = Hier setzen
five-tribes-verb-buy = Karte kaufen
five-tribes-verb-buy-two = Zwei Karten kaufen
five-tribes-verb-summon = Dschinn nehmen
five-tribes-verb-keep = Dschinn behalten
five-tribes-verb-sell = Güter verkaufen
five-tribes-verb-end-suit = Diesen Satz verkaufen
five-tribes-verb-go-on = Weiter
five-tribes-verb-pass = Nichts kaufen
five-tribes-verb-end-turn = Zug beenden
five-tribes-verb-use-on = Dschinn auf einem Plättchen nutzen
five-tribes-verb-use = Dschinn nutzen

## Ereignisse

five-tribes-event-round-starts = Runde { $round } beginnt. Bietreihenfolge: { $order }.
five-tribes-event-bids = { $seat } bietet { $cost } Gold.
five-tribes-event-bids-with-fakirs = { $seat } nimmt das Feld für { $cost } Gold und zahlt { $paid } Gold (abgelegte Fakire: { $fakirs }).
five-tribes-event-bids-all = { $seat } kann kein freies Feld bezahlen und gibt den ganzen Rest für das Feld zu { $cost } Gold.
five-tribes-event-sits-out = { $seat } kann kein freies Feld bezahlen und setzt diese Runde aus.
five-tribes-event-turn-starts = { $seat } ist am Zug.
five-tribes-event-takes-up =
    { $meeples_count ->
        [one] { $seat } nimmt { $meeples_one } von { $tile } auf.
       *[other] { $seat } nimmt die Meeples von { $tile } auf: { $meeples }.
    }
five-tribes-event-drops = { $seat } setzt { $tribe_one } auf { $tile } ab.
five-tribes-event-collects =
    { $seat } sammelt { $count ->
        [one] { $tribe_one }
       *[other] { $count } { $tribe_many }
    } von { $tile } ein.
five-tribes-event-cannot-move = { $seat } kann keine Meeples bewegen.
five-tribes-event-places-camel = { $seat } setzt ein Kamel auf { $tile }.
five-tribes-event-last-camel = { $seat } hat kein Kamel mehr: Das Spiel endet mit dieser Runde.
five-tribes-event-keeps-meeples =
    { $seat } behält { $count ->
        [one] { $tribe_one }
       *[other] { $count } { $tribe_many }
    }.
five-tribes-event-takes-cards =
    { $cards_count ->
        [0] { $seat } hat { $merchants ->
            [one] einen Kaufmann
           *[other] { $merchants } Kaufleute
        }, aber es liegen keine Karten mehr aus.
        [one] { $seat } nimmt mit { $merchants ->
            [one] einem Kaufmann
           *[other] { $merchants } Kaufleuten
        } eine Karte: { $cards }.
       *[other] { $seat } nimmt mit { $merchants ->
            [one] einem Kaufmann
           *[other] { $merchants } Kaufleuten
        } { $cards_count } Karten: { $cards }.
    }
five-tribes-event-builds = { $seat } verdient { $gold } Gold (Baumeister: { $builders }, Fakire: { $fakirs }, blaue Plättchen: { $tiles }).
five-tribes-event-builds-double = { $seat } verdient { $gold } Gold, verdoppelt durch Echidna (Baumeister: { $builders }, Fakire: { $fakirs }, blaue Plättchen: { $tiles }).
five-tribes-event-kills =
    { $victims_count ->
        [one] { $seat } tötet { $victims_one } auf { $tile }
       *[other] { $seat } tötet zwei Meeples auf { $tile }: { $victims }
    }{ $fakirs ->
        [0] .
       *[other] {" "}(abgelegte Fakire: { $fakirs }).
    }
five-tribes-event-kills-held =
    { $victims_count ->
        [one] { $seat } tötet { $victims_one } von { $victim }.
       *[other] { $seat } tötet zwei Meeples von { $victim }: { $victims }.
    }
five-tribes-event-spares = { $seat } tötet niemanden.
five-tribes-event-no-target = { $seat } findet niemanden, den die Meuchelmörder töten könnten.
five-tribes-event-places = { $seat } setzt { $piece_some } auf { $tile }.
five-tribes-event-none-left = { $seat } kann { $piece_no } setzen: Der Vorrat ist leer.
five-tribes-event-buys =
    { $cards_count ->
        [one] { $seat } kauft eine Karte für { $gold } Gold: { $cards }.
       *[other] { $seat } kauft { $cards_count } Karten für { $gold } Gold: { $cards }.
    }
five-tribes-event-gains-djinn = { $seat } nimmt { $djinn } für { $payment_acc }.
five-tribes-event-uses = { $seat } nutzt { $djinn } für { $payment_acc }.
five-tribes-event-earns = { $seat } erhält { $gold } Gold ({ $djinn }).
five-tribes-event-takes-victim = { $seat } nimmt dank Kandicha { $tribe_one } zu sich.
five-tribes-event-draws = { $seat } zieht eine Rohstoffkarte ({ $djinn }).
five-tribes-event-draws-told = { $seat } zieht eine Rohstoffkarte ({ $djinn }): { $good }.
five-tribes-event-draws-openly = { $seat } zieht offen eine Rohstoffkarte ({ $djinn }): { $good }.
five-tribes-event-settles =
    { $meeples_count ->
        [one] { $seat } stellt { $meeples_one } auf { $tile }.
       *[other] { $seat } stellt { $meeples_count } Meeples auf { $tile }: { $meeples }.
    }
five-tribes-event-looks =
    { $count ->
        [one] { $seat } sieht sich einen Dschinn an.
       *[other] { $seat } sieht sich { $count } Dschinn an.
    }
five-tribes-event-looks-told =
    { $count ->
        [one] { $seat } sieht sich einen Dschinn an: { $djinns }.
       *[other] { $seat } sieht sich { $count } Dschinn an: { $djinns }.
    }
five-tribes-event-keeps-djinn = { $seat } behält { $djinn }.
five-tribes-event-rejects = { $seat } legt { $djinns } ab.
five-tribes-event-buries =
    { $count ->
        [one] { $seat } legt einen Dschinn verdeckt ab.
       *[other] { $seat } legt { $count } Dschinn verdeckt ab.
    }
five-tribes-event-buries-told =
    { $count ->
        [one] { $seat } legt einen Dschinn verdeckt ab: { $djinns }.
       *[other] { $seat } legt { $count } Dschinn verdeckt ab: { $djinns }.
    }
five-tribes-event-lays-out = { $seat } legt { $good } in den Satz.
five-tribes-event-sells = { $seat } verkauft { $cards } für { $gold } Gold.
five-tribes-event-refills = Neu auf dem Markt: { $cards }.
five-tribes-event-refills-djinns =
    { $djinns_count ->
        [one] Neuer Dschinn: { $djinns }.
       *[other] Neue Dschinn: { $djinns }.
    }
five-tribes-event-reshuffles =
    Die abgelegten Rohstoffkarten werden zu einem neuen Stapel aus { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } gemischt.
five-tribes-event-reshuffles-djinns =
    Die abgelegten Dschinn werden zu einem neuen Stapel aus { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } gemischt.
five-tribes-event-game-ends = Das Spiel ist zu Ende. { $end }
five-tribes-event-scores =
    { $seat } hat { $gold } Gold und insgesamt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
five-tribes-event-wins =
    { $winners_count ->
        [one] { $winners } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $winners } teilen sich den Sieg mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
    }

## Warum nicht?

five-tribes-rule-ft-3-2 = Dieses Feld ist besetzt.
five-tribes-rule-ft-3-3 = Dieses Feld kannst du nicht bezahlen.
five-tribes-rule-ft-5-1 = Auf diesem Plättchen steht kein Meeple.
five-tribes-rule-ft-5-3 = Du darfst nicht unmittelbar auf das Plättchen zurück, von dem du gerade kommst.
five-tribes-rule-ft-5-5 = Der letzte Meeple muss zu einem seiner Sippe kommen.
five-tribes-rule-ft-5-8 = Von dort ließe sich die Bewegung nicht beenden: Der letzte Meeple fände keinen seiner Sippe.
five-tribes-rule-ft-7-5 = Deine Meuchelmörder finden dort kein solches Opfer.
five-tribes-rule-ft-7-6 = Das ist für deine Meuchelmörder und Fakire zu weit – und wenn du ohne Fakire ein Ziel erreichst, musst du töten.
five-tribes-rule-ft-7-7 = So viele Fakire hast du nicht.
five-tribes-rule-ft-8-3 = Du hast nicht genug Gold.
five-tribes-rule-ft-8-4 = Ein Dschinn kostet zwei Älteste oder einen Ältesten und einen Fakir.
five-tribes-rule-ft-8-5 = An dieser Stelle liegt keine Karte.
five-tribes-rule-ft-9-1 = Diese Güter hast du nicht.
five-tribes-rule-ft-10-1 = Diesen Dschinn hast du schon genutzt.
five-tribes-rule-ft-10-2 = Dir fehlen die Ältesten oder Fakire, die dieser Dschinn kostet.
five-tribes-rule-ft-10-6 = Dieser Dschinn hätte jetzt keine Wirkung.
five-tribes-rule-ft-10-7 = Nach dieser Bezahlung hätte der Dschinn keine Wirkung.
five-tribes-rule-ft-10-8 = Dieser Dschinn hat nichts zu geben: Es ist keine Karte oder kein Kamel mehr da.
five-tribes-rule-ft-10-anun-nak = Anun-Nak bringt Meeples nur auf ein Plättchen ohne Kamel, Meeple, Palme und Palast.
five-tribes-rule-ft-10-boaz = Boaz schützt die Ältesten und Wesire dieses Spielers.
five-tribes-rule-ft-10-bouraq = Bouraq baut nur in Dörfern.
five-tribes-rule-ft-10-enki = Enki pflanzt nur in Oasen.
five-tribes-rule-ft-10-hagis = Hagis versetzt einen Palast nur auf eines der Plättchen ringsum.
five-tribes-rule-ft-10-iblis = Nur mit Iblis töten deine Meuchelmörder zwei Meeples.
five-tribes-rule-ft-10-kumarbi = So viele Fakire hast du nicht für Kumarbi.
five-tribes-rule-ft-10-lamia = Lamia versetzt eine Palme nur auf eines der Plättchen ringsum.
five-tribes-rule-ft-10-leta = Leta nimmt nur Plättchen ohne Kamel, Meeple, Palme und Palast.
five-tribes-rule-ft-10-utug = Utug nimmt nur Plättchen mit Meeples, aber ohne Kamel, Palme und Palast.
five-tribes-rule-ft-11-4 = Der Beutel ist leer.
five-tribes-rule-ft-11-5 = Der Vorrat ist leer.
five-tribes-rule-ft-q1 = Das geht nur, wenn du kein freies Feld bezahlen kannst.
five-tribes-rule-ft-q8 = Mit Iblis musst du zwei töten, wo zwei sind, und einen, wo nur einer ist.
five-tribes-rule-ft-q16 = Auf einem großen Markt nimmst du zwei Karten, außer es liegt nur noch eine aus.
five-tribes-rule-ft-q23 = Kumarbi hast du in dieser Runde schon genutzt.

## Wertung, Spielende, Varianten

five-tribes-score-gold = Gold
five-tribes-score-viziers = Wesire
five-tribes-score-more-viziers = Wesir-Mehrheiten
five-tribes-score-elders = Älteste
five-tribes-score-djinns = Dschinn
five-tribes-score-tiles = Plättchen
five-tribes-score-palms = Palmen
five-tribes-score-palaces = Paläste
five-tribes-score-goods = Güter

five-tribes-end-goes-on = Das Spiel geht weiter.
five-tribes-end-last-camel = Ein Spieler hat sein letztes Kamel gesetzt.
five-tribes-end-no-move = Auf dem Spielplan ist keine Bewegung mehr möglich.

five-tribes-variant-broke_bidder = Ein Spieler, der kein freies Feld bezahlen kann (FT-Q1)
five-tribes-variant-broke_bidder-bids_all = gibt den ganzen Rest für das Feld zu 1 Gold
five-tribes-variant-broke_bidder-sits_out = setzt die Runde aus
five-tribes-variant-djinn_use = Dschinn-Kräfte mit Kosten (FT-Q2)
five-tribes-variant-djinn_use-per_marker = einmal je Zuganzeiger
five-tribes-variant-djinn_use-per_round = einmal je Runde
five-tribes-variant-echidna_kandicha = Gold für Baumeister, die mit Kandicha getötet wurden, nach Echidna (FT-Q4)
five-tribes-variant-echidna_kandicha-builders_only = nicht verdoppelt
five-tribes-variant-echidna_kandicha-doubled = verdoppelt
five-tribes-variant-nekir_taking = Nekir: Gold, wenn Kandicha das Opfer nimmt (FT-Q6)
five-tribes-variant-nekir_taking-unpaid = nein
five-tribes-variant-nekir_taking-paid = ja
five-tribes-variant-baal_itself = Ba’al: Gold für Ba’al selbst (FT-Q7)
five-tribes-variant-baal_itself-unpaid = nein
five-tribes-variant-baal_itself-paid = ja
five-tribes-variant-last_round = Wenn nach der letzten Aktion einer Runde keine Bewegung mehr möglich ist (FT-12.3)
five-tribes-variant-last_round-ends = endet das Spiel
five-tribes-variant-last_round-one_more = wird noch eine Runde gespielt
five-tribes-variant-blocked = Sobald ein Spieler keine Meeples bewegen kann (FT-12.5, FT-Q15)
five-tribes-variant-blocked-whole_round = bewegt in dieser Runde niemand mehr Meeples
five-tribes-variant-blocked-each_turn = wird bei jedem weiteren Spieler neu geprüft
five-tribes-variant-hands = Gold und Karten der anderen Spieler (FT-Q18)
five-tribes-variant-hands-hidden = verdeckt
five-tribes-variant-hands-open_cards = Karten offen, Gold verdeckt
five-tribes-variant-hands-open = beides offen
five-tribes-variant-sibittis = Mit Sibittis abgelehnte Dschinn (FT-Q22)
five-tribes-variant-sibittis-shown = werden gezeigt
five-tribes-variant-sibittis-face_down = werden verdeckt abgelegt
five-tribes-variant-anun_nak = Anun-Nak braucht einen Meeple im Beutel (FT-Q25)
five-tribes-variant-anun_nak-before_paying = vor dem Bezahlen
five-tribes-variant-anun_nak-after_paying = nach dem Bezahlen
five-tribes-variant-partner = Der letzte Meeple darf kommen zu (FT-Q28)
five-tribes-variant-partner-any = jedem seiner Sippe
five-tribes-variant-partner-before_move = nur einem, der schon vor der Bewegung dort stand

## Das Spielfeld im Terminal

five-tribes-board-place-village = Dorf
five-tribes-board-place-sacred-place = heiliger Ort
five-tribes-board-place-oasis = Oase
five-tribes-board-place-small-market = kleiner Markt
five-tribes-board-place-large-market = großer Markt
five-tribes-board-short-village = Dorf
five-tribes-board-short-sacred-place = heil. Ort
five-tribes-board-short-oasis = Oase
five-tribes-board-short-small-market = kl. Markt
five-tribes-board-short-large-market = gr. Markt
five-tribes-board-letter-vizier = W
five-tribes-board-letter-elder = Ä
five-tribes-board-letter-merchant = K
five-tribes-board-letter-builder = B
five-tribes-board-letter-assassin = M
five-tribes-board-letter-fakir = F
five-tribes-board-blue = blauer Wert
five-tribes-board-red = roter Wert
five-tribes-board-camel = Kamel
five-tribes-board-round = Runde
five-tribes-board-bid-order = Bietreihenfolge
five-tribes-board-turn-order = Zugreihenfolge
five-tribes-board-sits-out = Setzt aus
five-tribes-board-in-hand = In der Hand
five-tribes-board-market = Markt
five-tribes-board-suit = Zu verkaufen
five-tribes-board-discards = Abgelegt
five-tribes-board-supply = Vorrat
five-tribes-board-bag = Meeples im Beutel
five-tribes-board-palms = Palmen
five-tribes-board-palaces = Paläste
five-tribes-board-deck = Rohstoffkarten
five-tribes-board-djinn-deck = Dschinn
five-tribes-board-djinn-discards = Abgelegte Dschinn
five-tribes-board-face-up = Dschinn im Angebot
five-tribes-board-own = Deine Dschinn
five-tribes-board-looking-at = Du siehst dir an
five-tribes-board-points = SP
five-tribes-board-cost = Kosten
five-tribes-board-power = Kraft
five-tribes-board-used = genutzt
five-tribes-board-player = Spieler
five-tribes-board-camels = Kamele
five-tribes-board-cards = Karten

## Der Spielplan auf der Seite

five-tribes-page-board = Das Sultanat
five-tribes-page-tile = { $tile }: { $place }, { $value } ({ $colour }).
five-tribes-page-stands = Darauf: { $meeples }.
five-tribes-page-camel-of = Kamel von { $seat }.
five-tribes-page-palms = Palmen: { $count }.
five-tribes-page-palaces = Paläste: { $count }.
five-tribes-page-player = { $seat }: Wesire { $viziers }, Älteste { $elders }, übrige Kamele { $camels }
five-tribes-page-viziers = Wesire: { $count }
five-tribes-page-elders = Älteste: { $count }
five-tribes-page-camels = Übrige Kamele: { $count }
five-tribes-page-cards = Karten: { $count }
five-tribes-page-gold = { $gold } Gold
five-tribes-page-held = In deiner Hand: { $meeples }
five-tribes-page-which = Welche Möglichkeit?
five-tribes-page-spot = Feld für { $cost } Gold: frei
five-tribes-page-spot-of = Feld für { $cost } Gold: { $seats }
five-tribes-page-plays = Nach jetzigem Stand wärst du als Nummer { $turn } am Zug.
five-tribes-page-start = Anfang der Reihe
five-tribes-page-deck = Stapel: { $count }
five-tribes-page-card = Karte { $card }: { $good }
five-tribes-page-good = { $good_cap }
five-tribes-page-tribe = { $tribe_cap }
five-tribes-page-djinn = { $djinn }
five-tribes-page-power = { $power }
five-tribes-page-list = { $goods }
five-tribes-page-points = { $points } SP
five-tribes-page-when-always = Wirkt immer
five-tribes-page-when-scoring = Zählt am Spielende
five-tribes-page-when-turn = Einmal pro Zug
five-tribes-page-when-before-tribe = Einmal pro Zug, vor der Aktion deiner Sippe
five-tribes-page-when-placing = Einmal pro Zug, beim Setzen
five-tribes-page-when-bidding = Beim Bieten, beliebig viele Fakire
five-tribes-page-acting = Wirkt jetzt
five-tribes-page-cost = Kosten: { $payment }.
five-tribes-page-goods = Deine Güter
five-tribes-page-no-goods = Noch keine Güter
five-tribes-page-worth = { $gold } Gold wert
five-tribes-page-sell = Für { $gold } verkaufen
five-tribes-page-fakirs =
    { $count ->
        [one] ein Fakir
       *[other] { $count } Fakire
    }
five-tribes-page-where = Wo könnte mein Zug enden?
five-tribes-page-where-tile = Oder wähle das Plättchen, auf dem dein Zug enden soll.
five-tribes-page-play-or-tile = Wähle einen Zug, um ihn zu spielen, oder das Plättchen, auf dem er enden soll.
five-tribes-page-play-one = Wähle einen Zug, um ihn zu spielen.
five-tribes-page-where-none = Du kannst gerade keine Meeples bewegen.
five-tribes-page-where-asking = Wege werden gesucht …
five-tribes-page-where-failed = Für diese Stellung lassen sich keine Wege finden.
five-tribes-page-ends = Dein Zug könnte hier enden mit: { $tribes }.
five-tribes-page-way =
    Von { $start }, { $meeples ->
        [one] { $meeples } Meeple
       *[other] { $meeples } Meeples
    } eingesammelt. Sofort: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $gold } Gold.{ $cards_count ->
        [0] {""}
       *[other] {" "}Karten: { $cards }.
    }{ $camel ->
        [0] {""}
       *[other] {" "}Du setzt ein Kamel.
    }
five-tribes-page-play = Diesen Zug spielen
five-tribes-page-not-now = Du kannst ihn spielen, sobald du Meeples aufnehmen darfst.
five-tribes-page-brings-camel = Kamel auf { $tile }
five-tribes-page-brings-piece = { $piece } auf { $tile }
five-tribes-page-brings-end = das Spiel endet mit dieser Runde
five-tribes-page-brings-gold = +{ $gold } Gold
five-tribes-page-incomplete = Es werden nicht alle Wege gezeigt.
five-tribes-page-playing = Dein Zug wird ausgeführt …
five-tribes-page-stop = Anhalten
five-tribes-page-score = Punkte bisher
five-tribes-page-score-known = Summe (bekannt)
five-tribes-page-score-secret = verdeckt
five-tribes-page-fakirs-needed = Nötige Fakire: { $count }.
five-tribes-page-grows = Macht aus { $from } Gold { $to }
five-tribes-page-suit-values = Was ein Satz aus einer bis neun verschiedenen Sorten bringt
five-tribes-page-tribes = Sippe auf dem Plan finden
five-tribes-page-find = { $tribe_cap }: { $count } auf dem Plan
five-tribes-page-marker = Dein Zuganzeiger { $number } von { $count }
five-tribes-page-victim = Bei { $seat } einen Meeple töten
five-tribes-page-best = Beste Züge
five-tribes-page-ways-to = Wege nach { $tile }
five-tribes-page-ways-along = Dein Weg
five-tribes-page-no-order = Dein letzter Meeple fände dort niemanden aus seiner Sippe.
five-tribes-page-none-such = So einen Zug gibt es nicht.
five-tribes-page-with-camel = Nur Züge, bei denen du ein Kamel setzt
five-tribes-page-leaves =
    Danach könnte jemand anders höchstens { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } holen.
five-tribes-page-leaves-short = lässt { $points }
five-tribes-page-drawing =
    Zeichne deinen Weg: { $done } von { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritten
    }
five-tribes-page-turn = Von { $start } nach { $end }
five-tribes-page-turn-bid = Gebot
five-tribes-page-score-counted = Summe (mitgezählt)
five-tribes-page-score-counted-why = Zählt alles mit, was offen geschah, auch das Gold. Verdeckt gezogene Karten machen daraus eine Spanne.
five-tribes-page-hint-pick-up = Wähle ein Plättchen oder ziehe den ganzen Weg nach.
five-tribes-page-hint-sow = Klicke auf einen Meeple auf einem Plättchen. Tasten: Ziffer für den Meeple, Pfeil für das Plättchen.
