// A game as a message: its board is buttons. Also what's said about moves, hints and past games.

import type { Button, View } from "../../src/chat/index.ts";
import { layMines } from "../../src/core/games/minesweeper/board.ts";
import type { Minesweeper } from "../../src/core/games/minesweeper/game.ts";
import { type CellLook, lookOf } from "../../src/core/games/minesweeper/look.ts";
import { boardCode, inGroups } from "../../src/core/proof/match.ts";
import { type Locale, type MessageId, nearestLocale, say } from "../../src/infra/i18n/index.ts";
import { listed } from "../../src/infra/i18n/phrases.ts";
import { inPrivate } from "../kit/refusals.ts";
import {
  cellName,
  gameOf,
  isVerified,
  type MinesLevel,
  type MinesMove,
  type MinesRecord,
  type MoveOutcome,
  NAMED_LEVELS,
  type PlayerMines,
  progressOf,
  seedOf,
  timeOf,
} from "./rules.ts";

export const MINES_SCOPE = "mines";

/** The scope of the day's boards: one that was started may be finished in any chat. */
export const DAILY_SCOPE = "minesday";

/** What a game's message contains besides its board. */
export interface Beside {
  readonly title?: string;
  readonly lines?: readonly string[];
  /** In the place of what a finished game's proof says. */
  readonly quiet?: string;
  /** In the place of the buttons of a finished game. */
  readonly buttons?: readonly Button[];
}

/** A game with everything needed to show it. */
interface Scene {
  readonly record: MinesRecord;
  readonly game: Minesweeper;
  readonly looks: readonly CellLook[];
  readonly locale: Locale;
}

/** The current message of `name`'s game. */
export function gameView(record: MinesRecord, name: string, beside: Beside = {}): View {
  const game = gameOf(record);
  const locale = nearestLocale(record.locale);
  const scene: Scene = { record, game, looks: looksOf(record, game), locale };
  const { rules } = record;
  const words = [...stateLines(scene, name), ...hintLines(scene), ...(beside.lines ?? [])];
  return {
    title: beside.title ?? say(locale, "mines-title", { ...sizeOf(record), mines: rules.mines }),
    blocks: [
      { type: "text", text: words.join("\n") },
      { type: "quiet", text: beside.quiet ?? proofLine(record, locale) },
    ],
    buttons: [...fieldButtons(scene), controls(scene, beside.buttons)].filter((row) => row.length > 0),
    field: true,
    ...(record.day === undefined && { inPrivate: inPrivate(locale, MINES_PLAY) }),
  };
}

const MINES_PLAY = { command: "mines", subcommand: "play", options: {} };

export const sizeOf = ({ rules }: Pick<MinesRecord, "rules">) => ({
  width: String(rules.width),
  height: String(rules.height),
});

/** A game that was given up shows its mines. */
function looksOf(record: MinesRecord, game: Minesweeper): readonly CellLook[] {
  const { ending, first, rules } = record;
  const looks = lookOf(game);
  const isGivenUp = ending === "stopped" || ending === "replaced";
  if (!isGivenUp || first === undefined) return looks;
  const mined = layMines(game.board, rules, first, seedOf(record, first));
  return looks.map((look, cell) => {
    if (look === "flag") return mined[cell] === 1 ? "flag" : "wrong-flag";
    return look === "covered" && mined[cell] === 1 ? "mine" : look;
  });
}

function stateLines({ record, game, looks, locale }: Scene, name: string): readonly string[] {
  const { cleared, safe } = progressOf(game);
  const { ending, first, blown, hints, flagging } = record;
  if (ending) {
    const cell = blown === undefined ? "" : cellName(game.board, blown);
    const time = clock(timeOf(record) ?? 0);
    return [say(locale, "mines-ended", { ending, name, cell, cleared, safe, time, hints })];
  }
  const flags = looks.filter((look) => look === "flag").length;
  const state =
    first === undefined
      ? say(locale, "mines-begin-opening")
      : say(locale, "mines-progress", { flags, mines: game.mines, left: safe - cleared });
  return [state, say(locale, flagging ? "mines-how-flag" : "mines-how-open")];
}

