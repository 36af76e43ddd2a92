### The chase in the terminal. The browser does not load this file.
###
### Moves and commands are typed as they are and never translated: t58 (taxi), b58 (bus), u58 (underground), k58 (black
### ticket), double, show, hide, take red t; red t58 (another pawn first). $who: you, or x (Mister X, “he”).

## Who plays

cli-chair-series = --chair and --people are for a series: add --series, or choose with --seat.
cli-seat-x = You are Mister X. Choose other seats with --seat or --seats.
# $seats: a list of ids. “detectives” and “x” are typed.
cli-no-seat-yard = There is no seat “{ $given }” here; seats are { $seats }, or detectives for all but x.
cli-who = Who do you want to be?
# After “x”, “detectives” and “hotseat”, which are typed.
cli-who-x = Mister X: slip away from the bots
# $names: a list of pawns.
cli-who-detectives = { $names }: hunt a bot
cli-who-all = everybody at this keyboard, no bots
# $choice: a list of words to type, with “or”. The beginning of a line.
cli-who-ask = { $choice }?
cli-who-again = Type { $choice }, or name seats, such as red,blue.
cli-are-x = You are Mister X.
cli-are-all = Everybody shares this keyboard.
cli-are-hunters = You lead the hunt.

cli-chair = Everybody is Mister X once. Which chair do you take?
# After the number of a chair.
cli-chair-heat = Mister X in heat { $n }
cli-chair-first = You take chair 1 and are Mister X first. Choose with --chair or --people.
cli-no-chair = There is no chair { $given }; chairs are 1 to { $n }.
cli-no-role = Nobody plays { $names } together in a series for { $n }; choose with --chair or --people.
# $names: a list of people.
cli-series-people = { $names } play this series; choose among them with --chair or --hotseat.
cli-series-chairs = The saved series does not say which chairs were yours; choose with --chair or --hotseat.
cli-people-number =
    { $n ->
        [one] --people has { $n } name; a series is for { $low } to { $high } people.
       *[other] --people has { $n } names; a series is for { $low } to { $high } people.
    }
# “bot” is typed.
cli-people-takes = --people takes { $n } names here, clockwise, separated by commas, with bot for a bot: { $example }. For another number of people use --players.
cli-people-bots = --people has only bots; at least one player must be a person.
cli-person = Person { $n }
cli-names = Who plays? Type { $n } names, clockwise. The first is Mister X in heat 1.
cli-name = Name [Enter = { $default }]:
cli-name-taken = { $name } is already taken.

## Welcome

# $title: an edition. $n: detectives; $police: police officers.
cli-against =
    { $n ->
        [one] { $title }: { $n } detective against Mister X.
       *[other] { $title }: { $n } detectives against Mister X.
    }
cli-against-police =
    { $n ->
        [one]
            { $police ->
                [one] { $title }: { $n } detective and { $police } police officer against Mister X.
               *[other] { $title }: { $n } detective and { $police } police officers against Mister X.
            }
       *[other]
            { $police ->
                [one] { $title }: { $n } detectives and { $police } police officer against Mister X.
               *[other] { $title }: { $n } detectives and { $police } police officers against Mister X.
            }
    }
cli-about-hidden = Mister X travels unseen; the others learn only the ticket of each ride.
# $moves: a list of numbers.
cli-about-shown =
    { $n ->
        [one] After move { $moves } he shows where he is.
       *[other] After moves { $moves } he shows where he is.
    }
# Moves that he reaches only with double moves.
cli-about-doubles =
    { $n ->
        [one] If his double moves take him to move { $moves }, he shows himself there too.
       *[other] If his double moves take him to moves { $moves }, he shows himself there too.
    }
cli-about-never-shown = He never shows himself.
cli-about-wins = They win by moving onto his station, or when he has no free station to go to. He wins if he is still free after round { $round }, or when no detective can ride any more.
# $line: a ticket-word, underground as a rule. $n: black tickets.
cli-about-open =
    { $n ->
        [one] Mister X rides free and in full view; with a black ticket he vanishes until the detectives have moved. They choose their own starts among the { $line } stations, and every ticket they use goes to him.
       *[other] Mister X rides free and in full view; with one of { $n } black tickets he vanishes until the detectives have moved. They choose their own starts among the { $line } stations, and every ticket they use goes to him.
    }
