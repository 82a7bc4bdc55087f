## Каждая страница

page-name = Sandtable
page-close = Закрыть
page-save = Сохранить
page-copy = Копировать
page-copied = Скопировано
page-language = Язык
page-to-night = Тёмная тема
page-to-day = Светлая тема
page-loading = Минутку…
page-to-hall = Лобби
page-nowhere = Здесь только песок
page-nowhere-more = Такой страницы нет. Игры ждут в лобби.

## Вы

page-guest = Гость
page-name-yourself = Ваше имя
page-your-name = Ваше имя
page-your-name-more = Под этим именем вас видят другие игроки. Ни учётная запись, ни пароль не нужны.
page-device = Играть на другом устройстве
page-device-link = Откройте эту ссылку на другом устройстве в течение часа. Она сработает один раз, и там вы продолжите под своим именем.
page-push = Уведомлять это устройство, когда мой ход
page-push-more = В партиях по переписке, даже когда страница закрыта. В уведомлении сказано только, какая игра вас ждёт.
page-push-insecure = Уведомления на этом устройстве работают только через https или на компьютере с сервером.
page-push-failed = Браузер не смог включить уведомления. Попробуйте позже.
page-install = Установить как приложение
page-webhook = Сообщать о моём ходе на URL (webhook)
page-webhook-more = Удобно для партий, которые длятся днями: сервер отправит сообщение на этот адрес.
page-take = Продолжить на этом устройстве?
page-take-more = Ваше имя и ваши столы переедут вместе с вами.
page-take-yes = Продолжить здесь
page-take-failed = Эта ссылка больше не действует

## Лобби

page-tagline = Три игры о пустыне за одним столом: с друзьями, с незнакомцами или с ботами.
page-games = Игры
page-puzzles = Задача дня
page-daily = Расклад дня
page-daily-results = Результаты дня
page-daily-sealed = Запись, повтор и зерно этого расклада откроются, когда день закончится.
page-duplicate = Сыграть этот расклад с другими
page-hall-lost = Сервер сейчас не отвечает. То, что вы видите, могло устареть.
page-hall-closed = Нет связи с сервером
page-hall-closed-more = Пробуем подключиться снова…
page-offline-start = Вы не в сети
page-offline-start-more = Страница загружена с этого устройства, но ваши столы находятся на сервере. Когда связь вернётся, можно будет играть дальше.
page-seats-range =
    { $fewest }–{ $most ->
        [one] { $most } игрок
        [few] { $most } игрока
       *[many] { $most } игроков
    }
page-play-now = Играть сейчас
page-play-now-quick = Быстрый старт: верблюды на одной клетке встают в башню случайно
page-open-table = Создать стол
page-my-tables = Мои столы
page-my-tables-none = Вы пока не сидите ни за одним столом. Кнопка «Играть сейчас» начнёт партию в один клик.
page-all-tables = Показать все ({ $tables })
page-join = Присоединиться
page-join-link = Код или ссылка стола
page-join-go = Войти
page-join-wrong = Это не код стола и не ссылка на него. В коде шесть букв.
page-open-tables = Открытые столы
page-open-tables-none = Сейчас никто не ищет игроков.
page-watch = Партии для зрителей
page-watch-none = Публичных партий сейчас нет.
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
page-over = Завершена
page-playing = Идёт
page-waiting-to-start = Ещё не началась
page-your-turn = Ваш ход
page-turn-of = Ход: { $names }
page-result-mine = Ваша победа: { $score }
page-result =
    { $winners ->
        [0] Никто не победил
        [one] Побеждает { $names }: { $score }
       *[other] Побеждают { $names }: { $score }
    }
page-result-place = Вы: { $score }, место { $place } из { $seats }
page-history = Мои партии
page-history-none = У вас пока нет завершённых партий.
page-tally =
    { $played ->
        [one] { $played } партия
        [few] { $played } партии
       *[many] { $played } партий
    }, побед: { $won }, лучший счёт: { $best }