/** Minutes and seconds: `1:05`. */
export function clock(timeMs: number): string {
  const seconds = Math.round(timeMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function hintLines({ record, locale }: Scene): readonly string[] {
  return record.hint && !record.ending ? [hintWords(record, record.hint, locale)] : [];
}

/** What binds the secret, the same in all messages of a board, and if it needs no guess, its code; at the end also that
 * the mines follow from it. */
function proofLine(record: MinesRecord, locale: Locale): string {
  const code = record.attempt !== undefined && boardCode(seedOf(record, record.first ?? 0));
  const bound = `🔒 ${inGroups(record.bound)}${code ? ` · ${inGroups(code)}` : ""}`;
  if (!record.ending || record.first === undefined) return bound;
  return `${bound} · ${isVerified(record) ? say(locale, "end-check", { check: "verified" }) : say(locale, "proof-wrong")}`;
}

function action({ id, day, turn }: MinesRecord, move: string): Button["action"] {
  return { scope: day === undefined ? MINES_SCOPE : DAILY_SCOPE, session: id, turn, move };
}

function fieldButtons(scene: Scene): readonly (readonly Button[])[] {
  const { width, height } = scene.game.board;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => cellButton(scene, row * width + column)),
  );
}

const CELL_LABELS: Readonly<Record<Exclude<CellLook, number | "covered">, string>> = {
  flag: "🚩",
  mine: "💣",
  blown: "💥",
  "wrong-flag": "❌",
};

function cellButton({ record, game, looks }: Scene, cell: number): Button {
  const look = looks[cell] as CellLook;
  const style = styleOf(look, record.hint?.cell === cell);
  return {
    label: labelOf(look, cellName(game.board, cell)),
    action: action(record, `${moveLetter(look, record)}${cell}`),
    ...(style && { style }),
  };
}

function labelOf(look: CellLook, name: string): string {
  if (look === "covered") return name;
  if (typeof look === "number") return look === 0 ? "·" : String(look);
  return CELL_LABELS[look];
}

function styleOf(look: CellLook, isHinted: boolean): Button["style"] {
  if (isHinted) return "success";
  if (look === "covered") return "primary";
  return look === "blown" || look === "wrong-flag" ? "danger" : undefined;
}

/** Set or clear, so that a late press does what the person saw. */
function moveLetter(look: CellLook, { flagging }: MinesRecord): string {
  if (typeof look === "number") return "c";
  if (look === "flag") return flagging ? "u" : "o";
  return flagging ? "f" : "o";
}

const CELL_MOVE = /^([ofuc])(\d{1,3})$/;
const CELL_MOVES = { o: "open", f: "flag", u: "unflag", c: "chord" } as const;

/** Parses a button's move; undefined for buttons that do not change the game. */
export function readMove(move: string): MinesMove | undefined {
  const [, letter, cell] = CELL_MOVE.exec(move) ?? [];
  if (cell !== undefined) return { kind: CELL_MOVES[letter as keyof typeof CELL_MOVES], cell: Number(cell) };
  if (move === "flag" || move === "open") return { kind: "mode", flagging: move === "flag" };
  return move === "stop" ? { kind: "stop" } : undefined;
}

function controls({ record, locale }: Scene, whenOver?: readonly Button[]): readonly Button[] {
  const button = (label: MessageId, move: string, style?: Button["style"]): Button => ({
    label: say(locale, label),
    action: action(record, move),
    ...(style && { style }),
  });
  if (record.ending)
    return (
      whenOver ?? [
        button("button-play-again", "again", "primary"),
        ...(record.first === undefined ? [] : [button("button-verify", "verify")]),
        button("mines-stats-title", "stats"),
      ]
    );
  const flags = record.flagging
    ? { ...button("button-open-mode", "open", "success"), sign: "👆" }
    : { ...button("button-flag-mode", "flag"), sign: "🚩" };
  return [flags, button("button-hint", "hint"), button("button-stop", "stop", "danger")];
}

/** Longer lists of numbers are omitted as unreadable. */
const NUMBERS_SHOWN = 6;

