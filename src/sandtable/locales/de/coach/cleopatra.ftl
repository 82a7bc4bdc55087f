ask-turn =
    Du baust für Talente an einem Palast und darfst am Ende nicht am korruptesten sein. Ein Zug, eine Sache:
    - ein leuchtender _Marktstand_: Alle seine Karten gehören dir,
    - ein leuchtendes _Element_ im Steinbruch: Bezahl mit Karten und bau.

    Karten mit Amulett sind stark, aber jedes Amulett bringt das Krokodil näher.
ask-refill = Du hast einen Stand genommen. Füll jetzt den Markt auf oder spiel vorher einen Charakter.
ask-lay-out = Leg an jeden Stand eine Karte. Denk an die nächste Person: Was wäre ein Geschenk, was eine Last?
ask-build = Du darfst in diesem Besuch weiterbauen: Zwei Elemente bringen 2 Talente mehr, drei oder mehr bringen 5. Oder hör auf.
ask-pay-for = Wähl die Karten, mit denen du zahlst. Saubere kosten nichts weiter, Korruptionskarten bringen Amulette. Ein Händler vom Nil ersetzt eine Einheit, ist aber am Ende 3 Talente wert.
ask-choose-way = Zieh das Mosaik über den Garten, dreh oder wende es: Der Schatten zeigt Palmen, Ertrag und was es abschließen würde. Dann leg es.
ask-place-mosaic = Wähl einen Platz im Garten. Palmen darunter bringen Talente, und ein abgeschlossenes Gebiet kann dein Heiligtum werden.
ask-claims = Dein Mosaik hat ein Stück Garten abgeschlossen. Eine Statue macht es zu deinem Heiligtum: Am Ende schluckt jedes Feld ein Amulett. Jetzt oder nie.
ask-end-turn = Dein Zug ist fast vorbei. Mach weiter oder spiel einen Charakter.
ask-hand-limit = Mehr als zehn Karten sind zu viele. Leg für ein Amulett welche ab, oder behalte alle und nimm ein Amulett für jede über zehn.
ask-lay-off = Wähl die Karten, die du ablegst. Niemand sieht sie – eine Gelegenheit, Korruptionskarten loszuwerden.
ask-offering = Alle bieten heimlich, und alle Talente sind weg. Das höchste Gebot gibt 3 Amulette zurück, die anderen nehmen welche. Biete, was dir eine saubere Pyramide wert ist.
ask-answer-roll = Dein Wurf löst ein Opfer aus. Mit einem Schreiber könntest du einen Würfel vom Altar nehmen und es abwenden.
ask-give = Ein Bettler steht vor der Tür: Gib 2 Talente oder eine Standardkarte, je nachdem, was du eher entbehren kannst.
ask-fetch = Nimm eine beliebige Karte vom Ablagestapel. Sonst sieht niemand, welche.
ask-ask = Wähl eine Ressource und wen du darum bittest. Mit jeder Gabe kommt ein Amulett.
ask-offer = Du darfst eine Karte anbieten: Mit ihr geht eines deiner Amulette. Oder lehn ab.
ask-accept = Nimmst du die Karte? Ein Amulett der anderen Person kommt mit.
ask-keep = Behalte die Karten, die dir je ein Amulett wert sind. Der Rest wird abgelegt.
