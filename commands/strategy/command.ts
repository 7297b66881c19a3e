// `/strategy`: lists the opponents, and shows the registry entry of each.

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
  View,
} from "../../src/chat/index.ts";
import { families, StrategyProblem } from "../../src/core/strategies/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { labelled } from "../../src/infra/i18n/phrases.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import type { Panel } from "../kit/panel.ts";
import { notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { explainStrategyProblem, FAMILIES_BY_FAME, strategyTitle } from "../kit/strategy-words.ts";
import { strategyNamed, suggestOpponents, suggestOwnNames } from "./named-strategy.ts";
import { suggestStrategies } from "./opponents.ts";
import { aboutOf, openOne } from "./panel.ts";
import { answerRegistration, REGISTRATION_SUBCOMMANDS, type RegistrationDeps } from "./register.ts";
import { wholeView } from "./strategy-view.ts";
import { answerSubmission, SUBMIT, type SubmissionDeps } from "./submissions/command.ts";

export const STRATEGY_SCOPE = "strategy";

/** This many lines with titles fit in a message on every platform. */
const LISTED_ON_PAGE = 5;

const ROW = 3;

const PAGES = Math.ceil(families.length / LISTED_ON_PAGE);

const STRATEGY_OPTION: OptionSpec = {
  type: "text",
  name: "strategy",
  description: "option-strategy",
  maxLength: 100,
  suggests: true,
  examples: FAMILIES_BY_FAME,
};

export function strategy(deps: RegistrationDeps & SubmissionDeps, panel: Panel): Command {
  const { services } = deps;
  return {
    name: "strategy",
    description: "command-strategy",
    subcommands: [
      {
        name: "list",
        description: "command-strategy-list",
        options: [STRATEGY_OPTION],
        audience: "caller",
        byLink: true,
      },
      ...[SUBMIT, ...REGISTRATION_SUBCOMMANDS],
      { name: "info", options: [STRATEGY_OPTION], audience: "caller", typedOnly: true },
    ],
    run: async (call) => {
      if (call.subcommand === "info" || call.subcommand === "list") return info(services, panel, call);
      if (call.subcommand === "mine" || lacksSomething(call)) return panel.open(call);
      if (call.subcommand === "submit") return answerSubmission(deps, call);
      return answerRegistration(deps, call);
    },
    complete: (completion) => suggest(services, completion),
  };
}

/** Options a line needs; if one is missing, the line opens the panel. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  register: ["name", "strategy"],
  update: ["name", "strategy"],
  rename: ["name", "to"],
  withdraw: ["name"],
};

function lacksSomething({ subcommand, options }: CommandCall): boolean {
  return NEEDS[subcommand]?.some((option) => options[option] === undefined) ?? false;
}

/** Suggests registered names too, except when registering, which takes strategies only. */
async function suggest(services: Services, completion: Completion): Promise<readonly Choice[]> {
  const { subcommand, option, typed, caller } = completion;
  if (option === "name") return suggestOwnNames(services, completion);
  if (subcommand === "info" || subcommand === "list")
    return suggestOpponents(services, completion, CHAT_GAMES);
  return suggestStrategies(typed, CHAT_GAMES, caller.locale);
}

/** Pages through the list; the button's turn is the page. */
export const strategyPress: PressHandler = async ({ action, caller }) =>
  action.move === "page" && action.turn < PAGES
    ? { type: "edit", view: pageView(action.turn, caller) }
    : notice(say(caller.locale, "press-old-button"));

function pageView(page: number, caller: Caller): View {
  const { locale } = caller;
  const shown = families.slice(page * LISTED_ON_PAGE, (page + 1) * LISTED_ON_PAGE);
  const buttons = [
    ...pageButton(page - 1, "button-back", locale),
    ...pageButton(page + 1, "button-next", locale),
  ];
  return {
    title: say(locale, "strategy-list-title", { count: families.length }),
    blocks: [
      {
        type: "text",
        text: shown.map(({ family }) => labelled(family, strategyTitle(family, locale), locale)).join("\n"),
      },
    ],
    buttons: [
      ...inRows(shown.map(({ family }) => ({ label: family, action: openOne(caller, family) }))),
      ...(buttons.length > 0 ? [buttons] : []),
    ],
  };
}

function inRows(buttons: readonly Button[]): readonly (readonly Button[])[] {
  const count = Math.ceil(buttons.length / ROW);
  return Array.from({ length: count }, (_, at) => buttons.slice(at * ROW, (at + 1) * ROW));
}

function pageButton(page: number, label: "button-back" | "button-next", locale: Locale): Button[] {
  const action = { scope: STRATEGY_SCOPE, session: "list", turn: page, move: "page" };
  return page >= 0 && page < PAGES ? [{ label: say(locale, label), action }] : [];
}

/** The list, or the panel page of a named strategy. Shows the full text for names that don't fit in a button, and
 * wherever it was asked for. */
async function info(services: Services, panel: Panel, call: CommandCall): Promise<Reply> {
  const { options, caller, subcommand } = call;
  const { locale } = caller;
  const typed = options.strategy;
  if (typed === undefined) return { type: "post", view: pageView(0, caller), audience: "caller" };
  try {
    const meant = await strategyNamed(services, { typed, caller });
    // Refused here, where the message can suggest what would be right.
    const view = await wholeView(services, meant, caller);
    const about = aboutOf(meant.registration?.name ?? typed.trim().toLowerCase());
    if (subcommand === "list" && about !== undefined) return await panel.open(call, "one", about);
    return { type: "post", view, audience: "caller" };
  } catch (error) {
    if (error instanceof StrategyProblem) return notice(explainStrategyProblem(error.problem, locale));
    throw error;
  }
}
