// Sanitises people's names for use in texts, because users choose them.

// Line breaks, other controls, and bidirectional formatting marks.
const UNSHOWABLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** The name on one line, without direction marks; empty where nothing is left. */
export function nameInText(name: string): string {
  return name.replace(UNSHOWABLE, " ").trim();
}

/** Invisible, and part of no word: what it stands in is no link, mention, command, tag or number. */
export const WORD_JOINER = "\u2060";

/** What platforms make clickable by themselves, cut where the joiner goes. Telegram links a command after
 * whatever is no letter, digit, slash or angle bracket. */
const CLICKABLE: readonly RegExp[] = [
  /(?<=@)(?=[\p{L}\p{N}_])/gu, // mentions, mail addresses
  /(?<=[#＃])(?=[\p{N}_]*\p{L})/gu, // hashtags
  /(?<=\$)(?=[A-Za-z])/g, // cashtags
  /(?<=(?<![\p{L}\p{N}_/<>])\/)(?=[a-z0-9_])/giu, // commands
  /(?<=[\p{L}\p{N}]:)(?=\/\/)/gu, // addresses with a scheme
  /(?<=[\p{L}\p{N}_-][.。．｡])(?=[\p{L}])/gu, // domains without one
];

/** Telephone numbers and bank cards; a date has fewer digits. */
const LONG_NUMBER = /(?<![\p{L}\p{N}])(?:\+\d(?:[ ()-]*\d){4,}|\d(?:[ ()-]*\d){8,})/gu;

/** Without one of these, nothing in a text is clickable, and most names and words have none. */
const MAYBE_CLICKABLE = /[@#＃$/.。．｡\d]/;

/** The text with nothing to click; to be shown where it names a person, or repeats what one typed. */
export function unlinked(text: string): string {
  if (!MAYBE_CLICKABLE.test(text)) return text;
  const numbered = text.replace(LONG_NUMBER, (number) => number.replace(/(?:\d\D*){3}/g, `$&${WORD_JOINER}`));
  return CLICKABLE.reduce((safe, place) => safe.replace(place, WORD_JOINER), numbered);
}
