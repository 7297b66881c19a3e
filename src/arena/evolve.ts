// Evolution of a strategy's parameters: a (mu + lambda) evolution strategy. The leaders of a generation go on into the
// next, with mutated copies of them, and Swiss championships decide who leads. Source: H.-G. Beyer and H.-P. Schwefel,
// Evolution strategies: a comprehensive introduction, Natural Computing 1 (2002).

import type { MatrixGame } from "../core/games/index.ts";
import { deriveSeed, pickRandom, type RandomSource, seededRandom } from "../core/random/index.ts";
import { type Estimate, estimateMean, mean, sum, Z95 } from "../core/statistics.ts";
import { canonicalId, families, type Parameter, parseStrategy } from "../core/strategies/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { resultOf, type StrategySources, seedOf } from "./match/task.ts";
import { type MatchExecutor, playAll } from "./playing.ts";
import type { ExportedRange } from "./sandbox/orders.ts";
import { fileId } from "./submissions/files.ts";
import { type Place, reportTournament } from "./tournaments/report.ts";
import { type Entrant, type Plan, playTournament, taskOf } from "./tournaments/tournament.ts";

type NumberParameter = Extract<Parameter, { min: number }>;
type Values = Readonly<Record<string, number>>;

/** A strategy with some values of its parameters, named by them, such as `markov:order=3`. */
interface Variant extends Entrant {
  readonly values: Values;
}

interface Ranked extends Variant {
  /** Its mean place in a generation's championships. */
  readonly place: number;
}

/** What can be bred. The same values give the same name. */
export interface Breedable {
  readonly parameters: readonly NumberParameter[];
  readonly start: Variant;
  variant(values: Values): Variant;
}

/** Breeds the numbers of a built-in strategy, from those in its id; words stay. @throws ConfigProblem if it has none. */
export function breedableFamily(id: string): Breedable {
  const { family, values: all } = parseStrategy(id);
  const parameters = family.parameters.filter((one) => one.kind !== "choice");
  if (parameters.length === 0)
    throw new ConfigProblem("--family", `${family.family} has no numbers, so there's nothing to breed`);
  const variant = (values: Values): Variant => {
    const pairs = Object.entries({ ...all, ...values }).map(([name, value]) => `${name}=${value}`);
    const strategy = canonicalId(`${family.family}:${pairs.join(",")}`);
    return { name: strategy, strategy, values };
  };
  const start = Object.fromEntries(parameters.map(({ name }) => [name, Number(all[name])]));
  return { parameters, start: variant(start), variant };
}

const DECLARED = /^export const parameters\b[^=]*=\s*\{(?:[^{}]|\{[^{}]*\})*\}/m;
const EXPORT_THEM =
  "Write `export const parameters = { rate: { min: 0, max: 1, default: 0.5 } };` at the start of a line, with the " +
  "default from min to max, and play by parameters.rate.default";

/** Breeds the parameters that a file exports: every variant is a file of its own, with other defaults, in
 * `strategySources`. @throws ConfigProblem for parameters that can't be bred. */
export function breedableFile(file: string, source: string, exported: readonly ExportedRange[] = []) {
  const parameters = exported.map(
    ({ name, kind, min = 0, max = 0, default: usual = 0 }) =>
      ({ name, kind: kind === "whole" ? kind : "real", min, max, default: usual }) as const,
  );
  const isRanges = parameters.every(
    (one) => one.min < one.max && one.min <= one.default && one.default <= one.max,
  );
  if (parameters.length === 0 || !isRanges || !DECLARED.test(source))
    throw new ConfigProblem("--family", `${file} has no parameters to breed. ${EXPORT_THEM}`);
  const sources = new Map<string, Uint8Array>();
  const variant = (values: Values): Variant => {
    const ranges = parameters.map(({ name, ...range }) => [name, { ...range, default: values[name] }]);
    const declared = `export const parameters = ${JSON.stringify(Object.fromEntries(ranges), null, 2)}`;
    const text = source.replace(DECLARED, () => declared);
    const strategy = fileId(text);
    sources.set(strategy, new TextEncoder().encode(text));
    const other = parameters.filter((one) => values[one.name] !== one.default);
    const changes = other.map(({ name }) => `${name}=${values[name]}`).join(",");
    return { name: changes === "" ? file : `${file}:${changes}`, strategy, values };
  };
  const start = variant(Object.fromEntries(parameters.map((one) => [one.name, one.default])));
  const strategySources: StrategySources = async (id) => sources.get(id);
  return { parameters, start, variant, strategySources };
}

export interface Evolution {
  readonly game: MatrixGame;
  readonly kind: Breedable;
  /** Championships per generation. */
  readonly repeat: number;
  readonly generations: number;
  /** Leaders and their children. */
  readonly population: number;
  /** Rounds of a match. */
  readonly match: number;
  /** Matches against each stranger at the end. */
  readonly judging: number;
  readonly seed: number;
  readonly executor: MatchExecutor;
  readonly signal?: AbortSignal;
  onGeneration?(leader: Ranked): void;
}

/** Mean points a match, on seeds that no championship had, against strategies that took part in none. */
export interface Judgement {
  readonly strangers: readonly string[];
  readonly winner: Estimate;
  readonly start: Estimate;
  readonly difference: Estimate;
  /** By the difference, if it's more than 1.96 standard errors from 0. */
  readonly verdict: "better" | "no better" | "worse";
}

const COST_MAX = 300;
const OPPONENTS_MAX = 10;
/** The leaders are one in four. */
const LEADERS = 4;
/** How much longer the matches of the last championship are, between the leaders and the start. */
const FINAL_TIMES = 4;
const TRIES = 20;
/** A mutation's standard deviation: a share of the range, or of the logarithm if the range spans a factor of ten. */
const STEP = 0.2;
const LOG_STEP = 0.6;

