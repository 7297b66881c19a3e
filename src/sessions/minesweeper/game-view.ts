// A game of minesweeper as a message. Small boards are the message's buttons; larger ones a picture, with one part of it as buttons; on a terminal lines of text.

import { type Block, type Button, FIELD_LIMITS, type Platform, type TypedAnswer, type View } from "../../chat/index.ts";
import { type CellLook, layMines, lookOf, type Minesweeper } from "../../games/minesweeper/index.ts";
import { type Locale, type MessageId, nearestLocale, say } from "../../i18n/index.ts";
import { minesLots } from "../../matches/minesweeper/index.ts";
import type { BoardPicture } from "../../pictures/index.ts";
import { timeOf } from "./acts.ts";
import { type BoardWindow, cellName, columnName, type Sides, windowsOf, windowWith } from "./cells.ts";
import { codeOf, gameOf, type MinesRecord, sealedText, sealOfBoard } from "./document.ts";
import { hintWords } from "./reason-words.ts";
import { textBoard } from "./text-board.ts";

/** The scope of the buttons of a game. */
export const MINES_SCOPE = "mines";

/** Lines that name cells, with or without a word for a flag before them: `b7`, `f c3`. */
export const CELLS_TYPED =
  /^(?:(?:f|flag|ф|флаг)\s+)?(?:[a-zа-я]{1,2}\d{1,3})(?:[\s,]+(?:(?:f|flag|ф|флаг)\s+)?[a-zа-я]{1,2}\d{1,3})*$/i;

const TYPED: TypedAnswer = { takes: CELLS_TYPED, command: "mines", subcommand: "open", option: "cells" };

/** How a board is shown on a platform: all of it as buttons, a picture with windows, or text. */
export type Showing =
  | { readonly kind: "field" }
  | { readonly kind: "picture"; readonly windows: readonly BoardWindow[] }
  | { readonly kind: "text" };

export function showingOf(sides: Sides, platform: Platform): Showing {
  const limits = FIELD_LIMITS[platform];
  if (!limits) return { kind: "text" };
  const windows = windowsOf(sides, limits);
  return windows.length === 1 ? { kind: "field" } : { kind: "picture", windows };
}

/** The window in which a cell is shown; undefined where there are none. */
export function windowOfCell(sides: Sides, platform: Platform, cell: number): number | undefined {
  const showing = showingOf(sides, platform);
  return showing.kind === "picture" ? windowWith(showing.windows, sides, cell) : undefined;
}

/** Whose game it is, and where it is shown. */
export interface Viewer {
  readonly name: string;
  readonly platform: Platform;
  /** Draws a board; the bytes of a PNG. */
  draw(board: BoardPicture): Promise<Uint8Array>;
  /** Told of a picture that could not be drawn; the board is then told as text. */
  onFailure(error: unknown): void;
}

/** A game with all that its parts are drawn from. */
interface Scene {
  readonly record: MinesRecord;
  readonly game: Minesweeper;
  readonly looks: readonly CellLook[];
  readonly showing: Showing;
  readonly locale: Locale;
}

/** The message of a game as it stands. `extra` is said below, such as how a race stands. */
export async function gameView(record: MinesRecord, viewer: Viewer, extra?: string): Promise<View> {
  const game = gameOf(record);
  const showing = showingOf(game.board, viewer.platform);
  const scene: Scene = { record, game, looks: looksOf(record, game), showing, locale: nearestLocale(record.locale) };
  const words = [stateWords(scene, viewer.name), ...hintLines(scene), ...(extra === undefined ? [] : [extra])];
  return {
    title: say(scene.locale, "mines-title", { ...sizeOf(record), mines: game.mines }),
    blocks: [
      { type: "text", text: words.join("\n") },
      ...(await boardBlocks(boardPicture(scene), game, scene.looks, showing, viewer)),
      { type: "quiet", text: sealWords(scene) },
    ],
    buttons: [...fieldButtons(scene), controls(scene)],
    ...(showing.kind !== "text" && { field: true as const }),
    ...(showing.kind === "text" && !record.ending && { typed: TYPED }),
  };
}

export const sizeOf = ({ rules }: Pick<MinesRecord, "rules">) => ({
  width: String(rules.width),
  height: String(rules.height),
});

