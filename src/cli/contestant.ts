// Sides of `gadalka match`: registered strategies, files, or programs. Chats can't name programs.

import { VARIABLES } from "../app/config.ts";
import { openProgram } from "../arena/programs.ts";
import { fileId } from "../arena/submissions/files.ts";
import type { MatrixGame, Side } from "../core/games/index.ts";
import type { Player } from "../core/matches/match.ts";
import { replayer } from "../core/matches/recorded-moves.ts";
import { deriveSeed, seededRandom } from "../core/random/index.ts";
import { createStrategy, isSandboxed, type Strategy } from "../core/strategies/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { seedDigits } from "../lab/kit/options.ts";
import { readStrategy } from "../lab/kit/strategy-option.ts";
import { type InSandbox, sandboxedPlayer } from "./sandboxed-match.ts";
import { isPath, type LocalFile, loadLocalFiles, requirePlays } from "./strategy/local-file.ts";
import { readNotation } from "./strategy/serve.ts";

/** One side of a match that hasn't started yet. */
export interface Contestant {
  /** Display name: the strategy's canonical id, the file's name, or `process:<command>`. */
  readonly name: string;
  /** Absent if it can't play in this process. */
  readonly strategy: (() => Strategy) | undefined;
  /** Absent if it can't play in the sandbox. */
  readonly inSandbox: InSandbox | undefined;
  player(rounds: number): Player;
}

export interface Table {
  readonly game: MatrixGame;
  readonly seed: number;
  readonly moveMs: number;
}

const PROCESS = "process:";
/** The character code for move 0 in a generated file. */
const FIRST_CODE = 48;

/** Parses `--a` (person's side) or `--b` (bot's side). @throws ConfigProblem for unknown names, and for a file that
 * doesn't load. */
export async function contestant(letter: "a" | "b", typed: string, table: Table): Promise<Contestant> {
  const { game } = table;
  const option = `--${letter}`;
  if (typed.startsWith(PROCESS)) return program(letter, typed, table);
  if (isSandboxed(typed)) throw new ConfigProblem(option, `${typed} isn't on this machine. Name its file`);
  if (await isPath(typed)) return fileContestant(letter, typed, table);
  const id = readStrategy(option, typed, game);
  const random = () => seededRandom(diceOf(table.seed, letter));
  return strategyContestant({ id }, () =>
    createStrategy(id, { game, side: sideOf(letter), random: random() }),
  );
}

/** The seed of a side's random numbers. */
export function diceOf(seed: number, letter: "a" | "b"): Uint8Array {
  return deriveSeed(seedDigits(seed), "match", letter);
}

/** Side `a` sits where a person would. */
function sideOf(letter: "a" | "b"): Side {
  return letter === "a" ? "person" : "bot";
}

function strategyContestant(inSandbox: InSandbox, strategy: () => Strategy): Contestant {
  return { name: inSandbox.id, strategy, inSandbox, player: strategy };
}

/** Recorded moves as a contestant; against a file they're turned into a file themselves. */
export function movesContestant(name: string, moves: Uint8Array): Contestant {
  const source = sourceOfMoves(moves);
  return { ...strategyContestant({ id: fileId(source), source }, () => replayer(moves)), name };
}

/** Source of a file that plays them, one character per move. */
function sourceOfMoves(moves: Uint8Array): string {
  const text = JSON.stringify(Array.from(moves, (move) => String.fromCharCode(FIRST_CODE + move)).join(""));
  return `let round = 0; export const create = () => ({ choose: () => ${text}.charCodeAt(round++) - ${FIRST_CODE} });`;
}

async function fileContestant(letter: "a" | "b", path: string, table: Table): Promise<Contestant> {
  const option = `--${letter}`;
  const file = (await loadLocalFiles(option, [path])).get(path) as LocalFile;
  requirePlays(option, file, table.game);
  const { id, source, name } = file;
  const { game, seed } = table;
  const player = (rounds: number): Player =>
    sandboxedPlayer({ id, source, game, side: sideOf(letter), rounds, dice: diceOf(seed, letter) });
  return { name, strategy: undefined, inSandbox: { id, source, path }, player };
}

function program(letter: "a" | "b", typed: string, { game, moveMs }: Table): Contestant {
  const command = typed.slice(PROCESS.length).trim();
  if (command === "")
    throw new ConfigProblem(
      `--${letter}`,
      'the command is missing. Write it like "process:python3 my_bot.py"',
    );
  readNotation(game);
  const player = (rounds: number): Player =>
    openProgram({ command, environment: withoutSettings(), game, side: sideOf(letter), rounds, moveMs });
  return { name: `${PROCESS}${command}`, strategy: undefined, inSandbox: undefined, player };
}

/** The environment without the bot's settings, such as its tokens. */
function withoutSettings(): Record<string, string | undefined> {
  const settings: readonly string[] = VARIABLES;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.includes(name)));
}
