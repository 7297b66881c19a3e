// Refuses banned people, except for what stays open to them, such as their own data.

import { after, type MaybePromise } from "../../infra/within.ts";
import type { ButtonPress, PressHandler } from "../feature/command.ts";
import type { Addressed, Feature } from "../feature/feature.ts";
import type { Reply } from "../vocabulary/reply.ts";

/** The refusal; undefined if the person isn't banned, or may ask for this anyway. A press in the person's own open
 * match ends it, as *Stop* does. */
export function barredReply(features: readonly Feature[], event: Addressed): MaybePromise<Reply | undefined> {
  const feature = features.find((one) => isOf(one, event));
  if (!feature || feature.openToBanned?.(event)) return undefined;
  return after(banOf(features, event), (text) =>
    text === undefined ? undefined : barred(feature, event, text),
  );
}

async function barred(feature: Feature, event: Addressed, text: string): Promise<Reply> {
  const stopped = event.type === "press" ? await stoppedBy(feature, event) : undefined;
  if (stopped?.type !== "edit") return { type: "notice", text, discreet: true };
  const { toast: _stopped, ...edit } = stopped;
  return { ...edit, notice: text };
}

/** The text for a banned person; undefined for everyone else. */
export function banOf(
  features: readonly Feature[],
  event: Pick<Addressed, "caller" | "place">,
): MaybePromise<string | undefined> {
  return features.find((one) => one.banOf)?.banOf?.(event);
}

function isOf({ commands, presses }: Feature, event: Addressed): boolean {
  return event.type === "press"
    ? Object.hasOwn(presses, event.action.scope)
    : commands.some(({ name }) => name === event.command);
}

async function stoppedBy({ presses, endsByStop }: Feature, press: ButtonPress): Promise<Reply | undefined> {
  const { action } = press;
  const handler: PressHandler | undefined = presses[action.scope];
  if (!handler || !endsByStop?.has(action.scope)) return undefined;
  return handler({ ...press, action: { ...action, move: "stop" } });
}
