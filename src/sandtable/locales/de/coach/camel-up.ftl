ask-turn =
    Du wettest auf Kamele; wer am Ende am reichsten ist, gewinnt. Tu _eines_ der Dinge, die leuchten:
    - ein _Etappenwettplättchen_: Dieses Kamel führt am Ende der Etappe,
    - die _Pyramide_: sicher 1 ÄP, und ein zufälliges Kamel zieht,
    - ein _Feld_ für dein Publikumsplättchen: 1 ÄP, sooft dort Kamele landen,
    - eine _Rennwettkarte_ auf einen Stapel: wer das ganze Rennen gewinnt oder verliert – je früher, desto besser.

    Zeig auf etwas, um zu sehen, was geschehen würde.
ask-turn-partners =
    Du kannst für diese Etappe auch eine _Partnerschaft_ eingehen: Am Ende der Etappe wertet jeder von euch zusätzlich das beste Plättchen des anderen. Ablehnen kann niemand – wähle also jemanden mit guten Plättchen, bevor es andere tun.
ask-build-stack =
    Du baust das Rennen auf: Mehrere Kamele starten auf diesem Feld. Wähle ein leuchtendes Kamel; das erste steht unten, jedes weitere darauf. Wer höher steht, liegt weiter vorn.
