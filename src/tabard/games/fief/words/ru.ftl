# Феод: Англия. Словарь: rules.md.

title = Феод: Англия
description = Англия после завоевания: занимайте города и получайте титулы, заключайте браки, выбирайте короля, голосуйте за налоги, боритесь с соперниками, бедствиями и викингами. Три феодальных титула приносят победу одному роду, четыре – двум союзным.
family = { $player } ({ $colour })
ask-as = { $colour }: { $question }

## Настройки

option-placement = Начальные города
option-placement-help = Каждый выбирает начальный город, или решают кубики.
option-placement-chosen = по выбору
option-placement-random = по жребию
option-last_turn = Последний ход
option-last_turn-help = Короткая игра кончается на ход или два раньше.
option-last_turn-7 = седьмой
option-last_turn-6 = шестой
option-last_turn-5 = пятый
option-live_interrupts = Вмешательства
option-live_interrupts-help = Каждый может взять слово ради неожиданности, пока действуют другие.
option-free_talk = Разговоры наедине
option-free_talk-help = Любые двое могут говорить наедине когда угодно; иначе только на переговорах, которые стоят голубя (FIE-5.30).

## Фазы

phase-0 = Подготовка
phase-1 = Слушайте, слушайте!
phase-2 = Карты
phase-3 = Доходы
phase-4 = Покупки
phase-5 = Движение
phase-6 = Викинги
phase-7 = Битвы
phase-8 = Конец хода

## Вопросы: подготовка и фаза 1

ask-first_servant = { $servant }: кому служит?
ask-start_town = В каком городе вы начинаете?
ask-court = Дела двора: титулы, слуги, браки.
ask-court_target = { $region_id ->
        [none] { $servant_id ->
            [none] Брак: { $lord }. С кем?
           *[other] { $servant }: кому служить теперь?
        }
       *[other] { $region }: кто носит титул?
    }
ask-accept_marriage = { $from } предлагает брак: { $lord } и { $spouse }; ваши роды станут союзниками. Вы согласны?
ask-servant_price = { $servant } → { $lord } ({ $to }): за сколько монет вы предлагаете слугу?
ask-accept_servant = { $from } предлагает слугу: { $servant } → { $lord }{ $coins ->
        [0] , даром
       *[other] ; цена в монетах: { $coins }
    }. Вы согласны?
ask-release_veil = { $lord } просит снять обет. Вы согласны?
ask-candidate = Выборы монарха: кого вы выдвигаете?
ask-vote_for = Выборы монарха: куда вы кладёте жетон «ЗА»? Его не увидят, пока не положены все.
ask-vote_null = Выборы монарха: а куда пустой жетон?
ask-call_parliament = Созвать Парламент для голосования о королевском налоге?
ask-parliament_vote = Парламент: вы за королевский налог?
ask-share = Королевский налог: сколько получит { $to_seat }? Осталось: { $coins }.

## Вопросы: карты

ask-discard = Перед взятием карт: сбросить карту с руки?
ask-draw = Возьмите карту. Сверху в колоде событий { $back_id ->
        [plague] бедствие
        [none] пусто
       *[other] событие
    }; ждут бедствий: { $track }.
ask-play_card = Фаза карт: какую карту вы играете?
ask-card_target = { $card }: на кого или на что?
ask-take_gift = { $giver } предлагает вам карту: { $card }. Принять?
ask-declare_prince = { $card }: принц Уэльский или простой лорд?
ask-place_lord = Где появляется { $lord }?
ask-found_abbey = { $abbey }: где основать?
ask-react = { $moment ->
        [election] Перед выборами монарха
        [parliament] Перед голосованием Парламента
        [before_income] Перед доходами
        [title] { $claimant } притязает на феод: { $region }
        [arrival] { $town }, прибыли: { $lords }
        [landing] Пока викинги не выступили
        [opening] Перед битвой, { $town }
        [round] { $town }, перед следующим раундом
       *[last] Ход кончается
    }: применить что-нибудь?
ask-react_target = { $thing_1 ->
        [burghers] { $thing_2 ->
            [revolt] Горожане: где вспыхнет бунт?
           *[help] Помощь горожан: для чего?
        }
       *[other] { $thing }: на кого или на что?
    }
ask-bow_target = Арбалетчики внаём: сколько и в каком городе?
ask-join_revolt = Бунт, { $town }: добавить что-нибудь?
ask-calm = Бунт, { $town }: выйдет ли { $lord } к толпе? Выпадет 1 или 2 – это может стоить жизни.
ask-calm_for_coins = Бунт, { $town }: усмирит ли его { $lord }? Цена в монетах: { $coins }.
ask-revolt_victim = { $town }: кто несёт потери теперь? Урон: { $damage }.
ask-instigator = { $victim } погибает. Кто отдал приказ и получит кинжал?
ask-ambush_captor = Засада: { $victim }. Кто берёт в плен?
ask-also_free = Подземный ход, { $town }: освободить ещё одного пленника?
ask-escape_to = { $lord } бежит из города { $from }: куда?
ask-escape_with = { $lord } бежит в город { $town }: с каким воином?
ask-also_escape = { $town }: кто уходит подземным ходом?
ask-letter_frees = Письмо дошло до Шервуда. Кто выйдет на свободу?
ask-revive = { $lord } умирает. Вернёт ли к жизни череп святого Карадока?
ask-heir = { $region }: кто наследует титул?
ask-new_prioress = { $abbey } без приорессы: кто ею станет?
ask-title_lord = { $region }: кто носит титул?
ask-loot_lord = Кто забирает: { $treasure_id ->
        [none] сокровища ({ $loser })
       *[other] { $treasure }
    }?
