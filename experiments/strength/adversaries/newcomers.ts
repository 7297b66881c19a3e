// Many accounts: how many get above an even share in a ranking of players, by playing, or by feeding the bot where
// nothing is ranked and draining it where it is.

import { deriveSeed, type RandomSource, seededRandom } from "../../../src/core/random/index.ts";
import { PERIODS } from "../../../src/infra/calendar.ts";
import { gameOf, seedBytes } from "../../../src/lab/kit/task-values.ts";
import { type DecidedRounds, withRanked } from "../../../src/people/rounds/decided-rounds.ts";
import {
  DECIDED_MIN,
  roundsMissing,
  standingIn,
  winShareBound,
} from "../../../src/people/rounds/win-share.ts";
import { type Meeting, Person } from "./person.ts";
import { least, most } from "./policies.ts";

/** How an account is farmed. */
export interface Farm {
  /** Where the bank is filled. */
  readonly feed: Meeting;
  /** What's done before each draining phase. `link`: two linked accounts alternate. */
  readonly trick: "none" | "reset" | "link" | "next week";
}

export interface AccountsTask {
  readonly game: string;
  readonly strategy: string;
  /** Knows everything but the random numbers; otherwise plays at random. */
  readonly isKnowing: boolean;
  /** Absent: every round counts for the ranking. */
  readonly farm?: Farm | undefined;
  readonly from: number;
  readonly accounts: number;
  /** Each account stops when it's ranked above one half, or after this many decided rounds. */
  readonly decided: number;
  readonly seed: number;
}

/** How many accounts had a lower bound above one half. */
export interface AccountsCount {
  readonly accounts: number;
  /** When they first had enough rounds for the ranking. */
  readonly atFirst: number;
  /** At any time, for people who stop at the best moment. */
  readonly ever: number;
}

/** A bank is fed until it's full, or for `FED_ROUNDS`; then drained until almost nothing is left. */
const FULL = 19.99;
const EMPTY = 0.5;
const FED_ROUNDS = 60;
const ROUNDS_A_DECIDED = 20;
const WEEK_MS = 7 * 86_400_000;
const BEGUN_MS = Date.UTC(2026, 10, 2, 12);

/** Deterministic. @throws StrategyProblem like `createStrategy`. */
export function openAccounts(task: AccountsTask): AccountsCount {
  const count = { accounts: task.accounts, atFirst: 0, ever: 0 };
  for (let account = task.from; account < task.from + task.accounts; account++) {
    const rankedAfter = new Farmer(task, account).rankedAfter();
    if (rankedAfter === undefined) continue;
    count.ever++;
    if (rankedAfter === DECIDED_MIN) count.atFirst++;
  }
  return count;
}

/** The probability that rounds decided by a fair coin are ever ranked above one half, within `decided` rounds.
 * Exact. */
export function rankedByCoin(decided: number): number {
  let chances = new Map([[0, 1]]);
  let ranked = 0;
  for (let rounds = 1; rounds <= decided; rounds++) {
    const next = new Map<number, number>();
    for (const [won, chance] of chances)
      for (const after of [won, won + 1]) next.set(after, (next.get(after) ?? 0) + chance / 2);
    for (const [won, chance] of next) {
      if (!isAboveHalf([won, rounds - won])) continue;
      ranked += chance;
      next.delete(won);
    }
    chances = next;
  }
  return ranked;
}

function isAboveHalf(winLoss: readonly [number, number], lent?: number): boolean {
  return roundsMissing(winLoss) === 0 && winShareBound(winLoss, lent) > 0.5;
}

/** One person with one account, or with two linked ones. */
class Farmer {
  readonly #task: AccountsTask;
  readonly #persons: readonly Person[];
  readonly #decided: (DecidedRounds | undefined)[];
  readonly #random: RandomSource;
  readonly #ranked: Meeting;
  #now = BEGUN_MS;
  /** Which account is playing. */
  #at = 0;
  #fed = 0;
  #isDraining: boolean;

  constructor(task: AccountsTask, account: number) {
    const { game, strategy, seed, farm } = task;
    const seedOf = (role: string, at = 0): Uint8Array =>
      deriveSeed(seedBytes(seed), "strength", "account", role, account, at);
    const opponents = [...new Set([strategy, farm?.feed.opponent ?? strategy])];
    const accounts = farm?.trick === "link" ? [0, 1] : [0];
    this.#task = task;
    this.#persons = accounts.map((at) => new Person(seedOf("judged", at), opponents));
    this.#decided = accounts.map(() => undefined);
    this.#random = seededRandom(seedOf("person"));
    this.#ranked = { game, opponent: strategy, isFrozen: false };
    this.#isDraining = farm === undefined;
  }

  /** The number of decided rounds after which it's ranked above one half; undefined if that never happens. */
  rankedAfter(): number | undefined {
    const { decided: most } = this.#task;
    for (let round = 0; round < ROUNDS_A_DECIDED * most; round++) {
      this.#playOne();
      const { decided, isRanked } = this.#standing();
      if (isRanked) return decided;
      if (decided >= most) return undefined;
    }
    return undefined;
  }

  #playOne(): void {
    const person = this.#persons[this.#at] as Person;
    const { farm, isKnowing, strategy, game } = this.#task;
    if (farm) this.#turn(farm, person);
    const meeting = farm && !this.#isDraining ? farm.feed : this.#ranked;
    const round = person.play(meeting, (results) => {
      if (!isKnowing) return this.#random.below(results.length);
      return this.#isDraining ? least(results) : most(results);
    });
    for (const other of this.#persons) if (other !== person) other.watch(meeting, round);
    if (meeting.game !== game || meeting.opponent !== strategy || meeting.isFrozen) return;
    const result = gameOf(game).result("person", round.move, round.own);
    const counted = { result, expected: round.expected };
    this.#decided[this.#at] = withRanked(this.#decided[this.#at], counted, this.#now);
  }

  /** Switches from feeding to draining, and back. */
  #turn({ trick }: Farm, { account: { bank } }: Person): void {
    if (this.#isDraining) {
      if (bank > EMPTY) return;
      this.#isDraining = false;
      this.#fed = 0;
      if (trick === "link") this.#at = 1 - this.#at;
      return;
    }
    this.#fed++;
    this.#isDraining = bank >= FULL || this.#fed > FED_ROUNDS;
    if (!this.#isDraining) return;
    if (trick === "next week") this.#now += WEEK_MS;
    if (trick === "reset") for (const person of this.#persons) person.reset(this.#task.game);
  }

  #standing(): { readonly decided: number; readonly isRanked: boolean } {
    const documents = this.#decided.map((decided) => ({ decided }));
    const all = PERIODS.map((period) => standingIn(documents, period, this.#now));
    const decided = Math.max(...all.map(({ winLoss: [won, lost] }) => won + lost));
    return { decided, isRanked: all.some(({ winLoss, lent }) => isAboveHalf(winLoss, lent)) };
  }
}
