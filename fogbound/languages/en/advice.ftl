### The adviser: hints at the table, and looking back on a game that is over.
###
### Mister X is “he”, the reader is “you”. $name is the bot that advises.

# A button. $name: the name of the strongest bot, Master.
hint-ask = What would { $name } do?
hint-ask-short = Hint
hint-thinking = { $name } is thinking …
hint-thinking-short = Thinking …
# A heading; the moves it would choose follow as a list, such as “Taxi to 58”.
hint-title = { $name } would …
hint-close = Close the hint
# Under a move of the hint. $chance: a percentage, such as 62%.
hint-chance = { $chance } to win
hint-chance-points = X gets { $chance } of the points
hint-chance-points-x = { $chance } of the points
# Read aloud. $move: such as “Taxi to 58” (move-confirm); $chance: hint-chance; $why: whole sentences.
hint-spoken = { $name } would play: { $move }, { $chance }. { $why }
hint-spoken-easy = { $name } would play: { $move }. { $why }
hint-alike = These moves are about equally good.
hint-alike-x = { $name } mixes equally good moves, so that nobody can predict them.
# Below the chances of a hint, and of an analysis. $name: the bot that advises.
chance-for = The chances assume that both sides play on like { $name }.
# A switch that shows on the map where Mister X (“he”) probably is.
hint-belief = Where he probably is
hint-belief-x = Where they suspect you
hint-details = More reasons
hint-details-less = Fewer reasons
# A move of the hint: where to start.
hint-place = Start at { $station }
# A move of the hint.
hint-concede = Give up

## None begins with a number: they stand in a row, and "now 4. 22 stations" reads like one number.

hint-catches = { $chance } chance he is at { $station }.
hint-catches-sure = He is at { $station }: this catches him.
# The detectives choose their own order: another pawn should move first.
hint-first = Better move { seat-name } first.
hint-reach =
    { $n ->
        [one] He is within one ride of it: { $chance } chance, over { $n } station.
       *[other] He is within one ride of it: { $chance } chance, over { $n } stations.
    }
hint-only = No other pawn is as near to him: { $chance } chance.
# $before and $after: average numbers of rides, such as 2.5.
hint-closer = Brings you to { $after } rides from him on average, from { $before }.
# The rules alone say so, whoever plays. In …-x the reader is Mister X.
hint-settled-caught = You are sure to catch him this round.
hint-settled-caught-x = They can surely catch you before you move again.
hint-settled-away = Nobody can catch him any more.
hint-settled-away-x = Nobody can catch you any more.
hint-shows = Everyone sees you at { $station }.
hint-suspects =
    { $n ->
        [one] After it you may be at { $n } station, now { $before }.
       *[other] After it you may be at { $n } stations, now { $before }.
    }
hint-suspects-same =
    { $n ->
        [one] You may still be at { $n } station.
       *[other] You may still be at { $n } stations.
    }
# $n: rides from that pursuer to the station of the move.
hint-away =
    { $n ->
        [one] The nearest pursuer is { seat-name }, { $n } ride away.
       *[other] The nearest pursuer is { seat-name }, { $n } rides away.
    }
hint-ways = Ways out of there: { $n }.
hint-range =
    { $n ->
        [one] Within two rides of there: { $n } station.
       *[other] Within two rides of there: { $n } stations.
    }
hint-spends =
    { $ticket ->
        [k] Spends a black ticket; { $n } left.
        [double] Spends a double move; { $n } left.
       *[other] Spends a ticket ({ ticket-name }); { $n } left.
    }
# $n: Mister X's black tickets.
hint-keeps-k =
    { $n ->
        [one] Keeps your { $n } black ticket.
       *[other] Keeps your { $n } black tickets.
    }
hint-keeps-double =
    { $n ->
        [one] Keeps your { $n } double move.
       *[other] Keeps your { $n } double moves.
    }

## The one idea of a hint: two short sentences at most.

# A detective could catch you: $station is where you are now.
idea-threat = { seat-name } can reach { $station } next turn.
idea-threat-many = { $n } detectives can reach { $station } next turn.
# In idea-… texts, $move is a move such as “Taxi to 58” (move-confirm), at the beginning of the sentence.
idea-away = { $move } keeps every detective at least { $n } rides away.
idea-away-close = { $move } is safe: { seat-name } has no ticket to follow you.
idea-exposed =
    { $n ->
        [one] { $move } is in reach of { $n } detective, but they must guess that you are there.
       *[other] { $move } is in reach of { $n } detectives, but they must guess that you are there.
    }
