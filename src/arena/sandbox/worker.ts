// The thread in the child process that plays other people's files, one order at a time.

import { stripTypeScriptTypes } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { matrixGame } from "../../core/games/index.ts";
import { Minesweeper } from "../../core/games/minesweeper/game.ts";
import { PlayerFailure } from "../../core/matches/match.ts";
import { seededRandom } from "../../core/random/index.ts";
import { createStrategy, type Strategy } from "../../core/strategies/index.ts";
import { playTask } from "../match/play.ts";
import { BOARD_LIMITS, MODULE_LIMITS } from "./limits.ts";
import { StrategyModule } from "./machine.ts";
import type { Order, OrderOf } from "./orders.ts";

/** Which file is at work, 0: none, 1: a, 2: b; and in which round. The process looks at it. */
const watch: Int32Array = workerData;
/** Memory of the machines that are kept between moves, in bytes. */
const KEPT_BYTES = 48 * 2 ** 20;
/** What a machine takes besides its heap. */
const ENGINE_BYTES = 2 * 2 ** 20;
/** Seeds a file's random numbers when it's only inspected. */
const NO_SEED = new Uint8Array(32);

parentPort?.on("message", async (order: Order) => {
  // Whatever else is thrown ends the thread: what broke may break the next order too.
  const answer = await answerTo(order);
  Atomics.store(watch, 0, 0);
  parentPort?.postMessage({ answer });
});

function answerTo(order: Order) {
  if (order.kind === "match") return playMatch(order);
  if (order.kind === "next") return nextMove(order);
  return order.kind === "board" ? playBoard(order) : inspect(order);
}

async function playMatch({ task, sources }: OrderOf<"match">) {
  const a = sources.a && (await opened(sources.a));
  const b = sources.b && (await opened(sources.b, { file: 2 }));
  const modules = { a, b };
  for (const module of [a, b]) module?.allowTime(task.rounds);
  try {
    const { record, ...outcome } = playTask(
      task,
      (spec, seat, letter) => modules[letter]?.begin(seat, task.rounds) ?? createStrategy(spec, seat),
    );
    if (!record) return outcome;
    const taken = { a: a?.taken ?? record.taken.a, b: b?.taken ?? record.taken.b };
    return { ...outcome, record: { moves: record.moves, taken } };
  } finally {
    a?.close();
    b?.close();
  }
}

function opened(source: Uint8Array, { limits = MODULE_LIMITS, file = 1 } = {}): Promise<StrategyModule> {
  return StrategyModule.open(new TextDecoder().decode(source), limits, (round) => {
    Atomics.store(watch, 1, round);
    Atomics.store(watch, 0, file);
  });
}

/** A machine between two moves of its match. */
interface Kept {
  readonly module: StrategyModule;
  readonly strategy: Strategy;
  /** The rounds it has observed. */
  readonly own: number[];
  readonly opponent: number[];
  /** Its move in the next round, if it has chosen. */
  chosen: number | undefined;
}

const machines = new LRUCache<string, Kept>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ module }) => ENGINE_BYTES + module.taken.bytes,
  dispose: ({ module }, _name, why) => why === "evict" && module.close(),
});

/** Goes on in the match's machine; if there is none, or it has seen other rounds, a fresh one plays them all again. */
async function nextMove(order: OrderOf<"next">) {
  const { match, own, opponent } = order;
  const known = machines.get(match);
  machines.delete(match);
  const isUsable = known && isStart(known.own, own) && isStart(known.opponent, opponent);
  if (known && !isUsable) known.module.close();
  const module = isUsable ? known.module : await opened(order.source);
  module.allowTime(own.length + 1);
  return judged(module, () => {
    const kept = isUsable ? known : newMachine(module, order);
    for (let round = kept.own.length; round < own.length; round++) {
      const [mine, theirs] = [own[round] ?? 0, opponent[round] ?? 0];
      if (kept.chosen === undefined) kept.strategy.choose();
      kept.strategy.observe(mine, theirs);
      kept.own.push(mine);
      kept.opponent.push(theirs);
      kept.chosen = undefined;
    }
    kept.chosen ??= kept.strategy.choose();
    machines.set(match, kept);
    return { move: kept.chosen };
  });
}

function newMachine(module: StrategyModule, { game: id, side, seed, rounds }: OrderOf<"next">): Kept {
  const game = matrixGame(id);
  if (!game) throw new RangeError(`no game ${id}`);
  const strategy = module.begin({ game, side, random: seededRandom(seed) }, rounds);
  return { module, strategy, own: [], opponent: [], chosen: undefined };
}

function isStart(seen: readonly number[], played: ArrayLike<number>): boolean {
  return seen.length <= played.length && seen.every((move, round) => move === played[round]);
}

/** Plays a board to its end, in a machine of its own. */
async function playBoard({ source, rules, seed }: OrderOf<"board">) {
  const game = new Minesweeper(rules);
  const module = await opened(source, { limits: BOARD_LIMITS });
  module.allowTime(rules.width * rules.height);
  return judged(module, () => {
    const choose = module.solver(seededRandom(new TextEncoder().encode(seed)));
    while (game.state === "untouched" || game.state === "running") {
      const cell = choose(game);
      if (game.open(cell, seed) !== "changed")
        throw new PlayerFailure("illegal", `it opened cell ${cell}, which is open already`);
    }
    module.close();
    return { won: game.state === "won" };
  });
}

/** What the work returns, or how the file failed in it. */
function judged<Result>(module: StrategyModule, work: () => Result) {
  try {
    return work();
  } catch (error) {
    module.close();
    return { broken: brokenOf(error) };
  }
}

/** @throws what isn't the file's failure. */
function brokenOf(error: unknown) {
  if (!(error instanceof PlayerFailure)) throw error;
  const { kind, message: reason, at } = error;
  return at ? { kind, reason, at } : { kind, reason };
}

async function inspect({ name, source: bytes }: OrderOf<"inspect">) {
  try {
    const source = erased(textOf(bytes), name);
    const module = await opened(new TextEncoder().encode(source));
    module.allowTime(0);
    const exported = module.exported(seededRandom(NO_SEED));
    module.close();
    return { source, exported };
  } catch (error) {
    const { reason: problem, at } = brokenOf(error);
    return at ? { problem, at } : { problem };
  }
}

/** Replaces types with blanks, so that positions stay the same. @throws Error of a different kind than a file's if the
 * eraser itself broke: it would then fail for every file, so the thread must end. */
function erased(text: string, name: string): string {
  if (!/\.[cm]?ts$/i.test(name)) return text;
  try {
    return stripTypeScriptTypes(text);
  } catch (error) {
    const { code, message, stack = "" } = error as NodeJS.ErrnoException;
    if (!code?.endsWith("_TYPESCRIPT_SYNTAX")) throw new Error("its types can't be erased");
    const [line = ""] = message.split("\n", 1);
    const at = /^:(\d+)\n/.exec(stack)?.[1];
    const place = at === undefined ? undefined : { line: Number(at), column: 1 };
    throw new PlayerFailure("crashed", `its TypeScript types can't be erased: ${line}`, place);
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new PlayerFailure("crashed", "it isn't UTF-8 text");
  }
}

parentPort?.postMessage("ready");
