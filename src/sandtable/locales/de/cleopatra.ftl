cleopatra-title = Kleopatra und die Baumeister
cleopatra-blurb = Baue der Königin einen Palast und werde reich – aber nicht so korrupt, dass ihr Krokodil dich frisst.

## Wörter

cleopatra-resource-artisan = Handwerker
    .one = einen Handwerker
cleopatra-resource-stone = Steinblock
    .one = einen Steinblock
cleopatra-resource-marble = Marmorplatte
    .one = eine Marmorplatte
cleopatra-resource-wood = Bauholz
cleopatra-resource-lapis = Lapislazuli

cleopatra-card-artisan = Handwerker
    .one = einen Handwerker
    .dat = einem Handwerker
cleopatra-card-stone = Steinblock
    .one = einen Steinblock
    .dat = einem Steinblock
cleopatra-card-marble = Marmorplatte
    .one = eine Marmorplatte
    .dat = einer Marmorplatte
cleopatra-card-wood = Bauholz
cleopatra-card-lapis = Lapislazuli
cleopatra-card-double-artisan = Handwerker (doppelt)
    .one = einen Handwerker (doppelt)
    .dat = einem Handwerker (doppelt)
cleopatra-card-double-stone = Steinblock (doppelt)
    .one = einen Steinblock (doppelt)
    .dat = einem Steinblock (doppelt)
cleopatra-card-double-marble = Marmorplatte (doppelt)
    .one = eine Marmorplatte (doppelt)
    .dat = einer Marmorplatte (doppelt)
cleopatra-card-double-wood = Bauholz (doppelt)
cleopatra-card-double-lapis = Lapislazuli (doppelt)
cleopatra-card-trompe-loeil = „Der Schein trügt“
    .face = Der Schein trügt
cleopatra-card-beggar = Bettler
    .one = einen Bettler
cleopatra-card-courtesan = Kurtisane
    .one = eine Kurtisane
cleopatra-card-envoy = Gesandter
    .one = einen Gesandten
cleopatra-card-scribe = Schreiber
    .one = einen Schreiber
cleopatra-card-smuggler = Schmuggler
    .one = einen Schmuggler
cleopatra-card-vizier = Wesir
    .one = den Wesir
cleopatra-card-face-down = verdeckte Karte
    .one = eine verdeckte Karte
    .face = Verdeckte Karte

cleopatra-category-walls = Säulenwände
cleopatra-category-sphinxes = Sphinxen
cleopatra-category-obelisks = Obelisken
cleopatra-category-throne = Sockel und Thron
cleopatra-category-doors = Türrahmen
cleopatra-category-mosaics = Mosaiken

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

cleopatra-side-left = links
cleopatra-side-right = rechts

cleopatra-wall-L1 = links 1
cleopatra-wall-L2 = links 2
cleopatra-wall-L3 = links 3
cleopatra-wall-B1 = hinten 1
cleopatra-wall-B2 = hinten 2
cleopatra-wall-B3 = hinten 3
cleopatra-wall-R1 = rechts 1
cleopatra-wall-R2 = rechts 2
cleopatra-wall-R3 = rechts 3

## Fragen

cleopatra-ask-turn = Du bist am Zug: Nimm die Karten eines Marktstandes oder baue im Steinbruch.
cleopatra-ask-refill = Bevor der Markt aufgefüllt wird, darfst du Charaktere spielen.
cleopatra-ask-lay-out = Lege an jeden Stand eine Karte. Noch zu legen: { $cards }.
cleopatra-ask-build = Weiterbauen oder aufhören? Bei diesem Besuch gebaut: { $pieces }.
cleopatra-ask-pay-for =
    { $missing_count ->
        [0] Alles ist bezahlt. Lege noch Karten dazu oder schließe die Bezahlung ab.
       *[other] Bezahle das Element. Es fehlt noch: { $missing }.
    }
cleopatra-ask-choose-way = Wie soll Mosaik „{ $shape }“ liegen?
cleopatra-ask-place-mosaic = Wohin kommt Mosaik „{ $shape }“? Wähle sein erstes Feld.
cleopatra-ask-claims = Neue Heiligtümer: { $sanctuaries }. Eine Anubis-Statue aufstellen? Übrige Statuen: { $statues }.
cleopatra-ask-end-turn = Bevor dein Zug endet, darfst du Charaktere spielen.
cleopatra-ask-hand-limit =
    Du hast { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } auf der Hand: { $above } zu viel.
cleopatra-ask-lay-off = Wähle eine Karte zum Ablegen (noch { $left }).
cleopatra-ask-offering =
    Wie viel opferst du dem Hohepriester? Du hast { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    } und { $amulets ->
        [one] { $amulets } Amulett
       *[other] { $amulets } Amulette
    }.
