// Players whose next move depends only on the last round, by a fixed rule.

import type { Move } from "../../games/index.ts";
import type { ParameterValues, StrategyFamily } from "../family.ts";
import type { Seat, Strategy } from "../strategy.ts";

/** The rule for one seat. Moves may be random. */
export interface Rule {
  first(): Move;
  next(own: Move, opponent: Move): Move;
  /** The opponent's move that `next` answers; omitted if it answers none. */
  expects?(own: Move, opponent: Move): Move;
}

type Described = Pick<
  StrategyFamily,
  "family" | "aliases" | "parameters" | "randomised" | "playsBy" | "source"
>;

/** Builds a family of strategies from a rule; `looks`: whether the rule depends on the opponent's move. */
export function lastRoundFamily(
  described: Described & { readonly looks: boolean },
  ruleOf: (seat: Seat, values: ParameterValues) => Rule,
): StrategyFamily {
  const { looks, ...data } = described;
  return {
    ...data,
    plays: () => true,
    memoryRounds: () => (looks ? 1 : 0),
    stepsPerRound: () => 1,
    create: (seat, values) => new LastRoundStrategy(ruleOf(seat, values)),
  };
}

class LastRoundStrategy implements Strategy {
  readonly #rule: Rule;
  #own: Move | undefined;
  #opponent: Move | undefined;
  #expected: Move | undefined;

  constructor(rule: Rule) {
    this.#rule = rule;
  }

  choose(): Move {
    if (this.#own === undefined || this.#opponent === undefined) return this.#rule.first();
    this.#expected = this.#rule.expects?.(this.#own, this.#opponent);
    return this.#rule.next(this.#own, this.#opponent);
  }

  expected(): Move | undefined {
    return this.#expected;
  }

  observe(own: Move, opponent: Move): void {
    this.#own = own;
    this.#opponent = opponent;
  }
}
