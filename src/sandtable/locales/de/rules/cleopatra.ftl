chapter-goal = Worum es geht
chapter-setup = Aufbau
chapter-turn = Dein Zug
chapter-market = Markt
chapter-quarry = Steinbruch
chapter-mosaics = Mosaiken und Heiligtümer
chapter-hand = Zu viele Karten
chapter-offering = Das Opfer
chapter-characters = Die Charaktere
chapter-end = Spielende
chapter-variants = Varianten

text-goal =
    Du baust an Kleopatras Palast. Jedes Element bringt Talente, und der reichste Architekt gewinnt: Es zählen Talente und 3 für jeden ungenutzten Händler vom Nil. Bei Gleichstand gewinnt, wer weniger Amulette hat.
text-crocodile =
    Doch hüte dich vor der Korruption: Wer am Ende die _meisten Amulette_ hat (wenigstens eines), wird dem Krokodil vorgeworfen und kann nicht gewinnen – bei Gleichstand alle Betroffenen.
text-open =
    Palast, Marktstände, Würfel, Händler und die Zahl der Handkarten liegen offen. Handkarten, Talente und die Amulette in deiner Pyramide siehst nur du. Eine verdeckte Karte kennt niemand, bis jemand ihren Stand nimmt, und der Ablagestapel wird nicht durchgesehen.

text-setup =
    Alle erhalten 5 Talente, 3 Händler vom Nil, 2 Anubis-Statuen und 3 Karten. Amulette hat noch niemand.
text-cards =
    Im Stapel sind Ressourcen – Handwerker, Steinblöcke, Bauholz, Marmorplatten, Lapislazuli – und _Korruptionskarten_: doppelte Ressourcen, „Der Schein trügt“ und Charaktere. Die eine Hälfte liegt offen, die andere verdeckt, gemischt. An jeden der drei Stände kommt eine Karte.

text-turn =
    Tu genau eines: Geh zum _Markt_ oder bau im _Steinbruch_. Passen darfst du nur, wenn beides nicht geht.
text-characters-when =
    Daneben darfst du in deinem Zug Charaktere spielen: vor der Aktion, vor dem Auffüllen des Marktes, zwischen zwei Elementen und bevor dein Zug endet. Ein Charakter, der nichts bewirken würde, ist nicht spielbar, und keiner öfter in einem Zug, als es ihn gibt: zweimal, der Wesir einmal.

text-market =
    Nimm alle Karten eines Standes auf die Hand. Ein leerer Stand steht nicht zur Wahl, solange an einem anderen Karten liegen.
text-refill =
    Zieh dann die obersten drei Karten und leg an jeden Stand eine, wie du magst; offen bleibt offen, verdeckt bleibt verdeckt. Ist der Stapel leer, entsteht ein neuer aus den abgelegten Karten, wieder zur Hälfte offen.
text-empty =
    Sind alle Stände leer, füllt der Besuch sie nur auf. Gibt es nichts zu nehmen, nichts zu ziehen und nichts, was du bauen könntest, passt du.

text-quarry =
    Bau ein Element oder mehrere nacheinander: wählen, bezahlen, aufstellen, dann weiterbauen oder aufhören.
text-costs =
    Was die Elemente kosten und was sie bringen:
    - _Säulenwand_ (9): Handwerker, Bauholz, Steinblock – 3 Talente und 1 je angrenzendem Mosaikfeld.
    - _Sphinx_ (6): Handwerker, Steinblock, Marmorplatte – abwechselnd 2 und 5 Talente.
    - _Obelisk_ (2): 3 Handwerker, 2 Bauholz, 2 Steinblöcke – 12 Talente.
    - _Sockel_, dann _Thron_: je 3 Handwerker, 2 Marmorplatten, 2 Lapislazuli – je 12 Talente.
    - _Türrahmen_ (2): 2 Handwerker, Bauholz, Marmorplatte, Lapislazuli – 4 Talente und 1 je verbundener Wand.
    - _Mosaik_ (12): 2 Handwerker, Steinblock, Marmorplatte, Lapislazuli – 4 Talente und 1 je bedeckter Palme.
text-pay =
    Du zahlst mit Handkarten; eine doppelte zählt zwei, und ihr Rest dient weiteren Elementen desselben Besuchs. Eine Korruptionskarte bringt dir sofort ihr Amulett. Ein _Händler vom Nil_ ersetzt eine beliebige fehlende Einheit, auch einen Handwerker, und ist dann weg.
text-trompe =
    „Der Schein trügt“ steht für eine Einheit eines beliebigen Materials, aber nicht für einen Handwerker. Die Karte kostet ein Amulett.
text-superfluous =
    Mehr als nötig geht nicht: Eine Zahlung, aus der sich eine Karte oder ein Händler zurücknehmen ließe, ist nicht erlaubt.
text-places =
    Wände, Türrahmen und Obelisken kommen auf einen beliebigen freien Platz ihrer Art. Sphinxen stehen der Reihe nach; der Sockel kommt vor dem Thron.
