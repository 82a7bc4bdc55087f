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
    Du baust an Kleopatras Palast. Jedes Element bringt Talente, und der reichste Baumeister gewinnt: Es zählen deine Talente und 3 für jeden ungenutzten Händler vom Nil. Bei Gleichstand gewinnt, wer weniger Amulette hat.
text-crocodile =
    Doch hüte dich vor der Korruption: Wer am Ende die _meisten Amulette_ hat, wird an das Krokodil verfüttert und kann nicht gewinnen. Haben mehrere gleich viele, werden alle gefressen.
text-open =
    Palast, Marktstände, Würfel, Händler und die Zahl der Handkarten liegen offen. Deine Handkarten, deine Talente und die Amulette in deiner Pyramide siehst nur du. Eine verdeckte Karte sieht niemand, bis sie jemand von ihrem Stand nimmt, und den Ablagestapel darf niemand durchsehen.

text-setup =
    Alle erhalten 5 Talente, 3 Händler vom Nil, 2 Anubis-Statuen und 3 Karten. Amulette hat noch niemand.
text-cards =
    Es gibt 109 Karten. 75 sind Standardkarten: 30 Handwerker, 18 Steinblöcke, 11 Marmorplatten, 9 Bauholz und 7 Lapislazuli. 34 sind _Korruptionskarten_: 15 Doppelkarten, drei von jeder Ressource, 8-mal „Der Schein trügt“ und 11 Charaktere – ein Wesir und je zwei von den anderen. Was nicht ausgeteilt wird, bildet den Nachziehstapel. Die eine Hälfte davon liegt offen, die andere verdeckt, gut gemischt. An jeden der drei Stände kommt eine Karte.

text-turn =
    Mache genau eines: Besuche den _Markt_ oder baue im _Steinbruch_. Passen darfst du nur, wenn beides nicht geht.
text-characters-when =
    In deinem Zug darfst du auch Charaktere spielen. In der Spielregel heißt es „jederzeit“; hier ist das vor deiner Aktion, vor dem Auffüllen des Marktes, vor jedem Element und nach dem letzten – noch bevor du bezahlt wirst – und bevor dein Zug endet. Einen Charakter, der nichts bewirken würde, kannst du nicht spielen. Sonst darfst du einen Charakter so oft spielen, wie du ihn auf die Hand bekommst; nur die Kurtisane höchstens zweimal pro Zug.

text-market =
    Nimm alle Karten eines Standes auf die Hand. Ein leerer Stand steht nicht zur Wahl, solange an einem anderen Karten liegen.
text-refill =
    Ziehe dann die obersten drei Karten und lege an jeden Stand eine, wie du magst; offen bleibt offen, verdeckt bleibt verdeckt. Ist der Nachziehstapel leer, entsteht aus den abgelegten Karten ein neuer, wieder zur Hälfte offen.
text-empty =
    Sind alle Stände leer, füllt der Besuch sie nur auf. Gibt es nichts zu nehmen, nichts zu ziehen und nichts, was du bauen könntest, passt du.

text-quarry =
    Baue ein Element oder mehrere nacheinander: wählen, bezahlen, aufstellen, dann weiterbauen oder aufhören.
text-costs =
    Was die Elemente kosten und was sie bringen:
    - _Säulenwand_ (9): Handwerker, Bauholz, Steinblock – 3 Talente und 1 je angrenzendem Mosaikfeld.
    - _Sphinx_ (6): Handwerker, Steinblock, Marmorplatte – abwechselnd 2 und 5 Talente.
    - _Obelisk_ (2): 3 Handwerker, 2 Bauhölzer, 2 Steinblöcke – 12 Talente.
    - _Sockel_, dann _Thron_: je 3 Handwerker, 2 Marmorplatten, 2 Lapislazuli – je 12 Talente.
    - _Türrahmen_ (2): 2 Handwerker, Bauholz, Marmorplatte, Lapislazuli – 4 Talente und 1 je verbundener Säulenwand.
    - _Mosaik_ (12): 2 Handwerker, Steinblock, Marmorplatte, Lapislazuli – 4 Talente und 1 je bedeckter Palme.
