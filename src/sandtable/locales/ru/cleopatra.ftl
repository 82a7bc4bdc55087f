cleopatra-title = Клеопатра и Общество архитекторов
cleopatra-blurb = Постройте царице дворец и разбогатейте, но не запятнайте себя так, чтобы достаться её крокодилу.

## Слова

cleopatra-resource-artisan = ремесленник
cleopatra-resource-stone = камень
cleopatra-resource-marble = мрамор
cleopatra-resource-wood = бревно
cleopatra-resource-lapis = лазурит

cleopatra-card-artisan = ремесленник
cleopatra-card-stone = камень
cleopatra-card-marble = мрамор
cleopatra-card-wood = бревно
cleopatra-card-lapis = лазурит
cleopatra-card-double-artisan = два ремесленника
cleopatra-card-double-stone = два камня
cleopatra-card-double-marble = двойной мрамор
cleopatra-card-double-wood = два бревна
cleopatra-card-double-lapis = двойной лазурит
cleopatra-card-trompe-loeil = обманка
cleopatra-card-beggar = Нищий
cleopatra-card-courtesan = Куртизанка
cleopatra-card-envoy = Посланник
cleopatra-card-scribe = Писец
cleopatra-card-smuggler = Контрабандист
cleopatra-card-vizier = Визирь
cleopatra-card-face-down = закрытая карта

cleopatra-category-walls = стены с колоннами
cleopatra-category-sphinxes = сфинксы
cleopatra-category-obelisks = обелиски
cleopatra-category-throne = пьедестал и трон
cleopatra-category-doors = дверные рамы
cleopatra-category-mosaics = мозаики

cleopatra-shape-F = F
cleopatra-shape-I = I
cleopatra-shape-L = L
cleopatra-shape-N = N
cleopatra-shape-P = P
cleopatra-shape-T = T
cleopatra-shape-U = U
cleopatra-shape-V = V
cleopatra-shape-W = W
cleopatra-shape-X = X
cleopatra-shape-Y = Y
cleopatra-shape-Z = Z

cleopatra-side-left = слева
cleopatra-side-right = справа

cleopatra-wall-L1 = слева 1
cleopatra-wall-L2 = слева 2
cleopatra-wall-L3 = слева 3
cleopatra-wall-B1 = сзади 1
cleopatra-wall-B2 = сзади 2
cleopatra-wall-B3 = сзади 3
cleopatra-wall-R1 = справа 1
cleopatra-wall-R2 = справа 2
cleopatra-wall-R3 = справа 3

## Вопросы

cleopatra-ask-turn = Ваш ход: возьмите прилавок на рынке или стройте в карьере.
cleopatra-ask-refill = Перед пополнением рынка можно сыграть персонажей.
cleopatra-ask-lay-out = Положите по карте на каждый прилавок. Осталось: { $cards }.
cleopatra-ask-build = Строить дальше или закончить? Построено за этот визит: { $pieces }.
cleopatra-ask-pay-for =
    { $missing_count ->
        [0] Оплачено. Добавьте карты или закончите.
       *[other] Оплатите деталь. Не хватает: { $missing }.
    }
cleopatra-ask-choose-way = Поверните мозаику { $shape }.
cleopatra-ask-place-mosaic = Куда положить мозаику { $shape }? Выберите её первую клетку.
cleopatra-ask-claims = Новые убежища: { $sanctuaries }. Поставить статую Анубиса? У вас их { $statues }.
cleopatra-ask-end-turn = До конца хода можно сыграть персонажей.
cleopatra-ask-hand-limit =
    У вас на руке { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }, лишних { $above }.
cleopatra-ask-lay-off =
    Какую карту сбросить? Ещё { $left ->
        [one] { $left } карта
        [few] { $left } карты
        [many] { $left } карт
       *[other] { $left } карты
    }.
cleopatra-ask-offering =
    Сколько поднести Верховному Жрецу? У вас { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    } и { $amulets ->
        [one] { $amulets } амулет
        [few] { $amulets } амулета
        [many] { $amulets } амулетов
       *[other] { $amulets } амулета
    }.
