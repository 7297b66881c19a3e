// `experiment ghosts`: how well ghosts can replace recorded people.

import { finishedOf, interruption } from "../../src/infra/console/interruption.ts";
import { percent, textTable } from "../../src/infra/console/text-table.ts";
import { readGameOf, readPeople, readSeed, readWhole } from "../../src/lab/kit/options.ts";
import { signedText } from "../../src/lab/kit/printing.ts";
import { readWholes } from "../options.ts";
import { type GhostsReport, ghostFolds, judgeFold, reportGhosts, STAND_INS } from "./study.ts";

interface GhostsOptions {
  readonly data: string;
  readonly game: string;
  readonly rounds: string;
  readonly folds: string;
  readonly seed: string;
  readonly json?: true;
}

const ROUNDS_MAX = 100_000;
const FOLDS_MAX = 1_000;

/** Prints the report; Ctrl+C prints that of the groups judged so far. @throws ConfigProblem. */
export async function runGhosts(options: GhostsOptions): Promise<void> {
  const game = readGameOf(["rps", "oddeven"], options.game);
  const rounds = readWholes("--rounds", options.rounds, 20, ROUNDS_MAX);
  const folds = readWhole("--folds", options.folds, 2, FOLDS_MAX);
  const seed = readSeed(options.seed);
  const question = { game, people: await readPeople(game, options.data), rounds, folds, seed };
  const groups = ghostFolds(question);
  const stop = interruption();
  const judged = await finishedOf("groups", groups, stop.signal, (fold) => judgeFold(question, fold));
  stop.end();
  const reports = reportGhosts(judged.flat(), rounds);
  const about = { game: game.id, folds, seed, complete: judged.length === groups.length };
  process.stdout.write(options.json ? `${JSON.stringify({ ...about, reports })}\n` : describe(reports));
}

function describe(reports: readonly GhostsReport[]): string {
  const rows = reports.map(({ rounds, people, losses, gains, better }) => [
    ...[String(rounds), String(people)],
    ...STAND_INS.map((name) => losses[name].mean.toFixed(4)),
    ...[signedText(gains.population, 4), percent(better.population), percent(better.mirror)],
  ]);
  const head = ["rounds", "people", ...STAND_INS, "gain on population", "better than it", "than mirror"];
  return [
    "log-loss a move, in nats, on the last fifth of the rounds\n\n",
    textTable([head, ...rows]),
    `\nlargest state ${Math.max(0, ...reports.map(({ bytesMax }) => bytesMax))} bytes\n`,
  ].join("");
}
