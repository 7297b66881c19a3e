// Replays matches round by round for viewers: in one thread, with a cache, and only if it takes no longer than people
// wait for a page.

import { LRUCache } from "lru-cache";
import { isSandboxed } from "../../core/strategies/index.ts";
import { patience } from "../../infra/deadline.ts";
import { BusyError, openJobs } from "../../infra/threads/index.ts";
import type { MatchExecutor } from "../executors/executor.ts";
import { memoryLedger } from "../executors/ledger.ts";
import { type MatchOutcome, type MatchTask, resultOf } from "../match/task.ts";
import { stepsOf } from "../tournaments/plan.ts";
import type * as playing from "./match-rounds.ts";
import type { MatchRounds, RoundsAsked } from "./match-rounds.ts";

export type { MatchRounds } from "./match-rounds.ts";

/** Why there are no rounds to show. */
export type NoRounds =
  /** It's void, a clock decided it, a side's source is gone, or this version plays it in another way. */
  | "none"
  /** Playing it takes longer than a page may. */
  | "long"
  /** Other matches are being played. */
  | "busy";

/** A match that was played, with the entrants' names. */
export interface NamedMatch {
  readonly task: MatchTask;
  readonly names: readonly [a: string, b: string];
  readonly outcome: MatchOutcome;
}

interface RoundsReader {
  /** An ended match, whose seed is public. */
  read(match: NamedMatch): Promise<MatchRounds | NoRounds>;
  close(): Promise<void>;
}

const JOBS = new URL("./match-rounds.ts", import.meta.url);
const IDLE_MS = 30_000;
/** Steps of both sides; about five seconds. */
const STEPS_MAX = 15_000_000;
const LIMIT_MS = patience(30_000);
const WAITING_MAX = 16;
/** Limit for sandboxed matches, each of which waits its turn among trials and tournaments. */
const SANDBOXED_AT_ONCE = 2;
/** Two thousand rounds take twelve kilobytes. */
const KEPT = 256;

/** @param executor plays sandboxed matches in this process's threads, and returns their moves. */
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
  const movesApart = async (match: NamedMatch): Promise<RoundsAsked["moves"] | NoRounds> => {
    if (apart >= SANDBOXED_AT_ONCE) return "busy";
    apart++;
    const players = executor(stepsIn(match));
    try {
      const signal = AbortSignal.timeout(LIMIT_MS);
      const ledger = memoryLedger();
      await players.play([{ ...match.task, isRecorded: true }], ledger, { signal });
      const [here] = await ledger.read(match.task.round);
      if (!here) return "busy";
      return isSame(match, here.outcome) ? here.outcome.record?.moves : "none";
    } finally {
      apart--;
      await players.close();
    }
  };
  const play = async (match: NamedMatch): Promise<MatchRounds | NoRounds> => {
    if (!isRepeatable(match.outcome)) return "none";
    if (stepsIn(match) > STEPS_MAX) return "long";
    const isAnySandboxed = match.task.strategies.some(isSandboxed);
    const moves = isAnySandboxed ? await movesApart(match) : undefined;
    if (typeof moves === "string") return moves;
    const { outcome, ...rounds } = await jobs.run("matchRounds", { task: match.task, moves });
    return isAnySandboxed || isSame(match, outcome) ? rounds : "none";
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

/** Whether a match has the same result wherever it's played, because nothing outside it ended it. */
function isRepeatable({ noResult, forfeits }: MatchOutcome): boolean {
  return !noResult && forfeits.every(({ kind }) => kind !== "stalled");
}

function isSame({ outcome }: NamedMatch, here: MatchOutcome): boolean {
  const resultIn = (one: MatchOutcome) => String([resultOf(one), one.tally.wins, one.tally.losses]);
  return isRepeatable(here) && resultIn(here) === resultIn(outcome);
}

function stepsIn({ task }: NamedMatch): number {
  return task.rounds * task.strategies.reduce((sum, one) => sum + 1 + stepsOf(one), 0);
}
