## Разбор законченной партии

review-title = Разбор: { $title }
review-working = Разбираю партию
review-chart = Шансы на победу
review-totals = Везение и игра
review-player = Игрок
review-start = До раздачи
review-luck = Везение
review-own = Свои ходы
review-others = Ходы других
review-result = Итог
review-mistakes = Ошибки
review-better-than-luck = { $seat }: итог на { $wins } победы лучше, чем дало бы одно везение.
review-worse-than-luck = { $seat }: итог на { $wins } победы хуже, чем дало бы одно везение.
review-as-luck = { $seat }: итог примерно такой, какой дало бы одно везение.
review-moments = Решающие моменты
review-no-moments = Явного переломного момента не было.
review-entry = Шаг { $number }
review-mistake = { $seat } упускает { $chance }.
review-lucky = { $seat } получает благодаря везению { $chance }.
review-unlucky = { $seat } теряет из-за невезения { $chance }.
review-played = Сыграно: { $plan }
review-better = Лучше: { $plan }
review-scores-more = К концу партии это даёт на { $score } больше: { $lines }.
review-scores-otherwise = Что меняется в подсчёте очков: { $lines }.
review-leaves-less = { $seat } получает из-за этого на { $score } меньше.
review-leaves-more = { $seat } получает из-за этого на { $score } больше.
review-blurred = К концу партии разница теряется в случайностях, но позиция всё равно лучше.
review-whole-games = В партиях, сыгранных до конца, это побеждает на { $chance } чаще.
review-margin = При сколь угодно большом числе пробных партий значение в 99 случаях из 100 оказалось бы в пределах, указанных после ±; сам эксперт при этом может ошибаться в оценке позиции. То, что укладывается в эти пределы, ошибкой не называется.
review-decisions = Все решения
review-strokes = Все проявления везения
review-chosen = Сыграно
review-instead = Лучший другой вариант
review-given-away = Упущено

## Разбор на странице

review-tab = Разбор
review-panels = Журнал и разбор
review-about = Узнайте, где решилась эта партия. Эксперт оценивает каждое решение по тому, что игрок тогда знал, и отделяет везение от мастерства.
review-begin = Разобрать эту партию
review-waiting = Ждём окончания другого разбора…
review-progress = Разбор: { $done } из { $pieces }
review-cancel = Отменить
review-failed = Разбор не удался. Попробуйте ещё раз.
review-deeper = Посмотреть глубже
review-marked = Лучший план отмечен на поле.
review-look = Показать поле
review-chances-here = Шансы на победу в этот момент
review-here = На этом шаге
review-here-none = Здесь решать было нечего.
review-decides = { $seat } принимает решение:
review-gave = Упущено: { $chance }
review-gave-nothing = Ничего заведомо не упущено.
review-luck-here = Что изменило везение

## Hints

review-hint-title = Подсказка
review-hint = Эксперт сыграл бы так: { $plan }
review-hint-chance = Шансы на победу: { $chance }
review-hint-ahead = Это на { $chance } лучше, чем: { $plan }
review-hint-close = Почти так же хорошо: { $plan }
review-hint-marked = План отмечен на поле.

## Что если?

review-what-if = Что если?
review-what-if-title = Играть дальше отсюда
review-what-if-more = В этой позиции откроется новый стол. Всё, что сыграно раньше, останется как было.
review-luck-new = Новые кубики и карты
review-luck-same = Те же кубики и карты, что в этой партии
review-what-if-go = Открыть стол
review-branched = За этим столом игра идёт дальше с шага { $step } другой партии.
review-branched-show = Показать ту партию

## Задачи

review-puzzle = Задача { $number } из { $count }
review-puzzle-of-the-day = Задача дня
review-puzzle-ask = Ходит { $seat }: какой план лучше всех?
review-puzzle-choose = Ваш выбор (от 1 до { $count })
review-puzzle-right = Верно!
review-puzzle-wrong = Не лучший выбор: другой план побеждает чаще.
review-puzzle-answer = Лучше всего: { $plan }
review-puzzle-chance = побеждает в { $chance }
review-puzzle-missed = Обычный игрок выбрал бы: { $plan }
review-puzzle-next = Следующая задача
review-puzzle-score = Решено: { $solved } из { $tried }
review-puzzle-first = В каждой задаче засчитывается первый ответ.
review-puzzle-more = Enter — следующая задача, q — выход
review-puzzle-none = Для этой игры задач пока нет.

## The same deal for everyone

review-daily-title = Расклад дня: { $title }
review-daily-about = Сегодня здесь все играют один и тот же расклад с одинаковой удачей. Ботов: { $bots } ({ $strength }), без отмены и без подсказок. Засчитывается первая партия.
review-daily-play = Сыграть расклад дня
review-daily-go-on = Играть дальше
review-daily-look = Посмотреть свою партию
review-daily-sealed = Результаты вы увидите, когда доиграете. Записи и повторы откроются, когда день закончится, в полночь UTC.
review-daily-results = Результаты, { $day }
review-deal-title = Тот же расклад: { $title }
review-deal-about = Сыграйте этот расклад ещё раз с другими или дайте сыграть его другим: за каждым столом удача одна и та же. Никто не увидит стол с этим раскладом, пока не доиграет за своим.
review-deal-link = Ссылка для других
review-deal-tables =
    { $tables ->
        [one] { $tables } стол с этим раскладом, доиграно: { $ended }.
        [few] { $tables } стола с этим раскладом, доиграно: { $ended }.
        [many] { $tables } столов с этим раскладом, доиграно: { $ended }.
       *[other] { $tables } стола с этим раскладом, доиграно: { $ended }.
    }
review-deal-sealed = Результаты вы увидите, когда доиграете за своим столом.
review-deal-open = Открыть стол с этим раскладом
review-deal-results = Чем закончились партии
review-deal-place = №
review-deal-scores = Очки
review-deal-again = расклад уже знаком
review-deal-hints =
    { $hints ->
        [one] с { $hints } подсказкой
       *[other] с { $hints } подсказками
    }
