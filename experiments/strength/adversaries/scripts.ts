// The best fixed opening against everybody's first forecasts, found by search over all of them.

import type { Move } from "../../../src/core/games/index.ts";
import { deriveSeed, seededRandom } from "../../../src/core/random/index.ts";
import { type Estimate, estimateMean, mean } from "../../../src/core/statistics.ts";
import { type Account, createStrategy, type Strategy } from "../../../src/core/strategies/index.ts";
import { gameOf, seedBytes } from "../../../src/lab/kit/task-values.ts";
import { expectedResults } from "../../../src/lab/prior/expectation.ts";
import { chancesOf } from "../chances.ts";

/** The nine moves, by the initials of their ids, that won 9 : 0 against every new opponent before
 * there was a bank. */
const OLD_SCRIPT = "r r s r p p r s r";

export interface ScriptTask {
  readonly game: string;
  readonly strategy: string;
  readonly seed: number;
  /** Of a script: at most ten, in which the purse bounds what is lost. */
  readonly rounds: number;
  /** Draws of the dice over which the search means. */
  readonly draws: number;
  /** Other draws, on which the best that were found are told. */
  readonly freshDraws: number;
}

export interface ScriptResult {
  /** The initials of the moves' ids. */
  readonly moves: string;
  /** Expected wins less losses, over fresh draws. */
  readonly points: Estimate;
  /** The probability that all rounds are won, exactly. */
  readonly swept: number;
}

export interface ScriptFindings {
  /** Of all scripts that with the most points over the searched draws. */
  readonly best: ScriptResult;
  /** Of all scripts that which sweeps most often. */
  readonly sweeper: ScriptResult;
  readonly old: ScriptResult | undefined;
}

/** Searches all scripts exactly. For games where one move loses to each. @throws StrategyProblem */
export function searchScripts(task: ScriptTask): ScriptFindings {
  const { moveIds } = gameOf(task.game);
  const told = (moves: readonly Move[]): ScriptResult => ({
    moves: moves.map((move) => moveIds[move]?.[0]).join(" "),
    points: estimateMean(pointsOf(task, moves, "fresh", task.freshDraws).map(({ points }) => points)),
    swept: sweptBy(task, moves),
  });
  const moveOf = (initial: string): Move => moveIds.findIndex((id) => id.startsWith(initial));
  return {
    best: told(mostPoints(task)),
    sweeper: told(mostSwept(task)),
    old: task.game === "rps" && task.rounds === 9 ? told(OLD_SCRIPT.split(" ").map(moveOf)) : undefined,
  };
}

interface Node {
  readonly moves: readonly Move[];
  /** What the script has won, and with all that the rest may win. */
  readonly points: number;
  readonly reach: number;
}

const BEAM = 1;

/** Branch and bound: what can still be won is known from what is left of the purse. */
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

/** A good script to begin with: the most promising of each length. */
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
  return { moves, points, reach: points + mean(played.map(({ account }) => mostOf(account, left))) };
}

/** The most that so many of the first rounds may still win: a quarter of the purse each. */
export function mostOf(account: Account | undefined, rounds: number): number {
  if (!account) return rounds;
  let purse = account.purse;
  for (let round = 0; round < rounds; round++) purse -= Math.min(1, purse / 4);
  return account.purse - purse;
}

/** What a script wins by expectation, and the account after it. */
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

/** Depth first; a script sweeps no more often than its beginning does. */
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

/** Whoever is swept has drawn the losing move each time, so the course is one. */
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
