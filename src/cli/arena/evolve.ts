// `gadalka arena evolve`: tunes a strategy's settings in championships and evaluates the winner.

import {
  breedableFamily,
  EVOLVE_SYSTEMS,
  type EvolvePlan,
  type EvolveReport,
  evolve,
  type Interval95,
  threadExecutor,
  usualThreads,
} from "../../arena/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { parseStrategy } from "../../core/strategies/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { signed, textTable } from "../../infra/text-table.ts";
import { readStrategy } from "../../lab/kit/strategy-option.ts";
import { isPath } from "../strategy/local-file.ts";
import { type BredFile, openBredFile, requireFree, writeWinner } from "./bred-file.ts";
import { explained } from "./run.ts";

interface EvolveOptions extends Omit<EvolvePlan, "kind" | "system"> {
  readonly family: string;
  readonly system: string;
  readonly workers?: number;
  readonly out?: string;
  readonly json?: true;
}

/** Prints the report; Ctrl+C prints the finished generations. @throws ConfigProblem. */
export async function runEvolve(options: EvolveOptions): Promise<void> {
  const { game, repeat, generations, population, match, judging, seed } = options;
  const system = readSystemOf(options.system);
  const plan = { game, system, repeat, generations, population, match, judging, seed };
  const threads = options.workers ?? usualThreads();
  const isFile = await isPath(options.family);
  if (options.out !== undefined) await requireFree(options.out, isFile);
  const ctrlC = interruption();
  try {
    await explained(async () => {
      const file = isFile ? await openBredFile(options.family, game, ctrlC.signal) : undefined;
      if (isFile && !file) return;
      const kind = file?.kind ?? familyKind(options.family, game);
      const report = await bred({ ...plan, kind }, threads, file, ctrlC.signal);
      process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : describeEvolution(report));
      if (file && options.out !== undefined) await writeWinner(file, report, game, options.out);
    });
  } finally {
    ctrlC.end();
  }
}

function familyKind(typed: string, game: MatrixGame) {
  return breedableFamily(parseStrategy(readStrategy("--family", typed, game)).family, game);
}

async function bred(
  plan: EvolvePlan,
  threads: number,
  file: BredFile | undefined,
  signal: AbortSignal,
): Promise<EvolveReport> {
  const executor = threadExecutor(threads, { strategySources: file?.kind.strategySources });
  const bar = progressOn(process.stderr, "generations");
  try {
    return await evolve(plan, executor, { signal, onProgress: (done, total) => bar.show(done, total) });
  } finally {
    bar.end();
    await executor.close();
  }
}

function readSystemOf(typed: string): EvolvePlan["system"] {
  const system = EVOLVE_SYSTEMS.find((known) => known === typed);
  if (system) return system;
  throw new ConfigProblem("--system", `"${typed}" isn't one of ${EVOLVE_SYSTEMS.join(", ")}`);
}

function describeEvolution(report: EvolveReport): string {
  const { family, game, generations, start, winner, sparring, heldOut, judgement, verdict } = report;
  return [
    `${family} at ${game}: ${generations.length} generations${systemWords(report)}, sparring with ${sparring.join(", ")}\n\n`,
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
          ["on fresh seeds, return per round", "mean", "95 % confidence"],
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

/** Empty for the default system and repeat count. */
function systemWords({ system, repeat }: EvolveReport): string {
  if (system === "swiss" && repeat === 1) return "";
  return ` of ${repeat} ${repeat === 1 ? "championship" : "championships"} (${system})`;
}

const VERDICTS: Readonly<Record<EvolveReport["verdict"], string>> = {
  better: "better than it started, against opponents it hadn't met",
  "no better": "no better than it started; keep the default settings",
  worse: "worse than it started, against opponents it hadn't met; keep the default settings",
  "not judged": "not judged, because it was interrupted",
};

function figures({ mean, from, to }: Interval95): readonly string[] {
  return [signed(mean, 4), `${signed(from, 4)} to ${signed(to, 4)}`];
}
