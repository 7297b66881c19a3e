// `gadalka verify`: checks a proof by itself, and against messages that someone kept. It needs no store, bot or account.

import { readFile } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";
import { readTournamentFile } from "../arena/tournaments/file.ts";
import { dayBoard } from "../core/daily/board.ts";
import { solvedBoard } from "../core/games/minesweeper/look.ts";
import { type Check, checkProof, digitsIn, type Problem } from "../core/proof/check.ts";
import { earlierKey, tournamentSeed } from "../core/proof/day.ts";
import { type DrawnBoard, type LineProblem, type Proof, readLine } from "../core/proof/line.ts";
import { boardSeed, inGroups } from "../core/proof/match.ts";

/** More rounds than this are shown by their first and last ones. */
const ROUNDS_SHOWN = 40;

const UNREADABLE: Readonly<Record<LineProblem, string>> = {
  "not-a-line": "there's no proof line in it. One begins with gd1. and comes from the Verify button",
  damaged: "the line is cut short or changed. Copy all of it again",
  "too-long": "that's longer than any proof line",
  "unknown-game": "the line is of a game that this program doesn't know",
};

/** Prints the check and sets the exit code: 0 fits, 1 doesn't, 2 can't be checked. `line`: a proof line, text with one,
 * a file with one, or `-` for standard input; `file`: messages, or a day's tournament. */
export async function verifyHere(line: string, file?: string): Promise<void> {
  try {
    const proof = readLine(line.includes("gd1.") ? line : await readInput(line));
    if (typeof proof === "string") throw new Error(UNREADABLE[proof]);
    const second = file === undefined ? "" : await readInput(file);
    const [fits, ...lines] = proof.kind === "day" ? dayReport(proof, second) : report(proof, second);
    process.stdout.write(`${lines.join("\n")}\n`);
    process.exitCode = fits ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 2;
  }
}

async function readInput(path: string): Promise<string> {
  if (path === "-") return readAll(process.stdin);
  return readFile(path, "utf8").catch(() => {
    throw new Error(`${path.slice(0, 60)} is neither a proof line (gd1.…) nor a file that can be read`);
  });
}

type Report = readonly [fits: boolean, ...lines: string[]];

function report(proof: Exclude<Proof, { kind: "day" }>, messages: string): Report {
  const check = checkProof(proof, messages);
  const { bound = "", codes, found, isBoundFound, problem } = check;
  const seen = `your messages ${isBoundFound ? "show" : "don't show"} the first digits`;
  const all = proof.kind === "match" ? `${seen}, and ${found} of ${codes.length} codes` : seen;
  return [
    !problem,
    ...(proof.kind === "match" ? matchLines(proof, check, messages) : boardLines(proof, check)),
    `shown first: ${inGroups(bound)}`,
    ...(messages === "" ? [] : [all]),
    problem ? `Doesn't fit: ${problemWords(problem)}.` : `Fits${fitWords(check, messages)}.`,
  ];
}

function matchLines(proof: Extract<Proof, { kind: "match" }>, { codes }: Check, messages: string): string[] {
  const { game, session, rounds, unplayed, score } = proof;
  const shown = new Set(digitsIn(messages).codes);
  const name = (move: number | undefined) => (move === undefined ? "-" : (game.moveIds[move] as string));
  const rows = codes.map((code, at) => {
    const moves = `${name(rounds.person[at]).padEnd(9)} ${name(rounds.bot[at] ?? unplayed).padEnd(9)}`;
    return `${String(at + 1).padStart(5)} ${moves} ${inGroups(code)}${shown.has(code) ? " ✓" : ""}`;
  });
  const half = ROUNDS_SHOWN / 2;
  return [
    `${game.id}, match ${session}: ${rounds.person.length} rounds, won-lost-drawn by the person: ${score}`,
    "round person    bot       code",
    ...(rows.length <= ROUNDS_SHOWN ? rows : [...rows.slice(0, half), "  ...", ...rows.slice(-half)]),
  ];
}

function boardLines(board: DrawnBoard, { codes: [code = ""] }: Pick<Check, "codes">): string[] {
  const { session, secret, rules, first, attempt } = board;
  const { width, height, mines } = rules;
  const title = `board ${session}: ${width} x ${height}, ${mines} mines, first cell ${first}, attempt ${attempt}`;
  return [title, solvedBoard(rules, boardSeed(secret, first, attempt), first), `code: ${inGroups(code)}`];
}

function fitWords({ found, isBoundFound }: Check, messages: string): string {
  if (messages === "") return " by itself. With the messages that you kept: gadalka verify LINE messages.txt";
  if (found === 0 && !isBoundFound) return " by itself; the messages show nothing of it";
  return isBoundFound ? ": it was fixed before the person picked" : "; the first message would show more";
}

function problemWords(problem: Problem): string {
  switch (problem.kind) {
    case "score":
      return `the line says ${problem.said}, and its moves give ${problem.counted}`;
    case "other-secret":
      return `the messages first show ${inGroups(problem.shown)}: they're of another match, or the secret was changed`;
    case "other-code":
      return `the messages show ${inGroups(problem.shown)}, a code that isn't in here: it's of another match, or something was changed`;
    case "no-code":
      return "the messages don't show the board's code, so its mines could have been moved afterwards";
    case "not-in-chain":
      return "the day's secret doesn't lead to this anchor";
  }
}

function dayReport({ key, day, anchor }: Extract<Proof, { kind: "day" }>, file: string): Report {
  const { steps, problem } = checkProof({ kind: "day", key, day, anchor });
  const title = `secret of ${new Date(day * 86_400_000).toISOString().slice(0, 10)}, anchor ${anchor}`;
  if (problem) return [false, title, `Doesn't fit: ${problemWords(problem)}.`];
  const led = `${steps} steps lead from the secret to the anchor`;
  if (file === "") {
    const board = dayBoard(key);
    const drawn = boardLines(board, checkProof({ kind: "board", ...board }));
    return [true, title, led, ...drawn, "Fits, if that's the anchor that you know."];
  }
  const { id = "", day: its = day, entrants, seed } = readTournamentFile(file);
  const names = entrants.map(({ name }) => name);
  const fits = its <= day && tournamentSeed(earlierKey(key, day - its), id, names) === seed;
  return [fits, title, led, `The tournament's seed is ${fits ? "" : "not "}that of the day.`];
}
