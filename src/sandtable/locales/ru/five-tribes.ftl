five-tribes-title = Пять племён
five-tribes-blurb = Расставляйте миплов пяти племён по землям султаната Накала, занимайте тайлы и призывайте джиннов.

## Слова

five-tribes-tribe-vizier = визирь
    .acc = визиря
    .many = визирей
five-tribes-tribe-elder = старейшина
    .acc = старейшину
    .many = старейшин
five-tribes-tribe-merchant = торговец
    .acc = торговца
    .many = торговцев
five-tribes-tribe-builder = строитель
    .acc = строителя
    .many = строителей
five-tribes-tribe-assassin = убийца
    .acc = убийцу
    .many = убийц

five-tribes-good-ivory = слоновая кость
    .acc = слоновую кость
five-tribes-good-jewels = драгоценности
five-tribes-good-gold = золото
five-tribes-good-papyrus = папирус
five-tribes-good-silk = шёлк
five-tribes-good-spice = пряности
five-tribes-good-fish = рыба
    .acc = рыбу
five-tribes-good-wheat = пшеница
    .acc = пшеницу
five-tribes-good-pottery = керамика
    .acc = керамику
five-tribes-good-fakir = факир
    .acc = факира

five-tribes-piece-palm = пальма
    .acc = пальму
    .many = пальм
five-tribes-piece-palace = дворец
    .acc = дворец
    .many = дворцов

five-tribes-payment-elder = старейшина
    .acc = старейшину
five-tribes-payment-fakir = факир
    .acc = факира
five-tribes-payment-two-elders = два старейшины
    .acc = двух старейшин
five-tribes-payment-elder-and-fakir = старейшина и факир
    .acc = старейшину и факира

five-tribes-djinn-al-amin = Аль-Амин
    .acc = Аль-Амина
five-tribes-djinn-anun-nak = Анун-Нак
    .acc = Анун-Нака
five-tribes-djinn-baal = Баал
    .acc = Баала
five-tribes-djinn-boaz = Боаз
    .acc = Боаза
five-tribes-djinn-bouraq = Бурак
    .acc = Бурака
five-tribes-djinn-echidna = Ехидна
    .acc = Ехидну
five-tribes-djinn-enki = Энки
five-tribes-djinn-hagis = Хагис
    .acc = Хагиса
five-tribes-djinn-haurvatat = Хаурватат
five-tribes-djinn-iblis = Иблис
    .acc = Иблиса
five-tribes-djinn-jafaar = Джафар
    .acc = Джафара
five-tribes-djinn-kandicha = Кандиша
    .acc = Кандишу
five-tribes-djinn-kumarbi = Кумарби
five-tribes-djinn-lamia = Ламия
    .acc = Ламию
five-tribes-djinn-leta = Лета
    .acc = Лету
five-tribes-djinn-marid = Марид
    .acc = Марида
five-tribes-djinn-monkir = Монкир
    .acc = Монкира
five-tribes-djinn-nekir = Некир
    .acc = Некира
five-tribes-djinn-shamhat = Шамхат
five-tribes-djinn-sibittis = Сибиттис
    .acc = Сибиттиса
five-tribes-djinn-sloar = Слоар
    .acc = Слоара
five-tribes-djinn-utug = Утуг
    .acc = Утуга

