// Two questions about the minds of the days: can they be read within 20 rounds, and do strips give away what they
// play against somebody else.

import { MIND_ROUNDS, MINDS } from "../../core/daily/index.ts";
import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import type { Estimate } from "../../core/statistics.ts";
import { parseStrategy } from "../../core/strategies/index.ts";
import { type ClusterSum, clusteredMean } from "../clustered.ts";
import { seedBytes } from "../task-values.ts";
import { drawCoin, drawPerson, type Player } from "./people.ts";
import { drawReader } from "./reader.ts";
import {
  type Day,
  facedBy,
  likeliestMoves,
  type Played,
  playCrowd,
  playTry,
  readRounds,
  readStrips,
  type Suspect,
  suspectOf,
} from "./strips.ts";

const ALL: readonly string[] = MINDS.flat(2);
/** Dice that a reader of strips tries for each mind. */
const DICE_TRIED = 3;

const familyOf = (id: string): string => parseStrategy(id).family.family;

/** Points a try, won less lost, of each kind of player against one family. */
export interface Readable {
  readonly family: string;
  readonly settings: number;
  readonly chance: Estimate;
  readonly habits: Estimate;
  /** Knows which minds there are. */
  readonly list: Estimate;
  /** Knows the family, not its settings. */
  readonly told: Estimate;
}

/** `tries` of each kind of player against each setting. */
export function readability(tries: number, seed: number): readonly Readable[] {
  const families = [...new Set(ALL.map(familyOf))];
  return families.map((family) => {
    const ids = ALL.filter((id) => familyOf(id) === family);
    const points = (draw: (random: ReturnType<typeof seededRandom>) => Player): Estimate =>
      clusteredMean(ids.flatMap((id) => pointsAgainst(id, { tries, seed, draw })));
    return {
      ...{ family, settings: ids.length, chance: points(drawCoin), habits: points(drawPerson) },
      list: points((random) => drawReader(ALL, random)),
      told: points((random) => drawReader(ids, random)),
    };
  });
}

function pointsAgainst(
  strategy: string,
  how: { tries: number; seed: number; draw: (random: ReturnType<typeof seededRandom>) => Player },
) {
  return Array.from({ length: how.tries }, (_, at) => {
    const seedOfTry = deriveSeed(seedBytes(how.seed), "try", strategy, at);
    const player = how.draw(seededRandom(deriveSeed(seedOfTry, "player")));
    return pointsOf(playTry(facedBy({ strategy, seed: seedOfTry, isTurned: true }, 0), player).results);
  });
}

const pointsOf = (results: Int8Array) => ({ sum: results.reduce((all, one) => all + one, 0), count: 1 });

/** Shares of moves foretold of what a mind plays against somebody who was not seen. */
interface Foretold {
  /** By every round of the strips alone; the first one, and all. */
  readonly first: Estimate;
  readonly rounds: Estimate;
  /** By whole strips, against those that each possible mind brings about. */
  readonly strips: Estimate;
  /** Without strips, by knowing people and the list of minds. */
  readonly nothing: Estimate;
}

/** What strips give away. */
export interface Leak {
  readonly isTurned: boolean;
  /** Against somebody who takes each move as often, and against people with habits. */
  readonly even: Foretold;
  readonly habits: Foretold;
  /** How often whole strips find the mind itself, settings and all. */
  readonly found: number;
  /** Points a try of a reader who knows all minds, without and with what the strips told. */
  readonly without: Estimate;
  readonly helped: Estimate;
}

export interface LeakQuestion {
  /** Whose strips are seen. */
  readonly people: number;
  /** Who meets the mind next. */
  readonly others: number;
  readonly seed: number;
  /** Of all minds every so many-th, for a quick look. */
  readonly every?: number;
}

/** Every mind of the list is that of a day. */
export function leakOf(question: LeakQuestion, isTurned: boolean): Leak {
  const { people, others, seed, every = 1 } = question;
  const base = seedBytes(seed);
  const minds = ALL.filter((_, at) => at % every === 0);
  const suspects = minds.flatMap((id) => suspectsOf(id, { base, isTurned, people }));
  const habits = playCrowd(
    { strategy: "random", seed: deriveSeed(base, "habits"), isTurned: true },
    people,
    "habits",
  );
  const days = minds.map((strategy): Day => {
    return { strategy, seed: deriveSeed(base, "day", strategy), isTurned };
  });
  const prior = likeliestMoves(suspects);
  const read = days.map((day) => {
    const strips = playCrowd(day, people, "seen").map(({ results }) => results);
    const best = readStrips(strips, suspects);
    const said = { rounds: readRounds(strips, habits), strips: likeliestMoves([best]), nothing: prior };
    return {
      isFound: best.strategy === day.strategy,
      even: hitsOf(playCrowd(day, others, "even", drawCoin), said),
      habits: hitsOf(playCrowd(day, others, "met"), said),
      ...pointsWith(day, best, Math.ceil(others / 10)),
    };
  });
  return {
    isTurned,
    even: foretold(read.map((one) => one.even)),
    habits: foretold(read.map((one) => one.habits)),
    found: read.filter(({ isFound }) => isFound).length / read.length,
    without: clusteredMean(read.flatMap((one) => one.without)),
    helped: clusteredMean(read.flatMap((one) => one.helped)),
  };
}

type Hits = Readonly<Record<keyof Foretold, readonly ClusterSum[]>>;

function hitsOf(
  met: readonly Played[],
  said: Readonly<Record<"rounds" | "strips" | "nothing", readonly number[]>>,
): Hits {
  const hits = (moves: readonly number[], count = MIND_ROUNDS) =>
    met.map(({ bot }) => ({
      sum: bot.subarray(0, count).filter((move, at) => move === moves[at]).length,
      count,
    }));
  return {
    ...{ first: hits(said.rounds, 1), rounds: hits(said.rounds) },
    ...{ strips: hits(said.strips), nothing: hits(said.nothing) },
  };
}

function foretold(hits: readonly Hits[]): Foretold {
  const mean = (by: keyof Foretold): Estimate => clusteredMean(hits.flatMap((one) => one[by]));
  return { first: mean("first"), rounds: mean("rounds"), strips: mean("strips"), nothing: mean("nothing") };
}

function suspectsOf(
  strategy: string,
  { base, isTurned, people }: { base: Uint8Array; isTurned: boolean; people: number },
): readonly Suspect[] {
  return Array.from({ length: DICE_TRIED }, (_, dice) => {
    const day = { strategy, seed: deriveSeed(base, "suspect", strategy, dice), isTurned };
    return suspectOf(strategy, playCrowd(day, people, "suspect"));
  });
}

/** How much more likely a reader takes the mind that strips point to than any other. */
const TRUST = 30;

function pointsWith(day: Day, best: Suspect, tries: number) {
  const play = (label: string, prior?: (id: string) => number) =>
    Array.from({ length: tries }, (_, at) => {
      const random = seededRandom(deriveSeed(day.seed, "reader", at));
      return pointsOf(playTry(facedBy(day, `${label} ${at}`), drawReader(ALL, random, prior)).results);
    });
  return {
    without: play("reads"),
    helped: play("reads", (id) => (id === best.strategy ? TRUST : 1)),
  };
}