cleopatra-ask-answer-roll = Alle fünf Würfel liegen auf dem Altar. Soll das Opfer beginnen?
cleopatra-ask-give = { $to } hat einen Bettler gespielt: Gib 2 Talente oder eine Standardkarte.
cleopatra-ask-fetch = Nimm eine Karte vom Ablagestapel.
cleopatra-ask-ask = Wen soll dein Gesandter bitten, und worum?
cleopatra-ask-offer = { $to } bittet dich um { $resource_one }. Eines deiner Amulette ginge mit der Karte mit.
cleopatra-ask-accept = { $from } bietet dir { $resource_one } an. Nimmst du die Karte samt einem Amulett?
cleopatra-ask-keep =
    { $cards ->
        [one] Der Wesir zeigt dir eine Karte. Behältst du sie für ein Amulett?
       *[other] Der Wesir zeigt dir { $cards } Karten. Eine davon für ein Amulett behalten?
    }

## Überschriften der Aktionen

cleopatra-verb-market = Markt
cleopatra-verb-market-empty = Leerer Markt
cleopatra-verb-pass = Passen
cleopatra-verb-refill = Auffüllen
cleopatra-verb-lay = Karte auslegen
cleopatra-verb-stop = Bauen beenden
cleopatra-verb-end-turn = Zug beenden
cleopatra-verb-pay = Mit Karte bezahlen
cleopatra-verb-trompe = Der Schein trügt
cleopatra-verb-merchant = Händler vom Nil
cleopatra-verb-enough = Bezahlung abschließen
cleopatra-verb-turn = Ausrichtung
cleopatra-verb-place = Mosaik legen
cleopatra-verb-claim = Heiligtum beanspruchen
cleopatra-verb-end-claims = Statuen aufsparen
cleopatra-verb-discard-down = Bis auf zehn ablegen
cleopatra-verb-keep-all = Alle Karten behalten
cleopatra-verb-discard = Ablegen
cleopatra-verb-bid = Opfer
cleopatra-verb-begin-offering = Opfer beginnen
cleopatra-verb-build-wall = Säulenwand
cleopatra-verb-build-sphinx = Sphinx
cleopatra-verb-build-obelisk = Obelisk
cleopatra-verb-build-pedestal = Sockel
cleopatra-verb-build-throne = Thron
cleopatra-verb-build-door = Türrahmen
cleopatra-verb-build-mosaic = Mosaik
cleopatra-verb-scribe-mosaic = Schreiber: Mosaik nach Wahl
cleopatra-verb-avert = Schreiber: Opfer abwenden
cleopatra-verb-beggar = Bettler
cleopatra-verb-give-talents = Talente geben
cleopatra-verb-give-card = Karte geben
cleopatra-verb-show-hand = Handkarten zeigen
cleopatra-verb-courtesan = Kurtisane
cleopatra-verb-fetch = Vom Ablagestapel
cleopatra-verb-envoy = Gesandter
cleopatra-verb-ask = Bitten
cleopatra-verb-end-asking = Niemanden mehr bitten
cleopatra-verb-offer = Anbieten
cleopatra-verb-decline = Ablehnen
cleopatra-verb-accept = Annehmen
cleopatra-verb-refuse = Nicht annehmen
cleopatra-verb-scribe-onto = Schreiber: Würfel auf den Altar
cleopatra-verb-scribe-off = Schreiber: Würfel vom Altar
cleopatra-verb-smuggler = Schmuggler
cleopatra-verb-vizier = Wesir
cleopatra-verb-keep = Karte behalten
cleopatra-verb-end-keeping = Nichts mehr behalten

## Aktionen

cleopatra-act-market = Alle Karten von Stand { $stall } nehmen
cleopatra-act-market-empty = Den leeren Markt besuchen und auffüllen
cleopatra-act-pass = Passen: Du kannst nichts nehmen und nichts bauen
cleopatra-act-refill = Karten für die Stände ziehen
cleopatra-act-lay = Karte { $number } an Stand { $stall } legen
cleopatra-act-stop = Bauen beenden und die Talente nehmen
cleopatra-act-end-turn = Zug beenden
cleopatra-act-pay = Mit { $card_dat } bezahlen
cleopatra-act-trompe = „Der Schein trügt“ (1 Amulett) als { $resource } einsetzen
cleopatra-act-merchant = Händler vom Nil als { $resource } einsetzen
cleopatra-act-enough = Bezahlung abschließen
cleopatra-act-turn = Ausrichtung { $way }
cleopatra-act-place = Erstes Feld in Reihe { $row }, Spalte { $column }
cleopatra-act-claim = Statue ins Heiligtum bei Reihe { $row }, Spalte { $column } stellen
cleopatra-act-end-claims = Statuen aufsparen
cleopatra-act-discard-down = Bis auf zehn Karten ablegen und 1 Amulett nehmen
cleopatra-act-keep-all = Alle Karten behalten und für jede über zehn ein Amulett nehmen
cleopatra-act-discard = Ablegen: { $card }
cleopatra-act-bid =
    { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    } opfern
