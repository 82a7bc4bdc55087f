## Namen und Aufzählungen

player-name = Spieler { $number }
list-times = { $times } × { $item }
list-next = { $head }, { $tail }
list-last = { $head } und { $tail }

## Die Frage

prompt-waiting = Warten auf { $seats }.
prompt-over = Die Partie ist zu Ende.

## Warum nicht?

refused-not-your-turn = Du bist nicht am Zug.
refused-not-now = Das geht gerade nicht: Du wirst etwas anderes gefragt.
refused-stale-answer = Diese Frage ist schon beantwortet.
refused-no-such-action = Diese Aktion gibt es in diesem Spiel nicht.
refused-bad-input = Diese Eingabe ist unverständlich.
refused-bad-setup = So lässt sich keine Partie aufbauen.
refused-bad-question = Diese Frage lässt sich gerade nicht stellen.
refused-bad-record = Diese Datei ist beschädigt oder keine Aufzeichnung von Sandtable.
refused-undo-start = Es gibt nichts zurückzunehmen.
refused-undo-luck = Das lässt sich nicht zurücknehmen: Es wurde schon gewürfelt oder eine Karte gezogen.
refused-undo-secret = Das lässt sich nicht zurücknehmen: Etwas Verdecktes wurde aufgedeckt.
refused-undo-other = Das lässt sich nicht zurücknehmen: Danach hat schon jemand anders gespielt.
refused-undo-final = Ein verdecktes Gebot lässt sich nicht zurücknehmen.

## Das Terminal: der Anfang

shell-welcome =
    { $title } für { $seats ->
        [one] { $seats } Spieler
       *[other] { $seats } Spieler
    }
shell-resumed =
    Die Partie geht nach { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } weiter.
shell-sealed = Alle Würfe und Karten standen vor dem ersten Zug fest. Siegel: { $hash }
shell-bot-name = Bot { $number }
shell-how = Gib die Nummer einer Möglichkeit ein oder ? für alles Weitere.

## Ein Zug

shell-turn = { $seat } ist am Zug
shell-since = Seit deinem letzten Zug
shell-choose = Deine Wahl
shell-pass = Die Tastatur geht an { $seat }. Drücke Enter, wenn sonst niemand hinschaut.
shell-enter = Weiter mit Enter
shell-go-on = Enter: weiter · u: zurücknehmen
shell-undone = { $action } – zurückgenommen

## Antworten auf Eingaben

shell-unknown = „{ $input }“ ist keine Nummer, keine Aktion und kein Befehl; ? zeigt, was möglich ist.
shell-no-number = Nummer { $number } gibt es nicht: Wähle 1 bis { $most }.
shell-several = „{ $input }“ ist mehrdeutig: { $matches }.
shell-allowed = Das ist erlaubt: Nummer { $number }.
shell-why-what = Welche Aktion? Gib sie nach w ein.
shell-save-where = Gib nach s einen Dateinamen ein.
shell-log-empty = Noch ist nichts geschehen.
shell-no-odds = Hier gibt es keine Chancen zu zeigen.
shell-no-hint = Hier gibt es nichts zu entscheiden: Nur eine Aktion ist möglich.

## Hilfe

shell-help-number = die Möglichkeit mit dieser Nummer wählen
shell-help-text = eine Aktion so eintippen (auf Englisch); der Anfang genügt
shell-help-undo = deine letzte Entscheidung zurücknehmen
shell-help-log = zeigen, was bisher geschehen ist
shell-help-why = fragen, warum eine Aktion nicht erlaubt ist
shell-help-odds = die Chancen zeigen
shell-help-hint = fragen, was ein Experte tun würde
shell-help-board = Spielplan und Möglichkeiten noch einmal zeigen
shell-help-save = die Partie speichern und weiterspielen
shell-file = DATEI
shell-help-help = diese Hilfe zeigen
shell-help-quit = die Partie verlassen

## Dateien

shell-keep-game = Dateiname für die unterbrochene Partie (Enter: { $file }; n: nicht speichern)
shell-keep-record = Dateiname für die Aufzeichnung der Partie (Enter: { $file }; n: nicht speichern)
shell-game-kept = Die Partie ist in { $file } gespeichert. Zeige die Datei vorerst niemandem: Sie verrät die kommenden Würfe und Karten. Weiter geht es mit: { $command }
shell-record-kept = Die Aufzeichnung der Partie ist in { $file } gespeichert.
shell-not-kept = Die Partie wurde nicht gespeichert.
shell-no-file = { $file } ließ sich nicht schreiben: { $reason }
shell-file-exists = Die Datei { $file } gibt es schon: Wähle einen anderen Namen.

## Das Ende

shell-score-sheet = Wertungsbogen
shell-total = Summe
shell-verified =
    { $luck ->
        [one] Der einzige Wurf oder die einzige Karte stimmt
       *[other] Alle { $luck } Würfe und Karten stimmen
    } mit dem Siegel überein.
shell-with-hints =
    { $hints ->
        [one] { $seat } hat mit einem Tipp gespielt.
       *[other] { $seat } hat mit { $hints } Tipps gespielt.
    }
shell-goodbye = Bis zum nächsten Mal!
