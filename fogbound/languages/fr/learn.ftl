### Lessons and the rules pages.

learn-title = Apprendre en jouant
learn-text = De courtes leçons sur le vrai plan, une chose à la fois : environ trois minutes par leçon.
# Beside a link to the lessons, on the first page. Little room.
learn-first = Première visite ?
learn-first-text = Apprenez en jouant : environ trois minutes par leçon.
learn-start = Commencer
learn-resume = Reprendre : étape { $n } sur { $of }
learn-again = Rejouer
learn-done = Terminée
learn-step = Étape { $n } sur { $of }
learn-leave = Quitter la leçon
learn-back = Retour
learn-skip = Passer
learn-over = Recommencer
learn-next = Suivant
# $title: the title of the step.
learn-new = Nouvelle situation : { $title }
learn-finish = Terminer
learn-try = Essayez encore.
learn-watch = Les autres jouent…
learn-end = Vous en savez assez pour jouer.
# $title: the title of the lesson.
learn-end-text = { $title } : toutes les étapes sont faites.
learn-play = Jouer une première partie
learn-play-text = Contre un bot facile, avec des conseils.
learn-play-plain = Contre des bots faciles.
learn-more = Toutes les leçons
learn-rules = Les règles en images
rules-page-title = Les règles
# For screen readers. $title: what the picture shows.
rules-page-picture = Le plan vu de près : { $title }
rules-page-more = Les règles en images
rules-page-learn = Apprendre en jouant
rules-page-other = Autres jeux
