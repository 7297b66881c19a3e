// The Redis backend, for any number of machines.

import { randomBytes } from "node:crypto";
import type { Backend } from "../backend.ts";
import { RedisLink } from "./link.ts";
import { keyOfNode, nodeKey } from "./node-keys.ts";
import { PACE, paceAnswer, paceArguments } from "./pace-script.ts";
import { Reads } from "./reads.ts";
import { CLAIM, INSPECT, MOVE, REWRITE, run, SCORE, type Script } from "./scripts.ts";
import { Swaps } from "./swaps.ts";
import type { RedisTarget } from "./url.ts";

/** Connects to Redis. @throws StoreError `unreachable`. */
export async function openRedisBackend(target: RedisTarget, timeoutMs: number): Promise<Backend> {
  const link = await RedisLink.open(target, timeoutMs);
  const isCluster = target.type === "cluster";
  const at = isCluster ? nodeKey : (key: string) => key;
  const runScript = (script: Script, keys: string[], ...inputs: string[]): Promise<unknown> =>
    link.use((_, commands) => run(commands, script, { keys, arguments: inputs }));
  // The scripts and commands of a cluster take keys of one node alone.
  const swaps = new Swaps(runScript, !isCluster);
  const getOne = (key: string): Promise<string | undefined> =>
    link.use(async (_, commands) => (await commands.get(key)) ?? undefined);
  const reads = new Reads(async (keys) => {
    const [only = ""] = keys;
    if (keys.length === 1) return [await getOne(only)];
    const values = await link.use((_, commands) => commands.mGet(keys));
    return values.map((value) => value ?? undefined);
  });
  const readAt = isCluster ? getOne : (key: string) => reads.read(key);
  const removeOne = (key: string): Promise<boolean> => link.use((keyv) => keyv.delete(at(key)));
  return {
    read: (key) => readAt(at(key)),
    async remove(keys) {
      const [first = false] = await Promise.all(keys.map(removeOne));
      return first;
    },
    swap: (writes) =>
      swaps.swap(isCluster ? writes.map((write) => ({ ...write, key: at(write.key) })) : writes),
    async quarantine(key, targets, ttlMs, mend) {
      const seen = await runScript(INSPECT, [at(key)]);
      const next = Array.isArray(seen) ? mend(String(seen[0])) : undefined;
      if (!Array.isArray(seen) || next === undefined) return undefined;
      const inputs = [String(seen[1]), String(ttlMs), next ?? ""];
      const place = await runScript(MOVE, [at(key), ...targets.map(at)], ...inputs);
      return targets[Number(place) - 1];
    },
    rewrite: async (...input) => {
      const [key, present, next] = input;
      return (await runScript(REWRITE, [at(key)], present, next)) === 1;
    },
    async *scan(prefix) {
      for await (const keys of link.scan(prefix)) yield keys.map(keyOfNode);
    },
    claim: async (key, ttlMs) =>
      (await runScript(CLAIM, [key], randomBytes(6).toString("base64url"), String(ttlMs))) === 1,
    pace: async (key, ask) => paceAnswer(await runScript(PACE, [key], ...paceArguments(ask))),
    // Negated scores, because Redis then sorts best first with ties by name.
    async setScore(board, member, score, ttlMs) {
      await runScript(SCORE, [board], member, String(0 - score), ttlMs?.toString() ?? "");
    },
    removeScore: (board, member) =>
      link.use(async (_, commands) => (await commands.zRem(board, member)) === 1),
    async top(board, count, atLeast) {
      const rows = await link.use((_, commands) =>
        atLeast === undefined
          ? commands.zRangeWithScores(board, 0, count - 1)
          : commands.zRangeWithScores(board, "-inf", 0 - atLeast, {
              BY: "SCORE",
              LIMIT: { offset: 0, count },
            }),
      );
      return rows.map(({ value, score }) => ({ member: value, score: 0 - score }));
    },
    async scoreOf(board, member) {
      const score = await link.use((_, commands) => commands.zScore(board, member));
      return score === null ? undefined : 0 - score;
    },
    close: () => link.close(),
  };
}
