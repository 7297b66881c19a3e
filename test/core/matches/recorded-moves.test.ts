// Strings of moves: parsed as written; an invalid move is reported with its position.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circleGame, type MatrixGame, matrixGame, notationOf } from "../../../src/core/games/index.ts";
import { MoveTextProblem, playMatch, readMoves, replayer } from "../../../src/core/matches/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { createStrategy } from "../../../src/core/strategies/index.ts";

const game = (id: string): MatrixGame => matrixGame(id) as MatrixGame;

function problemOf(id: string, text: string): MoveTextProblem {
  try {
    readMoves(game(id), text);
  } catch (error) {
    if (error instanceof MoveTextProblem) return error;
  }
  throw new Error(`${JSON.stringify(text)} was read`);
}

describe("readMoves", () => {
  it.each([
    ["rps", "rps", ["rock", "paper", "scissors"]],
    ["rpsls", "r p\ts\r\nL\n\n S ", ["rock", "paper", "scissors", "lizard", "spock"]],
    ["oddeven", "\uFEFF01\n1", ["even", "odd", "odd"]],
    ["rps-7", "0 6", ["m0", "m6"]],
  ])("reads moves of %s from %j", (id, text, words) => {
    expect([...readMoves(game(id), text)].map((move) => game(id).moveIds[move])).toEqual(words);
  });

  it("reads back what was written, with white space anywhere", () => {
    const { characters } = notationOf(game("rpsls")) as { characters: string };
    const moves = fc.array(fc.nat(4), { minLength: 1 });
    fc.assert(
      fc.property(moves, fc.constantFrom("", " ", "\n", "\r\n", " \t\n"), (played, gap) => {
        const text = played.map((move) => characters[move]).join(gap);
        expect([...readMoves(game("rpsls"), text)]).toEqual(played);
      }),
      { seed: 81 },
    );
  });

  it.each([
    ["rpsx", 1, 4, '"x"'],
    ["rps\nr s?\n", 2, 4, '"?"'],
    ["rps\r\n\r\nR", 3, 1, '"R"'],
    ["r\rpL", 2, 2, '"L"'],
    ["r 🪨", 1, 3, '"🪨"'],
  ])("reports the first invalid character of %j at line %i, column %i", (text, line, column, character) => {
    const problem = problemOf("rps", text);
    expect(problem).toMatchObject({ line, column });
    expect(problem.message).toBe(
      `line ${line}, column ${column}: ${character} isn't a move; moves are r s p`,
    );
  });

  it("counts columns in characters, not code units", () => {
    expect(problemOf("rps-7", "0 1\n0\u00a01 z")).toMatchObject({ line: 2, column: 5 });
  });

  it.each(["", " \n\t"])("finds no moves in %j and explains the notation", (text) => {
    expect(problemOf("oddeven", text)).toMatchObject({ line: 0, message: expect.stringContaining("0 1") });
  });

  it("refuses a game with more moves than characters", () => {
    expect(() => readMoves(circleGame(63), "0")).toThrow(/rps-63 .*up to rps-61/);
    expect(() => readMoves(circleGame(61), "!")).toThrow(/moves are 0 … z/);
  });
});

describe("replayer", () => {
  it("plays its moves in order, whatever the opponent does", () => {
    const recording = replayer(Uint8Array.of(0, 2, 1));
    const random = createStrategy("random", { game: game("rps"), side: "bot", random: seededRandom(1) });
    expect(
      playMatch({
        game: game("rps"),
        a: replayer(Uint8Array.of(0, 1)),
        b: replayer(Uint8Array.of(1, 0)),
        rounds: 2,
      }),
    ).toEqual({ wins: 1, losses: 1, draws: 0 });
    const played = [0, 1, 2].map(() => {
      const move = recording.choose();
      recording.observe(move, random.choose());
      return move;
    });
    expect(played).toEqual([0, 2, 1]);
    expect(recording.expected()).toBeUndefined();
    expect(() => recording.choose()).toThrow(/only 3 moves/);
  });
});
