# Pig. Conventions: docs/words.md.

title = Pig
description = Roll or hold, and keep the pig to yourself.

option-start_seat = First player
option-start_seat-help = Who has the first turn.
option-start_seat-random = drawn by lot
option-gifts = Gifts
option-gifts-help = Players may give each other points.

phase-turn = Turn
phase-over = The end
part-points = Points

ask-roll = { $pot } in the pot: roll or hold?
choice-roll-roll = Roll
choice-roll-hold = Hold
ask-show = Your card is worth { $card }. Keep it or show it?
choice-show-keep = Keep
choice-show-show = Show
ask-thank = You were given a point. Thank the giver, or just nod?
choice-thank-thank = Thank
choice-thank-nod = Nod
command-give = Give a point to { $other }

event-rolled = { $seat } rolls: { $die }.
event-held = { $seat } scores: { $points }.
event-shown = { $seat } shows the { $card } and scores: { $points }.
event-given = { $seat } gives a point to { $other }.
event-thanked = { $seat } thanks { $other }.

why-pig-stays = The pig is never shown.
why-nothing-to-give = You have no point to give.
