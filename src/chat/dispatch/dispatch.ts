// Event entry point: enforces budgets, routes events to features, serializes per person, turns failures into replies.

import { askedBy } from "../../infra/asker.ts";
import { FairQueue } from "../../infra/fair-queue.ts";
import { say } from "../../infra/i18n/index.ts";
import { KeyedMutex } from "../../infra/keyed-mutex.ts";
import type { Log } from "../../infra/logger.ts";
import { countEvent, type EventOutcome } from "../../infra/metrics/meters.ts";
import { after, attempt, type MaybePromise } from "../../infra/within.ts";
import { type Budgets, type CostlyBudget, pastReply, WAITING_MAX } from "../budgets/index.ts";
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
import { banOf, barredReply } from "./barred.ts";
import { explainFileProblem, explainMissingFile, FileProblem } from "./files.ts";
import { inLanguageBy } from "./in-language.ts";
import { explainProblem } from "./problem.ts";

export interface DispatchDependencies {
  /** In menu order. */
  readonly features: readonly Feature[];
  /** The text for the caller if the failure has a known cause (the store is down); undefined for a defect. */
  explainFailure(error: unknown, caller: Caller): KnownFailure | undefined;
  readonly log: Log;
  /** Absent: everyone reads the language of their app. */
  readonly chosenLanguages?: ChosenLanguages;
  /** Notes who uses the bot, before their event is answered; never rejects. */
  readonly noteCaller?: (caller: Caller) => MaybePromise<void>;
  /** Absent: no limits. */
  readonly budgets?: Budgets;
  /** Resolves to true in exactly one process; absent when there is only one. */
  claim?(eventId: string): Promise<boolean>;
}

/** A temporary failure; `outcome`: what it's counted as. */
export interface KnownFailure {
  readonly text: string;
  readonly outcome: "busy" | "store-away";
}

export function createDispatch({ features, ...rest }: DispatchDependencies): Dispatch {
  const perCaller = new KeyedMutex();
  const turns = new Turns();
  const commands = features.flatMap((feature) => feature.commands);
  const inLanguage = inLanguageBy(rest.chosenLanguages);
  const deps = { ...rest, features, commands, presses: pressesOf(features), inLanguage };
  return {
    commands,
    inLanguage,
    moved: async (platform, from, to) => {
      for (const { moved } of features) await moved?.(`${platform}:${from}`, `${platform}:${to}`);
    },
    handle: (asked, onOutcome) => {
      const startedMs = performance.now();
      const named = { platform: asked.caller.platform, name: nameOf(asked, deps) };
      const counted = ({ reply, outcome }: Answered): Reply => {
        countEvent({ ...named, type: asked.type, outcome }, (performance.now() - startedMs) / 1000);
        onOutcome?.(outcome);
        return reply;
      };
      const person = `${asked.caller.platform}:${asked.caller.id}`;
      // Checked before queueing, so that a flood builds no queue.
      const past = pastEvent(deps, asked, perCaller.pending(person) < WAITING_MAX ? "charge" : "turnAway");
      if (past) return Promise.resolve(counted({ reply: past, outcome: "budget" }));
      const respond = (incoming: Incoming): Promise<Reply> => {
        const failed = (error: unknown) => counted(failure(deps, incoming, error));
        return attempt(() => askedBy(person, () => answer(deps, incoming))).then(counted, failed);
      };
      const inTurn = () =>
        after(
          after(rest.noteCaller?.(asked.caller), () => after(turns.take(person), () => inLanguage(asked))),
          respond,
        );
      return perCaller.run(person, inTurn);
    },
    answersAlone: ({ action }) =>
      action !== undefined && deps.presses.get(action.scope)?.alone?.has(action.move) === true,
    complete: async (completion) => suggestions(deps, await inLanguage(completion)),
    offers: async (asked) => {
      if (!maySuggest(deps, asked.caller)) return [];
      const request = await inLanguage(asked);
      // No offers: pressing them would be refused anyway.
      if (await isBanned(features, request)) return [];
      const offers = features.flatMap((feature) => feature.offers?.(request) ?? []);
      return findOffers(offers, request.query);
    },
    ...(deps.budgets && {
      turnAway: (incoming) => pastEvent(deps, incoming, "turnAway") ?? SILENCE,
    }),
    // If the store is unavailable, every process answers: a duplicate beats no reply.
    ...(deps.claim && {
      isFirst: (eventId) => deps.claim?.(eventId).catch(() => true) ?? Promise.resolve(true),
    }),
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

const SILENCE: Reply = { type: "silence", brief: "⏳" };

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
  readonly alone: Feature["alone"];
}

/** Press handlers by scope. @throws Error when two features claim the same scope. */
function pressesOf(features: readonly Feature[]): ReadonlyMap<string, Pressed> {
  const presses = new Map<string, Pressed>();
  for (const { presses: own, pressCosts, alone } of features)
    for (const [scope, handler] of Object.entries(own)) {
      if (presses.has(scope)) throw new Error(`two features answer the buttons of scope "${scope}"`);
      presses.set(scope, { handler, costs: pressCosts, alone });
    }
  return presses;
}

/** Charges the event, or turns it away; undefined if it's within budget. */
function pastEvent(
  { budgets, log }: Folded,
  incoming: Incoming,
  how: "charge" | "turnAway",
): Reply | undefined {
  if (!budgets) return undefined;
  const { caller, type } = incoming;
  const budget = type === "press" ? "press" : "command";
  const verdict = budgets[how](caller, budget);
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

function answer(deps: Folded, incoming: Incoming): MaybePromise<Answered> {
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
      return after(refused(deps, press, costs?.(action)), (past) => past ?? given(() => handler(press)));
    }
    case "command": {
      const command = deps.commands.find(({ name }) => name === incoming.command);
      const called = command && subcommandOf([command], incoming);
      if (called) {
        const missing = missingFile(incoming, called);
        return after(refused(deps, incoming, missing ? undefined : called.costs), (past) => {
          if (past) return past;
          return missing ? { reply: missing, outcome: "refused" } : given(() => command.run(incoming));
        });
      }
      const problem = { kind: "unknown-command", typed: incoming.command, nearest: [] } as const;
      return notUnderstood(explainProblem(problem, locale));
    }
  }
}

