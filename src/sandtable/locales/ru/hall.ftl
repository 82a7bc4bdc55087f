## Каждая страница

page-name = Sandtable
page-close = Закрыть
page-save = Сохранить
page-copy = Копировать
page-copied = Скопировано
page-language = Язык
page-to-night = Включить ночь
page-to-day = Включить день
page-loading = Минутку…
page-to-hall = В зал
page-nowhere = Здесь только песок
page-nowhere-more = Такой страницы нет. Игры ждут в зале.

## Вы

page-guest = Гость
page-name-yourself = Ваше имя
page-your-name = Ваше имя
page-your-name-more = Так вас видят другие. Ни учётной записи, ни пароля не нужно.
page-device = Играть на другом устройстве
page-device-link = Откройте эту ссылку на другом устройстве в течение часа. Она сработает один раз и перенесёт вас туда.
page-webhook = Сообщать о моём ходе на адрес в интернете
page-webhook-more = Для партий, которые длятся днями: зал отправит туда сообщение.
page-take = Продолжить на этом устройстве?
page-take-more = Ваше имя и ваши столы перейдут вместе с вами.
page-take-yes = Продолжить здесь
page-take-failed = Эта ссылка больше не действует

## Зал

page-tagline = Три игры пустыни за одним столом: с друзьями, с незнакомцами или с ботами.
page-games = Игры
page-hall-lost = Зал сейчас не отвечает. То, что вы видите, могло устареть.
page-hall-closed = Зал закрыт
page-hall-closed-more = Он не отвечает. Страница продолжает попытки.
page-seats-range = Игроков: { $fewest }–{ $most }
page-play-now = Играть сейчас
page-open-table = Открыть стол
page-my-tables = Мои столы
page-my-tables-none = Вы пока не сидите ни за одним столом. «Играть сейчас» — это один щелчок.
page-all-tables = Показать все ({ $tables })
page-join = Присоединиться
page-join-link = Ссылка или код стола
page-join-go = Войти
page-join-wrong = Это не ссылка на стол. Она заканчивается кодом из 16 знаков.
page-open-tables = Открытые столы
page-open-tables-none = Сейчас никто не ищет игроков.
page-watch = Можно посмотреть
page-watch-none = Открытых партий сейчас нет.
page-bots =
    { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
       *[many] { $bots } ботов
    }
page-open-seats =
    { $open ->
        [one] { $open } свободное место
        [few] { $open } свободных места
       *[many] { $open } свободных мест
    }
page-over = Окончена
page-playing = Идёт
page-waiting-to-start = Ещё не началась
page-your-turn = Ваш ход
page-turn-of = Ход: { $names }

## Условия

page-game = Игра
page-seats = Число игроков
page-seats-number =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }
page-chairs = Кто где сидит
page-chair-me = Я
page-chair-open = Свободно для всех
page-chair-bot = Бот ({ $level })
page-pace = Темп
page-pace-live = Вживую, за один присест
page-pace-turns = ход за ходом
page-pace-turns-more = Ход за ходом, день за днём
page-clock = Часы
page-clock-none = Без часов
page-clock-seconds =
    { $seconds ->
        [one] { $seconds } секунда на решение
        [few] { $seconds } секунды на решение
       *[many] { $seconds } секунд на решение
    }
page-clock-minutes =
    { $minutes ->
        [one] { $minutes } минута на решение
        [few] { $minutes } минуты на решение
       *[many] { $minutes } минут на решение
    }
page-clock-days =
    { $days ->
        [one] { $days } день на решение
        [few] { $days } дня на решение
       *[many] { $days } дней на решение
    }
page-clock-game = { $minutes } мин на партию, + { $increment } с за решение
page-listed = Стол виден в зале
page-watch-allowed = Зрители приветствуются
page-stand-in = Бот вместо того, кто ушёл или у кого вышло время
page-undo-allowed = Решения можно отменять
page-odds-allowed = Шансы можно смотреть
page-variants = Варианты правил
page-start = Начать игру

