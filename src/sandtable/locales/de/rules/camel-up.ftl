chapter-goal = Worum es geht
chapter-setup = Aufbau
chapter-turn = Dein Zug
chapter-moves = So ziehen die Kamele
chapter-leg = Ende einer Etappe
chapter-end = Ende des Rennens
chapter-odd = Gut zu wissen
chapter-variants = Varianten

text-goal =
    Dir gehört kein Kamel: Du wettest auf sie. Wer nach dem Rennen _das meiste Geld_ hat, gewinnt; sind mehrere gleich reich, teilen sie sich den Sieg.
text-camels =
    Fünf Rennkamele – Blau, Grün, Gelb, Rot und Violett – laufen einmal um eine Strecke mit 16 Feldern. Die Ziellinie liegt zwischen Feld 16 und Feld 1. Kamele auf demselben Feld bilden einen _Stapel_.

    Vorn liegt das Kamel auf dem vordersten Feld, in einem Stapel das höhere. Das weiße und das schwarze Kamel sind _verrückt_: Sie laufen in die falsche Richtung und belegen nie einen Platz.
text-money =
    Gezahlt wird in Ägyptischen Pfund (ÄP), und der Bank geht das Geld nie aus. Hier sehen alle, wie viel Geld jeder hat; am Spieltisch musst du es nicht verraten. Nur eines ist verdeckt: die Farben der Rennwettkarten auf den Händen und in den beiden Stapeln.

text-each =
    Alle erhalten 3 ÄP, ein Publikumsplättchen und fünf Rennwettkarten, eine je Farbe. Zu jedem Rennkamel gehören vier Etappenwettplättchen, von oben nach unten 5, 3, 2 und 2, und fünf Pyramidenplättchen liegen bereit. Ab sechs Spielern erhalten alle auch eine Partnerschaftskarte.
text-start-racers =
    Die fünf farbigen Würfel werden einmal geworfen, und jedes Kamel startet auf dem Feld, das sein Würfel zeigt. Der Startspieler bestimmt, wie Kamele auf demselben Feld gestapelt werden: das niedrigste Feld zuerst, jeder Stapel von unten nach oben. In einer schnelleren Variante wird zufällig gestapelt; so spielt man mit „Jetzt spielen“.
text-start-crazy =
    Dann wird der graue Würfel zweimal geworfen. Seine Zahl stellt erst das eine, dann das andere verrückte Kamel auf, von der Ziellinie rückwärts gezählt: 1 ist Feld 16, 2 ist Feld 15, 3 ist Feld 14. Auf demselben Feld steht das zweite auf dem ersten. Alle sechs Würfel kommen in die Pyramide, und der Startspieler beginnt.

text-turn =
    Reihum im Uhrzeigersinn macht jeder genau _eines_ hiervon. Passen darfst du nicht, aber würfeln geht immer.
text-ticket =
    _Nimm ein Etappenwettplättchen._ Nimm das oberste einer Farbe: Du wettest, dass dieses Kamel am Ende der Etappe führt. Der erste Platz bringt die Zahl auf dem Plättchen, der zweite 1 ÄP, jeder andere kostet dich 1 ÄP. Du darfst beliebig viele Plättchen sammeln, auch mehrere einer Farbe.
text-tile =
    _Lege dein Publikumsplättchen_ mit der Jubel- oder der Buhseite nach oben auf ein Feld von 2 bis 16, auf dem kein Kamel und kein Plättchen ist und neben dem kein fremdes Plättchen liegt. Liegt deines schon auf der Strecke, darfst du es versetzen, aber nur auf ein anderes Feld.
text-roll =
    _Nimm ein Pyramidenplättchen_ und würfle. Das Plättchen ist am Ende der Etappe 1 ÄP wert. Ein zufälliger Würfel kommt aus der Pyramide, und ein Kamel zieht: Ein farbiger Würfel zeigt 1, 2 oder 3, der graue 1, 2 oder 3 in Weiß oder Schwarz. Das fünfte Pyramidenplättchen beendet die Etappe, ein Würfel bleibt also immer drin.
