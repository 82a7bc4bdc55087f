chapter-goal = Worum es geht
chapter-setup = Aufbau
chapter-bidding = Bieten
chapter-turn = Dein Zug
chapter-move = Meeples bewegen
chapter-tribes = Die fünf Stämme
chapter-tiles = Die Aktion des Plättchens
chapter-sale = Waren verkaufen
chapter-djinns = Dschinns
chapter-round = Ende einer Runde
chapter-end = Spielende und Wertung
chapter-variants = Varianten

text-goal =
    Du lenkst die Stämme von Naqala über die Plättchen, nimmst sie mit deinen Kamelen in Besitz, sammelst Waren und rufst Dschinns. Wer am Ende die _meisten Punkte_ hat, gewinnt. Auch Gold zählt: ein Punkt je Münze.
text-land =
    Das Land hat 30 Plättchen in sechs Spalten und fünf Reihen. Ein Plättchen zeigt seinen Wert, _blau_ oder _rot_, und was man dort tun kann. Neunzig Meeples leben hier: gelbe Wesire, weiße Älteste, grüne Händler, blaue Baumeister und rote Assassinen.
text-secret =
    Spielplan, Dschinns, Wesire, Älteste und Kamele liegen offen. Wie viel Gold und welche Karten du hast, weißt nur du – auch wenn alle sehen, was gezahlt und genommen wird.

text-setup =
    Auf jedem Plättchen stehen drei Meeples, neun Ressourcenkarten und drei Dschinns liegen offen. Alle haben 50 Gold. Zu dritt oder zu viert hast du 8 Kamele und einen Zugstein, zu zweit 11 Kamele und zwei Zugsteine. Die Zugsteine liegen in zufälliger Reihenfolge auf der Bietleiste.

text-bid =
    Jede Runde beginnt mit Geboten um die Zugreihenfolge. In der Reihenfolge der Bietleiste kommt jeder Zugstein auf ein freies Feld, und der Preis wird sofort gezahlt: 0, 0, 0, 1, 3, 5, 8, 12 oder 18 Gold. Passen darf niemand.
text-bid-zero =
    Auf ein bezahltes Feld passt ein Zugstein. Auf die Felder für 0 passen drei; wer neu kommt, schiebt die anderen zurück. Unter ihnen spielt also zuerst, wer zuletzt geboten hat.
text-bid-pay =
    Du kannst nur ein Feld nehmen, das du bezahlen kannst. Während des Bietens wird nichts verkauft.
text-bid-order =
    Das höchste Gebot spielt zuerst, dann geht es abwärts. Ein Zugstein, der spielt, kehrt auf die Bietleiste zurück: Die Zugreihenfolge ist also die nächste Bietreihenfolge. Zu zweit bietet und spielt jeder Zugstein für sich.
text-bid-broke =
    Sind die Felder für 0 voll und reicht dein Gold für kein anderes, nimmst du das billigste freie Feld für das, was du hast.

text-turn =
    Ist dein Zugstein an der Reihe: Bewege Meeples, nimm das Plättchen, falls es leer ist, lass den Stamm handeln, nutze die Aktion des Plättchens und verkaufe zuletzt Waren, wenn du magst. Zwischen diesen Schritten darfst du Dschinns nutzen.

text-pick-up =
    Nimm _alle_ Meeples eines Plättchens. Geh von Plättchen zu Nachbarplättchen, nie schräg, und setze auf jedem einen Meeple ab – in beliebiger Reihenfolge –, bis deine Hand leer ist. Ist irgendeine Bewegung möglich, musst du ziehen.
text-back =
    Du darfst nicht unmittelbar auf das Plättchen zurück, von dem du gerade kommst. Schleifen sind erlaubt: Mit genug Meeples kannst du deinen eigenen Weg kreuzen, sogar das Startplättchen.
text-last =
    Der _letzte_ Meeple muss auf ein Plättchen kommen, auf dem schon mindestens einer seiner Farbe steht. Auch einer, den du in derselben Bewegung dort abgesetzt hast, zählt.
text-complete =
    Erlaubt ist nur, was die Bewegung noch zu Ende führen lässt. Die Seite zeigt es dir und findet den Weg, wenn du ihr das Ziel nennst.
text-control =
    Nimm vom letzten Plättchen den letzten Meeple und alle anderen seiner Farbe. Ist das Plättchen jetzt leer und ohne Kamel, stell eines von deinen darauf: Es gehört dir für immer. Ein Plättchen mit Kamel wechselt nie den Besitzer.

text-tribes =
    Die genommenen Meeples handeln nun nach ihrer Farbe, ob du das Plättchen bekommen hast oder nicht.
text-viziers =
    _Wesire_ (gelb) bleiben vor dir: am Ende je 1 Punkt und 10 für jeden Gegner mit weniger Wesiren.
