## Jede Seite

page-name = Sandtable
page-close = Schließen
page-save = Speichern
page-copy = Kopieren
page-copied = Kopiert
page-language = Sprache
page-to-night = Auf Nacht umschalten
page-to-day = Auf Tag umschalten
page-loading = Einen Moment …
page-to-hall = Zum Saal
page-nowhere = Hier ist nur Sand
page-nowhere-more = Diese Seite gibt es nicht. Die Spiele sind im Saal.

## Du

page-guest = Gast
page-name-yourself = Dein Name
page-your-name = Dein Name
page-your-name-more = So sehen dich die anderen. Es gibt weder Konto noch Passwort.
page-device = Auf einem anderen Gerät spielen
page-device-link = Öffne diesen Link innerhalb einer Stunde auf dem anderen Gerät. Er wirkt einmal; danach bist du dort du.
page-webhook = Internetadresse aufrufen, wenn ich am Zug bin
page-webhook-more = Für Spiele über mehrere Tage: Der Saal schickt eine Nachricht dorthin.
page-take = Auf diesem Gerät weiterspielen?
page-take-more = Dein Name und deine Tische kommen mit.
page-take-yes = Hier weiterspielen
page-take-failed = Dieser Link gilt nicht mehr

## Der Saal

page-tagline = Drei Wüstenspiele an einem Tisch: mit Freunden, mit Fremden oder mit Bots.
page-games = Spiele
page-hall-lost = Der Saal antwortet gerade nicht. Was du siehst, kann veraltet sein.
page-hall-closed = Der Saal ist geschlossen
page-hall-closed-more = Er antwortet nicht. Diese Seite versucht es weiter.
page-seats-range = { $fewest }–{ $most } Personen
page-play-now = Jetzt spielen
page-open-table = Tisch eröffnen
page-my-tables = Meine Tische
page-my-tables-none = Du sitzt noch an keinem Tisch. „Jetzt spielen“ ist nur ein Klick.
page-all-tables = Alle { $tables } zeigen
page-join = Mitspielen
page-join-link = Link oder Code eines Tisches
page-join-go = Hingehen
page-join-wrong = Das ist kein Link zu einem Tisch. Er endet mit einem Code aus 16 Zeichen.
page-open-tables = Offene Tische
page-open-tables-none = Gerade sucht niemand Mitspieler.
page-watch = Zum Zuschauen
page-watch-none = Gerade läuft kein öffentliches Spiel.
page-bots =
    { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    }
page-open-seats =
    { $open ->
        [one] { $open } freier Platz
       *[other] { $open } freie Plätze
    }
page-over = Zu Ende
page-playing = Läuft
page-waiting-to-start = Noch nicht begonnen
page-your-turn = Du bist am Zug
page-turn-of = Am Zug: { $names }

## Was vereinbart ist

page-game = Spiel
page-seats = Personen
page-seats-number =
    { $seats ->
        [one] { $seats } Person
       *[other] { $seats } Personen
    }
page-chairs = Wer wo sitzt
page-chair-me = Ich
page-chair-open = Frei für alle
page-chair-bot = Bot ({ $level })
page-pace = Tempo
page-pace-live = Live, in einer Sitzung
page-pace-turns = Zug um Zug
page-pace-turns-more = Zug um Zug, über Tage
page-clock = Uhr
page-clock-none = Keine Uhr
page-clock-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde pro Entscheidung
       *[other] { $seconds } Sekunden pro Entscheidung
    }
page-clock-minutes =
    { $minutes ->
        [one] { $minutes } Minute pro Entscheidung
       *[other] { $minutes } Minuten pro Entscheidung
    }
page-clock-days =
    { $days ->
        [one] { $days } Tag pro Entscheidung
       *[other] { $days } Tage pro Entscheidung
    }
page-clock-game = { $minutes } min für das Spiel, + { $increment } s pro Entscheidung
page-listed = Im Saal sichtbar
page-watch-allowed = Zuschauer willkommen
page-stand-in = Bot für alle, die gehen oder deren Zeit abläuft
page-undo-allowed = Zurücknehmen erlaubt
page-odds-allowed = Chancen zeigen erlaubt
page-variants = Regelvarianten
page-start = Spiel beginnen

## Bots

