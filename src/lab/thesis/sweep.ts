// What the thesis leaves to future work: Q-learning's parameters, and preprocessing of several moves.

import { TESTED } from "./agents.ts";
import type { CellPlan, TablePlan } from "./plan.ts";
import type { Lengths } from "./tables.ts";
import { type Opponent, rpsls, type Trial } from "./trial.ts";

/** Agents that can be swept: three that use Q-learning, and the Markov chain. */
export const SWEPT = ["supp", "mksu", "mkia", "markov"] as const;
export type Swept = (typeof SWEPT)[number];

const RATES = [0.05, 0.1, 0.2, 0.5] as const;
const DISCOUNTS = [0, 0.5, 0.9, 0.99] as const;
const EPSILONS = [0.8, 0.9, 0.95, 0.99] as const;
const BOOSTS = [0.05, 0.1, 0.2] as const;

/** The last column, averaged over all opponents. */
const MEAN = "mean";

const OPPONENTS: readonly (readonly [string, Opponent])[] = [
  ...["VP", "VPS", "VO", "MV"].map(
    (name) => [name, { kind: "agent", strategy: TESTED[name] as string }] as const,
  ),
  ["rock every 3", { kind: "fixed", every: 3 }],
  ["rock 10%", { kind: "likely", rock: 0.1 }],
  ["rock 50%", { kind: "likely", rock: 0.5 }],
  ["rock 90%", { kind: "likely", rock: 0.9 }],
];

/** The tables of an agent's sweep at its default order. */
export function sweepTables(agent: Swept, lengths: Lengths): readonly TablePlan[] {
  if (agent === "markov") return BOOSTS.map((boost) => preprocessing(boost, lengths));
  const study = agent === "supp" ? "" : ",study=true";
  return EPSILONS.map((epsilon) =>
    swept(
      `sweep-${agent}-${epsilon}`,
      `${agent} of order 2 by rate and discount, epsilon ${epsilon}`,
      RATES.flatMap((rate) =>
        DISCOUNTS.map(
          (discount) =>
            [
              `rate ${rate}, discount ${discount}`,
              `${agent}:epsilon=${epsilon},rate=${rate},discount=${discount}${study}`,
            ] as const,
        ),
      ),
      lengths,
    ),
  );
}

/** Raises one move, then two and three neighbours on the circle, each by `boost`. */
function preprocessing(boost: number, lengths: Lengths): TablePlan {
  const plain = "markov:study=true";
  const raised = [1, 2, 3].flatMap((several) =>
    rpsls.moveIds.map((_, boosted) => {
      const moves = Array.from({ length: several }, (_, at) => rpsls.moveIds[(boosted + at) % rpsls.size]);
      return [moves.join(" + "), `${plain},boost=${boost},boosted=${boosted},several=${several}`] as const;
    }),
  );
  const title = `markov of order 3 by which moves' probabilities ${boost} is added to`;
  return swept(`sweep-markov-${boost}`, title, [["none", plain], ...raised], lengths);
}

function swept(
  table: string,
  title: string,
  settings: readonly (readonly [string, string])[],
  { againstAgents, againstStrings }: Lengths,
): TablePlan {
  const cells = settings.map(([, strategy]) => {
    const trials = OPPONENTS.map(
      ([, opponent]): Trial => ({
        strategy,
        opponent,
        rounds: opponent.kind === "agent" ? againstAgents : againstStrings,
      }),
    );
    return [...trials.map((trial) => [trial]), trials].map(
      (some): CellPlan => ({ trials: some, printed: null }),
    );
  });
  return {
    table,
    title,
    rows: settings.map(([name]) => name),
    columns: [...OPPONENTS.map(([name]) => name), MEAN],
    cells,
    theory: settings.map(() => null),
  };
}
