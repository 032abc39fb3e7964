companion = Beside the real box
companion-text = The game lies on your table. Here its solo opponent plays, and any position can be asked about.
solo = Solo opponent
position = Any position
solo-text = Use your own dice and cards: say what they show and what you do. The opponent plays himself and says by which rule.
begin = Begin
begin-again = Start again
begin-again-sure = Start again? Everything said so far is lost.
take-back = Take back
knight = What would a Knight do?
knight-thinks = The Knight is thinking …
chance = { $percent } %
find = Find
so-far = What happened
nothing-yet = Nothing yet.
shows = Look at your table
yours = Your turn
over = The game is over
points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
you = Player
seat = P{ $number }
position-text = Write a position as the game's test vectors do; what is not said lies as after set-up.
position-file = Position (TOML)
look = Look at it
example = Back to the example
asked = Asked now
nobody = Nobody is asked anything here.
answer = An answer, for example: { $example }
judge = Is it legal?
play = Play it
legal = Legal: { $answer }
illegal = { $answer }, not now: { $reason }
played = Played
lost = The server could not be reached.
busy = The program is thinking for somebody already. Try again in a moment.
no-hint = No advice can be given here.
the-table = The table
said-things = { $number ->
        [one] 1 thing said
       *[other] { $number } things said
    }
as-usual = as after set-up
as-usual-add = as after set-up; add …
add = Add …
pick = Pick …
pick-first = Pick what is missing first.
put = Put it there
leave = Cancel
leave-out = Remove: { $name }
as-form = Fill in
as-text = As text
position-form = Say what lies on your table; what you leave out lies as after set-up.
position-wrong = This position cannot be: { $why }
why-not = Not among the answers, why?
advice = What a Knight would do, and why
more = { $number } more
