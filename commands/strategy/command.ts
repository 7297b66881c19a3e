// `/strategy`: the list of opponents and the page of each, files that are submitted, names, and what becomes of them.

import { FILE_BYTES_MAX, FILE_ENDINGS } from "../../src/arena/sandbox/limits.ts";
import { findRegistration, register, withdraw } from "../../src/arena/submissions/names.ts";
import type {
  Button,
  Caller,
  Choice,
  Command,
  CommandCall,
  Completion,
  OptionSpec,
  PressHandler,
  Reply,
  SubcommandSpec,
  View,
} from "../../src/chat/index.ts";
import {
  canonicalId,
  families,
  isPlayable,
  isSandboxed,
  StrategyProblem,
} from "../../src/core/strategies/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { labelled } from "../../src/infra/i18n/phrases.ts";
import { ownerTag, writePlayerId } from "../../src/people/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import type { Panel } from "../kit/panel.ts";
import { closed, notice, notYours } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { explainStrategyProblem, FAMILIES_BY_FAME, strategyTitle } from "../kit/strategy-words.ts";
import {
  asName,
  nameRefusal,
  strategyMeant,
  suggestOpponents,
  suggestOwnNames,
  suggestStrategies,
} from "./named-strategy.ts";
import { aboutOf, openOne } from "./panel.ts";
import { type SubmissionDeps, submit } from "./submit.ts";
import { nameWords, registeredView, wholeView } from "./view.ts";

export const STRATEGY_SCOPE = "strategy";
export const WITHDRAW_SCOPE = "withdraw";

/** This many lines with titles fit in a message on every platform. */
const LISTED_ON_PAGE = 5;
const ROW = 3;
const PAGES = Math.ceil(families.length / LISTED_ON_PAGE);
const WITHDRAW = "withdraw-";
const NOTE_MAX = 100;

const text = { type: "text", maxLength: 100, suggests: true } as const;
const STRATEGY: OptionSpec = {
  ...text,
  name: "strategy",
  description: "option-strategy",
  examples: FAMILIES_BY_FAME,
};
const NAME: OptionSpec = { ...text, name: "name", description: "option-file-name" };
const MEANING: OptionSpec = { ...text, name: "strategy", description: "option-registered-strategy" };
const FILE: OptionSpec = {
  type: "file",
  name: "file",
  description: "option-strategy-file",
  maxBytes: FILE_BYTES_MAX,
  endings: FILE_ENDINGS,
  required: true,
};
/** Never taken from a bare word in a typed line. */
const NOTE: OptionSpec = {
  type: "text",
  name: "note",
  description: "option-strategy-note",
  maxLength: NOTE_MAX,
  suggests: false,
};

const audience = "caller";
const typedOnly = true;

const SUBCOMMANDS: readonly SubcommandSpec[] = [
  { name: "list", description: "command-strategy-list", options: [STRATEGY], audience, byLink: true },
  {
    name: "submit",
    description: "command-strategy-submit",
    options: [FILE, NAME, NOTE],
    audience,
    costs: "submission",
  },
  { name: "mine", description: "command-strategy-mine", options: [], audience },
  { name: "register", options: [NAME, MEANING], audience, typedOnly },
  { name: "withdraw", options: [NAME], audience, typedOnly },
  { name: "info", options: [STRATEGY], audience, typedOnly },
];

export function strategy(deps: SubmissionDeps, panel: Panel): Command {
  const { services } = deps;
  return {
    name: "strategy",
    description: "command-strategy",
    subcommands: SUBCOMMANDS,
    run: async (call) => {
      const { subcommand, options } = call;
      if (subcommand === "submit") return submit(deps, call);
      if (subcommand === "register" && options.name !== undefined && options.strategy !== undefined)
        return explained(call, () => registerBuiltIn(services, call));
      if (subcommand === "withdraw" && options.name !== undefined) return askToWithdraw(services, call);
      if (subcommand === "list" || subcommand === "info")
        return explained(call, () => info(services, panel, call));
      return panel.open(call);
    },
    complete: (completion) => suggest(services, completion),
  };
}

/** Names too, except for `register`, which takes strategies only. */
async function suggest(services: Services, completion: Completion): Promise<readonly Choice[]> {
  const { subcommand, option, typed, caller } = completion;
  if (option === "name") return suggestOwnNames(services, completion);
  if (subcommand === "register") return suggestStrategies(typed, CHAT_GAMES, caller.locale);
  return suggestOpponents(services, completion, CHAT_GAMES);
}

async function explained({ caller }: CommandCall, answer: () => Promise<Reply>): Promise<Reply> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof StrategyProblem) return notice(explainStrategyProblem(error.problem, caller.locale));
    throw error;
  }
}

