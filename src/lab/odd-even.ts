// `gadalka lab oddeven`: hit rates of odd-even machines against coins, patterns and each other.

import { oddEven } from "../core/games/index.ts";
import { replayer } from "../core/matches/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../core/random/index.ts";
import { estimateMean } from "../core/statistics.ts";
import { createStrategy, type Strategy } from "../core/strategies/index.ts";
import { textTable } from "../infra/text-table.ts";
import { defineStudy, seed, whole } from "./kit/study.ts";
import { seedBytes } from "./kit/task-values.ts";

/** The daemon machine as in the code that its description links to. */
export const LINKED = "linked code";
const LINKED_ID = "daemons:smallest=2,context=machine,ties=first";

const MACHINES = [LINKED, "daemons", "shannon", "seer", "markov", "wildcard", "random"] as const;

/** Move numbers at which hit rates are reported. */
export const CHECKPOINTS = [50, 200, 1000] as const;

interface Source {
  readonly name: string;
  /** Hit rates of that code itself, in percent by checkpoint: exact for patterns, the mean of 4,000 matches for
   * coins. */
  readonly reference?: readonly number[];
  moves(random: RandomSource, count: number): Uint8Array;
}

const SOURCES: readonly Source[] = [
  coin(0.5),
  { ...coin(0.7), reference: [48.6, 61.3, 67.4] },
  coin(0.3),
  { ...coin(0.8), reference: [56.8, 73.1, 78.2] },
  coin(0.2),
  { ...pattern("10"), reference: [94, 98.5, 99.7] },
  { ...pattern("110"), reference: [88, 97, 99.4] },
  { ...pattern("11010"), reference: [66, 89.5, 97.9] },
  period(2),
  period(3),
  period(5),
];

export interface HitRates {
  readonly machine: string;
  readonly opponent: string;
  /** Share of moves guessed correctly, by checkpoint, over all matches. */
  readonly rates: readonly number[];
  /** Standard errors of the rates, with the match as the unit. */
  readonly standardErrors: readonly number[];
  readonly reference: readonly number[] | undefined;
}

/** A guesser, and a machine or source whose moves it guesses. */
export interface Pairing {
  readonly machine: string;
  readonly opponent: string;
}

/** Every machine against all sources and machines. */
export function oddEvenPairings(): readonly Pairing[] {
  const opponents = [...SOURCES.map(({ name }) => name), ...MACHINES];
  return MACHINES.flatMap((machine) => opponents.map((opponent) => ({ machine, opponent })));
}

/** Hit rates of the machine (guesser) in `matches` matches. @throws StrategyProblem if unknown. */
export function hitRatesOf(
  { machine, opponent }: Pairing,
  { matches, seed }: { readonly matches: number; readonly seed: number },
): HitRates {
  const source = SOURCES.find(({ name }) => name === opponent);
  const hits = Array.from({ length: matches }, (_, match) => {
    const randomOf = (role: string) =>
      seededRandom(deriveSeed(seedBytes(seed), "odd-even", role, opponent, match));
    const guesser = createStrategy(idOf(machine), {
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
    reference: machine === LINKED ? source?.reference?.map((rate) => rate / 100) : undefined,
  };
}

function idOf(machine: string): string {
  return machine === LINKED ? LINKED_ID : machine;
}

function moverOf(opponent: Source | string, random: RandomSource): Strategy {
  if (typeof opponent === "string")
    return createStrategy(idOf(opponent), { game: oddEven, side: "person", random });
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

/** Repeats `digits`, odd for each 1. */
function pattern(digits: string): Source {
  return {
    name: `pattern ${digits}`,
    moves: (_random, count) =>
      Uint8Array.from({ length: count }, (_, index) => Number(digits[index % digits.length])),
  };
}

/** A pattern of that length, drawn for each match, with at least two different moves. */
function period(length: number): Source {
  return {
    name: `period ${length}, drawn`,
    moves(random, count) {
      const digits = (1 + random.below(2 ** length - 2)).toString(2).padStart(length, "0");
      return pattern([...digits].reverse().join("")).moves(random, count);
    },
  };
}

export const oddEvenStudy = defineStudy({
  id: "oddeven",
  about: "how well machines guess coins, patterns and each other at odd-even",
  parameters: {
    matches: whole("matches of 1,000 moves per pair", 2, 100_000, "50"),
    seed: seed("everything drawn"),
  },
  unit: "pairings",
  run(sample, onProgress) {
    const pairings = oddEvenPairings();
    return pairings.map((pairing, done) => {
      onProgress(done, pairings.length);
      return hitRatesOf(pairing, sample);
    });
  },
  text: (rows, { matches }) => describe(rows, matches),
  json: (rows, { matches, seed }) => ({
    matches,
    seed,
    moves: CHECKPOINTS,
    rows: rows.map((row) => ({ ...row, reference: row.reference ?? null })),
  }),
});

function describe(rows: readonly HitRates[], matches: number): string {
  const head = ["machine against", ...CHECKPOINTS.map((moves) => `${moves} moves`), "errors", "reference"];
  const lines = rows.map(({ machine, opponent, rates, standardErrors, reference }) => [
    `${machine} · ${opponent}`,
    ...rates.map(inPercent),
    standardErrors.map(inPercent).join(" / "),
    reference?.map(inPercent).join(" / ") ?? "",
  ]);
  return [
    `moves guessed, %, mean of ${matches} matches, and the standard errors of the three means\n`,
    textTable([head, ...lines]),
    `${LINKED}: ${LINKED_ID}; its reference: what that code itself guesses\n`,
  ].join("");
}

function inPercent(share: number): string {
  return (100 * share).toFixed(1);
}
