// Iocaine: every level of second-guessing for each reading, judged over several horizons.

import type { MatrixGame, Move, Side } from "../../games/index.ts";
import { familyOfPredictor } from "../bases/family-of-predictor.ts";
import { HorizonMerits, worths } from "../bases/horizon-merits.ts";
import { Readings } from "../bases/readings.ts";
import { type Predictor, SingleMove } from "../bases/scores.ts";
import { numberOf, type ParameterValues } from "../family.ts";

/** Maximum match lengths, in rounds. */
const DEPTHS = [1, 2, 3, 5, 10, 20];
/** Horizons of merits and move counts, in rounds. */
const AGES = [1, 2, 5, 10, 100, 1_000];
/** How many rounds are searched for a match. */
const REACH = 1_000;

export const iocaine = familyOfPredictor({
  family: "iocaine",
  source:
    "D. Egnor, Iocaine Powder, ICGA Journal 23 (2000), winner of the first International RoShamBo Programming Competition (1999); levels as turns of the circle are our reading for more than three moves",
  parameters: [
    { kind: "whole", name: "horizons", min: 1, max: AGES.length, default: AGES.length },
    { kind: "real", name: "decay", min: 0.5, max: 1, default: 0.98 },
  ],
  memoryRounds: () => REACH,
  stepsPerRound: (values) => 100 * (2 + numberOf(values, "horizons")),
  predictor: (game, side, values) => new Iocaine(game, side, values),
});

/** An idea is a reading (either side's next move) plus a rotation, which covers all levels of second-guessing. Each
 * horizon h picks the idea that earned most in h rounds; the horizon that earned most, decayed by `decay`, decides. If
 * all of them lost, nothing is expected. */
export class Iocaine implements Predictor {
  readonly #size: number;
  readonly #decay: number;
  /** The value of expecting one move when another comes, at [expected * size + move]. */
  readonly #worths: Int32Array;
  readonly #readings: Readings;
  readonly #ideas: readonly HorizonMerits[];
  /** What each horizon's best idea expects; -1 if there's none yet. */
  readonly #choices: Int16Array;
  readonly #merits: Float64Array;
  readonly #named: SingleMove;

  constructor(game: MatrixGame, side: Side, values: ParameterValues) {
    const horizons = AGES.slice(0, numberOf(values, "horizons"));
    this.#size = game.size;
    this.#decay = numberOf(values, "decay");
    this.#worths = worths(game, side);
    this.#named = new SingleMove(game.size);
    this.#readings = new Readings(game.size, { depths: DEPTHS, ages: AGES, reach: REACH });
    this.#ideas = horizons.map(
      (rounds) => new HorizonMerits(this.#worths, game.size, this.#readings.length, rounds),
    );
    this.#choices = new Int16Array(horizons.length).fill(-1);
    this.#merits = new Float64Array(horizons.length);
  }

  weigh() {
    let best = 0;
    for (let horizon = 1; horizon < this.#merits.length; horizon++)
      if ((this.#merits[horizon] as number) > (this.#merits[best] as number)) best = horizon;
    const expected = this.#choices[best] as number;
    if (expected < 0 || (this.#merits[best] as number) < 0) return undefined;
    return this.#named.of(expected);
  }

  observe(own: Move, opponent: Move): void {
    this.#choices.forEach((expected, horizon) => {
      const earned = expected < 0 ? 0 : (this.#worths[expected * this.#size + opponent] as number);
      this.#merits[horizon] = (this.#merits[horizon] as number) * this.#decay + earned;
    });
    const said = this.#readings.now.slice();
    this.#readings.observe(own, opponent);
    this.#ideas.forEach((ideas, horizon) => {
      ideas.observe(said, opponent);
      this.#choices[horizon] = ideas.best(this.#readings.now);
    });
  }
}
