// Chart files. The folder is checked before the long computation, not after it.

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
  /** Draws the charts and logs the file names to stderr. @throws ConfigProblem if it can't. */
  write(plots: readonly Plot[]): Promise<void>;
}

/** Creates the folder; without one, writing is a no-op. @throws ConfigProblem if it isn't writable. */
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
      `can't write to ${folder} (${code}). Choose a folder you can write to, such as --plot charts`,
      {
        cause: error,
      },
    );
  }
}