/** Answers as if the presser had typed the command, which is charged in addition to the press. */
async function calledBy(deps: Folded, press: Press, called: LinkedCall): Promise<Called> {
  const { action: _, message: __, typed: ___, ...event } = press;
  const call: CommandCall = { ...event, ...called, type: "command" };
  const past = pastEvent(deps, call, "charge");
  const { reply } = past ? { reply: past } : await answer(deps, call);
  const { appLocale, ...caller } = press.caller;
  const asked = { caller: appLocale ? { ...caller, locale: appLocale } : caller, place: press.place };
  return { reply, caller: (await deps.inLanguage(asked)).caller };
}

/** The reply in place of an answer: the person is banned, the area is switched off here, or a budget is used up. */
function refused(
  deps: Folded,
  event: Addressed,
  costs: CostlyBudget | undefined,
): MaybePromise<Answered | undefined> {
  const barred = barredReply(deps.features, event);
  return after(
    after(barred, (reply) => reply ?? refusal(deps, event)),
    (reply) => {
      if (reply) return { reply, outcome: "switched-off" };
      return after(pastCostly(deps, event, costs), (past) => past && { reply: past, outcome: "budget" });
    },
  );
}

/** The feature's own answer; a notice counts as its refusal. */
function given(handle: () => Promise<Reply>): Promise<Answered> {
  return handle().then((reply) => ({ reply, outcome: outcomeOf(reply) }));
}

function outcomeOf(made: Reply): EventOutcome {
  if (made.type === "notice") return made.isNotYours ? "not-yours" : made.counted ? "answered" : "refused";
  return made.type === "edit" && made.outdated ? "outdated" : "answered";
}

/** The refusal if a required file is missing. The command's cost isn't charged, as it doesn't run. */
function missingFile(call: CommandCall, spec: SubcommandSpec): Reply | undefined {
  const text = explainMissingFile(call, spec);
  const { command, subcommand, options } = call;
  return text === undefined ? undefined : { type: "notice", text, asks: { command, subcommand, options } };
}

/** The first gate's refusal, if the event belongs to an area. */
function refusal({ features }: Folded, event: Addressed): MaybePromise<Reply | undefined> {
  const area = areaOf(features, event);
  if (!area) return undefined;
  return features.reduce<MaybePromise<Reply | undefined>>(
    (earlier, { gate }) => (gate ? after(earlier, (refused) => refused ?? gate(event, area)) : earlier),
    undefined,
  );
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