cleopatra-act-begin-offering = Das Opfer beginnen lassen
cleopatra-act-build-wall = Eine Säulenwand bauen: { $wall }
cleopatra-act-build-sphinx = Eine Sphinx bauen
cleopatra-act-build-obelisk = Einen Obelisken bauen: { $side }
cleopatra-act-build-pedestal = Den Sockel bauen
cleopatra-act-build-throne = Den Thron bauen
cleopatra-act-build-door = Einen Türrahmen bauen: { $side }
cleopatra-act-build-mosaic = Das oberste Mosaik bauen
cleopatra-act-scribe-mosaic = Schreiber spielen (2 Amulette) und Mosaik „{ $shape }“ bauen
cleopatra-act-avert = Schreiber spielen: einen Würfel vom Altar nehmen
cleopatra-act-beggar = Bettler spielen (2 Amulette)
cleopatra-act-give-talents = Talente geben
cleopatra-act-give-card = Eine Karte geben: { $card }
cleopatra-act-show-hand = Handkarten zeigen
cleopatra-act-courtesan = Kurtisane spielen (1 Amulett)
cleopatra-act-fetch = Vom Ablagestapel nehmen: { $card }
cleopatra-act-envoy = Gesandten spielen
cleopatra-act-ask = { $asked } um { $resource_one } bitten
cleopatra-act-end-asking = Niemanden mehr bitten
cleopatra-act-offer = Eine Karte anbieten
cleopatra-act-decline = Ablehnen
cleopatra-act-accept = Karte und Amulett nehmen
cleopatra-act-refuse = Karte nicht annehmen
cleopatra-act-scribe-onto = Schreiber spielen: einen Würfel auf den Altar legen
cleopatra-act-scribe-off = Schreiber spielen: einen Würfel vom Altar nehmen
cleopatra-act-smuggler = Schmuggler spielen (1 Amulett) und alle Karten behalten
cleopatra-act-vizier = Wesir spielen
cleopatra-act-keep = Für ein Amulett behalten: { $card }
cleopatra-act-end-keeping = Den Rest ablegen

## Ereignisse

cleopatra-event-begins = { $seat } beginnt.
cleopatra-event-takes-stall =
    { $hidden ->
        [0] { $seat } nimmt { $open_count ->
            [one] die Karte
           *[other] die Karten
        } von Stand { $stall }: { $open }.
        [one] { $open_count ->
            [0] { $seat } nimmt eine verdeckte Karte von Stand { $stall }.
           *[other] { $seat } nimmt die Karten von Stand { $stall }: { $open }; dazu eine verdeckte.
        }
       *[other] { $open_count ->
            [0] { $seat } nimmt { $hidden } verdeckte Karten von Stand { $stall }.
           *[other] { $seat } nimmt die Karten von Stand { $stall }: { $open }; dazu { $hidden } verdeckte.
        }
    }
cleopatra-event-takes-stall-told =
    { $open_count ->
        [0] { $seat } nimmt { $hidden ->
            [one] eine verdeckte Karte
           *[other] { $hidden } verdeckte Karten
        } von Stand { $stall }: { $found }.
       *[other] { $seat } nimmt die Karten von Stand { $stall }: { $open }; dazu { $hidden ->
            [one] eine verdeckte
           *[other] { $hidden } verdeckte
        }: { $found }.
    }
cleopatra-event-finds-market-empty = { $seat } findet den Markt leer vor.
cleopatra-event-new-pile =
    Aus dem Ablagestapel entsteht ein neuer Nachziehstapel mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
cleopatra-event-draws = { $seat } zieht für die Stände { $cards_one }.
cleopatra-event-shows-top = Oberste Karte des Nachziehstapels (offen): { $card }.
cleopatra-event-lays = { $seat } legt { $card_one } an Stand { $stall }.
cleopatra-event-passes = { $seat } passt.
cleopatra-event-pays = { $seat } bezahlt mit { $card_dat }.
cleopatra-event-pays-trompe = { $seat } setzt „Der Schein trügt“ als { $resource } ein.
cleopatra-event-pays-merchant = { $seat } setzt einen Händler vom Nil als { $resource } ein.
cleopatra-event-takes-amulets =
    { $seat } nimmt { $amulets ->
        [one] { $amulets } Amulett
       *[other] { $amulets } Amulette
    }.
cleopatra-event-builds-wall =
    { $seat } baut eine Säulenwand ({ $wall }), Wert: { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }.
cleopatra-event-builds-sphinx =
    { $seat } baut die { $number }. Sphinx, Wert: { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }.
cleopatra-event-builds-obelisk =
    { $seat } baut einen Obelisken ({ $side }), Wert: { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }.
