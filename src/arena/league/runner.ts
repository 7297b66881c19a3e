// Plays the league's remaining schedule: in one process of many, pair by pair with pauses, and never while anything
// else is to be played. Skips games that no one has entered or asked for.

import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { MatrixGame } from "../../core/games/index.ts";
import { isUnreadable } from "../../infra/store/index.ts";
import type { MatchExecutor } from "../executors/executor.ts";
import { takeLease } from "../executors/lease.ts";
import { forgetRound } from "../executors/ledger.ts";
import { retryingLedger } from "../executors/retrying-ledger.ts";
import { readFinal, writeFinal } from "./finals.ts";
import { LEAGUE_GAMES, type League, type LeagueDependencies } from "./league.ts";
import { playPairs } from "./play.ts";
import { readResults, recordPair } from "./results.ts";
import { batchId, type LeagueRules, type LeagueRun, type Pair, pairKey } from "./run.ts";
import { nextPairs } from "./schedule.ts";
import { seasonAt, seasonBefore } from "./season.ts";
import { type DrawSeason, readSeason, runOf, startSeason } from "./seasons.ts";

export interface RunnerTiming {
  /** Delay between start and first check. */
  readonly firstMs: number;
  /** Between checks while there's nothing to play, or while a different process plays. */
  readonly pollMs: number;
  readonly leaseMs: number;
  /** How long it plays by the same list of entrants. */
  readonly planMs: number;
  /** Between checks while the machine has more urgent work. */
  readonly busyMs: number;
  /** Maximum share of one thread's time, 0 to 1. */
  readonly share: number;
}

export interface RunnerDependencies extends Pick<LeagueDependencies, "store" | "now"> {
  readonly league: League;
  readonly draw: DrawSeason;
  /** Plays the matches of one batch, after everything outside the league. */
  players(runId: string): Promise<MatchExecutor>;
  /** Whether matches outside the league are waiting or running. */
  isBusy?(): Promise<boolean>;
  onFailure(error: unknown): void;
  readonly timing?: Partial<RunnerTiming> | undefined;
  /** By default, all games that have a league. */
  readonly games?: readonly MatrixGame[];
  /** For seasons that start from now on. */
  readonly rules?: LeagueRules;
}

export interface LeagueRunner {
  start(): void;
  /** Plays until nothing is left, unless a different process is playing. @throws StoreError. */
  playNow(): Promise<void>;
  stop(): Promise<void>;
}

const TIMING: RunnerTiming = {
  firstMs: 10_000,
  pollMs: 30_000,
  leaseMs: 15_000,
  planMs: 15_000,
  busyMs: 1_000,
  share: 0.1,
};
const LEASE = "league";
/** Pairs planned at a time. */
const AHEAD = 32;
/** A pair without a result is retried after this time. */
const UNFIT_MS = 600_000;
/** Number of past seasons whose final tables may be missing. */
const LATE_SEASONS = 2;
/** Also applies after a pair that had to wait long for other matches. */
const PAUSE_MAX_MS = 30_000;

export function leagueRunner(dependencies: RunnerDependencies): LeagueRunner {
  const closing = new AbortController();
  const turns = new Turns(dependencies, { ...TIMING, ...dependencies.timing });
  let working: Promise<void> = Promise.resolve();
  return {
    start() {
      working = turns.serve(closing.signal);
    },
    playNow: () => turns.hold(closing.signal),
    async stop() {
      closing.abort();
      await working;
    },
  };
}

/** What to play of a game, for a while. */
interface Plan {
  readonly until: number;
  readonly pairs: Pair[];
}

class Turns {
  readonly #dependencies: RunnerDependencies;
  readonly #timing: RunnerTiming;
  readonly #me = randomUUID();
  readonly #plans = new Map<string, Plan>();
  /** By pair: when it may be retried. */
  readonly #unfit = new Map<string, number>();

  constructor(dependencies: RunnerDependencies, timing: RunnerTiming) {
    this.#dependencies = dependencies;
    this.#timing = timing;
  }

