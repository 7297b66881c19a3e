// How well strategies predict simulated people at odd-even, by family of habits.

import { type Move, oddEven } from "../../src/core/games/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../../src/core/random/index.ts";
import type { Estimate } from "../../src/core/statistics.ts";
import { createStrategy, FortuneTeller, type Strategy } from "../../src/core/strategies/index.ts";
import { clusteredMean } from "../../src/lab/kit/clustered.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";
import type { Foretold } from "./bank-costs.ts";
import { drawPerson, type Habit, HELD_OUT_FAMILIES, KNOWN_FAMILIES } from "./people.ts";

const EARLY_ROUNDS = 10;

export interface HabitsQuestion {
  readonly strategy: string;
  readonly family: string;
  readonly people: number;
  readonly rounds: number;
  readonly seed: number;
}

/** Share of moves predicted (a tie counts half), and (won - lost) / rounds of the moves played. */
interface Stretch {
  readonly hits: number;
  readonly net: number;
  readonly rounds: number;
}

interface Reading extends Foretold {
  readonly early: Stretch;
  readonly all: Stretch;
}

export interface HabitsFindings {
  readonly hits: Estimate;
  readonly earlyHits: Estimate;
  readonly score: Estimate;
  readonly earlyScore: Estimate;
}

/** Names of the held-out families, or of the others. */
export function familiesOf(heldOut: boolean): readonly string[] {
  return Object.keys(heldOut ? HELD_OUT_FAMILIES : KNOWN_FAMILIES);
}

/** Plays against `people` people of the family; the same people for every strategy. @throws StrategyProblem */
export function readFamily(question: HabitsQuestion): readonly Reading[] {
  return Array.from({ length: question.people }, (_, person) => readOne(question, person));
}

/** Means over people, of one or several families. */
export function findingsOf(readings: readonly Reading[]): HabitsFindings {
  const meanOf = (pick: (reading: Reading) => { sum: number; count: number }) =>
    clusteredMean(readings.map(pick));
  return {
    hits: meanOf(({ all }) => ({ sum: all.hits, count: all.rounds })),
    earlyHits: meanOf(({ early }) => ({ sum: early.hits, count: early.rounds })),
    score: meanOf(({ all }) => ({ sum: all.net, count: all.rounds })),
    earlyScore: meanOf(({ early }) => ({ sum: early.net, count: early.rounds })),
  };
}

function readOne({ strategy, family, rounds, seed }: HabitsQuestion, person: number): Reading {
  const randomOf = (role: string): RandomSource =>
    seededRandom(deriveSeed(seedBytes(seed), "habits", role, family, person));
  const draw = (KNOWN_FAMILIES[family] ?? HELD_OUT_FAMILIES[family]) as NonNullable<
    (typeof KNOWN_FAMILIES)[string]
  >;
  const reader = createStrategy(strategy, { game: oddEven, side: "bot", random: randomOf(strategy) });
  return watch(reader, drawPerson(draw, randomOf("person")), randomOf("press"), rounds);
}

/** The person responds to the moves actually played. */
function watch(reader: Strategy, habit: Habit, presses: RandomSource, rounds: number): Reading {
  const [person, bot]: [Move[], Move[]] = [[], []];
  const ones: number[] = [];
  let early: Stretch = { hits: 0, net: 0, rounds: 0 };
  let all = early;
  for (let round = 0; round < rounds; round++) {
    const played = reader.choose();
    ones.push(chanceOfOne(reader));
    const press = presses.unit() < habit(person, bot) ? 1 : 0;
    all = {
      hits: all.hits + hitOf(reader, played, press),
      net: all.net + oddEven.result("bot", played, press),
      rounds: round + 1,
    };
    if (round < EARLY_ROUNDS) early = all;
    reader.observe(played, press);
    person.push(press);
    bot.push(played);
  }
  return { person, ones, early, all };
}

/** What is forecast for recorded people: their opponent's moves replace the strategy's own. @throws StrategyProblem */
export function foretellRecorded(
  strategy: string,
  people: readonly RecordedPerson[],
  seed: number,
): readonly Foretold[] {
  return people.map(({ player, rounds }) => {
    const random = seededRandom(deriveSeed(seedBytes(seed), "habits", "recorded", player));
    const reader = createStrategy(strategy, { game: oddEven, side: "bot", random });
    const person = [...rounds.person];
    const ones = person.map((move, round) => {
      reader.choose();
      const one = chanceOfOne(reader);
      reader.observe(rounds.bot[round] as Move, move);
      return one;
    });
    return { person, ones };
  });
}

/** 1/2 if the strategy gives no probabilities. */
function chanceOfOne(reader: Strategy): number {
  return reader instanceof FortuneTeller ? (reader.probabilities()[1] as number) : 1 / 2;
}

/** Judges the likelier move if the strategy gives probabilities, otherwise the move played. */
function hitOf(reader: Strategy, played: Move, press: Move): number {
  if (!(reader instanceof FortuneTeller)) return played === press ? 1 : 0;
  return (1 + Math.sign((reader.probabilities()[press] as number) - 0.5)) / 2;
}