page-tally-against = Соперники: { $against } – побед: { $won } из { $played }
page-against-people = люди
page-against-mixed = боты разных уровней
page-tally-hinted = Партий с подсказками: { $games }
page-tally-given-away = В среднем упущено в разобранных партиях ({ $games }): { $wins } победы
page-played-with-hints =
    { $hints ->
        [one] с { $hints } подсказкой
       *[other] с { $hints } подсказками
    }
page-review-mark =
    { $mistakes ->
        [0] Разбор: ничего не упущено
       *[other] Разбор: упущено { $wins } победы, ошибок: { $mistakes }
    }
page-review-none = Разобрать партию
page-export = Скачать все мои записи
page-export-more = Один файл, в каждой строке – одна запись: ваши последние 500 партий.

## Условия

page-game = Игра
page-seats = Число игроков
page-seats-number =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }
page-chairs = Места
page-chair-me = Я
page-chair-open = Свободное место
page-chair-bot = Бот ({ $level })
page-pace = Темп
page-pace-live = В реальном времени, за один присест
page-pace-turns = по переписке
page-pace-turns-more = По переписке, в течение нескольких дней
page-clock = Лимит времени
page-clock-none = Без лимита времени
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
page-clock-game = { $minutes } мин на всю партию и ещё { $increment } с на решение
page-listed = Стол виден в лобби
page-watch-allowed = Зрители приветствуются
page-stand-in = Бот вместо тех, кто ушёл или у кого вышло время
page-undo-allowed = Отмена разрешена
page-hints-allowed = Подсказки разрешены
page-odds-allowed = Шансы разрешены
page-variants = Варианты правил
page-start = Начать игру

## Боты

hall-level-random = случайный
hall-level-novice = новичок
hall-level-novice-says = Играет как новичок: хватается за то, что хорошо выглядит, и часто ошибается в оценке.
hall-level-regular = опытный
hall-level-regular-says = Хорошо знает игру и выбирает самый выгодный ход, но далеко вперёд не заглядывает.
hall-level-strong = сильный
hall-level-strong-says = Прежде чем решить, несколько раз мысленно доигрывает самые перспективные ходы.
hall-level-expert = эксперт
hall-level-expert-says = Думает дольше всех: взвешивает множество продолжений и то, что скрывают и к чему стремятся другие.
hall-level-custom = самодельный
hall-level-custom-says = Бот, добавленный на этом сервере.
hall-level-accountant = счетовод
hall-level-greedy = жадный
hall-level-rule-of-thumb = по простому правилу
hall-level-simple = простой
hall-persona-bibi = Биби
hall-persona-tiko = Тико
hall-persona-lulu = Лулу
hall-persona-momo = Момо
hall-persona-juju = Джуджу
hall-persona-pepi = Пепи
hall-persona-dodi = Доди
hall-persona-kiki = Кики
hall-persona-amira = Амира
hall-persona-basim = Басим
hall-persona-dalia = Далия
hall-persona-faris = Фарис
hall-persona-hana = Хана
hall-persona-idris = Идрис
hall-persona-leyla = Лейла
hall-persona-omar = Омар
hall-persona-nadir = Надир
hall-persona-salma = Сальма
hall-persona-tariq = Тарик
hall-persona-zahra = Захра
hall-persona-karim = Карим
hall-persona-yasmin = Ясмин
hall-persona-rashid = Рашид
hall-persona-samira = Самира
hall-persona-meret = Мерет
hall-persona-senbi = Сенби
hall-persona-tiaa = Тиаа
hall-persona-hori = Хори
hall-persona-nefri = Нефри
hall-persona-khety = Хети
hall-persona-sabu = Сабу
hall-persona-ahmes = Ахмес

## У входа