idea-exposed-seen =
    { $n ->
        [one] { $move } is in reach of { $n } detective.
       *[other] { $move } is in reach of { $n } detectives.
    }
idea-exposed-everywhere = A detective can reach every station you can go to. At { $station } it is only { $n }.
idea-double = Two rides in a row take you out of reach before they move.
idea-shows = Everyone will see you at { $station }, so pick a place with many ways out.
idea-suspects =
    { $n ->
        [one] { $move } leaves them { $n } place to look for you.
       *[other] { $move } leaves them { $n } places to look for you.
    }
idea-catches = There is a { $chance } chance that he is at { $station }. Go and look.
idea-catches-sure = He is at { $station }: { $move } catches him.
idea-reach = { $move } puts you next to { $n } of the places where he can be.
idea-closer = { $move } brings you closer to where he probably is.
idea-range =
    { $n ->
        [one] { $move } keeps many lines open: { $n } station within two rides.
       *[other] { $move } keeps many lines open: { $n } stations within two rides.
    }

# A station and how probable it is, in a list: “58 (31%)”. $station is a number.
where-at = { $station } ({ $chance })
# $stations: a list of where-at.
where-spoken = Mister X is probably at { $stations }.
where-spoken-x = They may think you are at { $stations }.
# $stations: a list of where-at. Little room: one line on a phone.
where-short = Probably { $stations }
where-short-x = They may suspect { $stations }
where-sure = Everyone knows Mister X is at { $stations }.
where-sure-x = Everyone knows you are at { $stations }.

analysis-title = Analysis
analysis-tab = Analysis
analysis-open = Analyse with { $name }
# Before the analysis begins. $n: games that others have asked for.
analysis-waiting =
    { $n ->
        [one] { $n } game ahead of yours …
       *[other] { $n } games ahead of yours …
    }
analysis-next = { $name } starts in a moment …
analysis-working = { $name } has analysed { $done } of { $plies } moves.
analysis-failed = { $name } could not analyse this game.
analysis-again = Try again
analysis-chance = Mister X’s chance to win
analysis-chance-points = Mister X’s share of the points
analysis-chance-text = What each side could expect from what it knew.
analysis-chance-note = Mister X knows where he is and the detectives do not, so the lines may differ until the end.
analysis-chance-note-open = Each side is asked when it is to move, and a black ticket hides Mister X, so the lines may differ until the end.
analysis-chance-spoken =
    { $side ->
        [0] As Mister X saw it: { $first } at the start, between { $low } and { $high }, { $last } at the end.
       *[other] As the detectives saw it: { $first } at the start, between { $low } and { $high }, { $last } at the end.
    }
analysis-suspects = Where he could be
analysis-suspects-text = Possible stations after each move.
analysis-suspects-spoken = Up to { $most } stations, { $last } at the end.
analysis-costliest = The costliest moves
analysis-costliest-none = { $name } found no costly move.
# $cost: a percentage: how much worse the move was than the best one.
analysis-cost = cost { $cost }
# $move: such as “Taxi to 58” (move-confirm).
analysis-move = { seat-name }: { $move }
# What the bot $name would have played.
analysis-instead = { $name }: { $move }
# $best and $played: percentages.
analysis-compare-x = { $name } would have played { $move }: Mister X wins { $best } of the time instead of { $played }.
analysis-compare-pursuers = { $name } would have played { $move }: the detectives win { $best } of the time instead of { $played }.
analysis-compare-points = { $name } would have played { $move }: Mister X gets { $best } of the points instead of { $played }.
analysis-compare-alike = { $name } would have played { $move }, which is about as good.
analysis-same-x = { $name } would have played the same: Mister X wins { $best } of the time.
analysis-same-pursuers = { $name } would have played the same: the detectives win { $best } of the time.
analysis-same-points = { $name } would have played the same: Mister X gets { $best } of the points.
analysis-table = All moves as a table
analysis-table-move = Move
analysis-table-text = The second column is for Mister X, as the mover saw it. Cost: what the move lost for the mover’s side. Possible: how many stations Mister X could be at. “=”: { $name } would have played the same.
# Heads of the columns of a narrow table: short words.
analysis-table-played = X’s chance
analysis-table-played-points = X’s share
analysis-table-cost = Cost
analysis-table-suspects = Possible
