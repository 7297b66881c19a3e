// How fast decisions are: `choose` of a strategy that has seen the rounds, and a whole decision as
// a chat makes it.

import { type MatrixGame, matrixGame, type Rounds } from "../../src/core/games/index.ts";
import { decide } from "../../src/core/matches/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { createStrategy } from "../../src/core/strategies/index.ts";
import { printTable } from "./table.ts";

const STRATEGIES = [
  "random",
  "wildcard-counters:context=6",
  "wildcard:context=6",
  "wildcard:context=12",
] as const;
const LITERAL = "wildcard-counters:context=6";
const HISTORIES = [100, 1_000, 10_000] as const;
const SEED = 1953;
const BATCHES = 5;

export interface EngineFigure {
  readonly what: "choose" | "decide";
  readonly strategy: string;
  /** Rounds of history. */
  readonly rounds: number;
  readonly perSecond: number;
  readonly msEach: number;
  /** Decisions a second, as a multiple of the literal counters with context 6, of the same kind and
   * history. */
  readonly timesLiteral: number;
  readonly timesRandom: number;
}

/** Measures; each figure takes about `batchMs` milliseconds five times. */
export function benchEngine(batchMs: number): readonly EngineFigure[] {
  const game = matrixGame("rps") as MatrixGame;
  const figures = HISTORIES.flatMap((length) => {
    const rounds = roundsOf(game, length);
    return [
      ...compare("choose", length, (strategy) => chooser(game, strategy, rounds), batchMs),
      ...compare("decide", length, (strategy) => decider(game, strategy, rounds), batchMs),
    ];
  });
  printEngine(figures);
  return figures;
}

function roundsOf({ size }: MatrixGame, length: number): Rounds {
  const random = seededRandom(SEED);
  const moves = (): Uint8Array => Uint8Array.from({ length }, () => random.below(size));
  return { person: moves(), bot: moves() };
}

function compare(
  what: EngineFigure["what"],
  rounds: number,
  make: (strategy: string) => () => unknown,
  batchMs: number,
): readonly EngineFigure[] {
  const msEach = new Map(STRATEGIES.map((strategy) => [strategy, timeOf(make(strategy), batchMs)]));
  const times = (reference: string, ms: number): number =>
    (msEach.get(reference as typeof LITERAL) ?? Number.NaN) / ms;
  return [...msEach].map(([strategy, ms]) => {
    const ratios = { timesLiteral: times(LITERAL, ms), timesRandom: times("random", ms) };
    return { what, strategy, rounds, perSecond: 1000 / ms, msEach: ms, ...ratios };
  });
}

function chooser(game: MatrixGame, strategy: string, { person, bot }: Rounds): () => unknown {
  const player = createStrategy(strategy, { game, side: "bot", random: seededRandom(SEED) });
  for (const [round, move] of person.entries()) player.observe(bot[round] as number, move);
  return () => player.choose();
}

function decider(game: MatrixGame, strategy: string, rounds: Rounds): () => unknown {
  const seed = new Uint8Array(16);
  return () => decide({ game, strategy, seed, round: rounds.person.length + 1, rounds });
}

/** Milliseconds of one call in the fastest of several batches, after a warm-up of the same length:
 * what else the machine does is not the engine's. */
function timeOf(work: () => unknown, batchMs: number): number {
  batch(work, batchMs);
  return Math.min(...Array.from({ length: BATCHES }, () => batch(work, batchMs)));
}

function batch(work: () => unknown, batchMs: number): number {
  const started = performance.now();
  let calls = 0;
  for (let step = 1; performance.now() - started < batchMs; step = Math.min(2 * step, 1024)) {
    for (let call = 0; call < step; call++) work();
    calls += step;
  }
  return (performance.now() - started) / calls;
}

function printEngine(figures: readonly EngineFigure[]): void {
  const head = ["strategy", "rounds", "a second", "ms each", "× literal (n=6)", "× random"];
  const titles = {
    choose: "Engine: decisions of a strategy that has seen the rounds (rock-paper-scissors)",
    decide: "Engine: whole decisions as in a chat (rebuilt from the history, then chosen)",
  };
  for (const what of ["choose", "decide"] as const) {
    const rows = figures.filter((one) => one.what === what);
    printTable(
      titles[what],
      head,
      rows.map((one) => [
        one.strategy,
        one.rounds,
        one.perSecond,
        one.msEach,
        one.timesLiteral,
        one.timesRandom,
      ]),
    );
  }
}
