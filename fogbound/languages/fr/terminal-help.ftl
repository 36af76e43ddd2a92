### What --help prints in the terminal, and what is wrong with a command. The browser does not load this file.
###
### Commands, options (--seat), words in capitals (FILE, N, NAME) and values (yes, house) are typed or stand for what is
### typed: they stay as they are.

cli-usage = Utilisation :
# In the line of usage: the words of the headings below.
cli-usage-options = [OPTIONS]
cli-usage-command = COMMANDE [ARGUMENTS]...
cli-arguments = Arguments :
cli-options = Options :
cli-commands = Commandes :

## What is wrong with a command

cli-no-command = Il n’y a pas de commande « { $given } ».
cli-mean = Vouliez-vous dire { $choices } ?
cli-no-such-option = Il n’y a pas d’option { $given }.
cli-no-value = Il manque une valeur après { $option }.
cli-no-value-taken = { $option } s’écrit sans valeur.
cli-missing = Il manque { $what }.
cli-number = { $option } attend un nombre.
cli-number-from = { $option } attend un nombre : { $low } ou plus.
cli-too-much = Il y a des mots en trop : { $words }.

## What each command does, in one line

cli-command-fogbound = Jeux de déduction à informations cachées : jouer, héberger des parties, les revoir.
cli-command-play = Jouer dans ce terminal.
cli-command-tutorial = Apprendre un jeu pas à pas, en jouant.
cli-command-serve = Héberger des parties, à jouer dans le navigateur.
cli-command-editions = Afficher les éditions et leurs options.
cli-command-replay = Revoir une partie, racontée coup par coup.
cli-command-analyse = Analyser une partie terminée : chances, pistes, coups coûteux.
cli-command-verify = Vérifier chaque tirage et chaque coup d’un relevé.
cli-command-perft = Compter les suites de coups, pour vérifier les règles.
cli-command-solve = Résoudre une petite poursuite : les chances exactes de X.
cli-command-think = Faire pour les serveurs les longs calculs et les analyses.
cli-command-admin = Sauvegarder, déplacer ou vérifier la base d’un serveur.
cli-command-puzzles = Résoudre des énigmes tirées de parties entre bots.
cli-command-puzzles-play = Résoudre une énigme.
cli-command-puzzles-list = Afficher les énigmes, des plus faciles aux plus difficiles.
cli-command-puzzles-check = Prouver à nouveau chaque énigme fournie.
cli-command-puzzles-make = Tirer des énigmes de parties entre bots.
cli-command-board = Vérifier, dessiner, afficher ou créer un plan.
cli-command-deck = Vérifier, afficher, compter ou ranger un paquet de cartes.
cli-command-arena = Faire jouer des bots entre eux et les mesurer.
cli-command-learn = Entraîner des réseaux de neurones à la poursuite.
cli-command-lab = Étudier des parties, des plans et des réseaux.

## What can be given to a command

cli-opt-help = Afficher cette aide.
cli-opt-version = Afficher la version.
cli-opt-language = La langue. Par défaut, celle du système.

cli-opt-play-edition = 1983, 1993, 2015, 2017 ou le nom complet. Par défaut : 2017.
cli-opt-players = Le nombre de joueurs, bots compris.
cli-opt-seat = Votre place : x, red, bobby1… ; p1, p2…
cli-opt-seats = Vos places, s’il y en a plusieurs : red,blue ; p1,p3 ; detectives.
cli-opt-hotseat = Des personnes jouent toutes les places ; l’appareil passe de main en main.
cli-opt-in_series = Une partie par personne : tout le monde joue Mister X une fois.
cli-opt-chair = Votre place dans une série : la 1 joue Mister X en premier, puis la 2…
cli-opt-people = Qui joue la série, dans le sens des aiguilles d’une montre : Ann,bot,Bob.
cli-opt-bots = Le bot qui joue les autres places : { $bots }. Par défaut : { $usual }.
cli-opt-bot_command = Un programme qui joue les autres places ; voir docs/bot-protocol.md.
cli-opt-judge = 20 Questions : qui juge les réponses quand une personne lit.
cli-opt-letters = 20 Questions : l’arbitre répond aussi aux questions sur les lettres.
cli-opt-hints = Poursuite : tapez hint pour voir ce que jouerait le meilleur bot.
cli-opt-whereabouts = Poursuite : voir avant chaque coup où Mister X se trouve sans doute.
cli-opt-practice = Entraînement : tout coup peut être repris, même celui qui termine la partie ; le relevé l’indique.
cli-opt-seed = La donne : un même nombre redonne toujours la même.
cli-opt-play-board = Un autre plan, par son nom ou par un fichier .toml.
cli-opt-play-deck = D’autres paquets, par leur nom ou par des fichiers .toml.
cli-opt-option = Une option de jeu, à répéter au besoin ; voir fogbound editions.
cli-opt-fair = Poursuite : des options à chances égales ; chaque camp gagne environ une fois sur deux.
cli-opt-resume = Reprendre une partie sauvegardée.
cli-opt-record_file = Où enregistrer le relevé à la fin de la partie.
cli-opt-pace = Pause après le coup d’un bot, en secondes (0.5 dans un terminal, sinon 0).
cli-opt-yes = Jouer sans demander confirmation.
cli-opt-no_color = Sans couleurs (comme avec NO_COLOR).

