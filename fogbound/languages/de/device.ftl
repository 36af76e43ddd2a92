### Fogbound on a device of its own: without a connection, and out of sight.

# The page that shows when there is no connection to the server. The sentence error-offline stands before offline-text.
offline-title = Keine Verbindung
offline-text = Fogbound versucht es weiter und meldet sich von selbst zurück. So lange kannst du Partien nachspielen und die Regeln lesen.
offline-games = Partien auf diesem Gerät
offline-games-text = Öffne eine, um sie Zug für Zug nachzuspielen.
offline-none = Noch keine. Jede beendete Partie, die du hier öffnest, bleibt hier.
# A button under the list of these games.
offline-forget = Von diesem Gerät löschen

# A switch in the table's menu: a notification of the system, when it is this person's turn.
notices-label = Benachrichtigen, wenn ich am Zug bin
notices-text = Auf diesem Gerät, solange Fogbound nicht zu sehen ist.
# Instead of notices-text, where the person has forbidden notifications in the browser.
notices-denied = Dein Browser blockiert Benachrichtigungen dieser Adresse. Erlaube sie in seinen Einstellungen.

# A setting of the table, for its host.
setting-notify = Benachrichtigungen
setting-notify-text = Wer gerade nicht hinsieht, kann eine Nachricht bekommen, sobald der eigene Zug kommt.
