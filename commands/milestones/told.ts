// Where a milestone is told: in small print that its earner alone reads, and never in a message of its own.

import type { Addressed, Block, Reply, View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import type { Milestone } from "../../src/people/index.ts";
import { titleOf } from "./list.ts";

/** What every platform shows of a toast. */
const TOAST_CHARACTERS_MAX = 200;
/** Room for one line, whatever its language. */
const LINE_CHARACTERS = 80;

/** Whether the reply has room for a line that nobody else reads. */
export function canTell(event: Addressed, reply: Reply): boolean {
  switch (reply.type) {
    case "silence":
      return false;
    case "post":
      return !reply.discreet && isPrivate(event, reply);
    case "notice":
      // Of a press it would stand in a window that has to be closed.
      return !reply.discreet && !reply.asks && event.type === "command";
    case "edit":
      return !reply.outdated && (isPrivate(event, reply) || (!reply.notice && fits(reply.toast ?? "")));
  }
}

function fits(text: string): boolean {
  return text.length + LINE_CHARACTERS <= TOAST_CHARACTERS_MAX;
}

function isPrivate({ place }: Addressed, reply: Reply): boolean {
  return place.kind === "private" || (reply.type === "post" && reply.audience === "caller");
}

/** The reply with a line on each; only what `canTell`. */
export function withTold(event: Addressed, reply: Reply, milestones: readonly Milestone[]): Reply {
  const { locale } = event.caller;
  const lines = milestones.map((id) => toldLine(id, locale));
  switch (reply.type) {
    case "silence":
      return reply;
    case "notice":
      return { ...reply, text: [reply.text, "", ...lines].join("\n") };
    case "post": {
      const { later } = reply;
      return { ...reply, view: withLines(reply.view, lines), ...(later && { later: each(later, lines) }) };
    }
    case "edit": {
      const { present } = reply;
      if (!isPrivate(event, reply)) return withToast(reply, short(lines, locale));
      const shown = async () => {
        const view = await present?.();
        return view && withLines(view, lines);
      };
      return { ...reply, view: withLines(reply.view, lines), ...(present && { present: shown }) };
    }
  }
}

function toldLine(id: Milestone, locale: Locale): string {
  return say(locale, "milestone-told", { title: titleOf(id, locale) });
}

/** Several at once are one line where there is room for no more. */
function short(lines: readonly string[], locale: Locale): readonly string[] {
  return lines.length === 1 ? lines : [say(locale, "milestones-told", { count: lines.length })];
}

/** A toast is read by who pressed alone; where there are none, as a private message in its place. */
function withToast(reply: Extract<Reply, { type: "edit" }>, lines: readonly string[]): Reply {
  const parts = [...(reply.toast === undefined ? [] : [reply.toast]), ...lines];
  return { ...reply, toast: parts.join(" · "), privateToast: true };
}

function withLines(view: View, lines: readonly string[]): View {
  const block: Block = { type: "quiet", text: lines.join("\n") };
  return { ...view, blocks: [...view.blocks, block] };
}

async function* each(views: AsyncIterable<View>, lines: readonly string[]): AsyncIterable<View> {
  for await (const view of views) yield withLines(view, lines);
}
