// Event entry point: drops redelivered events, enforces budgets, routes events to features in order per person, turns
// failures into replies.

import { LRUCache } from "lru-cache";
import { askedBy, FairQueue } from "../../infra/fair-queue.ts";
import { say } from "../../infra/i18n/index.ts";
import { KeyedMutex } from "../../infra/keyed-mutex.ts";
import type { Log } from "../../infra/logger.ts";
import { countEvent, type EventOutcome } from "../../infra/metrics/meters.ts";
import { type Budgets, type CostlyBudget, pastReply } from "../budgets.ts";
import {
  type ButtonPress,
  type Called,
  type Command,
  type PressHandler,
  type SubcommandSpec,
  subcommandOf,
} from "../feature/command.ts";
import type { Addressed, Area, Feature } from "../feature/feature.ts";
import type { Dispatch } from "../feature/platform.ts";
import type {
  Caller,
  ChosenLanguages,
  CommandCall,
  Completion,
  Incoming,
  LinkedCall,
  OfferRequest,
  Press,
} from "../vocabulary/incoming.ts";
import type { Choice, Offer, Reply } from "../vocabulary/reply.ts";
import { inLanguageBy } from "./in-language.ts";
import { explainFileProblem, explainMissingFile, explainProblem, FileProblem } from "./problems.ts";

/** Events are redelivered within seconds, or minutes after an outage. */
const REMEMBERED_EVENTS = 20_000;

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

export function createDispatch({ features, ...rest }: DispatchDependencies): Dispatch {
  const seen = new LRUCache<string, true>({ max: REMEMBERED_EVENTS });
  const perCaller = new KeyedMutex();
  const turns = new Turns();
  const commands = features.flatMap((feature) => feature.commands);
  const inLanguage = inLanguageBy(rest.chosenLanguages);
  const deps = { ...rest, features, commands, presses: pressesOf(features), inLanguage };
  const answered = async (asked: Incoming): Promise<Answered> => {
    const person = `${asked.caller.platform}:${asked.caller.id}`;
    // Charged before it waits, so that a flood builds no queue.
    const past = pastEvent(deps, asked);
    if (past) return { reply: past, outcome: "budget" };
    return perCaller.run(person, async () => {
      await rest.noteCaller?.(asked.caller);
      await turns.take(person);
      const incoming = await inLanguage(asked);
      try {
        return await askedBy(person, () => answer(deps, incoming));
      } catch (error) {
        return failure(deps, incoming, error);
      }
    });
  };
  return {
    commands,
    inLanguage,
    moved: async (platform, from, to) => {
      for (const { moved } of features) await moved?.(`${platform}:${from}`, `${platform}:${to}`);
    },
    added: async (platform, chat) => {
      for (const { added } of features) await added?.(`${platform}:${chat}`);
    },
    async handle(asked) {
      const startedMs = performance.now();
      const { platform } = asked.caller;
      const event = `${platform}:${asked.id}`;
      if (seen.has(event)) return { type: "dropped" };
      seen.set(event, true);
      const { reply, outcome } = await answered(asked);
      const name = nameOf(asked, deps);
      countEvent({ platform, name, type: asked.type, outcome }, (performance.now() - startedMs) / 1000);
      return reply;
    },
    complete: async (completion) => suggestions(deps, await inLanguage(completion)),
    offers: async (asked) => {
      if (!maySuggest(deps, asked.caller)) return [];
      const request = await inLanguage(asked);
      // No offers: pressing them would be refused anyway.
      if (await isBanned(features, request)) return [];
      const offers = features.flatMap((feature) => feature.offers?.(request) ?? []);
      return findOffers(offers, request.query);
    },
  };
}

/** Someone whose ban can't be read is refused when they press. */
async function isBanned(features: readonly Feature[], request: OfferRequest): Promise<boolean> {
  try {
    return (await banOf(features, request)) !== undefined;
  } catch {
    return false;
  }
}

/** A reply, and the outcome its event is counted under. */
interface Answered {
  readonly reply: Reply;
  readonly outcome: EventOutcome;
}

/** The name of the command or the button's scope if it's one of ours, else `other`. */
function nameOf(event: Incoming, { commands, presses }: Folded): string {
  if (event.type === "press") {
    const scope = event.action?.scope;
    return scope !== undefined && presses.has(scope) ? scope : "other";
  }
  const isOurs = event.type === "command" && commands.some(({ name }) => name === event.command);
  return isOurs ? event.command : "other";
}

