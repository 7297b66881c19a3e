// The entry of every event: drops redelivered ones, charges budgets, hands events to features in order per person, and
// turns failures into replies.

import { LRUCache } from "lru-cache";
import { deadline } from "../infra/deadline.ts";
import { askedBy, FairQueue } from "../infra/fair-queue.ts";
import { say } from "../infra/i18n/index.ts";
import { KeyedMutex } from "../infra/keyed-mutex.ts";
import type { Log } from "../infra/logger.ts";
import { countEvent, type EventOutcome } from "../infra/metrics/meters.ts";
import { plainName } from "../infra/spelling.ts";
import { type Budget, type Budgets, pastReply } from "./budgets.ts";
import { type Addressed, type ButtonPress, type Dispatch, type Feature, subcommandOf } from "./feature.ts";
import type { Caller, ChosenLanguages, CommandCall, Incoming, Place, Press } from "./incoming.ts";
import { explainFileProblem, explainMissingFile, explainProblem, FileProblem } from "./problems.ts";
import type { LinkedCall, Offer, Reply } from "./view.ts";

/** Events are redelivered within seconds, or minutes after an outage. */
const REMEMBERED_EVENTS = 20_000;
/** The longest an event waits for the language that was chosen. */
const LANGUAGE_WITHIN_MS = 150;
/** Together they take a millisecond or two, and their store reads go out as one batch. */
const EVENTS_A_TURN = 4;

export interface DispatchDependencies {
  /** In menu order. */
  readonly features: readonly Feature[];
  /** The text for the caller if the failure has a known cause (the store is down); undefined for a defect. */
  explainFailure(error: unknown, caller: Caller): KnownFailure | undefined;
  readonly log: Log;
  /** Absent: everyone reads the language of their app. */
  readonly chosenLanguages?: ChosenLanguages;
  /** Notes who uses the bot, before their event is answered; never rejects. */
  readonly noteCaller?: (caller: Caller) => Promise<void>;
  /** Absent: no limits. */
  readonly budgets?: Budgets;
}

/** A temporary failure; `outcome`: what it's counted as. */
export interface KnownFailure {
  readonly text: string;
  readonly outcome: "busy" | "store-away";
}

/** A reply, and the outcome its event is counted under. */
interface Answered {
  readonly reply: Reply;
  readonly outcome: EventOutcome;
}

const notice = (text: string, outcome: EventOutcome): Answered => ({
  reply: { type: "notice", text },
  outcome,
});

