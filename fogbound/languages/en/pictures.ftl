### What pictures say: the map and its legend, posters of finished games, pictures of lessons. The server writes them.

## The sheet below the map. Little room.

# A kind of line.
legend-line =
    { $line ->
        [taxi] Taxi
        [bus] Bus
        [underground] Underground
       *[ferry] Ferry
    }
# Beside the sign of a station. $line is the best line that stops there: at a bus stop taxis stop too, and so on.
legend-sign =
    { $line ->
        [taxi] taxi stop
        [bus] taxi and bus
        [underground] taxi, bus, underground
       *[ferry] ferry landing
    }
# Where a line can be left for another of its kind, between stations.
legend-junction =
    { $line ->
        [taxi] taxi junction
        [bus] bus junction
        [underground] underground junction
       *[ferry] ferry junction
    }
# Beside the sign of X's last appearance: n stands for the number of a window of the travel log, written in the sign.
legend-seen = X last seen, window n
legend-suspect = X may be here
legend-mark = marked
legend-path = X’s path
picture-stations =
    { $n ->
        [one] { $n } station
       *[other] { $n } stations
    }

## The map in words, for screen readers.

picture-says = A map with { $stations } numbered stations and { $lines } lines between them.
picture-junctions = Junctions, where one may turn off from one line to another of its kind: { $n }.
picture-pawn = { seat-name } is at { $station }.
picture-last-seen = X was last seen at { $station }, window { $n }.
# $places: numbers of stations, with commas.
picture-may-be = X may be at { $places }.
# $way: numbers of stations, with dashes.
picture-went = X went { $way }.

## A finished game as a picture to share, and as a link that other sites show. Above these texts stands who has won.

poster-detectives = Detectives
poster-captured = Caught at { $station } in round { $round }.
poster-trapped = Trapped at { $station } in round { $round }.
poster-escaped =
    { $round ->
        [one] Still free after { $round } round.
       *[other] Still free after { $round } rounds.
    }
poster-spent = No tickets left to follow after round { $round }.
poster-conceded-x = Mister X gave up in round { $round }.
poster-conceded = The detectives gave up in round { $round }.
poster-over = Over in round { $round }.
poster-cards =
    { $n ->
        [one] After { $n } card.
       *[other] After { $n } cards.
    }
poster-cards-last =
    { $n ->
        [one] After { $n } card. The last answer: { $answer }.
       *[other] After { $n } cards. The last answer: { $answer }.
    }
# After a list of players that is too long for the picture.
poster-more = and { $n } more

## A moment of 20 Questions as a small picture, in the rules.

quiz-card =
    { $category ->
        [person] Card { $n }: a person
        [place] Card { $n }: a place
       *[thing] Card { $n }: a thing
    }
quiz-own-card = Only you see it: { $answer }
quiz-mark = a question mark: roll the die
