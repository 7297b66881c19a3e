// Event entry point: routes events to features, serializes per person, turns failures into replies.

import { askedBy } from "../infra/asker.ts";
import { say } from "../infra/i18n/index.ts";
import { KeyedMutex } from "../infra/keyed-mutex.ts";
import type { Log } from "../infra/logger.ts";
import type { Command, PressHandler } from "./command.ts";
import type { Addressed, Feature } from "./feature.ts";
import { findOffers } from "./find-offers.ts";
import type { Caller, Completion, Incoming } from "./incoming.ts";
import type { Dispatch } from "./platform.ts";
import { explainProblem } from "./problem.ts";
import type { Choice, Reply } from "./reply.ts";
import { Turns } from "./turns.ts";

export interface DispatchDependencies {
  /** In menu order. */
  readonly features: readonly Feature[];
  /** User-facing text for a failure with a known cause (store is down); undefined for a defect. */
  explainFailure(error: unknown, caller: Caller): string | undefined;
  readonly log: Log;
  /** Resolves to true in exactly one process; absent when there is only one. */
  claim?(eventId: string): Promise<boolean>;
}

export function createDispatch({ features, ...rest }: DispatchDependencies): Dispatch {
  const perCaller = new KeyedMutex();
  const turns = new Turns();
  const commands = features.flatMap((feature) => feature.commands);
  const deps = { ...rest, features, commands, presses: pressesOf(features) };
  return {
    commands,
    handle: (incoming) => {
      const person = `${incoming.caller.platform}:${incoming.caller.id}`;
      return perCaller.run(person, async () => {
        await turns.take(person);
        return askedBy(person, () => answer(deps, incoming)).catch((error: unknown) =>
          failure(deps, incoming, error),
        );
      });
    },
    complete: (completion) => suggestions(deps, completion),
    offers: async (request) =>
      findOffers(
        features.flatMap(({ offers }) => offers?.(request) ?? []),
        request.query,
      ),
    // If the store is unavailable, every process answers: a duplicate beats no reply.
    ...(deps.claim && {
      isFirst: (eventId) => deps.claim?.(eventId).catch(() => true) ?? Promise.resolve(true),
    }),
  };
}

interface Folded extends DispatchDependencies {
  readonly commands: readonly Command[];
  readonly presses: ReadonlyMap<string, PressHandler>;
}

/** @throws Error when two features claim the same scope. */
function pressesOf(features: readonly Feature[]): ReadonlyMap<string, PressHandler> {
  const presses = new Map<string, PressHandler>();
  for (const [scope, handler] of features.flatMap((feature) => Object.entries(feature.presses))) {
    if (presses.has(scope)) throw new Error(`two features answer the buttons of scope "${scope}"`);
    presses.set(scope, handler);
  }
  return presses;
}

async function answer(deps: Folded, incoming: Incoming): Promise<Reply> {
  const { locale } = incoming.caller;
  switch (incoming.type) {
    case "unreadable":
      return { type: "notice", text: explainProblem(incoming.problem, locale) };
    case "press": {
      const { action } = incoming;
      const handler = action && deps.presses.get(action.scope);
      if (!handler) return { type: "notice", text: say(locale, "press-old-button") };
      const press = { ...incoming, action };
      return (await refusal(deps, press)) ?? handler(press);
    }
    case "command": {
      const command = deps.commands.find(({ name }) => name === incoming.command);
      if (command?.subcommands.some(({ name }) => name === incoming.subcommand))
        return (await refusal(deps, incoming)) ?? command.run(incoming);
      const problem = { kind: "unknown-command", typed: incoming.command, nearest: [] } as const;
      return { type: "notice", text: explainProblem(problem, locale) };
    }
  }
}

/** The first refusal of a gate, if the event is of an area. */
async function refusal({ features }: Folded, event: Addressed): Promise<Reply | undefined> {
  const area = features.map(({ areas }) => areas?.of(event)).find((one) => one !== undefined);
  if (!area) return undefined;
  for (const { gate } of features) {
    const refused = await gate?.(event, area);
    if (refused) return refused;
  }
  return undefined;
}

function failure(deps: Folded, incoming: Incoming, error: unknown): Reply {
  const known = deps.explainFailure(error, incoming.caller);
  const fields = { err: error, platform: incoming.caller.platform, event: incoming.id, type: incoming.type };
  if (known) deps.log.warn(fields, "event failed: a known outage");
  else deps.log.error(fields, "event failed: unexpected error");
  return { type: "notice", text: known ?? say(incoming.caller.locale, "failure-unexpected") };
}

async function suggestions(deps: Folded, completion: Completion): Promise<readonly Choice[]> {
  const command = deps.commands.find(({ name }) => name === completion.command);
  try {
    return (await command?.complete?.(completion)) ?? [];
  } catch (error) {
    deps.log.error({ err: error, command: completion.command }, "autocomplete failed; no suggestions given");
    return [];
  }
}