five-tribes-power-al-amin = В конце игры любые два факира на руке считаются одним товаром на ваш выбор.
five-tribes-power-anun-nak = Выберите тайл без верблюда, миплов, пальм и дворцов: вытяните из мешка трёх миплов и поставьте их туда.
five-tribes-power-baal = Когда кто-то получает джинна, вам достаётся 1 золотой, если это вы, и 2 золотых, если другой игрок.
five-tribes-power-boaz = Убийцы не могут тронуть ваших старейшин и визирей.
five-tribes-power-bouraq = Поставьте дворец в любую деревню.
five-tribes-power-echidna = Ваши строители в этот ход зарабатывают вдвое больше.
five-tribes-power-enki = Поставьте пальму в любой оазис.
five-tribes-power-hagis = Когда вы ставите дворец, поставьте его вместо этого на один из тайлов вокруг.
five-tribes-power-haurvatat = Пальмы на ваших тайлах приносят по 5 очков вместо 3.
five-tribes-power-iblis = Ваши убийцы убивают двух миплов на одном тайле или двух старейшин либо визирей одного соперника.
five-tribes-power-jafaar = Ваши визири приносят по 3 очка вместо 1.
five-tribes-power-kandicha = Жертвы ваших убийц служат вам: торговец приносит верхнюю карту ресурсов, строитель — своё золото, а визирь или старейшина не гибнет, а переходит к вам.
five-tribes-power-kumarbi = Сбросьте при ставке сколько угодно факиров: за каждого цена падает до следующего, более дешёвого места.
five-tribes-power-lamia = Когда вы ставите пальму, поставьте её вместо этого на один из тайлов вокруг.
five-tribes-power-leta = Поставьте верблюда на тайл без верблюда, миплов, пальм и дворцов.
five-tribes-power-marid = Когда при перемещении мипла ставят на ваш тайл, вы получаете 1 золотой в свой ход и 2 золотых в чужой.
five-tribes-power-monkir = Когда кто-то ставит дворец, вы получаете 1 золотой, если это вы, и 2 золотых, если другой игрок.
five-tribes-power-nekir = Когда убийцы убивают, вы получаете 1 золотой, если они ваши, и 2 золотых, если чужие.
five-tribes-power-shamhat = Ваши старейшины приносят по 4 очка вместо 2.
five-tribes-power-sibittis = Посмотрите трёх верхних джиннов, оставьте одного, остальных сбросьте.
five-tribes-power-sloar = Возьмите верхнюю карту из колоды ресурсов.
five-tribes-power-utug = Поставьте верблюда на тайл с миплами, но без верблюда, пальм и дворцов.

five-tribes-tile-a1 = A1
five-tribes-tile-b1 = B1
five-tribes-tile-c1 = C1
five-tribes-tile-d1 = D1
five-tribes-tile-e1 = E1
five-tribes-tile-f1 = F1
five-tribes-tile-a2 = A2
five-tribes-tile-b2 = B2
five-tribes-tile-c2 = C2
five-tribes-tile-d2 = D2
five-tribes-tile-e2 = E2
five-tribes-tile-f2 = F2
five-tribes-tile-a3 = A3
five-tribes-tile-b3 = B3
five-tribes-tile-c3 = C3
five-tribes-tile-d3 = D3
five-tribes-tile-e3 = E3
five-tribes-tile-f3 = F3
five-tribes-tile-a4 = A4
five-tribes-tile-b4 = B4
five-tribes-tile-c4 = C4
five-tribes-tile-d4 = D4
five-tribes-tile-e4 = E4
five-tribes-tile-f4 = F4
five-tribes-tile-a5 = A5
five-tribes-tile-b5 = B5
five-tribes-tile-c5 = C5
five-tribes-tile-d5 = D5
five-tribes-tile-e5 = E5
five-tribes-tile-f5 = F5

## Вопросы и действия

five-tribes-ask-bid = Сделайте ставку за место в порядке хода.
five-tribes-ask-window = Используйте джинна или продолжайте.
five-tribes-ask-look =
    { $count ->
        [1] Оставьте взятого джинна.
       *[other] Оставьте одного из { $count } взятых джиннов.
    }
five-tribes-ask-pick-up = Возьмите всех миплов с одного тайла.
five-tribes-ask-sow =
    { $count ->
        [1] Поставьте последнего мипла ({ $hand_acc }) на соседний с { $tile } тайл, где уже стоит его племя.
       *[other] Поставьте мипла на соседний с { $tile } тайл. В руке: { $hand }.
    }
five-tribes-ask-build =
    Сколько факиров помогут строителям? У вас { $builders ->
        [one] { $builders } строитель
        [few] { $builders } строителя
       *[many] { $builders } строителей
    }, вокруг { $tiles ->
        [one] { $tiles } синий тайл
        [few] { $tiles } синих тайла
       *[many] { $tiles } синих тайлов
    }.
five-tribes-ask-kill =
    { $count ->
        [1] Кого убьют ваши убийцы с { $tile }?
       *[other] Каких двух миплов убьют ваши убийцы с { $tile }?
    } Без факиров они достают на { $assassins ->
        [one] { $assassins } шаг
        [few] { $assassins } шага
       *[many] { $assassins } шагов
    }.
five-tribes-ask-redirect = Поставьте { $piece_acc } на { $tile } или заплатите, чтобы поставить на один из тайлов вокруг.
five-tribes-ask-small-market = Купить одну из первых трёх карт за 3 золотых?
five-tribes-ask-large-market = Купить две из первых шести карт за 6 золотых?
five-tribes-ask-sacred-place = Взять джинна за двух старейшин или за старейшину и факира?
five-tribes-ask-sale = Продайте товары, используйте джинна или закончите ход.
five-tribes-ask-suit =
    Ваш набор: { $goods } — { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    }. Добавьте ещё один вид или продайте.