ask-flee = { $unit } бежит из города { $from }: куда?
ask-lose_soldier = Чёрная смерть, { $town }: какого солдата вы теряете? Осталось потерять: { $number }.
ask-interrupt = Вы прервали игру: применить что-нибудь?
ask-tunnel_by = Подземный ход, { $town }: каким способом?
ask-deal_item = Сделка, { $to }: что на чаше весов?
ask-deal_what = Сделка, { $to }: что именно?
ask-deal_sum = Сделка, { $to }: сколько ещё монет? Пока { $coins }.
ask-accept_parley = { $from } зовёт вас на переговоры. Вы придёте?

## Вопросы: доходы и покупки

ask-scorch = Монеты за мельницу: какую из своих сжечь за 2 монеты?
ask-ransom = Заплатить выкуп? { $prices }.
ask-siege_payment = Осада, { $town }: за сколько требушетов вы платите?
ask-keep_consent = Аббатство, { $town }: ваше согласие в силе?
ask-refound = { $abbey } не стоит на поле. Основать сейчас?
ask-buy = Что вы покупаете?
ask-buy_town = { $item }: где?
ask-place_bows = Арбалетчики внаём: сколько и в каком городе?
ask-royal_site = Где строить королевский замок?
ask-grant = { $claimant } притязает на феод: { $region }. Пожаловать титул даром?
ask-pay_title = Корона не жалует феод: { $region }. Заплатить за титул? Монет: { $coins }.
ask-capital = { $region }: какой замок станет крепостью?

## Вопросы: движение и викинги

ask-fog = Моргана: какой город скрыть туманом?
ask-march = { $lords ->
        [none] Кто выступает?
       *[other] { $lords }{ $units ->
            [none] {", без отрядов"}
           *[other] {"; отряды: "}{ $units }
        }: кто ещё и куда?
    }
ask-consent = { $asker } просит: { $purpose ->
        [passing] проход через город { $town }
        [entering] вход в город { $town }
        [leaving_siege] выход из осаждённого города { $town }
        [placing] новый лорд в городе { $town }
        [founding] аббатство в городе { $town }
       *[royal_castle] королевский замок в городе { $town }
    }. Вы согласны?
advance-react = { $moment ->
        [election] Перед выборами монарха
        [parliament] Перед голосованием Парламента
        [before_income] Перед доходами
        [title] Когда притязают на феод
        [arrival] Когда прибывают лорды
        [landing] Пока викинги не выступили
        [opening] Перед битвами
        [round] Между раундами битвы
       *[last] В конце хода
    }
advance-join_revolt = При бунтах
advance-calm_for_coins = Когда лорд может усмирить бунт за монеты
advance-consent = Когда согласия просит { $asker }
ask-refused = { $lords }: путь { $refusers ->
        [none] преграждают викинги
       *[other] преграждает { $refusers }
    }. Что теперь?
ask-join_refusers = { $attacker } атакует, чтобы пробиться ({ $town }). Поддержать оборону?
ask-pay_toll = Робин Гуд останавливает: { $lord }. Монет: { $coins } – или остаться в Шервуде.
ask-deal = Переговоры с викингами. Уход клана стоит { $clan_price } монет{ $prices ->
        [none] .
       *[other] ; выкупы: { $prices }.
    }
ask-struck_clan = { $town }: какой клан несёт потери? Урон: { $damage }.

## Вопросы: битвы

ask-war = Война: какую атаку вы объявляете?
ask-attack_leader = { $town }: кто ведёт атаку?
ask-also_attack = { $town }: атаковать ещё кого-нибудь?
ask-invite = { $town }: кого позвать в атаку?
ask-join_attack = { $leader } зовёт вас в атаку: { $town }.
ask-join_defence = { $attacker } атакует ({ $town }). Поддержать оборону?
ask-sortie_lord = Вылазка, { $town }: кто выезжает?
ask-sortie_size = Вылазка, { $town }: сколько идёт? { $unit }.
ask-fire_bombards = { $town }: { $shots ->
        [1] стрелять из бомбарды?
       *[other] бомбарда { $number } из { $shots }, стрелять?
    }
ask-fire_trebuchets = { $town }: стрелять из требушетов? Готовы: { $engines }.
ask-shoot_archers = { $town }: в кого стреляют ваши лучники? Лучников: { $archers }.
ask-lose_in_battle = Потери, { $town }: осталось урона { $damage }. Кто гибнет?
ask-lose_from = Потери, { $town }, { $unit }: чьи?
ask-lose_lord = { $town }, солдат не осталось: кто из лордов гибнет?
ask-sally_out = { $town }: врагу не взойти на стены. Выйти в поле?
ask-end_of_round = { $town }, раунд { $round }: сражаться дальше?
ask-captor = { $lord } в плену. Кто стережёт?
ask-leading_lord = { $town }: кто привёл к победе?
ask-plunder_mill = { $town }: разграбить мельницу за 2 монеты?
ask-plunder_abbey = { $town }: разграбить аббатство за 10 монет? Ценой чести.
ask-heal = Меревен лечит, { $town }: кто вернётся?

## Ответы

choice-yes = Да
choice-no = Нет
choice-end = Готово
choice-none = Никто
choice-nobody = Никто
choice-enough = Достаточно
choice-pass_phase = Пас до конца фазы
choice-pass_battle = Пас до конца битвы
choice-pass_turn = Пас до конца хода
choice-vikings = Викинги
choice-nowhere = Нигде
choice-stay = Остаться
choice-pay = Заплатить
choice-leave = Отказаться
choice-fire = Стрелять
choice-hold = Не стрелять
choice-neutral = Не вмешиваться
choice-defend = Поддержать оборону
choice-attack = Присоединиться к атаке
choice-lent = Одолженная помощь

