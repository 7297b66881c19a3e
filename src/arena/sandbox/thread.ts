// Thread entry, in the child process: plays other people's strategies, one order at a time.

import { stripTypeScriptTypes } from "node:module";
import { parentPort } from "node:worker_threads";
import type { JSValueHandle } from "quickjs-wasi";
import { circleGame, matrixGame } from "../../core/games/index.ts";
import { Minesweeper } from "../../core/games/minesweeper/game.ts";
import { seededRandom } from "../../core/random/index.ts";
import { createStrategy, type Seat, type Strategy } from "../../core/strategies/index.ts";
import { MachineLimit, ModuleFailure } from "../match/failures.ts";
import { playTask } from "../match/play.ts";
import type { MatchOutcome } from "../match/task.ts";
import { AT_WORK, type Watch } from "../match/watch.ts";
import { BOARD_LIMITS } from "./limits.ts";
import { compiledEngine } from "./machine.ts";
import type {
  Answers,
  BoardOrder,
  InspectOrder,
  MadeOf,
  MatchOrder,
  NextMove,
  NextOrder,
  Order,
  PlayedBoard,
} from "./orders.ts";
import { exportedGames, exportedRanges } from "./returned-values.ts";
import { StrategyModule } from "./strategy-module.ts";

/** The order, and the shared state that shows which side is at work. */
export interface ThreadOrder {
  readonly order: Order;
  readonly watch: Watch;
}

const wasm = await compiledEngine();

/** Seeds a file's random numbers when it's only inspected. */
const NO_SEED = new Uint8Array(32);

parentPort?.on("message", ({ order, watch }: ThreadOrder) => {
  answer(order, watch).then(
    (value) => parentPort?.postMessage({ value }),
    (error: unknown) =>
      parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  );
});

function answer(order: Order, watch: Watch): Promise<Answers[keyof Answers]> {
  if (order.kind === "match") return playMatch(order, watch);
  Atomics.store(watch, 0, AT_WORK.a);
  if (order.kind === "board") return playBoard(order);
  return order.kind === "next" ? nextMove(order) : inspect(order);
}

/** One side of a match, ready to start. */
interface Ready {
  begin(seat: Seat, rounds: number): Strategy;
  readonly guest?: StrategyModule;
}

async function readied({ bytes }: MadeOf): Promise<Ready> {
  try {
    const guest = await StrategyModule.open(wasm, textOf(bytes));
    return { guest, begin: (seat, rounds) => guest.begin(seat, rounds) };
  } catch (error) {
    if (!(error instanceof ModuleFailure)) throw error;
    return { begin: () => raise(error) };
  }
}

async function playMatch({ task, made }: MatchOrder, watch: Watch): Promise<MatchOutcome> {
  const ready = { a: made.a && (await readied(made.a)), b: made.b && (await readied(made.b)) };
  const create = (spec: string, seat: Seat, letter: "a" | "b"): Strategy =>
    ready[letter]?.begin(seat, task.rounds) ?? createStrategy(spec, seat);
  try {
    const outcome = playTask(task, create, watch);
    const { record } = outcome;
    if (!record) return outcome;
    const { a, b } = record.taken;
    const taken = { a: ready.a?.guest?.taken ?? a, b: ready.b?.guest?.taken ?? b };
    return { ...outcome, record: { ...record, taken } };
  } finally {
    ready.a?.guest?.close();
    ready.b?.guest?.close();
  }
}

/** Replays the rounds, so that it knows what it would know if it had played on. */
async function nextMove({ made, game: id, side, seed, rounds, own, opponent }: NextOrder): Promise<NextMove> {
  const game = matrixGame(id);
  if (!game) throw new RangeError(`no game ${id}`);
  const ready = await readied(made);
  try {
    const strategy = ready.begin({ game, side, random: seededRandom(seed) }, rounds);
    own.forEach((move, round) => {
      strategy.choose();
      strategy.observe(move, opponent[round] as number);
    });
    return { move: strategy.choose() };
  } catch (error) {
    if (error instanceof MachineLimit) return { noResult: { why: "guard", reason: error.message } };
    return { broken: brokenOf(error) };
  } finally {
    ready.guest?.close();
  }
}

/** Plays a board to its end, in a machine of its own. */
async function playBoard({ bytes, rules, seed }: BoardOrder): Promise<PlayedBoard> {
  const game = new Minesweeper(rules);
  let module: StrategyModule | undefined;
  try {
    module = await StrategyModule.open(wasm, textOf(bytes), BOARD_LIMITS);
    const choose = module.solver(seededRandom(new TextEncoder().encode(seed)));
    while (game.state === "untouched" || game.state === "running") {
      const cell = choose(game);
      if (game.open(cell, seed) !== "changed")
        throw new ModuleFailure("illegal", `it opened cell ${cell}, which is open already`);
    }
    return { won: game.state === "won" };
  } catch (error) {
    if (error instanceof MachineLimit) return { noResult: { why: "guard", reason: error.message } };
    return { broken: brokenOf(error) };
  } finally {
    module?.close();
  }
}

async function inspect({ name, bytes }: InspectOrder): Promise<Answers["inspect"]> {
  try {
    const source = erased(textOf(bytes), name);
    const seat = { game: circleGame(3), side: "person", random: seededRandom(NO_SEED) } as const;
    const guest = await StrategyModule.open(wasm, source);
    try {
      return { source, ...guest.look(seat, exported) };
    } finally {
      guest.close();
    }
  } catch (error) {
    if (error instanceof MachineLimit) return { problem: error.message };
    const { reason, at } = brokenOf(error);
    return { problem: reason, ...(at && { at }) };
  }
}

function exported(file: JSValueHandle) {
  return { games: exportedGames(file), parameters: exportedRanges(file) };
}

function raise(error: Error): never {
  throw error;
}

function brokenOf(error: unknown) {
  if (!(error instanceof ModuleFailure)) throw error;
  const { kind, message, at } = error;
  return { kind, reason: message, ...(at && { at }) };
}

/** Replaces types with blanks, so that positions stay the same. @throws Error of a different kind than a file's if the
 * eraser itself broke: it would then fail for every file, so the thread must end. */
function erased(text: string, name: string): string {
  if (!/\.[cm]?ts$/i.test(name)) return text;
  try {
    return stripTypeScriptTypes(text);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.endsWith("_TYPESCRIPT_SYNTAX")) throw new Error("its types can't be erased");
    const [line = ""] = message.split("\n", 1);
    const reason = `its TypeScript types can't be erased: ${line}`;
    throw new ModuleFailure("crashed", reason, placeInTypes(error, text));
  }
}

/** As the type eraser formats it: `:3`, the line with tabs of four, and a caret below. */
function placeInTypes(error: unknown, source: string) {
  const shown = /^:(\d+)\n+.*\n( *)\^/.exec(error instanceof Error ? (error.stack ?? "") : "");
  if (!shown) return undefined;
  const [, line, { length: width } = ""] = shown;
  const text = source.split("\n")[Number(line) - 1] ?? "";
  let before = "";
  while (before.replaceAll("\t", TAB).length < width && before.length < text.length)
    before += text.charAt(before.length);
  return { line: Number(line), column: Buffer.byteLength(before) + 1 };
}

const TAB = "    ";

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ModuleFailure("crashed", "it isn't UTF-8 text");
  }
}

parentPort?.postMessage("ready");
