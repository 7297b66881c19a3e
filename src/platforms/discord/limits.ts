// Discord's limits, as data: https://discord.com/developers/docs (message, component, application
// command and interaction pages).

/** The longest message text. Discord counts code points; we count UTF-16 units, which are never
 * fewer. */
export const CONTENT_CHARACTERS = 2000;

/** A message has at most this many rows of buttons, a row at most that many buttons. */
export const BUTTON_ROWS = 5;
export const BUTTONS_PER_ROW = 5;

/** A field of cells as buttons leaves a row for the controls below it. */
export const FIELD_LIMITS = { columns: 5, rows: 5 } as const;

/** A message of components has at most this many, those within others included, one of them a row;
 * and so much text in all. */
export const COMPONENTS = 40;
export const DISPLAYED_CHARACTERS = 4000;

/** What a picture shows, in words. */
export const ALT_CHARACTERS = 1024;

export const LABEL_CHARACTERS = 80;

/** Descriptions of commands, subcommands and options. */
export const DESCRIPTION_CHARACTERS = 100;

/** The name of an entry in the menu of a person. */
export const USER_COMMAND_CHARACTERS = 32;

/** Suggestions shown while a person types, and the longest name and value of a choice. */
export const SUGGESTIONS = 25;
export const CHOICE_CHARACTERS = 100;

/** The longest text an option may ask for. */
export const TEXT_OPTION_CHARACTERS = 6000;

/** The text, or its beginning with an ellipsis when it is longer than `characters`. */
export function shorten(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const kept = text.slice(0, characters - 1);
  return `${kept.isWellFormed() ? kept : kept.slice(0, -1)}…`;
}
