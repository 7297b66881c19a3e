// Prints the table that a strategy has learned, for `gadalka match --show`.

import { type MatrixGame, type Move, notationOf } from "../core/games/index.ts";
import { sum } from "../core/statistics.ts";
import { families, type Inside, type InsideRow, showsInside } from "../core/strategies/index.ts";
import { signed, textTable } from "../infra/text-table.ts";

/** Rows printed of a longer table; JSON has all of them. */
const ROWS_SHOWN = 40;

type InsideOf<Kind> = Extract<Inside, { kind: Kind }>;
type Table = InsideOf<"counts" | "last" | "values">;

/** The families with a table to show in this game. */
export function familiesWithInside(game: MatrixGame): readonly string[] {
  return families
    .filter((one) => one.plays(game) && showsInside(one.family, game))
    .map(({ family }) => family);
}

/** Lines ending with a newline. Moves are written as in move files, or numbered in games without a notation. */
export function insideText(game: MatrixGame, name: string, inside: Inside): string {
  if (inside.kind === "daemons") return daemonsText(game, name, inside);
  return inside.kind === "counters" ? countersText(game, name, inside) : tableText(game, name, inside);
}

const HEADS: Readonly<Record<Table["kind"], string>> = {
  counts: "how often each move followed",
  last: "the last move that followed",
  values: "points expected from each choice",
};

function tableText(game: MatrixGame, name: string, inside: Table): string {
  const { rows } = inside;
  const [first] = rows;
  const isPaired = first !== undefined && first.own.length > 0 && first.opponent.length > 0;
  const whose = first && first.opponent.length === 0 ? "its own last moves" : "the opponent's last moves";
  const after = isPaired ? "the opponent's last moves : its own" : whose;
  const situated = first && first.own.length + first.opponent.length > 0 ? `, after ${after}` : "";
  const shown = shownOf(game, inside);
  const left = shown.length < rows.length ? [leftOut(inside, shown.length)] : [];
  return [
    `${name}: ${HEADS[inside.kind]}${situated}\n`,
    rows.length === 0
      ? "nothing yet\n"
      : textTable([...headOf(game, inside), ...shown.map((row) => cellsOf(game, inside, row))]),
    ...left,
  ].join("");
}

/** Rows in the order of the moves; if there are too many counts, the most frequent ones. */
function shownOf(game: MatrixGame, { kind, rows }: Table): readonly InsideRow[] {
  const often = kind === "counts" ? [...rows].sort((a, b) => sum(b.values) - sum(a.values)) : rows;
  const kept = kind === "counts" ? often.slice(0, ROWS_SHOWN) : often;
  const place = new Map(game.displayOrder.map((move, at) => [move, at]));
  const order = ({ own, opponent }: InsideRow): readonly number[] =>
    [...opponent, ...own].map((move) => place.get(move) ?? 0);
  return [...kept].sort((a, b) => compared(order(a), order(b))).slice(0, ROWS_SHOWN);
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((place, index) => place !== other[index]);
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number);
}

function leftOut({ kind, rows }: Table, shown: number): string {
  const which = kind === "counts" ? "the most frequent" : "the first";
  return `${which} ${shown} of ${rows.length.toLocaleString("en")} rows; --json has all\n`;
}

/** The heading above the rows; none if each row has only one move. */
function headOf(game: MatrixGame, inside: Table): readonly (readonly string[])[] {
  if (inside.kind === "last") return [];
  if (inside.kind === "values" && inside.among) return [["", ...inside.among.families]];
  return [["", ...game.displayOrder.map((move) => moveText(game, move))]];
}

function cellsOf(game: MatrixGame, inside: Table, row: InsideRow): readonly string[] {
  const { own, opponent, values } = row;
  const situation = [opponent, own]
    .filter((moves) => moves.length > 0)
    .map((moves) => movesText(game, moves))
    .join(":");
  const inOrder = inside.kind === "values" && inside.among ? [...values.keys()] : game.displayOrder;
  if (inside.kind === "last") return [situation, moveText(game, values[0] as Move)];
  const written = inside.kind === "values" ? (value: number) => signed(value, 3) : countText;
  return [situation, ...inOrder.map((at) => written(values[at] as number))];
}

function daemonsText(
  game: MatrixGame,
  name: string,
  { daemons, followed, weights }: InsideOf<"daemons">,
): string {
  const rows = daemons.map(({ moves, guesses, rating, expects }, index) => [
    `${moves}, ${guesses}`,
    rating.toFixed(3),
    expects === undefined ? "-" : moveText(game, expects),
    index === followed ? "followed" : "",
  ]);
  const known = game.displayOrder.map((move) => `${moveText(game, move)}: ${countText(weights[move] ?? 0)}`);
  return [
    `${name}: daemons, by how many of the opponent's moves and how many guesses each remembers\n`,
    textTable([["", "rating", "expects", ""], ...rows]),
    weights.length === 0
      ? "the followed one has never seen this situation\n"
      : `what the followed one has seen in this situation: ${known.join(", ")}\n`,
  ].join("");
}

function countersText(game: MatrixGame, name: string, { filled, sums }: InsideOf<"counters">): string {
  const cellsOf = (counts: readonly number[]): readonly string[] =>
    game.displayOrder.map((move) => countText(counts[move] as number));
  return [
    `${name}: the counters of the present moves, by how many of them they name\n`,
    textTable([
      ["", ...game.displayOrder.map((move) => moveText(game, move))],
      ...filled.map((counts, places) => [String(places), ...cellsOf(counts)]),
      ["sum", ...cellsOf(sums)],
    ]),
  ].join("");
}

function countText(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

function movesText(game: MatrixGame, moves: readonly Move[]): string {
  return moves.map((move) => moveText(game, move)).join(notationOf(game) ? "" : " ");
}

function moveText(game: MatrixGame, move: Move): string {
  return notationOf(game)?.characters[move] ?? String(move + 1);
}
