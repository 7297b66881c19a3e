// What the bot sends: posts and edits, in their chat's turn. Neither rejects: failures are logged and returned.

import { hash } from "node:crypto";
import { InputFile } from "grammy";
import type { CallbackQuery, Message } from "grammy/types";
import { LRUCache } from "lru-cache";
import { createEditQueue } from "../../chat/edit-queue.ts";
import type { EditOutcome, LinkedCall, View } from "../../chat/index.ts";
import { type Client, type Fault, faultOf, report } from "./api.ts";
import { REMEMBERED, TELEGRAM_LIMITS } from "./limits.ts";
import type { ChatQueue } from "./queue.ts";
import { NO_PREVIEW, type Rendered, renderView } from "./render.ts";

/** A message that can be edited. */
export type Editable =
  | { readonly kind: "chat"; readonly chat: number; readonly message: number; readonly photo?: boolean }
  | { readonly kind: "inline"; readonly id: string };

/** The message of the pressed button. */
export function pressedOf({ message, inline_message_id: id }: CallbackQuery): Editable | undefined {
  if (id !== undefined) return { kind: "inline", id };
  return message && editableOf(message as Message);
}

/** A message that is inaccessible because of its age has date 0 and no other fields. */
function editableOf({ chat, message_id: message, photo }: Message): Editable {
  return { kind: "chat", chat: chat.id, message, ...(photo && { photo: true }) };
}

// Message names include the kind: texts, captions and inline messages need different calls.
const PHOTO = "photo-";
const INLINE = "inline-";

export function nameOf(at: Editable): string {
  if (at.kind === "inline") return `${INLINE}${at.id}`;
  return at.photo ? `${PHOTO}${at.message}` : String(at.message);
}

/** The message with that name in the chat (an inline message needs no chat); undefined if the name isn't ours. */
export function messageNamed(name: string, chat: number): Editable | undefined {
  const [, kind, id = ""] = /^(photo-|inline-)?([\w-]{1,100})$/.exec(name) ?? [];
  if (kind === INLINE) return { kind: "inline", id };
  const message = Number(id);
  if (!Number.isSafeInteger(message) || message <= 0) return undefined;
  return { kind: "chat", chat, message, ...(kind === PHOTO && { photo: true }) };
}

/** Where a message goes. */
export interface Spot {
  readonly chat: number;
  readonly topic?: number;
  readonly replyTo?: number;
  /** A last row with a button that opens an address. */
  readonly link?: { readonly text: string; readonly url: string };
}

/** The outcome of a post. `at`: the message with the text, otherwise the last one. */
export type Delivery =
  | { readonly state: "posted"; readonly at: Editable }
  /** `unwelcome`: the person must first open a chat with the bot. `forbidden`: the bot may not write there. */
  | { readonly state: "unwelcome" | "forbidden" | "refused" | "unavailable" };

interface Edit {
  readonly at: Editable;
  readonly view: View;
  /** Reads the current view, as others may have changed it. */
  readonly present?: (() => Promise<View | undefined>) | undefined;
  /** Several people, or the bot on its own, change what it shows: `present` is always called. */
  readonly isShared?: boolean;
}

export interface Outbox {
  post(spot: Spot, view: View): Promise<Delivery>;
  /** Resolves when the newest form is sent. */
  edit(edit: Edit): Promise<EditOutcome>;
  idle(): Promise<void>;
}

export interface OutboxOptions {
  /** Whether other processes edit the same messages. */
  readonly besideOthers: boolean;
  /** The address that makes the call in the private chat, if one does. */
  link(call: LinkedCall): string | undefined;
}

export function createOutbox(
  client: Client,
  queue: ChatQueue,
  { besideOthers, link }: OutboxOptions,
): Outbox {
  /** The view with its button into the private chat, in any other chat. */
  const shownIn = (chat: number | undefined, view: View): View => {
    const { inPrivate } = view;
    const url = inPrivate && (chat === undefined || chat < 0) ? link(inPrivate.call) : undefined;
    return inPrivate && url ? { ...view, link: { label: inPrivate.label, url } } : view;
  };
  /** What messages show, if no other process edits them: Telegram refuses an edit that changes nothing. */
  const shown = new LRUCache<string, { look: string; picture?: string | undefined }>({ max: REMEMBERED });
  const noteShown = (at: Editable, form: Rendered): void => {
    const picture = pictureOf(at, form) ?? shown.get(keyOf(at))?.picture;
    if (!besideOthers) shown.set(keyOf(at), { look: form.look, picture });
  };

  async function post(spot: Spot, view: View): Promise<Delivery> {
    try {
      const form = renderView(shownIn(spot.chat, view));
      const sent: Message[] = [];
      for (const send of messagesOf(client, spot, form))
        sent.push(await queue.run(String(spot.chat), "post", send));
      const at = editableOf(sent[0] as Message);
      noteShown(at, form);
      return { state: "posted", at };
    } catch (error) {
      report(client, "post", error);
      const fault = faultOf(error);
      if (isOutage(fault)) return { state: "unavailable" };
      return { state: fault === "unwelcome" || fault === "forbidden" ? fault : "refused" };
    }
  }

  const formOf = (at: Editable, view: View): Rendered =>
    renderView(shownIn(at.kind === "chat" ? at.chat : undefined, view), charactersOf(at));

  const edits = createEditQueue<Edit, EditOutcome>("telegram", async (newest) => {
    try {
      await queue.run(placeOf(newest().at), "edit", async () => {
        const asked = newest();
        const { at, present, isShared } = asked;
        const read = async () => (isShared || besideOthers ? present?.().catch(() => undefined) : undefined);
        const form = formOf(at, (await read()) ?? asked.view);
        const before = shown.get(keyOf(at));
        const picture = pictureOf(at, form) ?? before?.picture;
        const keepsPicture = picture === before?.picture;
        if (before?.look !== form.look || !keepsPicture) await editMessage(client, at, form, keepsPicture);
        noteShown(at, form);
        // On its way it may have covered a newer edit, by another process.
        const newer = await read();
        if (newer && formOf(at, newer).look !== form.look)
          void edits.push(keyOf(at), { ...asked, view: newer });
      });
      return "edited";
    } catch (error) {
      report(client, "edit", error);
      const fault = faultOf(error);
      if (fault === "unmodified") return "edited";
      return isOutage(fault) ? "unavailable" : "refused";
    }
  });

  return { post, edit: (edit) => edits.push(keyOf(edit.at), edit), idle: edits.idle };
}

