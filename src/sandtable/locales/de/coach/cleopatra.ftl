ask-turn =
    Du verdienst Talente, indem du an Kleopatras Palast baust, aber werde dabei nicht der korrupteste Baumeister. In jedem Zug tust du eines:
    - wähle einen hervorgehobenen _Marktstand_ und nimm alle seine Karten,
    - wähle ein hervorgehobenes _Element_ im Steinbruch, bezahle es mit Karten und baue es.

    Karten mit Amulett sind stark, aber jedes Amulett bringt das Krokodil näher.
ask-refill = Du hast deine Karten genommen. Fülle jetzt den Markt auf oder spiele vorher einen Charakter.
ask-lay-out = Lege an jeden Stand eine Karte. Denke an den nächsten Spieler: Was wäre ein Geschenk, was eine Last?
ask-build = Du darfst bei diesem Besuch weiterbauen: Zwei Elemente bringen 2 Talente extra, drei oder mehr bringen 5. Oder höre hier auf.
ask-pay-for = Wähle die Karten, mit denen du bezahlst. Standardkarten kosten nichts extra, Korruptionskarten bringen dir Amulette. Ein Händler vom Nil ersetzt eine fehlende Ressource, ist aber 3 Talente wert, wenn du ihn bis zum Ende behältst.
ask-choose-way = Ziehe das Mosaik über den Garten, drehe oder wende es. Die Vorschau zeigt bedeckte Palmen, verdiente Talente und jedes Heiligtum, das entstehen würde. Dann lege es.
ask-place-mosaic = Wähle einen Platz im Garten. Jede bedeckte Palme bringt ein Talent, und ein Gebiet, das du abschließt, kann dein Heiligtum werden.
ask-claims = Dein Mosaik hat einen Teil des Gartens abgeschlossen. Mit einer Statue wird er dein Heiligtum: Jedes seiner Felder nimmt am Ende eines deiner Amulette auf. Jetzt oder nie.
ask-end-turn = Dein Zug ist fast vorbei. Beende ihn oder spiele vorher einen Charakter.
ask-hand-limit = Du hast mehr als zehn Karten. Lege bis auf zehn ab und nimm ein Amulett, oder behalte alle und nimm für jede Karte über zehn ein Amulett.
ask-lay-off = Wähle die Karten, die du ablegst. Niemand sieht sie – eine Gelegenheit, Korruptionskarten loszuwerden.
ask-offering = Alle opfern heimlich, und alle geopferten Talente sind verloren. Wer am meisten opfert, gibt 3 Amulette zurück oder so viele, wie er hat; alle anderen nehmen welche – je weniger du opferst, desto mehr nimmst du. Wie viel sind dir weniger Amulette wert?
ask-answer-roll = Dein Wurf löst ein Opfer aus. Mit einem Schreiber könntest du einen Würfel vom Altar nehmen und es abwenden.
ask-give = Ein Bettler steht vor der Tür: Gib 2 Talente oder eine Standardkarte, je nachdem, was du eher entbehren kannst.
ask-fetch = Nimm eine beliebige Karte vom Ablagestapel. Sonst sieht niemand, welche.
ask-ask = Wähle eine Ressource und wen du darum bittest. Mit jeder Karte, die du annimmst, kommt ein Amulett.
ask-offer = Du darfst eine Karte anbieten. Wird sie angenommen, geht eines deiner Amulette mit. Oder lehne ab.
ask-accept = Möchtest du die Karte? Ein Amulett des Gebers kommt mit.
ask-keep = Behalte die Karten, die dir je ein Amulett wert sind. Der Rest wird abgelegt.
