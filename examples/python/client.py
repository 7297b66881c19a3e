"""Gadalka's line protocol in Python: a bot that plays in `gadalka match`, and one that plays against
`gadalka strategy serve`. Python 3.8 or later, nothing but its standard library.

    npm run -s gadalka -- match --game rps --a "process:python3 examples/python/client.py" --b markov
    python3 examples/python/client.py --against "npm run -s gadalka -- strategy serve markov --game rps"

Write your own into `Bot`: `choose` says your next move, `observe` is told what was played. Moves are
numbers from 0 to size - 1. The rest of this file is the protocol: a line in, a line out.
"""

import argparse
import os
import random
import subprocess
import sys

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdfghijklmnopqrstuvwxyz"
CHARACTERS = {"rps": "rsp", "rpsls": "rsLpS", "oddeven": "01"}


class Game:
    """The rules: each move's character, and who wins."""

    def __init__(self, name, side):
        self.name, self.side = name, side
        size = name[4:] if name.startswith("rps-") else ""
        self.characters = CHARACTERS.get(name) or DIGITS[: int(size) if size.isdigit() else 0]
        self.size = len(self.characters)
        if self.size < 2 or size not in ("", str(self.size)):
            raise SystemExit(f"{name} is no game that is written in characters")

    def outcome(self, own, opponent):
        """1: `own` wins, 0: a draw, -1: it loses."""
        if self.name == "oddeven":
            # The bot guesses the person's move.
            return 1 if (own == opponent) == (self.side == "bot") else -1
        # On the circle a move beats the half of the others that come after it.
        ahead = (opponent - own) % self.size
        return 0 if ahead == 0 else 1 if ahead <= self.size // 2 else -1


class Bot:
    """Expects what the opponent played most often after the same two moves, and answers it."""

    def __init__(self, game, rounds):
        self.game = game
        self.rounds = rounds
        self.last = None
        self.seen = {}

    def choose(self):
        counts = self.seen.get(self.last)
        if not counts:
            return random.randrange(self.game.size)
        return max(range(self.game.size), key=lambda own: self.worth(own, counts))

    def worth(self, own, counts):
        return sum(count * self.game.outcome(own, move) for move, count in enumerate(counts))

    def observe(self, own, opponent):
        counts = self.seen.setdefault(self.last, [0] * self.game.size)
        counts[opponent] += 1
        self.last = (own, opponent)


def answer_lines(game, lines, write):
    """Plays as it is asked: `new <rounds>`, then the opponent's move of each round, then `end`."""
    bot, own = None, None
    for line in lines:
        words = line.split()
        if words == ["end"]:
            return
        if len(words) == 2 and words[0] == "new" and words[1].isdigit():
            bot = Bot(game, int(words[1]))
        elif bot and len(words) == 1 and len(words[0]) == 1 and words[0] in game.characters:
            bot.observe(own, game.characters.index(words[0]))
        else:
            write("error write new <rounds>, or a move: " + " ".join(game.characters))
            continue
        own = bot.choose()
        write(game.characters[own])


class Served:
    """A strategy behind `gadalka strategy serve`, as an opponent."""

    def __init__(self, command):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, shell=True, text=True, stdin=pipe, stdout=pipe)

    def ask(self, line):
        """Its answer to a line: its next move."""
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            # It has ended; what it said last is read below. Nothing is to be written at our own end, either.
            os.dup2(os.open(os.devnull, os.O_WRONLY), self.process.stdin.fileno())
        answer = self.process.stdout.readline().strip()
        if len(answer) != 1:
            raise SystemExit(f"the strategy answered {answer!r} to {line!r}")
        return answer

    def end(self):
        self.process.communicate("end\n")


def play_against(command, game, rounds):
    """Plays a match against a served strategy. Returns rounds won, lost and drawn."""
    served, bot, tally = Served(command), Bot(game, rounds), {1: 0, -1: 0, 0: 0}
    theirs = served.ask(f"new {rounds}")
    for number in range(rounds):
        own, opponent = bot.choose(), game.characters.index(theirs)
        tally[game.outcome(own, opponent)] += 1
        bot.observe(own, opponent)
        if number < rounds - 1:
            theirs = served.ask(game.characters[own])
    served.end()
    return tally[1], tally[-1], tally[0]


def main():
    options = argparse.ArgumentParser(description="a player for Gadalka")
    options.add_argument("--against", metavar="COMMAND", help="play against a served strategy")
    options.add_argument("--game", default=os.environ.get("GADALKA_GAME", "rps"))
    options.add_argument("--rounds", type=int, default=1000)
    told = options.parse_args()
    if told.against:
        won, lost, drawn = play_against(told.against, Game(told.game, "person"), told.rounds)
        print(f"won {won}, lost {lost}, drawn {drawn}")
        return
    game = Game(told.game, os.environ.get("GADALKA_SIDE", "person"))
    # Without the flush an answer waits in a buffer, and the match is lost by time.
    answer_lines(game, sys.stdin, lambda line: print(line, flush=True))


if __name__ == "__main__":
    main()
