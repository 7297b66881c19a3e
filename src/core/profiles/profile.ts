// All that one person's rounds say about them, as plain data.

import type { MatrixGame, Move, Result, Rounds } from "../games/index.ts";
import type { RandomSource } from "../random/index.ts";
import { type Habit, tellHabits } from "../strategies/index.ts";
import { type Resemblance, resemblances } from "./landmarks.ts";
import {
  type CurvePoint,
  curveOf,
  readRounds,
  type Unpredictability,
  unpredictabilityOf,
} from "./reading.ts";
import { type AfterResult, countSituations } from "./situations.ts";

/** With fewer rounds there is no profile to tell. */
export const PROFILE_ROUNDS_MIN = 60;
const HABITS_TOLD = 5;

/** A person at a game. */
export interface Profile {
  /** The game's id. */
  readonly game: string;
  readonly rounds: number;
  /** How many rounds more it takes until `reading` can be told. */
  readonly missing: number;
  readonly streaks: Streaks;
  /** How often each move came. */
  readonly moves: readonly number[];
  /** What followed each result that came. */
  readonly after: readonly AfterResult[];
  /** The habits that stand out, strongest first. */
  readonly habits: readonly Habit[];
  /** Absent while rounds are missing. */
  readonly reading?: ProfileReading;
}

/** What takes some number of rounds. */
interface ProfileReading {
  readonly unpredictability: Unpredictability;
  /** How well the fortune-teller read them over time. */
  readonly curve: readonly CurvePoint[];
  /** The strategies by how well they account for the person, best first. */
  readonly likest: readonly Resemblance[];
}

/**
 * The profile of a history, oldest round first. `random` serves the strategies that are asked what
 * they would have played. Takes some 30 microseconds a round, nearly all of it the reading.
 */
export function profileOf(game: MatrixGame, rounds: Rounds, random: RandomSource): Profile {
  const { moves, after } = countSituations(game, rounds);
  const reading = readingOf(game, rounds, random);
  return {
    game: game.id,
    rounds: rounds.person.length,
    missing: Math.max(0, PROFILE_ROUNDS_MIN - rounds.person.length),
    streaks: streaksOf(game, rounds),
    moves,
    after,
    habits: tellHabits(game, { rounds, isLearned: () => true }, HABITS_TOLD),
    ...(reading && { reading }),
  };
}

function readingOf(game: MatrixGame, rounds: Rounds, random: RandomSource): ProfileReading | undefined {
  if (rounds.person.length < PROFILE_ROUNDS_MIN) return undefined;
  const read = readRounds(game, rounds, random);
  const unpredictability = unpredictabilityOf(game.size, read);
  return (
    unpredictability && { unpredictability, curve: curveOf(read), likest: resemblances(game, rounds, random) }
  );
}

/** Rows of equal results of one person against one side. */
interface Streaks {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The longest row of wins, and of losses. */
  readonly longestWins: number;
  readonly longestLosses: number;
  /** The result of the last round, and how many in a row have it; undefined without rounds. */
  readonly current: { readonly result: Result; readonly length: number } | undefined;
}

/** Counts the person's results. */
function streaksOf(game: MatrixGame, { person, bot }: Rounds): Streaks {
  const total = new Map<Result, number>();
  const longest = new Map<Result, number>();
  let current: { readonly result: Result; readonly length: number } | undefined;
  person.forEach((move, round) => {
    const result = game.result("person", move, bot[round] as Move);
    current = { result, length: current?.result === result ? current.length + 1 : 1 };
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
