ask-bid = First you bid for who plays when. A glowing spot costs the gold written on it; dear ones play first. For a start, 0 or 1 is fine.
ask-window = Here you may use a djinn that glows, or simply go on.
ask-look = Choose the djinn you want to keep: its power and its points are yours at once.
ask-pick-up =
    Now the heart of the game: take _all_ meeples of a glowing tile. You will drop one on each tile you walk over, and the last must meet its own colour. Think backwards: where do you want to end, and with which tribe? The planner finds the way.
ask-sow = Choose the next tile and which meeple stays there. What glows leads to a good end. You cannot step straight back.
ask-build = Builders earn gold for the blue tiles around. Each fakir you add counts as one more builder – if you can spare it.
ask-kill = Your assassins strike: choose a glowing meeple on the board or somebody's vizier or elder. A tile that is emptied becomes yours.
ask-redirect = A palm tree or palace is placed here. Your djinn could move it to one of the tiles around – useful on a tile of your own.
ask-small-market = For 3 gold you may take one of the first three cards. Different goods together are worth most.
ask-large-market = For 6 gold you may take two of the first six cards. Choose kinds you do not have yet.
ask-sacred-place = Here elders buy a djinn: points, and a power for the rest of the game.
ask-sale = Your turn is nearly over. You may sell goods now, but there is no hurry: suits grow, and count at the end just the same.
ask-suit = Put goods of different kinds together; the more kinds, the more each is worth. Then sell.