/** @throws Error when two features answer the buttons of one scope. */
export function createDispatch(deps: DispatchDependencies): Dispatch {
  const { features, log, budgets } = deps;
  const commands = features.flatMap((feature) => feature.commands);
  const owners = ownersOf(features);
  const seen = new LRUCache<string, true>({ max: REMEMBERED_EVENTS });
  const perCaller = new KeyedMutex();
  const turns = new Turns();
  const inLanguage = inLanguageBy(deps.chosenLanguages ?? (async () => ({})));

  async function handle(asked: Incoming): Promise<Reply> {
    const startedMs = performance.now();
    const { caller, type } = asked;
    const event = `${caller.platform}:${asked.id}`;
    if (seen.has(event)) return { type: "dropped" };
    seen.set(event, true);
    const { reply, outcome } = await answered(asked);
    const counted = { platform: caller.platform, name: nameOf(asked), type, outcome };
    countEvent(counted, (performance.now() - startedMs) / 1000);
    return reply;
  }

  /** The name of the command or the button's scope if it's one of ours, else `other`. */
  function nameOf(event: Incoming): string {
    if (event.type === "unreadable") return "other";
    const name = event.type === "press" ? (event.action?.scope ?? "") : event.command;
    return owners[event.type].has(name) ? name : "other";
  }

  async function answered(asked: Incoming): Promise<Answered> {
    const person = `${asked.caller.platform}:${asked.caller.id}`;
    // Charged before it waits, so that a flood builds no queue.
    const past = pastBudget(asked, asked.type === "press" ? "press" : "command");
    if (past) return past;
    return perCaller.run(person, async () => {
      await deps.noteCaller?.(asked.caller);
      await turns.take(person);
      const incoming = await inLanguage(asked);
      try {
        return await askedBy(person, () => answer(incoming));
      } catch (error) {
        return failure(incoming, error);
      }
    });
  }

  function pastBudget({ caller }: Incoming, budget: Budget): Answered | undefined {
    const past = budgets?.charge(caller, budget);
    if (past?.isFirst) log.info({ platform: caller.platform, budget }, "a person's budget is used up");
    return past && { reply: pastReply(budget, past, caller.locale), outcome: "budget" };
  }

  async function answer(incoming: Incoming): Promise<Answered> {
    const { locale } = incoming.caller;
    if (incoming.type === "press") return answerPress(incoming);
    if (incoming.type === "command") return answerCall(incoming);
    return notice(explainProblem(incoming.problem, locale), "not-understood");
  }

  async function answerPress(pressed: Press): Promise<Answered> {
    const { action } = pressed;
    const feature = action && owners.press.get(action.scope);
    const handler = action && feature?.presses[action.scope];
    if (!handler) return notice(say(pressed.caller.locale, "press-old-button"), "not-understood");
    const press: ButtonPress = { ...pressed, action, call: (called) => callBy(pressed, called) };
    return (await refused(feature, press, feature.pressCosts?.(action))) ?? given(await handler(press));
  }

  async function answerCall(call: CommandCall): Promise<Answered> {
    const { command: typed, subcommand, options } = call;
    const feature = owners.command.get(typed);
    const command = feature?.commands.find(({ name }) => name === typed);
    const spec = command && subcommandOf([command], call);
    if (!feature || !spec) {
      const problem = { kind: "unknown-command", typed } as const;
      return notice(explainProblem(problem, call.caller.locale), "not-understood");
    }
    const text = explainMissingFile(call, spec);
    // A call without its file doesn't run, so that it costs nothing.
    const refusal = await refused(feature, call, text === undefined ? spec.costs : undefined);
    if (refusal) return refusal;
    if (text === undefined) return given(await command.run(call));
    return {
      reply: { type: "notice", text, asks: { command: typed, subcommand, options } },
      outcome: "refused",
    };
  }

  /** Answers as if the presser had typed the command, which is charged in addition to the press. */
  async function callBy(press: Press, called: LinkedCall): Promise<{ reply: Reply; caller: Caller }> {
    const call: CommandCall = { ...press, ...called, type: "command" };
    const { reply } = pastBudget(call, "command") ?? (await answer(call));
    // The call may have been to choose a language.
    const { appLocale, ...speaker } = press.caller;
    const asked = { caller: appLocale ? { ...speaker, locale: appLocale } : speaker, place: press.place };
    return { reply, caller: (await inLanguage(asked)).caller };
  }

  /** The reply in place of an answer: a gate refuses the event, or a budget is used up. */
  async function refused(feature: Feature, event: Addressed, costs?: Budget): Promise<Answered | undefined> {
    // A duel at a game belongs to two areas.
    const areas = features.flatMap((one) => one.areas?.of(event) ?? []);
    const about = { areas, isOpen: feature.openToBanned?.(event) ?? false };
    for (const { gate } of features) {
      const reply = await gate?.(event, about);
      if (reply) return { reply, outcome: "switched-off" };
    }
    return costs && pastBudget(event, costs);
  }

  function failure({ id, type, caller }: Incoming, error: unknown): Answered {
    // Expected; the adapter has logged the cause.
    if (error instanceof FileProblem) return notice(explainFileProblem(error, caller.locale), "refused");
    const known = deps.explainFailure(error, caller);
    const fields = { err: error, platform: caller.platform, event: id, type };
    if (known) log.warn(fields, "event failed: a known outage");
    else log.error(fields, "event failed: unexpected error");
    return known
      ? notice(known.text, known.outcome)
      : notice(say(caller.locale, "failure-unexpected"), "failed");
  }

  const maySuggest = (caller: Caller): boolean => !budgets?.charge(caller, "suggestion");
  return {
    commands,
    inLanguage,
    handle,
    async complete(asked) {
      if (!maySuggest(asked.caller)) return [];
      const command = commands.find(({ name }) => name === asked.command);
      try {
        return (await command?.complete?.(await inLanguage(asked))) ?? [];
      } catch (error) {
        log.error({ err: error, command: asked.command }, "autocomplete failed; no suggestions given");
        return [];
      }
    },
    async offers(asked) {
      if (!maySuggest(asked.caller)) return [];
      const request = await inLanguage(asked);
      return findOffers(
        features.flatMap((feature) => feature.offers?.(request) ?? []),
        request.query,
      );
    },
    async moved(platform, from, to) {
      for (const { moved } of features) await moved?.(`${platform}:${from}`, `${platform}:${to}`);
    },
    async added(platform, chat) {
      for (const { added } of features) await added?.(`${platform}:${chat}`);
    },
  };
}

