// Answers each interaction once and in time: with its reply or, when that's late, a deferral first.

import { isDeepStrictEqual as isSame } from "node:util";
import { type InteractionReplyOptions, type InteractionWebhook, MessageFlags } from "discord.js";
import { LRUCache } from "lru-cache";
import type { Dispatch } from "../../chat/feature.ts";
import type { Incoming } from "../../chat/incoming.ts";
import type { Reply } from "../../chat/view.ts";
import { deadline } from "../../infra/deadline.ts";
import { say } from "../../infra/i18n/index.ts";
import type { Log } from "../../infra/logger.ts";
import { countAcknowledgement } from "../../infra/metrics/meters.ts";
import type { LinkCommands } from "./command-links.ts";
import { formFor } from "./forms.ts";
import { type Message, notifying, renderNotice, renderView } from "./message.ts";
import { asEdit, type Outbox, surely, TOKEN_GOOD_FOR_MS } from "./outbox.ts";
import { describe, isAcknowledged, isExpired, isFinal, isUnanswered } from "./problems.ts";
import { isOutside, type Mode, type Raw } from "./read.ts";

export interface Answering {
  readonly dispatch: Dispatch;
  readonly outbox: Outbox;
  readonly link: LinkCommands;
  readonly log: Log;
  /** Milliseconds before an interaction is deferred; Discord waits 3000. */
  readonly deferAfterMs: number;
}

type Of<T extends Reply["type"]> = Extract<Reply, { readonly type: T }>;

/** A private line, and the interaction that posted it, the only one that can edit it. */
interface PrivateLine {
  readonly id: string;
  readonly webhook: InteractionWebhook;
}

const REMEMBERED_LINES = 5_000;

/** Handles an interaction and answers it. Never rejects. */
export function createAnswer({ dispatch, outbox, link, log, deferAfterMs }: Answering) {
  const lines = new LRUCache<string, Promise<PrivateLine>>({ max: REMEMBERED_LINES });

  /** Logs what went wrong; resolves to whether the person still waits for an answer. */
  function failed(error: unknown, { id }: Raw): boolean {
    const fields = { interaction: id, ...describe(error) };
    if (isAcknowledged(error)) log.info(fields, "the interaction was acknowledged already");
    else if (isExpired(error)) log.warn(fields, "interaction expired: the answer came too late");
    else log.error(fields, "answering an interaction failed");
    return !isAcknowledged(error) && !isExpired(error);
  }

  /** Shows a private line beside a message that everyone sees. There's one per person and message, and each new line
   * replaces it, so that a match leaves one line instead of one per pick. */
  async function tellAlone(i: Raw, pressed: string, text: string): Promise<void> {
    const message = renderNotice(text, link);
    const key = `${i.user.id}:${pressed}`;
    const before = lines.get(key);
    const edited = async (): Promise<PrivateLine | undefined> => {
      const line = await before;
      await line?.webhook.editMessage(line.id, asEdit(message));
      return line;
    };
    const posted = async (): Promise<PrivateLine> => ({
      id: (await i.followUp(privately(message))).id,
      webhook: i.webhook,
    });
    const line = edited().then(
      (same) => same ?? posted(),
      () => posted(),
    );
    // The interaction's token counts from the post.
    lines.set(key, line, { ttl: (before && lines.getRemainingTTL(key)) || TOKEN_GOOD_FOR_MS });
    await line;
  }

  async function notify(i: Raw, { text, asks }: Of<"notice">, incoming: Incoming): Promise<void> {
    // A form can't follow a form, nor a deferral.
    if (asks && !i.isModalSubmit() && !i.deferred) {
      const { caller } = (await dispatch.inLanguage?.(incoming)) ?? incoming;
      const form = formFor(asks, caller.locale, dispatch.commands);
      if (form) {
        await acknowledge(i, () => i.showModal(form));
        return;
      }
    }
    await send(i, renderNotice(text, link), "caller");
  }

  async function post(i: Raw, { view, audience, onPosted, later }: Of<"post">): Promise<void> {
    const rendered = renderView(view, link);
    const isPublic = audience === "place";
    const message = isPublic ? notifying(rendered, view) : rendered;
    const id = await send(i, message, audience, isPublic && onPosted !== undefined);
    // Private messages are editable only with the interaction's token, which soon expires.
    if (id !== undefined && isPublic) {
      if (isOutside(i)) outbox.editThrough(id, i.webhook);
      await onPosted?.(id).catch((error: unknown) =>
        log.error({ interaction: i.id, ...describe(error) }, "the answer is posted, but onPosted failed"),
      );
    }
    try {
      for await (const next of later ?? [])
        await i.editReply({ ...asEdit(renderView(next, link)), ...(id !== undefined && { message: id }) });
    } catch (error) {
      failed(error, i);
    }
  }

  /** Edits the pressed message. If what comes beside it fails, the edit still counts. */
  async function edit(i: Raw, reply: Of<"edit">, mode: Mode, pressed: string | undefined): Promise<void> {
    const { view, notice, toast, privateToast, shared, present } = reply;
    await send(i, renderView(view, link), mode);
    try {
      if (pressed !== undefined && isOutside(i)) outbox.editThrough(pressed, i.webhook);
      const now = pressed !== undefined && shared && (await present?.());
      // Others press the message too, and this edit may have overwritten theirs.
      if (now && !isSame(now, view))
        void outbox.edit({ channel: i.channelId ?? "", message: pressed, view: now, present });
      if (notice !== undefined) await i.followUp(privately(renderNotice(notice, link)));
      if (toast !== undefined && privateToast && pressed !== undefined) await tellAlone(i, pressed, toast);
    } catch (error) {
      failed(error, i);
    }
  }

  async function deliver(i: Raw, reply: Reply, mode: Mode, incoming: Incoming): Promise<void> {
    if (reply.type === "dropped") return;
    if (reply.type === "notice") return notify(i, reply, incoming);
    if (reply.type === "post") return post(i, reply);
    const pressed = incoming.type === "press" && mode === "pressed" ? incoming.message : undefined;
    if (reply.type === "edit") return edit(i, reply, mode, pressed);
    // A command needs some text as its answer, or Discord shows it as failed.
    if (mode !== "pressed") await send(i, renderNotice(reply.brief, link), "caller");
    else if (!i.deferred) await defer(i, mode);
  }

  return async (i: Raw, incoming: Incoming, mode: Mode): Promise<void> => {
    const failure = (): Reply => ({
      type: "notice",
      text: say(incoming.caller.locale, "failure-unexpected"),
    });
    const handled = dispatch.handle(incoming).catch((error: unknown): Reply => {
      log.error({ interaction: i.id, ...describe(error) }, "dispatch rejected; it must answer instead");
      return failure();
    });
    let reply = await deadline(handled, deferAfterMs);
    if (!reply) {
      const waits = await defer(i, mode).then(
        () => true,
        (error: unknown) => failed(error, i),
      );
      reply = await handled;
      if (!waits) return;
    }
    try {
      await deliver(i, reply, mode, incoming);
    } catch (error) {
      // During an outage, more calls are of no use.
      if (failed(error, i) && isFinal(error))
        await deliver(i, failure(), mode, incoming).catch((again: unknown) => failed(again, i));
    }
  };
}