cleopatra-event-builds-pedestal =
    { $seat } baut den Sockel, Wert: { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }.
cleopatra-event-builds-throne =
    { $seat } baut den Thron, Wert: { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }.
cleopatra-event-builds-door =
    { $seat } baut einen Türrahmen ({ $side }), Wert: { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }.
cleopatra-event-lays-mosaic =
    { $seat } legt Mosaik „{ $shape }“ (Reihe { $row }, Spalte { $column }), Wert: { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }.
cleopatra-event-sanctuary =
    Bei Reihe { $row }, Spalte { $column } entsteht ein Heiligtum ({ $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    }).
cleopatra-event-claims =
    { $seat } stellt eine Statue ins Heiligtum bei Reihe { $row }, Spalte { $column } ({ $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    }).
cleopatra-event-removes-mosaic = Mosaik „{ $shape }“ passt nirgends mehr und kommt aus dem Spiel.
cleopatra-event-uncovers-mosaic = Das nächste Mosaik ist „{ $shape }“.
cleopatra-event-earns =
    { $seat } verdient { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }{ $bonus ->
        [0] .
       *[other] , davon { $bonus } als Bonus.
    }
cleopatra-event-completes = Vollendet: { $category }. Kleopatra zieht auf Feld { $step }.
cleopatra-event-rolls =
    { $seat } wirft { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }: { $symbols ->
        [0] kein Symbol
        [one] { $symbols } Symbol
       *[other] { $symbols } Symbole
    }. Würfel auf dem Altar: { $altar }.
cleopatra-event-discards-down =
    { $seat } entscheidet sich, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } abzulegen.
cleopatra-event-discards = { $seat } legt eine Karte ab.
cleopatra-event-discards-told = { $seat } legt { $card_one } ab.
cleopatra-event-keeps-all =
    { $seat } behält { $cards ->
        [one] die eine Karte
       *[other] alle { $cards } Karten
    }.
cleopatra-event-offering = Auf dem Altar liegen { $altar } Würfel: Alle bringen dem Hohepriester ein Opfer dar.
cleopatra-event-has-bid = { $seat } hat ein Opfer festgelegt.
cleopatra-event-has-bid-told =
    { $seat } opfert { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    } (noch geheim).
cleopatra-event-shows-bid =
    { $seat } opfert { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }.
cleopatra-event-returns-amulets =
    { $seat } gibt { $amulets ->
        [one] { $amulets } Amulett
       *[other] { $amulets } Amulette
    } zurück.
cleopatra-event-equal-bids =
    Alle Opfer sind gleich ({ $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }): Nichts geschieht.
cleopatra-event-plays = { $seat } spielt { $card_one }.
cleopatra-event-gives-talents =
    { $seat } gibt { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    } an { $to }.
cleopatra-event-gives-card = { $seat } gibt eine Karte an { $to }.
cleopatra-event-gives-card-told = { $seat } gibt { $card_one } an { $to }.
cleopatra-event-shows-hand = { $seat } kann nichts geben und zeigt nur { $to } die Handkarten.
cleopatra-event-shows-hand-told =
    { $seat } kann nichts geben und zeigt nur { $to } die Handkarten{ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
cleopatra-event-browses =
    { $seat } sieht den Ablagestapel durch ({ $size ->
        [one] { $size } Karte
       *[other] { $size } Karten
    }).
cleopatra-event-browses-told =
    { $seat } sieht den Ablagestapel durch ({ $size ->
        [one] { $size } Karte
       *[other] { $size } Karten
    }): { $cards }.
cleopatra-event-fetches = { $seat } nimmt eine Karte vom Ablagestapel.
cleopatra-event-fetches-told = { $seat } nimmt { $card_one } vom Ablagestapel.
cleopatra-event-asks = { $seat } bittet { $asked } um { $resource_one }.
cleopatra-event-offers = { $seat } bietet { $to } { $resource_one } an.
cleopatra-event-declines = { $seat } bietet { $to } nichts an.
cleopatra-event-accepts = { $seat } nimmt { $resource_one } von { $from } an.
cleopatra-event-refuses = { $seat } nimmt die Karte von { $from } nicht an.
cleopatra-event-hands-over-amulet =
    { $amulets ->
        [0] { $seat } hat kein Amulett, das an { $to } gehen könnte.
       *[other] Mit der Karte erhält { $to } ein Amulett aus der Pyramide von { $seat }.
    }
cleopatra-event-chooses-mosaic = { $seat } sucht Mosaik „{ $shape }“ aus dem Stapel aus.
cleopatra-event-turns-die-on = { $seat } legt einen Würfel auf den Altar. Würfel auf dem Altar: { $altar }.
cleopatra-event-turns-die-off = { $seat } nimmt einen Würfel vom Altar. Würfel auf dem Altar: { $altar }.
cleopatra-event-looks =
    { $seat } sieht sich { $size ->
        [one] die oberste Karte
       *[other] die obersten { $size } Karten
    } des Nachziehstapels an.
cleopatra-event-looks-told =
    { $seat } sieht sich { $size ->
        [one] die oberste Karte
       *[other] die obersten { $size } Karten
    } des Nachziehstapels an: { $cards }.
cleopatra-event-keeps = { $seat } behält eine Karte.
cleopatra-event-keeps-told = { $seat } behält { $card_one }.
cleopatra-event-lays-off =
    { $seat } behält { $kept ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $kept } Karten
    } und legt { $laid } ab.
