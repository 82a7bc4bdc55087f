camel-up-title = Camel Up
camel-up-blurb = Делайте ставки на забег, в котором верблюды ездят друг на друге, а два безумных бегут не в ту сторону.

## Слова

camel-up-camel-blue = синий
    .gen = синего
    .acc = синего
camel-up-camel-green = зелёный
    .gen = зелёного
    .acc = зелёного
camel-up-camel-yellow = жёлтый
    .gen = жёлтого
    .acc = жёлтого
camel-up-camel-red = красный
    .gen = красного
    .acc = красного
camel-up-camel-purple = фиолетовый
    .gen = фиолетового
    .acc = фиолетового
camel-up-camel-white = белый
    .gen = белого
    .acc = белого
camel-up-camel-black = чёрный
    .gen = чёрного
    .acc = чёрного

camel-up-die-blue = синий
camel-up-die-green = зелёный
camel-up-die-yellow = жёлтый
camel-up-die-red = красный
camel-up-die-purple = фиолетовый
camel-up-die-grey = серый

camel-up-pile-winner = победитель
    .gen = победителя
    .acc = победителя
camel-up-pile-loser = главный неудачник
    .gen = главного неудачника
    .acc = главного неудачника

camel-up-side-cheering = поддержка
camel-up-side-booing = освистывание
camel-up-side-none = без стороны

## Вопросы и действия

camel-up-ask-build-stack = Соберите начальную башню на клетке { $space } снизу вверх: какой верблюд следующий?
camel-up-ask-turn = Ваш ход: выберите одно действие.

camel-up-verb-leg = Жетон ставки
camel-up-verb-tile = Жетон зрителей
camel-up-verb-roll = Жетон пирамиды
camel-up-verb-bet = Ставка на забег
camel-up-verb-partner = Союз
camel-up-verb-stack = Начальная башня

camel-up-act-leg = Взять верхний жетон ставки на { $camel_acc } верблюда
camel-up-act-tile = Положить свой жетон зрителей на клетку { $space } стороной «{ $side }» вверх
camel-up-act-roll = Взять жетон пирамиды и бросить кубик
camel-up-act-bet = Поставить на { $camel_acc } верблюда как на { $pile_acc }
camel-up-act-partner = Заключить союз: { $partner }
camel-up-act-stack = Поставить { $camel_acc } верблюда на башню

## События

camel-up-event-starts = { $camel_cap } верблюд стартует с клетки { $space }.
camel-up-event-takes-ticket =
    { $seat } берёт жетон ставки на { $camel_acc } верблюда номиналом в { $value ->
        [one] { $value } фунт
        [few] { $value } фунта
       *[many] { $value } фунтов
    }.
camel-up-event-places-tile = { $seat } кладёт жетон зрителей на клетку { $space } стороной «{ $side }» вверх.
camel-up-event-moves-tile = { $seat } переносит жетон зрителей с клетки { $from } на клетку { $space } стороной «{ $side }» вверх.
camel-up-event-rolls = { $seat } бросает { $die } кубик: { $pips }.
camel-up-event-rolls-grey = { $seat } бросает серый кубик: { $camel }, { $pips }.
camel-up-event-bets = { $seat } кладёт карту ставки на забег рубашкой вверх в стопку { $pile_gen }.
camel-up-event-bets-told = { $seat } кладёт карту { $camel_gen } верблюда рубашкой вверх в стопку { $pile_gen }.
camel-up-event-partners = { $seat } и { $partner } — союзники до конца этапа.
camel-up-event-other-crazy = Исключение для безумных верблюдов: вместо выпавшего идёт { $camel }.
camel-up-event-moves =
    { $camel_cap } верблюд идёт с клетки { $from } { $to ->
        [0] назад за финишную черту
        [17] за финишную черту
       *[other] на клетку { $to }
    }{ $riders_count ->
        [0] .
       *[other] { " " }и везёт на спине { $riders_acc }.
    }
camel-up-event-cheered =
    Поддержка на клетке { $space }: { $seat } получает 1 фунт, а группа идёт дальше { $to ->
        [17] за финишную черту
       *[other] на клетку { $to }
    }.
