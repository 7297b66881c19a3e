// The best fixed opening against the predictions for a newcomer, found by searching all openings.

import type { Move } from "../../../src/core/games/index.ts";
import { deriveSeed, seededRandom } from "../../../src/core/random/index.ts";
import { type Estimate, estimateMean, mean } from "../../../src/core/statistics.ts";
import {
  type Account,
  createStrategy,
  purseRisk,
  type Strategy,
} from "../../../src/core/strategies/index.ts";
import { gameOf, seedBytes } from "../../../src/lab/kit/task-values.ts";
import { expectedResults } from "../../../src/lab/prior/expectation.ts";
import { chancesOf } from "../chances.ts";

/** The nine moves, by the initials of their ids, that won 9 : 0 against every new opponent before there was a bank. */
const OLD_SCRIPT = "r r s r p p r s r";

export interface ScriptTask {
  readonly game: string;
  readonly strategy: string;
  readonly seed: number;
  /** Length of a script: at most ten rounds, for which the purse limits the losses. */
  readonly rounds: number;
  /** Random draws that the search averages over. */
  readonly draws: number;
  /** Separate draws, on which the best scripts found are evaluated. */
  readonly freshDraws: number;
}

export interface ScriptResult {
  /** The initials of the moves' ids. */
  readonly moves: string;
  /** Expected wins minus losses, over fresh draws. */
  readonly points: Estimate;
  /** The exact probability that all rounds are won. */
  readonly swept: number;
}

export interface ScriptFindings {
  /** The script with the most points over the searched draws. */
  readonly best: ScriptResult;
  /** The script that wins all rounds most often. */
  readonly sweeper: ScriptResult;
  readonly old: ScriptResult | undefined;
}

/** Searches all scripts exactly. For games in which each move has one that loses to it. @throws StrategyProblem */
export function searchScripts(task: ScriptTask): ScriptFindings {
  const { moveIds } = gameOf(task.game);
  const seen = (moves: readonly Move[]): ScriptResult => ({
    moves: moves.map((move) => moveIds[move]?.[0]).join(" "),
    points: estimateMean(pointsOf(task, moves, "fresh", task.freshDraws).map(({ points }) => points)),
    swept: sweptBy(task, moves),
  });
  const moveOf = (initial: string): Move => moveIds.findIndex((id) => id.startsWith(initial));
  return {
    best: seen(mostPoints(task)),
    sweeper: seen(mostSwept(task)),
    old: task.game === "rps" && task.rounds === 9 ? seen(OLD_SCRIPT.split(" ").map(moveOf)) : undefined,
  };
}

interface Node {
  readonly moves: readonly Move[];
  /** `points`: what the script has won; `reach`: that plus the most that the remaining rounds can win. */
  readonly points: number;
  readonly reach: number;
}

const BEAM = 1;

/** Branch and bound: the purse left bounds what can still be won. */
function mostPoints(task: ScriptTask): readonly Move[] {
  const children = ({ moves }: Node): Node[] =>
    movesOf(task)
      .map((move) => nodeOf(task, [...moves, move]))
      .sort((a, b) => b.reach - a.reach);
  let best = widestOf(task, children);
  const visit = (node: Node): void => {
    for (const child of children(node)) {
      if (child.reach <= best.points) continue;
      if (child.moves.length === task.rounds) best = child;
      else visit(child);
    }
  };
  visit(ROOT);
  return best.moves;
}

const ROOT: Node = { moves: [], points: 0, reach: Number.POSITIVE_INFINITY };

/** A good initial script: the most promising extension at each length. */
function widestOf({ rounds }: ScriptTask, children: (node: Node) => readonly Node[]): Node {
  let beam: readonly Node[] = [ROOT];
  for (let round = 0; round < rounds; round++)
    beam = beam
      .flatMap(children)
      .sort((a, b) => b.reach - a.reach)
      .slice(0, BEAM);
  return beam[0] ?? ROOT;
}

function nodeOf(task: ScriptTask, moves: readonly Move[]): Node {
  const played = pointsOf(task, moves, "search", task.draws);
  const points = mean(played.map((one) => one.points));
  const left = task.rounds - moves.length;
  return {
    moves,
    points,
    reach: points + mean(played.map(({ account }) => mostOf(gameOf(task.game).size, account, left))),
  };
}

/** The most that `rounds` of the first rounds can still win: all that each may risk. */
export function mostOf(size: number, account: Account | undefined, rounds: number): number {
  if (!account) return rounds;
  let left = account;
  for (let round = 0; round < rounds; round++) {
    const purse = left.purse - Math.min(1, purseRisk(size, left));
    left = { ...left, purse, rounds: left.rounds + 1 };
  }
  return account.purse - left.purse;
}

/** A script's expected winnings, and the account afterwards. */
interface Played {
  readonly points: number;
  readonly account: Account | undefined;
}

/** By draw. */
export function pointsOf(
  task: ScriptTask,
  moves: readonly Move[],
  role: "search" | "fresh",
  draws: number,
): Played[] {
  const game = gameOf(task.game);
  return Array.from({ length: draws }, (_, draw) => {
    const judged = newcomer(task, role, draw);
    let points = 0;
    for (const move of moves) {
      const own = judged.choose();
      points -= expectedResults(game, judged, own)[move] as number;
      judged.observe(own, move);
    }
    return { points, account: judged.bank?.account };
  });
}

/** Depth first: a script never sweeps more often than its prefix. */
function mostSwept(task: ScriptTask): readonly Move[] {
  let best: readonly [number, readonly Move[]] = [-1, []];
  const visit = (moves: readonly Move[]): void => {
    const swept = sweptBy(task, moves);
    if (swept <= best[0]) return;
    if (moves.length === task.rounds) best = [swept, moves];
    else
      movesOf(task)
        .map((move) => [...moves, move])
        .sort((a, b) => sweptBy(task, b) - sweptBy(task, a))
        .forEach(visit);
  };
  visit([]);
  return best[1];
}

/** In a sweep, the bot drew the losing move every time, so there's only one possible sequence. */
function sweptBy(task: ScriptTask, moves: readonly Move[]): number {
  const game = gameOf(task.game);
  const judged = newcomer(task, "swept", 0);
  let swept = 1;
  for (const move of moves) {
    const results = expectedResults(game, judged, judged.choose());
    const loser = movesOf(task).find((own) => game.result("bot", own, move) < 0) as Move;
    swept *= chancesOf(game, results)[loser] as number;
    judged.observe(loser, move);
  }
  return swept;
}

function newcomer({ game, strategy, seed }: ScriptTask, role: string, draw: number): Strategy {
  const random = seededRandom(deriveSeed(seedBytes(seed), "strength", "script", role, draw));
  return createStrategy(strategy, { game: gameOf(game), side: "bot", random });
}

function movesOf({ game }: ScriptTask): readonly Move[] {
  return [...new Array(gameOf(game).size).keys()];
}
