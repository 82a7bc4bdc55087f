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

refused-not-your-turn = To nie twoja tura.
refused-not-now = Teraz nie można tego zrobić: gra pyta o coś innego.
refused-stale-answer = Na to pytanie padła już odpowiedź.
refused-no-such-action = W tej grze nie ma takiej akcji.
refused-bad-input = Nie rozumiem tego polecenia.
refused-bad-setup = Takiej gry nie da się przygotować.
refused-bad-question = Teraz nie można o to zapytać.
refused-bad-record = Ten plik jest uszkodzony albo nie jest zapisem gry z Sandtable.
refused-undo-start = Nie ma czego cofnąć.
refused-undo-luck = Tego nie można cofnąć: rzucono już kostką albo dobrano kartę.
refused-undo-secret = Tego nie można cofnąć: wyszło na jaw coś, co było zakryte.
refused-undo-other = Tego nie można cofnąć: kolejną decyzję podjął już inny gracz.
refused-undo-final = Złożonej ofiary nie można cofnąć.

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
shell-sealed = Wszystkie rzuty i karty ustalono przed rozpoczęciem gry. Pieczęć: { $hash }
shell-bot-name = Bot { $number }
shell-how = Wpisz numer opcji albo ?, żeby zobaczyć, co jeszcze można zrobić.

## Ruch

shell-turn = Tura: { $seat }
shell-since = Od twojej ostatniej tury
shell-choose = Twój wybór
shell-pass = Do klawiatury siada { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
shell-enter = Naciśnij Enter, żeby przejść dalej
shell-go-on = Enter: dalej · u: cofnij
shell-undone = Cofnięto „{ $action }”

## Odpowiedzi na to, co wpisano

shell-unknown = „{ $input }” to ani numer, ani akcja, ani polecenie; ? pokazuje, co można wpisać.
shell-no-number = Nie ma opcji { $number } – wybierz od 1 do { $most }.
shell-several = „{ $input }” może znaczyć różne rzeczy: { $matches }.
shell-allowed = To jest dozwolone: opcja { $number }.
shell-why-what = O którą akcję chodzi? Wpisz ją po „w”.
shell-save-where = Wpisz nazwę pliku po „s”.
shell-log-empty = Jeszcze nic się nie wydarzyło.
shell-no-odds = Nie ma tu szans do pokazania.
shell-no-hint = Nie ma tu wyboru: możliwe jest tylko jedno działanie.

## Pomoc

shell-help-number = wybierz opcję o tym numerze
shell-help-text = wpisz akcję tak jak tutaj; wystarczy początek
shell-help-undo = cofnij swoją ostatnią decyzję
shell-help-log = pokaż, co się dotąd wydarzyło
shell-help-why = sprawdź, dlaczego akcja jest niedozwolona
shell-help-odds = pokaż szanse
shell-help-hint = zapytaj, co zrobiłby ekspert
shell-help-board = pokaż jeszcze raz planszę i opcje
shell-help-save = zapisz grę i graj dalej
shell-file = PLIK
shell-help-help = pokaż tę pomoc
shell-help-quit = wyjdź z gry

## Pliki

shell-keep-game = Nazwa pliku dla niedokończonej gry (Enter: { $file }; n: nie zapisuj)
shell-keep-record = Nazwa pliku dla zapisu gry (Enter: { $file }; n: nie zapisuj)
shell-game-kept = Gra jest zapisana w pliku { $file }. Na razie nikomu go nie pokazuj: zdradza przyszłe rzuty i karty. Aby grać dalej: { $command }
shell-record-kept = Zapis gry jest w pliku { $file }.
shell-not-kept = Gra nie została zapisana.
shell-no-file = Nie da się zapisać pliku { $file }: { $reason }
shell-file-exists = Plik { $file } już istnieje: wybierz inną nazwę.

## Koniec

shell-score-sheet = Arkusz punktacji
shell-total = Razem
shell-verified =
    { $luck ->
        [one] Jedyny rzut lub dobrana karta zgadza
        [few] Wszystkie { $luck } rzuty i dobrane karty zgadzają
       *[many] Wszystkie rzuty i dobrane karty ({ $luck }) zgadzają
    } się z pieczęcią.
shell-with-hints =
    { $hints ->
        [one] { $seat }: gra z 1 podpowiedzią
       *[other] { $seat }: gra z { $hints } podpowiedziami
    }
shell-goodbye = Do zobaczenia!
