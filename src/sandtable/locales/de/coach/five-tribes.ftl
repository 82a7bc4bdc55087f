ask-bid = Zuerst bietest du darum, wer wann spielt. Ein leuchtendes Feld kostet das Gold, das darauf steht; teure spielen früher. Für den Anfang genügen 0 oder 1.
ask-window = Hier darfst du einen leuchtenden Dschinn nutzen oder einfach weitermachen.
ask-look = Wähle den Dschinn, den du behalten willst: Seine Kraft und seine Punkte gehören dir sofort.
ask-pick-up =
    Jetzt das Herz des Spiels: Nimm _alle_ Meeples eines leuchtenden Plättchens. Auf jedem Plättchen deines Weges bleibt einer, und der letzte muss seine Farbe treffen. Denk vom Ende her: Wo willst du ankommen, und mit welchem Stamm? Der Planer findet den Weg.
ask-sow = Wähle das nächste Plättchen und den Meeple, der dort bleibt. Was leuchtet, führt zu einem guten Ende. Unmittelbar zurück geht es nicht.
ask-build = Baumeister bringen Gold für die blauen Plättchen ringsum. Jeder Fakir, den du dazulegst, zählt wie ein weiterer Baumeister – wenn du ihn entbehren kannst.
ask-kill = Deine Assassinen schlagen zu: Wähle einen leuchtenden Meeple auf dem Plan oder einen fremden Wesir oder Ältesten. Ein geleertes Plättchen gehört dir.
ask-redirect = Hier kommt eine Palme oder ein Palast hin. Dein Dschinn könnte sie auf ein Plättchen ringsum versetzen – am besten auf ein eigenes.
ask-small-market = Für 3 Gold darfst du eine der ersten drei Karten nehmen. Verschiedene Waren zusammen sind am meisten wert.
ask-large-market = Für 6 Gold darfst du zwei der ersten sechs Karten nehmen. Wähle Sorten, die dir noch fehlen.
ask-sacred-place = Hier kaufen Älteste einen Dschinn: Punkte und eine Kraft für den Rest des Spiels.
ask-sale = Dein Zug ist fast vorbei. Du darfst jetzt Waren verkaufen, aber es eilt nicht: Sätze wachsen und zählen am Ende genauso.
ask-suit = Leg Waren verschiedener Sorten zusammen; je mehr Sorten, desto mehr ist jede wert. Dann verkaufe.
