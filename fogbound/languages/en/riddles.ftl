### Lessons and puzzles: what the server says about a try, and puzzles in words.
###
### X is Mister X, a man; the reader is “you”. $station is a number.

## Lessons: why a move is not what was asked for

try-otherwise = You may do that, but here we are after something else. Try again.
try-unsafe = No detective can reach X there.
try-caught = { seat-name } can take the { ticket-word } to { $station } and catch you. Find a safer station.
try-unseen = Nobody sees you there yet.
try-seen = Everybody would see you there.
try-few =
    { $n ->
        [one] That leaves the detectives only { $n } station to search. You can do better.
       *[other] That leaves the detectives only { $n } stations to search. You can do better.
    }
try-many =
    { $n ->
        [one] X could still be on { $n } station.
       *[other] X could still be on { $n } stations.
    }
try-not-there = X is not there. Look again.
try-reach = From there { seat-name } could reach { $n } of the suspects next.
try-precise = Close! Say the exact name.
try-wrong = That is not it. Look at the clues again.
# $n and $wanted: numbers of squares on the track.
try-square = Your pawn is on { $n }, not on { $wanted }.

## Puzzles

puzzle-catch-1 = Catch X this round
puzzle-catch-2 = Catch X in two
puzzle-escape-1 = Find the only escape
puzzle-escape-2 = Find the only escape, two rounds ahead
puzzle-where = Where must X be?
# $x and $hunters: names of bots.
puzzle-source = From a game of { $x } as X against { $hunters }.
puzzle-ask-escape =
    { $rounds ->
        [1] You are Mister X. At only one station are you safe this round, even if they know where you are. Ride there.
       *[other] You are Mister X. At only one station are you safe for two rounds, even if they know where you are. Ride there.
    }
# $played: a list of ticket-word.
puzzle-ask-where = X was last seen at { $station } and has played { $played } since. Which station is left?
# $stations: a list of numbers, with “or”.
puzzle-ask-catch = X is at { $stations }. Move so that X is caught this round, wherever X is.
# $movers: a list of pawns (seat-name).
puzzle-ask-catch-next = X is at { $station }. Move { $movers } so that X is caught next round, whatever X does.
# $rides: a list of puzzle-ride.
puzzle-answer-catch = { $rides }.
puzzle-answer-escape = { $station } is the only safe station.
puzzle-answer-where = X must be at { $station }.
# A ride inside a sentence, or as one: the full stop is added where it stands alone.
puzzle-ride =
    { $ticket ->
        [k] { seat-name } takes a black ticket to { $station }
       *[other] { seat-name } takes the { ticket-word } to { $station }
    }
# How X rides, in a list: “the taxi and a black ticket”.
puzzle-with =
    { $ticket ->
        [k] a black ticket
       *[other] the { ticket-word }
    }
# $ride: puzzle-ride.
puzzle-capture = { $station }: { $ride }.
puzzle-stuck = { $station }: X has no ride left.
# $moves: a list of puzzle-goes.
puzzle-closed = { $station }: { $moves }. Then X has no safe ride.
puzzle-goes = { seat-name } goes to { $station }
# Why X is not at $station. $through: yes, if X would have come through station $via; $seat was at $via.
puzzle-came =
    { $through ->
        [yes] { $station }: X would have come through { $via }, but { seat-name } went to { $via } and did not find X.
       *[no] { $station }: { seat-name } went to { $via } and did not find X.
    }
puzzle-stood =
    { $through ->
        [yes] { $station }: X would have come through { $via }, but { seat-name } stood on { $via }.
       *[no] { $station }: { seat-name } stood on { $via }.
    }
puzzle-no-way-on = { $station }: X could not have gone on from there.
puzzle-no-way = X’s tickets do not lead there.
puzzle-no-way-to = { $station }: X’s tickets do not lead there.
puzzle-caught = X has no ride left, and is caught.
# $ride: puzzle-ride.
puzzle-met = { $station }: if X goes there, { $ride }.
puzzle-met-double = { $station }: if X goes there with a double move, { $ride }.
# $n: how many stations; 0: anywhere. $stations: a list of numbers, with “or”.
puzzle-uncovered =
    { $n ->
        [0] X may be anywhere, and you can no longer cover that.
       *[other] X may be at { $stations }, and you can no longer cover that.
    }
puzzle-ends-first = X gets away: the game ends first.
# $played: a list of puzzle-with.
puzzle-away = X gets away: { $played } to { $station }.
puzzle-away-many =
    { $n ->
        [0] X plays { $played } and may be anywhere: too many to cover.
       *[other] X plays { $played } and may be at { $stations }: too many to cover.
    }
