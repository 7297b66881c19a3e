// The typefaces of the pictures: which letters they have, and how wide words are in them. Letters
// that none has would silently be left out, so they are replaced before anything is laid out.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";

const file = (name: string): string => fileURLToPath(new URL(`./fonts/${name}`, import.meta.url));

const ALPHABETS = file("NotoSans-Regular.ttf");
const BOLD = file("NotoSans-Bold.ttf");
/** Chinese, Japanese and Korean letters, as names have them. */
const IDEOGRAPHS = file("NotoSansCJKsc-Names.otf");

/** Where the third typeface may be needed at all. */
const EAST_ASIAN = /[\u2e80-\ud7ff\uf900-\uffef]|[\ud840-\ud87f]/;
/** Emoji and what joins them: a picture's text does without. */
const PICTOGRAPHS =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0e|\ufe0f|\u20e3/gu;
/** Stands for a letter that no typeface has; they all have this one. */
const UNKNOWN = "\ufffd";

const opened = new Map<string, Font>();

function typeface(path: string): Font {
  const known = opened.get(path);
  if (known) return known;
  const font = create(readFileSync(path)) as Font;
  opened.set(path, font);
  return font;
}

/** The files that the painter needs for this text. */
export function typefacesFor(text: string): string[] {
  return EAST_ASIAN.test(text) ? [ALPHABETS, BOLD, IDEOGRAPHS] : [ALPHABETS, BOLD];
}

function fontOf(letter: string): Font | undefined {
  const code = letter.codePointAt(0) as number;
  return [ALPHABETS, ...(EAST_ASIAN.test(letter) ? [IDEOGRAPHS] : [])]
    .map(typeface)
    .find((font) => font.hasGlyphForCodePoint(code));
}

/** The text in letters that can be painted: without emoji, and U+FFFD for what no typeface has. */
export function legible(text: string): string {
  const plain = text.normalize("NFC").replace(PICTOGRAPHS, (sign) => (/[©®™]/.test(sign) ? sign : ""));
  const written = [...plain].map((letter) => (fontOf(letter) ? letter : UNKNOWN)).join("");
  return plain === text ? written : written.replace(/ {2,}/g, " ").trim();
}

/** All texts within a chart, legible. */
export function legibleDeep<Value>(value: Value): Value {
  if (typeof value === "string") return legible(value) as Value;
  if (Array.isArray(value)) return value.map(legibleDeep) as Value;
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, legibleDeep(inner)]);
  return Object.fromEntries(entries) as Value;
}

/** How wide the line is, in pixels, at this size of letters. */
export function widthOf(text: string, fontSize: number): number {
  let ems = 0;
  for (const letter of text) {
    const font = fontOf(letter);
    ems += font ? font.glyphForCodePoint(letter.codePointAt(0) as number).advanceWidth / font.unitsPerEm : 1;
  }
  return ems * fontSize;
}

/** The line in at most so many pixels, with an ellipsis at the end where it was cut. */
export function cutToWidth(text: string, fontSize: number, most: number): string {
  if (widthOf(text, fontSize) <= most) return text;
  const letters = [...text];
  while (widthOf(`${letters.join("")}…`, fontSize) > most) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