## Боты

hall-level-random = случайный
hall-level-novice = новичок
hall-level-novice-says = Играет как новичок: берёт то, что красиво выглядит на столе, и часто ошибается в оценке.
hall-level-regular = опытный
hall-level-regular-says = Хорошо знает игру и выбирает самый ценный ход, но далеко вперёд не заглядывает.
hall-level-strong = сильный
hall-level-strong-says = Прежде чем решить, несколько раз мысленно разыгрывает многообещающие ходы.
hall-level-expert = эксперт
hall-level-expert-says = Думает дольше всех: взвешивает много вариантов и то, что скрывают и чего хотят другие.
hall-level-greedy = жадный
hall-level-rule-of-thumb = по простому правилу
hall-level-simple = простой

## У входа

page-invited = Вас приглашают за стол
page-enter = Войти
page-table-gone = Стола для вас здесь нет
page-table-broken = Этот стол не удаётся прочитать
page-salvage = Сохранить то, что читается
page-reconnecting = Связь прервалась. Восстанавливаем…
page-offline = Ваше устройство не в сети. Игра вас подождёт.
page-restarting = Зал перезапускается и скоро вернётся.

## Комната ожидания

page-invite = Пригласить других
page-invite-more = Любой, у кого есть эта ссылка, может войти и сесть за стол.
page-invite-link = Ссылка на этот стол
page-invite-code = Ссылка в виде QR-кода
page-invite-bot = Посадить бота на место { $number }
page-players = Игроки
page-seat-open = Свободное место
page-online = здесь
page-away = не в сети
page-sit = Сесть сюда
page-stand = Освободить место { $number }
page-swap = Поменяться с местом { $number }
page-bot = Бот…
page-start-when-full =
    { $open ->
        [one] { $open } место ещё свободно: туда должен кто-то сесть, хотя бы бот.
        [few] { $open } места ещё свободны: туда должен кто-то сесть, хотя бы боты.
       *[many] { $open } мест ещё свободны: туда должен кто-то сесть, хотя бы боты.
    }
page-fill-bots = Посадить ботов на свободные места
page-levels = Как играют боты
page-host-starts = Игру начинает хозяин стола.
page-agreed = Условия
page-host-decides = Это решает хозяин стола.

## За столом

page-title-turn = ● Ваш ход: { $title }
page-spectators =
    { $spectators ->
        [one] { $spectators } зритель
        [few] { $spectators } зрителя
       *[many] { $spectators } зрителей
    }
page-skip = Пропустить
page-undo =
    { $steps ->
        [0] Отменить
       *[other] Отменить ({ $steps })
    }
page-undo-until = Дальше нельзя. { $reason }
page-ask-undo = Попросить об отмене
page-choices = Варианты
page-log = Ход игры
page-chat = Чат
page-panels = Варианты, ход игры и чат
page-no-choice = Сейчас вам нечего решать.
page-spectating = Вы наблюдаете за этой партией.
page-to-decide = принимает решение
page-earlier = Предыдущие строки
page-missed = Пока вас не было
page-log-empty = Пока ничего не произошло.
page-chat-empty = Пока никто ничего не сказал.
page-chat-say = Напишите что-нибудь
page-chat-send = Отправить
page-paused = Часы остановлены.
page-look = Смотреть глазами игрока { $name }
page-lend = Пусть за меня играет бот
page-lend-other = Пусть бот ({ $level }) играет за игрока { $name }
page-lend-soon = { $name } ещё может вернуться: бот сможет вступить через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
 }
