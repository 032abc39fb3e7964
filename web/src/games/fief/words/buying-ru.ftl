# Panels of the decision bar: the market, a group setting out.

## The market

purse = Кошель: { $coins }
purse-after = Кошель: { $coins }, потом { $after }
free-of-charge = даром
shelf-soldiers = Войско и орудия
shelf-buildings = Постройки
shelf-titles = Титулы
shelf-ransoms = Выкупы
towns-more = { $towns } +{ $number }

## A group setting out

group-goes = Идут
group-stays = Могут пойти с ними
all-units = все
group-ways = Куда
by-road = по дороге
by-sea = морем
by-far = далеко морем
by-forest = через Шервуд
by-under = под землёй