text-bet =
    _Wette auf das Rennen._ Lege eine Rennwettkarte verdeckt auf den Stapel für den Gesamtsieger oder für den Gesamtletzten. Frühe Karten bringen mehr. Zurücknehmen darfst du sie nicht, und jede Farbe hast du nur einmal: für einen der beiden Stapel.
text-partner =
    _Gehe eine Partnerschaft ein_ (ab sechs Spielern). Nenne einen Spieler, der wie du in dieser Etappe noch keinen Partner hat; ablehnen kann niemand. Am Ende der Etappe kopiert jeder von euch ein Plättchen des anderen – ein Etappenwett- oder ein Pyramidenplättchen. Sonst teilt ihr nichts.

text-unit =
    Das gewürfelte Kamel nimmt alle Kamele _über_ sich mit; die darunter bleiben stehen. Zusammen sind sie eine _Kameleinheit_. Rennkamele laufen im Uhrzeigersinn, verrückte dagegen, und das unterste Kamel bestimmt für alle. Auf einem Feld mit Kamelen landet die Einheit _obenauf_.
text-spectators =
    Endet ein Zug genau auf einem Publikumsplättchen, erhält dessen Besitzer sofort 1 ÄP. _Jubel_ schickt die Einheit ein Feld weiter, _Buhrufe_ ein Feld zurück, jeweils in ihrer Richtung gesehen. Plättchen, über die sie nur hinwegzieht, bewirken nichts. Jubel auf Feld 16 führt Rennkamele über die Ziellinie.
text-landing =
    Nach Buhrufen schiebt sich die Einheit _unter_ die Kamele auf dem Feld, auf das sie zurückweicht, auch wenn sie von dort gekommen ist. Nach Jubel landet sie wie üblich oben. Innerhalb der Einheit ändert sich die Reihenfolge nie, und das Plättchen bleibt liegen.
text-crazy =
    Der graue Würfel zeigt eine Farbe und eine Zahl. Normalerweise zieht das verrückte Kamel dieser Farbe. Es gibt zwei Ausnahmen:
    - Sitzt ein verrücktes Kamel direkt auf dem anderen, zieht das _obere_.
    - Sonst, wenn nur eines von ihnen Rennkamele trägt, zieht _dieses_.

text-leg-pays =
    Nach dem fünften Pyramidenplättchen wird die Etappe gewertet. Alle zählen ihre Etappenwettplättchen zusammen (erster Platz die Zahl, zweiter 1, sonst −1) und dazu 1 je Pyramidenplättchen.
text-leg-copy =
    Hast du einen Partner, kopierst du außerdem sein wertvollstes Plättchen aus dieser Etappe, Etappenwett- oder Pyramidenplättchen – nie eines, das dich Geld kosten würde. Dein Partner behält es, und eine Kopie wird nicht noch einmal kopiert.
text-leg-debt =
    Die Summe wird auf einmal ausgezahlt. Niemand fällt unter 0: Was du nicht zahlen kannst, wird dir erlassen, und Schulden gibt es nicht.
text-leg-next =
    Plättchen, Partnerschaftskarten und Würfel gehen zurück. Kamele und Rennwettkarten bleiben, wo sie sind. Die nächste Etappe beginnt der linke Nachbar des Spielers, der das letzte Pyramidenplättchen genommen hat.

text-end =
    Sobald ein Kamel die Ziellinie überquert – vorwärts, oder rückwärts als verrücktes Kamel oder auf einem –, ist das Rennen sofort vorbei. Die Etappe wird ein letztes Mal gewertet, danach die Rennwetten.
text-places =
    Wer vorwärts über die Linie kam, liegt vor allen anderen, das oberste Kamel zuerst. Dann folgen die Kamele auf der Strecke. Rennkamele, die rückwärts über die Linie getragen wurden, liegen hinten, das unterste ganz zuletzt.
