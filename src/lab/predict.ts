// `gadalka lab predict`: a strategy's score against recorded people, whose moves don't react to it.

import type { MatrixGame, Move } from "../core/games/index.ts";
import { deriveSeed, seededRandom } from "../core/random/index.ts";
import { type Estimate, sum } from "../core/statistics.ts";
import { createStrategy } from "../core/strategies/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { percent, signed, textTable } from "../infra/text-table.ts";
import { type ClusterSum, clusteredMean } from "./kit/clustered.ts";
import { readPeople } from "./kit/options.ts";
import type { RecordedPerson } from "./kit/recorded-people.ts";
import { readStrategy } from "./kit/strategy-option.ts";
import { defineStudy, oneOf, RECORDED_GAME, requiredWords, seed, words } from "./kit/study.ts";
import { seedBytes } from "./kit/task-values.ts";

/** First and last round of each stretch, counted from a person's first round; the last stretch is open-ended. */
const STRETCHES: readonly (readonly [number, number])[] = [
  [1, 5],
  [6, 10],
  [11, 20],
  [21, 50],
  [51, 100],
  [101, Number.POSITIVE_INFINITY],
];

interface PredictQuestion {
  readonly game: MatrixGame;
  readonly strategy: string;
  readonly seed: number;
}

/** Scores are (wins - losses) / rounds; errors are clustered by person, NaN for a single person. */
export interface PredictReport {
  readonly people: number;
  readonly rounds: number;
  readonly score: Estimate;
  /** Share of correct predictions; NaN if there were no predictions. */
  readonly hits: Estimate;
  readonly expectedRounds: number;
  /** Share of people against whom it won more rounds than it lost; ties count as 1/2. */
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
 * @throws StrategyProblem if the strategy is unknown or for a different game.
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

/** Sums the replays of all people. */
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

const HALVES = ["all", "first", "second"] as const;
type Half = (typeof HALVES)[number];

export const predict = defineStudy({
  id: "predict",
  about: "replay recorded people and show how well a strategy reads them",
  parameters: {
    data: requiredWords("<csv>", "file with the columns player, round, move, opponent_move"),
    game: RECORDED_GAME,
    strategy: words("<id>", "the strategy that reads them", "wildcard"),
    half: oneOf(HALVES, "<half>", "only every other person: first | second | all", "all"),
    seed: seed("ties"),
  },
  unit: "people",
  async run({ data, game, strategy: typed, half, seed }, onProgress) {
    const strategy = readStrategy("--strategy", typed, game);
    const people = halfOf(await readPeople(game, data), half);
    const replays = people.map((person, done) => {
      onProgress(done, people.length);
      return replayPerson({ game, strategy, seed }, person);
    });
    return { strategy, ...reportReplays(replays) };
  },
  text: describe,
  json: ({ strategy, score, hits, stretches, ...report }, { game, half, seed }) => ({
    game: game.id,
    strategy,
    half,
    seed,
    ...report,
    score: score.mean,
    standardError: score.standardError,
    hitRate: hits.mean,
    hitRateStandardError: hits.standardError,
    byRound: stretches.map(({ score, ...stretch }) => ({
      ...stretch,
      score: score.mean,
      standardError: score.standardError,
    })),
  }),
});

function halfOf(people: readonly RecordedPerson[], half: Half): readonly RecordedPerson[] {
  const own = people.filter((_, index) => half === "all" || (half === "first") === (index % 2 === 0));
  if (own.length === 0)
    throw new ConfigProblem("--half", `the ${half} half of ${people.length} people is empty`);
  return own;
}

function describe(report: PredictReport & { readonly strategy: string }): string {
  const { strategy, people, rounds, score, hits, peopleBeaten, stretches } = report;
  const stretchRows = stretches.map((stretch) => [
    `${stretch.from}-${Number.isFinite(stretch.to) ? stretch.to : "…"}`,
    signed(stretch.score.mean, 3),
    stretch.score.standardError.toFixed(3),
    String(stretch.rounds),
  ]);
  return [
    `${strategy} against ${people} people, ${rounds} rounds\n`,
    `score per round ${signed(score.mean, 3)} (standard error ${score.standardError.toFixed(3)}, by person)\n`,
    `moves predicted ${percent(hits.mean)} · people beaten ${percent(peopleBeaten)}\n\n`,
    textTable([["rounds", "score", "error", "rounds seen"], ...stretchRows]),
  ].join("");
}
