camel-up-title = Camel Up
camel-up-blurb = Делайте ставки на забег, где верблюды ездят друг на друге, а два безумных бегут не в ту сторону.

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
camel-up-side-none = нет стороны

## Вопросы и действия

camel-up-ask-build-stack = Постройте снизу вверх начальную башню на клетке { $space }: какой верблюд следующий?
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

camel-up-event-starts = { $camel_cap } верблюд начинает на клетке { $space }.
camel-up-event-takes-ticket =
    { $seat } берёт жетон ставки на { $camel_acc } верблюда номиналом в { $value ->
        [one] { $value } фунт
        [few] { $value } фунта
       *[many] { $value } фунтов
    }.
camel-up-event-places-tile = { $seat } кладёт жетон зрителей на клетку { $space } стороной «{ $side }» вверх.
camel-up-event-moves-tile = { $seat } переносит жетон зрителей с клетки { $from } на клетку { $space } стороной «{ $side }» вверх.
camel-up-event-rolls = { $seat } бросает { $die } кубик: { $pips }.
camel-up-event-rolls-grey = { $seat } бросает серый кубик: { $camel } { $pips }.
camel-up-event-bets = { $seat } кладёт карту ставки на забег рубашкой вверх в стопку { $pile_gen }.
camel-up-event-bets-told = { $seat } кладёт карту ставки { $camel_gen } верблюда рубашкой вверх в стопку { $pile_gen }.
camel-up-event-partners = { $seat } и { $partner } состоят в союзе до конца этапа.
camel-up-event-other-crazy = Исключение для безумных верблюдов: вместо него идёт { $camel }.
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
camel-up-event-booed = Освистывание на клетке { $space }: { $seat } получает 1 фунт, а группа отступает на клетку { $to } под всех верблюдов, которые там стоят.
camel-up-event-crosses = { $camel_cap } верблюд пересекает финишную черту: забег окончен!
camel-up-event-crosses-back = Безумный { $camel } верблюд пересекает финишную черту не в ту сторону: забег окончен!
camel-up-event-leg-ends = Этап { $leg } окончен: первый — { $first } верблюд, второй — { $second }.
camel-up-event-leg-pays =
    { $seat }: { $total ->
        [one] { $total } фунт
        [few] { $total } фунта
       *[many] { $total } фунтов
    } за этап (жетоны ставок { $tickets }, жетоны пирамиды { $pyramid }{ $copied ->
        [0] { "" }
       *[other] , жетон по союзу { $copied }
    }).
camel-up-event-leg-starts = Начинается этап { $leg }; первый ход: { $seat }.
camel-up-event-forgiven =
    { $amount ->
        [one] { $amount } фунт
        [few] { $amount } фунта
       *[other] { $amount } фунтов
    } заплатить нечем: долг прощается ({ $seat }).
camel-up-event-race-ends = Исход забега решён: победитель — { $first } верблюд, главный неудачник — { $last }.
camel-up-event-shows-bet =
    { $seat } ставит на { $camel_acc } верблюда как на { $pile_acc }: { $pays ->
        [one] { $pays } фунт
        [few] { $pays } фунта
       *[many] { $pays } фунтов
    }.
camel-up-event-wins =
    { $winners_count ->
        [one] { $winners } побеждает
       *[other] { $winners } делят победу
    }: { $money ->
        [one] { $money } фунт
        [few] { $money } фунта
       *[many] { $money } фунтов
    }.

## Почему нельзя?

camel-up-rule-cu-9 = Союзы возможны, только если за столом не меньше шести человек.
camel-up-rule-cu-19 = Жетонов ставки этого цвета на этом этапе больше нет.
camel-up-rule-cu-20 = Вашему жетону зрителей нужна клетка от 2 до 16 без верблюда и без жетона, не рядом с чужим жетоном и не та, на которой он лежит сейчас.
camel-up-rule-cu-24 = Ваша карта этого цвета уже лежит в стопке.
camel-up-rule-cu-25 = Союз заключают с кем-то другим за этим столом.
camel-up-rule-cu-46 = На башню встают только верблюды, которые ещё ждут старта на этой клетке.
camel-up-rule-cu-49 = Один из вас уже состоит в союзе на этом этапе.

## Подсчёт, окончания, варианты

camel-up-score-start = Начальные деньги
camel-up-score-tiles = Жетон зрителей
camel-up-score-tickets = Жетоны ставок
camel-up-score-pyramid = Жетоны пирамиды
camel-up-score-copied = Жетоны по союзам
camel-up-score-winner-bets = Ставки на победителя
camel-up-score-loser-bets = Ставки на главного неудачника
camel-up-score-forgiven = Прощённые долги

camel-up-end-over-the-line = Гоночный верблюд пересёк финишную черту.
camel-up-end-cheered-over-the-line = Поддержка зрителей вынесла гоночного верблюда за финишную черту.
camel-up-end-backward = Безумный верблюд пересёк финишную черту не в ту сторону.
camel-up-end-backward-with-riders = Безумный верблюд унёс гоночных верблюдов за финишную черту не в ту сторону.

camel-up-variant-setup_order = Верблюды, которые начинают на одной клетке
camel-up-variant-setup_order-random = башня случайна
camel-up-variant-setup_order-roller = башню строит тот, кто ходит первым
camel-up-variant-race_bets = Выплата ставок на забег
camel-up-variant-race_bets-card_by_card = карта за картой, никогда не ниже 0
camel-up-variant-race_bets-netted = сумма для каждого, затем не ниже 0

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
camel-up-board-partner = Союз

## Шансы

camel-up-odds-title =
    Шансы к концу этапа, когда в пирамиде { $dice ->
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
camel-up-odds-race-ends = Шанс, что забег закончится на этом этапе: { $percent }.
camel-up-odds-error =
    Исход забега оценён по { $races ->
        [one] { $races } пробному забегу
       *[other] { $races } пробным забегам
    }, с точностью до { $percent }.
camel-up-odds-tiles = Сколько фунтов жетон зрителей приносит до конца этапа
camel-up-odds-tile = Клетка

## Страница

camel-up-page-track = Гоночный круг
camel-up-page-stack =
    { $space ->
        [0] За стартовой чертой
        [17] За финишной чертой
       *[other] Клетка { $space }
    }, снизу вверх: { $camels }
camel-up-page-waiting = Ждут старта: { $camels }
camel-up-page-tile-of = Клетка { $space }: жетон зрителей ({ $seat }), { $side }
camel-up-page-rolled = Выпало: { $camel } { $pips }
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
camel-up-page-choose-side = Выберите сторону, затем клетку.
camel-up-page-choose-space = Теперь выберите светящуюся клетку.
camel-up-page-side = Ваш жетон зрителей стороной «{ $side }» вверх
camel-up-page-tile-on = Жетон зрителей на клетке { $space }, { $side }
camel-up-page-partner = Союз: { $seat }
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
    Исход забега оценён по { $races ->
        [one] { $races } модельному забегу
       *[other] { $races } модельным забегам
    }.
camel-up-page-odds-asking = Считаю шансы …
camel-up-page-odds-failed = Для этой позиции шансов нет.
