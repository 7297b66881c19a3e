// The line protocol: every line is answered, lanes are independent, and a bad line changes nothing.

import { describe, expect, it } from "vitest";
import { LineServer } from "../../../src/arena/programs/index.ts";
import {
  circleGame,
  type MatrixGame,
  matrixGame,
  notationOf,
  type Side,
} from "../../../src/core/games/index.ts";
import { playMatch, readMoves, replayer } from "../../../src/core/matches/index.ts";
import { deriveSeed, seededRandom } from "../../../src/core/random/index.ts";
import { createStrategy, StrategyProblem } from "../../../src/core/strategies/index.ts";

const game = (id: string): MatrixGame => matrixGame(id) as MatrixGame;
const seed = Uint8Array.of(1);

function server(strategy = "wildcard", id = "rps", side: Side = "bot"): LineServer {
  return new LineServer({ game: game(id), strategy, side, seed });
}

const answers = (to: LineServer, ...lines: string[]): (string | undefined)[] =>
  lines.map((line) => to.answer(line));

describe("a match over lines", () => {
  it.each([
    ["rps", /^[rps]$/],
    ["rpsls", /^[rpsLS]$/],
    ["oddeven", /^[01]$/],
    ["rps-7", /^[0-6]$/],
  ])("answers with moves of %s, one for each line", (id, move) => {
    const { characters = "" } = notationOf(game(id)) ?? {};
    const lines = ["new 20", ...[...characters, ...characters]];
    for (const answer of answers(server("wildcard", id), ...lines)) expect(answer).toMatch(move);
  });

  it.each(["person", "bot"] as const)("plays what the strategy plays on the side of the %s", (side) => {
    const moves = "0110111010110111";
    const played = answers(server("wildcard", "oddeven", side), "new 16", ...moves)
      .slice(0, -1)
      .join("");
    const random = seededRandom(deriveSeed(seed, "serve", 1, 0));
    const strategy = createStrategy("wildcard", { game: game("oddeven"), side, random });
    const expected = [...moves].map((character) => {
      const own = strategy.choose();
      strategy.observe(own, Number(character));
      return own;
    });
    expect(played).toBe(expected.join(""));
  });

  it("continues past the announced number of rounds", () => {
    expect(answers(server(), "new 1", "r", "r", "r").every((answer) => /^[rps]$/.test(answer ?? ""))).toBe(
      true,
    );
  });

  it("learns: soon answers constant rock with paper", () => {
    expect(
      answers(server(), "new 30", ..."r".repeat(30))
        .slice(-20)
        .join(""),
    ).toBe("p".repeat(20));
  });

  it("forgets with every new match", () => {
    const one = server();
    const first = answers(one, "new 9", ..."rrrrrrrrr");
    expect(first.at(-1)).toBe("p");
    answers(one, "new 9", ..."sssssssss");
    expect(one.answer("s")).toBe("r");
  });

  it("seeds each match separately and reproducibly", () => {
    const random = () => server("random");
    const twice = answers(random(), "new 5", ..."rrrrrrrrrrrrrrrrrrr", "new 5", ..."rrrrrrrrrrrrrrrrrrr");
    expect(twice.slice(0, 20)).not.toEqual(twice.slice(20));
    expect(answers(random(), "new 5", ..."rrrr")).toEqual(twice.slice(0, 5));
  });

  it("ends without an answer", () => {
    expect(answers(server(), "new 3", "end", " end\r")).toEqual([expect.any(String), undefined, undefined]);
  });
});

describe("lanes", () => {
  it("are parallel matches that don't know about each other", () => {
    const played = answers(server(), "new 30 3", ...Array.from({ length: 30 }, () => "rps"));
    expect(new Set(played.slice(-20))).toEqual(new Set(["psr"]));
  });

  it("have separate random numbers", () => {
    const columns = answers(server("random"), "new 40 2", ...Array.from({ length: 40 }, () => "rr"));
    expect(columns.map((line) => line?.[0]).join("")).not.toBe(columns.map((line) => line?.[1]).join(""));
  });

  it("never read end as three moves", () => {
    const { characters } = notationOf(circleGame(61)) ?? {};
    expect(characters).not.toContain("e");
  });
});

describe("a bad line", () => {
  it.each([
    ["", "1 move is due, but the line has 0 characters"],
    ["rp", "1 move is due, but the line has 2 characters"],
    ["x", 'character 1, "x", isn\'t a move; moves are r s p'],
    ["R", 'character 1, "R", isn\'t a move'],
    ["new", "new <rounds> [lanes]"],
    ["new x", "new <rounds> [lanes]"],
    ["new 0", "1 to 1000000000 rounds"],
    ["new -5", "1 to 1000000000 rounds"],
    ["new 9999999999", "1 to 1000000000 rounds"],
    ["new 5 0", "1 to 10000 lanes"],
    ["new 5 10001", "1 to 10000 lanes"],
    ["new 5 1 1", "new <rounds> [lanes]"],
    ["new 5 1 1 1 1", "new <rounds> [lanes]"],
  ])("gets an error with the expected form for %j, and no effect", (line, why) => {
    const disturbed = server();
    const calm = server();
    expect(disturbed.answer("new 9")).toBe(calm.answer("new 9"));
    for (const move of "rprprpr") {
      const answer = disturbed.answer(line);
      expect(answer).toMatch(/^error /);
      expect(answer).toContain(why);
      expect(disturbed.answer(move)).toBe(calm.answer(move));
    }
  });

  it("gets an error that names the character, among many lanes", () => {
    const one = server();
    one.answer("new 5 4");
    expect(one.answer("rp?s")).toBe('error character 3, "?", isn\'t a move; moves are r s p');
    expect(one.answer("rps")).toBe("error 4 moves are due, but the line has 3 characters");
  });

  it("is any line except new before a match has started", () => {
    expect(server().answer("r")).toBe("error no match has started; write new <rounds> [lanes]");
  });

  it("doesn't include a line with white space around it", () => {
    const one = server();
    expect(one.answer("  new   5\t2 \r")).toMatch(/^[rps]{2}$/);
    expect(one.answer("rp\r")).toMatch(/^[rps]{2}$/);
  });
});

describe("an impossible service", () => {
  it("refuses a game without characters, and a program as a strategy", () => {
    expect(() => new LineServer({ game: circleGame(63), strategy: "random", side: "bot", seed })).toThrow(
      /rps-63/,
    );
    expect(() => server("process:cat").answer("new 5")).toThrow(StrategyProblem);
  });
});

describe("a recording", () => {
  it("loses to the strategy that it was served by", () => {
    const { wins, losses } = playMatch({
      game: game("rpsls"),
      a: replayer(readMoves(game("rpsls"), "rL".repeat(100))),
      b: createStrategy("wildcard", { game: game("rpsls"), side: "bot", random: seededRandom(3) }),
      rounds: 200,
    });
    expect(losses).toBeGreaterThan(wins + 150);
  });
});
