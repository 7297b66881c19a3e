// `npm run bench -- arena`: what a match of files takes beside one of the house's strategies. What the attacks take is
// held by `test/arena/sandbox/corpus.test.ts`.

import { MatchPlayer } from "../../src/arena/executors/player.ts";
import type { MatchTask } from "../../src/arena/match/task.ts";
import { COUNTING, LASTING, taskOf } from "../arena/sandbox/corpus.ts";
import { materials } from "../arena/sandbox/corpus-run.ts";
import { median } from "./figures.ts";
import { printTable } from "./table.ts";

const ROUNDS = 1_000;
const MATCHES = 31;

/** Both in turn, so that what else the machine does meets both. */
export async function benchArena(): Promise<void> {
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

function ratio(one = Number.NaN, other = Number.NaN): number {
  return one / other;
}
