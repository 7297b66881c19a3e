// Trains the fortune-teller's net on recorded people, by Adam (D. Kingma and J. Ba, ICLR 2015).

import type { Move, Rounds } from "../../src/core/games/index.ts";
import { type RandomSource, shuffled } from "../../src/core/random/index.ts";
import { sum } from "../../src/core/statistics.ts";
import { type NetWeights, NET_UNITS as UNITS } from "../../src/core/strategies/fortune-teller/net.ts";
import { Teacher, zeroWeights } from "./teacher.ts";

const MOVES = 3;
/** People in a step. */
const BATCH = 4;
const RATE = 0.03;
/** Steps in which the rate rises to RATE; then it falls to 0 by half a cosine. */
const WARM_STEPS = 50;
const MEAN_DECAY = 0.9;
const SQUARE_DECAY = 0.98;
/** What a step takes away of each weight, at a rate of 1. */
const SHRINK = 0.1;
/** A longer gradient, a round, is cut to this length. */
const LENGTH_MAX = 1;
/** The share of units that the readout doesn't see, so that it relies on no single one. */
const HIDDEN = 0.2;
/** Added to the people who started with each move. */
const FIRST_SMOOTHING = 5;

export interface TrainingOptions {
  /** How often everyone is met. */
  readonly epochs: number;
  /** Draws the first weights, the order of people, how their moves are turned, and what's hidden. */
  readonly random: RandomSource;
}

/** Returns a net that foretells these people, stored as `person`. Each is met with their moves turned by 0, 1 or 2, so
 * that people who do the same with other moves count as alike. */
export function trainNet(people: readonly Rounds[], { epochs, random }: TrainingOptions): NetWeights {
  const weights = firstWeights(people, random);
  const teacher = new Teacher(weights);
  const adam = new Adam(weights, epochs * Math.ceil(people.length / BATCH));
  const see = (): number => (random.unit() < HIDDEN ? 0 : 1 / (1 - HIDDEN));
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(people, random);
    for (let first = 0; first < order.length; first += BATCH) {
      const batch = order.slice(first, first + BATCH).map((rounds) => turned(rounds, random.below(MOVES)));
      for (const rounds of batch) teacher.learn(rounds, see);
      adam.step(teacher.gradient, sum(batch.map(({ person }) => person.length)));
      for (const part of Object.values(teacher.gradient)) part.fill(0);
    }
  }
  return weights;
}

/** Both sides' moves, `by` further on the circle: who wins stays the same. */
export function turned({ person, bot }: Rounds, by: number): Rounds {
  const turn = (move: Move): Move => (move + by) % MOVES;
  return { person: person.map(turn), bot: bot.map(turn) };
}

/** Small ones by chance, gates that keep more than they replace, and how often people started with each move. */
function firstWeights(people: readonly Rounds[], random: RandomSource): NetWeights {
  const weights = zeroWeights();
  const { events, units, first } = weights;
  for (const part of [events, units])
    for (let cell = 0; cell < part.length; cell++) part[cell] = (2 * random.unit() - 1) / Math.sqrt(UNITS);
  for (let cell = 0; cell < events.length; cell++)
    if (cell % (3 * UNITS) < UNITS) events[cell] = (events[cell] as number) + 0.5;
  for (let move = 0; move < MOVES; move++) {
    const count = FIRST_SMOOTHING + people.filter(({ person }) => person[0] === move).length;
    first[move] = Math.log((MOVES * count) / (people.length + MOVES * FIRST_SMOOTHING));
  }
  return weights;
}

/** Changes weights in place. Those of the first move have no gradient, and stay. */
class Adam {
  readonly #weights: NetWeights;
  readonly #means = zeroWeights();
  readonly #squares = zeroWeights();
  readonly #steps: number;
  #step = 0;

  constructor(weights: NetWeights, steps: number) {
    this.#weights = weights;
    this.#steps = steps;
  }

  /** Follows the gradient of a sum over `rounds` rounds. */
  step(gradient: NetWeights, rounds: number): void {
    const step = ++this.#step;
    const fall = (1 + Math.cos((Math.PI * step) / this.#steps)) / 2;
    const rate = RATE * Math.min(1, step / WARM_STEPS) * fall;
    const scale = Math.min(1 / rounds, LENGTH_MAX / lengthOf(gradient));
    const [meanShare, squareShare] = [1 - MEAN_DECAY ** step, 1 - SQUARE_DECAY ** step];
    for (const kind of ["events", "units", "readout", "steps"] as const) {
      const [weights, parts] = [this.#weights[kind], gradient[kind]];
      const [means, squares] = [this.#means[kind], this.#squares[kind]];
      for (let cell = 0; cell < parts.length; cell++) {
        const part = scale * (parts[cell] as number);
        const mean = MEAN_DECAY * (means[cell] as number) + (1 - MEAN_DECAY) * part;
        const square = SQUARE_DECAY * (squares[cell] as number) + (1 - SQUARE_DECAY) * part * part;
        means[cell] = mean;
        squares[cell] = square;
        const change = mean / meanShare / (Math.sqrt(square / squareShare) + 1e-8);
        weights[cell] = (weights[cell] as number) * (1 - rate * SHRINK) - rate * change;
      }
    }
  }
}

function lengthOf(weights: NetWeights): number {
  return Math.sqrt(
    sum(Object.values(weights).map((part) => part.reduce((all, weight) => all + weight ** 2, 0))),
  );
}
