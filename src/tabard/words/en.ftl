# What all games share. Conventions: docs/words.md.

yes = yes
no = no
player = Player { $number }
level-page = Page
level-squire = Squire
level-knight = Knight
level-champion = Champion
choice-pass = Pass
choice-shown-any = You choose for me

event-undone = { $seat } undoes { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }.
event-redone = { $seat } redoes { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }.

why-not-an-option = This is not among the choices.
why-not-asked-now = { $seat } has nothing to decide now; the table is waiting for { $waiting }.
why-the-match-is-over = The match is over.
why-no-commands-in-this-game = In this game nothing can be done out of turn.
why-no-such-action = There is no such action.
why-another-question-is-open = Another question is open.
