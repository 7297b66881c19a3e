// Acknowledges each interaction exactly once and in time, with its reply or a deferral.

import { isDeepStrictEqual } from "node:util";
import { DiscordAPIError, MessageFlags } from "discord.js";
import type { Audience, Question, Reply } from "../../../chat/index.ts";
import { deadline } from "../../../infra/deadline.ts";
import type { Log } from "../../../infra/logger.ts";
import type { LinkCommands } from "../messages/command-links.ts";
import { type Message, notifying, privately, renderNotice, renderView } from "../messages/message.ts";
import type { Calls } from "./calls.ts";
import type { Form } from "./forms.ts";
import type { Mode } from "./read.ts";
import { describe, logRefusal } from "./refusal.ts";

/** A higher limit would only chase a message that's pressed all the time; each of those presses checks it too. */
const LOOKS_MAX = 5;

/** A message and its target; ephemeral messages follow it. Without a message: a press that changes nothing. */
interface Delivery {
  readonly target: Mode;
  readonly message?: Message;
  /** Shown instead of the message if nothing has been acknowledged yet. */
  readonly form?: Form | undefined;
  readonly aside?: Message | undefined;
  /** Replaces the previous private line. */
  readonly privateLine?: Message | undefined;
  readonly onPosted?: (message: string) => Promise<void>;
}

/** Edits without a pressed message become posts; toasts are shown only if they're private. @throws RangeError on
 * invalid views. */
function toDelivery(
  reply: Reply,
  { mode, link, form }: Pick<AnsweredInteraction, "mode" | "link" | "form">,
): Delivery {
  switch (reply.type) {
    case "dropped":
      return { target: mode };
    case "notice": {
      const message = privately(renderNotice(reply.text, link));
      return { target: "caller", message, ...(reply.asks && { form: form?.(reply.asks) }) };
    }
    case "silence":
      // A command needs some text as its answer, or Discord shows it as failed.
      if (mode === "pressed") return { target: mode };
      return { target: "caller", message: privately(renderNotice(reply.brief, link)) };
    case "post": {
      const { view, audience, onPosted } = reply;
      // Ephemeral messages are editable only with the interaction token, which soon expires.
      const posted = onPosted && audience === "place" && { onPosted };
      const rendered = renderView(view, link);
      const message = audience === "place" ? notifying(rendered, view) : rendered;
      return { target: audience, message: forAudience(message, audience), ...posted };
    }
    case "edit": {
      const { notice, view, privateToast } = reply;
      const toast = privateToast && mode === "pressed" ? reply.toast : undefined;
      const aside = (text: string | undefined) => text && privately(renderNotice(text, link));
      const extras = { aside: aside(notice) || undefined, privateLine: aside(toast) || undefined };
      const message = forAudience(renderView(view, link), mode);
      return { target: mode, message, ...extras };
    }
  }
}

function forAudience(message: Message, target: Mode | Audience): Message {
  return target === "caller" ? privately(message) : message;
}

/** An interaction with its pending reply. */
export interface AnsweredInteraction {
  readonly id: string;
  readonly mode: Mode;
  readonly reply: Promise<Reply>;
  readonly failure: Reply;
  readonly link: LinkCommands;
  /** Asks for whatever the call lacks; absent: a form can't be shown. */
  readonly form: ((asked: Question) => Form | undefined) | undefined;
  readonly deferAfterMs: number;
  /** The pressed message's id. */
  readonly pressed: string | undefined;
  /** Called with the id of a message that the answer created or edited, before any other callback gets it. */
  readonly named: (message: string) => void;
  /** Shows a private line to the person, replacing the previous one. Rejects as a call does. */
  readonly tellAlone: (line: Message) => Promise<void>;
}

/** Delivers the reply. Never rejects. */
export async function answer(question: AnsweredInteraction, calls: Calls, log: Log): Promise<void> {
  const early = await deadline(question.reply, question.deferAfterMs);
  if (early) {
    if (early.type === "dropped") return;
    await deliver(question, early, (delivery) => deliverFresh(delivery, calls), calls, log);
    return showLater(question, early, calls, log);
  }
  const deferral = await defer(question, calls, log);
  const reply = await question.reply;
  if (deferral === "over") return;
  const send = deferral === "deferred" ? deliverDeferred : deliverFresh;
  await deliver(question, reply, (delivery) => send(delivery, calls, question.mode), calls, log);
  return showLater(question, reply, calls, log);
}

/** Edits the answer as its later views arrive, while the interaction's token allows it. */
function showLater({ link, id }: AnsweredInteraction, reply: Reply, calls: Calls, log: Log) {
  if (reply.type !== "post" || !reply.later) return undefined;
  const { later, audience } = reply;
  const shown = async (): Promise<void> => {
    for await (const view of later) await calls.editOriginal(forAudience(renderView(view, link), audience));
  };
  return shown().catch((error: unknown) => void logRefusal(error, id, log));
}

