// `node test/bench/arena-records.ts [matches]`: one hash over all outcomes of matches between files: moves, steps,
// bytes, forfeits and their positions, for all attacks that end by themselves and for honest files. It's the same on
// every version of Node and every machine.

import { createHash } from "node:crypto";
import { openSandbox } from "../../src/arena/sandbox/index.ts";
import { isSandboxed } from "../../src/core/strategies/index.ts";
import { ATTACKS, attackTasks, bytesOf, honestTasks } from "../arena/sandbox/corpus.ts";
import { strategySources } from "../arena/sandbox/corpus-run.ts";

const MATCHES = Number(process.argv[2] ?? 200);

const ending = ATTACKS.filter(({ expected }) => expected !== "refused");
const tasks = [...attackTasks(ending), ...honestTasks(MATCHES)].filter(({ strategies }) =>
  strategies.some(isSandboxed),
);
const sandbox = openSandbox({ strategySources });
const hash = createHash("sha256");
for (const task of tasks) {
  const outcome = await sandbox.play(task);
  if (!outcome || outcome.noResult)
    throw new Error(`match ${task.table} is void: ${outcome?.noResult?.reason}`);
  hash.update(`${bytesOf(outcome)}\n`);
}
await sandbox.close();
console.log(`Node ${process.versions.node}: ${tasks.length} matches, ${hash.digest("hex")}`);
