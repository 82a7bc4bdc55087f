## Namen und Aufzählungen

player-name = Person { $number }
list-times = { $times } × { $item }
list-next = { $head }, { $tail }
list-last = { $head } und { $tail }

## Die Frage

prompt-waiting = Warten auf { $seats }.
prompt-over = Das Spiel ist aus.

## Warum nicht?

refused-not-your-turn = Du bist nicht am Zug.
refused-not-now = Danach ist gerade nicht gefragt.
refused-stale-answer = Diese Frage ist schon beantwortet.
refused-no-such-action = Diese Aktion gibt es in dem Spiel nicht.
refused-bad-input = Das ist nicht zu verstehen.
refused-bad-setup = So lässt sich kein Spiel aufbauen.
refused-bad-message = Die Nachricht ist nicht zu verstehen.
refused-bad-record = Die Aufzeichnung ist beschädigt oder nicht von hier.
refused-undo-start = Es gibt nichts zurückzunehmen.
refused-undo-luck = Das lässt sich nicht zurücknehmen: Würfel sind gefallen oder Karten gezogen.
refused-undo-secret = Das lässt sich nicht zurücknehmen: Ein Geheimnis ist ans Licht gekommen.
refused-undo-other = Das lässt sich nicht zurücknehmen: Danach hat schon jemand anders entschieden.
refused-undo-final = Ein verdecktes Gebot lässt sich nicht zurücknehmen.

## Das Terminal: der Anfang

shell-welcome =
    { $title } für { $seats ->
        [one] { $seats } Person
       *[other] { $seats } Personen
    }
shell-resumed =
    Das Spiel geht nach { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } weiter.
shell-sealed = Würfel und Karten dieses Spiels stehen fest und sind versiegelt: { $hash }
shell-bot-name = Bot { $number }
shell-how = Gib die Nummer einer Möglichkeit ein, oder ? für alles andere.

## Ein Zug

shell-turn = Am Zug: { $seat }
shell-since = Seit deinem letzten Zug
shell-choose = Deine Wahl
shell-pass = Die Tastatur geht an { $seat }. Drücke Enter, wenn sonst niemand hinschaut.
shell-enter = Enter: weiter
shell-go-on = Enter: weiter, u: zurücknehmen
shell-undone = Zurückgenommen: { $action }

## Antworten auf Eingaben

shell-unknown = „{ $input }“ ist hier keine Nummer, keine Aktion und kein Befehl; ? zeigt, was möglich ist.
shell-no-number = Nummer { $number } gibt es nicht: Sie gehen von 1 bis { $most }.
shell-several = „{ $input }“ kann mehreres heißen: { $matches }.
shell-allowed = Das ist erlaubt: Nummer { $number }.
shell-why-what = Warum was nicht? Gib die Aktion nach w ein.
shell-save-where = Gib nach s einen Dateinamen ein.
shell-log-empty = Noch ist nichts geschehen.
shell-no-odds = Hier gibt es keine Tabelle der Chancen.

## Hilfe

shell-help-number = die Möglichkeit mit dieser Nummer wählen
shell-help-text = eine Aktion mit ihrem Text wählen; der Anfang genügt
shell-help-undo = deine letzte Entscheidung zurücknehmen
shell-help-log = zeigen, was bisher geschehen ist
shell-help-why = sagen, warum eine Aktion nicht erlaubt ist
shell-help-odds = die Chancen zeigen
shell-help-board = Spielplan und Möglichkeiten noch einmal zeigen
shell-help-save = das Spiel speichern und weiterspielen
shell-file = DATEI
shell-help-help = diese Hilfe zeigen
shell-help-quit = das Spiel verlassen

## Dateien

shell-keep-game = Dateiname für das unterbrochene Spiel (Enter: { $file }; n: nicht behalten)
shell-keep-record = Dateiname für die Aufzeichnung des Spiels (Enter: { $file }; n: nicht behalten)
shell-game-kept = Das Spiel liegt in { $file }. Zeig die Datei vorerst niemandem: Sie verrät die kommenden Würfe und Karten. Weiter geht es mit: { $command }
shell-record-kept = Die Aufzeichnung des Spiels liegt in { $file }.
shell-not-kept = Das Spiel wird nicht behalten.
shell-no-file = { $file } ließ sich nicht schreiben: { $reason }
shell-file-exists = Die Datei { $file } gibt es schon: Wähle einen anderen Namen.

## Das Ende

shell-score-sheet = Abrechnung
shell-total = Summe
shell-verified =
    { $luck ->
        [one] Der einzige Wurf oder die einzige Karte ist
       *[other] Alle { $luck } Würfe und Karten sind
    } so, wie das Siegel es versprochen hat.
shell-goodbye = Bis zum nächsten Mal!
