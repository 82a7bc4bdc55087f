## Jede Seite

page-name = Sandtable
page-close = Schließen
page-save = Speichern
page-copy = Kopieren
page-copied = Kopiert
page-language = Sprache
page-to-night = Dunkles Design
page-to-day = Helles Design
page-loading = Einen Moment …
page-to-hall = Lobby
page-nowhere = Hier gibt es nur Sand
page-nowhere-more = Diese Seite gibt es nicht. Die Spiele findest du in der Lobby.

## Du

page-guest = Gast
page-name-yourself = Dein Name
page-your-name = Dein Name
page-your-name-more = Unter diesem Namen sehen dich die anderen. Es gibt weder Konto noch Passwort.
page-device = Auf anderem Gerät spielen
page-device-link = Öffne diesen Link innerhalb einer Stunde auf dem anderen Gerät. Er gilt nur einmal; danach spielst du dort unter deinem Namen.
page-push = Dieses Gerät benachrichtigen, wenn ich am Zug bin
page-push-more = Bei Partien Zug um Zug, auch wenn Sandtable geschlossen ist. Die Nachricht sagt nur, welches Spiel auf dich wartet.
page-push-insecure = Dieses Gerät lässt sich nur über https benachrichtigen oder auf dem Computer, auf dem der Server läuft.
page-push-failed = Dein Browser konnte die Benachrichtigungen nicht einrichten. Versuche es später noch einmal.
page-install = Als App installieren
page-webhook = Internetadresse (Webhook) aufrufen, wenn ich am Zug bin
page-webhook-more = Praktisch für Partien über mehrere Tage: Der Server schickt eine Nachricht an diese Adresse.
page-take = Auf diesem Gerät weiterspielen?
page-take-more = Dein Name und deine Tische kommen mit.
page-take-yes = Hier weiterspielen
page-take-failed = Dieser Link gilt nicht mehr

## Die Lobby

page-tagline = Drei Wüstenspiele an einem Tisch: mit Freunden, mit Fremden oder mit Bots.
page-games = Spiele
page-puzzles = Rätsel des Tages
page-daily = Partie des Tages
page-daily-results = Ergebnisse des Tages
page-daily-sealed = Aufzeichnung, Wiedergabe und Startwert dieser Partie werden geöffnet, wenn der Tag vorbei ist.
page-duplicate = Diese Partie mit anderen spielen
page-hall-lost = Der Server antwortet gerade nicht. Was du siehst, ist vielleicht veraltet.
page-hall-closed = Keine Verbindung zum Server
page-hall-closed-more = Neuer Versuch …
page-offline-start = Du bist offline
page-offline-start-more = Sandtable wurde von diesem Gerät geladen, aber deine Tische sind auf dem Server. Sobald du wieder online bist, kannst du weiterspielen.
page-seats-range = { $fewest }–{ $most } Spieler
page-play-now = Jetzt spielen
page-play-now-quick = Schneller Start: Kamele auf demselben Feld werden zufällig gestapelt
page-open-table = Tisch eröffnen
page-my-tables = Meine Tische
page-my-tables-none = Du sitzt noch an keinem Tisch. Mit „Jetzt spielen“ geht es sofort los.
page-all-tables = Alle { $tables } zeigen
page-join = Mitspielen
page-join-link = Code oder Link eines Tisches
page-join-go = Beitreten
page-join-wrong = Das ist weder der Code noch der Link eines Tisches. Ein Code hat sechs Buchstaben.
page-open-tables = Offene Tische
page-open-tables-none = Gerade sucht niemand Mitspieler.
page-watch = Partien zum Zuschauen
page-watch-none = Gerade läuft keine öffentliche Partie.
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
page-over = Beendet
page-playing = Läuft
page-waiting-to-start = Noch nicht begonnen
page-your-turn = Du bist am Zug
page-turn-of = Am Zug: { $names }
page-result-mine = Du hast mit { $score } gewonnen
page-result =
    { $winners ->
        [0] Niemand hat gewonnen
        [one] { $names } gewinnt mit { $score }
       *[other] { $names } gewinnen gemeinsam mit { $score }
    }
page-result-place = Du: { $score }, Platz { $place } von { $seats }
page-history = Meine Partien
page-history-none = Du hast noch keine Partie beendet.
page-tally =
    { $played ->
        [one] { $played } Partie
       *[other] { $played } Partien
    }, { $won } gewonnen, Bestwert { $best }