interface Folded extends DispatchDependencies {
  readonly commands: readonly Command[];
  readonly presses: ReadonlyMap<string, Pressed>;
  readonly inLanguage: ReturnType<typeof inLanguageBy>;
}

interface Pressed {
  readonly handler: PressHandler;
  readonly costs: Feature["pressCosts"];
}

/** Press handlers by scope. @throws Error when two features claim the same scope. */
function pressesOf(features: readonly Feature[]): ReadonlyMap<string, Pressed> {
  const presses = new Map<string, Pressed>();
  for (const { presses: own, pressCosts } of features)
    for (const [scope, handler] of Object.entries(own)) {
      if (presses.has(scope)) throw new Error(`two features answer the buttons of scope "${scope}"`);
      presses.set(scope, { handler, costs: pressCosts });
    }
  return presses;
}

/** Charges the event; undefined if it's within budget. */
function pastEvent({ budgets, log }: Folded, incoming: Incoming): Reply | undefined {
  if (!budgets) return undefined;
  const { caller, type } = incoming;
  const budget = type === "press" ? "press" : "command";
  const verdict = budgets.charge(caller, budget);
  if (verdict.state === "warned") log.info({ platform: caller.platform, budget }, PAST);
  return pastReply(budget, verdict, caller.locale);
}

const PAST = "a person's budget is used up";

/** Charges the event's costly budget; undefined if it's within budget or costs nothing extra. */
function pastCostly(
  { budgets, log }: Folded,
  { caller }: Incoming,
  budget: CostlyBudget | undefined,
): Reply | undefined {
  if (!budgets || !budget) return undefined;
  const verdict = budgets.chargeCostly(caller, budget);
  if (verdict.state === "warned") log.info({ platform: caller.platform, budget }, PAST);
  return pastReply(budget, verdict, caller.locale);
}

function maySuggest({ budgets }: Folded, caller: Caller): boolean {
  return !budgets || budgets.charge(caller, "suggestion").state === "in";
}

async function answer(deps: Folded, incoming: Incoming): Promise<Answered> {
  const { locale } = incoming.caller;
  const notUnderstood = (text: string): Answered => ({
    reply: { type: "notice", text },
    outcome: "not-understood",
  });
  switch (incoming.type) {
    case "unreadable":
      return notUnderstood(explainProblem(incoming.problem, locale));
    case "press": {
      const { action } = incoming;
      const { handler, costs } = (action && deps.presses.get(action.scope)) ?? {};
      if (!action || !handler) return notUnderstood(say(locale, "press-old-button"));
      const call = (called: LinkedCall) => calledBy(deps, incoming, called);
      const press: ButtonPress = { ...incoming, action, call };
      return (await refused(deps, press, costs?.(action))) ?? given(await handler(press));
    }
    case "command": {
      const command = deps.commands.find(({ name }) => name === incoming.command);
      const called = command && subcommandOf([command], incoming);
      if (!called) {
        const problem = { kind: "unknown-command", typed: incoming.command, nearest: [] } as const;
        return notUnderstood(explainProblem(problem, locale));
      }
      const missing = missingFile(incoming, called);
      const past = await refused(deps, incoming, missing ? undefined : called.costs);
      if (past) return past;
      return missing ? { reply: missing, outcome: "refused" } : given(await command.run(incoming));
    }
  }
}

/** Answers as if the presser had typed the command, which is charged in addition to the press. */
async function calledBy(deps: Folded, press: Press, called: LinkedCall): Promise<Called> {
  const { action: _, message: __, typed: ___, ...event } = press;
  const call: CommandCall = { ...event, ...called, type: "command" };
  const past = pastEvent(deps, call);
  const { reply } = past ? { reply: past } : await answer(deps, call);
  const { appLocale, ...caller } = press.caller;
  const asked = { caller: appLocale ? { ...caller, locale: appLocale } : caller, place: press.place };
  return { reply, caller: (await deps.inLanguage(asked)).caller };
}

/** The reply in place of an answer: the person is banned, the area is switched off here, or a budget is used up. */
async function refused(
  deps: Folded,
  event: Addressed,
  costs: CostlyBudget | undefined,
): Promise<Answered | undefined> {
  const reply = (await barred(deps.features, event)) ?? (await refusal(deps, event));
  if (reply) return { reply, outcome: "switched-off" };
  const past = pastCostly(deps, event, costs);
  return past && { reply: past, outcome: "budget" };
}

/** The refusal of a banned person, unless they may ask for this anyway, such as their own data. A press in their own
 * open match ends it, as *Stop* does. */
