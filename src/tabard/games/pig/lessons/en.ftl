lesson-first = Roll and hold
lesson-first-goal = Most points after two turns each win. In your turn you roll as often as you dare.
lesson-first-roll = Nothing is in the pot yet. Roll!
lesson-first-roll-too-early = You held with an empty pot and scored nothing. Roll first.
lesson-first-hold = A five: five points in the pot. A one would take them all. Hold!
lesson-first-hold-too-late = A one: the pot is gone. Five points in the hand were better.
lesson-first-card = Your card may be worth more at the end. Keep it or show it, as you like.