five-tribes-act-bid =
    Поставить { $cost ->
        [one] { $cost } золотой
        [few] { $cost } золотых
       *[many] { $cost } золотых
    }
five-tribes-act-bid-with-fakirs =
    Занять место за { $cost ->
        [one] { $cost } золотой
        [few] { $cost } золотых
       *[many] { $cost } золотых
    }, сбросив { $fakirs ->
        [one] { $fakirs } факира
       *[other] { $fakirs } факиров
    }
five-tribes-act-bid-all = Занять место за 1 золотой, отдав всё, что есть
five-tribes-act-sit-out = Пропустить этот раунд
five-tribes-act-take = Взять миплов с { $tile }
five-tribes-act-drop = Поставить { $tribe_acc } на { $tile }
five-tribes-act-build =
    { $fakirs ->
        [0] Строить без факиров
        [one] Строить с { $fakirs } факиром
       *[other] Строить с { $fakirs } факирами
    }
five-tribes-act-kill = Убить { $tribe_acc } на { $tile }
five-tribes-act-kill-two = Убить двоих на { $tile }: { $tribe_acc } и { $second_acc }
five-tribes-act-kill-held = Послать убийц: { $victim } теряет { $tribe_acc }
five-tribes-act-kill-two-held = Послать убийц: { $victim } теряет { $tribe_acc } и { $second_acc }
five-tribes-act-spare = Никого не убивать
five-tribes-act-place-here = Поставить здесь
five-tribes-act-buy = Купить карту { $card }
five-tribes-act-buy-two = Купить карты { $card } и { $second }
five-tribes-act-summon = Взять { $djinn_acc } за { $payment_acc }
five-tribes-act-keep = Оставить { $djinn_acc }
five-tribes-act-sell = Добавить в набор { $good_acc }
five-tribes-act-end-suit = Продать этот набор
five-tribes-act-go-on = Продолжить
five-tribes-act-pass = Ничего не покупать
five-tribes-act-end-turn = Закончить ход
five-tribes-act-use-on = Использовать { $djinn_acc } на { $tile } за { $payment_acc }
five-tribes-act-use = Использовать { $djinn_acc } за { $payment_acc }

five-tribes-verb-bid = Ставка
five-tribes-verb-bid-with-fakirs = Ставка с факирами
five-tribes-verb-bid-all = Отдать всё, что есть
five-tribes-verb-sit-out = Пропустить раунд
five-tribes-verb-take = Взять миплов
five-tribes-verb-drop = Поставить мипла
five-tribes-verb-build = Строить
five-tribes-verb-kill = Убить на тайле
five-tribes-verb-kill-two = Убить двоих на тайле
five-tribes-verb-kill-held = Убить мипла соперника
five-tribes-verb-kill-two-held = Убить двух миплов соперника
five-tribes-verb-spare = Никого не убивать
five-tribes-verb-place-here = Поставить здесь
five-tribes-verb-buy = Купить карту
five-tribes-verb-buy-two = Купить две карты
five-tribes-verb-summon = Взять джинна
five-tribes-verb-keep = Оставить джинна
five-tribes-verb-sell = Продать товары
five-tribes-verb-end-suit = Продать этот набор
five-tribes-verb-go-on = Продолжить
five-tribes-verb-pass = Ничего не покупать
five-tribes-verb-end-turn = Закончить ход
five-tribes-verb-use-on = Использовать джинна на тайле
five-tribes-verb-use = Использовать джинна

## События

five-tribes-event-round-starts = Начинается раунд { $round }. Порядок торгов: { $order }.
five-tribes-event-bids =
    { $seat } ставит { $cost ->
        [one] { $cost } золотой
        [few] { $cost } золотых
       *[many] { $cost } золотых
    }.
five-tribes-event-bids-with-fakirs =
    { $seat } сбрасывает { $fakirs ->
        [one] { $fakirs } факира
       *[other] { $fakirs } факиров
    } и занимает место за { $cost ->
        [one] { $cost } золотой
       *[other] { $cost } золотых
    }, заплатив { $paid }.
five-tribes-event-bids-all =
    { $seat } не может оплатить ни одно свободное место и за всё, что есть, занимает место за { $cost ->
        [one] { $cost } золотой
       *[other] { $cost } золотых
    }.
five-tribes-event-sits-out = { $seat } не может оплатить ни одно свободное место и пропускает этот раунд.
five-tribes-event-turn-starts = Ходит { $seat }.
five-tribes-event-takes-up =
    { $meeples_count ->
        [1] { $seat } берёт { $meeples_acc } с { $tile }.
       *[other] { $seat } берёт миплов с { $tile }: { $meeples }.
    }
