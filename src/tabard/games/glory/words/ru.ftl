# История рыцаря. Слова по русским правилам.

title = История рыцаря
description = Три раунда из жизни рыцаря: тренировки, путешествия, поддержка и реликвии, а в конце — турниры ради славы и титулов.

## Настройки

option-tournament = Турнир
option-tournament-help = Плезанс — сетка на восемь всадников; в Падарме игроки бросают вызов рыцарям в трёх городах.
option-tournament-joust = Плезанс
option-tournament-pas_darmes = Падарм
option-prizes = Жетоны призов
option-prizes-help = В Плезансе у каждого турнира свой приз; без этого действует обычный приз.
option-characters = Персонажи
option-characters-help = Каждый выбирает одного из трёх персонажей, или все играют молодыми рыцарями.
option-characters-choose = один из трёх уровней
option-characters-level_1_only = только уровень I
option-goals = Личные цели
option-goals-help = В первой игре цели могут быть открыты.
option-goals-hidden = скрыты
option-goals-open = открыты
option-handicap_p1 = Фора первого игрока
option-handicap_p1-help = Опытный игрок начинает со снаряжением уровня I.
option-handicap_p1-none = нет
option-handicap_p1-mount = скакун
option-handicap_p1-armour = броня
option-handicap_p1-both = скакун и броня
option-handicap_p2 = Фора второго игрока
option-handicap_p2-help = Опытный игрок начинает со снаряжением уровня I.
option-handicap_p2-none = нет
option-handicap_p2-mount = скакун
option-handicap_p2-armour = броня
option-handicap_p2-both = скакун и броня
option-handicap_p3 = Фора третьего игрока
option-handicap_p3-help = Опытный игрок начинает со снаряжением уровня I.
option-handicap_p3-none = нет
option-handicap_p3-mount = скакун
option-handicap_p3-armour = броня
option-handicap_p3-both = скакун и броня
option-handicap_p4 = Фора четвёртого игрока
option-handicap_p4-help = Опытный игрок начинает со снаряжением уровня I.
option-handicap_p4-none = нет
option-handicap_p4-mount = скакун
option-handicap_p4-armour = броня
option-handicap_p4-both = скакун и броня
option-simultaneous_journey = Путешествия за один раз
option-simultaneous_journey-help = Каждый игрок разыгрывает все карты фазы путешествия сразу, один за другим.
option-scenario = Одиночный сценарий
option-scenario-help = Только для одного игрока: чего надо достичь против ВП.
option-scenario-solo_lone_challenge = Одиночный вызов
option-scenario-solo_rival = Соперничество
option-scenario-solo_warrior = Воин
option-difficulty = Сложность одиночной игры
option-difficulty-help = Только для одного игрока.
option-difficulty-easy = лёгкая
option-difficulty-medium = средняя
option-difficulty-hard = трудная
option-personality = Характер ВП
option-personality-help = Только для одного игрока: ещё две карты в колоде ВП.
option-personality-none = нет
option-personality-warrior = воин
option-personality-godly = праведник

## Фазы

phase-setup = Подготовка
phase-action = Фаза действий
phase-journey = Фаза путешествия
phase-registration = Фаза записи
phase-tournament = Фаза турнира
phase-final_journey = Последняя фаза путешествия
phase-titles = Фаза титулов
phase-over = Конец

## Вопросы

