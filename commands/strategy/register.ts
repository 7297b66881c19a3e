// `/strategy register`, `update`, `rename`, `withdraw`: strategies under names that people choose.

import {
  type Claimed,
  claimedOf,
  LIST,
  type Listed,
  NAME,
  type Registration,
} from "../../src/arena/submissions/index.ts";
import type {
  Caller,
  CommandCall,
  OptionSpec,
  PressHandler,
  Reply,
  SubcommandSpec,
  View,
} from "../../src/chat/index.ts";
import { StrategyProblem } from "../../src/core/strategies/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { ownerTag, writePlayerId } from "../../src/people/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { closed, notice, notYours } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { explainStrategyProblem } from "../kit/strategy-words.ts";
import { lineView, trialView } from "./registration-view.ts";
import {
  claimName,
  claimRefusal,
  REGISTRATIONS_MAX,
  registrationsOf,
  releaseName,
  removeRegistration,
} from "./registrations/ledger.ts";
import { asName, nameRefusal, newNameRefusal } from "./registrations/name.ts";
import { type Outcome, type Refusal, submit, type Trials } from "./registrations/submit.ts";
import { type AnswerDeps, answerTicket, queueWords } from "./trial-answer.ts";

export const WITHDRAW_SCOPE = "withdraw";

const WITHDRAW = "withdraw-";

function nameOption(suggests: boolean): OptionSpec {
  return { type: "text", name: "name", description: "option-registered-name", maxLength: 100, suggests };
}

/** No suggestions, because the name is new; other subcommands suggest the caller's own names. */
const NEW_NAME = nameOption(false);
const OWN_NAME = nameOption(true);

/** The new name. */
const NEW_TO: OptionSpec = { ...NEW_NAME, name: "to" };

const STRATEGY: OptionSpec = {
  type: "text",
  name: "strategy",
  description: "option-registered-strategy",
  maxLength: 100,
  suggests: true,
};

const audience = "caller";
const costs = "trial";
const typed = { typedOnly: true } as const;

export const REGISTRATION_SUBCOMMANDS: readonly SubcommandSpec[] = [
  { name: "mine", description: "command-strategy-mine", options: [], audience },
  {
    name: "register",
    options: [NEW_NAME, STRATEGY],
    audience,
    costs,
    ...typed,
  },
  { name: "update", options: [OWN_NAME, STRATEGY], audience, costs, ...typed },
  { name: "rename", options: [OWN_NAME, NEW_TO], audience, ...typed },
  { name: "withdraw", options: [OWN_NAME], audience, ...typed },
];

export interface RegistrationDeps extends AnswerDeps {
  readonly trials: Trials;
}

/** Handles the subcommands above. */
export function answerRegistration(deps: RegistrationDeps, call: CommandCall): Promise<Reply> {
  if (call.subcommand === "rename") return rename(deps.services, call);
  return call.subcommand === "withdraw" ? withdraw(deps.services, call) : submitted(deps, call);
}

async function submitted(deps: RegistrationDeps, call: CommandCall): Promise<Reply> {
  const { locale } = call.caller;
  const { name = "", strategy = "" } = call.options;
  const isNew = call.subcommand === "register";
  try {
    const submission = { name, strategy, games: CHAT_GAMES, isNew };
    const outcome = await submit(deps.trials, call.caller, submission);
    if (typeof outcome === "string") return notice(refusalWords(outcome, asName(name), locale));
    if ("kind" in outcome) return notice(queueWords(outcome, locale));
    const words = trialWords(isNew, asName(name), locale);
    return await answerTicket(deps, call, outcome, words);
  } catch (error) {
    if (error instanceof StrategyProblem) return notice(explainStrategyProblem(error.problem, locale));
    throw error;
  }
}

function trialWords(isNew: boolean, name: string, locale: Locale) {
  const title = isNew ? "registration-done" : "registration-updated";
  return {
    line: (place: number): View => lineView(name, place, locale),
    notice: (outcome: Outcome | undefined): string | undefined =>
      typeof outcome === "string" ? refusalWords(outcome, name, locale) : undefined,
    report(outcome: Outcome | undefined): View {
      if (typeof outcome === "object") return trialView(outcome, title, locale);
      const text = outcome
        ? refusalWords(outcome, name, locale)
        : say(locale, "registration-broken-off", { name });
      return { blocks: [{ type: "text", text }] };
    },
  };
}