text-pay =
    Du bezahlst mit Handkarten. Eine Doppelkarte zählt als zwei ihrer Art, und was von ihr übrig bleibt, kann weitere Elemente desselben Besuchs bezahlen. Eine Korruptionskarte bringt dir sofort ihr Amulett. Ein _Händler vom Nil_ ersetzt eine beliebige fehlende Ressource, auch einen Handwerker, und ist dann weg. In einer Variante ersetzt er nur eine Ressource, die du mit keiner deiner Karten bezahlen könntest.
text-trompe =
    „Der Schein trügt“ ersetzt eine Einheit eines beliebigen Materials, aber keinen Handwerker. Die Karte kostet ein Amulett.
text-superfluous =
    Normalerweise darfst du nicht mehr bezahlen als nötig: Ließe sich eine Karte oder ein Händler zurücknehmen und es wäre noch immer genug, ist die Zahlung nicht erlaubt. Eine Variante erlaubt es.
text-places =
    Säulenwände, Türrahmen und Obelisken kommen auf einen beliebigen freien Platz ihrer Art. Sphinxen werden der Reihe nach gebaut, und der Sockel kommt vor dem Thron.
text-walls =
    Links, hinten und rechts stehen je drei Säulenwände, jede entlang von drei Gartenfeldern. Eine Wand bringt 1 mehr für jedes dieser Felder, das _schon_ ein Mosaik bedeckt; spätere Mosaiken bringen nichts dafür.
text-doors =
    Ein Türrahmen bringt 1 für jede Wand in einer lückenlosen Reihe, die gleich neben ihm beginnt und um den Palast läuft. Spätere Wände zählen nicht.
text-income =
    Nach dem letzten Element erhältst du die Talente für alle deine Elemente und einen Bonus: 2 für genau zwei Elemente, 5 für drei oder mehr.
text-cleopatra =
    Steht das letzte Element einer Kategorie – Sockel und Thron zählen als eine –, zieht Kleopatra ein Feld auf ihren Palast zu. Sind fünf der sechs Kategorien vollendet, ist sie da.
text-dice =
    Ist sie noch nicht da, wirf alle Würfel des Hohepriesters, die nicht auf dem Altar liegen. Jeder hat eine Seite mit einem Symbol; Würfel, die es zeigen, kommen auf den Altar. Der fünfte löst ein Opfer aus.

text-mosaic =
    Ein Mosaik bedeckt fünf freie Gartenfelder. Du darfst es drehen und, wenn nichts anderes vereinbart ist, wenden; es muss kein anderes berühren. Es bringt 4 Talente und 1 für jede Palme, die es bedeckt. Normalerweise darfst du nur das oberste des Stapels bauen.
text-sanctuary =
    Schließt dein Mosaik ein Gebiet ab, in das keines der Mosaiken im Stapel mehr passt, ist dieses Gebiet ein _Heiligtum_.
text-claim =
    Du darfst sofort eine deiner zwei Anubis-Statuen dort aufstellen. Was du jetzt nicht beanspruchst, kann später niemand mehr beanspruchen. Am Ende nimmt jedes Feld deiner Heiligtümer eines deiner Amulette auf.
text-late =
    Ein Gebiet, das es schon vorher gab und das sich nur schließt, weil das letzte passende Mosaik anderswo gebaut wurde, gehört niemandem.
text-removed =
    Nach jedem Mosaik wird das oberste des Stapels geprüft: Passt es nirgends mehr, kommt es aus dem Spiel, und das nächste wird geprüft. Ist der Stapel leer, sind die Mosaiken vollendet: Kleopatra zieht ein Feld weiter, und es können keine mehr gebaut werden.

text-hand =
    Hast du am Ende deines Zuges mehr als zehn Karten, wähle: bis auf genau zehn ablegen und 1 Amulett nehmen; alle behalten und für jede Karte über zehn 1 Amulett nehmen; oder einen Schmuggler spielen. Abgelegte Karten werden nicht gezeigt.

text-offering =
    Liegt der fünfte Würfel auf dem Altar, opfern alle heimlich beliebig viele Talente. Die Opfer werden gemeinsam aufgedeckt, und alle Talente sind verloren.
