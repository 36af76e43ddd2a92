### The terminal, whatever the game. The browser does not load this file.
###
### Words of commands (help, undo, quit …), names of options (--seat) and moves (t58) are typed as they are and never
### translated. Lines are folded where there is no room, but columns should stay narrow.

# What people may type for yes and no, in small letters, with spaces between them. English words are understood anyway.
cli-words-yes = y yes ok confirm
cli-words-no = n no
# The reader, where a name would stand: “You: “Paris””, and in a list of players.
cli-you = You
# A share that is smaller than can be shown. $share: 1%.
cli-under = under { $share }
# $given: what somebody typed. $choices: a list of codes, with “or”.
cli-no-language = There is no language “{ $given }”. Choose { $choices }.
# $command: what to type for help.
cli-see = See: { $command }
cli-stopped = Stopped.

## Before a game

cli-deal-sealed = The deal is fixed and sealed.
cli-deal-chosen = The deal was chosen by --seed.
# A line of letters and digits follows.
cli-fingerprint = To check it after the game with fogbound verify, note its fingerprint:
cli-practice = This is practice: type undo to take back any move, even the one that ends the game.
cli-enter-begin = Press Enter to begin, or type quit.
cli-enter-continue = Press Enter to continue, or type quit.
cli-level = How strong should the bots be? The weakest come first.
# A question. $usual: what Enter chooses.
cli-level-ask = Which? [Enter = { $usual }]
# $choice: a list of words to type, with “or”.
cli-chair-again = Type { $choice }.
# $names: one player, or several.
cli-are = You are { $names }.

cli-one-seat = Choose one of --seat, --seats, --hotseat, --chair and --people.
cli-no-series-here = --chair and --people are for a series, and this game has none; choose with --seat or --seats.
cli-series-practice = In a series, moves cannot be taken back; leave out --practice.
# $edition: an edition's id, such as yard/classic-1983.
cli-no-series = { $edition } is not played as a series; leave out --series.
# $option: such as --hints.
cli-no-adviser = There is no adviser for { $edition }; leave out { $option }.
cli-by-hand-whereabouts = This game was set up by hand, so there are no odds on where Mister X is. Leave out --whereabouts.
cli-by-hand-bots = The bot { $bot } cannot join a game that was set up by hand; use --bots random.
cli-pace = --pace takes seconds from 0 to 60.
# $options: a list of options.
cli-resume-extra = A saved game has its own edition, deal and options: leave out { $options } with --resume.
cli-fair-options = --fair chooses the options itself: leave out { $options }.
# $n: people.
cli-fair-unknown = What makes { $edition } fair for { $n } people has not been measured.
# $numbers: a list of numbers of people, with “or”.
cli-fair-elsewhere = It is measured for { $numbers }.
# $editions: a list of ids.
cli-edition-which = “{ $given }” could be { $editions }: say which.
cli-no-edition = There is no edition “{ $given }”. Editions are { $editions }; the year alone is enough.
# $one and $other: such as --players 4 and --option players=5.
cli-option-twice = { $one } and { $other } set the same option: give only one.
cli-option-pair = --option takes key=value, such as max_rounds=12, not “{ $given }”. See: fogbound editions
# After the reason why a game cannot be opened. $option: such as --deck.
cli-add-file = If you have the file, add { $option } FILE
cli-several-programs = There are several programs. Choose one: --bots { $names }.
cli-bot-missing = This game’s bot “{ $bot }” is missing: give its command with --bot-command, or choose another with --bots.
cli-programs-alike = Two commands are called { $name }; give each a name of its own: --bot-command NAME=CMD.
cli-program-name = There is already a bot called { $name }; choose another name for the command.

## During a game