cli-opt-lesson_id = La leçon à suivre ; sinon, vous choisirez dans une liste.
cli-opt-tutorial-step = Commencer à cette étape. Par défaut : 1.

cli-opt-puzzle = Le numéro ou le nom d’une énigme.
cli-opt-kind = Seulement les énigmes de ce genre.
cli-opt-difficulty = Seulement les énigmes de cette difficulté.
cli-opt-map_file = Dessiner la position dans un fichier SVG.

cli-opt-record = Le fichier d’un relevé.
cli-opt-as_seat = La partie vue par une place, par le public (spectator) ou par quelqu’un de la série. Par défaut, tout est visible (open).
cli-opt-heat = Seulement cette manche d’une série.
cli-opt-step = Attendre Entrée avant chaque tour.
cli-opt-to = S’arrêter après N coups.
cli-opt-replay-map_file = Dessiner la dernière position dans un fichier SVG.
cli-opt-board = Le fichier du plan, s’il a été déplacé.
cli-opt-deck = Les fichiers des paquets, s’ils ont été déplacés ou appartenaient à quelqu’un.
cli-opt-as_json = Donner chaque coup en JSON.
cli-opt-by = Le bot qui juge les coups, par exemple sleuth:simulations=2000.
cli-opt-commitment = L’empreinte notée avant la partie.

cli-opt-editions-edition = Seulement cette édition, par exemple 1983.

## Examples. Change nothing before the brackets.

cli-eg-fogbound =
    Exemples :
      fogbound serve                               (héberger des parties dans le navigateur)
      fogbound play                                (jouer dans ce terminal)
      fogbound tutorial                            (apprendre en jouant)
      fogbound play --help
      fogbound puzzles                             (l’énigme du jour)
      fogbound editions
      fogbound replay game.fog
      fogbound analyse game.fog                    (trouver les coups les plus coûteux)
      fogbound arena run greedy random             (bots contre bots)
cli-eg-play =
    Exemples :
      fogbound play                                (choisir qui vous voulez être)
      fogbound play --seat x                       (vous êtes Mister X, des bots vous poursuivent)
      fogbound play 1983 --players 4 --seats detectives
      fogbound play --hotseat                      (tout le monde au même clavier)
      fogbound play --practice                     (undo reprend n’importe quel coup)
      fogbound play 2015 --people Ann,bot,Bob      (une série : tout le monde joue Mister X une fois)
      fogbound play 1993 --seat p1                 (20 Questions contre des bots ; l’arbitre lit)
      fogbound play 1993 --players 3 --hotseat --option reader=rotate
      fogbound play --resume game.fog
cli-eg-tutorial =
    Exemples :
      fogbound tutorial                            (choisir une leçon)
      fogbound tutorial mister-x
      fogbound tutorial quiz --from 3              (commencer à l’étape 3)
cli-eg-puzzles =
    Exemples :
      fogbound puzzles                             (l’énigme du jour)
      fogbound puzzles list --kind escape --difficulty easy
      fogbound puzzles play 1
cli-eg-puzzles-play =
    Exemples :
      fogbound puzzles play 17
      fogbound puzzles play 17 --map puzzle.svg
cli-eg-replay =
    Exemples :
      fogbound replay game.fog                     (tout est visible)
      fogbound replay game.fog --as red --step     (comme Rouge l’a vue)
      fogbound replay game.fog --map way.svg
cli-eg-analyse =
    Exemples :
      fogbound analyse game.fog
      fogbound analyse series.fog --heat 2
      fogbound analyse game.fog --by sleuth:simulations=2000
      fogbound analyse game.fog --json
cli-eg-verify =
    Exemple :
      fogbound verify game.fog
cli-eg-editions =
    Exemple :
      fogbound editions 1983
