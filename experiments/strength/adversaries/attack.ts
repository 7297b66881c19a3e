// An adversary's match, scored by expectation over the judged strategy's random numbers.

import type { MatrixGame, Move } from "../../../src/core/games/index.ts";
import {
  deriveSeed,
  drawnByWeight,
  type RandomSource,
  seededRandom,
} from "../../../src/core/random/index.ts";
import { type Account, createStrategy, type Strategy } from "../../../src/core/strategies/index.ts";
import { gameOf, seedBytes } from "../../../src/lab/kit/task-values.ts";
import { expectedResults } from "../../../src/lab/prior/expectation.ts";
import { habitualMoves } from "../../gauges.ts";
import { chancesOf } from "../chances.ts";
import { aheadOf } from "./look-ahead.ts";
import { adversaryOf, nameOf, type Policy } from "./policies.ts";

/** The most per round that the reserve adds to an empty bank. */
const ALLOWED_A_ROUND = 0.01;

export interface Attack {
  readonly game: string;
  readonly strategy: string;
  readonly policy: Policy;
  readonly rounds: number;
  /** After a hundred uncounted rounds of habits the bank is set to this, without a reserve. */
  readonly bank?: number;
}

/** One match of an attack. */
export interface AttackTask {
  readonly attack: Attack;
  readonly match: number;
  readonly seed: number;
}

/** Points are the adversary's wins minus losses, as expected before each round's random draw. */
export interface AttackCourse {
  /** The lead at each of `CHECKPOINTS` that was reached. */
  readonly leads: readonly number[];
  /** The lead after all rounds. */
  readonly lead: number;
  /** The largest lead at any time. */
  readonly most: number;
  /** The largest rise between any two moments, beyond the allowance for the rounds between them. */
  readonly rise: number;
  /** Rounds that the adversary is expected to win and to lose, over at most `DECIDED_ROUNDS`. */
  readonly won: number;
  readonly lost: number;
  /** Effect of chance: actual minus expected results, and the sum of their variances. */
  readonly luck: number;
  readonly variance: number;
  /** Rounds whose move isn't the one that the random number selects from the stated probabilities. */
  readonly misdrawn: number;
  readonly rounds: number;
}

export const CHECKPOINTS = [9, 10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000] as const;
const DECIDED_ROUNDS = 1000;
const HABIT_ROUNDS = 100;

/** Deterministic. @throws StrategyProblem like `createStrategy`. */
export function playAttack({ attack, match, seed }: AttackTask): AttackCourse {
  const game = gameOf(attack.game);
  const randomOf = (role: string): RandomSource =>
    seededRandom(deriveSeed(seedBytes(seed), "strength", "attack", role, nameOf(attack.policy), match));
  const dice = new WitnessedDice(randomOf("judged"));
  const judged = createStrategy(attack.strategy, { game, side: "bot", random: dice });
  const random = randomOf("adversary");
  if (attack.bank !== undefined) setBank(game, judged, attack.bank, random);
  const adversary = adversaryOf(attack.policy, game, random);
  dice.taken();
  const course = new Tally(game);
  for (let round = 0; round < attack.rounds; round++) {
    const own = judged.choose();
    const results = expectedResults(game, judged, own);
    const move = adversary.choose({
      results,
      bank: judged.bank?.account.bank,
      ahead: () => aheadOf(attack.strategy, game, judged, results),
    });
    course.add({ results, own, move, dice: dice.taken() });
    judged.observe(own, move);
    adversary.observe?.(move, own);
  }
  return course.finish();
}

/** Lets the strategy play rounds of habits first, then sets what's left in its bank. */
function setBank(game: MatrixGame, judged: Strategy, bank: number, random: RandomSource): void {
  for (const move of habitualMoves(game.size, HABIT_ROUNDS, random)) judged.observe(judged.choose(), move);
  if (judged.bank) judged.bank.account = { ...judged.bank.account, bank, reserve: 0 } satisfies Account;
}

/** Records the random numbers drawn. */
class WitnessedDice implements RandomSource {
  readonly #dice: RandomSource;
  #units: number[] = [];

  constructor(dice: RandomSource) {
    this.#dice = dice;
  }

  below(bound: number): number {
    return this.#dice.below(bound);
  }

  unit(): number {
    const unit = this.#dice.unit();
    this.#units.push(unit);
    return unit;
  }

  /** Returns and clears the numbers drawn since the last call. */
  taken(): readonly number[] {
    const units = this.#units;
    this.#units = [];
    return units;
  }
}

/** `own` is what the judged strategy drew with `dice`, `move` the adversary's move. */
interface Round {
  readonly results: Float64Array;
  readonly own: Move;
  readonly move: Move;
  readonly dice: readonly number[];
}

class Tally {
  readonly #game: MatrixGame;
  readonly #leads: number[] = [];
  #rounds = 0;
  #lead = 0;
  #most = Number.NEGATIVE_INFINITY;
  #rising = 0;
  #rise = 0;
  #won = 0;
  #lost = 0;
  #luck = 0;
  #variance = 0;
  #misdrawn = 0;

  constructor(game: MatrixGame) {
    this.#game = game;
  }

  add(round: Round): void {
    const { results, move } = round;
    const gain = -(results[move] as number);
    this.#rounds++;
    this.#lead += gain;
    this.#most = Math.max(this.#most, this.#lead);
    this.#rising = Math.max(0, this.#rising + gain - ALLOWED_A_ROUND);
    this.#rise = Math.max(this.#rise, this.#rising);
    if (this.#rounds === CHECKPOINTS[this.#leads.length]) this.#leads.push(this.#lead);
    this.#weigh(round);
  }

  finish(): AttackCourse {
    return {
      leads: this.#leads,
      lead: this.#lead,
      most: this.#most,
      rise: this.#rise,
      won: this.#won,
      lost: this.#lost,
      luck: this.#luck,
      variance: this.#variance,
      misdrawn: this.#misdrawn,
      rounds: this.#rounds,
    };
  }

  #weigh({ results, own, move, dice }: Round): void {
    const expected = results[move] as number;
    const chances = chancesOf(this.#game, results);
    const decided = chances.reduce(
      (sum, chance, a) => sum + (this.#game.result("bot", a, move) === 0 ? 0 : chance),
      0,
    );
    if (dice.some((unit) => drawnByWeight({ below: () => 0, unit: () => unit }, chances) !== own))
      this.#misdrawn++;
    this.#luck += this.#game.result("bot", own, move) - expected;
    this.#variance += decided - expected ** 2;
    if (this.#rounds > DECIDED_ROUNDS) return;
    this.#won += (decided - expected) / 2;
    this.#lost += (decided + expected) / 2;
  }
}
