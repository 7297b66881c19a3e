// A game as a message: its board is buttons.

import type { View } from "../../../src/chat/index.ts";
import { boardCode, inGroups } from "../../../src/core/fairness/index.ts";
import {
  type CellLook,
  layMines,
  lookOf,
  type Minesweeper,
} from "../../../src/core/games/minesweeper/index.ts";
import { minesRandom } from "../../../src/core/matches/minesweeper/index.ts";
import { type Locale, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { isolated } from "../../../src/infra/i18n/name-in-text.ts";
import { cellName } from "../game/cells.ts";
import type { Beside } from "../game/deps.ts";
import { gameOf, type MinesRecord, progressOf, timeOf } from "../game/document.ts";
import { type SealedBoard, sealOfBoard } from "../game/sealed-board.ts";
import { controls, fieldButtons, type Scene } from "./buttons.ts";
import { hintWords } from "./words.ts";

/** The current message of `name`'s game; the lines of `beside` follow its own. */
export function gameView(record: MinesRecord, name: string, beside: Beside = {}): View {
  const game = gameOf(record);
  const scene: Scene = { record, game, looks: looksOf(record, game), locale: nearestLocale(record.locale) };
  const words = [stateWords(scene, name), ...hintLines(scene), ...(beside.lines ?? [])];
  return {
    title: beside.title ?? titleOf(record, scene.locale),
    blocks: [
      { type: "text", text: words.join("\n") },
      { type: "quiet", text: sealWords(record, scene.locale) },
    ],
    buttons: [...fieldButtons(scene), controls(scene, beside.buttons)].filter((row) => row.length > 0),
    field: true,
  };
}

function titleOf(record: Pick<MinesRecord, "rules">, locale: Locale): string {
  return say(locale, "mines-title", { ...sizeOf(record), mines: record.rules.mines });
}

export const sizeOf = ({ rules }: Pick<MinesRecord, "rules">) => ({
  width: String(rules.width),
  height: String(rules.height),
});

/** A resigned game shows its mines. */
function looksOf({ ending, first, rules, seed }: MinesRecord, game: Minesweeper): readonly CellLook[] {
  const looks = lookOf(game);
  const isGivenUp = ending === "stopped" || ending === "replaced";
  if (!isGivenUp || first === undefined) return looks;
  const mined = layMines(game.board, rules, first, minesRandom(seed));
  return looks.map((look, cell) => {
    if (look === "flag") return mined[cell] === 1 ? "flag" : "wrong-flag";
    return look === "covered" && mined[cell] === 1 ? "mine" : look;
  });
}

function stateWords(scene: Scene, name: string): string {
  const { record, locale } = scene;
  const state = standing(scene, name);
  if (record.ending) return state;
  return [state, say(locale, record.flagging ? "mines-how-flag" : "mines-how-open")].join("\n");
}

/** The state of the game, or how it ended. */
function standing({ record, game, looks, locale }: Scene, name: string): string {
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
  if (record.first === undefined) return say(locale, "mines-begin-opening");
  return say(locale, "mines-progress", {
    flags: looks.filter((look) => look === "flag").length,
    mines: game.mines,
    left: safe - cleared,
  });
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
function sealWords(record: MinesRecord, locale: Locale): string {
  const { id, isKeyPublic, ending, daily } = record;
  // Others may still be playing it, so neither code nor seal is shown before the day is over.
  if (daily) return say(locale, ending ? "mines-daily-over" : "mines-daily-how");
  const code = codeLine(record, id, locale, record.first === undefined);
  return isKeyPublic ? `${say(locale, "mines-published")}\n${code}` : code;
}

/** The board's commitment code, the same in all its messages; the first adds the word that it was drawn with. */
function codeLine(board: SealedBoard, id: string, locale: Locale, isFirst: boolean): string {
  const code = `🔒 ${inGroups(boardCode(sealOfBoard(board, id)))}`;
  const { word } = board.drawn ?? {};
  if (!isFirst || word === undefined) return code;
  return `${code} · ${say(locale, "seal-word", { word: isolated(word) })}`;
}