five-tribes-event-drops = { $seat } ставит { $tribe_acc } на { $tile }.
five-tribes-event-collects =
    { $seat } забирает { $count ->
        [one] { $count } { $tribe_acc }
       *[other] { $count } { $tribe_many }
    } с { $tile }.
five-tribes-event-cannot-move = { $seat } не может переместить миплов.
five-tribes-event-places-camel = { $seat } ставит верблюда на { $tile }.
five-tribes-event-last-camel = { $seat } остаётся без верблюдов: игра закончится вместе с этим раундом.
five-tribes-event-keeps-meeples =
    { $seat } оставляет себе { $count ->
        [one] { $count } { $tribe_acc }
       *[other] { $count } { $tribe_many }
    }.
five-tribes-event-takes-cards =
    { $seat } посылает { $merchants ->
        [one] { $merchants } торговца
       *[other] { $merchants } торговцев
    }{ $cards_count ->
        [0] , но карт больше нет.
        [1] { " " }и берёт { $cards_acc }.
       *[other] { " " }и берёт карты: { $cards }.
    }
five-tribes-event-builds =
    { $seat } зарабатывает { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }: { $builders ->
        [one] { $builders } строитель
        [few] { $builders } строителя
       *[many] { $builders } строителей
    }{ $fakirs ->
        [0] { "" }
        [one] , { $fakirs } факир
        [few] , { $fakirs } факира
       *[many] , { $fakirs } факиров
    }, { $tiles ->
        [one] { $tiles } синий тайл
        [few] { $tiles } синих тайла
       *[many] { $tiles } синих тайлов
    }.
five-tribes-event-builds-double =
    { $seat } благодаря Ехидне зарабатывает вдвое больше — { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }: { $builders ->
        [one] { $builders } строитель
        [few] { $builders } строителя
       *[many] { $builders } строителей
    }{ $fakirs ->
        [0] { "" }
        [one] , { $fakirs } факир
        [few] , { $fakirs } факира
       *[many] , { $fakirs } факиров
    }, { $tiles ->
        [one] { $tiles } синий тайл
        [few] { $tiles } синих тайла
       *[many] { $tiles } синих тайлов
    }.
five-tribes-event-kills =
    { $victims_count ->
        [1] { $seat } убивает { $victims_acc } на { $tile }
       *[other] { $seat } убивает двоих на { $tile } ({ $victims })
    }{ $fakirs ->
        [0] .
        [one] , сбросив { $fakirs } факира.
       *[other] , сбросив { $fakirs } факиров.
    }
five-tribes-event-kills-held =
    { $victims_count ->
        [1] { $seat } посылает убийц: { $victim } теряет { $victims_acc }.
       *[other] { $seat } посылает убийц: { $victim } теряет двоих ({ $victims }).
    }
five-tribes-event-spares = { $seat } никого не убивает.
five-tribes-event-no-target = { $seat } не находит жертвы для своих убийц.
five-tribes-event-places = { $seat } ставит { $piece_acc } на { $tile }.
five-tribes-event-none-left = { $seat } ничего не ставит: { $piece_many } в запасе больше нет.
five-tribes-event-buys =
    { $cards_count ->
        [1] { $seat } покупает { $cards_acc } за { $gold ->
            [one] { $gold } золотой
           *[other] { $gold } золотых
        }.
       *[other] { $seat } покупает две карты за { $gold ->
            [one] { $gold } золотой
           *[other] { $gold } золотых
        }: { $cards }.
    }
five-tribes-event-gains-djinn = { $seat } берёт { $djinn_acc } за { $payment_acc }.
five-tribes-event-uses = { $seat } использует { $djinn_acc }, отдав { $payment_acc }.
five-tribes-event-earns =
    { $seat } получает { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    } ({ $djinn }).
five-tribes-event-takes-victim = { $seat } благодаря Кандише забирает жертву себе: { $tribe_acc }.
five-tribes-event-draws = { $seat } берёт карту ресурсов ({ $djinn }).
five-tribes-event-draws-told = { $seat } берёт карту ресурсов ({ $djinn }): { $good }.
five-tribes-event-draws-openly = { $seat } открыто берёт карту ресурсов ({ $djinn }): { $good }.
five-tribes-event-settles =
    { $meeples_count ->
        [1] { $seat } поселяет { $meeples_acc } на { $tile }.
       *[other] { $seat } поселяет миплов на { $tile }: { $meeples }.
    }
