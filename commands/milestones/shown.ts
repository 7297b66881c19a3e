// Where a milestone is shown: in small print that only its earner sees, and never in a message of its own.

import type { Addressed, Block, Reply, View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import type { Milestone } from "../../src/people/index.ts";
import { titleOf } from "./list.ts";

/** The length of a toast that every platform shows in full. */
const TOAST_CHARACTERS_MAX = 200;
/** Room for one line in any language. */
const LINE_CHARACTERS = 80;

/** Whether the reply has room for a line that no one else reads. */
export function canShow(event: Addressed, reply: Reply): boolean {
  switch (reply.type) {
    case "silence":
      return false;
    case "post":
      return !reply.discreet && isPrivate(event, reply);
    case "notice":
      // After a press, it would be in a dialog that has to be dismissed.
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

/** Adds a line for each milestone to the reply; call only if `canShow`. */
export function withShown(event: Addressed, reply: Reply, milestones: readonly Milestone[]): Reply {
  const { locale } = event.caller;
  const lines = milestones.map((id) => shownLine(id, locale));
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

function shownLine(id: Milestone, locale: Locale): string {
  return say(locale, "milestone-shown", { title: titleOf(id, locale) });
}

/** Combines several into one line if there's only room for one. */
function short(lines: readonly string[], locale: Locale): readonly string[] {
  return lines.length === 1 ? lines : [say(locale, "milestones-shown", { count: lines.length })];
}

/** Only the person who pressed sees a toast; a platform without toasts sends a private message instead. */
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
