## The review of a finished game

review-title = Review: { $title }
review-working = Reviewing the game
review-chart = Winning chances
review-totals = Luck and play
review-player = Player
review-start = Before the deal
review-luck = Luck
review-own = Own moves
review-others = Others’ moves
review-result = Result
review-mistakes = Mistakes
review-better-than-luck = { $seat } finished { $wins } wins above what luck alone would give.
review-worse-than-luck = { $seat } finished { $wins } wins below what luck alone would give.
review-as-luck = { $seat } finished about where luck alone would lead.
review-moments = The moments that mattered
review-no-moments = There was no clear turning point.
review-entry = Step { $number }
review-mistake = { $seat } gives away { $chance }.
review-lucky = Luck lifts { $seat } by { $chance }.
review-unlucky = { $seat } loses { $chance } to bad luck.
review-played = Played: { $plan }
review-better = Better: { $plan }
review-scores-more = By the end, that scores { $score } more: { $lines }.
review-scores-otherwise = What changes on the score sheet: { $lines }.
review-leaves-less = It leaves { $score } less to { $seat }.
review-leaves-more = It leaves { $score } more to { $seat }.
review-blurred = By the end, the difference is lost in the luck of the game; the position is better all the same.
review-whole-games = In whole games, that wins { $chance } more often.
review-margin = The margin after ± comes from the luck of the trial games: with unlimited trials, 99 of 100 figures would lie within it. The expert itself may still misjudge a position. Nothing within the margin is called a mistake.
review-decisions = Every decision
review-strokes = Every stroke of luck
review-chosen = Played
review-instead = Best alternative
review-given-away = Given away

## The review on the page

review-tab = Review
review-panels = Log and review
review-about = See where this game was won. An expert looks at every decision from what the player knew, and tells luck from skill.
review-begin = Review this game
review-waiting = Waiting for another review to finish…
review-progress = Reviewing: { $done } of { $pieces }
review-cancel = Cancel
review-failed = The review didn’t work out. Please try again.
review-deeper = Look deeper
review-marked = The better plan is marked on the board.
review-look = Look at the board
review-chances-here = Winning chances at this point
review-here = At this step
review-here-none = There was nothing to decide here.
review-decides = { $seat } decides:
review-gave = Given away: { $chance }
review-gave-nothing = Nothing was certainly given away.
review-luck-here = What luck changed

## Hints

review-hint-title = Hint
review-hint = An expert would: { $plan }
review-hint-chance = Winning chance: { $chance }
review-hint-ahead = That is { $chance } ahead of: { $plan }
review-hint-close = About as good: { $plan }
review-hint-marked = The plan is marked on the board.

## What if?

review-what-if = What if?
review-what-if-title = Play on from here
review-what-if-more = A new table opens in this position. What was played before stays as it was.
review-luck-new = New luck
review-luck-same = The same dice and cards as in this game
review-what-if-go = Open the table
review-branched = This table plays on from step { $step } of another game.
review-branched-show = Show that game

## Puzzles

review-puzzle = Puzzle { $number } of { $count }
review-puzzle-of-the-day = Puzzle of the day
review-puzzle-ask = { $seat } to play: which plan is best?
review-puzzle-choose = Your choice (1 to { $count })
review-puzzle-right = Right!
review-puzzle-wrong = Not the best: another plan wins more often.
review-puzzle-answer = Best: { $plan }
review-puzzle-chance = wins { $chance }
review-puzzle-missed = A regular player would choose: { $plan }
review-puzzle-next = Next puzzle
review-puzzle-score = Solved: { $solved } of { $tried }
review-puzzle-first = Your first answer to each puzzle counts.
review-puzzle-more = Enter for the next puzzle, q to stop
review-puzzle-none = There are no puzzles for this game yet.

## The same deal for everyone

review-daily-title = Deal of the day: { $title }
review-daily-about = Everyone here plays the same deal today, with the same luck: against { $bots } bots ({ $strength }), without undo and hints. Your first game counts.
review-daily-play = Play today’s deal
review-daily-go-on = Go on playing
review-daily-look = Look at your game
review-daily-sealed = You see the results once you have finished. Records and replays are opened when the day is over, at midnight UTC.
review-daily-results = Results, { $day }
review-deal-title = The same deal: { $title }
review-deal-about = Play this deal again with others, or let others play it: every table here meets the same luck. Nobody can look at a table of this deal before finishing their own.
review-deal-link = Link for others
review-deal-tables =
    { $tables ->
        [one] { $tables } table with this deal, { $ended } finished.
       *[other] { $tables } tables with this deal, { $ended } finished.
    }
review-deal-sealed = You see the results once you have finished your own table.
review-deal-open = Open a table with this deal
review-deal-results = How the tables ended
review-deal-place = No.
review-deal-scores = Scores
review-deal-again = knew the deal
review-deal-hints =
    { $hints ->
        [one] with 1 hint
       *[other] with { $hints } hints
    }
