### The adviser: hints at the table, and looking back on a game that is over.
###
### Mister X is “il”, the reader is “vous”. $name is the bot that advises; "de" and "que" never stand before it.

# A button. $name: the name of the strongest bot, Maître.
hint-ask = Que ferait { $name } ?
hint-ask-short = Conseil
hint-thinking = { $name } réfléchit…
hint-thinking-short = Réflexion…
# A heading; the moves it would choose follow as a list, such as “Taxi pour le 58”.
hint-title = { $name } jouerait…
hint-close = Fermer le conseil
# Under a move of the hint. $chance: a percentage, such as 62 %.
hint-chance = { $chance } de victoire
hint-chance-points = X : { $chance } des points
hint-chance-points-x = { $chance } des points
# Read aloud. $move: such as “Taxi pour le 58” (move-confirm); $chance: hint-chance; $why: whole sentences.
hint-spoken = { $name } jouerait : { $move }, { $chance }. { $why }
hint-spoken-easy = { $name } jouerait : { $move }. { $why }
hint-alike = Ces coups se valent à peu près.
hint-alike-x = { $name } varie entre des coups qui se valent, pour rester imprévisible.
# Below the chances of a hint, and of an analysis. $name: the bot that advises.
chance-for = Ces chances supposent que les deux camps jouent comme { $name }.
# A switch that shows on the map where Mister X (“he”) probably is.
hint-belief = Ses positions probables
hint-belief-x = Où l’on vous croit
hint-details = Plus de détails
hint-details-less = Moins de détails
# A move of the hint: where to start.
hint-place = Départ au { $station }
# A move of the hint.
hint-concede = Abandonner

## None begins with a number: they stand in a row, and "now 4. 22 stations" reads like one number.

hint-catches = Chances qu’il soit au { $station } : { $chance }.
hint-catches-sure = Il est au { $station } : ce coup l’attrape.
# The detectives choose their own order: another pawn should move first.
hint-first = Mieux vaut jouer { seat-name } d’abord.
hint-reach =
    { $n ->
        [one] Chances qu’il soit à un trajet de là au plus : { $chance }, sur { $n } station.
       *[other] Chances qu’il soit à un trajet de là au plus : { $chance }, sur { $n } stations.
    }
hint-only = Chances qu’aucun autre pion ne soit aussi près de lui : { $chance }.
# $before and $after: average numbers of rides, such as 2.5.
hint-closer = Distance moyenne jusqu’à lui, en trajets : { $after } au lieu de { $before }.
# The rules alone say so, whoever plays. In …-x the reader is Mister X.
hint-settled-caught = Il sera pris pendant ce tour, c’est sûr.
hint-settled-caught-x = On peut vous attraper à coup sûr avant votre prochain coup.
hint-settled-away = Plus personne ne peut l’attraper.
hint-settled-away-x = Plus personne ne peut vous attraper.
hint-shows = Tout le monde vous voit au { $station }.
hint-suspects =
    { $n ->
        [one] Après ce coup, { $n } station où vous chercher, contre { $before } à présent.
       *[other] Après ce coup, { $n } stations où vous chercher, contre { $before } à présent.
    }
hint-suspects-same =
    { $n ->
        [one] Toujours { $n } station où vous chercher.
       *[other] Toujours { $n } stations où vous chercher.
    }
# $n: rides from that pursuer to the station of the move.
hint-away =
    { $n ->
        [one] Poursuivant le plus proche : { seat-name }, à { $n } trajet.
       *[other] Poursuivant le plus proche : { seat-name }, à { $n } trajets.
    }
hint-ways = Issues à partir de là : { $n }.
hint-range =
    { $n ->
        [one] À deux trajets de là au plus : { $n } station.
       *[other] À deux trajets de là au plus : { $n } stations.
    }
hint-spends =
    { $ticket ->
        [k] Coûte un black ticket ; reste { $n }.
        [double] Coûte un coup double ; reste { $n }.
       *[other] Coûte un ticket { ticket-word } ; reste { $n }.
    }
# $n: Mister X's black tickets.
hint-keeps-k =
    { $n ->
        [one] Garde votre black ticket.
       *[other] Garde vos { $n } black tickets.
    }
hint-keeps-double =
    { $n ->
        [one] Garde votre coup double.
       *[other] Garde vos { $n } coups doubles.
    }

## The one idea of a hint: two short sentences at most.

# A detective could catch you: $station is where you are now.
idea-threat = { seat-name } peut atteindre le { $station } au prochain coup.
idea-threat-many =
    { $n ->
        [one] { $n } détective peut atteindre le { $station } au prochain coup.
       *[other] { $n } détectives peuvent atteindre le { $station } au prochain coup.
    }
# In idea-… texts, $move is a move such as “Taxi pour le 58” (move-confirm), at the beginning of the sentence.
idea-away =
    { $n ->
        [one] { $move } : chaque détective reste à au moins { $n } trajet.
       *[other] { $move } : chaque détective reste à au moins { $n } trajets.
    }
idea-away-close = { $move } : aucun risque, { seat-name } n’a pas de ticket pour vous suivre.
idea-exposed =
    { $n ->
        [one] { $move } : { $n } détective peut y arriver, mais encore faut-il deviner que vous y êtes.
       *[other] { $move } : { $n } détectives peuvent y arriver, mais encore faut-il deviner que vous y êtes.
    }