cleopatra-ask-answer-roll = Все пять кубиков на алтаре. Начинается подношение?
cleopatra-ask-give = { $to } присылает Нищего: 2 таланта или обычная карта.
cleopatra-ask-fetch = Возьмите карту из сброса.
cleopatra-ask-ask = Кого и о чём просит ваш Посланник?
cleopatra-ask-offer = { $to } просит карту: { $resource }. Вместе с ней уйдёт один ваш амулет.
cleopatra-ask-accept = { $from } предлагает карту: { $resource }. Взять её вместе с амулетом?
cleopatra-ask-keep =
    Визирь показывает { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }. Оставить одну за амулет?

## Заголовки действий

cleopatra-verb-market = Рынок
cleopatra-verb-market-empty = Пустой рынок
cleopatra-verb-pass = Пас
cleopatra-verb-refill = Пополнение
cleopatra-verb-lay = Выкладывание карты
cleopatra-verb-stop = Конец стройки
cleopatra-verb-end-turn = Конец хода
cleopatra-verb-pay = Оплата картой
cleopatra-verb-trompe = Обманка
cleopatra-verb-merchant = Торговец Нила
cleopatra-verb-enough = Достаточно
cleopatra-verb-turn = Поворот мозаики
cleopatra-verb-place = Место мозаики
cleopatra-verb-claim = Занять убежище
cleopatra-verb-end-claims = Больше не занимать
cleopatra-verb-discard-down = Сброс карт
cleopatra-verb-keep-all = Оставить все
cleopatra-verb-discard = Сброс
cleopatra-verb-bid = Подношение
cleopatra-verb-begin-offering = Начать подношение
cleopatra-verb-build-wall = Стена с колоннами
cleopatra-verb-build-sphinx = Сфинкс
cleopatra-verb-build-obelisk = Обелиск
cleopatra-verb-build-pedestal = Пьедестал
cleopatra-verb-build-throne = Трон
cleopatra-verb-build-door = Дверная рама
cleopatra-verb-build-mosaic = Мозаика
cleopatra-verb-scribe-mosaic = Писец: мозаика на выбор
cleopatra-verb-avert = Писец: отвести подношение
cleopatra-verb-beggar = Нищий
cleopatra-verb-give-talents = Отдать таланты
cleopatra-verb-give-card = Отдать карту
cleopatra-verb-show-hand = Показать руку
cleopatra-verb-courtesan = Куртизанка
cleopatra-verb-fetch = Из сброса
cleopatra-verb-envoy = Посланник
cleopatra-verb-ask = Просьба
cleopatra-verb-end-asking = Больше не просить
cleopatra-verb-offer = Предложить
cleopatra-verb-decline = Отказать
cleopatra-verb-accept = Принять
cleopatra-verb-refuse = Отклонить
cleopatra-verb-scribe-onto = Писец: кубик на алтарь
cleopatra-verb-scribe-off = Писец: кубик с алтаря
cleopatra-verb-smuggler = Контрабандист
cleopatra-verb-vizier = Визирь
cleopatra-verb-keep = Оставить карту
cleopatra-verb-end-keeping = Больше не оставлять

## Действия

cleopatra-act-market = Взять все карты с прилавка { $stall }
cleopatra-act-market-empty = Посетить пустой рынок и пополнить его
cleopatra-act-pass = Пасовать: брать и строить нечего
cleopatra-act-refill = Взять карты для прилавков
cleopatra-act-lay = Положить карту { $number } на прилавок { $stall }
cleopatra-act-stop = Закончить строить и взять таланты
cleopatra-act-end-turn = Закончить ход
cleopatra-act-pay = Заплатить картой: { $card }
cleopatra-act-trompe = Заплатить обманкой (1 амулет) за: { $resource }
cleopatra-act-merchant = Заплатить торговцем Нила за: { $resource }
cleopatra-act-enough = Этого достаточно
cleopatra-act-turn = Положение { $way }
cleopatra-act-place = Первая клетка: ряд { $row }, столбец { $column }
cleopatra-act-claim = Статую в убежище: ряд { $row }, столбец { $column }
cleopatra-act-end-claims = Приберечь статуи
cleopatra-act-discard-down = Сбросить карты до десяти и взять 1 амулет
cleopatra-act-keep-all = Оставить все карты и взять по амулету за каждую сверх десяти
cleopatra-act-discard = Сбросить: { $card }
cleopatra-act-bid =
    Поднести { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }
cleopatra-act-begin-offering = Пусть начнётся подношение
cleopatra-act-build-wall = Построить стену с колоннами: { $wall }
cleopatra-act-build-sphinx = Построить сфинкса
cleopatra-act-build-obelisk = Построить обелиск: { $side }
cleopatra-act-build-pedestal = Построить пьедестал
cleopatra-act-build-throne = Построить трон
cleopatra-act-build-door = Построить дверную раму: { $side }
cleopatra-act-build-mosaic = Выложить верхнюю мозаику
cleopatra-act-scribe-mosaic = Сыграть Писца (2 амулета) и выложить мозаику { $shape }
cleopatra-act-avert = Сыграть Писца: один кубик уходит с алтаря
cleopatra-act-beggar = Сыграть Нищего (2 амулета)
cleopatra-act-give-talents = Отдать таланты
cleopatra-act-give-card = Отдать карту: { $card }
cleopatra-act-show-hand = Показать карты на руке
cleopatra-act-courtesan = Сыграть Куртизанку (1 амулет)
cleopatra-act-fetch = Взять из сброса: { $card }
cleopatra-act-envoy = Сыграть Посланника
cleopatra-act-ask = Попросить ({ $asked }): { $resource }
cleopatra-act-end-asking = Больше никого не просить
cleopatra-act-offer = Предложить карту
cleopatra-act-decline = Отказать
cleopatra-act-accept = Взять карту и амулет
cleopatra-act-refuse = Не брать
cleopatra-act-scribe-onto = Сыграть Писца: один кубик на алтарь
cleopatra-act-scribe-off = Сыграть Писца: один кубик с алтаря
cleopatra-act-smuggler = Сыграть Контрабандиста (1 амулет) и оставить все карты
cleopatra-act-vizier = Сыграть Визиря
cleopatra-act-keep = Оставить за амулет: { $card }
cleopatra-act-end-keeping = Сбросить остальное

## События

cleopatra-event-begins = Начинает { $seat }.
cleopatra-event-takes-stall =
    { $seat } берёт прилавок { $stall }{ $open_count ->
        [0] { "" }
       *[other] : { $open }
    }{ $hidden ->
        [0] .
       *[other] ; закрытых карт: { $hidden }.
    }
cleopatra-event-takes-stall-told =
    { $seat } берёт прилавок { $stall }{ $open_count ->
        [0] { "" }
       *[other] : { $open }
    }; закрытые ({ $hidden }): { $found }.
cleopatra-event-finds-market-empty = { $seat } приходит на пустой рынок.
cleopatra-event-new-pile =
    Сброс становится новой колодой: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }.
cleopatra-event-draws = { $seat } берёт для прилавков: { $cards }.
cleopatra-event-shows-top = Сверху колоды лежит открытая карта: { $card }.
cleopatra-event-lays = { $seat } кладёт на прилавок { $stall }: { $card }.
cleopatra-event-passes = { $seat } пасует.
cleopatra-event-pays = { $seat } платит картой: { $card }.
cleopatra-event-pays-trompe = { $seat } платит обманкой за: { $resource }.
cleopatra-event-pays-merchant = { $seat } платит торговцем Нила за: { $resource }.
cleopatra-event-takes-amulets =
    { $seat } берёт { $amulets ->
        [one] { $amulets } амулет
        [few] { $amulets } амулета
        [many] { $amulets } амулетов
       *[other] { $amulets } амулета
    }.
