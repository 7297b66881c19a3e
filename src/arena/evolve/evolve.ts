// Evolutionary tuning: settings of one strategy play championships, and the leaders breed.

import { swissRounds } from "../../core/championships/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import { mean } from "../../core/statistics.ts";
import { families, type StrategyFamily } from "../../core/strategies/index.ts";
import { memoryLedger } from "../ledger.ts";
import type { MatchExecutor } from "../match-executor.ts";
import { seedOf } from "../plan.ts";
import { ArenaProblem } from "../problem.ts";
import { type Place, reportTournament } from "../report.ts";
import { runTournament } from "../tournament.ts";
import { nextPopulation, usualCost } from "./breeding.ts";
import { type Contest, type Interval95, type Judgement, judge, measure } from "./judgement.ts";

export interface EvolvePlan {
  readonly game: MatrixGame;
  readonly family: StrategyFamily;
  readonly generations: number;
  readonly population: number;
  readonly match: number;
  readonly judging: number;
  readonly seed: number;
}

/** One championship. Returns are (wins - losses) / rounds. */
interface Generation {
  readonly leader: string;
  readonly leaderReturn: number;
  readonly populationReturn: number;
  /** The leader against all sparring partners on the same seeds; absent when interrupted. */
  readonly measured?: Interval95;
}

export interface EvolveReport {
  readonly family: string;
  readonly game: string;
  readonly seed: number;
  readonly complete: boolean;
  readonly generations: readonly Generation[];
  readonly start: string;
  readonly winner: string;
  readonly sparring: readonly string[];
  readonly heldOut: readonly string[];
  readonly startMeasured?: Interval95;
  /** Absent when breeding was interrupted or returned to its starting point. */
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

/** Breeds and judges. @throws ArenaProblem when the family has no settings or another game. */
export async function evolve(
  plan: EvolvePlan,
  executor: MatchExecutor,
  options: { readonly signal?: AbortSignal; onProgress?(done: number, total: number): void } = {},
): Promise<EvolveReport> {
  requireBreedable(plan);
  const { sparring, heldOut } = opponentsFor(plan);
  const context: Context = { plan, sparring, executor, signal: options.signal };
  const start = plan.family.family;
  const generations: Generation[] = [];
  let population = nextPopulation([start], plan.population, randomOf(plan, "first"));
  while (generations.length < plan.generations) {
    options.onProgress?.(generations.length, plan.generations);
    const places = await championship(context, population, `generation ${generations.length}`, plan.match);
    if (!places) break;
    generations.push(generationOf(places));
    const leaders = places.slice(0, Math.max(2, Math.floor(plan.population / LEADERS)));
    const random = randomOf(plan, `children ${generations.length}`);
    population = nextPopulation(
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
    ...{
      family: start,
      game: plan.game.id,
      seed: plan.seed,
      complete,
      ...measured,
      start,
      winner,
      sparring,
      heldOut,
    },
    ...(judgement && { judgement }),
    verdict: judgement?.verdict ?? (winner === start && complete ? "no better" : "not judged"),
  };
}

function requireBreedable({ family, game }: EvolvePlan): void {
  if (!family.plays(game)) throw new ArenaProblem("bad-option", `${family.family} does not play ${game.id}`);
  if (family.parameters.length > 0) return;
  throw new ArenaProblem("bad-option", `${family.family} has no settings, so there is nothing to breed`);
}

/** Other families that are fast enough, alternately for sparring and for the final judgement. */
function opponentsFor({ game, family }: EvolvePlan) {
  const fit = families.filter((one) => one !== family && one.plays(game) && usualCost(one) <= COST_MAX);
  const names = fit.map((one) => one.family);
  return {
    sparring: names.filter((_, index) => index % 2 === 0).slice(0, SPARRING_MAX),
    heldOut: names.filter((_, index) => index % 2 === 1).slice(0, HELD_OUT_MAX),
  };
}

async function championship(
  { plan, sparring, executor, signal }: Context,
  population: readonly string[],
  label: string,
  match: number,
): Promise<readonly Place[] | undefined> {
  const entrants = [...population, ...sparring].map((strategy) => ({ name: strategy, strategy }));
  const rounds = swissRounds(entrants.length);
  const tournament = await runTournament(
    {
      game: plan.game.id,
      entrants,
      system: "swiss",
      rounds,
      match,
      seed: numberOf(plan, label),
      matchMs: LIMIT_MS,
    },
    { ledger: memoryLedger(), executor, signal },
  );
  const { complete, standings } = await reportTournament(tournament);
  return complete ? standings.filter(({ strategy }) => population.includes(strategy)) : undefined;
}

function generationOf(places: readonly Place[]): Generation {
  const returns = places.map(returnOf);
  return {
    leader: places[0]?.strategy as string,
    leaderReturn: returns[0] as number,
    populationReturn: mean(returns),
  };
}

function returnOf({ roundsWon, roundsLost, roundsDrawn }: Place): number {
  return (roundsWon - roundsLost) / Math.max(1, roundsWon + roundsLost + roundsDrawn);
}

/** One championship can be won by luck, so all leaders and the start meet in longer matches. */
async function finalWinner(
  context: Context,
  generations: readonly Generation[],
): Promise<string | undefined> {
  const { plan } = context;
  const finalists = [...new Set([plan.family.family, ...generations.map(({ leader }) => leader)])];
  const places = await championship(context, finalists, "final", FINAL_TIMES * plan.match);
  return places?.[0]?.strategy;
}

/** A fixed reference: a championship's result depends on who else took part, this does not. */
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
