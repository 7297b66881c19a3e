// False alarms of throwing detection in leagues of honest strategies, and how many planted throwers it finds.

import { type PairRecord, throwersOf } from "../../src/core/championships/league/index.ts";
import { deriveSeed, type RandomSource, seededRandom, shuffled } from "../../src/core/random/index.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";

/** Sizes of the leagues that are drawn from the entrants. */
const SIZES = [15, 25, 40, 60, 100] as const;
/** Number of leagues per size. */
const LEAGUES = 200;
/** Share of built-in entrants. */
const BUILT_INS = 1 / 3;
/** A planted thrower's mean return per round against its partner. */
const THROWN = [-0.9, -0.6] as const;

export interface ThrowingLine {
  readonly size: number;
  readonly leagues: number;
  readonly falseAlarms: number;
  /** In the order of `THROWN`: how many were planted, each in a league of its own, and how many were found. */
  readonly planted: readonly { readonly gain: number; readonly count: number; readonly found: number }[];
}

/** One line per size that the entrants suffice for; the full size allows only one league. */
export function throwingLines(
  size: number,
  pairs: readonly PairRecord[],
  { seed, leagues = LEAGUES }: { readonly seed: number; readonly leagues?: number },
): readonly ThrowingLine[] {
  const sizes = SIZES.filter((one) => one <= size);
  return sizes.map((one) => {
    const random = seededRandom(deriveSeed(seedBytes(seed), "throwing", one));
    const drawn = Array.from({ length: leagues }, () => drawnLeague(size, pairs, one, random));
    const alarms = drawn.filter((league) => throwersOf(one, league, builtInsOf(one)).length > 0);
    return {
      size: one,
      leagues,
      falseAlarms: alarms.length,
      planted: THROWN.map((gain) => plantedIn(drawn, one, gain, random)),
    };
  });
}

function builtInsOf(size: number): readonly number[] {
  return Array.from({ length: Math.ceil(BUILT_INS * size) }, (_, at) => at);
}

/** A league of `count` entrants, in random order. */
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
  const builtIns = builtInsOf(size);
  let [count, found] = [0, 0];
  for (const league of leagues) {
    const others = [...Array(size).keys()].slice(builtIns.length);
    const [entrant, to] = shuffled(others, random) as [number, number];
    if (!beatsBuiltIns(league, entrant, builtIns.length)) continue;
    const suspected = throwersOf(size, feeding(league, entrant, to, gain), builtIns);
    count++;
    if (suspected.some((one) => one.entrant === entrant && one.to === to)) found++;
  }
  return { gain, count, found };
}

function beatsBuiltIns(league: readonly PairRecord[], entrant: number, builtIns: number): boolean {
  const gains = league.flatMap(({ a, b, matches }) => {
    const [other, sign] = a === entrant ? [b, 1] : [a, -1];
    if ((a !== entrant && b !== entrant) || other >= builtIns) return [];
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
