cleopatra-title = Kleopatra und die Baumeister
cleopatra-blurb = Bau der Königin einen Palast und werde reich, aber nicht so korrupt, dass ihr Krokodil dich frisst.

## Wörter

cleopatra-resource-artisan = Handwerker
cleopatra-resource-stone = Steinblock
cleopatra-resource-marble = Marmorplatte
cleopatra-resource-wood = Bauholz
cleopatra-resource-lapis = Lapislazuli

cleopatra-card-artisan = Handwerker
cleopatra-card-stone = Steinblock
cleopatra-card-marble = Marmorplatte
cleopatra-card-wood = Bauholz
cleopatra-card-lapis = Lapislazuli
cleopatra-card-double-artisan = zwei Handwerker
cleopatra-card-double-stone = zwei Steinblöcke
cleopatra-card-double-marble = zwei Marmorplatten
cleopatra-card-double-wood = zwei Bauhölzer
cleopatra-card-double-lapis = zwei Lapislazuli
cleopatra-card-trompe-loeil = Der Schein trügt
cleopatra-card-beggar = Bettler
cleopatra-card-courtesan = Kurtisane
cleopatra-card-envoy = Gesandter
cleopatra-card-scribe = Schreiber
cleopatra-card-smuggler = Schmuggler
cleopatra-card-vizier = Wesir
cleopatra-card-face-down = verdeckte Karte

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

cleopatra-ask-turn = Dein Zug: Nimm einen Marktstand oder bau im Steinbruch.
cleopatra-ask-refill = Bevor der Markt aufgefüllt wird, kannst du Charaktere spielen.
cleopatra-ask-lay-out = Leg an jeden Stand eine Karte. Noch zu legen: { $cards }.
cleopatra-ask-build = Noch etwas bauen oder aufhören? Bei diesem Besuch gebaut: { $pieces }.
cleopatra-ask-pay-for =
    { $missing_count ->
        [0] Bezahlt. Leg noch Karten dazu oder hör auf.
       *[other] Bezahl das Bauelement. Es fehlt noch: { $missing }.
    }
cleopatra-ask-choose-way = Dreh das Mosaik { $shape }.
cleopatra-ask-place-mosaic = Wohin kommt das Mosaik { $shape }? Wähl sein erstes Feld.
cleopatra-ask-claims = Neue Heiligtümer: { $sanctuaries }. Eine Anubis-Statue aufstellen? Du hast { $statues }.
cleopatra-ask-end-turn = Bevor dein Zug endet, kannst du Charaktere spielen.
cleopatra-ask-hand-limit =
    Du hast { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } auf der Hand, { $above } zu viel.
cleopatra-ask-lay-off =
    Welche Karte legst du ab? Noch { $left ->
        [one] { $left } Karte
       *[other] { $left } Karten
    }.
cleopatra-ask-offering =
    Wie viel opferst du dem Hohepriester? Du hast { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    } und { $amulets ->
        [one] { $amulets } Amulett
       *[other] { $amulets } Amulette
    }.
cleopatra-ask-answer-roll = Alle fünf Würfel liegen auf dem Altar. Beginnt das Opfer?
cleopatra-ask-give = { $to } schickt einen Bettler: 2 Talente oder eine Standardkarte.
cleopatra-ask-fetch = Nimm eine Karte vom Ablagestapel.
cleopatra-ask-ask = Wen bittet dein Gesandter, und worum?
cleopatra-ask-offer = { $to } bittet um eine Karte: { $resource }. Eines deiner Amulette ginge mit.
cleopatra-ask-accept = { $from } bietet eine Karte an: { $resource }. Nimmst du sie mit einem Amulett?
cleopatra-ask-keep =
    Der Wesir zeigt dir { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }. Eine für ein Amulett behalten?

## Überschriften der Aktionen

