### What --help prints in the terminal, and what is wrong with a command. The browser does not load this file.
###
### Commands, options (--seat), words in capitals (FILE, N, NAME) and values (yes, house) are typed or stand for what is
### typed: they stay as they are.

cli-usage = Usage:
# In the line of usage: the words of the headings below.
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND [ARGS]...
cli-arguments = Arguments:
cli-options = Options:
cli-commands = Commands:

## What is wrong with a command

# $given: a command that somebody typed.
cli-no-command = There is no command “{ $given }”.
# $choices: a list of commands or options, with “or”.
cli-mean = Did you mean { $choices }?
cli-no-such-option = There is no option { $given }.
cli-no-value = { $option } needs a value after it.
cli-no-value-taken = { $option } takes no value.
# $what: a word in capitals, such as RECORD.
cli-missing = { $what } is missing.
cli-number = { $option } takes a number.
cli-number-from = { $option } takes a number, at least { $low }.
# $words: what somebody typed at the end of a command.
cli-too-much = There is too much at the end: { $words }.

## What each command does, in one line

cli-command-fogbound = Play, host and replay hidden-information deduction games.
cli-command-play = Play a game in this terminal.
cli-command-tutorial = Learn a game by playing, step by step.
cli-command-serve = Host games for browsers.
cli-command-editions = List the editions and their options.
cli-command-replay = Replay a recorded game in words.
cli-command-analyse = Analyse a finished game: chances, suspects, costly moves.
cli-command-verify = Check every deal, hidden move and ply of a record.
cli-command-perft = Count move sequences, to test the rules.
cli-command-solve = Solve a little chase: X’s exact chance to get away.
cli-command-think = Do long searches and analyses for servers.
cli-command-admin = Back up, restore, move or check a server’s database.
cli-command-puzzles = Solve puzzles from games of bots.
cli-command-puzzles-play = Solve one puzzle.
cli-command-puzzles-list = List the puzzles, the easiest first.
cli-command-puzzles-check = Prove every shipped puzzle again.
cli-command-puzzles-make = Make puzzles from games of bots.
cli-command-board = Check, draw, show or make a board.
cli-command-deck = Check, show, count or tidy a deck of cards.
cli-command-arena = Let bots play each other, and measure them.
cli-command-learn = Train networks that play the chase.
cli-command-lab = Study stored games, boards and networks.

## What can be given to a command

cli-opt-help = Show this message and exit.
cli-opt-version = Show the version and exit.
cli-opt-language = The language to use. Default: that of your system.

cli-opt-play-edition = 1983, 1993, 2015 or 2017, or a full id. Default: 2017.
cli-opt-players = The number of players, bots included.
cli-opt-seat = Your seat: x, red, bobby1 …; p1, p2 …
cli-opt-seats = Your seats, if several: red,blue; p1,p3; detectives.
cli-opt-hotseat = People play every seat and pass the device around.
cli-opt-in_series = Play one game per player: everybody is Mister X once.
cli-opt-chair = Your chair in a series: 1 is Mister X first, then 2 …
cli-opt-people = The players of a series, clockwise: Ann,bot,Bob.
# $bots: the names of all bots, by game. $usual: those that play otherwise.
cli-opt-bots = The bot on the other seats: { $bots }. Default: { $usual }.
cli-opt-bot_command = A program that plays the other seats; see docs/bot-protocol.md.
cli-opt-judge = 20 Questions: who judges answers when a person reads.
cli-opt-letters = 20 Questions: the house also answers questions about letters.
cli-opt-hints = The chase: type hint to see what the strongest level would play.
cli-opt-whereabouts = The chase: see before each move where Mister X probably is.
cli-opt-practice = Take back any move, even the last; the record says it was practice.
cli-opt-seed = Choose the deal; the same number deals the same game.
cli-opt-play-board = Another board by name, or a .toml board file.
cli-opt-play-deck = Other decks by name, or .toml deck files.
cli-opt-option = A rule option, repeatable; see fogbound editions.
cli-opt-fair = The chase: set options so that both sides win about half the games.
cli-opt-resume = Continue a saved game.
cli-opt-record_file = Write the record here when the game is over.
cli-opt-pace = Seconds to wait after a bot’s move (0.5 on a terminal, else 0).
cli-opt-yes = Play moves without asking for confirmation.
cli-opt-no_color = No colours (NO_COLOR does the same).

cli-opt-lesson_id = A lesson; if left out, you choose one.
cli-opt-tutorial-step = Begin with this step. Default: 1.

cli-opt-puzzle = A puzzle’s number or id.
cli-opt-kind = Only puzzles of this kind.
cli-opt-difficulty = Only puzzles of this difficulty.
cli-opt-map_file = Draw the position as an SVG picture.

cli-opt-record = A record file.
cli-opt-as_seat = Show only what this seat, a spectator or a person in a series saw. Default: open, which shows everything.
cli-opt-heat = Only this heat of a series.
cli-opt-step = Wait for Enter before every round.
cli-opt-to = Stop after N plies.
cli-opt-replay-map_file = Draw the last position as an SVG picture.
cli-opt-board = The board file, if it has moved.
cli-opt-deck = The deck files, if they have moved or were a player’s own.
cli-opt-as_json = Print every ply as JSON.
cli-opt-by = The bot that judges, such as sleuth:simulations=2000.
cli-opt-commitment = The fingerprint noted before the game.

cli-opt-editions-edition = Only this one, such as 1983.

## Examples. Change nothing before the brackets.

cli-eg-fogbound =
    Examples:
      fogbound serve                               (host games for browsers)
      fogbound play                                (play in this terminal)
      fogbound tutorial                            (learn by playing)
      fogbound play --help
      fogbound puzzles                             (the puzzle of the day)
      fogbound editions
      fogbound replay game.fog
      fogbound analyse game.fog                    (find the costliest moves)
      fogbound arena run greedy random             (bots against bots)
cli-eg-play =
    Examples:
      fogbound play                                (asks who you want to be)
      fogbound play --seat x                       (you are Mister X, bots hunt you)
      fogbound play 1983 --players 4 --seats detectives
      fogbound play --hotseat                      (everybody at one keyboard)
      fogbound play --practice                     (undo takes back any move)
      fogbound play 2015 --people Ann,bot,Bob      (a series: everybody is Mister X once)
      fogbound play 1993 --seat p1                 (20 Questions against bots; the house reads)
      fogbound play 1993 --players 3 --hotseat --option reader=rotate
      fogbound play --resume game.fog
cli-eg-tutorial =
    Examples:
      fogbound tutorial                            (choose a lesson)
      fogbound tutorial mister-x
      fogbound tutorial quiz --from 3              (begin with step 3)
cli-eg-puzzles =
    Examples:
      fogbound puzzles                             (the puzzle of the day)
      fogbound puzzles list --kind escape --difficulty easy
      fogbound puzzles play 1
cli-eg-puzzles-play =
    Examples:
      fogbound puzzles play 17
      fogbound puzzles play 17 --map puzzle.svg
cli-eg-replay =
    Examples:
      fogbound replay game.fog                     (everything open)
      fogbound replay game.fog --as red --step     (as red saw it)
      fogbound replay game.fog --map way.svg
cli-eg-analyse =
    Examples:
      fogbound analyse game.fog
      fogbound analyse series.fog --heat 2
      fogbound analyse game.fog --by sleuth:simulations=2000
      fogbound analyse game.fog --json
cli-eg-verify =
    Example:
      fogbound verify game.fog
cli-eg-editions =
    Example:
      fogbound editions 1983
