// Discord's limits: https://discord.com/developers/docs (message, component, command, interaction).

import { neutralText } from "../../infra/i18n/name-in-text.ts";

/** Longest message text. Discord counts code points; we count UTF-16 units, never fewer. */
export const CONTENT_CHARACTERS = 2000;

/** Longest text of an embed. */
export const EMBED_CHARACTERS = 4096;

/** Maximum button rows per message and buttons per row. */
export const BUTTON_ROWS = 5;
export const BUTTONS_PER_ROW = 5;

/** A button grid leaves one row for the controls below it. */
export const FIELD_LIMITS = { columns: 5, rows: 5 } as const;

/** Maximum components per message, nested ones and rows included, and their total text. */
export const COMPONENTS = 40;
export const DISPLAYED_CHARACTERS = 4000;

/** Longest alt text of an image. */
export const ALT_CHARACTERS = 1024;

export const LABEL_CHARACTERS = 80;

/** Longest name of a command, subcommand or option. */
export const NAME_CHARACTERS = 32;

/** Longest description of a command, subcommand or option. */
export const DESCRIPTION_CHARACTERS = 100;

/** Longest name of a user context menu entry. */
export const USER_COMMAND_CHARACTERS = 32;

/** Maximum autocomplete suggestions, and the longest name and value of a choice. */
export const SUGGESTIONS = 25;
export const CHOICE_CHARACTERS = 100;

/** Longest text an option accepts. */
export const TEXT_OPTION_CHARACTERS = 6000;

/** Maximum parts of a form, and the longest title and label. */
export const FORM_PARTS = 5;
export const FORM_CHARACTERS = 45;
/** Longest text typed into a form. */
export const INPUT_CHARACTERS = 4000;

/** The text neutralized, and truncated to `characters` with an ellipsis. */
export function shorten(whole: string, characters: number): string {
  const text = neutralText(whole);
  if (text.length <= characters) return text;
  const kept = text.slice(0, characters - 1);
  return `${kept.isWellFormed() ? kept : kept.slice(0, -1)}…`;
}
