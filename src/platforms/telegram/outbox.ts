// What we do in chats: post, edit, answer a press, answer an inline query. None of it rejects: a failure is logged
// where it happens, everyday ones softly, and told to the caller where a person must hear of it.

import { InputFile } from "grammy";
import type { InlineQueryResultArticle } from "grammy/types";
import type { Offer, View } from "../../chat/index.ts";
import type { ChatPace } from "./chat-pace.ts";
import { createEditQueue } from "./edit-queue.ts";
import { faultOf } from "./fault.ts";
import { TELEGRAM_LIMITS, WAITING_POSTS_MAX } from "./limits.ts";
import type { Line } from "./line.ts";
import { createPostLanes } from "./post-lanes.ts";
import { cutAtWord, type Rendered, renderView } from "./render.ts";
import { type Shown, sameForm } from "./shown.ts";

/** Where a message goes. */
export interface Spot {
  readonly chat: number;
  /** The forum topic. */
  readonly topic?: number;
  /** The message it answers. */
  readonly replyTo?: number;
}

/** A message that can be edited. */
export type Pressed =
  | { readonly kind: "chat"; readonly chat: number; readonly message: number }
  | { readonly kind: "inline"; readonly id: string };

/** `unwelcome`: the person has to open the chat with us first. `away`: nothing was posted, and it may be tried again later. */
type Delivery = "delivered" | "unwelcome" | "failed" | "away";

export interface PressAnswer {
  readonly text?: string;
  /** A window to be closed, instead of a passing line. */
  readonly alert?: boolean;
}

type Present = () => Promise<View | undefined>;

export interface Outbox {
  post(spot: Spot, view: View): Promise<Delivery>;
  /**
   * Queues the edit; the message takes the newest form asked for, as soon as its chat may be shown something.
   * `present` asks for the newest form of all, where other processes may have made one.
   */
  edit(pressed: Pressed, form: Rendered, present?: Present): void;
  /** Whether the message may be behind, because its chat was shown too much lately. */
  lags(pressed: Pressed): boolean;
  answerPress(id: string, answer: PressAnswer): Promise<void>;
  answerInlineQuery(id: string, offers: readonly Offer[]): Promise<void>;
  /** Resolves when no edit waits or is on its way. */
  idle(): Promise<void>;
}

const NO_PREVIEW = { is_disabled: true } as const;

export interface OutboxParts {
  readonly line: Line;
  /** What our messages show, where that is known. */
  readonly shown: Shown;
  readonly pace: ChatPace;
  /** Whether other processes edit the same messages. */
  readonly besideOthers: boolean;
}

export function createOutbox({ line, shown, pace, besideOthers }: OutboxParts): Outbox {
  const lanes = createPostLanes(WAITING_POSTS_MAX);
  const edits = createEditQueue<Edit>((newest) =>
    settle(line, "edit", async () => {
      await waitForSlot(line, shown, pace, newest());
      const sent = await line.persist("repeatable", async () => {
        const edit = await atPresent(newest());
        await sendEdit(line, shown, edit);
        return edit;
      });
      // On its way it may have been overtaken by another process's edit, and then covered that.
      const now = await atPresent(sent);
      if (now !== sent && !sameForm(now.view, sent.view)) edits.push(keyOf(now.pressed), now);
    }),
  );
  const atPresent = async (edit: Edit): Promise<Edit> => (besideOthers ? presentEdit(edit) : edit);
  return {
    async post(spot, view) {
      const rendered = renderView(view);
      pace.spend(String(spot.chat));
      const delivery = await lanes.run(String(spot.chat), () => postRendered(line, shown, spot, rendered));
      if (!delivery) line.log.warn({ chat: spot.chat }, "too many posts wait in one Telegram chat; one was dropped");
      return delivery ?? "failed";
    },
    edit: (pressed, view, present) => edits.push(keyOf(pressed), { pressed, view, present }),
    lags: (pressed) => pace.lags(placeOf(pressed)),
    answerPress: (id, answer) => answerPress(line, id, answer),
    answerInlineQuery: (id, offers) => answerInlineQuery(line, id, offers),
    idle: edits.idle,
  };
}

interface Edit {
  readonly pressed: Pressed;
  readonly view: Rendered;
  readonly present: Present | undefined;
}

async function presentEdit(edit: Edit): Promise<Edit> {
  // While the store is away nobody can count a press either: the form that is known is the newest.
  const view = await edit.present?.().catch(() => undefined);
  return view ? { ...edit, view: renderView(view) } : edit;
}

const keyOf = (pressed: Pressed): string =>
  pressed.kind === "inline" ? pressed.id : `${pressed.chat}:${pressed.message}`;

/** Where limits are counted: the chat, or the message where its chat is not known. */
const placeOf = (pressed: Pressed): string => (pressed.kind === "inline" ? pressed.id : String(pressed.chat));

