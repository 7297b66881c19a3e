// `node test/bench/arena-records.ts [matches]`: one hash over everything that matches of files come to:
// moves, steps, bytes, forfeits and their places, of all attacks that end by themselves and of honest files.
// The same on every version of Node and every machine.

import { createHash } from "node:crypto";
import { openSandbox } from "../../src/arena/sandbox/index.ts";
import { isApart } from "../../src/core/strategies/index.ts";
import { ATTACKS, attackTasks, bytesOf, honestTasks } from "../arena/sandbox/corpus.ts";
import { materials } from "../arena/sandbox/corpus-run.ts";

const MATCHES = Number(process.argv[2] ?? 200);

const ending = ATTACKS.filter(({ expected }) => expected !== "refused");
const tasks = [...attackTasks(ending), ...honestTasks(MATCHES)].filter(({ strategies }) =>
  strategies.some(isApart),
);
const sandbox = openSandbox({ materials });
const hash = createHash("sha256");
for (const task of tasks) {
  const outcome = await sandbox.play(task);
  if (!outcome || outcome.voided) throw new Error(`match ${task.table} is void: ${outcome?.voided?.reason}`);
  hash.update(`${bytesOf(outcome)}\n`);
}
await sandbox.close();
console.log(`Node ${process.versions.node}: ${tasks.length} matches, ${hash.digest("hex")}`);
