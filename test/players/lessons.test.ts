import fc from "fast-check";
import { expect, it } from "vitest";
import {
  ALL_LESSONS,
  forgotten,
  inMode,
  isLesson,
  type LearningMode,
  type Lessons,
  trimmed,
} from "../../src/players/index.ts";

/** What happens to a model: so many rounds are played, then it is put into a mode or reset. */
const events = fc.array(
  fc.tuple(fc.nat(5), fc.constantFrom<LearningMode | "reset">("learning", "frozen", "off", "reset")),
  { maxLength: 12 },
);

it("learns from exactly the rounds played in learning mode since the last reset, whatever was done in between", () => {
  fc.assert(
    fc.property(events, (happened) => {
      let lessons: Lessons = ALL_LESSONS;
      const wanted: boolean[] = [];
      for (const [rounds, event] of happened) {
        for (let round = 0; round < rounds; round++) wanted.push(lessons.mode === "learning");
        if (event === "reset") wanted.fill(false);
        lessons =
          event === "reset" ? forgotten(lessons, wanted.length) : inMode(lessons, event, wanted.length);
      }
      expect(wanted.map((_, round) => isLesson(lessons, round))).toEqual(wanted);
      expect(isLesson(lessons, wanted.length)).toBe(lessons.mode === "learning");
    }),
    { seed: 4, numRuns: 300 },
  );
});

it("keeps its mode through a reset", () => {
  expect(forgotten(inMode(ALL_LESSONS, "frozen", 5), 9)).toEqual({
    mode: "frozen",
    since: 9,
    gaps: [],
    paused: 9,
  });
  expect(forgotten(ALL_LESSONS, 9)).toEqual({ mode: "learning", since: 9, gaps: [] });
});

it("stays frozen since the first time it was frozen", () => {
  expect(inMode(inMode(ALL_LESSONS, "frozen", 5), "off", 8)).toMatchObject({ mode: "off", paused: 5 });
});

it("has no gap where nothing was played meanwhile", () => {
  expect(inMode(inMode(ALL_LESSONS, "off", 5), "learning", 5)).toEqual(ALL_LESSONS);
});

it("lets go of gaps that lie before the oldest round that is kept", () => {
  const lessons: Lessons = {
    ...ALL_LESSONS,
    gaps: [
      [1, 4],
      [6, 9],
      [12, 20],
    ],
  };
  expect(trimmed(lessons, 9).gaps).toEqual([[12, 20]]);
  expect(trimmed(lessons, 8).gaps).toEqual([
    [6, 9],
    [12, 20],
  ]);
});
