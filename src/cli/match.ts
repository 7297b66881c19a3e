// `gadalka match`: two strategies, a strategy and a file of moves, or programs of the host's own, against each other.

import { ConfigProblem } from "../chat/index.ts";
import type { MatrixGame } from "../games/index.ts";
import { playMatch, replayer, successOf, type Tally } from "../matches/index.ts";
import { type Forfeit, type RefereedMatch, refereeMatch } from "../processes/index.ts";
import { type Contestant, contestant, strategyContestant } from "./contestant.ts";
import { readMoveFile } from "./move-file.ts";
import { namedGame, namedNumber, namedSeed } from "./named.ts";

/** As they were typed. */
export interface MatchOptions {
  readonly game: string;
  readonly a: string;
  readonly b?: string;
  readonly moves?: string;
  readonly rounds?: string;
  readonly seed?: string;
  readonly moveLimit: string;
  readonly json?: true;
}

/** What `--json` prints; `rounds`, `wins` … are those of `a`. */
interface Report extends Tally {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly rounds: number;
  readonly seed: number;
  readonly success: number;
  readonly roundsPerSecond: number;
  readonly forfeit?: Forfeit;
  readonly played?: Tally;
}

interface Plan {
  readonly game: MatrixGame;
  readonly a: Contestant;
  readonly b: Contestant;
  readonly rounds: number;
}

const ROUNDS_DEFAULT = "1000";
const ROUNDS_MAX = 1_000_000_000;
const MOVE_LIMIT_MAX_MS = 3_600_000;

/** Plays the match and prints how it went; the exit code is 1 when it was forfeited. @throws ConfigProblem when an option cannot be read. */
export async function playMatchHere(options: MatchOptions): Promise<void> {
  const seed = namedSeed(options.seed);
  const plan = await planOf(options, seed);
  const begun = performance.now();
  const { tally, played, forfeit } = await play(plan);
  const seconds = (performance.now() - begun) / 1000;
  const { game, a, b, rounds } = plan;
  const report: Report = {
    ...{ game: game.id, a: a.name, b: b.name, rounds, seed },
    ...tally,
    success: successOf(tally),
    roundsPerSecond: Math.round((played.wins + played.losses + played.draws) / Math.max(seconds, 1e-6)),
    ...(forfeit ? { forfeit, played } : {}),
  };
  process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : describe(report));
  if (forfeit) process.stderr.write(`${blame(forfeit, plan)}\n`);
  process.exitCode = forfeit ? 1 : 0;
}

async function planOf(options: MatchOptions, seed: number): Promise<Plan> {
  const game = namedGame(options.game);
  const table = { game, seed, moveMs: namedNumber("--move-limit", options.moveLimit, 1, MOVE_LIMIT_MAX_MS) };
  if ((options.b === undefined) === (options.moves === undefined))
    throw new ConfigProblem("--b", "give either an opponent (--b random) or a file of moves (--moves file.txt)");
  const a = contestant("a", options.a, table);
  if (options.moves === undefined) {
    const rounds = namedNumber("--rounds", options.rounds ?? ROUNDS_DEFAULT, 1, ROUNDS_MAX);
    return { game, a, b: contestant("b", options.b ?? "", table), rounds };
  }
  const moves = await readMoveFile(game, options.moves);
  const rounds = namedNumber("--rounds", options.rounds ?? String(moves.length), 1, moves.length);
  return { game, a, b: strategyContestant(`moves:${options.moves}`, () => replayer(moves)), rounds };
}

/** Without programs there is nothing to wait for, and a match takes a tenth of the time. */
async function play({ game, a, b, rounds }: Plan): Promise<RefereedMatch> {
  if (!a.strategy || !b.strategy) {
    endOrderly();
    return refereeMatch({ game, a: a.player(), b: b.player(), rounds });
  }
  const tally = playMatch({ game, a: a.strategy(), b: b.strategy(), rounds });
  return { tally, played: tally, forfeit: undefined };
}

/** Programs are in groups of their own, which Ctrl+C does not reach: they are ended when this process exits, so it has to exit. */
function endOrderly(): void {
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
}

function describe({ game, a, b, rounds, seed, wins, losses, draws, success, roundsPerSecond, played }: Report): string {
  const number = (value: number): string => value.toLocaleString("en");
  return [
    `${game}: ${a} against ${b}, ${number(rounds)} rounds, seed ${seed}`,
    `wins ${number(wins)}  losses ${number(losses)}  draws ${number(draws)}`,
    `success ${(success * 100).toFixed(2)} % = wins / (wins + losses)`,
    ...(played ? [`forfeited; it stood ${number(played.wins)} : ${number(played.losses)}`] : []),
    `${number(roundsPerSecond)} rounds per second`,
    "",
  ].join("\n");
}

function blame({ by, round, reason }: Forfeit, { a, b }: Plan): string {
  if (by === "both") return `both forfeit the match in round ${round}: ${reason}`;
  return `${by} (${by === "a" ? a.name : b.name}) forfeits the match in round ${round}: ${reason}`;
}
