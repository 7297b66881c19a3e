// The one way in: finds the command or the scope an event is for, keeps one person's events in
// order, and turns every failure into words.

import { say } from "../infra/i18n/index.ts";
import { KeyedMutex } from "../infra/keyed-mutex.ts";
import type { Log } from "../infra/logger.ts";
import type { Command } from "./command.ts";
import type { Caller, Completion, Incoming, OfferRequest, Press } from "./incoming.ts";
import type { Dispatch } from "./platform.ts";
import { explainProblem } from "./problem.ts";
import type { Choice, Offer, Reply } from "./reply.ts";

/** A press of a button that is ours. */
export type ButtonPress = Press & { readonly action: NonNullable<Press["action"]> };

/** Answers presses of the buttons whose action carries its scope. */
export type PressHandler = (press: ButtonPress) => Promise<Reply>;

export interface DispatchParts {
  readonly commands: readonly Command[];
  /** Press handlers by scope. */
  readonly scopes: ReadonlyMap<string, PressHandler>;
  offers(request: OfferRequest): readonly Offer[];
  /** Words for a failure that has a cause a person can know of (the store is away); undefined for a
   * defect. */
  explainFailure(error: unknown, caller: Caller): string | undefined;
  readonly log: Log;
  /** True for exactly one process; absent where there is only one. */
  claim?(eventId: string): Promise<boolean>;
}

export function createDispatch(parts: DispatchParts): Dispatch {
  const perCaller = new KeyedMutex();
  return {
    commands: parts.commands,
    handle: (incoming) =>
      perCaller.run(`${incoming.caller.platform}:${incoming.caller.id}`, () =>
        answer(parts, incoming).catch((error: unknown) => failure(parts, incoming, error)),
      ),
    complete: (completion) => suggestions(parts, completion),
    offers: async (request) => parts.offers(request),
    // Without an answer from the store everybody answers: better twice than never.
    ...(parts.claim && {
      isFirst: (eventId) => parts.claim?.(eventId).catch(() => true) ?? Promise.resolve(true),
    }),
  };
}

async function answer(parts: DispatchParts, incoming: Incoming): Promise<Reply> {
  const { locale } = incoming.caller;
  switch (incoming.type) {
    case "unreadable":
      return { type: "notice", text: explainProblem(incoming.problem, locale) };
    case "press": {
      const { action } = incoming;
      const handler = action && parts.scopes.get(action.scope);
      return handler
        ? handler({ ...incoming, action })
        : { type: "notice", text: say(locale, "press-old-button") };
    }
    case "command": {
      const command = parts.commands.find(({ name }) => name === incoming.command);
      if (command?.subcommands.some(({ name }) => name === incoming.subcommand)) return command.run(incoming);
      const problem = { kind: "unknown-command", typed: incoming.command, nearest: [] } as const;
      return { type: "notice", text: explainProblem(problem, locale) };
    }
  }
}

function failure(parts: DispatchParts, incoming: Incoming, error: unknown): Reply {
  const known = parts.explainFailure(error, incoming.caller);
  const fields = { err: error, platform: incoming.caller.platform, event: incoming.id, type: incoming.type };
  if (known) parts.log.warn(fields, "event failed: a known outage");
  else parts.log.error(fields, "event failed: unexpected error");
  return { type: "notice", text: known ?? say(incoming.caller.locale, "failure-unexpected") };
}

async function suggestions(parts: DispatchParts, completion: Completion): Promise<readonly Choice[]> {
  const command = parts.commands.find(({ name }) => name === completion.command);
  try {
    return (await command?.complete?.(completion)) ?? [];
  } catch (error) {
    parts.log.error({ err: error, command: completion.command }, "autocomplete failed; no suggestions given");
    return [];
  }
}
