### What is wrong with a record, by code, and what `fogbound verify` finds in it. The browser does not load this file.
###
### A record is the text of a finished game, ply by ply (a ply is one move of one seat). It was sealed before the game: a
### fingerprint of the seed from which all deals follow, and a seal for each hidden move.

cli-verify-sound = { $file } est en règle.
cli-verify-wrong = { $file } n’est pas en règle ({ $code }) : { $reason }
cli-in-heat = Manche { $n } : { $reason }
cli-verify-plies =
    { $n ->
        [one] { $n } coup : permis dans { $edition }
       *[other] { $n } coups : tous permis dans { $edition }
    }
cli-verify-deals =
    { $n ->
        [one] { $n } tirage : il découle de la graine
       *[other] { $n } tirages : tous découlent de la graine
    }
cli-verify-seals =
    { $n ->
        [one] { $n } coup caché : il correspond à son sceau
       *[other] { $n } coups cachés : chacun correspond à son sceau
    }
cli-verify-taken =
    { $n ->
        [one] coups repris : { $n } fois ; eux aussi sont en règle
       *[other] coups repris : { $n } fois ; eux aussi sont en règle
    }
cli-verify-after-end = après la fin : la partie a continué à partir du coup { $ply }, alors que sa graine pouvait être connue ; dès lors, les coups cachés n’ont plus de sceau et les tirages ne prouvent plus rien
cli-verify-seed = graine : elle correspond à l’empreinte { $commitment }
cli-verify-noted = empreinte : celle que vous aviez notée
cli-verify-compare = empreinte : comparez-la à celle que vous avez notée avant la partie
cli-verify-over = partie : terminée, avec le résultat annoncé
cli-verify-open = partie : pas encore terminée
cli-verify-heat-alone = série : ce fichier ne contient que la manche { $n } sur { $of }
cli-verify-heats = manches : dans l’ordre, avec les mêmes personnes, les mêmes règles et des rôles qui tournent comme prévu
cli-verify-seeds = graines : les { $n } correspondent à l’empreinte { $commitment }
cli-verify-seeds-part = graines : chacune correspond à sa manche ; l’empreinte { $commitment } ne se vérifie qu’avec les { $n } manches, et ce fichier en contient { $here }
cli-verify-series-open = série : pas encore terminée ; manches jouées : { $n } sur { $of }
cli-verify-other-rules = règles : ce relevé a été écrit avec d’autres règles, un autre plan ou un autre paquet, mais chaque coup reste permis

## Files that are no sound record

error-not-a-record = Ce n’est pas un relevé de Fogbound.
error-corrupt = Le relevé est endommagé.
error-truncated = Le relevé est incomplet ou endommagé.
error-newer-format = Cette version de Fogbound ne connaît pas le format du relevé.
error-several-heats = Ce n’est pas une partie mais plusieurs à la suite : les manches d’une série.
error-not-a-series = Ces parties ne sont pas marquées comme les manches d’une série.
error-bad-heat = Ce que le relevé dit de sa série est impossible.
error-other-edition = C’est le relevé d’une autre édition.
error-unknown-game = Impossible de mettre en place ici le jeu de ce relevé.
error-illegal-ply = Un coup du relevé ne peut pas être joué.
error-not-over = La partie n’est pas terminée. Analysez-la quand elle le sera.
error-set-up = La partie a été mise en place à la main. On n’analyse que les parties issues d’une donne.
error-no-proof = Le relevé ne contient pas de quoi prouver ses tirages et ses coups cachés.

## Records that contradict their own proof

error-bad-seed = La graine du relevé n’est pas celle qui a été scellée.
error-other-commitment = L’empreinte est différente : ce n’est donc pas cette partie.
error-bad-deal = Un tirage ne découle pas de la graine.
error-bad-line = Des coups repris n’auraient pas pu être joués.
error-bad-seal = Un coup caché ne correspond pas à son sceau.
error-bad-log = Les coups ne sont pas ceux avec lesquels le relevé a été écrit.
error-bad-outcome = La partie ne s’est pas terminée comme le dit le relevé.
error-heat-order = Les manches ne sont pas dans l’ordre.
error-missing-heat = Il manque une manche.
error-mixed-rules = Les manches n’ont pas les mêmes règles.
error-mixed-people = Les manches n’ont pas été jouées par les mêmes personnes.
error-bad-rotation = Les rôles n’ont pas tourné comme prévu.
error-mixed-series = Les manches ne viennent pas d’une même série.
error-bad-series = Ce ne sont pas les manches scellées avant la première.