hall-level-random = zufällig
hall-level-novice = Anfänger
hall-level-novice-says = Spielt wie ein Anfänger: nimmt, was auf dem Tisch gut aussieht, und verschätzt sich oft.
hall-level-regular = geübt
hall-level-regular-says = Kennt das Spiel gut und macht den wertvollsten Zug, ohne weit vorauszudenken.
hall-level-strong = stark
hall-level-strong-says = Spielt aussichtsreiche Züge einige Male im Kopf durch, bevor er sich entscheidet.
hall-level-expert = Experte
hall-level-expert-says = Denkt am längsten nach: wägt viele Verläufe ab und auch, was die anderen verbergen und wollen.
hall-level-greedy = gierig
hall-level-rule-of-thumb = nach Faustregel
hall-level-simple = einfach

## An der Tür eines Tisches

page-invited = Du bist an einen Tisch eingeladen
page-enter = Eintreten
page-table-gone = Hier ist kein Tisch für dich
page-table-broken = Dieser Tisch lässt sich nicht lesen
page-salvage = Speichern, was lesbar ist
page-reconnecting = Die Verbindung ist abgerissen. Sie wird wiederhergestellt …
page-offline = Dein Gerät ist offline. Das Spiel wartet auf dich.
page-restarting = Der Saal wird neu gestartet und ist gleich wieder da.

## Das Wartezimmer

page-invite = Andere einladen
page-invite-more = Wer diesen Link hat, kann hereinkommen und sich setzen.
page-invite-link = Link zu diesem Tisch
page-invite-code = Der Link als QR-Code
page-invite-bot = Einen Bot auf Platz { $number } setzen
page-players = Personen
page-seat-open = Freier Platz
page-online = da
page-away = nicht da
page-sit = Hinsetzen
page-stand = Platz { $number } frei machen
page-swap = Mit Platz { $number } tauschen
page-bot = Bot …
page-start-when-full =
    { $open ->
        [one] { $open } Platz ist noch frei: Es setzt sich noch jemand hin, notfalls ein Bot.
       *[other] { $open } Plätze sind noch frei: Es setzt sich noch jemand hin, notfalls Bots.
    }
page-fill-bots = Freie Plätze mit Bots besetzen
page-levels = So spielen die Bots
page-host-starts = Das Spiel beginnt, wenn der Gastgeber es startet.
page-agreed = Was vereinbart ist
page-host-decides = Das entscheidet der Gastgeber.

## Am Tisch

page-title-turn = ● Du bist am Zug: { $title }
page-spectators =
    { $spectators ->
        [one] { $spectators } Zuschauer
       *[other] { $spectators } Zuschauer
    }
page-skip = Überspringen
page-undo =
    { $steps ->
        [0] Zurücknehmen
       *[other] Zurücknehmen ({ $steps })
    }
page-undo-until = Weiter geht es nicht. { $reason }
page-ask-undo = Um Rücknahme bitten
page-choices = Auswahl
page-log = Verlauf
page-chat = Chat
page-panels = Auswahl, Verlauf und Chat
page-no-choice = Gerade hast du nichts zu entscheiden.
page-spectating = Du schaust bei diesem Spiel zu.
page-to-decide = muss entscheiden
page-earlier = Frühere Zeilen
page-missed = Während du weg warst
page-log-empty = Noch ist nichts geschehen.
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Sag etwas
page-chat-send = Senden
page-paused = Die Uhren stehen.
page-look = Mit den Augen von { $name } schauen
page-lend = Einen Bot für mich spielen lassen
page-lend-other = Einen Bot ({ $level }) für { $name } spielen lassen
page-lend-soon = { $name } kann noch zurückkommen: In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } kann ein Bot übernehmen
page-lend-level = Wie gut soll er spielen?
page-reclaim = Wieder selbst spielen
page-lent-asked = vorerst spielt ein Bot
page-lent-away = nicht da: ein Bot spielt
page-lent-clock = Zeit abgelaufen: ein Bot spielt
page-proposes-undo = { $name } möchte die letzte Entscheidung zurücknehmen.
page-proposes-pause = { $name } möchte die Uhren anhalten.
page-votes-missing = Antwort steht noch aus: { $names }
page-agree = Einverstanden
page-disagree = Ablehnen
page-pass = Gib das Gerät an { $name } (Platz { $number })
page-pass-more = Was die anderen nicht sehen dürfen, erscheint erst, wenn es weitergeht.
page-pass-ready = Ich bin bereit

## Wie ich es mag