cleopatra-event-builds-wall =
    { $seat } строит стену с колоннами ({ $wall }), это { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-builds-sphinx =
    { $seat } строит сфинкса номер { $number }, это { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-builds-obelisk =
    { $seat } строит обелиск ({ $side }), это { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-builds-pedestal =
    { $seat } строит пьедестал, это { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-builds-throne =
    { $seat } строит трон, это { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-builds-door =
    { $seat } строит дверную раму ({ $side }), это { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-lays-mosaic =
    { $seat } кладёт мозаику { $shape } (ряд { $row }, столбец { $column }), это { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-sanctuary =
    Возникает убежище (ряд { $row }, столбец { $column }): { $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
        [many] { $squares } клеток
       *[other] { $squares } клетки
    }.
cleopatra-event-claims =
    { $seat } ставит статую в убежище (ряд { $row }, столбец { $column }): { $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
        [many] { $squares } клеток
       *[other] { $squares } клетки
    }.
cleopatra-event-removes-mosaic = Мозаика { $shape } больше никуда не помещается и уходит из игры.
cleopatra-event-uncovers-mosaic = Следующая мозаика — { $shape }.
cleopatra-event-earns =
    { $seat } зарабатывает { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }{ $bonus ->
        [0] .
       *[other] , из них премия: { $bonus }.
    }
cleopatra-event-completes = Завершено: { $category }. Клеопатра идёт на шаг { $step }.
cleopatra-event-rolls =
    { $seat } бросает { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
    }: символов { $symbols }, на алтаре { $altar }.
cleopatra-event-discards-down =
    { $seat } сбрасывает { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }.
cleopatra-event-discards = { $seat } сбрасывает карту.
cleopatra-event-discards-told = { $seat } сбрасывает: { $card }.
cleopatra-event-keeps-all =
    { $seat } оставляет всё: { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }.
cleopatra-event-offering = Кубиков на алтаре: { $altar }. Все делают подношение Верховному Жрецу.
cleopatra-event-has-bid = Подношение выбрано: { $seat }.
cleopatra-event-has-bid-told =
    { $seat } подносит { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }, пока тайно.
cleopatra-event-shows-bid =
    { $seat } подносит { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-returns-amulets =
    { $seat } возвращает { $amulets ->
        [one] { $amulets } амулет
        [few] { $amulets } амулета
        [many] { $amulets } амулетов
       *[other] { $amulets } амулета
    }.
cleopatra-event-equal-bids =
    Все подношения равны ({ $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }): ничего не происходит.
cleopatra-event-plays = { $seat } играет персонажа: { $card }.
cleopatra-event-gives-talents =
    { $seat } отдаёт { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }; получает { $to }.
cleopatra-event-gives-card = { $seat } отдаёт карту; получает { $to }.
cleopatra-event-gives-card-told = { $seat } отдаёт карту ({ $card }); получает { $to }.
cleopatra-event-shows-hand = { $seat } не может ничего дать и показывает руку; видит её только { $to }.
cleopatra-event-shows-hand-told =
    { $seat } не может ничего дать и показывает руку; видит её только { $to }{ $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
cleopatra-event-browses =
    { $seat } просматривает сброс ({ $size ->
        [one] { $size } карта
        [few] { $size } карты
        [many] { $size } карт
       *[other] { $size } карты
    }).
cleopatra-event-browses-told =
    { $seat } просматривает сброс ({ $size ->
        [one] { $size } карта
        [few] { $size } карты
        [many] { $size } карт
       *[other] { $size } карты
    }): { $cards }.
cleopatra-event-fetches = { $seat } берёт карту из сброса.
cleopatra-event-fetches-told = { $seat } берёт из сброса: { $card }.
cleopatra-event-asks = { $seat } просит ({ $asked }): { $resource }.
cleopatra-event-offers = { $seat } предлагает карту ({ $to }): { $resource }.
cleopatra-event-declines = { $seat } ничего не предлагает ({ $to }).
cleopatra-event-accepts = { $seat } берёт карту ({ $from }): { $resource }.
cleopatra-event-refuses = { $seat } не берёт карту ({ $from }).
cleopatra-event-hands-over-amulet =
    { $amulets ->
        [0] { $seat } не имеет амулета, который мог бы получить { $to }.
       *[other] Вместе с картой { $to } получает амулет из пирамиды: { $seat }.
    }
cleopatra-event-chooses-mosaic = { $seat } выбирает из стопки мозаику { $shape }.
cleopatra-event-turns-die-on = { $seat } поворачивает кубик символом вверх; на алтаре: { $altar }.
cleopatra-event-turns-die-off = { $seat } снимает кубик с алтаря; остаётся: { $altar }.
cleopatra-event-looks =
    { $seat } смотрит { $size ->
        [one] { $size } карту
        [few] { $size } карты
        [many] { $size } карт
       *[other] { $size } карты
    } из колоды.
cleopatra-event-looks-told =
    { $seat } смотрит { $size ->
        [one] { $size } карту
        [few] { $size } карты
        [many] { $size } карт
       *[other] { $size } карты
    } из колоды: { $cards }.
cleopatra-event-keeps = { $seat } оставляет себе карту.
cleopatra-event-keeps-told = { $seat } оставляет себе: { $card }.
cleopatra-event-lays-off = { $seat } оставляет { $kept } и сбрасывает { $laid }.
cleopatra-event-lays-off-told = { $seat } оставляет { $kept } и сбрасывает { $laid }: { $cards }.
cleopatra-event-ends-unfinished =
    Давно никто не строит ({ $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }): игра кончается незавершённой.
cleopatra-event-shows-all = { $seat } открывает всё: «грязных» карт { $tainted }, амулетов { $amulets }, поглощено убежищами { $absorbed }, осталось { $left }.
cleopatra-event-eaten = Больше всего амулетов ({ $amulets }) — крокодил съедает: { $seats }.
cleopatra-event-nobody-eaten = Ни у кого не осталось амулетов: крокодил остаётся голодным.
cleopatra-event-crocodile-wins = Съедены все: побеждает крокодил.
cleopatra-event-wins =
    { $winners_count ->
        [one] { $winners } побеждает; итог: { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
       *[other] { $winners } делят победу; итог: { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
    }

## Почему нельзя?

cleopatra-rule-cl-t2 = У вас на руке нет этого персонажа.
cleopatra-rule-cl-t4 = За один ход персонажа можно сыграть не чаще, чем есть его карт.
cleopatra-rule-cl-t5 = Нельзя пасовать, пока можно пойти на рынок или строить.
cleopatra-rule-cl-m2 = На каждый прилавок кладётся ровно одна карта.
cleopatra-rule-cl-m4 = Нечего брать и нечего тянуть.
cleopatra-rule-cl-m6 = Выберите прилавок, на котором есть карты.
cleopatra-rule-cl-q2 = Это вам не оплатить.
cleopatra-rule-cl-q2a = Тогда часть оплаты окажется лишней.
cleopatra-rule-cl-q3 = Для этой детали нет свободного места или ещё не её черёд.
cleopatra-rule-cl-q8 = После этого остальное будет не оплатить.
cleopatra-rule-cl-q9 = У вас не осталось торговцев Нила.
cleopatra-rule-cl-q10 = Обманка не заменяет ремесленника.
cleopatra-rule-cl-h4 = У вас на руке нет такой карты.
cleopatra-rule-cl-o2 = У вас нет столько талантов.
cleopatra-rule-cl-o8 = Отвести подношение может только Писец с вашей руки.
cleopatra-rule-cl-c1 = Отдайте 2 таланта или обычную карту; руку показывает только тот, у кого нет ни того, ни другого.
cleopatra-rule-cl-c2 = Такой карты нет в сбросе.
cleopatra-rule-cl-c3 = Посланник просит других игроков, каждого один раз, об одном ресурсе, и предложить можно только обычную карту.
cleopatra-rule-cl-c4 = Нужен Писец, а мозаика должна лежать в стопке под верхней и куда-нибудь помещаться.
cleopatra-rule-cl-c5 = На алтаре нет кубиков.
cleopatra-rule-cl-c6 = У вас нет Контрабандиста, которого ещё можно сыграть.
cleopatra-rule-cl-c7 = Такой карты для просмотра нет.
cleopatra-rule-cl-g1 = Мозаике нужны пять свободных клеток сада.
cleopatra-rule-cl-g4 = Здесь нет вашего нового убежища.
cleopatra-rule-cl-g14 = В карьере больше нет мозаик.
cleopatra-rule-cl-g15 = Так эту мозаику повернуть нельзя.

## Счёт и окончания

cleopatra-score-start = Начальные таланты
cleopatra-score-walls = Стены с колоннами
cleopatra-score-sphinxes = Сфинксы
cleopatra-score-obelisks = Обелиски
cleopatra-score-throne = Пьедестал и трон
cleopatra-score-doors = Дверные рамы
cleopatra-score-mosaics = Мозаики
cleopatra-score-bonus = Премия за несколько деталей
cleopatra-score-gifts = Нищие
cleopatra-score-offerings = Подношения
cleopatra-score-merchants = Оставшиеся торговцы Нила
cleopatra-score-eaten = Съедение крокодилом

cleopatra-end-palace = Клеопатра осмотрела свой дворец.
cleopatra-end-crocodile = Съедены все: побеждает крокодил.
cleopatra-end-unfinished = Дворец остаётся недостроенным.

## Картина

cleopatra-board-palm = пальма
cleopatra-board-foundation = основание трона
cleopatra-board-sanctuary = убежище с номером владельца
cleopatra-board-top = Верхняя мозаика
cleopatra-board-stack = под ней, порядок неизвестен:
cleopatra-board-held = Мозаика
cleopatra-board-first-square = её первая клетка
cleopatra-board-cleopatra = Клеопатра
cleopatra-board-altar = Алтарь
cleopatra-board-stall = Прилавок { $number }
cleopatra-board-face-down =
    { $cards ->
        [one] { $cards } закрытая
       *[other] { $cards } закрытых
    }
cleopatra-board-pile = Колода
cleopatra-board-pile-top = сверху
cleopatra-board-discards = Сброс
cleopatra-board-drawn = Взяты
cleopatra-board-looked = Визирь показывает
cleopatra-board-played = Сыграны в этот ход
cleopatra-board-visit = Этот визит
cleopatra-board-left-over = Остаток двойных
cleopatra-board-missing = Не хватает
cleopatra-board-proposal = Подсказка
cleopatra-board-player = Игрок
cleopatra-board-talents = Таланты
cleopatra-board-amulets = Амулеты
cleopatra-board-cards = Карты
cleopatra-board-merchants = Торговцы
cleopatra-board-statues = Статуи
cleopatra-board-offering = Подношение
cleopatra-board-eaten = Добыча крокодила
cleopatra-board-standard = обычные
cleopatra-board-tainted = «грязные»
cleopatra-board-characters = персонажи

## Варианты

cleopatra-variant-garden = Сад
cleopatra-variant-garden-back-flush = основание у заднего края
cleopatra-variant-garden-centre = основание посередине
cleopatra-variant-garden-back-gap = один ряд за основанием
cleopatra-variant-first_player = Кто начинает
cleopatra-variant-first_player-random = по жребию
cleopatra-variant-first_player-seat_0 = первое место
cleopatra-variant-open_totals = Таланты и амулеты всех открыты
cleopatra-variant-open_totals-false = нет
cleopatra-variant-open_totals-true = да
cleopatra-variant-reshuffle = Новая колода собирается
cleopatra-variant-reshuffle-when_needed = когда нужна карта
cleopatra-variant-reshuffle-at_once = как только кончится старая
cleopatra-variant-allow_superfluous_payment = Лишние карты при оплате
cleopatra-variant-allow_superfluous_payment-false = нет
cleopatra-variant-allow_superfluous_payment-true = да
cleopatra-variant-trompe_as_artisan = Обманка заменяет и ремесленника
cleopatra-variant-trompe_as_artisan-false = нет
cleopatra-variant-trompe_as_artisan-true = да
cleopatra-variant-hand_limit_check = Предел руки проверяется
cleopatra-variant-hand_limit_check-after_refill = после пополнения рынка
cleopatra-variant-hand_limit_check-before_refill = до пополнения рынка
cleopatra-variant-hand_limit_after_quarry = Предел руки и после карьера
cleopatra-variant-hand_limit_after_quarry-true = да
cleopatra-variant-hand_limit_after_quarry-false = нет
cleopatra-variant-equal_bids = Если все подношения равны
cleopatra-variant-equal_bids-all_first = каждый возвращает 3 амулета
cleopatra-variant-equal_bids-nothing = ничего не происходит
cleopatra-variant-scribe_answers_own_roll = Писец может отвести свой пятый символ
cleopatra-variant-scribe_answers_own_roll-true = да
cleopatra-variant-scribe_answers_own_roll-false = нет
cleopatra-variant-beggar_one_talent = Нищий: один талант и ни одной обычной карты
cleopatra-variant-beggar_one_talent-shows_hand = ничего не даёт и показывает руку
cleopatra-variant-beggar_one_talent-gives_it = отдаёт талант
cleopatra-variant-envoy_cards = Посланник: карт от каждого игрока
cleopatra-variant-envoy_cards-one = одна
cleopatra-variant-envoy_cards-any = сколько угодно
cleopatra-variant-envoy_kinds = Посланник: запрошенные ресурсы
cleopatra-variant-envoy_kinds-one = один для всех
cleopatra-variant-envoy_kinds-several = для каждого свой
cleopatra-variant-envoy_without_amulet = Посланник: дающий без амулетов
cleopatra-variant-envoy_without_amulet-card_alone = отдаёт одну карту
cleopatra-variant-envoy_without_amulet-no_offer = не может предлагать
cleopatra-variant-vizier_reshuffles = Визирь может вызвать новую колоду
cleopatra-variant-vizier_reshuffles-true = да
cleopatra-variant-vizier_reshuffles-false = нет
cleopatra-variant-allow_flip = Мозаики можно переворачивать
cleopatra-variant-allow_flip-true = да
cleopatra-variant-allow_flip-false = нет
cleopatra-variant-late_sanctuary_claim = Поздние убежища можно занимать
cleopatra-variant-late_sanctuary_claim-false = нет
cleopatra-variant-late_sanctuary_claim-true = да
cleopatra-variant-finish_turn_dice = В последнем ходу бросают кубики
cleopatra-variant-finish_turn_dice-false = нет
cleopatra-variant-finish_turn_dice-true = да
cleopatra-variant-final_tie = Последняя ничья
cleopatra-variant-final_tie-shared = победа делится
cleopatra-variant-final_tie-later_player = побеждает ходящий позже
cleopatra-variant-max_idle_turns = Ходов без стройки до остановки
cleopatra-variant-max_idle_turns-200 = 200
cleopatra-variant-max_idle_turns-60 = 60

## Страница

cleopatra-page-palace = Дворец
cleopatra-page-garden-keys = Сад с мозаикой в руке: стрелки двигают её, R поворачивает, F переворачивает, Enter кладёт
cleopatra-page-altar = Алтарь: кубиков { $dice } из 5
cleopatra-page-queen = Клеопатра на ступени { $step } из 5
cleopatra-page-top-mosaic = Верхняя мозаика: { $shape }. Осталось в стопке: { $left }
cleopatra-page-no-mosaic = Мозаик больше нет
cleopatra-page-card = { $card_cap }
cleopatra-page-place = { $place_cap }
cleopatra-page-cards-list =
    { $cards_count ->
        [0] Нет карт.
       *[other] Карты: { $cards }.
    }
cleopatra-page-market = Рынок
cleopatra-page-lay-next = Выложить следующей эту карту: { $card }
cleopatra-page-hand = Ваша рука: { $cards }
cleopatra-page-use-card = Использовать: { $card }
cleopatra-page-use-merchant = Заплатить торговцем Нила
cleopatra-page-no-cards = На руке нет карт.
cleopatra-page-count-cards =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
        [many] { $count } карт на руке
       *[other] { $count } карты на руке
    }
cleopatra-page-count-talents =
    { $count ->
        [one] { $count } талант
        [few] { $count } таланта
        [many] { $count } талантов
       *[other] { $count } таланта
    }
cleopatra-page-count-amulets =
    { $count ->
        [one] { $count } амулет
        [few] { $count } амулета
        [many] { $count } амулетов
       *[other] { $count } амулета
    }
cleopatra-page-count-merchants =
    { $count ->
        [one] { $count } торговец Нила
        [few] { $count } торговца Нила
        [many] { $count } торговцев Нила
       *[other] { $count } торговца Нила
    }
cleopatra-page-count-statues =
    { $count ->
        [one] { $count } статуя в запасе
        [few] { $count } статуи в запасе
        [many] { $count } статуй в запасе
       *[other] { $count } статуи в запасе
    }
cleopatra-page-quarry = Каменоломня
cleopatra-page-category = { $category_cap }
cleopatra-page-cost = Цена: { $resources }
cleopatra-page-brings =
    { $count ->
        [one] Приносит { $count } талант
        [few] Приносит { $count } таланта
        [many] Приносит { $count } талантов
       *[other] Приносит { $count } таланта
    }
cleopatra-page-brings-at-least =
    { $count ->
        [one] Приносит { $count } талант, на удачном месте больше
        [few] Приносит { $count } таланта, на удачном месте больше
        [many] Приносит { $count } талантов, на удачном месте больше
       *[other] Приносит { $count } таланта, на удачном месте больше
    }
cleopatra-page-build-as-proposed = Построить и заплатить этим
cleopatra-page-build-and-lay = Построить, заплатить этим и положить туда
cleopatra-page-build-and-choose = Построить и выбрать карты
cleopatra-page-paying = Оплата
cleopatra-page-pay-as-proposed = Заплатить этим
cleopatra-page-pay-by-card = Или платите карта за картой: нажимайте светящиеся карты на руке.
cleopatra-page-mosaic-in-hand = Мозаика в руке
cleopatra-page-mosaic = Мозаика { $shape }
cleopatra-page-turn = Повернуть
cleopatra-page-turn-over = Перевернуть
cleopatra-page-place-hint = Перетащите мозаику на сад или двигайте её стрелками: тень покажет пальмы, доход и убежища, которые появятся.
cleopatra-page-closes = Замкнутые клетки: { $squares }
cleopatra-page-move-left = Сдвинуть влево
cleopatra-page-move-back = Сдвинуть назад
cleopatra-page-move-front = Сдвинуть вперёд
cleopatra-page-move-right = Сдвинуть вправо
cleopatra-page-lay-here = Положить сюда
cleopatra-page-lay-when-paid = Положить туда после оплаты
cleopatra-page-does-beggar = Каждый соперник отдаёт вам 2 таланта или обычную карту. Вы берёте 2 амулета.
cleopatra-page-does-courtesan = Просмотрите сброс и возьмите одну карту. Вы берёте 1 амулет.
cleopatra-page-does-envoy = Попросите у соперников обычную карту одного вида. С каждой принятой картой приходит один их амулет.
cleopatra-page-does-scribe = Положите один кубик на алтарь или снимите с него, либо возьмите 2 амулета и постройте любую мозаику из стопки.
cleopatra-page-does-smuggler = Оставьте все карты сверх предела в десять. Вы берёте 1 амулет.
cleopatra-page-does-vizier = Посмотрите пять верхних карт колоды и оставьте любые из них, каждую за 1 амулет.
cleopatra-page-envoy-asks = Кого и о чём просит Посланник?
cleopatra-page-never-mind = Передумать
cleopatra-page-may-play = Можно также сыграть: { $cards }.
cleopatra-page-has-bid = подношение выбрано
cleopatra-page-thinks = размышляет
cleopatra-page-less = Поднести меньше
cleopatra-page-more = Поднести больше
cleopatra-page-bid = Ваше подношение, от 0 до { $most }
cleopatra-page-bid-hint = Все подношения пропадают. Самое большое возвращает 3 амулета, остальные берут: чем меньше, тем больше.
cleopatra-page-verdict = Приговор
cleopatra-page-tainted = «грязные» карты
cleopatra-page-absorbed = поглощено
cleopatra-page-left = осталось
cleopatra-page-sanctuaries = Убежища: { $count } (клетки: { $squares })