choice-court-title = Передать титул: { $what }
choice-court-servant = Слуга ({ $what }): отдать или обменять
choice-court-marry = Предложить брак: { $what }
choice-court-veil = Просить о снятии обета: { $what }
choice-servant_price = { $part_1 ->
        [0] Даром
        [one] { $part_1 } монета
        [few] { $part_1 } монеты
       *[many] { $part_1 } монет
    }
choice-vote_for-none = Ни на кого
choice-vote_null-none = Ни на кого
choice-parliament_vote-for = За налог
choice-parliament_vote-null = Против
choice-share-number = { $number ->
        [0] Ничего
        [one] { $number } монета
        [few] { $number } монеты
       *[many] { $number } монет
    }

choice-discard-end = Остальное оставить
choice-discard-play = Вместо этого сыграть: { $what }
choice-draw-end = Хватит карт
choice-draw-character = Карта персонажа
choice-draw-event = Карта события
choice-card_target-family = { $part_2_family }
choice-card_target-cancel = Конец бедствия: { $what }
choice-card_target-lie = Положить сюда: { $what }
choice-card_target-tax = Налог: { $part_3 }
choice-card_target-free = Свобода: { $what }
choice-declare_prince-prince = Принц Уэльский
choice-declare_prince-lord = Простой лорд
choice-found_abbey-later = Позже

choice-card = Сыграть: { $what }
choice-burghers = Горожане: { $part_2 ->
        [revolt] бунт
       *[help] помощь, как подземный ход
    }
choice-bows = Купить арбалетчиков
choice-react_target-cancel = Конец бедствия: { $what }
choice-react_target-lie = Положить сюда: { $what }
choice-react_target-free = Свобода: { $what }
choice-react_target-walls = Под стены этой битвы
choice-react_target-escape = Бегство из битвы: { $part_2_family }
choice-react_target-breach = Открыть стены викингам: { $what }
choice-react_target = { $part_2 ->
        [none] { $part_1 }
       *[other] { $part_1 } → { $part_2 }
    }
choice-bow_target-none = Не покупать
choice-bow_target = { $part_1 }: { $part_2 }
choice-place_bows = { $part_1 }: { $part_2 }
choice-join_revolt-burghers = Горожане тоже бунтуют
choice-join_revolt-help = Горожане открывают стены
choice-join_revolt-bows = Арбалетчики: { $part_3 }
choice-calm-try = Выйти к толпе
choice-revolt_victim-family = { $part_2_family }

choice-siege_payment-number = { $number ->
        [0] Не платить
        [one] { $number } требушет
        [few] { $number } требушета
       *[many] { $number } требушетов
    }
choice-keep_consent-keep = В силе
choice-keep_consent-revoke = Отозвать
choice-buy-man_at_arms = Латник ({ $prices_man_at_arms })
choice-buy-archer = Лучник ({ $prices_archer })
choice-buy-knight = Рыцарь ({ $prices_knight })
choice-buy-bombard = Бомбарда ({ $prices_bombard })
choice-buy-trebuchet = Требушет ({ $prices_trebuchet })
choice-buy-castle = Замок ({ $prices_castle })
choice-buy-mill = Мельница ({ $prices_mill })
choice-buy-royal_castle = Королевский замок ({ $prices_royal_castle })
choice-buy-title = Феодальный титул: { $what }
choice-buy-free_man_at_arms = Латник даром (Агнес)
choice-buy-bows = Арбалетчики (по 2)

choice-fog-none = Без тумана
choice-march-lord = Выступает { $what }
choice-march-add = С ними { $what }
choice-march-take = Взять: { $what }
choice-march-all = Взять все отряды
choice-march-cancel = Выбрать другую группу
choice-march-ride = Кавалькада, противник: { $part_2 ->
        [vikings] викинги
       *[other] { $part_2_family }
    }
choice-march-castle = В королевский замок
choice-march-abbey = Поездка в королевское аббатство: { $what }
choice-march-sea = Морем: { $what }
choice-march-far = Далеко морем: { $part_3 }
choice-march-forest = Через Шервуд: { $what }
choice-march-under = Подземным ходом: { $part_3 ->
        [none] { $part_2 }
       *[other] { $part_3 }
    }
choice-march-enter = { $what } просит впустить
choice-march-sword = { $what } тянет Экскалибур
choice-march-fetch = { $what } ищет реликвию
choice-march-relic = { $part_2 } берёт: { $part_3 }
choice-march = Дорога { $part_1 }
choice-refused-back = Вернуться
choice-refused-ride = Кавалькада, противник: { $part_2 ->
        [vikings] викинги
       *[other] { $part_2_family }
    }
choice-help = Ход горожан
choice-pay_toll-stay = Остаться у Робин Гуда
choice-deal-ransom = Заплатить выкуп: { $what }
choice-deal-buy_off = { $part_3 } откупается: { $part_2 }
choice-deal-convert = { $part_3 } обращает в веру: { $part_2 }

choice-war-battle = Битва, { $part_2 }, противник: { $part_3 ->
        [vikings] викинги
       *[other] { $part_3_family }
    }
