// `gadalka daily`: recomputes a day's challenge from the published key of that day, without the host.

import { numberOf, startOf } from "../../commands/daily/index.ts";
import { drawDailyBoard, drawMind, MIND_ROUNDS, mindsOf, nextReply, turnFrom } from "../core/daily/index.ts";
import {
  DAY_MS,
  earlierKey,
  isPledgedKey,
  type Pledge,
  type PublishedKey,
  seedUnder,
  shortPledgeId,
} from "../core/fairness/index.ts";
import { writeBoardCode } from "../core/games/minesweeper/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { readPlayerId, writePlayerId } from "../people/index.ts";
import { readGiven } from "./verify/given.ts";

export interface DailyOptions {
  readonly pledge: string;
  readonly key: string;
  readonly player?: string;
  readonly moves?: string;
  readonly json?: true;
}

/** What people call it, where the report for programs has another word. */
const LABELS: Readonly<Record<string, string>> = { mind: "opponent", dice: "seed", turn: "rotation" };

/**
 * Prints the code of the board and, for a person, their opponent, the seed of its random numbers, and its moves.
 * @throws ConfigProblem that names the option.
 */
export async function drawAgain(date: string, options: DailyOptions): Promise<void> {
  const day = readDate(date);
  const { noted: [pledge] = [], publishedKey } = await readGiven({
    pledge: options.pledge,
    key: options.key,
  });
  if (!pledge || !publishedKey) throw new ConfigProblem("--key", "no key found");
  const key = keyOfDay(pledge, publishedKey, day);
  const seed = (what: string): Uint8Array => seedUnder(key, "daily", what);
  const own = ownTry(options, day, seed);
  const board = drawDailyBoard(seed("board"));
  const report = {
    day: new Date(startOf(day)).toISOString().slice(0, 10),
    number: numberOf(day),
    pledge: shortPledgeId(pledge),
    board: board ? writeBoardCode(board) : "none",
    ...own,
  };
  const lines = Object.entries(report).map(([what, value]) => `${(LABELS[what] ?? what).padEnd(10)}${value}`);
  process.stdout.write(`${options.json ? JSON.stringify(report) : lines.join("\n")}\n`);
}

function readDate(typed: string): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? Date.parse(`${typed}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at)) throw new ConfigProblem("date", `"${typed}" isn't a date. Write it like 2026-11-22`);
  return at / DAY_MS;
}

function keyOfDay(pledge: Pledge, published: PublishedKey, day: number): Uint8Array {
  const ofChain = day - pledge.firstDay + 1;
  if (!isPledgedKey(pledge, published.day, published.key))
    throw new ConfigProblem("--key", "it doesn't belong to that pledge");
  if (ofChain < 1 || ofChain > published.day)
    throw new ConfigProblem(
      "--key",
      `it covers days 1 to ${published.day} of the pledge, and this is day ${ofChain}`,
    );
  return earlierKey(published.key, published.day - ofChain);
}

/** What a person faced: the opponent, its random seed, its rotation, and its moves in answer to theirs. */
function ownTry({ player, moves }: DailyOptions, day: number, seed: (what: string) => Uint8Array) {
  if (player === undefined) return {};
  const id = readPlayerId(player);
  if (!id) throw new ConfigProblem("--player", `"${player}" isn't an account. Write it like telegram:123`);
  const own = (what: string): Uint8Array => seed(`${what} ${writePlayerId(id)}`);
  const strategy = drawMind(own("mind"), mindsOf(day));
  const [dice, turn] = [own("dice"), turnFrom(own("turn"))];
  const met = { mind: strategy, dice: hex(dice), turn };
  if (moves === undefined) return met;
  if (!/^[0-2]*$/.test(moves) || moves.length > MIND_ROUNDS)
    throw new ConfigProblem("--moves", "write them as in /data export: up to twenty digits from 0 to 2");
  const person = Uint8Array.from(moves, Number);
  const bot = new Uint8Array(person.length);
  for (let round = 0; round < person.length; round++) {
    const before = { person: person.subarray(0, round), bot: bot.subarray(0, round) };
    bot[round] = nextReply({ strategy, dice, turn }, before);
  }
  return { ...met, moves, replies: bot.join("") };
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
