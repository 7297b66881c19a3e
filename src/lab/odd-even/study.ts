// Hit rates of machines at odd-even against coins, periods and each other.

import { oddEven } from "../../core/games/index.ts";
import { replayer } from "../../core/matches/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../../core/random/index.ts";
import { estimateMean } from "../../core/statistics.ts";
import { createStrategy, families, type Strategy } from "../../core/strategies/index.ts";
import { seedBytes } from "../task-values.ts";

const MACHINES = ["daemons", "shannon", "seer", "markov", "wildcard", "random"] as const;

/** Numbers of moves after which hit rates are reported. */
export const CHECKPOINTS = [50, 200, 1000] as const;

interface Source {
  readonly name: string;
  /** Published hit rates of the daemon machine, in percent by checkpoint; it guesses 0 in a tie. */
  readonly reference?: readonly number[];
  moves(random: RandomSource, count: number): Uint8Array;
}

const SOURCES: readonly Source[] = [
  { ...coin(0.5), reference: [50, 50, 50] },
  { ...coin(0.7), reference: [49, 61, 67.5] },
  coin(0.3),
  { ...coin(0.8), reference: [57, 73, 78.5] },
  coin(0.2),
  { ...period(2), reference: [94, 98.5, 99.7] },
  { ...period(3), reference: [88, 97, 99.4] },
  { ...period(5), reference: [66, 89.5, 97.9] },
];

export interface HitRates {
  readonly machine: string;
  readonly opponent: string;
  /** Share of moves guessed, by checkpoint, over all matches. */
  readonly rates: readonly number[];
  /** Standard errors of the rates, by match. */
  readonly standardErrors: readonly number[];
  readonly reference: readonly number[] | undefined;
}

/** A guesser, and a machine or source to guess. */
export interface Pairing {
  readonly machine: string;
  readonly opponent: string;
}

/** Every machine against all sources and machines; and the unregistered machines. */
export function oddEvenPairings(): {
  readonly pairings: readonly Pairing[];
  readonly missing: readonly string[];
} {
  const known = new Set(families.filter((family) => family.plays(oddEven)).map(({ family }) => family));
  const present = MACHINES.filter((machine) => known.has(machine));
  const opponents = [...SOURCES.map(({ name }) => name), ...present];
  return {
    pairings: present.flatMap((machine) => opponents.map((opponent) => ({ machine, opponent }))),
    missing: MACHINES.filter((machine) => !known.has(machine)),
  };
}

/** Hit rates of the machine (guesser) in `matches` matches. @throws StrategyProblem if unknown. */
export function hitRatesOf({ machine, opponent }: Pairing, { matches, seed }: Sample): HitRates {
  const source = SOURCES.find(({ name }) => name === opponent);
  const hits = Array.from({ length: matches }, (_, match) => {
    const randomOf = (role: string) =>
      seededRandom(deriveSeed(seedBytes(seed), "odd-even", role, opponent, match));
    const guesser = createStrategy(machine, {
      game: oddEven,
      side: "bot",
      random: randomOf(`guess ${machine}`),
    });
    return hitsOf(guesser, moverOf(source ?? opponent, randomOf("move")));
  });
  const rates = CHECKPOINTS.map((_, at) => estimateMean(hits.map((match) => match[at] as number)));
  return {
    machine,
    opponent,
    rates: rates.map(({ mean }) => mean),
    standardErrors: rates.map(({ standardError }) => standardError),
    reference: machine === "daemons" ? source?.reference?.map((rate) => rate / 100) : undefined,
  };
}

interface Sample {
  readonly matches: number;
  readonly seed: number;
}

function moverOf(opponent: Source | string, random: RandomSource): Strategy {
  if (typeof opponent === "string")
    return createStrategy(opponent, { game: oddEven, side: "person", random });
  return replayer(opponent.moves(random, CHECKPOINTS.at(-1) as number));
}

function hitsOf(guesser: Strategy, mover: Strategy): readonly number[] {
  let hits = 0;
  let played = 0;
  return CHECKPOINTS.map((checkpoint) => {
    for (; played < checkpoint; played++) {
      const guess = guesser.choose();
      const move = mover.choose();
      if (guess === move) hits++;
      guesser.observe(guess, move);
      mover.observe(move, guess);
    }
    return hits / checkpoint;
  });
}

function coin(ones: number): Source {
  return {
    name: `coin ${Math.round(100 * ones)} % odd`,
    moves: (random, count) => Uint8Array.from({ length: count }, () => (random.unit() < ones ? 1 : 0)),
  };
}

function period(length: number): Source {
  return {
    name: `period ${length}`,
    moves(random, count) {
      const pattern = 1 + random.below(2 ** length - 2);
      return Uint8Array.from({ length: count }, (_, index) => (pattern >> (index % length)) & 1);
    },
  };
}