text-race-bets =
    Erst wird der Stapel für den Gesamtsieger in der gelegten Reihenfolge aufgedeckt, dann der für den Gesamtletzten. Richtige Karten bringen 8, 5, 3, 2 und dann je 1 ÄP; für diese Reihenfolge zählen nur die richtigen. Jede falsche Karte kostet 1 ÄP, aber dein Geld fällt nie unter 0.
text-winner =
    Nun zählt euer Geld. Der reichste Spieler gewinnt.

text-odd-tiles =
    Ein Publikumsplättchen bringt für eine ganze Einheit nur einmal Geld, egal wie viele Kamele es sind, und auch bei deinen eigenen Würfen. Kein Kamel bleibt je auf einem Plättchen stehen. Buhrufe schicken ein verrücktes Kamel im Uhrzeigersinn zurück.
text-odd-endless =
    Würde niemand je würfeln, ginge das Rennen nie zu Ende. Die Regeln erlauben es; deine Freunde vielleicht nicht.
text-odd-odds =
    Wenn der Tisch es erlaubt, zeigt der Spielplan die Chancen. Die der Etappe berücksichtigen jeden Würfel und jede Seite, die kommen können; die des ganzen Rennens sind aus simulierten Rennen geschätzt.

example-unit = Eine Kameleinheit zieht
example-unit-start = Auf Feld 3 steht ein Stapel: unten Violett, darüber Grün, Rot und Gelb. Gleich kommt der rote Würfel heraus, dann der violette.
example-unit-so = Rot hat Gelb mitgenommen und Violett und Grün stehen lassen. Dann hat Violett Grün auf dasselbe Feld getragen: Jetzt steht Grün ganz oben und führt.
example-cheering = Jubel
example-cheering-start = Violett trägt Grün. Zwei Felder weiter liegt das Publikumsplättchen von Spieler 3 mit der Jubelseite nach oben, gleich dahinter stehen Rot und Gelb.
example-cheering-so = Ein Feld weiter, und obenauf.
example-booing = Buhrufe
example-booing-start = Dieselbe Einheit, aber diesmal wird gebuht, und auf dem Feld davor steht Blau.
example-booing-so = Ein Feld zurück und darunter: Blau reitet nun obenauf und liegt vor Grün.
example-crazy-back = Ein verrücktes Kamel wird ausgebuht
example-crazy-back-start = Schwarz sitzt auf Blau. Es läuft andersherum; zwei Felder weiter in seiner Richtung liegt ein Plättchen mit der Buhseite nach oben.
example-crazy-back-so = Zurück heißt für ein verrücktes Kamel: im Uhrzeigersinn. Schwarz schiebt sich unter Violett und Grün und trägt sie nächstes Mal in die falsche Richtung.
example-crazy-rider = Welches zieht? Das mit Reiter
example-crazy-rider-start = Weiß trägt Rot, Schwarz trägt niemanden. Der graue Würfel wird Schwarz zeigen.
example-crazy-rider-so = Nur Weiß hat ein Rennkamel auf dem Rücken, also zieht Weiß, egal welche Farbe der Würfel zeigt.
example-crazy-stacked = Welches zieht? Das obere
example-crazy-stacked-start = Schwarz sitzt direkt auf Weiß. Der graue Würfel wird Weiß zeigen.
example-crazy-stacked-so = Stehen die verrückten Kamele direkt aufeinander, zieht immer das obere.
example-leg = Eine Etappe wird gewertet
example-leg-start = Spieler 1 hat die grünen Plättchen 5 und 2, ein gelbes, ein blaues und zwei Pyramidenplättchen. Der letzte Würfel der Etappe kommt heraus.
example-leg-so = Spieler 1 erhält 5 + 2 für Grün, 1 für Gelb, −1 für Blau und 2 für die Pyramidenplättchen: 9 ÄP.
example-race = Die Rennwetten
example-race-start = Auf beiden Stapeln liegen Karten, und Grün ist kurz davor, die Ziellinie zu überqueren.
example-race-so = Die erste richtige Karte eines Stapels bringt 8, egal wo sie liegt; falsche davor kosten nur ihre Besitzer je 1 ÄP.
