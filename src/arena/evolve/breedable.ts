// What can be bred: settings within their ranges, and a strategy for each choice of them. Either a built-in family, or
// a file that exports its ranges.

import type { MatrixGame } from "../../core/games/index.ts";
import {
  canonicalId,
  type Parameter,
  type ParameterValues,
  parseStrategy,
  type StrategyFamily,
} from "../../core/strategies/index.ts";
import { noStrategySources, type StrategySources } from "../match/strategy-source.ts";
import { fileId } from "../submissions/index.ts";
import { ArenaProblem } from "../tournaments/problem.ts";

export interface Breedable {
  /** The strategy with its default settings. */
  readonly start: string;
  readonly parameters: readonly Parameter[];
  valuesOf(id: string): ParameterValues;
  /** The strategy with these settings; equal settings give the same id. */
  withValues(values: ParameterValues): string;
  /** Its name in reports, such as `markov:order=3`. */
  labelOf(id: string): string;
}

/** @throws ArenaProblem if it has no settings, or doesn't play the game. */
export function breedableFamily(family: StrategyFamily, game: MatrixGame): Breedable {
  const { family: start, parameters } = family;
  if (!family.plays(game)) throw new ArenaProblem("bad-option", `${start} doesn't play ${game.id}`);
  if (parameters.length === 0)
    throw new ArenaProblem("bad-option", `${start} has no settings, so there's nothing to breed`);
  return {
    start,
    parameters,
    valuesOf: (id) => parseStrategy(id).values,
    withValues: (values) =>
      canonicalId(`${start}:${parameters.map(({ name }) => `${name}=${values[name]}`).join(",")}`),
    labelOf: (id) => id,
  };
}

/** A file as JavaScript, and a way to write other settings into it. */
export interface BreedableSource {
  /** Its file name, such as `my-bot.js`. */
  readonly name: string;
  readonly source: string;
  readonly parameters: readonly Parameter[];
  /** The JavaScript with these settings instead of the defaults. */
  rewritten(values: ParameterValues): string;
}

/** A file, the sources its matches are played from, and the settings behind the names in a report. */
export interface BreedableFile extends Breedable {
  readonly strategySources: StrategySources;
  settingsOf(label: string): ParameterValues;
}

/** Every choice of settings is its own file, by the hash of its JavaScript; the sandbox limits its cost. */
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
    labelOf: (id) => labelFor(valuesOf(id)),
    settingsOf: (label) => labels.get(label) as ParameterValues,
    async strategySources(id) {
      const values = known.get(id);
      return values ? new TextEncoder().encode(sourceFor(values)) : noStrategySources(id);
    },
  };
}