cleopatra-event-lays-off-told =
    { $seat } behält { $kept ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $kept } Karten
    } und legt { $laid } ab: { $cards }.
cleopatra-event-ends-unfinished =
    Seit { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } hat niemand etwas gebaut: Das Spiel endet, der Palast bleibt unvollendet.
cleopatra-event-shows-all = { $seat } deckt alles auf. Korruptionskarten: { $tainted }, Amulette: { $amulets }, von Heiligtümern aufgenommen: { $absorbed }, übrig: { $left }.
cleopatra-event-eaten = Die meisten Amulette ({ $amulets }) – das Krokodil frisst { $seats }.
cleopatra-event-nobody-eaten = Niemand hat mehr ein Amulett: Das Krokodil geht leer aus.
cleopatra-event-crocodile-wins = Alle wurden gefressen: Das Krokodil gewinnt.
cleopatra-event-wins =
    { $winners_count ->
        [one] { $winners } gewinnt mit { $talents ->
            [one] { $talents } Talent
           *[other] { $talents } Talenten
        }.
       *[other] { $winners } teilen sich den Sieg mit je { $talents ->
            [one] { $talents } Talent
           *[other] { $talents } Talenten
        }.
    }

## Warum nicht?

cleopatra-rule-cl-t2 = Du hast diesen Charakter nicht auf der Hand.
cleopatra-rule-cl-t4 = Die Kurtisane darfst du höchstens zweimal pro Zug spielen.
cleopatra-rule-cl-t5 = Du darfst nicht passen, solange du zum Markt gehen oder bauen kannst.
cleopatra-rule-cl-m2 = Jeder Stand bekommt genau eine Karte.
cleopatra-rule-cl-m4 = Es gibt nichts zu nehmen und nichts zu ziehen.
cleopatra-rule-cl-m6 = Wähle einen Stand, an dem Karten liegen.
cleopatra-rule-cl-q2 = Das kannst du nicht bezahlen.
cleopatra-rule-cl-q2a = Damit wäre ein Teil der Zahlung überflüssig.
cleopatra-rule-cl-q3 = Für dieses Element ist kein Platz frei, oder ein anderes kommt zuerst.
cleopatra-rule-cl-q8 = Danach könntest du den Rest nicht mehr bezahlen.
cleopatra-rule-cl-q9 = Hier hilft kein Händler vom Nil: Du hast keinen mehr, oder du hast eine Karte, mit der du bezahlen könntest.
cleopatra-rule-cl-q10 = „Der Schein trügt“ kann keinen Handwerker ersetzen.
cleopatra-rule-cl-h4 = Diese Karte hast du nicht auf der Hand.
cleopatra-rule-cl-o2 = So viele Talente hast du nicht.
cleopatra-rule-cl-o8 = Nur ein Schreiber auf deiner Hand könnte das Opfer abwenden.
cleopatra-rule-cl-c1 = Gib 2 Talente oder eine Standardkarte; nur wer beides nicht kann, muss die Handkarten zeigen.
cleopatra-rule-cl-c2 = Diese Karte liegt nicht im Ablagestapel.
cleopatra-rule-cl-c3 = Der Gesandte bittet jeden Gegner höchstens einmal um eine Ressource, und angeboten werden darf nur eine Standardkarte.
cleopatra-rule-cl-c4 = Dafür brauchst du einen Schreiber, und das Mosaik muss im Stapel unter dem obersten liegen und noch irgendwo passen.
cleopatra-rule-cl-c5 = Auf dem Altar liegt kein Würfel.
cleopatra-rule-cl-c6 = Du hast keinen Schmuggler, den du noch spielen dürftest.
cleopatra-rule-cl-c7 = Diese Karte zeigt dir der Wesir nicht.
cleopatra-rule-cl-g1 = Ein Mosaik braucht fünf freie Gartenfelder.
cleopatra-rule-cl-g4 = Dort hast du kein neues Heiligtum.
cleopatra-rule-cl-g14 = Im Steinbruch liegt kein Mosaik mehr.
cleopatra-rule-cl-g15 = In dieser Ausrichtung lässt sich das Mosaik nicht legen.

## Wertung und Spielende