/** A game that was ended by hand shows its mines too, if they were laid; one of a race does not, because the other may still be playing. */
function looksOf({ ending, first, race, rules, seed }: MinesRecord, game: Minesweeper): readonly CellLook[] {
  const looks = lookOf(game);
  const isGivenUp = ending === "stopped" || ending === "replaced";
  if (!isGivenUp || first === undefined || race !== undefined) return looks;
  const mined = layMines(game.board, rules, first, minesLots(seed));
  return looks.map((look, cell) => {
    if (look === "flag") return mined[cell] === 1 ? "flag" : "wrong-flag";
    return look === "covered" && mined[cell] === 1 ? "mine" : look;
  });
}

/** The board where it is not the buttons. */
export async function boardBlocks(
  picture: BoardPicture,
  { board }: Minesweeper,
  looks: readonly CellLook[],
  showing: Showing,
  viewer: Viewer,
): Promise<readonly Block[]> {
  if (showing.kind === "field") return [];
  const text: Block = { type: "code", text: textBoard(board, looks) };
  if (showing.kind === "text") return [text];
  try {
    return [{ type: "picture", name: "board.png", png: await viewer.draw(picture), alt: text.text }];
  } catch (error) {
    viewer.onFailure(error);
    return [text];
  }
}

const SIGNS: Readonly<Record<Exclude<CellLook, number>, string>> = {
  covered: "c",
  flag: "f",
  mine: "m",
  blown: "b",
  "wrong-flag": "w",
};

export function pictureOf({ width, height }: Sides, looks: readonly CellLook[]): BoardPicture {
  const cells = looks.map((look) => (typeof look === "number" ? String(look) : SIGNS[look])).join("");
  return {
    kind: "board",
    width,
    height,
    cells,
    columns: Array.from({ length: width }, (_, column) => columnName(column)),
  };
}

function boardPicture({ record, game, looks, showing }: Scene): BoardPicture {
  const shown = showing.kind === "picture" && !record.ending ? showing.windows[record.window ?? -1] : undefined;
  return {
    ...pictureOf(game.board, looks),
    ...(shown && { frame: [shown.column, shown.row, shown.width, shown.height] as const }),
    ...(record.hint && { mark: record.hint.cell }),
  };
}

const ENDINGS: Readonly<Record<NonNullable<MinesRecord["ending"]>, MessageId>> = {
  won: "mines-won",
  lost: "mines-lost",
  stopped: "mines-stopped",
  replaced: "mines-replaced",
};

function stateWords({ record, game, looks, showing, locale }: Scene, name: string): string {
  const { cleared, safe } = progressOf(game);
  if (record.ending) {
    const cell = record.blown === undefined ? "" : cellName(game.board, record.blown);
    return say(locale, ENDINGS[record.ending], {
      name,
      cell,
      cleared,
      safe,
      time: clock(timeOf(record) ?? 0),
      hints: record.hints,
    });
  }
  const state = record.first === undefined ? say(locale, firstWords(record)) : progress(game, looks, locale);
  return [state, say(locale, howTo(record, showing))].join("\n");
}

function firstWords({ rules }: MinesRecord): MessageId {
  return rules.start === "opening" ? "mines-begin-opening" : "mines-begin-safe";
}

function progress(game: Minesweeper, looks: readonly CellLook[], locale: Locale): string {
  const { cleared, safe } = progressOf(game);
  return say(locale, "mines-progress", {
    flags: looks.filter((look) => look === "flag").length,
    mines: game.mines,
    left: safe - cleared,
  });
}

function howTo({ flagging, window }: MinesRecord, showing: Showing): MessageId {
  if (showing.kind === "text") return "mines-how-typed";
  if (showing.kind === "picture" && window === undefined) return "mines-how-window";
  return flagging ? "mines-how-flag" : "mines-how-open";
}

/** Safe cells that are open, and how many there are. */
export function progressOf(game: Minesweeper): { readonly cleared: number; readonly safe: number } {
  return { cleared: game.seen.reduce((sum, seen) => sum + Number(seen >= 0), 0), safe: game.board.cells - game.mines };
}