# $prices: a list of ticket-price. $n: what a black ticket costs.
cli-about-points =
    { $n ->
        [one] What each is worth in points: { $prices }; each black ticket he plays costs { $n } point. It ends when they catch him, run out of tickets, or give up and hand him the rest.
       *[other] What each is worth in points: { $prices }; each black ticket he plays costs { $n } points. It ends when they catch him, run out of tickets, or give up and hand him the rest.
    }
cli-welcome-type = Type a move as a ticket and a station: t58 is a taxi to 58. Type help for all commands, or map for a map. New to the game? fogbound tutorial teaches it: about three minutes a lesson.
# $names: a list of people.
cli-series-of = A series of { $n } heats for { $names }: everybody is Mister X once.
cli-aid-hints = Type hint on your turn to see what the strongest level would play.
cli-aid-whereabouts = Before each move you see where Mister X probably is, from what everybody knows.
cli-aid-danger = Type danger on your turn to see where a pursuer could catch you next.

## The table: short pieces, in columns, or with semicolons between them

cli-now-place = The detectives choose where to start
cli-now-deal = The start cards are being dealt
cli-show-none =
    { $who ->
        [you] You will not show yourself again.
       *[x] Mister X will not show himself again.
    }
# $n: the number of a move that only double moves reach.
cli-show-doubles =
    { $who ->
        [you] You show yourself again only after move { $n }, which takes double moves to reach.
       *[x] Mister X shows himself again only after move { $n }, which takes double moves to reach.
    }
cli-show-next =
    { $who ->
        [you] You show yourself with your next move.
       *[x] Mister X shows himself with his next move.
    }
# $left: moves from now, two or more.
cli-show-after =
    { $who ->
        [you] You show yourself after move { $n }, { $left } moves from now.
       *[x] Mister X shows himself after move { $n }, { $left } moves from now.
    }
cli-open-dealt = Then Mister X is dealt a station.
cli-open-vanished =
    { $who ->
        [you] You have vanished, and come out of hiding when the round is over.
       *[x] Mister X has vanished, and comes out of hiding when the round is over.
    }
# $n: black tickets left.
cli-open-view =
    { $n ->
        [one]
            { $who ->
                [you] You are in full view, and can vanish { $n } more time.
               *[x] Mister X is in full view, and can vanish { $n } more time.
            }
       *[other]
            { $who ->
                [you] You are in full view, and can vanish { $n } more times.
               *[x] Mister X is in full view, and can vanish { $n } more times.
            }
    }
cli-open-view-none =
    { $who ->
        [you] You are in full view, and cannot vanish any more.
       *[x] Mister X is in full view, and cannot vanish any more.
    }
# Labels of rows: very short.
cli-row-pool = pool
cli-row-points = points
cli-row-reserve = reserve
cli-row-deal = deal
cli-row-log = log
cli-unplaced = not placed yet
cli-at = at { $station }
cli-at-frozen = at { $station }, with no ticket to leave it
# $seen: one of the next texts.
cli-hidden = hidden; { $seen }
cli-at-hidden = at { $station }, hidden; { $seen }
cli-unseen = not seen yet
cli-vanished-from = vanished from { $station }
cli-seen = last seen at { $station } (move { $n })
cli-seen-ago =
    { $ago ->
        [one] last seen at { $station } (move { $n }, { $ago } move ago)
       *[other] last seen at { $station } (move { $n }, { $ago } moves ago)
    }
cli-at-view = at { $station }, in full view
cli-police-free = police, rides free
cli-pool-pays = pays from the pool
# $tickets: a list of ticket-count.
cli-pool-shared = { $tickets }, shared by the detectives
cli-pool-ticket =
    { $points ->
        [one] { ticket-count } ({ $points } point each)
       *[other] { ticket-count } ({ $points } points each)
    }
cli-held-unlimited = { $tickets }; taxi, bus and underground without limit
cli-reserve-for = { $tickets }, for Mister X’s rides
# $n: points that the pool is worth.
cli-points =
    { $who ->
        [you] you have { $points } so far; { $n } more in the pool
       *[x] Mister X has { $points } so far; { $n } more in the pool
    }
