"""A bot for every game in Fogbound that imports nothing from it. docs/bot-protocol.md explains each message."""

import json
import random
import sys


def choose(view, rng):
    moves = [move for move in view["moves"] if move != "concede"]
    seen = view["table"].get("seen")  # in a chase: X's last appearance, [window, station]
    rides = [move for move in moves if move[0] in "tbuk" and move[1:].isdigit()]
    if seen and rides and view["seat"] != "x":  # ride to where X was seen, as the crow flies
        x, y = places[seen[1]]
        return min(rides, key=lambda move: (places[int(move[1:])][0] - x) ** 2 + (places[int(move[1:])][1] - y) ** 2)
    if not view["must"]:  # let the others go first; in twenty questions, do not cut in
        return None
    return rng.choice(moves).replace("_", json.dumps("I have no idea.", ensure_ascii=False))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        rng = random.Random(message["chance"])
        stations = message["material"].get("board", {}).get("stations", [])
        places = {station["n"]: (station["x"], station["y"]) for station in stations}
        print(json.dumps({"type": "ready"}), flush=True)
    elif message["type"] == "view":
        answer = {"type": "move", "id": message["id"], "move": choose(message, rng)}
        print(json.dumps(answer), flush=True)
