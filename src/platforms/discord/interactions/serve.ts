// From a delivered interaction to its answer: read, dispatched, answered; each once, and none lost
// when the bot stops.

import { setTimeout as wait } from "node:timers/promises";
import type { APIInteraction, REST } from "discord.js";
import { LRUCache } from "lru-cache";
import type { Choice, Completion, Dispatch, Reply } from "../../../chat/index.ts";
import { say } from "../../../infra/i18n/index.ts";
import type { Log } from "../../../infra/logger.ts";
import { CHOICE_CHARACTERS, SUGGESTIONS, shorten } from "../limits.ts";
import { answer, within } from "./answer.ts";
import { type Calls, callsFor } from "./calls.ts";
import { withPlaces } from "./places.ts";
import { type Asked, readInteraction, type Typing } from "./read.ts";
import { describe, logRefusal } from "./refusal.ts";
import { withRoles } from "./roles.ts";

/** At 200 interactions a second, 25 seconds of them: a gateway that resumes repeats what it is not
 * sure of within seconds. */
const REMEMBERED_INTERACTIONS = 5000;

/** Who is first is worth no longer wait: better answered twice than too late. */
const CLAIM_WITHIN_MS = 400;

export interface ServiceParts {
  /** For answers, which go by the token of their interaction. */
  readonly rest: REST;
  /** For questions that the bot asks as itself. */
  readonly botRest: REST;
  readonly dispatch: Dispatch;
  readonly log: Log;
  readonly deferAfterMs: number;
  readonly stepInAfterMs: number;
}

/** Interactions served, and those in hand. */
export interface Service {
  /** Serves an interaction. Never throws; the same interaction again is left alone. */
  receive(interaction: APIInteraction): void;
  /** Resolves when every interaction received so far is answered, or after `timeMs`, whichever
   * comes first; to how many are left. */
  drain(timeMs: number): Promise<number>;
}

/** A service that answers interactions over REST. */
export function createService(parts: ServiceParts): Service {
  const seen = new LRUCache<string, true>({ max: REMEMBERED_INTERACTIONS });
  const inHand = new Set<Promise<void>>();
  return {
    receive: (interaction) => {
      if (seen.has(interaction.id)) {
        parts.log.info({ interaction: interaction.id }, "duplicate interaction ignored");
        return;
      }
      seen.set(interaction.id, true);
      const served = serve(interaction, parts).catch((error: unknown) => {
        parts.log.error({ interaction: interaction.id, ...describe(error) }, "interaction failed");
      });
      inHand.add(served);
      void served.then(() => inHand.delete(served));
    },
    drain: (timeMs) => drain(inHand, timeMs),
  };
}

async function serve(interaction: APIInteraction, parts: ServiceParts): Promise<void> {
  const calls = callsFor(parts.rest, interaction);
  const read = readInteraction(interaction, parts.dispatch.commands);
  if (read.type === "typing") return serveTyping(read, calls, parts);
  const placed = withPlaces(read.incoming, interaction, parts.botRest, parts.log);
  const incoming = withRoles(placed, interaction, parts.botRest, parts.log);
  await serveAsked({ ...read, incoming }, calls, parts);
}

async function serveAsked({ incoming, mode }: Asked, calls: Calls, parts: ServiceParts): Promise<void> {
  const { dispatch, log, deferAfterMs } = parts;
  const { id, caller } = incoming;
  const failure: Reply = { type: "notice", text: say(caller.locale, "failure-unexpected") };
  const reply = attempt(() => dispatch.handle(incoming)).catch((error: unknown) => {
    log.error({ interaction: id, ...describe(error) }, "dispatch rejected; it must answer instead");
    return failure;
  });
  const elsewhere = reply.then((known) => isAnsweredElsewhere(known, id, calls, parts));
  await answer({ id, mode, reply, elsewhere, failure, deferAfterMs }, calls, log);
}

/**
 * Whether another process has answered. Every process handles the event, for only so is it counted
 * if the first one dies; the others give the first its time, and step in when it has not used it.
 */
async function isAnsweredElsewhere(
  reply: Reply,
  id: string,
  calls: Calls,
  parts: ServiceParts,
): Promise<boolean> {
  if (await isOurs(reply, id, parts.dispatch)) return false;
  await wait(parts.stepInAfterMs);
  return calls.isAcknowledged();
}

async function isOurs(reply: Reply, id: string, { isFirst }: Dispatch): Promise<boolean> {
  if (!isFirst) return true;
  const counted = reply.type === "notice" ? undefined : reply.counted;
  if (counted) return counted === "now";
  return (await within(isFirst(id), CLAIM_WITHIN_MS)) ?? true;
}

/** Suggestions cannot be deferred: late ones are refused by Discord, and the person types on. */
async function serveTyping({ completion }: Typing, calls: Calls, parts: ServiceParts): Promise<void> {
  const { dispatch, log } = parts;
  if (dispatch.isFirst && !(await dispatch.isFirst(completion.id))) return;
  const choices = await attempt(() => suggest(completion, dispatch)).catch((error: unknown) => {
    log.error(
      { interaction: completion.id, ...describe(error) },
      "autocomplete rejected; it must answer instead",
    );
    return [];
  });
  await calls.suggest(choices).catch((error: unknown) => logRefusal(error, completion.id, log));
}

/** A value that would be cut is no longer the value, so such a suggestion is left out. */
async function suggest(completion: Completion, dispatch: Dispatch): Promise<readonly Choice[]> {
  const choices = await dispatch.complete(completion);
  return choices
    .filter(({ value }) => value.length > 0 && value.length <= CHOICE_CHARACTERS)
    .slice(0, SUGGESTIONS)
    .map(({ label, value }) => ({ label: shorten(label || value, CHOICE_CHARACTERS), value }));
}

/** What the task throws at once is a rejection like any other. */
async function attempt<T>(task: () => Promise<T>): Promise<T> {
  return task();
}

async function drain(inHand: ReadonlySet<Promise<void>>, timeMs: number): Promise<number> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeMs);
  await Promise.race([Promise.all(inHand), late]);
  clearTimeout(timer);
  return inHand.size;
}
