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

## A group setting out

group-goes = Idą
group-stays = Mogą iść z nimi
all-units = wszyscy
group-ways = Dokąd
by-road = drogą
by-sea = morzem
by-far = daleko morzem
by-forest = przez Sherwood
by-under = pod ziemią
