// A net in training: what it says of a person's rounds, and the gradient of that by backpropagation through time.

import type { Move, Rounds } from "../../src/core/games/index.ts";
import {
  NET_UNITS,
  type NetWeights,
  netWeights,
  pairOf,
  squash,
  sumGates,
  turnOf,
} from "../../src/core/strategies/fortune-teller/net.ts";

const MOVES = 3;
const UNITS = NET_UNITS;
const GATES = 3 * UNITS;

/** New weights, all of them 0. */
export function zeroWeights(): NetWeights {
  return netWeights(() => 0);
}

/** What a round leaves for the way back. */
class Step {
  pair = 0;
  turn = 0;
  last: Move = 0;
  readonly before = new Float64Array(UNITS);
  readonly after = new Float64Array(UNITS);
  /** The gates' values, their slopes, and what the units alone add to what's new. */
  readonly gates = new Float64Array(GATES);
  readonly slopes = new Float64Array(GATES);
  readonly fresh = new Float64Array(UNITS);
  /** 0 for units that the readout doesn't see in this round. */
  readonly seen = new Float64Array(UNITS).fill(1);
  /** The probability of each move, less 1 for the one that came. */
  readonly errors = new Float64Array(MOVES);
}

export class Teacher {
  /** The sum over all that's been learned since it was last filled with 0. */
  readonly gradient = zeroWeights();
  readonly #weights: NetWeights;
  readonly #steps: Step[] = [];
  readonly #parts = new Float64Array(GATES);
  readonly #sums = new Float64Array(4);

  /** The weights may change between people. */
  constructor(weights: NetWeights) {
    this.#weights = weights;
  }

  /** Adds the gradient of -ln P over a person's moves from the second on. `see` draws the factor by which the readout
   * sees a unit. */
  learn(rounds: Rounds, see: () => number): void {
    this.surprise(rounds, see);
    const rise = new Float64Array(UNITS);
    for (let round = rounds.person.length - 2; round >= 0; round--)
      this.#goBack(this.#steps[round] as Step, rise);
  }

  /** The sum of -ln P over a person's moves from the second on. */
  surprise({ person, bot }: Rounds, see = (): number => 1): number {
    const start = new Float64Array(UNITS);
    let sum = 0;
    for (let round = 0; round < person.length - 1; round++) {
      const step = this.#steps[round] ?? new Step();
      this.#steps[round] = step;
      step.last = person[round] as Move;
      step.pair = pairOf(bot[round] as Move, step.last);
      step.turn = turnOf(bot[round] as Move, step.last, round === 0 ? undefined : person[round - 1]);
      step.before.set(this.#steps[round - 1]?.after ?? start);
      this.#advance(step);
      for (let unit = 0; unit < UNITS; unit++) step.seen[unit] = see();
      sum += this.#read(step, person[round + 1] as Move);
    }
    return sum;
  }

  #advance({ pair, turn, before, after, gates, slopes, fresh }: Step): void {
    const sums = this.#sums;
    for (let unit = 0; unit < UNITS; unit++) {
      sumGates(this.#weights, before, [pair, turn], unit, sums);
      const keep = sums[0] as number;
      const use = sums[1] as number;
      const past = sums[2] as number;
      const used = 0.5 + 0.5 * squash(use);
      const odds = used * past + (sums[3] as number);
      const kept = 0.5 + 0.5 * squash(keep);
      const next = squash(odds);
      gates[unit] = kept;
      gates[UNITS + unit] = used;
      gates[2 * UNITS + unit] = next;
      slopes[unit] = slopeOf(keep) / 2;
      slopes[UNITS + unit] = slopeOf(use) / 2;
      slopes[2 * UNITS + unit] = slopeOf(odds);
      fresh[unit] = past;
      after[unit] = next + kept * ((before[unit] as number) - next);
    }
  }

  #read({ last, after, seen, errors }: Step, came: Move): number {
    const { readout, steps } = this.#weights;
    let sum = 0;
    for (let step = 0; step < MOVES; step++) {
      const move = (last + step) % MOVES;
      let odds = steps[step] as number;
      for (let unit = 0; unit < UNITS; unit++) {
        const both =
          (readout[step * UNITS + unit] as number) + (readout[(MOVES + move) * UNITS + unit] as number);
        odds += both * (after[unit] as number) * (seen[unit] as number);
      }
      errors[move] = Math.exp(odds);
      sum += errors[move] as number;
    }
    for (let move = 0; move < MOVES; move++) errors[move] = (errors[move] as number) / sum;
    const surprise = -Math.log(errors[came] as number);
    errors[came] = (errors[came] as number) - 1;
    return surprise;
  }

