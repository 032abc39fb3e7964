# Medieval: Ян Жижка. Словарь rules.md — закон.

title = Medieval: Ян Жижка
description = Чехия около 1400 года: ведите дружину от события к событию, собирайте монеты, милость правителей и славу, берите замки и перехитрите соперников. Кто набрал 20 победных очков, приближает конец игры.

## Настройки

option-side = Планшеты командиров
option-side-help = Сторона A даёт каждому командиру свои умения, сторона B — всем одинаковые.
option-side-A = сторона A
option-side-B = сторона B
option-start_seat = Первый игрок
option-start_seat-help = Кто начинает каждый раунд.
option-start_seat-random = по жребию
option-advanced = Продвинутый вариант
option-advanced-help = За монеты можно покупать перебросы, а монету Сигизмунда взять раньше.
option-level = Торак
option-level-help = Насколько силён Торак. Важно только в одиночной игре.
option-level-easy = лёгкий
option-level-normal = обычный
option-level-hard = трудный
option-commander_1 = Командир игрока 1
option-commander_1-help = Если командир уже занят или это Торак в одиночной игре, решает жребий.
option-commander_1-random = по жребию
option-commander_1-bores = Бореш
option-commander_1-katerina = Катержина
option-commander_1-torak = Торак
option-commander_1-zizka = Жижка
option-commander_2 = Командир игрока 2
option-commander_2-help = Если командир уже занят или это Торак в одиночной игре, решает жребий.
option-commander_2-random = по жребию
option-commander_2-bores = Бореш
option-commander_2-katerina = Катержина
option-commander_2-torak = Торак
option-commander_2-zizka = Жижка
option-commander_3 = Командир игрока 3
option-commander_3-help = Если командир уже занят или это Торак в одиночной игре, решает жребий.
option-commander_3-random = по жребию
option-commander_3-bores = Бореш
option-commander_3-katerina = Катержина
option-commander_3-torak = Торак
option-commander_3-zizka = Жижка
option-commander_4 = Командир игрока 4
option-commander_4-help = Если командир уже занят или это Торак в одиночной игре, решает жребий.
option-commander_4-random = по жребию
option-commander_4-bores = Бореш
option-commander_4-katerina = Катержина
option-commander_4-torak = Торак
option-commander_4-zizka = Жижка

## Фазы

phase-action = Ход
phase-torak = Торак
phase-over = Конец

## Вопросы

ask-main = { $space }, осталось: { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[many] { $actions } действий
    }. Что вы делаете?
ask-move = { $space }: куда отсюда? Ваша дальность: { $range }.
ask-reroll = { $token_id ->
        [none] { $card_id ->
            [none] { $other ->
                [none] Бой с Тораком
               *[other] Бой, { $other }
            }
           *[other] { $card }, ряд { $row }
        }
       *[other] { $token }
    }: { $faces }. Осталось: { $rerolls ->
        [one] { $rerolls } переброс
        [few] { $rerolls } переброса
       *[many] { $rerolls } перебросов
    }. Перебросить кубик или остановиться?
ask-row = { $token }. Выполнены ряды: { $rows ->
        [none] нет
       *[other] { $rows }
    }. Какой ряд дальше?
ask-discard = { $token }, ряд { $row }: какого дружинника вы за него сбрасываете?
ask-follower = Награда, дружинник уровня { $levels }: кого вы берёте, или никого?
ask-replace = Присоединяется { $card }. Кто покидает дружину?
ask-direction = Завоевание сдвигает мораль на шаг: к добродетели или к пороку?
ask-conquest_row = { $card }, ряд { $row }: выполнить? Нужно жетонов удачи: { $luck }.
ask-recruit = Вербовка, { $space }, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }: кого вы берёте?
ask-join = { $token }, в банке { $pot }: участвовать за 1 монету?
ask-tournament = { $token }: { $faces } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }). Остановиться или отложить кубик?
ask-mark = { $token }: { $faces }. Какие кубики перебросить?
ask-luck-attack = Бой, { $other ->
        [none] Торак
       *[other] { $other }
    }: ваша атака { $score }. Сколько жетонов удачи добавить?
ask-luck-defence = Бой, { $other ->
        [none] Торак
       *[other] { $other }
    }: ваша защита { $score } против { $attack }. Сколько жетонов удачи добавить?
ask-torak_path = Каким путём идёт Торак?
ask-nearest_token = Какой из ближайших жетонов заменяет Торак?
ask-drop_poster = Торак побеждён: от какого розыскного листа вы избавляетесь?
ask-lose_follower = Торак победил. Какого дружинника вы теряете?
ask-peek = Тайный взгляд: на какой жетон или замок?

## Ответы

