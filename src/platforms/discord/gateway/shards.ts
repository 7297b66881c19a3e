// Which of the bot's shards a process connects, as configured by the host. A shard is one connection that gets the
// events of its share of the servers.

import { ConfigProblem } from "../../../infra/config-problem.ts";

/** How many shards there are across all processes, and which of them are this process's own. */
export interface ShardPlan {
  /** Absent: as many as Discord recommends. */
  readonly count?: number;
  /** Absent: all. Sorted, without duplicates. */
  readonly ids?: readonly number[];
}

/** Far more than any bot has; limits how far a range is expanded. */
const SHARDS_MAX = 10_000;
const COUNT_HELP = "must be auto, or the number of shards of all processes together, such as 16";
const IDS_HELP = "must be the shards of this process, counted from 0, such as 0-15 or 0,1,2";

/** Reads `auto` or a whole number. @throws RangeError that says what to write */
export function readShardCount(text: string): number | "auto" {
  if (text.toLowerCase() === "auto") return "auto";
  const count = wholeNumber(text);
  if (count === undefined || count < 1 || count > SHARDS_MAX) throw new RangeError(COUNT_HELP);
  return count;
}

/** Reads ids and ranges of ids, separated by commas. @throws RangeError that says what to write */
export function readShardIds(text: string): readonly number[] {
  const ids = text.split(",").flatMap(readRange);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new RangeError(`names shard ${twice} twice; it ${IDS_HELP}`);
  return ids.sort((a, b) => a - b);
}

function readRange(text: string): readonly number[] {
  const [first, last = first, ...more] = text.split("-").map((part) => wholeNumber(part.trim()));
  if (first === undefined || last === undefined || more.length > 0 || last < first || last >= SHARDS_MAX)
    throw new RangeError(IDS_HELP);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Reads both variables together; calls `report` if they contradict each other. */
export function readShardPlan(
  count: number | "auto" | undefined,
  ids: readonly number[] | undefined,
  report: (problem: ConfigProblem) => void,
): ShardPlan {
  if (!ids) return typeof count === "number" ? { count } : {};
  if (typeof count !== "number") {
    const why = "because DISCORD_SHARD_IDS is set";
    report(new ConfigProblem("DISCORD_SHARDS", `must be a number, the same for all processes, ${why}`));
    return {};
  }
  const beyond = ids.find((id) => id >= count);
  if (beyond === undefined) return { count, ids };
  const range = `with DISCORD_SHARDS=${count} the shards are 0 to ${count - 1}`;
  report(new ConfigProblem("DISCORD_SHARD_IDS", `names shard ${beyond}, but ${range}`));
  return { count };
}