page-tally-against = Gegen { $against }: { $won } von { $played } gewonnen
page-against-people = Menschen
page-against-mixed = Bots verschiedener Stufen
page-tally-hinted =
    { $games ->
        [one] 1 Partie mit Tipps
       *[other] { $games } Partien mit Tipps
    }
page-tally-given-away =
    { $games ->
        [one] In 1 analysierten Partie verschenkt: { $wins } Siege
       *[other] In { $games } analysierten Partien je verschenkt: { $wins } Siege
    }
page-played-with-hints =
    { $hints ->
        [one] mit einem Tipp
       *[other] mit { $hints } Tipps
    }
page-review-mark =
    { $mistakes ->
        [0] Analyse: nichts verschenkt
        [one] Analyse: { $wins } Siege mit einem Fehler verschenkt
       *[other] Analyse: { $wins } Siege mit { $mistakes } Fehlern verschenkt
    }
page-review-none = Diese Partie analysieren
page-export = Alle meine Aufzeichnungen herunterladen
page-export-more = Eine Datei mit einer Aufzeichnung je Zeile: deine neuesten 500 Partien.

## Was vereinbart ist

page-game = Spiel
page-seats = Spieler
page-seats-number =
    { $seats ->
        [one] { $seats } Spieler
       *[other] { $seats } Spieler
    }
page-chairs = Plätze
page-chair-me = Ich
page-chair-open = Freier Platz
page-chair-bot = Bot ({ $level })
page-pace = Tempo
page-pace-live = Live, am Stück
page-pace-turns = Zug um Zug
page-pace-turns-more = Zug um Zug, über mehrere Tage
page-clock = Bedenkzeit
page-clock-none = Ohne Zeitlimit
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
page-clock-game = { $minutes } min für die ganze Partie, dazu { $increment } s pro Entscheidung
page-listed = In der Lobby sichtbar
page-watch-allowed = Zuschauer willkommen
page-stand-in = Ersatz-Bot, wenn jemand geht oder seine Zeit abläuft
page-undo-allowed = Zurücknehmen erlaubt
page-hints-allowed = Tipps erlaubt
page-odds-allowed = Chancen-Anzeige erlaubt
page-variants = Regelvarianten
page-start = Partie starten

## Bots

hall-level-random = zufällig
hall-level-novice = Anfänger
hall-level-novice-says = Spielt wie ein Anfänger: Er nimmt, was auf den ersten Blick gut aussieht, und verschätzt sich oft.
hall-level-regular = geübt
hall-level-regular-says = Kennt das Spiel gut und macht den wertvollsten Zug, ohne weit vorauszudenken.
hall-level-strong = stark
hall-level-strong-says = Spielt die aussichtsreichsten Züge ein paarmal im Kopf durch, bevor er sich entscheidet.
hall-level-expert = Experte
hall-level-expert-says = Denkt am längsten nach: Er wägt viele Verläufe ab und auch, was die anderen verbergen und vorhaben.
hall-level-custom = selbst gebaut
hall-level-custom-says = Ein Bot, der auf diesem Server hinzugefügt wurde.
hall-level-accountant = Buchhalter
hall-level-greedy = gierig
hall-level-rule-of-thumb = nach Faustregel
hall-level-simple = einfach
hall-persona-bibi = Bibi
hall-persona-tiko = Tiko
hall-persona-lulu = Lulu
hall-persona-momo = Momo
hall-persona-juju = Juju
hall-persona-pepi = Pepi
hall-persona-dodi = Dodi
hall-persona-kiki = Kiki
hall-persona-amira = Amira
hall-persona-basim = Basim
hall-persona-dalia = Dalia
hall-persona-faris = Faris
hall-persona-hana = Hana
hall-persona-idris = Idris
hall-persona-leyla = Leyla
hall-persona-omar = Omar
hall-persona-nadir = Nadir
hall-persona-salma = Salma
hall-persona-tariq = Tariq
hall-persona-zahra = Zahra
hall-persona-karim = Karim
hall-persona-yasmin = Yasmin
hall-persona-rashid = Rashid
hall-persona-samira = Samira
hall-persona-meret = Meret
hall-persona-senbi = Senbi
hall-persona-tiaa = Tiaa
hall-persona-hori = Hori
hall-persona-nefri = Nefri
hall-persona-khety = Khety
hall-persona-sabu = Sabu
hall-persona-ahmes = Ahmes