cleopatra-score-start = Talente zu Beginn
cleopatra-score-walls = Säulenwände
cleopatra-score-sphinxes = Sphinxen
cleopatra-score-obelisks = Obelisken
cleopatra-score-throne = Sockel und Thron
cleopatra-score-doors = Türrahmen
cleopatra-score-mosaics = Mosaiken
cleopatra-score-bonus = Bonus für mehrere Elemente
cleopatra-score-gifts = Bettler
cleopatra-score-offerings = Opfer
cleopatra-score-merchants = Übrige Händler vom Nil
cleopatra-score-eaten = Vom Krokodil gefressen

cleopatra-end-palace = Kleopatra hat ihren Palast besichtigt.
cleopatra-end-crocodile = Alle wurden gefressen: Das Krokodil gewinnt.
cleopatra-end-unfinished = Der Palast bleibt unvollendet.

## Das Bild

cleopatra-board-palm = Palme
cleopatra-board-foundation = Fundament des Throns
cleopatra-board-sanctuary = Heiligtum mit der Nummer seines Besitzers
cleopatra-board-top = Oberstes Mosaik
cleopatra-board-stack = darunter, in beliebiger Reihenfolge:
cleopatra-board-held = Mosaik
cleopatra-board-first-square = sein erstes Feld
cleopatra-board-cleopatra = Kleopatra
cleopatra-board-altar = Altar
cleopatra-board-stall = Stand { $number }
cleopatra-board-face-down = { $cards } verdeckt
cleopatra-board-pile = Stapel
cleopatra-board-pile-top = zuoberst
cleopatra-board-discards = Abgelegt
cleopatra-board-drawn = Gezogen
cleopatra-board-looked = Der Wesir zeigt
cleopatra-board-played = In diesem Zug gespielt
cleopatra-board-visit = Dieser Besuch
cleopatra-board-left-over = Rest von Doppelkarten
cleopatra-board-missing = Es fehlt noch
cleopatra-board-proposal = Vorschlag
cleopatra-board-player = Spieler
cleopatra-board-talents = Talente
cleopatra-board-amulets = Amulette
cleopatra-board-cards = Karten
cleopatra-board-merchants = Händler
cleopatra-board-statues = Statuen
cleopatra-board-offering = Opfer
cleopatra-board-eaten = Vom Krokodil gefressen
cleopatra-board-standard = Standard
cleopatra-board-tainted = Korruption
cleopatra-board-characters = Charaktere

## Varianten

