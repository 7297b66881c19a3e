// Typefaces: coverage and text widths; missing letters are replaced, as resvg drops them silently.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";

const file = (name: string): string => fileURLToPath(new URL(`./fonts/${name}`, import.meta.url));

const ALPHABETS = file("NotoSans-Regular.ttf");
const BOLD = file("NotoSans-Bold.ttf");
/** Chinese, Japanese and Korean letters, as in names. */
const IDEOGRAPHS = file("NotoSansCJKsc-Names.otf");

const EAST_ASIAN = /[\u2e80-\ud7ff\uf900-\uffef]|[\ud840-\ud87f]/;
/** Emoji and their joiners, removed from pictures. */
const PICTOGRAPHS =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0e|\ufe0f|\u20e3/gu;
/** Replacement character for missing letters; all typefaces have it. */
const UNKNOWN = "\ufffd";

const opened = new Map<string, Font>();

function typeface(path: string): Font {
  const known = opened.get(path);
  if (known) return known;
  const font = create(readFileSync(path)) as Font;
  opened.set(path, font);
  return font;
}

/** Font files that this text needs. */
export function typefacesFor(text: string): string[] {
  return EAST_ASIAN.test(text) ? [ALPHABETS, BOLD, IDEOGRAPHS] : [ALPHABETS, BOLD];
}

function fontOf(letter: string): Font | undefined {
  const code = letter.codePointAt(0) as number;
  return [ALPHABETS, ...(EAST_ASIAN.test(letter) ? [IDEOGRAPHS] : [])]
    .map(typeface)
    .find((font) => font.hasGlyphForCodePoint(code));
}

/** The text without emoji, and with U+FFFD for letters that no typeface has. */
export function legible(text: string): string {
  const plain = text.normalize("NFC").replace(PICTOGRAPHS, (sign) => (/[©®™]/.test(sign) ? sign : ""));
  const written = [...plain].map((letter) => (fontOf(letter) ? letter : UNKNOWN)).join("");
  return plain === text ? written : written.replace(/ {2,}/g, " ").trim();
}

/** `legible` for all texts within a chart. */
export function legibleDeep<Value>(value: Value): Value {
  if (typeof value === "string") return legible(value) as Value;
  if (Array.isArray(value)) return value.map(legibleDeep) as Value;
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, legibleDeep(inner)]);
  return Object.fromEntries(entries) as Value;
}

/** Width of the line in pixels at this font size. */
export function widthOf(text: string, fontSize: number): number {
  let ems = 0;
  for (const letter of text) {
    const font = fontOf(letter);
    ems += font ? font.glyphForCodePoint(letter.codePointAt(0) as number).advanceWidth / font.unitsPerEm : 1;
  }
  return ems * fontSize;
}

/** Truncates the line to so many pixels, with an ellipsis. */
export function cutToWidth(text: string, fontSize: number, most: number): string {
  if (widthOf(text, fontSize) <= most) return text;
  const letters = [...text];
  while (widthOf(`${letters.join("")}…`, fontSize) > most) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
