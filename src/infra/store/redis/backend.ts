// The Redis backend, for any number of machines.

import { randomBytes } from "node:crypto";
import type { Backend } from "../backend.ts";
import { RedisLink } from "./link.ts";
import { CLAIM, INSPECT, MOVE, REWRITE, run, SCORE, type Script, SWAP } from "./scripts.ts";
import type { RedisTarget } from "./url.ts";

/** Connects to Redis. @throws StoreError `unreachable`. */
export async function openRedisBackend(target: RedisTarget, timeoutMs: number): Promise<Backend> {
  const link = await RedisLink.open(target, timeoutMs);
  const runScript = (script: Script, keys: string[], ...inputs: string[]): Promise<unknown> =>
    link.use((_, commands) => run(commands, script, { keys, arguments: inputs }));
  return {
    read: (key) => link.use((keyv) => keyv.get(key)),
    remove: (key) => link.use((keyv) => keyv.delete(key)),
    async swap(key, revision, next, ttlMs) {
      const answer = await runScript(SWAP, [key], revision, next ?? "", ttlMs?.toString() ?? "");
      if (answer === 1) return { swapped: true };
      return { swapped: false, present: answer === null ? undefined : String(answer) };
    },
    async quarantine(key, target, isCorrupt) {
      const seen = await runScript(INSPECT, [key]);
      if (!Array.isArray(seen) || !isCorrupt(String(seen[0]))) return false;
      return (await runScript(MOVE, [key, target], String(seen[1]))) === 1;
    },
    rewrite: async (...input) => {
      const [key, present, next] = input;
      return (await runScript(REWRITE, [key], present, next)) === 1;
    },
    scan: (prefix) => link.scan(prefix),
    claim: async (key, ttlMs) =>
      (await runScript(CLAIM, [key], randomBytes(6).toString("base64url"), String(ttlMs))) === 1,
    // Negated scores, because Redis then sorts best first with ties by name.
    async setScore(board, member, score, ttlMs) {
      await runScript(SCORE, [board], member, String(0 - score), ttlMs?.toString() ?? "");
    },
    removeScore: (board, member) =>
      link.use(async (_, commands) => (await commands.zRem(board, member)) === 1),
    async top(board, count) {
      const rows = await link.use((_, commands) => commands.zRangeWithScores(board, 0, count - 1));
      return rows.map(({ value, score }) => ({ member: value, score: 0 - score }));
    },
    close: () => link.close(),
  };
}
