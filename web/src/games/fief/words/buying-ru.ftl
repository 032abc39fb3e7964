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
basket = Корзина
basket-buy = Купить и закончить: { $coins ->
        [0] даром
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
basket-empty = Опустошить корзину
basket-less = На одно меньше: { $ware }
basket-add =
    { $number ->
        [0] В корзину: { $ware } { $town }
       *[other] В корзину: { $ware } { $town }, уже { $number }
    }

## A group setting out

group-goes = Идут
group-stays = Могут пойти с ними
all-units = все
take-many = Взять { $number }: { $unit }
group-ways = Куда
by-road = по дороге
by-sea = морем
by-far = далеко морем
by-forest = через Шервуд
by-under = под землёй
