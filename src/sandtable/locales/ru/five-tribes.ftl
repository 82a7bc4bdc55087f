five-tribes-title = Пять племён
five-tribes-blurb = Рассевайте миплов пяти племён по землям султаната Накала, занимайте тайлы и призывайте джиннов.

## Слова

five-tribes-tribe-vizier = визирь
five-tribes-tribe-elder = старейшина
five-tribes-tribe-merchant = торговец
five-tribes-tribe-builder = строитель
five-tribes-tribe-assassin = убийца

five-tribes-good-ivory = слоновая кость
five-tribes-good-jewels = самоцветы
five-tribes-good-gold = золото
five-tribes-good-papyrus = папирус
five-tribes-good-silk = шёлк
five-tribes-good-spice = пряности
five-tribes-good-fish = рыба
five-tribes-good-wheat = пшеница
five-tribes-good-pottery = керамика
five-tribes-good-fakir = факир

five-tribes-piece-palm = пальма
    .acc = пальму
    .gen = пальм
five-tribes-piece-palace = дворец
    .acc = дворец
    .gen = дворцов

five-tribes-payment-elder = старейшина
five-tribes-payment-fakir = факир
five-tribes-payment-two-elders = два старейшины
five-tribes-payment-elder-and-fakir = старейшина и факир

five-tribes-djinn-al-amin = Аль-Амин
five-tribes-djinn-anun-nak = Анун-Нак
five-tribes-djinn-baal = Баал
five-tribes-djinn-boaz = Боаз
five-tribes-djinn-bouraq = Бурак
five-tribes-djinn-echidna = Ехидна
five-tribes-djinn-enki = Энки
five-tribes-djinn-hagis = Хагис
five-tribes-djinn-haurvatat = Хаурватат
five-tribes-djinn-iblis = Иблис
five-tribes-djinn-jafaar = Джафар
five-tribes-djinn-kandicha = Кандиша
five-tribes-djinn-kumarbi = Кумарби
five-tribes-djinn-lamia = Ламия
five-tribes-djinn-leta = Лета
five-tribes-djinn-marid = Марид
five-tribes-djinn-monkir = Монкир
five-tribes-djinn-nekir = Некир
five-tribes-djinn-shamhat = Шамхат
five-tribes-djinn-sibittis = Сибиттис
five-tribes-djinn-sloar = Слоар
five-tribes-djinn-utug = Утуг

five-tribes-power-al-amin = В конце игры каждая пара факиров на руке заменяет один товар на ваш выбор.
five-tribes-power-anun-nak = Выберите тайл без верблюда, миплов, пальм и дворцов: на нём поселяются три мипла, вытянутых из мешка.
five-tribes-power-baal = Когда кто-то получает джинна: 1 золотой, если это вы, 2 золотых, если другой игрок.
five-tribes-power-boaz = Убийцы не могут тронуть старейшин и визирей перед вами.
five-tribes-power-bouraq = Поставьте дворец на любую деревню.
five-tribes-power-echidna = Ваши строители в этот ход зарабатывают вдвое больше.
five-tribes-power-enki = Поставьте пальму на любой оазис.
five-tribes-power-hagis = Когда вы ставите дворец, его можно поставить на один из тайлов вокруг.
five-tribes-power-haurvatat = Пальмы на ваших тайлах стоят по 5 очков вместо 3.
five-tribes-power-iblis = Ваши убийцы убивают двух миплов на одном тайле или двух старейшин или визирей одного соперника.
five-tribes-power-jafaar = Ваши визири стоят по 3 очка вместо 1.
five-tribes-power-kandicha = Жертвы ваших убийц служат вам: торговец приносит верхнюю карту ресурсов, строитель своё золото, а визирь или старейшина переходит к вам, вместо того чтобы погибнуть.
five-tribes-power-kumarbi = За каждого факира, сброшенного при торгах, вы платите цену на одно место дешевле.
five-tribes-power-lamia = Когда вы ставите пальму, её можно поставить на один из тайлов вокруг.
five-tribes-power-leta = Поставьте верблюда на тайл без верблюда, миплов, пальм и дворцов.
five-tribes-power-marid = Когда при перемещении мипл попадает на ваш тайл: 1 золотой в ваш ход, 2 золотых в ход другого игрока.
five-tribes-power-monkir = За каждый поставленный дворец: 1 золотой, если ставите вы, 2 золотых, если другой игрок.
five-tribes-power-nekir = Когда убийцы убивают: 1 золотой, если они ваши, 2 золотых, если чужие.
five-tribes-power-shamhat = Ваши старейшины стоят по 4 очка вместо 2.
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
        [one] Оставьте одного джинна из { $count } взятого.
        [few] Оставьте одного джинна из { $count } взятых.
        [many] Оставьте одного джинна из { $count } взятых.
       *[other] Оставьте одного джинна из { $count } взятых.
    }