page-invited = Вас приглашают за стол
page-invited-by = { $host } приглашает вас сыграть: { $game }
page-invited-to = Вас приглашают сыграть: { $game }
page-invited-players = За столом: { $names }
page-invited-full = Все места заняты, но вы можете смотреть игру.
page-invited-begun = Игра уже началась, но вы можете её смотреть.
page-enter = Войти
page-table-gone = Этот стол недоступен
page-table-broken = Этот стол не удаётся прочитать
page-salvage = Сохранить то, что удаётся прочитать
page-reconnecting = Связь потеряна. Подключаемся снова…
page-offline = Вы не в сети. Игра вас подождёт.
page-restarting = Сервер перезапускается и скоро снова заработает.

## Комната ожидания

page-invite = Пригласить других
page-invite-more = Присоединиться может любой, у кого есть эта ссылка.
page-invite-network = Присоединиться может любой в вашей сети, у кого есть эта ссылка.
page-invite-here = Эта ссылка работает только на этом компьютере: «{ $host }» – это всегда свой компьютер. Чтобы могли войти другие из вашей сети, остановите сервер и запустите его снова с --share.
page-share = Поделиться…
page-join-code = Код, который можно продиктовать
page-join-code-more = Его вводят в лобби, в поле «Присоединиться».
page-invite-link = Ссылка на этот стол
page-invite-code = QR-код ссылки
page-invite-bot = Бота на место { $number }
page-players = Игроки
page-seat-open = Свободное место
page-online = в сети
page-away = не в сети
page-sit = Сесть сюда
page-stand = Освободить место { $number }
page-move = { $name }: пересадить на другое место
page-move-stop = { $name }: оставить на этом месте
page-move-here = { $name }: пересадить на место { $number }
page-move-swap = Поменять местами: { $name } и { $other }
page-host = хозяин стола
page-seat-name = Кто играет на месте { $number }?
page-seat-names = Играете вместе на одном устройстве? Подпишите каждое своё место.
page-bot = Бот…
page-start-when-full =
    { $open ->
        [one] { $open } место ещё свободно: подождите игрока или посадите бота.
        [few] { $open } места ещё свободны: подождите игроков или посадите ботов.
       *[many] { $open } мест ещё свободно: подождите игроков или посадите ботов.
    }
page-fill-bots = Заполнить стол ботами
page-levels = Уровень ботов
page-host-starts = Игру начинает хозяин стола.
page-agreed = Настройки стола
page-host-decides = Изменить это может только хозяин стола.

## За столом

page-title-turn = ● Ваш ход: { $title }
page-spectators =
    { $spectators ->
        [one] { $spectators } зритель
        [few] { $spectators } зрителя
       *[many] { $spectators } зрителей
    }
page-skip = Промотать до моего решения
page-skip-scores = Показать всё сразу
page-undo =
    { $steps ->
        [0] Отменить
       *[other] Отменить ({ $steps })
    }
page-restart = Начать ход заново
page-ask-undo = Попросить об отмене
page-ask-undo-why = С тех пор бросали кубики или ходили другие, поэтому нужно согласие всех.
page-ask-hint = Подсказка
page-hint-thinking = Эксперт думает…
page-propose-hints = Попросить о подсказках
page-hide-hint = Скрыть подсказку
page-choices = Варианты
page-log = Журнал
page-chat = Чат
page-panels = Варианты, журнал и чат
page-no-choice = Сейчас вам нечего решать.
page-spectating = Вы наблюдаете за этой партией.
page-to-decide = ходит
page-earlier = Предыдущие строки
page-missed = Пока вас не было
page-since = С вашего последнего хода
page-log-unfold = Показать этот ход подробно
page-log-empty = Пока ничего не произошло.
page-chat-empty = Пока никто ничего не сказал.
page-chat-say = Напишите что-нибудь
page-chat-send = Отправить
page-react = Реакции
page-react-applause = Аплодисменты
page-react-laugh = Смех
page-react-wow = Изумление
page-react-sad = О нет
page-react-thanks = Спасибо
page-react-hurry = Не спешите — но и не слишком медлите
page-paused = Часы остановлены.
page-look = Точка зрения: { $name }
page-lend = Пусть за меня играет бот
page-lend-other = { $name }: пусть играет бот ({ $level })
page-lend-soon =
    { $name } ещё может вернуться. Бот сможет вступить через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