/** A game's hint as text. */
export function hintWords(
  record: MinesRecord,
  { cell, reason }: NonNullable<MinesRecord["hint"]>,
  locale: Locale,
): string {
  const { board, seen } = gameOf(record);
  const name = cellName(board, cell);
  if (reason.kind === "risk") {
    const risk = Number((100 * reason.risk).toFixed(1));
    return say(locale, "mines-hint-guess", { cell: name, risk });
  }
  // The first opened cell is never a mine, whatever the rule.
  if (reason.kind === "first") return say(locale, "mines-hint-first", { cell: name });
  const { numbers, total } = reason;
  const numberWords = numbers
    .slice(0, NUMBERS_SHOWN)
    .map((at) => say(locale, "mines-number-at", { number: seen[at] ?? 0, cell: cellName(board, at) }));
  const left = numbers.length - NUMBERS_SHOWN;
  const more = left > 0 ? [say(locale, "place-more", { count: left })] : [];
  const words = { numbers: listed([...numberWords, ...more], locale), count: numbers.length };
  const because =
    numbers.length === 0
      ? say(locale, "mines-because-total-alone")
      : say(locale, total ? "mines-because-numbers-total" : "mines-because-numbers", words);
  return say(locale, "mines-hint-safe", { cell: name, because });
}

/** Why a cell didn't change, for the person who pressed only; undefined if the message already shows it. */
export function refusalWords(
  {
    record,
    move,
    outcome,
  }: { readonly record: MinesRecord; readonly move: MinesMove; readonly outcome: MoveOutcome },
  locale: Locale,
): string | undefined {
  if (!("cell" in move)) return undefined;
  const cell = cellName(record.rules, move.cell);
  if (outcome === "unknown") return say(locale, "press-old-button");
  if (outcome === "flagged") return say(locale, "mines-flagged", { cell });
  if (outcome === "flags-differ")
    return say(locale, "mines-flags-differ", { cell, number: gameOf(record).seen[move.cell] ?? 0 });
  const isOpen =
    outcome === "open" || (outcome === "same" && (move.kind === "open" || move.kind === "chord"));
  return isOpen ? say(locale, "mines-open-already", { cell }) : undefined;
}

/** One short line on what happened. */
export function toastOf(before: MinesRecord, record: MinesRecord, move: MinesMove): string {
  const locale = nearestLocale(record.locale);
  if (record.ending === "won") return say(locale, "mines-toast-won");
  if (record.ending === "lost")
    return say(locale, "mines-toast-lost", { cell: cellName(record.rules, record.blown ?? 0) });
  if (move.kind === "mode") return say(locale, move.flagging ? "mines-how-flag" : "mines-how-open");
  if (move.kind === "stop") return say(locale, "mines-toast-stopped");
  const cell = cellName(record.rules, move.cell);
  if (move.kind === "flag") return say(locale, "mines-toast-flag", { cell });
  if (move.kind === "unflag") return say(locale, "mines-toast-unflag", { cell });
  const game = gameOf(record);
  const cells = progressOf(game).cleared - progressOf(gameOf(before)).cleared;
  return say(locale, "mines-toast-open", { cell, cells, number: game.seen[move.cell] ?? 0 });
}

export const LEVEL_LABELS: Readonly<Record<MinesLevel, MessageId>> = {
  pocket: "choice-pocket",
  small: "choice-small",
  beginner: "choice-beginner",
  intermediate: "choice-intermediate",
  expert: "choice-expert",
  custom: "mines-level-custom",
};

/** A person's statistics; undefined before the first finished game. */
export function statsView({ tallies, streak: [now, most] }: PlayerMines, locale: Locale): View | undefined {
  const levels = [...NAMED_LEVELS, "custom" as const].filter((level) => tallies[level]);
  if (levels.length === 0) return undefined;
  const headings = ["mines-stats-board", "mines-stats-best", "mines-stats-games", "table-won"] as const;
  const heading = headings.map((id) => say(locale, id));
  const rows = levels.map((level) => {
    const { games = 0, wins = 0, bestMs } = tallies[level] ?? {};
    const name = say(locale, LEVEL_LABELS[level]).split(/\s*[:：]/u)[0] ?? "";
    return [name, bestMs === undefined ? "–" : clock(bestMs), String(games), String(wins)];
  });
  return {
    title: say(locale, "mines-stats-title"),
    blocks: [
      { type: "table", rows: [heading, ...rows] },
      { type: "text", text: say(locale, "mines-stats-streak", { now, most }) },
      { type: "quiet", text: say(locale, "mines-stats-what") },
    ],
  };
}
