// Acknowledges each interaction exactly once and in time, by its reply or a deferral.

import { isDeepStrictEqual } from "node:util";
import { DiscordAPIError, MessageFlags } from "discord.js";
import type { Audience, Question, Reply, View } from "../../../chat/index.ts";
import type { Log } from "../../../infra/logger.ts";
import { within } from "../../../infra/within.ts";
import type { LinkCommands } from "../messages/command-links.ts";
import { type Message, notifying, privately, renderNotice, renderView } from "../messages/message.ts";
import type { Calls } from "./calls.ts";
import type { Form } from "./forms.ts";
import type { Mode } from "./read.ts";
import { describe, logRefusal } from "./refusal.ts";

/** More would only chase a message that is pressed all the time; each of those presses looks, too. */
const LOOKS_MAX = 5;

/** A message and its target; ephemeral ones follow. No message: a press that changes nothing. */
interface Delivery {
  readonly target: Mode;
  readonly message?: Message;
  /** Shown instead of the message where nothing was acknowledged yet. */
  readonly form?: Form | undefined;
  readonly aside?: Message | undefined;
  /** Replaces the one before. */
  readonly privateLine?: Message | undefined;
  readonly onPosted?: (message: string) => Promise<void>;
  /** Others change the message too: it is looked after once it is there. */
  readonly isShared?: boolean;
}

/** Edits without a pressed message become posts; toasts only where they are private. @throws RangeError on invalid views. */
function toDelivery(
  reply: Reply,
  { mode, link, form }: Pick<AnsweredInteraction, "mode" | "link" | "form">,
): Delivery {
  switch (reply.type) {
    case "notice": {
      const message = privately(renderNotice(reply.text, link));
      const told = { aside: besides(reply.beside, link) };
      return { target: "caller", message, ...told, ...(reply.asks && { form: form?.(reply.asks) }) };
    }
    case "silence":
      // A command cannot be left without words: it would be shown as one that failed.
      if (mode === "pressed") return { target: mode };
      return { target: "caller", message: privately(renderNotice(reply.brief, link)) };
    case "post": {
      const { view, audience, onPosted, beside } = reply;
      // Ephemeral messages are editable only with the interaction token, which soon expires.
      const posted = onPosted && audience === "place" && { onPosted };
      const told = { aside: besides(beside, link), ...posted };
      const rendered = renderView(view, link);
      const message = audience === "place" ? notifying(rendered, view) : rendered;
      return { target: audience, message: forAudience(message, audience), ...told };
    }
    case "edit": {
      const { notice, view, privateToast } = reply;
      const toast = privateToast && mode === "pressed" ? reply.toast : undefined;
      const aside = (text: string | undefined) => text && privately(renderNotice(text, link));
      const told = { aside: aside(notice) || undefined, privateLine: aside(toast) || undefined };
      const message = forAudience(renderView(view, link), mode);
      return { target: mode, message, isShared: reply.shared === true, ...told };
    }
  }
}

function besides(view: View | undefined, link: LinkCommands): Message | undefined {
  return view && privately(renderView(view, link));
}

function forAudience(message: Message, target: Mode | Audience): Message {
  return target === "caller" ? privately(message) : message;
}

/** An interaction with its pending reply. */
export interface AnsweredInteraction {
  readonly id: string;
  readonly mode: Mode;
  readonly reply: Promise<Reply>;
  /** Whether another process answers; asked only before acknowledging. Settles, never rejects. */
  readonly elsewhere: Promise<boolean>;
  readonly failure: Reply;
  readonly link: LinkCommands;
  /** Asks for what a call lacks; absent: a form cannot be shown. */
  readonly form: ((asked: Question) => Form | undefined) | undefined;
  readonly deferAfterMs: number;
  /** A press whose answer is for its presser alone: a late one takes the place of a private placeholder. */
  readonly isAlone: boolean;
  /** The name of the pressed message. */
  readonly pressed: string | undefined;
  /** Told the name of a message that the answer became or edited, before anybody else is. */
  readonly named: (message: string) => void;
  /** Tells its person alone, in the place of what they were told so before. Rejects as a call does. */
  readonly tellAlone: (line: Message) => Promise<void>;
}

