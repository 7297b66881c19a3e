// A view as Telegram shows it: HTML with an inline keyboard, within the limits, and the files that
// go after it.

import type { InlineKeyboardButton, InlineKeyboardMarkup } from "grammy/types";
import {
  type Block,
  type Button,
  buttonText,
  encodeAction,
  gridText,
  tableText,
  type View,
} from "../../../chat/index.ts";
import { TELEGRAM_LIMITS } from "../limits.ts";

type FileBlock = Extract<Block, { type: "file" | "picture" }>;

/** No link unfolds into a preview. */
export const NO_PREVIEW = { is_disabled: true } as const;

/** What becomes of a view. */
export interface Rendered {
  /** For parse mode HTML; at most 4096 characters after parsing, empty when the view has no
   * words. */
  readonly html: string;
  /** The same without markup, as Telegram tells it of the message later. */
  readonly plain: string;
  readonly keyboard: InlineKeyboardMarkup | undefined;
  readonly files: readonly FileBlock[];
}

/**
 * @param characters the most that the words may take; a message's unless told.
 * @throws RangeError when a button's action cannot be encoded, which is a defect of whoever drew
 * it.
 */
export function renderView(view: View, characters: number = TELEGRAM_LIMITS.messageCharacters): Rendered {
  const parts = cutParts(partsOf(view), characters);
  return {
    html: parts
      .map(({ text, tag }) => (tag ? `<${tag}>${escapeHtml(text)}</${tag}>` : escapeHtml(text)))
      .join("\n"),
    plain: parts.map(({ text }) => text).join("\n"),
    keyboard: renderKeyboard(view.buttons ?? []),
    files: view.blocks.filter(
      (block): block is FileBlock => block.type === "file" || block.type === "picture",
    ),
  };
}

interface Part {
  readonly text: string;
  readonly tag?: "b" | "i" | "pre";
}

const TAGS = { text: undefined, quiet: "i", code: "pre", table: "pre", grid: "pre" } as const;

function partsOf({ title, blocks }: View): Part[] {
  const parts: Part[] = title ? [{ text: title, tag: "b" }] : [];
  for (const block of blocks) {
    if (block.type === "file" || block.type === "picture") continue;
    const tag = TAGS[block.type];
    parts.push({ text: textOf(block), ...(tag && { tag }) });
  }
  return parts.filter(({ text }) => text.trim() !== "");
}

function textOf(block: Exclude<Block, { readonly type: "file" | "picture" }>): string {
  if (block.type === "table") return tableText(block.rows);
  return block.type === "grid" ? gridText(block.grid) : block.text;
}

/** As much of the parts as fits. */
function cutParts(parts: readonly Part[], characters: number): readonly Part[] {
  const kept: Part[] = [];
  let left = characters;
  for (const part of parts) {
    const text = cutAtLine(part.text, left);
    if (text !== "") kept.push({ ...part, text });
    if (text !== part.text) break;
    left -= text.length + 1;
  }
  return kept;
}

/** The text with what HTML would take for markup escaped. */
function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The text, or as many whole lines as fit with a mark that there was more; a first line too long
 * is cut inside. */
function cutAtLine(text: string, room: number): string {
  return text.length <= room ? text : cutBefore(text, room, /\n/);
}

/** The text, or as many whole words as fit `room` UTF-16 units with a mark that there was more. */
export function cutAtWord(text: string, room: number): string {
  return text.length <= room ? text : cutBefore(text, room, /\s/);
}

function cutBefore(text: string, room: number, boundary: RegExp): string {
  if (room < 2) return "";
  let end = room - 1;
  while (end > 0 && !boundary.test(text.charAt(end))) end--;
  if (end === 0) end = room - 1;
  // Never between the two halves of one character.
  if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}

function renderKeyboard(rows: readonly (readonly Button[])[]): InlineKeyboardMarkup | undefined {
  const keyboard = rows.flatMap((row) => inRows(row.map(renderButton)));
  return keyboard.length > 0 ? { inline_keyboard: keyboard } : undefined;
}

function renderButton(button: Button): InlineKeyboardButton {
  const { action, style } = button;
  return { text: buttonText(button), callback_data: encodeAction(action), ...(style && { style }) };
}

function inRows(buttons: readonly InlineKeyboardButton[]): InlineKeyboardButton[][] {
  const count = Math.ceil(buttons.length / TELEGRAM_LIMITS.buttonsInRow);
  const width = Math.ceil(buttons.length / Math.max(count, 1));
  return Array.from({ length: count }, (_, row) => buttons.slice(row * width, (row + 1) * width));
}
