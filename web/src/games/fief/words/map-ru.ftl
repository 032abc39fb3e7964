# The map of Fief: England.

map = Карта Англии
turn = Ход
turn-now = Ход { $turn }
turn-of = Ход { $turn } из { $last }
phases = Фазы хода
phase-0 = Подготовка
phase-1 = Слушайте!
phase-2 = Карты
phase-3 = Доходы
phase-4 = Покупки
phase-5 = Движение
phase-6 = Викинги
phase-7 = Битвы
phase-8 = Конец хода

## Spots

kind-port = порт
kind-cathedral = собор
kind-excalibur = город меча
kind-plain = город
kind-forest = лес
region-number = регион { $number }
one-of-two = { $name } ({ $colour })
inside = Внутри
at-road = У дороги: { $town }
at-walls = Под стенами
at-harbour = В гавани
at-forest = У лесной тропы
camp = { $where }: { $who } – { $what }
soldiers = { $number } { $number ->
        [one] солдат
        [few] солдата
       *[other] солдат
    }
kinds-unknown = неизвестного рода
others-unknown = остальные неизвестны
unit-man_at_arms = { $number } { $number ->
        [one] латник
        [few] латника
       *[other] латников
    }
unit-archer = { $number } { $number ->
        [one] лучник
        [few] лучника
       *[other] лучников
    }
unit-knight = { $number } { $number ->
        [one] рыцарь
        [few] рыцаря
       *[other] рыцарей
    }
unit-bombard = { $number } { $number ->
        [one] бомбарда
        [few] бомбарды
       *[other] бомбард
    }
unit-trebuchet = { $number } { $number ->
        [one] требушет
        [few] требушета
       *[other] требушетов
    }
unit-crossbowman_french = { $number } { $number ->
        [one] французский арбалетчик
       *[other] французских арбалетчика
    }
unit-crossbowman_flemish = { $number } { $number ->
        [one] фламандский арбалетчик
       *[other] фламандских арбалетчика
    }
unit-guard = { $number } из королевской гвардии
free-town = Здесь никто не правит
controls = Правит: { $who }
royal-abbey = { $what }, королевское аббатство
besieged = Осаждает: { $who }{ $trebuchets ->
        [0] {""}
        [one] , 1 требушет
        [few] , { $trebuchets } требушета
       *[other] , { $trebuchets } требушетов
    }{ $active ->
        [yes] {""}
       *[no] {" "}строится
    }
held-captive = { $lord } ({ $who }), в плену: { $captor }
robin = Робин Гуд
clan = { $where }: клан викингов { $number } – { $tokens } { $tokens ->
        [one] викинг
        [few] викинга
       *[other] викингов
    }{ $jarl ->
        [yes] {" "}и ярл
       *[no] , без ярла
    }
relic-hidden = Закрытая реликвия
excalibur-stone = Экскалибур в камне
excalibur-lies = Экскалибур
fog = Скрыто туманом
asleep = { $what }, ещё не действует
of-family = { $what }: { $who }
roads-to = Дороги: { $towns }
way-forest = лесная тропа
way-sea = гавань
title-free = Титул можно купить за { $price } монет
title-of = Титул: { $lord } ({ $who })
title-vacant = Титул свободен, хранит: { $who }
see = { $see }: { $lord }
nobody = никто
target = Можно выбрать
target-many = Ответов здесь: { $number }
asked-about = Вопрос об этом месте
choose-town = Выберите город на карте или в этом списке.
choose-region = Выберите регион на карте или в этом списке.
draw-march = Проведите лорда по дорогам, все переходы сразу, или выберите его в этом списке.
choose-way = Выберите путь на карте или в этом списке.

## The window

zoom = Масштаб
zoom-in = Ближе
zoom-out = Дальше
zoom-home = Назад ко всему вопросу
close = Закрыть
around = вокруг Шотландии

## Beside the map

beside = Что лежит рядом с картой
plague-track = Трек бедствий
plague-track-of = Трек бедствий: { $number } из 3
decks = Колоды
deck-character = Персонажи
deck-event = События
deck-servant = Слуги
cards-left = осталось { $number }
discard-top = В сбросе { $number }, сверху: { $card }
parliament-revolt = лежит стороной бунта
parliament-calm = можно созвать
clans = Викинги
clan-force = Викинги: { $vikings }{ $jarl ->
        [yes] {" и ярл"}
       *[no] {""}
    }
clan-at-sea = в море
clan-gone = больше не придёт
key = Обозначения
good-town = { $towns ->
        [2] Хорошо для новичков: в регионе { $region } всего 2 города; титул самый дешёвый ({ $price } монеты) и скоро будет вашим.
        [3] Хорошо для тех, кто хочет всего понемногу: в регионе { $region } 3 города; титул стоит { $price } монет.
       *[other] Хорошо для терпеливых: в регионе { $region } городов: { $towns }, поэтому доход больше; титул стоит { $price } монет и ждать его дольше всех.
    }
good-port = Из порта отряды ходят морем; здесь высаживаются викинги этого региона.
good-servant-anywhere = Работает на весь род, где бы ни был этот лорд. Хорош для лорда, который держится вдали от опасностей: с лордом теряют и слугу.
good-servant-there = Помогает только этому лорду или там, где он находится. Хорош для того, кто будет действовать.