## An der Tür eines Tisches

page-invited = Du bist an einen Tisch eingeladen
page-invited-by = { $host } lädt dich zu { $game } ein
page-invited-to = Du bist zu { $game } eingeladen
page-invited-players = Am Tisch: { $names }
page-invited-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
page-invited-begun = Die Partie hat schon begonnen, aber du kannst zuschauen.
page-enter = Beitreten
page-table-gone = Dieser Tisch ist nicht verfügbar
page-table-broken = Dieser Tisch lässt sich nicht lesen
page-salvage = Lesbares speichern
page-reconnecting = Verbindung verloren. Neuer Versuch …
page-offline = Du bist offline. Die Partie wartet auf dich.
page-restarting = Der Server wird neu gestartet und ist gleich wieder da.

## Das Wartezimmer

page-invite = Andere einladen
page-invite-more = Mit diesem Link kann jeder an den Tisch kommen.
page-invite-network = Mit diesem Link kann jeder in deinem Netz an den Tisch kommen.
page-invite-here = Dieser Link gilt nur auf diesem Computer: „{ $host }“ ist immer der eigene. Damit andere in deinem Netz mitspielen können, beende den Server und starte ihn neu mit --share.
page-share = Teilen …
page-join-code = Code zum Vorlesen
page-join-code-more = In der Lobby unter „Mitspielen“ eintippen.
page-invite-link = Link zu diesem Tisch
page-invite-code = QR-Code des Links
page-invite-bot = Bot auf Platz { $number } setzen
page-players = Spieler
page-seat-open = Freier Platz
page-online = online
page-away = abwesend
page-sit = Hinsetzen
page-stand = Platz { $number } freigeben
page-move = { $name } umsetzen
page-move-stop = { $name } doch nicht umsetzen
page-move-here = { $name } auf Platz { $number } setzen
page-move-swap = { $name } und { $other } tauschen
page-host = Gastgeber
page-seat-name = Wer spielt auf Platz { $number }?
page-seat-names = Spielt ihr zu mehreren an diesem Gerät? Gib jedem deiner Plätze einen Namen.
page-bot = Bot …
page-start-when-full =
    { $open ->
        [one] { $open } Platz ist noch frei – warte auf einen Mitspieler oder setze einen Bot hin.
       *[other] { $open } Plätze sind noch frei – warte auf Mitspieler oder setze Bots hin.
    }
page-fill-bots = Freie Plätze mit Bots besetzen
page-levels = Spielstärken der Bots
page-host-starts = Der Gastgeber startet die Partie.
page-agreed = Einstellungen des Tisches
page-host-decides = Das kann nur der Gastgeber ändern.

## Am Tisch

page-title-turn = ● Du bist am Zug: { $title }
page-spectators =
    { $spectators ->
        [one] { $spectators } Zuschauer
       *[other] { $spectators } Zuschauer
    }
page-skip = Vorspulen, bis ich gefragt bin
page-skip-scores = Alles sofort zeigen
page-undo =
    { $steps ->
        [0] Zurücknehmen
       *[other] Zurücknehmen ({ $steps })
    }