# $cards: numbers of stations with spaces between them.
cli-deal-cards = Mister X starts at one of { $cards } where no detective stands
cli-log-empty-row = empty: Mister X has not moved yet
# Before the last moves of the log: how many there are before them.
cli-earlier = ({ $n } earlier)
cli-earlier-moves =
    { $n ->
        [one] { $n } earlier move
       *[other] { $n } earlier moves
    }
# Places of the travel log, in a list: “1 taxi, 2 bus to 70 (shown)”.
cli-step = { $n } { ticket-word }
cli-step-at = { $n } { ticket-word } to { $station }
cli-step-at-shown = { $n } { ticket-word } to { $station } (shown)
cli-step-start = { $station } start
# $steps: the texts above, with semicolons between them.
cli-route = Mister X’s route: { $steps }.
cli-route-none = Mister X never moved.

## The command log

cli-log-empty = The log is empty: Mister X has not moved yet.
cli-log-before =
    { $n ->
        [one] { $n } move before this game was set up
       *[other] { $n } moves before this game was set up
    }
# $ride: such as “Taxi to 58 (shown)”.
cli-log-line = move { $n }, round { $round }: { $ride }
# Notes in brackets after a ride.
cli-mark-shown = shown
cli-mark-double = double move
# $n: how many; $moves: their numbers, as a list.
cli-appearances =
    { $n ->
        [one] Appearances to come: move { $moves }.
       *[other] Appearances to come: moves { $moves }.
    }

## Moves to choose from

# $name: a pawn. A list of rides follows.
cli-where-start = Where does { $name } start?
cli-moves-of = Your moves for { $name }, now at { $station }:
# $person: who moves the pawn $name.
cli-moves-whose = { $person }, your moves for { $name }, now at { $station }:
cli-show-or-hide = You are at { $station }. Show yourself now and take a ticket from each detective, or stay hidden?
cli-take-which = Which ticket do you take?
# $n: the number of this move. $ride: double (the first of two), second, one.
cli-moves-x =
    { $ride ->
        [double] Your moves from { $station } (first ride of two, move { $n }):
        [second] Your moves from { $station } (second ride, move { $n }):
       *[one] Your moves from { $station } (move { $n }):
    }
cli-moves-x-seen =
    { $ride ->
        [double] Your moves from { $station } (first ride of two, move { $n }, after which everybody sees you):
        [second] Your moves from { $station } (second ride, move { $n }, after which everybody sees you):
       *[one] Your moves from { $station } (move { $n }, after which everybody sees you):
    }
# After “double:”, “show:” and “hide:”.
cli-move-double = two rides in a row
cli-move-show = everybody sees where you are
cli-move-hide = stay hidden
# After the stations to which a black ticket leads, in brackets.
cli-move-vanish = you vanish for this round
cli-move-vanish-cost =
    { $n ->
        [one] you vanish for this round; costs { $n } point
       *[other] you vanish for this round; costs { $n } points
    }
# $names: a list of $n pawns. $example: what to type.
cli-next-place =
    { $n ->
        [one] { $names } comes next. To place another pawn first, type its name: { $example }
       *[other] { $names } come next. To place another pawn first, type its name: { $example }
    }
# A list of cli-other-rides follows.
cli-others-move = The others still to move:
# $rides: such as “taxi 58 77; bus 12”.
cli-other-rides = { $name } at { $station }: { $rides }
cli-any-order = Any order is fine. To move another pawn now, type its name first: { $example }
cli-or-wait = Or type wait to let { $names } go first.

## What a move will do, before it is confirmed

# $n: points.
cli-ride-price =
    { $n ->
        [one] { seat-name } takes the { ticket-word } to { $station }: { $n } point for Mister X.
       *[other] { seat-name } takes the { ticket-word } to { $station }: { $n } points for Mister X.
    }
# cli-strand or cli-strand-tickets follows. $ticket: t, b or u.
cli-last-ticket = This is the last { ticket-word } ticket of { seat-name }.
cli-last-ticket-pool = This is the last { ticket-word } ticket of the pool.
cli-strand = No other line leaves { $station }.
# $tickets: a list of ticket-word, with “or”.
cli-strand-tickets = From { $station } only { $tickets } leaves, and no such ticket is left.
cli-ride-means = You take the { ticket-word } to { $station }.
cli-black-means = You ride to { $station } on a black ticket; nobody sees by which line.
cli-vanish-means = You vanish, and ride to { $station } on a black ticket. When the detectives have moved, everybody sees you there.
cli-vanish-cost =
    { $n ->
        [one] It costs you { $n } point.
       *[other] It costs you { $n } points.
    }
