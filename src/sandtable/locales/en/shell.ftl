## Players and lists

player-name = Player { $number }
list-times = { $times } × { $item }
list-next = { $head }, { $tail }
list-last = { $head } and { $tail }

## The prompt

prompt-waiting = Waiting for { $seats }.
prompt-over = The game is over.

## Why not?

refused-not-your-turn = It is not your turn.
refused-not-now = That is not what is asked now.
refused-stale-answer = This question has already been answered.
refused-no-such-action = There is no such action in this game.
refused-bad-input = That cannot be understood.
refused-bad-setup = A game cannot be set up like that.
refused-bad-message = The message cannot be understood.
refused-bad-record = The record is damaged or is not one of ours.
refused-undo-start = There is nothing to take back.
refused-undo-luck = It cannot be taken back: dice were rolled or cards drawn.
refused-undo-secret = It cannot be taken back: a secret came to light.
refused-undo-other = It cannot be taken back: somebody else has decided since.
refused-undo-final = A sealed bid cannot be taken back.

## The terminal: the beginning

shell-welcome =
    { $title } for { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
shell-resumed =
    The game goes on after { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }.
shell-sealed = The dice and cards of this game are fixed and sealed: { $hash }
shell-bot-name = Bot { $number }
shell-how = Type the number of an option, or ? for everything else you can do.

## A turn

shell-turn = { $seat } to play
shell-since = Since your last turn
shell-choose = Your choice
shell-pass = The keyboard goes to { $seat }. Press Enter when nobody else is looking.
shell-enter = Enter goes on
shell-go-on = Enter goes on, u takes it back
shell-undone = Taken back: { $action }

## Answers to what was typed

shell-unknown = “{ $input }” is no number, action or command here; ? shows what you can type.
shell-no-number = There is no option { $number }: they go from 1 to { $most }.
shell-several = “{ $input }” could mean several things: { $matches }.
shell-allowed = That is allowed: it is option { $number }.
shell-why-what = Why not what? Type the action after w.
shell-save-where = Type a file name after s.
shell-log-empty = Nothing has happened yet.
shell-no-odds = There is no table of odds here.

## Help

shell-help-number = choose the option with that number
shell-help-text = choose an action by its text; its beginning will do
shell-help-undo = take back your last decision
shell-help-log = show what has happened so far
shell-help-why = say why an action is not allowed
shell-help-odds = show the odds
shell-help-board = show the position and the options again
shell-help-save = save the game and play on
shell-help-help = show this help
shell-help-quit = leave the game

## Files

shell-keep-game = File name for the unfinished game (Enter: { $file }; n: do not keep it)
shell-keep-record = File name for the record of the game (Enter: { $file }; n: do not keep it)
shell-game-kept = The game is saved in { $file }. Do not show that file to anybody yet: it gives away the dice and cards to come. Play on with: { $command }
shell-record-kept = The record of the game is in { $file }.
shell-not-kept = The game is not kept.
shell-no-file = { $file } could not be written: { $reason }
shell-file-exists = There is already a file { $file }: choose another name.

## The end

shell-score-sheet = Score sheet
shell-total = Total
shell-verified =
    { $luck ->
        [one] The only die or card is
       *[other] All { $luck } dice and cards are
    } what the seal promised.
shell-goodbye = Until next time!