five-tribes-ask-pick-up = Возьмите всех миплов с одного тайла.
five-tribes-ask-sow =
    { $count ->
        [1] Поставьте последнего мипла ({ $hand }) рядом с { $tile }, туда, где стоит его племя.
       *[other] Поставьте следующего мипла рядом с { $tile }. На руке: { $hand }.
    }
five-tribes-ask-build = Сколько факиров помогают строителям? Строители: { $builders }; синие тайлы вокруг: { $tiles }.
five-tribes-ask-kill =
    { $count ->
        [1] Кого убивают ваши убийцы на { $tile }? Дальность без факиров: { $assassins }.
       *[other] Каких двух миплов убивают ваши убийцы на { $tile }? Дальность без факиров: { $assassins }.
    }
five-tribes-ask-redirect = Поставьте { $piece_acc } на { $tile } или заплатите и выберите тайл вокруг.
five-tribes-ask-small-market = Купить одну из первых трёх карт за 3 золотых?
five-tribes-ask-large-market = Купить две из первых шести карт за 6 золотых?
five-tribes-ask-sacred-place = Взять джинна за двух старейшин или за старейшину и факира?
five-tribes-ask-sale = Продайте товары, используйте джинна или закончите ход.
five-tribes-ask-suit = Набор пока такой: { $goods }, цена в золоте: { $gold }. Добавьте ещё один вид или продайте.

five-tribes-act-bid = Поставить золота: { $cost }
five-tribes-act-bid-with-fakirs = Занять место за { $cost } с факирами: { $fakirs }
five-tribes-act-bid-all = Занять место за 1, отдав всё, что есть
five-tribes-act-sit-out = Пропустить этот раунд
five-tribes-act-take = Взять миплов с { $tile }
five-tribes-act-drop = Поставить на { $tile }: { $tribe }
five-tribes-act-build = Строить с факирами: { $fakirs }
five-tribes-act-kill = Убить на { $tile }: { $tribe }
five-tribes-act-kill-two = Убить двоих на { $tile }: { $tribe }, { $second }
five-tribes-act-kill-held = Убить: { $tribe } ({ $victim })
five-tribes-act-kill-two-held = Убить двоих: { $tribe }, { $second } ({ $victim })
five-tribes-act-spare = Никого не убивать
five-tribes-act-place-here = Поставить здесь
five-tribes-act-buy = Купить карту номер { $card }
five-tribes-act-buy-two = Купить карты номер { $card } и { $second }
five-tribes-act-summon = Взять джинна { $djinn } (цена: { $payment })
five-tribes-act-keep = Оставить джинна { $djinn }
five-tribes-act-sell = Выложить на продажу: { $good }
five-tribes-act-end-suit = Продать этот набор
five-tribes-act-go-on = Дальше
five-tribes-act-pass = Ничего не покупать
five-tribes-act-end-turn = Закончить ход
five-tribes-act-use-on = Использовать джинна { $djinn } на { $tile } (цена: { $payment })
five-tribes-act-use = Использовать джинна { $djinn } (цена: { $payment })