page-lend-level = Насколько хорошо ему играть?
page-reclaim = Вернуться к игре
page-lent-asked = пока играет бот
page-lent-away = не в сети: играет бот
page-lent-clock = время вышло: играет бот
page-proposes-undo = { $name } просит отменить последнее решение.
page-proposes-pause = { $name } просит остановить часы.
page-votes-missing = Ещё не ответили: { $names }
page-agree = Согласиться
page-disagree = Отказать
page-pass = Теперь играет { $name } (место { $number })
page-pass-more = Передайте устройство. То, чего другим видеть нельзя, появится потом.
page-pass-ready = Можно начинать

## Как мне удобно

page-table-settings = Настройки
page-speed = Анимация
page-speed-normal = обычная
page-speed-fast = быстрая
page-speed-none = выключена
page-sound = Звук, когда что-то происходит
page-notify = Уведомление, когда мой ход
page-notify-denied = Браузер не разрешает этой странице уведомления. Разрешить их можно в его настройках.
page-resume = Запустить часы
page-ask-pause = Попросить остановить часы
page-seal = Броски и карты этой партии определены заранее и запечатаны:

## Конец

page-scoring = Итоговый подсчёт
page-winners =
    { $winners ->
        [0] Победителя нет!
        [one] Победитель: { $names }!
       *[other] Победу делят: { $names }!
    }
page-score-sheet = Таблица очков
page-score-line = Строка
page-total = Итого
page-rematch = Сыграть ещё раз
page-rematch-join = На реванш
page-rematch-watch = К реваншу
page-record = Сохранить запись
page-verify = Проверить кубики и карты
page-verified =
    { $draws ->
        [one] Бросков и карт: { $draws }. Всё совпадает с печатью.
       *[other] Бросков и карт: { $draws }. Все совпадают с печатью.
    }
page-not-verified = Кубики и карты не совпадают с печатью!

## Повтор

page-look-again = Посмотреть ещё раз
page-replay = Повтор партии
page-replay-close = Назад к результату
page-replay-first = К началу
page-replay-back = Шаг назад
page-replay-play = Воспроизвести
page-replay-pause = Пауза
page-replay-next = Шаг вперёд
page-replay-last = К концу
page-replay-slider = Момент партии
page-replay-place = Шаг { $step } из { $steps }
page-replay-speed = Скорость
page-replay-eyes = Чьими глазами
page-replay-spectator = Зритель
page-replay-share = Скопировать ссылку на этот момент
page-record-open = Открыть запись

## Журнал стола

log-sat = { $name } садится за стол.
log-bot = { $seat } садится за стол: бот ({ $level }).
log-stood = { $seat } встаёт из-за стола.
log-swapped = { $seat } и { $other } меняются местами.
log-changed = Хозяин стола меняет условия.
log-started = Игра начинается.
log-took-back = { $seat } отменяет последнее решение.
log-took-back-agreed = { $seat } отменяет последнее решение с общего согласия.
log-proposed-undo = { $seat } просит отменить последнее решение.
log-proposed-pause = { $seat } просит остановить часы.
log-voted-yes = { $seat } соглашается.
log-voted-no = { $seat } отказывает.
log-paused = Часы остановлены.
log-resumed = { $seat } запускает часы.
log-lent-asked = { $seat } отдыхает: играет бот ({ $level }).
log-lent-away = { $seat } не в сети: играет бот ({ $level }).
log-lent-clock = У игрока { $seat } вышло время: играет бот ({ $level }).
log-reclaimed = { $seat } снова в игре.

## Почему нельзя?

