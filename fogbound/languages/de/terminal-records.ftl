### What is wrong with a record, by code, and what `fogbound verify` finds in it. The browser does not load this file.
###
### A record is the text of a finished game, ply by ply (a ply is one move of one seat). It was sealed before the game: a
### fingerprint of the seed from which all deals follow, and a seal for each hidden move.

cli-verify-sound = { $file } ist in Ordnung.
cli-verify-wrong = { $file } ist nicht in Ordnung ({ $code }): { $reason }
cli-in-heat = Durchgang { $n }: { $reason }
cli-verify-plies =
    { $n ->
        [one] { $n } Zug: in { $edition } erlaubt
       *[other] { $n } Züge: alle in { $edition } erlaubt
    }
cli-verify-deals =
    { $n ->
        [one] { $n } Auslosung: Sie folgt aus dem Startwert
       *[other] { $n } Auslosungen: Alle folgen aus dem Startwert
    }
cli-verify-seals =
    { $n ->
        [one] { $n } verdeckter Zug: Er passt zu seinem Siegel
       *[other] { $n } verdeckte Züge: Alle passen zu ihren Siegeln
    }
cli-verify-taken =
    { $n ->
        [one] Zurückgenommen: { $n }-mal; auch die verworfenen Züge sind in Ordnung
       *[other] Zurückgenommen: { $n }-mal; auch die verworfenen Züge sind in Ordnung
    }
cli-verify-after-end = Nach dem Ende: Ab Zug { $ply } ging das Spiel weiter, obwohl sein Startwert schon bekannt sein konnte; von da an haben verdeckte Züge kein Siegel, und die Auslosungen beweisen nichts
cli-verify-seed = Startwert: Er passt zum Fingerabdruck { $commitment }
cli-verify-noted = Fingerabdruck: der, den du notiert hast
cli-verify-compare = Fingerabdruck: Vergleich ihn mit dem, der vor dem Spiel notiert wurde
cli-verify-over = Spiel: vorbei, mit dem angegebenen Ausgang
cli-verify-open = Spiel: noch nicht vorbei
cli-verify-heat-alone = Serie: Das ist nur Durchgang { $n } von { $of }; die anderen fehlen hier
cli-verify-heats = Durchgänge: in der richtigen Reihenfolge, mit denselben Personen und Regeln und mit richtig getauschten Rollen
cli-verify-seeds = Startwerte: Alle { $n } passen zum Fingerabdruck { $commitment }
cli-verify-seeds-part = Startwerte: Jeder passt zu seinem Durchgang; der Fingerabdruck { $commitment } lässt sich nur mit allen { $n } Durchgängen prüfen, und diese Datei enthält { $here }
cli-verify-series-open = Serie: noch nicht vorbei, { $n } von { $of } Durchgängen gespielt
cli-verify-other-rules = Regeln: Das Protokoll entstand mit anderen Regeln, einem anderen Plan oder anderen Karten, aber alle Züge sind noch erlaubt

## Files that are no sound record

error-not-a-record = Das ist kein Protokoll von Fogbound.
error-corrupt = Das Protokoll ist beschädigt.
error-truncated = Das Protokoll ist abgeschnitten oder beschädigt.
error-newer-format = Das Protokoll hat ein Format, das diese Version von Fogbound nicht kennt.
error-several-heats = Das sind mehrere Spiele hintereinander: die Durchgänge einer Serie.
error-not-a-series = Diese Spiele sind nicht als Durchgänge einer Serie gekennzeichnet.
error-bad-heat = Was das Protokoll über seine Serie sagt, kann nicht stimmen.
error-other-edition = Das ist ein Protokoll einer anderen Ausgabe.
error-unknown-game = Das Spiel dieses Protokolls lässt sich hier nicht aufbauen.
error-illegal-ply = Ein Zug des Protokolls ist nicht möglich.
error-not-over = Das Spiel ist noch nicht vorbei. Analysieren lässt es sich erst danach.
error-set-up = Das Spiel wurde von Hand aufgebaut. Analysieren lassen sich nur ausgeloste Spiele.
error-no-proof = Im Protokoll fehlt der Beweis für Auslosungen und verdeckte Züge.

## Records that contradict their own proof

error-bad-seed = Der Startwert im Protokoll ist nicht der versiegelte.
error-other-commitment = Der Fingerabdruck ist ein anderer, also ist es ein anderes Spiel.
error-bad-deal = Eine Auslosung folgt nicht aus dem Startwert.
error-bad-line = Zurückgenommene Züge wären gar nicht möglich gewesen.
error-bad-seal = Ein verdeckter Zug passt nicht zu seinem Siegel.
error-bad-log = Die Züge sind nicht die, mit denen das Protokoll geschrieben wurde.
error-bad-outcome = Das Spiel endete anders, als das Protokoll sagt.
error-heat-order = Die Durchgänge sind nicht in der richtigen Reihenfolge.
error-missing-heat = Ein Durchgang fehlt.
error-mixed-rules = Die Durchgänge wurden nicht nach denselben Regeln gespielt.
error-mixed-people = Die Durchgänge wurden nicht von denselben Personen gespielt.
error-bad-rotation = Die Rollen wurden nicht richtig getauscht.
error-mixed-series = Die Durchgänge gehören nicht zu einer einzigen Serie.
error-bad-series = Das sind nicht die Durchgänge, die vor dem ersten versiegelt wurden.
