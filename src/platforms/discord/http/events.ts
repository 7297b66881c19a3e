// Discord's webhook events: who added the application, and who removed it. Discord delivers one again until it is
// answered, for ten minutes at most, and not in order.

import type { Presence } from "../../../chat/index.ts";
import type { Handler } from "../../../infra/http/server.ts";
import type { Log } from "../../../infra/logger.ts";
import { describe } from "../interactions/refusal.ts";
import { readJson } from "./read-json.ts";
import type { ReadSigned } from "./signature.ts";

/** What is asked for. */
export const EVENT_TYPES = ["APPLICATION_AUTHORIZED", "APPLICATION_DEAUTHORIZED"] as const;

/** Discord's number of an event's delivery; a PING is 0. */
const EVENT = 1;

/**
 * Answers 204 as soon as an event is noted; 503 where it could not be, so that it comes again.
 * `presence` absent: events are answered, and nothing follows.
 */
export function eventsHandler(readSigned: ReadSigned, presence: Presence | undefined, log: Log): Handler {
  return async (request) => {
    const body = await readSigned(request);
    if (!body) return new Response(null, { status: 401 });
    const delivered = readJson(body);
    if (typeof delivered?.type !== "number") return new Response(null, { status: 400 });
    if (delivered.type !== EVENT || !presence) return new Response(null, { status: 204 });
    try {
      await note(delivered.event, presence);
      return new Response(null, { status: 204 });
    } catch (error) {
      log.warn(describe(error), "an event of Discord could not be noted; it is awaited again");
      return new Response(null, { status: 503 });
    }
  };
}

interface Named {
  readonly id?: unknown;
}

/** The signature authenticates Discord; what of it is looked at may be missing in kinds of later versions. */
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
  // Who is named beside a server put the bot there or took it away, and has it with them as before.
  const isOwn = kind === "APPLICATION_AUTHORIZED" || server === undefined;
  await Promise.all([
    typeof person === "string" && isOwn && change({ platform: "discord", kind: "person", id: person }, at),
    typeof server === "string" && change({ platform: "discord", kind: "place", id: server }, at),
  ]);
}

/** Discord gives the time without a zone, and means UTC. */
function timeOf(timestamp: string): number {
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(timestamp) ? timestamp : `${timestamp}Z`);
}
