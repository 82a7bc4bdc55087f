## Имена и перечисления

player-name = Игрок { $number }
list-times = { $times } × { $item }
list-next = { $head }, { $tail }
list-last = { $head } и { $tail }

## Вопрос

prompt-waiting =
    { $seats_count ->
        [one] Решает { $seats }.
       *[other] Решают { $seats }.
    }
prompt-over = Игра окончена.

## Почему нельзя?

refused-not-your-turn = Сейчас не ваш ход.
refused-not-now = Сейчас вопрос не об этом.
refused-stale-answer = На этот вопрос уже есть ответ.
refused-no-such-action = В этой игре нет такого действия.
refused-bad-input = Это непонятно.
refused-bad-setup = Такую партию подготовить нельзя.
refused-bad-message = Сообщение непонятно.
refused-bad-record = Запись повреждена или сделана не здесь.
refused-undo-start = Отменять нечего.
refused-undo-luck = Это нельзя отменить: кубики брошены или карты взяты.
refused-undo-secret = Это нельзя отменить: раскрылась тайна.
refused-undo-other = Это нельзя отменить: после этого решение принял кто-то другой.
refused-undo-final = Тайную ставку нельзя отменить.

## Терминал: начало

shell-welcome =
    { $title }: { $seats ->
        [one] { $seats } участник
        [few] { $seats } участника
       *[many] { $seats } участников
    }
shell-resumed =
    Партия продолжается после { $decisions ->
        [one] { $decisions } решения
       *[other] { $decisions } решений
    }.
shell-sealed = Броски и карты этой партии определены заранее и запечатаны: { $hash }
shell-bot-name = Бот { $number }
shell-how = Введите номер варианта или ?, чтобы увидеть, что ещё можно сделать.

## Ход

shell-turn = Ходит { $seat }
shell-since = С вашего прошлого хода
shell-choose = Ваш выбор
shell-pass = За клавиатуру садится { $seat }. Нажмите Enter, когда никто другой не смотрит.
shell-enter = Enter: дальше
shell-go-on = Enter: дальше, u: отменить
shell-undone = Отменено: { $action }

## Ответы на ввод

shell-unknown = «{ $input }» — не номер, не действие и не команда; ? покажет, что можно ввести.
shell-no-number = Варианта { $number } нет: они идут от 1 до { $most }.
shell-several = «{ $input }» может значить разное: { $matches }.
shell-allowed = Это разрешено: вариант { $number }.
shell-why-what = Почему нельзя что? Введите действие после w.
shell-save-where = Введите имя файла после s.
shell-log-empty = Пока ничего не произошло.
shell-no-odds = Здесь таблицы шансов нет.

## Справка

shell-help-number = выбрать вариант с этим номером
shell-help-text = выбрать действие по тексту; достаточно начала
shell-help-undo = отменить своё последнее решение
shell-help-log = показать, что уже произошло
shell-help-why = объяснить, почему действие запрещено
shell-help-odds = показать шансы
shell-help-board = ещё раз показать поле и варианты
shell-help-save = сохранить партию и играть дальше
shell-file = ФАЙЛ
shell-help-help = показать эту справку
shell-help-quit = выйти из игры

## Файлы

shell-keep-game = Имя файла для неоконченной партии (Enter: { $file }; n: не сохранять)
shell-keep-record = Имя файла для записи партии (Enter: { $file }; n: не сохранять)
shell-game-kept = Партия сохранена в { $file }. Пока никому не показывайте этот файл: он выдаёт будущие броски и карты. Продолжить: { $command }
shell-record-kept = Запись партии сохранена в { $file }.
shell-not-kept = Партия не сохранена.
shell-no-file = Не удалось записать { $file }: { $reason }
shell-file-exists = Файл { $file } уже есть: выберите другое имя.

## Конец

shell-score-sheet = Подсчёт очков
shell-total = Итого
shell-verified = Все броски и карты ({ $luck }) такие, как обещала печать.
shell-goodbye = До встречи!
