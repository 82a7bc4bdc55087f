## Every page

page-name = Sandtable
page-close = Close
page-save = Save
page-copy = Copy
page-copied = Copied
page-language = Language
page-to-night = Switch to night
page-to-day = Switch to day
page-loading = One moment …
page-to-hall = To the hall
page-nowhere = Only sand here
page-nowhere-more = There is no such page. The hall is where the games are.

## You

page-guest = Guest
page-name-yourself = Your name
page-your-name = Your name
page-your-name-more = This is how the others see you. There is no account and no password.
page-device = Play on another device
page-device-link = Open this link on the other device within an hour. It works once and makes that device you.
page-webhook = Call an internet address when it is my turn
page-webhook-more = For games that take days: the hall sends a message there.
page-take = Continue as yourself on this device?
page-take-more = Your name and your tables come along.
page-take-yes = Continue here
page-take-failed = This link no longer works

## The hall

page-tagline = Three desert games at one table: with friends, with strangers, or with bots.
page-games = Games
page-hall-lost = The hall does not answer at the moment. What you see may be out of date.
page-hall-closed = The hall is closed
page-hall-closed-more = It does not answer. This page keeps trying.
page-seats-range = { $fewest }–{ $most } players
page-play-now = Play now
page-open-table = Open a table
page-my-tables = My tables
page-my-tables-none = You do not sit at any table yet. Play now takes one click.
page-all-tables = Show all { $tables }
page-join = Join
page-join-link = Link or code of a table
page-join-go = Join
page-join-wrong = That is no link to a table. It ends in a code of 16 characters.
page-open-tables = Open tables
page-open-tables-none = Nobody is looking for players right now.
page-watch = Games to watch
page-watch-none = No public game is being played.
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
page-over = Over
page-playing = Playing
page-waiting-to-start = Not started yet
page-your-turn = Your turn
page-turn-of = Turn of { $names }

## What is agreed

page-game = Game
page-seats = Players
page-seats-number =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
page-chairs = Who sits where
page-chair-me = Me
page-chair-open = Open for anybody
page-chair-bot = Bot ({ $level })
page-pace = Pace
page-pace-live = Live, in one sitting
page-pace-turns = turn by turn
page-pace-turns-more = Turn by turn, over days
page-clock = Clock
page-clock-none = No clock
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
page-clock-game = { $minutes } min for the game, + { $increment } s per decision
page-listed = Listed in the hall
page-watch-allowed = Spectators welcome
page-undo-allowed = Taking back allowed
page-odds-allowed = Odds allowed
page-variants = Variants of the rules
page-start = Start the game

## Bots

hall-level-random = random
hall-level-novice = novice
hall-level-novice-says = Plays like a beginner: goes for what looks good on the table, and often misjudges it.
hall-level-regular = regular
hall-level-regular-says = Knows the game well and takes the move that is worth most, without looking far ahead.
hall-level-strong = strong
hall-level-strong-says = Plays the promising moves out in its head a few times before it decides.
hall-level-expert = expert
hall-level-expert-says = Thinks the longest: weighs many ways the game may go, and what the others hide and want.
hall-level-greedy = greedy
hall-level-rule-of-thumb = by rule of thumb
hall-level-simple = simple

## At the door of a table

page-invited = You are invited to a table
page-enter = Come in
page-table-gone = There is no table for you here
page-table-broken = This table cannot be read
page-salvage = Save what can be read
page-reconnecting = The connection is lost. Trying to get it back …
page-offline = Your device is offline. The game waits for you.
page-restarting = The hall is being restarted. It will be back in a moment.

## The waiting room

page-invite = Invite others
page-invite-more = Whoever has this link can come in and sit down.
page-invite-link = Link to this table
page-invite-code = The link as a QR code
page-invite-bot = Put a bot on seat { $number }
page-players = Players
page-seat-open = Open seat
page-online = here
page-away = away
page-sit = Sit here
page-stand = Empty seat { $number }
page-swap = Change places with seat { $number }
page-bot = Bot …
page-start-when-full =
    { $open ->
        [one] { $open } seat is still open: somebody sits down there, or a bot does.
       *[other] { $open } seats are still open: somebody sits down there, or bots do.
    }