  /** Adds a round's part. `rise` is the gradient by the units after it, and becomes that by the units before it. */
  #goBack(step: Step, rise: Float64Array): void {
    this.#goBackFromReadout(step, rise);
    this.#goBackToGates(step, rise);
    const { units } = this.#weights;
    const gradient = this.gradient.units;
    const { before } = step;
    for (let unit = 0; unit < UNITS; unit++) {
      const keep = this.#parts[unit] as number;
      const use = this.#parts[UNITS + unit] as number;
      const past = this.#parts[2 * UNITS + unit] as number;
      for (let from = 0, cell = unit * UNITS; from < UNITS; from++, cell++) {
        const value = before[from] as number;
        const second = cell + UNITS * UNITS;
        const third = cell + 2 * UNITS * UNITS;
        gradient[cell] = (gradient[cell] as number) + keep * value;
        gradient[second] = (gradient[second] as number) + use * value;
        gradient[third] = (gradient[third] as number) + past * value;
        rise[from] =
          (rise[from] as number) +
          keep * (units[cell] as number) +
          use * (units[second] as number) +
          past * (units[third] as number);
      }
    }
  }

  #goBackFromReadout({ last, after, seen, errors }: Step, rise: Float64Array): void {
    const { readout } = this.#weights;
    const { readout: gradient, steps } = this.gradient;
    for (let step = 0; step < MOVES; step++) {
      const move = (last + step) % MOVES;
      const error = errors[move] as number;
      steps[step] = (steps[step] as number) + error;
      for (let unit = 0; unit < UNITS; unit++) {
        const one = step * UNITS + unit;
        const other = (MOVES + move) * UNITS + unit;
        const through = error * (seen[unit] as number);
        const part = through * (after[unit] as number);
        gradient[one] = (gradient[one] as number) + part;
        gradient[other] = (gradient[other] as number) + part;
        const both = (readout[one] as number) + (readout[other] as number);
        rise[unit] = (rise[unit] as number) + through * both;
      }
    }
  }

  /** Leaves in `#parts` the gradient by what the units add to each gate, and in `rise` what kept units pass on. */
  #goBackToGates({ pair, turn, before, gates, slopes, fresh }: Step, rise: Float64Array): void {
    const { events } = this.gradient;
    const parts = this.#parts;
    const add = (gate: number, part: number): void => {
      events[pair * GATES + gate] = (events[pair * GATES + gate] as number) + part;
      events[turn * GATES + gate] = (events[turn * GATES + gate] as number) + part;
    };
    for (let unit = 0; unit < UNITS; unit++) {
      const use = UNITS + unit;
      const next = 2 * UNITS + unit;
      const kept = gates[unit] as number;
      const up = rise[unit] as number;
      const toNext = up * (1 - kept) * (slopes[next] as number);
      parts[unit] = up * ((before[unit] as number) - (gates[next] as number)) * (slopes[unit] as number);
      parts[use] = toNext * (fresh[unit] as number) * (slopes[use] as number);
      parts[next] = toNext * (gates[use] as number);
      add(unit, parts[unit] as number);
      add(use, parts[use] as number);
      add(next, toNext);
      rise[unit] = up * kept;
    }
  }
}

/** The slope of `squash`. */
function slopeOf(x: number): number {
  const root = Math.sqrt(1 + x * x);
  return 1 / (root * root * root);
}
