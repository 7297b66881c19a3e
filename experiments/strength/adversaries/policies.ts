// Adversaries who know the program, the history and everything but the random numbers, and how they use that.

import type { MatrixGame, Move } from "../../../src/core/games/index.ts";
import type { RandomSource } from "../../../src/core/random/index.ts";
import { createStrategy } from "../../../src/core/strategies/index.ts";
import { habitualMoves } from "../../gauges.ts";

/** What's known about a round before its random draw. */
export interface View {
  /** By own move, the other side's expected result. */
  readonly results: Float64Array;
  /** What the other side may still lose; undefined without a bank. */
  readonly bank: number | undefined;
  /** By own move, the other side's expected result in this round and, if drained, the next. */
  ahead(): Float64Array;
}

/** A way of playing, as data that can be sent between threads. */
export type Policy =
  /** Costs the other side as much as possible, round by round; with `ahead`, over this round and the next. */
  | { readonly kind: "drain"; readonly ahead?: true }
  /** Feeds until the bank reaches `bank`, then drains; `again`: until a tenth is left, then repeats. */
  | { readonly kind: "fill"; readonly bank: number; readonly food: Food; readonly again: boolean }
  /** Alternates feeding and draining, for `rounds` rounds each. */
  | { readonly kind: "turns"; readonly rounds: number; readonly food: Food }
  /** Drains if at least `risk` is at stake, otherwise feeds. */
  | { readonly kind: "ambush"; readonly risk: number; readonly food: Food }
  /** Plays these moves, then drains; `name` says whose they are. */
  | { readonly kind: "moves"; readonly moves: readonly Move[]; readonly name: string }
  /** A strategy from the registry, which knows only what it sees. */
  | { readonly kind: "learner"; readonly strategy: string };

/** What the other side is fed: its best result; moves that cost nothing; or a pattern that it learns. */
type Food = "best" | "nothing" | "order";

export const DRAIN: Policy = { kind: "drain" };

/** A player of a policy. */
export interface Adversary {
  choose(view: View): Move;
  observe?(own: Move, other: Move): void;
}

/** Bank sizes at which feeding stops, or draining starts. */
export const BANKS = [0.01, 0.1, 0.3, 1, 2, 3, 4, 6, 8, 10, 13, 16, 19, 20] as const;
const PERIODS = [1, 2, 3, 5, 10, 30, 100] as const;
const RISKS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9] as const;
const FOODS: readonly Food[] = ["best", "nothing", "order"];

/** All ways of feeding and draining that are tried. Filling once is pointless up to the initial bank. */
export const FEEDERS: readonly Policy[] = [
  ...BANKS.filter((bank) => bank > 8).flatMap((bank) => fills(bank, false)),
  ...BANKS.flatMap((bank) => fills(bank, true)),
  ...FOODS.flatMap((food) => PERIODS.map((rounds): Policy => ({ kind: "turns", rounds, food }))),
  ...FOODS.flatMap((food) => RISKS.map((risk): Policy => ({ kind: "ambush", risk, food }))),
];

function fills(bank: number, again: boolean): Policy[] {
  return (["best", "order"] as const).map((food) => ({ kind: "fill", bank, food, again }));
}

const FED: Readonly<Record<Food, string>> = {
  best: "the best result",
  nothing: "what costs nothing",
  order: "an order",
};

/** The policy's name in a report. */
export function nameOf(policy: Policy): string {
  switch (policy.kind) {
    case "drain":
      return policy.ahead ? "drains, one round ahead" : "drains";
    case "fill":
      return `feeds ${FED[policy.food]} up to ${policy.bank}, drains${policy.again ? ", again and again" : ""}`;
    case "turns":
      return `feeds ${FED[policy.food]} and drains, ${policy.rounds} rounds each`;
    case "ambush":
      return `drains where ${policy.risk} is at risk, else feeds ${FED[policy.food]}`;
    case "moves":
      return policy.name;
    case "learner":
      return policy.strategy;
  }
}

/** A player of the policy on the person's side. @throws StrategyProblem for an unknown learner. */
export function adversaryOf(policy: Policy, game: MatrixGame, random: RandomSource): Adversary {
  switch (policy.kind) {
    case "drain":
      return { choose: ({ results, ahead }) => least(policy.ahead ? ahead() : results) };
    case "moves":
      return following(policy.moves);
    case "learner":
      return createStrategy(policy.strategy, { game, side: "person", random });
    default:
      return feeding(policy, feederOf(policy.food, game, random));
  }
}

type Feeding = Extract<Policy, { readonly food: Food }>;

function feeding(policy: Feeding, feed: (results: Float64Array) => Move): Adversary {
  const drains = drainsWhen(policy);
  return {
    choose: (view) => {
      const food = feed(view.results);
      return drains(view) ? least(view.results) : food;
    },
  };
}

/** Whether to drain in the next round; call once per round. */
function drainsWhen(policy: Feeding): (view: View) => boolean {
  if (policy.kind === "ambush") return ({ results }) => -Math.min(...results) >= policy.risk;
  let round = 0;
  if (policy.kind === "turns") return () => Math.floor(round++ / policy.rounds) % 2 === 1;
  let isDraining = false;
  return ({ bank = Number.POSITIVE_INFINITY }) => {
    const ends = policy.again && bank <= Math.max(policy.bank / 10, BANKS[0]) + ALMOST;
    isDraining = isDraining ? !ends : bank >= policy.bank - ALMOST;
    return isDraining;
  };
}

/** The bank has reached its cap, apart from rounding. */
const ALMOST = 1e-6;
const ORDER_ROUNDS = 100_000;

function feederOf(food: Food, game: MatrixGame, random: RandomSource): (results: Float64Array) => Move {
  if (food === "best") return most;
  if (food === "nothing") return (results) => least(results.map(Math.abs));
  const order = habitualMoves(game.size, ORDER_ROUNDS, random);
  let round = 0;
  return () => order[round++ % ORDER_ROUNDS] as Move;
}

function following(moves: readonly Move[]): Adversary {
  let round = 0;
  return { choose: ({ results }) => moves[round++] ?? least(results) };
}

/** The index of the largest value. */
export function most(values: Float64Array): number {
  return least(values.map((value) => -value));
}

/** The index of the least value. */
export function least(values: Float64Array): number {
  return values.reduce((best, value, index) => (value < (values[best] as number) ? index : best), 0);
}
