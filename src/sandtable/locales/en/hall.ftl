## Every page

page-name = Sandtable
page-close = Close
page-save = Save
page-copy = Copy
page-copied = Copied
page-language = Language
page-to-night = Dark mode
page-to-day = Light mode
page-loading = One moment…
page-to-hall = Lobby
page-nowhere = Nothing but sand here
page-nowhere-more = This page doesn’t exist. You’ll find the games in the lobby.

## You

page-guest = Guest
page-name-yourself = Your name
page-your-name = Your name
page-your-name-more = This is the name the other players see. There’s no account and no password.
page-device = Play on another device
page-device-link = Open this link on the other device within an hour. It works once and signs you in there.
page-push = Notify this device when it’s my turn
page-push-more = At turn-based tables, even while Sandtable is closed. The notification only says which game is waiting.
page-push-insecure = This device can only be notified over https, or on the computer that runs the server.
page-push-failed = Your browser couldn’t set up notifications. Please try again later.
page-install = Install as an app
page-webhook = Notify a URL (webhook) when it’s my turn
page-webhook-more = Handy for games that take days: the server sends a message to this address.
page-take = Continue on this device?
page-take-more = Your name and your tables come with you.
page-take-yes = Continue here
page-take-failed = This link no longer works

## The hall

page-tagline = Three desert games at one table: with friends, with strangers, or with bots.
page-games = Games
page-puzzles = Puzzle of the day
page-daily = Deal of the day
page-daily-results = Results of the day
page-daily-sealed = The record, the replay and the seed of this deal are opened when the day is over.
page-duplicate = Play this deal with others
page-hall-lost = The server isn’t responding right now. What you see may be out of date.
page-hall-closed = Can’t reach the server
page-hall-closed-more = Trying to reconnect…
page-offline-start = You’re offline
page-offline-start-more = Sandtable has loaded from this device, but your tables are on the server. You can carry on as soon as you’re back online.
page-seats-range = { $fewest }–{ $most } players
page-play-now = Play now
page-play-now-quick = Quick start: camels on the same space are stacked at random
page-open-table = Create a table
page-my-tables = My tables
page-my-tables-none = You’re not at a table yet. “Play now” starts a game in one click.
page-all-tables = Show all { $tables }
page-join = Join
page-join-link = Table code or link
page-join-go = Join
page-join-wrong = That’s neither a table code nor a table link. Codes have six letters.
page-open-tables = Open tables
page-open-tables-none = Nobody is looking for players right now.
page-watch = Games to watch
page-watch-none = There’s no public game to watch right now.
page-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
page-open-seats =
    { $open ->
        [one] { $open } open seat
       *[other] { $open } open seats
    }
page-over = Finished
page-playing = In progress
page-waiting-to-start = Not started yet
page-your-turn = Your turn
page-turn-of = Waiting for { $names }
page-result-mine = You won with { $score }
page-result =
    { $winners ->
        [0] Nobody won
        [one] { $names } won with { $score }
       *[other] { $names } share the win with { $score }
    }
page-result-place = You: { $score }, place { $place } of { $seats }
page-history = My games
page-history-none = You haven’t finished a game yet.
page-tally =
    { $played ->
        [one] { $played } game
       *[other] { $played } games
    }, { $won } won, best score { $best }
page-tally-against = Against { $against }: { $won } of { $played } won
page-against-people = people
page-against-mixed = bots of several levels
page-tally-hinted =
    { $games ->
        [one] 1 game with hints
       *[other] { $games } games with hints
    }
page-tally-given-away =
    { $games ->
        [one] Given away in 1 reviewed game: { $wins } wins
       *[other] Given away in each of { $games } reviewed games: { $wins } wins
    }
page-played-with-hints =
    { $hints ->
        [one] with 1 hint
       *[other] with { $hints } hints
    }
page-review-mark =
    { $mistakes ->
        [0] Review: nothing given away
        [one] Review: { $wins } wins given away in 1 mistake
       *[other] Review: { $wins } wins given away in { $mistakes } mistakes
    }
