// One person's statistics as plain data.

import type { MatrixGame, Move, Result, Rounds } from "../games/index.ts";
import type { RandomSource } from "../random/index.ts";
import { describeHabits, type Habit } from "../strategies/index.ts";
import { nearestWay, RESEMBLANCE_ROUNDS_MIN, type Resemblance } from "./landmarks.ts";
import {
  type CurvePoint,
  curveOf,
  type Predicted,
  predictedIn,
  type ReadRounds,
  readRounds,
  type Unpredictability,
  unpredictabilityOf,
} from "./reading.ts";
import { type AfterResult, countSituations } from "./situations.ts";

/** With fewer rounds there is no reading. */
export const PROFILE_ROUNDS_MIN = RESEMBLANCE_ROUNDS_MIN;
const HABITS_SHOWN = 5;

/** One person's profile at a game. */
export interface Profile {
  readonly game: string;
  readonly rounds: number;
  /** Rounds still missing until `reading` is available. */
  readonly missing: number;
  readonly streaks: Streaks;
  readonly moves: readonly number[];
  readonly after: readonly AfterResult[];
  readonly predicted: Predicted;
  /** Significant habits, strongest first; none unless the person is predictable. */
  readonly habits: readonly Habit[];
  readonly reading?: ProfileReading;
}

/** The part that needs a minimum number of rounds. */
interface ProfileReading {
  readonly unpredictability: Unpredictability;
  /** Accuracy of the fortune-teller's predictions over time. */
  readonly curve: readonly CurvePoint[];
  /** The strategy that the person plays like; absent if a random player would resemble one as closely, or if the person
   * isn't predictable. */
  readonly nearest?: Resemblance;
}

/** Builds a profile from rounds, oldest first; `random` feeds the strategies. `starts`: where another history of the
 * person starts, against a different opponent or under a different identity. Takes about 30 microseconds per round. */
export function profileOf(
  game: MatrixGame,
  rounds: Rounds,
  random: RandomSource,
  starts: readonly number[] = [],
): Profile {
  const { moves, after } = countSituations(game, rounds, starts);
  // Comes first, so that a map with the same seed makes the same draws and names the same strategy.
  const nearest = nearestWay(game, rounds, random);
  const read = readRounds(game, rounds, random);
  const predicted = predictedIn(game.size, read);
  const isRead = predicted.verdict === "read";
  const reading = readingOf(game, read, isRead ? nearest : undefined);
  return {
    game: game.id,
    rounds: rounds.person.length,
    missing: Math.max(0, PROFILE_ROUNDS_MIN - rounds.person.length),
    streaks: streaksOf(game, rounds, starts),
    moves,
    after,
    predicted,
    habits: isRead ? describeHabits(game, rounds, HABITS_SHOWN, starts) : [],
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

/** Runs of equal results for one person against one opponent. */
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
