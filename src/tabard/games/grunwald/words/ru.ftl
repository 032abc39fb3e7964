# Na Grunwald! Rycerze króla Jagiełły. Словарь в rules.md — закон.

title = На Грюнвальд! Рыцари короля Ягайло
description = Восемь времён года собирайте рыцарей, провиант и дукаты, защищайте границу от крестоносцев и накормите войско перед Грюнвальдом.

## Настройки

option-events = События
option-events-help = Со второго раунда каждый раунд открывает карта события. Карты реконструированы; без них раунд начинается с новых карт.
option-start_seat = Первый игрок
option-start_seat-help = У кого жетон первого игрока в 1-м раунде.
option-start_seat-random = по жребию
option-show_hands = Открытые руки
option-show_hands-help = Показывать карты на руках и в лагерях других игроков. Их и так можно запомнить; без этой настройки видно только их число.

## Фазы

phase-event = События
phase-placement = Королевские офицеры
phase-resolution = Розыгрыш полей
phase-round_end = Конец раунда
phase-final = Снабжение войска
phase-over = Конец игры

## Карты

component-crown_knights = { $name } (коронный { $strength })
component-mercenary_knights = { $name } (наёмный { $strength })
component-teutons = { $name } (крестоносец { $strength })
mark-c = коронный рыцарь { $strength }
mark-m = наёмный рыцарь { $strength }
mark-t = крестоносец { $strength }

## Вопросы

ask-place-field = Поставьте фишки на поле или спасуйте.
ask-place-pawn = { $field }: офицер или помощники?
ask-place-helpers = { $field }: сколько помощников?
ask-place-ducats = { $field }: сколько дукатов добавить к { $pawn_id ->
        [officer] офицеру
       *[helpers] { $helpers ->
            [one] { $helpers } помощнику
           *[other] { $helpers } помощникам
        }
    }?
advance-bid = Аукционы
ask-bid = { $event }: { $bid ->
        [0] ставок ещё нет. Ставка или пас?
       *[other] { $leader } даёт { $bid }. Больше или пас?
    }
ask-offer = { $event }: принять предложение?
ask-task = { $event }: какого рыцаря послать в лагерь за награду?
ask-levy = { $event }: чем выполнить повинность?
ask-play = { $event_id ->
        [none] Стычка
       *[other] { $event }
    }: тайно выберите карту.
ask-lose_provisions = Стычка проиграна, потери { $owed }. Сколько провианта отдать?
ask-lose_card = Осталось отдать { $owed }. Какую карту сбросить?
ask-buy_helper = Купить помощника за { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    }?
ask-drop = Провианта не хватает на { $number ->
        [one] { $number } рыцаря
        [few] { $number } рыцарей
       *[many] { $number } рыцарей
    }. Кто останется без провианта?

## Варианты

choice-place-pass = Пас до конца раунда
choice-place-pawn-officer = Офицер
choice-place-pawn-helpers = Помощники
choice-place-helpers-number = { $number ->
        [one] { $number } помощник
        [few] { $number } помощника
       *[many] { $number } помощников
    }
choice-place-ducats-number = { $number ->
        [0] Без дукатов
        [one] { $number } дукат
        [few] { $number } дуката
       *[many] { $number } дукатов
    }
choice-bid-number = Ставка: { $number ->
        [one] { $number } дукат
        [few] { $number } дуката
       *[many] { $number } дукатов
    }
choice-offer-number = { $gain_provisions ->
        [none] { $gain_ducats_end_of_round ->
            [none] Помощник
           *[other] Дукаты в конце раунда: { $gain_ducats_end_of_round }
        }
       *[other] { $gain_provisions ->
            [one] { $gain_provisions } единица провианта
            [few] { $gain_provisions } единицы провианта
           *[many] { $gain_provisions } единиц провианта
        }
    } за { $cost_ducats_id ->
        [none] { $cost_ducats ->
                [one] { $cost_ducats } дукат
                [few] { $cost_ducats } дуката
               *[many] { $cost_ducats } дукатов
            }
       *[other] столько дукатов, сколько у вас помощников, плюс 1
    }
choice-levy-provisions = Отдать { $lose_provisions ->
        [one] { $lose_provisions } единицу провианта
        [few] { $lose_provisions } единицы провианта
       *[many] { $lose_provisions } единиц провианта
    }
choice-levy-ducats = Заплатить { $lose_ducats ->
        [one] { $lose_ducats } дукат
        [few] { $lose_ducats } дуката
       *[many] { $lose_ducats } дукатов
    }
choice-levy-send = В лагерь: { $what }
choice-play-peasant = Крестьянин (0)
choice-lose_provisions-number = { $number ->
        [0] Без провианта
        [one] { $number } единица провианта
        [few] { $number } единицы провианта
       *[many] { $number } единиц провианта
    }
choice-lose_card-hand = { $what }, с руки
choice-lose_card-camp = { $what }, из лагеря
choice-buy_helper-buy = Купить помощника
choice-buy_helper-decline = Отказаться

## Журнал

event-round_begins = Начинается раунд { $round }. Первый игрок: { $start }.
event-event = Событие: { $event }.
event-cards_turned_up = Новые карты: { $crown }; { $mercenaries }; { $provisions }; { $ducats }{ $teutons ->
        [none] .
       *[other] ; { $teutons }.
    }
