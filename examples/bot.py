"""A bot for every game of Fogbound, without Fogbound: views in, moves out. docs/bot-protocol.md explains each line."""

import json
import random
import sys


def distances(links, start):
    """How many rides every station is from one."""
    found, queue = {start: 0}, [start]
    for here in queue:
        for there in links[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def choose(view, links, rng):
    moves = [move for move in view["moves"] if move != "concede"]
    seen = view["table"].get("seen")  # a chase: X's last appearance, [window, station]
    rides = [move for move in moves if move[0] in "tbuk" and move[1:].isdigit()]
    if seen and rides and view["seat"] != "x":  # go where he was seen
        ways = distances(links, seen[1])
        return min(rides, key=lambda move: (ways.get(int(move[1:]), 999), rng.random()))
    if not view["must"]:  # let the others go first; in twenty questions, do not cut in
        return None
    return rng.choice(moves).replace("_", json.dumps("I have no idea.", ensure_ascii=False))


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        rng = random.Random(told["chance"])
        stations = told["material"].get("board", {}).get("stations", [])
        links = {one["n"]: [n for ends in one["links"].values() for n in ends] for one in stations}
        print(json.dumps({"type": "ready"}), flush=True)
    elif told["type"] == "view":
        answer = {"type": "move", "id": told["id"], "move": choose(told, links, rng)}
        print(json.dumps(answer), flush=True)