async function defer(i: Raw, mode: Mode): Promise<void> {
  const flags = mode === "caller" ? ({ flags: MessageFlags.Ephemeral } as const) : {};
  const isUpdate = mode === "pressed" && "deferUpdate" in i;
  await acknowledge(i, () => (isUpdate ? i.deferUpdate() : i.deferReply(flags)));
  // The library doesn't know of a deferral whose answer got lost.
  i.deferred = true;
  if (!isUpdate) i.ephemeral = mode === "caller";
}

/** Sends or edits what the interaction's state allows. Resolves to the message's id if that's wanted or known. */
async function send(i: Raw, message: Message, target: Mode, wantsId = false): Promise<string | undefined> {
  if (i.deferred || i.replied) return sendLate(i, message, target);
  if (target === "pressed" && "update" in i) {
    await acknowledge(i, () => i.update(asEdit(message)));
    i.replied = true;
    return undefined;
  }
  const options = target === "caller" ? privately(message) : message;
  if (!wantsId) {
    await acknowledge(i, () => i.reply(options));
    i.replied = true;
    return undefined;
  }
  const made = await acknowledge(i, () => i.reply({ ...options, withResponse: true }));
  i.replied = true;
  return made?.resource?.message?.id ?? (await i.fetchReply()).id;
}

/** A placeholder keeps its audience and an edit notifies no one; if either matters, it makes way for a new message. */
async function sendLate(i: Raw, message: Message, target: Mode): Promise<string | undefined> {
  const deferredFor = i.ephemeral === null ? "pressed" : i.ephemeral ? "caller" : "place";
  const placeholder = i.replied ? undefined : deferredFor;
  if (placeholder === target && !message.allowedMentions.users)
    return (await surely(() => i.editReply(asEdit(message)))).id;
  if (placeholder && placeholder !== "pressed") await i.deleteReply();
  return (await i.followUp(target === "caller" ? privately(message) : message)).id;
}

/** Makes the call that acknowledges; once more if the connection broke, unless it turns out that the first one arrived
 * (then undefined). */
async function acknowledge<T>(i: Raw, call: () => Promise<T>): Promise<T | undefined> {
  const again = async (error: unknown): Promise<T | undefined> => {
    if (!isUnanswered(error)) throw error;
    const hasArrived = await i.fetchReply().then(
      () => true,
      () => false,
    );
    return hasArrived ? undefined : call();
  };
  try {
    const answer = await call().catch(again);
    countAcknowledgement("discord", "taken");
    return answer;
  } catch (error) {
    if (!isAcknowledged(error)) countAcknowledgement("discord", "lost");
    throw error;
  }
}

/** As a message that only the caller sees; Discord can't change an existing one's audience. */
const privately = ({ flags, ...message }: Message): InteractionReplyOptions => ({
  ...message,
  flags: [...flags, MessageFlags.Ephemeral],
});
