ask-turn =
    Wer am Ende am reichsten ist, gewinnt. Wähle _eine_ hervorgehobene Aktion:
    - Nimm ein _Etappenwettplättchen_: Wer führt am Ende der Etappe?
    - Würfle mit der _Pyramide_: sicher 1 ÄP, und ein zufälliges Kamel zieht.
    - Lege dein Publikumsplättchen auf ein _Feld_: 1 ÄP, sooft dort Kamele landen.
    - Lege eine _Rennwettkarte_: Wer wird Gesamtsieger, wer Gesamtletzter?
ask-turn-pointing =
    Zeige auf etwas, um zu sehen, was es bewirkt; ein Klick wählt es.
ask-turn-partners =
    Du kannst für diese Etappe auch einen _Partner_ wählen: Am Ende der Etappe wertet jeder von euch zusätzlich das beste Plättchen des anderen. Ablehnen kann niemand – wähle also jemanden mit guten Plättchen, bevor es ein anderer tut.
ask-build-stack =
    Du baust das Rennen auf: Mehrere Kamele starten auf diesem Feld. Wähle ein hervorgehobenes Kamel. Das erste steht unten, jedes weitere klettert obendrauf. Wer höher steht, liegt weiter vorn.
