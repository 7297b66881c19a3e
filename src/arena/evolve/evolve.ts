// Evolutionary tuning: variants of one strategy play championships, and the leaders breed.

import { swissRounds } from "../../core/championships/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import { mean, sum } from "../../core/statistics.ts";
import { families } from "../../core/strategies/index.ts";
import type { MatchExecutor } from "../executors/executor.ts";
import { seedOf } from "../match/task.ts";
import type { Plan } from "../tournaments/plan.ts";
import { type Place, reportTournament } from "../tournaments/report.ts";
import { playTournament } from "../tournaments/tournament.ts";
import type { Breedable } from "./breedable.ts";
import { nextPopulation } from "./breeding.ts";
import { type Contest, type Interval95, type Judgement, judge, measure } from "./judgement.ts";

/** Systems to select by. Swiss is the default and suits most cases; round robin finds the leaders of a small field most
 * accurately, and `matches` finds the very best. */
export const EVOLVE_SYSTEMS = ["swiss", "round-robin", "matches"] as const;
type EvolveSystem = (typeof EVOLVE_SYSTEMS)[number];

export interface EvolvePlan {
  readonly game: MatrixGame;
  readonly kind: Breedable;
  readonly system: EvolveSystem;
  /** Championships per generation; leaders are chosen by the sum of their ranks. */
  readonly repeat: number;
  readonly generations: number;
  readonly population: number;
  readonly match: number;
  readonly judging: number;
  readonly seed: number;
}

/** One generation's championships. Returns are (wins - losses) / rounds. */
interface Generation {
  readonly leader: string;
  readonly leaderReturn: number;
  readonly populationReturn: number;
  /** The leader against all sparring partners, on the same seeds; absent if interrupted. */
  readonly measured?: Interval95;
}

export interface EvolveReport {
  /** The family, or the file's name. */
  readonly family: string;
  readonly game: string;
  readonly system: EvolveSystem;
  readonly repeat: number;
  readonly seed: number;
  readonly complete: boolean;
  readonly generations: readonly Generation[];
  readonly start: string;
  readonly winner: string;
  readonly sparring: readonly string[];
  readonly heldOut: readonly string[];
  readonly startMeasured?: Interval95;
  /** Absent if breeding was interrupted or ended where it started. */
  readonly judgement?: Judgement;
  readonly verdict: Judgement["verdict"] | "not judged";
}

interface Context {
  readonly plan: EvolvePlan;
  readonly sparring: readonly string[];
  readonly executor: MatchExecutor;
  readonly signal: AbortSignal | undefined;
}

const SPARRING_MAX = 8;
const HELD_OUT_MAX = 12;
const COST_MAX = 300;
const LIMIT_MS = 600_000;
/** Fraction of the population that breeds, as 1 / LEADERS. */
const LEADERS = 4;
const FINAL_TIMES = 4;
/** Matches needed to win a pairing in `matches`, as in the study of systems. */
const FIRST_TO = 4;

/** Runs the breeding and the final judgement. */
export async function evolve(
  plan: EvolvePlan,
  executor: MatchExecutor,
  options: { readonly signal?: AbortSignal; onProgress?(done: number, total: number): void } = {},
): Promise<EvolveReport> {
  const { sparring, heldOut } = opponentsFor(plan);
  const context: Context = { plan, sparring, executor, signal: options.signal };
  const { kind } = plan;
  const { start, labelOf } = kind;
  const generations: Generation[] = [];
  let population = nextPopulation(kind, [start], plan.population, randomOf(plan, "first"));
  while (generations.length < plan.generations) {
    options.onProgress?.(generations.length, plan.generations);
    const places = await championships(context, population, `generation ${generations.length}`, plan.match);
    if (!places) break;
    generations.push(generationOf(places));
    const leaders = places.slice(0, Math.max(2, Math.floor(plan.population / LEADERS)));
    const random = randomOf(plan, `children ${generations.length}`);
    population = nextPopulation(
      kind,
      leaders.map(({ strategy }) => strategy),
      plan.population,
      random,
    );
  }
  const winner = (await finalWinner(context, generations)) ?? generations.at(-1)?.leader ?? start;
  const measured = await leadersMeasured(context, start, generations);
  const judgement =
    winner === start ? undefined : await judged(context, { winner, start, opponents: heldOut });
  const complete = !options.signal?.aborted;
  return {
    family: labelOf(start),
    game: plan.game.id,
    system: plan.system,
    repeat: plan.repeat,
    seed: plan.seed,
    complete,
    ...measured,
    generations: measured.generations.map((one) => ({ ...one, leader: labelOf(one.leader) })),
    start: labelOf(start),
    winner: labelOf(winner),
    sparring,
    heldOut,
    ...(judgement && { judgement }),
    verdict: judgement?.verdict ?? (winner === start && complete ? "no better" : "not judged"),
  };
}

