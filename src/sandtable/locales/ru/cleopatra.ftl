cleopatra-title = Клеопатра и Общество архитекторов
cleopatra-blurb = Постройте царице дворец и разбогатейте, но берегитесь: самого порочного архитектора ждёт её крокодил.

## Слова

cleopatra-resource-artisan = ремесленник
    .acc = ремесленника
    .gen = ремесленника
cleopatra-resource-stone = камень
    .gen = камня
cleopatra-resource-marble = мрамор
    .gen = мрамора
cleopatra-resource-wood = бревно
    .gen = бревна
cleopatra-resource-lapis = лазурит
    .gen = лазурита

cleopatra-card-artisan = ремесленник
    .acc = ремесленника
    .ins = ремесленником
cleopatra-card-stone = камень
    .ins = камнем
cleopatra-card-marble = мрамор
    .ins = мрамором
cleopatra-card-wood = бревно
    .ins = бревном
cleopatra-card-lapis = лазурит
    .ins = лазуритом
cleopatra-card-double-artisan = двойной ремесленник
    .acc = двойного ремесленника
    .ins = двойным ремесленником
cleopatra-card-double-stone = двойной камень
    .ins = двойным камнем
cleopatra-card-double-marble = двойной мрамор
    .ins = двойным мрамором
cleopatra-card-double-wood = двойное бревно
    .ins = двойным бревном
cleopatra-card-double-lapis = двойной лазурит
    .ins = двойным лазуритом
cleopatra-card-trompe-loeil = обманка
    .acc = обманку
    .ins = обманкой
cleopatra-card-beggar = Нищий
    .acc = Нищего
    .ins = Нищим
cleopatra-card-courtesan = Куртизанка
    .acc = Куртизанку
    .ins = Куртизанкой
cleopatra-card-envoy = Посланник
    .acc = Посланника
    .ins = Посланником
cleopatra-card-scribe = Писец
    .acc = Писца
    .ins = Писцом
cleopatra-card-smuggler = Контрабандист
    .acc = Контрабандиста
    .ins = Контрабандистом
cleopatra-card-vizier = Визирь
    .acc = Визиря
    .ins = Визирем
cleopatra-card-face-down = закрытая карта
    .acc = закрытую карту
    .ins = закрытой картой

cleopatra-category-walls = стены с колоннами
    .done = все стены с колоннами построены
cleopatra-category-sphinxes = сфинксы
    .done = все сфинксы построены
cleopatra-category-obelisks = обелиски
    .done = оба обелиска построены
cleopatra-category-throne = пьедестал и трон
    .done = пьедестал и трон построены
cleopatra-category-doors = дверные рамы
    .done = обе дверные рамы построены
cleopatra-category-mosaics = мозаики
    .done = мозаик больше не осталось

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

cleopatra-ask-turn = Ваш ход: возьмите карты с прилавка на рынке или отправляйтесь строить в карьер.
cleopatra-ask-refill = Перед пополнением рынка можно разыграть персонажей.
cleopatra-ask-lay-out = Положите по карте на каждый прилавок. Осталось положить { $cards_acc }.
cleopatra-ask-build =
    Строить ещё или закончить? За этот визит вы построили { $pieces ->
        [one] { $pieces } деталь
        [few] { $pieces } детали
        [many] { $pieces } деталей
       *[other] { $pieces } детали
    }.
cleopatra-ask-pay-for =
    { $missing_count ->
        [0] Всё оплачено. Добавьте карты или закончите оплату.
       *[other] Оплатите деталь. Ещё не хватает { $missing_gen }.
    }
cleopatra-ask-choose-way = Как положить мозаику «{ $shape }»?
cleopatra-ask-place-mosaic = Куда положить мозаику «{ $shape }»? Выберите её первую клетку.
cleopatra-ask-claims =
    { $sanctuaries ->
        [one] Возникло { $sanctuaries } новое убежище.
        [few] Возникло { $sanctuaries } новых убежища.
        [many] Возникло { $sanctuaries } новых убежищ.
       *[other] Возникло { $sanctuaries } новых убежища.
    } Поставить статую Анубиса? У вас { $statues ->
        [one] { $statues } статуя
        [few] { $statues } статуи
        [many] { $statues } статуй
       *[other] { $statues } статуи
    }.
cleopatra-ask-end-turn = Перед концом хода можно разыграть персонажей.
cleopatra-ask-hand-limit =
    У вас на руке { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    } — на { $above } больше, чем можно.