choice-main-move = Движение
choice-main-face = Встретить событие
choice-main-conquest = Завоевание
choice-main-recruit = Вербовка
choice-main-attack = Напасть: { $what }
choice-main-peek = Подсмотреть ({ $what })
choice-main-end_turn = Закончить ход
choice-reroll-stop = Остановиться
choice-reroll-buy = За 1 монету: { $what }
choice-reroll-take_coin = Взять монету
choice-row-number = Ряд { $number }
choice-row-stop = На этом всё
choice-row-concede = Сдаться
choice-follower-decline = Никого
choice-direction-virtue = Добродетель
choice-direction-vice = Порок
choice-conquest_row-confirm = Выполнить ряд
choice-conquest_row-concede = Сдаться
choice-recruit-refresh = Сбросить со стола: { $what }
choice-recruit-recruit = Завербовать: { $what }
choice-recruit-done = Готово
choice-join-join = Участвовать за 1 монету
choice-join-stay_out = Не участвовать
choice-tournament-stop = Остановиться
choice-tournament-set_aside = Отложить: { $what }
choice-tournament-lance = Копьё: перебросить { $what }
choice-mark-roll = Бросить
choice-luck-number = { $number ->
        [one] { $number } жетон удачи
        [few] { $number } жетона удачи
       *[many] { $number } жетонов удачи
    }
choice-peek-easy = Верхнее лёгкое завоевание
choice-peek-hard = Верхнее трудное завоевание

## Ход игры

event-turn_begins = Раунд { $round }: { $seat }.
event-moved = { $seat } → { $space }.
event-peeked = { $seat } подсматривает: { $place_id ->
        [easy] лёгкие завоевания
        [hard] трудные завоевания
       *[other] { $place }
    }.
event-saw = Вы ({ $seat }) увидели: { $face }, { $place_id ->
        [easy] лёгкие завоевания
        [hard] трудные завоевания
       *[other] { $place }
    }.
event-token_turned_up = { $space }: { $token }.
event-rolled = { $seat } бросает: { $faces }.
event-rerolled = { $seat } перебрасывает ({ $die }): { $face }.
event-row_completed = { $seat } выполняет ряд { $row }: { $token }.
event-event_mastered = { $seat }: успех, { $token }.
event-event_failed = { $seat }: неудача, { $token }.
event-coins_gained = { $seat }: + { $number ->
        [one] { $number } монета
        [few] { $number } монеты
       *[many] { $number } монет
    }.
event-coins_paid = { $seat }: − { $number ->
        [one] { $number } монета
        [few] { $number } монеты
       *[many] { $number } монет
    }.
event-vp_gained = { $seat }: + { $number ->
        [one] { $number } победное очко
        [few] { $number } победных очка
       *[many] { $number } победных очков
    }.
event-luck_gained = { $seat }: + { $number ->
        [one] { $number } жетон удачи
        [few] { $number } жетона удачи
       *[many] { $number } жетонов удачи
    }.
event-luck_spent = { $seat }: − { $number ->
        [one] { $number } жетон удачи
        [few] { $number } жетона удачи
       *[many] { $number } жетонов удачи
    }.
event-favour_gained = { $seat } получает: { $favour }.
event-favour_lost = { $seat } теряет: { $favour }.
event-poster_gained = { $seat }: розыскной лист, на нём { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
event-poster_drawn = { $seat }: розыскной лист, { $poster }.
event-poster_dropped = { $seat } избавляется от листа: { $poster }.
event-morale_changed = { $seat }: мораль: { $morale ->
        [-2] порок 2
        [-1] порок 1
        [0] ни добродетель, ни порок
        [1] добродетель 1
       *[2] добродетель 2
    }.
event-follower_left = { $seat }: дружину покидает { $card }.
event-follower_gained = { $seat } берёт: { $card }.
event-follower_declined = { $seat } не берёт дружинника.
event-recruited = { $seat } вербует: { $card } ({ $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }).
event-display_refreshed = { $seat } сбрасывает со стола: { $card }.
event-deck_renewed = Колода дружинников уровня { $level } перетасована.
event-stack_renewed = Использованные жетоны событий образуют новую стопку.
event-tokens_placed = Новые жетоны событий: { $spaces }.
event-conquest_begins = { $seat } начинает завоевание: { $card }.
event-conquest_row = { $seat }: { $card }, ряд { $row } выполнен.
event-conquest_won = { $seat }: завоевание удалось, { $card }.
event-conquest_failed = { $seat }: завоевание не удалось, { $card } уходит под колоду.
event-tournament_begins = { $seat } открывает турнир: { $token }, банк { $pot }.
event-joined = { $seat } участвует в турнире.
event-stayed_out = { $seat } не участвует в турнире.
event-tournament_rolled = { $seat }, кубики: { $faces }.
event-set_aside = { $seat } откладывает: { $die }.
event-lance_used = { $seat } использует копьё: { $die } → { $face }.
event-tournament_result = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } в турнире.
event-goal_reached = { $seat } достигает личной цели: { $points }.
event-attack = Нападение: { $participants }.
event-attack_score = { $seat }: атака { $score }.
event-defence_score = { $seat }: защита { $score }.
event-attacker_wins = { $seat } побеждает, нападая, { $attack } : { $defence }.
event-defender_wins = { $seat } побеждает, защищаясь, { $attack } : { $defence }.
event-attack_on_torak = { $seat } нападает на Торака.
event-torak_attacks = Торак нападает: { $seat }.
event-torak_rolled = Торак бросает: { $faces }; удача { $luck }, итог { $score }.
event-torak_beaten_off = { $seat } отбивается от Торака.
event-torak_wins = Торак побеждает ({ $seat }): { $card }.
event-torak_holds_out = Торак выдерживает нападение ({ $seat }).
event-torak_lies_down = { $seat } побеждает Торака, его фигурка лежит.
event-torak_stands_up = Торак встаёт.
event-torak_card = Торак: { $card }.
event-torak_moved = Торак → { $space }.
event-torak_vp = Торак: + { $number ->
        [one] { $number } победное очко
        [few] { $number } победных очка
       *[many] { $number } победных очков
    }.
