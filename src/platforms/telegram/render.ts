// Renders a view and its files as Telegram HTML with an inline keyboard, within limits.

import type { InlineKeyboardButton, InlineKeyboardMarkup } from "grammy/types";
import {
  type Block,
  type Button,
  buttonText,
  clockText,
  encodeAction,
  isMentioning,
  type Mention,
  tableText,
  timeLeft,
  type View,
} from "../../chat/index.ts";
import { neutralText } from "../../infra/i18n/name-in-text.ts";
import { TELEGRAM_LIMITS } from "./limits.ts";

type FileBlock = Extract<Block, { type: "file" | "picture" }>;

/** Disables link previews. */
export const NO_PREVIEW = { is_disabled: true } as const;

/** A rendered view. */
export interface Rendered {
  /** For parse mode HTML; at most 4096 characters after parsing, empty if the view has no text. */
  readonly html: string;
  /** The text without markup, as Telegram returns it later. */
  readonly plain: string;
  readonly keyboard: InlineKeyboardMarkup | undefined;
  readonly files: readonly FileBlock[];
  /** What it shows, to be compared: the text, with a clock's end instead of the time left, and the buttons. */
  readonly look: string;
}

/** @param characters maximum text length. @throws RangeError on an invalid button action. */
export function renderView(view: View, characters: number = TELEGRAM_LIMITS.messageCharacters): Rendered {
  const nowMs = Date.now();
  const parts = cutParts(partsOf(view, nowMs), characters);
  const clock = view.blocks.find((block) => block.type === "clock");
  const plain = parts.map(({ text }) => text).join("\n");
  const keyboard = renderKeyboard(view);
  return {
    html: parts.map(htmlOf).join("\n"),
    plain,
    keyboard,
    files: view.blocks.filter(
      (block): block is FileBlock => block.type === "file" || block.type === "picture",
    ),
    look: JSON.stringify([clock ? plain.replace(timeLeft(clock, nowMs), `${clock.until}`) : plain, keyboard]),
  };
}

interface Part {
  readonly text: string;
  readonly tag?: "b" | "i" | "pre";
  /** The text starts with this person's name, which becomes a link to the person. */
  readonly link?: Required<Pick<Mention, "id" | "name">>;
}

const TAGS = {
  text: undefined,
  clock: undefined,
  quiet: "i",
  code: "pre",
  table: "pre",
} as const;

function partsOf({ title, blocks }: View, nowMs: number): Part[] {
  const parts: Part[] = title ? [{ text: title, tag: "b" }] : [];
  for (const block of blocks) {
    if (block.type === "file" || block.type === "picture") continue;
    if (block.type === "text" && isMentioning(block)) {
      parts.push(mentioning(block));
      continue;
    }
    const tag = TAGS[block.type];
    parts.push({ text: textOf(block, nowMs), ...(tag && { tag }) });
  }
  return parts.filter(({ text }) => text.trim() !== "").map(neutralPart);
}

function neutralPart({ text, tag, link }: Part): Part {
  return {
    text: neutralText(text),
    ...(tag && { tag }),
    ...(link && { link: { id: link.id, name: neutralText(link.name) } }),
  };
}

/** An @name is a mention by itself; people without one are linked by id. Only new messages notify. */
function mentioning({ text, mention }: { readonly text: string; readonly mention: Mention }): Part {
  const { id, name, handle } = mention;
  if (handle !== undefined) return { text: `@${handle}${text.slice(name.length)}` };
  return id === undefined ? { text } : { text, link: { id, name } };
}

function htmlOf({ text, tag, link }: Part): string {
  if (link && text.startsWith(link.name)) {
    const name = `<a href="tg://user?id=${link.id}">${escapeHtml(link.name)}</a>`;
    return `${name}${escapeHtml(text.slice(link.name.length))}`;
  }
  return tag ? `<${tag}>${escapeHtml(text)}</${tag}>` : escapeHtml(text);
}

function textOf(block: Exclude<Block, { readonly type: "file" | "picture" }>, nowMs: number): string {
  if (block.type === "clock") return clockText(block, nowMs);
  if (block.type === "table") return tableText(block.rows);
  return block.text;
}

/** The leading parts that fit. */
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

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Truncates at a line end and adds an ellipsis; an overlong first line is cut inside. */
function cutAtLine(text: string, room: number): string {
  return text.length <= room ? text : cutBefore(text, room, /\n/);
}

/** Neutralized, and truncated at a word end to `room` UTF-16 units with an ellipsis. */
export function cutAtWord(whole: string, room: number): string {
  const text = neutralText(whole);
  return text.length <= room ? text : cutBefore(text, room, /\s/);
}

function cutBefore(text: string, room: number, boundary: RegExp): string {
  if (room < 2) return "";
  let end = room - 1;
  while (end > 0 && !boundary.test(text.charAt(end))) end--;
  if (end === 0) end = room - 1;
  // Never splits a surrogate pair.
  if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}

function renderKeyboard({ buttons = [], link }: View): InlineKeyboardMarkup | undefined {
  const keyboard = buttons.flatMap((row) => inRows(row.map(renderButton)));
  const all = link ? [...keyboard, [{ text: neutralText(buttonText(link)), url: link.url }]] : keyboard;
  return all.length > 0 ? { inline_keyboard: all } : undefined;
}

function renderButton(button: Button): InlineKeyboardButton {
  const { action, style, inlineQuery } = button;
  const does =
    inlineQuery === undefined
      ? { callback_data: encodeAction(action) }
      : { switch_inline_query: neutralText(inlineQuery) };
  return { text: neutralText(buttonText(button)), ...does, ...(style && { style }) };
}

function inRows(buttons: readonly InlineKeyboardButton[]): InlineKeyboardButton[][] {
  const count = Math.ceil(buttons.length / TELEGRAM_LIMITS.buttonsInRow);
  const width = Math.ceil(buttons.length / Math.max(count, 1));
  return Array.from({ length: count }, (_, row) => buttons.slice(row * width, (row + 1) * width));
}