page-table-settings = Einstellungen
page-speed = Animation
page-speed-normal = normal
page-speed-fast = schnell
page-speed-none = aus
page-sound = Ton, wenn etwas geschieht
page-notify = Benachrichtigung, wenn ich am Zug bin
page-notify-denied = Dein Browser lässt hier keine Benachrichtigungen zu. Das lässt sich in seinen Einstellungen ändern.
page-resume = Uhren weiterlaufen lassen
page-ask-pause = Um eine Pause der Uhren bitten
page-seal = Würfel und Karten dieses Spiels stehen fest und sind versiegelt:

## Das Ende

page-scoring = Die Schlusswertung
page-winners =
    { $winners ->
        [0] Niemand gewinnt!
        [one] { $names } gewinnt!
       *[other] Gemeinsam gewinnen: { $names }!
    }
page-score-sheet = Wertungsbogen
page-score-line = Zeile
page-total = Summe
page-rematch = Noch einmal spielen
page-rematch-join = Bei der Revanche mitspielen
page-rematch-watch = Zur Revanche
page-record = Aufzeichnung speichern
page-verify = Würfel und Karten prüfen
page-verified =
    { $draws ->
        [one] Der einzige Würfel oder die einzige Karte ist, was das Siegel versprach.
       *[other] Alle { $draws } Würfel und Karten sind, was das Siegel versprach.
    }
page-not-verified = Die Würfel und Karten sind nicht, was das Siegel versprach!

## Noch einmal ansehen

page-look-again = Noch einmal ansehen
page-replay = Das Spiel noch einmal ansehen
page-replay-close = Zurück zum Ergebnis
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-next = Einen Schritt vor
page-replay-last = Zum Ende
page-replay-slider = Moment des Spiels
page-replay-place = Schritt { $step } von { $steps }
page-replay-speed = Tempo
page-replay-eyes = Wessen Augen
page-replay-spectator = Zuschauer
page-replay-share = Link zu diesem Moment kopieren
page-record-open = Aufzeichnung öffnen

## Der Verlauf eines Tisches

log-sat = { $name } setzt sich.
log-bot = { $seat } setzt sich: ein Bot ({ $level }).
log-stood = { $seat } steht auf.
log-swapped = { $seat } und { $other } tauschen die Plätze.
log-changed = Der Gastgeber hat etwas anderes vereinbart.
log-started = Das Spiel beginnt.
log-took-back = { $seat } nimmt die letzte Entscheidung zurück.
log-took-back-agreed = { $seat } nimmt die letzte Entscheidung zurück; alle sind einverstanden.
log-proposed-undo = { $seat } möchte die letzte Entscheidung zurücknehmen.
log-proposed-pause = { $seat } möchte die Uhren anhalten.
log-voted-yes = { $seat } ist einverstanden.
log-voted-no = { $seat } lehnt ab.
log-paused = Die Uhren stehen.
log-resumed = { $seat } lässt die Uhren weiterlaufen.
log-lent-asked = Ein Bot ({ $level }) spielt für { $seat }.
log-lent-away = { $seat } ist nicht da: Ein Bot ({ $level }) spielt weiter.
log-lent-clock = { $seat } hat keine Zeit mehr: Ein Bot ({ $level }) spielt weiter.
log-reclaimed = { $seat } spielt wieder selbst.

## Warum nicht?

