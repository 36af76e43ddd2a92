### Twenty questions: its cards, numbers, chips and moves.
###
### $name is a player: a person of any gender, a bot, Joueur 1 to 6, or l'arbitre, which is the program itself.

keys-number = Taper un numéro de la carte
# What a key does.
keys-number-take = Prendre le numéro tapé
# Names of keys.
keys-buzz = Espace ou B

twenty-card = Carte { $n }
twenty-category-person = Personnage
twenty-category-place = Lieu
twenty-category-thing = Chose
# How many of the card's 20 numbers have been read.
twenty-used =
    { $n ->
        [one] { $n } utilisé sur 20
       *[other] { $n } utilisés sur 20
    }
twenty-used-short = { $n }/20
# Beside a player: what they do on this card.
twenty-role-reader = lit
twenty-role-investigator = joue
twenty-role-speaker = répond
# After a player's name.
twenty-violet = a le jeton violet
twenty-violet-used = a utilisé le jeton violet
twenty-violet-what = Jeton violet : il permet de buzzer hors de votre tour. Un soleil le rend.
# After a player's name: where their pawn is on the track.
twenty-square = case { $n }
# For screen readers, after a player's name: square $n of a track with $finish squares.
twenty-square-of = { $n } sur { $finish }
# The same in a list of players.
twenty-square-named = { $name } : case { $n } sur { $finish }
twenty-sun = Soleil : tombez ici pour récupérer votre jeton violet
twenty-track = Parcours
twenty-numbers = Numéros
twenty-number = Numéro { $n }
twenty-cards = Cartes
twenty-cards-all = Les cartes
# A tab: everything that happened on this card.
twenty-feed = Cette carte
# Over the clue that was read last.
twenty-moment = Dernière lecture
twenty-clue = Indice { $n }
twenty-place-question = Point d’interrogation
twenty-start-goal = Le premier pion au bout du parcours gagne. Moins d’indices, plus de cases.
twenty-start-person = Je suis un personnage. Qui ?
twenty-start-place = Je suis un lieu. Lequel ?
twenty-start-thing = Je suis une chose. Laquelle ?

twenty-choose-you = Touchez un numéro
twenty-choose-first = Choisissez un numéro, écoutez l’indice, puis devinez.
# The next card, while the last one is still in sight.
twenty-choose-next-person = La carte { $n } est un personnage.
twenty-choose-next-place = La carte { $n } est un lieu.
twenty-choose-next-thing = La carte { $n } est une chose.
# In this file $name is a player: a person of any gender, a bot, Joueur 1 to 6, or l'arbitre.
twenty-choose-wait = { $name } choisit un numéro
twenty-choose-confirm = Lire le numéro { $n }
twenty-clue-you = Vous avez trouvé ?
twenty-clue-you-hint = Tapez une réponse, ou passez. Les autres peuvent buzzer pendant que vous réfléchissez.
twenty-clue-wait = { $name } réfléchit
twenty-clue-wait-buzz = Vous avez trouvé ? Buzzez avant { $name }.
twenty-held-pass =
    { $n ->
        [one] Vous passez. Les autres ont { $n } seconde pour buzzer.
       *[other] Vous passez. Les autres ont { $n } secondes pour buzzer.
    }
twenty-held-answer =
    { $n ->
        [one] Votre réponse attend : les autres ont { $n } seconde pour buzzer.
       *[other] Votre réponse attend : les autres ont { $n } secondes pour buzzer.
    }
twenty-pass = Passer
twenty-passed = Tour passé
# In place of an answer, in a narrow list.
twenty-pass-short = passe
twenty-pass-free = Ne rien dire
# The large button with which a player cuts in.
twenty-buzz = Buzz !
twenty-buzz-as = Buzz ! { $name }
twenty-buzz-costs =
    { $points ->
        [one] Coûte votre jeton violet. Si c’est juste : { $points } case pour vous, aucune pour qui lit.
       *[other] Coûte votre jeton violet. Si c’est juste : { $points } cases pour vous, aucune pour qui lit.
    }
twenty-buzz-costs-house =
    { $points ->
        [one] Coûte votre jeton violet. Si c’est juste : { $points } case pour vous.
       *[other] Coûte votre jeton violet. Si c’est juste : { $points } cases pour vous.
    }
twenty-buzz-faster = { $name } a buzzé avant vous. Vous gardez votre jeton violet.
twenty-buzz-late = Trop tard cette fois. Vous gardez votre jeton violet.