page-review-none = Review this game
page-export = Download all my records
page-export-more = One file with a record in each line: your newest 500 games.

## What is agreed

page-game = Game
page-seats = Players
page-seats-number =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
page-chairs = Seats
page-chair-me = Me
page-chair-open = Open seat
page-chair-bot = Bot ({ $level })
page-pace = Pace
page-pace-live = Live, in one sitting
page-pace-turns = turn-based
page-pace-turns-more = Turn-based, over several days
page-clock = Time limit
page-clock-none = No time limit
page-clock-seconds =
    { $seconds ->
        [one] { $seconds } second per decision
       *[other] { $seconds } seconds per decision
    }
page-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute per decision
       *[other] { $minutes } minutes per decision
    }
page-clock-days =
    { $days ->
        [one] { $days } day per decision
       *[other] { $days } days per decision
    }
page-clock-game = { $minutes } min for the whole game, plus { $increment } s per decision
page-listed = Listed in the lobby
page-watch-allowed = Spectators welcome
page-stand-in = Bots take over for players who leave or run out of time
page-undo-allowed = Undo allowed
page-hints-allowed = Hints allowed
page-odds-allowed = Odds allowed
page-variants = Rule variants
page-start = Start the game

## Bots

hall-level-random = random
hall-level-novice = novice
hall-level-novice-says = Plays like a beginner: goes for whatever looks good, and often misjudges it.
hall-level-regular = regular
hall-level-regular-says = Knows the game well and picks the most valuable move, without looking far ahead.
hall-level-strong = strong
hall-level-strong-says = Plays out the most promising moves in its head a few times before deciding.
hall-level-expert = expert
hall-level-expert-says = Thinks the longest: weighs up many ways the game could go, and what the others are hiding and aiming for.
hall-level-custom = custom
hall-level-custom-says = A bot that was added on this server.
hall-level-accountant = accountant
hall-level-greedy = greedy
hall-level-rule-of-thumb = rule of thumb
hall-level-simple = simple
hall-persona-bibi = Bibi
hall-persona-tiko = Tiko
hall-persona-lulu = Lulu
hall-persona-momo = Momo
hall-persona-juju = Juju
hall-persona-pepi = Pepi
hall-persona-dodi = Dodi
hall-persona-kiki = Kiki
hall-persona-amira = Amira
hall-persona-basim = Basim
hall-persona-dalia = Dalia
hall-persona-faris = Faris
hall-persona-hana = Hana
hall-persona-idris = Idris
hall-persona-leyla = Leyla
hall-persona-omar = Omar
hall-persona-nadir = Nadir
hall-persona-salma = Salma
hall-persona-tariq = Tariq
hall-persona-zahra = Zahra
hall-persona-karim = Karim
hall-persona-yasmin = Yasmin
hall-persona-rashid = Rashid
hall-persona-samira = Samira
hall-persona-meret = Meret
hall-persona-senbi = Senbi
hall-persona-tiaa = Tiaa
hall-persona-hori = Hori
hall-persona-nefri = Nefri
hall-persona-khety = Khety
hall-persona-sabu = Sabu
hall-persona-ahmes = Ahmes

## At the door of a table

page-invited = You’re invited to a table
page-invited-by = { $host } invites you to { $game }
page-invited-to = You’re invited to { $game }
page-invited-players = At the table: { $names }
page-invited-full = Every seat is taken, but you can watch.
page-invited-begun = The game has already begun, but you can watch.
page-enter = Join
page-table-gone = This table isn’t available
page-table-broken = This table can’t be read
page-salvage = Save what can be read
page-reconnecting = Connection lost. Reconnecting…
page-offline = You’re offline. The game will wait for you.
page-restarting = The server is restarting and will be back in a moment.

## The waiting room

