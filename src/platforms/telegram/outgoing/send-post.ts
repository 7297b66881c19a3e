// Posts a view as one message if possible, otherwise as several.

import { InputFile } from "grammy";
import { TELEGRAM_LIMITS } from "../limits.ts";
import type { ApiClient } from "./api-client.ts";
import { faultOf } from "./fault.ts";
import type { PostedMessage } from "./message-name.ts";
import { NO_PREVIEW, type Rendered } from "./render.ts";
import type { RenderCache } from "./render-cache.ts";
import { report } from "./report.ts";
import { rememberShown } from "./send-edit.ts";

/** The target of a message. */
export interface Spot {
  readonly chat: number;
  readonly topic?: number;
  readonly replyTo?: number;
}

/** The outcome of a post. */
export type Delivery =
  /** `message`: the one with the text, which can be edited. */
  | { readonly state: "delivered"; readonly message?: PostedMessage }
  /** The person must first open a chat with the bot. */
  | { readonly state: "unwelcome" }
  /** `isLost`: it certainly wasn't posted, or a file of it wasn't. */
  | { readonly state: "failed"; readonly isLost?: boolean }
  /** Nothing was posted; retry later. */
  | { readonly state: "unavailable" };

/** Posts the view and caches its form. Never rejects. */
export async function sendPost(
  client: ApiClient,
  cache: RenderCache,
  spot: Spot,
  form: Rendered,
): Promise<Delivery> {
  const { html, keyboard, files } = form;
  const where = placement(spot);
  const markup = keyboard && { reply_markup: keyboard };
  const [first] = files;
  if (first?.type === "picture" && files.length === 1 && isCaption(form)) {
    const options = { ...where, ...markup, caption: html, parse_mode: "HTML" } as const;
    const send = () => client.api.sendPhoto(spot.chat, new InputFile(first.png, first.name), options);
    return deliver(client, async () => remembered(cache, spot, form, "photo", await send()));
  }
  let words: PostedMessage | undefined;
  if (html || keyboard || files.length === 0) {
    const options = { parse_mode: "HTML", link_preview_options: NO_PREVIEW, ...where, ...markup } as const;
    const send = () => client.api.sendMessage(spot.chat, html || "…", options);
    const delivery = await deliver(client, async () => remembered(cache, spot, form, "text", await send()));
    if (delivery.state !== "delivered") return delivery;
    words = delivery.message;
  }
  return (
    (await sendFiles(client, spot, files, words)) ?? { state: "delivered", ...(words && { message: words }) }
  );
}

function remembered(
  cache: RenderCache,
  { chat }: Spot,
  form: Rendered,
  kind: PostedMessage["kind"],
  { message_id: id }: { readonly message_id: number },
): PostedMessage {
  rememberShown(cache, { kind: "chat", chat, message: id, ...(kind === "photo" && { photo: true }) }, form);
  return { id, kind };
}

/** Resolves to the failed outcome, or undefined. */
async function sendFiles(
  client: ApiClient,
  spot: Spot,
  files: Rendered["files"],
  words: PostedMessage | undefined,
): Promise<Delivery | undefined> {
  for (const [index, file] of files.entries()) {
    const delivery = await deliver(client, async () => {
      await sendFile(client, spot.chat, file, placement(spot));
      return undefined;
    });
    const stands = index > 0 || words !== undefined;
    // Earlier messages are already posted.
    if (delivery.state === "delivered") continue;
    return stands && delivery.state !== "failed" ? { state: "failed", isLost: true } : delivery;
  }
  return undefined;
}

/** Text short enough for a caption is posted with the picture as one message, atomically. */
function isCaption({ plain }: Rendered): boolean {
  return plain !== "" && plain.length <= TELEGRAM_LIMITS.captionCharacters;
}

function sendFile(
  { api }: ApiClient,
  chat: number,
  file: Rendered["files"][number],
  where: ReturnType<typeof placement>,
) {
  // Sent without alt text, since the message already says what the picture shows.
  if (file.type === "picture") return api.sendPhoto(chat, new InputFile(file.png, file.name), where);
  // Telegram rejects empty files.
  return api.sendDocument(chat, new InputFile(Buffer.from(file.content || "\n"), file.name), where);
}

function placement({ topic, replyTo }: Spot) {
  return {
    ...(topic !== undefined && { message_thread_id: topic }),
    ...(replyTo !== undefined && {
      reply_parameters: { message_id: replyTo, allow_sending_without_reply: true },
    }),
  };
}

async function deliver(client: ApiClient, call: () => Promise<PostedMessage | undefined>): Promise<Delivery> {
  try {
    const message = await client.callWithRetry("post", call);
    return { state: "delivered", ...(message && { message }) };
  } catch (error) {
    report(client, "post", error);
    const fault = faultOf(error);
    if (fault.kind === "limited" || (fault.kind === "outage" && fault.sent === "no"))
      return { state: "unavailable" };
    if (fault.kind === "unwelcome") return { state: "unwelcome" };
    return { state: "failed", isLost: fault.kind !== "outage" };
  }
}
