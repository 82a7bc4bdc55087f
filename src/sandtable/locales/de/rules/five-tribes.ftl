chapter-goal = Worum es geht
chapter-setup = Aufbau
chapter-bidding = Bieten
chapter-turn = Dein Zug
chapter-move = Meeples bewegen
chapter-tribes = Die fünf Sippen
chapter-tiles = Die Aktion des Plättchens
chapter-sale = Güter verkaufen
chapter-djinns = Dschinn
chapter-round = Ende einer Runde
chapter-end = Spielende und Wertung
chapter-variants = Varianten

text-goal =
    Du lenkst die Sippen von Naqala über die Plättchen, nimmst Plättchen mit deinen Kamelen in Besitz, sammelst Güter und rufst Dschinn herbei. Wer am Ende die _meisten Punkte_ hat, gewinnt. Auch Gold zählt: ein Punkt je Münze.
text-land =
    Der Spielplan hat 30 Plättchen in sechs Spalten und fünf Reihen. Jedes Plättchen zeigt seinen Wert, _blau_ oder _rot_, und die Aktion, die es dort gibt. Neunzig Meeples leben hier: gelbe Wesire, weiße Älteste, grüne Kaufleute, blaue Baumeister und rote Meuchelmörder.
text-secret =
    Spielplan, Dschinn, Wesire, Älteste und Kamele liegen offen. Wie viel Gold und welche Karten du hast, weißt nur du – auch wenn alle sehen, was gezahlt und genommen wird.

text-setup =
    Auf jedem Plättchen stehen drei Meeples; neun Rohstoffkarten und drei Dschinn liegen offen aus. Alle haben 50 Gold. Zu dritt oder zu viert hast du 8 Kamele und einen Zuganzeiger, zu zweit 11 Kamele und zwei Zuganzeiger. Die Zuganzeiger stehen in zufälliger Reihenfolge auf der Bietreihenfolge-Leiste.

text-bid =
    Jede Runde beginnt mit Geboten um die Zugreihenfolge. In der Reihenfolge der Bietreihenfolge-Leiste kommt jeder Zuganzeiger auf ein freies Feld der Zugreihenfolge-Leiste, und sein Besitzer zahlt sofort den Preis: 0, 0, 0, 1, 3, 5, 8, 12 oder 18 Gold. Passen darf niemand.
text-bid-zero =
    Auf jedem Feld steht ein Zuganzeiger, auf den Feldern für 0 aber bis zu drei, und wer neu kommt, schiebt die anderen zurück. Von denen, die 0 geboten haben, spielt also zuerst, wer zuletzt geboten hat.
text-bid-pay =
    Du kannst nur ein Feld nehmen, das du bezahlen kannst. Während des Bietens wird nichts verkauft.
text-bid-order =
    Wer am meisten bietet, spielt zuerst, dann geht es abwärts. Ein Zuganzeiger, der gespielt hat, kehrt auf die Bietreihenfolge-Leiste zurück: Die Zugreihenfolge ist also die nächste Bietreihenfolge. Zu zweit bietet und spielt jeder Zuganzeiger für sich.
text-bid-broke =
    Sind die Felder für 0 voll und kannst du kein anderes bezahlen, nimmst du das billigste freie Feld für das, was du noch hast.

text-turn =
    Ist dein Zuganzeiger an der Reihe, bewegst du Meeples, nimmst das Plättchen in Besitz, falls es leer ist, nutzt die Aktion der Sippe und die Aktion des Plättchens und verkaufst zuletzt Güter, wenn du magst. Zwischen diesen Schritten darfst du Dschinn nutzen.

text-pick-up =
    Nimm _alle_ Meeples eines Plättchens auf. Gehe von Plättchen zu Nachbarplättchen, nie schräg, und setze auf jedem einen Meeple ab – in beliebiger Reihenfolge –, bis deine Hand leer ist. Ist irgendeine Bewegung möglich, musst du sie machen.
