import fc from "fast-check";
import { expect, it } from "vitest";
import {
  LEARN_EVERYTHING,
  type LearningMode,
  type LearningPolicy,
  mayLearnFrom,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  withMode,
  withoutPassedRanges,
  withReset,
} from "../../src/people/index.ts";

/** What happens to a model: so many rounds are played, then it is put into a mode or reset. */
const events = fc.array(
  fc.tuple(fc.nat(5), fc.constantFrom<LearningMode | "reset">("learning", "frozen", "off", "reset")),
  { maxLength: 12 },
);

it("learns from exactly the rounds played in learning mode since the last reset, whatever was done in between", () => {
  fc.assert(
    fc.property(events, (happened) => {
      let lessons: LearningPolicy = LEARN_EVERYTHING;
      const wanted: boolean[] = [];
      for (const [rounds, event] of happened) {
        for (let round = 0; round < rounds; round++) wanted.push(lessons.mode === "learning");
        if (event === "reset") wanted.fill(false);
        lessons =
          event === "reset" ? withReset(lessons, wanted.length) : withMode(lessons, event, wanted.length);
      }
      expect(wanted.map((_, round) => mayLearnFrom(lessons, round))).toEqual(wanted);
      expect(mayLearnFrom(lessons, wanted.length)).toBe(lessons.mode === "learning");
    }),
    { seed: 4, numRuns: 300 },
  );
});

it("keeps its mode through a reset", () => {
  expect(withReset(withMode(LEARN_EVERYTHING, "frozen", 5), 9)).toEqual({
    mode: "frozen",
    since: 9,
    pausedRanges: [],
    paused: 9,
  });
  expect(withReset(LEARN_EVERYTHING, 9)).toEqual({ mode: "learning", since: 9, pausedRanges: [] });
});

it("stays frozen since the first time it was frozen", () => {
  expect(withMode(withMode(LEARN_EVERYTHING, "frozen", 5), "off", 8)).toMatchObject({
    mode: "off",
    paused: 5,
  });
});

it("has no gap where nothing was played meanwhile", () => {
  expect(withMode(withMode(LEARN_EVERYTHING, "off", 5), "learning", 5)).toEqual(LEARN_EVERYTHING);
});

it("lets go of gaps that lie before the oldest round that is kept", () => {
  const lessons: LearningPolicy = {
    ...LEARN_EVERYTHING,
    pausedRanges: [
      [1, 4],
      [6, 9],
      [12, 20],
    ],
  };
  expect(withoutPassedRanges(lessons, 9).pausedRanges).toEqual([[12, 20]]);
  expect(withoutPassedRanges(lessons, 8).pausedRanges).toEqual([
    [6, 9],
    [12, 20],
  ]);
});

it("a learning policy keeps on disk the names that fields had before, and is read as it was written", () => {
  const lessons = withMode(withMode(withMode(LEARN_EVERYTHING, "off", 2), "learning", 5), "frozen", 7);
  const document = { ...NEW_PLAYER_GAME, lessons };
  const written = PLAYER_GAME.encode?.(document);
  expect(written).toEqual({
    ...NEW_PLAYER_GAME,
    lessons: { mode: "frozen", since: 0, gaps: [[2, 5]], paused: 7 },
  });
  expect(PLAYER_GAME.parse(written)).toEqual(document);
});