cleopatra-verb-market = Markt
cleopatra-verb-market-empty = Leerer Markt
cleopatra-verb-pass = Passen
cleopatra-verb-refill = Auffüllen
cleopatra-verb-lay = Karte auslegen
cleopatra-verb-stop = Aufhören
cleopatra-verb-end-turn = Zugende
cleopatra-verb-pay = Mit Karte zahlen
cleopatra-verb-trompe = Der Schein trügt
cleopatra-verb-merchant = Händler vom Nil
cleopatra-verb-enough = Genug
cleopatra-verb-turn = Mosaik drehen
cleopatra-verb-place = Mosaik legen
cleopatra-verb-claim = Heiligtum beanspruchen
cleopatra-verb-end-claims = Keine weiteren Ansprüche
cleopatra-verb-discard-down = Karten ablegen
cleopatra-verb-keep-all = Alle behalten
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
cleopatra-verb-show-hand = Hand zeigen
cleopatra-verb-courtesan = Kurtisane
cleopatra-verb-fetch = Vom Ablagestapel
cleopatra-verb-envoy = Gesandter
cleopatra-verb-ask = Bitten
cleopatra-verb-end-asking = Niemanden mehr bitten
cleopatra-verb-offer = Anbieten
cleopatra-verb-decline = Ablehnen
cleopatra-verb-accept = Annehmen
cleopatra-verb-refuse = Zurückweisen
cleopatra-verb-scribe-onto = Schreiber: Würfel auf den Altar
cleopatra-verb-scribe-off = Schreiber: Würfel vom Altar
cleopatra-verb-smuggler = Schmuggler
cleopatra-verb-vizier = Wesir
cleopatra-verb-keep = Karte behalten
cleopatra-verb-end-keeping = Nichts mehr behalten

## Aktionen

cleopatra-act-market = Nimm alle Karten von Stand { $stall }
cleopatra-act-market-empty = Besuch den leeren Markt und füll ihn auf
cleopatra-act-pass = Passen: Nichts ist zu nehmen oder zu bauen
cleopatra-act-refill = Zieh Karten für die Stände
cleopatra-act-lay = Leg Karte { $number } an Stand { $stall }
cleopatra-act-stop = Hör auf zu bauen und nimm die Talente
cleopatra-act-end-turn = Beende den Zug
cleopatra-act-pay = Zahl mit der Karte: { $card }
cleopatra-act-trompe = Zahl mit „Der Schein trügt“ (1 Amulett) statt: { $resource }
cleopatra-act-merchant = Zahl mit einem Händler vom Nil statt: { $resource }
cleopatra-act-enough = Das reicht
cleopatra-act-turn = Ausrichtung { $way }
cleopatra-act-place = Erstes Feld in Reihe { $row }, Spalte { $column }
cleopatra-act-claim = Statue ins Heiligtum bei Reihe { $row }, Spalte { $column }
cleopatra-act-end-claims = Heb die Statuen auf
cleopatra-act-discard-down = Leg Karten ab bis auf zehn und nimm 1 Amulett
cleopatra-act-keep-all = Behalt alle Karten und nimm je ein Amulett für die über zehn
cleopatra-act-discard = Leg ab: { $card }
cleopatra-act-bid =
    Opfere { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }
cleopatra-act-begin-offering = Das Opfer soll beginnen
cleopatra-act-build-wall = Bau eine Säulenwand: { $wall }
cleopatra-act-build-sphinx = Bau eine Sphinx
cleopatra-act-build-obelisk = Bau einen Obelisken: { $side }
cleopatra-act-build-pedestal = Bau den Sockel
cleopatra-act-build-throne = Bau den Thron
cleopatra-act-build-door = Bau einen Türrahmen: { $side }
cleopatra-act-build-mosaic = Bau das oberste Mosaik
cleopatra-act-scribe-mosaic = Spiel einen Schreiber (2 Amulette) und bau das Mosaik { $shape }
cleopatra-act-avert = Spiel einen Schreiber: Ein Würfel verlässt den Altar
cleopatra-act-beggar = Spiel den Bettler (2 Amulette)
cleopatra-act-give-talents = Gib Talente
cleopatra-act-give-card = Gib eine Karte: { $card }
cleopatra-act-show-hand = Zeig deine Hand
cleopatra-act-courtesan = Spiel die Kurtisane (1 Amulett)
cleopatra-act-fetch = Nimm vom Ablagestapel: { $card }
cleopatra-act-envoy = Spiel den Gesandten
cleopatra-act-ask = Bitte { $asked } um: { $resource }
cleopatra-act-end-asking = Bitte niemanden mehr
cleopatra-act-offer = Biete eine Karte an
cleopatra-act-decline = Lehn ab
cleopatra-act-accept = Nimm die Karte und das Amulett
cleopatra-act-refuse = Nimm sie nicht
cleopatra-act-scribe-onto = Spiel einen Schreiber: Ein Würfel auf den Altar
cleopatra-act-scribe-off = Spiel einen Schreiber: Ein Würfel vom Altar
cleopatra-act-smuggler = Spiel den Schmuggler (1 Amulett) und behalt alle Karten
cleopatra-act-vizier = Spiel den Wesir
cleopatra-act-keep = Behalt für ein Amulett: { $card }
cleopatra-act-end-keeping = Leg den Rest ab

## Ereignisse

cleopatra-event-begins = { $seat } beginnt.
cleopatra-event-takes-stall =
    { $seat } nimmt Stand { $stall }{ $open_count ->
        [0] { "" }
       *[other] : { $open }
    }{ $hidden ->
        [0] .
       *[other] ; verdeckte Karten: { $hidden }.
    }
cleopatra-event-takes-stall-told =
    { $seat } nimmt Stand { $stall }{ $open_count ->
        [0] { "" }
       *[other] : { $open }
    }; verdeckt ({ $hidden }): { $found }.
cleopatra-event-finds-market-empty = { $seat } findet den Markt leer.
cleopatra-event-new-pile =
    Aus dem Ablagestapel wird ein neuer Nachziehstapel: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