text-back =
    Du darfst nicht unmittelbar auf das Plättchen zurück, von dem du gerade kommst. Schleifen sind erlaubt: Mit genug Meeples kannst du deinen eigenen Weg kreuzen, sogar das Startplättchen.
text-last =
    Der _letzte_ Meeple muss auf ein Plättchen kommen, auf dem schon mindestens ein anderer seiner Farbe steht. Auch einer, den du in derselben Bewegung dort abgesetzt hast, zählt – außer in einer Variante.
text-complete =
    Du darfst Meeples nur so absetzen, dass sich die Bewegung noch beenden lässt. Die Seite hebt diese Plättchen hervor, und wenn du ihr das Ziel nennst, findet sie einen Weg.
text-control =
    Nimm vom letzten Plättchen den letzten Meeple und alle anderen seiner Farbe. Ist das Plättchen jetzt leer und ohne Kamel, stelle eines von deinen darauf: Es gehört dir für immer. Hast du kein Kamel mehr, bekommt es niemand. Ein Plättchen mit Kamel wechselt nie den Besitzer.

text-tribes =
    Die eingesammelten Meeples führen nun die Aktion ihrer Sippe aus, ob du das Plättchen bekommen hast oder nicht.
text-viziers =
    _Wesire_ (gelb) bleiben bei dir: am Ende je 1 Punkt und dazu 10 für jeden Gegner, der weniger Wesire hat als du.
text-elders =
    _Älteste_ (weiß) bleiben bei dir: am Ende je 2 Punkte, oder du bezahlst mit ihnen Dschinn.
text-merchants =
    _Kaufleute_ (grün) kommen in den Beutel. Nimm vom Anfang der Reihe so viele Rohstoffkarten, wie es Kaufleute waren.
text-builders =
    _Baumeister_ (blau) kommen in den Beutel. Multipliziere ihre Zahl mit der Zahl der _blauen_ Plättchen; das letzte Plättchen und die acht ringsum zählen. So viel Gold erhältst du. Jeder Fakir, den du ablegst, zählt wie ein weiterer Baumeister.
text-assassins =
    _Meuchelmörder_ (rot) kommen in den Beutel und töten einen Meeple: entweder auf dem letzten Plättchen oder höchstens so viele Schritte davon entfernt, wie es Meuchelmörder sind, oder einen Wesir oder Ältesten eines Gegners. Wenn du töten kannst, musst du es. Ein so geleertes Plättchen ohne Kamel gehört dir, bringt aber keine Aktion. Ohne Kamel bekommst du es nicht – und das letzte Plättchen der Bewegung geht vor: Es bekommt dein letztes Kamel.
text-assassins-fakirs =
    Jeder Fakir, den du ablegst, lässt die Meuchelmörder einen Schritt weiter kommen. Fakire musst du nie ausgeben: Ist ohne sie kein Opfer erreichbar, darfst du auf den Mord verzichten.

text-tiles =
    Dann darfst du die Aktion des letzten Plättchens nutzen, egal wem es gehört. Palmen und Paläste musst du setzen, die anderen Aktionen sind freiwillig.
text-places =
    _Oase_: Setze dort eine Palme. _Dorf_: Setze dort einen Palast. Beides ist Pflicht; ist der Vorrat leer, geschieht nichts.
text-markets =
    _Kleiner Markt_: Zahle 3 Gold und nimm eine der ersten drei Rohstoffkarten. _Großer Markt_: Zahle 6 Gold und nimm zwei der ersten sechs; liegt nur noch eine aus, kostet es trotzdem 6.
text-sacred =
    _Heiliger Ort_: Zahle zwei Älteste oder einen Ältesten und einen Fakir und nimm einen der offenen Dschinn. Du darfst ihn noch in diesem Zug nutzen.