/** `failed`: Discord may not have received the deferral, so the reply may still acknowledge. `over`: the interaction has
 * expired, or another process has acknowledged it, which then answers. */
async function defer(
  { id, mode }: AnsweredInteraction,
  calls: Calls,
  log: Log,
): Promise<"deferred" | "over" | "failed"> {
  try {
    await (mode === "pressed"
      ? calls.deferUpdate()
      : calls.deferPost(mode === "caller" ? MessageFlags.Ephemeral : 0));
    return "deferred";
  } catch (error) {
    return logRefusal(error, id, log) === "failed" ? "failed" : "over";
  }
}

async function deliver(
  question: AnsweredInteraction,
  reply: Reply,
  send: (delivery: Delivery) => Promise<string | undefined>,
  calls: Calls,
  log: Log,
): Promise<void> {
  try {
    const delivery = toDelivery(reply, question);
    await follow(question, reply, delivery, await send(delivery), calls, log);
  } catch (error) {
    const refusal = logRefusal(error, question.id, log);
    if (refusal !== "failed" || reply === question.failure || !worthWords(error)) return;
    await deliver(question, question.failure, send, calls, log);
  }
}

/** Does what comes after the message is sent. */
async function follow(
  question: AnsweredInteraction,
  reply: Reply,
  delivery: Delivery,
  message: string | undefined,
  calls: Calls,
  log: Log,
): Promise<void> {
  if (delivery.target === "pressed" && question.pressed) question.named(question.pressed);
  const mayDiffer = reply.type === "edit" && reply.shared && question.mode === "pressed";
  const present = mayDiffer && showPresent(question, reply, calls, log);
  await Promise.all([present, deliverAside(question, delivery, calls, log)]);
  const { onPosted } = delivery;
  if (onPosted && message !== undefined) await tellPosted(question, onPosted, message, log);
}

/** Edits a shared message until it shows the newest state: the first edit may have overwritten someone else's. */
async function showPresent(
  { id, link }: AnsweredInteraction,
  reply: Extract<Reply, { type: "edit" }>,
  calls: Calls,
  log: Log,
): Promise<void> {
  const { present = async () => undefined } = reply;
  try {
    let shown = reply.view;
    for (let looks = 0; looks < LOOKS_MAX; looks++) {
      const view = await present();
      if (!view || isDeepStrictEqual(view, shown)) return;
      await calls.editOriginal(renderView(view, link));
      shown = view;
    }
  } catch (error) {
    logRefusal(error, id, log);
  }
}

/** Sends what's private beside an edited message. If that fails, the edit still counts. */
async function deliverAside(
  { id, tellAlone }: AnsweredInteraction,
  { aside, privateLine }: Delivery,
  calls: Calls,
  log: Log,
): Promise<void> {
  const failed = (error: unknown) => void logRefusal(error, id, log);
  if (aside) await calls.followUp(aside).catch(failed);
  if (privateLine) await tellAlone(privateLine).catch(failed);
}

async function tellPosted(
  { id, named }: AnsweredInteraction,
  onPosted: NonNullable<Delivery["onPosted"]>,
  message: string,
  log: Log,
): Promise<void> {
  named(message);
  await onPosted(message).catch((error: unknown) => {
    log.error(
      { interaction: id, ...describe(error) },
      "the answer was posted, but its onPosted callback failed",
    );
  });
}

/** Whether to report the error to the user: true if our message is invalid, false if Discord is just down. */
function worthWords(error: unknown): boolean {
  return error instanceof DiscordAPIError || error instanceof RangeError || error instanceof TypeError;
}

/** Resolves to the new message's id if requested. */
async function deliverFresh(
  { target, message, form, onPosted }: Delivery,
  calls: Calls,
): Promise<string | undefined> {
  if (form) await calls.showForm(form);
  else if (!message) await calls.deferUpdate();
  else if (target !== "pressed") return calls.post(message, onPosted !== undefined);
  else await calls.update(message);
  return undefined;
}

/** A placeholder keeps its audience and an edit notifies no one; if either matters, sends a follow-up instead. */
async function deliverDeferred(
  { target, message }: Delivery,
  calls: Calls,
  mode: Mode,
): Promise<string | undefined> {
  if (!message) return undefined;
  const isEditable = target === mode && !message.body.allowed_mentions.users;
  if (isEditable) return calls.editOriginal(message);
  if (mode !== "pressed") await calls.deleteOriginal();
  return calls.followUp(message);
}