five-tribes-event-looks =
    { $seat } смотрит { $count ->
        [one] { $count } карту джинна
        [few] { $count } карты джиннов
       *[many] { $count } карт джиннов
    }.
five-tribes-event-looks-told =
    { $seat } смотрит { $count ->
        [one] { $count } карту джинна
        [few] { $count } карты джиннов
       *[many] { $count } карт джиннов
    }: { $djinns }.
five-tribes-event-keeps-djinn = { $seat } оставляет { $djinn_acc }.
five-tribes-event-rejects = { $seat } сбрасывает { $djinns_acc }.
five-tribes-event-buries =
    { $seat } сбрасывает рубашкой вверх { $count ->
        [one] { $count } карту джинна
        [few] { $count } карты джиннов
       *[many] { $count } карт джиннов
    }.
five-tribes-event-buries-told =
    { $seat } сбрасывает рубашкой вверх { $count ->
        [one] { $count } карту джинна
        [few] { $count } карты джиннов
       *[many] { $count } карт джиннов
    }: { $djinns }.
five-tribes-event-lays-out = { $seat } добавляет в набор { $good_acc }.
five-tribes-event-sells =
    { $cards_count ->
        [1] { $seat } продаёт { $cards_acc } за { $gold ->
            [one] { $gold } золотой
           *[other] { $gold } золотых
        }.
       *[other] { $seat } продаёт набор за { $gold ->
            [one] { $gold } золотой
           *[other] { $gold } золотых
        }: { $cards }.
    }
five-tribes-event-refills =
    { $cards_count ->
        [1] Новая карта на рынке: { $cards }.
       *[other] Новые карты на рынке: { $cards }.
    }
five-tribes-event-refills-djinns =
    { $djinns_count ->
        [1] Новый джинн: { $djinns }.
       *[other] Новые джинны: { $djinns }.
    }
five-tribes-event-reshuffles =
    Из сброшенных карт ресурсов получается новая колода: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
five-tribes-event-reshuffles-djinns =
    Из сброшенных джиннов получается новая колода: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
five-tribes-event-game-ends = Игра окончена. { $end }
five-tribes-event-scores =
    { $seat }: { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }, всего { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
five-tribes-event-wins =
    { $winners_count ->
        [one] Побеждает { $winners }: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }.
       *[other] Победу делят { $winners }: по { $points ->
            [one] { $points } очку
            [few] { $points } очка
           *[many] { $points } очков
        }.
    }

## Почему нельзя?

five-tribes-rule-ft-3-2 = Это место занято.
five-tribes-rule-ft-3-3 = На это место у вас не хватает золота.
five-tribes-rule-ft-5-1 = На этом тайле нет миплов.
five-tribes-rule-ft-5-3 = Нельзя сразу возвращаться на тайл, с которого вы только что пришли.
five-tribes-rule-ft-5-5 = Последний мипл должен присоединиться к своему племени.
five-tribes-rule-ft-5-8 = Оттуда перемещение не закончить: последнему миплу не к кому будет присоединиться.
five-tribes-rule-ft-7-5 = Там нет такой жертвы для ваших убийц.
five-tribes-rule-ft-7-6 = Это слишком далеко для ваших убийц и факиров; а если до жертвы можно дотянуться без факиров, убить вы обязаны.
five-tribes-rule-ft-7-7 = У вас нет столько факиров.
five-tribes-rule-ft-8-3 = У вас не хватает золота.
five-tribes-rule-ft-8-4 = Джинн стоит двух старейшин или старейшину и факира.
five-tribes-rule-ft-8-5 = На этом месте нет карты.
five-tribes-rule-ft-9-1 = У вас нет таких товаров.
five-tribes-rule-ft-10-1 = Этого джинна вы уже использовали.
five-tribes-rule-ft-10-2 = У вас не хватает старейшин или факиров, чтобы заплатить за этого джинна.
five-tribes-rule-ft-10-6 = Сейчас этот джинн ничего не даст.
five-tribes-rule-ft-10-7 = После такой оплаты джинн ничего не даст.
five-tribes-rule-ft-10-8 = Этому джинну нечего дать: не осталось карт или верблюдов.
five-tribes-rule-ft-10-anun-nak = Анун-Нак поселяет миплов только на тайле без верблюда, миплов, пальм и дворцов.
five-tribes-rule-ft-10-boaz = Боаз защищает старейшин и визирей этого игрока.
five-tribes-rule-ft-10-bouraq = Бурак строит только в деревнях.
five-tribes-rule-ft-10-enki = Энки сажает только в оазисах.
five-tribes-rule-ft-10-hagis = Хагис переносит дворец только на один из тайлов вокруг.
five-tribes-rule-ft-10-iblis = Убить двоих ваши убийцы могут только с Иблисом.
five-tribes-rule-ft-10-kumarbi = У вас нет столько факиров для Кумарби.
five-tribes-rule-ft-10-lamia = Ламия переносит пальму только на один из тайлов вокруг.
five-tribes-rule-ft-10-leta = Лета занимает только тайлы без верблюда, миплов, пальм и дворцов.
five-tribes-rule-ft-10-utug = Утуг занимает только тайлы с миплами, без верблюда, пальм и дворцов.
five-tribes-rule-ft-11-4 = Мешок пуст.
five-tribes-rule-ft-11-5 = В запасе ничего не осталось.
five-tribes-rule-ft-q1 = Так можно, только если вы не можете оплатить ни одно свободное место.
five-tribes-rule-ft-q8 = С Иблисом вы обязаны убить двоих там, где их двое, и одного там, где он один.
five-tribes-rule-ft-q16 = На большом рынке берут две карты, кроме случая, когда осталась одна.
five-tribes-rule-ft-q23 = Кумарби в этом раунде вы уже использовали.

