// Posts and edits as the bot. One edit per message is in flight; of the queued ones, only the newest follows.

import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  type APIDMChannel,
  type APIMessage,
  DiscordAPIError,
  type REST,
  RESTJSONErrorCodes,
  Routes,
} from "discord.js";
import { LRUCache } from "lru-cache";
import { createEditQueue } from "../../../chat/edit-queue.ts";
import type {
  Block,
  EditHow,
  EditOutcome,
  PostOutcome,
  PostRefusal,
  PrivateChat,
  View,
} from "../../../chat/index.ts";
import type { Log } from "../../../infra/logger.ts";
import { describe } from "../interactions/refusal.ts";
import type { LinkCommands } from "./command-links.ts";
import { type Message, notifying, renderView } from "./message.ts";
import type { TokenCache } from "./token-cache.ts";

/** None of these rejects. */
export interface ChannelMessages {
  /** Posts the view; Discord deduplicates by `key` for some minutes. */
  post(channel: string, view: View, key: string): Promise<PostOutcome>;
  edit(channel: string, message: string, view: View, how?: EditHow): Promise<EditOutcome>;
  /** Opens or finds the direct message channel with a person. */
  privateChat(person: string): Promise<PrivateChat>;
  idle(): Promise<void>;
}

interface Edit {
  readonly channel: string;
  readonly message: string;
  readonly view: View;
  readonly present?: EditHow["present"];
  /** How many follow-up edits led to this one because the current view had changed. */
  readonly follows?: number;
}

/** Whoever changes the message also updates it: a higher limit would only chase a view that keeps changing. */
const FOLLOWS_MAX = 5;

/** @param given.rest uses the bot's token; it obeys rate limits and retries 5xx. */
export function createChannelMessages(given: Omit<Desk, "cache">): ChannelMessages {
  const desk: Desk = { ...given, cache: createAttachmentCache() };
  const edits = createEditQueue<Edit, EditOutcome>("discord", async (newest) => {
    const sent = await atPresent(newest());
    const outcome = await edit(desk, sent);
    const newer = outcome === "edited" ? await atPresent(sent) : sent;
    // The edit may have overwritten someone else's edit.
    const follows = (sent.follows ?? 0) + 1;
    if (follows <= FOLLOWS_MAX && !isDeepStrictEqual(newer.view, sent.view))
      void edits.push(newer.message, { ...newer, follows });
    return outcome;
  });
  return {
    post: (channel, view, key) => post(desk, { channel, view, key }),
    edit: (channel, message, view, { present } = {}) =>
      edits.push(message, { channel, message, view, ...(present && { present }) }),
    privateChat: (person) => privateChat(desk.rest, person, desk.log),
    idle: edits.idle,
  };
}

/** The edit with the current view, if known. */
async function atPresent(edit: Edit): Promise<Edit> {
  const view = await edit.present?.().catch(() => undefined);
  return view ? { ...edit, view } : edit;
}

interface Post {
  readonly channel: string;
  readonly view: View;
  readonly key: string;
}

interface Desk {
  readonly rest: REST;
  readonly cache: AttachmentCache;
  readonly log: Log;
  readonly link: LinkCommands;
  readonly tokens: TokenCache;
}

async function post({ rest, cache, log, link }: Desk, { channel, view, key }: Post): Promise<PostOutcome> {
  try {
    const { body, files } = notifying(renderView(view, link), view);
    const nonced = { ...body, nonce: key, enforce_nonce: true };
    const posted = (await rest.post(Routes.channelMessages(channel), { body: nonced, files })) as APIMessage;
    cache.remember(view, posted);
    return { state: "posted", message: posted.id };
  } catch (error) {
    const why = refusalOf(error);
    log[why ? "info" : "warn"]({ channel, ...describe(error) }, "couldn't post a message to Discord");
    return why ? { state: "refused", why } : { state: "unavailable" };
  }
}