cleopatra-event-draws = { $seat } zieht für die Stände: { $cards }.
cleopatra-event-shows-top = Oben auf dem Stapel liegt offen: { $card }.
cleopatra-event-lays = { $seat } legt an Stand { $stall }: { $card }.
cleopatra-event-passes = { $seat } passt.
cleopatra-event-pays = { $seat } zahlt mit einer Karte: { $card }.
cleopatra-event-pays-trompe = { $seat } zahlt mit „Der Schein trügt“ statt: { $resource }.
cleopatra-event-pays-merchant = { $seat } zahlt mit einem Händler vom Nil statt: { $resource }.
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
    { $seat } baut Sphinx Nummer { $number }, Wert: { $talents ->
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
    { $seat } legt das Mosaik { $shape } (Reihe { $row }, Spalte { $column }), Wert: { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }.
cleopatra-event-sanctuary =
    Ein Heiligtum entsteht bei Reihe { $row }, Spalte { $column }: { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    }.
cleopatra-event-claims =
    { $seat } stellt eine Statue ins Heiligtum bei Reihe { $row }, Spalte { $column }: { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    }.
cleopatra-event-removes-mosaic = Das Mosaik { $shape } passt nirgends mehr und wird entfernt.
cleopatra-event-uncovers-mosaic = Das nächste Mosaik ist { $shape }.
cleopatra-event-earns =
    { $seat } verdient { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }{ $bonus ->
        [0] .
       *[other] , davon { $bonus } als Bonus.
    }
cleopatra-event-completes = Vollendet: { $category }. Kleopatra geht auf Feld { $step }.
cleopatra-event-rolls =
    { $seat } wirft { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }: Symbole { $symbols }, auf dem Altar { $altar }.
cleopatra-event-discards-down =
    { $seat } legt { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } ab.
cleopatra-event-discards = { $seat } legt eine Karte ab.
cleopatra-event-discards-told = { $seat } legt ab: { $card }.
cleopatra-event-keeps-all =
    { $seat } behält alles: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
cleopatra-event-offering = Würfel auf dem Altar: { $altar }. Alle bringen dem Hohepriester ein Opfer dar.
cleopatra-event-has-bid = { $seat } hat ein Opfer gewählt.
cleopatra-event-has-bid-told =
    { $seat } opfert { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    }, noch verdeckt.
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
cleopatra-event-plays = { $seat } spielt einen Charakter: { $card }.
cleopatra-event-gives-talents =
    { $seat } gibt { $talents ->
        [one] { $talents } Talent
       *[other] { $talents } Talente
    } an { $to }.
cleopatra-event-gives-card = { $seat } gibt eine Karte an { $to }.
cleopatra-event-gives-card-told = { $seat } gibt eine Karte an { $to }: { $card }.
cleopatra-event-shows-hand = { $seat } kann nichts geben und zeigt die Hand; nur { $to } sieht sie.
cleopatra-event-shows-hand-told =
    { $seat } kann nichts geben und zeigt die Hand; nur { $to } sieht sie{ $cards_count ->
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
cleopatra-event-fetches-told = { $seat } nimmt vom Ablagestapel: { $card }.
cleopatra-event-asks = { $seat } bittet { $asked } um: { $resource }.
cleopatra-event-offers = { $seat } bietet { $to } eine Karte an: { $resource }.
cleopatra-event-declines = { $seat } bietet { $to } nichts an.
cleopatra-event-accepts = { $seat } nimmt die Karte von { $from }: { $resource }.
cleopatra-event-refuses = { $seat } nimmt die Karte von { $from } nicht.
cleopatra-event-hands-over-amulet =
    { $amulets ->
        [0] { $seat } hat kein Amulett, das an { $to } gehen könnte.
       *[other] Mit der Karte bekommt { $to } ein Amulett aus der Pyramide von { $seat }.
    }
cleopatra-event-chooses-mosaic = { $seat } sucht das Mosaik { $shape } aus dem Stapel.
cleopatra-event-turns-die-on = { $seat } dreht einen Würfel auf das Symbol; auf dem Altar: { $altar }.
cleopatra-event-turns-die-off = { $seat } nimmt einen Würfel vom Altar; dort bleiben: { $altar }.
cleopatra-event-looks =
    { $seat } sieht sich { $size ->
        [one] { $size } Karte
       *[other] { $size } Karten
    } vom Stapel an.
cleopatra-event-looks-told =
    { $seat } sieht sich { $size ->
        [one] { $size } Karte
       *[other] { $size } Karten
    } vom Stapel an: { $cards }.
cleopatra-event-keeps = { $seat } behält eine Karte.
cleopatra-event-keeps-told = { $seat } behält: { $card }.
cleopatra-event-lays-off = { $seat } behält { $kept } und legt { $laid } ab.
cleopatra-event-lays-off-told = { $seat } behält { $kept } und legt { $laid } ab: { $cards }.
cleopatra-event-ends-unfinished =
    Seit { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } baut niemand mehr: Das Spiel endet unvollendet.
cleopatra-event-shows-all = { $seat } deckt alles auf: Korruptionskarten { $tainted }, Amulette { $amulets }, in Heiligtümern abgelegt { $absorbed }, übrig { $left }.
cleopatra-event-eaten = Die meisten Amulette ({ $amulets }) – das Krokodil frisst: { $seats }.
cleopatra-event-nobody-eaten = Niemand hat noch ein Amulett: Das Krokodil geht leer aus.
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
cleopatra-rule-cl-t4 = In einem Zug wird ein Charakter höchstens so oft gespielt, wie es ihn gibt.
cleopatra-rule-cl-t5 = Du darfst nicht passen, solange du zum Markt gehen oder bauen kannst.
cleopatra-rule-cl-m2 = Jeder Stand bekommt genau eine Karte.
cleopatra-rule-cl-m4 = Es gibt nichts zu nehmen und nichts zu ziehen.
cleopatra-rule-cl-m6 = Wähl einen Stand, an dem Karten liegen.
cleopatra-rule-cl-q2 = Das kannst du nicht bezahlen.
cleopatra-rule-cl-q2a = Damit wäre ein Teil der Zahlung überflüssig.
cleopatra-rule-cl-q3 = Für dieses Element ist kein Platz frei, oder es ist noch nicht an der Reihe.
cleopatra-rule-cl-q8 = Danach könntest du den Rest nicht mehr bezahlen.
cleopatra-rule-cl-q9 = Du hast keinen Händler vom Nil mehr.
cleopatra-rule-cl-q10 = „Der Schein trügt“ ersetzt keinen Handwerker.
cleopatra-rule-cl-h4 = So eine Karte hast du nicht auf der Hand.
cleopatra-rule-cl-o2 = So viele Talente hast du nicht.
cleopatra-rule-cl-o8 = Nur ein Schreiber auf deiner Hand könnte das Opfer abwenden.
cleopatra-rule-cl-c1 = Gib 2 Talente oder eine Standardkarte; nur wer beides nicht hat, zeigt die Hand.
cleopatra-rule-cl-c2 = Diese Karte liegt nicht im Ablagestapel.
cleopatra-rule-cl-c3 = Der Gesandte bittet andere, jeden einmal, um eine Ressource, und nur eine Standardkarte kann angeboten werden.
cleopatra-rule-cl-c4 = Dafür brauchst du einen Schreiber, und das Mosaik muss im Stapel unter dem obersten liegen und passen.
cleopatra-rule-cl-c5 = Auf dem Altar liegt kein Würfel.
cleopatra-rule-cl-c6 = Du hast keinen Schmuggler, der noch gespielt werden darf.
cleopatra-rule-cl-c7 = So eine Karte gibt es nicht anzusehen.
cleopatra-rule-cl-g1 = Ein Mosaik braucht fünf freie Gartenfelder.
cleopatra-rule-cl-g4 = Dort ist kein neues Heiligtum von dir.
cleopatra-rule-cl-g14 = Im Steinbruch liegt kein Mosaik mehr.
cleopatra-rule-cl-g15 = So lässt sich das Mosaik nicht drehen.

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
cleopatra-board-stack = darunter, ungeordnet:
cleopatra-board-held = Mosaik
cleopatra-board-first-square = sein erstes Feld
cleopatra-board-cleopatra = Kleopatra
cleopatra-board-altar = Altar
cleopatra-board-stall = Stand { $number }
cleopatra-board-face-down = { $cards } verdeckt
cleopatra-board-pile = Stapel
cleopatra-board-pile-top = obenauf
cleopatra-board-discards = Abgelegt
cleopatra-board-drawn = Gezogen
cleopatra-board-looked = Der Wesir zeigt
cleopatra-board-played = In diesem Zug gespielt
cleopatra-board-visit = Dieser Besuch
cleopatra-board-left-over = Rest von Doppelkarten
cleopatra-board-missing = Es fehlt noch
cleopatra-board-proposal = Vorschlag
cleopatra-board-player = Name
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
cleopatra-variant-garden-back-flush = Fundament am hinteren Rand
cleopatra-variant-garden-centre = Fundament in der Mitte
cleopatra-variant-garden-back-gap = eine Reihe hinter dem Fundament
cleopatra-variant-first_player = Wer beginnt
cleopatra-variant-first_player-random = ausgelost
cleopatra-variant-first_player-seat_0 = der erste Platz
cleopatra-variant-open_totals = Talente und Amulette aller sind offen
cleopatra-variant-open_totals-false = nein
cleopatra-variant-open_totals-true = ja
cleopatra-variant-reshuffle = Ein neuer Stapel entsteht
cleopatra-variant-reshuffle-when_needed = wenn eine Karte gebraucht wird
cleopatra-variant-reshuffle-at_once = sobald der alte verbraucht ist
cleopatra-variant-allow_superfluous_payment = Überflüssige Karten beim Bezahlen
cleopatra-variant-allow_superfluous_payment-false = nein
cleopatra-variant-allow_superfluous_payment-true = ja
cleopatra-variant-trompe_as_artisan = „Der Schein trügt“ ersetzt auch Handwerker
cleopatra-variant-trompe_as_artisan-false = nein
cleopatra-variant-trompe_as_artisan-true = ja
cleopatra-variant-hand_limit_check = Das Handlimit gilt
cleopatra-variant-hand_limit_check-after_refill = nach dem Auffüllen
cleopatra-variant-hand_limit_check-before_refill = vor dem Auffüllen
cleopatra-variant-hand_limit_after_quarry = Handlimit auch nach dem Steinbruch
cleopatra-variant-hand_limit_after_quarry-true = ja
cleopatra-variant-hand_limit_after_quarry-false = nein
cleopatra-variant-equal_bids = Wenn alle Opfer gleich sind
cleopatra-variant-equal_bids-all_first = geben alle 3 Amulette zurück
cleopatra-variant-equal_bids-nothing = geschieht nichts
cleopatra-variant-scribe_answers_own_roll = Ein Schreiber darf das eigene fünfte Symbol abwenden
cleopatra-variant-scribe_answers_own_roll-true = ja
cleopatra-variant-scribe_answers_own_roll-false = nein
cleopatra-variant-beggar_one_talent = Bettler: ein Talent und keine Standardkarte
cleopatra-variant-beggar_one_talent-shows_hand = gibt nichts und zeigt die Hand
cleopatra-variant-beggar_one_talent-gives_it = gibt das Talent
cleopatra-variant-envoy_cards = Gesandter: Karten je Mitspieler
cleopatra-variant-envoy_cards-one = eine
cleopatra-variant-envoy_cards-any = beliebig viele
cleopatra-variant-envoy_kinds = Gesandter: erbetene Ressourcen
cleopatra-variant-envoy_kinds-one = eine für alle
cleopatra-variant-envoy_kinds-several = für jeden eine andere
cleopatra-variant-envoy_without_amulet = Gesandter: Geber ohne Amulett
cleopatra-variant-envoy_without_amulet-card_alone = gibt nur die Karte
cleopatra-variant-envoy_without_amulet-no_offer = darf nichts anbieten
cleopatra-variant-vizier_reshuffles = Der Wesir darf einen neuen Stapel auslösen
cleopatra-variant-vizier_reshuffles-true = ja
cleopatra-variant-vizier_reshuffles-false = nein
cleopatra-variant-allow_flip = Mosaiken dürfen gewendet werden
cleopatra-variant-allow_flip-true = ja
cleopatra-variant-allow_flip-false = nein
cleopatra-variant-late_sanctuary_claim = Späte Heiligtümer darf man beanspruchen
cleopatra-variant-late_sanctuary_claim-false = nein
cleopatra-variant-late_sanctuary_claim-true = ja
cleopatra-variant-finish_turn_dice = Im letzten Zug wird gewürfelt
cleopatra-variant-finish_turn_dice-false = nein
cleopatra-variant-finish_turn_dice-true = ja
cleopatra-variant-final_tie = Der allerletzte Gleichstand
cleopatra-variant-final_tie-shared = geteilter Sieg
cleopatra-variant-final_tie-later_player = gewinnt der spätere Platz
cleopatra-variant-max_idle_turns = Züge ohne Bau bis zum Abbruch
cleopatra-variant-max_idle_turns-200 = 200
cleopatra-variant-max_idle_turns-60 = 60

## Die Seite

cleopatra-page-palace = Der Palast
cleopatra-page-garden-keys = Garten mit dem Mosaik in deiner Hand: Pfeiltasten bewegen es, R dreht es, F wendet es, Enter legt es
cleopatra-page-altar = Altar: { $dice } von 5 Würfeln
cleopatra-page-queen = Kleopatra auf Stufe { $step } von 5
cleopatra-page-top-mosaic = Oberstes Mosaik: { $shape }. Noch im Stapel: { $left }
cleopatra-page-no-mosaic = Kein Mosaik mehr
cleopatra-page-card = { $card_cap }
cleopatra-page-place = { $place_cap }
cleopatra-page-cards-list =
    { $cards_count ->
        [0] Keine Karten.
       *[other] Karten: { $cards }.
    }
cleopatra-page-market = Markt
cleopatra-page-lay-next = Diese Karte als nächste auslegen: { $card }
cleopatra-page-hand = Deine Hand: { $cards }
cleopatra-page-use-card = Einsetzen: { $card }
cleopatra-page-use-merchant = Mit einem Händler vom Nil bezahlen
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
        [one] Bringt { $count } Talent, je nach Platz mehr
       *[other] Bringt { $count } Talente, je nach Platz mehr
    }
cleopatra-page-build-as-proposed = Bauen und damit bezahlen
cleopatra-page-build-and-lay = Bauen, damit bezahlen und dort legen
cleopatra-page-build-and-choose = Bauen und Karten selbst wählen
cleopatra-page-paying = Bezahlung
cleopatra-page-pay-as-proposed = Damit bezahlen
cleopatra-page-pay-by-card = Oder Karte für Karte: Wähle leuchtende Karten in deiner Hand.
cleopatra-page-mosaic-in-hand = Das Mosaik in deiner Hand
cleopatra-page-mosaic = Mosaik { $shape }
cleopatra-page-turn = Drehen
cleopatra-page-turn-over = Wenden
cleopatra-page-place-hint = Zieh das Mosaik über den Garten oder schieb es mit den Pfeilen: Der Schatten zeigt Palmen, Ertrag und Heiligtümer, die entstehen würden.
cleopatra-page-closes = Abgeschlossene Felder: { $squares }
cleopatra-page-move-left = Nach links schieben
cleopatra-page-move-back = Nach hinten schieben
cleopatra-page-move-front = Nach vorn schieben
cleopatra-page-move-right = Nach rechts schieben
cleopatra-page-lay-here = Hier legen
cleopatra-page-lay-when-paid = Nach dem Bezahlen dort legen
cleopatra-page-does-beggar = Jeder Gegner gibt dir 2 Talente oder eine Standardkarte. Du nimmst 2 Amulette.
cleopatra-page-does-courtesan = Sieh die abgelegten Karten durch und nimm eine davon. Du nimmst 1 Amulett.
cleopatra-page-does-envoy = Bitte Gegner um eine Standardkarte einer Sorte. Mit jeder Karte, die du annimmst, kommt eines ihrer Amulette.
cleopatra-page-does-scribe = Leg einen Würfel auf den Altar oder nimm einen herunter, oder nimm 2 Amulette und bau ein beliebiges Mosaik aus dem Stapel.
cleopatra-page-does-smuggler = Behalt alle Karten über dem Limit von zehn. Du nimmst 1 Amulett.
cleopatra-page-does-vizier = Sieh dir die obersten fünf Karten des Stapels an und behalt beliebige davon, für je 1 Amulett.
cleopatra-page-envoy-asks = Wen bittet der Gesandte, und worum?
cleopatra-page-never-mind = Doch nicht
cleopatra-page-may-play = Du kannst auch spielen: { $cards }.
cleopatra-page-has-bid = hat geboten
cleopatra-page-thinks = überlegt noch
cleopatra-page-less = Weniger opfern
cleopatra-page-more = Mehr opfern
cleopatra-page-bid = Dein Opfer, 0 bis { $most }
cleopatra-page-bid-hint = Alle Opfer sind verloren. Das höchste gibt 3 Amulette zurück, die anderen nehmen welche: je niedriger, desto mehr.
cleopatra-page-verdict = Das Urteil
cleopatra-page-tainted = Korruptionskarten
cleopatra-page-absorbed = aufgenommen
cleopatra-page-left = übrig
cleopatra-page-sanctuaries = Heiligtümer: { $count } (Felder: { $squares })
