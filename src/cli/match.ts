// `gadalka match`: plays strategies, files with strategies or moves, or the host's own programs against each other.

import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import type { MatrixGame } from "../core/games/index.ts";
import {
  type Forfeit,
  type MatchTally,
  matchSteps,
  type PlayedMatch,
  type Player,
  successOf,
} from "../core/matches/match.ts";
import { MoveTextProblem, readMoves } from "../core/matches/recorded-moves.ts";
import type { Inside } from "../core/strategies/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { hearCtrlC, INTERRUPTED } from "../infra/console/interruption.ts";
import { type Progress, progressOn } from "../infra/console/progress.ts";
import { neutralText } from "../infra/i18n/name-in-text.ts";
import { readNumber } from "../lab/kit/options.ts";
import { type Contestant, contestant, diceOf, movesContestant } from "./contestant.ts";
import { familiesWithInside, insideText } from "./inside-text.ts";
import {
  ASKED_ROUNDS_MAX,
  playSandboxed,
  SANDBOXED_ROUNDS_MAX,
  type SandboxedResult,
  type TakenOf,
} from "./sandboxed-match.ts";
import { quotedPlace } from "./strategy/source-place.ts";

export interface MatchOptions {
  readonly game: MatrixGame;
  readonly a: string;
  readonly b?: string;
  readonly moves?: string;
  readonly rounds?: string;
  readonly seed?: number;
  readonly moveLimit: number;
  readonly show?: string;
  readonly json?: true;
}

/** Output of `--json`; `rounds`, `wins` … are from `a`'s side. */
interface Report extends MatchTally {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly rounds: number;
  readonly seed: number;
  readonly success: number;
  readonly roundsPerSecond: number;
  readonly forfeit?: Lost;
  readonly interrupted?: true;
  readonly played?: MatchTally;
  /** Present for sides that are files. */
  readonly files?: Files;
  readonly shown?: Shown;
}

/** One side's learned table; moves are numbers in the order of `moves`. */
type Shown = Inside & { readonly side: "a" | "b"; readonly moves: readonly string[] };

type Files = Partial<Readonly<Record<"a" | "b", TakenOf>>>;

interface Outcome extends PlayedMatch, Partial<Pick<SandboxedResult, "files" | "seconds">> {
  /** Stopped before its last round; the rounds played so far count. */
  readonly interrupted: boolean;
  readonly inside?: Inside | undefined;
}

interface Plan {
  readonly game: MatrixGame;
  readonly seed: number;
  readonly a: Contestant;
  readonly b: Contestant;
  readonly rounds: number;
  /** The side whose table to print. */
  readonly show: "a" | "b" | undefined;
}

const ROUNDS_DEFAULT = "1000";
const ROUNDS_MAX = 1_000_000_000;
/** Characters of a file's id that are shown: enough to tell two files apart. */
const ID_SHOWN = 21;

/** Plays and prints; exit code 1 on forfeit, 130 on interrupt. @throws ConfigProblem. */
export async function playMatchHere(options: MatchOptions): Promise<void> {
  const show = readSide(options.show);
  const plan: Plan = { ...(await planOf(options)), show };
  if (show) requireTable(plan, show);
  const begun = performance.now();
  const outcome = await play(plan);
  const { seconds = (performance.now() - begun) / 1000, forfeits } = outcome;
  const report = reportOf(plan, outcome, seconds);
  const table = show && outcome.inside ? `\n${insideText(plan.game, plan[show].name, outcome.inside)}` : "";
  process.stdout.write(
    options.json ? `${JSON.stringify(report)}\n` : `${neutralText(describe(report))}${table}`,
  );
  if (report.forfeit) {
    const places = forfeits.flatMap((forfeit) => placeOf(plan, forfeit));
    process.stderr.write(`${neutralText([blame(report.forfeit, plan), ...places].join("\n"))}\n`);
  }
  process.exitCode = outcome.interrupted ? INTERRUPTED : report.forfeit ? 1 : 0;
}

function readSide(typed: string | undefined): Plan["show"] {
  if (typed === undefined || typed === "a" || typed === "b") return typed;
  throw new ConfigProblem("--show", `must be a or b, not "${typed}"`);
}

/** @throws ConfigProblem if that side will have no table. */
function requireTable({ game, a, b }: Plan, show: "a" | "b"): void {
  if (!a.strategy || !b.strategy)
    throw new ConfigProblem(
      "--show",
      "works only with named strategies or moves on both sides, not with files or programs",
    );
  const { name, strategy } = show === "a" ? a : b;
  if (!strategy || strategy().inside?.("now") === undefined)
    throw new ConfigProblem(
      "--show",
      `${name} has no table to show. These have one: ${familiesWithInside(game).join(", ")}`,
    );
}