cleopatra-variant-garden = Garten
cleopatra-variant-garden-back-flush = Fundament des Throns am hinteren Rand
cleopatra-variant-garden-centre = Fundament des Throns in der Mitte
cleopatra-variant-garden-back-gap = eine Reihe hinter dem Fundament des Throns
cleopatra-variant-first_player = Wer beginnt
cleopatra-variant-first_player-random = wird ausgelost
cleopatra-variant-first_player-seat_0 = der Spieler auf dem ersten Platz
cleopatra-variant-open_totals = Talente und Amulette aller Spieler sind offen
cleopatra-variant-open_totals-false = nein
cleopatra-variant-open_totals-true = ja
cleopatra-variant-reshuffle = Ein neuer Nachziehstapel entsteht
cleopatra-variant-reshuffle-when_needed = wenn eine Karte gebraucht wird
cleopatra-variant-reshuffle-at_once = sobald der alte verbraucht ist
cleopatra-variant-allow_superfluous_payment = Mehr bezahlen als nötig
cleopatra-variant-allow_superfluous_payment-false = nicht erlaubt
cleopatra-variant-allow_superfluous_payment-true = erlaubt
cleopatra-variant-merchant_replaces = Ein Händler vom Nil ersetzt
cleopatra-variant-merchant_replaces-any = jede Ressource
cleopatra-variant-merchant_replaces-lacking = nur, was du mit keiner Karte bezahlen könntest
cleopatra-variant-trompe_as_artisan = „Der Schein trügt“ ersetzt auch Handwerker
cleopatra-variant-trompe_as_artisan-false = nein
cleopatra-variant-trompe_as_artisan-true = ja
cleopatra-variant-hand_limit_check = Das Handkartenlimit wird geprüft
cleopatra-variant-hand_limit_check-after_refill = nach dem Auffüllen
cleopatra-variant-hand_limit_check-before_refill = vor dem Auffüllen
cleopatra-variant-hand_limit_after_quarry = Handkartenlimit auch nach einem Besuch im Steinbruch
cleopatra-variant-hand_limit_after_quarry-true = ja
cleopatra-variant-hand_limit_after_quarry-false = nein
cleopatra-variant-equal_bids = Wenn alle Opfer gleich sind
cleopatra-variant-equal_bids-all_first = geben alle 3 Amulette zurück
cleopatra-variant-equal_bids-nothing = geschieht nichts
cleopatra-variant-scribe_answers_own_roll = Dein Schreiber darf dein eigenes fünftes Symbol abwenden
cleopatra-variant-scribe_answers_own_roll-true = ja
cleopatra-variant-scribe_answers_own_roll-false = nein
cleopatra-variant-beggar_one_talent = Bettler: ein Spieler mit einem Talent und ohne Standardkarte
cleopatra-variant-beggar_one_talent-shows_hand = gibt nichts und zeigt die Handkarten
cleopatra-variant-beggar_one_talent-gives_it = gibt das Talent
cleopatra-variant-envoy_cards = Gesandter: Karten, die jeder anbieten darf
cleopatra-variant-envoy_cards-one = eine
cleopatra-variant-envoy_cards-any = beliebig viele
cleopatra-variant-envoy_kinds = Gesandter: erbetene Ressourcen
cleopatra-variant-envoy_kinds-one = dieselbe für alle
cleopatra-variant-envoy_kinds-several = für jeden eine andere
cleopatra-variant-envoy_without_amulet = Gesandter: ein Geber ohne Amulette
cleopatra-variant-envoy_without_amulet-card_alone = gibt nur die Karte
cleopatra-variant-envoy_without_amulet-no_offer = darf nichts anbieten
cleopatra-variant-vizier_reshuffles = Der Wesir darf einen neuen Nachziehstapel auslösen
cleopatra-variant-vizier_reshuffles-true = ja
cleopatra-variant-vizier_reshuffles-false = nein
cleopatra-variant-allow_flip = Mosaiken dürfen gewendet werden
cleopatra-variant-allow_flip-true = ja
cleopatra-variant-allow_flip-false = nein
cleopatra-variant-late_sanctuary_claim = Spät entstandene Heiligtümer dürfen beansprucht werden
cleopatra-variant-late_sanctuary_claim-false = nein
cleopatra-variant-late_sanctuary_claim-true = ja
cleopatra-variant-finish_turn_dice = Im letzten Zug wird gewürfelt
cleopatra-variant-finish_turn_dice-false = nein
cleopatra-variant-finish_turn_dice-true = ja
cleopatra-variant-final_tie = Wenn es noch immer unentschieden steht
cleopatra-variant-final_tie-shared = wird der Sieg geteilt
cleopatra-variant-final_tie-later_player = gewinnt, wer später an der Reihe war
cleopatra-variant-max_idle_turns = Züge ohne neues Element bis zum Abbruch
cleopatra-variant-max_idle_turns-200 = 200
cleopatra-variant-max_idle_turns-60 = 60

## Die Seite

cleopatra-page-palace = Der Palast
cleopatra-page-garden-keys = Garten mit dem Mosaik in deiner Hand: Pfeiltasten bewegen es, R dreht es, F wendet es, Enter legt es
cleopatra-page-altar = Altar: { $dice } von 5 Würfeln
cleopatra-page-queen = Kleopatra auf Feld { $step } von 5
cleopatra-page-top-mosaic = Oberstes Mosaik: „{ $shape }“. Noch im Stapel: { $left }
cleopatra-page-no-mosaic = Kein Mosaik mehr
cleopatra-page-card = { $card_face }
cleopatra-page-place = { $place_cap }
cleopatra-page-cards-list =
    { $cards_count ->
        [0] Keine Karten.
       *[other] Karten: { $cards }.
    }
cleopatra-page-market = Markt
cleopatra-page-lay-next = Als Nächstes auslegen: { $card }
cleopatra-page-hand = Deine Handkarten: { $cards }
cleopatra-page-use-card = Einsetzen: { $card }
cleopatra-page-use-merchant = Mit Händler vom Nil bezahlen
cleopatra-page-no-cards = Keine Karten auf der Hand.
cleopatra-page-count-cards =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
cleopatra-page-count-talents =
    { $count ->
        [one] { $count } Talent
       *[other] { $count } Talente
    }
cleopatra-page-count-amulets =
    { $count ->
        [one] { $count } Amulett
       *[other] { $count } Amulette
    }
cleopatra-page-count-merchants =
    { $count ->
        [one] { $count } Händler vom Nil
       *[other] { $count } Händler vom Nil
    }
cleopatra-page-count-statues =
    { $count ->
        [one] { $count } Statue übrig
       *[other] { $count } Statuen übrig
    }
cleopatra-page-quarry = Steinbruch
cleopatra-page-category = { $category_cap }
cleopatra-page-cost = Kosten: { $resources }
cleopatra-page-brings =
    { $count ->
        [one] Bringt { $count } Talent
       *[other] Bringt { $count } Talente
    }
cleopatra-page-brings-at-least =
    { $count ->
        [one] Bringt mindestens { $count } Talent, je nach Platz mehr
       *[other] Bringt mindestens { $count } Talente, je nach Platz mehr
    }