## Подсчёт, конец игры, варианты

five-tribes-score-gold = Золото
five-tribes-score-viziers = Визири
five-tribes-score-more-viziers = Больше визирей
five-tribes-score-elders = Старейшины
five-tribes-score-djinns = Джинны
five-tribes-score-tiles = Тайлы
five-tribes-score-palms = Пальмы
five-tribes-score-palaces = Дворцы
five-tribes-score-goods = Товары

five-tribes-end-goes-on = Игра продолжается.
five-tribes-end-last-camel = Один из игроков поставил последнего верблюда.
five-tribes-end-no-move = Миплов больше нельзя переместить.

five-tribes-variant-broke_bidder = Игрок не может оплатить ни одно свободное место (FT-Q1)
five-tribes-variant-broke_bidder-bids_all = занимает место за 1 золотой, отдав всё, что есть
five-tribes-variant-broke_bidder-sits_out = пропускает раунд
five-tribes-variant-djinn_use = Платные силы джиннов (FT-Q2)
five-tribes-variant-djinn_use-per_marker = один раз на каждый маркер
five-tribes-variant-djinn_use-per_round = один раз за раунд
five-tribes-variant-echidna_kandicha = Ехидна: золото за строителей, убитых с Кандишей (FT-Q4)
five-tribes-variant-echidna_kandicha-builders_only = не удваивается
five-tribes-variant-echidna_kandicha-doubled = удваивается
five-tribes-variant-nekir_taking = Некир: золото, когда Кандиша забирает жертву (FT-Q6)
five-tribes-variant-nekir_taking-unpaid = нет
five-tribes-variant-nekir_taking-paid = да
five-tribes-variant-baal_itself = Баал: золото за получение самого Баала (FT-Q7)
five-tribes-variant-baal_itself-unpaid = нет
five-tribes-variant-baal_itself-paid = да
five-tribes-variant-last_round = Если после последнего действия раунда ходов больше нет (FT-12.3)
five-tribes-variant-last_round-ends = игра заканчивается
five-tribes-variant-last_round-one_more = играется ещё один раунд
five-tribes-variant-blocked = Когда игрок не может переместить миплов (FT-12.5, FT-Q15)
five-tribes-variant-blocked-whole_round = до конца раунда их не перемещает никто
five-tribes-variant-blocked-each_turn = для каждого следующего проверяется заново
five-tribes-variant-hands = Золото и карты других игроков (FT-Q18)
five-tribes-variant-hands-hidden = скрыты
five-tribes-variant-hands-open_cards = карты открыты, золото скрыто
five-tribes-variant-hands-open = всё открыто
five-tribes-variant-sibittis = Джинны, отвергнутые с помощью Сибиттиса (FT-Q22)
five-tribes-variant-sibittis-shown = показываются
five-tribes-variant-sibittis-face_down = сбрасываются рубашкой вверх
five-tribes-variant-anun_nak = Анун-Наку нужен мипл в мешке (FT-Q25)
five-tribes-variant-anun_nak-before_paying = до оплаты
five-tribes-variant-anun_nak-after_paying = после оплаты
five-tribes-variant-partner = Последний мипл может присоединиться (FT-Q28)
five-tribes-variant-partner-any = к любому из своего племени
five-tribes-variant-partner-before_move = только к тому, кто стоял там до перемещения

