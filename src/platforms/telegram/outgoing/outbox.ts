// Posts, edits, press and inline answers. None rejects: failures are logged and returned.

import type { InlineQueryResultArticle } from "grammy/types";
import { LRUCache } from "lru-cache";
import { createEditQueue } from "../../../chat/dispatch/edit-queue.ts";
import type { EditOutcome, Offer, View } from "../../../chat/index.ts";
import { KeyedMutex } from "../../../infra/keyed-mutex.ts";
import {
  CROWDED_AGAIN_MS,
  PACED_CHATS,
  PRESS_IN_FLIGHT_MS,
  REACT_AFTER_MS,
  REMEMBERED_MESSAGES,
  TELEGRAM_LIMITS,
  WAITING_POSTS_MAX,
} from "../limits.ts";
import type { ApiClient } from "./api-client.ts";
import { createSendEphemeral, type Whisper } from "./ephemeral.ts";
import { faultOf } from "./fault.ts";
import type { Pacing } from "./pacing.ts";
import { cutAtWord, NO_PREVIEW, type Rendered, renderView } from "./render.ts";
import { type RenderCache, sameForm } from "./render-cache.ts";
import { report } from "./report.ts";
import { charactersOf, type Edit, isShown, keyOf, type Pressed, sendEdit } from "./send-edit.ts";
import { type Delivery, type Spot, sendPost } from "./send-post.ts";

export interface PressAnswer {
  readonly text?: string;
  /** A modal alert instead of a toast. */
  readonly alert?: boolean;
}

/** A button that opens an address. */
interface Link {
  readonly label: string;
  readonly url: string;
}

/** How to edit a message, apart from the new form. */
interface How extends Pick<Edit, "present" | "isShared"> {
  /** The message was seen showing something else, so its cached form is dropped, unless it was edited just now. */
  readonly isSeenBehind?: boolean;
}

export interface Outbox {
  /** `link`: a last row with a button that opens it. If an answer in a group has to wait, the message it answers gets a
   * reaction. */
  post(spot: Spot, view: View, link?: Link): Promise<Delivery>;
  /** Posts for one person only; resolves to whether the server accepted it that way. */
  whisper(to: Whisper, view: View): Promise<boolean>;
  /** Resolves when the newest form is sent, paced. */
  edit(pressed: Pressed, form: Rendered, how?: How): Promise<EditOutcome>;
  /** Whether readers may not see the message's newest form yet. */
  lags(pressed: Pressed): boolean;
  /** Whether a post into the chat would probably have to wait for Telegram's pace. */
  isBusy(chat: number): boolean;
  /** Whether the queue of waiting posts is full. */
  isFull(): boolean;
  /** Says that a chat is crowded, ahead of everything that's waiting there; once in a while. */
  tellCrowded(spot: Spot, view: View, link: Link): Promise<void>;
  /** Resolves to whether Telegram accepted the answer. */
  answerPress(id: string, answer: PressAnswer): Promise<boolean>;
  answerInlineQuery(id: string, offers: readonly Offer[]): Promise<void>;
  idle(): Promise<void>;
}

/** A view that was made so recently is sent as it is. What another process changes meanwhile is seen afterwards. */
const PRESENT_FOR_MS = 100;
/** Whoever changes the message also updates it: a higher limit would only chase a form that keeps changing. */
const FOLLOWS_MAX = 5;

export interface OutboxDependencies {
  readonly client: ApiClient;
  /** What our messages show, as far as it's known. */
  readonly cache: RenderCache;
  readonly pacing: Pacing;
  /** Whether other processes edit the same messages now. */
  besideOthers(): boolean;
  /** Whether to try ephemeral messages. */
  readonly ephemeral: boolean;
  /** Milliseconds from any origin. */
  now(): number;
}

