// `gadalka lab predict`: a strategy's score against recorded people, whose moves don't react to it.

import type { MatrixGame, Move } from "../core/games/index.ts";
import { deriveSeed, seededRandom } from "../core/random/index.ts";
import { type Estimate, sum } from "../core/statistics.ts";
import { createStrategy } from "../core/strategies/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { finishedOf } from "../infra/console/interruption.ts";
import { percent, signed, textTable } from "../infra/console/text-table.ts";
import { type ClusterSum, clusteredMean } from "./kit/clustered.ts";
import { readPeople } from "./kit/options.ts";
import type { Plot } from "./kit/plots.ts";
import { signedText } from "./kit/printing.ts";
import type { RecordedPerson } from "./kit/recorded-people.ts";
import { readStrategy } from "./kit/strategy-option.ts";
import { defineStudy, oneOf, plotFolder, RECORDED_GAME, requiredWords, seed, words } from "./kit/study.ts";
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
    plot: plotFolder("charts"),
  },
  unit: "people",
  async cells({ data, game, strategy, half }) {
    const id = readStrategy("--strategy", strategy, game);
    return { strategy: id, people: halfOf(await readPeople(game, data), half) };
  },
  async run({ people, strategy }, { game, seed }, { signal }) {
    const replays = await finishedOf("people", people, signal, (person) =>
      replayPerson({ game, strategy, seed }, person),
    );
    return reportReplays(replays);
  },
  text: (report, _, { strategy }) => describe(strategy, report),
  json: (report, { game, half, seed }, { strategy, people }) => ({
    game: game.id,
    strategy,
    half,
    seed,
    complete: report.people === people.length,
    people: report.people,
    rounds: report.rounds,
    score: report.score.mean,
    standardError: report.score.standardError,
    hitRate: report.hits.mean,
    hitRateStandardError: report.hits.standardError,
    expectedRounds: report.expectedRounds,
    peopleBeaten: report.peopleBeaten,
    byRound: report.stretches.map(({ score, ...stretch }) => ({
      ...stretch,
      score: score.mean,
      standardError: score.standardError,
    })),
  }),
  plots: (report, { half }, { strategy }) => [predictPlot({ strategy, half }, report)],
});

function halfOf(people: readonly RecordedPerson[], half: Half): readonly RecordedPerson[] {
  const own = people.filter((_, index) => half === "all" || (half === "first") === (index % 2 === 0));
  if (own.length === 0)
    throw new ConfigProblem("--half", `the ${half} half of ${people.length} people is empty`);
  return own;
}

function describe(strategy: string, report: PredictReport): string {
  const { people, rounds, score, hits, peopleBeaten, stretches } = report;
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

/** The score in each stretch of rounds, with its standard error. */
export function predictPlot(
  { strategy, half }: { readonly strategy: string; readonly half: string },
  { people, score, peopleBeaten, stretches }: PredictReport,
): Plot {
  return {
    name: `predict-${strategy}${half === "all" ? "" : `-${half}-half`}`,
    chart: {
      kind: "lines",
      title: `${strategy} against ${people} recorded people`,
      subtitle: `score by round, ± standard error by person; over all rounds ${signedText(score, 3)}; ${percent(peopleBeaten)} of people beaten`,
      x: { title: "round", categories: stretches.map(nameOf) },
      y: { title: "score per round: (wins - losses) / rounds" },
      baseline: 0,
      series: [
        {
          name: strategy,
          points: stretches.map((stretch) => ({
            y: stretch.score.mean,
            error: finite(stretch.score.standardError),
          })),
        },
      ],
    },
  };
}

function nameOf({ from, to }: PredictReport["stretches"][number]): string {
  return Number.isFinite(to) ? `${from} to ${to}` : `from ${from} on`;
}

function finite(error: number): number {
  return Number.isFinite(error) ? error : 0;
}
