// Two mixers over three moves, which is what almost everybody plays: both in one pass over the inputs,
// with the moves written out. The same sums as `Mixer`'s, at half the time.

import { toProbabilities } from "../bases/scores.ts";
import { CONFIDENCES, type Opinions } from "./inputs.ts";

interface Mixer {
  readonly weights: Float32Array;
  readonly probabilities: Float64Array;
  readonly rate: number;
}

type MixerPair = readonly [steady: Mixer, nimble: Mixer];

/** As `Mixer.weigh` of both. Long, because a call for each input would cost as much as its work. */
export function weighThree([steady, nimble]: MixerPair, { values, confidences }: Opinions): void {
  const steadyWeights = steady.weights;
  const nimbleWeights = nimble.weights;
  let steady0 = 0;
  let steady1 = 0;
  let steady2 = 0;
  let nimble0 = 0;
  let nimble1 = 0;
  let nimble2 = 0;
  for (let input = 0, cell = 0; input < confidences.length; input++, cell += 3) {
    const place = input * CONFIDENCES + (confidences[input] as number);
    const value0 = values[cell] as number;
    const value1 = values[cell + 1] as number;
    const value2 = values[cell + 2] as number;
    const slow = steadyWeights[place] as number;
    steady0 += slow * value0;
    steady1 += slow * value1;
    steady2 += slow * value2;
    const quick = nimbleWeights[place] as number;
    nimble0 += quick * value0;
    nimble1 += quick * value1;
    nimble2 += quick * value2;
  }
  setOdds(steady, steady0, steady1, steady2);
  setOdds(nimble, nimble0, nimble1, nimble2);
}

/** As `Mixer.learn` of both. */
export function learnThree(
  [steady, nimble]: MixerPair,
  { values, confidences }: Opinions,
  came: number,
): void {
  const steadyWeights = steady.weights;
  const nimbleWeights = nimble.weights;
  const steady0 = stepOf(steady, 0, came);
  const steady1 = stepOf(steady, 1, came);
  const steady2 = stepOf(steady, 2, came);
  const nimble0 = stepOf(nimble, 0, came);
  const nimble1 = stepOf(nimble, 1, came);
  const nimble2 = stepOf(nimble, 2, came);
  for (let input = 0, cell = 0; input < confidences.length; input++, cell += 3) {
    const place = input * CONFIDENCES + (confidences[input] as number);
    const value0 = values[cell] as number;
    const value1 = values[cell + 1] as number;
    const value2 = values[cell + 2] as number;
    steadyWeights[place] =
      (steadyWeights[place] as number) + steady0 * value0 + steady1 * value1 + steady2 * value2;
    nimbleWeights[place] =
      (nimbleWeights[place] as number) + nimble0 * value0 + nimble1 * value1 + nimble2 * value2;
  }
}

function setOdds({ probabilities }: Mixer, odds0: number, odds1: number, odds2: number): void {
  probabilities[0] = odds0;
  probabilities[1] = odds1;
  probabilities[2] = odds2;
  toProbabilities(probabilities);
}

/** How far an opinion for the move moves its weight. */
function stepOf({ probabilities, rate }: Mixer, move: number, came: number): number {
  return rate * ((move === came ? 1 : 0) - (probabilities[move] as number));
}
