// A small league with a store of its own, for tests: made-up files, three built-in entrants, matches of twenty rounds
// played in this process.

import type { MatchExecutor } from "../../../src/arena/executors/executor.ts";
import {
  figuresOf,
  type League,
  type LeagueTable,
  openLeague,
  seasonAt,
  startSeason,
} from "../../../src/arena/league/index.ts";
import { type LeagueRunner, leagueRunner } from "../../../src/arena/league/runner.ts";
import { playTask } from "../../../src/arena/match/play.ts";
import { type MatchOutcome, type MatchTask, noResultOutcome } from "../../../src/arena/match/task.ts";
import { newWatch } from "../../../src/arena/match/watch.ts";
import type { PublicEntrant } from "../../../src/arena/submissions/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { createStrategy, isSandboxed } from "../../../src/core/strategies/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { freshHost } from "../../commands/host.ts";

export const RPS = matrixGame("rps") as MatrixGame;
export const NOVEMBER = Date.parse("2026-11-18T12:00:00Z");
const RULES = { matches: 2, rounds: 20 };
const BUILT_INS = ["markov:order=3,decay=1,reply=likeliest", "rotation", "iocaine"];

/** The id of a made-up file. */
export function fileNumber(number: number): string {
  return `file:${number.toString(16).padStart(64, "0")}`;
}

/** A public file of the owner's: `bot-<number>`. */
export function madeBy(owner: string, number: number, more: Partial<PublicEntrant> = {}): PublicEntrant {
  const about = { id: fileNumber(number), name: `bot-${number}`, owner, games: ["rps"] };
  return { ...about, publicAt: number, version: 1, ...more };
}

const PLAYED = ["markov", "frequency", "random", "copy"];

/** A file plays like the registry's strategy selected by its number. */
export function outcomeOf(task: MatchTask): MatchOutcome {
  const played = (id: string): string =>
    isSandboxed(id) ? (PLAYED[Number.parseInt(id.at(-1) ?? "0", 16) % PLAYED.length] as string) : id;
  const [a, b] = task.strategies;
  return playTask({ ...task, strategies: [played(a), played(b)] }, createStrategy, newWatch());
}

export interface Bench {
  readonly store: Store;
  readonly league: League;
  /** The public entrants. */
  readonly open: PublicEntrant[];
  /** Ids that can't be played, although they're public. */
  readonly gone: Set<string>;
  /** The matches played, in order. */
  readonly played: MatchTask[];
  now: number;
  /** How often a table was computed. */
  computed: number;
  /** Asks for the league, like someone who views one that hasn't been played. */
  ask(): Promise<void>;
  /** A runner in a second process on the same store. */
  runner(hooks?: Hooks): LeagueRunner;
  /** The table once every cached one has expired. */
  table(): Promise<LeagueTable | undefined>;
}

interface Hooks {
  /** Called before each match: if it throws, the process dies. */
  before?(task: MatchTask): void;
  /** Replaces the outcome that the executor reports for a match. */
  says?(task: MatchTask): unknown;
  isBusy?(): Promise<boolean>;
  onFailure?(error: unknown): void;
}

/** `linked`: accounts of one person. */
export async function openBench(options: { linked?: readonly string[]; store?: Store } = {}): Promise<Bench> {
  const store = options.store ?? (await openStore({ dataDir: ":memory:", report: () => {} }));
  const host = await freshHost(7, () => NOVEMBER);
  const state = { now: NOVEMBER, computed: 0 };
  const now = (): number => bench.now;
  const open: PublicEntrant[] = [];
  const gone = new Set<string>();
  const played: MatchTask[] = [];
  const linked = options.linked ?? [];
  const league = openLeague({
    ...{ store, now, sources: [async () => open] },
    builtIns: () => BUILT_INS.map((id) => ({ id, name: id.split(":")[0] as string })),
    accountsOf: async (owner) => (linked.includes(owner) ? linked : [owner]),
    figures: async (asked) => {
      bench.computed++;
      return figuresOf(asked);
    },
  });
  const executor = ({ before, says }: Hooks): MatchExecutor => ({
    async play(tasks, ledger, { signal }) {
      for (const task of tasks) {
        if (signal?.aborted) return;
        before?.(task);
        played.push(task);
        const isGone = task.strategies.some((id) => gone.has(id));
        const outcome = isGone
          ? noResultOutcome({ why: "withdrawn", by: "a", reason: "gone" })
          : ((says?.(task) as MatchOutcome | undefined) ?? outcomeOf(task));
        await ledger.add(task.round, { table: task.table, game: task.game, outcome });
      }
    },
    close: async () => undefined,
  });
  const bench: Bench = Object.assign(state, {
    ...{ store, league, open, gone, played },
    async ask() {
      await startSeason(store, host.drawSeason, seasonAt(bench.now), { rules: RULES, asked: "rps" });
    },
    runner: (hooks: Hooks = {}) =>
      leagueRunner({
        ...{ store, now, league, draw: host.drawSeason, games: [RPS], rules: RULES },
        timing: { firstMs: 0, pollMs: 1e9, planMs: 0, busyMs: 0, share: 1, leaseMs: 60_000 },
        players: async () => executor(hooks),
        onFailure: (error: unknown) => {
          if (!hooks.onFailure) throw error;
          hooks.onFailure(error);
        },
        ...(hooks.isBusy && { isBusy: hooks.isBusy }),
      }),
    table: () => {
      bench.now += 700_000;
      return league.table(RPS);
    },
  });
  return bench;
}
