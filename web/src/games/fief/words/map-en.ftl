# The map of Fief: England.

map = Map of England
turn = Turn
turn-now = Turn { $turn }
turn-of = Turn { $turn } of { $last }
phases = Phases of the turn
phase-1 = Hear ye
phase-2 = Cards
phase-3 = Income
phase-4 = Purchases
phase-5 = Movement
phase-6 = Vikings
phase-7 = Battles
phase-8 = End of turn
