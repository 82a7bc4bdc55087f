ask-turn =
    Du wettest auf Kamele; wer am Ende am reichsten ist, gewinnt. Wähle _eine_ der hervorgehobenen Aktionen:
    - nimm ein _Etappenwettplättchen_: Du glaubst, dass dieses Kamel am Ende der Etappe führt,
    - würfle mit der _Pyramide_: sicher 1 ÄP, und ein zufälliges Kamel zieht,
    - lege dein Publikumsplättchen auf ein _Feld_: 1 ÄP, sooft dort Kamele landen,
    - lege eine _Rennwettkarte_ auf einen Stapel: Wer wird Gesamtsieger, wer Gesamtletzter? Je früher, desto besser.
ask-turn-pointing =
    Zeige auf etwas, um zu sehen, was es bewirkt; ein Klick wählt es.
ask-turn-partners =
    Du kannst für diese Etappe auch einen _Partner_ wählen: Am Ende der Etappe wertet jeder von euch zusätzlich das beste Plättchen des anderen. Ablehnen kann niemand – wähle also jemanden mit guten Plättchen, bevor es ein anderer tut.
ask-build-stack =
    Du baust das Rennen auf: Mehrere Kamele starten auf diesem Feld. Wähle ein hervorgehobenes Kamel. Das erste steht unten, jedes weitere klettert obendrauf. Wer höher steht, liegt weiter vorn.
