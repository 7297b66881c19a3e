// Which board is meant by the options of `/mines`: a level, a size with a number of mines, or
// another's code.

import type { ChoiceOption, CommandCall, FieldLimits, OptionSpec, TextOption } from "../../src/chat/index.ts";
import {
  type BoardCode,
  type MinesRules,
  minesMax,
  readBoardCode,
} from "../../src/core/games/minesweeper/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { MINES_BOARDS, type NamedLevel } from "./index.ts";

/** The largest board that a chat shows: its picture is legible, and its parts are few enough to be
 * buttons. */
const CHAT_BOARD = { width: 30, height: 20 } as const;

const LEVEL_OPTION: ChoiceOption = {
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

const SIZE = /^(\d{1,4})\s*[x×х*]\s*(\d{1,4})$/i;
const SIZE_OPTION: TextOption = {
  type: "text",
  name: "size",
  description: "option-mines-size",
  maxLength: 11,
  suggests: false,
  takes: SIZE,
};

const NUMBER = /^\d{1,5}$/;
const MINES_OPTION: TextOption = {
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
  description: "option-mines-start",
  choices: [
    { value: "opening", label: "choice-opening" },
    { value: "safe", label: "choice-safe" },
  ],
};

const CODE_WORD = /^\d+x\d+-\d+-[a-z]+-[0-9a-z]+(?:@\d+)?$/i;
export const BOARD_OPTION: TextOption = {
  type: "text",
  name: "board",
  description: "option-mines-board",
  maxLength: 60,
  suggests: false,
  takes: CODE_WORD,
};

/** What says how large a board is. */
export const RULES_OPTIONS: readonly OptionSpec[] = [LEVEL_OPTION, SIZE_OPTION, MINES_OPTION];

/** Rules as chats have them. */
export type ChatRules = MinesRules & { readonly start: "safe" | "opening" };

/** A board, or what to say where there is none. */
export type Meant<T> = T | { readonly refusal: string };

/** The rules that are meant; without any, the level that suits the platform. */
export function readRules({ caller: { locale, fieldLimits }, options }: CommandCall): Meant<ChatRules> {
  const { level, size, mines } = options;
  if (level !== undefined && size !== undefined) return { refusal: say(locale, "mines-level-and-size") };
  const named = level ?? (size === undefined ? usualLevel(fieldLimits) : undefined);
  const board = named === undefined ? sizeOf(size ?? "") : MINES_BOARDS[named as NamedLevel];
  if (!board)
    return {
      refusal:
        named === undefined
          ? say(locale, "mines-bad-size", { typed: size ?? "" })
          : say(locale, "mines-bad-level", { typed: named }),
    };
  const start = options.start === "safe" ? "safe" : "opening";
  const sides = { width: board.width, height: board.height, start } as const;
  return withinLimits({ ...sides, mines: mines === undefined ? usualMines(board) : Number(mines) }, locale);
}

/** The board of a code, as far as a chat can show it. */
export function readCode({ caller: { locale } }: CommandCall, typed: string): Meant<BoardCode> {
  const code = readBoardCode(typed);
  if (!code) return { refusal: say(locale, "mines-bad-code", { typed }) };
  const checked = withinLimits(code.rules, locale);
  return "refusal" in checked ? checked : code;
}

/** The largest level that the platform shows as buttons, or the one that everybody begins with. */
function usualLevel(limits: FieldLimits | undefined): NamedLevel {
  if (!limits) return "beginner";
  const { width, height } = MINES_BOARDS.small;
  return width <= limits.columns && height <= limits.rows ? "small" : "pocket";
}

function sizeOf(typed: string): { width: number; height: number } | undefined {
  const [, width, height] = SIZE.exec(typed.trim()) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** About one cell in seven. */
function usualMines(board: { width: number; height: number; mines?: number }): number {
  return board.mines ?? Math.max(1, Math.round((board.width * board.height) / 7));
}

function withinLimits<R extends MinesRules>(rules: R, locale: CommandCall["caller"]["locale"]): Meant<R> {
  const { width, height, mines } = rules;
  if (width > CHAT_BOARD.width || height > CHAT_BOARD.height)
    return {
      refusal: say(locale, "mines-too-large", {
        width: String(width),
        height: String(height),
        most: `${CHAT_BOARD.width}×${CHAT_BOARD.height}`,
      }),
    };
  if (width < 2 || height < 2) return { refusal: say(locale, "mines-too-small") };
  const most = minesMax(rules);
  if (most < 1)
    return { refusal: say(locale, "mines-no-opening", { width: String(width), height: String(height) }) };
  if (mines < 1 || mines > most)
    return {
      refusal: say(locale, "mines-bad-mines", { mines, most, width: String(width), height: String(height) }),
    };
  return rules;
}