export function createOutbox({
  client,
  cache,
  pacing,
  besideOthers,
  ephemeral,
  now,
}: OutboxDependencies): Outbox {
  const posting = new KeyedMutex();
  const { chats, overall } = pacing;
  const sendEphemeral = ephemeral ? createSendEphemeral(client, pacing) : async () => false;
  const changed = new LRUCache<string, number>({ max: REMEMBERED_MESSAGES });
  const reportedCrowdedAt = new LRUCache<number, number>({ max: PACED_CHATS });
  const edits = createEditQueue<Edit, EditOutcome>("telegram", (newest) =>
    editOutcome(client, async () => {
      // Awaited even if it's at hand: edits that are asked for in the same tick become one.
      await waitForSlot(client, cache, pacing, upToDate(newest()));
      const sent = await client.callWithRetry("repeatable", async () => {
        const asked = newest();
        const ageMs = now() - (asked.askedMs ?? Number.NEGATIVE_INFINITY);
        const isFresh = !asked.isShared && ageMs < PRESENT_FOR_MS;
        const edit = upToDate(isFresh ? asked : await atPresent(asked));
        await sendEdit(client, cache, edit);
        changed.set(keyOf(edit.pressed), now());
        return edit;
      });
      // While in flight, it may have overwritten a newer edit by a different process.
      const newer = await atPresent(sent);
      const follows = (sent.follows ?? 0) + 1;
      if (follows <= FOLLOWS_MAX && newer !== sent && !sameForm(newer.view, sent.view))
        void edits.push(keyOf(newer.pressed), { ...newer, follows });
    }),
  );
  const atPresent = async (edit: Edit): Promise<Edit> =>
    besideOthers() || edit.isShared ? presentEdit(edit) : edit;
  const lags = (pressed: Pressed): boolean => {
    const changedMs = changed.get(keyOf(pressed)) ?? Number.NEGATIVE_INFINITY;
    return edits.pending(keyOf(pressed)) || now() - changedMs < PRESS_IN_FLIGHT_MS;
  };
  return {
    async post(spot, view, link) {
      const rendered = withLink(renderView(view), link);
      const chat = String(spot.chat);
      if (posting.pending(chat) >= WAITING_POSTS_MAX) {
        client.log.warn({ chat: spot.chat }, "too many posts are waiting for one Telegram chat; dropped one");
        return { state: "failed" };
      }
      chats.spend(chat);
      const waits = posting.pending(chat) > 0 || chats.postWaitMs(chat) > 0;
      const answered = waits ? reactLater(client, spot) : undefined;
      const send = async (): Promise<Delivery> => {
        const mayGo = await mayPost(client, pacing, chat);
        answered?.();
        return mayGo ? sendPost(client, cache, spot, rendered) : { state: "unavailable" };
      };
      return posting.run(chat, send);
    },
    whisper: (to, view) => sendEphemeral(to, renderView(view)),
    // Everyone waiting gets the same promise: one each would use too much memory in a crowd.
    edit(pressed, view, { isSeenBehind, ...how } = {}) {
      if (isSeenBehind && !lags(pressed)) cache.forget(keyOf(pressed));
      return edits.push(keyOf(pressed), { pressed, view, askedMs: now(), ...how });
    },
    lags,
    isBusy: (chat) =>
      posting.pending(String(chat)) > 0 || !overall.isFree() || chats.postWaitMs(String(chat)) > 0,
    isFull: () => overall.isFull(),
    async tellCrowded(spot, view, link) {
      if (now() - (reportedCrowdedAt.get(spot.chat) ?? Number.NEGATIVE_INFINITY) < CROWDED_AGAIN_MS) return;
      reportedCrowdedAt.set(spot.chat, now());
      client.log.warn({ chat: spot.chat }, "a Telegram chat is crowded: commands are turned away");
      await overall.turn("post");
      await sendPost(client, cache, spot, withLink(renderView(view), link));
    },
    answerPress: (id, answer) => answerPress(client, id, answer),
    answerInlineQuery: (id, offers) => answerInlineQuery(client, id, offers),
    idle: edits.idle,
  };
}

function withLink(form: Rendered, link: Link | undefined): Rendered {
  const rows = form.keyboard?.inline_keyboard ?? [];
  const button = link && { text: link.label, url: link.url };
  return button ? { ...form, keyboard: { inline_keyboard: [...rows, [button]] } } : form;
}

