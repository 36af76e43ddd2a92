### 20 Questions in the terminal. The browser does not load this file.
###
### Words that are typed are not translated: pass, buzz, guess, ask, answer, right, wrong, precise, and the commands.

## Before a game

cli-cards-which = Dans quelle langue sont les cartes ?
cli-cards-in = Langue des cartes : { $language }.
cli-seat-first = Vous êtes { $name }. Pour d’autres places : --seat ou --seats.
cli-how-many = Qui joue à ce clavier ?
cli-how-many-one =
    { $n ->
        [one] vous ({ $name }) contre { $n } bot
       *[other] vous ({ $name }) contre { $n } bots
    }
cli-how-many-several = à plusieurs, { $n } au plus : vous prenez les premières places, les bots les autres
cli-how-many-seats = ces places
cli-how-many-ask = Combien de personnes, ou quelles places ? [Entrée = 1]
cli-no-seat-twenty = Il n’y a pas de place « { $given } » ici ; places : { $seats }, ou all pour toutes.
cli-twenty-title = { $title }, { $n } joueurs.
cli-at-keyboard = À ce clavier : { $names }.
cli-are-bots =
    { $n ->
        [one] { $names } est un bot ({ $bots } ; choisissez avec --bots).
       *[other] { $names } sont des bots ({ $bots } ; choisissez avec --bots).
    }
cli-about-house-reads = L’arbitre tient une carte et fait parler le personnage, le lieu ou la chose qu’elle cache. Tour à tour, choisissez un des 20 numéros, écoutez ce qu’il révèle et donnez une réponse si vous voulez. Qui trouve avance d’une case par numéro restant. Le premier à la case { $finish } gagne.
cli-about-all-read = Qui lit tient une carte et fait parler le personnage, le lieu ou la chose qu’elle cache. Les autres, tour à tour : choisissez un numéro, écoutez ce qu’il révèle et donnez une réponse si vous voulez. Une carte vaut 20 cases : une par numéro utilisé pour qui lit, une par numéro restant pour qui trouve. Le premier à la case { $finish } gagne.
cli-about-violet =
    { $n ->
        [one] Une fois, avec le jeton violet, vous pouvez buzzer pendant que quelqu’un d’autre réfléchit : une réponse juste rapporte { $n } case. Un soleil sur le parcours rend le jeton.
       *[other] Une fois, avec le jeton violet, vous pouvez buzzer pendant que quelqu’un d’autre réfléchit : une réponse juste rapporte { $n } cases. Un soleil sur le parcours rend le jeton.
    }
cli-twenty-type = Tapez un numéro pour le choisir, puis votre réponse ou pass ; help donne toutes les commandes. Vous découvrez le jeu ? fogbound tutorial quiz.

## The table

cli-card =
    { $seat ->
        [house] Carte { $n }, lue par l’arbitre.
       *[other] Carte { $n }, lue par { seat-name }.
    }
cli-asked = { seat-name } a demandé : « { $text } » Réponse : « { $reply } »
cli-guessed = { seat-name } a proposé « { $text } » : { $verdict }
cli-verdict-right = juste
cli-verdict-wrong = faux
cli-verdict-precise = presque, le nom exact ?
cli-numbers-left = numéros restants : { $numbers }
cli-numbers-none = plus de numéros
cli-square = case { $n } sur { $finish }
cli-violet = jeton violet
cli-next-sun = prochain soleil case { $n }
cli-you-are = Vous êtes : { $answer }

## What to do now

cli-do-pick =
    { $kind ->
        [person] La carte est un personnage. Choisissez un numéro : { $numbers }
        [place] La carte est un lieu. Choisissez un numéro : { $numbers }
       *[thing] La carte est une chose. Choisissez un numéro : { $numbers }
    }