  async serve(closing: AbortSignal): Promise<void> {
    await rest(this.#timing.firstMs, closing);
    while (!closing.aborted) {
      await this.hold(closing).catch((error: unknown) => {
        if (!closing.aborted) this.#dependencies.onFailure(error);
      });
      await rest(this.#timing.pollMs, closing);
    }
  }

  /** Plays while this process has the lease, until nothing is left or the season ends. */
  async hold(closing: AbortSignal): Promise<void> {
    const { store, now } = this.#dependencies;
    const lease = await takeLease(store, LEASE, this.#me, this.#timing.leaseMs);
    if (!lease) return;
    const end = AbortSignal.any([lease.lost, closing]);
    this.#plans.clear();
    try {
      await this.#closeSeasons();
      const season = seasonAt(now()).id;
      while (!end.aborted && season === seasonAt(now()).id) if (!(await this.#round(end))) break;
    } finally {
      await lease.release();
    }
  }

  /** Plays one pair of each game; false if there was none. */
  async #round(end: AbortSignal): Promise<boolean> {
    const { store, draw, now, rules, games = LEAGUE_GAMES } = this.#dependencies;
    const begun = await startSeason(store, draw, seasonAt(now()), { rules });
    if (!begun) return false;
    let played = false;
    for (const game of games) {
      const run = runOf(begun, game.id);
      const pair = end.aborted ? undefined : await this.#next(game, run, begun.asked.includes(game.id));
      if (!pair) continue;
      await this.#free(end);
      if (!end.aborted) await this.#playOrSkip(run, begun.seed, pair, end);
      played = true;
    }
    return played;
  }

  async #next(game: MatrixGame, run: LeagueRun, isAsked: boolean): Promise<Pair | undefined> {
    const { store, league, now } = this.#dependencies;
    const planned = this.#plans.get(game.id);
    const pair = planned && now() < planned.until ? planned.pairs.shift() : undefined;
    if (pair) return pair;
    const roster = await league.roster(game);
    if (!isAsked && roster.every(({ standing }) => standing === "built-in")) return undefined;
    const ids = roster.map(({ id }) => id);
    const results = await readResults(store, run, ids);
    const isLate = (key: string): boolean =>
      (this.#unfit.get(`${run.season} ${game.id} ${key}`) ?? 0) > now();
    const pairs = [...nextPairs(roster, { has: (key) => results.has(key) || isLate(key) }, AHEAD)];
    this.#plans.set(game.id, { until: now() + this.#timing.planMs, pairs });
    return pairs.shift();
  }

  async #free(end: AbortSignal): Promise<void> {
    while (!end.aborted && (await this.#dependencies.isBusy?.())) await rest(this.#timing.busyMs, end);
  }

  /** Postpones a pair whose documents can't be read or written, so that it doesn't hold up others. */
  async #playOrSkip(run: LeagueRun, seed: Uint8Array, pair: Pair, end: AbortSignal): Promise<void> {
    try {
      await this.#play(run, seed, pair, end);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      this.#setUnfit(run, pair);
      this.#dependencies.onFailure(error);
      await rest(this.#timing.busyMs, end);
    }
  }

  #setUnfit(run: LeagueRun, pair: Pair): void {
    const key = `${run.season} ${run.game} ${pairKey(pair)}`;
    this.#unfit.set(key, this.#dependencies.now() + UNFIT_MS);
  }

  async #play(run: LeagueRun, seed: Uint8Array, pair: Pair, end: AbortSignal): Promise<void> {
    const { store, players } = this.#dependencies;
    const begun = performance.now();
    const batch = batchId(run, [pair]);
    const executor = await players(batch);
    try {
      const ledger = retryingLedger(store, batch, { signal: end });
      const [outcome] = await playPairs({ run, seed, executor, ledger, signal: end }, [pair]);
      if (outcome === "unfit") this.#setUnfit(run, pair);
      else if (outcome) await recordPair(store, run, pair, outcome);
      if (outcome) await forgetRound(store, batch, 0);
    } finally {
      await executor.close();
    }
    const tookMs = performance.now() - begun;
    await rest(Math.min(PAUSE_MAX_MS, tookMs * (1 / this.#timing.share - 1)), end);
  }

  /** Writes the final tables of finished seasons. */
  async #closeSeasons(): Promise<void> {
    const { store, league, now, games = LEAGUE_GAMES } = this.#dependencies;
    for (let months = 1; months <= LATE_SEASONS; months++) {
      const begun = await readSeason(store, seasonBefore(seasonAt(now()), months));
      for (const game of begun ? games : []) {
        if (!begun || (await readFinal(store, begun.season.id, game.id))) continue;
        await writeFinal(store, await league.finalTable(begun, game));
      }
    }
  }
}

/** Ends early when `signal` aborts. */
async function rest(ms: number, signal: AbortSignal): Promise<void> {
  // An aborted wait just ends early.
  if (ms > 0 && !signal.aborted) await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
