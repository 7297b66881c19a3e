// The backend on Redis, for any number of machines.

import { randomBytes } from "node:crypto";
import type { Backend, Scored, Swap } from "../backend.ts";
import { RedisLink } from "./link.ts";
import { CLAIM, INSPECT, MOVE, run, SCORE, SWAP } from "./scripts.ts";
import type { RedisTarget } from "./url.ts";

/** Connects to Redis. @throws StoreError `unreachable`. */
export async function openRedisBackend(target: RedisTarget, timeoutMs: number): Promise<Backend> {
  const link = await RedisLink.open(target, timeoutMs);
  return {
    read: (key) => link.use((keyv) => keyv.get(key)),
    remove: (key) => link.use((keyv) => keyv.delete(key)),
    swap: (key, revision, next, ttlMs) => swap(link, key, [revision, next ?? "", ttlMs?.toString() ?? ""]),
    quarantine: (key, target, condemned) => setAside(link, key, target, condemned),
    claim: (key, ttlMs) => claim(link, key, ttlMs),
    score: (board, member, score, ttlMs) =>
      setScore(link, board, [member, String(0 - score), ttlMs?.toString() ?? ""]),
    unscore: (board, member) => link.use(async (_, commands) => (await commands.zRem(board, member)) === 1),
    top: (board, count) => top(link, board, count),
    close: () => link.close(),
  };
}

async function swap(link: RedisLink, key: string, inputs: string[]): Promise<Swap> {
  const answer = await link.use((_, commands) => run(commands, SWAP, { keys: [key], arguments: inputs }));
  if (answer === 1) return { swapped: true };
  return { swapped: false, present: answer === null ? undefined : String(answer) };
}

async function setAside(link: RedisLink, key: string, target: string, condemned: (raw: string) => boolean) {
  const seen = await link.use((_, commands) => run(commands, INSPECT, { keys: [key], arguments: [] }));
  if (!Array.isArray(seen) || !condemned(String(seen[0]))) return false;
  const input = { keys: [key, target], arguments: [String(seen[1])] };
  return link.use(async (_, commands) => (await run(commands, MOVE, input)) === 1);
}

function claim(link: RedisLink, key: string, ttlMs: number): Promise<boolean> {
  const input = { keys: [key], arguments: [randomBytes(6).toString("base64url"), String(ttlMs)] };
  return link.use(async (_, commands) => (await run(commands, CLAIM, input)) === 1);
}

/** Scores are kept negated, so that Redis's own order is best first and then by name; reversed, it
 * would turn the names around too. */
async function setScore(link: RedisLink, board: string, inputs: string[]): Promise<void> {
  await link.use((_, commands) => run(commands, SCORE, { keys: [board], arguments: inputs }));
}

async function top(link: RedisLink, board: string, count: number): Promise<readonly Scored[]> {
  const rows = await link.use((_, commands) => commands.zRangeWithScores(board, 0, count - 1));
  return rows.map(({ value, score }) => ({ member: value, score: 0 - score }));
}
