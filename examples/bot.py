"""A bot for every game of Fogbound, without Fogbound: views in, moves out. docs/bot-protocol.md explains each line."""

import json
import random
import sys


def choose(view, rng):
    moves = [move for move in view["moves"] if move != "concede"]
    seen = view["table"].get("seen")  # in a chase: X's last appearance, [window, station]
    rides = [move for move in moves if move[0] in "tbuk" and move[1:].isdigit()]
    if seen and rides and view["seat"] != "x":  # ride to where he was seen, as the crow flies
        x, y = places[seen[1]]
        return min(rides, key=lambda move: (places[int(move[1:])][0] - x) ** 2 + (places[int(move[1:])][1] - y) ** 2)
    if not view["must"]:  # let the others go first; in twenty questions, do not cut in
        return None
    return rng.choice(moves).replace("_", json.dumps("I have no idea.", ensure_ascii=False))


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        rng = random.Random(told["chance"])
        stations = told["material"].get("board", {}).get("stations", [])
        places = {one["n"]: (one["x"], one["y"]) for one in stations}
        print(json.dumps({"type": "ready"}), flush=True)
    elif told["type"] == "view":
        answer = {"type": "move", "id": told["id"], "move": choose(told, rng)}
        print(json.dumps(answer), flush=True)
