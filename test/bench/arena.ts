// `npm run bench -- arena`: what a match of files takes beside one of the house's strategies, and what
// the attack corpus comes to on a pool on which honest matches are played meanwhile.

import { MatchPlayer } from "../../src/arena/executors/player.ts";
import type { MatchTask } from "../../src/arena/match/task.ts";
import {
  ATTACKS,
  attackTasks,
  COUNTING,
  honestTasks,
  isAsExpected,
  LASTING,
  taskOf,
} from "../arena/sandbox/corpus.ts";
import { interleaved, materials, played } from "../arena/sandbox/corpus-run.ts";
import { median } from "./figures.ts";
import { printTable } from "./table.ts";

const MB = 2 ** 20;
const ROUNDS = 1_000;
const MATCHES = 31;
const HONEST = 60;
const GUARD_MS = 20_000;

export async function benchArena(): Promise<void> {
  await benchMatches();
  await benchCorpus();
}

/** Both in turn, so that what else the machine does meets both. */
async function benchMatches(): Promise<void> {
  const player = new MatchPlayer({ materials });
  const pairs = { files: [COUNTING, LASTING], house: ["frequency", "markov"] } as const;
  const times = { files: [] as number[], house: [] as number[] };
  try {
    for (let match = 0; match < MATCHES; match++)
      for (const kind of ["files", "house"] as const)
        times[kind].push(await timed(player, taskOf(match, pairs[kind], ROUNDS)));
  } finally {
    await player.end();
  }
  const [files, house] = [times.files.slice(1), times.house.slice(1)];
  printTable(
    `A match of ${ROUNDS} rounds (${MATCHES} of each in turn), ms`,
    ["", "two files", "two of the house", "files/house"],
    [
      [
        "the first, with the start of its process or thread",
        times.files[0],
        times.house[0],
        ratio(times.files[0], times.house[0]),
      ],
      ["p50", median(files), median(house), ratio(median(files), median(house))],
      ["slowest", Math.max(...files), Math.max(...house), ratio(Math.max(...files), Math.max(...house))],
    ],
  );
}

async function timed(player: MatchPlayer, task: MatchTask): Promise<number> {
  const begun = performance.now();
  await player.play(task, undefined);
  return performance.now() - begun;
}

async function benchCorpus(): Promise<void> {
  const letIn = ATTACKS.filter(({ expected }) => expected !== "refused");
  await played(honestTasks(4), GUARD_MS);
  const before = process.memoryUsage.rss();
  const begun = performance.now();
  const run = await played(interleaved(attackTasks(letIn), honestTasks(HONEST)), GUARD_MS);
  const seconds = (performance.now() - begun) / 1000;
  const growth = (process.memoryUsage.rss() - before) / MB;
  const outcomes = letIn.map((attack, at) => ({ attack, outcome: run.outcomes.get(1000 + at) }));
  const unexpected = outcomes.filter(
    ({ attack, outcome }) => !outcome || !isAsExpected(outcome, attack.expected),
  );
  const count = (word: string): number => ATTACKS.filter(({ expected }) => expected.startsWith(word)).length;
  printTable(
    "The attack corpus",
    ["", ""],
    [
      ["files", ATTACKS.length],
      ["let in, get nowhere and play on", count("plays")],
      ["forfeit", count("forfeit")],
      ["not let in", count("refused")],
      ["other than expected", unexpected.length],
      ["seconds, with the honest matches between", seconds],
      ["MB by which the host's memory grew", growth],
      ["MB of the largest child process", run.childBytes / MB],
    ],
  );
  if (unexpected.length > 0) process.exitCode = 1;
}

function ratio(one = Number.NaN, other = Number.NaN): number {
  return one / other;
}