ask-character = Выберите персонажа.
ask-start_goal = Какой титул станет личной целью?
ask-return = { $card }: оставить или вернуть за 1 силу?
ask-space = Поставьте фишку.
ask-buy = Какое снаряжение улучшить на один уровень?
ask-ally = Чью поддержку вы получаете?
ask-herald = Куда герольд ставит ваш щит?
ask-take = Возьмите карту путешествия, открытую или из колоды (осталось: { $number }).
ask-goal = Какой титул станет личной целью?
ask-journey = Разыграйте карту путешествия или остановитесь (осталось: { $number }).
ask-gain = { $card }: что вы берёте?
ask-relic = Какую реликвию вы берёте?
ask-item = Какое снаряжение улучшить до уровня { $level }?
ask-register-joust = На какое место вы записываетесь?
ask-register-pas_darmes = Какому рыцарю вы бросаете вызов?
ask-tent = Перед поединком: использовать поддержку со знаком шатра?
ask-strength = Стычка { $engagement }, { $attack } против { $against }: сколько жетонов силы добавить (потрачено: { $spent })?
ask-reroll-faith = { $attack } против { $against }: потратить веру на переброс? Ещё кубиков: { $number }; выбрано: сила { $strength_dice }, скакун { $mount_dice }, броня { $armour_dice }.
ask-reroll-ring = { $attack } против { $against }: кольцо перебрасывает ещё кубиков: { $number }; выбрано: сила { $strength_dice }, скакун { $mount_dice }, броня { $armour_dice }.
ask-lance = Стычка { $engagement }, { $attack } против { $against }: использовать поддержку со знаком копья?
ask-use_relic = Стычка { $engagement }, { $attack } против { $against }: использовать реликвию?
advance-tent = Поддержка со знаком шатра
advance-lance = Поддержка со знаком копья
advance-use_relic = Реликвии в стычках
ask-recover-ally = Поединок проигран. Чью поддержку вернуть?
ask-recover-relic = Поединок проигран. Какую реликвию вернуть?
ask-brave = { $title }: провести поединок (атака { $attack }, престиж { $prestige })?

## Варианты

choice-return-keep = Оставить
choice-return-return = Вернуть за 1 силу
choice-mount = Скакун
choice-armour = Броня
choice-buy-mount = Скакун за { $mount_price }
choice-buy-armour = Броня за { $armour_price }
choice-ally-slot_special_1 = { $slot_special_1 }
choice-ally-slot_special_2 = { $slot_special_2 }
choice-ally-slot_ally_1 = { $slot_ally_1 }
choice-ally-slot_ally_2 = { $slot_ally_2 }
choice-ally-slot_ally_3 = { $slot_ally_3 }
choice-ally-slot_ally_4 = { $slot_ally_4 }
choice-ally-slot_ally_5 = { $slot_ally_5 }
choice-ally-slot_ally_6 = { $slot_ally_6 }
choice-ally-slot_ally_7 = { $slot_ally_7 }
choice-take-deck = Верхняя карта колоды: { $what ->
        [romance] романтика
        [market] рынок
       *[challenge] испытание
    }
choice-place = Место { $what }
choice-stop = Остановиться
choice-gain-number = { $coins ->
        [none] {""}
       *[other] Монеты: { $coins }.
    }{ $strength ->
        [none] {""}
       *[other] Сила: { $strength }.
    }{ $faith ->
        [none] {""}
       *[other] Вера: { $faith }.
    }{ $glory ->
        [none] {""}
       *[other] Слава: { $glory }.
    }{ $prestige_id ->
        [none] {""}
       *[other] Престиж: { $prestige }.
    }{ $relic_id ->
        [none] {""}
       *[other] Реликвия: { $relic }.
    }{ $ally_id ->
        [none] {""}
       *[other] Поддержка: { $ally }.
    }{ $upgrade_item ->
        [none] {""}
        [mount] Скакун до уровня { $upgrade_to }.
       *[armour] Броня до уровня { $upgrade_to }.
    }
choice-tent-ally_lady_in_waiting = Фрейлина возвращает: { $what }
choice-tent-ally_hermit = Отшельник возвращает: { $what }
choice-strength-number = { $number ->
        [0] Без силы
       *[other] Сила: { $number }
    }
choice-reroll-roll = Бросить выбранные
choice-reroll-strength = Наименьший кубик силы
choice-reroll-mount = Наименьший кубик скакуна
choice-reroll-armour = Наименьший кубик брони
choice-reroll-die = Кубик { $part_2 ->
        [strength] силы
        [mount] скакуна
       *[armour] брони
    } со значением { $part_3 }
choice-brave-fight = Сразиться
choice-brave-decline = Отказаться

## Журнал

event-character_taken = { $seat }: { $character }.
event-initiative_order = Инициатива: { $participants }.
event-hand_dealt = { $seat }: { $cards }.
event-cards_returned = { $seat }: возвращено стартовых карт: { $number } ({ $kinds }).
event-round_begins = Раунд { $round }{ $event_id ->
        [none] .
       *[other] . Событие: { $event }.
    }
