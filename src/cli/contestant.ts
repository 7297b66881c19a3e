// Sides of `gadalka match`: registry strategies or programs. Chats cannot name programs.

import { openProcess, type Player, strategyPlayer } from "../arena/programs/index.ts";
import { VARIABLES } from "../config.ts";
import type { MatrixGame } from "../core/games/index.ts";
import { MoveTextProblem, requireNotation } from "../core/matches/index.ts";
import { deriveSeed, seededRandom } from "../core/random/index.ts";
import { createStrategy, type Strategy } from "../core/strategies/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { readStrategy, seedDigits } from "../lab/options.ts";

/** One side of a match, not started yet. */
export interface Contestant {
  /** Display name: the strategy's canonical id, or `process:<command>`. */
  readonly name: string;
  readonly strategy: (() => Strategy) | undefined;
  player(): Player;
}

interface Table {
  readonly game: MatrixGame;
  readonly seed: number;
  readonly moveMs: number;
}

const PROCESS = "process:";
/** Interpreters and virtual machines start slowly. */
const START_MS = 10_000;
const END_MS = 1000;

/** Parses `--a` (person's side) or `--b` (bot's side). @throws ConfigProblem for unknown names. */
export function contestant(letter: "a" | "b", typed: string, table: Table): Contestant {
  const { game } = table;
  const side = letter === "a" ? "person" : "bot";
  if (typed.startsWith(PROCESS)) return program(letter, typed, table);
  const id = readStrategy(`--${letter}`, typed, game);
  return strategyContestant(id, () => {
    const random = seededRandom(deriveSeed(seedDigits(table.seed), "match", letter));
    return createStrategy(id, { game, side, random });
  });
}

/** A contestant backed by a strategy. */
export function strategyContestant(name: string, strategy: () => Strategy): Contestant {
  return { name, strategy, player: () => strategyPlayer(strategy()) };
}

function program(letter: "a" | "b", typed: string, { game, moveMs }: Table): Contestant {
  const command = typed.slice(PROCESS.length).trim();
  if (command === "")
    throw new ConfigProblem(
      `--${letter}`,
      'a command is missing; write it such as "process:python3 my_bot.py"',
    );
  requireCharacters(game);
  const side = letter === "a" ? "person" : "bot";
  const limits = { startMs: Math.max(START_MS, moveMs), moveMs, endMs: END_MS };
  const player = (): Player => openProcess({ command, game, side, limits, environment: withoutSettings() });
  return { name: `${PROCESS}${command}`, strategy: undefined, player };
}

function requireCharacters(game: MatrixGame): void {
  try {
    requireNotation(game);
  } catch (error) {
    throw error instanceof MoveTextProblem
      ? new ConfigProblem("--game", error.message, { cause: error })
      : error;
  }
}

/** The environment without the bot's settings, such as its tokens. */
function withoutSettings(): Record<string, string | undefined> {
  const settings: readonly string[] = VARIABLES;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.includes(name)));
}
