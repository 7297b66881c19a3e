// Chart files. The folder is checked before the long work, not after.

import { mkdtemp, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { makeFolder } from "../../infra/make-folder.ts";
import type { Chart } from "../../infra/pictures/index.ts";

/** A chart and its file name without extension. */
export interface Plot {
  readonly name: string;
  readonly chart: Chart;
}

/** Chart output. */
export interface Plots {
  /** Draws them and logs the files to stderr. @throws ConfigProblem when it cannot. */
  write(plots: readonly Plot[]): Promise<void>;
}

/** Creates the folder; without one, writing is a no-op. @throws ConfigProblem if not writable. */
export async function openPlots(folder: string | undefined): Promise<Plots> {
  if (folder === undefined) return { write: async () => undefined };
  await orRefuse(folder, async () => {
    makeFolder(folder);
    await rmdir(await mkdtemp(join(folder, ".gadalka-")));
  });
  return { write: (plots) => writeAll(folder, plots) };
}

async function writeAll(folder: string, plots: readonly Plot[]): Promise<void> {
  const { drawChart } = await import("../../infra/pictures/index.ts");
  for (const { name, chart } of plots) {
    const path = join(folder, `${name.replace(/[^\w.-]+/g, "-")}.png`);
    const png = await drawChart(chart);
    await orRefuse(folder, () => writeFile(path, png));
    process.stderr.write(`${path}\n`);
  }
}

async function orRefuse(folder: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    throw new ConfigProblem(
      "--plot",
      `${folder} cannot be written (${code}); pass a folder of yours, such as --plot charts`,
      {
        cause: error,
      },
    );
  }
}