text-offering-ranks =
    Wer am meisten opfert, gibt 3 Amulette zurück, oder alle, wenn es weniger sind. Der zweite Platz nimmt 1 Amulett, der dritte 2, der vierte 3, der fünfte 4. Wer gleich viel opfert, teilt sich den besseren Platz, und die folgenden Plätze entfallen. Opfern alle gleich viel, sind alle Erste.
text-offering-averted =
    Bringt dein eigener Wurf das fünfte Symbol, kann dein Schreiber einen Würfel vom Altar nehmen, und es gibt kein Opfer. Nach einem Opfer kommen alle Würfel vom Altar, und dein Zug geht weiter.

text-beggar =
    _Bettler_ (2 Amulette): Jeder Gegner gibt dir nach eigener Wahl 2 Talente oder eine Standardkarte. Nur wer beides nicht kann, muss dir die Handkarten zeigen.
text-courtesan =
    _Kurtisane_ (1 Amulett): Nimm eine beliebige Karte vom Ablagestapel.
text-envoy =
    _Gesandter_: Nenne eine Ressource und bitte beliebige Gegner darum. Jeder darf eine Standardkarte davon anbieten; nimmst du sie an, kommt eines seiner Amulette mit.
text-scribe =
    _Schreiber_ (2 Amulette): Wenn du ein Mosaik baust, wähle ein beliebiges aus dem Stapel statt des obersten. Bezahlen musst du es trotzdem.
text-scribe-dice =
    _Schreiber_ (ohne Amulette): Lege einen Würfel auf den Altar oder nimm einen herunter. Ein fünfter Würfel löst sofort ein Opfer aus.
text-smuggler =
    _Schmuggler_ (1 Amulett): Hast du am Ende deines Zuges mehr als zehn Karten, behalte alle. Der Schmuggler selbst zählt mit.
text-vizier =
    _Wesir_: Sieh dir die obersten fünf Karten des Nachziehstapels an und behalte beliebig viele, für je 1 Amulett. Den Rest legst du verdeckt ab.

text-end =
    Das Spiel endet sofort, wenn Kleopatra das fünfte Feld erreicht. Der letzte Besuch wird noch ausgezahlt; gewürfelt wird nicht mehr, und niemand kommt noch einmal an die Reihe.
text-verdict =
    Alle legen ihre Handkarten ab und nehmen für jede Korruptionskarte darunter 1 weiteres Amulett. Dann werden die Pyramiden angehoben, und jedes Heiligtum nimmt ein Amulett je Feld auf.
text-eaten =
    Wer dann die meisten Amulette übrig hat, wird gefressen. Sind das alle, gewinnt das Krokodil. Hat niemand mehr ein Amulett, geht das Krokodil leer aus.
text-endless =
    Baut sehr lange niemand etwas, wird das Spiel abgebrochen und gewertet, wie es steht.