text-elders =
    _Älteste_ (weiß) bleiben vor dir: am Ende je 2 Punkte, oder du bezahlst mit ihnen Dschinns.
text-merchants =
    _Händler_ (grün) kommen in den Beutel. Nimm so viele Ressourcenkarten vom Anfang der Reihe.
text-builders =
    _Baumeister_ (blau) kommen in den Beutel. Ihre Zahl mal die _blauen_ Plättchen unter dem letzten und den acht ringsum ergibt dein Gold. Jeder abgelegte Fakir zählt wie ein weiterer Baumeister.
text-assassins =
    _Assassinen_ (rot) kommen in den Beutel und töten einen Meeple: auf dem Plan, höchstens so viele Schritte entfernt, wie es Assassinen sind, das letzte Plättchen eingeschlossen, oder einen Wesir oder Ältesten vor einem Gegner. Wer töten kann, muss. Ein so geleertes Plättchen ohne Kamel gehört dir, bringt aber keine Aktion.
text-assassins-fakirs =
    Jeder abgelegte Fakir lässt die Assassinen einen Schritt weiter kommen. Fakire musst du nie ausgeben: Ist ohne sie jedes Opfer zu weit, darfst du alle verschonen.

text-tiles =
    Dann gehört dir die Aktion des letzten Plättchens, wem auch immer es gehört. Palmen und Paläste musst du setzen, die anderen Aktionen sind freiwillig.
text-places =
    _Oase_: Setze dort eine Palme. _Dorf_: Setze dort einen Palast. Beides ist Pflicht; ist der Vorrat leer, geschieht nichts.
text-markets =
    _Kleiner Markt_: Zahle 3 Gold und nimm eine der ersten drei Ressourcenkarten. _Großer Markt_: Zahle 6 Gold und nimm zwei der ersten sechs; liegt nur noch eine da, kostet es trotzdem 6.
text-sacred =
    _Heiliger Ort_: Gib zwei Älteste oder einen Ältesten und einen Fakir und nimm einen der offenen Dschinns. Du darfst ihn noch in diesem Zug nutzen.

text-sale =
    Am Ende deines Zuges darfst du Waren verkaufen, in Sätzen aus verschiedenen Sorten. Fakire sind keine Waren. Ein Satz aus 1 bis 9 Sorten bringt:
    - 1, 3, 7, 13, 21 Gold für eine bis fünf Sorten,
    - 30, 40, 50, 60 Gold für sechs bis neun.

    Was du behältst, zählt am Spielende genauso.

text-djinns =
    Ein Dschinn ist die aufgedruckten Punkte wert und hat eine Kraft. Kräfte mit einem Preis darfst du einmal in deinem Zug nutzen; die anderen wirken immer. Wo ein Ältester _oder_ ein Fakir zahlen kann, entscheidest du.
text-djinns-when =
    Dschinns nutzt du, bevor du Meeples nimmst, nachdem du das Plättchen genommen hast, nach der Aktion des Stammes und nach der des Plättchens – nie mit Meeples in der Hand. Ein Dschinn, der jetzt nichts bewirkt, lässt sich nicht bezahlen.
text-djinns-empty =
    Manche brauchen etwas, das ausgehen kann: Meeples im Beutel, Karten im Stapel, ein eigenes Kamel. Erst wird geprüft, ob es eine Wirkung gibt, dann zahlst du.
text-djinns-passive =
    _Wirken immer:_
text-djinns-scoring =
    _Zählen am Ende:_
text-djinns-one =
    _Für einen Ältesten oder einen Fakir:_
text-iblis =
    Um Iblis zu bezahlen, müssen zwei Opfer in Reichweite sein; dann tötest du zwei, wo zwei sind.
text-djinns-two =
    _Für einen Ältesten und einen zweiten Ältesten oder Fakir:_
text-djinns-fakir =
    _Nur für Fakire:_
text-kumarbi =
    Kumarbi wirkt bei deinen eigenen Geboten, und du kannst nicht mehr Fakire ablegen, als es Felder bis hinab zur 0 sind.

text-round =
    Haben alle Zugsteine gespielt, wird die Reihe der Ressourcenkarten auf neun aufgefüllt, die Dschinns auf drei. Ein leerer Stapel entsteht neu aus seinen abgelegten Karten.

text-end =
    Das Spiel endet mit der Runde, in der jemand sein _letztes Kamel_ setzt. Es endet auch, wenn keine Meeples mehr bewegt werden können: Von da an zieht in dieser Runde niemand mehr; Dschinns und Verkäufe bleiben möglich.
text-scoring =
    Deine Punkte:
    - 1 je Goldmünze,
    - 1 je Wesir und 10 für jeden Gegner mit weniger,
    - 2 je Ältestem,
    - der Wert deiner Dschinns,
    - der Wert jedes Plättchens mit deinem Kamel, dazu 3 je Palme und 5 je Palast darauf,
    - deine Waren in Sätzen wie beim Verkauf.

    Bei Gleichstand wird der Sieg geteilt.

