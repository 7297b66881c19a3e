// A game as a message: small boards as buttons, large ones as a picture, terminals as text.

import type { Block, FieldLimits, TypedAnswer, View } from "../../../src/chat/index.ts";
import { boardCode, inGroups } from "../../../src/core/fairness/index.ts";
import {
  type CellLook,
  layMines,
  lookOf,
  type Minesweeper,
  writeLooks,
} from "../../../src/core/games/minesweeper/index.ts";
import { minesRandom } from "../../../src/core/matches/minesweeper/index.ts";
import { type Locale, type MessageId, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { isolated } from "../../../src/infra/i18n/name-in-text.ts";
import type { BoardPicture } from "../../../src/infra/pictures/index.ts";
import { CELLS_TYPED, cellName, columnName, type Sides } from "../game/cells.ts";
import type { Beside } from "../game/deps.ts";
import { gameOf, type MinesRecord, progressOf, timeOf } from "../game/document.ts";
import { type Layout, layoutOf, type Scene } from "../game/layout.ts";
import { codeOf, type SealedBoard, sealOfBoard } from "../game/sealed-board.ts";
import { controls, fieldButtons } from "./buttons.ts";
import { boardGrid, boardWords } from "./text-board.ts";
import { hintWords } from "./words.ts";

const TYPED: TypedAnswer = { takes: CELLS_TYPED, command: "mines", subcommand: "open", option: "cells" };

/** The game's owner, and how their message is rendered. */
export interface Viewer {
  readonly name: string;
  readonly fieldLimits?: FieldLimits;
  draw(board: BoardPicture): Promise<Uint8Array>;
  onFailure(error: unknown): void;
}

/** The game's current message; the lines of `beside` follow its own, such as the state of a race. */
export async function gameView(record: MinesRecord, viewer: Viewer, beside: Beside = {}): Promise<View> {
  const game = gameOf(record);
  const layout = layoutOf(game.board, viewer.fieldLimits);
  const scene: Scene = {
    record,
    game,
    looks: looksOf(record, game),
    layout,
    locale: nearestLocale(record.locale),
  };
  const words = [stateWords(scene, viewer.name), ...hintLines(scene), ...(beside.lines ?? [])];
  return {
    title: beside.title ?? titleOf(record, scene.locale),
    blocks: [
      { type: "text", text: words.join("\n") },
      ...(await boardBlocks(boardPicture(scene), scene, viewer)),
      { type: "quiet", text: sealWords(record, scene.locale) },
    ],
    buttons: [...fieldButtons(scene), controls(scene, beside.buttons)].filter((row) => row.length > 0),
    ...(layout.kind !== "text" && { field: true as const }),
    ...(layout.kind === "text" && !record.ending && { typed: TYPED }),
  };
}

function titleOf(record: Pick<MinesRecord, "rules">, locale: Locale): string {
  return say(locale, "mines-title", { ...sizeOf(record), mines: record.rules.mines });
}

export const sizeOf = ({ rules }: Pick<MinesRecord, "rules">) => ({
  width: String(rules.width),
  height: String(rules.height),
});

/** A resigned game shows its mines, except in a race, where the rival may still be playing. */
function looksOf({ ending, first, race, rules, seed }: MinesRecord, game: Minesweeper): readonly CellLook[] {
  const looks = lookOf(game);
  const isGivenUp = ending === "stopped" || ending === "replaced";
  if (!isGivenUp || first === undefined || race !== undefined) return looks;
  const mined = layMines(game.board, rules, first, minesRandom(seed));
  return looks.map((look, cell) => {
    if (look === "flag") return mined[cell] === 1 ? "flag" : "wrong-flag";
    return look === "covered" && mined[cell] === 1 ? "mine" : look;
  });
}

/** The board as picture or text. */
export async function boardBlocks(
  picture: BoardPicture,
  { game: { board, mines }, looks, layout, locale }: Pick<Scene, "game" | "looks" | "layout" | "locale">,
  viewer: Viewer,
): Promise<readonly Block[]> {
  if (layout.kind === "field") return [];
  const text: Block = { type: "grid", grid: boardGrid(board, looks, picture.mark) };
  if (layout.kind === "text") return [text];
  try {
    const alt = boardWords(picture, looks, mines, locale);
    return [{ type: "picture", name: "board.png", png: await viewer.draw(picture), alt }];
  } catch (error) {
    viewer.onFailure(error);
    return [text];
  }
}

export function pictureOf({ width, height }: Sides, looks: readonly CellLook[]): BoardPicture {
  return {
    kind: "board",
    width,
    height,
    cells: writeLooks(looks),
    columns: Array.from({ length: width }, (_, column) => columnName(column)),
  };
}

function boardPicture({ record, game, looks, layout }: Scene): BoardPicture {
  const shown = layout.kind === "picture" && !record.ending ? layout.windows[record.window ?? -1] : undefined;
  return {
    ...pictureOf(game.board, looks),
    ...(shown && { frame: [shown.column, shown.row, shown.width, shown.height] as const }),
    ...(record.hint && { mark: record.hint.cell }),
  };
}

function stateWords(scene: Scene, name: string): string {
  const { record, layout, locale } = scene;
  const state = standing(scene, name);
  // In a text layout a hint replaces the instructions: it says what to do next, and the board needs the lines.
  const isHinted = layout.kind === "text" && record.hint !== undefined;
  return record.ending || isHinted ? state : [state, say(locale, howTo(record, layout))].join("\n");
}

/** The state of the game, or how it ended. */
function standing({ record, game, looks, locale }: Omit<Scene, "layout">, name: string): string {
  const { cleared, safe } = progressOf(game);
  if (record.ending) {
    const cell = record.blown === undefined ? "" : cellName(game.board, record.blown);
    return say(locale, "mines-ended", {
      ending: record.ending,
      name,
      cell,
      cleared,
      safe,
      time: clock(timeOf(record) ?? 0),
      hints: record.hints,
    });
  }
  return record.first === undefined ? say(locale, firstWords(record)) : progress(game, looks, locale);
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

function howTo({ flagging, window }: MinesRecord, layout: Layout): MessageId {
  if (layout.kind === "text") return "mines-how-typed";
  if (layout.kind === "picture" && window === undefined) return "mines-how-window";
  return flagging ? "mines-how-flag" : "mines-how-open";
}

/** Minutes and seconds: `1:05`. */
export function clock(timeMs: number): string {
  const seconds = Math.round(timeMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function hintLines({ record, game, locale }: Scene): readonly string[] {
  return record.hint && !record.ending ? [hintWords(game.board, game.seen, record.hint, locale)] : [];
}

/** The board's code, or what else can be said of its origin; the same in every form of its message. */
export function sealWords(record: MinesRecord, locale: Locale): string {
  const { race, id, isKeyPublic, ending, daily } = record;
  // Others may still be playing it, so neither code nor seal is shown before the day is over.
  if (daily) return say(locale, ending ? "mines-daily-over" : "mines-daily-how");
  if (record.shared && !isKeyPublic) return say(locale, "mines-shared", { code: codeOf(record) });
  const code = codeLine(record, race ?? id, locale, record.first === undefined);
  return isKeyPublic ? `${say(locale, "mines-published")}\n${code}` : code;
}

/** The board's commitment code, the same in all its messages; the first adds the word that it was drawn with. */
export function codeLine(board: SealedBoard, id: string, locale: Locale, isFirst = false): string {
  const code = `🔒 ${inGroups(boardCode(sealOfBoard(board, id)))}`;
  const { word } = board.drawn ?? {};
  if (!isFirst || word === undefined) return code;
  return `${code} · ${say(locale, "seal-word", { word: isolated(word) })}`;
}