text-sale =
    Am Ende deines Zuges darfst du Güter verkaufen, in Sätzen aus verschiedenen Sorten. Fakire sind keine Güter. Ein Satz bringt:
    - 1, 3, 7, 13 oder 21 Gold für eine bis fünf Sorten,
    - 30, 40, 50 oder 60 Gold für sechs bis neun.

    Güter, die du behältst, sind am Spielende genauso viel wert.

text-djinns =
    Ein Dschinn ist die aufgedruckten Punkte wert und hat eine Kraft. Kräfte mit Kosten darfst du einmal pro Zug nutzen; die anderen wirken immer. Wo du mit einem Ältesten _oder_ einem Fakir zahlen kannst, hast du die Wahl.
text-djinns-when =
    Nutze Dschinn, bevor du Meeples aufnimmst, nachdem du das Plättchen in Besitz genommen hast, nach der Aktion der Sippe oder nach der des Plättchens – aber nicht zwischen dem Aufnehmen der Meeples und dem Inbesitznehmen. Danach darfst du also einen Dschinn nutzen, während du die eingesammelten Meeples noch in der Hand hast. Für einen Dschinn, der nichts bewirken würde, kannst du nicht zahlen.
text-djinns-empty =
    Manche Dschinn brauchen etwas, das ausgehen kann: Meeples im Beutel, Karten im Stapel, eigene Kamele. Du kannst nur zahlen, wenn es eine Wirkung gibt.
text-djinns-passive =
    _Wirken immer:_
text-djinns-scoring =
    _Zählen am Ende:_
text-djinns-one =
    _Für einen Ältesten oder einen Fakir:_
text-iblis =
    Iblis kannst du nur bezahlen, wenn auch danach noch zwei Opfer in Reichweite sind; dann tötest du zwei, wo zwei sind.
text-djinns-two =
    _Für einen Ältesten und einen zweiten Ältesten oder Fakir:_
text-djinns-fakir =
    _Nur für Fakire:_
text-kumarbi =
    Kumarbi wirkt nur bei deinen eigenen Geboten, und du kannst nicht mehr Fakire ablegen, als es Felder bis hinab zur 0 sind.

text-round =
    Haben alle Zuganzeiger gespielt, wird die Reihe der Rohstoffkarten auf neun aufgefüllt, die der Dschinn auf drei. Ist ein Stapel leer, werden seine abgelegten Karten zu einem neuen gemischt.

text-end =
    Das Spiel endet mit der Runde, in der ein Spieler sein _letztes Kamel_ setzt. Es endet auch, wenn sich keine Meeples mehr bewegen lassen: Von da an bewegt in dieser Runde niemand mehr Meeples; Dschinn und Verkäufe bleiben möglich.
text-scoring =
    Deine Punkte:
    - 1 je Goldmünze,
    - 1 je Wesir und dazu 10 für jeden Gegner mit weniger,
    - 2 je Ältestem,
    - der Wert deiner Dschinn,
    - der Wert jedes Plättchens mit deinem Kamel, dazu 3 je Palme und 5 je Palast darauf,
    - deine Güter in Sätzen wie beim Verkauf.

    Bei Gleichstand wird der Sieg geteilt.

