# Экраны игры «Ян Жижка».

## Signs

sign-sword = { $number } { $number ->
        [one] меч
        [few] меча
       *[other] мечей
    }
sign-cunning = хитрость: { $number }
sign-speech = речь: { $number }
sign-joker = { $number } { $number ->
        [one] джокер
        [few] джокера
       *[other] джокеров
    }
sign-blank = ничего
sign-die = { $number } { $number ->
        [one] кубик
        [few] кубика
       *[other] кубиков
    }
sign-reroll = { $number } { $number ->
        [one] переброс
        [few] переброса
       *[other] перебросов
    }
sign-move = { $number } { $number ->
        [one] клетка хода
        [few] клетки хода
       *[other] клеток хода
    }
sign-peek = { $number } { $number ->
        [one] подглядывание
        [few] подглядывания
       *[other] подглядываний
    }
sign-lance = копьё
sign-coin = монета
sign-coins = { $number } { $number ->
        [one] монета
        [few] монеты
       *[other] монет
    }
sign-vp = { $number } { $number ->
        [one] победное очко
        [few] победных очка
       *[other] победных очков
    }
sign-luck = { $number } { $number ->
        [one] жетон удачи
        [few] жетона удачи
       *[other] жетонов удачи
    }
sign-poster = розыскной лист
sign-discard_follower = { $number } { $number ->
        [one] дружинник уходит
        [few] дружинника уходят
       *[other] дружинников уходят
    }
sign-favor_wenceslas = благосклонность Вацлава
sign-favor_sigismund = благосклонность Сигизмунда
sign-follower_I = дружинник уровня I
sign-follower_II = дружинник уровня II
sign-follower_any = дружинник
sign-morale_virtue = { $number } { $number ->
        [one] шаг к добродетели
        [few] шага к добродетели
       *[other] шагов к добродетели
    }
sign-morale_vice = { $number } { $number ->
        [one] шаг к пороку
        [few] шага к пороку
       *[other] шагов к пороку
    }
sign-morale_any = { $number } { $number ->
        [one] шаг к добродетели или пороку
        [few] шага к добродетели или пороку
       *[other] шагов к добродетели или пороку
    }
sign-tournament = турнир

## The map

map = Карта Южной Чехии, стрелки идут по дорогам
zoom = Масштаб
zoom-in = Ближе
zoom-out = Дальше
zoom-home = К моей фигурке
close = Закрыть
as-list = Показать карту списком
as-map = Показать карту
places = Места
steps-none = Здесь
steps-away = { $steps } { $steps ->
        [one] шаг
        [few] шага
       *[other] шагов
    } отсюда
roads-to = Дороги: { $spaces }
road-steps = { $space } (шагов: { $steps })
castle-easy = замок, лёгкое завоевание, { $cards } { $cards ->
        [one] карта
        [few] карты
       *[other] карт
    }
castle-hard = замок, трудное завоевание, { $cards } { $cards ->
        [one] карта
        [few] карты
       *[other] карт
    }
start-space = стартовая клетка { $number }
tavern-space = таверна
face-up = открыт
face-down = закрыт
mostly = Обычно нужно
mostly-needs = обычно нужно: { $what }
leads-virtue = может вести к добродетели
leads-vice = может вести к пороку
leads-either = может вести к добродетели или пороку
looked-at = это знает: { $who }
only-you = Знаете только вы
you = вы
figure = { $name }, { $commander }{ $lying ->
        [yes] , лежит
       *[other] {""}
    }{ $coins ->
        [-1] {""}
       *[other] , в розыске: { $coins }
    }
figure-torak = Торак{ $lying ->
        [yes] , лежит
       *[other] {""}
    }
lying = лежит
target = можно выбрать
choose-space = Выберите место на карте или в этом списке.
choose-follower = Выберите карту на столах или в этом списке.
target-steps = { $steps } { $steps ->
        [one] шаг
        [few] шага
       *[other] шагов
    } отсюда, можно выбрать

## Events, dice

row-one-first = Сначала строка 1, затем любые.
row-after-row = Строка за строкой, у каждой свой бросок. Сейчас строка { $row }.
no-dice-here = Без кубиков.
row-done = готово
row-pays = можно
row-no = пока нет
row-later = позже
dice = Кубики
no-dice = нет кубиков
dice-and-cards = Кубики и карты вместе
press-a-die = Нажмите на кубик, чтобы бросить его снова.
press-a-die-coin = Нажмите на кубик, чтобы бросить его снова за монету.
rerolls-left = осталось перебросов: { $number }
prize = Награда:
show-map = Показать карту
show-stage = Назад к броску
fight = Бой
attacks = атакует:
defends = защищается:

## Tournament

pot = Банк
goal = Цель
goal-of = За цель { $goal }:
for-the-goal = За цель
values = Очки
points = { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }
aside = отложен: { $face }
rolls-later = бросает позже
join-hint = Кто вступает, платит монету в банк.
aside-hint = Нажмите на кубик, чтобы отложить его и перебросить другие.
mark-hint = Отметьте кубики для переброса, затем бросайте.
means-join = Стоит 1 монету; банк вырастет до { $pot }. Его забирает лучший, а каждый меньший результат — это победное очко.
means-stay-out = Ничего не стоит и ничего не даёт.
means-stop = Ваш результат: { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }.
means-stop-goal = Ваш результат: { $points }. Цель достигнута.
means-stop-short = Ваш результат: { $points }. До цели ({ $goal }) не хватает.
means-aside = { $now } → { $left } очк.; после переброса в среднем { $about }.
means-lance = Перебрасывает только этот кубик: сейчас { $points }, в среднем { $average }. Копий: { $lances }.
means-reroll = Ряд { $row }: шанс { $chance } %.
means-mark = Сейчас он даёт { $points } и получит новую грань.
means-roll = Перебрасывается { $dice } { $dice ->
        [one] кубик
        [few] кубика
       *[other] кубиков
    }; остальные дают { $points }.

## Followers

tavern = Кого можно нанять
sum-of-vp = очки { $number }
sum-of-coins = монеты { $number }
sum-of-luck = удача { $number }
points-of-events = из них за события
points-of-tournaments = из них за турниры
points-of-conquests = из них за завоевания
points-of-fights = из них за бои
points-of-others = из них иначе
take-on = Вербовать
send-away = Сбросить
recruit-hint = Можно завербовать до четырёх. Перед первым можно один раз сбросить одну карту: её место займёт другая.
table-of = Стол { $level }
deck = колода { $number }
condition-die = ещё один кубик: { $event }
condition-lance = бесплатный переброс: { $event }
despises-virtue = презирает добродетель
despises-vice = презирает порок
your-team = Ваш отряд
team = Отряд
free-place = свободно
together = Вместе
sum-dice = Кубики
sum-rerolls = Перебросы
sum-fixed = Символы
sum-range = Ход
sum-lances = Копья
morale = Мораль: { $side ->
        [virtue] добродетель { $steps }
        [vice] порок { $steps }
       *[none] ни добродетель, ни порок
    }

## The track, Torak

round = Раунд { $round }
actions-left = { $actions } { $actions ->
        [one] действие
        [few] действия
       *[other] действий
    }
points-track = Победные очки, конец при 20
torak-last = Его последняя карта
torak-move = едет на { $number }
torak-vp = +{ $number } { $number ->
        [one] очко
        [few] очка
       *[other] очков
    }
torak-refresh_followers = очищает столы
torak-replace_event = меняет событие
torak-take_favor = { $favour }
posters-left = Осталось розыскных листов: { $number }