camel-up-event-booed = Освистывание на клетке { $space }: { $seat } получает 1 фунт, а группа отступает на клетку { $to } и встаёт под верблюдов, если они там есть.
camel-up-event-crosses = { $camel_cap } верблюд пересекает финишную черту: забег окончен!
camel-up-event-crosses-back = Безумный { $camel } верблюд пересекает финишную черту не в ту сторону: забег окончен!
camel-up-event-leg-ends = Этап { $leg } окончен: первый — { $first } верблюд, второй — { $second }.
camel-up-event-leg-pays =
    { $seat }: { $total ->
        [one] { $total } фунт
        [few] { $total } фунта
       *[many] { $total } фунтов
    } за этап (за жетоны ставок { $tickets }, за жетоны пирамиды { $pyramid }{ $copied ->
        [0] { "" }
       *[other] , за жетон союзника { $copied }
    }).
camel-up-event-leg-starts = Начинается этап { $leg }; первый ход делает { $seat }.
camel-up-event-forgiven =
    { $seat } не может заплатить { $amount ->
        [one] { $amount } фунт
        [few] { $amount } фунта
       *[many] { $amount } фунтов
    }: этот долг прощается.
camel-up-event-race-ends = Исход забега решён: победитель — { $first } верблюд, главный неудачник — { $last }.
camel-up-event-shows-bet =
    { $seat }: { $pays ->
        [one] { $pays } фунт
        [few] { $pays } фунта
       *[many] { $pays } фунтов
    } за ставку на { $camel_acc } верблюда как на { $pile_acc }.
camel-up-event-wins =
    { $winners_count ->
        [one] Побеждает { $winners }: { $money ->
            [one] { $money } фунт
            [few] { $money } фунта
           *[many] { $money } фунтов
        }.
       *[other] Победу делят { $winners }: по { $money ->
            [one] { $money } фунту
            [few] { $money } фунта
           *[many] { $money } фунтов
        }.
    }

## Почему нельзя?

camel-up-rule-cu-9 = Союзы заключают, только если за столом не меньше шести игроков.
camel-up-rule-cu-19 = На этом этапе жетонов ставки этого цвета больше нет.
camel-up-rule-cu-20 = Жетону зрителей нужна клетка от 2 до 16, где нет ни верблюда, ни жетона, а на соседних нет чужого жетона; оставить его на прежней клетке нельзя.
camel-up-rule-cu-24 = На этот цвет вы уже поставили свою карту.
camel-up-rule-cu-25 = Союзником может быть только другой игрок за этим столом.
camel-up-rule-cu-46 = На башню можно поставить только верблюда, который ждёт старта на этой клетке.
camel-up-rule-cu-49 = У кого-то из вас уже есть союзник на этом этапе.

## Подсчёт, окончания, варианты

camel-up-score-start = Начальные деньги
camel-up-score-tiles = Жетон зрителей
camel-up-score-tickets = Жетоны ставок
camel-up-score-pyramid = Жетоны пирамиды
camel-up-score-copied = Жетоны союзников
camel-up-score-winner-bets = Ставки на победителя
camel-up-score-loser-bets = Ставки на неудачника
camel-up-score-forgiven = Прощённые долги

camel-up-end-over-the-line = Гоночный верблюд пересёк финишную черту.
camel-up-end-cheered-over-the-line = Поддержка зрителей вынесла гоночного верблюда за финишную черту.
camel-up-end-backward = Безумный верблюд пересёк финишную черту не в ту сторону.
camel-up-end-backward-with-riders = Безумный верблюд унёс гоночных верблюдов за финишную черту не в ту сторону.

camel-up-variant-setup_order = Верблюды, стартующие с одной клетки
camel-up-variant-setup_order-random = встают в башню случайно
camel-up-variant-setup_order-roller = встают так, как решит первый игрок
camel-up-variant-race_bets = Подсчёт ставок на забег
camel-up-variant-race_bets-card_by_card = карта за картой, никогда не ниже 0
camel-up-variant-race_bets-netted = сумма у каждого игрока, затем не ниже 0

## Поле в терминале

camel-up-board-leg = Этап { $leg }
camel-up-board-letter-blue = С
camel-up-board-letter-green = З
camel-up-board-letter-yellow = Ж
camel-up-board-letter-red = К
camel-up-board-letter-purple = Ф
camel-up-board-letter-white = Б
camel-up-board-letter-black = Ч
camel-up-board-letter-grey = Р
camel-up-board-pyramid = В пирамиде
camel-up-board-rolled = Брошены
camel-up-board-tickets = Жетоны ставок
camel-up-board-winner = Победитель
camel-up-board-loser = Главный неудачник
camel-up-board-player = Игрок
camel-up-board-money = Фунты
camel-up-board-bets = Жетоны ставок
camel-up-board-rolls = Жетоны пирамиды
camel-up-board-cards = Карты ставок
camel-up-board-partner = Союзник

