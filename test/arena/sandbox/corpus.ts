// The attack corpus: files that try everything, each with its expected outcome, and honest matches played between
// theirs.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { MatchOutcome, MatchTask } from "../../../src/arena/match/task.ts";

const FOLDER = new URL("./attacks/", import.meta.url);

/** `refused`: isn't accepted at all. `plays`: achieves nothing, and its match is played to its end. */
export type Expected = "refused" | "plays" | `forfeit ${string}`;

export interface Attack {
  readonly name: string;
  readonly tries: string;
  readonly expected: Expected;
  readonly bytes: Uint8Array;
  readonly id: string;
}

export const ATTACKS: readonly Attack[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".js"))
  .toSorted()
  .map((file) => attackOf(file.slice(0, -".js".length), readFileSync(new URL(file, FOLDER))));

function attackOf(name: string, file: Buffer): Attack {
  const head = (word: string): string | undefined =>
    new RegExp(`^// ${word}: (.+)$`, "m").exec(file.toString("utf8"))?.[1];
  const [expected, tries] = [head("expects"), head("tries")];
  if (!expected || !tries) throw new Error(`${name} does not say what it tries and comes to`);
  const bytes = encoded(file, head("encode"), Number(head("pad") ?? 0));
  return { name, tries, expected: expected as Expected, bytes, id: idOf(bytes) };
}

/** Encoded as someone might send it: the files themselves are text. */
function encoded(file: Buffer, encoding: string | undefined, size: number): Uint8Array {
  if (encoding === "zip") return Buffer.concat([Buffer.from("PK\x03\x04\x14\0\b\0\xff\xfe", "latin1"), file]);
  if (encoding === "utf-16") return Buffer.from(`\ufeff${file}`, "utf16le");
  if (encoding === "latin1-tail") return Buffer.concat([file, Buffer.from("// caf\xe9\n", "latin1")]);
  if (encoding === "zeros") return Buffer.from(file.toString("utf8").replaceAll("@", "\0"));
  return Buffer.concat([file, Buffer.alloc(Math.max(0, size - file.length), " ")]);
}

function idOf(bytes: Uint8Array): string {
  return `file:${createHash("sha256").update(bytes).digest("hex")}`;
}

const COUNTS = `export function create({ game, random, side }) {
  const seen = new Array(game.size).fill(0);
  return {
    choose: () => (random() < 0.3 ? Math.floor(random() * game.size) : (seen.indexOf(Math.max(...seen)) + 2) % 3),
    observe(own, opponent) { seen[opponent]++; },
  };
}`;
const LAST = `export function move(history, game, random) {
  if (history.length === 0) return Math.floor(random() * game.size);
  const { own, opponent } = history[history.length - 1];
  return game.outcome(own, opponent) > 0 ? own : game.moves[(opponent + 2) % 3];
}`;

/** Honest files, by id. */
export const HONEST = new Map([COUNTS, LAST].map((text) => [idOf(Buffer.from(text)), Buffer.from(text)]));
export const [COUNTING, LASTING] = [...HONEST.keys()] as [string, string];

export function taskOf(table: number, strategies: readonly [string, string], rounds = 20): MatchTask {
  return {
    ...{ round: 0, table, game: 0, rule: "rps", strategies, pair: [2 * table, 2 * table + 1] },
    ...{ rounds, seed: 17, isRecorded: true },
  };
}

/** One match per attack, against a built-in strategy. */
export function attackTasks(attacks: readonly Attack[], firstTable = 1000): MatchTask[] {
  return attacks.map(({ id }, at) => taskOf(firstTable + at, [id, "rotation"]));
}

/** Matches between honest files and built-in strategies. */
export function honestTasks(count: number, rounds = 100): MatchTask[] {
  const all = [COUNTING, LASTING, "markov", "copy", "wildcard"];
  return Array.from({ length: count }, (_, at) => {
    const pair = [all[at % 5], all[(at + 1 + (Math.floor(at / 5) % 4)) % 5]];
    return taskOf(at, pair as [string, string], rounds);
  });
}

/** The outcome in the terms of `Expected`. */
export function cameTo({ forfeits: [first], noResult }: MatchOutcome): string {
  if (noResult) return JSON.stringify(noResult);
  if (!first) return "plays";
  const { by, kind, round, at } = first;
  return `${by === "a" ? "" : "other side: "}forfeit ${kind} round ${round}${at ? ` at ${at.line}:${at.column}` : ""}`;
}

/** Whether the outcome is as expected; if no position is given, any will do. */
export function isAsExpected(outcome: MatchOutcome, expected: Expected): boolean {
  const came = cameTo(outcome);
  return came === expected || (!expected.includes(" at ") && came.startsWith(`${expected} at `));
}

/** The whole outcome as text. */
export function bytesOf({ record, ...outcome }: MatchOutcome): string {
  const hex = (moves: Uint8Array): string => Buffer.from(moves).toString("hex");
  const moves = record && { a: hex(record.moves.a), b: hex(record.moves.b) };
  return JSON.stringify({ ...outcome, moves, taken: record?.taken });
}
