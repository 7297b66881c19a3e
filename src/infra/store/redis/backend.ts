// The Redis backend, for any number of machines.

import { randomBytes } from "node:crypto";
import type { Backend } from "../backend.ts";
import { type PaceAnswer, type PaceAsk, REMEMBERED_MS } from "../pace.ts";
import { RedisLink } from "./link.ts";
import { CLAIM, INSPECT, MOVE, run, SCORE, type Script, script } from "./scripts.ts";
import { Swaps } from "./swaps.ts";
import type { RedisTarget } from "./url.ts";

/** Connects to Redis. @throws StoreError `unreachable`. */
export async function openRedisBackend(target: RedisTarget, timeoutMs: number): Promise<Backend> {
  const link = await RedisLink.open(target, timeoutMs);
  const runScript = (script: Script, keys: string[], ...inputs: string[]): Promise<unknown> =>
    link.use((_, commands) => run(commands, script, { keys, arguments: inputs }));
  const swaps = new Swaps(runScript);
  const getOne = (key: string): Promise<string | undefined> =>
    link.use(async (_, commands) => (await commands.get(key)) ?? undefined);
  const reads = new Reads(async (keys) => {
    const [only = ""] = keys;
    if (keys.length === 1) return [await getOne(only)];
    const values = await link.use((_, commands) => commands.mGet(keys));
    return values.map((value) => value ?? undefined);
  });
  const removeOne = (key: string): Promise<boolean> => link.use((keyv) => keyv.delete(key));
  return {
    read: (key) => reads.read(key),
    async remove(keys) {
      const [first = false] = await Promise.all(keys.map(removeOne));
      return first;
    },
    swap: (writes) => swaps.swap(writes),
    async quarantine(key, targets, ttlMs, mend) {
      const seen = await runScript(INSPECT, [key]);
      const next = Array.isArray(seen) ? mend(String(seen[0])) : undefined;
      if (!Array.isArray(seen) || next === undefined) return undefined;
      const inputs = [String(seen[1]), String(ttlMs), next ?? ""];
      const place = await runScript(MOVE, [key, ...targets], ...inputs);
      return targets[Number(place) - 1];
    },
    claim: async (key, ttlMs) =>
      (await runScript(CLAIM, [key], randomBytes(6).toString("base64url"), String(ttlMs))) === 1,
    pace: async (key, ask) => paceAnswer(await runScript(PACE, [key], ...paceArguments(ask))),
    // Scores are negated, because Redis then sorts the best first and ties by name.
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

// Batches reads of the same tick into one command: a command's round trip costs more than its work. No read is delayed
// to a later tick, and requests for the same document share one read.

/** Maximum per command, so that Redis isn't blocked. */
const TOGETHER_MAX = 64;

type Value = string | undefined;

interface Waiting {
  readonly value: Promise<Value>;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/** Resolves to the keys' values, in order. @throws StoreError `unreachable`. */
type ReadMany = (keys: string[]) => Promise<readonly Value[]>;

/** Reads that are queued for Redis. */
class Reads {
  readonly #readMany: ReadMany;
  #waiting = new Map<string, Waiting>();

  constructor(readMany: ReadMany) {
    this.#readMany = readMany;
  }

  /** @throws StoreError `unreachable`. */
  read(key: string): Promise<Value> {
    const asked = this.#waiting.get(key);
    if (asked) return asked.value;
    const { promise: value, resolve, reject } = Promise.withResolvers<Value>();
    this.#waiting.set(key, { value, resolve, reject });
    // By the end of the tick, everything that follows from the same Redis replies has been requested.
    if (this.#waiting.size === 1) process.nextTick(() => this.#askAll());
    return value;
  }

  #askAll(): void {
    const all = [...this.#waiting];
    this.#waiting = new Map();
    for (let from = 0; from < all.length; from += TOGETHER_MAX)
      void this.#ask(all.slice(from, from + TOGETHER_MAX));
  }

  async #ask(some: readonly (readonly [key: string, Waiting])[]): Promise<void> {
    try {
      const values = await this.#readMany(some.map(([key]) => key));
      for (const [index, [, { resolve }]] of some.entries()) resolve(values[index]);
    } catch (error) {
      for (const [, { reject }] of some) reject(error);
    }
  }
}

// A pace as a Lua script, on Redis's clock. It isn't idempotent: a lost reply costs its slots.

/** KEYS: pace. ARGV: number of slots, maximum ms until one ("": any), messages spent, ms of a hold, then burst and ms
 * per step of each rule. Returns the number of rules, ms of the hold, ms ahead by rule, then ms until each slot. The
 * stored value is the end of the hold and the steady time of each rule. */
export const PACE = script(`
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local take, within = tonumber(ARGV[1]), tonumber(ARGV[2]) or math.huge
  local spent, hold = tonumber(ARGV[3]), tonumber(ARGV[4])
  local kept = {}
  for word in string.gmatch(redis.call('GET', KEYS[1]) or '', '%S+') do kept[#kept + 1] = tonumber(word) end
  local held, steady, burst, every = kept[1] or 0, {}, {}, {}
  if hold > 0 then held = math.max(held, now + hold) end
  local rules = (#ARGV - 4) / 2
  for i = 1, rules do
    burst[i], every[i] = tonumber(ARGV[3 + 2 * i]), tonumber(ARGV[4 + 2 * i])
    local at = kept[i + 1] or 0
    for _ = 1, spent do
      at = math.max(at, math.min(math.max(at, now) + every[i], now + burst[i] * every[i]))
    end
    if hold > 0 then at = math.max(at, held + burst[i] * every[i]) end
    steady[i] = at
  end
  local answer, slots = {rules, math.max(0, held - now)}, {}
  while #slots < take do
    local slot = now
    for i = 1, rules do slot = math.max(slot, steady[i] - (burst[i] - 1) * every[i]) end
    if slot - now > within then break end
    slots[#slots + 1] = slot - now
    for i = 1, rules do steady[i] = math.max(steady[i], slot) + every[i] end
  end
  local text, last = string.format('%.0f', held), held
  for i = 1, rules do
    text, last = text .. string.format(' %.0f', steady[i]), math.max(last, steady[i])
    answer[#answer + 1] = math.max(0, steady[i] - now)
  end
  for _, slot in ipairs(slots) do answer[#answer + 1] = slot end
  if last > now and (take > 0 or spent > 0 or hold > 0) then
    redis.call('SET', KEYS[1], text, 'PX', math.min(last - now, ${REMEMBERED_MS}))
  end
  return answer`);

export function paceArguments({ rules, take, withinMs, spent = 0, holdMs = 0 }: PaceAsk): string[] {
  const numbers = [spent, Math.ceil(holdMs), ...rules.flatMap(({ burst, everyMs }) => [burst, everyMs])];
  return [String(take), withinMs === undefined ? "" : String(Math.floor(withinMs)), ...numbers.map(String)];
}

export function paceAnswer(answer: unknown): PaceAnswer {
  const [rules = 0, heldMs = 0, ...times] = (answer as readonly unknown[]).map(Number);
  return { heldMs, aheadMs: times.slice(0, rules), slotsMs: times.slice(rules) };
}