## Поле в терминале

five-tribes-board-place-village = деревня
five-tribes-board-place-sacred-place = священное место
five-tribes-board-place-oasis = оазис
five-tribes-board-place-small-market = малый рынок
five-tribes-board-place-large-market = большой рынок
five-tribes-board-short-village = деревня
five-tribes-board-short-sacred-place = свящ. место
five-tribes-board-short-oasis = оазис
five-tribes-board-short-small-market = малый рынок
five-tribes-board-short-large-market = бол. рынок
five-tribes-board-letter-vizier = В
five-tribes-board-letter-elder = С
five-tribes-board-letter-merchant = Т
five-tribes-board-letter-builder = Р
five-tribes-board-letter-assassin = У
five-tribes-board-letter-fakir = Ф
five-tribes-board-blue = синее число
five-tribes-board-red = красное число
five-tribes-board-camel = верблюд
five-tribes-board-round = Раунд
five-tribes-board-bid-order = Порядок торгов
five-tribes-board-turn-order = Порядок хода
five-tribes-board-sits-out = Пропускает
five-tribes-board-in-hand = В руке
five-tribes-board-market = Рынок
five-tribes-board-suit = На продажу
five-tribes-board-discards = Сброс
five-tribes-board-supply = Запас
five-tribes-board-bag = миплы в мешке
five-tribes-board-palms = пальмы
five-tribes-board-palaces = дворцы
five-tribes-board-deck = карты ресурсов
five-tribes-board-djinn-deck = джинны
five-tribes-board-djinn-discards = Сброшенные джинны
five-tribes-board-face-up = Джинны на выбор
five-tribes-board-own = Ваши джинны
five-tribes-board-looking-at = Вы видите
five-tribes-board-points = ПО
five-tribes-board-cost = Цена
five-tribes-board-power = Сила
five-tribes-board-used = сила использована
five-tribes-board-player = Игрок
five-tribes-board-camels = Верблюды
five-tribes-board-cards = Карты

## Поле на странице

five-tribes-page-board = Султанат
five-tribes-page-tile = { $tile }: { $place }, { $value } ({ $colour }).
five-tribes-page-stands = Здесь: { $meeples }.
five-tribes-page-camel-of = Верблюд: { $seat }.
five-tribes-page-palms =
    { $count ->
        [one] { $count } пальма
        [few] { $count } пальмы
       *[many] { $count } пальм
    }.
five-tribes-page-palaces =
    { $count ->
        [one] { $count } дворец
        [few] { $count } дворца
       *[many] { $count } дворцов
    }.
five-tribes-page-player =
    { $seat }: { $viziers ->
        [one] { $viziers } визирь
        [few] { $viziers } визиря
       *[many] { $viziers } визирей
    }, { $elders ->
        [one] { $elders } старейшина
        [few] { $elders } старейшины
       *[many] { $elders } старейшин
    }, в запасе { $camels ->
        [one] { $camels } верблюд
        [few] { $camels } верблюда
       *[many] { $camels } верблюдов
    }
five-tribes-page-viziers =
    { $count ->
        [one] { $count } визирь
        [few] { $count } визиря
       *[many] { $count } визирей
    }
five-tribes-page-elders =
    { $count ->
        [one] { $count } старейшина
        [few] { $count } старейшины
       *[many] { $count } старейшин
    }
five-tribes-page-camels =
    { $count ->
        [one] Остался { $count } верблюд
        [few] Осталось { $count } верблюда
       *[many] Осталось { $count } верблюдов
    }
five-tribes-page-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
five-tribes-page-gold =
    { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }
five-tribes-page-held = В руке: { $meeples }
five-tribes-page-which = Что из этого?
five-tribes-page-spot =
    Место за { $cost ->
        [one] { $cost } золотой
       *[other] { $cost } золотых
    }: свободно
five-tribes-page-spot-of =
    Место за { $cost ->
        [one] { $cost } золотой
       *[other] { $cost } золотых
    }: { $seats }