cleopatra-ask-lay-off =
    Какую карту сбросить? Осталось сбросить { $left ->
        [one] { $left } карту
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
cleopatra-ask-answer-roll = Все пять кубиков на алтаре. Начать подношение?
cleopatra-ask-give = { $to } разыгрывает Нищего: отдайте 2 таланта или стандартную карту.
cleopatra-ask-fetch = Возьмите карту из сброса.
cleopatra-ask-ask = У кого и что попросит ваш Посланник?
cleopatra-ask-offer = { $to } просит у вас { $resource_acc }. Вместе с картой уйдёт один ваш амулет.
cleopatra-ask-accept = { $from } предлагает вам { $resource_acc }. Взять карту вместе с амулетом?
cleopatra-ask-keep =
    Визирь показывает вам { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }. Оставить одну за амулет?

## Заголовки действий

cleopatra-verb-market = Рынок
cleopatra-verb-market-empty = Пустой рынок
cleopatra-verb-pass = Пас
cleopatra-verb-refill = Пополнить рынок
cleopatra-verb-lay = Положить карту
cleopatra-verb-stop = Закончить стройку
cleopatra-verb-end-turn = Закончить ход
cleopatra-verb-pay = Заплатить картой
cleopatra-verb-trompe = Обманка
cleopatra-verb-merchant = Торговец Нила
cleopatra-verb-enough = Закончить оплату
cleopatra-verb-turn = Положение мозаики
cleopatra-verb-place = Положить мозаику
cleopatra-verb-claim = Занять убежище
cleopatra-verb-end-claims = Больше не занимать
cleopatra-verb-discard-down = Сбросить до десяти
cleopatra-verb-keep-all = Оставить все карты
cleopatra-verb-discard = Сбросить
cleopatra-verb-bid = Подношение
cleopatra-verb-begin-offering = Начать подношение
cleopatra-verb-build-wall = Стена с колоннами
cleopatra-verb-build-sphinx = Сфинкс
cleopatra-verb-build-obelisk = Обелиск
cleopatra-verb-build-pedestal = Пьедестал
cleopatra-verb-build-throne = Трон
cleopatra-verb-build-door = Дверная рама
cleopatra-verb-build-mosaic = Мозаика
cleopatra-verb-scribe-mosaic = Писец: любая мозаика
cleopatra-verb-avert = Писец: предотвратить подношение
cleopatra-verb-beggar = Нищий
cleopatra-verb-give-talents = Отдать таланты
cleopatra-verb-give-card = Отдать карту
cleopatra-verb-show-hand = Показать карты
cleopatra-verb-courtesan = Куртизанка
cleopatra-verb-fetch = Взять из сброса
cleopatra-verb-envoy = Посланник
cleopatra-verb-ask = Попросить
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
cleopatra-act-market-empty = Прийти на пустой рынок и пополнить его
cleopatra-act-pass = Пасовать: вы не можете ничего ни взять, ни построить
cleopatra-act-refill = Вытянуть карты для прилавков
cleopatra-act-lay = Положить карту { $number } на прилавок { $stall }
cleopatra-act-stop = Закончить стройку и получить таланты
cleopatra-act-end-turn = Закончить ход
cleopatra-act-pay = Заплатить { $card_ins }
cleopatra-act-trompe = Заплатить обманкой (1 амулет) вместо { $resource_gen }
cleopatra-act-merchant = Заплатить торговцем Нила вместо { $resource_gen }
cleopatra-act-enough = Закончить оплату
cleopatra-act-turn = Положение { $way }
cleopatra-act-place = Первая клетка: ряд { $row }, столбец { $column }
cleopatra-act-claim = Поставить статую в убежище (ряд { $row }, столбец { $column })
cleopatra-act-end-claims = Приберечь статуи
cleopatra-act-discard-down = Сбросить карты до десяти и взять 1 амулет
cleopatra-act-keep-all = Оставить все карты и взять по амулету за каждую сверх десяти
cleopatra-act-discard = Сбросить { $card_acc }
cleopatra-act-bid =
    Поднести { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }
cleopatra-act-begin-offering = Начать подношение
cleopatra-act-build-wall = Построить стену с колоннами: { $wall }
cleopatra-act-build-sphinx = Построить сфинкса
cleopatra-act-build-obelisk = Построить обелиск: { $side }
cleopatra-act-build-pedestal = Построить пьедестал
cleopatra-act-build-throne = Построить трон
cleopatra-act-build-door = Построить дверную раму: { $side }
cleopatra-act-build-mosaic = Построить верхнюю мозаику
cleopatra-act-scribe-mosaic = Разыграть Писца (2 амулета) и построить мозаику «{ $shape }»
cleopatra-act-avert = Разыграть Писца: снять один кубик с алтаря
cleopatra-act-beggar = Разыграть Нищего (2 амулета)
cleopatra-act-give-talents = Отдать таланты
cleopatra-act-give-card = Отдать { $card_acc }
cleopatra-act-show-hand = Показать карты на руке
cleopatra-act-courtesan = Разыграть Куртизанку (1 амулет)
cleopatra-act-fetch = Взять из сброса { $card_acc }
cleopatra-act-envoy = Разыграть Посланника
cleopatra-act-ask = Попросить { $resource_acc }: отвечает { $asked }
cleopatra-act-end-asking = Больше никого не просить
cleopatra-act-offer = Предложить карту
cleopatra-act-decline = Отказать
cleopatra-act-accept = Взять карту и амулет
cleopatra-act-refuse = Не брать карту
cleopatra-act-scribe-onto = Разыграть Писца: положить один кубик на алтарь
cleopatra-act-scribe-off = Разыграть Писца: снять один кубик с алтаря
cleopatra-act-smuggler = Разыграть Контрабандиста (1 амулет) и оставить все карты
cleopatra-act-vizier = Разыграть Визиря
cleopatra-act-keep = Оставить за амулет { $card_acc }
cleopatra-act-end-keeping = Сбросить остальные

## События

cleopatra-event-begins = Первый ход делает { $seat }.
cleopatra-event-takes-stall =
    { $open_count ->
        [0] { $seat } берёт { $hidden ->
            [1] закрытую карту
            [one] { $hidden } закрытую карту
            [few] { $hidden } закрытые карты
            [many] { $hidden } закрытых карт
           *[other] { $hidden } закрытые карты
        } с прилавка { $stall }.
       *[other] { $hidden ->
            [0] { $open_count ->
                [1] { $seat } берёт { $open_acc } с прилавка { $stall }.
               *[other] { $seat } берёт карты с прилавка { $stall }: { $open }.
            }
           *[other] { $seat } берёт карты с прилавка { $stall }: { $open }; ещё { $hidden ->
                [one] { $hidden } карта закрыта
                [few] { $hidden } карты закрыты
                [many] { $hidden } карт закрыто
               *[other] { $hidden } карты закрыты
            }.
        }
    }
cleopatra-event-takes-stall-told =
    { $open_count ->
        [0] { $seat } берёт { $hidden ->
            [1] закрытую карту
           *[other] закрытые карты
        } с прилавка { $stall }: { $found }.
       *[other] { $seat } берёт карты с прилавка { $stall }: { $open }; { $hidden ->
            [1] закрытая карта
           *[other] закрытые карты
        }: { $found }.
    }
cleopatra-event-finds-market-empty = { $seat } приходит на пустой рынок.
cleopatra-event-new-pile =
    Сброс становится новой колодой: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }.
