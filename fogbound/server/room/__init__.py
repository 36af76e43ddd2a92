"""A room is built like a game: a frozen `RoomState`, pure functions that make the next one, a runner for the rest."""