example-bids = Vier Gebote
example-bids-start = Die Zugsteine stehen auf der Bietleiste bereit, die Zugreihenfolge ist noch leer. Geboten werden 3, 1, 0 und 0.
example-bids-so = Wer mehr zahlt, spielt früher. Von den beiden, die nichts gezahlt haben, spielt zuerst, wer später geboten hat: Person 4 vor Person 3.
example-bids-fourth = Kein vierter Platz umsonst
example-bids-fourth-start = Diesmal bieten die ersten drei 0.
example-bids-fourth-so = Jeder neue Zugstein schob die anderen zurück. Für Person 4 war umsonst kein Platz mehr: Sie zahlte 1 und spielt nun als Erste.
example-loop = Einmal im Kreis
example-loop-start = Auf B2 stehen fünf Meeples, daneben liegt eine Oase mit einem Ältesten und einem Händler.
example-loop-so = Vier Schritte führten dorthin zurück, wo es losging. Der letzte Händler traf auf C2 zwei andere, einen davon eben erst abgesetzt, und alle drei wurden genommen. Der Älteste bleibt, also gehört C2 niemandem.
example-control = Ein eigenes Plättchen
example-control-start = Im Dorf D2 stehen nur zwei Älteste. Von B2 machen sich ein Wesir und ein Ältester auf den Weg.
example-control-so = Außer den Ältesten stand dort niemand. D2 war leer, also steht da für den Rest des Spiels ein Kamel; dann kam der Palast des Dorfes.
example-merchants = Händler nehmen, was vorn liegt
example-merchants-start = Ein Händler geht zu einer Oase, wo zwei andere warten.
example-merchants-so = Drei Händler, drei Karten: die ersten der Reihe, auch ein Fakir. Die Lücken werden am Ende der Runde gefüllt.
example-builders = Baumeister zählen blaue Plättchen
example-builders-start = Ein Baumeister kommt zu zwei anderen auf D3, einem roten Markt zwischen vier blauen heiligen Orten. Zwei von drei Fakiren helfen mit.
example-builders-so = Drei Baumeister und zwei Fakire sind fünf, mal vier blaue Plättchen: 20 Gold. Wäre D3 selbst blau, wären es 25.
example-assassins = Zwei Plättchen in einem Zug
example-assassins-start = Ein Assassine geht zur Oase B3, wo nur ein zweiter steht. Auf C4, zwei Schritte entfernt, steht ein Ältester allein.
example-assassins-so = Zuerst wurde B3 leer und bekam ein Kamel, dann leerte der Mord C4 und brachte auch dieses Plättchen. Eine Aktion gab nur B3, wo die Bewegung endete.
example-assassins-far = Fakire reichen weiter
example-assassins-far-start = Zwei Assassinen reichen von B3 zwei Schritte weit. Der Händler auf D5 ist vier Schritte entfernt.
example-assassins-far-so = Zwei Schritte zu weit, also kostete es zwei Fakire, nicht mehr und nicht weniger. Der dritte bleibt auf der Hand.
example-oasis = Ein Geschenk für andere
example-oasis-start = In der Oase C2 steht ein Kamel von Person 2. Ein Wesir geht trotzdem hin.
example-oasis-so = Die Palme musste gesetzt werden. Sie zählt für Person 2, der das Plättchen gehört.
example-large-market = Zwei der ersten sechs
example-large-market-start = Ein Wesir beendet die Bewegung auf einem großen Markt. Neun Karten liegen aus.
example-large-market-so = 6 Gold für zwei der ersten sechs Karten, zusammen gewählt.
example-sacred-place = Ein Dschinn wird gekauft
example-sacred-place-start = Person 1 hat einen Ältesten und zwei Fakire und geht mit einem weiteren Ältesten zu einem heiligen Ort.
example-sacred-place-so = Die eben genommenen Ältesten dürfen sofort zahlen. Ein Ältester und ein Fakir genügten, und Jafaar macht Wesire am Ende wertvoller.
example-sale = Zwei Sätze
example-sale-start = Neun Waren aus sechs Sorten, drei davon doppelt, und zwei Fakire. Alles soll verkauft werden.
example-sale-so = Sechs Sorten brachten 30, drei Sorten 7: 37 Gold. Fakire kann man nicht verkaufen.
example-scoring = Das letzte Kamel und die Wertung
example-scoring-start = Person 1 hat noch ein Kamel, und dies ist der letzte Zug der Runde.
example-scoring-so = Dank Jafaar zählt jeder Wesir 3, und beide anderen haben weniger: noch zweimal 10. Plättchen, Palmen und Paläste zählen für die Person, deren Kamel dort steht.
