// `/strategy register`, `mine`, `update`, `withdraw`: strategies under user-defined names.

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
import { mineView, trialView } from "./registration-view.ts";
import { REGISTRATIONS_MAX, registrationsOf, removeRegistration } from "./registrations/ledger.ts";
import { asName } from "./registrations/registration.ts";
import { type Refusal, register, update } from "./registrations/submit.ts";

export const WITHDRAW_SCOPE = "withdraw";

const WITHDRAW = "withdraw-";

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

/** Handles the subcommands above. */
export function answerRegistration(services: Services, call: CommandCall): Promise<Reply> {
  if (call.subcommand === "mine") return mine(services, call);
  return call.subcommand === "withdraw" ? withdraw(services, call) : submit(services, call);
}

async function submit({ store }: Services, { subcommand, options, caller }: CommandCall): Promise<Reply> {
  const { locale } = caller;
  const { name, strategy } = options;
  const isNew = subcommand === "register";
  if (name === undefined || strategy === undefined)
    return notice(say(locale, isNew ? "registration-how" : "registration-update-how"));
  try {
    const submission = { name, strategy, games: CHAT_GAMES };
    const registered = await (isNew ? register : update)(store, caller, submission);
    if (typeof registered === "string") return notice(refusalWords(registered, asName(name), locale));
    const title = isNew ? "registration-done" : "registration-updated";
    return { type: "post", view: trialView(registered, title, locale), audience: "caller" };
  } catch (error) {
    if (error instanceof StrategyProblem) return notice(explainStrategyProblem(error.problem, locale));
    throw error;
  }
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
};

function refusalWords(refusal: Refusal, name: string, locale: Locale): string {
  return say(locale, REFUSALS[refusal], refusal === "full" ? { max: REGISTRATIONS_MAX } : { name });
}
