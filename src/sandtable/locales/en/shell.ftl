## Players and lists

player-name = Player { $number }
list-times = { $times } × { $item }
list-next = { $head }, { $tail }
list-last = { $head } and { $tail }

## The prompt

prompt-waiting = Waiting for { $seats }.
prompt-over = The game is over.

## Why not?

refused-not-your-turn = It’s not your turn.
refused-not-now = You can’t do that now: you’re being asked something else.
refused-stale-answer = This question has already been answered.
refused-no-such-action = There’s no such action in this game.
refused-bad-input = I don’t understand that.
refused-bad-setup = A game can’t be set up like that.
refused-bad-question = You can’t ask that right now.
refused-bad-record = This file is damaged or isn’t a Sandtable record.
refused-undo-start = There’s nothing to undo.
refused-undo-luck = This can’t be undone: dice were rolled or cards drawn.
refused-undo-secret = This can’t be undone: something hidden was revealed.
refused-undo-other = This can’t be undone: another player has acted since.
refused-undo-final = A sealed bid can’t be undone.

## The terminal: the beginning

shell-welcome =
    { $title } for { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
shell-resumed =
    Resuming after { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }.
shell-sealed = All dice and cards were fixed before the game began. Seal: { $hash }
shell-bot-name = Bot { $number }
shell-how = Type the number of an option, or ? to see what else you can do.

## A turn

shell-turn = { $seat } to play
shell-since = Since your last turn
shell-choose = Your choice
shell-pass = Pass the keyboard to { $seat }. Press Enter when nobody else is looking.
shell-enter = Press Enter to continue
shell-go-on = Enter: continue · u: undo
shell-undone = Undone: { $action }

## Answers to what was typed

shell-unknown = “{ $input }” isn’t a number, action or command; type ? to see what you can do.
shell-no-number = There’s no option { $number } – choose 1 to { $most }.
shell-several = “{ $input }” could mean several things: { $matches }.
shell-allowed = That is allowed: it’s option { $number }.
shell-why-what = Which action? Type it after w.
shell-save-where = Type a file name after s.
shell-log-empty = Nothing has happened yet.
shell-no-odds = There are no odds to show here.
shell-no-hint = There is nothing to decide: only one action is possible.

## Help

shell-help-number = choose the option with that number
shell-help-text = type an action in full, or just its beginning
shell-help-undo = undo your last decision
shell-help-log = show what has happened so far
shell-help-why = ask why an action isn’t allowed
shell-help-odds = show the odds
shell-help-hint = ask what an expert would do
shell-help-board = show the board and the options again
shell-help-save = save the game and keep playing
shell-file = FILE
shell-help-help = show this help
shell-help-quit = quit the game

## Files

shell-keep-game = File name for the unfinished game (Enter: { $file }; n: don’t save)
shell-keep-record = File name for the game record (Enter: { $file }; n: don’t save)
shell-game-kept = The game is saved in { $file }. Don’t show that file to anyone yet: it gives away the dice and cards to come. To continue: { $command }
shell-record-kept = The game record is in { $file }.
shell-not-kept = Game not saved.
shell-no-file = Couldn’t write { $file }: { $reason }
shell-file-exists = { $file } already exists: choose another name.

## The end

shell-score-sheet = Score sheet
shell-total = Total
shell-verified =
    { $luck ->
        [one] The only die roll or card draw matches
       *[other] All { $luck } die rolls and card draws match
    } the seal.
shell-with-hints =
    { $hints ->
        [one] { $seat } played with 1 hint.
       *[other] { $seat } played with { $hints } hints.
    }
shell-goodbye = See you next time!
