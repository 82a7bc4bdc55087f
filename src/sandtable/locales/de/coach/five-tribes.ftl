ask-bid = Zuerst bieten alle um die Zugreihenfolge. Ein hervorgehobenes Feld kostet das Gold, das darauf steht, und die teuren Felder spielen zuerst. Für den Anfang genügt 0 oder 1.
ask-window = Hier darfst du einen hervorgehobenen Dschinn nutzen oder einfach weitermachen.
ask-look = Wähle den Dschinn, den du behalten willst. Seine Kraft und seine Punkte gehören dir sofort.
ask-pick-up =
    Das ist das Herz des Spiels: Nimm _alle_ Meeples von einem hervorgehobenen Plättchen auf. Auf jedem Plättchen deines Weges setzt du einen ab, und der letzte muss einen seiner Farbe treffen. Denke vom Ende her: Wo willst du ankommen, und mit welcher Sippe? „Wo könnte mein Zug enden?“ findet einen Weg für dich.
ask-sow = Wähle das nächste Plättchen und den Meeple, den du dort absetzt. Von hervorgehobenen Plättchen aus kannst du die Bewegung immer beenden. Unmittelbar zurück geht es nicht.
ask-build = Baumeister bringen Gold für die blauen Plättchen ringsum. Jeder Fakir, den du ablegst, zählt wie ein weiterer Baumeister – wenn du ihn entbehren kannst.
ask-kill = Deine Meuchelmörder schlagen zu: Wähle einen hervorgehobenen Meeple auf dem Plan oder einen Wesir oder Ältesten eines Gegners. Ein geleertes Plättchen ohne Kamel gehört dir.
ask-redirect = Hierher kommt eine Palme oder ein Palast. Dein Dschinn kann das Stück auf eines der Plättchen ringsum versetzen – praktisch, wenn dir eines gehört.
ask-small-market = Für 3 Gold darfst du eine der ersten drei Karten nehmen. Ein Satz aus verschiedenen Gütern ist am meisten wert.
ask-large-market = Für 6 Gold darfst du zwei der ersten sechs Karten nehmen. Wähle Sorten, die dir noch fehlen.
ask-sacred-place = Hier tauschst du Älteste gegen einen Dschinn: Punkte und eine Kraft für den Rest des Spiels.
ask-sale = Dein Zug ist fast vorbei. Du darfst jetzt Güter verkaufen, aber es eilt nicht: Sätze können noch wachsen und sind am Ende genauso viel wert.
ask-suit = Lege Güter verschiedener Sorten zusammen: Je mehr Sorten, desto mehr ist jede wert. Dann verkaufe den Satz.