choice-war-sortie = Вылазка, { $part_2 }, противник: { $part_3_family }
choice-war-walls = Обстрел со стен, { $part_2 }, цель: { $part_3_family }
choice-war-siege = Осада, { $part_2 }, противник: { $part_3_family }
choice-war-abbey = Напасть на аббатство: { $what }
choice-war-sword = { $what } тянет Экскалибур
choice-also_attack = { $part_1_family }
choice-lose_from = { $part_1_family }
choice-invite = { $part_1_family }
choice-sortie_size-number = { $number }
choice-shoot_archers-troops = По войску
choice-shoot_archers-lord = Цель: { $what }
choice-sally_out-stay = Остаться за стенами
choice-sally_out-sally = Выйти в поле
choice-deal_item-drop = Отказаться
choice-deal_item-send = Отправить предложение
choice-deal_item-give = Я даю: { $part_2 ->
        [coins] монеты
        [card] карта
        [town] город
        [treasure] реликвия или Экскалибур
        [captive] пленник, под стражу
        [free] свобода пленнику
        [hire] арбалетчики внаём
        [servant] слуга
        [marriage] брак
        [leave] согласие
        [siege] конец осады
        [garter] орден Подвязки
        [grant] титул даром
        [join] место в коалиции
        [spoils] часть добычи
        [truce] перемирие
        [vote] голос
        [tax] часть королевского налога
        [share] доля выкупа клана
       *[note] обещание, ни к чему не обязывает
    }
choice-deal_item-ask = Я прошу: { $part_2 ->
        [coins] монеты
        [card] карта
        [town] город
        [treasure] реликвия или Экскалибур
        [captive] пленник, под стражу
        [free] свобода пленнику
        [hire] арбалетчики внаём
        [servant] слуга
        [marriage] брак
        [leave] согласие
        [siege] конец осады
        [garter] орден Подвязки
        [grant] титул даром
        [join] место в коалиции
        [spoils] часть добычи
        [truce] перемирие
        [vote] голос
        [tax] часть королевского налога
        [share] доля выкупа клана
       *[note] обещание, ни к чему не обязывает
    }
choice-deal_what-none = Ничего из этого
choice-deal_what-peace = Не нападать до конца следующего хода
choice-deal_what-help = Помощь в следующей битве
choice-deal_what-pay = Монеты потом
choice-deal_what-passage = Проход по первой просьбе
choice-deal_what-title = Титул, когда его можно будет дать
choice-deal_what-vote = Следующий голос
choice-deal_what-for = Голос ЗА
choice-deal_what-null = НЕДЕЙСТВИТЕЛЬНЫЙ голос
choice-deal_what-passing = Проход через город { $part_2 }
choice-deal_what-entering = Вход в город { $part_2 }
choice-deal_what-leaving_siege = Выход из осаждённого города { $part_2 }
choice-deal_what-placing = Место для лорда в городе { $part_2 }
choice-deal_what-founding = Аббатство в городе { $part_2 }
choice-deal_what-attack = Участие в атаке, { $part_2 }
choice-deal_what-defend = Участие в обороне, { $part_2 }
choice-deal_what-prisoners = Пленники, если битва будет выиграна ({ $part_2 })
choice-deal_what-town = Город, если битва будет выиграна ({ $part_2 })
choice-deal_what-plunder = Добыча, если битва будет выиграна ({ $part_2 })
choice-deal_what = { $part_2 ->
        [none] { $part_1 }
       *[other] { $part_3 ->
            [none] { $part_1 } – { $part_2 }
           *[other] { $part_1 }: { $part_2 } – { $part_3 }
        }
    }
choice-deal_sum-done = Это вся сумма
choice-deal_sum-1 = +1
choice-deal_sum-5 = +5
choice-deal_sum-20 = +20
choice-deal_sum-100 = +100
choice-end_of_round-continue = Сражаться дальше
choice-end_of_round-stop = Прекратить
choice-end_of_round-surrender = Сдаться

## Приказы

command-permit = { $to }, { $town_id ->
        [none] везде
       *[other] { $town }
    }: { $purpose ->
        [passing] проход
        [entering] вход
        [leaving_siege] выход из осады
        [placing] новый лорд
       *[founding] основание аббатства
    } – { $answer ->
        [yes] всегда можно
        [no] никогда
       *[ask] спрашивать меня
    }
command-listen = Снова спрашивать меня после паса
command-interrupt = Взять слово
command-lend = Одолжить, { $to }: { $thing ->
        [help] помощь горожан
       *[other] { $thing }
    }
command-pigeon = Голубь, получатель: { $to_seat } – { $parley ->
        [yes] приглашение на переговоры
       *[other] { $card_id ->
            [none] монет: { $coins }
           *[other] { $card }
        }
    }
command-letter = Письмо в Шервуд
command-give = Дать союзнику монеты: { $coins }
command-free = Освободить пленника: { $lord }
command-pass_captive = Передать пленника: { $lord } → { $to }
command-pass_treasure = { $lord } передаёт: { $treasure } → { $to }
command-leave_treasure = { $lord } оставляет в городе: { $treasure }
command-give_to_sovereign = { $lord } дарит монарху: { $treasure }
command-end_siege = Снять осаду: { $town }
command-garter = Орден Подвязки: { $lord }
command-look = Сибилла смотрит: { $town }
command-play = { $thing_1 ->
        [burghers] { $thing_2 ->
            [revolt] Горожане: бунт
           *[help] Горожане: помощь, как подземный ход
        }
       *[other] { $thing_id ->
            [bows] Купить арбалетчиков
           *[other] Применить: { $thing }
        }
    }
command-compose = Составить сделку, { $to }
command-offer-town = Предложение, { $to }: { $what }
command-offer-captive = Предложение, { $to }: пленник { $what_1 }, примет { $what_2 }
command-offer-treasure = Предложение, { $to }: { $what_1 }, примет { $what_3 }; монет: { $coins }
command-offer-hire = Предложение, { $to }: арбалетчики { $what_2 }, { $what_1 }; монет: { $coins }
command-offer-share = Предложение, { $to }: доля выкупа, { $what_1 }; монет: { $coins }
command-accept = Принять предложение { $offer }
command-decline = Отклонить предложение { $offer }
command-withdraw = Отозвать предложение { $offer }