cleopatra-event-draws = { $seat } вытягивает для прилавков { $cards_acc }.
cleopatra-event-shows-top = Верхняя карта колоды открыта: { $card }.
cleopatra-event-lays = { $seat } кладёт { $card_acc } на прилавок { $stall }.
cleopatra-event-passes = { $seat } пасует.
cleopatra-event-pays = { $seat } платит { $card_ins }.
cleopatra-event-pays-trompe = { $seat } платит обманкой вместо { $resource_gen }.
cleopatra-event-pays-merchant = { $seat } платит торговцем Нила вместо { $resource_gen }.
cleopatra-event-takes-amulets =
    { $seat } берёт { $amulets ->
        [one] { $amulets } амулет
        [few] { $amulets } амулета
        [many] { $amulets } амулетов
       *[other] { $amulets } амулета
    }.
cleopatra-event-builds-wall =
    { $seat } строит стену с колоннами ({ $wall }) — { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-builds-sphinx =
    { $seat } строит сфинкса № { $number } — { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-builds-obelisk =
    { $seat } строит обелиск ({ $side }) — { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-builds-pedestal =
    { $seat } строит пьедестал — { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-builds-throne =
    { $seat } строит трон — { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-builds-door =
    { $seat } строит дверную раму ({ $side }) — { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-lays-mosaic =
    { $seat } кладёт мозаику «{ $shape }» (ряд { $row }, столбец { $column }) — { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-sanctuary =
    Возникает убежище (ряд { $row }, столбец { $column }) — { $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
        [many] { $squares } клеток
       *[other] { $squares } клетки
    }.
cleopatra-event-claims =
    { $seat } ставит статую в убежище (ряд { $row }, столбец { $column }) — { $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
        [many] { $squares } клеток
       *[other] { $squares } клетки
    }.
cleopatra-event-removes-mosaic = Мозаика «{ $shape }» больше никуда не помещается и уходит из игры.
cleopatra-event-uncovers-mosaic = Следующая мозаика — «{ $shape }».
cleopatra-event-earns =
    { $seat } зарабатывает { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }{ $bonus ->
        [0] .
       *[other] , из них { $bonus } — премия.
    }
cleopatra-event-completes = Клеопатра поднимается на ступень { $step }: { $category_done }.
cleopatra-event-rolls =
    { $seat } бросает { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
    }: { $symbols ->
        [0] символов нет
        [one] { $symbols } символ
        [few] { $symbols } символа
        [many] { $symbols } символов
       *[other] { $symbols } символа
    }. { $altar ->
        [0] Алтарь пуст.
        [one] На алтаре { $altar } кубик.
        [few] На алтаре { $altar } кубика.
        [many] На алтаре { $altar } кубиков.
       *[other] На алтаре { $altar } кубика.
    }
cleopatra-event-discards-down =
    { $seat } сбрасывает { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }.
cleopatra-event-discards = { $seat } сбрасывает карту.
cleopatra-event-discards-told = { $seat } сбрасывает { $card_acc }.
cleopatra-event-keeps-all = { $seat } оставляет все свои карты ({ $cards }).
cleopatra-event-offering =
    На алтаре { $altar ->
        [one] { $altar } кубик
        [few] { $altar } кубика
        [many] { $altar } кубиков
       *[other] { $altar } кубика
    }: все делают подношение Верховному Жрецу.
cleopatra-event-has-bid = { $seat } выбирает подношение.
cleopatra-event-has-bid-told =
    { $seat } втайне подносит { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-shows-bid =
    { $seat } подносит { $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }.
cleopatra-event-returns-amulets =
    { $amulets ->
        [0] { $seat } не возвращает амулетов: их нет.
        [one] { $seat } возвращает { $amulets } амулет.
        [few] { $seat } возвращает { $amulets } амулета.
        [many] { $seat } возвращает { $amulets } амулетов.
       *[other] { $seat } возвращает { $amulets } амулета.
    }
cleopatra-event-equal-bids =
    Все подношения равны ({ $talents ->
        [one] { $talents } талант
        [few] { $talents } таланта
        [many] { $talents } талантов
       *[other] { $talents } таланта
    }): ничего не происходит.
cleopatra-event-plays = { $seat } разыгрывает { $card_acc }.
cleopatra-event-gives-talents =
    { $seat } отдаёт { $talents ->
        [one] { $talents } талант; его получает { $to }.
        [few] { $talents } таланта; их получает { $to }.
        [many] { $talents } талантов; их получает { $to }.
       *[other] { $talents } таланта; их получает { $to }.
    }
cleopatra-event-gives-card = { $seat } отдаёт карту; её получает { $to }.
cleopatra-event-gives-card-told = { $seat } отдаёт { $card_acc }; карту получает { $to }.
cleopatra-event-shows-hand = { $seat } не может ничего отдать и показывает карты; видит их только { $to }.
cleopatra-event-shows-hand-told =
    { $seat } не может ничего отдать и показывает карты; видит их только { $to }{ $cards_count ->
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
cleopatra-event-fetches-told = { $seat } берёт из сброса { $card_acc }.
cleopatra-event-asks = { $seat } просит { $resource_acc }; отвечает { $asked }.
cleopatra-event-offers = { $seat } предлагает { $resource_acc }; решает { $to }.
cleopatra-event-declines = { $seat } отвечает отказом; { $to } карты не получает.
cleopatra-event-accepts = { $seat } принимает { $resource_acc }; карту отдаёт { $from }.
cleopatra-event-refuses = { $seat } отказывается от карты; { $from } оставляет её себе.
cleopatra-event-hands-over-amulet =
    { $amulets ->
        [0] { $to } получает карту без амулета: { $seat } не может отдать ни одного.
       *[other] Вместе с картой { $to } получает амулет; его отдаёт { $seat }.
    }
cleopatra-event-chooses-mosaic = { $seat } выбирает из стопки мозаику «{ $shape }».
cleopatra-event-turns-die-on =
    { $seat } поворачивает кубик символом вверх. На алтаре { $altar ->
        [one] { $altar } кубик
        [few] { $altar } кубика
        [many] { $altar } кубиков
       *[other] { $altar } кубика
    }.
cleopatra-event-turns-die-off =
    { $seat } снимает кубик с алтаря. { $altar ->
        [0] Алтарь пуст.
        [one] Там остаётся { $altar } кубик.
        [few] Там остаётся { $altar } кубика.
        [many] Там остаётся { $altar } кубиков.
       *[other] Там остаётся { $altar } кубика.
    }
cleopatra-event-looks =
    { $seat } смотрит { $size ->
        [one] { $size } верхнюю карту
        [few] { $size } верхние карты
        [many] { $size } верхних карт
       *[other] { $size } верхние карты
    } колоды.
cleopatra-event-looks-told =
    { $seat } смотрит { $size ->
        [one] { $size } верхнюю карту
        [few] { $size } верхние карты
        [many] { $size } верхних карт
       *[other] { $size } верхние карты
    } колоды: { $cards }.
cleopatra-event-keeps = { $seat } оставляет себе карту.
cleopatra-event-keeps-told = { $seat } оставляет себе { $card_acc }.
cleopatra-event-lays-off =
    { $seat } { $kept ->
        [0] ничего не оставляет и сбрасывает { $laid ->
            [one] { $laid } карту
            [few] { $laid } карты
            [many] { $laid } карт
           *[other] { $laid } карты
        }.
       *[other] оставляет { $kept ->
            [one] { $kept } карту
            [few] { $kept } карты
            [many] { $kept } карт
           *[other] { $kept } карты
        } и { $laid ->
            [0] ничего не сбрасывает.
           *[other] сбрасывает { $laid }.
        }
    }
cleopatra-event-lays-off-told =
    { $seat } { $kept ->
        [0] ничего не оставляет и сбрасывает { $laid ->
            [one] { $laid } карту
            [few] { $laid } карты
            [many] { $laid } карт
           *[other] { $laid } карты
        }: { $cards }.
       *[other] оставляет { $kept ->
            [one] { $kept } карту
            [few] { $kept } карты
            [many] { $kept } карт
           *[other] { $kept } карты
        } и { $laid ->
            [0] ничего не сбрасывает.
           *[other] сбрасывает { $laid }: { $cards }.
        }
    }
cleopatra-event-ends-unfinished =
    Уже { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    } никто ничего не строит: игра заканчивается, дворец остаётся недостроенным.
cleopatra-event-shows-all =
    { $seat } открывает всё: { $tainted ->
        [0] «грязных» карт нет
        [one] { $tainted } «грязная» карта
        [few] { $tainted } «грязные» карты
        [many] { $tainted } «грязных» карт
       *[other] { $tainted } «грязные» карты
    }, { $amulets ->
        [0] амулетов нет
        [one] { $amulets } амулет
        [few] { $amulets } амулета
        [many] { $amulets } амулетов
       *[other] { $amulets } амулета
    }{ $absorbed ->
        [0] .
       *[other] ; убежища поглощают { $absorbed }, остаётся { $left }.
    }
cleopatra-event-eaten = { $seats } — добыча крокодила: больше всего амулетов ({ $amulets }).
cleopatra-event-nobody-eaten = Амулетов ни у кого не осталось: крокодил остаётся голодным.
cleopatra-event-crocodile-wins = Съедены все: побеждает крокодил.
cleopatra-event-wins =
    { $winners_count ->
        [one] Побеждает { $winners }: { $talents ->
            [one] { $talents } талант
            [few] { $talents } таланта
            [many] { $talents } талантов
           *[other] { $talents } таланта
        }.
       *[other] Победу делят { $winners }: по { $talents ->
            [one] { $talents } таланту
            [few] { $talents } таланта
            [many] { $talents } талантов
           *[other] { $talents } таланта
        }.
    }

## Почему нельзя?

cleopatra-rule-cl-t2 = У вас нет этого персонажа на руке.
cleopatra-rule-cl-t4 = Куртизанку можно разыграть не больше двух раз за ход.
cleopatra-rule-cl-t5 = Нельзя пасовать, пока можно пойти на рынок или строить.
cleopatra-rule-cl-m2 = На каждый прилавок кладётся ровно одна карта.
cleopatra-rule-cl-m4 = Взять нечего, и вытянуть нечего.
cleopatra-rule-cl-m6 = Выберите прилавок, на котором есть карты.
cleopatra-rule-cl-q2 = Вам нечем за это заплатить.
cleopatra-rule-cl-q2a = Тогда часть оплаты окажется лишней.
cleopatra-rule-cl-q3 = Для этой детали нет свободного места, или сначала нужно построить другую.
cleopatra-rule-cl-q8 = Тогда за остальное заплатить будет нечем.
cleopatra-rule-cl-q9 = Торговцем Нила здесь не заплатить: их не осталось или у вас есть карта, которой можно заплатить.
cleopatra-rule-cl-q10 = Обманка не заменяет ремесленника.
cleopatra-rule-cl-h4 = У вас нет такой карты на руке.
cleopatra-rule-cl-o2 = У вас нет столько талантов.
cleopatra-rule-cl-o8 = Предотвратить подношение может только Писец с вашей руки.
cleopatra-rule-cl-c1 = Отдайте 2 таланта или стандартную карту; показывает карты только тот, у кого нет ни того, ни другого.
cleopatra-rule-cl-c2 = Такой карты нет в сбросе.
cleopatra-rule-cl-c3 = Посланник просит каждого соперника не больше одного раза, об одном ресурсе, и предложить можно только стандартную карту.
cleopatra-rule-cl-c4 = Для этого нужен Писец, а мозаика должна лежать в стопке под верхней и ещё где-то помещаться.
cleopatra-rule-cl-c5 = На алтаре нет кубиков.
cleopatra-rule-cl-c6 = У вас нет Контрабандиста, которого ещё можно разыграть.
cleopatra-rule-cl-c7 = Этой карты нет среди тех, что вы смотрите.
cleopatra-rule-cl-g1 = Мозаике нужны пять свободных клеток сада.
cleopatra-rule-cl-g4 = Там нет вашего нового убежища.
cleopatra-rule-cl-g14 = В карьере больше нет мозаик.
cleopatra-rule-cl-g15 = В таком положении эту мозаику положить нельзя.

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
cleopatra-score-merchants = Неиспользованные торговцы Нила
cleopatra-score-eaten = Съедено крокодилом

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
        [few] { $cards } закрытые
        [many] { $cards } закрытых
       *[other] { $cards } закрытые
    }
cleopatra-board-pile = Колода
cleopatra-board-pile-top = сверху
cleopatra-board-discards = Сброс
cleopatra-board-drawn = Вытянутые карты
cleopatra-board-looked = Визирь показывает
cleopatra-board-played = Разыграно за ход
cleopatra-board-visit = Этот визит
cleopatra-board-left-over = Остаток двойных карт
cleopatra-board-missing = Ещё не хватает
cleopatra-board-proposal = Предложение
cleopatra-board-player = Игрок
cleopatra-board-talents = Таланты
cleopatra-board-amulets = Амулеты
cleopatra-board-cards = Карты
cleopatra-board-merchants = Торговцы
cleopatra-board-statues = Статуи
cleopatra-board-offering = Подношение
cleopatra-board-eaten = Добыча крокодила
cleopatra-board-standard = стандартные
cleopatra-board-tainted = «грязные»
cleopatra-board-characters = персонажи

## Варианты

cleopatra-variant-garden = Сад
cleopatra-variant-garden-back-flush = основание трона у заднего края
cleopatra-variant-garden-centre = основание трона посередине
cleopatra-variant-garden-back-gap = один ряд за основанием трона
cleopatra-variant-first_player = Кто ходит первым
cleopatra-variant-first_player-random = по жребию
cleopatra-variant-first_player-seat_0 = первое место
cleopatra-variant-open_totals = Таланты и амулеты всех видны
cleopatra-variant-open_totals-false = нет
cleopatra-variant-open_totals-true = да
cleopatra-variant-reshuffle = Новая колода собирается
cleopatra-variant-reshuffle-when_needed = когда нужна карта
cleopatra-variant-reshuffle-at_once = как только кончится прежняя
cleopatra-variant-allow_superfluous_payment = Переплата разрешена
cleopatra-variant-allow_superfluous_payment-false = нет
cleopatra-variant-allow_superfluous_payment-true = да
cleopatra-variant-merchant_replaces = Торговец Нила заменяет
cleopatra-variant-merchant_replaces-any = любой ресурс
cleopatra-variant-merchant_replaces-lacking = только то, за что не заплатить картами
cleopatra-variant-trompe_as_artisan = Обманка может заменять и ремесленника
cleopatra-variant-trompe_as_artisan-false = нет
cleopatra-variant-trompe_as_artisan-true = да
cleopatra-variant-hand_limit_check = Лимит карт на руке проверяется
cleopatra-variant-hand_limit_check-after_refill = после пополнения рынка
cleopatra-variant-hand_limit_check-before_refill = до пополнения рынка
cleopatra-variant-hand_limit_after_quarry = Лимит карт на руке действует и после карьера
cleopatra-variant-hand_limit_after_quarry-true = да
cleopatra-variant-hand_limit_after_quarry-false = нет
cleopatra-variant-equal_bids = Если все подношения равны
cleopatra-variant-equal_bids-all_first = каждый возвращает 3 амулета
cleopatra-variant-equal_bids-nothing = ничего не происходит
cleopatra-variant-scribe_answers_own_roll = Писец может отменить ваш собственный пятый символ
cleopatra-variant-scribe_answers_own_roll-true = да
cleopatra-variant-scribe_answers_own_roll-false = нет
cleopatra-variant-beggar_one_talent = Нищий: у игрока один талант и нет стандартной карты
cleopatra-variant-beggar_one_talent-shows_hand = он ничего не отдаёт и показывает карты
cleopatra-variant-beggar_one_talent-gives_it = он отдаёт талант
cleopatra-variant-envoy_cards = Посланник: сколько карт может предложить игрок
cleopatra-variant-envoy_cards-one = одну
cleopatra-variant-envoy_cards-any = сколько угодно
cleopatra-variant-envoy_kinds = Посланник: ресурс, о котором он просит
cleopatra-variant-envoy_kinds-one = один для всех
cleopatra-variant-envoy_kinds-several = для каждого игрока свой
cleopatra-variant-envoy_without_amulet = Посланник: игрок, у которого нет амулетов
cleopatra-variant-envoy_without_amulet-card_alone = отдаёт только карту
cleopatra-variant-envoy_without_amulet-no_offer = не может ничего предложить
cleopatra-variant-vizier_reshuffles = Ради Визиря можно собрать новую колоду
cleopatra-variant-vizier_reshuffles-true = да
cleopatra-variant-vizier_reshuffles-false = нет
cleopatra-variant-allow_flip = Мозаики можно переворачивать
cleopatra-variant-allow_flip-true = да
cleopatra-variant-allow_flip-false = нет
cleopatra-variant-late_sanctuary_claim = Возникшие позже убежища можно занимать
cleopatra-variant-late_sanctuary_claim-false = нет
cleopatra-variant-late_sanctuary_claim-true = да
cleopatra-variant-finish_turn_dice = В последний ход бросают кубики
cleopatra-variant-finish_turn_dice-false = нет
cleopatra-variant-finish_turn_dice-true = да
cleopatra-variant-final_tie = Если равенство сохраняется
cleopatra-variant-final_tie-shared = победу делят
cleopatra-variant-final_tie-later_player = побеждает тот, кто ходит позже
cleopatra-variant-max_idle_turns = Сколько ходов можно не строить до остановки игры
cleopatra-variant-max_idle_turns-200 = 200
cleopatra-variant-max_idle_turns-60 = 60

## Страница

cleopatra-page-palace = Дворец
cleopatra-page-garden-keys = Сад, мозаика в руке: стрелки двигают её, R поворачивает, F переворачивает, Enter кладёт
cleopatra-page-altar = Алтарь: { $dice } из 5 кубиков
cleopatra-page-queen = Клеопатра на ступени { $step } из 5
cleopatra-page-top-mosaic = Верхняя мозаика: «{ $shape }». Осталось в стопке: { $left }
cleopatra-page-no-mosaic = Мозаик больше нет
cleopatra-page-card = { $card_cap }
cleopatra-page-place = { $place_cap }
cleopatra-page-cards-list =
    { $cards_count ->
        [0] Карт нет.
       *[other] Карты: { $cards }.
    }
cleopatra-page-market = Рынок
cleopatra-page-lay-next = Положить следующей: { $card }
cleopatra-page-hand = Карты на руке: { $cards }
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
cleopatra-page-quarry = Карьер
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
        [one] Приносит { $count } талант или больше, в зависимости от места
        [few] Приносит { $count } таланта или больше, в зависимости от места
        [many] Приносит { $count } талантов или больше, в зависимости от места
       *[other] Приносит { $count } таланта или больше, в зависимости от места
    }
cleopatra-page-build-as-proposed = Заплатить этими и построить
cleopatra-page-build-and-lay = Построить и положить туда
cleopatra-page-build-and-choose = Построить и выбрать карты
cleopatra-page-paying = Оплата
cleopatra-page-pay-as-proposed = Заплатить этими
cleopatra-page-pay-by-card = Или платите по одной карте: нажимайте подсвеченные карты на руке.
cleopatra-page-mosaic-in-hand = Мозаика в руке
cleopatra-page-mosaic = Мозаика «{ $shape }»
cleopatra-page-turn = Повернуть
cleopatra-page-turn-over = Перевернуть
cleopatra-page-place-hint = Укажите место в саду, перетащите мозаику или двигайте её стрелками: она всегда остаётся там, где помещается. Вы заранее увидите накрытые пальмы, доход в талантах и убежища, которые появятся.
cleopatra-page-closes = Отрезано клеток: { $squares }
cleopatra-page-move-left = Сдвинуть влево
cleopatra-page-move-back = Сдвинуть назад
cleopatra-page-move-front = Сдвинуть вперёд
cleopatra-page-move-right = Сдвинуть вправо
cleopatra-page-lay-here = Положить сюда
cleopatra-page-does-beggar = Каждый соперник отдаёт вам 2 таланта или стандартную карту. Вы берёте 2 амулета.
cleopatra-page-does-courtesan = Просмотрите сброс и возьмите одну карту. Вы берёте 1 амулет.
cleopatra-page-does-envoy = Попросите у соперников стандартную карту одного ресурса. Вместе с каждой принятой картой вы получаете один амулет её владельца.
cleopatra-page-does-scribe = Положите один кубик на алтарь или снимите с него, либо возьмите 2 амулета и постройте любую мозаику из стопки.
cleopatra-page-does-smuggler = Оставьте все карты сверх лимита в десять. Вы берёте 1 амулет.
cleopatra-page-does-vizier = Посмотрите пять верхних карт колоды и оставьте любые из них, каждую за 1 амулет.
cleopatra-page-envoy-asks = У кого и что попросит Посланник?
cleopatra-page-never-mind = Отмена
cleopatra-page-may-play = Можно также разыграть: { $cards }.
cleopatra-page-has-bid = подношение выбрано
cleopatra-page-thinks = думает
cleopatra-page-less = Поднести меньше
cleopatra-page-more = Поднести больше
cleopatra-page-bid = Ваше подношение, от 0 до { $most }
cleopatra-page-bid-hint = Все поднесённые таланты пропадают. При равных подношениях игроки делят лучшее место.
cleopatra-page-verdict = Приговор
cleopatra-page-tainted = «грязные» карты на руке
cleopatra-page-absorbed = убежища
cleopatra-page-left = осталось
cleopatra-page-sanctuaries =
    { $count ->
        [one] { $count } убежище
        [few] { $count } убежища
        [many] { $count } убежищ
       *[other] { $count } убежища
    } ({ $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
        [many] { $squares } клеток
       *[other] { $squares } клетки
    })
cleopatra-page-merchant = Торговец Нила
cleopatra-page-does-standard = Оплачивает одну единицу этого ресурса.
cleopatra-page-does-double = Оплачивает две единицы этого ресурса. Вы берёте 1 амулет.
cleopatra-page-does-trompe = Заменяет один камень, мрамор, бревно или лазурит. Вы берёте 1 амулет.
cleopatra-page-does-face-down = Никто не знает эту карту, пока её не возьмут.
cleopatra-page-does-merchant = Заменяет единицу любого ресурса и выходит из игры. Неиспользованный торговец в конце стоит 3 таланта.
cleopatra-page-explained = { $card }: { $effect }
cleopatra-page-these-cards = Что делают эти карты
cleopatra-page-explain-stall = Что делают карты на прилавке { $number }?
cleopatra-page-close = Закрыть
cleopatra-page-pages = Что показать
cleopatra-page-market-and-quarry = Рынок и карьер
cleopatra-page-lay-each = Положить по одной на прилавок
cleopatra-page-claim =
    Поставить статую сюда ({ $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
        [many] { $squares } клеток
       *[other] { $squares } клетки
    })
cleopatra-page-bonus = +{ $count } премии
cleopatra-page-corrupts =
    { $count ->
        [0] Вы не берёте амулетов
        [one] Вы берёте { $count } амулет
        [few] Вы берёте { $count } амулета
        [many] Вы берёте { $count } амулетов
       *[other] Вы берёте { $count } амулета
    }
cleopatra-page-ranks = Амулеты по местам за этим столом
cleopatra-page-rank =
    { $rank ->
        [1] Больше всех
       *[other] { $rank }-е место
    }
cleopatra-page-in-pyramid = в пирамиде
