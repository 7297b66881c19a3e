// What a portrait expects of the next move.

import type { Rounds } from "../../games/index.ts";
import { holds, moveOf } from "./holds.ts";
import { PORTRAIT_GAME, type Portrait } from "./portrait.ts";

/** 2^(i/8), rounded. Written down, because engines may differ in the last bit of a power, and moves follow from it. */
const EIGHTHS = [1, 1.09, 1.19, 1.3, 1.41, 1.54, 1.68, 1.83] as const;

/** The factor of a weight, 2^weight, which is a multiple of 1/8. */
export function factorOf(weight: number): number {
  const eighths = Math.round(weight * EIGHTHS.length);
  const whole = Math.floor(eighths / EIGHTHS.length);
  const factor = EIGHTHS[eighths - whole * EIGHTHS.length] as number;
  return whole < 0 ? factor / (1 << -whole) : factor * (1 << whole);
}

/** The probability of each move in round `at`, from 0, or in the one after `rounds`: the odds start even, and each line
 * that holds multiplies its move's. The same bytes on every machine. */
export function probabilitiesOf(
  { lines }: Pick<Portrait, "lines">,
  rounds: Rounds,
  at = rounds.person.length,
): Float64Array {
  const odds = new Float64Array(PORTRAIT_GAME.size).fill(1);
  for (const { condition, move, weight } of lines) {
    if (condition && !holds(condition, rounds, at)) continue;
    const meant = moveOf(move, rounds, at);
    if (meant !== undefined) odds[meant] = (odds[meant] as number) * factorOf(weight);
  }
  const sum = (odds[0] as number) + (odds[1] as number) + (odds[2] as number);
  return odds.map((one) => one / sum);
}
