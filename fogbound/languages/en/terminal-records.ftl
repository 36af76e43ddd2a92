### What is wrong with a record, by code, and what `fogbound verify` finds in it. The browser does not load this file.
###
### A record is the text of a finished game, ply by ply (a ply is one move of one seat). It was sealed before the game: a
### fingerprint of the seed from which all deals follow, and a seal for each hidden move.

cli-verify-sound = { $file } checks out.
# $code: a word for programs. $reason: one of the texts below.
cli-verify-wrong = { $file } does not check out ({ $code }): { $reason }
# $n: a heat of a series. $reason: one of the texts below.
cli-in-heat = Heat { $n }: { $reason }
cli-verify-plies =
    { $n ->
        [one] { $n } ply: legal in { $edition }
       *[other] { $n } plies: each is legal in { $edition }
    }
cli-verify-deals =
    { $n ->
        [one] { $n } deal: it follows from the seed
       *[other] { $n } deals: each follows from the seed
    }
cli-verify-seals =
    { $n ->
        [one] { $n } hidden move: it matches its seal
       *[other] { $n } hidden moves: each matches its seal
    }
# The lines that follow begin with what they are about.
cli-verify-taken =
    { $n ->
        [one] taken back: { $n } time; the lines that were given up check out too
       *[other] taken back: { $n } times; the lines that were given up check out too
    }
# $ply: the number of a ply.
cli-verify-after-end = after the end: the game went on from ply { $ply } when its seed could be known; from there on, hidden moves have no seal, and the deals prove nothing
cli-verify-seed = seed: matches the fingerprint { $commitment }
cli-verify-noted = fingerprint: the one you noted
cli-verify-compare = fingerprint: compare it with the one noted before the game
cli-verify-over = game: over, with the outcome it states
cli-verify-open = game: not over yet
cli-verify-heat-alone = series: this is heat { $n } of { $of } alone; the others are not here
cli-verify-heats = heats: in order, with the same people and rules, and with roles rotated as they should be
cli-verify-seeds = seeds: all { $n } match the fingerprint { $commitment }
# $here: how many of the $n heats the file holds.
cli-verify-seeds-part = seeds: each matches its heat; the fingerprint { $commitment } can be checked only with all { $n } heats, and this file holds { $here }
cli-verify-series-open = series: not over yet, { $n } of { $of } heats played
cli-verify-other-rules = rules: the record was written under other rules, another board or deck, but every ply is still legal

## Files that are no sound record

error-not-a-record = This is not a Fogbound record.
error-corrupt = The record is damaged.
error-truncated = The record is cut short or damaged.
error-newer-format = The record is in a format that this Fogbound does not know.
error-several-heats = This is not one game but several in a row: the heats of a series.
error-not-a-series = These games are not marked as heats of a series.
error-bad-heat = What the record says of its series cannot be right.
error-other-edition = This is a record of another edition.
error-unknown-game = The game of this record cannot be set up here.
error-illegal-ply = A ply of the record cannot be played.
error-not-over = The game is not over yet. Analyse it when it is.
error-set-up = The game was set up by hand. Only dealt games can be analysed.
error-no-proof = The record has no proof of its deals and hidden moves.

## Records that contradict their own proof

error-bad-seed = The seed in the record is not the one that was sealed.
error-other-commitment = The fingerprint is a different one, so this is a different game.
error-bad-deal = A deal does not follow from the seed.
error-bad-line = Moves that were taken back could not have been played.
error-bad-seal = A hidden move does not match its seal.
error-bad-log = These are not the plies that the record was written with.
error-bad-outcome = The game did not end as the record says.
error-heat-order = The heats are not in order.
error-missing-heat = A heat is missing.
error-mixed-rules = The heats were not played by the same rules.
error-mixed-people = The heats were not played by the same people.
error-bad-rotation = The roles were not rotated as they should have been.
error-mixed-series = The heats do not belong to one series.
error-bad-series = These are not the heats that were sealed before the first.