event-ally_on_event = На карте события: { $ally }.
event-track_filled = Новая поддержка: { $allies }.
event-columns_filled = Новые карты путешествий: { $cards }.
event-event_turned_up = Следующее событие: { $event }.
event-tournament_set_up = Объявлен турнир: { $knights }.
event-tournament_over = Турнир раунда { $round } окончен.
event-pawn_placed = { $seat }: { $space }.
event-gained = { $seat }: { $goods_id ->
        [coins] монеты
        [strength] сила
        [faith] вера
       *[glory] слава
    } +{ $number }{ $source ->
        [duels] {" "}за поединок
        [prizes] {" "}как приз
        [allies] {" "}за поддержку
        [cards] {" "}за карту
        [events] {" "}за событие
        [titles] {" "}за титул
        [start] {" "}в начале
       *[none] {""}
    }.
event-lost = { $seat }: { $goods_id ->
        [coins] монеты
       *[glory] слава
    } −{ $number }{ $source ->
        [duels] {" "}за поединок
        [prizes] {" "}как приз
        [allies] {" "}за поддержку
        [cards] {" "}за карту
        [events] {" "}за событие
        [titles] {" "}за титул
        [start] {" "}в начале
       *[none] {""}
    }.
event-paid = { $seat } платит: { $goods_id ->
        [coins] монеты
       *[strength] сила
    } { $number }.
event-ally_gained = { $seat }: поддержка — { $ally }.
event-relic_gained = { $seat }: реликвия — { $relic }.
event-prestige_gained = { $seat }: престиж — { $prestige }.
event-upgraded = { $seat }: { $item_id ->
        [mount] скакун
       *[armour] броня
    } уровня { $level }.
event-card_taken = { $seat } берёт карту: { $card }.
event-card_drawn = { $seat } берёт из колоды: { $deck_id ->
        [romance] романтика
        [market] рынок
       *[challenge] испытание
    }.
event-card_seen = { $seat }: эта карта — { $card }.
event-titles_drawn = { $seat } берёт титулы: { $number }.
event-goal_kept = { $seat } оставляет цель: { $title }.
event-registered = { $seat } записывается: { $knight_id ->
        [none] место { $place }
       *[other] { $knight }
    }.
event-registration_passed = { $seat } ждёт с записью.
event-knight_joins = { $knight } встаёт на место { $place }.
event-card_played = { $seat } разыгрывает: { $card }.
event-card_back = { $seat }: { $card } возвращается в руку.
event-journey_stopped = { $seat } завершает путешествие.
event-players_duel = Поединок: { $participants }.
event-duel_begins = Поединок: { $seat } и { $opponent } (атака { $attack }).
event-ally_used = { $seat } использует поддержку: { $ally }.
event-turned_active = { $seat }: снова в силе — { $token }.
event-strength_spent = { $seat } тратит силу: { $number }.
event-rolled = { $seat } бросает: сила { $strength }; скакун { $mount }; броня { $armour }.
event-rerolled = { $seat } после переброса: сила { $strength }; скакун { $mount }; броня { $armour }.
event-noble_rolled = { $opponent } бросает: { $number }.
event-faith_spent = { $seat } тратит жетон веры.
event-relic_used = { $seat } использует реликвию: { $relic }.
event-engagement_won = { $seat } выигрывает стычку { $attack } против { $against }.
event-engagement_lost = { $seat } проигрывает стычку { $attack } против { $against }.
event-prestige_turned = { $seat } переворачивает жетон престижа: { $prestige }.
event-duel_won = { $seat } выигрывает поединок.
event-duel_lost = { $seat } проигрывает поединок.
event-recovered = { $seat } возвращает: сила { $strength }, вера { $faith }.
event-knight_wins = { $knight } побеждает; противник — { $opponent }.
event-prize_won = { $seat } выигрывает турнир; приз — { $prize }.
event-prize_lost = Приз не достаётся игрокам: { $prize }.
event-goals_revealed = Цели игрока { $seat }: { $titles }.
event-title_scored = { $seat }: { $title }, слава { $number }{ $tokens ->
        [none] .
       *[other] {" "}({ $tokens }).
    }