page-restart = Zug neu beginnen
page-ask-undo = Um Rücknahme bitten
page-ask-undo-why = Seitdem wurde gewürfelt, oder andere haben gezogen: Alle müssen zustimmen.
page-ask-hint = Tipp
page-hint-thinking = Ein Experte denkt nach …
page-propose-hints = Um Tipps bitten
page-hide-hint = Tipp ausblenden
page-choices = Auswahl
page-log = Verlauf
page-chat = Chat
page-panels = Auswahl, Verlauf und Chat
page-no-choice = Gerade hast du nichts zu entscheiden.
page-spectating = Du schaust bei dieser Partie zu.
page-to-decide = ist am Zug
page-earlier = Frühere Zeilen
page-missed = Während du weg warst
page-since = Seit deinem letzten Zug
page-log-unfold = Diesen Zug im Einzelnen zeigen
page-log-empty = Noch ist nichts geschehen.
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Schreibe etwas
page-chat-send = Senden
page-react = Reagieren
page-react-applause = Applaus
page-react-laugh = Lachen
page-react-wow = Staunen
page-react-sad = Oh nein
page-react-thanks = Danke
page-react-hurry = Lass dir Zeit – aber nicht zu viel
page-paused = Die Uhren stehen.
page-look = Sicht von { $name }
page-lend = Bot für mich spielen lassen
page-lend-other = Bot ({ $level }) für { $name } spielen lassen
page-lend-soon = { $name } kommt vielleicht noch zurück. In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } kann ein Bot übernehmen.
page-lend-level = Wie gut soll er spielen?
page-reclaim = Wieder selbst spielen
page-lent-banner = Ein Bot spielt für dich.
page-lent-asked = vorerst spielt ein Bot
page-lent-away = abwesend: ein Bot spielt
page-lent-clock = Zeit abgelaufen: ein Bot spielt
page-proposes-undo = { $name } möchte die letzte Entscheidung zurücknehmen.
page-proposes-undo-of =
    { $name } möchte bis vor diese Entscheidung zurück: „{ $verb }“. { $plays ->
        [one] Eine Entscheidung würde zurückgenommen.
       *[other] { $plays } Entscheidungen würden zurückgenommen: { $whose }.
    }
page-proposes-undo-yours = Auch deine würde zurückgenommen.
page-vote-over = Die Bitte ist hinfällig.
page-proposes-pause = { $name } möchte die Uhren anhalten.
page-proposes-hints = { $name } möchte Tipps von einem Experten zulassen.
page-votes-missing = Noch nicht abgestimmt: { $names }
page-agree = Zustimmen
page-disagree = Ablehnen
page-pass = Gib das Gerät an { $name } (Platz { $number })
page-pass-more = Verdeckte Informationen erscheinen erst, wenn es weitergeht.
page-pass-ready = Ich bin bereit

## Wie ich es mag

page-table-settings = Einstellungen
page-speed = Animation
page-speed-calm = ruhig
page-speed-fast = schnell
page-speed-instant = sofort
page-speed-now = Animation: { $speed }
page-show-board = Spielplan zeigen
page-show-scores = Wertung zeigen
page-sound = Töne abspielen
page-confirm-taps = Jedes Antippen bestätigen lassen
page-confirm = Bestätigen
page-cancel = Abbrechen
page-only-answer = Für mich antworten, wenn es nur eine Antwort gibt
page-notify = Benachrichtigen, wenn ich am Zug bin
page-notify-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
page-resume = Uhren weiterlaufen lassen
page-ask-pause = Um Pause bitten
page-seal = Alle Würfe und Karten standen vor dem ersten Zug fest. Siegel:

## Das Ende

