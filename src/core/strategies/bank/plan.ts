// Best answers to a forecast, which need no dice.

import type { MatrixGame, Side } from "../../games/index.ts";

/** Results this close count as equal. */
const TIE = 3e-6;

/** By own move, its expected result. */
export function valuesAgainst(game: MatrixGame, side: Side, forecast: Float64Array): Float64Array {
  const values = new Float64Array(game.size);
  for (let own = 0; own < game.size; own++) {
    let value = 0;
    for (let other = 0; other < game.size; other++)
      value += (forecast[other] as number) * game.result(side, own, other);
    values[own] = value;
  }
  return values;
}

/** The indexes of all that are as large as the largest. */
export function largest(values: Float64Array): number[] {
  const most = Math.max(...values);
  return [...values.keys()].filter((index) => (values[index] as number) > most - TIE);
}