## Шансы

camel-up-odds-title =
    Шансы к концу этапа, пока в пирамиде { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }
camel-up-odds-camel = Верблюд
camel-up-odds-first = Первый
camel-up-odds-second = Второй
camel-up-odds-last = Последний
camel-up-odds-ticket = Жетон
camel-up-odds-win = Выиграет забег
camel-up-odds-lose = Придёт последним
camel-up-odds-race-ends = Забег закончится на этом этапе с вероятностью { $percent }.
camel-up-odds-error =
    Шансы на забег оценены по { $races ->
        [one] { $races } смоделированному забегу
       *[other] { $races } смоделированным забегам
    }, погрешность — до { $percent }.
camel-up-odds-tiles = Сколько фунтов жетон зрителей в среднем принесёт владельцу до конца этапа
camel-up-odds-tile = Клетка

## Страница

camel-up-page-track = Трасса
camel-up-page-turn-roll = { $camel } { $pips }
camel-up-page-turn-line = финиш
camel-up-page-turn-ticket = ставка: { $camel }
camel-up-page-turn-tile = зрители на клетке { $space }
camel-up-page-turn-leg = Этап { $leg } окончен
camel-up-page-turn-end = Забег окончен
camel-up-page-tile-here = Положить свой жетон зрителей на клетку { $space }
camel-up-page-my-tickets = Ваши жетоны ставок
camel-up-page-worth-now = Если бы это был конец
camel-up-page-worth-average = В среднем
camel-up-page-copied = союзник
camel-up-page-stack =
    { $space ->
        [0] Позади финишной черты
        [17] За финишной чертой
       *[other] Клетка { $space }
    }, снизу вверх: { $camels }
camel-up-page-waiting = Ждут старта: { $camels }
camel-up-page-tile-of = Клетка { $space }: жетон зрителей ({ $seat }) стороной «{ $side }» вверх
camel-up-page-rolled = Выпало: { $camel }, { $pips }
camel-up-page-dice-in = Кубики в пирамиде: { $dice }
camel-up-page-ticket-pays = Первый: число на жетоне · второй: 1 · прочие: −1
camel-up-page-stack-of-tickets =
    { $camel_cap } верблюд: { $left ->
        [0] жетонов больше нет
        [one] остался { $left } жетон
        [few] осталось { $left } жетона
       *[many] осталось { $left } жетонов
    }
camel-up-page-race-pays = Верно: 8, 5, 3, 2, затем по 1 · неверно: −1
camel-up-page-choose-pile = Победитель или неудачник? Выберите стопку.
camel-up-page-choose-card = Какой верблюд? Выберите карту.
camel-up-page-hand = Ваши карты ставок
camel-up-page-card = Карта ставки: { $camel }
camel-up-page-pile = { $pile_cap }, карты по порядку: { $seats }
camel-up-page-empty-pile = { $pile_cap }: карт пока нет
camel-up-page-choose-space = Теперь выберите подсвеченную клетку.
camel-up-page-side = Ваш жетон зрителей стороной «{ $side }» вверх
camel-up-page-tile-on = Жетон зрителей на клетке { $space } стороной «{ $side }» вверх
camel-up-page-partner = Союзник: { $seat }
camel-up-page-money =
    { $money ->
        [one] { $money } фунт
        [few] { $money } фунта
       *[many] { $money } фунтов
    }
camel-up-page-ticket = Жетон ставки: { $camel }, { $value }
camel-up-page-pyramid-tickets =
    { $count ->
        [one] { $count } жетон пирамиды
        [few] { $count } жетона пирамиды
       *[many] { $count } жетонов пирамиды
    }
camel-up-page-cards =
    { $count ->
        [one] { $count } карта ставки на руке
        [few] { $count } карты ставок на руке
       *[many] { $count } карт ставок на руке
    }
camel-up-page-odds = Шансы
camel-up-page-race = Забег
camel-up-page-camel = { $camel_cap }
camel-up-page-odds-win = Победит
camel-up-page-odds-first = 1-й
camel-up-page-odds-second = 2-й
camel-up-page-odds-last = Посл.
camel-up-page-odds-exact = Шансы на этап точные.
camel-up-page-odds-samples =
    Шансы на забег оценены по { $races ->
        [one] { $races } смоделированному забегу
       *[other] { $races } смоделированным забегам
    }.
camel-up-page-odds-asking = Считаем шансы…
camel-up-page-odds-failed = Для этой позиции шансов нет.