/** What would change nothing needs no slot. */
async function waitForSlot(line: Line, shown: Shown, pace: ChatPace, { pressed, view }: Edit): Promise<void> {
  if (shown.has(keyOf(pressed), view)) return;
  const waitMs = pace.take(placeOf(pressed));
  if (waitMs > 0) await line.pause(waitMs, line.ended);
}

async function postRendered(line: Line, shown: Shown, spot: Spot, form: Rendered): Promise<Delivery> {
  const { html, keyboard, files } = form;
  const where = placement(spot);
  const markup = keyboard && { reply_markup: keyboard };
  const [first] = files;
  if (first?.type === "picture" && files.length === 1 && isCaption(form)) {
    const options = { ...where, ...markup, caption: html, parse_mode: "HTML" } as const;
    return deliver(line, () => line.api.sendPhoto(spot.chat, new InputFile(first.png, first.name), options));
  }
  if (html || keyboard || files.length === 0) {
    const options = { parse_mode: "HTML", link_preview_options: NO_PREVIEW, ...where, ...markup } as const;
    const delivery = await deliver(line, async () => {
      const { message_id: message } = await line.api.sendMessage(spot.chat, html || "…", options);
      shown.set(keyOf({ kind: "chat", chat: spot.chat, message }), form);
    });
    if (delivery !== "delivered") return delivery;
  }
  for (const file of files) {
    const delivery = await deliver(line, () => sendFile(line, spot.chat, file, where));
    // What went before it stands already.
    if (delivery !== "delivered") return delivery === "away" ? "failed" : delivery;
  }
  return "delivered";
}

/** Words that fit below a picture make one message with it, which is posted wholly or not at all. */
function isCaption({ plain }: Rendered): boolean {
  return plain !== "" && plain.length <= TELEGRAM_LIMITS.captionCharacters;
}

function sendFile({ api }: Line, chat: number, file: Rendered["files"][number], where: ReturnType<typeof placement>) {
  if (file.type === "picture") {
    const caption = cutAtWord(file.alt, TELEGRAM_LIMITS.captionCharacters);
    return api.sendPhoto(chat, new InputFile(file.png, file.name), { ...where, caption });
  }
  // Telegram refuses an empty file.
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

async function deliver(line: Line, call: () => Promise<unknown>): Promise<Delivery> {
  try {
    await line.persist("post", call);
    return "delivered";
  } catch (error) {
    report(line, "post", error);
    const fault = faultOf(error);
    if (fault.kind === "limited" || (fault.kind === "outage" && fault.sent === "no")) return "away";
    return fault.kind === "unwelcome" ? "unwelcome" : "failed";
  }
}

async function sendEdit(line: Line, shown: Shown, { pressed, view }: Edit): Promise<void> {
  const key = keyOf(pressed);
  if (shown.has(key, view)) return;
  shown.forget(key);
  const text = view.html || "…";
  const markup = view.keyboard && { reply_markup: view.keyboard };
  const options = { parse_mode: "HTML", link_preview_options: NO_PREVIEW, ...markup } as const;
  if (pressed.kind === "inline") await line.api.editMessageTextInline(pressed.id, text, options);
  else await line.api.editMessageText(pressed.chat, pressed.message, text, options);
  shown.set(key, view);
}

function answerPress(line: Line, id: string, { text, alert }: PressAnswer): Promise<void> {
  const shown = text && cutAtWord(text, TELEGRAM_LIMITS.answerCharacters);
  const options = shown ? { text: shown, ...(alert && { show_alert: true }) } : {};
  return settle(line, "press", () => line.persist("post", () => line.api.answerCallbackQuery(id, options)));
}

function answerInlineQuery(line: Line, id: string, offers: readonly Offer[]): Promise<void> {
  return settle(line, "inline query", () => {
    const results = offers.slice(0, TELEGRAM_LIMITS.inlineResults).map(article);
    const options = { cache_time: 0, is_personal: true } as const;
    return line.persist("repeatable", () => line.api.answerInlineQuery(id, results, options));
  });
}

function article({ id, title, description, view }: Offer): InlineQueryResultArticle {
  const { html, keyboard } = renderView(view);
  return {
    type: "article",
    id,
    title: cutAtWord(title, TELEGRAM_LIMITS.inlineTitleCharacters),
    description,
    input_message_content: { message_text: html || "…", parse_mode: "HTML", link_preview_options: NO_PREVIEW },
    ...(keyboard && { reply_markup: keyboard }),
  };
}

async function settle(line: Line, what: string, call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    report(line, what, error);
  }
}

function report({ log, describe }: Line, what: string, error: unknown): void {
  const fields = { what, failure: describe(error) };
  const { kind } = faultOf(error);
  if (kind === "unmodified") return;
  if (kind === "gone" || kind === "unwelcome") log.info(fields, "Telegram: nobody or nothing there any more");
  else if (kind === "limited" || kind === "outage") log.warn(fields, "Telegram: given up after waiting");
  else log.error(fields, "Telegram refused a call");
}