five-tribes-verb-bid = Сделать ставку
five-tribes-verb-bid-with-fakirs = Ставка с факирами
five-tribes-verb-bid-all = Отдать всё, что есть
five-tribes-verb-sit-out = Пропустить раунд
five-tribes-verb-take = Взять миплов
five-tribes-verb-drop = Поставить мипла
five-tribes-verb-build = Строить
five-tribes-verb-kill = Убить на тайле
five-tribes-verb-kill-two = Убить двоих на тайле
five-tribes-verb-kill-held = Убить у игрока
five-tribes-verb-kill-two-held = Убить двоих у игрока
five-tribes-verb-spare = Никого не убивать
five-tribes-verb-place-here = Поставить здесь
five-tribes-verb-buy = Купить карту
five-tribes-verb-buy-two = Купить две карты
five-tribes-verb-summon = Взять джинна
five-tribes-verb-keep = Оставить джинна
five-tribes-verb-sell = Продать товары
five-tribes-verb-end-suit = Продать этот набор
five-tribes-verb-go-on = Дальше
five-tribes-verb-pass = Ничего не покупать
five-tribes-verb-end-turn = Закончить ход
five-tribes-verb-use-on = Использовать джинна на тайле
five-tribes-verb-use = Использовать джинна

## События

five-tribes-event-round-starts = Начинается раунд { $round }. Порядок торгов: { $order }.
five-tribes-event-bids = { $seat } ставит золото: { $cost }.
five-tribes-event-bids-with-fakirs = { $seat } занимает место за { $cost } и платит { $paid }; факиры: { $fakirs }.
five-tribes-event-bids-all = { $seat } не может оплатить ни одного свободного места и занимает место за { $cost }.
five-tribes-event-sits-out = { $seat } не может оплатить ни одного свободного места и пропускает этот раунд.
five-tribes-event-turn-starts = Ходит { $seat }.
five-tribes-event-takes-up = { $seat } берёт с { $tile }: { $meeples }.
five-tribes-event-drops = { $seat } ставит на { $tile }: { $tribe }.
five-tribes-event-collects = { $seat } собирает с { $tile }: { $tribe } × { $count }.
five-tribes-event-cannot-move = { $seat } не может сделать перемещение.
five-tribes-event-places-camel = { $seat } ставит верблюда на { $tile }.
five-tribes-event-last-camel = { $seat } остаётся без верблюдов: игра закончится с этим раундом.
five-tribes-event-keeps-meeples = { $seat } оставляет себе: { $tribe } × { $count }.
five-tribes-event-takes-cards =
    { $cards_count ->
        [0] { $seat } не находит карт (торговцы: { $merchants }).
       *[other] { $seat } берёт карты (торговцы: { $merchants }): { $cards }.
    }
five-tribes-event-builds = { $seat } зарабатывает золото: { $gold } (строители: { $builders }, факиры: { $fakirs }, синие тайлы: { $tiles }).
five-tribes-event-builds-double = { $seat } зарабатывает золото, вдвое больше благодаря Ехидне: { $gold } (строители: { $builders }, факиры: { $fakirs }, синие тайлы: { $tiles }).
five-tribes-event-kills =
    { $seat } убивает на { $tile }: { $victims }{ $fakirs ->
        [0] .
       *[other] {" "}(факиры: { $fakirs }).
    }
five-tribes-event-kills-held = { $seat } наносит удар; { $victim } теряет: { $victims }.
five-tribes-event-spares = { $seat } никого не убивает.
five-tribes-event-no-target = { $seat } не находит жертвы для убийц.
five-tribes-event-places = { $seat } ставит { $piece_acc } на { $tile }.
five-tribes-event-none-left = { $seat } не находит { $piece_gen } в запасе.
five-tribes-event-buys = { $seat } покупает (цена: { $gold }): { $cards }.
five-tribes-event-gains-djinn = { $seat } берёт джинна { $djinn } (цена: { $payment }).
five-tribes-event-uses = { $seat } использует джинна { $djinn } (цена: { $payment }).
five-tribes-event-earns = { $djinn }: { $seat } получает золото, { $gold }.
five-tribes-event-takes-victim = Кандиша: { $seat } забирает жертву себе: { $tribe }.
five-tribes-event-draws = { $seat } берёт карту ресурсов ({ $djinn }).
five-tribes-event-draws-told = { $seat } берёт карту ресурсов ({ $djinn }): { $good }.
five-tribes-event-draws-openly = { $seat } открыто берёт карту ресурсов ({ $djinn }): { $good }.
five-tribes-event-settles = { $seat } поселяет на { $tile }: { $meeples }.
five-tribes-event-looks =
    { $count ->
        [1] { $seat } смотрит одного джинна.
       *[other] { $seat } смотрит джиннов, числом { $count }.
    }