/** The features by the commands and button scopes that they answer. */
function ownersOf(features: readonly Feature[]) {
  const command = new Map<string, Feature>();
  const press = new Map<string, Feature>();
  for (const feature of features) {
    for (const { name } of feature.commands) command.set(name, feature);
    for (const scope of Object.keys(feature.presses)) {
      if (press.has(scope)) throw new Error(`two features answer the buttons of scope "${scope}"`);
      press.set(scope, feature);
    }
  }
  return { command, press };
}

/** The feature's own answer. */
function given(reply: Reply): Answered {
  if (reply.type === "notice") return { reply, outcome: "refused" };
  if (reply.type === "post" && reply.isNotYours) return { reply, outcome: "not-yours" };
  return { reply, outcome: reply.type === "edit" && reply.outdated ? "outdated" : "answered" };
}

/** Gives events the languages that their person and chat chose; those of the app if a choice isn't read in time. */
function inLanguageBy(chosen: ChosenLanguages) {
  return async <E extends { readonly caller: Caller; readonly place: Place }>(event: E): Promise<E> => {
    const found = (await deadline(chosen(event), LANGUAGE_WITHIN_MS).catch(() => undefined)) ?? {};
    const { caller, place } = event;
    const appLocale = caller.appLocale ?? caller.locale;
    const there = place.kind === "private" ? found.caller : found.place;
    return {
      ...event,
      caller: found.caller ? { ...caller, locale: found.caller, appLocale } : caller,
      place: there ? { ...place, locale: there } : place,
    };
  };
}

/** Offers in which every typed word is the start of some word; all offers if none match. */
function findOffers(offers: readonly Offer[], query: string): readonly Offer[] {
  const fitting = offers.filter(({ title, words }) => {
    const known = ` ${plainName([title, ...words].join(" "))}`;
    return plainName(query)
      .split(" ")
      .every((word) => known.includes(` ${word}`));
  });
  return fitting.length > 0 ? fitting : offers;
}

/** Starts only a few events per turn of the event loop, so that a crowd doesn't block everything else. Next is the
 * person whose last event is longest ago. */
class Turns {
  readonly #waiting = new FairQueue<() => void>();
  #isTaken = false;

  /** Resolves when the person's event may start: at once if no other did in this turn. */
  async take(person: string): Promise<void> {
    if (this.#isTaken) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#waiting.add(person, resolve);
      return promise;
    }
    this.#waiting.noteTurn(person);
    this.#start();
  }

  #start(): void {
    this.#isTaken = true;
    setImmediate(() => {
      const begun = Math.min(EVENTS_A_TURN, this.#waiting.size);
      if (begun > 0) this.#start();
      else this.#isTaken = false;
      for (let event = 0; event < begun; event++) this.#waiting.next()?.();
    });
  }
}