## Ход игры: подготовка, двор, корона

event-phase = Ход { $turn }: { $phase ->
        [1] слушайте, слушайте!
        [2] карты.
        [3] доходы.
        [4] покупки.
        [5] движение.
        [6] викинги.
        [7] битвы.
       *[other] конец хода.
    }
event-servant_drawn = { $family } тянет слугу: { $servant }.
event-servant = { $servant } поступает на службу: { $lord }.
event-starts = { $family } начинает: { $town }.
event-title = { $family }: { $lord } носит феодальный титул, { $region }.
event-title_vacant = Титул без лорда: { $region }. { $family } хранит его для следующего.
event-title_lost = { $family ->
        [none] Титул больше никто не носит: { $region }.
       *[other] { $family } теряет феодальный титул: { $region }.
    }
event-servant_moved = { $servant } меняет службу: { $lord } → { $other }{ $back_id ->
        [none] .
       *[other] {", а взамен переходит "}{ $back }.
    }
event-declined = Отказ в браке: { $lord } и { $spouse }.
event-married = { $lord } и { $spouse } вступают в брак: их роды в союзе.
event-marriage_ended = Конец брака: { $lord } и { $spouse }.
event-released = { $lord } больше не связана обетом.
event-candidates = Притязают на корону: { $lords }.
event-marker = { $family } кладёт жетоны: { $on }.
event-ballot = { $family } голосует за: { $target_id ->
        [none] никто
       *[other] { $target }
    }{ $null_id ->
        [none] .
       *[other] {"; пустой жетон: "}{ $null }.
    }
event-votes = Голоса: { $tally }.
event-crowned = { $family }: { $lord } надевает корону – { $royal_id ->
        [king] король
       *[other] правящая королева
    } Англии.
event-queen = { $family }: { $lord } – королева.
event-queen_no_more = { $lord } больше не королева.
event-throne_vacant = Престол Англии пуст.
event-royal_castle_taken = Королевский замок взят: { $town }.
event-guard = { $lord } получает королевскую гвардию.
event-parliament = { $family } созывает Парламент.
event-parliament_voted = Парламент: за королевский налог { $yes } из { $total } голосов.
event-tax_share = Из королевского налога { $player } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.

## Ход игры: карты

event-discarded = { $seat } сбрасывает { $back ->
        [character] карту персонажа
       *[other] карту события
    }.
event-drew = Вы ({ $seat }) берёте: { $card }.
event-drew_a_card = { $seat } берёт { $deck ->
        [character] карту персонажа
       *[event] карту события
    }.
event-event_deck_shuffled = Сброшенные события – снова колода.
event-plague_drawn = Близится бедствие: деление { $space }.
event-plague_discarded = { $card }: обошлось.
event-plague_revealed = { $region }: { $card }!
event-plague_woke = { $region }: начинается { $card }!
event-plague_removed = { $region }: конец – { $card }.
event-weather_moved = Непогода: { $region } → { $zone }.
event-black_death_roll = Чёрная смерть: { $lord_id ->
        [none] ярл клана { $clan }
       *[other] { $lord }
    } бросает { $roll }.
event-played = { $seat } играет: { $card }.
event-bonus_laid = { $region }: { $card }.
event-taxed = { $family } взимает налог: { $where }.
event-fourth_space = { $family } получает: { $card }.
event-introduced = { $lord } входит в род: { $family }{ $prince ->
        [yes] {", принц Уэльский"}.
       *[no] .
    }
event-lord_placed = { $lord } появляется: { $town }.
event-bishop = { $lord } принимает сан: { $see }.
event-prioress = { $lord } – приоресса: { $abbey }.
event-abbey_founded = { $family } основывает: { $abbey }, { $town }{ $royal ->
        [yes] {" (королевское аббатство)"}.
       *[no] .
    }
event-destroyed = { $town }: в руинах – { $building }.
event-burghers_lost = { $family } теряет горожан.
event-reacts = { $family }: { $thing_1 ->
        [burghers] { $thing_2 ->
            [revolt] горожане бунтуют
           *[help] горожане помогают
        }
       *[other] { $thing_id ->
            [bows] арбалетчики
           *[other] { $thing }
        }
    }!
event-tunnel = { $target_1 ->
        [free] Подземный ход ведёт пленников на свободу.
        [escape] Лорды бегут подземным ходом.
        [breach] Подземный ход открывает стены викингам: { $target }.
       *[none] { $target ->
            [walls] Подземный ход ведёт под стены.
           *[stage] { $family } проходит подземным ходом.
        }
    }
event-escaped = { $lord } бежит: { $town }.
event-revolt = { $family } поднимает бунт: { $town }.
event-revolt_joined = { $family } поддерживает бунт ({ $town }): { $thing_1 ->
        [bows] арбалетчики
       *[none] { $thing ->
            [burghers] горожане
            [help] помощь горожан
           *[other] { $thing }
        }
    }.
event-revolt_calmed = { $lord } усмиряет бунт; монет: { $coins }.
event-calm_roll = { $lord } выходит к толпе и бросает { $roll }.
event-revolt_failed = Бунт стихает: { $town }.
event-revolt_rolled = Бунт, { $town }: кубики { $rolls }, урон { $damage }.
event-died = { $family }: { $lord } { $cause_id ->
        [assassinated] погибает от руки убийцы
        [battle] погибает в битве
        [vikings] погибает от рук викингов
        [justice] погибает по приговору суда
       *[other] умирает
    }.
