// `gadalka arena evolve`: breeds a strategy's parameters in championships, judges the winner, and writes it as a file.

import { rm, writeFile } from "node:fs/promises";
import {
  breedableFamily,
  breedableFile,
  type Evolution,
  evolve,
  type Judgement,
} from "../../arena/evolve.ts";
import { noStrategySources } from "../../arena/match/task.ts";
import { threadExecutor, usualThreads } from "../../arena/playing.ts";
import { openSandbox } from "../../arena/sandbox/sandbox.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import type { Estimate } from "../../core/statistics.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { textTable } from "../../infra/text-table.ts";
import { readStrategy } from "../../lab/kit/strategy-option.ts";
import { isPath, loadLocalFile, requirePlays } from "../strategy/local-file.ts";
import { testStrategy } from "../strategy/test.ts";
import { explained } from "./run.ts";

interface EvolveOptions extends Omit<Evolution, "kind" | "executor"> {
  readonly family: string;
  readonly workers?: number;
  readonly out?: string;
}

/** Prints each generation's leader and the judgement; Ctrl+C ends it. @throws ConfigProblem. */
export async function runEvolve({ family, workers, out, ...rest }: EvolveOptions): Promise<void> {
  const { signal, end } = interruption();
  const work = async (): Promise<void> => {
    const file = (await isPath(family)) ? await openFile(family, rest.game) : undefined;
    if (out !== undefined) await requireFree(out, file !== undefined);
    const kind = file ?? breedableFamily(readStrategy("--family", family, rest.game));
    const executor = threadExecutor(workers ?? usualThreads(), { strategySources: file?.strategySources });
    let generation = 0;
    const onGeneration: Evolution["onGeneration"] = ({ name, place }) =>
      void process.stdout.write(`generation ${++generation}: ${name}, place ${place.toFixed(1)}\n`);
    const found = await evolve({ ...rest, kind, executor, signal, onGeneration }).finally(executor.close);
    if (!found) return;
    const { winner, judgement } = found;
    process.stdout.write(`${judgedText(kind.start.name, judgement)}winner: ${winner.name}\n`);
    if (!file || out === undefined) return;
    await writeFile(out, (await file.strategySources(winner.strategy)) ?? "", { flag: "wx" });
    await testStrategy(out, { game: rest.game });
  };
  await explained(work).finally(end);
}

async function openFile(path: string, game: MatrixGame) {
  const sandbox = openSandbox({ strategySources: noStrategySources });
  try {
    const file = await loadLocalFile("--family", path, sandbox);
    requirePlays("--family", file, game);
    const kind = breedableFile(file.name, file.source, file.parameters);
    const values = Object.fromEntries(
      kind.parameters.map((one) => [one.name, one.default === one.min ? one.max : one.min]),
    );
    const bytes = await kind.strategySources(kind.variant(values).strategy);
    const other = await sandbox.inspect("other.js", bytes ?? new Uint8Array());
    if ("source" in other && other.parameters?.every((one) => one.default === values[one.name])) return kind;
    throw new ConfigProblem(
      "--family",
      `${path} has parameters that can't be written anew. Take other text out of them`,
    );
  } finally {
    await sandbox.close();
  }
}

/** Fails before the long run if the winner couldn't be written. @throws ConfigProblem. */
async function requireFree(out: string, isFile: boolean): Promise<void> {
  if (!isFile)
    throw new ConfigProblem(
      "--out",
      "is for a file of yours. Use a built-in's winner with /strategy register",
    );
  if (!/\.[cm]?js$/i.test(out)) throw new ConfigProblem("--out", `${out} must end in .js, such as bred.js`);
  try {
    await writeFile(out, "", { flag: "wx" });
    await rm(out);
  } catch (error) {
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    throw new ConfigProblem("--out", `can't write ${out} (${code}). Name a new file`, { cause: error });
  }
}

function judgedText(start: string, { strangers, verdict, ...judged }: Judgement): string {
  const row = (name: string, { mean, standardError }: Estimate) => [
    name,
    `${mean.toFixed(3)} ± ${standardError.toFixed(3)}`,
  ];
  const table = textTable([
    ["on fresh seeds, against strangers", "points a match"],
    row("winner", judged.winner),
    row(start, judged.start),
    row("difference", judged.difference),
  ]);
  return `\n${table}strangers: ${strangers.join(", ")}\nverdict: ${verdict} than it started\n`;
}
