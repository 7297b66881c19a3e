// `gadalka arena mines`: minesweeper strategies, one's own files among them, on the same boards.

import { noStrategySources } from "../../arena/match/task.ts";
import { usualThreads } from "../../arena/playing.ts";
import { openSandbox } from "../../arena/sandbox/sandbox.ts";
import { MINES_LEVELS } from "../../core/games/minesweeper/board.ts";
import type { SourcePlace } from "../../core/matches/match.ts";
import { findSweeper, SWEEPERS } from "../../core/strategies/minesweeper/registry.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { type Progress, progressOn } from "../../infra/console/progress.ts";
import { neutralText } from "../../infra/i18n/name-in-text.ts";
import { textTable } from "../../infra/text-table.ts";
import { shareText } from "../../lab/kit/printing.ts";
import { playSeries } from "../../lab/minesweeper.ts";
import { isPath, type LocalFile, loadLocalFiles } from "../strategy/local-file.ts";
import { quotedPlace } from "../strategy/source-place.ts";

export interface MinesOptions {
  readonly entrants: string;
  /** By level. */
  readonly boards: number;
  readonly seed: number;
  readonly workers?: number;
  readonly json?: true;
}

type Level = keyof typeof MINES_LEVELS;

const LEVELS = Object.keys(MINES_LEVELS) as readonly Level[];

/** A file's failure at a board, which counts as lost. */
interface Failure {
  readonly level: Level;
  /** The board's number, from 0. */
  readonly board: number;
  readonly reason: string;
  readonly at?: SourcePlace | undefined;
}

interface Row {
  readonly name: string;
  /** By level. */
  readonly wins: readonly number[];
  readonly failures: readonly Failure[];
}

/** Prints the table. @throws ConfigProblem for an unknown entrant, or a file that doesn't load. */
export async function runMines(options: MinesOptions): Promise<void> {
  const { boards, seed, json } = options;
  const entrants = [...new Set(options.entrants.split(",").map((one) => one.trim()))];
  const paths: string[] = [];
  for (const typed of entrants) if (await isPath(typed)) paths.push(typed);
  const ids = entrants.filter((typed) => !paths.includes(typed)).map(builtIn);
  const files = await loadLocalFiles("--entrants", paths);
  const progress = progressOn(process.stderr, "boards");
  const rows = await builtInRows(ids, options, progress);
  for (const file of files.values()) rows.push(await fileRow(file, options, progress));
  progress.end();
  rows.sort((a, b) => pointsOf(b) - pointsOf(a));
  if (json) process.stdout.write(`${JSON.stringify({ boards, seed, levels: LEVELS, rows })}\n`);
  else process.stdout.write(neutralText(described(rows, files, options)));
}

function builtIn(typed: string): string {
  const found = findSweeper(typed);
  if (found) return found.id;
  const ids = SWEEPERS.map(({ id }) => id).join(", ");
  throw new ConfigProblem("--entrants", `"${typed}" is neither ${ids} nor a file such as my-solver.js`);
}

async function builtInRows(
  ids: readonly string[],
  options: MinesOptions,
  progress: Progress,
): Promise<Row[]> {
  const { boards, seed, workers = usualThreads() } = options;
  const series = ids.flatMap((strategy) =>
    LEVELS.map(
      (level) => ({ strategy, board: MINES_LEVELS[level], start: "opening", games: boards }) as const,
    ),
  );
  const reports = await playSeries(series, seed, { workers, onProgress: progress.show });
  return ids.map((name) => {
    const own = reports.filter(({ series: { strategy } }) => strategy === name);
    return { name, wins: own.map(({ wins }) => wins), failures: [] };
  });
}

/** Plays the boards that `playSeries` plays, in the sandbox. */
async function fileRow(file: LocalFile, { boards, seed }: MinesOptions, progress: Progress): Promise<Row> {
  const sandbox = openSandbox({ strategySources: noStrategySources });
  const bytes = new TextEncoder().encode(file.source);
  const failures: Failure[] = [];
  const wins: number[] = [];
  try {
    for (const level of LEVELS) {
      let won = 0;
      for (let board = 0; board < boards; board++) {
        progress.show(wins.length * boards + board, LEVELS.length * boards, file.path);
        const rules = { ...MINES_LEVELS[level], start: "opening" } as const;
        const played = await sandbox.board(bytes, rules, `${seed}-${board}`);
        if ("won" in played) won += Number(played.won);
        else failures.push({ level, board, ...played.broken });
      }
      wins.push(won);
    }
  } finally {
    await sandbox.close();
  }
  return { name: file.path, wins, failures };
}

function pointsOf({ wins }: Row): number {
  return wins.reduce((sum, won) => sum + won, 0);
}

function described(
  rows: readonly Row[],
  files: ReadonlyMap<string, LocalFile>,
  options: MinesOptions,
): string {
  const { boards, seed } = options;
  const share = (won: number, of: number) => {
    const mean = won / of;
    return shareText({ mean, standardError: Math.sqrt((mean * (1 - mean)) / of) });
  };
  const table = rows.map((row) => [
    row.name,
    share(pointsOf(row), LEVELS.length * boards),
    ...row.wins.map((won) => share(won, boards)),
  ]);
  const failures = rows.flatMap(({ name, failures }) => {
    const [first] = failures;
    if (!first) return [];
    const { level, board, reason, at } = first;
    const place = at ? `${quotedPlace(name, files.get(name)?.source ?? "", at)}\n` : "";
    return `\n${name} failed at ${failures.length} boards, first at ${level} ${seed}-${board}: ${reason}\n${place}`;
  });
  return `minesweeper: ${boards} boards a level, seed ${seed}, an opening at the first cell\n${textTable([
    ["", "won", ...LEVELS],
    ...table,
  ])}${failures.join("")}`;
}
