// Parser of recorded play: one row per round, with both moves.

import type { MatrixGame, Move, Rounds } from "../../core/games/index.ts";

/** One person's rounds, oldest first. Their opponent's moves are stored as `bot`. */
export interface RecordedPerson {
  readonly player: string;
  readonly rounds: Rounds;
  /** The `opponent` column of their first row, if the file has one. */
  readonly opponent?: string;
  /** Their value in the group column, if one was requested; may be empty. */
  readonly group?: string;
}

/** Invalid recorded play; `line` counts from 1, the header. */
export class DataProblem extends Error {
  readonly line: number;
  constructor(line: number, what: string) {
    super(`line ${line}: ${what}`);
    this.name = "DataProblem";
    this.line = line;
  }
}

/** Move letters by game: move number i is the i-th letter. */
const LETTERS: Readonly<Record<string, string>> = { rps: "RSP", oddeven: "01" };

const COLUMNS = ["player", "round", "move", "opponent_move"] as const;
type Column = (typeof COLUMNS)[number];
const WITHOUT_PLAYER = COLUMNS.filter((name) => name !== "player");
const NAMELESS = "-";
const OPPONENT = "opponent";
type Row = Readonly<Record<Column, string>> & {
  readonly opponent: string | undefined;
  readonly group: string;
};

interface Growing {
  readonly person: Move[];
  readonly bot: Move[];
  readonly opponent: string | undefined;
  readonly group: string;
  lastRound: number;
}

/**
 * The people of a CSV file with columns player, round, move, opponent_move and optionally opponent, in any order; other
 * columns are ignored. Moves are R, P, S or 0, 1. People are in the order of their first rows; round number 1 starts a
 * new sitting. `by` is the column with each person's group, which must be the same in all of their rows. @throws
 * DataProblem with the invalid line.
 */
export function readRecordedPeople(game: MatrixGame, text: string, by?: string): readonly RecordedPerson[] {
  return readRows(game, text, COLUMNS, by);
}

/** Columns that could define groups, that is, those not describing rounds, with their number of values. */
export function furtherColumns(text: string): ReadonlyMap<string, number> {
  const [header = "", ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const rows = lines.map(cellsOf);
  const values = (at: number): number => new Set(rows.map((cells) => cells[at] ?? "")).size;
  const further = namesOf(header).flatMap((name, at) =>
    isOfRounds(name) ? [] : [[name, values(at)] as const],
  );
  return new Map(further);
}

function isOfRounds(name: string): boolean {
  return COLUMNS.some((column) => column === name);
}

/** One person's rounds, parsed like `readRecordedPeople`; `player` is optional. @throws DataProblem. */
export function readRecordedRounds(game: MatrixGame, text: string): Rounds {
  const [first, second] = readRows(game, text, WITHOUT_PLAYER);
  if (first && !second) return first.rounds;
  throw new DataProblem(1, "the file has rounds of several players. Pass one file per player");
}

function readRows(
  game: MatrixGame,
  text: string,
  columns: readonly Column[],
  by?: string,
): readonly RecordedPerson[] {
  const lines = text.split(/\r?\n/);
  const places = readHeader(lines[0] ?? "", columns, by);
  const people = new Map<string, Growing>();
  lines.forEach((line, index) => {
    if (index > 0 && line.trim() !== "") addRound(game, people, readRow(line, places, index + 1), index + 1);
  });
  if (people.size === 0) throw new DataProblem(lines.length, "there are no rounds after the header");
  return [...people].map(([player, { person, bot, opponent, group }]) => ({
    player,
    rounds: { person: Uint8Array.from(person), bot: Uint8Array.from(bot) },
    ...(opponent === undefined ? {} : { opponent }),
    ...(by === undefined ? {} : { group }),
  }));
}

type Places = Readonly<Record<Column | "count" | "opponent" | "group", number>>;

function readHeader(line: string, columns: readonly Column[], by: string | undefined): Places {
  const names = namesOf(line);
  const missing = columns.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new DataProblem(
      1,
      `the header must name the columns ${columns.join(", ")}; ${missing.join(", ")} missing`,
    );
  return {
    ...byColumn((name) => names.indexOf(name)),
    count: names.length,
    opponent: names.indexOf(OPPONENT),
    group: by === undefined ? -1 : groupColumn(names, by),
  };
}

function groupColumn(names: readonly string[], by: string): number {
  if (names.includes(by) && !isOfRounds(by)) return names.indexOf(by);
  const further = names.filter((name) => !isOfRounds(name));
  const what = names.includes(by) ? `"${by}" is a column of the rounds` : `there's no column "${by}"`;
  throw new DataProblem(
    1,
    further.length > 0
      ? `${what}. Columns that may hold each person's group: ${further.join(", ")}`
      : `${what}. Add a column with each person's group, the same in all of their rows`,
  );
}

function namesOf(header: string): readonly string[] {
  return cellsOf(header.replace(/^\uFEFF/, ""));
}

function readRow(line: string, places: Places, number: number): Row {
  const cells = cellsOf(line);
  if (cells.length !== places.count)
    throw new DataProblem(number, `${cells.length} values where the header has ${places.count}`);
  return {
    ...byColumn((name) => cells[places[name]] ?? NAMELESS),
    opponent: cells[places.opponent],
    group: cells[places.group] ?? "",
  };
}

function addRound(game: MatrixGame, people: Map<string, Growing>, row: Row, line: number): void {
  if (row.player === "") throw new DataProblem(line, "no player");
  const { opponent, group } = row;
  const found = people.get(row.player) ?? { person: [], bot: [], opponent, group, lastRound: 0 };
  if (found.group !== group)
    throw new DataProblem(
      line,
      `player ${row.player} is in the groups "${found.group}" and "${group}". Give each person the same value in all of their rows`,
    );
  people.set(row.player, found);
  found.lastRound = readRound(row, found.lastRound, line);
  found.person.push(readMove(game, row.move, line));
  found.bot.push(readMove(game, row.opponent_move, line));
}

function readRound({ player, round }: Row, before: number, line: number): number {
  const number = /^\d{1,9}$/.test(round) ? Number(round) : 0;
  if (number === 1 || number > before) return number;
  throw new DataProblem(
    line,
    `round "${round}" of player ${player} must be a whole number above ${before}, or 1 again`,
  );
}

function readMove(game: MatrixGame, typed: string, line: number): Move {
  const letters = LETTERS[game.id] ?? "";
  const move = typed.length === 1 ? letters.indexOf(typed.toUpperCase()) : -1;
  if (move >= 0) return move;
  throw new DataProblem(line, `"${typed}" isn't a move of ${game.id}; moves are ${[...letters].join(", ")}`);
}

function cellsOf(line: string): string[] {
  return line.split(",").map((cell) => cell.trim());
}

function byColumn<T>(value: (name: Column) => T): Readonly<Record<Column, T>> {
  return {
    player: value("player"),
    round: value("round"),
    move: value("move"),
    opponent_move: value("opponent_move"),
  };
}