five-tribes-event-looks-told =
    { $count ->
        [1] { $seat } смотрит одного джинна: { $djinns }.
       *[other] { $seat } смотрит джиннов, числом { $count }: { $djinns }.
    }
five-tribes-event-keeps-djinn = { $seat } оставляет джинна { $djinn }.
five-tribes-event-rejects = { $seat } сбрасывает джиннов: { $djinns }.
five-tribes-event-buries =
    { $count ->
        [1] { $seat } сбрасывает джинна рубашкой вверх.
       *[other] { $seat } сбрасывает рубашкой вверх джиннов, числом { $count }.
    }
five-tribes-event-buries-told =
    { $count ->
        [1] { $seat } сбрасывает джинна рубашкой вверх: { $djinns }.
       *[other] { $seat } сбрасывает рубашкой вверх джиннов, числом { $count }: { $djinns }.
    }
five-tribes-event-lays-out = { $seat } выкладывает на продажу: { $good }.
five-tribes-event-sells = { $seat } продаёт (выручка: { $gold }): { $cards }.
five-tribes-event-refills = Новое на рынке: { $cards }.
five-tribes-event-refills-djinns = Новые джинны: { $djinns }.
five-tribes-event-reshuffles = Сброшенные ресурсы замешаны в новую колоду. Карты: { $cards }.
five-tribes-event-reshuffles-djinns = Сброшенные джинны замешаны в новую колоду. Карты: { $cards }.
five-tribes-event-game-ends = Игра окончена. { $end }
five-tribes-event-scores = { $seat }: золото { $gold }, всего ПО { $points }.
five-tribes-event-wins =
    { $winners_count ->
        [1] Побеждает { $winners }. ПО: { $points }.
       *[other] Победу делят { $winners }. ПО у каждого: { $points }.
    }

## Почему нельзя?

five-tribes-rule-ft-3-2 = Это место занято.
five-tribes-rule-ft-3-3 = На это место не хватает золота.
five-tribes-rule-ft-5-1 = На этом тайле нет миплов.
five-tribes-rule-ft-5-3 = Нельзя сразу возвращаться на тайл, с которого пришли.
five-tribes-rule-ft-5-5 = Последний мипл должен присоединиться к своему племени.
five-tribes-rule-ft-5-8 = Тогда перемещение не удастся закончить: последний мипл не найдёт своего племени.
five-tribes-rule-ft-7-5 = Там нет такой жертвы для ваших убийц.
five-tribes-rule-ft-7-6 = Это слишком далеко для ваших убийц и факиров; а у кого есть цель без факиров, тот обязан убить.
five-tribes-rule-ft-7-7 = У вас нет столько факиров.
five-tribes-rule-ft-8-3 = У вас мало золота.
five-tribes-rule-ft-8-4 = Джинн стоит двух старейшин или старейшину и факира.
five-tribes-rule-ft-8-5 = На этом месте нет карты.
five-tribes-rule-ft-9-1 = У вас нет такого товара.
five-tribes-rule-ft-10-1 = Этот джинн уже использован.
five-tribes-rule-ft-10-2 = У вас нет старейшин или факиров, которых стоит этот джинн.
five-tribes-rule-ft-10-6 = Сейчас этот джинн ничего не даст.
five-tribes-rule-ft-10-8 = Этому джинну нечего дать: не осталось карт или верблюдов.
five-tribes-rule-ft-10-anun-nak = Анун-Нак поселяет миплов только на тайле без верблюда, миплов, пальм и дворцов.
five-tribes-rule-ft-10-boaz = Боаз защищает старейшин и визирей этого игрока.
five-tribes-rule-ft-10-bouraq = Бурак строит только в деревнях.
five-tribes-rule-ft-10-enki = Энки сажает только в оазисах.
five-tribes-rule-ft-10-hagis = Хагис переносит дворец только на один из тайлов вокруг.
five-tribes-rule-ft-10-iblis = Только с Иблисом убийцы убивают двоих.
five-tribes-rule-ft-10-kumarbi = У вас нет столько факиров для Кумарби.
five-tribes-rule-ft-10-lamia = Ламия переносит пальму только на один из тайлов вокруг.
five-tribes-rule-ft-10-leta = Лета занимает только тайлы без верблюда, миплов, пальм и дворцов.
five-tribes-rule-ft-10-utug = Утуг занимает только тайлы с миплами, без верблюда, пальм и дворцов.
five-tribes-rule-ft-11-4 = Мешок пуст.
five-tribes-rule-ft-11-5 = Запас исчерпан.
five-tribes-rule-ft-q1 = Это только для маркера, который не может оплатить ни одного свободного места.
five-tribes-rule-ft-q8 = С Иблисом вы убиваете двоих там, где их двое, и одного там, где он один.
five-tribes-rule-ft-q16 = На большом рынке берут две карты, если не осталась одна.
five-tribes-rule-ft-q23 = Кумарби уже использован в этом раунде.

