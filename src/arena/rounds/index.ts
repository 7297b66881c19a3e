// Matches round by round for whoever wants to look: in one thread, the last ones kept, and nothing that takes
// longer than somebody waits for a page.

import { LRUCache } from "lru-cache";
import { isApart } from "../../core/strategies/index.ts";
import { BusyError, openJobs } from "../../infra/threads/index.ts";
import { patience } from "../../infra/within.ts";
import { differenceOf, isRepeatable, playAgain, transcriptOf } from "../bundles/again.ts";
import type { BundledMatch } from "../bundles/index.ts";
import type { MatchExecutor } from "../executors/executor.ts";
import { stepsOf } from "../tournaments/plan.ts";
import type * as playing from "./match-rounds.ts";
import type { MatchRounds, RoundsAsked } from "./match-rounds.ts";

export type { MatchRounds } from "./match-rounds.ts";

/** Why there is nothing to show. */
export type NoRounds =
  /** It is void or was decided by a clock, or what a side is made of is gone. */
  | "none"
  /** It takes longer to play than a page may. */
  | "long"
  /** Others are being played. */
  | "busy"
  /** It does not come out as it stands in the books. */
  | "differs";

interface RoundsReader {
  /** An ended match, whose seed is told. */
  read(match: BundledMatch): Promise<MatchRounds | NoRounds>;
  close(): Promise<void>;
}

const JOBS = new URL("./match-rounds.ts", import.meta.url);
const IDLE_MS = 30_000;
/** Steps of both sides; some five seconds. */
const STEPS_MAX = 15_000_000;
const LIMIT_MS = patience(30_000);
const WAITING_MAX = 16;
/** Of matches apart, each of which waits for its turn among trials and tournaments. */
const APART_AT_ONCE = 2;
/** Two thousand rounds take twelve kilobytes. */
const KEPT = 256;

/** @param executor plays matches apart, in threads of this process, and hands over what was played. */
export function openRounds(executor: (steps: number) => MatchExecutor): RoundsReader {
  const jobs = openJobs<typeof playing>({
    jobs: JOBS,
    queue: "rounds-thread",
    idleMs: IDLE_MS,
    limitMs: LIMIT_MS,
    waitingMax: WAITING_MAX,
  });
  const kept = new LRUCache<string, Promise<MatchRounds | NoRounds>>({ max: KEPT });
  let apart = 0;
  const movesApart = async (match: BundledMatch): Promise<RoundsAsked["moves"] | NoRounds> => {
    if (apart >= APART_AT_ONCE) return "busy";
    apart++;
    const players = executor(stepsIn(match));
    try {
      const signal = AbortSignal.timeout(LIMIT_MS);
      const [here] = await playAgain(players, [match], { signal });
      if (!here) return "busy";
      if (!isRepeatable(here)) return "none";
      return differenceOf(match, here, 1) ? "differs" : transcriptOf(here);
    } finally {
      apart--;
      await players.close();
    }
  };
  const play = async (match: BundledMatch): Promise<MatchRounds | NoRounds> => {
    if (!isRepeatable(match.outcome)) return "none";
    if (stepsIn(match) > STEPS_MAX) return "long";
    const isAnyApart = match.task.strategies.some(isApart);
    const moves = isAnyApart ? await movesApart(match) : undefined;
    if (typeof moves === "string") return moves;
    const { outcome, ...rounds } = await jobs.run("matchRounds", { task: match.task, moves });
    return !isAnyApart && differenceOf(match, outcome, 1) ? "differs" : rounds;
  };
  return {
    async read(match) {
      const key = JSON.stringify([match.task, match.outcome]);
      const reading = kept.get(key) ?? play(match);
      kept.set(key, reading);
      try {
        const read = await reading;
        if (read === "busy") kept.delete(key);
        return read;
      } catch (error) {
        kept.delete(key);
        if (error instanceof BusyError) return "busy";
        throw error;
      }
    },
    close: () => jobs.close(),
  };
}

function stepsIn({ task }: BundledMatch): number {
  return task.rounds * task.strategies.reduce((sum, one) => sum + 1 + stepsOf(one), 0);
}
