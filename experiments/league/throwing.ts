// False alarms about throwers in leagues of honest strategies, and how many planted ones are found.

import { type PairRecord, throwersOf } from "../../src/core/championships/league/index.ts";
import { deriveSeed, type RandomSource, seededRandom, shuffled } from "../../src/core/random/index.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";

/** Sizes of the leagues that are drawn from the entrants. */
const SIZES = [15, 25, 40, 60, 100] as const;
/** Leagues of each size. */
const LEAGUES = 200;
/** Of the entrants, the house. */
const HOUSE = 1 / 3;
/** What a planted thrower returns a round against its partner. */
const THROWN = [-0.9, -0.6] as const;

export interface ThrowingLine {
  readonly size: number;
  readonly leagues: number;
  readonly falseAlarms: number;
  /** By `THROWN`: how many were planted, each in a league of its own, and found. */
  readonly planted: readonly { readonly gain: number; readonly count: number; readonly found: number }[];
}

/** A line for each size that the entrants suffice for; of all of them there is one league. */
export function throwingLines(
  size: number,
  pairs: readonly PairRecord[],
  { seed, leagues = LEAGUES }: { readonly seed: number; readonly leagues?: number },
): readonly ThrowingLine[] {
  const sizes = SIZES.filter((one) => one <= size);
  return sizes.map((one) => {
    const random = seededRandom(deriveSeed(seedBytes(seed), "throwing", one));
    const drawn = Array.from({ length: leagues }, () => drawnLeague(size, pairs, one, random));
    const alarms = drawn.filter((league) => throwersOf(one, league, houseOf(one)).length > 0);
    return {
      size: one,
      leagues,
      falseAlarms: alarms.length,
      planted: THROWN.map((gain) => plantedIn(drawn, one, gain, random)),
    };
  });
}

function houseOf(size: number): readonly number[] {
  return Array.from({ length: Math.ceil(HOUSE * size) }, (_, at) => at);
}

/** A league of `count` of the entrants, in a drawn order. */
function drawnLeague(
  size: number,
  pairs: readonly PairRecord[],
  count: number,
  random: RandomSource,
): readonly PairRecord[] {
  const chosen = shuffled([...Array(size).keys()], random).slice(0, count);
  const numbers = new Map(chosen.map((entrant, at) => [entrant, at]));
  return pairs.flatMap(({ a, b, matches }) => {
    const [first, second] = [numbers.get(a), numbers.get(b)];
    return first === undefined || second === undefined ? [] : [{ a: first, b: second, matches }];
  });
}

function plantedIn(
  leagues: readonly (readonly PairRecord[])[],
  size: number,
  gain: number,
  random: RandomSource,
): ThrowingLine["planted"][number] {
  const house = houseOf(size);
  let [count, found] = [0, 0];
  for (const league of leagues) {
    const [entrant, to] = shuffled([...Array(size).keys()].slice(house.length), random) as [number, number];
    if (!beatsHouse(league, entrant, house.length)) continue;
    const suspected = throwersOf(size, feeding(league, entrant, to, gain), house);
    count++;
    if (suspected.some((one) => one.entrant === entrant && one.to === to)) found++;
  }
  return { gain, count, found };
}

function beatsHouse(league: readonly PairRecord[], entrant: number, house: number): boolean {
  const gains = league.flatMap(({ a, b, matches }) => {
    const [other, sign] = a === entrant ? [b, 1] : [a, -1];
    if ((a !== entrant && b !== entrant) || other >= house) return [];
    return matches.map(({ wins, losses }) => sign * (wins - losses));
  });
  return gains.reduce((sum, gain) => sum + gain, 0) > 0;
}

function feeding(
  league: readonly PairRecord[],
  entrant: number,
  to: number,
  gain: number,
): readonly PairRecord[] {
  return league.map((pair) => {
    if (!(pair.a === entrant && pair.b === to) && !(pair.b === entrant && pair.a === to)) return pair;
    const matches = pair.matches.map(({ wins, losses, draws }) => {
      const rounds = wins + losses + draws;
      const won = Math.round((rounds * (1 + gain)) / 2);
      return { wins: won, losses: rounds - won, draws: 0, result: 0 } as const;
    });
    return { a: entrant, b: to, matches };
  });
}