cleopatra-page-build-as-proposed = Bauen und damit bezahlen
cleopatra-page-build-and-lay = Bauen und dort legen
cleopatra-page-build-and-choose = Bauen und Karten wählen
cleopatra-page-paying = Bezahlung
cleopatra-page-pay-as-proposed = Damit bezahlen
cleopatra-page-pay-by-card = Oder Karte für Karte: Klicke auf die hervorgehobenen Karten in deiner Hand.
cleopatra-page-mosaic-in-hand = Das Mosaik in deiner Hand
cleopatra-page-mosaic = Mosaik „{ $shape }“
cleopatra-page-turn = Drehen
cleopatra-page-turn-over = Wenden
cleopatra-page-place-hint = Zeige auf den Garten, ziehe das Mosaik oder nimm die Pfeile: Es bleibt immer dort, wo es passt. Die Vorschau zeigt bedeckte Palmen, verdiente Talente und jedes Heiligtum, das entstehen würde.
cleopatra-page-closes = Abgeschlossene Felder: { $squares }
cleopatra-page-move-left = Nach links schieben
cleopatra-page-move-back = Nach hinten schieben
cleopatra-page-move-front = Nach vorn schieben
cleopatra-page-move-right = Nach rechts schieben
cleopatra-page-lay-here = Hier legen
cleopatra-page-does-beggar = Jeder Gegner gibt dir 2 Talente oder eine Standardkarte. Du nimmst 2 Amulette.
cleopatra-page-does-courtesan = Sieh den Ablagestapel durch und nimm eine Karte. Du nimmst 1 Amulett.
cleopatra-page-does-envoy = Bitte Gegner um eine Standardkarte einer Ressource. Mit jeder Karte, die du annimmst, kommt eines ihrer Amulette.
cleopatra-page-does-scribe = Lege einen Würfel auf den Altar oder nimm einen herunter. Oder nimm 2 Amulette und baue ein beliebiges Mosaik aus dem Stapel.
cleopatra-page-does-smuggler = Behalte alle Karten über dem Limit von zehn. Du nimmst 1 Amulett.
cleopatra-page-does-vizier = Sieh dir die obersten fünf Karten des Nachziehstapels an und behalte beliebig viele davon, für je 1 Amulett.
cleopatra-page-envoy-asks = Wen soll der Gesandte bitten, und worum?
cleopatra-page-never-mind = Doch nicht
cleopatra-page-may-play = Du darfst auch spielen: { $cards }.
cleopatra-page-has-bid = hat sich entschieden
cleopatra-page-thinks = überlegt noch
cleopatra-page-less = Weniger opfern
cleopatra-page-more = Mehr opfern
cleopatra-page-bid = Dein Opfer, 0 bis { $most }
cleopatra-page-bid-hint = Alle geopferten Talente sind verloren. Gleiche Opfer teilen sich den besseren Rang.
cleopatra-page-verdict = Das Urteil
cleopatra-page-tainted = Korruptionskarten auf der Hand
cleopatra-page-absorbed = Heiligtümer
cleopatra-page-left = übrig
cleopatra-page-sanctuaries = Heiligtümer: { $count } (Felder: { $squares })
cleopatra-page-merchant = Händler vom Nil
cleopatra-page-does-standard = Bezahlt eine Einheit dieser Ressource.
cleopatra-page-does-double = Bezahlt zwei Einheiten dieser Ressource. Du nimmst 1 Amulett.
cleopatra-page-does-trompe = Ersetzt einen Steinblock, eine Marmorplatte, ein Bauholz oder einen Lapislazuli. Du nimmst 1 Amulett.
cleopatra-page-does-face-down = Niemand kennt diese Karte, bis jemand sie nimmt.
cleopatra-page-does-merchant = Ersetzt eine Einheit einer beliebigen Ressource und verlässt dann das Spiel. Ein unbenutzter Händler ist am Ende 3 Talente wert.
cleopatra-page-explained = { $card }: { $effect }
cleopatra-page-these-cards = Was diese Karten bewirken
cleopatra-page-explain-stall = Was bewirken die Karten an Stand { $number }?
cleopatra-page-close = Schließen
cleopatra-page-pages = Was du siehst
cleopatra-page-market-and-quarry = Markt und Steinbruch
cleopatra-page-lay-each = Je eine an jeden Stand legen
cleopatra-page-claim =
    Statue hier aufstellen ({ $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    })
cleopatra-page-bonus = +{ $count } Bonus
cleopatra-page-corrupts =
    { $count ->
        [0] Du nimmst kein Amulett
        [one] Du nimmst { $count } Amulett
       *[other] Du nimmst { $count } Amulette
    }
cleopatra-page-ranks = Amulette nach Rang an diesem Tisch
cleopatra-page-rank =
    { $rank ->
        [1] Höchstes
       *[other] { $rank }. Rang
    }
cleopatra-page-in-pyramid = in der Pyramide