page-scoring = Schlusswertung
page-winners =
    { $winners ->
        [0] Niemand gewinnt!
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
page-rerolled =
    { $times ->
        [one] In dieser Partie wurden einmal Würfel oder Karten zurückgenommen und neu ausgespielt.
       *[other] In dieser Partie wurden { $times }-mal Würfel oder Karten zurückgenommen und neu ausgespielt.
    }
page-with-hints =
    { $hints ->
        [one] { $name } hat mit einem Tipp gespielt.
       *[other] { $name } hat mit { $hints } Tipps gespielt.
    }
page-score-sheet = Wertungsbogen
page-score-line = Kategorie
page-total = Summe
page-rematch = Noch einmal spielen
page-rematch-join = Revanche annehmen
page-rematch-watch = Revanche ansehen
page-record = Aufzeichnung herunterladen
page-verify = Würfel und Karten prüfen
page-verified =
    { $draws ->
        [one] Der einzige Wurf oder die einzige Karte stimmt mit dem Siegel überein.
       *[other] Alle { $draws } Würfe und Karten stimmen mit dem Siegel überein.
    }
page-not-verified = Die Würfe und Karten stimmen nicht mit dem Siegel überein!

## Noch einmal ansehen

page-look-again = Wiederholung ansehen
page-replay = Wiederholung
page-replay-close = Zurück zum Ergebnis
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-next = Einen Schritt vor
page-replay-last = Zum Ende
page-replay-slider = Stelle in der Partie
page-replay-place = Schritt { $step } von { $steps }
page-replay-speed = Tempo
page-replay-eyes = Sicht von
page-replay-spectator = Zuschauer
page-replay-share = Link zu dieser Stelle kopieren
page-record-open = Aufzeichnung öffnen

## Der Verlauf eines Tisches

log-sat = { $name } setzt sich.
log-bot = { $seat } setzt sich: ein Bot ({ $level }).
log-seat-named = Auf Platz { $number } spielt { $name }.
log-stood = { $seat } verlässt den Platz.
log-swapped = { $seat } und { $other } tauschen die Plätze.
log-moved = { $who } wechselt auf Platz { $number }.
log-changed = Der Gastgeber hat die Einstellungen geändert.
log-started = Die Partie beginnt.
log-took-back =
    { $plays ->
        [one] { $seat } nimmt die letzte Entscheidung zurück.
       *[other] { $seat } nimmt die letzten { $plays } Entscheidungen zurück.
    }
log-took-back-agreed =
    { $plays ->
        [one] Alle sind einverstanden: { $seat } nimmt die letzte Entscheidung zurück.
       *[other] Alle sind einverstanden: { $seat } nimmt die letzten { $plays } Entscheidungen zurück.
    }
log-proposed-undo =
    { $plays ->
        [one] { $seat } möchte die letzte Entscheidung zurücknehmen.
       *[other] { $seat } möchte die letzten { $plays } Entscheidungen zurücknehmen.
    }
log-proposed-pause = { $seat } möchte die Uhren anhalten.
log-proposed-hints = { $seat } möchte Tipps zulassen.
log-lapsed = Die Bitte von { $seat } ist hinfällig.
log-voted-yes = { $seat } ist einverstanden.
log-voted-no = { $seat } lehnt ab.
log-paused = Die Uhren stehen.
log-hinted = { $seat } bekommt einen Tipp.
log-hints-allowed = Alle sind einverstanden: Tipps sind erlaubt.
log-resumed = { $seat } lässt die Uhren weiterlaufen.
log-lent-asked = Ein Bot ({ $level }) spielt jetzt für { $seat }.
log-lent-away = { $seat } ist abwesend: Ein Bot ({ $level }) übernimmt.
log-lent-clock = Die Zeit von { $seat } ist abgelaufen: Ein Bot ({ $level }) übernimmt.
log-reclaimed = { $seat } ist zurück.

## Warum nicht?

refused-unreachable = Der Server antwortet nicht. Versuche es gleich noch einmal.
refused-internal = Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert.
refused-not-kept = Das konnte nicht gespeichert werden. Nichts hat sich geändert.
refused-not-readable = Der Server kann seine Daten gerade nicht lesen. Nichts hat sich geändert.
refused-table-broken = Das Protokoll dieses Tisches ist beschädigt, oder diese Version des Servers kann es nicht lesen. Andere Tische sind nicht betroffen, und der Server versucht es von Zeit zu Zeit wieder.
refused-log-full = Das Protokoll dieses Tisches ist voll: Du kannst die Partie beenden, aber sonst wird nichts mehr gespeichert.
refused-try-again = Das hat nicht geklappt. Versuche es noch einmal.
refused-too-fast = Das ging zu schnell. Warte einen Moment.
refused-too-large = Das ist zu groß.
refused-cross-site = Anfragen von anderen Seiten sind nicht erlaubt.
refused-wrong-host = Der Server kennt den Namen in deiner Adresszeile nicht. Wer ihn betreibt, kann den Namen mit --allowed-hosts angeben.
refused-wrong-scheme = Dein Browser benutzt http, wo der Server https erwartet, oder umgekehrt. Wer den Server betreibt, kann seinen Proxy mit --trusted-proxies angeben.
refused-unknown-guest = Der Server kennt dich noch nicht: Gib dir zuerst einen Namen.
refused-bad-name = Der Name muss aus einer Zeile sichtbarer Zeichen bestehen.
refused-bad-link = Dieser Link ist ungültig oder älter als eine Stunde.
refused-used-link = Dieser Link wurde schon benutzt.
refused-bad-text = Schreibe eine Zeile aus sichtbaren Zeichen.
refused-no-such-table = Unter dieser Adresse gibt es keinen Tisch.
refused-no-such-code = Zu diesem Code gibt es keinen Tisch. Ein Code gilt eine bis zwei Stunden lang und höchstens, bis die Partie beginnt.
refused-no-such-entry = Diese Stelle gibt es in der Partie nicht.
refused-blocked = Wer diesen Server betreibt, hat dich gesperrt.
refused-not-watchable = Diesen Tisch dürfen nur seine Spieler sehen.
refused-no-such-game = Dieses Spiel gibt es hier nicht.
refused-no-such-level = Diesen Bot gibt es hier nicht.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-wrong-chairs = Es müssen so viele Plätze wie Spieler sein.
refused-too-many-tables = Du sitzt an zu vielen Tischen: Beende zuerst eine Partie.
refused-already-started = Die Partie hat schon begonnen.
refused-not-playing = Hier läuft gerade keine Partie.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-not-host = Das darf nur der Gastgeber.
refused-not-your-seat = Das ist nicht dein Platz.
refused-seat-taken = Dort sitzt schon jemand.
refused-seat-open = Dort sitzt niemand.
refused-seats-open = Es sind noch Plätze frei.
refused-other-game = Das Spiel eines Tisches lässt sich nicht ändern: Eröffne einen anderen Tisch.
refused-seat-lent = Auf diesem Platz spielt gerade ein Bot.
refused-seat-not-lent = Auf diesem Platz spielt kein Bot.
refused-out-of-time = Wenn deine Zeit abgelaufen ist, kannst du nicht mehr zurückkommen.
refused-not-asked = Dieser Spieler ist nicht am Zug.
refused-not-idle = Gib diesem Spieler noch etwas Zeit.
refused-no-undo-here = An diesem Tisch lässt sich nichts zurücknehmen.
refused-no-odds-here = An diesem Tisch werden keine Chancen gezeigt.
refused-no-hints-here = An diesem Tisch gibt es keine Tipps.
refused-deal-sealed = Diese Partie bleibt versiegelt, bis du sie beendet hast; die Partie des Tages, bis der Tag vorbei ist.
refused-deal-fixed = Alle Tische einer Partie haben dieselben Einstellungen.
refused-deal-unfinished = Beende erst deinen anderen Tisch mit dieser Partie.
refused-deal-full = Diese Partie hat schon genug Tische.
refused-hints-not-agreed = An diesem Tisch müssen erst alle den Tipps zustimmen.
refused-hints-agreed = Tipps sind schon erlaubt.
refused-hint-coming = Der Experte denkt noch nach.
refused-only-one-option = Hier gibt es nichts zu entscheiden: Nur eine Aktion ist möglich.
refused-no-seal = Das Glück dieser Partie war nie versiegelt und kann deshalb nicht genauso weitergehen.
refused-proposal-open = Eine andere Abstimmung läuft noch.
refused-no-proposal = Diese Abstimmung ist schon vorbei.
refused-voted-already = Du hast schon abgestimmt.
refused-no-clock-runs = Es läuft keine Uhr.
refused-not-paused = Die Uhren laufen schon.
refused-no-such-question = Diese Frage gibt es in diesem Spiel nicht.
refused-bad-message = Der Server hat diese Nachricht nicht verstanden.
refused-webhook-not-a-url = Das ist keine Internetadresse.
refused-webhook-scheme = Die Adresse muss mit http oder https beginnen.
refused-webhook-too-long = Die Adresse ist zu lang.
refused-webhook-port = Dieser Port ist nicht erlaubt.
refused-webhook-userinfo = Die Adresse darf keinen Benutzernamen enthalten.
refused-webhook-inside = Adressen in diesem Netz sind nicht erlaubt.

## Regeln, Beispiele, Tipps

page-rules = Regeln
page-rules-of = { $title }: die Regeln
page-rules-alone = Regeln auf eigener Seite öffnen
page-rules-here = Regel zeigen
page-rules-rule = Regel { $rule }
page-rules-search = Regeln durchsuchen
page-rules-contents = Inhalt
page-rules-found =
    { $found ->
        [0] Nichts gefunden. Versuche es mit einem anderen Wort.
        [one] { $found } Absatz gefunden
       *[other] { $found } Absätze gefunden
    }
page-rules-usual = Standard
page-example-show = Beispiel zeigen
page-example-board = Spielplan des Beispiels: Mit den Pfeiltasten geht es Schritt für Schritt hindurch
page-example-back = Zurück
page-example-forward = Nächster Schritt
page-example-again = Zum Anfang
page-example-step = { $step } / { $steps }
page-hint = Deine erste Partie
page-hint-known = Verstanden
page-hint-rules = Regel nachlesen
page-hint-none = Hinweise ausschalten
page-hints = Hinweise zur ersten Partie
