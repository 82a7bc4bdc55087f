## Die Analyse einer beendeten Partie

review-title = Analyse: { $title }
review-working = Partie wird analysiert
review-chart = Gewinnchancen
review-totals = Glück und Spiel
review-player = Spieler
review-start = Vor der Auslage
review-luck = Glück
review-own = Eigene Züge
review-others = Züge der anderen
review-result = Ergebnis
review-mistakes = Fehler
review-better-than-luck = { $seat } war { $wins } Siege besser, als das Glück allein erwarten ließ.
review-worse-than-luck = { $seat } war { $wins } Siege schlechter, als das Glück allein erwarten ließ.
review-as-luck = { $seat } war etwa so gut, wie das Glück allein erwarten ließ.
review-moments = Die entscheidenden Momente
review-no-moments = Einen klaren Wendepunkt gab es nicht.
review-entry = Schritt { $number }
review-mistake = { $seat } verschenkt { $chance }.
review-lucky = Das Glück bringt { $seat } um { $chance } voran.
review-unlucky = Pech wirft { $seat } um { $chance } zurück.
review-played = Gespielt: { $plan }
review-better = Besser: { $plan }
review-scores-more = Bis zum Ende bringt das { $score } mehr: { $lines }.
review-scores-otherwise = Was sich auf dem Wertungsblatt ändert: { $lines }.
review-leaves-less = { $seat } bekommt dadurch { $score } weniger.
review-leaves-more = { $seat } bekommt dadurch { $score } mehr.
review-blurred = Bis zum Ende geht der Unterschied im Glück der Partie unter; die Stellung ist trotzdem besser.
review-whole-games = Bis zum Ende gespielt gewinnt das um { $chance } öfter.
review-margin = Mit beliebig vielen Probepartien läge der Wert in 99 von 100 Fällen in der Spanne hinter ±; der Experte selbst kann eine Stellung trotzdem falsch einschätzen. Was in der Spanne liegt, heißt nicht Fehler.
review-decisions = Alle Entscheidungen
review-strokes = Alles, was das Glück änderte
review-chosen = Gespielt
review-instead = Beste Alternative
review-given-away = Verschenkt

## Die Analyse auf der Seite

review-tab = Analyse
review-panels = Verlauf und Analyse
review-about = Sieh nach, wo diese Partie entschieden wurde. Ein Experte beurteilt jede Entscheidung nach dem, was der Spieler wusste, und trennt Glück von Können.
review-begin = Diese Partie analysieren
review-waiting = Eine andere Analyse läuft noch …
review-progress = Analyse: { $done } von { $pieces }
review-cancel = Abbrechen
review-failed = Die Analyse hat nicht geklappt. Bitte versuch es noch einmal.
review-deeper = Genauer hinsehen
review-marked = Der bessere Plan ist auf dem Spielplan markiert.
review-look = Spielplan ansehen
review-chances-here = Gewinnchancen an dieser Stelle
review-here = An dieser Stelle
review-here-none = Hier gab es nichts zu entscheiden.
review-decides = { $seat } entscheidet:
review-gave = Verschenkt: { $chance }
review-gave-nothing = Sicher verschenkt wurde nichts.
review-luck-here = Was das Glück geändert hat

## Hints

review-hint-title = Tipp
review-hint = Das würde ein Experte tun: { $plan }
review-hint-chance = Gewinnchance: { $chance }
review-hint-ahead = Das ist um { $chance } besser als: { $plan }
review-hint-close = Etwa gleich gut: { $plan }
review-hint-marked = Der Plan ist auf dem Spielplan markiert.

## Was wäre, wenn?

review-what-if = Was wäre, wenn?
review-what-if-title = Ab hier weiterspielen
review-what-if-more = In dieser Stellung wird ein neuer Tisch eröffnet. Was vorher gespielt wurde, bleibt, wie es war.
review-luck-new = Neues Glück
review-luck-same = Dieselben Würfel und Karten wie in dieser Partie
review-what-if-go = Tisch eröffnen
review-branched = An diesem Tisch geht es ab Schritt { $step } einer anderen Partie weiter.
review-branched-show = Diese Partie zeigen

## Rätsel

review-puzzle = Rätsel { $number } von { $count }
review-puzzle-of-the-day = Rätsel des Tages
review-puzzle-ask = { $seat } ist am Zug: Welcher Plan ist der beste?
review-puzzle-choose = Deine Wahl (1 bis { $count })
review-puzzle-right = Richtig!
review-puzzle-wrong = Nicht der beste: Ein anderer Plan gewinnt öfter.
review-puzzle-answer = Am besten: { $plan }
review-puzzle-chance = gewinnt zu { $chance }
review-puzzle-missed = Ein durchschnittlicher Spieler würde wählen: { $plan }
review-puzzle-next = Nächstes Rätsel
review-puzzle-score = Gelöst: { $solved } von { $tried }
review-puzzle-first = Bei jedem Rätsel zählt deine erste Antwort.
review-puzzle-more = Enter für das nächste Rätsel, q zum Aufhören
review-puzzle-none = Für dieses Spiel gibt es noch keine Rätsel.

## The same deal for everyone

review-daily-title = Partie des Tages: { $title }
review-daily-about = Alle spielen hier heute dieselbe Partie mit demselben Glück: gegen { $bots } Bots ({ $strength }), ohne Zurücknehmen und ohne Tipps. Dein erstes Spiel zählt.
review-daily-play = Partie des Tages spielen
review-daily-go-on = Weiterspielen
review-daily-look = Deine Partie ansehen
review-daily-sealed = Die Ergebnisse siehst du, wenn du fertig bist. Aufzeichnungen und Wiedergaben werden geöffnet, wenn der Tag vorbei ist, um Mitternacht UTC.
review-daily-results = Ergebnisse, { $day }
review-deal-title = Dieselbe Partie: { $title }
review-deal-about = Spiele diese Partie noch einmal mit anderen oder lass andere sie spielen: Jeder Tisch hier hat dasselbe Glück. Niemand kann einen Tisch dieser Partie ansehen, bevor der eigene beendet ist.
review-deal-link = Link für andere
review-deal-tables =
    { $tables ->
        [one] { $tables } Tisch mit dieser Partie, { $ended } beendet.
       *[other] { $tables } Tische mit dieser Partie, { $ended } beendet.
    }
review-deal-sealed = Die Ergebnisse siehst du, wenn dein eigener Tisch beendet ist.
review-deal-open = Tisch mit dieser Partie eröffnen
review-deal-results = So gingen die Tische aus
review-deal-place = Nr.
review-deal-scores = Punkte
review-deal-again = kannte die Partie
review-deal-hints =
    { $hints ->
        [one] mit einem Tipp
       *[other] mit { $hints } Tipps
    }