event-torak_refreshes = Торак сменяет доступных дружинников.
event-torak_replaces = Торак заменяет жетон { $token } на поле { $space }.
event-torak_jousts = Торак участвует в турнире: { $card }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-over = Игра окончена.

## Отказы

why-already-there = Ваша фигурка уже там.
why-attacked-this-turn = В этот ход вы уже нападали на Торака.
why-conquered-already = Завоевание этой сложности у вас уже есть.
why-despises-your-morale = { $card } презирает вашу мораль.
why-die-is-locked = Монета взята: { $die } больше не перебрасывается.
why-discard-or-recruit-first = Сначала сбросьте карту со стола или кого-нибудь завербуйте.
why-face-up-already = Жетон на поле { $space } уже открыт.
why-four-recruits-at-most = За одно действие вербуют не больше четырёх дружинников.
why-known-already = Вы уже знаете, что лежит на поле { $space }.
why-last-die = Последний кубик нельзя отложить.
why-luck-would-be-wasted = Имеет смысл только число, спасающее бой.
why-lying-already = На лежащую фигурку нападать нельзя.
why-mark-a-die-first = Нужно перебросить хотя бы один кубик.
why-no-action-left = Действий не осталось.
why-no-castle-here = Здесь нет замка.
why-no-coin-to-take = Монеты, которую можно взять, нет.
why-no-follower-to-discard = У вас мало дружинников для сброса.
why-no-lance-left = Копий не осталось.
why-no-own-coin-left = Своих монет нет; монеты на розыскном листе не считаются.
why-no-peek-left = Подсмотреть так сейчас нельзя.
why-no-poster-left = Все четыре листа у вас: этот ряд нельзя выполнить.
why-no-reroll-left = Перебросов не осталось.
why-no-tavern-here = Дружинников вербуют в тавернах.
why-no-token-here = Здесь нет жетона события.
why-not-enough-own-coins = Цена: { $number ->
        [one] { $number } монета
        [few] { $number } монеты
       *[many] { $number } монет
    }.
why-not-in-your-team = { $card }: не в вашей дружине.
why-not-on-his-way = { $space } не лежит на пути Торака.
why-not-on-offer = { $card }: недоступно.
why-not-on-the-same-space = Вы стоите на разных полях.
why-not-so-many-luck-tokens = У вас: { $luck ->
        [one] { $luck } жетон удачи
        [few] { $luck } жетона удачи
       *[many] { $luck } жетонов удачи
    }.
why-not-the-nearest-token = Жетон на поле { $space } не из ближайших.
why-not-wanted = Напасть можно только на того, у кого есть розыскной лист.
why-not-your-poster = { $poster }: этот лист не ваш.
why-nothing-to-peek-at = На поле { $space } нет ничего закрытого.
why-only-in-the-advanced-variant = Перебросы покупают только в продвинутом варианте.
why-only-once-and-before-recruiting = Сбросить можно одну карту, до первой вербовки.
why-out-of-range = { $space }: расстояние { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }.
why-row-completed-already = Ряд { $row } уже выполнен.
why-row-one-first = Сначала ряд 1, потом ряд { $row }.
why-symbols-are-missing = Для ряда { $row } не хватает символов.

## Счёт

part-vp = Победные очки
part-castles = Замки
part-roads = События, турниры и бои
part-coins = Монеты
tie-coins = монеты
tie-torak = победные очки Торака

## Вручную, рядом с настоящей коробкой

ask-shown-back = { $where_id ->
        [stack] Следующий жетон стопки событий: какая у него оборотная сторона?
       *[other] Жетон на поле { $where }: какая у него оборотная сторона?
    }
ask-shown-token = Какой жетон лежит на поле { $where }?
ask-shown-castle = Какое это { $where_id ->
        [easy] лёгкое
       *[hard] трудное
    } завоевание?
ask-shown-follower = Какой дружинник уровня { $where } открыт?
ask-shown-torak_card = Какая карта Торака открыта?
ask-shown-poster = Какой розыскной лист вытянут?
ask-shown-die = { $where }: что выпало?