text-walls =
    Links, hinten und rechts stehen je drei Wände, jede entlang von drei Gartenfeldern. Eine Wand bringt 1 mehr für jedes dieser Felder, das _jetzt_ ein Mosaik bedeckt; spätere Mosaiken zahlen nichts dafür.
text-doors =
    Ein Türrahmen bringt 1 für jede Wand in einer lückenlosen Reihe, die gleich neben ihm beginnt und um den Palast läuft. Spätere Wände zählen nicht.
text-income =
    Nach dem letzten Element erhältst du die Talente für alle und einen Bonus: 2 für genau zwei Elemente, 5 für drei oder mehr.
text-cleopatra =
    Steht das letzte Element einer Art – Sockel und Thron sind eine Art –, geht Kleopatra eine Stufe auf ihren Palast zu. Bei fünf von sechs Arten ist sie da.
text-dice =
    Ist sie noch nicht da, wirf alle Würfel des Hohepriesters, die nicht auf dem Altar liegen. Jeder hat eine Seite mit einem Symbol; damit kommt er auf den Altar. Der fünfte löst ein Opfer aus.

text-mosaic =
    Ein Mosaik bedeckt fünf freie Gartenfelder. Du darfst es drehen und, wenn nichts anderes vereinbart ist, wenden; es muss kein anderes berühren. Es bringt 4 Talente und 1 je Palme darunter. Normalerweise baut man nur das oberste des Stapels.
text-sanctuary =
    Schließt dein Mosaik ein Gebiet ab, in das keines der Mosaiken im Stapel mehr passt, ist es ein _Heiligtum_.
text-claim =
    Du darfst sofort eine deiner zwei Anubis-Statuen dort aufstellen. Was jetzt nicht beansprucht wird, kann später niemand beanspruchen. Am Ende schluckt jedes Feld deiner Heiligtümer eines deiner Amulette.
text-late =
    Ein Gebiet, das es schon vorher gab und das nur stirbt, weil das letzte passende Mosaik anderswo gebaut wurde, gehört niemandem.
text-removed =
    Nach jedem Mosaik scheiden oberste Mosaiken des Stapels, die nirgends mehr passen, aus dem Spiel aus. Ist der Stapel leer, sind die Mosaiken fertig, und es gibt keine mehr zu kaufen.

text-hand =
    Mit mehr als zehn Karten am Ende deines Zuges wählst du: bis auf genau zehn ablegen und 1 Amulett nehmen, alles behalten und 1 Amulett für jede Karte über zehn nehmen, oder einen Schmuggler spielen. Abgelegte Karten werden nicht gezeigt.

text-offering =
    Liegt der fünfte Würfel auf dem Altar, opfern alle heimlich beliebig viele Talente. Die Gebote werden gemeinsam aufgedeckt, und alle sind verloren.
text-offering-ranks =
    Das höchste Gebot gibt 3 Amulette zurück; der zweite Platz nimmt 1, der dritte 2, der vierte 3, der fünfte 4. Gleiche Gebote teilen den besseren Platz, die folgenden Plätze entfallen. Bieten alle gleich viel, sind alle Erste.
text-offering-averted =
    Bringt dein eigener Wurf das fünfte Symbol, kann dein Schreiber einen Würfel herunternehmen, und es gibt kein Opfer. Nach einem Opfer sind alle Würfel wieder leer, und dein Zug geht weiter.

text-beggar =
    _Bettler_ (2 Amulette): Jeder Gegner gibt dir 2 Talente oder eine Standardkarte, nach eigener Wahl. Nur wer beides nicht kann, zeigt dir die Hand.
text-courtesan =
    _Kurtisane_ (1 Amulett): Nimm eine beliebige Karte vom Ablagestapel.
text-envoy =
    _Gesandter_: Nenne eine Ressource und bitte, wen du willst. Jeder Gefragte darf eine Standardkarte davon anbieten; nimmst du sie, kommt eines seiner Amulette mit.
text-scribe =
    _Schreiber_ (2 Amulette): Wenn du ein Mosaik baust, wähl ein beliebiges des Stapels statt des obersten. Bezahlt wird es trotzdem.
text-scribe-dice =
    _Schreiber_ (ohne Amulette): Leg einen Würfel auf den Altar oder nimm einen herunter. Ein fünfter Würfel löst sofort ein Opfer aus.
text-smuggler =
    _Schmuggler_ (1 Amulett): Mit mehr als zehn Karten am Ende deines Zuges behältst du alle. Er selbst zählt mit.
text-vizier =
    _Wesir_: Sieh dir die obersten fünf Karten des Stapels an und behalte beliebig viele, für je 1 Amulett. Den Rest legst du ungesehen ab.

text-end =
    Das Spiel endet sofort, wenn Kleopatra die fünfte Stufe erreicht. Der letzte Besuch wird noch ausgezahlt; gewürfelt wird nicht mehr, und niemand kommt noch einmal an die Reihe.
text-verdict =
    Alle legen ihre Hand ab: 1 Amulett mehr für jede Korruptionskarte. Dann werden die Pyramiden angehoben, und die Heiligtümer schlucken Amulette, eines je Feld.
text-eaten =
    Wer dann die meisten Amulette übrig hat, wird gefressen. Sind das alle, gewinnt das Krokodil.