/** Breeds, and judges the winner. Undefined if `signal` ended it. */
export async function evolve(
  evolution: Evolution,
): Promise<{ winner: Variant; judgement: Judgement } | undefined> {
  const { game, kind, population, generations, match, seed } = evolution;
  const own = parseStrategy(kind.start.strategy).family;
  const others = families.filter((one) => one !== own && one.plays(game) && one.cost <= COST_MAX);
  const entrants = others.map(({ family }) => ({ name: family, strategy: family }));
  const sparring = entrants.filter((_, at) => at % 2 === 0).slice(0, OPPONENTS_MAX);
  const strangers = entrants.filter((_, at) => at % 2 === 1).slice(0, OPPONENTS_MAX);
  let leaders: readonly Variant[] = [kind.start];
  for (let generation = 1; generation <= generations; generation++) {
    const all = withChildren(kind, leaders, population, randomOf(seed, `children ${generation}`));
    const ranked = await rank(evolution, all, sparring, match, `generation ${generation}`);
    if (!ranked) return undefined;
    evolution.onGeneration?.(ranked[0] as Ranked);
    leaders = ranked.slice(0, Math.max(2, Math.floor(population / LEADERS)));
  }
  const finalists = [...new Map([kind.start, ...leaders].map((one) => [one.name, one])).values()];
  const [winner] = (await rank(evolution, finalists, sparring, FINAL_TIMES * match, "final")) ?? [];
  const judgement = winner && (await judge(evolution, winner, strangers));
  return judgement && { winner, judgement };
}

/** The leaders and their mutated copies, all different; fewer if few values differ. */
export function withChildren(
  kind: Breedable,
  leaders: readonly Variant[],
  size: number,
  random: RandomSource,
): readonly Variant[] {
  const all = new Map(leaders.map((leader) => [leader.name, leader]));
  for (let tried = 0; all.size < size && tried < TRIES * size; tried++) {
    const { values } = pickRandom(random, leaders);
    const pairs = kind.parameters.map((one) => [one.name, mutated(one, values[one.name] as number, random)]);
    const child = kind.variant(Object.fromEntries(pairs));
    all.set(child.name, child);
  }
  return [...all.values()];
}

function mutated({ kind, min, max }: NumberParameter, value: number, random: RandomSource): number {
  // The sum of twelve uniform numbers, less 6, is nearly normal with variance 1.
  const by = sum(Array.from({ length: 12 }, () => random.unit())) - 6;
  const next = min > 0 && max / min >= 10 ? value * Math.exp(LOG_STEP * by) : value + STEP * (max - min) * by;
  const rounded = kind === "whole" ? Math.round(next) : Number(next.toPrecision(3));
  return Math.min(max, Math.max(min, rounded));
}

/** The variants by their mean place in championships with the sparring partners, best first. */
async function rank(
  evolution: Evolution,
  variants: readonly Variant[],
  sparring: readonly Entrant[],
  match: number,
  label: string,
): Promise<readonly Ranked[] | undefined> {
  const { repeat, executor, signal } = evolution;
  const held: Place[] = [];
  for (let time = 1; time <= repeat; time++) {
    const plan = swiss(evolution, [...variants, ...sparring], match, `${label}, ${time}`);
    const { complete, standings } = reportTournament(await playTournament(plan, executor, { signal }));
    if (!complete) return undefined;
    held.push(...standings);
  }
  const placeOf = ({ name }: Variant): number =>
    mean(held.filter((one) => one.name === name).map(({ places }) => mean(places)));
  return variants.map((one) => ({ ...one, place: placeOf(one) })).sort((a, b) => a.place - b.place);
}

/** Both play the same matches, so that their nth matches can be compared. */
async function judge(
  evolution: Evolution,
  winner: Variant,
  strangers: readonly Entrant[],
): Promise<Judgement | undefined> {
  const { kind, match, judging, executor, signal } = evolution;
  const tasks = [winner, kind.start].flatMap((variant) => {
    const plan = swiss(evolution, [variant, ...strangers], match, "judging");
    return Array.from({ length: judging }, (_, nth) =>
      strangers.map((_, table) => taskOf(plan, { round: 0, table, game: nth, a: 0, b: table + 1 })),
    );
  });
  const outcomes = await playAll(tasks.flat(), executor, { signal });
  if (!outcomes) return undefined;
  const count = strangers.length;
  const points = tasks.map((_, at) => mean(outcomes.slice(at * count, (at + 1) * count).map(resultOf)));
  const [ours, theirs] = [points.slice(0, judging), points.slice(judging)];
  const difference = estimateMean(ours.map((one, nth) => one - (theirs[nth] as number)));
  const isClear = Math.abs(difference.mean) > Z95 * difference.standardError;
  return {
    strangers: strangers.map(({ name }) => name),
    winner: estimateMean(ours),
    start: estimateMean(theirs),
    difference,
    verdict: isClear ? (difference.mean > 0 ? "better" : "worse") : "no better",
  };
}

/** A championship on seeds of its own. */
function swiss({ game, seed }: Evolution, entrants: readonly Entrant[], match: number, label: string): Plan {
  const fresh = randomOf(seed, `seed of ${label}`).below(2 ** 31);
  return { game: game.id, entrants, system: "swiss", match, seed: fresh };
}

function randomOf(seed: number, label: string): RandomSource {
  return seededRandom(deriveSeed(seedOf({ seed }), "evolve", label));
}