cli-double-means = You play a double-move card: two rides in a row before anybody else moves. Each takes a ticket and fills a space in your log; you choose the first ride now and the second after it.
cli-show-means = You show everybody that you are at { $station }, and take one ticket from each detective.
# Questions; Enter means yes, and back, which is typed, no.
cli-confirm = Confirm? [Enter = yes, back = no]
cli-confirm-all = Do you all agree? [Enter = yes, back = no]
cli-not-played = Not played.
# “concede” and “back” are typed.
cli-concede = Type concede again to confirm, or back:
cli-concede-all = If all of you agree, type concede again to confirm, or back:
cli-concede-x = You give up and the detectives win. That ends the game.
cli-concede-side = All detectives give up and Mister X wins. That ends the game.
# $rest: a list of ticket-count, worth $n points. $now and $total: Mister X's points.
cli-concede-points =
    { $n ->
        [one] All detectives give up. Mister X then gets every ticket left ({ $rest }), worth { $n } point, and ends with { $total } instead of the { $now } he has now. That ends the heat.
       *[other] All detectives give up. Mister X then gets every ticket left ({ $rest }), worth { $n } points, and ends with { $total } instead of the { $now } he has now. That ends the heat.
    }

## What happened. The reader is Mister X in cli-you-… texts; $n is the number of the move.

cli-nobody-rides = No pursuer can ride: all sit the round out.
cli-sits-out = { seat-name } cannot ride and sits the round out.
cli-you-start = You start at { $station }.
cli-you-ride-at = You take the { ticket-word } to { $station } (move { $n }).
cli-you-ride-shown = You take the { ticket-word } (move { $n }) and show yourself at { $station }!
cli-you-black-at = You ride to { $station } on a black ticket (move { $n }).
cli-you-black-shown = You play a black ticket (move { $n }) and show yourself at { $station }!
cli-you-vanish = You vanish, to { $station }, on a black ticket (move { $n }).
cli-you-emerge = You come out of hiding at { $station }!
cli-you-double = You play a double move: two rides in a row.
cli-you-show = You choose to be seen at { $station }!
cli-you-hide = You stay hidden.
cli-you-take = You take a { ticket-word } ticket from { seat-name }.
cli-you-concede = You give up.
cli-leftovers =
    { $n ->
        [one] Their last tickets, worth { $n } point, go to Mister X.
       *[other] Their last tickets, worth { $n } points, go to Mister X.
    }

## A series

# A score in columns: very short.
cli-score-heat = heat
cli-score-total = total
cli-score-x = x: Mister X in that heat
cli-series-over = The series is over.
cli-series-after = After heat { $n } of { $of }:
cli-series-all =
    { $points ->
        [one] Everybody shares the win, with { $points } point each.
       *[other] Everybody shares the win, with { $points } points each.
    }
cli-series-you =
    { $points ->
        [one] You win the series, with { $points } point.
       *[other] You win the series, with { $points } points.
    }
# $names: a list of $n people.
cli-series-won =
    { $n ->
        [one]
            { $points ->
                [one] { $names } wins the series, with { $points } point.
               *[other] { $names } wins the series, with { $points } points.
            }
       *[other]
            { $points ->
                [one] { $names } share the win, with { $points } point each.
               *[other] { $names } share the win, with { $points } points each.
            }
    }
# $who: people and their side.
# A side, after a colon as a rule.
cli-detectives = the detectives
cli-turn-of = It is the turn of { $who }.

## Looking

cli-danger-none = No pursuer can reach you next, wherever you go.
# $places: stations and who can get there, as a list: “58 (Red and Blue)”.
cli-danger = Pursuers can reach { $places } next.
cli-only-x-danger = Only Mister X is in danger.
cli-suspects-none = Mister X is not on the board yet.
cli-suspects =
    { $who ->
        [you] From the log alone, you could be at { $n } stations. Their shares of all possible routes:
       *[x] From the log alone, Mister X could be at { $n } stations. Their shares of all possible routes:
    }