async function barred(features: readonly Feature[], event: Addressed): Promise<Reply | undefined> {
  const feature = features.find((one) => isOf(one, event));
  if (!feature || feature.openToBanned?.(event)) return undefined;
  const text = await banOf(features, event);
  if (text === undefined) return undefined;
  const stopped = event.type === "press" ? await stoppedBy(feature, event) : undefined;
  if (stopped?.type !== "edit") return { type: "notice", text, discreet: true };
  const { toast: _stopped, ...edit } = stopped;
  return { ...edit, notice: text };
}

/** The text for a banned person; undefined for everyone else. */
async function banOf(
  features: readonly Feature[],
  event: Pick<Addressed, "caller" | "place">,
): Promise<string | undefined> {
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

/** The feature's own answer. */
function given(reply: Reply): Answered {
  if (reply.type === "notice") return { reply, outcome: "refused" };
  if (reply.type === "post" && reply.isNotYours) return { reply, outcome: "not-yours" };
  return { reply, outcome: reply.type === "edit" && reply.outdated ? "outdated" : "answered" };
}

/** The refusal if a required file is missing. The command's cost isn't charged, as it doesn't run. */
function missingFile(call: CommandCall, spec: SubcommandSpec): Reply | undefined {
  const text = explainMissingFile(call, spec);
  const { command, subcommand, options } = call;
  return text === undefined ? undefined : { type: "notice", text, asks: { command, subcommand, options } };
}

/** The first gate's refusal, if the event belongs to an area. */
async function refusal({ features }: Folded, event: Addressed): Promise<Reply | undefined> {
  const area = areaOf(features, event);
  if (!area) return undefined;
  for (const { gate } of features) {
    const refused = await gate?.(event, area);
    if (refused) return refused;
  }
  return undefined;
}

function areaOf(features: readonly Feature[], event: Addressed): Area | undefined {
  for (const { areas } of features) {
    const area = areas?.of(event);
    if (area) return area;
  }
  return undefined;
}

function failure(deps: Folded, incoming: Incoming, error: unknown): Answered {
  const answered = (text: string, outcome: EventOutcome): Answered => ({
    reply: { type: "notice", text },
    outcome,
  });
  // Expected; the adapter has logged the cause.
  if (error instanceof FileProblem)
    return answered(explainFileProblem(error, incoming.caller.locale), "refused");
  const known = deps.explainFailure(error, incoming.caller);
  const fields = { err: error, platform: incoming.caller.platform, event: incoming.id, type: incoming.type };
  if (known) deps.log.warn(fields, "event failed: a known outage");
  else deps.log.error(fields, "event failed: unexpected error");
  return known
    ? answered(known.text, known.outcome)
    : answered(say(incoming.caller.locale, "failure-unexpected"), "failed");
}

async function suggestions(deps: Folded, completion: Completion): Promise<readonly Choice[]> {
  const command = deps.commands.find(({ name }) => name === completion.command);
  if (!maySuggest(deps, completion.caller)) return [];
  try {
    return (await command?.complete?.(completion)) ?? [];
  } catch (error) {
    deps.log.error({ err: error, command: completion.command }, "autocomplete failed; no suggestions given");
    return [];
  }
}

/** Offers in which every typed word is the start of some word; all offers if none match. */
export function findOffers(offers: readonly Offer[], query: string): readonly Offer[] {
  const typed = wordsIn(query);
  const fitting = offers.filter(({ title, words }) => {
    const known = wordsIn([title, ...words].join(" "));
    return typed.every((word) => known.some((one) => one.startsWith(word)));
  });
  return fitting.length > 0 ? fitting : offers;
}

/** Lower-case words without accents, so that people can search without typing diacritics. */
function wordsIn(text: string): readonly string[] {
  const plain = text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.split(/[^\p{L}\d]+/u).filter((word) => word !== "");
}

// Starts only a few events per turn of the event loop, so that a crowd doesn't block everything else. Next is the
// person whose last event is longest ago.

/** Together they take a millisecond or two, and their store reads go out as one batch. */
const EVENTS_A_TURN = 4;

export class Turns {
  readonly #waiting = new FairQueue<() => void>({
    most: Number.POSITIVE_INFINITY,
    mostEach: Number.POSITIVE_INFINITY,
  });
  #isTaken = false;

  /** Resolves when the person's event may start; undefined: at once, as no other event did in this turn. */
  take(person: string): Promise<void> | undefined {
    if (this.#isTaken) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#waiting.add(person, resolve);
      return promise;
    }
    this.#waiting.noteTurn(person);
    this.#start();
    return undefined;
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