## Подсчёт, конец игры, варианты

five-tribes-score-gold = Золото
five-tribes-score-viziers = Визири
five-tribes-score-more-viziers = Визирей больше, чем у других
five-tribes-score-elders = Старейшины
five-tribes-score-djinns = Джинны
five-tribes-score-tiles = Тайлы
five-tribes-score-palms = Пальмы
five-tribes-score-palaces = Дворцы
five-tribes-score-goods = Товары

five-tribes-end-goes-on = Игра продолжается.
five-tribes-end-last-camel = Кто-то поставил последнего верблюда.
five-tribes-end-no-move = На поле больше нет возможных перемещений.

five-tribes-variant-broke_bidder = Четвёртый маркер, который не может оплатить ни одного свободного места (FT-Q1)
five-tribes-variant-broke_bidder-bids_all = занимает место за 1, отдав что есть
five-tribes-variant-broke_bidder-sits_out = пропускает раунд
five-tribes-variant-djinn_use = Платные силы джиннов (FT-Q2)
five-tribes-variant-djinn_use-per_marker = раз на каждый маркер
five-tribes-variant-djinn_use-per_round = раз за раунд
five-tribes-variant-echidna_kandicha = Ехидна и строители, убитые с Кандишей (FT-Q4)
five-tribes-variant-echidna_kandicha-builders_only = без удвоения
five-tribes-variant-echidna_kandicha-doubled = с удвоением
five-tribes-variant-nekir_taking = Некир, когда Кандиша забирает жертву (FT-Q6)
five-tribes-variant-nekir_taking-unpaid = ничего не даёт
five-tribes-variant-nekir_taking-paid = даёт золото
five-tribes-variant-baal_itself = Баал за собственное появление (FT-Q7)
five-tribes-variant-baal_itself-unpaid = ничего не даёт
five-tribes-variant-baal_itself-paid = даёт золото
five-tribes-variant-last_round = Раунд, после которого нет перемещений (FT-12.3)
five-tribes-variant-last_round-ends = заканчивает игру
five-tribes-variant-last_round-one_more = даёт ещё один раунд
five-tribes-variant-blocked = Когда кто-то не может переместиться (FT-12.5, FT-Q15)
five-tribes-variant-blocked-whole_round = до конца раунда не перемещается никто
five-tribes-variant-blocked-each_turn = каждый следующий проверяется заново
five-tribes-variant-hands = Золото и карты других (FT-Q18)
five-tribes-variant-hands-hidden = скрыты
five-tribes-variant-hands-open_cards = карты открыты, золото скрыто
five-tribes-variant-hands-open = всё открыто
five-tribes-variant-sibittis = Джинны, отвергнутые Сибиттисом (FT-Q22)
five-tribes-variant-sibittis-shown = показываются
five-tribes-variant-sibittis-face_down = сбрасываются рубашкой вверх
five-tribes-variant-anun_nak = Анун-Наку нужен мипл в мешке (FT-Q25)
five-tribes-variant-anun_nak-before_paying = до уплаты цены
five-tribes-variant-anun_nak-after_paying = после уплаты цены

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
five-tribes-board-used = использован
five-tribes-board-player = Игрок
five-tribes-board-camels = Верблюды
five-tribes-board-cards = Карты

