// `/strategy register`, `mine`, `update`, `withdraw`: strategies under user-defined names.

import { setTimeout as wait } from "node:timers/promises";
import type {
  CommandCall,
  OptionSpec,
  PressHandler,
  Reply,
  SubcommandSpec,
  View,
} from "../../src/chat/index.ts";
import { StrategyProblem } from "../../src/core/strategies/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { ownerTag } from "../../src/players/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { closed, notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { explainStrategyProblem } from "../kit/strategy-words.ts";
import { lineView, mineView, trialView } from "./registration-view.ts";
import { REGISTRATIONS_MAX, registrationsOf, removeRegistration } from "./registrations/ledger.ts";
import { asName } from "./registrations/name.ts";
import { type Outcome, type Refusal, submit, type Trials } from "./registrations/submit.ts";
import type { QueueRefusal, Ticket } from "./registrations/trial-queue.ts";
import { progressOf } from "./trial-progress.ts";

export const WITHDRAW_SCOPE = "withdraw";

const WITHDRAW = "withdraw-";
const PLACE_EVERY_MS = 5_000;
/** So that the key of a post has at most 25 characters. */
const KEY_END = 19;

function nameOption(suggests: boolean): OptionSpec {
  return { type: "text", name: "name", description: "option-registered-name", maxLength: 100, suggests };
}

/** Without suggestions, because the name is new; other subcommands suggest the caller's own. */
const NEW_NAME = nameOption(false);
const OWN_NAME = nameOption(true);

const STRATEGY: OptionSpec = {
  type: "text",
  name: "strategy",
  description: "option-registered-strategy",
  maxLength: 100,
  suggests: true,
};

const audience = "caller";
const costs = "trial";

export const REGISTRATION_SUBCOMMANDS: readonly SubcommandSpec[] = [
  {
    name: "register",
    description: "command-strategy-register",
    options: [NEW_NAME, STRATEGY],
    audience,
    costs,
  },
  { name: "mine", description: "command-strategy-mine", options: [], audience },
  { name: "update", description: "command-strategy-update", options: [OWN_NAME, STRATEGY], audience, costs },
  { name: "withdraw", description: "command-strategy-withdraw", options: [OWN_NAME], audience },
];

export interface RegistrationDeps {
  readonly services: Services;
  readonly trials: Trials;
  /** How long an answer waits for the report, in milliseconds. */
  readonly patienceMs: number;
}

/** Handles the subcommands above. */
export function answerRegistration(deps: RegistrationDeps, call: CommandCall): Promise<Reply> {
  if (call.subcommand === "mine") return mine(deps.services, call);
  return call.subcommand === "withdraw" ? withdraw(deps.services, call) : submitOnce(deps, call);
}

/** Only one process tries it, where several are told of the command. */
async function submitOnce(deps: RegistrationDeps, call: CommandCall): Promise<Reply> {
  const { claim } = deps.services;
  if (!claim) return submitted(deps, call);
  const { platform, locale } = call.caller;
  // If the claim fails everybody proceeds: the registration needs the same store anyway.
  if (await claim(`${platform}:${call.id}`).catch(() => true)) {
    const reply = await submitted(deps, call);
    return reply.type === "post" ? { ...reply, counted: "now" } : reply;
  }
  const text = say(locale, "registration-told-already");
  return { type: "post", view: { blocks: [{ type: "text", text }] }, audience, counted: "before" };
}

async function submitted(deps: RegistrationDeps, call: CommandCall): Promise<Reply> {
  const { locale } = call.caller;
  const { name, strategy } = call.options;
  const isNew = call.subcommand === "register";
  if (name === undefined || strategy === undefined)
    return notice(say(locale, isNew ? "registration-how" : "registration-update-how"));
  try {
    const submission = { name, strategy, games: CHAT_GAMES, isNew };
    const outcome = await submit(deps.trials, call.caller, submission);
    if (typeof outcome === "string") return notice(refusalWords(outcome, asName(name), locale));
    if ("kind" in outcome) return notice(queueWords(outcome, locale));
    return await answerTrial(deps, call, outcome);
  } catch (error) {
    if (error instanceof StrategyProblem) return notice(explainStrategyProblem(error.problem, locale));
    throw error;
  }
}

/** The report where it comes soon; else the place in the queue, in a message that becomes it. */
async function answerTrial(
  { services, patienceMs }: RegistrationDeps,
  call: CommandCall,
  ticket: Ticket<Outcome>,
): Promise<Reply> {
  const { caller, options, subcommand } = call;
  const name = asName(options.name ?? "");
  const soon = await Promise.race([ticket.result, wait(patienceMs, "later" as const, { ref: false })]);
  if (typeof soon === "string" && soon !== "later") return notice(refusalWords(soon, name, caller.locale));
  const words = trialWords(subcommand === "register", name, caller.locale);
  if (soon !== "later") return { type: "post", view: words.report(soon), audience };
  const told = ticket.place();
  const failure = (error: unknown): View => {
    services.log.error({ err: error }, "a trial failed");
    return { blocks: [{ type: "text", text: say(caller.locale, "failure-unexpected") }] };
  };
  const onLost = (report: View): Promise<void> => postPrivately(services, call, report);
  const later = progressOf({ ...words, ...{ ticket, told, everyMs: PLACE_EVERY_MS, failure, onLost } });
  return { type: "post", view: words.line(told), audience, later };
}

function trialWords(isNew: boolean, name: string, locale: Locale) {
  const title = isNew ? "registration-done" : "registration-updated";
  return {
    line: (place: number): View => lineView(name, place, locale),
    report(outcome: Outcome | undefined): View {
      if (typeof outcome === "object") return trialView(outcome, title, locale);
      const text = outcome
        ? refusalWords(outcome, name, locale)
        : say(locale, "registration-broken-off", { name });
      return { blocks: [{ type: "text", text }] };
    },
  };
}

async function postPrivately(services: Services, { caller, id }: CommandCall, view: View): Promise<void> {
  const chat = await services.privateChat(caller.platform, caller.id);
  if (chat.state !== "open") return;
  await services.post(caller.platform, chat.place, view, `trial-${id.slice(-KEY_END)}`, "asked");
}

async function mine({ store }: Services, { caller }: CommandCall): Promise<Reply> {
  const registrations = await registrationsOf(store, caller);
  if (registrations.length === 0) return notice(say(caller.locale, "registration-none"));
  return { type: "post", view: mineView(registrations, caller.locale), audience: "caller" };
}

async function withdraw({ store }: Services, { options, caller }: CommandCall): Promise<Reply> {
  const { locale } = caller;
  if (options.name === undefined) return notice(say(locale, "registration-withdraw-how"));
  const name = asName(options.name);
  const own = await registrationsOf(store, caller);
  if (!own.some((one) => one.name === name)) return notice(refusalWords("not-yours", name, locale));
  return { type: "post", view: question(ownerTag(caller), name, locale), audience: "caller" };
}

/** Confirmation, because anybody can take a withdrawn name. */
function question(owner: string, name: string, locale: Locale): View {
  const action = (move: string) => ({ scope: WITHDRAW_SCOPE, session: owner, turn: 0, move });
  return {
    title: say(locale, "registration-withdraw-title", { name }),
    blocks: [{ type: "text", text: say(locale, "registration-withdraw-text") }],
    buttons: [
      [
        { label: say(locale, "button-withdraw"), action: action(`${WITHDRAW}${name}`), style: "danger" },
        { label: say(locale, "button-keep"), action: action("keep") },
      ],
    ],
  };
}

/** Handles the confirmation's buttons; the confirming one carries the name. */
export function withdrawPress({ store }: Services): PressHandler {
  return async ({ action: { session, move }, caller }) => {
    const { locale } = caller;
    if (session !== ownerTag(caller)) return notice(say(locale, "press-not-yours"));
    if (move === "keep") return closed(say(locale, "registration-kept"));
    if (!move.startsWith(WITHDRAW)) return notice(say(locale, "press-old-button"));
    const name = move.slice(WITHDRAW.length);
    const removed = await removeRegistration(store, caller, name);
    return closed(
      removed ? say(locale, "registration-withdrawn", { name }) : refusalWords("not-yours", name, locale),
    );
  };
}

const REFUSALS: Readonly<Record<Refusal, MessageId>> = {
  "bad-name": "registration-bad-name",
  "reserved-name": "registration-reserved-name",
  taken: "registration-taken",
  yours: "registration-yours",
  full: "registration-full",
  "not-yours": "registration-not-yours",
  "too-slow": "registration-too-slow",
};

function queueWords(refusal: QueueRefusal, locale: Locale): string {
  if (refusal.kind === "one-at-a-time") return say(locale, "registration-one-at-a-time");
  return say(locale, "registration-queue-full", { minutes: refusal.minutes });
}

function refusalWords(refusal: Refusal, name: string, locale: Locale): string {
  return say(locale, REFUSALS[refusal], refusal === "full" ? { max: REGISTRATIONS_MAX } : { name });
}
