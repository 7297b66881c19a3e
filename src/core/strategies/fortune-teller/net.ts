// A small recurrent net, learned from recorded people, that predicts the next move at games with three moves. It's one
// more expert of the pool: what it knows of people's ways over several rounds no table of situations has.

import type { Move } from "../../games/index.ts";
import type { History } from "../bases/history.ts";
import { toProbabilities } from "../bases/predictor.ts";
import { AGE_MAX } from "./contexts.ts";
import type { Expert, Table } from "./inputs.ts";

const MOVES = 3;
/** The numbers that it remembers a player by. */
export const NET_UNITS = 32;
/** What a round adds to each unit's three gates: how much to keep, how much of the past to use, and what's new. */
const GATES = 3 * NET_UNITS;
/** A round is the pair of its moves, and the opponent's step from their move before with the result (9; 3 in a first
 * round, which has no step). */
const PAIRS = MOVES * MOVES;
const TURNS = PAIRS + MOVES;

/** How many weights there are of each kind, in this order. */
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

/** The weights of a net. */
export type NetWeights = Readonly<Record<keyof typeof COUNTS, Float64Array>>;

/** Fixed-point numbers of 16 bits, least significant byte first. */
const WEIGHT_UNIT = 1 / 4096;
const BYTES = 2 * Object.values(COUNTS).reduce((sum, count) => sum + count, 0);

/** New weights, all of them 0. */
export function zeroWeights(): NetWeights {
  return {
    events: new Float64Array(COUNTS.events),
    units: new Float64Array(COUNTS.units),
    readout: new Float64Array(COUNTS.readout),
    steps: new Float64Array(COUNTS.steps),
    first: new Float64Array(COUNTS.first),
  };
}

/** Packs weights of -8 to 8 as base64. */
export function writeNet(weights: NetWeights): string {
  const units = Object.values(weights).flatMap((part) =>
    Array.from(part, (weight) => Math.max(-32_768, Math.min(32_767, Math.round(weight / WEIGHT_UNIT)))),
  );
  const bytes = units.flatMap((unit) => [unit & 255, (unit >> 8) & 255]);
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(""));
}

/** The bytes of a base64 text, also in browsers. */
export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Unpacks the text of `writeNet`. @throws RangeError if it's of another size. */
export function readNet(packed: string): NetWeights {
  const bytes = fromBase64(packed);
  if (bytes.length !== BYTES) throw new RangeError(`a net has ${BYTES} bytes, not ${bytes.length}`);
  const weights = zeroWeights();
  let at = 0;
  for (const part of Object.values(weights))
    for (let cell = 0; cell < part.length; cell++, at += 2)
      part[cell] = ((((bytes[at] as number) | ((bytes[at + 1] as number) << 8)) << 16) >> 16) * WEIGHT_UNIT;
  return weights;
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

/** From -1 to 1 like tanh, but of operations that every machine rounds alike. */
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

/** Gated recurrent units after K. Cho and others, EMNLP (2014), with `squash` in place of tanh. */
export class Net implements Expert {
  readonly probabilities = new Float64Array(MOVES).fill(1 / MOVES);
  readonly #history: History;
  readonly #weights: NetWeights;
  readonly #units = new Float64Array(NET_UNITS);
  readonly #next = new Float64Array(NET_UNITS);
  readonly #sums = new Float64Array(4);
  /** The rounds that the units have seen, up to the last that was learned, and up to the last that wasn't. */
  readonly #counts = new Uint32Array(3);
  readonly tables: readonly Table[];

  constructor(history: History, weights: NetWeights) {
    this.#history = history;
    this.#weights = weights;
    this.tables = [this.#units, this.#counts];
  }

  weigh(): void {
    this.#catchUp();
    const now = this.#history.length;
    if (now === 0) this.probabilities.set(this.#weights.first);
    else this.#read(this.#history.buffers.person[now - 1] as Move);
    toProbabilities(this.probabilities);
  }

  /** The weights stay as people taught them; what the net knows of a player are its units. */
  learn(): void {
    this.#counts[1] = this.#history.length + 1;
  }

  /** Sees the rounds played since. As long as one that isn't learned is among the last, only these are seen, as if the
   * oldest of them were the first round, so that nothing of it stays. */
  #catchUp(): void {
    const { person, bot } = this.#history.buffers;
    const now = this.#history.length;
    const counts = this.#counts;
    const seen = counts[0] as number;
    if (now > (counts[1] as number)) counts[2] = now;
    const unlearned = counts[2] as number;
    const isAnew = now > seen && unlearned > 0 && now - unlearned <= AGE_MAX;
    if (isAnew) this.#units.fill(0);
    const from = isAnew ? Math.max(0, now - AGE_MAX) : seen;
    for (let round = from; round < now; round++) {
      const own = bot[round] as Move;
      const opponent = person[round] as Move;
      const isFirst = round === 0 || (isAnew && round === from);
      this.#see([pairOf(own, opponent), turnOf(own, opponent, isFirst ? undefined : person[round - 1])]);
    }
    counts[0] = now;
  }

  #see(events: readonly [number, number]): void {
    const units = this.#units;
    const sums = this.#sums;
    for (let unit = 0; unit < NET_UNITS; unit++) {
      sumGates(this.#weights, units, events, unit, sums);
      const kept = 0.5 + 0.5 * squash(sums[0] as number);
      const used = 0.5 + 0.5 * squash(sums[1] as number);
      const next = squash(used * (sums[2] as number) + (sums[3] as number));
      this.#next[unit] = next + kept * ((units[unit] as number) - next);
    }
    units.set(this.#next);
  }

  #read(last: Move): void {
    const { readout, steps } = this.#weights;
    for (let step = 0; step < MOVES; step++) {
      const move = (last + step) % MOVES;
      let odds = steps[step] as number;
      for (let unit = 0; unit < NET_UNITS; unit++) {
        const both =
          (readout[step * NET_UNITS + unit] as number) +
          (readout[(MOVES + move) * NET_UNITS + unit] as number);
        odds += both * (this.#units[unit] as number);
      }
      this.probabilities[move] = odds;
    }
  }
}
