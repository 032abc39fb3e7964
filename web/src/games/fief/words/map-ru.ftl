# The map of Fief: England.

map = Карта Англии
turn = Ход
turn-now = Ход { $turn }
turn-of = Ход { $turn } из { $last }
phases = Фазы хода
phase-1 = Слушайте!
phase-2 = Карты
phase-3 = Доходы
phase-4 = Покупки
phase-5 = Движение
phase-6 = Викинги
phase-7 = Битвы
phase-8 = Конец хода