page-invite = Invite others
page-invite-more = Anyone with this link can join.
page-invite-network = Anyone in your network with this link can join.
page-invite-here = This link only works on this computer: “{ $host }” always means the computer that opens it. To let others in your network join, stop the server and start it again with --share.
page-share = Share…
page-join-code = Code to read out
page-join-code-more = Type it into “Join” in the lobby.
page-invite-link = Link to this table
page-invite-code = QR code of the link
page-invite-bot = Add a bot on seat { $number }
page-players = Players
page-seat-open = Open seat
page-online = online
page-away = away
page-sit = Sit here
page-stand = Clear seat { $number }
page-move = Move { $name } to another seat
page-move-stop = Leave { $name } there
page-move-here = Move { $name } to seat { $number }
page-move-swap = Swap { $name } and { $other }
page-host = host
page-seat-name = Player on seat { $number }
page-seat-names = Sharing this device? Give each of your seats a name.
page-bot = Bot…
page-start-when-full =
    { $open ->
        [one] { $open } seat is still open – wait for a player or add a bot.
       *[other] { $open } seats are still open – wait for players or add bots.
    }
page-fill-bots = Fill open seats with bots
page-levels = Bot levels
page-host-starts = The host will start the game.
page-agreed = Table settings
page-host-decides = Only the host can change this.

## At the table

page-title-turn = ● Your turn: { $title }
page-spectators =
    { $spectators ->
        [one] { $spectators } spectator
       *[other] { $spectators } spectators
    }
page-skip = Skip to my next decision
page-skip-scores = Show everything now
page-undo =
    { $steps ->
        [0] Undo
       *[other] Undo ({ $steps })
    }
page-restart = Restart turn
page-ask-undo = Ask to undo
page-ask-undo-why = Dice were rolled or others have acted since, so everyone has to agree.
page-ask-hint = Hint
page-hint-thinking = An expert is thinking…
page-propose-hints = Ask to allow hints
page-hide-hint = Hide the hint
page-choices = Choices
page-log = Log
page-chat = Chat
page-panels = Choices, log and chat
page-no-choice = There’s nothing for you to decide right now.
page-spectating = You’re watching this game.
page-to-decide = to play
page-earlier = Earlier lines
page-missed = While you were away
page-since = Since your last turn
page-log-unfold = Show this turn in detail
page-log-empty = Nothing has happened yet.
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-react = React
page-react-applause = Applause
page-react-laugh = Laughter
page-react-wow = Amazement
page-react-sad = Oh no
page-react-thanks = Thank you
page-react-hurry = Take your time – but not too much
page-paused = The clocks are paused.
page-look = View as { $name }
page-lend = Let a bot play for me
page-lend-other = Let a bot ({ $level }) play for { $name }
page-lend-soon = { $name } may still come back. A bot can take over in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
page-lend-level = How well should it play?
page-reclaim = Take my seat back
page-lent-banner = A bot is playing for you.
page-lent-asked = bot playing for now
page-lent-away = away: bot playing
page-lent-clock = out of time: bot playing
page-proposes-undo = { $name } asks to undo the last decision.
page-proposes-undo-of =
    { $name } asks to go back to before this decision of theirs: “{ $verb }”. { $plays ->
        [one] One decision would be undone.
       *[other] { $plays } decisions would be undone: { $whose }.
    }
page-proposes-undo-yours = Yours would be undone, too.
page-vote-over = The request has lapsed.
page-proposes-pause = { $name } asks to pause the clocks.
page-proposes-hints = { $name } asks to allow hints from an expert.
page-votes-missing = Still to vote: { $names }
page-agree = Agree
page-disagree = Decline
page-pass = Pass the device to { $name } (seat { $number })
page-pass-more = Hidden information appears when you continue.
page-pass-ready = I’m ready

## How I like it here

page-table-settings = Settings
page-speed = Animation
page-speed-calm = calm
page-speed-fast = fast
page-speed-instant = instant
page-speed-now = Animation: { $speed }
page-show-board = Show the board
page-show-scores = Show the scores
page-sound = Play sounds
page-confirm-taps = Ask me to confirm each tap
page-confirm = Confirm
page-cancel = Cancel
page-only-answer = Answer for me when there’s only one answer
page-notify = Notify me when it’s my turn
page-notify-denied = Your browser blocks notifications from this page. You can allow them in the browser’s settings.
page-resume = Resume the clocks
page-ask-pause = Ask to pause the clocks
page-seal = All dice and cards were fixed before the game began. Seal:

