# Свинка. Правила записи: docs/words.md.

title = Свинка
description = Бросайте или остановитесь, а свинку никому не показывайте.

option-start_seat = Первый игрок
option-start_seat-help = Кто ходит первым.
option-start_seat-random = по жребию
option-gifts = Подарки
option-gifts-help = Игроки могут дарить друг другу очки.

phase-turn = Ход
phase-over = Конец
part-points = Очки

ask-roll = В банке: { $pot }. Бросаете или останавливаетесь?
choice-roll-roll = Бросить
choice-roll-hold = Остановиться
ask-show = Ваша карта стоит { $card }. Оставите её или откроете?
choice-show-keep = Оставить
choice-show-show = Открыть
ask-thank = Вам подарили очко. Поблагодарите или просто кивнёте?
choice-thank-thank = Поблагодарить
choice-thank-nod = Кивнуть
command-give = Подарить очко: { $other }

event-rolled = { $seat }: бросок { $die }.
event-held = { $seat }: набрано очков { $points }.
event-shown = { $seat }: открыта карта { $card }, набрано очков { $points }.
event-given = { $seat }: подарок — очко, получает { $other }.
event-thanked = { $seat }: благодарность, её слышит { $other }.

why-pig-stays = Свинку никогда не открывают.
why-nothing-to-give = У вас нет очка, чтобы его подарить.
