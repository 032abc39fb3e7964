# The map of Fief: England.

map = Mapa Anglii
turn = Tura
turn-now = Tura { $turn }
turn-of = Tura { $turn } z { $last }
phases = Fazy tury
phase-1 = Obwieszczenia
phase-2 = Karty
phase-3 = Dochody
phase-4 = Zakupy
phase-5 = Ruch
phase-6 = Wikingowie
phase-7 = Bitwy
phase-8 = Koniec tury