refused-unreachable = Зал не отвечает. Попробуйте чуть позже.
refused-internal = В зале что-то пошло не так. Ничего не изменилось.
refused-not-kept = Зал не смог это записать. Ничего не изменилось.
refused-not-readable = Зал сейчас не может прочитать свои данные. Ничего не изменилось.
refused-table-broken = Его запись повреждена, или эта версия зала не может её прочитать. Других столов это не касается, и зал время от времени пробует снова.
refused-log-full = Журнал этого стола заполнен: игру можно закончить, но больше ничего не записывается.
refused-try-again = Не получилось. Попробуйте ещё раз.
refused-too-fast = Слишком быстро. Подождите немного.
refused-too-large = Это слишком большое.
refused-cross-site = Зал слушает только свои страницы.
refused-wrong-host = Зал не знает имени из адресной строки. Его владелец может добавить имя через --allowed-hosts.
refused-wrong-scheme = Страница пришла другим путём (http или https), чем думает зал. Его владелец указывает прокси через --trusted-proxies.
refused-unknown-guest = Зал вас ещё не знает: сначала назовитесь.
refused-bad-name = Имя — это одна строка видимых знаков.
refused-bad-link = Эта ссылка недействительна или старше часа.
refused-used-link = Эта ссылка уже использована.
refused-bad-text = Напишите одну строку видимых знаков.
refused-no-such-table = По этому адресу стола нет.
refused-no-such-entry = В этой партии нет такого момента.
refused-not-watchable = Этот стол видят только те, кто за ним играет.
refused-no-such-game = В эту игру здесь не играют.
refused-no-such-level = Такого бота здесь нет.
refused-no-such-seat = За этим столом нет такого места.
refused-wrong-chairs = Стульев должно быть столько же, сколько игроков.
refused-too-many-tables = Вы сидите за слишком многими столами: сначала доиграйте.
refused-already-started = Игра уже началась.
refused-not-playing = Сейчас здесь не играют.
refused-not-over = Игра ещё не окончена.
refused-not-host = Это может только хозяин стола.
refused-not-your-seat = Это не ваше место.
refused-seat-taken = Там уже кто-то сидит.
refused-seat-open = Там никто не сидит.
refused-seats-open = Некоторые места ещё свободны.
refused-other-game = Сменить игру за столом нельзя: откройте другой стол.
refused-seat-lent = На этом месте сейчас играет бот.
refused-seat-not-lent = На этом месте бот не играет.
refused-out-of-time = У кого вышло время, тот вернуться не может.
refused-not-asked = Сейчас не ход этого игрока.
refused-not-idle = Дайте этому игроку ещё немного времени.
refused-no-undo-here = За этим столом ничего не отменяют.
refused-no-odds-here = За этим столом шансы не показывают.
refused-proposal-open = Другой вопрос ко всем ещё не решён.
refused-no-proposal = Этот вопрос уже решён.
refused-voted-already = Вы уже ответили.
refused-no-clock-runs = Часы не идут.
refused-not-paused = Часы уже идут.
refused-no-such-question = На это игра ответить не может.
refused-bad-question = Сейчас этот вопрос не имеет смысла.
refused-webhook-not-a-url = Это не адрес в интернете.
refused-webhook-scheme = Адрес должен начинаться с http или https.
refused-webhook-too-long = Адрес слишком длинный.
refused-webhook-port = На этот порт сообщения не отправляются.
refused-webhook-userinfo = В адресе не должно быть имени пользователя.
refused-webhook-inside = На адреса внутри этой сети сообщения не отправляются.

## Правила, примеры, подсказки

page-rules = Правила
page-rules-of = { $title }: правила
page-rules-alone = Правила на отдельной странице
page-rules-here = Что об этом говорят правила
page-rules-rule = Правило { $rule }
page-rules-search = Поиск по правилам
page-rules-contents = Содержание
page-rules-found =
    { $found ->
        [0] Ничего не найдено. Попробуйте другое слово.
        [one] Найден { $found } абзац
        [few] Найдено { $found } абзаца
       *[many] Найдено { $found } абзацев
    }
page-rules-usual = обычно
page-example-show = Показать пример
page-example-board = Поле примера; стрелки листают его по шагам
page-example-back = Назад
page-example-forward = Следующий шаг
page-example-again = С начала
page-example-step = { $step } / { $steps }
page-hint = Ваша первая партия
page-hint-known = Понятно
page-hint-rules = Прочитать правило
page-hint-none = Больше не подсказывать
page-hints = Подсказки для тех, кто играет впервые