function reportOf(plan: Plan, outcome: Outcome, seconds: number): Report {
  const { game, a, b, rounds, seed, show } = plan;
  const { tally: played, forfeits, interrupted, files, inside } = outcome;
  const forfeit = lostBy(forfeits);
  const tally = forfeit ? forfeited(forfeit, rounds) : played;
  return {
    game: game.id,
    a: a.name,
    b: b.name,
    rounds,
    seed,
    ...tally,
    success: successOf(tally),
    roundsPerSecond: Math.round(roundsOf(played) / Math.max(seconds, 1e-6)),
    ...(forfeit ? { forfeit, played } : {}),
    ...(interrupted ? { interrupted, played } : {}),
    ...(files && { files }),
    ...(show && inside && { shown: { side: show, moves: game.moveIds, ...inside } }),
  };
}

/** Why the match ended early: `both` if both failed in that round. */
interface Lost {
  readonly by: "a" | "b" | "both";
  readonly round: number;
  readonly reason: string;
}

function lostBy([first, second]: readonly Forfeit[]): Lost | undefined {
  if (!first) return undefined;
  const { by, round, reason } = first;
  return second ? { by: "both", round, reason: `a: ${reason}; b: ${second.reason}` } : { by, round, reason };
}

/** The side that forfeits loses all rounds; if both do, all are drawn. */
function forfeited({ by }: Lost, rounds: number): MatchTally {
  const of = (side: Lost["by"]) => (by === side ? rounds : 0);
  return { wins: of("b"), losses: of("a"), draws: of("both") };
}

/** The place at which a file failed, with its line. */
function placeOf(plan: Plan, { by, at }: Forfeit): readonly string[] {
  const { path, source = "" } = plan[by].inSandbox ?? {};
  return at && path !== undefined ? [quotedPlace(path, source, at)] : [];
}

function roundsOf({ wins, losses, draws }: MatchTally): number {
  return wins + losses + draws;
}

async function planOf(options: MatchOptions): Promise<Omit<Plan, "show">> {
  const { game, seed = randomInt(2 ** 32), moveLimit: moveMs } = options;
  const table = { game, seed, moveMs };
  if ((options.b === undefined) === (options.moves === undefined))
    throw new ConfigProblem(
      "--b",
      "pass either an opponent (--b random) or a file of moves (--moves file.txt)",
    );
  const a = await contestant("a", options.a, table);
  if (options.moves === undefined) {
    const b = await contestant("b", options.b ?? "", table);
    const rounds = readNumber("--rounds", options.rounds ?? ROUNDS_DEFAULT, 1, roundsMax(a, b));
    return { game, seed, a, b, rounds };
  }
  const moves = await readMoveFile(game, options.moves);
  const b = movesContestant(`moves:${options.moves}`, moves);
  const most = Math.min(moves.length, roundsMax(a, b));
  const rounds = readNumber("--rounds", options.rounds ?? String(most), 1, most);
  return { game, seed, a, b, rounds };
}

function roundsMax(a: Contestant, b: Contestant): number {
  if (!isFile(a) && !isFile(b)) return ROUNDS_MAX;
  return a.inSandbox && b.inSandbox ? SANDBOXED_ROUNDS_MAX : ASKED_ROUNDS_MAX;
}

function isFile({ inSandbox }: Contestant): boolean {
  return inSandbox?.path !== undefined;
}

/** The moves in a file. @throws ConfigProblem if it's unreadable or invalid, with line and column. */
async function readMoveFile(game: MatrixGame, path: string): Promise<Uint8Array> {
  try {
    return readMoves(game, await readFile(path, "utf8"));
  } catch (error) {
    if (error instanceof MoveTextProblem)
      throw new ConfigProblem("--moves", `${path}${error.line > 0 ? ", " : ": "}${error.message}`, {
        cause: error,
      });
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new ConfigProblem("--moves", `can't read ${path} (${code})`, { cause: error });
  }
}