event-revived = Святой Карадок возвращает к жизни: { $lord }.
event-dagger = { $lord } получает кинжал бесчестия.
event-fled = Воины бегут ({ $family }) из города { $town }: { $refuges }.
event-captured = { $lord } попадает в плен: { $captor_id ->
        [robin] Робин Гуд
       *[other] { $captor }
    }{ $town_id ->
        [none] .
       *[other] {", "}{ $town }.
    }
event-captive_passed = Пленника ({ $lord }) теперь стережёт { $captor }.
event-freed = { $lord } на свободе.

## Ход игры: доходы и покупки

event-income = { $family } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } (города { $parts_towns }{ $parts_mills ->
        [0] {""}
       *[other] {", мельницы "}{ $parts_mills }
    }{ $parts_abbeys ->
        [0] {""}
       *[other] {", аббатства "}{ $parts_abbeys }
    }{ $parts_taxes ->
        [0] {""}
       *[other] {", налоги "}{ $parts_taxes }
    }{ $parts_queen ->
        [0] {""}
       *[other] {", королева "}{ $parts_queen }
    }{ $parts_servants ->
        [0] {""}
       *[other] {", слуги "}{ $parts_servants }
    }{ $halved ->
        [yes] {"; половина из-за викингов"}
       *[no] {""}
    }).
event-scorched = { $family } сжигает мельницу: { $town }.
event-ransomed = { $family } платит выкуп, { $lord }: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
event-siege_paid = { $family } осаждает: { $town }, { $trebuchets ->
        [one] { $trebuchets } требушет
        [few] { $trebuchets } требушета
       *[many] { $trebuchets } требушетов
    }.
event-siege_lifted = { $family } снимает осаду: { $town }.
event-consent_revoked = { $family } отзывает согласие на аббатство: { $town }.
event-recruited = { $family } выставляет: { $unit }, { $town }.
event-built = { $family } строит: { $item }, { $town }.
event-crossbowmen = { $family } нанимает арбалетчиков, { $town }: { $number }.
event-declares_title = { $family } притязает на феод: { $region }.
event-granted = Корона жалует феод, { $family }: { $region }.
event-fortress = { $family } превращает замок в крепость: { $town }.
event-control = { $family ->
        [none] { $town }: город без хозяина.
       *[other] { $family } держит город { $town }.
    }
event-engines_taken = { $family } забирает орудия ({ $town }): { $number }.

## Ход игры: движение, сокровища, викинги

event-fog = { $town } скрывается в тумане.
event-stage = { $family }: { $lords }, { $start } → { $end }.
event-must_go_whole = { $family }: { $town } – группа может уйти только целиком.
event-consent = { $asker } просит, { $owner } { $answer ->
        [yes] соглашается
       *[no] отказывает
    }: { $purpose ->
        [passing] проход через город { $town }
        [entering] вход в город { $town }
        [leaving_siege] выход из осаждённого города { $town }
        [placing] новый лорд в городе { $town }
        [founding] аббатство в городе { $town }
       *[royal_castle] королевский замок в городе { $town }
    }.
