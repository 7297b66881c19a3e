// `npm run bench -- arena`: what a match of files costs compared with one of built-in strategies. What the attacks cost
// is limited by `test/arena/sandbox/corpus.test.ts`.

import { MatchPlayer } from "../../src/arena/executors/player.ts";
import type { MatchTask } from "../../src/arena/match/task.ts";
import { COUNTING, LASTING, taskOf } from "../arena/sandbox/corpus.ts";
import { strategySources } from "../arena/sandbox/corpus-run.ts";
import { median } from "./figures.ts";
import { printTable } from "./table.ts";

const ROUNDS = 1_000;
const MATCHES = 31;

/** Alternates between the two, so that other load on the machine affects both equally. */
export async function benchArena(): Promise<void> {
  const player = new MatchPlayer({ strategySources });
  const pairs = { files: [COUNTING, LASTING], builtIn: ["frequency", "markov"] } as const;
  const times = { files: [] as number[], builtIn: [] as number[] };
  try {
    for (let match = 0; match < MATCHES; match++)
      for (const kind of ["files", "builtIn"] as const)
        times[kind].push(await timed(player, taskOf(match, pairs[kind], ROUNDS)));
  } finally {
    await player.end();
  }
  const [files, builtIn] = [times.files.slice(1), times.builtIn.slice(1)];
  printTable(
    `A match of ${ROUNDS} rounds (${MATCHES} of each in turn), ms`,
    ["", "two files", "two built-in", "files/built-in"],
    [
      [
        "the first, with the start of its process or thread",
        times.files[0],
        times.builtIn[0],
        ratio(times.files[0], times.builtIn[0]),
      ],
      ["p50", median(files), median(builtIn), ratio(median(files), median(builtIn))],
      ["slowest", Math.max(...files), Math.max(...builtIn), ratio(Math.max(...files), Math.max(...builtIn))],
    ],
  );
}

async function timed(player: MatchPlayer, task: MatchTask): Promise<number> {
  const begun = performance.now();
  await player.play(task, undefined);
  return performance.now() - begun;
}

function ratio(one = Number.NaN, other = Number.NaN): number {
  return one / other;
}
