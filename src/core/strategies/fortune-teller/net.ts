// A small recurrent net, learned from recorded people, that predicts the next move at games with three moves. It is one
// more expert of the pool: it knows ways of people over several rounds that no table of situations has.

import type { Move } from "../../games/matrix-game.ts";
import { type Expert, softmax } from "./mixing.ts";

const MOVES = 3;
/** The numbers that it remembers a player by. */
export const NET_UNITS = 32;
/** What a round adds to each unit's three gates: how much to keep, how much of the past to use, and what's new. */
const GATES = 3 * NET_UNITS;
/** A round is the pair of its moves, and the opponent's step from their move before with the result (9; 3 in a first
 * round, which has no step). */
const PAIRS = MOVES * MOVES;
const TURNS = PAIRS + MOVES;

/** How many weights there are of each kind, in the order in which they're packed. */
const COUNTS = {
  /** What a round adds to the gates, at [event * GATES + gate * NET_UNITS + unit]. */
  events: (PAIRS + TURNS) * GATES,
  /** What the units add to the gates, at [(gate * NET_UNITS + unit) * NET_UNITS + from]. */
  units: GATES * NET_UNITS,
  /** Log odds of the opponent's steps 0, 1, 2 and of their moves 0, 1, 2, at [row * NET_UNITS + unit]. */
  readout: 2 * MOVES * NET_UNITS,
  /** Log odds of each step, whatever the units. */
  steps: MOVES,
  /** Log odds of each first move. */
  first: MOVES,
};

export type NetWeights = Readonly<Record<keyof typeof COUNTS, Float64Array>>;

/** The precision of packed weights, which are numbers of 16 bits, least significant byte first. */
export const NET_WEIGHT_UNIT = 1 / 4096;

/** The weights that `next` gives one after the other. */
export function netWeights(next: () => number): NetWeights {
  const part = (kind: keyof typeof COUNTS) => Float64Array.from({ length: COUNTS[kind] }, next);
  const [events, units, readout] = [part("events"), part("units"), part("readout")];
  return { events, units, readout, steps: part("steps"), first: part("first") };
}

/** Reads packed weights. */
export function readNet(packed: string): NetWeights {
  const bytes = atob(packed);
  let at = 0;
  return netWeights(() => {
    const [low, high] = [bytes.charCodeAt(at++), bytes.charCodeAt(at++)];
    return (((low | (high << 8)) << 16) >> 16) * NET_WEIGHT_UNIT;
  });
}

/** The event that the pair of a round's moves is, as an index into `events`. */
export function pairOf(own: Move, opponent: Move): number {
  return opponent * MOVES + own;
}

/** The event that its step and result are; `before` is the opponent's move before. */
export function turnOf(own: Move, opponent: Move, before: Move | undefined): number {
  const result = (own - opponent + MOVES) % MOVES;
  const step = before === undefined ? MOVES : (opponent - before + MOVES) % MOVES;
  return PAIRS + step * MOVES + result;
}

/** From -1 to 1 like tanh. */
export function squash(x: number): number {
  return x / Math.sqrt(1 + x * x);
}

/** What a round gives a unit: sets `sums` to what opens the gate that keeps and the one that uses the past, to the past
 * itself, and to what's new. `units` are the values before the round. */
export function sumGates(
  { events, units: weights }: NetWeights,
  units: Float64Array,
  [pair, turn]: readonly [number, number],
  unit: number,
  sums: Float64Array,
): void {
  let keep = 0;
  let use = 0;
  let past = 0;
  const first = unit * NET_UNITS;
  for (let from = 0; from < NET_UNITS; from++) {
    const value = units[from] as number;
    keep += (weights[first + from] as number) * value;
    use += (weights[first + NET_UNITS * NET_UNITS + from] as number) * value;
    past += (weights[first + 2 * NET_UNITS * NET_UNITS + from] as number) * value;
  }
  const one = pair * GATES + unit;
  const other = turn * GATES + unit;
  sums[0] = keep + ((events[one] as number) + (events[other] as number));
  sums[1] = use + ((events[one + NET_UNITS] as number) + (events[other + NET_UNITS] as number));
  sums[2] = past;
  sums[3] = (events[one + 2 * NET_UNITS] as number) + (events[other + 2 * NET_UNITS] as number);
}

/** Gated recurrent units after K. Cho and others, EMNLP (2014), with `squash` in place of tanh. The weights stay as
 * people taught them; what the net knows of a player are its units. */
export class Net implements Expert {
  readonly #weights: NetWeights;
  #units = new Float64Array(NET_UNITS);
  #last: Move | undefined;

  constructor(weights: NetWeights) {
    this.#weights = weights;
  }

  predict(): readonly number[] {
    const { first, steps, readout } = this.#weights;
    const last = this.#last;
    if (last === undefined) return softmax([...first]);
    const odds = [0, 0, 0];
    for (let step = 0; step < MOVES; step++) {
      const move = (last + step) % MOVES;
      let sum = steps[step] as number;
      for (let unit = 0; unit < NET_UNITS; unit++) {
        const weight =
          (readout[step * NET_UNITS + unit] as number) +
          (readout[(MOVES + move) * NET_UNITS + unit] as number);
        sum += weight * (this.#units[unit] as number);
      }
      odds[move] = sum;
    }
    return softmax(odds);
  }

  observe(own: Move, opponent: Move): void {
    const events = [pairOf(own, opponent), turnOf(own, opponent, this.#last)] as const;
    const sums = new Float64Array(4);
    this.#units = this.#units.map((unit, at, units) => {
      sumGates(this.#weights, units, events, at, sums);
      const kept = 0.5 + 0.5 * squash(sums[0] as number);
      const used = 0.5 + 0.5 * squash(sums[1] as number);
      const next = squash(used * (sums[2] as number) + (sums[3] as number));
      return next + kept * (unit - next);
    });
    this.#last = opponent;
  }
}
