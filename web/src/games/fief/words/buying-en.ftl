# Panels of the decision bar: the market, a group setting out.

## The market

purse = Purse: { $coins }
purse-after = Purse: { $coins }, after it { $after }
free-of-charge = free
shelf-soldiers = Soldiers and engines
shelf-buildings = Buildings
shelf-titles = Titles
shelf-ransoms = Ransoms
towns-more = { $towns } +{ $number }
basket = Basket
basket-buy = Buy and be done: { $coins ->
        [0] free
        [one] 1 coin
       *[other] { $coins } coins
    }
basket-empty = Empty the basket
basket-less = One { $ware } less
basket-add =
    { $number ->
        [0] Into the basket: { $ware } { $town }
       *[other] Into the basket: { $ware } { $town }, { $number } already
    }

## A group setting out

group-goes = They go
group-stays = May come along
all-units = all of them
take-many = Take { $number }: { $unit }
group-ways = Where to
by-road = by road
by-sea = by sea
by-far = far by sea
by-forest = through Sherwood
by-under = underground