/** The list, or the panel's page of a named strategy. The whole text for ids that don't fit in a button, and for
 * `info`. */
async function info(services: Services, panel: Panel, call: CommandCall): Promise<Reply> {
  const { options, caller, subcommand } = call;
  const typed = options.strategy;
  if (typed === undefined) return { type: "post", view: pageView(0, caller), audience };
  const meant = await strategyMeant(services, { typed, caller });
  // Refused here, where the message can suggest what would be right.
  const view = await wholeView(services, meant, caller.locale);
  const about = aboutOf(meant.registration?.name ?? asName(typed));
  if (subcommand === "list" && about !== undefined) return panel.open(call, "one", about);
  return { type: "post", view, audience };
}

/** Pages through the list; the button's turn is the page. */
export const strategyPress: PressHandler = async ({ action, caller }) =>
  action.move === "page" && action.turn < PAGES
    ? { type: "edit", view: pageView(action.turn, caller) }
    : notice(say(caller.locale, "press-old-button"));

function pageView(page: number, caller: Caller): View {
  const { locale } = caller;
  const shown = families.slice(page * LISTED_ON_PAGE, (page + 1) * LISTED_ON_PAGE);
  const lines = shown.map(({ family }) => labelled(family, strategyTitle(family, locale), locale));
  const strategies = shown.map(({ family }): Button => ({ label: family, action: openOne(caller, family) }));
  const pages = [
    ...pageButton(page - 1, "button-back", locale),
    ...pageButton(page + 1, "button-next", locale),
  ];
  return {
    title: say(locale, "strategy-list-title", { count: families.length }),
    blocks: [{ type: "text", text: lines.join("\n") }],
    buttons: [strategies.slice(0, ROW), strategies.slice(ROW), pages].filter((row) => row.length > 0),
  };
}

function pageButton(page: number, label: "button-back" | "button-next", locale: Locale): Button[] {
  const action = { scope: STRATEGY_SCOPE, session: "list", turn: page, move: "page" };
  return page >= 0 && page < PAGES ? [{ label: say(locale, label), action }] : [];
}

/** A name for a built-in strategy with settings. @throws StrategyProblem if it isn't one, StoreError. */
async function registerBuiltIn(services: Services, { caller, options }: CommandCall): Promise<Reply> {
  const { store, now } = services;
  const { locale } = caller;
  const typed = options.strategy ?? "";
  const id = canonicalId(typed);
  // A file gets its name by being submitted; to know its hash isn't enough.
  if (isSandboxed(id)) throw new StrategyProblem({ kind: "unknown-family", typed, nearest: [] });
  const games = CHAT_GAMES.filter((game) => isPlayable(id, game)).map((game) => game.id);
  const name = asName(options.name ?? "");
  const submitted = { strategy: id, games, submittedAt: now() };
  const outcome =
    (await nameRefusal(services, caller, name)) ??
    (await register(store, writePlayerId(caller), name, submitted));
  if (typeof outcome === "string") return notice(nameWords(outcome, name, locale));
  return { type: "post", view: registeredView(outcome, locale), audience };
}

/** Asks first, because anyone can take a withdrawn name. */
async function askToWithdraw({ store }: Services, { caller, options }: CommandCall): Promise<Reply> {
  const { locale } = caller;
  const name = asName(options.name ?? "");
  const known = await findRegistration(store, name);
  if (known?.owner !== writePlayerId(caller)) return notice(nameWords("not-yours", name, locale));
  const loss = isSandboxed(known.strategy) ? "registration-withdraw-file" : "registration-withdraw-text";
  const action = (move: string) => ({ scope: WITHDRAW_SCOPE, session: ownerTag(caller), turn: 0, move });
  const view: View = {
    title: say(locale, "registration-withdraw-title", { name }),
    blocks: [{ type: "text", text: say(locale, loss) }],
    buttons: [
      [
        { label: say(locale, "button-withdraw"), action: action(`${WITHDRAW}${name}`), style: "danger" },
        { label: say(locale, "button-keep"), action: action("keep") },
      ],
    ],
  };
  return { type: "post", view, audience };
}

/** The buttons of that question; the one that confirms carries the name. */
export function withdrawPress({ store }: Services): PressHandler {
  return async ({ action: { session, move }, caller }) => {
    const { locale } = caller;
    if (session !== ownerTag(caller)) return notYours(locale);
    if (move === "keep") return closed(say(locale, "registration-kept"));
    if (!move.startsWith(WITHDRAW)) return notice(say(locale, "press-old-button"));
    const name = move.slice(WITHDRAW.length);
    const isGone = await withdraw(store, writePlayerId(caller), name);
    return closed(
      isGone ? say(locale, "registration-withdrawn", { name }) : nameWords("not-yours", name, locale),
    );
  };
}