event-sir_draws = ВП берёт карту: { $card }.
event-sir_acts = ВП: { $action_id ->
        [ally] сбрасывает поддержку
        [special_ally] сбрасывает особую поддержку
        [journey] убирает открытые карты путешествий
        [new_goal] берёт цель
        [event] использует событие
        [initiative] проявляет инициативу
        [training] тренируется
        [prayer] молится
        [service] служит
       *[herald] идёт к герольду
    }.
event-sir_idle = ВП: { $space }.
event-sir_discards = ВП сбрасывает: { $ally }.
event-sir_goal = Цель ВП: { $title }.
event-sir_registers = ВП записывается: { $knight_id ->
        [none] место { $place }
       *[other] { $knight }
    }.
event-sir_fought = ВП { $won ->
        [yes] побеждает
       *[no] проигрывает
    }; противник — { $knight }.
event-sir_gains = ВП: слава +{ $number }.
event-sir_wins_prize = ВП получает приз: { $prize }.
event-sir_scores = ВП: { $title }, слава { $number }.
event-solo_won = { $seat }: победа.
event-solo_lost = { $seat }: поражение.

## Отказы

why-already-registered = Ваш щит уже стоит.
why-another-step = { $token }: не на этом шаге.
why-cannot-pay = { $space }: вам нечем заплатить.
why-card-cannot-be-paid = { $card }: вам нечем заплатить.
why-face-down = { $token }: жетон перевёрнут.
why-four-in-a-duel = Не больше четырёх жетонов силы за поединок; потрачено: { $number }.
why-gives-nothing = Это ничего не даст.
why-highest-level = Это высший уровень.
why-must-register = Сейчас нельзя пасовать.
why-no-event-action = У события в этом раунде нет действия.
why-no-free-circle = { $space }: нет свободной ячейки.
why-no-glory-to-pay = { $token }: нужна слава, а её нет.
why-no-more-dice = Больше кубиков нельзя: не более { $number }.
why-no-passing = Нельзя пасовать, пока есть фишки.
why-no-such-die = Такого кубика больше нет.
why-no-titles-left = Титулов не осталось.
why-not-so-much-strength = Ваша сила: { $number }.
why-nothing-to-gain = { $space }: здесь нечего получить.
why-once-a-round = { $space }: один раз за раунд.
why-place-taken = Это место занято.
why-one-shield-in-a-city = { $knight }: в этом городе уже есть ваш щит.
why-knight-already-challenged = { $knight }: вызов уже брошен.
why-would-do-nothing = { $token }: сейчас без толку.

## Счёт

part-start = Начало
part-duels = Турнирные поединки
part-prizes = Призы
part-allies = Поддержка
part-cards = Карты путешествий
part-events = События
part-titles = Титулы
tie-prestige = Жетоны престижа

## Вручную, рядом с настоящей коробкой

ask-shown-public_title = Какой общий титул открыт?
ask-shown-title = Какой титул вы берёте?
ask-shown-sir_goal = Какой титул стал целью ВП?
ask-shown-character = Какого персонажа уровня { $where } вы получаете?
ask-shown-event = Какое событие набора { $where } открыто?
ask-shown-ally = Какой жетон поддержки взят? Стопка: { $where_id ->
        [special] особая
       *[other] { $where }
    }
ask-shown-card = Какую карту вы берёте? Колода: { $where_id ->
        [romance] романтика
        [market] рынок
       *[challenge] испытание
    }
ask-shown-open_card = Какая карта открыта? Колонка: { $where_id ->
        [romance] романтика
        [market] рынок
       *[challenge] испытание
    }
ask-shown-knight = Какой рыцарь вытянут? { $where }
ask-shown-prize = Какой жетон приза вытянут?
ask-shown-tournament_card = Какая карта турнира вытянута?
ask-shown-sir_card = Какая карта одиночного режима открыта?
ask-shown-die = { $where }: что выпало?
choice-shown-die-number = { $number ->
        [9] особая грань
       *[other] { $number }
    }
