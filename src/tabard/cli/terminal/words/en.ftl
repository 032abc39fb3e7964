# Terminal play. What the games say is in their own words.

play-start = { $title }. Fair play: the random seed is committed to as { $commitment } and revealed at the end.
play-content = Your own content replaces { $number ->
        [one] 1 component
       *[other] { $number } components
    }.
play-reconstructed = Cards not printed in the rulebook were reconstructed: tabard content { $game } --source reconstructed
play-log = Since your last turn:
play-whole-log = The whole log:
play-nothing = Nothing yet.
play-curtain = { $player } is next; the others look away. Enter to go on:
play-sealed = Already chosen: { $players }.
play-prompt = Your choice (? rule, u undo, h help):
play-clause = Rule { $clause }
play-unknown = Unknown input “{ $typed }”. Type one of the keys on the left, or h for help.
play-no-clause = There is no clause { $clause }.
play-refused = Not now: { $reason }
play-possible = { $choice } is possible.
play-why-usage = w and a key, for example: w 1
play-save-usage = s and a file, for example: s game.json
play-unasked = What else you may do (c NUMBER lists one kind, c NUMBER.NUMBER does it):
play-nothing-unasked = There is nothing else you may do now.
play-undone = Undone.
play-redone = Redone.
play-no-undo = You have nothing to undo.
play-no-redo = There is nothing to redo.
play-undo-further = This undoes what others did, or goes back past something revealed. Unseen cards will be reshuffled.
play-undo-consent = { $players }: do all of you agree? (y, n)
play-undo-sure = Go on? (y, n)
play-affirmative = y
play-saved = Saved in { $file }.
play-resume = To continue: tabard play --resume { $file }
play-nothing-to-save = Nothing was played, nothing is saved.
play-help = Type the key of a choice, or:
    ?            the rule behind this question; ? GRU-7.7 any clause
    w KEY        why a choice is not possible now
    u, r         undo, redo
    b, l         show the table again, the whole log
    c            what else you may do now
    s FILE       save
    q            save and quit
setup-game = Which game? ({ $games }) [{ $first }]
setup-opponents = Who plays against you? One word each: { $words } [{ $first }]
setup-human = human
setup-unknown = Choose from: { $words }.
setup-number = { $game } is played by { $seats }: name { $opponents } opponents.

end-unfinished = The position described ends here.
end-standing = Final standing
end-total = Points
end-place = Place
end-tie = Tie-break: { $name }
end-shared = { $players } share the victory.
end-winner = { $players } wins.
end-seed = Seed: { $seed }
end-commitment = Committed to at the start as: { $commitment }
end-verify = To check every shuffle: tabard verify { $file }

gru-event = Event: { $name }. { $text }
gru-prize = The prize: { $card }.
gru-auction = { $leader ->
        [none] No bid yet.
       *[other] Highest bid: { $bid }, by { $leader }.
    } Bidding: { $bidders }.
gru-pending = Guests of the Order: +{ $number } for the Teutons in the next skirmish.
gru-laid-out = On the table: { $cards }.
gru-strength = +{ $surplus } surplus: strength { $strength }
gru-field = Field
gru-cards = Cards
gru-groups = Groups, first placed first
gru-column-player = Player
gru-column-ducats = Duc.
gru-column-provisions = Prov.
gru-column-pawns = Free
gru-column-helpers = Help.
gru-column-hand = Hand
gru-column-camp = Camp
gru-officer = O
gru-helper = h
gru-ducat = d
gru-card-c = c
gru-card-m = m
gru-card-t = T
gru-card-p = p
gru-passed = passed
gru-number-of-cards = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
legend-grunwald = Signs: ~ truce, * start player, (3) cannot be won with so many players,
    O officer, h helper, d ducat, =5 points, #1 present rank, Help. helpers owned.
    Cards: c crown knight, m mercenary knight, T prisoner, each with its strength.

fie-turn = Turn { $turn } of { $last }, { $first } first
fie-waiting = plagues waiting: { $number }
fie-siege = besieged by { $family }
fie-column-region = Region
fie-column-town = Town
fie-column-holder = Held by
fie-column-there = What is there
fie-column-family = Family
fie-column-points = VP
fie-column-coins = Coins
fie-column-hand = Hand
fie-column-lords = Lords
fie-king = King
fie-sovereign-queen = Sovereign Queen
fie-queen = Queen
fie-prince = Prince of Wales
legend-fief = Signs: (…) outside the walls, # captive, 5 ? five soldiers of unknown kind, + J with their Jarl, ♥ married to.

companion-start = { $title }, beside the real box. Say what your dice and cards show, and what you do; the opponent plays himself.
companion-prompt = Shown or chosen (several with commas; ? rule, u take back, h help):
companion-help = Type the key or the name of what is shown or chosen; several answers in a row with commas between them. Or:
    ?            the rule behind this question; ? GLO-24.10 any clause
    w KEY        why a choice is not possible now
    k            what a Knight would do
    u            take the last thing back; put the box right yourself
    b, l         the table as it is taken down, the whole log
    s FILE       save
    q            save and quit
companion-undone = Taken back. Put the box as it was.
companion-resume = To continue: tabard companion --resume { $file }
companion-knight = What a Knight would do, with the chance of winning:
companion-position = { $title }: a position. Type an answer to hear whether it is legal.
companion-ask = P1 and an answer, do P1 … plays it, k Knight, h help:
companion-position-help = Answers are written as in the game's test vectors (docs/games), or P1 choice and the answer as it is.
    P1 …         is this legal, and if not, why?
    do P1 …      play it
    k, k P2      what would a Knight do?
    ? CLAUSE     a rule
    u            take the last answer back
    b            the table
    q            quit
    Enter        the open question again
companion-legal = Legal: { $answer }
companion-nobody = Nobody is asked anything here.
