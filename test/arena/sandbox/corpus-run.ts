// Plays the corpus on threads like those for tournaments, and monitors its memory.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { threadExecutor } from "../../../src/arena/index.ts";
import type { MatchOutcome, MatchTask } from "../../../src/arena/match/task.ts";
import { playAll } from "../../../src/arena/playing.ts";
import { ATTACKS, HONEST } from "./corpus.ts";

const THREADS = 2;
const LOOK_MS = 50;

const files = new Map<string, Uint8Array>([
  ...HONEST,
  ...ATTACKS.map(({ id, bytes }) => [id, bytes] as const),
]);

/** The sources of all attacks and honest files. */
export const strategySources = async (id: string): Promise<Uint8Array | undefined> => files.get(id);

export interface Run {
  readonly outcomes: ReadonlyMap<number, MatchOutcome>;
  readonly guarded: ReadonlySet<string>;
  /** The peak memory of a child process. */
  readonly childBytes: number;
}

/** Plays all tasks on the same threads. */
export async function played(tasks: readonly MatchTask[], guardMs: number): Promise<Run> {
  const [outcomes, guarded] = [new Map<number, MatchOutcome>(), new Set<string>()];
  const threads = threadExecutor(THREADS, { strategySources, guardMs });
  let childBytes = 0;
  const looking = setInterval(() => {
    childBytes = Math.max(childBytes, ...childrenBytes());
  }, LOOK_MS);
  try {
    const played = (await playAll(tasks, threads)) ?? [];
    for (const [at, { table, strategies }] of tasks.entries()) {
      const outcome = played[at] as MatchOutcome;
      outcomes.set(table, outcome);
      if (outcome.noResult?.why === "guard") guarded.add(strategies[0]);
    }
    return { outcomes, guarded, childBytes };
  } finally {
    clearInterval(looking);
    await threads.close();
  }
}

/** Resident bytes of each of this process's children; none if the system doesn't report them. */
function childrenBytes(): number[] {
  if (!existsSync("/proc/self/task")) return [];
  const children = readdirSync("/proc/self/task").flatMap((task) =>
    read(`/proc/self/task/${task}/children`).split(" "),
  );
  const bytes = children.map((id) => /VmRSS:\s+(\d+) kB/.exec(read(`/proc/${id}/status`))?.[1] ?? 0);
  return bytes.map((kilobytes) => Number(kilobytes) * 1024);
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "";
  }
}

/** Alternates between both lists until each is used up. */
export function interleaved<One>(some: readonly One[], others: readonly One[]): One[] {
  const longer = Math.max(some.length, others.length);
  return Array.from({ length: longer }, (_, at) => [some[at], others[at]])
    .flat()
    .filter((one) => one !== undefined);
}