/** Other families that are fast enough, alternately for sparring and for the final judgement. */
function opponentsFor({ game, kind }: EvolvePlan) {
  const fit = families.filter((one) => one.plays(game) && one.cost <= COST_MAX);
  const names = fit.map((one) => one.family).filter((name) => name !== kind.start);
  return {
    sparring: names.filter((_, index) => index % 2 === 0).slice(0, SPARRING_MAX),
    heldOut: names.filter((_, index) => index % 2 === 1).slice(0, HELD_OUT_MAX),
  };
}

/** A strategy's results over all championships of a generation. */
interface Showing {
  readonly strategy: string;
  /** The sum of its ranks; a shared rank counts as the mean of its range. */
  readonly places: number;
  readonly tally: Readonly<Record<"won" | "lost" | "drawn", number>>;
}

/** The population by the sum of its ranks, best first; undefined if interrupted. */
async function championships(
  context: Context,
  population: readonly string[],
  label: string,
  match: number,
): Promise<readonly Showing[] | undefined> {
  const held: (readonly Place[])[] = [];
  for (let time = 1; time <= context.plan.repeat; time++) {
    const places = await championship(context, population, time === 1 ? label : `${label}, ${time}`, match);
    if (!places) return undefined;
    held.push(places);
  }
  const [first = []] = held;
  const showings = first.map(({ strategy }) =>
    showingOf(held.flatMap((places) => places.filter((place) => place.strategy === strategy))),
  );
  return showings.toSorted((x, y) => x.places - y.places);
}

function showingOf(places: readonly Place[]): Showing {
  return {
    strategy: places[0]?.strategy as string,
    places: sum(places.map(({ places: [from, to] }) => (from + to) / 2)),
    tally: {
      won: sum(places.map(({ roundsWon }) => roundsWon)),
      lost: sum(places.map(({ roundsLost }) => roundsLost)),
      drawn: sum(places.map(({ roundsDrawn }) => roundsDrawn)),
    },
  };
}

async function championship(
  { plan, sparring, executor, signal }: Context,
  population: readonly string[],
  label: string,
  match: number,
): Promise<readonly Place[] | undefined> {
  const entrants = [...population, ...sparring].map((strategy) => ({ name: strategy, strategy }));
  const tournament = await playTournament(
    {
      game: plan.game.id,
      entrants,
      ...systemFor(plan.system, entrants.length),
      match,
      seed: numberOf(plan, label),
      matchMs: LIMIT_MS,
    },
    executor,
    { signal },
  );
  const { complete, standings } = reportTournament(tournament);
  return complete ? standings.filter(({ strategy }) => population.includes(strategy)) : undefined;
}

function systemFor(system: EvolveSystem, entrants: number): Pick<Plan, "system" | "rounds" | "firstTo"> {
  if (system === "matches") return { system: "olympic-matches", firstTo: FIRST_TO };
  return system === "swiss" ? { system, rounds: swissRounds(entrants) } : { system };
}

function generationOf(places: readonly Showing[]): Generation {
  const returns = places.map(returnOf);
  return {
    leader: places[0]?.strategy as string,
    leaderReturn: returns[0] as number,
    populationReturn: mean(returns),
  };
}

function returnOf({ tally: { won, lost, drawn } }: Showing): number {
  return (won - lost) / Math.max(1, won + lost + drawn);
}

/** A single championship can be won by chance, so all leaders and the start meet in longer matches. */
async function finalWinner(
  context: Context,
  generations: readonly Generation[],
): Promise<string | undefined> {
  const { plan } = context;
  const finalists = [...new Set([plan.kind.start, ...generations.map(({ leader }) => leader)])];
  const places = await championships(context, finalists, "final", FINAL_TIMES * plan.match);
  return places?.[0]?.strategy;
}

/** A fixed reference: unlike a championship's result, it doesn't depend on who else took part. */
async function leadersMeasured(
  { plan, sparring, executor, signal }: Context,
  start: string,
  generations: readonly Generation[],
): Promise<Pick<EvolveReport, "generations" | "startMeasured">> {
  const strategies = [...new Set([start, ...generations.map(({ leader }) => leader)])];
  const contest = { ...contestOf(plan, "yardstick"), opponents: sparring };
  const intervals = await measure(strategies, contest, executor, signal);
  if (!intervals) return { generations };
  const of = (strategy: string): Interval95 => intervals[strategies.indexOf(strategy)] as Interval95;
  return {
    startMeasured: of(start),
    generations: generations.map((one) => ({ ...one, measured: of(one.leader) })),
  };
}

async function judged(
  { plan, executor, signal }: Context,
  trial: { readonly winner: string; readonly start: string; readonly opponents: readonly string[] },
): Promise<Judgement | undefined> {
  return judge({ ...trial, ...contestOf(plan, "judgement") }, executor, signal);
}

function contestOf(plan: EvolvePlan, label: string): Omit<Contest, "opponents"> {
  const { game, judging: matches, match: rounds } = plan;
  return { game: game.id, matches, rounds, seed: numberOf(plan, label), limitMs: LIMIT_MS };
}

function randomOf(plan: EvolvePlan, label: string) {
  return seededRandom(deriveSeed(seedOf(plan), "evolve", label));
}

function numberOf(plan: EvolvePlan, label: string): number {
  return randomOf(plan, `seed of ${label}`).below(2 ** 31);
}
