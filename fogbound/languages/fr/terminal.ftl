### The terminal, whatever the game. The browser does not load this file.
###
### Words of commands (help, undo, quit …), names of options (--seat) and moves (t58) are typed as they are and never
### translated. Lines are folded where there is no room, but columns should stay narrow.

# What people may type for yes and no, in small letters, with spaces between them. English words are understood anyway.
cli-words-yes = o oui
cli-words-no = n non
# The reader, where a name would stand, and in a list of players.
cli-you = Vous
cli-under = moins de { $share }
cli-no-language = Il n’y a pas de langue « { $given } ». Choisissez { $choices }.
cli-see = Voir : { $command }
cli-stopped = Interrompu.

## Before a game

cli-deal-sealed = La donne est fixée et scellée.
cli-deal-chosen = La donne a été choisie avec --seed.
cli-fingerprint = Pour la vérifier après la partie avec fogbound verify, notez son empreinte :
cli-practice = C’est un entraînement : tapez undo pour reprendre n’importe quel coup, même celui qui termine la partie.
cli-enter-begin = Appuyez sur Entrée pour commencer, ou tapez quit.
cli-enter-continue = Appuyez sur Entrée pour continuer, ou tapez quit.
cli-level = Quel niveau pour les bots ? Du plus faible au plus fort.
cli-level-ask = Lequel ? [Entrée = { $usual }]
cli-chair-again = Tapez { $choice }.
cli-are = Vous êtes { $names }.

cli-one-seat = Choisissez une seule option parmi --seat, --seats, --hotseat, --chair et --people.
cli-no-series-here = --chair et --people ne servent que dans une série, et ce jeu n’en a pas ; choisissez avec --seat ou --seats.
cli-series-practice = Dans une série, les coups ne se reprennent pas ; enlevez --practice.
cli-no-series = { $edition } ne se joue pas en série ; enlevez --series.
cli-no-adviser = Il n’y a pas de conseils pour { $edition } ; enlevez { $option }.
cli-by-hand-whereabouts = Cette partie a été mise en place à la main : impossible d’estimer où est Mister X. Enlevez --whereabouts.
cli-by-hand-bots = Le bot { $bot } ne peut pas jouer une partie mise en place à la main ; choisissez --bots random.
cli-pace = --pace attend un nombre de secondes, de 0 à 60.
cli-resume-extra = Une partie sauvegardée a déjà son édition, sa donne et ses options : avec --resume, enlevez { $options }.
cli-fair-options = --fair choisit lui-même les options : enlevez { $options }.
cli-fair-unknown = Pour { $n } personnes, les chances égales de { $edition } n’ont pas été mesurées.
cli-fair-elsewhere = Elles l’ont été pour { $numbers }.
cli-edition-which = « { $given } » peut désigner { $editions } : précisez.
cli-no-edition = Il n’y a pas d’édition « { $given } ». Éditions : { $editions } ; l’année suffit.
cli-option-twice = { $one } et { $other } règlent la même option : n’en gardez qu’une.
cli-option-pair = --option attend clé=valeur, par exemple max_rounds=12, et non « { $given } ». Voir : fogbound editions
cli-add-file = Si vous avez le fichier, ajoutez { $option } FICHIER
cli-several-programs = Il y a plusieurs programmes. Choisissez-en un : --bots { $names }.
cli-bot-missing = Il manque le bot « { $bot } » de cette partie : donnez sa commande avec --bot-command, ou choisissez-en un autre avec --bots.
cli-programs-alike = Deux commandes s’appellent { $name } ; donnez à chacune son nom : --bot-command NOM=CMD.
cli-program-name = Il y a déjà un bot nommé { $name } ; choisissez un autre nom pour la commande.

## During a game

cli-pass = Passez l’appareil à : { $who }.
cli-pass-enter = Pour { $who } seulement : appuyez sur Entrée quand personne d’autre ne regarde, ou tapez quit.
cli-goes-on = La partie continue.
cli-undone = Votre dernier coup est repris.
cli-undone-replies = Votre dernier coup est repris, avec ceux que les autres ont joués depuis.
cli-undo-end = Appuyez sur Entrée pour terminer, ou tapez undo pour reprendre votre dernier coup.
cli-back-undo = Pour reprendre votre dernier coup, tapez undo.
cli-win = Vous avez gagné !
cli-lose = Cette fois, vous avez perdu.
cli-not-understood = « { $given } » n’est ni un coup ni une commande.
cli-did-you-mean = Vouliez-vous dire { $command } ?
cli-move-looks = Un coup s’écrit comme t58 : un ticket et une station.
cli-type-help = Tapez help pour voir toutes les commandes.
cli-type-moves = Tapez moves pour voir ce qui est possible, ou help.

