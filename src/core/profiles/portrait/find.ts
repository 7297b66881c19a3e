// Finds a person's portrait, and judges it on rounds that it never saw.

import type { Rounds } from "../../games/index.ts";
import { seededRandom } from "../../random/index.ts";
import { mean } from "../../statistics.ts";
import { freezeGhost } from "../../strategies/index.ts";
import { readRounds } from "../reading.ts";
import { countOf } from "./count.ts";
import { probabilitiesOf } from "./play.ts";
import {
  PORTRAIT_GAME,
  PORTRAIT_ROUNDS_MIN,
  type Portrait,
  type PortraitLine,
  type PortraitScore,
} from "./portrait.ts";
import { type SharedLine, search, type WeighedRule } from "./search.ts";
import { SHARED_LINES } from "./shared-lines.ts";

/** The share of rounds, the last ones, that are held out. A ghost is judged on the same ones. */
const HELD_OUT = 1 / 5;
/** How often the stake has to be multiplied to have beaten chance. */
const STAKE_TIMES = 40;
/** Weights are multiples of 1/8 bit, and at most 4. */
const EIGHTHS = 8;
const WEIGHT_MAX = 4;

/** Finds the program of at most twelve lines that describes the first four fifths of the rounds best, and judges it on
 * the rest. `seed` draws the fortune-teller's lots. Undefined with fewer than 100 rounds. */
export function findPortrait(rounds: Rounds, seed: Uint8Array | number): Portrait | undefined {
  if (rounds.person.length < PORTRAIT_ROUNDS_MIN) return undefined;
  const lines = findLines(rounds, SHARED_LINES);
  const { bits, beatsChance } = judgeLines(rounds, lines);
  const { standIn } = freezeGhost(PORTRAIT_GAME, rounds);
  const read = readRounds(PORTRAIT_GAME, rounds, seededRandom(seed)).bits;
  const score: PortraitScore = {
    bits,
    ghost: standIn.ghost / Math.LN2,
    mind: mean(read.subarray(cutOf(rounds))),
    chance: Math.log2(PORTRAIT_GAME.size),
    rounds: standIn.rounds,
    beatsChance,
  };
  return { game: PORTRAIT_GAME.id, lines, score };
}

/** The lines found in the first four fifths of the rounds. */
export function findLines(rounds: Rounds, shared: readonly SharedLine[]): readonly PortraitLine[] {
  const end = cutOf(rounds);
  const lines = search(rounds, end, shared).map((rule) => lineOf(rule, rounds, end));
  const weighty = lines.filter(({ weight }) => weight !== 0);
  // The default stays even if it says nothing.
  return weighty.at(-1)?.condition === undefined ? weighty : [...weighty, ...lines.slice(-1)];
}

/** The mean bits of a held-out round, and whether that beats chance. */
export function judgeLines(
  rounds: Rounds,
  lines: readonly PortraitLine[],
): Pick<PortraitScore, "bits" | "beatsChance"> {
  const cut = cutOf(rounds);
  const bits = Array.from(rounds.person.subarray(cut), (move, index) => {
    return -Math.log2(probabilitiesOf({ lines }, rounds, cut + index)[move] as number);
  });
  const saved = bits.length * (Math.log2(PORTRAIT_GAME.size) - mean(bits));
  return { bits: mean(bits), beatsChance: saved >= Math.log2(STAKE_TIMES) };
}

function cutOf({ person }: Rounds): number {
  return Math.floor(person.length * (1 - HELD_OUT));
}

function lineOf(rule: WeighedRule, rounds: Rounds, end: number): PortraitLine {
  const bits = Math.round((EIGHTHS * rule.weight) / Math.LN2) / EIGHTHS;
  const weight = Math.max(-WEIGHT_MAX, Math.min(WEIGHT_MAX, bits));
  return { condition: rule.condition, move: rule.move, weight, ...countOf(rule, rounds, end) };
}
