// One person's statistics as plain data.

import type { MatrixGame, Move, Result, Rounds } from "../games/index.ts";
import type { RandomSource } from "../random/index.ts";
import { type Habit, tellHabits } from "../strategies/index.ts";
import { nearestWay, RESEMBLANCE_ROUNDS_MIN, type Resemblance } from "./landmarks.ts";
import {
  type CurvePoint,
  curveOf,
  type Foretold,
  foretoldIn,
  type ReadRounds,
  readRounds,
  type Unpredictability,
  unpredictabilityOf,
} from "./reading.ts";
import { type AfterResult, countSituations } from "./situations.ts";

/** With fewer rounds there is no reading. */
export const PROFILE_ROUNDS_MIN = RESEMBLANCE_ROUNDS_MIN;
const HABITS_TOLD = 5;

/** A person at a game. */
export interface Profile {
  readonly game: string;
  readonly rounds: number;
  /** Rounds missing until `reading` is available. */
  readonly missing: number;
  readonly streaks: Streaks;
  readonly moves: readonly number[];
  readonly after: readonly AfterResult[];
  readonly foretold: Foretold;
  /** Significant habits, strongest first; none unless the person is read. */
  readonly habits: readonly Habit[];
  readonly reading?: ProfileReading;
}

/** What needs a minimum of rounds. */
interface ProfileReading {
  readonly unpredictability: Unpredictability;
  /** Accuracy of the fortune-teller's predictions over time. */
  readonly curve: readonly CurvePoint[];
  /** The strategy that the person plays like; absent where chance would look as much like any, and unless the
   * person is read. */
  readonly nearest?: Resemblance;
}

/** Profile, oldest round first; `random` feeds the strategies. `starts`: where another history of the person
 * begins, at another opponent or under another identity. Some 30 microseconds a round. */
export function profileOf(
  game: MatrixGame,
  rounds: Rounds,
  random: RandomSource,
  starts: readonly number[] = [],
): Profile {
  const { moves, after } = countSituations(game, rounds, starts);
  // First, so that a map with the same seed draws the same and names the same.
  const nearest = nearestWay(game, rounds, random);
  const read = readRounds(game, rounds, random);
  const foretold = foretoldIn(game.size, read);
  const isRead = foretold.verdict === "read";
  const isLearned = (round: number): boolean => !starts.includes(round);
  const reading = readingOf(game, read, isRead ? nearest : undefined);
  return {
    game: game.id,
    rounds: rounds.person.length,
    missing: Math.max(0, PROFILE_ROUNDS_MIN - rounds.person.length),
    streaks: streaksOf(game, rounds, starts),
    moves,
    after,
    foretold,
    habits: isRead ? tellHabits(game, { rounds, isLearned }, HABITS_TOLD) : [],
    ...(reading && { reading }),
  };
}

function readingOf(
  game: MatrixGame,
  read: ReadRounds,
  nearest: Resemblance | undefined,
): ProfileReading | undefined {
  if (read.hits.length < PROFILE_ROUNDS_MIN) return undefined;
  const unpredictability = unpredictabilityOf(game.size, read);
  return unpredictability && { unpredictability, curve: curveOf(read), ...(nearest && { nearest }) };
}

/** Runs of equal results of one person against one side. */
interface Streaks {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly longestWins: number;
  readonly longestLosses: number;
  /** Result and length of the current run; undefined without rounds. */
  readonly current: { readonly result: Result; readonly length: number } | undefined;
}

function streaksOf(game: MatrixGame, { person, bot }: Rounds, starts: readonly number[]): Streaks {
  const total = new Map<Result, number>();
  const longest = new Map<Result, number>();
  let current: { readonly result: Result; readonly length: number } | undefined;
  person.forEach((move, round) => {
    const result = game.result("person", move, bot[round] as Move);
    const before = current?.result === result && !starts.includes(round) ? current.length : 0;
    current = { result, length: before + 1 };
    total.set(result, (total.get(result) ?? 0) + 1);
    longest.set(result, Math.max(longest.get(result) ?? 0, current.length));
  });
  return {
    wins: total.get(1) ?? 0,
    draws: total.get(0) ?? 0,
    losses: total.get(-1) ?? 0,
    longestWins: longest.get(1) ?? 0,
    longestLosses: longest.get(-1) ?? 0,
    current,
  };
}
