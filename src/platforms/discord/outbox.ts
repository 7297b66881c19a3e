// What the bot sends by itself: posts, and one queue of edits a message. None of it rejects.

import { isDeepStrictEqual as isSame } from "node:util";
import {
  type APIDMChannel,
  type APIMessage,
  type Client,
  type InteractionWebhook,
  MessagePayload,
  Routes,
} from "discord.js";
import { LRUCache } from "lru-cache";
import { createEditQueue } from "../../chat/edit-queue.ts";
import type { EditHow, EditOutcome, PostOutcome, PrivateChat } from "../../chat/feature.ts";
import type { View } from "../../chat/view.ts";
import type { Log } from "../../infra/logger.ts";
import type { LinkCommands } from "./command-links.ts";
import { type Message, notifying, renderView } from "./message.ts";
import { describe, isFinal, isUnanswered, refusalOf } from "./problems.ts";

/** An interaction's token is valid for 15 minutes; the last half minute is left for calls in flight. */
export const TOKEN_GOOD_FOR_MS = 14.5 * 60_000;
const REMEMBERED_MESSAGES = 1_000;
/** A view that keeps changing isn't chased further: whoever changes it edits the message too. */
const FOLLOWS_MAX = 5;

interface Edit {
  readonly channel: string;
  readonly message: string;
  readonly view: View;
  readonly present?: EditHow["present"];
  /** How many edits led to this one because the view had changed meanwhile. */
  readonly follows?: number;
}

export interface Outbox {
  /** Posts the view; Discord drops a second post with the same `key` for some minutes. */
  post(channel: string, view: View, key: string): Promise<PostOutcome>;
  edit(edit: Edit): Promise<EditOutcome>;
  /** Opens or finds the direct message channel with a person. */
  privateChat(person: string): Promise<PrivateChat>;
  /** Where the bot isn't a member it can edit its messages only with the newest interaction's token. */
  editThrough(message: string, webhook: InteractionWebhook): void;
  idle(): Promise<void>;
}

export function createOutbox(client: Client, log: Log, link: LinkCommands): Outbox {
  const { rest } = client;
  const webhooks = new LRUCache<string, InteractionWebhook>({
    max: REMEMBERED_MESSAGES,
    ttl: TOKEN_GOOD_FOR_MS,
  });
  const edits = createEditQueue<Edit, EditOutcome>("discord", async (newest) => {
    const sent = await atPresent(newest());
    const outcome = await edit(sent);
    const newer = outcome === "edited" ? await atPresent(sent) : sent;
    const follows = (sent.follows ?? 0) + 1;
    // The edit may have overwritten someone else's.
    if (follows <= FOLLOWS_MAX && !isSame(newer.view, sent.view))
      void edits.push(newer.message, { ...newer, follows });
    return outcome;
  });

  async function edit({ channel, message, view }: Edit): Promise<EditOutcome> {
    try {
      const edited = renderView(view, link);
      const webhook = webhooks.get(message);
      if (webhook) await surely(() => webhook.editMessage(message, asEdit(edited)));
      else {
        const data = await payload({ ...asEdit(edited) });
        await surely(() => rest.patch(Routes.channelMessage(channel, message), data));
      }
      return "edited";
    } catch (error) {
      const isRefused = isFinal(error);
      const fields = { channel, message, ...describe(error) };
      log[isRefused ? "info" : "warn"](fields, "couldn't edit a message on Discord");
      return isRefused ? "refused" : "unavailable";
    }
  }

  async function payload(options: ConstructorParameters<typeof MessagePayload>[1]) {
    if (!client.user) throw new Error("not connected yet");
    const { body, files } = await MessagePayload.create(client.user, options).resolveBody().resolveFiles();
    return { body, files: files ?? [] };
  }

  return {
    async post(channel, view, key) {
      try {
        const message = notifying(renderView(view, link), view);
        const data = await payload({ ...message, nonce: key, enforceNonce: true });
        const posted = (await surely(() => rest.post(Routes.channelMessages(channel), data))) as APIMessage;
        return { state: "posted", message: posted.id };
      } catch (error) {
        const why = refusalOf(error);
        log[why ? "info" : "warn"]({ channel, ...describe(error) }, "couldn't post a message to Discord");
        return why ? { state: "refused", why } : { state: "unavailable" };
      }
    },
    edit: (wanted) => edits.push(wanted.message, wanted),
    async privateChat(person) {
      try {
        const body = { recipient_id: person };
        const opened = await surely(() => rest.post(Routes.userChannels(), { body }));
        return { state: "open", place: { kind: "private", id: (opened as APIDMChannel).id } };
      } catch (error) {
        log.warn(describe(error), "couldn't open a direct message channel on Discord");
        return { state: isFinal(error) ? "refused" : "unavailable" };
      }
    },
    editThrough: (message, webhook) => void webhooks.set(message, webhook),
    idle: edits.idle,
  };
}

/** The edit with the current view, if known. */
async function atPresent(edit: Edit): Promise<Edit> {
  const view = await edit.present?.().catch(() => undefined);
  return view ? { ...edit, view } : edit;
}

/** As an edit, a message replaces everything: old buttons and files don't survive. */
export const asEdit = (message: Message) => ({ ...message, attachments: [] });

/** The call's result. A call whose connection broke is made once more; discord.js tries again only after a 5xx or a
 * limit. */
export async function surely<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return call();
  }
}
