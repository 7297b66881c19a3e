// `gadalka lab predict`: a strategy's score against recorded people.

import { ConfigProblem } from "../../infra/config-problem.ts";
import { finishedOf, interruption } from "../../infra/console/interruption.ts";
import { percent, signed, textTable } from "../../infra/console/text-table.ts";
import { readGameOf, readPeople, readSeed, readStrategy } from "../options.ts";
import { openPlots } from "../plots.ts";
import type { RecordedPerson } from "../recorded-people.ts";
import { predictPlot } from "./plot.ts";
import { type PredictReport, replayPerson, reportReplays } from "./study.ts";

interface PredictOptions {
  readonly data: string;
  readonly game: string;
  readonly strategy: string;
  readonly half: string;
  readonly seed: string;
  readonly plot?: string;
  readonly json?: true;
}

const HALVES: Readonly<Record<string, (index: number) => boolean>> = {
  all: () => true,
  first: (index) => index % 2 === 0,
  second: (index) => index % 2 === 1,
};

/** Prints the report; Ctrl+C prints that of the people read so far. @throws ConfigProblem. */
export async function runPredict(options: PredictOptions): Promise<void> {
  const game = readGameOf(["rps", "oddeven"], options.game);
  const strategy = readStrategy("--strategy", options.strategy, game);
  const seed = readSeed(options.seed);
  const people = halfOf(await readPeople(game, options.data), options.half);
  const stop = interruption();
  const plots = await openPlots(options.plot);
  const replays = await finishedOf("people", people, stop.signal, (person) =>
    replayPerson({ game, strategy, seed }, person),
  );
  stop.end();
  const report = reportReplays(replays);
  const about = {
    game: game.id,
    strategy,
    half: options.half,
    seed,
    complete: replays.length === people.length,
  };
  process.stdout.write(
    options.json ? `${JSON.stringify(asJson(about, report))}\n` : describe(strategy, report),
  );
  await plots.write([predictPlot(about, report)]);
}

function halfOf(people: readonly RecordedPerson[], typed: string): readonly RecordedPerson[] {
  const takes = HALVES[typed];
  if (!takes) throw new ConfigProblem("--half", `"${typed}" is not one of ${Object.keys(HALVES).join(", ")}`);
  const half = people.filter((_, index) => takes(index));
  if (half.length === 0)
    throw new ConfigProblem("--half", `the ${typed} half of ${people.length} people is nobody`);
  return half;
}

/** Flat; missing values (a single person's error, the end of the last stretch) are null. */
function asJson(about: object, report: PredictReport): object {
  return {
    ...about,
    people: report.people,
    rounds: report.rounds,
    score: report.score.mean,
    standardError: report.score.standardError,
    hitRate: report.hits.mean,
    hitRateStandardError: report.hits.standardError,
    expectedRounds: report.expectedRounds,
    peopleBeaten: report.peopleBeaten,
    byRound: report.stretches.map(({ from, to, rounds, score }) => ({
      from,
      to,
      rounds,
      score: score.mean,
      standardError: score.standardError,
    })),
  };
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
    `score a round ${signed(score.mean, 3)} (standard error ${score.standardError.toFixed(3)}, by person)\n`,
    `moves foretold ${percent(hits.mean)} · people beaten ${percent(peopleBeaten)}\n\n`,
    textTable([["rounds", "score", "error", "rounds seen"], ...stretchRows]),
  ].join("");
}
