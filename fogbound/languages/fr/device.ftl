### Fogbound on a device of its own: without a connection, and out of sight.

# The page that shows when there is no connection to the server. The sentence error-offline stands before offline-text.
offline-title = Hors connexion
offline-text = Fogbound se reconnectera tout seul. En attendant, vous pouvez revoir des parties et lire les règles.
offline-games = Parties sur cet appareil
offline-games-text = Ouvrez-en une pour la revoir coup par coup.
offline-none = Aucune pour l’instant. Toute partie terminée que vous ouvrez ici est conservée.
# A button under the list of these games.
offline-forget = Les supprimer de cet appareil

# A switch in the table's menu: a notification of the system, when it is this person's turn.
notices-label = Me prévenir quand c’est à moi
notices-text = Sur cet appareil, quand Fogbound n’est pas à l’écran.
# Instead of notices-text, where the person has forbidden notifications in the browser.
notices-denied = Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages.

# A setting of the table, for its host.
setting-notify = Notifications
setting-notify-text = Loin de l’écran, chaque personne peut se faire prévenir de son tour.