## Поле на странице

five-tribes-page-board = Султанат
five-tribes-page-tile = { $tile }: { $place }, { $value } ({ $colour }).
five-tribes-page-stands = Здесь стоят: { $meeples }.
five-tribes-page-camel-of = Верблюд: { $seat }.
five-tribes-page-palms = Пальмы: { $count }.
five-tribes-page-palaces = Дворцы: { $count }.
five-tribes-page-player = { $seat }: визири { $viziers }, старейшины { $elders }, осталось верблюдов { $camels }
five-tribes-page-viziers = Визири: { $count }
five-tribes-page-elders = Старейшины: { $count }
five-tribes-page-camels = Осталось верблюдов: { $count }
five-tribes-page-cards = Карты: { $count }
five-tribes-page-gold = Золото: { $gold }
five-tribes-page-held = В руке: { $meeples }
five-tribes-page-which = Что именно?
five-tribes-page-spot = Место за { $cost } золота: свободно
five-tribes-page-spot-of = Место за { $cost } золота: { $seats }
five-tribes-page-plays = Пока ваш ход был бы по счёту { $turn }-м.
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
five-tribes-page-when-before-tribe = Раз за ход, перед действием племени
five-tribes-page-when-placing = Раз за ход, когда вы ставите
five-tribes-page-when-bidding = При ставке, сколько угодно
five-tribes-page-acting = Действует сейчас
five-tribes-page-cost = Цена: { $payment }.
five-tribes-page-goods = Ваши товары
five-tribes-page-no-goods = Товаров пока нет
five-tribes-page-worth = стоит { $gold } золота
five-tribes-page-sell = Продать за { $gold }
five-tribes-page-fakirs =
    { $count ->
        [one] { $count } факир
        [few] { $count } факира
       *[many] { $count } факиров
    }
five-tribes-page-where = Где я могу закончить?
five-tribes-page-where-tile = Выберите тайл, на котором должен закончиться ваш ход.
five-tribes-page-where-none = Сейчас ходить некуда.
five-tribes-page-where-tribe = Какое племя должно быть последним на { $tile }?
five-tribes-page-where-asking = Ищем пути …
five-tribes-page-where-failed = Для этой позиции ответа нет.
five-tribes-page-ends = Здесь ваш ход может закончить: { $tribes }.
five-tribes-page-ways = Пути на { $tile }, последним: { $tribe }
five-tribes-page-way =
    С { $start }, собрано миплов: { $meeples }. Очки сразу: { $points }, золото: { $gold }.{ $cards_count ->
        [0] {""}
       *[other] {" "}Карты: { $cards }.
    }{ $camel ->
        [0] {""}
       *[other] {" "}Вы ставите верблюда.
    }
five-tribes-page-play = Сыграть этот ход
five-tribes-page-not-now = Его можно сыграть, когда придёт ваша очередь брать миплов.
five-tribes-page-more = Показать все
five-tribes-page-incomplete = Путей больше, чем здесь показано.
five-tribes-page-playing = Ваш выбор разыгрывается …
five-tribes-page-stop = Остановить
five-tribes-page-score = Очки на сейчас
five-tribes-page-score-known = Всего известно
five-tribes-page-score-secret = тайна
five-tribes-page-fakirs-needed = Нужно факиров: { $count }.