/** Minutes and seconds: `1:05`. */
export function clock(timeMs: number): string {
  const seconds = Math.round(timeMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function hintLines({ record, game, locale }: Scene): readonly string[] {
  return record.hint && !record.ending ? [hintWords(game.board, game.seen, record.hint, locale)] : [];
}

function sealWords({ record, locale }: Scene): string {
  const seal = sealOfBoard(record);
  if (record.shared) return say(locale, "mines-shared", { code: codeOf(record) });
  if (!record.ending) return say(locale, "mines-seal", { seal });
  // In a race the other one may still be playing it.
  if (record.race !== undefined) return say(locale, "mines-seal-race", { seal });
  return say(locale, "mines-opened", { seal, code: codeOf(record), text: sealedText(record) });
}

function action(record: MinesRecord, move: string): Button["action"] {
  return { scope: MINES_SCOPE, session: record.id, turn: record.turn, move };
}

function fieldButtons(scene: Scene): readonly (readonly Button[])[] {
  const { record, game, showing } = scene;
  if (showing.kind === "text") return [];
  if (showing.kind === "field")
    return cellButtons(scene, { column: 0, row: 0, width: game.board.width, height: game.board.height });
  if (record.ending) return [];
  const shown = showing.windows[record.window ?? -1];
  return shown ? cellButtons(scene, shown) : windowButtons(scene, showing.windows);
}

function cellButtons(scene: Scene, { column, row, width, height }: BoardWindow): readonly (readonly Button[])[] {
  const across = scene.game.board.width;
  const buttons = cellsOf({ column, row, width, height }, across).map((cell) => cellButton(scene, cell));
  return Array.from({ length: height }, (_, y) => buttons.slice(y * width, (y + 1) * width));
}

/** A sign alone stands for what is known of a cell; what is not has its name for a word. */
const CELL_LABELS: Readonly<Record<Exclude<CellLook, number | "covered">, string>> = {
  flag: "🚩",
  mine: "💣",
  blown: "💥",
  "wrong-flag": "❌",
};

function cellButton({ record, game, looks }: Scene, cell: number): Button {
  const look = looks[cell] as CellLook;
  const label =
    look === "covered" ? cellName(game.board, cell) : typeof look === "number" ? numberLabel(look) : CELL_LABELS[look];
  const style = styleOf(look, record.hint?.cell === cell);
  return { label, action: action(record, `${deedLetter(look, record)}${cell}`), ...(style && { style }) };
}

const numberLabel = (number: number): string => (number === 0 ? "·" : String(number));

function styleOf(look: CellLook, isHinted: boolean): Button["style"] {
  if (isHinted) return "success";
  if (look === "covered") return "primary";
  return look === "blown" || look === "wrong-flag" ? "danger" : undefined;
}

/** What a press would do is said by the button, so that it does what its presser saw. */
function deedLetter(look: CellLook, { flagging }: MinesRecord): string {
  if (typeof look === "number") return "c";
  if (look === "flag") return flagging ? "u" : "o";
  return flagging ? "f" : "o";
}

/** More windows than these beside each other become two rows. */
const WINDOWS_IN_ROW = 5;

/** The parts of a large board, as they lie; those in which something is covered stand out. */
function windowButtons(
  { record, game, looks }: Scene,
  windows: readonly BoardWindow[],
): readonly (readonly Button[])[] {
  const { width } = game.board;
  const buttons = windows.map(({ column, row, ...sides }, index): Button => {
    const [first, last] = [row * width + column, (row + sides.height - 1) * width + column + sides.width - 1];
    const isOpen = cellsOf({ column, row, ...sides }, width).every((cell) => looks[cell] !== "covered");
    const label = `${cellName(game.board, first)}–${cellName(game.board, last)}`;
    return { label, action: action(record, `w${index}`), ...(!isOpen && { style: "primary" as const }) };
  });
  const across = windows.filter(({ row }) => row === 0).length;
  const inRow = across <= WINDOWS_IN_ROW ? across : Math.ceil(across / 2);
  return Array.from({ length: Math.ceil(buttons.length / inRow) }, (_, row) =>
    buttons.slice(row * inRow, (row + 1) * inRow),
  );
}

function cellsOf({ column, row, width, height }: BoardWindow, across: number): readonly number[] {
  return Array.from(
    { length: width * height },
    (_, at) => (row + Math.floor(at / width)) * across + column + (at % width),
  );
}

function controls({ record, showing, locale }: Scene): readonly Button[] {
  const button = (label: MessageId, move: string, style?: Button["style"]): Button => ({
    label: say(locale, label),
    action: action(record, move),
    ...(style && { style }),
  });
  if (record.ending)
    return record.race === undefined
      ? [button("button-play-again", "again", "primary")]
      : [button("button-race-standings", "standings", "primary")];
  const flags = record.flagging
    ? { ...button("button-open-mode", "open", "success"), sign: "👆" }
    : { ...button("button-flag-mode", "flag"), sign: "🚩" };
  const isZoomed = showing.kind === "picture" && record.window !== undefined;
  return [
    ...(showing.kind === "field" || isZoomed ? [flags] : []),
    ...(isZoomed ? [button("button-whole-board", "map")] : []),
    ...(record.race === undefined ? [button("button-hint", "hint")] : []),
    button("button-stop", "stop", "danger"),
  ];
}