# $who: a name or a side.
cli-pass = Pass the device to { $who }.
cli-pass-enter = Press Enter when only { $who } can see the screen, or type quit.
cli-goes-on = The game goes on.
cli-undone = Your last move is taken back.
cli-undone-replies = Your last move is taken back, with the replies to it.
cli-undo-end = Press Enter to finish, or type undo to take back your last move.
cli-back-undo = To take back your last move, type undo.
cli-win = You win!
cli-lose = You lose this one.
# $given: what somebody typed. One of the next two texts follows, then cli-type-help.
cli-not-understood = “{ $given }” is neither a move nor a command.
cli-did-you-mean = Did you mean { $command }?
cli-move-looks = A move looks like t58: a ticket and a station.
cli-type-help = Type help for all commands.
cli-type-moves = Type moves to see what you can do, or help.

# A program of somebody's own, or a bot, plays { seat-name } and fails.
cli-program-dead = The program that plays { seat-name } has stopped; from now on its moves are random.
cli-bot-late = The bot that plays { seat-name } did not answer in time; it gets a random move.
cli-bot-garbage = The bot that plays { seat-name } gave an answer that makes no sense; it gets a random move.
cli-bot-illegal = The bot that plays { seat-name } chose an illegal move; it gets a random move.
cli-bot-failed = The bot that plays { seat-name } failed ({ $problem }); it gets a random move.

## Help: what each command does. The command stands before it.

cli-help-moves = what you can play now
cli-help-table = the table as you see it
cli-help-save = save the game to continue later (save FILE)
cli-help-undo = take back your last move and the replies to it, unless it told somebody something
cli-help-undo-practice = take back your last move and the replies to it
cli-help-quit = leave; you can save first

## Files

# $file: a file's name.
# $ending: of files, such as .fog.
cli-no-file-name = “{ $given }” looks like a move, not like a file. Type a name that ends in { $ending }, or one of the other answers.
cli-exists = { $file } already exists; choose another name.
# A command follows in a line of its own.
cli-saved = Saved to { $file }. Do not read the file: it contains the secrets of the game. To continue:
cli-save-first = Save first? [Enter = save to { $file }, or type a file name, no or back]
cli-not-saved = Not saved.
cli-save-record = Save the record? [Enter = save to { $file }, or type a file name, or no]
cli-other-file = Another file name, or no:
cli-record-not-saved = The record was not saved; --record FILE saves one.
cli-record-in = The record is in { $file }. To check it, or to watch the game again:
cli-record-analyse = To see which moves cost most:
cli-goodbye = Goodbye.
cli-not-kept = The game could not be saved: no folder can be written to.
cli-kept = The game is saved in { $file }, secrets included. To continue:
cli-saved-deal = The deal is the same as when this game began.
cli-saved-other-rules = This game was saved under other rules, another board or deck. All its moves are still legal, and it continues under today’s rules.
# $command: a command that shows the game.
cli-saved-over = The game in { $file } is over. To watch it: { $command }
cli-saved-no-seed = { $file } contains no seed, so the game cannot continue. To watch it: { $command }
cli-saved-part = { $file } has { $n } of { $of } heats but not the seeds of the others, so the series cannot continue. To watch it: { $command }
# $reason: what the system says of it.
cli-file-not-read = { $file } cannot be read: { $reason }.
cli-file-not-used = { $file } cannot be used: { $reason }.
cli-file-not-written = { $file } cannot be written: { $reason }.
# Why, after a colon. $code: a code of the system. $said: what the system says of it, in its own language.
cli-file-why =
    { $code ->
        [ENOENT] No such file or directory
        [EACCES] Permission denied
        [EISDIR] Is a directory
        [ENOTDIR] Not a directory
        [ENOSPC] No space left on device
        [EROFS] Read-only file system
        [ENAMETOOLONG] File name too long
        [EEXIST] File exists
       *[other] { $said }
    }
cli-file-no-picture = { $file } already exists and is not a picture; choose another name.
cli-file-no-user = { $file } cannot be found: there is no such user.
cli-file-folder = { $file } is a folder; name a file in it.
cli-file-no-text = { $file } is not a text file, so it is not a Fogbound record.
cli-file-too-long = { $file } is longer than { $n } MiB, so it is not a Fogbound record.