/** Files play in the sandbox, unless a program is their opponent. */
async function play({ game, seed, a, b, rounds, show }: Plan): Promise<Outcome> {
  if (a.inSandbox && b.inSandbox && (isFile(a) || isFile(b))) {
    const { signal, release } = hearCtrlC();
    const dice = (letter: "a" | "b") => diceOf(seed, letter);
    const match = { game, a: a.inSandbox, b: b.inSandbox, rounds, dice, signal };
    return playSandboxed(match).finally(release);
  }
  if (!a.strategy || !b.strategy) {
    const [person, bot] = [a.player(rounds), b.player(rounds)];
    return playWatched({ game, person, bot, rounds, signal: orderlyEnd() });
  }
  const sides = { a: a.strategy(), b: b.strategy() };
  const { signal, release } = hearCtrlC();
  const progress = progressOn(process.stderr, "rounds");
  const match = { game, person: sides.a, bot: sides.b, rounds, signal, progress };
  const outcome = await playWatched(match).finally(release);
  return { ...outcome, inside: show && sides[show].inside?.("all") };
}

/** Aborted by Ctrl+C, which doesn't reach the programs' process groups; exiting kills those. */
function orderlyEnd(): AbortSignal {
  const { signal } = hearCtrlC();
  signal.addEventListener("abort", () => process.once("SIGINT", () => process.exit(INTERRUPTED)));
  process.once("SIGTERM", () => process.exit(143));
  return signal;
}

function describe(report: Report): string {
  const { game, a, b, rounds, seed, wins, losses, draws, success, roundsPerSecond } = report;
  const number = (value: number): string => value.toLocaleString("en");
  return [
    `${game}: ${a} against ${b}, ${number(rounds)} rounds, seed ${seed}`,
    `wins ${number(wins)}  losses ${number(losses)}  draws ${number(draws)}`,
    `success ${(success * 100).toFixed(2)} % = wins / (wins + losses)`,
    ...endedEarly(report, number),
    ...Object.entries(report.files ?? {}).map(([letter, file]) =>
      tookLine(report[letter as "a" | "b"], file),
    ),
    `${number(roundsPerSecond)} rounds per second`,
    "",
  ].join("\n");
}

/** What a file used, and the hash that identifies it. */
function tookLine(name: string, { id, steps, stepsMax, bytes, bytesMax }: TakenOf): string {
  const mb = (value: number): string => (value / 2 ** 20).toFixed(1);
  const took = `${steps.toLocaleString("en")} of ${stepsMax.toLocaleString("en")} steps`;
  return `${name} used ${took}, ${mb(bytes)} of ${mb(bytesMax)} MB; its id is ${id.slice(0, ID_SHOWN)}`;
}

function endedEarly(
  { rounds, played, interrupted }: Report,
  number: (value: number) => string,
): readonly string[] {
  if (!played) return [];
  if (interrupted) return [`interrupted after ${number(roundsOf(played))} of ${number(rounds)} rounds`];
  return [`forfeited; the score was ${number(played.wins)} : ${number(played.losses)}`];
}

function blame({ by, round, reason }: Lost, { a, b }: Plan): string {
  const when = round > 0 ? `in round ${round}` : "before its first round";
  if (by === "both") return `both forfeit the match ${when}: ${reason}`;
  return `${by} (${by === "a" ? a.name : b.name}) forfeits the match ${when}: ${reason}`;
}

/** Milliseconds between looks at the signal: cheap, and too short for a person to notice. */
const STRETCH_MS = 50;

/** Plays until the end or the signal, even during a choice, and ends both players. */
export async function playWatched({
  person,
  bot,
  signal,
  progress,
  ...match
}: {
  readonly game: MatrixGame;
  readonly person: Player;
  readonly bot: Player;
  readonly rounds: number;
  readonly signal: AbortSignal;
  readonly progress?: Progress;
}): Promise<PlayedMatch & { readonly interrupted: boolean }> {
  const end = (isOver: boolean) => Promise.all([person.end?.(isOver), bot.end?.(isOver)]);
  const breakOff = () => void end(false);
  signal.addEventListener("abort", breakOff, { once: true });
  let looked = performance.now();
  let isOver = false;
  try {
    for (const steps = matchSteps({ ...match, person: () => person, bot: () => bot }); ; ) {
      const step = steps.next();
      if (step.done) {
        isOver = step.value.forfeits.length === 0;
        return { ...step.value, interrupted: false };
      }
      const { tally, round, choosing } = step.value;
      await choosing;
      if (performance.now() - looked > STRETCH_MS) {
        progress?.show(round, match.rounds);
        await setImmediate();
        looked = performance.now();
      }
      if (signal.aborted) return { tally, forfeits: [], interrupted: true };
    }
  } finally {
    signal.removeEventListener("abort", breakOff);
    progress?.end();
    await end(isOver);
  }
}