event-prisoner_shown = На аукцион выставлен: { $card }.
event-bid = { $seat } даёт { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    }.
event-bid_passed = { $seat } выходит из аукциона.
event-auction_won = { $seat } выигрывает аукцион за { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    }.
event-auction_failed = Ставок нет, приз не достаётся никому.
event-offer_taken = { $seat } платит { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    } { $gain_id ->
        [provisions] за { $number ->
            [one] { $number } единицу провианта
            [few] { $number } единицы провианта
           *[many] { $number } единиц провианта
        }
        [helpers] за помощника
       *[other] и в конце раунда получит { $number ->
            [one] { $number } дукат
            [few] { $number } дуката
           *[many] { $number } дукатов
        }
    }.
event-knight_sent = { $seat }: { $card } уходит в лагерь, награда — { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    }.
event-levy_knight = { $seat }: { $card } уходит в лагерь, повинность выполнена.
event-levy_paid = { $seat } выполняет повинность и отдаёт { $goods_id ->
        [ducats] { $number ->
                [one] { $number } дукат
                [few] { $number } дуката
               *[many] { $number } дукатов
            }
       *[provisions] { $number ->
            [one] { $number } единицу провианта
            [few] { $number } единицы провианта
           *[many] { $number } единиц провианта
        }
    }.
event-levy_failed = { $seat } не может выполнить повинность{ $ducats ->
        [0] .
        [one] {" "}и теряет { $ducats } дукат.
        [few] {" "}и теряет { $ducats } дуката.
       *[many] {" "}и теряет { $ducats } дукатов.
    }
event-contest_won = { $seat } получает в состязании { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    }.
event-placed = { $seat } ставит { $officer ->
        [yes] офицера
       *[no] { $helpers ->
            [one] { $helpers } помощника
            [few] { $helpers } помощников
           *[many] { $helpers } помощников
        }
    } { $ducats ->
        [0] на поле «{ $field }».
        [one] и { $ducats } дукат на поле «{ $field }».
        [few] и { $ducats } дуката на поле «{ $field }».
       *[many] и { $ducats } дукатов на поле «{ $field }».
    }
event-passed = { $seat } пасует{ $forced ->
        [yes] : ставить фишки некуда.
       *[none] .
    }
event-skirmish = Стычка, сила крестоносцев { $strength }. Защитники: { $participants ->
        [none] никого
       *[other] { $participants }
    }.
event-played = { $seat } играет карту: { $card }.
event-captured = { $seat } берёт пленного: { $card }.
event-skirmish_won = Стычка выиграна, { $defenders } : { $teutons }.
event-skirmish_lost = Стычка проиграна, { $defenders } : { $teutons }. Потери каждого игрока — { $deficit }.
event-provisions_lost = { $seat } теряет { $number ->
        [one] { $number } единицу провианта
        [few] { $number } единицы провианта
       *[many] { $number } единиц провианта
    }.
event-card_lost = { $seat } теряет карту: { $card }.
event-knight_recruited = { $seat } берёт карту: { $card }{ $ducats ->
        [0] .
        [one] {" "}за { $ducats } дукат.
        [few] {" "}за { $ducats } дуката.
       *[many] {" "}за { $ducats } дукатов.
    }
event-provisions_gained = { $seat } получает { $number ->
        [one] { $number } единицу провианта
        [few] { $number } единицы провианта
       *[many] { $number } единиц провианта
    }{ $ducats ->
        [0] .
        [one] {" "}за { $ducats } дукат.
        [few] {" "}за { $ducats } дуката.
       *[many] {" "}за { $ducats } дукатов.
    }
event-ducats_gained = { $seat } получает { $number ->
        [one] { $number } дукат
        [few] { $number } дуката
       *[many] { $number } дукатов
    }.
event-helper_hired = { $seat } { $ducats ->
        [0] берёт помощника.
        [one] покупает помощника за { $ducats } дукат.
        [few] покупает помощника за { $ducats } дуката.
       *[many] покупает помощника за { $ducats } дукатов.
    }
event-helper_declined = { $seat } не покупает помощника.
event-paid_at_last = { $seat } получает обещанные событием { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    }.
event-unfed = { $seat }: нет провианта, в коробку уходит { $card }.
event-over = Войско накормлено. Конец игры.

## Отказы

why-closed-in-the-truce = Перемирие: до 4-го раунда сюда никто не ставит.
why-all-helpers-owned = У вас уже все помощники.
why-one-pawn-only = Здесь может стоять только одна фишка каждого игрока.
why-needs-a-ducat = Вместе с фишкой здесь кладут хотя бы один дукат.
why-no-ducats-here = Дукаты сюда не кладут.
why-no-helpers-to-helpers = Ваши помощники уже стоят здесь; добавить к ним новых нельзя.
why-officer-already-placed = Ваш офицер уже стоит на поле.
why-no-free-helpers = У вас нет свободного помощника.
why-not-so-many-helpers = Свободных только { $free ->
        [0] ноль
        [one] { $free } помощник
        [few] { $free } помощника
       *[many] { $free } помощников
    }.
why-not-so-many-ducats = У вас только { $ducats ->
        [0] ноль дукатов
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    }.
why-bid-too-low = Ставка должна быть больше { $bid }.
why-cannot-be-paid = Заплатить нечем.
why-not-in-hand = { $card }: такого рыцаря у вас на руке нет.
why-already-used = { $card } отдыхает в лагере; рыцаря используют только один раз.
why-must-be-fulfilled-in-full = Повинность выполняют одним из способов и полностью.
why-provisions-out-of-range = Можно отдать от { $least } до { $most }.
why-cannot-be-discarded = Этим потери не покрыть.
why-not-a-knight-of-yours = { $card }: такого рыцаря у вас нет.

## Очки

part-strength = Рыцари
part-teutons = Пленные
part-crown_commander = Командующий коронным войском
part-merc_commander = Командующий наёмным войском
part-quartermaster = Королевский квартирмейстер
part-ducats = Дукаты
tie-cards = число карт
