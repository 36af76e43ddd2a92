### Fogbound on a device of its own: without a connection, and out of sight.

# The page that shows when there is no connection to the server. The sentence error-offline stands before offline-text.
offline-title = Нет связи
offline-text = Fogbound сам восстановит связь, как только сможет. А пока пересматривайте партии и читайте правила.
offline-games = Партии на этом устройстве
offline-games-text = Откройте любую, чтобы пересмотреть её ход за ходом.
offline-none = Пока ни одной. Здесь остаётся каждая законченная партия, которую вы открываете.
# A button under the list of these games.
offline-forget = Удалить с этого устройства

# A switch in the table's menu: a notification of the system, when it is this person's turn.
notices-label = Сообщать, когда мой ход
notices-text = На этом устройстве, пока Fogbound не на экране.
# Instead of notices-text, where the person has forbidden notifications in the browser.
notices-denied = Браузер не пропускает уведомления с этого адреса. Разрешите их в его настройках.

# A setting of the table, for its host.
setting-notify = Уведомления
setting-notify-text = Кто отошёл от экрана, узнает, что пора ходить.