cli-program-dead = Le programme qui joue { seat-name } s’est arrêté ; désormais, ses coups sont tirés au hasard.
cli-bot-late = Le bot qui joue { seat-name } n’a pas répondu à temps ; son coup est tiré au hasard.
cli-bot-garbage = Le bot qui joue { seat-name } a donné une réponse incompréhensible ; son coup est tiré au hasard.
cli-bot-illegal = Le bot qui joue { seat-name } a choisi un coup interdit ; son coup est tiré au hasard.
cli-bot-failed = Le bot qui joue { seat-name } a échoué ({ $problem }) ; son coup est tiré au hasard.

## Help: what each command does. The command stands before it.

cli-help-moves = ce que vous pouvez jouer maintenant
cli-help-table = la table telle que vous la voyez
cli-help-save = sauvegarder la partie pour la reprendre plus tard (save FICHIER)
cli-help-undo = reprendre votre dernier coup et ceux joués depuis, sauf s’il a révélé quelque chose
cli-help-undo-practice = reprendre votre dernier coup et ceux joués depuis
cli-help-quit = quitter ; vous pourrez d’abord sauvegarder

## Files

# $ending: of files, such as .fog.
cli-no-file-name = « { $given } » ressemble à un coup, pas à un fichier. Tapez un nom qui finit par { $ending }, ou l’une des autres réponses.
cli-exists = { $file } existe déjà ; choisissez un autre nom.
cli-saved = Sauvegardé dans { $file }. Ne lisez pas ce fichier : il contient les secrets de la partie. Pour continuer :
cli-save-first = Sauvegarder d’abord ? [Entrée = dans { $file }, ou tapez un nom de fichier, non ou back]
cli-not-saved = Partie non sauvegardée.
cli-save-record = Garder le relevé ? [Entrée = dans { $file }, ou tapez un nom de fichier, ou non]
cli-other-file = Un autre nom de fichier, ou non :
cli-record-not-saved = Le relevé n’a pas été gardé ; pour en garder un : --record FICHIER.
cli-record-in = Le relevé est dans { $file }. Pour le vérifier, ou pour revoir la partie :
cli-record-analyse = Pour voir quels coups ont coûté le plus cher :
cli-goodbye = Au revoir, et à bientôt.
cli-not-kept = Impossible de sauvegarder la partie : aucun dossier n’est accessible en écriture.
cli-kept = La partie est sauvegardée dans { $file }, secrets compris. Pour continuer :
cli-saved-deal = La donne est la même qu’au début de la partie.
cli-saved-other-rules = Cette partie a été sauvegardée avec d’autres règles, un autre plan ou un autre paquet. Tous ses coups restent permis ; elle continue avec les règles d’aujourd’hui.
cli-saved-over = La partie de { $file } est terminée. Pour la revoir : { $command }
cli-saved-no-seed = { $file } ne contient pas la graine de la donne : la partie ne peut pas continuer. Pour la revoir : { $command }
cli-saved-part = { $file } contient { $n } des { $of } manches, mais pas les graines des autres : la série ne peut pas continuer. Pour la revoir : { $command }
cli-file-not-read = Impossible de lire { $file } : { $reason }.
cli-file-not-used = Impossible d’utiliser { $file } : { $reason }.
cli-file-not-written = Impossible d’écrire { $file } : { $reason }.
# Why, after a colon. $code: a code of the system. $said: what the system says of it, in its own language.
cli-file-why =
    { $code ->
        [ENOENT] fichier ou dossier introuvable
        [EACCES] accès refusé
        [EISDIR] c’est un dossier
        [ENOTDIR] un élément du chemin n’est pas un dossier
        [ENOSPC] il n’y a plus de place sur le disque
        [EROFS] le disque est en lecture seule
        [ENAMETOOLONG] le nom est trop long
        [EEXIST] il existe déjà
       *[other] { $said }
    }
