// Quick tests of my-bot, with nothing but Node: node --test

import assert from "node:assert/strict";
import { test } from "node:test";
import { create } from "./my-bot.js";

const ROUNDS = 300;

/** Rock-paper-scissors, as the bot gives it to a strategy. */
const rps = {
  id: "rps",
  size: 3,
  moves: ["rock", "scissors", "paper"],
  outcome: (own, opponent) => [0, 1, -1][(opponent - own + 3) % 3],
};

test("it beats who turns round and round", () => {
  const { won, lost } = play((round) => round % 3);
  assert.ok(won > lost + ROUNDS / 2, `won ${won}, lost ${lost}`);
});

test("it beats who always plays the same", () => {
  const { won, lost } = play(() => 0);
  assert.ok(won > lost + ROUNDS / 2, `won ${won}, lost ${lost}`);
});

test("it plays moves only, by number or by name", () => {
  for (const move of play((round) => (round * round) % 3).moves)
    assert.ok(Number.isInteger(move) && move >= 0 && move < rps.size, `${move} is no move`);
});

test("the same dice and the same opponent give the same match", () => {
  const match = () => play((round) => ((round * 7) % 5) % 3).moves;
  assert.deepEqual(match(), match());
});

/** Plays it against a sequence of moves. */
function play(opponentAt) {
  const bot = create({ game: rps, rounds: ROUNDS, random: dice(1), side: "bot" });
  const tally = { won: 0, lost: 0, moves: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = bot.choose();
    const own = typeof chosen === "string" ? rps.moves.indexOf(chosen) : chosen;
    const opponent = opponentAt(round);
    const result = rps.outcome(own, opponent);
    if (result > 0) tally.won++;
    if (result < 0) tally.lost++;
    tally.moves.push(own);
    bot.observe?.(own, opponent);
  }
  return tally;
}

/** The same numbers from the same seed (a linear congruence is good enough here). */
function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