example-market = Auf dem Markt
example-market-start = Spieler 1 nimmt die Karten des ersten Standes: einen Steinblock und eine Karte, die noch niemand gesehen hat.
example-market-so = Die verdeckte Karte hat nur Spieler 1 gesehen. Jeder Stand bekam eine neue Karte; die beiden anderen Stände sind gewachsen.
example-payment = Zwei Elemente, eine Doppelkarte
example-payment-start = Spieler 1 will eine Säulenwand und den Türrahmen daneben bauen. Beide brauchen Bauholz, und auf der Hand ist eine Doppelkarte davon.
example-payment-so = Die zweite Einheit der Doppelkarte bezahlte den Türrahmen. Ein Amulett für die Korruptionskarte; 3 + 5 Talente für die Elemente und 2 als Bonus: 10.
example-merchant = „Der Schein trügt“ und Händler vom Nil
example-merchant-start = Eine Sphinx kostet Handwerker, Steinblock und Marmorplatte. Spieler 1 hat nur einen Steinblock und „Der Schein trügt“, aber drei Händler.
example-merchant-so = „Der Schein trügt“ diente als Marmorplatte und kostete ein Amulett; der Händler diente als Handwerker und ist für immer weg.
example-wall = Eine Wand neben einem Mosaik
example-wall-start = Ein Mosaik bedeckt zwei der drei Felder an der linken Wand gleich neben dem Türrahmen.
example-wall-so = 3 Talente und 1 für jedes der beiden bedeckten Felder: 5.
example-door = Türrahmen und Wände
example-door-start = Von der linken Ecke aus stehen vier Wände ohne Lücke; rechts beginnt die Reihe mit einer Lücke.
example-door-so = Links 4 und 4 für die verbundenen Wände, rechts 4 und sonst nichts: Die einzelne Wand hinten reicht nicht bis zu dieser Ecke.
example-queen = Kleopatra zieht weiter
example-queen-start = Der Sockel steht, ein Würfel liegt auf dem Altar. Spieler 1 baut den Thron.
example-queen-so = Sockel und Thron sind eine Kategorie, und sie ist nun vollendet: ein Feld weiter. Dann wurden die vier freien Würfel geworfen, und ein Symbol kam auf den Altar.
example-mosaic = Palmen unter dem Mosaik
example-mosaic-start = Spieler 1 hält Mosaik „I“ und legt es längs auf die Palmenreihe.
example-mosaic-so = 4 Talente und 1 für jede der drei Palmen: 7.
example-sanctuary = Ein Heiligtum entsteht
example-sanctuary-start = Spieler 1 hält Mosaik „V“. In die Ecke gelegt, schließt es vier Felder ab.
example-sanctuary-so = In vier Felder passt kein Mosaik. Die Statue musste sofort hinein; am Ende nimmt dieses Heiligtum vier Amulette auf.
example-hand = Zu viele Karten
example-hand-start = Spieler 1 beendet den Zug mit 13 Karten, drei zu viel.
example-hand-so = Das kostete ein Amulett, und drei Karten kamen ungesehen weg: So wird man Korruptionskarten los. Alle 13 zu behalten hätte drei Amulette gekostet.
example-offering = Ein Opfer mit Gleichstand
example-offering-start = Vier Würfel liegen auf dem Altar, und Spieler 1 spielt einen Schreiber.
example-offering-so = Die beiden, die 5 geopfert haben, teilen sich den ersten Platz und geben je 3 Amulette zurück. Der zweite Platz entfällt: Der dritte nimmt 2, der vierte 3. Alle geopferten Talente sind verloren.
example-beggar = Der Bettler an drei Türen
example-beggar-start = Spieler 1 spielt den Bettler. Spieler 4 hat ein Talent und keine Standardkarte.
example-beggar-so = Jeder gab, was weniger schmerzte. Spieler 4 konnte beides nicht und musste die Handkarten zeigen – aber nur Spieler 1.
example-envoy = Der Gesandte bittet um Steinblöcke
example-envoy-start = Spieler 1 bittet beide Gegner um einen Steinblock.
example-envoy-so = Spieler 2 ist ein Amulett los, Spieler 1 hat einen Steinblock. Ablehnen darf man immer, und es verrät nichts über die Handkarten.
example-scribe = Ein Mosaik nach Wahl
example-scribe-start = Oben auf dem Stapel liegt Mosaik „X“, aber Spieler 1 möchte lieber „I“ legen. Ein Schreiber hilft.
example-scribe-so = Das Mosaik wurde wie üblich bezahlt; der Schreiber kostete zwei Amulette. „X“ liegt noch immer oben auf dem Stapel.
example-vizier = Die fünf Karten des Wesirs
example-vizier-start = Spieler 1 spielt den Wesir und sieht die obersten fünf Karten des Nachziehstapels.
example-vizier-so = Zwei Karten, zwei Amulette; die anderen drei wurden abgelegt, und sonst weiß niemand, welche.
example-verdict = Das Urteil
example-verdict-start = Die letzte Säulenwand steht, Kleopatra betritt ihren Palast. Am reichsten sind Spieler 3 und Spieler 4.
example-verdict-so = Spieler 3 und Spieler 4 haben die meisten Amulette übrig, je 6: Das Krokodil frisst beide, und ihr Reichtum nützt ihnen nichts. Das Heiligtum von Spieler 2 hat gerade noch vier Amulette aufgenommen.
