// Series of minesweeper boards, in parts that are seeded by number, so any thread count plays the same boards.

import { boardOf, type MinesRules, START_RULES, type StartRule } from "../../core/games/minesweeper/index.ts";
import { playBoard } from "../../core/matches/minesweeper/index.ts";
import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import { findSweeper, type Sweeper } from "../../core/strategies/minesweeper/index.ts";
import { type PoolOptions, runTasks } from "../kit/pool.ts";
import { seedBytes } from "../kit/task-values.ts";

/** The game's own rules, or `source`: mines as with `safe`, all different, and the source's first click. */
export type Start = StartRule | "source";

export const STARTS: readonly Start[] = ["source", ...START_RULES];

export interface MinesSeries {
  readonly strategy: string;
  readonly rules: MinesRules;
  /** The cell opened first; absent: the strategy chooses. */
  readonly first?: number;
  readonly games: number;
  /** Named boards can be played by people; drawn ones come from the study's seed. */
  readonly boards: "drawn" | "named";
}

/** Rules and first cell for boards of that size. The source first clicks the second cell of the second row. */
export function beginning(
  size: Omit<MinesRules, "start">,
  start: Start,
): Pick<MinesSeries, "rules" | "first"> {
  const { width, height } = size;
  const rules = { ...size, start: start === "source" ? "safe" : start };
  if (start === "safe" || start === "opening") return { rules };
  return { rules, first: Math.min(1, height - 1) * width + Math.min(1, width - 1) };
}

/** Which of `STARTS` the series uses. */
export function startOf({ rules, first }: MinesSeries): Start {
  return rules.start === "safe" && first !== undefined ? "source" : rules.start;
}

interface MinesPart {
  readonly series: MinesSeries;
  readonly seed: number;
  readonly part: number;
}

interface MinesSums {
  readonly games: number;
  readonly wins: number;
  readonly guesses: number;
  readonly calledSafe: number;
  readonly violations: number;
}

const NO_GAMES: MinesSums = { games: 0, wins: 0, guesses: 0, calledSafe: 0, violations: 0 };

const PART = 100;

function partsOf(series: MinesSeries, seed: number): readonly MinesPart[] {
  return Array.from({ length: Math.ceil(series.games / PART) }, (_, part) => ({ series, seed, part }));
}

/** Caches workspaces and early positions; neither changes the answers. */
const sweepers = new Map<string, Sweeper>();

/** Plays the boards of a part. @throws RangeError if the strategy is unknown. */
export function playPart({ series, seed, part }: MinesPart): MinesSums {
  const { rules, games, first } = series;
  const own = deriveSeed(seedBytes(seed), "minesweeper", part);
  const sweeper = sweeperFor(series.strategy, own);
  const board = boardOf(rules.width, rules.height);
  let sums = NO_GAMES;
  for (let game = part * PART; game < Math.min(games, (part + 1) * PART); game++) {
    const mines = series.boards === "named" ? boardName(seed, game) : seededRandom(deriveSeed(own, game));
    const { won, ...counts } = playBoard(sweeper, rules, mines, { board, first });
    sums = added(sums, { games: 1, wins: won ? 1 : 0, ...counts });
  }
  return sums;
}

/** The seed of the nth named board, short enough to type. */
export function boardName(seed: number, game: number): string {
  return `s${seed.toString(36).slice(-8)}b${game.toString(36)}`;
}

function added(a: MinesSums, b: MinesSums): MinesSums {
  return {
    games: a.games + b.games,
    wins: a.wins + b.wins,
    guesses: a.guesses + b.guesses,
    calledSafe: a.calledSafe + b.calledSafe,
    violations: a.violations + b.violations,
  };
}

function sweeperFor(strategy: string, seed: Uint8Array): Sweeper {
  const family = findSweeper(strategy);
  if (!family) throw new RangeError(`no strategy ${strategy} at minesweeper`);
  // Randomised strategies are created for each part, so that results don't depend on the thread's history.
  if (family.id === "random") return family.create(seededRandom(deriveSeed(seed, "player")));
  const kept = sweepers.get(family.id) ?? family.create(seededRandom(0));
  sweepers.set(family.id, kept);
  return kept;
}

export interface MinesSeriesReport extends MinesSums {
  readonly series: MinesSeries;
  /** Share of the finished games. */
  readonly winRate: number;
  /** sqrt(p (1 - p) / games). */
  readonly standardError: number;
}

/** The unit of the progress line. */
export const BOARDS = "hundreds of boards";

/** Plays all series. */
export async function runMines(
  series: readonly MinesSeries[],
  { seed, ...pool }: PoolOptions & { readonly seed: number },
): Promise<readonly MinesSeriesReport[]> {
  const parts = series.map((one) => partsOf(one, seed));
  const results = await runTasks(new URL(import.meta.url), playPart, parts.flat(), pool);
  let end = 0;
  return series.map((one, at): MinesSeriesReport => {
    const { length } = parts[at] as readonly MinesPart[];
    end += length;
    const sums = results.slice(end - length, end).reduce(added, NO_GAMES);
    const winRate = sums.wins / sums.games;
    return {
      series: one,
      ...sums,
      winRate,
      standardError: Math.sqrt((winRate * (1 - winRate)) / sums.games),
    };
  });
}
