# The client's own words. The words of questions, events and cards come from the games.

## Pages

home = Home
pages = Pages
nav-tables = Tables
nav-learn = Learn
nav-rules = Rules
beside-the-box = Beside the real box: solo opponent and positions
nav-arms = Coat of arms
page-lost = There is nothing at this address.
loading = Loading …
server-fault = The server could not do that. Try again in a moment.
try-again = Try again
close = Close
cancel = Cancel
save = Save
saved = Saved
credits = Credits
credits-short = Icons: game-icons.net, CC BY 3.0
credits-icons = Icons by
credits-fonts = Fonts:
credits-games = The games belong to their authors and publishers, who have no part in Tabard. Components marked with a quill are our reconstructions; whoever owns the box can replace them.
credits-licence = Tabard itself is free software under the MIT licence.

## Home

hero-1 = Come in,
hero-2 = sit down, play.
hero-text = Four medieval board games with every rule enforced: live or turn by turn, with friends, against bots or alone.
play-now = Play now
which-game = Which game
way-learn = Learn it
way-learn-text = A coach plays the first turns with you. Ten minutes.
way-bots = Against bots
way-bots-text = At once. Nobody waits for you.
way-friends = With friends
way-friends-text = Send them a link, or share one screen.
daily = Position of the day
daily-solve = Solve it
daily-solved = Solved
daily-row = { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
join-link = Join with a link
join = Join
your-games = Your games
wait-for-you = { $number ->
        [one] 1 waits for you
       *[other] { $number } wait for you
    }
open-tables = Open tables
shelf = Four games on the shelf
play = Play
read-rules = Rules
board-of = The board of { $game }
players-range = { $least } to { $most }
players-solo = alone or { $least } to { $most }
stage-draft = Still being built: not every rule is there.
stage-playable = Playable; the finishing touches are still to come.
game-grunwald = Na Grunwald!
game-grunwald-sub = Knights of King Jagiełło
game-grunwald-text = Place officers, hire knights, hold the line against the Order, and feed everybody in the end.
game-grunwald-time = 45 min
game-grunwald-weight = light
game-glory = Glory
game-glory-sub = A Game of Knights
game-glory-text = Train, pray, court and travel. Then ride three tournaments, die by die.
game-glory-time = 90 min
game-glory-weight = medium
game-zizka = Jan Žižka
game-zizka-sub = Medieval
game-zizka-text = Gather followers, ride the roads of Bohemia and beat the rulers who want your head.
game-zizka-time = 75 min
game-zizka-weight = medium
game-fief = Fief
game-fief-sub = England
game-fief-text = Marry, vote, betray. Four families want the crown, and only allies get it.
game-fief-time = 3 h
game-fief-weight = heavy
promise-why = It tells you why
promise-why-text = Every choice you cannot make names the rule that forbids it.
promise-dice = Dice you can check
promise-dice-text = The random seed is fixed before the first move and revealed after the last.
promise-pace = Your pace
promise-pace-text = Live with clocks, or about a move a day, with vacation time.
promise-back = Replay
promise-back-text = Step through the match, even while it is being played.
status-open = Waits for players
status-running = Watch
status-over = Over

## Opening a table

how-many-players = Players
bots-level = Level of the bots
level-page = Page
level-squire = Squire
level-knight = Knight
level-champion = Champion
level-page-like = A beginner: plays at random, never absurdly.
level-squire-like = Takes what looks best right now. Answers at once.
level-knight-like = Thinks ahead, about four seconds a round.
level-champion-like = Thinks ahead, ten seconds a round; several share them.
level-external = A program
hints-allowed = Hints allowed: ask what a Knight would do
hints-no-clock = Only without a clock.
patience = Waiting for absent players
patience-help = Who has not been here for longer holds up nobody: the others may replace them, or end the match.
resigned-look = Who resigns may go on looking
resigned-look-help = Through the seat they had, hidden cards included. They can neither play nor write.
pace = Pace
pace-live = Live
pace-live-text = 20 minutes each, plus 30 seconds a turn.
pace-brisk = Quick
pace-brisk-text = 5 minutes each, plus 10 seconds a turn.
pace-correspondence = Correspondence
pace-correspondence-text = About a move a day.
pace-untimed = No clock
pace-untimed-text = No time limit.
public-table = Public: listed in the lobby
hot-seat = Pass and play (hot-seat)
play-bots = { $number ->
        [one] Play against 1 bot
       *[other] Play against { $number } bots
    }
invite-friends = Open the table and invite friends
share-screen = Play on this screen
play-alone = Play alone
alone = Alone
house-rules-changed = { $number ->
        [0] default
        [one] 1 changed
       *[other] { $number } changed
    }
usual = default
usually = default: { $value }
seat-yours = You
own-content = Components from your own box
own-content-help = A TOML or JSON file with corrected components, for those who own the game.
own-content-choose = Choose a file
own-content-away = Remove the file
own-content-large = This file is too large: at most 100 kB.

## Lobby

free-chairs = { $number ->
        [one] One seat is free. The game begins when the host starts it.
       *[other] { $number } seats are free. The game begins when the host starts it.
    }
all-seated = Everybody is here.
chairs = { $number ->
        [one] 1 seat
       *[other] { $number } seats
    }
free-chair = Free seat
sit-here = Sit here
move-here = Move here
add-bot = Add a bot
send-away = Remove
give-to-program = Let a program play this seat
program-name = Name of the program
program-token = Its token, shown once
program-help = The program joins this table with the token. If it does not answer in time, a bot plays instead. The documentation has an example.
program-seats = Programs at this table
here = here
you-host = you, host
sit-down = Sit down
your-name = Your name
invitation = Invitation
copy-link = Copy the link
copied = Copied
start = Start
start-with-bots = { $number ->
        [one] Start with a bot on the free seat
       *[other] Start with bots on the { $number } free seats
    }
or-wait = or wait for more players
host-starts = The host starts the game.
house-rules = House rules
who-may-join = Who may join
visibility-public = Everybody
visibility-invited = By link
who-may-watch = Who may watch
spectators-everyone = Everybody
spectators-invited = By link
spectators-nobody = Nobody
reconstructed = { $number ->
        [one] 1 component is
       *[other] { $number } components are
    } reconstructed: neither the rulebook nor public pictures show them
content-as-is = All components are printed in the rulebook or shown in public.
content-replaced = Replaced by the host:
no-table = This table is not open to you
no-table-text = It does not exist, or it needs the whole invitation link.
gone-removed = You are no longer at this table
gone-banned = You are banned from this server
gone-signed_out = Your session has ended: sign in again

## Seats

seats = Seats
seat-number = Seat { $number }
bot-red = Red bot
bot-green = Green bot
bot-violet = Violet bot
bot-yellow = Yellow bot
bot-white = White bot
bot-blue = Blue bot
bot-black = Black bot
player-red = Red
player-green = Green
player-violet = Violet
player-yellow = Yellow
player-white = White
player-blue = Blue
player-black = Black
you = you
your-turn = Your turn
seat-thinks = thinks
seat-sealed = has chosen
seat-away = away
seat-resigned = has resigned
seat-stand-in = a bot plays
start-player = Start player
arms-of = Arms of { $player }
time-left = Time left
time-short = Your time is running out
days = { $number } d
hours = { $number } h
spectators = { $number ->
        [one] 1 spectator
       *[other] { $number } spectators
    }
colour-red = Red, chevron
colour-green = Green, roundel
colour-violet = Violet, saltire
colour-yellow = Yellow, two bars
colour-white = White, cross
colour-blue = Blue, lozenge
colour-black = Black, billet

## The table

board = Board
rounds = Rounds
side = Log, chat, rules and notes
views = Views
tab-log = Log
tab-deals = Deals
no-deals = There is nothing to offer or order now.
talk-alone = Talk with { $player } alone
talk-alone-hint = Only you two can read this. Words bind nobody; accepted deals do.
deals-offered = { $number ->
        [one] 1 offer for you
       *[other] { $number } offers for you
    }
tab-chat = Chat
tab-rules = Rules
tab-notes = Notes
view-board = Board
view-hand = Hand
view-seats = Seats
view-log = Log
log-empty = Nothing has happened yet.
since-your-turn = Since your last turn
show-all = Show everything
chat-empty = No messages yet.
chat-write = Write a message
chat-all = To everybody
chat-to = To { $player } only
chat-only = only to { $players }
chat-who = Visible to
chat-send = Send
note-hint = Your notes on this table. Nobody else reads them.
note-kept = Saved.
rules = Rules
guide = How to play
clauses = Numbered rules
next = Next
back = Back
no-guide = There is no guide to this game yet. Its rules are all there.
rules-search = Search the rules
rule-unknown = There is no such clause in the rules.
rule-more = Show it in the rules
menu = Menu
settings = Settings
this-table = This table
sound = Sound
live = live
offline = offline
connection-lost = Connection lost, reconnecting. Nothing is lost.
connection-closed = The connection to this table was closed. Reload the page to come back.

## Goal and score

goal = Goal
goal-grunwald = Most points after round 8 win: feed as strong an army as you can.
goal-glory = { $scenario ->
        [solo_warrior] Win all three tournaments.
        [solo_rival] Have more glory than SIR at the end.
        [solo_lone_challenge] Have { $aim } glory at the end.
       *[other] Most glory after the third tournament wins, titles included.
    }
goal-zizka = { $seats ->
        [1] Have more victory points than Torak when one of you reaches 20.
       *[other] Most victory points win; the game ends in the round somebody reaches 20.
    }
goal-fief = { $seats ->
        [2] Win with 4 points and your two families married, after turn 5 or 6; or with the most after turn 7.
        [3] Win with 3 points after turn 5 or 6, or with the most after turn 7.
       *[other] Win with 3 points alone or 4 with your ally after turn 5 or 6, or with the most after turn 7.
    }
lead = { $player } leads with { $score }, { $ahead } ahead: { $why }.
lead-several = { $players } lead with { $score }.
lead-solo = { $player }: { $score } so far.
lead-nobody = Nobody has points yet.
lead-guessed = (estimated)
about-ask = What is this? Then press any card, piece or place.
about-all = All cards and pieces
about-search = Search
about-nothing = There is nothing to tell about this.
moments = Great moments
moments-hint = A panel over the board, until you go on.
moments-none = None
moments-brief = Brief
moments-full = Full
moment-sums = In all
moments-more = { $number } more
bots-moves = What others do
bots-moves-hint = Each thing as it happens, or everything summed up when it is your turn again.
bots-moves-each = As it happens
bots-moves-summary = Summed up
moment-meanwhile = Meanwhile
continue = Continue
what-happened = What happened
skip = Skip
speed = Others' moves
speed-hint = shown on the board one after the other
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-none = at once
details = { $number ->
        [one] 1 detail
       *[other] { $number } details
    }
show-me-again = show me again
show-again = show
moment-skirmish = The skirmish
moment-duel = A duel
moment-tournament = The tournament
moment-round = The round is over
moment-fight = A fight
moment-conquest = A castle is attacked
moment-battle = A battle
moment-election = The election
moment-plague = A plague
moment-vikings = Vikings
score-now = If the game ended now
estimated = estimated
estimated-why = ≈ stands where others hide what they have: the number is an estimate from what you can see.

## Decisions

your-decision = Your decision
legal = You can choose this
step-undo = Back
how-many = How many
less = Less
more = More
hint = Hint
hint-title = What would a Knight do?
usual = As usual
usual-title = This is the only answer that makes sense. One press gives it, and all such answers after it, until you have something to decide or others are asked.
hint-thinks = The Knight is thinking.
hint-says = The Knight would choose: { $choice }
hint-chance = { $chance } % to win
hint-gains = better: { $parts }
hint-costs = worse: { $parts }
hint-others = Not looked into: { $number ->
        [one] 1 more choice.
       *[other] { $number } more choices.
    }
hint-measure = The numbers are points of the Knight's estimate: for the best choice compared with the next one, for the others with the best.
hint-alike = about the same
hint-from-you = Based only on what you know.
advance-passes = Always pass…
advance-answers = Always answer…
advance-title = Answer in advance
advance-hint = Given after a short pause, whatever you hold. Nobody else is told.
advance-where = Where
advance-everywhere = In every reaction window
advance-until = How long
advance-until-once = The next time I am asked
advance-until-round = For this round
advance-until-match = For the whole match
advance-unless = But ask me while I am attacked
advance-limit = Bid up to
advance-up-to = Bid up to { $number }
advance-ask-me = Ask me
advance-pass = Pass
advance-rule = { $answer } · { $where } · { $until }
advance-rule-unless = { $rule } · unless attacked
advance-strip = What you answer in advance
advance-coming = In a moment: { $answer }
advance-stop-here = Stop here
advance-stop = Stop: { $rule }
thinks-round = this round { $seconds } of { $purse } s
waiting-for = { $player } decides
waiting-for-several = Waiting for { $players }
waiting-hint = You will be told when it is your turn.
spectating = You are watching.
nothing-open = Nothing to decide
undo = Undo
undo-none = Undo: there is nothing of yours to take back.
undo-ask = Ask the others to undo, back to your last answer ({ $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    })
redo = Redo
undo-requested = You asked for an undo; the others decide.
undo-asks = { $player } asks for an undo, back to their own last answer: { $answers ->
        [one] 1 answer is
       *[other] { $answers } answers are
    } undone.
allow = Allow
refuse = Refuse
pace-asks = { $player } proposes another pace: { $pace }.
end-votes = For ending the match now: { $players }
end-vote = Vote to end the match
end-vote-back = Withdraw your vote
hand-seat-over = Let a bot play for me
take-seat-back = Take my seat back
read-only = This match began under other rules and can only be viewed here; its players can vote to end it.
bot-plays-you = A bot plays for you.
resign = Resign
resign-sure = Resign for good?
refused-stale = The game has moved on. Here is the current position; nothing is lost.
refused-refused = That cannot be done: { $reason }
refused-malformed = The server did not understand this: { $reason }
refused-content = These components cannot be played with: { $reason }
refused-broken = Something went wrong on the server; nothing was lost. Try again in a moment.
refused-busy = The server is busy. Try again in a moment.
refused-damaged = This table is damaged and cannot be shown.
refused-empty_seats = Some seats are still empty.
refused-foreign = This came from a foreign page.
refused-full = Every seat is taken.
refused-illegal = That is not possible now.
refused-no_hello = First open a table.
refused-no_level = There is no such bot.
refused-no_request = Nobody asks for that any more.
refused-no_seat = There is no such seat.
refused-no_table = There is no such table.
refused-no_token = Your visit has grown old. Load the page again.
refused-not_asked = You are not asked now.
refused-not_found = There is no such thing here.
refused-not_host = Only the host may do this.
refused-not_kept = Nothing was done: the server could not keep it. Try again in a moment.
refused-not_over = Not before the match is over.
refused-not_signed_in = Somebody must be there first: begin a match or sign in.
refused-not_started = The match has not begun.
refused-not_yours = You may not do this here.
refused-over = The match is over.
refused-read_only = This match can only be looked at.
refused-started = The match has begun already.
refused-taken = Somebody else has this already.
refused-too_large = That is too long.
refused-too_slow = That did not arrive in time. Try again.
refused-weak_password = This password is too weak.
refused-wrong_password = Name, password or link is wrong.
refused-wrong_token = No seat belongs to this token.
refused-restart = The server restarts. Try again in a moment.
refused-slow_down = Too many messages: please slow down.
refused-no_hints = Hints are off at this table.
refused-no_hint = No hint can be given here.
refused-muted = You are muted and cannot write here.
refused-banned = You are banned from this server.
refused-blocked = You cannot sit down at this table.
refused-not_invited = This table is not open to you.

## Looking back

step-through = Step through the match
step-first = To the start
step-back = Back one step
step-forward = Forward one step
step-last = To the current position
past = You are viewing an earlier position
past-hint = Step { $at } of { $all }
eyes-of = View as
back-to-now = Back to the game

## The end

the-end = The end
wins = { $player } wins
win-together = { $players } win together
no-winner = Not won this time
with-points = with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
score-parts = Where the points came from
total = Total
tie-break = Tie-break
ended-played = The match is over.
ended-voted = The players ended the match.
ended-resigned = The match ended by resignation.
ended-closed = The server administrator ended the match.
seed-told = Random seed:
rematch = Rematch
to-rematch = To the rematch
replay-it = Watch the replay
export = Export
analysis = Analysis
analysis-title = After the game
analysis-begin = Analyse this match
analysis-working = Analysing: { $percent } %. You may leave this page and come back.
analysis-failed = The match could not be analysed.
analysis-text = A bot judges every position and finds the decisions that cost the most. This takes a minute or two.
analysis-not-over = A match can be analysed when it is over.
analysis-back = To the table
curve-title = Chance to win
curve-text = In per cent, from what each player could know.
curve-describes = Chance to win of each player, from the beginning to the end of the match
curve-table = The curve as a table
curve-moment = Step
curve-at = Step { $at }: { $chances }
curve-seat = { $player } { $chance } %
curve-keys = The left and right arrows move through the match, Enter opens the position.
costly-title = Costly decisions
costly-text = Up to three for each player. The numbers are chances to win in per cent, from what the player knew then.
costly-none = Nothing costly was found.
costly-chosen = Chosen: { $choice }
costly-better = A Knight would choose: { $choice }
costly-cost = { $cost } percentage points lost
costly-open = See it on the board

## Settings

language = Language
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
motion = Animations
motion-system = System
motion-less = Reduced
confirm = Confirm with a second press
confirm-hint = Choices that cannot be undone always ask for it.
confirm-touch = On touch
confirm-always = Always
confirm-never = Never
volume = Volume
show-keys = Show keys on options
keys = Keys
key-option = The key on an option chooses it.
key-enter = Enter confirms.
key-esc = Esc clears the choice, then goes one step back.
key-undo = U undoes.
key-hint = ! asks what a Knight would do, where hints are allowed.
key-arrows = Left and right arrow step through the match.
key-help = ? shows the rule for the focused item, or this list.

## You

you-here = You, here
name = Name
arms = Coat of arms
arms-help = How arms are described
login = Login name
password = Password
sign-in = Sign in
sign-in-failed = Wrong name or password.
sign-in-hint = No account is needed to play: open a table and you are a guest.
tell-me = Notify me when it is my turn
push = Notify me in this browser
push-on = This browser will notify you
email = E-mail
webhook = Webhook address
webhook-help = Discord's and Slack's addresses work as they are. Other services receive JSON; add #slack or #discord to the address if they expect that format.
try-notices = Send a test message
all-arrived = The test message was delivered.
not-arrived = the message of { $when } could not be delivered.
channel-mail = E-mail
channel-webhook = Webhook
channel-push = Browser notifications
undelivered-no-answer = { $host } did not answer in time.
undelivered-not-trusted = { $host } has no valid certificate.
undelivered-unreachable = { $host } cannot be reached.
undelivered-not-outside = { $host } is not on the open internet.
undelivered-answered = { $host } answered { $status }.
undelivered-bad-address = This address is not allowed.
undelivered-mail-refused = The mail server does not accept this address at { $host }.
undelivered-mail-failed = The mail server is not working.
blocked-people = People you have blocked
unblock = Unblock
blocked-line = You blocked this person: show the message
blocked-line-gone = You blocked this person: the message is not shown
people-here = People at this table
block = Block
report = Report
remove = Remove
sure-block = Block { $name }? You will not sit at the same tables.
sure-remove = Remove { $name }? They cannot come back to this table.
is-blocked = { $name } is blocked. You can unblock them in your profile.
is-reported = Your report was sent to the server administrator.
report-why = What happened?
report-help = The server administrator will see this together with their latest chat messages here.
sign-out = Sign out
make-account = Create an account
personal-link = Your personal link, for coming back from another device:
export-me = Download my data

## Arms

arms-title = Coats of arms
arms-text = A coat of arms is a line of text. Players choose theirs, knights on cards have theirs, and the same text always draws the same shield.
arms-good = Good heraldry.
arms-badly = Hard to read (metal on metal or colour on colour):
arms-chance = Random
arms-take = Use this coat of arms
arms-examples = Examples
arms-seats = Seats: tincture and device

## Na Grunwald!

grunwald-round = Round { $round } of { $rounds }
grunwald-season-1 = Autumn 1408
grunwald-season-2 = Winter 1408
grunwald-season-3 = Spring 1409
grunwald-season-4 = Summer 1409
grunwald-season-5 = Autumn 1409
grunwald-season-6 = Winter 1409
grunwald-season-7 = Spring 1410
grunwald-season-8 = Summer 1410
grunwald-hint-teutons = one pawn sends one card
grunwald-hint-crown = pawn points win
grunwald-hint-provisions = pawns and ducats count
grunwald-hint-ducats = pawn points win
grunwald-hint-mercenaries = one pawn; ducats win
grunwald-hint-helpers = first: one free; second may buy
grunwald-empty = no one here yet
grunwald-no-cards = no cards
grunwald-truce = truce until round 4
grunwald-truce-title = Truce
grunwald-truce-hint = No skirmishes in rounds 1 to 3.
grunwald-teutons = Strength of the Teutons
grunwald-strength = Teutonic strength this round
grunwald-strength-none = No Teutons in sight.
grunwald-strength-sum = = { $cards } on cards + { $surplus } for { $seats } players{ $guests ->
        [0] {""}
       *[other] {" "}+ { $guests } guests
    }
grunwald-against = Defenders against Teutons
grunwald-deficit = Lost: everybody owes { $deficit }.
grunwald-held = The line holds.
grunwald-no-event = No event
grunwald-no-event-hint = Events begin in round 2.
grunwald-no-bid = No bid yet
grunwald-bid = { $player } bids { $ducats }
grunwald-rank = { $rank }: { $value }
grunwald-pile = { $field }: { $left } cards left
grunwald-pool = { $player }: { $number } helpers left to hire
grunwald-hand = Your hand
grunwald-hand-of = Hand:
grunwald-camp = Camp
grunwald-camp-hint = used once
grunwald-to-feed = { $knights ->
        [one] 1 knight
       *[other] { $knights } knights
    } to feed, { $provisions ->
        [one] 1 provision
       *[other] { $provisions } provisions
    }
grunwald-free-pawns = Free: { $officer ->
        [yes] officer,
       *[no] no officer,
    } { $helpers ->
        [one] 1 helper
       *[other] { $helpers } helpers
    }
grunwald-reserve = Your reserve
grunwald-stack-officer = Officer
grunwald-stack-helpers = { $number ->
        [one] 1 helper
       *[other] { $number } helpers
    }
grunwald-stack-hint = Drag pawns onto a field; or press them, then the field.
grunwald-place-officer = Place the officer
grunwald-place-helpers = { $number ->
        [one] Place 1 helper
       *[other] Place { $number } helpers
    }
grunwald-ghost = Your pawns, not placed yet
grunwald-field = { $field }, field { $number }
grunwald-group = { $player }: { $officer ->
        [yes] officer,{" "}
       *[no] {""}
    }{ $helpers ->
        [0] {""}
        [one] 1 helper,{" "}
       *[other] { $helpers } helpers,{" "}
    }{ $ducats ->
        [0] {""}
        [one] 1 ducat,{" "}
       *[other] { $ducats } ducats,{" "}
    }{ $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Glory

glory-round = Round { $round } of 3
glory-sir = SIR
glory-sir-deck = Cards left in SIR's deck
glory-sir-goals = Goals:
glory-solo-goal = Goal: { $number } glory
glory-level-easy = easy
glory-level-medium = medium
glory-level-hard = hard
glory-personality-warrior = warrior
glory-personality-godly = godly man
glory-faces = Look at
glory-face-setup = Setup
glory-face-town = Town
glory-face-lists = Lists
glory-face-duel = Duel
glory-joust = Joust à plaisance
glory-pas_darmes = Pas d'armes
glory-final = Final
glory-no-lists = No tournament is announced yet.
glory-running = riding now
glory-place = Place { $number }: { $name }
glory-place-free = free
glory-unchallenged = not challenged
glory-last-duel = The last duel
glory-coins = Coins
glory-strength = Strength
glory-faith = Faith
glory-glory = Glory
glory-prestige = Prestige
glory-attack = Attack
glory-mount = Mount
glory-armour = Armour
glory-pawns = Pawns
glory-pawns-left = Pawns left: { $number }
glory-goals = Personal goals
glory-deck-romance = Romance
glory-deck-market = Market
glory-deck-challenge = Challenge
glory-pile = { $deck } deck: { $left } left
glory-price = { $number }
glory-cost = costs { $cost }
glory-opponent = attack { $attack }, prestige { $prestige }
glory-gain-coins = { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
glory-gain-strength = { $number } strength
glory-gain-faith = { $number } faith
glory-gain-glory = { $number } glory
glory-gain-special_ally = { $number ->
        [one] a special ally
       *[other] { $number } special allies
    }
glory-gain-journey_cards = { $number ->
        [one] { $number } journey card
       *[other] { $number } journey cards
    }
glory-gain-prestige = prestige: { $what }
glory-gain-relic = a relic
glory-gain-titles = draw { $draw }, keep { $keep }
glory-gain-upgrade = { $item ->
        [mount] mount to { $level }
        [armour] armour to { $level }
       *[other] mount or armour to { $level }
    }
glory-hint-buy_upgrade = pay, raise mount or armour
glory-hint-take_ally = pay the price, keep the token
glory-hint-early_registration = enter the lists early
glory-timing-tent = before a duel
glory-timing-lance = in an engagement
glory-timing-permanent = always
glory-timing-on_gain = once, when gained
glory-used = used
glory-effect-set-die = { $die }: one to { $value }
glory-effect-reroll = reroll up to { $number } dice
glory-effect-own-attack = attack +{ $number }{ $first ->
        [yes] , first engagement
       *[no] {""}
    }
glory-effect-opponent-attack = opponent's attack −{ $number }{ $first ->
        [yes] , first engagement
       *[no] {""}
    }
glory-effect-opponent-prestige = opponent's prestige −{ $number }{ $first ->
        [yes] , first engagement
       *[no] {""}
    }
glory-effect-refresh = turns { $what ->
        [ally] a used ally
        [relic] a used relic
       *[prestige] a used prestige token
    } active
glory-effect-faith = faith rerolls { $number } more
glory-effect-plan = { $number } more when planning a journey
glory-effect-plays = { $number } more play in a journey
glory-effect-discount = market and allies { $number } cheaper
glory-effect-titles = titles worth { $number } more
glory-need-coins = coins
glory-need-strength = strength
glory-need-faith = faith
glory-need-allies_any = allies
glory-need-relics = relics
glory-need-prestige = prestige tokens
glory-need-romance = romance cards played
glory-need-market = market cards played
glory-need-challenge = challenges won
glory-need-without = without { $what }
glory-need-mount = mount { $level }
glory-need-armour = armour { $level }
glory-need-duel = win the duel against attack { $attack }, prestige { $prestige }
glory-progress = { $percent } per cent there
glory-worth = worth { $number } glory
glory-event-round = Event, round { $round }
glory-event-text = { $everybody ->
        [yes] everybody: { $said }
       *[no] { $cost ->
            [none] { $said }
           *[other] pay { $cost }: { $said }
        }
    }
glory-event-ally = take the ally
glory-event-lose = lose { $what }
glory-event-pawn = { $number } pawn less
glory-no-event = No event
glory-next-event = Next: { $event }
glory-pawns-here = Here: { $players }
glory-circles = Free circles: { $free }
glory-order = Order: { $players }
glory-slot = { $ally }. Price { $cost }
glory-slot-empty = empty until the refresh
glory-character = { $name }
glory-start = Start
glory-gear = Equipment
glory-cards = Cards
glory-income = Income
glory-titles = Titles
glory-titles-hint = Counted for each title alone; at the end a token serves one title only.
glory-public-titles = Common titles
glory-mine = My things
glory-hand = Journey cards
glory-no-cards = no cards
glory-retinue = Allies, relics, prestige
glory-wins = Engagements won: { $number }
glory-spent = Strength spent: { $number }
glory-faith-used = Faith spent: { $number }
glory-left = left: { $number }
glory-noble = Polish noble
glory-noble-die = rolls an armour die: { $number }
glory-penalty = { $die }: { $number } less for you
glory-die = { $die }: { $value }{ $reroll ->
        [yes] , to be rerolled
       *[no] {""}
    }
glory-counts = counts
glory-reroll = reroll
glory-modifier = Allies and relics
glory-step-tent = Tent
glory-step-strength = Strength
glory-step-roll = Roll
glory-step-faith = Faith
glory-step-ally = Ally
glory-step-second_ally = Ally
glory-step-relic = Relic
glory-step-resolve = Resolve
glory-engagement = attack, engagement { $number } of { $most }
glory-score = Attack { $mine } to { $its }
glory-results = Engagements
glory-skip = Skip
glory-won = won
glory-lost = lost
glory-tools-tent = In the tent
glory-tools-lance = With the lance
glory-tools-relic = Relics
glory-tools-permanent = Always on

table-damaged = Damaged table { $id }: ask the server administrator

# What the server refuses.
refused-there-is-no-room-on-the-disk = Nothing was done: the server's disk is full. Try again when the administrator has freed some space.
refused-the-database-is-read-only = Nothing was done: the server's database is read-only. Try again when the administrator has fixed it.
refused-the-database-is-damaged = Nothing was done: the server's database is damaged. Please tell the administrator.
refused-the-database-does-not-answer = Nothing was done: the server's database does not answer. Try again in a moment.
refused-this-table-is-damaged = This table is damaged and cannot be shown. Nothing was deleted: the administrator finds its id in the log.
refused-this-server-ends = This server is being restarted, and nothing was done. Try again in a moment.
refused-something-went-wrong-here = Something went wrong on the server; nothing was lost. Try again in a moment.

# Seats that change hands, sessions.
seat-may-be-yours = The seat of { $player } is free to be taken over.
ask-for-seat = Ask to take it
seat-asked = { $name } asks to play on for { $player }.
bot-asked = Proposal: a bot takes over for { $player }.
agreement-waits = Still waiting for: { $players }.
long-away = { $player } has been away longer than this table waits.
away-until = { $player } is away; the others need not wait after { $time }.
let-bot-play = Let a bot take over
the-stand-in = a bot
seat-changed = { $time }: the seat of { $was } is played by { $now }.
rules-moved = { $time }: the match goes on under rules { $now }; it began under rules { $was }, and every answer still holds.
end-now = End the match now
change-password = Change the password
password-old = Current password
password-new = New password
end-others = Sign out everywhere else
others-ended = You are signed in only here.
refused-this-password-is-too-common = This is one of the most common passwords. Choose another.
refused-this-password-is-too-simple = This password is too repetitive. Choose another.
refused-this-password-is-your-name = This password is your login name with something added. Choose another.
refused-you-know-another-seat = You know the secrets of another seat of this match.
refused-somebody-plays-this-seat = Somebody plays this seat.
refused-somebody-asks-already = Somebody else has asked already.
refused-not-away-long-enough = This player has not been away long enough.
refused-nobody-asks-for-a-seat = Nobody asks for a seat.
refused-a-program-would-show-you-that-seat = Others play here: the token of a program would show you that seat.
refused-you-write-too-fast = You are writing too fast. Wait a moment.
confirm-sent = A message was sent to that address: open the link in it, and notifications go there.
refused-this-server-sends-no-mail = This server sends no e-mail.
refused-too-many-addresses = Too many addresses in a short time. Try again later.
refused-this-link-is-over = This link is no longer valid.