## Replaying and analysing

# $title: an edition and its id.
cli-replay-title =
    { $n ->
        [one] { $title }, { $n } ply.
       *[other] { $title }, { $n } plies.
    }
# After cli-replay-title: from where the game is seen.
cli-replay-open = Everything is open.
cli-replay-spectator = As a spectator saw it.
cli-replay-as = As { $name } saw it.
cli-replay-taken =
    { $n ->
        [one] Moves were taken back { $n } time; this is the line that was played on.
       *[other] Moves were taken back { $n } times; this is the line that was played on.
    }
cli-replay-which-heat = This is a series: choose a heat with --heat N to use --to or --map.
cli-no-heat =
    { $n ->
        [one] There is no heat { $given } in this record; it holds { $n } game.
       *[other] There is no heat { $given } in this record; it holds { $n } games.
    }
# The reason follows.
cli-replay-stops = The record cannot be replayed beyond this point.
cli-replay-ply = Ply { $n } of the record cannot be played under today’s rules.
cli-replay-no-seat = There is no seat “{ $given }” in this game; --as takes { $seats }.
cli-no-map = { $edition } has no map to draw; leave out --map.
cli-map-in = The map is in { $file }.
# $name: a seat.
cli-damaged = { $file } is damaged. For details, which may reveal what { $name } did not see: { $command }
cli-analyse-which-heat = This is a series of { $n } games: choose one with --heat N.
# After the reason why there is no analysis.
cli-can-replay = It can be replayed: { $command }
cli-not-analysed = { $file } cannot be analysed. { $reason }
# Before a bar that grows.
cli-analysing = Analysing

## Lessons and puzzles

cli-lessons = Learn by playing, about three minutes each:
cli-which-lesson = Which lesson?
# $names: a list of lessons' ids, with “or”.
cli-lesson-again = Type a number from 1 to { $n }, a name ({ $names }), or quit.
cli-lesson-help = Type your move, or: table, moves, skip, back, quit.
# A label; a command follows.
cli-resume = To resume
cli-type-station = Type the number of a station.
# What a remark of a lesson is about.
cli-point-station = station { $station }
cli-point-log = the travel log
cli-point-suspects = the suspects
cli-point-points = the points

# Beside a puzzle: how many readers of that level missed it.
cli-puzzle-missed = missed by { $share }
cli-puzzle-no-kind = There is no kind “{ $given }”; choose one of { $choice }.
cli-puzzle-no-difficulty = There is no difficulty “{ $given }”; choose one of { $choice }.
cli-puzzle-type-where = Type a station.
cli-puzzle-type-escape = Type a move such as t58.
cli-puzzle-type-catch = Type a move such as t58, or a pawn first: red t58.
cli-puzzle-help = Or: moves, table, look 58 (the lines of a station), map FILE, show (the answer), quit.
cli-puzzle-any = Any station of the map may be named.
cli-puzzle-next = The next one: { $command }. All of them: fogbound puzzles list

## Games that have no screens of their own

cli-plain-seat = You play { $name }. Choose other seats with --seat or --seats: { $seats }.
cli-plain-no-seat = There is no seat “{ $given }” here; seats are { $seats }.
cli-plain-play = You play { $names }.
cli-plain-bots = Bots ({ $bots }) play { $names }.
cli-plain-type = Type a move as listed. Type help for all commands.
cli-plain-may = { $name } may play { $moves }.
cli-plain-may-pass = { $name } may play { $moves }, or press Enter to let it pass.
cli-plain-not-one = “{ $given }” is not one of { $moves }.
cli-plain-points = Points: { $points }.
# MOVE and SEAT MOVE stand before these, as what to type.
cli-help-any-move = a move as listed; type your words in place of _: guess Paris
cli-help-any-seat = a move for another seat at this keyboard
# Between parts of a list that have commas of their own. Quotation marks keep the space.
cli-semicolon = { "; " }
