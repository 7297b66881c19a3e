// Edits a message. Text never becomes a picture; a picture stays unless the new form has a different one.

import { hash } from "node:crypto";
import { InputFile } from "grammy";
import type { View } from "../../../chat/index.ts";
import { TELEGRAM_LIMITS } from "../limits.ts";
import type { ApiClient } from "./api-client.ts";
import { faultOf } from "./fault.ts";
import { NO_PREVIEW, type Rendered } from "./render.ts";
import type { RenderCache } from "./render-cache.ts";

/** A message that can be edited. */
export type Pressed =
  | { readonly kind: "chat"; readonly chat: number; readonly message: number; readonly photo?: boolean }
  | { readonly kind: "inline"; readonly id: string };

export interface Edit {
  readonly pressed: Pressed;
  readonly view: Rendered;
  /** Reads the current form, in case other processes have edited. */
  readonly present?: (() => Promise<View | undefined>) | undefined;
  /** Several people, or the bot on its own, change what it shows: `present` is always called. */
  readonly isShared?: boolean;
  /** When its view was made, by the adapter's clock. */
  readonly askedMs?: number;
  /** How many follow-up edits led to this one because the current form had changed. */
  readonly follows?: number;
}

export const keyOf = (pressed: Pressed): string =>
  pressed.kind === "inline" ? pressed.id : `${pressed.chat}:${pressed.message}`;

/** Maximum length of its text: captions have a lower limit. */
export const charactersOf = (pressed: Pressed): number =>
  isPhoto(pressed) ? TELEGRAM_LIMITS.captionCharacters : TELEGRAM_LIMITS.messageCharacters;

const isPhoto = (pressed: Pressed): boolean => pressed.kind === "chat" && pressed.photo === true;

/** Whether the edit is known to change nothing. */
export function isShown(cache: RenderCache, { pressed, view }: Edit): boolean {
  return cache.has(keyOf(pressed), view) && (!isPhoto(pressed) || isPictureShown(cache, pressed, view));
}

/** Records the message's current form. */
export function rememberShown(cache: RenderCache, pressed: Pressed, view: Rendered): void {
  cache.set(keyOf(pressed), view);
  const picture = pictureOf(view);
  if (isPhoto(pressed) && picture) cache.set(pictureKey(pressed), asForm(picture.png));
}

/** Makes the call unless it would change nothing; if Telegram says it did, the form is cached, too. */
export async function sendEdit({ api }: ApiClient, cache: RenderCache, edit: Edit): Promise<void> {
  if (isShown(cache, edit)) return;
  try {
    await editMessage(api, cache, edit);
    rememberShown(cache, edit.pressed, edit.view);
  } catch (error) {
    if (faultOf(error).kind === "unmodified") rememberShown(cache, edit.pressed, edit.view);
    throw error;
  }
}

function editMessage(api: ApiClient["api"], cache: RenderCache, { pressed, view }: Edit): Promise<unknown> {
  const keepsPicture = isPictureShown(cache, pressed, view);
  cache.forget(keyOf(pressed));
  const markup = view.keyboard && { reply_markup: view.keyboard };
  const options = { parse_mode: "HTML", link_preview_options: NO_PREVIEW, ...markup } as const;
  if (pressed.kind === "inline") return api.editMessageTextInline(pressed.id, view.html || "…", options);
  if (pressed.photo) return editPhoto(api, pressed, view, keepsPicture);
  return api.editMessageText(pressed.chat, pressed.message, view.html || "…", options);
}

function editPhoto(
  api: ApiClient["api"],
  { chat, message }: Extract<Pressed, { kind: "chat" }>,
  view: Rendered,
  keepsPicture: boolean,
): Promise<unknown> {
  const markup = view.keyboard && { reply_markup: view.keyboard };
  const words = { caption: view.html, parse_mode: "HTML" } as const;
  const picture = pictureOf(view);
  if (!picture || keepsPicture) return api.editMessageCaption(chat, message, { ...words, ...markup });
  const media = { type: "photo", media: new InputFile(picture.png, picture.name), ...words } as const;
  return api.editMessageMedia(chat, message, media, { ...markup });
}

function pictureOf({ files }: Rendered) {
  return files.find((file) => file.type === "picture");
}

/** True also when the new form has no picture: the message then keeps its old one. */
function isPictureShown(cache: RenderCache, pressed: Pressed, view: Rendered): boolean {
  const picture = pictureOf(view);
  return !picture || cache.has(pictureKey(pressed), asForm(picture.png));
}

/** Pictures are cached under their own key, next to the message's text. */
const pictureKey = (pressed: Pressed): string => `${keyOf(pressed)} picture`;
const asForm = (png: Uint8Array): Pick<Rendered, "html" | "keyboard"> => ({
  html: hash("sha256", png),
  keyboard: undefined,
});