example-bids = Vier Gebote
example-bids-start = Die Zuganzeiger stehen auf der Bietreihenfolge-Leiste bereit, die Zugreihenfolge-Leiste ist leer. Geboten werden 3, 1, 0 und 0.
example-bids-so = Wer mehr zahlt, spielt früher. Von den beiden, die nichts gezahlt haben, spielt zuerst, wer später geboten hat: Spieler 4 vor Spieler 3.
example-bids-fourth = Kein vierter Platz umsonst
example-bids-fourth-start = Diesmal bieten die ersten drei Spieler 0.
example-bids-fourth-so = Jeder neue Zuganzeiger schob die anderen zurück. Für Spieler 4 war kein Gratisplatz mehr frei: Er zahlte 1 und spielt nun als Erster.
example-loop = Einmal im Kreis
example-loop-start = Auf B2 stehen fünf Meeples, daneben liegt eine Oase mit einem Ältesten und einem Kaufmann.
example-loop-so = Vier Schritte führten zurück auf das Plättchen, auf dem die Bewegung begann. Der letzte Kaufmann traf auf C2 zwei andere, einen davon eben erst abgesetzt, und alle drei wurden eingesammelt. Der Älteste bleibt, also gehört C2 niemandem.
example-control = Ein eigenes Plättchen
example-control-start = Im Dorf D2 stehen nur zwei Älteste. Von B2 machen sich ein Wesir und ein Ältester auf den Weg.
example-control-so = Außer den Ältesten stand dort niemand: D2 war leer, und ein Kamel nimmt es für den Rest des Spiels in Besitz. Dann bekam das Dorf seinen Palast.
example-merchants = Kaufleute nehmen die ersten Karten
example-merchants-start = Ein Kaufmann geht zu einer Oase, wo zwei andere warten.
example-merchants-so = Drei Kaufleute, drei Karten: die ersten der Reihe, darunter ein Fakir. Die Lücken werden am Ende der Runde gefüllt.
example-builders = Baumeister zählen blaue Plättchen
example-builders-start = Ein Baumeister kommt zu zwei anderen auf D3, einem roten Markt zwischen vier blauen heiligen Orten. Zwei von drei Fakiren helfen mit.
example-builders-so = Drei Baumeister und zwei Fakire sind fünf, mal vier blaue Plättchen: 20 Gold. Wäre D3 selbst blau, wären es 25.
example-assassins = Zwei Plättchen in einem Zug
example-assassins-start = Ein Meuchelmörder geht zur Oase B3, wo nur ein zweiter steht. Auf C4, zwei Schritte entfernt, steht ein Ältester allein.
example-assassins-so = Zuerst wurde B3 leer und bekam ein Kamel, dann leerte der Mord C4 und brachte auch dieses Plättchen. Eine Aktion gab nur B3, wo die Bewegung endete.
example-assassins-far = Mit Fakiren reicht es weiter
example-assassins-far-start = Zwei Meuchelmörder reichen von B3 zwei Schritte weit. Der Kaufmann auf D5 ist vier Schritte entfernt.
example-assassins-far-so = Zwei Schritte zu weit, also kostete es zwei Fakire, nicht mehr und nicht weniger. Der dritte bleibt auf der Hand.
example-oasis = Ein Geschenk für den Nachbarn
example-oasis-start = In der Oase C2 steht ein Kamel von Spieler 2. Ein Wesir geht trotzdem hin.
example-oasis-so = Die Palme musste gesetzt werden. Sie zählt für Spieler 2, dem das Plättchen gehört.
example-large-market = Zwei der ersten sechs
example-large-market-start = Ein Wesir beendet die Bewegung auf einem großen Markt. Neun Karten liegen aus.
example-large-market-so = 6 Gold für zwei der ersten sechs Karten, zusammen gewählt.
example-sacred-place = Ein Dschinn wird gekauft
example-sacred-place-start = Spieler 1 hat einen Ältesten und zwei Fakire und geht mit einem weiteren Ältesten zu einem heiligen Ort.
example-sacred-place-so = Mit eben eingesammelten Ältesten darf man sofort zahlen. Ein Ältester und ein Fakir genügten, und Jafaar macht Wesire am Ende wertvoller.
example-sale = Zwei Sätze
example-sale-start = Neun Güter aus sechs Sorten, drei davon doppelt, und zwei Fakire. Spieler 1 verkauft alles.
example-sale-so = Sechs Sorten brachten 30, drei Sorten 7: 37 Gold. Fakire kann man nicht verkaufen.
example-scoring = Das letzte Kamel und die Wertung
example-scoring-start = Spieler 1 hat noch ein Kamel, und dies ist der letzte Zug der Runde.
example-scoring-so = Dank Jafaar zählt jeder Wesir 3, und beide Gegner haben weniger: noch zweimal 10. Plättchen, Palmen und Paläste zählen für den, dessen Kamel dort steht.
