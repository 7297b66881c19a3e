// One process's threads that play all matches of many tournaments and trials, in turn.

import { countMatch } from "../../infra/metrics/meters.ts";
import type { MatchOutcome, MatchTask } from "../match/task.ts";
import type { MatchExecutor, PlayOptions } from "./executor.ts";
import type { Ledger } from "./ledger.ts";
import { type LineKind, type MatchLine, MatchLines } from "./lines.ts";
import { MatchPlayer, type PlayerOptions } from "./player.ts";

export interface MatchPool {
  /** An executor whose matches take turns with the others'; `size`: see `MatchLine`. */
  line(kind: LineKind, size: number): MatchExecutor;
  /** Ends all threads; running matches are aborted. */
  close(): Promise<void>;
}

export interface MatchPoolOptions extends PlayerOptions {
  /** Threads that take turns. There's one more for the smallest line while several wait. */
  readonly threads: number;
  /** Idle time in milliseconds after which a thread ends and frees its memory. */
  readonly idleMs?: number;
}

interface Job {
  readonly line: MatchLine<Job>;
  readonly task: MatchTask;
  readonly signal: AbortSignal;
  resolve(outcome: MatchOutcome | undefined): void;
  reject(error: unknown): void;
}

interface Slot {
  readonly player: MatchPlayer;
  next(): Job | undefined;
  isBusy: boolean;
  idle: NodeJS.Timeout | undefined;
}

const IDLE_MS = 10_000;

/** Threads start with their first match. */
export function openMatchPool({ threads, idleMs = IDLE_MS, ...player }: MatchPoolOptions): MatchPool {
  const lines = new MatchLines<Job>();
  const ending = new AbortController();
  const slotOf = (next: () => Job | undefined): Slot => ({
    player: new MatchPlayer(player),
    next,
    isBusy: false,
    idle: undefined,
  });
  const slots = [
    slotOf(() => lines.nextExpress()),
    ...Array.from({ length: threads }, () => slotOf(() => lines.next())),
  ];
  const wake = (): void => {
    // Turn-taking threads first, so that the express thread stays idle unless lines compete.
    for (const slot of slots.toReversed()) if (!slot.isBusy) void serve(slot, lines, idleMs);
  };
  return {
    line: (kind, size) => {
      const line = lines.open(kind, size);
      const play = (tasks: readonly MatchTask[], ledger: Ledger, options: PlayOptions): Promise<void> =>
        playAll({ line, lines, wake, ending: ending.signal }, tasks, ledger, options);
      const close = async (): Promise<void> => {
        lines.close(line);
        wake();
      };
      return { play, close };
    },
    async close() {
      ending.abort();
      for (const { idle } of slots) clearTimeout(idle);
      await Promise.all(slots.map(({ player: one }) => one.end()));
    },
  };
}

/** Plays jobs until there are none left for this thread. */
async function serve(slot: Slot, lines: MatchLines<Job>, idleMs: number): Promise<void> {
  slot.isBusy = true;
  clearTimeout(slot.idle);
  for (let job = slot.next(); job; job = slot.next()) await run(slot, job, lines);
  slot.isBusy = false;
  slot.idle = setTimeout(() => void slot.player.end(), idleMs).unref();
}

async function run({ player }: Slot, job: Job, lines: MatchLines<Job>): Promise<void> {
  const begun = performance.now();
  try {
    job.resolve(job.signal.aborted ? undefined : await player.play(job.task, job.signal));
  } catch (error) {
    job.reject(error);
  } finally {
    lines.done(job.line, performance.now() - begun);
  }
}

interface PlayedLine {
  readonly line: MatchLine<Job>;
  readonly lines: MatchLines<Job>;
  wake(): void;
  readonly ending: AbortSignal;
}

async function playAll(
  { line, lines, wake, ending }: PlayedLine,
  tasks: readonly MatchTask[],
  ledger: Ledger,
  { signal, pause, onPlayed }: PlayOptions,
): Promise<void> {
  const broken = new AbortController();
  const end = AbortSignal.any([ending, broken.signal, ...(signal ? [signal] : [])]);
  const drop = (): void => {
    for (const { resolve } of line.waiting.splice(0)) resolve(undefined);
  };
  const played = tasks.map(async (task) => {
    const outcome = await new Promise<MatchOutcome | undefined>((resolve, reject) =>
      lines.add(line, [{ line, task, signal: end, resolve, reject }]),
    );
    if (!outcome) return;
    await ledger.add(task.round, { table: task.table, game: task.game, outcome });
    countMatch();
    onPlayed?.(1);
  });
  for (const stop of [end, pause]) stop?.addEventListener("abort", drop);
  if (end.aborted || pause?.aborted) drop();
  wake();
  try {
    await Promise.all(played);
  } finally {
    // After a failure the rest of the round is abandoned; otherwise nothing is left to abort.
    broken.abort();
    pause?.removeEventListener("abort", drop);
  }
}