page-lend-level = Насколько сильным должен быть бот?
page-reclaim = Вернуться за стол
page-lent-banner = За вас играет бот.
page-lent-asked = временно играет бот
page-lent-away = не в сети: играет бот
page-lent-clock = время вышло: играет бот
page-proposes-undo = { $name } просит отменить последнее решение.
page-proposes-undo-of =
    { $name } просит вернуться к моменту перед этим решением: «{ $verb }». { $plays ->
        [one] Будет отменено { $plays } решение: { $whose }.
        [few] Будут отменены { $plays } решения: { $whose }.
        [many] Будет отменено { $plays } решений: { $whose }.
       *[other] Будет отменено { $plays } решения: { $whose }.
    }
page-proposes-undo-yours = Ваше решение тоже будет отменено.
page-vote-over = Просьба утратила силу.
page-proposes-pause = { $name } просит остановить часы.
page-proposes-hints = { $name } просит разрешить подсказки эксперта.
page-votes-missing = Ещё не проголосовали: { $names }
page-agree = Согласиться
page-disagree = Отклонить
page-pass = Передайте устройство: теперь играет { $name } (место { $number })
page-pass-more = Скрытая информация появится, когда вы продолжите.
page-pass-ready = Готово

## Как мне удобно

page-table-settings = Настройки
page-speed = Анимация
page-speed-calm = спокойная
page-speed-fast = быстрая
page-speed-instant = мгновенная
page-speed-now = Анимация: { $speed }
page-show-board = Показать поле
page-show-scores = Показать подсчёт
page-sound = Звуки
page-confirm-taps = Подтверждать каждое касание
page-confirm = Подтвердить
page-cancel = Отмена
page-only-answer = Отвечать за меня, если ответ только один
page-notify = Уведомлять, когда мой ход
page-notify-denied = Браузер блокирует уведомления с этой страницы. Их можно разрешить в настройках браузера.
page-resume = Запустить часы
page-ask-pause = Попросить остановить часы
page-seal = Все броски и карты определены до начала партии. Печать:

## Конец

page-scoring = Итоговый подсчёт
page-winners =
    { $winners ->
        [0] Победителя нет!
        [one] Побеждает { $names }!
       *[other] Победу делят { $names }!
    }
page-rerolled =
    { $times ->
        [one] В этой партии { $times } раз отменяли бросок кубиков или взятие карт и повторяли их заново.
        [few] В этой партии { $times } раза отменяли бросок кубиков или взятие карт и повторяли их заново.
        [many] В этой партии { $times } раз отменяли бросок кубиков или взятие карт и повторяли их заново.
       *[other] В этой партии { $times } раза отменяли бросок кубиков или взятие карт и повторяли их заново.
    }
page-with-hints =
    { $hints ->
        [one] { $name }: партия с { $hints } подсказкой
       *[other] { $name }: партия с { $hints } подсказками
    }
page-score-sheet = Таблица очков
page-score-line = За что
page-total = Итого
page-rematch = Сыграть ещё раз
page-rematch-join = Сыграть реванш
page-rematch-watch = Смотреть реванш
page-record = Скачать запись партии
page-verify = Проверить кубики и карты
page-verified =
    { $draws ->
        [1] Единственный бросок (или карта) совпадает с печатью.
       *[other] Все броски и карты ({ $draws }) совпадают с печатью.
    }
page-not-verified = Броски и карты не совпадают с печатью!

## Повтор

