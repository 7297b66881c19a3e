// Replays a bundle match by match, and reports what is the same, what differs, and what couldn't be played here and
// why.

import { matrixGame } from "../../core/games/index.ts";
import { isPlayable, isSandboxed } from "../../core/strategies/index.ts";
import type { MatchExecutor } from "../executors/executor.ts";
import type { StrategySources } from "../match/strategy-source.ts";
import type { MatchOutcome } from "../match/task.ts";
import { AT_ONCE, type Difference, differenceOf, isRepeatable, playAgain } from "./again.ts";
import type { BundledMatch, ReadMatch, ScheduleProblem } from "./bundle.ts";
import { checkDraw, type DrawCheck, type DrawGiven } from "./draw-check.ts";
import { checkPlan } from "./plan-check.ts";
import type { BundleRead } from "./read.ts";

/** Why a match wasn't replayed, which doesn't count against it. */
export type NotReplayed =
  /** It's void, or a clock decided it, so its result isn't the same everywhere. */
  | "void"
  | "clock"
  /** A side's source isn't available. */
  | "sealed"
  /** This version doesn't know the game or a strategy. */
  | "unknown"
  /** A clock or limit of this machine ended it. */
  | "undecided";

export interface Replay {
  /** Number of matches in the bundle. */
  readonly matches: number;
  readonly same: number;
  readonly differing: number;
  /** The first few, in the bundle's order. */
  readonly differences: readonly Difference[];
  readonly notReplayed: Readonly<Record<NotReplayed, number>>;
  /** Ids of unavailable strategies, with the number of matches that need them. */
  readonly lacking: ReadonlyMap<string, number>;
  /** What is wrong with the plan or the set of matches; absent: every planned match is there once. */
  readonly schedule?: ScheduleProblem | undefined;
  /** Pairs of a season's entrants that never met: they were not played, or are left out. */
  readonly unplayed: number;
  /** Whether the table follows from the outcomes; `unchecked`: the matches aren't the planned ones. */
  readonly table: "follows" | "differs" | "unchecked";
  /** Whether the seed comes from the day's key. */
  readonly draw: DrawCheck;
  /** False: it was aborted. */
  readonly isComplete: boolean;
}

export interface ReplayOptions {
  /** What was noted earlier, besides the pledge in its signature. */
  readonly given?: Partial<DrawGiven> | undefined;
  readonly strategySources: StrategySources;
  readonly executor: MatchExecutor;
  readonly signal?: AbortSignal | undefined;
  onProgress?(done: number, total: number): void;
}

const DIFFERENCES_MAX = 10;

/** Replays the whole bundle. @throws BundleProblem if it contradicts itself. */
export async function replayBundle(bundle: BundleRead, options: ReplayOptions): Promise<Replay> {
  const replaying = new Replaying(bundle.manifest.matches, options);
  const all: BundledMatch[] = [];
  let some: ReadMatch[] = [];
  for await (const match of bundle.matches()) {
    all.push({ task: match.task, names: match.names, outcome: match.outcome });
    some.push(match);
    if (some.length === AT_ONCE) some = await replaying.take(some);
    if (options.signal?.aborted) break;
  }
  await replaying.take(some);
  return replaying.result(options.signal?.aborted ? UNCHECKED : await planned(bundle, all, options));
}

type Planned = Pick<Replay, "schedule" | "unplayed" | "table" | "draw">;

const UNCHECKED: Planned = { unplayed: 0, table: "unchecked", draw: { kind: "unchecked" } };

async function planned(
  { manifest, pledge }: BundleRead,
  matches: readonly BundledMatch[],
  { given }: ReplayOptions,
): Promise<Planned> {
  const { problem, unplayed, isTableRight } = await checkPlan(manifest, matches);
  if (problem) return { ...UNCHECKED, schedule: problem };
  const pledges = [...(pledge ? [pledge] : []), ...(given?.pledges ?? [])];
  const draw = checkDraw(manifest, matches, { pledges, publishedKey: given?.publishedKey });
  return { unplayed, table: isTableRight ? "follows" : "differs", draw };
}

class Replaying {
  readonly #options: ReplayOptions;
  readonly #matches: number;
  readonly #differences: Difference[] = [];
  readonly #not: Record<NotReplayed, number> = { void: 0, clock: 0, sealed: 0, unknown: 0, undecided: 0 };
  readonly #lacking = new Map<string, number>();
  #same = 0;
  #differing = 0;
  #done = 0;
  /** The number of the last match taken. */
  #taken = 0;

  constructor(matches: number, options: ReplayOptions) {
    this.#matches = matches;
    this.#options = options;
  }

  /** Plays a batch, and empties it. */
  async take(some: readonly ReadMatch[]): Promise<ReadMatch[]> {
    const { executor, signal } = this.#options;
    const playable: { readonly match: ReadMatch; readonly number: number }[] = [];
    for (const match of some) {
      const number = ++this.#taken;
      const why = await this.#obstacle(match);
      if (why) this.#leave(why);
      else playable.push({ match, number });
    }
    const matches = playable.map(({ match }) => match);
    const onPlayed = (count: number): void => this.#show(count);
    const outcomes = await playAgain(executor, matches, { signal, onPlayed });
    for (const [at, { match, number }] of playable.entries()) this.#judge(match, number, outcomes[at]);
    return [];
  }

  result(planned: Planned): Replay {
    const left = Object.values(this.#not).reduce((sum, one) => sum + one, 0);
    return {
      matches: this.#matches,
      same: this.#same,
      differing: this.#differing,
      differences: this.#differences,
      notReplayed: this.#not,
      lacking: this.#lacking,
      ...planned,
      isComplete: this.#same + this.#differing + left === this.#matches,
    };
  }

  async #obstacle({ task, outcome }: ReadMatch): Promise<NotReplayed | undefined> {
    if (outcome.noResult) return "void";
    const game = matrixGame(task.rule);
    if (!game || !task.strategies.every((one) => isPlayable(one, game))) return "unknown";
    let isSealed = false;
    for (const strategy of new Set(task.strategies.filter(isSandboxed))) {
      if (await this.#options.strategySources(strategy)) continue;
      this.#lacking.set(strategy, 1 + (this.#lacking.get(strategy) ?? 0));
      isSealed = true;
    }
    if (isSealed) return "sealed";
    return isRepeatable(outcome) ? undefined : "clock";
  }

  #judge(match: ReadMatch, number: number, here: MatchOutcome | undefined): void {
    if (!here) return;
    if (!isRepeatable(here)) return void this.#not.undecided++;
    const difference = differenceOf(match, here, number);
    if (!difference) return void this.#same++;
    this.#differing++;
    if (this.#differences.length < DIFFERENCES_MAX) this.#differences.push(difference);
  }

  #leave(why: NotReplayed): void {
    this.#not[why]++;
    this.#show(1);
  }

  #show(count: number): void {
    this.#done += count;
    this.#options.onProgress?.(this.#done, this.#matches);
  }
}