page-fill-bots = Fill the open seats with bots
page-levels = What the bots are like
page-host-starts = The game begins when the host starts it.
page-agreed = What is agreed
page-host-decides = The host decides this.

## At the table

page-title-turn = ● Your turn: { $title }
page-spectators =
    { $spectators ->
        [one] { $spectators } spectator
       *[other] { $spectators } spectators
    }
page-skip = Skip
page-undo =
    { $steps ->
        [0] Take back
       *[other] Take back ({ $steps })
    }
page-undo-until = Until then. { $reason }
page-ask-undo = Ask to take back
page-choices = Choices
page-log = Log
page-chat = Chat
page-panels = Choices, log and chat
page-no-choice = There is nothing for you to decide at the moment.
page-spectating = You are watching this game.
page-to-decide = has to decide
page-earlier = Earlier lines
page-missed = While you were away
page-log-empty = Nothing has happened yet.
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-paused = The clocks are stopped.
page-look = Look through the eyes of { $name }
page-lend = Let a bot play for me
page-lend-other = Let a bot ({ $level }) play for { $name }
page-lend-soon = { $name } may still come back: a bot can take over in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }
page-lend-level = How well shall it play?
page-reclaim = Play myself again
page-lent-asked = a bot plays for now
page-lent-away = away: a bot plays
page-lent-clock = out of time: a bot plays
page-proposes-undo = { $name } asks to take back the last decision.
page-proposes-pause = { $name } asks to stop the clocks.
page-votes-missing = Still to answer: { $names }
page-agree = Agree
page-disagree = Refuse
page-pass = Pass the device to { $name } (seat { $number })
page-pass-more = What the others may not see comes up when you go on.
page-pass-ready = I am ready

## How I like it here

page-table-settings = Settings
page-speed = Animation
page-speed-normal = normal
page-speed-fast = fast
page-speed-none = off
page-sound = Sound when something happens
page-notify = Notification when it is my turn
page-notify-denied = Your browser does not let this page notify you. You can allow it in the browser’s settings.
page-resume = Let the clocks run again
page-ask-pause = Ask to stop the clocks
page-seal = The dice and cards of this game are fixed and sealed:

## The end

page-scoring = The final scoring
page-winners =
    { $winners ->
        [0] Nobody wins!
        [one] { $names } wins!
       *[other] { $names } win together!
    }
page-score-sheet = Score sheet
page-score-line = Line
page-total = Total
page-rematch = Play again
page-rematch-join = Join the rematch
page-rematch-watch = To the rematch
page-record = Save the record
page-verify = Check dice and cards
page-verified =
    { $draws ->
        [one] The only die or card is what the seal promised.
       *[other] All { $draws } dice and cards are what the seal promised.
    }
page-not-verified = The dice and cards are not what the seal promised!

## Looking again

page-look-again = Look again
page-replay = Looking at the game again
page-replay-close = Back to the result
page-replay-first = To the start
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step forward
page-replay-last = To the end
page-replay-slider = Moment of the game
page-replay-place = Step { $step } of { $steps }
page-replay-speed = Speed
page-replay-eyes = Whose eyes
page-replay-spectator = Spectator
page-replay-share = Copy the link to this moment
page-record-open = Open a record

## The log of a table

log-sat = { $name } sits down.
log-bot = { $seat } sits down: a bot ({ $level }).
log-stood = { $seat } gets up.
log-swapped = { $seat } and { $other } have changed places.
log-changed = The host has changed what is agreed.
log-started = The game begins.
log-took-back = { $seat } takes back the last decision.
log-took-back-agreed = { $seat } takes back the last decision; all agreed.
log-proposed-undo = { $seat } asks to take back the last decision.
log-proposed-pause = { $seat } asks to stop the clocks.
log-voted-yes = { $seat } agrees.
log-voted-no = { $seat } refuses.
log-paused = The clocks are stopped.
log-resumed = { $seat } lets the clocks run again.
log-lent-asked = A bot ({ $level }) plays for { $seat }.
log-lent-away = { $seat } is away: a bot ({ $level }) plays on.
log-lent-clock = { $seat } has run out of time: a bot ({ $level }) plays on.
log-reclaimed = { $seat } plays again.