async function presentEdit(edit: Edit): Promise<Edit> {
  // While the store is down no press is counted either, so the known form is the newest.
  const view = await edit.present?.().catch(() => undefined);
  return view ? { ...edit, view: renderView(view, charactersOf(edit.pressed)) } : edit;
}

/** The edit with its clock updated to the time left now. */
const upToDate = (edit: Edit): Edit => ({ ...edit, view: edit.view.clock?.again() ?? edit.view });

/** Rate limit key: the chat, or the message if its chat is unknown. */
const placeOf = (pressed: Pressed): string => (pressed.kind === "inline" ? pressed.id : String(pressed.chat));

/** An edit that changes nothing doesn't need a slot. */
async function waitForSlot(
  client: ApiClient,
  cache: RenderCache,
  { chats, overall }: Pacing,
  edit: Edit,
): Promise<void> {
  if (isShown(cache, edit)) return;
  const waitMs = chats.take(placeOf(edit.pressed));
  if (waitMs > 0) await client.pause(waitMs, client.ended);
  await overall.turn("edit");
}

/** Waits until the chat accepts a post and it's this post's turn; false if the adapter is stopping. */
async function mayPost(
  { pause, ended }: ApiClient,
  { chats, overall }: Pacing,
  chat: string,
): Promise<boolean> {
  const waitMs = chats.postWaitMs(chat);
  if (waitMs > 0) await pause(waitMs, ended);
  if (ended.aborted) return false;
  await overall.turn("post");
  return true;
}

/** Reacts to a message in a group whose answer has to wait, to show that it was seen. The returned function cancels a
 * reaction that hasn't been sent yet. */
function reactLater(client: ApiClient, { chat, replyTo }: Spot): (() => void) | undefined {
  if (replyTo === undefined) return undefined;
  const react = () => client.api.setMessageReaction(chat, replyTo, [{ type: "emoji", emoji: "👀" }]);
  return client.later(REACT_AFTER_MS, () => {
    // Groups may disable reactions; then nothing is shown until the answer.
    if (!client.ended.aborted) void react().catch(() => undefined);
  });
}

/** Makes the call and maps its result to an outcome. */
async function editOutcome(client: ApiClient, call: () => Promise<void>): Promise<EditOutcome> {
  try {
    await call();
    return "edited";
  } catch (error) {
    report(client, "edit", error);
    const { kind } = faultOf(error);
    if (kind === "unmodified") return "edited";
    return kind === "limited" || kind === "outage" ? "unavailable" : "refused";
  }
}

function answerPress(client: ApiClient, id: string, answer: PressAnswer): Promise<boolean> {
  const options = pressOptions(answer);
  return settle(client, "press", () =>
    client.callWithRetry("post", () => client.api.answerCallbackQuery(id, options)),
  );
}

/** What Telegram's call is given besides the press. */
function pressOptions({ text, alert }: PressAnswer): { text?: string; show_alert?: true } {
  const words = text && cutAtWord(text, TELEGRAM_LIMITS.answerCharacters);
  return words ? { text: words, ...(alert && { show_alert: true }) } : {};
}

async function answerInlineQuery(client: ApiClient, id: string, offers: readonly Offer[]): Promise<void> {
  await settle(client, "inline query", () => {
    const results = offers.slice(0, TELEGRAM_LIMITS.inlineResults).map(article);
    const options = { cache_time: 0, is_personal: true } as const;
    return client.callWithRetry("repeatable", () => client.api.answerInlineQuery(id, results, options));
  });
}

function article({ id, title, description, view }: Offer): InlineQueryResultArticle {
  const { html, keyboard } = renderView(view);
  return {
    type: "article",
    id,
    title: cutAtWord(title, TELEGRAM_LIMITS.inlineTitleCharacters),
    description,
    input_message_content: {
      message_text: html || "…",
      parse_mode: "HTML",
      link_preview_options: NO_PREVIEW,
    },
    ...(keyboard && { reply_markup: keyboard }),
  };
}

async function settle(client: ApiClient, what: string, call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    report(client, what, error);
    return false;
  }
}