twenty-who-person = Qui est-ce ?
twenty-who-place = Quel est ce lieu ?
twenty-who-thing = Qu’est-ce que c’est ?
twenty-guess-free = Vous avez buzzé : à vous de répondre
twenty-guess-after = Répondez maintenant, ou passez.
twenty-guess-label-person = Qui est-ce ?
twenty-guess-label-place = Quel est ce lieu ?
twenty-guess-label-thing = Qu’est-ce que c’est ?
twenty-guess-send = Proposer
twenty-guess-again = « { $text } » a déjà été refusé pour cette carte. Vous pouvez quand même l’essayer.
# The answer was nearly right.
twenty-guess-precise = Dites le nom exact
# $text: what the player answered.
twenty-guess-precise-hint = « { $text } » : presque. Encore un essai.
twenty-answer-wait = { $name } répond
twenty-answer-wait-free = { $name } buzze !
twenty-answer-wait-precise = { $name } cherche le nom exact

twenty-verdict-you = Est-ce juste ?
# Over a player's answer, which the reader judges.
twenty-verdict-says = { $name } dit
twenty-verdict-wait = { $name } juge
# What the program would say of the answer.
twenty-verdict-house =
    { $ruling ->
        [right] L’arbitre suggère : juste.
        [wrong] L’arbitre suggère : faux.
       *[precise] L’arbitre suggère : demander le nom exact.
    }
twenty-verdict-right = Juste
twenty-verdict-wrong = Faux
twenty-verdict-precise = Presque : le nom exact ?
# For screen readers, after the button that the program suggests.
twenty-verdict-suggested = suggéré
# Why the program suggests it. “Your card”: the reader's.
twenty-why-name = C’est un nom de votre carte.
twenty-why-surname = Le nom de famille suffit.
twenty-why-initials = Un nom de votre carte, avec des initiales.
twenty-why-spelling = Un nom de votre carte, mal orthographié.
twenty-why-described = Un nom de votre carte, avec des mots qui lui vont.
twenty-why-rejected = Votre carte le donne comme faux.
twenty-why-other = Ce n’est pas un nom de votre carte.
twenty-why-other-person = Ce titre est celui de quelqu’un d’autre.
twenty-why-several = Plusieurs réponses à la fois.
twenty-why-negated = Cela dit ce que ce n’est pas.
twenty-why-empty = Cela ne contient aucune réponse.
twenty-why-family = Plusieurs personnes portent ce nom de famille.
twenty-why-part = Seulement une partie du nom.
twenty-why-special = Une forme particulière de la réponse.
twenty-why-kind = Cela dit quel genre de chose, pas laquelle.
twenty-why-description = Cela décrit la réponse sans la nommer.

twenty-ask-you = Posez la question de votre choix
twenty-ask-you-hint = Le mieux : une question à laquelle on répond par oui ou par non. Ensuite, vous pourrez deviner.
twenty-ask-label = Votre question
twenty-ask-send = Demander
twenty-ask-wait = { $name } cherche une question
# Over a player's question.
twenty-reply-you = { $name } demande
twenty-reply-hint = En peu de mots et honnêtement, sans nommer la réponse.
twenty-reply-label = Avec vos mots
twenty-reply-send = Répondre
twenty-reply-wait = { $name } répond
twenty-reply-house = L’arbitre suggère
# Answers to choose from. They go to all players as they are, in the reader's language.
twenty-reply-yes = Oui.
twenty-reply-no = Non.
twenty-reply-partly = En partie.
twenty-reply-cannot = Je ne peux pas le dire.
twenty-open-wait = La carte est retournée

twenty-you-read = Vous lisez cette carte.
twenty-clock =
    { $n ->
        [one] reste { $n } seconde
       *[other] reste { $n } secondes
    }

twenty-die-question = Le dé montre un point d’interrogation : { $name } peut poser une question, puis deviner.
twenty-die-blank = Face blanche : ni question ni réponse. Fin du tour pour { $name }.
# $points: squares.
twenty-why-violet =
    { $points ->
        [one] Coûte le jeton violet, juste ou faux. Si c’est juste : { $points } case.
       *[other] Coûte le jeton violet, juste ou faux. Si c’est juste : { $points } cases.
    }
twenty-why-sun = Soleil : { $name } récupère le jeton violet et peut à nouveau buzzer.
twenty-die-face =
    { $face ->
        [question] Dé : point d’interrogation
       *[blank] Dé : face blanche
    }

twenty-own-title = Votre carte
twenty-own-are = Vous êtes
twenty-own-show = Autres noms
twenty-own-right = Juste aussi
twenty-own-wrong = Faux

# $finder: a player. $n: numbers of the card that had been read. $points: squares.
twenty-end-found =
    { $n ->
        [one]
            { $points ->
                [one] { $finder } a trouvé après { $n } numéro : { $points } case.
               *[other] { $finder } a trouvé après { $n } numéro : { $points } cases.
            }
       *[other]
            { $points ->
                [one] { $finder } a trouvé après { $n } numéros : { $points } case.
               *[other] { $finder } a trouvé après { $n } numéros : { $points } cases.
            }
    }
