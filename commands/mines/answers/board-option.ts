// Parses the board options of `/mines`: a level, a size with mines, or a board code.

import type {
  ChoiceOption,
  CommandCall,
  FieldLimits,
  OptionSpec,
  TextOption,
} from "../../../src/chat/index.ts";
import {
  type BoardCode,
  type MinesRules,
  minesMax,
  readBoardCode,
} from "../../../src/core/games/minesweeper/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { typedPattern } from "../../../src/infra/i18n/typed-words.ts";
import { MINES_BOARDS, type NamedLevel } from "../game/document.ts";

/** The largest board in chats: its picture stays legible, and it needs few windows of buttons. */
const CHAT_BOARD = { width: 30, height: 20 } as const;

export const LEVEL_OPTION: ChoiceOption = {
  type: "choice",
  name: "level",
  description: "option-mines-level",
  choices: [
    { value: "pocket", label: "choice-pocket" },
    { value: "small", label: "choice-small" },
    { value: "beginner", label: "choice-beginner" },
    { value: "intermediate", label: "choice-intermediate" },
    { value: "expert", label: "choice-expert" },
  ],
};

const SIZE = new RegExp(`^(\\d{1,4})\\s*${typedPattern("typed-times")}\\s*(\\d{1,4})$`, "i");
export const SIZE_OPTION: TextOption = {
  type: "text",
  name: "size",
  description: "option-mines-size",
  maxLength: 11,
  suggests: false,
  takes: SIZE,
};

const NUMBER = /^\d{1,5}$/;
export const MINES_OPTION: TextOption = {
  type: "text",
  name: "mines",
  description: "option-mines-mines",
  maxLength: 5,
  suggests: false,
  takes: NUMBER,
};

export const START_OPTION: ChoiceOption = {
  type: "choice",
  name: "start",
  typedOnly: true,
  choices: [
    { value: "opening", label: "choice-opening" },
    { value: "safe", label: "choice-safe" },
  ],
};

const CODE_WORD = /^\d+x\d+-\d+-[a-z]+-[0-9a-z]+(?:@\d+)?$/i;
export const BOARD_OPTION: TextOption = {
  type: "text",
  name: "board",
  typedOnly: true,
  description: "option-mines-board",
  maxLength: 60,
  suggests: false,
  takes: CODE_WORD,
};

export const RULES_OPTIONS: readonly OptionSpec[] = [LEVEL_OPTION, SIZE_OPTION, MINES_OPTION];

/** Rules with a start that chats support. */
export type ChatRules = MinesRules & { readonly start: "safe" | "opening" };

/** A parsed value, or the refusal to show. */
export type Parsed<T> = T | { readonly refusal: string };

/** The requested rules; by default the level that suits the platform. */
export function readRules({
  caller: { locale, fieldLimits },
  options,
}: Pick<CommandCall, "caller" | "options">): Parsed<ChatRules> {
  const { level, size, mines } = options;
  if (level !== undefined && size !== undefined) return { refusal: say(locale, "mines-level-and-size") };
  const named = level ?? (size === undefined ? usualLevel(fieldLimits) : undefined);
  const board = named === undefined ? sizeOf(size ?? "") : levelOf(named);
  if (!board && named === undefined) return { refusal: say(locale, "mines-bad-size", { typed: size ?? "" }) };
  if (!board) return { refusal: say(locale, "mines-bad-level", { typed: named ?? "" }) };
  const start: ChatRules["start"] = options.start === "safe" ? "safe" : "opening";
  const { width, height } = board;
  const counted = mines === undefined ? usualMines(board) : countOf(mines);
  const checked = withinLimits<ChatRules>({ width, height, start, mines: counted ?? 1 }, locale);
  if (counted !== undefined || "refusal" in checked) return checked;
  const range = { min: 1, max: minesMax(checked) };
  return {
    refusal: say(locale, "problem-number", { typed: mines ?? "", option: MINES_OPTION.name, ...range }),
  };
}

function levelOf(named: string): (typeof MINES_BOARDS)[NamedLevel] | undefined {
  return Object.hasOwn(MINES_BOARDS, named) ? MINES_BOARDS[named as NamedLevel] : undefined;
}

/** Undefined unless only digits were typed; `Number` would also accept other text. */
function countOf(typed: string): number | undefined {
  return NUMBER.test(typed.trim()) ? Number(typed) : undefined;
}

/** Whether the options repeat what a board code already specifies. */
export function repeatsCode({ options: { level, size, mines } }: Pick<CommandCall, "options">): boolean {
  return [level, size, mines].some((option) => option !== undefined);
}

/** Parses a board code; refuses boards too large for chats. */
export function readCode({ caller: { locale } }: CommandCall, typed: string): Parsed<BoardCode> {
  const code = readBoardCode(typed);
  if (!code) return { refusal: say(locale, "mines-bad-code", { typed }) };
  const checked = withinLimits(code.rules, locale);
  return "refusal" in checked ? checked : code;
}

function usualLevel(limits: FieldLimits | undefined): NamedLevel {
  if (!limits) return "beginner";
  const { width, height } = MINES_BOARDS.small;
  return width <= limits.columns && height <= limits.rows ? "small" : "pocket";
}

function sizeOf(typed: string): { width: number; height: number } | undefined {
  const [, width, height] = SIZE.exec(typed.trim()) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

function usualMines(board: { width: number; height: number; mines?: number }): number {
  return board.mines ?? Math.max(1, Math.round((board.width * board.height) / 7));
}

function withinLimits<R extends MinesRules>(rules: R, locale: CommandCall["caller"]["locale"]): Parsed<R> {
  const { width, height, mines } = rules;
  const sides = { width: String(width), height: String(height) };
  const largest = `${CHAT_BOARD.width}×${CHAT_BOARD.height}`;
  if (width > CHAT_BOARD.width || height > CHAT_BOARD.height)
    return { refusal: say(locale, "mines-too-large", { ...sides, most: largest }) };
  if (width < 2 || height < 2) return { refusal: say(locale, "mines-too-small") };
  const most = minesMax(rules);
  if (most < 1) return { refusal: say(locale, "mines-no-opening", sides) };
  if (mines < 1 || mines > most)
    return { refusal: say(locale, "mines-bad-mines", { ...sides, mines, most }) };
  return rules;
}
