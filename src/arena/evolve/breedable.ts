// What can be bred: settings within their ranges, and a strategy for each choice of them. A family of the
// program is one, and so is a file that exports its ranges.

import type { MatrixGame } from "../../core/games/index.ts";
import {
  canonicalId,
  type Parameter,
  type ParameterValues,
  parseStrategy,
  type StrategyFamily,
} from "../../core/strategies/index.ts";
import { fileId } from "../made/index.ts";
import { type Materials, noMaterials } from "../match/material.ts";
import { ArenaProblem } from "../tournaments/problem.ts";

export interface Breedable {
  /** The strategy with its usual settings. */
  readonly start: string;
  readonly parameters: readonly Parameter[];
  valuesOf(id: string): ParameterValues;
  /** The strategy with these settings; the same id for the same ones. */
  withValues(values: ParameterValues): string;
  /** Whether its settings cost no more than they may. */
  isQuickEnough(id: string): boolean;
  /** What reports call it, such as `markov:order=3`. */
  labelOf(id: string): string;
}

/** Settings that cost more than this many times the usual ones are rejected, unless cheap. */
const COST_TIMES = 4;
const COST_FREE = 1000;

/** @throws ArenaProblem where it has no settings, or does not play the game. */
export function breedableFamily(family: StrategyFamily, game: MatrixGame): Breedable {
  const { family: start, parameters } = family;
  if (!family.plays(game)) throw new ArenaProblem("bad-option", `${start} does not play ${game.id}`);
  if (parameters.length === 0)
    throw new ArenaProblem("bad-option", `${start} has no settings, so there is nothing to breed`);
  return {
    start,
    parameters,
    valuesOf: (id) => parseStrategy(id).values,
    withValues: (values) =>
      canonicalId(`${start}:${parameters.map(({ name }) => `${name}=${values[name]}`).join(",")}`),
    isQuickEnough: (id) =>
      family.stepsPerRound(parseStrategy(id).values) <= Math.max(COST_FREE, COST_TIMES * usualCost(family)),
    labelOf: (id) => id,
  };
}

/** Approximate steps per round at the family's default settings. */
export function usualCost(family: StrategyFamily): number {
  return family.stepsPerRound(parseStrategy(family.family).values);
}

/** A file by its JavaScript, and how other settings are written into it. */
export interface BreedableSource {
  /** Its own name, such as `my-bot.js`. */
  readonly name: string;
  readonly source: string;
  readonly parameters: readonly Parameter[];
  /** The JavaScript with these settings for the usual ones. */
  rewritten(values: ParameterValues): string;
}

/** A file, what its matches are played from, and the settings of what a report names. */
export interface BreedableFile extends Breedable {
  readonly materials: Materials;
  settingsOf(label: string): ParameterValues;
}

/** Every choice of settings is a file of its own, by the hash of its JavaScript; the sandbox bounds its cost. */
export function breedableFile({ name, source, parameters, rewritten }: BreedableSource): BreedableFile {
  const usual = Object.fromEntries(parameters.map((one) => [one.name, one.default]));
  const labelFor = (values: ParameterValues): string => {
    const other = parameters.filter((one) => values[one.name] !== one.default);
    return other.length === 0
      ? name
      : `${name}:${other.map((one) => `${one.name}=${values[one.name]}`).join(",")}`;
  };
  const sourceFor = (values: ParameterValues): string =>
    labelFor(values) === name ? source : rewritten(values);
  const start = fileId(source);
  const known = new Map([[start, usual]]);
  const labels = new Map([[name, usual]]);
  const valuesOf = (id: string): ParameterValues => known.get(id) as ParameterValues;
  return {
    start,
    parameters,
    valuesOf,
    withValues(values) {
      const id = fileId(sourceFor(values));
      known.set(id, { ...values });
      labels.set(labelFor(values), { ...values });
      return id;
    },
    isQuickEnough: () => true,
    labelOf: (id) => labelFor(valuesOf(id)),
    settingsOf: (label) => labels.get(label) as ParameterValues,
    async materials(id) {
      const values = known.get(id);
      return values ? new TextEncoder().encode(sourceFor(values)) : noMaterials(id);
    },
  };
}