five-tribes-page-plays = Пока что вы будете ходить { $turn }-м по счёту.
five-tribes-page-start = начало ряда
five-tribes-page-deck = Колода: { $count }
five-tribes-page-card = Карта { $card }: { $good }
five-tribes-page-good = { $good_cap }
five-tribes-page-tribe = { $tribe_cap }
five-tribes-page-djinn = { $djinn }
five-tribes-page-power = { $power }
five-tribes-page-list = { $goods }
five-tribes-page-points = { $points } ПО
five-tribes-page-when-always = Действует всегда
five-tribes-page-when-scoring = Учитывается в конце игры
five-tribes-page-when-turn = Раз за ход
five-tribes-page-when-before-tribe = Раз за ход, перед действием вашего племени
five-tribes-page-when-placing = Раз за ход, когда вы его ставите
five-tribes-page-when-bidding = При ставке, сколько угодно факиров
five-tribes-page-acting = Действует сейчас
five-tribes-page-cost = Цена: { $payment }.
five-tribes-page-goods = Ваши товары
five-tribes-page-no-goods = Товаров пока нет
five-tribes-page-worth =
    стоит { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }
five-tribes-page-sell = Продать за { $gold }
five-tribes-page-fakirs =
    { $count ->
        [one] { $count } факир
        [few] { $count } факира
       *[many] { $count } факиров
    }
five-tribes-page-where = Где я могу закончить ход?
five-tribes-page-where-tile = Или выберите тайл, на котором должен закончиться ваш ход.
five-tribes-page-play-or-tile = Выберите ход, чтобы сыграть его, или тайл, на котором он должен закончиться.
five-tribes-page-play-one = Выберите ход, чтобы сыграть его.
five-tribes-page-where-none = Сейчас вы не можете переместить миплов.
five-tribes-page-where-asking = Ищем пути…
five-tribes-page-where-failed = Для этой позиции пути найти нельзя.
five-tribes-page-ends =
    { $tribes_count ->
        [1] Ваш ход здесь может закончить { $tribes }.
       *[other] Ваш ход здесь могут закончить { $tribes }.
    }
five-tribes-page-way =
    С { $start }, забрав { $meeples ->
        [one] { $meeples } мипла
       *[other] { $meeples } миплов
    }. Сразу: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }.{ $cards_count ->
        [0] {""}
       *[other] {" "}Карты: { $cards }.
    }{ $camel ->
        [0] {""}
       *[other] {" "}Вы ставите верблюда.
    }
five-tribes-page-play = Сыграть этот ход
five-tribes-page-not-now = Этот ход можно сыграть, когда придёт ваша очередь брать миплов.
five-tribes-page-brings-camel = верблюд на { $tile }
five-tribes-page-brings-piece = { $piece } на { $tile }
five-tribes-page-brings-end = игра закончится вместе с этим раундом
five-tribes-page-brings-gold =
    +{ $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }
five-tribes-page-incomplete = Показаны не все пути.
five-tribes-page-playing = Выполняем ход…
five-tribes-page-stop = Остановить
five-tribes-page-score = Текущие очки
five-tribes-page-score-known = Сумма (известно)
five-tribes-page-score-secret = скрыто
five-tribes-page-fakirs-needed =
    { $count ->
        [one] Нужен { $count } факир.
        [few] Нужны { $count } факира.
       *[many] Нужно { $count } факиров.
    }
five-tribes-page-grows = Вместо { $from } — { $to ->
        [one] { $to } золотой
       *[other] { $to } золотых
    }
five-tribes-page-suit-values = Сколько стоит набор из одного–девяти разных товаров
five-tribes-page-tribes = Найти племя на поле
five-tribes-page-find = { $tribe_cap }: { $count } на поле
five-tribes-page-marker = Ваш маркер { $number } из { $count }
five-tribes-page-victim = Убить мипла: { $seat }
five-tribes-page-best = Лучшие ходы
five-tribes-page-ways-to = Пути на { $tile }
five-tribes-page-ways-along = Ваш путь
five-tribes-page-no-order = Последнему миплу там не к кому присоединиться.
five-tribes-page-none-such = Такого хода нет.
five-tribes-page-with-camel = Только ходы, где вы ставите верблюда
five-tribes-page-leaves =
    После этого другой игрок может сразу получить до { $points ->
        [one] { $points } очка
       *[other] { $points } очков
    }.
five-tribes-page-leaves-short = другим { $points }
five-tribes-page-drawing =
    Нарисуйте путь: { $done } из { $count ->
        [one] { $count } шага
       *[other] { $count } шагов
    }
five-tribes-page-turn = С { $start } на { $end }
five-tribes-page-turn-bid = Ставка
five-tribes-page-score-counted = Сумма (подсчёт)
five-tribes-page-score-counted-why = Учтено всё, что было видно всем, включая золото. Из-за карт, взятых втайне, это диапазон.
five-tribes-page-hint-pick-up = Выберите тайл или проведите весь путь, не отпуская кнопку.
five-tribes-page-hint-sow = Нажмите на мипла на тайле. Клавиши: цифра — мипл, стрелка — тайл.
