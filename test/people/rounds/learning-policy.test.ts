import fc from "fast-check";
import { expect, it } from "vitest";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import {
  changedLog,
  LEARN_EVERYTHING,
  type LearningMode,
  type LearningPolicy,
  type ModelChange,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  type PlayerGame,
  policyOf,
  withRound,
} from "../../../src/people/index.ts";
import { learnedRounds } from "../../../src/people/rounds/own-rounds.ts";

// A game with many moves, so that a move identifies its round.
const game = matrixGame("rps-101") as MatrixGame;
const CHANGES: Readonly<Record<LearningMode | "reset", ModelChange>> = {
  ...{ learning: "on", frozen: "freeze", off: "off", reset: "reset" },
};

function played(document: PlayerGame, count: number, roundsMax = 1000): PlayerGame {
  let on = document;
  for (let round = 0; round < count; round++) {
    const move = on.totals.rounds % game.size;
    on = withRound(game, on, [move, move], roundsMax);
  }
  return on;
}

/** Plays each number of rounds, followed by its change. */
function after(...steps: readonly (readonly [rounds: number, change: LearningMode | "reset"])[]): PlayerGame {
  return steps.reduce((document, [rounds, change]) => {
    const on = played(document, rounds);
    return changedLog(on, CHANGES[change]) ?? on;
  }, NEW_PLAYER_GAME);
}

/** Anything that may happen to a model: some rounds are played, then its mode is changed or it's reset. */
const events = fc.array(
  fc.tuple(fc.nat(5), fc.constantFrom<LearningMode | "reset">("learning", "frozen", "off", "reset")),
  { maxLength: 12 },
);

it("learns from exactly the rounds in learning mode since the last reset", () => {
  fc.assert(
    fc.property(events, (happened) => {
      let document = NEW_PLAYER_GAME;
      const wanted: boolean[] = [];
      for (const [rounds, event] of happened) {
        for (let round = 0; round < rounds; round++)
          wanted.push((document.mode ?? "learning") === "learning");
        if (event === "reset") wanted.fill(false);
        document = played(document, rounds);
        document = changedLog(document, CHANGES[event]) ?? document;
      }
      const learned = wanted.flatMap((isLearned, round) => (isLearned ? [round] : []));
      expect([...learnedRounds(game, document).person]).toEqual(learned);
      const { since, pausedRanges, paused = wanted.length } = policyOf(document) ?? LEARN_EVERYTHING;
      const isPaused = (round: number): boolean =>
        round < since || round >= paused || pausedRanges.some(([from, to]) => round >= from && round < to);
      expect(wanted.map((_, round) => !isPaused(round))).toEqual(wanted);
    }),
    { seed: 4, numRuns: 300 },
  );
});

it("keeps its mode through a reset", () => {
  expect(policyOf(after([5, "frozen"], [4, "reset"]))).toEqual({
    mode: "frozen",
    since: 9,
    pausedRanges: [],
    paused: 9,
  });
  expect(policyOf(after([9, "reset"]))).toEqual({ mode: "learning", since: 9, pausedRanges: [] });
});

it("stays frozen from the first time it was frozen", () => {
  expect(policyOf(after([5, "frozen"], [3, "off"]))).toMatchObject({ mode: "off", paused: 5 });
});

it("has no gap if nothing was played while paused", () => {
  expect(policyOf(after([5, "off"], [0, "learning"]))).toEqual(LEARN_EVERYTHING);
});

it("has two gaps if nothing was played between two pauses", () => {
  const twice = after([5, "off"], [2, "learning"], [0, "frozen"], [3, "learning"]);
  const pausedRanges: LearningPolicy["pausedRanges"] = [
    [5, 7],
    [7, 10],
  ];
  expect(policyOf(twice)).toEqual({ mode: "learning", since: 0, pausedRanges });
  expect(policyOf(after([5, "off"], [2, "learning"], [0, "frozen"]))).toMatchObject({ paused: 7 });
});

it("drops gaps before the oldest stored round", () => {
  const paused = after([1, "off"], [3, "learning"], [2, "off"], [3, "learning"], [3, "off"], [8, "learning"]);
  const [first, ...later]: LearningPolicy["pausedRanges"] = [
    [1, 4],
    [6, 9],
    [12, 20],
  ];
  expect(policyOf(paused)?.pausedRanges).toEqual([first, ...later]);
  expect(policyOf(played(paused, 1, 13))?.pausedRanges).toEqual(later);
  expect(policyOf(played(paused, 1, 12))?.pausedRanges).toEqual(later.slice(1));
});

it("is read back as it was written", () => {
  const document = after([2, "off"], [3, "learning"], [2, "frozen"]);
  expect(PLAYER_GAME.parse(PLAYER_GAME.encode?.(document))).toEqual(document);
  expect(policyOf(document)).toEqual({ mode: "frozen", since: 0, pausedRanges: [[2, 5]], paused: 7 });
});