twenty-end-found-violet =
    { $points ->
        [one] { $finder } a buzzé et trouvé : { $points } case.
       *[other] { $finder } a buzzé et trouvé : { $points } cases.
    }
twenty-end-nobody = Personne n’a trouvé.
# $reader: a player.
twenty-end-reader =
    { $points ->
        [one] { $reader } lisait : { $points } case.
       *[other] { $reader } lisait : { $points } cases.
    }
twenty-end-reader-none = { $reader } lisait et ne gagne rien.
# The answer of the card follows in a line of its own.
twenty-end-was = C’était
# A label; the answer of the last card follows, in other letters.
twenty-last-was = La dernière carte
twenty-past-none = Aucune carte terminée pour l’instant.

twenty-race = La course jusqu’à la case { $finish }

# $names: a list of $n players.
twenty-over-title =
    { $n ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
twenty-over-why =
    { $n ->
        [one] En tête à l’arrivée, après { $n } carte.
       *[other] En tête à l’arrivée, après { $n } cartes.
    }
twenty-rank = Classement
# A place in the ranking.
twenty-rank-place = { $n }.

twenty-ply-card =
    { $category ->
        [person] Carte { $n } : un personnage. { $reader } lit.
        [place] Carte { $n } : un lieu. { $reader } lit.
       *[thing] Carte { $n } : une chose. { $reader } lit.
    }
# $n: the number of the card. $text: the clue, in the language of the cards.
twenty-ply-clue = { $name } choisit le { $n } : « { $text } »
twenty-ply-roll-question = { $name } choisit le { $n }, un point d’interrogation ; le dé montre un point d’interrogation.
twenty-ply-roll-blank = { $name } choisit le { $n }, un point d’interrogation ; le dé montre une face blanche : pas de réponse cette fois.
twenty-ply-again-question = { $name } lance aussi le dé : un point d’interrogation.
twenty-ply-again-blank = { $name } lance aussi le dé : une face blanche. Pas de réponse cette fois.
twenty-ply-speak = { $name } veut répondre.
twenty-ply-buzz = { $name } buzze !
twenty-ply-pass = { $name } passe.
twenty-ply-guess = { $name } : « { $text } »
twenty-ply-ask = { $name } demande : « { $text } »
twenty-ply-answer = { $name } répond : « { $text } »
twenty-ply-right = { $name } dit : juste !
twenty-ply-wrong = { $name } dit : faux.
twenty-ply-precise = { $name } dit : presque, le nom exact ?
# $answer: in the language of the cards.
twenty-ply-open = La carte est retournée : { $answer }.

# The table in words, for screen readers.
twenty-text-card =
    { $category ->
        [person] Carte { $n }, un personnage.
        [place] Carte { $n }, un lieu.
       *[thing] Carte { $n }, une chose.
    }
# $moves: moves in words, with semicolons between them.
twenty-text-moves = Vos coups : { $moves }
# “pick” is a word of the notation and is not translated. $numbers: a list of numbers.
twenty-text-pick = pick et un numéro libre : { $numbers }

big-title = Grand écran
big-show = Afficher sur un grand écran
big-hint = Pour une télévision ou un ordinateur que tout le monde voit. Rien de secret ne s’y affiche.
big-name = Grand écran
# $address: an address such as 192.168.1.4:8000.
big-join = Rejoignez la table avec ce code, à l’adresse { $address }
# A code of four letters follows.
big-corner = Rejoindre :
big-there = À la table
big-wait = On attend l’hôte pour commencer.
big-leave = Retour à ma place

## Why a typed move is refused. pick7 and the like are typed and not translated.

refuse-twenty-no-such-move = « { $move } » n’est pas un coup de ce jeu ; ses coups sont { $verbs }.
refuse-dealer = Seule la donne joue { $verb }, le moment venu.
refuse-text = { $verb } attend un texte de { $n } caractères au plus. { refuse-phase }
refuse-number = Indiquez un numéro, de 1 à { $n }.
refuse-no-number = Les numéros vont de 1 à { $n }.
refuse-phase =
    { $phase ->
        [choose] Choisissez un numéro libre, par exemple pick7.
        [clue] Jouez speak ou pass.
        [answer] Donnez une réponse, par exemple guess"Paris", ou pass.
        [verdict] Dites right (juste), wrong (faux) ou precise (presque).
        [ask] Posez une question, par exemple ask"Suis-je vieux ?"
       *[reply] Répondez, par exemple answer"Oui."
    }