## Why not?

refused-unreachable = The hall does not answer. Please try again in a moment.
refused-internal = Something went wrong in the hall. Nothing has changed.
refused-not-kept = The hall could not write this down. Nothing has changed.
refused-not-readable = The hall cannot read its data at the moment. Nothing has changed.
refused-table-broken = Its log is damaged, or this version of the hall cannot read it. The other tables are not affected, and the hall tries again from time to time.
refused-log-full = The log of this table is full: the game can be finished, but nothing else can be written down.
refused-try-again = That did not work. Please try again.
refused-too-fast = That was too fast. Wait a moment.
refused-too-large = That is too large.
refused-cross-site = The hall only listens to its own pages.
refused-wrong-host = The hall does not know the name in your address bar. Whoever runs it can add it with --allowed-hosts.
refused-wrong-scheme = Your page came by another way (http or https) than the hall believes. Whoever runs it names the proxy with --trusted-proxies.
refused-unknown-guest = The hall does not know you yet: give yourself a name first.
refused-bad-name = A name is one line of visible characters.
refused-bad-link = This link is not valid, or it is more than an hour old.
refused-used-link = This link has been used already.
refused-bad-text = Write one line of visible characters.
refused-no-such-table = There is no table at this address.
refused-no-such-entry = The game has no such moment.
refused-not-watchable = Only the players may look at this table.
refused-no-such-game = This game is not played here.
refused-no-such-level = There is no such bot here.
refused-no-such-seat = There is no such seat at this table.
refused-wrong-chairs = There must be as many chairs as players.
refused-too-many-tables = You sit at too many tables: finish a game first.
refused-already-started = The game has already begun.
refused-not-playing = No game is going on here at the moment.
refused-not-over = The game is not over yet.
refused-not-host = Only the host may do that.
refused-not-your-seat = That is not your seat.
refused-seat-taken = Somebody sits there already.
refused-seat-open = Nobody sits there.
refused-seats-open = Some seats are still open.
refused-other-game = The game of a table cannot be changed: open another table.
refused-seat-lent = A bot plays for this seat at the moment.
refused-seat-not-lent = No bot plays for this seat.
refused-out-of-time = Whoever has run out of time cannot come back.
refused-not-asked = It is not this player’s turn.
refused-not-idle = Give this player some more time.
refused-no-undo-here = At this table nothing is taken back.
refused-no-odds-here = At this table there are no odds.
refused-proposal-open = Another question to all is still open.
refused-no-proposal = This question has been settled.
refused-voted-already = You have answered already.
refused-no-clock-runs = No clock is running.
refused-not-paused = The clocks are running already.
refused-no-such-question = The game has no answer to this.
refused-bad-question = This question makes no sense at the moment.
refused-webhook-not-a-url = That is not an internet address.
refused-webhook-scheme = The address must begin with http or https.
refused-webhook-too-long = The address is too long.
refused-webhook-port = This port is not called.
refused-webhook-userinfo = The address must not contain a user name.
refused-webhook-inside = Addresses inside this network are not called.

## Rules, examples, hints

page-rules = Rules
page-rules-of = { $title }: the rules
page-rules-alone = The rules on a page of their own
page-rules-here = What the rules say here
page-rules-rule = Rule { $rule }
page-rules-search = Search the rules
page-rules-contents = Contents
page-rules-found =
    { $found ->
        [0] Nothing found. Try another word.
        [one] { $found } paragraph found
       *[other] { $found } paragraphs found
    }
page-rules-usual = usual
page-example-show = Show the example
page-example-board = Board of the example; arrow keys step through it
page-example-back = Back
page-example-forward = Next step
page-example-again = From the start
page-example-step = { $step } / { $steps }
page-hint = Your first game
page-hint-known = Got it
page-hint-rules = Read the rule
page-hint-none = No more hints
page-hints = Hints for newcomers to this game