cli-file-no-picture = { $file } existe déjà et n’est pas une image ; choisissez un autre nom.
cli-file-no-user = { $file } est introuvable : cet utilisateur n’existe pas.
cli-file-folder = { $file } est un dossier ; indiquez un fichier de ce dossier.
cli-file-no-text = { $file } n’est pas un fichier texte, donc pas un relevé de Fogbound.
cli-file-too-long = { $file } dépasse { $n } Mio, ce n’est donc pas un relevé de Fogbound.

## Replaying and analysing

cli-replay-title =
    { $n ->
        [one] { $title }, { $n } coup.
       *[other] { $title }, { $n } coups.
    }
cli-replay-open = Tout est révélé.
cli-replay-spectator = Vu par le public.
cli-replay-as = Vu par { $name }.
cli-replay-taken = Coups repris : { $n } fois. Voici ce qui a finalement été joué.
cli-replay-which-heat = C’est une série : choisissez une manche avec --heat N pour utiliser --to ou --map.
cli-no-heat =
    { $n ->
        [one] Il n’y a pas de manche { $given } dans ce relevé ; il contient { $n } partie.
       *[other] Il n’y a pas de manche { $given } dans ce relevé ; il en contient { $n }.
    }
cli-replay-stops = Impossible de rejouer le relevé au-delà de ce point.
cli-replay-ply = Le coup { $n } du relevé n’est pas possible avec les règles d’aujourd’hui.
cli-replay-no-seat = Il n’y a pas de place « { $given } » dans cette partie ; --as accepte { $seats }.
cli-no-map = { $edition } n’a pas de plan à dessiner ; enlevez --map.
cli-map-in = Le plan est dans { $file }.
cli-damaged = { $file } est endommagé. Pour les détails, qui peuvent révéler ce que { $name } n’a pas vu : { $command }
cli-analyse-which-heat = C’est une série de { $n } manches : choisissez-en une avec --heat N.
cli-can-replay = On peut la revoir : { $command }
cli-not-analysed = Impossible d’analyser { $file }. { $reason }
cli-analysing = Analyse

## Lessons and puzzles

cli-lessons = Apprendre en jouant, environ trois minutes par leçon :
cli-which-lesson = Quelle leçon ?
cli-lesson-again = Tapez un nombre de 1 à { $n }, un nom ({ $names }), ou quit.
cli-lesson-help = Tapez votre coup, ou bien : table, moves, skip, back, quit.
cli-resume = Pour reprendre
cli-type-station = Tapez le numéro d’une station.
cli-point-station = station { $station }
cli-point-log = le tableau de parcours
cli-point-suspects = les pistes
cli-point-points = les points

cli-puzzle-missed = { $share } d’échecs
cli-puzzle-no-kind = Il n’y a pas de genre « { $given } » ; choix possibles : { $choice }.
cli-puzzle-no-difficulty = Il n’y a pas de difficulté « { $given } » ; choix possibles : { $choice }.
cli-puzzle-type-where = Tapez une station.
cli-puzzle-type-escape = Tapez un coup, par exemple t58.
cli-puzzle-type-catch = Tapez un coup, par exemple t58, ou d’abord un pion : red t58.
cli-puzzle-help = Ou bien : moves, table, look 58 (les lignes d’une station), map FICHIER, show (la solution), quit.
cli-puzzle-any = Toute station du plan peut être la réponse.
cli-puzzle-next = La suivante : { $command }. Toutes : fogbound puzzles list

## Games that have no screens of their own

cli-plain-seat = Vous jouez { $name }. Choisissez d’autres places avec --seat ou --seats : { $seats }.
cli-plain-no-seat = Il n’y a pas de place « { $given } » ici ; places : { $seats }.
cli-plain-play = Vous jouez { $names }.
cli-plain-bots = Les bots ({ $bots }) jouent { $names }.
cli-plain-type = Tapez un coup de la liste. Tapez help pour voir toutes les commandes.
cli-plain-may = { $name } peut jouer { $moves }.
cli-plain-may-pass = { $name } peut jouer { $moves }, ou attendre avec Entrée.
cli-plain-not-one = « { $given } » ne fait pas partie des coups possibles : { $moves }.
cli-plain-points = Points : { $points }.
cli-help-any-move = un coup de la liste ; tapez vos mots à la place de _ : guess Paris
cli-help-any-seat = un coup pour une autre place jouée à ce clavier
cli-semicolon = { " ; " }