refused-unreachable = Der Saal antwortet nicht. Versuche es gleich noch einmal.
refused-internal = Im Saal ist etwas schiefgegangen. Nichts hat sich geändert.
refused-not-kept = Der Saal konnte das nicht aufschreiben. Nichts hat sich geändert.
refused-not-readable = Der Saal kann seine Daten gerade nicht lesen. Nichts hat sich geändert.
refused-table-broken = Sein Protokoll ist beschädigt, oder diese Version des Saals kann es nicht lesen. Die anderen Tische sind nicht betroffen, und der Saal versucht es von Zeit zu Zeit wieder.
refused-log-full = Das Protokoll dieses Tisches ist voll: Das Spiel kann beendet werden, aber sonst wird nichts mehr aufgeschrieben.
refused-try-again = Das hat nicht geklappt. Versuche es noch einmal.
refused-too-fast = Das ging zu schnell. Warte einen Moment.
refused-too-large = Das ist zu groß.
refused-cross-site = Der Saal hört nur auf seine eigenen Seiten.
refused-wrong-host = Der Saal kennt den Namen in deiner Adresszeile nicht. Wer ihn betreibt, kann ihn mit --allowed-hosts nennen.
refused-wrong-scheme = Deine Seite kam auf einem anderen Weg (http oder https), als der Saal glaubt. Wer ihn betreibt, nennt den Proxy mit --trusted-proxies.
refused-unknown-guest = Der Saal kennt dich noch nicht: Gib dir zuerst einen Namen.
refused-bad-name = Ein Name ist eine Zeile aus sichtbaren Zeichen.
refused-bad-link = Dieser Link ist ungültig oder älter als eine Stunde.
refused-used-link = Dieser Link wurde schon benutzt.
refused-bad-text = Schreib eine Zeile aus sichtbaren Zeichen.
refused-no-such-table = Unter dieser Adresse gibt es keinen Tisch.
refused-no-such-entry = Diesen Moment gibt es in dem Spiel nicht.
refused-not-watchable = Diesen Tisch sehen nur, die daran sitzen.
refused-no-such-game = Dieses Spiel wird hier nicht gespielt.
refused-no-such-level = Diesen Bot gibt es hier nicht.
refused-no-such-seat = Diesen Platz gibt es an dem Tisch nicht.
refused-wrong-chairs = Es müssen so viele Stühle sein wie Personen.
refused-too-many-tables = Du sitzt an zu vielen Tischen: Beende zuerst ein Spiel.
refused-already-started = Das Spiel hat schon begonnen.
refused-not-playing = Hier läuft gerade kein Spiel.
refused-not-over = Das Spiel ist noch nicht aus.
refused-not-host = Das darf nur der Gastgeber.
refused-not-your-seat = Das ist nicht dein Platz.
refused-seat-taken = Dort sitzt schon jemand.
refused-seat-open = Dort sitzt niemand.
refused-seats-open = Noch sind Plätze frei.
refused-other-game = Das Spiel eines Tisches lässt sich nicht ändern: Eröffne einen anderen Tisch.
refused-seat-lent = Auf diesem Platz spielt gerade ein Bot.
refused-seat-not-lent = Auf diesem Platz spielt kein Bot.
refused-out-of-time = Wer keine Zeit mehr hat, kann nicht zurückkommen.
refused-not-asked = Diese Person ist nicht am Zug.
refused-not-idle = Gib dieser Person noch etwas Zeit.
refused-no-undo-here = An diesem Tisch wird nichts zurückgenommen.
refused-no-odds-here = An diesem Tisch werden keine Chancen gezeigt.
refused-proposal-open = Eine andere Frage an alle ist noch offen.
refused-no-proposal = Diese Frage ist erledigt.
refused-voted-already = Du hast schon geantwortet.
refused-no-clock-runs = Es läuft keine Uhr.
refused-not-paused = Die Uhren laufen schon.
refused-no-such-question = Darauf hat das Spiel keine Antwort.
refused-bad-question = Diese Frage ergibt gerade keinen Sinn.
refused-webhook-not-a-url = Das ist keine Internetadresse.
refused-webhook-scheme = Die Adresse muss mit http oder https beginnen.
refused-webhook-too-long = Die Adresse ist zu lang.
refused-webhook-port = Dieser Port wird nicht aufgerufen.
refused-webhook-userinfo = Die Adresse darf keinen Benutzernamen enthalten.
refused-webhook-inside = Adressen in diesem Netz werden nicht aufgerufen.

## Regeln, Beispiele, Tipps

page-rules = Regeln
page-rules-of = { $title }: die Regeln
page-rules-alone = Die Regeln auf einer eigenen Seite
page-rules-here = Was die Regeln dazu sagen
page-rules-rule = Regel { $rule }
page-rules-search = Regeln durchsuchen
page-rules-contents = Inhalt
page-rules-found =
    { $found ->
        [0] Nichts gefunden. Versuch es mit einem anderen Wort.
        [one] { $found } Absatz gefunden
       *[other] { $found } Absätze gefunden
    }
page-rules-usual = üblich
page-example-show = Beispiel zeigen
page-example-board = Spielplan des Beispiels; die Pfeiltasten führen Schritt für Schritt hindurch
page-example-back = Zurück
page-example-forward = Nächster Schritt
page-example-again = Von vorn
page-example-step = { $step } / { $steps }
page-hint = Deine erste Partie
page-hint-known = Verstanden
page-hint-rules = Regel nachlesen
page-hint-none = Keine Tipps mehr
page-hints = Tipps für alle, die dieses Spiel noch nicht kennen
