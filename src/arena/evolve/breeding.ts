// Genetic operators on strategy settings: crossover, and mutation within each setting's range.

import type { RandomSource } from "../../core/random/index.ts";
import type { Parameter } from "../../core/strategies/index.ts";
import type { Breedable } from "./breedable.ts";

/** Mutation step: a share of the range, or of its logarithm for ranges over orders of magnitude. */
const STEP = 0.2;
const LOG_STEP = 0.6;
const ORDERS = 10;
/** At least this many, and enough for 1% of the range, or for its minimum if it spans orders of magnitude. */
const DECIMALS = 3;
const HUNDREDTH = 0.01;
const TRIES = 200;

/** The mutated child of two strategies of one kind. */
export function breed(kind: Breedable, parents: readonly [string, string], random: RandomSource): string {
  const [one, other] = parents.map((id) => kind.valuesOf(id));
  const changed = random.below(kind.parameters.length);
  const values = new Map<string, number | string>();
  for (const [index, parameter] of kind.parameters.entries()) {
    const from = (random.below(2) === 0 ? one : other)?.[parameter.name] as number | string;
    const value = index === changed || random.below(3) === 0 ? change(parameter, from, random) : from;
    values.set(parameter.name, value);
  }
  return kind.withValues(Object.fromEntries(values));
}

function change(parameter: Parameter, from: number | string, random: RandomSource): number | string {
  if (parameter.kind === "choice") return parameter.choices[random.below(parameter.choices.length)] as string;
  const { min, max, kind } = parameter;
  const by = bell(random);
  const spansOrders = min > 0 && max / min >= ORDERS;
  const next = spansOrders ? Number(from) * Math.exp(LOG_STEP * by) : Number(from) + STEP * (max - min) * by;
  const within = Math.min(max, Math.max(min, next));
  if (kind === "whole") return Math.round(within);
  const rounded = Number(within.toFixed(decimalsFor(spansOrders ? min : HUNDREDTH * (max - min))));
  return Math.min(max, Math.max(min, rounded));
}

/** Enough decimals to tell steps as small as `least` apart. */
function decimalsFor(least: number): number {
  return Math.max(DECIMALS, Math.ceil(-Math.log10(least) - 1e-9));
}

/** Approximately normal with variance 1: the sum of twelve uniform numbers. */
function bell(random: RandomSource): number {
  return Array.from({ length: 12 }, () => random.unit()).reduce((sum, unit) => sum + unit, -6);
}

/** `leaders` plus distinct, fast enough children up to `size`; fewer when no more are found. */
export function nextPopulation(
  kind: Breedable,
  leaders: readonly string[],
  size: number,
  random: RandomSource,
): readonly string[] {
  const all = new Set(leaders);
  for (let tried = 0; all.size < size && tried < TRIES; tried++) {
    const parents = [pick(leaders, random), pick(leaders, random)] as const;
    const child = breed(kind, parents, random);
    all.add(child);
  }
  return [...all];
}

function pick(list: readonly string[], random: RandomSource): string {
  return list[random.below(list.length)] as string;
}
