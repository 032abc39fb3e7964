# Панели Fief: England: роды, рука, битва, голосования, сделки.

## Роды

points = { $number ->
        [one] { $number } победное очко
        [few] { $number } победных очка
       *[other] { $number } победных очков
    }
coins = { $number ->
        [one] { $number } монета
        [few] { $number } монеты
       *[other] { $number } монет
    }
coins-hidden = Монеты: знает только владелец
cards = { $number ->
        [one] { $number } карта на руке
        [few] { $number } карты на руке
       *[other] { $number } карт на руке
    }
pigeons = { $number ->
        [one] { $number } голубь
        [few] { $number } голубя
       *[other] { $number } голубей
    }
treasure = { $number ->
        [one] { $number } жетон казны
        [few] { $number } жетона казны
       *[other] { $number } жетонов казны
    }
bows = { $number ->
        [one] { $number } арбалетчик для найма
        [few] { $number } арбалетчика для найма
       *[other] { $number } арбалетчиков для найма
    }
allied-with = Союз: { $family }
royal-king = король
royal-sovereign_queen = правящая королева
royal-queen = королева
royal-prince = принц Уэльский
fief-viscounty-man = виконт: { $region }
fief-viscounty-woman = виконтесса: { $region }
fief-county-man = граф: { $region }
fief-county-woman = графиня: { $region }
fief-duchy-man = герцог: { $region }
fief-duchy-woman = герцогиня: { $region }
church-bishop = { $seat }
church-archbishop = { $seat }
church-prioress = приоресса, { $seat }
no-title = без титула
in-town = { $town }
off-board = вне карты
captive = в плену ({ $holder }), выкуп { $coins }
held-by-robin = в Шервуде, пошлина { $coins }
married-to = Брак: { $spouse }
guard = Королевская гвардия: { $number }
served-by = слуга: { $servant }, { $trade }

## Рука