/** Delivers the reply. Never rejects. */
export async function answer(question: AnsweredInteraction, calls: Calls, log: Log): Promise<void> {
  const early = await within(question.reply, question.deferAfterMs);
  if (early) {
    if (await question.elsewhere) return;
    await deliver(question, early, (delivery) => deliverFresh(delivery, calls), calls, log);
    return showLater(question, early, calls, log);
  }
  const late = question.isAlone ? ({ ...question, mode: "caller" } as const) : question;
  const deferral = await defer(late, calls, log);
  const reply = await question.reply;
  if (deferral === "expired") return;
  const send = deferral === "deferred" ? deliverDeferred : deliverFresh;
  await deliver(late, reply, (delivery) => send(delivery, calls, late.mode), calls, log);
  await showLater(late, reply, calls, log);
}

/** Edits the answer with what it becomes, while the interaction's token allows it. */
async function showLater(question: AnsweredInteraction, reply: Reply, calls: Calls, log: Log) {
  if (reply.type !== "post" || !reply.later) return;
  try {
    for await (const view of reply.later)
      await calls.editOriginal(forAudience(renderView(view, question.link), reply.audience));
  } catch (error) {
    logRefusal(error, question.id, log);
  }
}

/** `failed`: Discord may not have received it, so the reply may still acknowledge. */
async function defer(
  { id, mode }: AnsweredInteraction,
  calls: Calls,
  log: Log,
): Promise<"deferred" | "expired" | "failed"> {
  try {
    await (mode === "pressed"
      ? calls.deferUpdate()
      : calls.deferPost(mode === "caller" ? MessageFlags.Ephemeral : 0));
    return "deferred";
  } catch (error) {
    const refusal = logRefusal(error, id, log);
    if (refusal === "acknowledged") return "deferred";
    return refusal === "expired" ? "expired" : "failed";
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
    const message = await send(delivery);
    if (delivery.target === "pressed" && question.pressed) question.named(question.pressed);
    await Promise.all([
      showPresent(question, reply, calls, log),
      deliverAside(question, delivery, calls, log),
    ]);
    await tellPosted(question, delivery, message, log);
  } catch (error) {
    const refusal = logRefusal(error, question.id, log);
    if (refusal !== "failed" || reply === question.failure || !worthWords(error)) return;
    await deliver(question, question.failure, send, calls, log);
  }
}

/** A message that others change too ends at its newest state: on the way it may have covered one. */
async function showPresent({ id, mode, link }: AnsweredInteraction, reply: Reply, calls: Calls, log: Log) {
  if (reply.type !== "edit" || !reply.shared || mode !== "pressed") return;
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

/** What is private beside an edited message. Its failure does not undo the edit. */
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
  { onPosted }: Delivery,
  message: string | undefined,
  log: Log,
) {
  if (!onPosted || message === undefined) return;
  named(message);
  await onPosted(message).catch((error: unknown) => {
    log.error(
      { interaction: id, ...describe(error) },
      "the answer was posted, but its onPosted callback failed",
    );
  });
}

/** Whether to report the error to the user: our message is invalid; Discord is not just down. */
function worthWords(error: unknown): boolean {
  return error instanceof DiscordAPIError || error instanceof RangeError || error instanceof TypeError;
}

/** Resolves to the new message's id if requested. */
async function deliverFresh(
  { target, message, form, onPosted, isShared }: Delivery,
  calls: Calls,
): Promise<string | undefined> {
  if (form) return void (await calls.showForm(form));
  if (!message) return void (await calls.deferUpdate());
  if (target !== "pressed") return calls.post(message, onPosted !== undefined);
  await calls.update(message, isShared);
  return undefined;
}

/** A placeholder keeps its audience and, being edited, notifies nobody: then a follow-up instead. */
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