async function privateChat(rest: REST, person: string, log: Log): Promise<PrivateChat> {
  try {
    const { id } = (await rest.post(Routes.userChannels(), {
      body: { recipient_id: person },
    })) as APIDMChannel;
    return { state: "open", place: { kind: "private", id } };
  } catch (error) {
    log.warn(describe(error), "couldn't open a direct message channel on Discord");
    return { state: refusalOf(error) ? "refused" : "unavailable" };
  }
}

async function edit({ rest, cache, log, link, tokens }: Desk, wanted: Edit): Promise<EditOutcome> {
  const { channel, message, view } = wanted;
  try {
    const { body, files } = cache.withoutUploads(message, view, renderView(view, link));
    cache.forget(message);
    const lent = tokens.of(message);
    const route = lent
      ? Routes.webhookMessage(lent.application, lent.token, message)
      : Routes.channelMessage(channel, message);
    const edited = (await rest.patch(route, { body, files, auth: !lent })) as APIMessage;
    cache.remember(view, edited);
    return "edited";
  } catch (error) {
    const isRefused = refusalOf(error) !== undefined;
    log[isRefused ? "info" : "warn"](
      { channel, message, ...describe(error) },
      "couldn't edit a message on Discord",
    );
    return isRefused ? "refused" : "unavailable";
  }
}

const GONE: readonly unknown[] = [
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.UnknownGuild,
  RESTJSONErrorCodes.UnknownUser,
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
];
const FORBIDDEN: readonly unknown[] = [
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
];
/** Every refusal of what was asked for has a greater code; a proxy's page has none. */
const CODES_FROM = 10_000;
/** An "internal network error", though its status is 403. */
const BLOCKED_ON_THE_WAY = 40_333;

/** Why Discord refuses it, or `other` if the view can't be a message; undefined for an outage: no answer, a limit, a
 * 5xx, a refused token, a proxy's page. */
export function refusalOf(error: unknown): PostRefusal | undefined {
  if (error instanceof RangeError) return "other";
  if (!(error instanceof DiscordAPIError) || error.status >= 500 || [401, 429].includes(error.status))
    return undefined;
  const { code } = error;
  if (typeof code !== "number" || code < CODES_FROM || code === BLOCKED_ON_THE_WAY) return undefined;
  if (GONE.includes(code)) return "gone";
  return FORBIDDEN.includes(code) ? "forbidden" : "other";
}

const REMEMBERED_MESSAGES = 1000;

interface AttachmentCache {
  /** Records the view's files from the message Discord returned. */
  remember(view: View, posted: APIMessage): void;
  forget(message: string): void;
  /** The edit without uploads if the message already has exactly these files. */
  withoutUploads(message: string, view: View, edit: Message): Message;
}

interface Files {
  readonly digest: string;
  readonly attachments: readonly string[];
}

/** Lets an edit keep an unchanged picture without uploading it again. */
function createAttachmentCache(): AttachmentCache {
  const known = new LRUCache<string, Files>({ max: REMEMBERED_MESSAGES });
  return {
    remember(view, { id, attachments }) {
      const digest = digestOf(view);
      if (digest === undefined || attachments === undefined) return;
      known.set(id, { digest, attachments: attachments.map((attachment) => attachment.id) });
    },
    forget: (message) => void known.delete(message),
    withoutUploads(message, view, edit) {
      const files = known.get(message);
      if (!files || files.digest !== digestOf(view)) return edit;
      return { body: { ...edit.body, attachments: files.attachments.map((id) => ({ id })) }, files: [] };
    },
  };
}

/** Digest of all files with names and descriptions; undefined without files. */
function digestOf({ blocks }: View): string | undefined {
  const digests = blocks.flatMap(digestOfFile);
  return digests.length > 0 ? JSON.stringify(digests) : undefined;
}

function digestOfFile(block: Block): readonly string[] {
  if (block.type === "picture") return [block.name, block.alt, hash("sha256", block.png)];
  return block.type === "file" ? [block.name, hash("sha256", block.content)] : [];
}
