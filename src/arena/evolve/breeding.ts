// Genetic operators on strategy settings: crossover, and mutation within each setting's range.

import type { RandomSource } from "../../core/random/index.ts";
import {
  canonicalId,
  type Parameter,
  parseStrategy,
  type StrategyFamily,
} from "../../core/strategies/index.ts";

/** Mutation step: a share of the range, or of its logarithm for ranges over orders of magnitude. */
const STEP = 0.2;
const LOG_STEP = 0.6;
const ORDERS = 10;
const DECIMALS = 3;
/** Children that cost more than this many times the default settings are rejected, unless cheap. */
const COST_TIMES = 4;
const COST_FREE = 1000;
const TRIES = 200;

/** Canonical id of the mutated child of two strategies of one family. */
export function breed(parents: readonly [string, string], random: RandomSource): string {
  const { family } = parseStrategy(parents[0]);
  const [one, other] = parents.map((id) => parseStrategy(id).values);
  const changed = random.below(family.parameters.length);
  const values = new Map<string, number | string>();
  for (const [index, parameter] of family.parameters.entries()) {
    const from = (random.below(2) === 0 ? one : other)?.[parameter.name] as number | string;
    const value = index === changed || random.below(3) === 0 ? change(parameter, from, random) : from;
    values.set(parameter.name, limited(parameter, value, values));
  }
  const written = Array.from(values, ([name, value]) => `${name}=${value}`);
  return canonicalId(`${family.family}:${written.join(",")}`);
}

function limited(
  parameter: Parameter,
  value: number | string,
  before: ReadonlyMap<string, number | string>,
): number | string {
  if (parameter.kind === "choice" || parameter.atMost === undefined) return value;
  return Math.min(Number(value), Number(before.get(parameter.atMost)));
}

function change(parameter: Parameter, from: number | string, random: RandomSource): number | string {
  if (parameter.kind === "choice") return parameter.choices[random.below(parameter.choices.length)] as string;
  const { min, max, kind } = parameter;
  const by = bell(random);
  const spansOrders = min > 0 && max / min >= ORDERS;
  const next = spansOrders ? Number(from) * Math.exp(LOG_STEP * by) : Number(from) + STEP * (max - min) * by;
  const within = Math.min(max, Math.max(min, next));
  return kind === "whole" ? Math.round(within) : Number(within.toFixed(DECIMALS));
}

/** Approximately normal with variance 1: the sum of twelve uniform numbers. */
function bell(random: RandomSource): number {
  return Array.from({ length: 12 }, () => random.unit()).reduce((sum, unit) => sum + unit, -6);
}

/** `leaders` plus distinct, fast enough children up to `size`; fewer when no more are found. */
export function nextPopulation(
  leaders: readonly string[],
  size: number,
  random: RandomSource,
): readonly string[] {
  const all = new Set(leaders);
  for (let tried = 0; all.size < size && tried < TRIES; tried++) {
    const parents = [pick(leaders, random), pick(leaders, random)] as const;
    const child = breed(parents, random);
    if (isQuickEnough(child)) all.add(child);
  }
  return [...all];
}

function pick(list: readonly string[], random: RandomSource): string {
  return list[random.below(list.length)] as string;
}

function isQuickEnough(id: string): boolean {
  const { family, values } = parseStrategy(id);
  return family.stepsPerRound(values) <= Math.max(COST_FREE, COST_TIMES * usualCost(family));
}

/** Approximate steps per round at the family's default settings. */
export function usualCost(family: StrategyFamily): number {
  return family.stepsPerRound(parseStrategy(family.family).values);
}