idea-exposed-seen =
    { $n ->
        [one] { $move } : { $n } détective peut y arriver.
       *[other] { $move } : { $n } détectives peuvent y arriver.
    }
idea-exposed-everywhere = Où que vous alliez, on peut vous atteindre. Détectives à portée du { $station } : { $n } seulement.
idea-double = Deux trajets de suite vous mettent hors de portée avant leur tour.
idea-shows = Tout le monde vous verra au { $station } : choisissez un endroit avec beaucoup d’issues.
idea-suspects =
    { $n ->
        [one] { $move } : les détectives auront { $n } piste.
       *[other] { $move } : les détectives auront { $n } pistes.
    }
idea-catches = Il y a { $chance } de chances qu’il soit au { $station }. Allez voir.
idea-catches-sure = Il est au { $station }. { $move } : il est pris.
idea-reach =
    { $n ->
        [one] { $move } : vous serez à côté de { $n } piste.
       *[other] { $move } : vous serez à côté de { $n } pistes.
    }
idea-closer = { $move } : vous approchez de l’endroit où il est sans doute.
idea-range =
    { $n ->
        [one] { $move } : vous gardez le choix, avec { $n } station à deux trajets au plus.
       *[other] { $move } : vous gardez le choix, avec { $n } stations à deux trajets au plus.
    }

# A station and how probable it is, in a list: “58 (31 %)”. $station is a number.
where-at = { $station } ({ $chance })
# $stations: a list of where-at.
where-spoken = Positions probables de Mister X : { $stations }.
where-spoken-x = On vous croit plutôt ici : { $stations }.
# $stations: a list of where-at. Little room: one line on a phone.
where-short = Peut-être { $stations }
where-short-x = Soupçons : { $stations }
where-sure = Tout le monde sait que Mister X est au { $stations }.
where-sure-x = Tout le monde sait que vous êtes au { $stations }.

analysis-title = Analyse
analysis-tab = Analyse
analysis-open = Analyser avec { $name }
# Before the analysis begins. $n: games that others have asked for.
analysis-waiting =
    { $n ->
        [one] { $n } partie avant la vôtre…
       *[other] { $n } parties avant la vôtre…
    }
analysis-next = { $name } commence dans un instant…
analysis-working = { $name } analyse la partie : coup { $done } sur { $plies }.
analysis-failed = { $name } n’a pas pu analyser cette partie.
analysis-again = Réessayer
analysis-chance = Chances de victoire de Mister X
analysis-chance-points = Part des points de Mister X
analysis-chance-text = Ce que chaque camp pouvait espérer, d’après ce qu’il savait.
analysis-chance-note = Mister X sait où il est, les détectives non : les courbes peuvent différer jusqu’à la fin.
analysis-chance-note-open = Les chances de chaque camp sont estimées quand c’est à lui de jouer, et un black ticket cache Mister X : les courbes peuvent différer jusqu’à la fin.
analysis-chance-spoken =
    { $side ->
        [0] Vu par Mister X : { $first } au début, entre { $low } et { $high }, { $last } à la fin.
       *[other] Vu par les détectives : { $first } au début, entre { $low } et { $high }, { $last } à la fin.
    }
analysis-suspects = Où il pouvait être
analysis-suspects-text = Nombre de pistes après chaque coup.
analysis-suspects-spoken = Jusqu’à { $most } pistes, { $last } à la fin.
analysis-costliest = Les coups les plus coûteux
analysis-costliest-none = { $name } n’a trouvé aucun coup coûteux.
# $cost: a percentage: how much worse the move was than the best one.
analysis-cost = coût { $cost }
# $move: such as “Taxi pour le 58” (move-confirm).
analysis-move = { seat-name } : { $move }
# What the bot $name would have played.
analysis-instead = { $name } : { $move }
# $best and $played: percentages.
analysis-compare-x = { $name } aurait joué « { $move } » : Mister X gagne dans { $best } des cas au lieu de { $played }.
analysis-compare-pursuers = { $name } aurait joué « { $move } » : les détectives gagnent dans { $best } des cas au lieu de { $played }.
analysis-compare-points = { $name } aurait joué « { $move } » : Mister X obtient { $best } des points au lieu de { $played }.
analysis-compare-alike = { $name } aurait joué « { $move } », ce qui revient à peu près au même.
analysis-same-x = { $name } aurait joué pareil : Mister X gagne dans { $best } des cas.
analysis-same-pursuers = { $name } aurait joué pareil : les détectives gagnent dans { $best } des cas.
analysis-same-points = { $name } aurait joué pareil : Mister X obtient { $best } des points.
analysis-table = Tous les coups en tableau
analysis-table-move = Coup
analysis-table-text = La deuxième colonne concerne Mister X, vu par le camp qui joue. Coût : ce que le coup a fait perdre à ce camp. Pistes : sur combien de stations Mister X pouvait être. « = » : { $name } aurait joué pareil.
# Heads of the columns of a narrow table: short words.
analysis-table-played = Chances X
analysis-table-played-points = Part de X
analysis-table-cost = Coût
analysis-table-suspects = Pistes
