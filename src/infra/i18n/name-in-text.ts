// Sanitises text that people choose: names before they're inserted into our texts, and whole texts before an app, a
// terminal or a page shows them.

/** Line ends, other control characters, and the blank Braille cell, which looks like a space. */
const GAPS = /[\s\p{Cc}\u2800]+/gu;
/** Characters without a glyph: joiners, direction marks, fillers, soft hyphens, tags, variation selectors. */
const INVISIBLE = /[\p{DI}\ufff9-\ufffc]+/gu;
/** A variation selector, a joiner, or both, as in emoji sequences and in Persian and Indic words. */
const SHAPING = /^\p{VS}?(?:\u200c|\u200d|\u2060)?$/u;
const JOINER_AT_END = /(?:\u200c|\u200d|\u2060)$/;
/** The region's letters in the flags of England, Scotland and Wales; they come after a black flag. */
const FLAG_TAGS = /^[\u{e0061}-\u{e007a}]{2,6}\u{e007f}$/u;
/** More marks than any script puts on one letter; they'd overlap the lines above and below. */
const MANY_MARKS = /(\p{M}{4})\p{M}+/gu;
const MARKS_ON_NOTHING = /(?<=^| )\p{M}+/gu;

/** Returns the name on one line, without invisible characters or stacked marks; empty if nothing is left. */
export function nameInText(name: string): string {
  const line = name.toWellFormed().replace(GAPS, " ");
  return line
    .replace(INVISIBLE, (run: string, at: number) => (isSpelling(run, at, line) ? run : ""))
    .replace(MANY_MARKS, "$1")
    .replace(MARKS_ON_NOTHING, "")
    .replace(GAPS, " ")
    .trim();
}

/** Whether the invisible characters at that position change how the visible ones around them look. */
function isSpelling(run: string, at: number, line: string): boolean {
  const before = line.slice(0, at);
  if (before === "" || before.endsWith(" ")) return false;
  if (FLAG_TAGS.test(run)) return before.endsWith("\u{1f3f4}");
  return SHAPING.test(run) && (!JOINER_AT_END.test(run) || /^[^ \p{M}]/u.test(line.slice(at + run.length)));
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END_OF_ISOLATE] = ["\u2068", "\u2069"];
const ISOLATES = /\u2068[^\u2068\u2069]*\u2069/g;

/** Wraps the text in an isolate if it has right-to-left letters, because they'd reorder adjacent numbers. A text with
 * several lines is left alone, because every line end closes all isolates. */
export function isolated(text: string): string {
  if (!RIGHT_TO_LEFT.test(text) || text.includes("\n")) return text;
  const isDone = !RIGHT_TO_LEFT.test(text.replace(ISOLATES, ""));
  return isDone ? text : `${ISOLATE}${text}${END_OF_ISOLATE}`;
}

/** Control characters except newline and tab, and direction marks except isolates. */
const COMMANDING = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/gu;
const REPLACEMENT = "\ufffd";

/** Replaces characters that control a terminal or reverse the rest of a line by U+FFFD. */
export function neutralText(text: string): string {
  const obeying = text.replaceAll("\r\n", "\n").replaceAll(COMMANDING, REPLACEMENT);
  return /[\u2068\u2069]/.test(obeying) ? obeying.split("\n").map(wholeIsolates).join("\n") : obeying;
}

/** Does the same for one line: newlines and tabs become spaces. */
export function neutralLine(text: string): string {
  return neutralText(text.replaceAll(/[\r\n\t]+/g, " "));
}

/** Replaces unclosed isolates and unmatched closing marks by U+FFFD. */
function wholeIsolates(line: string): string {
  const signs = [...line];
  const open: number[] = [];
  for (const [at, sign] of signs.entries()) {
    if (sign === ISOLATE) open.push(at);
    if (sign === END_OF_ISOLATE && open.pop() === undefined) signs[at] = REPLACEMENT;
  }
  for (const at of open) signs[at] = REPLACEMENT;
  return signs.join("");
}

/** Invisible and part of no word: inserted into a link, mention, command, tag or number, it makes it plain text. */
export const WORD_JOINER = "\u2060";

/** What platforms make clickable on their own, matched where the joiner is inserted. Telegram links a command after any
 * character that isn't a letter, digit, slash or angle bracket. */
const CLICKABLE: readonly RegExp[] = [
  /(?<=@)(?=[\p{L}\p{N}_])/gu, // mentions and mail addresses
  /(?<=[#＃])(?=[\p{N}_]*\p{L})/gu, // hashtags
  /(?<=\$)(?=[A-Za-z])/g, // cashtags
  /(?<=(?<![\p{L}\p{N}_/<>])\/)(?=[a-z0-9_])/giu, // commands
  /(?<=[\p{L}\p{N}]:)(?=\/\/)/gu, // addresses with a scheme
  /(?<=[\p{L}\p{N}_-][.。．｡])(?=[\p{L}])/gu, // domains without a scheme
];

/** Telephone and bank card numbers; dates have fewer digits. */
const LONG_NUMBER = /(?<![\p{L}\p{N}])(?:\+\d(?:[ ()-]*\d){4,}|\d(?:[ ()-]*\d){8,})/gu;

/** Nothing in a text is clickable without one of these, and most names and words have none. */
const MAYBE_CLICKABLE = /[@#＃$/.。．｡+]|\d(?:[ ()-]*\d){8}/;

/** Returns the text with nothing clickable, for displaying a person's name or repeating what someone typed. */
export function unlinked(text: string): string {
  if (!MAYBE_CLICKABLE.test(text)) return text;
  const numbered = text.replace(LONG_NUMBER, (number) => number.replace(/(?:\d\D*){3}/g, `$&${WORD_JOINER}`));
  return CLICKABLE.reduce((safe, place) => safe.replace(place, WORD_JOINER), numbered);
}