page-look-again = Смотреть повтор
page-replay = Повтор
page-replay-close = Назад к результату
page-replay-first = К началу
page-replay-back = Шаг назад
page-replay-play = Смотреть
page-replay-pause = Пауза
page-replay-next = Шаг вперёд
page-replay-last = К концу
page-replay-slider = Момент партии
page-replay-place = Шаг { $step } из { $steps }
page-replay-speed = Скорость
page-replay-eyes = Точка зрения
page-replay-spectator = Зритель
page-replay-share = Скопировать ссылку на этот момент
page-record-open = Открыть запись партии

## Журнал стола

log-sat = { $name } садится за стол.
log-bot = { $seat } садится за стол: бот ({ $level }).
log-seat-named = На месте { $number } играет { $name }.
log-stood = { $seat } встаёт из-за стола.
log-swapped = { $seat } и { $other } меняются местами.
log-moved = { $who } пересаживается на место { $number }.
log-changed = Хозяин стола меняет настройки.
log-started = Игра начинается.
log-took-back =
    { $plays ->
        [1] { $seat } отменяет последнее решение.
        [one] { $seat } отменяет { $plays } последнее решение.
        [few] { $seat } отменяет { $plays } последних решения.
        [many] { $seat } отменяет { $plays } последних решений.
       *[other] { $seat } отменяет { $plays } последнего решения.
    }
log-took-back-agreed =
    { $plays ->
        [1] { $seat } отменяет последнее решение; все согласны.
        [one] { $seat } отменяет { $plays } последнее решение; все согласны.
        [few] { $seat } отменяет { $plays } последних решения; все согласны.
        [many] { $seat } отменяет { $plays } последних решений; все согласны.
       *[other] { $seat } отменяет { $plays } последнего решения; все согласны.
    }
log-proposed-undo =
    { $plays ->
        [1] { $seat } просит отменить последнее решение.
        [one] { $seat } просит отменить { $plays } последнее решение.
        [few] { $seat } просит отменить { $plays } последних решения.
        [many] { $seat } просит отменить { $plays } последних решений.
       *[other] { $seat } просит отменить { $plays } последнего решения.
    }
log-proposed-pause = { $seat } просит остановить часы.
log-proposed-hints = { $seat } просит разрешить подсказки.
log-lapsed = { $seat }: просьба утратила силу.
log-voted-yes = { $seat } соглашается.
log-voted-no = { $seat } не соглашается.
log-paused = Часы остановлены.
log-hinted = { $seat } получает подсказку.
log-hints-allowed = Все согласны: подсказки разрешены.
log-resumed = { $seat } запускает часы.
log-lent-asked = { $seat } отдыхает: пока играет бот ({ $level }).
log-lent-away = { $seat } не в сети: в игру вступает бот ({ $level }).
log-lent-clock = { $seat }: время вышло, в игру вступает бот ({ $level }).
log-reclaimed = { $seat } снова за столом.

## Почему нельзя?

