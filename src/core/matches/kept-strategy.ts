// A strategy kept ready between decisions. It decides exactly as a freshly built one would: its state depends only on
// the rounds it saw and on draws derived from the seed and the round number.

import { areSameMoves, type Move, type Rounds } from "../games/index.ts";
import { ReplayRandom } from "../random/index.ts";
import { NEW_ACCOUNT } from "../strategies/bank/account.ts";
import { History } from "../strategies/bases/history.ts";
import type { FortuneTellerState, Strategy } from "../strategies/index.ts";
import { createStrategy, FortuneTeller, parseStrategy } from "../strategies/registry.ts";
import type { Decision, DecisionInput } from "./decision.ts";
import { firstKnown, KNOWN_ROUNDS_MAX } from "./known.ts";

/** Limits an expensive strategy to the newest rounds; replaying them all takes about 30 ms. */
const REPLAYED_STEPS_MAX = 100_000;

/** An estimate of the small objects in any strategy and in this wrapper. */
const OBJECT_BYTES = 24_000;

/** Returns how many of the newest rounds the strategy knows. @throws StrategyProblem if it's unknown. */
export function windowOf(strategy: string): number {
  const { family, values } = parseStrategy(strategy);
  if (family.modelLifetime) return KNOWN_ROUNDS_MAX;
  return Math.min(KNOWN_ROUNDS_MAX, Math.ceil(REPLAYED_STEPS_MAX / family.stepsPerRound(values)));
}

/** Returns the index of the first of the question's rounds that its strategy knows. */
export function firstSeen({ strategy, rounds }: Pick<DecisionInput, "strategy" | "rounds">): number {
  return firstKnown(rounds.bot.length, windowOf(strategy));
}

/** Counts the steps of work before the question can be answered, by a strategy that hasn't seen `missing` of its rounds;
 * by default a newly built one. A thousand steps take about a third of a millisecond. */
export function workFor(
  question: DecisionInput,
  missing = question.rounds.bot.length - firstSeen(question),
): number {
  const { family, values } = parseStrategy(question.strategy);
  // A single round always counts as free: even an expensive strategy needs only a millisecond for it.
  return Math.max(0, missing - 1) * (1 + family.stepsPerRound(values));
}

/** A strategy playing the bot's side, with the rounds it has seen. */
export class KeptStrategy {
  readonly #gameId: string;
  readonly #name: string;
  #seed: Uint8Array;
  readonly #random: ReplayRandom;
  readonly #strategy: Strategy;
  /** The number of the first round it saw; the match's first round is 1. */
  #number: number;
  readonly #seen = new History();

  /** Starts without any rounds. @throws StrategyProblem if the strategy is unknown or can't play this game. */
  constructor(question: DecisionInput) {
    const { game, strategy, seed } = question;
    this.#gameId = game.id;
    this.#name = strategy;
    this.#seed = seed;
    this.#number = numberOfFirst(question);
    this.#random = new ReplayRandom(seed);
    this.#strategy = createStrategy(strategy, { game, side: "bot", random: this.#random });
  }

  /** Builds one from another thread's `state`; it counts as having seen the rounds that the state has. */
  static adopt(question: DecisionInput, state: FortuneTellerState): KeptStrategy {
    const kept = new KeptStrategy(question);
    const { rounds } = question;
    if (!(kept.#strategy instanceof FortuneTeller)) throw new RangeError("its state cannot be handed on");
    kept.#strategy.adopt(state);
    const first = firstSeen(question);
    for (let index = first; index < first + state.rounds.bot.length; index++)
      kept.#seen.push(rounds.bot[index] as Move, rounds.person[index] as Move);
    return kept;
  }

  get strategy(): Strategy {
    return this.#strategy;
  }

  /** Its approximate memory use. */
  get bytes(): number {
    return OBJECT_BYTES + this.#seen.bytes + (this.#strategy.bytes?.() ?? 0);
  }

  /** Counts the question's rounds that it hasn't seen yet; undefined if it saw different ones, so its state would give
   * a different decision than the question's rounds do. */
  missing(question: DecisionInput): number | undefined {
    const first = firstSeen(question);
    const available = question.rounds.bot.length - first;
    const seen = this.#seen.length;
    const fits = this.#isFor(question) && seen <= available && this.#hasSeen(question.rounds, first);
    return fits ? available - seen : undefined;
  }

  /** Observes the question's missing rounds, at most `most` of them. */
  catchUp(question: DecisionInput, most = Number.POSITIVE_INFINITY): this {
    this.#comeInto(question);
    const { rounds } = question;
    const first = firstSeen(question);
    const from = first + this.#seen.length;
    const end = Math.min(rounds.bot.length, from + most);
    for (let index = from; index < end; index++)
      this.#see(rounds.bot[index] as Move, rounds.person[index] as Move);
    return this;
  }

  /** Decides, once it has seen all rounds; deciding leaves its state unchanged. */
  decide(question: DecisionInput): Decision {
    const strategy = this.#strategy;
    this.#comeInto(question);
    this.#random.decide(question.round);
    const { bank } = strategy;
    if (bank) bank.account = question.account ?? NEW_ACCOUNT;
    const move = strategy.choose();
    const decision = {
      move,
      expected: strategy.expected(),
      results: bank?.results && Array.from(bank.results),
      inside: question.look ? strategy.inside?.("now") : undefined,
      reason: strategy instanceof FortuneTeller ? strategy.reason() : undefined,
    };
    bank?.release();
    strategy.forgetChoice?.();
    return decision;
  }

  #see(own: Move, opponent: Move): void {
    this.#random.replay(this.#number + this.#seen.length);
    this.#strategy.observe(own, opponent);
    this.#seen.push(own, opponent);
  }

  /** Switches to the question's seed, which may be a later match's, unless something was already drawn. */
  #comeInto(question: DecisionInput): void {
    if (this.#random.hasDrawn) return;
    this.#seed = question.seed;
    this.#number = numberOfFirst(question);
    this.#random.rebase(question.seed);
  }

  /** Whether the rounds from `first` on begin with those that it saw. A loop, because views would be garbage. */
  #hasSeen({ person, bot }: Rounds, first: number): boolean {
    const { buffers, length } = this.#seen;
    for (let round = 0; round < length; round++)
      if (buffers.person[round] !== person[first + round] || buffers.bot[round] !== bot[first + round])
        return false;
    return true;
  }

  /** A state that depends on random draws can be used only in its own match. */
  #isFor(question: DecisionInput): boolean {
    if (question.game.id !== this.#gameId || question.strategy !== this.#name) return false;
    if (!this.#random.hasDrawn) return true;
    return this.#number === numberOfFirst(question) && areSameMoves(this.#seed, question.seed);
  }
}

function numberOfFirst(question: DecisionInput): number {
  return question.round - question.rounds.bot.length + firstSeen(question);
}
