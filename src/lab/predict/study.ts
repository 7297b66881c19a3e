// Replays recorded people against a strategy, whose moves do not affect what they did.

import type { MatrixGame, Move } from "../../core/games/index.ts";
import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import { type Estimate, sum } from "../../core/statistics.ts";
import { createStrategy } from "../../core/strategies/index.ts";
import { type ClusterSum, clusteredMean } from "../clustered.ts";
import type { RecordedPerson } from "../recorded-people.ts";
import { seedBytes } from "../task-values.ts";

/** First and last round of each stretch, from a person's first round; the last is open. */
const STRETCHES: readonly (readonly [number, number])[] = [
  [1, 5],
  [6, 10],
  [11, 20],
  [21, 50],
  [51, 100],
  [101, Number.POSITIVE_INFINITY],
];

export interface PredictQuestion {
  readonly game: MatrixGame;
  readonly strategy: string;
  readonly seed: number;
}

/** Scores are (wins - losses) / rounds; errors are clustered by person, NaN for a single one. */
export interface PredictReport {
  readonly people: number;
  readonly rounds: number;
  readonly score: Estimate;
  /** Share of correct predictions; NaN without any prediction. */
  readonly hits: Estimate;
  readonly expectedRounds: number;
  /** Share of people against whom it won more rounds than it lost; ties count 1/2. */
  readonly peopleBeaten: number;
  readonly stretches: readonly StretchReport[];
}

interface StretchReport {
  readonly from: number;
  readonly to: number;
  readonly rounds: number;
  readonly score: Estimate;
}

/** One person's replay, stretch by stretch. */
export interface Replay {
  readonly nets: readonly number[];
  readonly rounds: readonly number[];
  readonly hits: number;
  readonly expectedRounds: number;
}

/**
 * Replays one person; the strategy on the bot's side sees the recorded bot moves as its own.
 * @throws StrategyProblem for an unknown strategy or another game.
 */
export function replayPerson({ game, strategy, seed }: PredictQuestion, person: RecordedPerson): Replay {
  const random = seededRandom(deriveSeed(seedBytes(seed), "predict", person.player));
  const reader = createStrategy(strategy, { game, side: "bot", random });
  const nets = STRETCHES.map(() => 0);
  const rounds = STRETCHES.map(() => 0);
  let hits = 0;
  let expectedRounds = 0;
  person.rounds.person.forEach((move, index) => {
    const answer = reader.choose();
    const expected = reader.expected();
    const stretch = stretchOf(index + 1);
    nets[stretch] = (nets[stretch] as number) + game.result("bot", answer, move);
    rounds[stretch] = (rounds[stretch] as number) + 1;
    if (expected !== undefined) expectedRounds++;
    if (expected === move) hits++;
    reader.observe(person.rounds.bot[index] as Move, move);
  });
  return { nets, rounds, hits, expectedRounds };
}

/** Adds up the replays of all people. */
export function reportReplays(replays: readonly Replay[]): PredictReport {
  const wholes = replays.map(wholeOf);
  const beaten = sum(wholes.map((whole) => (Math.sign(whole.sum) + 1) / 2));
  return {
    people: replays.length,
    rounds: sum(wholes.map(({ count }) => count)),
    score: clusteredMean(wholes),
    hits: clusteredMean(replays.map(({ hits, expectedRounds }) => ({ sum: hits, count: expectedRounds }))),
    expectedRounds: sum(replays.map(({ expectedRounds }) => expectedRounds)),
    peopleBeaten: beaten / replays.length,
    stretches: STRETCHES.map(([from, to], stretch) => {
      const parts = replays.map(({ nets, rounds }) => ({
        sum: nets[stretch] as number,
        count: rounds[stretch] as number,
      }));
      return {
        from,
        to,
        rounds: sum(parts.map(({ count }) => count)),
        score: clusteredMean(parts),
      };
    }).filter(({ rounds }) => rounds > 0),
  };
}

function wholeOf({ nets, rounds }: Replay): ClusterSum {
  return { sum: sum(nets), count: sum(rounds) };
}

function stretchOf(round: number): number {
  return STRETCHES.findIndex(([, to]) => round <= to);
}
