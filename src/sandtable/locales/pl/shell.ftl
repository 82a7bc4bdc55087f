## Gracze i wyliczenia

player-name = Gracz { $number }
list-times = { $times } × { $item }
list-next = { $head }, { $tail }
list-last = { $head } i { $tail }

## Pytanie

prompt-waiting =
    { $seats_count ->
        [one] Teraz decyduje { $seats }.
       *[other] Teraz decydują { $seats }.
    }
prompt-over = Koniec gry.

## Dlaczego nie?

refused-not-your-turn = To nie twój ruch.
refused-not-now = Teraz chodzi o coś innego.
refused-stale-answer = Na to pytanie już odpowiedziano.
refused-no-such-action = W tej grze nie ma takiej akcji.
refused-bad-input = Nie da się tego zrozumieć.
refused-bad-setup = Takiej gry nie da się przygotować.
refused-bad-message = Nie da się zrozumieć tej wiadomości.
refused-bad-record = Zapis jest uszkodzony albo nie pochodzi stąd.
refused-undo-start = Nie ma czego cofnąć.
refused-undo-luck = Tego nie można cofnąć: w grę wszedł los, kostki lub karty.
refused-undo-secret = Tego nie można cofnąć: wyszła na jaw tajemnica.
refused-undo-other = Tego nie można cofnąć: potem zdecydował już ktoś inny.
refused-undo-final = Tajnej oferty nie można cofnąć.

## Terminal: początek

shell-welcome =
    { $title } dla { $seats ->
        [one] { $seats } osoby
       *[other] { $seats } osób
    }
shell-resumed =
    Gra toczy się dalej po { $decisions ->
        [one] { $decisions } decyzji
       *[other] { $decisions } decyzjach
    }.
shell-sealed = Rzuty i karty tej gry są ustalone i zapieczętowane: { $hash }
shell-bot-name = Bot { $number }
shell-how = Wpisz numer opcji albo ?, żeby zobaczyć, co jeszcze można zrobić.

## Ruch

shell-turn = Ruch: { $seat }
shell-since = Od twojego ostatniego ruchu
shell-choose = Twój wybór
shell-pass = Do klawiatury siada { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
shell-enter = Enter: dalej
shell-go-on = Enter: dalej, u: cofnij
shell-undone = Cofnięto: { $action }

## Odpowiedzi na to, co wpisano

shell-unknown = „{ $input }” to ani numer, ani akcja, ani polecenie; ? pokazuje, co można wpisać.
shell-no-number = Nie ma opcji { $number }: są od 1 do { $most }.
shell-several = „{ $input }” może oznaczać: { $matches }.
shell-allowed = To jest dozwolone: opcja { $number }.
shell-why-what = Dlaczego nie – ale co? Wpisz akcję po w.
shell-save-where = Wpisz nazwę pliku po s.
shell-log-empty = Jeszcze nic się nie wydarzyło.
shell-no-odds = Tutaj nie ma tabeli szans.

## Pomoc

shell-help-number = wybierz opcję o tym numerze
shell-help-text = wybierz akcję po jej tekście; wystarczy początek
shell-help-undo = cofnij swoją ostatnią decyzję
shell-help-log = pokaż, co się dotąd wydarzyło
shell-help-why = wyjaśnij, dlaczego jakaś akcja nie jest dozwolona
shell-help-odds = pokaż szanse
shell-help-board = pokaż jeszcze raz planszę i opcje
shell-help-save = zapisz grę i graj dalej
shell-file = PLIK
shell-help-help = pokaż tę pomoc
shell-help-quit = opuść grę

## Pliki

shell-keep-game = Nazwa pliku dla niedokończonej gry (Enter: { $file }; n: nie zapisuj)
shell-keep-record = Nazwa pliku dla zapisu gry (Enter: { $file }; n: nie zapisuj)
shell-game-kept = Gra jest w pliku { $file }. Nie pokazuj go na razie nikomu: zdradza przyszłe rzuty i karty. Graj dalej poleceniem: { $command }
shell-record-kept = Zapis gry jest w pliku { $file }.
shell-not-kept = Gra nie została zapisana.
shell-no-file = Nie da się zapisać pliku { $file }: { $reason }
shell-file-exists = Plik { $file } już istnieje: wybierz inną nazwę.

## Koniec

shell-score-sheet = Podsumowanie punktów
shell-total = Razem
shell-verified = Wszystkie rzuty i karty ({ $luck }) są zgodne z pieczęcią.
shell-goodbye = Do zobaczenia!