hand = Ваш род
only-you-see = видите только вы
cards-held = { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }
no-cards = На руке нет карт.
any-moment = в любой момент
in-phase = в фазе { $phase }
play-now = Сыграть сейчас
play-card = Сыграть
play-instead = Вместо этого сыграть
discard-card = Сбросить
fourth-place = Четвёртое место
fourth-free = свободно: наёмники или горожане
reserve = В запасе
left-at = { $unit }: осталось { $number }, цена { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
left = осталось { $number }
card-lord = Приходит в род, где меньше трёх лордов.

## Битва

battle-for = Битва: { $town }
battle-battle = битва
battle-cavalcade = кавалькада
battle-sortie = вылазка из-за стен
battle-walls = стрельба со стен
round = раунд { $number }
tunnel-open = подземный ход ведёт за стены
steps = Шаги раунда
step-window = Неожидан­ности
step-attack = Стреляет атака
step-defence = Стреляет оборона
step-melee = Схватка
step-end = Дальше?
side-attack = атака
side-defence = оборона
led-by = во главе { $lord }
vikings = Викинги
tokens = { $unit }: { $number }{ $lost ->
        [0] { "" }
       *[other] , потеряно { $lost }
    }
clan-here = Клан { $number }: { $vikings ->
        [one] { $vikings } викинг
        [few] { $vikings } викинга
       *[other] { $vikings } викингов
    }{ $jarl ->
        [yes] {" "}и ярл
       *[no] { "" }
    }
strength = Сила
combat-points = { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[other] { $number } очков
    }
melee-dice = Кубики схватки
walls-take = стены: −{ $number }
can-shoot = Могут стрелять
face = { $number ->
        [0] пусто
       *[other] урон { $number }
    }
blow-bombard = Бомбарда
blow-trebuchets = Требушеты
blow-archers = Лучники
blow-melee = Схватка
no-dice = без кубиков
damage = урон { $number }
damage-done = Урон всего: атака { $attack }, оборона { $defence }
at-target = цель: { $target }
fell = Пали: { $lord }
exploded = { $number ->
        [one] Взорвалась { $number } бомбарда
        [few] Взорвались { $number } бомбарды
       *[other] Взорвалось { $number } бомбард
    }
vikings-fell = { $number ->
        [one] Пал { $number } викинг
        [few] Пали { $number } викинга
       *[other] Пало { $number } викингов
    }
says-continue = сражаемся дальше
says-stop = довольно
says-surrender = сдаёмся
ended-attack = Победила атака: { $attack }.
ended-defence = Победила оборона: { $defence }.
ended-undecided = Никто не победил.
ended-stopped = Битва прервана.
lost-in-all = { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[other] { $rounds } раундов
    }, { $tokens ->
        [one] потерян { $tokens } жетон
        [few] потеряно { $tokens } жетона
       *[other] потеряно { $tokens } жетонов
    }
revolt-in = Бунт: { $town }
revolt-over = Бунт утих.
fell-there = { $number ->
        [one] потерян { $number } жетон
        [few] потеряно { $number } жетона
       *[other] потеряно { $number } жетонов
    }
show-map = Показать карту
show-stage = Вернуться

## Голосования

election = Выборы монарха
hint-election = Жетоны лежат лицом вниз, пока не положат все.
parliament = Парламент
hint-parliament = Больше половины поданных голосов утверждают королевский налог.
candidates = Кандидаты
voters = Кто голосует
votes = { $number ->
        [one] { $number } голос
        [few] { $number } голоса
       *[other] { $number } голосов
    }
marker-of = Жетон: { $family }, лицом вниз
no-marker = жетонов нет
has-voted = голос подан
votes-later = ещё нет
royal-tax = Если Парламент согласится, монарх втайне разделит монеты: { $coins }.

## Сделки

own-moment = Прежде чем ответить
own-moment-hint = Это ваш момент: сначала можно сыграть это.
for-you = Ждёт вашего ответа
your-offers = { $number ->
        [one] Ваше открытое предложение
        [few] Ваши { $number } открытых предложения
       *[other] Ваши { $number } открытых предложений
    }
offer-town = город { $a }.
offer-hire = арбалетчики, { $a }: { $b }.
offer-captive = пленник { $a }, примет { $b }.
offer-treasure = { $a }: от { $b } к { $c }.
offer-share = доля в откупе: { $a }.
scales = Весы
new-deal = Сделка
counter-offer = Встречное предложение к сделке { $number }
binding = связывает, когда согласны все
deal-with = С кем
you-give = Вы даёте
gives = { $family } даёт:
thing-for = { $thing } → { $family }
coins-given = Монеты
coins-for = Монеты для { $family }
fewer-coins = На монету меньше
more-coins = На монету больше
put-on = Положить на весы. { $side }
put-on-more = + что-нибудь ещё
take-off = Снять с весов: { $thing }
promise-words = Обещание своими словами (никого не связывает)
promise-add = Добавить
scales-empty = Сначала положите что-нибудь на весы.
clear-scales = Очистить
send-deal = Отправить
counter = Изменить
deal-of = Сделка { $number }, предлагает { $family }
promise-of = Обещание: { $family }, никого не связывает
waits-for = Ждём ответа: { $families }
promises-kept = Обещания
accept = Принять
decline = Отклонить
withdraw = Отозвать
passing = Пока вы пасуете в каждом окне.
passing-for = { $family } пока пасует в каждом окне.
listen-again = Спрашивать снова
start-something = Начать что-нибудь
nothing-to-start = Сейчас начать нечего.
promises = Обещания никого не связывают; принятые предложения исполняются.
start-pigeon-card = Голубь с картой (1 голубь, долетит при 2–6)
start-pigeon-coins = Голубь с монетами (1 голубь, долетит при 2–6)
start-pigeon-parley = Пригласить на переговоры (1 голубь, долетит при 2–6)
start-lend = Одолжить подземный ход
start-interrupt = Взять слово
start-permit = Разрешение для одного города
start-letter = Письмо в Шервуд
start-give = Дар союзнику
start-free = Освободить пленника
start-pass-captive = Передать пленника своему
start-pass-treasure = Передать реликвию
start-leave-treasure = Оставить реликвию
start-give-to-sovereign = Реликвия монарху
start-end-siege = Снять осаду
start-garter = Вручить Подвязку
start-look = Осмотреть город
fact-family = От кого
fact-to = Кому
fact-kind = Что
fact-what = Что именно
fact-coins = Сколько
fact-card = Какая карта
fact-lord = Какой лорд
fact-treasure = Какое сокровище
fact-town = Какой город
thing-help = Помощь горожан
fact-thing = Что
fact-purpose = На что
fact-answer = Ответ
permissions = Постоянные разрешения
permissions-hint = Тайно; ответ даётся сразу, даже без вас.
permits-of = { $family } для { $other }
permits-given = { $number ->
        [one] { $number } ответ
        [few] { $number } ответа
       *[other] { $number } ответов
    }
permits-ask = всегда спрашивает
permit-yes = да
permit-ask = спросить
permit-no = нет
purpose-passing = Проход через мои города
purpose-entering = Вход в мои замки и аббатства
purpose-leaving-siege = Выход из моей осады
purpose-placing = Лорд в моём городе
purpose-founding = Основание аббатства