/** A token that's refused says nothing about the chat either. */
const isOutage = (fault: Fault): boolean => fault === "outage" || fault === "unauthorized";

const keyOf = (at: Editable): string => `${placeOf(at)} ${nameOf(at)}`;

/** Whose pace an edit keeps: the chat's, or the message's if its chat is unknown. */
const placeOf = (at: Editable): string => (at.kind === "inline" ? at.id : String(at.chat));

/** Maximum length of its text: captions have a lower limit. */
const charactersOf = (at: Editable): number =>
  at.kind === "chat" && at.photo ? TELEGRAM_LIMITS.captionCharacters : TELEGRAM_LIMITS.messageCharacters;

/** The digest of the picture that a message with one is to show. */
function pictureOf(at: Editable, { files }: Rendered): string | undefined {
  const picture = at.kind === "chat" && at.photo && files.find(({ type }) => type === "picture");
  return picture && picture.type === "picture" ? hash("sha256", picture.png) : undefined;
}

/** The calls that post a view: a picture with few words is one message, otherwise each file follows the words. */
function messagesOf(
  { api }: Client,
  { chat, topic, replyTo, link }: Spot,
  { html, plain, keyboard, files }: Rendered,
): readonly (() => Promise<Message>)[] {
  const rows = [...(keyboard?.inline_keyboard ?? []), ...(link ? [[link]] : [])];
  const markup = rows.length > 0 && { reply_markup: { inline_keyboard: rows } };
  const where = {
    ...(topic !== undefined && { message_thread_id: topic }),
    ...(replyTo !== undefined && {
      reply_parameters: { message_id: replyTo, allow_sending_without_reply: true },
    }),
  };
  const [first] = files;
  const isCaption = plain !== "" && plain.length <= TELEGRAM_LIMITS.captionCharacters;
  if (first?.type === "picture" && files.length === 1 && isCaption) {
    const options = { ...where, ...markup, caption: html, parse_mode: "HTML" } as const;
    return [() => api.sendPhoto(chat, new InputFile(first.png, first.name), options)];
  }
  const options = { parse_mode: "HTML", link_preview_options: NO_PREVIEW, ...where, ...markup } as const;
  const hasWords = html !== "" || rows.length > 0 || files.length === 0;
  return [
    ...(hasWords ? [() => api.sendMessage(chat, html || "…", options)] : []),
    ...files.map((file) => () => {
      if (file.type === "picture") return api.sendPhoto(chat, new InputFile(file.png, file.name), where);
      // Telegram refuses empty files.
      return api.sendDocument(chat, new InputFile(Buffer.from(file.content || "\n"), file.name), where);
    }),
  ];
}

/** Text never becomes a picture; a picture stays unless the new form has a different one. */
function editMessage(
  { api }: Client,
  at: Editable,
  { html, keyboard, files }: Rendered,
  keepsPicture: boolean,
): Promise<unknown> {
  const markup = keyboard && { reply_markup: keyboard };
  const text = { parse_mode: "HTML", link_preview_options: NO_PREVIEW, ...markup } as const;
  if (at.kind === "inline") return api.editMessageTextInline(at.id, html || "…", text);
  if (!at.photo) return api.editMessageText(at.chat, at.message, html || "…", text);
  const words = { caption: html, parse_mode: "HTML" } as const;
  const picture = files.find(({ type }) => type === "picture");
  if (keepsPicture || picture?.type !== "picture")
    return api.editMessageCaption(at.chat, at.message, { ...words, ...markup });
  const media = { type: "photo", media: new InputFile(picture.png, picture.name), ...words } as const;
  return api.editMessageMedia(at.chat, at.message, media, { ...markup });
}
