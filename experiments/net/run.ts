// `experiment net`: trains the fortune-teller's net, and judges it.

import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { circleGame } from "../../src/core/games/index.ts";
import { textTable } from "../../src/infra/console/text-table.ts";
import { readPeople, readSeed, readWhole, readWorkers } from "../../src/lab/kit/options.ts";
import { runTasks } from "../../src/lab/kit/pool.ts";
import { signedText } from "../../src/lab/kit/printing.ts";
import { underWay } from "../../src/lab/kit/study.ts";
import { judgeNet, type NetQuestion, type NetRow } from "./study.ts";
import { learn, read } from "./task.ts";

interface NetOptions {
  readonly data: readonly string[];
  readonly out?: string;
  readonly epochs: string;
  readonly folds: string;
  readonly seed: string;
  readonly workers?: string;
  readonly json?: true;
}

/** Writes a net of all people to `--out`, or prints how well nets read people left out. @throws ConfigProblem. */
export async function runNet(options: NetOptions): Promise<void> {
  const question = await questionOf(options);
  const workers = readWorkers(options.workers);
  if (options.out !== undefined) return writeAll(question, options.out);
  const rows = await underWay("people", (course) => {
    const file = new URL("./task.ts", import.meta.url);
    return judgeNet(question, {
      learn: (tasks) => runTasks(file, learn, tasks, { ...course, workers }),
      read: (tasks) => runTasks(file, read, tasks, { ...course, workers }),
    });
  });
  process.stdout.write(options.json ? `${JSON.stringify(rows)}\n` : describe(rows));
}

async function questionOf({ data, epochs, folds, seed }: NetOptions): Promise<NetQuestion> {
  const files = data.map(async (path) => ({
    name: basename(path),
    people: await readPeople(circleGame(3), path),
  }));
  return {
    files: await Promise.all(files),
    epochs: readWhole("--epochs", epochs, 1, 10_000),
    folds: readWhole("--folds", folds, 2, 100),
    seed: readSeed(seed),
  };
}

async function writeAll({ files, epochs, seed }: NetQuestion, out: string): Promise<void> {
  const people = files.flatMap((file) => file.people);
  const { net } = learn({ people, known: [], epochs, seed });
  const about = "// The net for rps, learned from recorded people: its weights as `writeNet` packs them.";
  await writeFile(out, `${about}\n\nexport const RPS_NET =\n  "${net}";\n`);
  process.stdout.write(`${out}: a net of ${people.length} people, in ${net.length} characters\n`);
}

function describe(rows: readonly NetRow[]): string {
  return textTable([
    [
      "read",
      "net learned from",
      "people",
      "without",
      "with",
      "gain",
      "without, 1-10",
      "with, 1-10",
      "gain, 1-10",
    ],
    ...rows.map(({ file, learned, without, with: net, gain, early }) => [
      file,
      learned,
      String(without.people),
      signedText(without, 3),
      signedText(net, 3),
      signedText(gain, 4),
      signedText(without.early, 3),
      signedText(net.early, 3),
      signedText(early, 4),
    ]),
  ]);
}
