// `gadalka arena evolve`: tunes a strategy's settings in championships and evaluates the winner.

import {
  type EvolveReport,
  evolve,
  type Interval95,
  threadExecutor,
  usualThreads,
} from "../../arena/index.ts";
import { parseStrategy } from "../../core/strategies/index.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { signed, textTable } from "../../infra/console/text-table.ts";
import { readGame, readNumber, readStrategy } from "../../lab/options.ts";
import { openPlots, type Plot } from "../../lab/plots.ts";
import { explained } from "./run.ts";

interface EvolveOptions {
  readonly family: string;
  readonly game: string;
  readonly generations: string;
  readonly population: string;
  readonly match: string;
  readonly judging: string;
  readonly seed: string;
  readonly workers?: string;
  readonly plot?: string;
  readonly json?: true;
}

/** Prints the report; Ctrl+C prints the finished generations. @throws ConfigProblem. */
export async function runEvolve(options: EvolveOptions): Promise<void> {
  const game = readGame(options.game);
  const plan = {
    game,
    family: parseStrategy(readStrategy("--family", options.family, game)).family,
    generations: readNumber("--generations", options.generations, 1, 1000),
    population: readNumber("--population", options.population, 2, 1000),
    match: readNumber("--match", options.match, 1, 100_000),
    judging: readNumber("--judging", options.judging, 2, 10_000),
    seed: readNumber("--seed", options.seed, 0, Number.MAX_SAFE_INTEGER),
  };
  const threads = readNumber("--workers", options.workers ?? String(usualThreads()), 1, 256);
  const plots = await openPlots(options.plot);
  const executor = threadExecutor(threads);
  const ctrlC = interruption();
  const bar = progressOn(process.stderr, "generations");
  try {
    await explained(async () => {
      const onProgress = (done: number, total: number): void => bar.show(done, total);
      const report = await evolve(plan, executor, { signal: ctrlC.signal, onProgress });
      bar.end();
      process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : describeEvolution(report));
      if (report.generations.length > 0) await plots.write([evolutionPlot(report)]);
    });
  } finally {
    ctrlC.end();
    await executor.close();
  }
}

function describeEvolution(report: EvolveReport): string {
  const { family, game, generations, start, winner, sparring, heldOut, judgement, verdict } = report;
  return [
    `${family} at ${game}: ${generations.length} generations, sparring with ${sparring.join(", ")}\n\n`,
    textTable([
      ["generation", "leader's return", "mean return", "against sparring partners", "leader"],
      ...generations.map(({ leader, leaderReturn, populationReturn, measured }, index) => [
        String(index + 1),
        signed(leaderReturn, 3),
        signed(populationReturn, 3),
        measured ? signed(measured.mean, 3) : "-",
        leader,
      ]),
    ]),
    `\nwinner ${winner}\n`,
    judgement
      ? textTable([
          ["on fresh seeds, return a round", "mean", "95 % confidence"],
          [`winner against ${start}`, ...figures(judgement.headToHead)],
          ["winner against strangers", ...figures(judgement.winner)],
          [`${start} against strangers`, ...figures(judgement.start)],
          ["difference", ...figures(judgement.difference)],
        ])
      : "",
    judgement ? `strangers: ${heldOut.join(", ")}\n` : "",
    `verdict: ${VERDICTS[verdict]}\n`,
  ].join("");
}

const VERDICTS: Readonly<Record<EvolveReport["verdict"], string>> = {
  better: "better than it began, against opponents that it had not met",
  "no better": "no better than it began; keep the usual settings",
  worse: "worse than it began against opponents that it had not met; keep the usual settings",
  "not judged": "not judged, because it was interrupted",
};

function figures({ mean, from, to }: Interval95): readonly string[] {
  return [signed(mean, 4), `${signed(from, 4)} to ${signed(to, 4)}`];
}

/** Leaders against fixed sparring partners, because a championship score depends on the field. */
function evolutionPlot({ family, game, generations, startMeasured, verdict }: EvolveReport): Plot {
  const begun = startMeasured && { name: "as it began", yardstick: true as const };
  const points = generations.map(({ measured }) =>
    measured ? { y: measured.mean, error: (measured.to - measured.from) / 2 } : null,
  );
  return {
    name: `evolve-${family}`,
    chart: {
      kind: "lines",
      title: `Breeding ${family} at ${game}`,
      subtitle: `each generation's leader against the same sparring partners; the winner on fresh seeds: ${verdict}`,
      x: { title: "generation", categories: generations.map((_, index) => String(index + 1)) },
      y: { title: "wins minus losses a round, 95 %" },
      series: [
        { name: "leader", points },
        ...(begun ? [{ ...begun, points: generations.map(() => ({ y: startMeasured.mean })) }] : []),
      ],
    },
  };
}
