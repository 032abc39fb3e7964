# What all games share. Conventions: docs/words.md.

yes = yes
no = no
player = Player { $number }
level-page = Page
level-squire = Squire
level-knight = Knight
level-champion = Champion
choice-pass = Pass

event-undone = { $seat } takes back { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }.
event-redone = { $seat } gives { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    } again.

why-not-an-option = This is not among the choices.
why-not-asked-now = { $seat } is not asked now; the table waits for { $waiting }.
why-the-match-is-over = The match is over.
why-no-commands-in-this-game = This game has nothing to do out of turn.
why-no-such-action = There is no such action.
why-another-question-is-open = Another question is open.
