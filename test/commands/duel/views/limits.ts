// Whether a message fits on both platforms, even with a long name.

import { expect } from "vitest";
import type { View } from "../../../../src/chat/index.ts";
import { neutralText } from "../../../../src/infra/i18n/name-in-text.ts";
import { CONTENT_CHARACTERS, LABEL_CHARACTERS } from "../../../../src/platforms/discord/limits.ts";
import { renderView as renderDiscord } from "../../../../src/platforms/discord/messages/message.ts";
import { TELEGRAM_LIMITS } from "../../../../src/platforms/telegram/limits.ts";
import { renderView as renderTelegram } from "../../../../src/platforms/telegram/outgoing/render.ts";

/** Real names, and some that people choose to stand out. */
export const NAME_PAIRS: readonly (readonly [string, string])[] = [
  ["Anna", "Boris"],
  ["Maximiliana Alexandrovna Konstantinopolskaya", "@everyone https://a.example <b>"],
  ["سارة عبد الرحمن", "דנה כהן"],
  ["王小明と山田太郎さんの友達です長い", "🦊🦊🦊"],
  ["Ａ\u202eevil", "नमस्ते"],
];

/** Readers on both platforms, for whom a name may be local or from elsewhere, in both languages. */
export const READERS = ["telegram", "discord"].flatMap((platform) =>
  ["en", "ru"].map((locale) => ({ platform, locale })),
);

/** A view's text, without its buttons. */
export function wordsOf({ title = "", blocks }: View): string {
  return [title, ...blocks.map((block) => ("text" in block ? block.text : ""))].join("\n");
}

/** Fits on both platforms without being cut. */
export function expectWhole(view: View): void {
  const words = wordsOf(view);
  const isPicture = view.blocks.some(({ type }) => type === "picture");
  const most = isPicture ? TELEGRAM_LIMITS.captionCharacters : TELEGRAM_LIMITS.messageCharacters;
  const seen = renderTelegram(view, most).plain;
  for (const line of neutralText(words).split("\n")) expect(seen).toContain(line);
  expect(JSON.stringify(renderDiscord(view).body).length).toBeGreaterThan(0);
  expect(words.length).toBeLessThan(CONTENT_CHARACTERS * 0.75);
  const rows = view.buttons ?? [];
  expect(rows.length).toBeLessThanOrEqual(5);
  for (const row of rows) expect(row.length).toBeLessThanOrEqual(5);
  for (const { label } of rows.flat()) expect(label.length).toBeLessThanOrEqual(LABEL_CHARACTERS);
}
