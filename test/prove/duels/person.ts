// A person in the hall: delivers their events, in various ways, until they're answered.

import { setTimeout as wait } from "node:timers/promises";
import type { Action, Caller, FoundPerson, Incoming, Place, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { Hall } from "./hall.ts";

/** Counts of what was sent. */
export interface Tally {
  /** Events, each with its own id. */
  events: number;
  /** Deliveries of those events. */
  deliveries: number;
  /** Deliveries lost with a killed bot. */
  dropped: number;
  /** Answers saying that the store is unreachable. */
  away: number;
  /** Answers reporting an unexpected failure. */
  defects: number;
}

/** Which bots an event is delivered to, and when. */
export interface Delivery {
  readonly to: number;
  /** Real milliseconds to wait first. */
  readonly afterMs?: number;
  /** Delivered again under the same id, to the next bot. */
  readonly again?: boolean;
}

export interface Event {
  readonly caller: Caller;
  readonly place: Place;
  readonly what:
    | { readonly type: "press"; readonly action: Action }
    | {
        readonly type: "command";
        readonly command: string;
        readonly subcommand: string;
        readonly options: Readonly<Record<string, string>>;
      };
  readonly found?: FoundPerson;
  /** The pressed message, or the name for the answer's message. */
  readonly message: string;
}

export interface Post {
  /** The answers to all its deliveries; `undefined` if a bot was killed or its store was down. */
  send(event: Event, delivery: Delivery): Promise<readonly (Reply | undefined)[]>;
  readonly tally: Tally;
}

export function openPost(hall: Hall): Post {
  const tally: Tally = { events: 0, deliveries: 0, dropped: 0, away: 0, defects: 0 };
  const deliver = async (incoming: Incoming, { found, message }: Event, to: number) => {
    tally.deliveries++;
    const reply = await hall.deliver({ incoming, message, ...(found && { found }) }, to);
    if (!reply) tally.dropped++;
    return reply && known(reply, incoming.caller, tally);
  };
  return {
    tally,
    send: async (event, { to, afterMs = 0, again = false }) => {
      const { caller, place, what } = event;
      const id = `event-${++tally.events}`;
      const incoming = { ...what, id, caller, place } as Incoming;
      if (afterMs > 0) await wait(afterMs);
      const sent = [deliver(incoming, event, to), ...(again ? [deliver(incoming, event, to + 1)] : [])];
      return Promise.all(sent);
    },
  };
}

/** The reply; undefined if it says that the store is unreachable. */
function known(reply: Reply, { locale }: Caller, tally: Tally): Reply | undefined {
  if (reply.type !== "notice") return reply;
  if (reply.text === say(locale, "failure-unexpected")) tally.defects++;
  if (reply.text !== say(locale, "failure-store")) return reply;
  tally.away++;
  return undefined;
}