# Before a list of stations that have the same share.
cli-each = { $share } each
cli-suspects-you = You are at { $station } ({ $share }).
cli-lines-from = From station { $station }:
cli-ferry = ferry
cli-ferry-only = Mister X only, on a black ticket
# $distances: such as “Red 2, Blue 3”.
cli-ways = Fewest rides from the pawns to { $station } (without the ferry): { $distances }.
cli-look-where = Look at which station? For example: look 58
cli-map-open = The map is in { $file }; open it in a browser.
cli-map-rings =
    { $who ->
        [you] Orange rings: where you could be, from what everybody knows.
       *[x] Orange rings: where Mister X could be, from what everybody knows.
    }
cli-map-frames =
    { $seat ->
        [x] Frames: where you can go now.
       *[other] Frames: where { seat-name } can go now.
    }
cli-map-starts = Frames: where { seat-name } can start.
cli-map-secret = It also shows where you are: keep it to yourself.
# $name: the bot that advises. $move: such as t58. $chance: hint-chance.
cli-hint = { $name } would play { $move }: { $chance }.
# $moves: such as “b12 (58% to win)”, with “or”.
cli-hint-or = Or { $moves }.
cli-hints-off = Hints are off. Start or resume a game with --hints.
cli-hints-by-hand = There are no hints in a game that was set up by hand.
# $problem: what went wrong, in English.
cli-no-hint = There is no hint this time ({ $problem }).
cli-no-odds = There are no odds on where Mister X is this time ({ $problem }).

## Why a typed line is refused

cli-no-move-waits = No move is waiting for you to confirm it. To take back your last move, type undo.
# $example: a move.
cli-type-move = Type a move such as { $example }, or help.
cli-nobody-before = Nobody else can go before you now.
cli-else-bot = { seat-name } is played by a bot.
cli-else-not-yet = It is not the turn of { seat-name } yet.
cli-else-placed = { seat-name } already has a start.
cli-else-moved = { seat-name } has already moved this round.
cli-else-stuck = { seat-name } cannot ride now.
# $moves: a list of moves, with “or”.
cli-which-ticket = Which ticket? Type { $moves }.
cli-no-way-x = You cannot ride to { $station } now. Type moves to see the rides.
cli-no-way = { seat-name } cannot ride to { $station } now. Type moves to see the rides.

## Help: what each command does. The command stands before it.

cli-help-ride = a taxi to 58; b is the bus, u the underground. taxi 58 or just 58 works too
cli-help-black = a black ticket: any line, the ferry too, and nobody sees which
cli-help-black-open = a black ticket: any line, the ferry too, and nobody sees where to until the round is over
cli-help-double = two rides in a row, each with its own ticket
cli-help-other = move another pawn, when the order is free; blue alone lists its moves
cli-help-place = start at 58, an underground station; just 58 works too
cli-help-wait = let another detective go first
cli-help-table-yard = round, pawns, tickets, log
cli-help-suspects = every station where Mister X could be, from what everybody knows
cli-help-danger = the stations you can go to where a pursuer can catch you next
cli-help-hint = what the strongest level would play for you, and why
cli-help-log = Mister X’s travel log, move by move
cli-help-tickets = who holds which tickets
cli-help-look = where the lines go from a station, and how far the pawns are from it
cli-help-map = write the map as a picture (map FILE.svg)
cli-help-back = answer no when you are asked to confirm a move
cli-help-concede = give up

## The analysis of a game: a table of narrow columns

cli-analysis-note = judged by what he knew, and by what everybody knew; suspects: stations where he could be.
cli-analysis-round = round
cli-analysis-x = X’s view
cli-analysis-public = public view
cli-analysis-suspects = suspects
cli-analysis-moves = X’s moves
cli-analysis-start = start
cli-analysis-end = end
# A list follows.
cli-analysis-by = for the side that moved, according to { $name }:
# $move was played, $best would have been better; $played, $chance and $cost are percentages.
cli-analysis-cost = round { $round }, { seat-name }: { $move } ({ $played }) instead of { $best } ({ $chance }) cost { $cost }
cli-analysis-cost-start = before round 1, { seat-name }: { $move } ({ $played }) instead of { $best } ({ $chance }) cost { $cost }
