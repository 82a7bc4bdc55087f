## Имена и перечисления

player-name = Игрок { $number }
list-times = { $times } × { $item }
list-next = { $head }, { $tail }
list-last = { $head } и { $tail }

## Вопрос

prompt-waiting =
    { $seats_count ->
        [one] Сейчас решает { $seats }.
       *[other] Сейчас решают { $seats }.
    }
prompt-over = Игра окончена.

## Почему нельзя?

refused-not-your-turn = Сейчас не ваш ход.
refused-not-now = Сейчас этого сделать нельзя: вас спрашивают о другом.
refused-stale-answer = На этот вопрос уже есть ответ.
refused-no-such-action = В этой игре нет такого действия.
refused-bad-input = Команда не распознана.
refused-bad-setup = Такую партию подготовить нельзя.
refused-bad-question = Сейчас об этом спросить нельзя.
refused-bad-record = Файл повреждён, или это не запись партии Sandtable.
refused-undo-start = Отменять нечего.
refused-undo-luck = Это нельзя отменить: брошены кубики или вытянуты карты.
refused-undo-secret = Это нельзя отменить: раскрыто то, что было скрыто.
refused-undo-other = Это нельзя отменить: после этого уже действовал другой игрок.
refused-undo-final = Тайную ставку отменить нельзя.

## Терминал: начало

shell-welcome =
    { $title }: { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }
shell-resumed =
    Партия продолжается после { $decisions ->
        [one] { $decisions } решения
       *[other] { $decisions } решений
    }.
shell-sealed = Все броски и карты определены до начала партии. Печать: { $hash }
shell-bot-name = Бот { $number }
shell-how = Введите номер варианта или знак ?, чтобы узнать, что ещё можно сделать.

## Ход

shell-turn = Ходит { $seat }
shell-since = С вашего прошлого хода
shell-choose = Ваш выбор
shell-pass = Теперь за клавиатурой { $seat }. Нажмите Enter, когда никто другой не смотрит.
shell-enter = Нажмите Enter, чтобы продолжить
shell-go-on = Enter: дальше · u: отменить
shell-undone = Отменено: { $action }

## Ответы на ввод

shell-unknown = «{ $input }» — это не номер, не действие и не команда; введите ?, чтобы увидеть, что можно сделать.
shell-no-number = Варианта { $number } нет: выберите от 1 до { $most }.
shell-several = «{ $input }» можно понять по-разному: { $matches }.
shell-allowed = Это разрешено: вариант { $number }.
shell-why-what = О каком действии речь? Введите его после w.
shell-save-where = Введите имя файла после s.
shell-log-empty = Пока ничего не произошло.
shell-no-odds = Здесь шансов нет.
shell-no-hint = Выбирать не из чего: возможно только одно действие.

## Справка

shell-help-number = выбрать вариант с этим номером
shell-help-text = ввести действие целиком или только его начало
shell-help-undo = отменить своё последнее решение
shell-help-log = показать, что уже произошло
shell-help-why = узнать, почему действие запрещено
shell-help-odds = показать шансы
shell-help-hint = спросить, что сделал бы эксперт
shell-help-board = ещё раз показать поле и варианты
shell-help-save = сохранить партию и играть дальше
shell-file = ФАЙЛ
shell-help-help = показать эту справку
shell-help-quit = выйти из игры

## Файлы

shell-keep-game = Имя файла для неоконченной партии (Enter: { $file }; n: не сохранять)
shell-keep-record = Имя файла для записи партии (Enter: { $file }; n: не сохранять)
shell-game-kept = Партия сохранена в { $file }. Пока никому не показывайте этот файл: он выдаёт будущие броски и карты. Продолжить: { $command }
shell-record-kept = Запись партии — в файле { $file }.
shell-not-kept = Партия не сохранена.
shell-no-file = Не удалось записать { $file }: { $reason }
shell-file-exists = Файл { $file } уже существует: выберите другое имя.

## Конец

shell-score-sheet = Таблица очков
shell-total = Итого
shell-verified =
    { $luck ->
        [1] Единственный бросок (или карта) совпадает с печатью.
       *[other] Все броски и карты ({ $luck }) совпадают с печатью.
    }
shell-with-hints =
    { $hints ->
        [one] { $seat }: партия с { $hints } подсказкой
       *[other] { $seat }: партия с { $hints } подсказками
    }
shell-goodbye = До встречи!
