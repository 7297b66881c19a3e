// A small league on a store of its own, for tests: made-up files, a house of three, matches of twenty
// rounds played here and now.

import type { MatchExecutor } from "../../../src/arena/executors/executor.ts";
import {
  beginSeason,
  figuresOf,
  type League,
  type LeagueTable,
  openLeague,
  seasonAt,
} from "../../../src/arena/league/index.ts";
import { type LeagueRunner, leagueRunner } from "../../../src/arena/league/runner.ts";
import type { PublicEntrant } from "../../../src/arena/made/index.ts";
import { playTask } from "../../../src/arena/match/play.ts";
import { type MatchOutcome, type MatchTask, voidedOutcome } from "../../../src/arena/match/task.ts";
import { newWatch } from "../../../src/arena/match/watch.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { createStrategy, isApart } from "../../../src/core/strategies/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { freshHost } from "../../commands/host.ts";

export const RPS = matrixGame("rps") as MatrixGame;
export const NOVEMBER = Date.parse("2026-11-18T12:00:00Z");
const RULES = { matches: 2, rounds: 20 };
const HOUSE = ["markov:order=3,decay=1,reply=likeliest", "rotation", "iocaine"];

/** The id of a made-up file. */
export function fileNumber(number: number): string {
  return `file:${number.toString(16).padStart(64, "0")}`;
}

/** What somebody opened: `bot-<number>`. */
export function madeBy(owner: string, number: number, more: Partial<PublicEntrant> = {}): PublicEntrant {
  const about = { id: fileNumber(number), name: `bot-${number}`, owner, games: ["rps"] };
  return { ...about, publicAt: number, version: 1, ...more };
}

const PLAYED = ["markov", "frequency", "random", "copy"];

/** Files play as the strategy of the registry that their number chooses. */
export function outcomeOf(task: MatchTask): MatchOutcome {
  const played = (id: string): string =>
    isApart(id) ? (PLAYED[Number.parseInt(id.at(-1) ?? "0", 16) % PLAYED.length] as string) : id;
  const [a, b] = task.strategies;
  return playTask({ ...task, strategies: [played(a), played(b)] }, createStrategy, newWatch());
}

export interface Bench {
  readonly store: Store;
  readonly league: League;
  /** What is public. */
  readonly open: PublicEntrant[];
  /** Ids that cannot be played, though they are among the public ones. */
  readonly gone: Set<string>;
  /** Matches that were played, in order. */
  readonly played: MatchTask[];
  now: number;
  /** How often a table was computed. */
  computed: number;
  /** Asks for the league, as somebody does who looks at one that nobody played. */
  ask(): Promise<void>;
  /** Another process on the same store. */
  runner(hooks?: Hooks): LeagueRunner;
  /** The table as it is later, when none that was kept is shown any more. */
  table(): Promise<LeagueTable | undefined>;
}

interface Hooks {
  /** Before each match: what it throws kills the process. */
  before?(task: MatchTask): void;
  /** What whoever plays says of a match, instead of what it came to. */
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
    house: () => HOUSE.map((id) => ({ id, name: id.split(":")[0] as string })),
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
          ? voidedOutcome({ why: "withdrawn", by: "a", reason: "gone" })
          : ((says?.(task) as MatchOutcome | undefined) ?? outcomeOf(task));
        await ledger.add(task.round, { table: task.table, game: task.game, outcome });
      }
    },
    close: async () => undefined,
  });
  const bench: Bench = Object.assign(state, {
    ...{ store, league, open, gone, played },
    async ask() {
      await beginSeason(store, host.drawSeason, seasonAt(bench.now), { rules: RULES, asked: "rps" });
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