## The end

page-scoring = Final scoring
page-winners =
    { $winners ->
        [0] Nobody wins!
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
page-rerolled =
    { $times ->
        [one] A roll or draw was undone and repeated once in this game.
       *[other] Rolls or draws were undone and repeated { $times } times in this game.
    }
page-with-hints =
    { $hints ->
        [one] { $name } played with 1 hint.
       *[other] { $name } played with { $hints } hints.
    }
page-score-sheet = Score sheet
page-score-line = Category
page-total = Total
page-rematch = Play again
page-rematch-join = Join the rematch
page-rematch-watch = Watch the rematch
page-record = Download the game record
page-verify = Check the dice and cards
page-verified =
    { $draws ->
        [one] The only die roll or card draw matches the seal.
       *[other] All { $draws } die rolls and card draws match the seal.
    }
page-not-verified = The die rolls and card draws don’t match the seal!

## Looking again

page-look-again = Watch the replay
page-replay = Replay
page-replay-close = Back to the result
page-replay-first = Go to the start
page-replay-back = Step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = Step forward
page-replay-last = Go to the end
page-replay-slider = Position in the game
page-replay-place = Step { $step } of { $steps }
page-replay-speed = Speed
page-replay-eyes = View as
page-replay-spectator = Spectator
page-replay-share = Copy a link to this position
page-record-open = Open a game record

## The log of a table

log-sat = { $name } sits down.
log-bot = { $seat } sits down: a bot ({ $level }).
log-seat-named = { $name } is playing on seat { $number }.
log-stood = { $seat } leaves the seat.
log-swapped = { $seat } and { $other } swap seats.
log-moved = { $who } moves to seat { $number }.
log-changed = The host has changed the table settings.
log-started = The game begins.
log-took-back =
    { $plays ->
        [one] { $seat } undoes the last decision.
       *[other] { $seat } undoes the last { $plays } decisions.
    }
log-took-back-agreed =
    { $plays ->
        [one] { $seat } undoes the last decision; everyone agreed.
       *[other] { $seat } undoes the last { $plays } decisions; everyone agreed.
    }
log-proposed-undo =
    { $plays ->
        [one] { $seat } asks to undo the last decision.
       *[other] { $seat } asks to undo the last { $plays } decisions.
    }
log-proposed-pause = { $seat } asks to pause the clocks.
log-proposed-hints = { $seat } asks to allow hints.
log-lapsed = { $seat }’s request has lapsed.
log-voted-yes = { $seat } agrees.
log-voted-no = { $seat } declines.
log-paused = The clocks are paused.
log-hinted = { $seat } gets a hint.
log-hints-allowed = Everyone agrees: hints are allowed.
log-resumed = { $seat } resumes the clocks.
log-lent-asked = A bot ({ $level }) is now playing for { $seat }.
log-lent-away = { $seat } is away: a bot ({ $level }) takes over.
log-lent-clock = { $seat } has run out of time: a bot ({ $level }) takes over.
log-reclaimed = { $seat } is back.

## Why not?

refused-unreachable = The server isn’t responding. Please try again in a moment.
refused-internal = Something went wrong on the server. Nothing has changed.
refused-not-kept = This couldn’t be saved. Nothing has changed.
refused-not-readable = The server can’t read its data right now. Nothing has changed.
refused-table-broken = This table’s log is damaged, or this version of the server can’t read it. Other tables aren’t affected, and the server will try again from time to time.
refused-log-full = This table’s log is full: you can finish the game, but nothing else can be saved.
refused-try-again = That didn’t work. Please try again.
refused-too-fast = That was too fast. Please wait a moment.
refused-too-large = That’s too large.
refused-cross-site = Requests from other sites are blocked.
refused-wrong-host = The server doesn’t recognise the name in your address bar. Whoever runs it can add the name with --allowed-hosts.
refused-wrong-scheme = Your browser uses http where the server expects https, or the other way round. Whoever runs the server can name its proxy with --trusted-proxies.
refused-unknown-guest = The server doesn’t know you yet: choose a name first.
refused-bad-name = A name must be one line of visible characters.
refused-bad-link = This link isn’t valid, or it’s more than an hour old.
refused-used-link = This link has already been used.
refused-bad-text = Please write one line of visible characters.
refused-no-such-table = There is no table at this address.
refused-no-such-code = There’s no table with this code. A code stops working after an hour or two, and when the game begins.
refused-no-such-entry = The game has no such position.
refused-blocked = Whoever runs this server has blocked you.
refused-not-watchable = Only the players can see this table.
refused-no-such-game = This game isn’t available here.
refused-no-such-level = There’s no such bot here.
refused-no-such-seat = There’s no such seat at this table.
refused-wrong-chairs = There must be as many seats as players.
refused-too-many-tables = You’re at too many tables: finish a game first.
refused-already-started = The game has already begun.
refused-not-playing = There’s no game in progress here.
refused-not-over = The game isn’t over yet.
refused-not-host = Only the host can do that.
refused-not-your-seat = That’s not your seat.
refused-seat-taken = Someone is already sitting there.
refused-seat-open = Nobody is sitting there.
refused-seats-open = Some seats are still open.
refused-other-game = You can’t change a table’s game: create another table.
refused-seat-lent = A bot is playing for this seat right now.
refused-seat-not-lent = No bot is playing for this seat.
refused-out-of-time = You can’t rejoin after running out of time.
refused-not-asked = It’s not this player’s turn.
refused-not-idle = Give this player a little more time.
refused-no-undo-here = Undo is off at this table.
refused-no-odds-here = Odds are off at this table.
refused-no-hints-here = Hints are off at this table.
refused-deal-sealed = This deal is sealed until you have finished it; the deal of the day is sealed until the day is over.
refused-deal-fixed = All tables of a deal have the same settings.
refused-deal-unfinished = Finish your other table with this deal first.
refused-deal-full = This deal has enough tables.
refused-hints-not-agreed = At this table, everyone has to agree to hints first.
refused-hints-agreed = Hints are already allowed.
refused-hint-coming = The expert is still thinking.
refused-only-one-option = There is nothing to decide: only one action is possible.
refused-no-seal = The luck of this game was never sealed, so it can’t go on the same way.
refused-proposal-open = Another vote is still open.
refused-no-proposal = This vote is already over.
refused-voted-already = You’ve already voted.
refused-no-clock-runs = No clock is running.
refused-not-paused = The clocks are already running.
refused-no-such-question = You can’t ask that in this game.
refused-bad-message = The server didn’t understand that message.
refused-webhook-not-a-url = That’s not a valid URL.
refused-webhook-scheme = The URL must start with http or https.
refused-webhook-too-long = The URL is too long.
refused-webhook-port = This port isn’t allowed.
refused-webhook-userinfo = The URL must not contain a user name.
refused-webhook-inside = URLs inside this network aren’t allowed.

## Rules, examples, hints

page-rules = Rules
page-rules-of = { $title }: rules
page-rules-alone = Open the rules on a separate page
page-rules-here = Show the rule
page-rules-rule = Rule { $rule }
page-rules-search = Search the rules
page-rules-contents = Contents
page-rules-found =
    { $found ->
        [0] Nothing found. Try another word.
        [one] { $found } paragraph found
       *[other] { $found } paragraphs found
    }
page-rules-usual = default
page-example-show = Show the example
page-example-board = Example board: use the arrow keys to step through it
page-example-back = Back
page-example-forward = Next step
page-example-again = Back to the start
page-example-step = { $step } / { $steps }
page-hint = Your first game
page-hint-known = Got it
page-hint-rules = Read the rule
page-hint-none = Stop showing tips
page-hints = Tips for your first game