refused-unreachable = Сервер не отвечает. Попробуйте чуть позже.
refused-internal = На сервере что-то пошло не так. Ничего не изменилось.
refused-not-kept = Сохранить не удалось. Ничего не изменилось.
refused-not-readable = Сервер сейчас не может прочитать свои данные. Ничего не изменилось.
refused-table-broken = Журнал этого стола повреждён, или эта версия сервера не может его прочитать. Других столов это не касается; сервер время от времени будет пробовать снова.
refused-log-full = Журнал этого стола заполнен: партию можно доиграть, но больше ничего не сохраняется.
refused-try-again = Не получилось. Попробуйте ещё раз.
refused-too-fast = Слишком быстро. Подождите немного.
refused-too-large = Слишком большой объём данных.
refused-cross-site = Запросы с других сайтов не принимаются.
refused-wrong-host = Сервер не узнаёт имя из адресной строки. Администратор может добавить его через --allowed-hosts.
refused-wrong-scheme = Браузер использует http там, где сервер ждёт https, или наоборот. Администратор может указать прокси через --trusted-proxies.
refused-unknown-guest = Сервер вас ещё не знает: сначала выберите имя.
refused-bad-name = Имя должно состоять из одной строки видимых символов.
refused-bad-link = Эта ссылка недействительна или ей больше часа.
refused-used-link = Эта ссылка уже использована.
refused-bad-text = Напишите одну строку видимых символов.
refused-no-such-table = По этому адресу стола нет.
refused-no-such-code = Стола с таким кодом нет. Код перестаёт действовать через час-другой и когда начинается игра.
refused-no-such-entry = В этой партии нет такого момента.
refused-blocked = Администратор этого сервера вас заблокировал.
refused-not-watchable = Этот стол видят только его игроки.
refused-no-such-game = Этой игры здесь нет.
refused-no-such-level = Такого бота здесь нет.
refused-no-such-seat = За этим столом нет такого места.
refused-wrong-chairs = Мест должно быть столько же, сколько игроков.
refused-too-many-tables = Вы сидите за слишком многими столами: сначала доиграйте какую-нибудь партию.
refused-already-started = Игра уже началась.
refused-not-playing = Здесь сейчас не играют.
refused-not-over = Игра ещё не окончена.
refused-not-host = Это может сделать только хозяин стола.
refused-not-your-seat = Это не ваше место.
refused-seat-taken = Там уже кто-то сидит.
refused-seat-open = Там никто не сидит.
refused-seats-open = Некоторые места ещё свободны.
refused-other-game = Сменить игру за столом нельзя: создайте другой стол.
refused-seat-lent = За это место сейчас играет бот.
refused-seat-not-lent = За это место бот не играет.
refused-out-of-time = Если время вышло, вернуться в партию нельзя.
refused-not-asked = Сейчас не ход этого игрока.
refused-not-idle = Дайте этому игроку ещё немного времени.
refused-no-undo-here = За этим столом отмена выключена.
refused-no-odds-here = За этим столом шансы выключены.
refused-no-hints-here = За этим столом подсказок нет.
refused-deal-sealed = Этот расклад закрыт, пока вы его не доиграете, а расклад дня – до конца дня.
refused-deal-fixed = У всех столов одного расклада одинаковые настройки.
refused-deal-unfinished = Сначала доиграйте за другим столом с этим раскладом.
refused-deal-full = У этого расклада уже достаточно столов.
refused-hints-not-agreed = За этим столом на подсказки сначала должны согласиться все.
refused-hints-agreed = Подсказки уже разрешены.
refused-hint-coming = Эксперт ещё думает.
refused-only-one-option = Выбирать не из чего: возможно только одно действие.
refused-no-seal = Случайности этой партии не были запечатаны, поэтому повторить их нельзя.
refused-proposal-open = Другое голосование ещё не закончено.
refused-no-proposal = Это голосование уже закончено.
refused-voted-already = Вы уже проголосовали.
refused-no-clock-runs = Часы не идут.
refused-not-paused = Часы уже идут.
refused-no-such-question = В этой игре об этом спросить нельзя.
refused-bad-message = Сервер не понял это сообщение.
refused-webhook-not-a-url = Это не URL.
refused-webhook-scheme = URL должен начинаться с http или https.
refused-webhook-too-long = Слишком длинный URL.
refused-webhook-port = Этот порт не разрешён.
refused-webhook-userinfo = В URL не должно быть имени пользователя.
refused-webhook-inside = Адреса внутри этой сети не разрешены.

## Правила, примеры, подсказки

page-rules = Правила
page-rules-of = { $title }: правила
page-rules-alone = Открыть правила на отдельной странице
page-rules-here = Показать правило
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
page-rules-usual = по умолчанию
page-example-show = Показать пример
page-example-board = Поле примера: листайте шаги стрелками
page-example-back = Назад
page-example-forward = Следующий шаг
page-example-again = К началу
page-example-step = { $step } / { $steps }
page-hint = Ваша первая партия
page-hint-known = Понятно
page-hint-rules = Прочитать правило
page-hint-none = Отключить советы
page-hints = Советы для первой партии