async function rename({ store }: Services, { options, caller }: CommandCall): Promise<Reply> {
  const { locale } = caller;
  const [name, to] = [asName(options.name ?? ""), asName(options.to ?? "")];
  const refusal = await renameRegistration(store, caller, name, to);
  const isOfName = refusal === "not-yours" || (refusal === "reserved-name" && nameRefusal(to) === undefined);
  return notice(
    refusal
      ? refusalWords(refusal, isOfName ? name : to, locale)
      : say(locale, "registration-renamed", { name, to }),
  );
}

async function withdraw({ store }: Services, { options, caller }: CommandCall): Promise<Reply> {
  const { locale } = caller;
  const name = asName(options.name ?? "");
  const own = await registrationsOf(store, caller);
  const meant = own.find((one) => one.name === name);
  if (!meant) return notice(refusalWords("not-yours", name, locale));
  return { type: "post", view: question(ownerTag(caller), meant, locale), audience: "caller" };
}

/** Asks for confirmation, because anyone can take a withdrawn name. */
function question(owner: string, { name, file }: Registration, locale: Locale): View {
  const loss = file ? "registration-withdraw-file" : "registration-withdraw-text";
  const action = (move: string) => ({ scope: WITHDRAW_SCOPE, session: owner, turn: 0, move });
  return {
    title: say(locale, "registration-withdraw-title", { name }),
    blocks: [{ type: "text", text: say(locale, loss) }],
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
    if (session !== ownerTag(caller)) return notYours(locale);
    if (move === "keep") return closed(say(locale, "registration-kept"));
    if (!move.startsWith(WITHDRAW)) return notice(say(locale, "press-old-button"));
    const name = move.slice(WITHDRAW.length);
    const removed = await removeRegistration(store, caller, name);
    return closed(
      removed ? say(locale, "registration-withdrawn", { name }) : refusalWords("not-yours", name, locale),
    );
  };
}

function refusalWords(refusal: Refusal, name: string, locale: Locale): string {
  return say(locale, "registration-refused", { refusal, name, max: REGISTRATIONS_MAX });
}

// Renames a registration under the same claim. One of the two names is valid at any moment, and a crash leaves nothing
// but an unused name.

type RenameRefusal = NonNullable<ReturnType<typeof newNameRefusal>> | "taken" | "yours" | "not-yours";

/** Undefined on success. A file keeps its versions, its public status and its entries. */
async function renameRegistration(
  store: Store,
  caller: Caller,
  name: string,
  to: string,
): Promise<RenameRefusal | undefined> {
  const found = await owned(store, caller, name);
  if (!found) return "not-yours";
  const refusal = newNameRefusal(to) ?? (await claimRefusal(store, caller, to));
  if (refusal && refusal !== "full") return refusal;
  const { owner, listed } = found;
  const claim: Claimed = { owner, claim: listed.claim };
  if (!(await claimName(store, to, claim))) return "taken";
  if (!(await listAs(store, claim, name, to))) return "not-yours";
  const now = await store.read(NAME, to);
  if (now?.claim !== listed.claim) {
    await listAs(store, claim, to, name);
    return "taken";
  }
  await releaseName(store, listed);
  return undefined;
}

async function owned(store: Store, caller: Caller, name: string) {
  const owner = writePlayerId(caller);
  const listed = (await claimedOf(store, owner)).find((entry) => entry.name === name);
  return listed && { owner, listed };
}

function listAs(store: Store, { owner, claim }: Claimed, from: string, name: string): Promise<boolean> {
  const isIt = (one: Listed): boolean => one.claim === claim && one.name === from;
  return store.update(LIST, owner, (listed = []) => {
    const result = listed.some(isIt);
    return { next: result ? listed.map((one) => (isIt(one) ? { ...one, name } : one)) : undefined, result };
  });
}
