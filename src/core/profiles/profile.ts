// One person's statistics as plain data: results, how well the fortune-teller predicts them, habits.

import type { MatrixGame, Move, Result, Rounds } from "../games/index.ts";
import { seededRandom } from "../random/index.ts";
import { binomialZ, mean, sum, Z95 } from "../statistics.ts";
import { createStrategy, FortuneTeller } from "../strategies/index.ts";
import { nearestWay, RESEMBLANCE_ROUNDS_MIN, type Resemblance } from "./landmarks.ts";
import { type Counts, countsOf, type Habit, habitsOf } from "./traits.ts";

/** With fewer rounds there is no reading. */
export const PROFILE_ROUNDS_MIN = RESEMBLANCE_ROUNDS_MIN;
const HABITS_SHOWN = 5;

/** One person's profile at a game. */
export interface Profile {
  readonly rounds: number;
  /** Rounds still missing until `reading` is available. */
  readonly missing: number;
  readonly streaks: Streaks;
  readonly counts: Counts;
  readonly predicted: Predicted;
  /** Significant habits, strongest first; none unless the person is predictable. */
  readonly habits: readonly Habit[];
  readonly reading?: Reading;
}

/** The part that needs a minimum number of rounds. */
interface Reading {
  /** Share of correct predictions in at most `WINDOWS_MAX` windows, each of 40 rounds up to round `to`. */
  readonly curve: readonly { readonly to: number; readonly right: number }[];
  /** The strategy that the person plays like; absent if there is none, or if the person isn't predictable. */
  readonly nearest?: Resemblance;
}

/** How many of a person's moves the fortune-teller predicted, and the verdict that follows. */
export interface Predicted {
  /** A whole number of moves; if several were equally likely, one of k counts 1/k before rounding. */
  readonly guessed: number;
  readonly rounds: number;
  readonly verdict: "read" | "chance" | "unsure";
}

interface Streaks {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly longestWins: number;
  readonly longestLosses: number;
  /** Result and length of the current run; undefined without rounds. */
  readonly current: { readonly result: Result; readonly length: number } | undefined;
}

/** Builds a profile from rounds, oldest first. Takes about 30 microseconds per round. */
export function profileOf(game: MatrixGame, rounds: Rounds): Profile {
  const counts = countsOf(game, rounds);
  const hits = hitsOf(game, rounds);
  const predicted = predictedIn(game.size, hits);
  const isRead = predicted.verdict === "read";
  const nearest = isRead ? nearestWay(game, rounds) : undefined;
  return {
    rounds: hits.length,
    missing: Math.max(0, PROFILE_ROUNDS_MIN - hits.length),
    streaks: streaksOf(game, rounds),
    counts,
    predicted,
    habits: isRead ? habitsOf(game, counts, HABITS_SHOWN) : [],
    ...(hits.length >= PROFILE_ROUNDS_MIN && {
      reading: { curve: curveOf(hits), ...(nearest && { nearest }) },
    }),
  };
}

function streaksOf(game: MatrixGame, { person, bot }: Rounds): Streaks {
  const results = Array.from(person, (move, round) => game.result("person", move, bot[round] as Move));
  const count = (wanted: Result): number => results.filter((result) => result === wanted).length;
  const longest = { "-1": 0, "0": 0, "1": 0 };
  let current: Streaks["current"];
  for (const result of results) {
    current = { result, length: current?.result === result ? current.length + 1 : 1 };
    longest[result] = Math.max(longest[result], current.length);
  }
  return {
    wins: count(1),
    draws: count(0),
    losses: count(-1),
    longestWins: longest[1],
    longestLosses: longest[-1],
    current,
  };
}

/** Replays the rounds to a new fortune-teller. By round: 1 if its likeliest move came, 1/k if it was one of k equally
 * likely moves, else 0. */
export function hitsOf(game: MatrixGame, { person, bot }: Rounds): readonly number[] {
  const reader = createStrategy("fortune-teller", { game, side: "bot", random: seededRandom(1) });
  if (!(reader instanceof FortuneTeller)) throw new TypeError("the fortune-teller gives no probabilities");
  return Array.from(person, (move, round) => {
    const probabilities = reader.probabilities();
    reader.observe(bot[round] as Move, move);
    const least = Math.max(...probabilities) - 1e-12;
    const likeliest = probabilities.filter((probability) => probability > least).length;
    return (probabilities[move] as number) > least ? 1 / likeliest : 0;
  });
}

/** How far above chance a person may be predicted and still count as being as hard to predict as chance. */
const CHANCE_MARGIN = 0.1;

/**
 * Gives a verdict. A uniformly random player is guessed with a binomial count at 1 / size, whatever the predictor
 * expects. `read`: guessed more often than 97.5 % of such players (of 1,000 random players, 2 to 3 % are called read at
 * 50 rounds or more, 4 % at 25). `chance`: not read, and the upper 95 % bound is within `CHANCE_MARGIN` of chance
 * (needs about 90 rounds with three moves). `unsure`: too few rounds for either. Everything that's said about a
 * person's habits follows from this verdict, so no two sentences contradict each other.
 */
export function predictedIn(size: number, hits: readonly number[]): Predicted {
  const [rounds, chance, all] = [hits.length, 1 / size, sum(hits)];
  const guessed = Math.round(all);
  if (rounds > 0 && binomialZ(all, rounds, chance) >= Z95) return { guessed, rounds, verdict: "read" };
  // A share below chance is an accident, and is treated as chance.
  const bound = Math.max(chance, all / rounds) + Z95 * Math.sqrt((chance * (1 - chance)) / rounds);
  return { guessed, rounds, verdict: bound < chance + CHANCE_MARGIN ? "chance" : "unsure" };
}

const WINDOW_ROUNDS = 40;
const WINDOWS_MAX = 7;

/** At least `WINDOW_ROUNDS` rounds; windows overlap by half or more where they fit. */
function curveOf(hits: readonly number[]): Reading["curve"] {
  const last = hits.length - WINDOW_ROUNDS;
  const windows = Math.min(WINDOWS_MAX, Math.floor(last / (WINDOW_ROUNDS / 2)) + 1);
  return Array.from({ length: windows }, (_, index) => {
    const to = WINDOW_ROUNDS + Math.round((index * last) / Math.max(1, windows - 1));
    return { to, right: mean(hits.slice(to - WINDOW_ROUNDS, to)) };
  });
}
