# Świnka. Zasady pisania: docs/words.md.

title = Świnka
description = Rzucaj albo pasuj, a świnkę zachowaj dla siebie.

option-start_seat = Pierwszy gracz
option-start_seat-help = Kto ma pierwszą turę.
option-start_seat-random = losowo
option-gifts = Podarunki
option-gifts-help = Gracze mogą oddawać sobie punkty.

phase-turn = Tura
phase-over = Koniec
part-points = Punkty

ask-roll = W puli: { $pot }. Rzucasz czy pasujesz?
choice-roll-roll = Rzucam
choice-roll-hold = Pasuję
ask-show = Twoja karta jest warta { $card }. Zatrzymujesz ją czy odkrywasz?
choice-show-keep = Zatrzymuję
choice-show-show = Odkrywam
ask-thank = Dostajesz punkt. Dziękujesz czy tylko kiwasz głową?
choice-thank-thank = Dziękuję
choice-thank-nod = Kiwam głową
command-give = Podaruj punkt: { $other }

event-rolled = { $seat }: rzut { $die }.
event-held = { $seat }: zdobyte punkty { $points }.
event-shown = { $seat }: odkryta karta { $card }, zdobyte punkty { $points }.
event-given = { $seat }: punkt dla { $other }.
event-thanked = { $seat }: podziękowanie dla { $other }.

why-pig-stays = Świnki nigdy się nie odkrywa.
why-nothing-to-give = Nie masz punktu, który można oddać.
