# Panels of the decision bar: the market, a group setting out.

## The market

purse = Sakiewka: { $coins }
purse-after = Sakiewka: { $coins }, potem { $after }
free-of-charge = za darmo
shelf-soldiers = Wojsko i machiny
shelf-buildings = Budowle
shelf-titles = Tytuły
shelf-ransoms = Okupy
towns-more = { $towns } +{ $number }
basket = Koszyk
basket-buy = Kup i zakończ: { $coins ->
        [0] za darmo
        [one] 1 moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }
basket-empty = Opróżnij koszyk
basket-less = O jedno mniej: { $ware }
basket-add =
    { $number ->
        [0] Do koszyka: { $ware } { $town }
       *[other] Do koszyka: { $ware } { $town }, już { $number }
    }

## A group setting out

group-goes = Idą
group-stays = Mogą iść z nimi
all-units = wszyscy
take-many = Weź { $number }: { $unit }
group-ways = Dokąd
by-road = drogą
by-sea = morzem
by-far = daleko morzem
by-forest = przez Sherwood
by-under = pod ziemią
