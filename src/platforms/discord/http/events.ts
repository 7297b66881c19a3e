// Discord's webhook events: who added the application, and who removed it. Discord redelivers an event until it's
// answered, for at most ten minutes, and in no particular order.

import type { Presence } from "../../../chat/index.ts";
import type { DeliveryHandler } from "../../../infra/http/server.ts";
import type { Log } from "../../../infra/logger.ts";
import { describe } from "../interactions/refusal.ts";
import { readJson } from "./read-json.ts";
import type { ReadSigned } from "./signature.ts";

/** The event types to subscribe to. */
export const EVENT_TYPES = ["APPLICATION_AUTHORIZED", "APPLICATION_DEAUTHORIZED"] as const;

/** Discord's type number for an event; a PING is 0. */
const EVENT = 1;

/**
 * Answers 204 as soon as an event is recorded; 503 if that failed, so that Discord sends it again. If `presence` is
 * absent, events are answered and ignored.
 */
export function eventsHandler(
  readSigned: ReadSigned,
  presence: Presence | undefined,
  log: Log,
): DeliveryHandler {
  return async (delivery) => {
    const body = await readSigned(delivery);
    if (!body) return { status: 401 };
    const delivered = readJson(body);
    if (typeof delivered?.type !== "number") return { status: 400 };
    if (delivered.type !== EVENT || !presence) return { status: 204 };
    try {
      await note(delivered.event, presence);
      return { status: 204 };
    } catch (error) {
      log.warn(describe(error), "couldn't store a Discord event; waiting for Discord to send it again");
      return { status: 503 };
    }
  };
}

interface Named {
  readonly id?: unknown;
}

/** The signature authenticates Discord, but fields may be missing in later kinds of events. */
interface Event {
  readonly type?: unknown;
  readonly timestamp?: unknown;
  readonly data?: { readonly user?: Named; readonly guild?: Named };
}

async function note(event: unknown, presence: Presence): Promise<void> {
  if (typeof event !== "object" || event === null) return;
  const { type, timestamp, data } = event as Event;
  const at = timeOf(String(timestamp));
  const kind = EVENT_TYPES.find((one) => one === type);
  if (!kind || Number.isNaN(at)) return;
  const [person, server] = [data?.user?.id, data?.guild?.id];
  const change = kind === "APPLICATION_AUTHORIZED" ? presence.back : presence.gone;
  // A person named in a server's removal event removed it from that server, not from their own account.
  const isOwn = kind === "APPLICATION_AUTHORIZED" || server === undefined;
  await Promise.all([
    typeof person === "string" && isOwn && change({ platform: "discord", kind: "person", id: person }, at),
    typeof server === "string" && change({ platform: "discord", kind: "place", id: server }, at),
  ]);
}

/** Discord sends the time in UTC, without a zone. */
function timeOf(timestamp: string): number {
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(timestamp) ? timestamp : `${timestamp}Z`);
}