text-endless =
    Baut sehr lange niemand etwas, wird das Spiel abgebrochen und gewertet, wie es steht.

example-market = Auf dem Markt
example-market-start = Person 1 nimmt den ersten Stand: einen Steinblock und eine Karte, die noch niemand gesehen hat.
example-market-so = Die verdeckte Karte hat nur Person 1 gesehen. Jeder Stand bekam eine neue Karte; die beiden verschonten sind gewachsen.
example-payment = Zwei Elemente, eine Doppelkarte
example-payment-start = Person 1 will eine Säulenwand und den Türrahmen daneben bauen: Beide brauchen Bauholz, und auf der Hand ist nur doppeltes.
example-payment-so = Die zweite Einheit der Doppelkarte diente der Tür. Ein Amulett für die Korruptionskarte; 3 + 5 Talente für die Elemente und 2 als Bonus: 10.
example-merchant = Schein und Händler
example-merchant-start = Eine Sphinx kostet Handwerker, Stein und Marmor. Person 1 hat nur einen Steinblock und „Der Schein trügt“, aber drei Händler.
example-merchant-so = „Der Schein trügt“ war der Marmor und brachte ein Amulett; der Händler war der Handwerker und ist für immer weg.
example-wall = Eine Wand neben einem Mosaik
example-wall-start = Ein Mosaik bedeckt zwei der drei Felder an der linken Wand gleich neben der Tür.
example-wall-so = 3 Talente und 1 für jedes der beiden bedeckten Felder: 5.
example-door = Türrahmen und Wände
example-door-start = Von der linken Ecke aus stehen vier Wände ohne Lücke; rechts beginnt die Reihe mit einer Lücke.
example-door-so = Links 4 + 4 verbundene Wände, rechts 4 und nichts dazu: Die einzelne Wand hinten reicht nicht bis zu dieser Ecke.
example-queen = Kleopatra geht
example-queen-start = Der Sockel steht, ein Würfel liegt auf dem Altar. Person 1 baut den Thron.
example-queen-so = Sockel und Thron sind eine Art, und sie ist fertig: ein Schritt. Dann wurden die vier freien Würfel geworfen, und ein Symbol kam auf den Altar.
example-mosaic = Palmen unter dem Mosaik
example-mosaic-start = Person 1 hält das Mosaik I und legt es quer über die Palmenreihe.
example-mosaic-so = 4 Talente und 1 für jede der drei Palmen: 7.
example-sanctuary = Ein Heiligtum entsteht
example-sanctuary-start = Person 1 hält das Mosaik V. In die Ecke gelegt schließt es vier Felder ab.
example-sanctuary-so = In vier Felder passt kein Mosaik. Die Statue musste sofort hinein; am Ende schluckt dieses Heiligtum vier Amulette.
example-hand = Zu viele Karten
example-hand-start = Person 1 beendet den Zug mit 13 Karten, drei zu viel.
example-hand-so = Ein Amulett, und drei Karten sind ungesehen weg: So wird man Korruptionskarten los. Alle 13 zu behalten hätte drei Amulette gekostet.
example-offering = Ein Opfer mit Gleichstand
example-offering-start = Vier Würfel liegen auf dem Altar, und Person 1 spielt einen Schreiber.
example-offering-so = Beide mit 5 teilen sich den ersten Platz und geben je 3 Amulette zurück. Der zweite Platz entfällt: Der dritte nimmt 2, der vierte 3. Alle gebotenen Talente sind verloren.
example-beggar = Der Bettler an drei Türen
example-beggar-start = Person 1 spielt den Bettler. Person 4 hat ein Talent und keine Standardkarte.
example-beggar-so = Alle gaben, was weniger schmerzt. Person 4 konnte beides nicht und musste die Hand zeigen – nur Person 1.
example-envoy = Der Gesandte bittet um Stein
example-envoy-start = Person 1 bittet beide anderen um einen Steinblock.
example-envoy-so = Person 2 ist ein Amulett los, Person 1 hat einen Stein. Ablehnen darf man immer, und es verrät nichts.
example-scribe = Ein Mosaik nach Wahl
example-scribe-start = Oben auf dem Stapel liegt X, aber Person 1 möchte lieber I legen. Ein Schreiber hilft.
example-scribe-so = Das Mosaik wurde bezahlt wie immer; der Schreiber kostete zwei Amulette. X liegt noch immer oben.
example-vizier = Die fünf Karten des Wesirs
example-vizier-start = Person 1 spielt den Wesir und sieht die obersten fünf Karten des Stapels.
example-vizier-so = Zwei Karten, zwei Amulette; die anderen drei wurden abgelegt, und sonst weiß niemand, welche.
example-verdict = Das Urteil
example-verdict-start = Die letzte Wand steht, Kleopatra betritt ihren Palast. Am reichsten sind die Personen 3 und 4.
example-verdict-so = Die Personen 3 und 4 haben die meisten Amulette übrig, je 6: Das Krokodil holt beide samt ihrem Reichtum. Das Heiligtum von Person 2 hat gerade noch vier geschluckt.