cli-do-clue = Vous avez trouvé ? Tapez votre réponse, ou pass.
cli-do-buzz = { seat-name } réfléchit : tapez buzz pour répondre avec votre jeton violet, ou Entrée pour attendre.
cli-do-answer = Votre réponse ? Tapez-la, ou pass.
cli-do-verdict = Votre verdict sur la réponse de { seat-name }, « { $text } » : { $choice } ?
cli-do-ask = Posez la question de votre choix ({ $name } répond) ; le mieux : une question à laquelle on répond par oui ou par non.
cli-do-reply = Votre réponse à « { $text } » ?
cli-enter-same = Entrée pour suivre son avis.
cli-house-judges = L’arbitre juge pour { seat-name }.
cli-house-judges-you = L’arbitre juge pour vous.
cli-buzz-which = Pour buzzer, tapez { $commands }.
cli-said-before = { seat-name } l’a déjà dit, et c’était faux. Tapez-le encore une fois si vous y tenez.
cli-buzz-first = Ce n’est pas votre tour. Pour répondre quand même, tapez d’abord buzz ; cela coûte votre jeton violet.
cli-wanted-ask = C’est le moment d’une question : tapez-la seule, ou après ask.
cli-wanted-guess = C’est le moment de deviner : tapez votre réponse seule, ou après guess.
cli-wanted-answer = C’est le moment de répondre : tapez votre réponse seule, ou après answer.
cli-next-card = Appuyez sur Entrée pour la carte suivante.
cli-only-reader = Seule la personne qui lit peut voir la carte.
cli-the-reader = { seat-name } (qui lit)
cli-card-read = Appuyez sur Entrée quand vous l’avez lue.
cli-card-away = La carte est rangée. Tout le monde peut regarder.

## What happened

cli-new-card = Une nouvelle carte est tirée.
cli-roll-question = Le dé montre un point d’interrogation : { seat-name } peut poser une question.
cli-roll-blank = Face blanche pour { seat-name } : pas de réponse cette fois.
cli-you-roll-question = Le dé montre un point d’interrogation : vous pouvez poser une question.
cli-you-roll-blank = Face blanche : pas de réponse cette fois.
cli-pick = { seat-name } choisit le { $n }.
cli-you-pick = Vous choisissez le { $text }.
cli-you-pass = Vous passez.
cli-you-speak = Vous voulez répondre.
cli-you-buzz = Vous buzzez avec le jeton violet !
cli-you-ask = Vous demandez : « { $text } »
cli-you-answer = Vous répondez : « { $text } »
cli-you-right = Vous dites : juste !
cli-you-wrong = Vous dites : faux.
cli-you-precise = Vous dites : presque, le nom exact ?
cli-card-was = C’était : { $answer }.
cli-found =
    { $n ->
        [one] { seat-name } a trouvé après { $n } numéro.
       *[other] { seat-name } a trouvé après { $n } numéros.
    }
cli-found-violet =
    { $n ->
        [one] { seat-name } a trouvé avec le jeton violet, après { $n } numéro.
       *[other] { seat-name } a trouvé avec le jeton violet, après { $n } numéros.
    }
cli-moves-on =
    { $n ->
        [one] { seat-name } avance de { $n } case.
       *[other] { seat-name } avance de { $n } cases.
    }

## Help: what each command does. The command stands before it.

cli-help-pick = choisir le numéro 7
cli-help-guess = répondre après un indice, ou quand c’est à vous (ou : guess Paris) ; pass pour ne rien dire
cli-help-ask = votre question, quand le dé le permet (la question seule suffit)
cli-help-buzz = répondre avec votre jeton violet pendant que quelqu’un d’autre réfléchit (p3 buzz si vous partagez le clavier)
cli-help-verdict = le verdict de qui lit, ou wrong (faux), ou precise (presque, le nom exact ?) ; Entrée suit l’avis de l’arbitre
cli-help-card = revoir la carte, pour qui lit seulement
cli-help-table-twenty = indices, numéros restants, réponses données et cases des pions