event-let_in = { $family } входит в город { $town }.
event-sherwood_roll = На пути через Шервуд: { $roll }.
event-toll_paid = { $lord } платит Робин Гуду { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
event-held_in_sherwood = Робин Гуд держит в Шервуде: { $lord }.
event-sword_roll = { $lord } тянет меч из камня: { $roll }.
event-sword_drawn = { $lord } извлекает Экскалибур!
event-relic_found = { $lord } находит реликвию, { $town }: { $relic }.
event-relic_taken = { $lord } берёт: { $relic }.
event-treasures_left = Сокровища ({ $lord }) остаются: { $town }.
event-treasures_taken = { $lord } забирает: { $treasure_id ->
        [none] сокровища ({ $loser })
       *[other] { $treasure }
    }.
event-treasure_given = { $lord } передаёт: { $treasure } → { $taker }.
event-vp_token = { $family } получает победное очко за первую реликвию для короны.
event-relics_lost = Викинги уносят реликвии ({ $town }): { $relics }.
event-reinforced = Подкрепление, клан викингов { $clan }, { $town }: { $number }.
event-landing_roll = { $region }: паруса на горизонте. Кланов: { $face }.
event-landed = Клан викингов { $clan } высаживается: { $town }!
event-clan_moved = Клан викингов { $clan }: { $start } → { $end }.
event-clan_left = Клан викингов { $clan } покидает королевство.
event-vikings_lost = { $town }: клан { $clan } теряет викингов: { $number }.
event-jarl_died = Ярл клана { $clan } погибает{ $town_id ->
        [none] .
       *[other] {": "}{ $town }.
    }
event-fortress_held = Клан викингов { $clan } занимает крепость: { $town }.
event-bought_off = { $family }: { $lord } откупается от клана { $clan }.
event-conversion = { $lord } обращает в веру клан { $clan } и бросает { $roll }.

## Ход игры: битвы

event-siege = { $family } начинает осаду: { $town }.
event-battle = { $kind_of_battle ->
        [cavalcade] Кавалькада
        [sortie] Вылазка
        [walls] Обстрел со стен
       *[battle] Битва
    }, { $town }: { $attackers ->
        [none] викинги
       *[other] { $attackers }
    } против: { $defenders ->
        [none] викинги
       *[other] { $defenders }
    }.
event-bombard_fired = Стреляет бомбарда: { $face }.
event-bombard_exploded = Бомбарда взрывается: { $town }.
event-trebuchets_fired = Стреляют требушеты, { $family }: { $rolls }.
event-archers_shot = Лучники ({ $family }) стреляют, цель: { $target_id ->
        [troops] войско
       *[other] { $target }
    }; урон: { $face }.
event-melee = { $side ->
        [attack] Атака
       *[defence] Оборона
    } бросает { $rolls ->
        [none] без кубиков
       *[other] { $rolls }
    }: урон { $damage }.
event-unit_lost = { $family } теряет ({ $town }): { $unit }{ $number ->
        [1] .
       *[other] {" × "}{ $number }.
    }
event-guard_lost = Гвардия, { $lord }, теряет: { $unit }.
event-end_of_round = { $family } { $choice ->
        [continue] сражается дальше
        [stop] хочет прекратить
       *[surrender] сдаётся
    }.
event-battle_ended = Конец битвы, { $town }: { $ended ->
        [attack] побеждает атака
        [defence] побеждает оборона
        [stopped] обе стороны прекращают
       *[undecided] никто не победил
    }.
event-mill_lost = Мельница разрушена: { $town }.
event-mill_plundered = { $family } грабит мельницу: { $town }.
event-abbey_plundered = { $family } грабит: { $abbey }, { $town }.
event-deserves_garter = { $lord } заслуживает Орден Подвязки.
event-garter = { $lord } получает Орден Подвязки.
event-healed = Меревен лечит, { $family }: { $unit }.

## Ход игры: письма, дары, предложения

event-pigeon_roll = { $family } посылает голубя; бросок: { $roll }.
event-pigeon = Голубь, { $family } → { $recipient_seat }: { $arrives ->
        [yes] долетает
       *[no] пропадает
    }.
event-card_received = { $seat } получает с голубем: { $card }.
event-coins_received = { $seat } получает с голубем { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
event-gift = { $family } шлёт монеты, союзник: { $ally }.
event-gift_coins = Дар: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
event-looked = Сибилла видит, { $town }, { $family }: { $units }.
event-interrupt = { $family } берёт слово.
event-lent = { $family } одалживает, { $recipient }: { $thing ->
        [help] помощь горожан
       *[other] { $thing }
    }.
event-parley_over = { $family } и { $recipient_seat }: переговоры окончены.
event-parley = { $agreed ->
        [yes] { $family } и { $recipient_seat } ведут переговоры.
       *[no] { $family } и { $recipient_seat }: переговоров не будет.
    }
event-shared = Выкуп сообща, { $family }, клан { $clan }: { $sharers }.
event-offered = { $family } предлагает сделку, { $recipient }{ $answers ->
        [none] :
       *[other] {" – взамен прежней:"}
    }
event-deal_item = { $giver } → { $recipient }: { deal-thing }.
deal-thing = { $item_id ->
        [coins] { $coins ->
                [one] { $coins } монета
                [few] { $coins } монеты
               *[many] { $coins } монет
            }
        [card] { $what }
        [town] город { $what }
        [treasure] { $what_1 }, отдаёт { $what_2 }, примет { $what_3 }
        [captive] пленник { $what_1 }, примет { $what_2 }
        [free] свобода, { $what }
        [hire] арбалетчики, { $what_1 }: { $what_2 }
        [servant] { $what_1 }, новый хозяин: { $what_2 }
        [marriage] брак: { $what_1 } и { $what_2 }
        [leave] { $what_1 ->
            [passing] проход через город { $what_2 }
            [entering] вход в город { $what_2 }
            [leaving_siege] выход из осаждённого города { $what_2 }
            [placing] место для лорда в городе { $what_2 }
           *[founding] аббатство в городе { $what_2 }
        }
        [siege] конец осады, { $what }
        [garter] орден Подвязки, { $what }
        [grant] титул даром: { $what }
        [join] { $what_1 ->
            [attack] участие в атаке, { $what_2 }
           *[defend] участие в обороне, { $what_2 }
        }
        [spoils] { $what_1 ->
            [prisoners] пленники, если битва будет выиграна ({ $what_2 })
            [town] город, если битва будет выиграна ({ $what_2 })
           *[plunder] добыча, если битва будет выиграна ({ $what_2 })
        }
        [truce] перемирие, { $what }
        [vote] { $what ->
            [for] голос ЗА
            [null] НЕДЕЙСТВИТЕЛЬНЫЙ голос
           *[other] голос за: { $what }
        }
        [tax] монеты королевского налога: { $coins }
        [share] доля выкупа клана, { $what_1 }: { $coins }
       *[other] обещание, ни к чему не обязывает: { $text ->
            [peace] не нападать до конца следующего хода
            [help] помощь в следующей битве
            [vote] следующий голос
            [pay] монеты потом
            [passage] проход по первой просьбе
            [title] титул, когда его можно будет дать
           *[other] «{ $text }»
        }
    }
event-accepted = { $parties }: сделка заключена.
event-agreed = { $seat } соглашается на сделку { $number }.
event-withdrawn = { $family } отзывает сделку { $number }.
event-turned_down = { $seat } отклоняет сделку { $number }.
event-came_to_nothing = Сделка { $number } не состоялась: одна из сторон уже не может исполнить своё.
event-coins_given = { $giver } платит, { $recipient }: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
event-card_given = { $giver } даёт, { $recipient }: { $card }.
event-crossbowmen_hired = { $recipient } нанимает арбалетчиков ({ $family }), { $town }: { $number }.
event-leave_given = { $owner } даёт согласие, { $asker }: { $purpose ->
        [passing] проход через город { $town }
        [entering] вход в город { $town }
        [leaving_siege] выход из осаждённого города { $town }
        [placing] место для лорда в городе { $town }
       *[founding] аббатство в городе { $town }
    }.
event-grant_promised = Корона обещает титул, { $recipient }: { $region }.
event-joins = { $family } встанет на сторону, { $recipient }: { $town }.
event-spoils_agreed = { $family } и { $recipient } делят будущую добычу: { $town }.
event-truce = { $family } и { $recipient } заключают перемирие: { $town }.
event-game_over = Игра кончается после хода { $turn }{ $winners ->
        [none] .
       *[other] {". Победа: "}{ $winners }.
    }

## Отказы

why-all-cards-drawn = Все дозволенные карты уже взяты.
why-all-character-cards-drawn = Все дозволенные карты персонажей уже взяты.
why-already-built = { $town }: уже построено.
why-an-event-card-is-owed = За каждую карту персонажа надо взять карту события.
why-besieged = { $town } в осаде.
why-captive-not-there = Там нет этого пленника или некому его принять.
why-card-is-elsewhere = { $card }: все видят, что этой карты там нет.
why-cards-only-in-a-parley = Карты передают только голубем или на переговорах.
why-coins-need-a-price = Монеты дают союзнику, голубем, на переговорах или как цену того, что передают вместе с ними.
why-consent-given-already = На это согласие уже дано.
why-consent-not-needed = Вашим семьям согласие друг друга не нужно.
why-deal-empty = Сначала положите что-нибудь на весы.
why-deal-for-two-or-three = У сделки две или три стороны.
why-deal-malformed = Эту сделку нельзя прочесть: { $what }.
why-deal-with-oneself = Даёт и берёт одна и та же семья.
why-declared-already = { $region }: в этой фазе вы уже притязали.
why-declined-already = Эта же сделка уже отклонена в этой фазе.
why-four-units-already = { $town }: уже прибыли четыре отряда.
why-hand-is-full = Рука полна.
why-hand-over-the-limit = { $seat }: на руке стало бы слишком много карт.
why-leave-is-for-now = Проходом и входом торгуют только в фазу движения; на потом есть обещания.
why-marriage-impossible = Эти двое не могут пожениться.
why-marriages-only-at-court = Браки заключают в фазе 1, начиная с хода 3.
why-no-captive-of-theirs = Эта семья не держит этого лорда в плену.
why-no-castle-left = Замков больше нет.
why-no-castle-there = { $region }: у вас там нет замка.
why-no-character-card-left = Карт персонажей больше нет.
why-no-clan-to-buy-off = Так сейчас нельзя откупиться ни от одного клана.
why-no-coalition-there = В фазе 7, в городе, где есть обе семьи.
why-no-dealing-in-this-now = Не сейчас.
why-no-event-card-left = Карт событий больше нет.
why-no-garter-now = Этот орден Подвязки сейчас нельзя вручить.
why-no-grant-now = Корона не может сейчас этого пожаловать.
why-no-lord = У вас нет лорда.
why-no-lord-and-no-building-there = { $town }: у вас там нет ни свободного лорда, ни постройки.
why-no-mill-left = Мельниц больше нет.
why-no-more-offers-in-this-phase = В этой фазе вы сделали уже { $number } предложений.
why-no-room-for-the-event-card = На руке не будет места для положенной карты события.
why-no-siege-of-theirs = Эта семья там никого не осаждает.
why-no-spoils-there = В городе, где есть обе семьи, в фазах с 5 по 7.
why-no-such-offer = Этого предложения больше нет.
why-no-target-now = { $card }: сейчас нет цели.
why-no-tax-to-share = Столько от королевского налога раздать нельзя.
why-no-town-during-a-battle = Во время битвы город передают только вместе с перемирием.
why-no-truce-now = Нет такой битвы, чтобы её прекратить.
why-no-vote-due = О голосе договариваются, только когда пора класть его жетон.
why-nobody-to-hire-for = Столько арбалетчиков там нанять нельзя.
why-none-in-reserve = Запас пуст: { $unit }.
why-not-a-command = Сейчас этого сделать нельзя.
why-not-all-towns = { $town } – не ваш город.
why-not-enough-coins = У вас мало монет.
why-not-in-hand = { $card }: такой карты нет на руке.
why-not-now = Не посреди розыгрыша.
why-not-your-town = { $town } – не ваш город.
why-nothing-to-consent-to = Там никому не нужно согласие этой семьи.
why-offered-already = Это же предложение уже сделано.
why-one-hand = У ваших семей общие карты.
why-one-marriage = У семьи одновременно только один брак.
why-one-purse = У ваших семей общий кошелёк.
why-one-servant-each = { $lord }: слуга уже есть.
why-only-leaders-stop = Перемирие заключают только предводители сторон.
why-only-the-sovereign = Королевский замок строит только монарх.
why-private-talk-needs-a-parley = Разговор наедине возможен только на переговорах: пошлите голубя.
why-refused = { $town }: владелец титула отказал.
why-same-thing-twice = Одно и то же лежит на весах дважды.
why-servant-cannot-go = Этот слуга не может так сменить хозяина.
why-servants-only-at-court = Слуги меняют хозяев только в фазе 1.
why-set-free-instead = К своей семье пленник возвращается, когда его отпускают.
why-share-by-itself = О доле выкупа клана договариваются отдельно.
why-the-region-is-managed = { $region }: у феода уже есть лорд.
why-the-tile-is-on-the-board = Королевский замок уже стоит.
why-three-offers-are-open = У вас уже открыты три предложения.
why-town-cannot-be-handed-over = { $town }: этот город сейчас так передать нельзя.
why-treasure-not-there = Оба лорда должны быть свободны и в одном городе, и один из них должен это нести.
why-trebuchets-need-own-walls = Требушетам нужны свои стены: { $town } без стен.

## Итог

part-titles = Феодальные титулы
part-duchies = Герцогства
part-counties = Графства
part-viscounties = Виконтства
part-relic = Первая реликвия для короны
part-troubadour = Трубадур королевы
tie-won = Победа до последнего хода
tie-garters = Ордена Подвязки
tie-sovereign = Монарх
tie-duchies = Герцогства
tie-counties = Графства
tie-viscounties = Виконтства
