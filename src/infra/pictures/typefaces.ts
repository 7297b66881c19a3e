// Typefaces: coverage and text widths. Missing letters are replaced, as resvg silently drops them.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";

const file = (name: string): string => fileURLToPath(new URL(`./fonts/${name}`, import.meta.url));

/** Includes Arabic and Hebrew, because resvg joins Arabic letters correctly only in the first typeface. */
const ALPHABETS = file("NotoSans-Regular.ttf");
const BOLD = file("NotoSans-Bold.ttf");
/** Chinese, Japanese and Korean letters for names. */
const IDEOGRAPHS = file("NotoSansCJKsc-Names.otf");

const EAST_ASIAN = /[\u2e80-\ud7ff\uf900-\ufaff\ufe30-\ufe6f\uff00-\uffef]|[\ud840-\ud87f]/;
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/u;
/** Signs that count as emoji but are used in text. */
const SIGNS = /^[©®™]/;
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/u;
/** Joiners and isolates affect the letters around or inside them; other invisible characters are dropped. */
const SHAPING = /\u200c|\u200d|\u2068|\u2069/;
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

/** Whether all letters have a bold form, which East Asian ones lack here. */
export function hasBold(text: string): boolean {
  return !EAST_ASIAN.test(text);
}

/** Font files needed for this text. */
export function typefacesFor(text: string): string[] {
  return EAST_ASIAN.test(text) ? [ALPHABETS, BOLD, IDEOGRAPHS] : [ALPHABETS, BOLD];
}

function fontOf(letter: string): Font | undefined {
  const code = letter.codePointAt(0) as number;
  return [ALPHABETS, ...(EAST_ASIAN.test(letter) ? [IDEOGRAPHS] : [])]
    .map(typeface)
    .find((font) => font.hasGlyphForCodePoint(code));
}

function graphemesOf(text: string): readonly string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The text without emoji, and with a U+FFFD for each letter that no typeface has. */
export function legible(text: string): string {
  const plain = text.normalize("NFC");
  const written = graphemesOf(plain).map(legibleLetter).join("");
  return written === plain || !EMOJI.test(plain) ? written : written.replace(/ {2,}/g, " ").trim();
}

/** Replaces decorative forms of a letter, such as mathematical ones, with the plain letter. */
function legibleLetter(grapheme: string): string {
  if (EMOJI.test(grapheme) && !SIGNS.test(grapheme)) return "";
  return written(grapheme) ?? written(grapheme.normalize("NFKC")) ?? UNKNOWN;
}

/** Drops combining marks that no typeface has; undefined if the letter itself is missing. */
function written(grapheme: string): string | undefined {
  const [base = "", ...marks] = Array.from(grapheme).filter(isShown);
  if (base !== "" && !fontOf(base)) return undefined;
  return [base, ...marks.filter(fontOf)].join("");
}

function isShown(letter: string): boolean {
  return !INVISIBLE.test(letter) || SHAPING.test(letter);
}

/** Applies `legible` to all texts in a chart. */
export function legibleDeep<Value>(value: Value): Value {
  if (typeof value === "string") return legible(value) as Value;
  if (Array.isArray(value)) return value.map(legibleDeep) as Value;
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, legibleDeep(inner)]);
  return Object.fromEntries(entries) as Value;
}

/** Arabic letters are measured in their joined forms. */
const JOINED = /([\p{Script=Arabic}\p{M}]+)/u;

/** Width of the line in pixels at this font size. */
export function widthOf(text: string, fontSize: number): number {
  const parts = text.split(JOINED);
  const ems = parts.map((part) => (/\p{Script=Arabic}/u.test(part) ? joinedEms(part) : lettersEms(part)));
  return ems.reduce((sum, width) => sum + width, 0) * fontSize;
}

function joinedEms(letters: string): number {
  const font = typeface(ALPHABETS);
  return font.layout(letters).advanceWidth / font.unitsPerEm;
}

function lettersEms(letters: string): number {
  let ems = 0;
  for (const letter of letters) {
    if (INVISIBLE.test(letter)) continue;
    const font = fontOf(letter);
    ems += font ? font.glyphForCodePoint(letter.codePointAt(0) as number).advanceWidth / font.unitsPerEm : 1;
  }
  return ems;
}

/** Truncates the line to `most` pixels between two letters, with an ellipsis. */
export function cutToWidth(text: string, fontSize: number, most: number): string {
  if (widthOf(text, fontSize) <= most) return text;
  const letters = [...graphemesOf(text)];
  while (letters.length > 0 && widthOf(`${letters.join("")}…`, fontSize) > most) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
