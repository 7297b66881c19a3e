// `/strategy`: lists the opponents, and shows the registry entry of each.

import type { Registration } from "../../src/arena/made/index.ts";
import type {
  Block,
  Button,
  Choice,
  Command,
  CommandCall,
  Completion,
  OptionSpec,
  PressHandler,
  Reply,
  View,
} from "../../src/chat/index.ts";
import {
  apartOf,
  families,
  type Parameter,
  parseStrategy,
  StrategyProblem,
  validValues,
} from "../../src/core/strategies/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { labelled, sentences, series } from "../../src/infra/i18n/phrases.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { gameTitle } from "../kit/game-words.ts";
import { notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { explainStrategyProblem, FAMILIES_BY_FAME, strategyTitle } from "../kit/strategy-words.ts";
import { strategyNamed, suggestOpponents, suggestOwnNames } from "./named-strategy.ts";
import { suggestStrategies } from "./opponents.ts";
import { answerRegistration, REGISTRATION_SUBCOMMANDS, type RegistrationDeps } from "./register.ts";
import { standsFor, trialBlocks } from "./registration-view.ts";
import { answerSubmission, SUBMIT, type SubmissionDeps } from "./submissions/command.ts";
import { fileView } from "./submissions/file-view.ts";
import { answerSource, SOURCE_SUBCOMMANDS } from "./submissions/sources.ts";

export const STRATEGY_SCOPE = "strategy";

/** That many lines with titles fit a message on every platform. */
const LISTED_ON_PAGE = 12;

const PAGES = Math.ceil(families.length / LISTED_ON_PAGE);

const STRATEGY_OPTION: OptionSpec = {
  type: "text",
  name: "strategy",
  description: "option-strategy",
  maxLength: 100,
  suggests: true,
  examples: FAMILIES_BY_FAME,
};

const SOURCES: ReadonlySet<string> = new Set(SOURCE_SUBCOMMANDS.map(({ name }) => name));

export function strategy(deps: RegistrationDeps & SubmissionDeps): Command {
  const { services } = deps;
  return {
    name: "strategy",
    description: "command-strategy",
    subcommands: [
      {
        ...{ name: "list", description: "command-strategy-list", options: [STRATEGY_OPTION] },
        ...{ audience: "caller", byLink: true },
      },
      ...[SUBMIT, ...REGISTRATION_SUBCOMMANDS],
      {
        ...{ name: "info", description: "command-strategy-info", options: [STRATEGY_OPTION] },
        ...{ audience: "caller", typedOnly: true },
      },
      ...SOURCE_SUBCOMMANDS,
    ],
    run: async (call) => {
      if (call.subcommand === "list" && call.options.strategy === undefined)
        return { type: "post", view: pageView(0, call.caller.locale), audience: "caller" };
      if (call.subcommand === "info" || call.subcommand === "list") return info(services, call);
      if (call.subcommand === "submit") return answerSubmission(deps, call);
      return SOURCES.has(call.subcommand) ? answerSource(services, call) : answerRegistration(deps, call);
    },
    complete: (completion) => suggest(services, completion),
  };
}

/** Subcommands that take names of others, too. */
const ANYBODYS: ReadonlySet<string> = new Set(["source", "report"]);

/** Suggests registered names too, except when registering, which takes strategies only. */
async function suggest(services: Services, completion: Completion): Promise<readonly Choice[]> {
  const { subcommand, option, typed, caller } = completion;
  if (option === "name" && !ANYBODYS.has(subcommand)) return suggestOwnNames(services, completion);
  if (subcommand === "info" || subcommand === "list" || ANYBODYS.has(subcommand))
    return suggestOpponents(services, completion, CHAT_GAMES);
  return suggestStrategies(typed, CHAT_GAMES, caller.locale);
}

/** Pages through the list; the button's turn is the page. */
export const strategyPress: PressHandler = async ({ action, caller: { locale } }) =>
  action.move === "page" && action.turn < PAGES
    ? { type: "edit", view: pageView(action.turn, locale) }
    : notice(say(locale, "press-old-button"));

function pageView(page: number, locale: Locale): View {
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
      { type: "quiet", text: say(locale, "strategy-list-more") },
    ],
    ...(buttons.length > 0 && { buttons: [buttons] }),
  };
}

function pageButton(page: number, label: "button-back" | "button-next", locale: Locale): Button[] {
  const action = { scope: STRATEGY_SCOPE, session: "list", turn: page, move: "page" };
  return page >= 0 && page < PAGES ? [{ label: say(locale, label), action }] : [];
}

async function info(services: Services, { options, caller }: CommandCall): Promise<Reply> {
  const { locale } = caller;
  const typed = options.strategy;
  if (typed === undefined) return notice(say(locale, "strategy-info-which"));
  try {
    const { strategy, registration } = await strategyNamed(services, { typed, caller });
    const view = registration?.file
      ? await fileView(services, registration, caller)
      : infoView(strategy, registration, locale);
    return { type: "post", view, audience: "caller" };
  } catch (error) {
    if (error instanceof StrategyProblem) return notice(explainStrategyProblem(error.problem, locale));
    throw error;
  }
}

/** Of a ghost nobody learns more than which game it plays. */
function ghostView({ name, gauntlet }: Registration, locale: Locale): View {
  const games = CHAT_GAMES.filter(({ id }) => id === gauntlet.game).map((game) => gameTitle(game, locale));
  const facts = [
    say(locale, "strategy-ghost"),
    say(locale, "strategy-games", { games: series(games, locale) }),
  ];
  return {
    title: say(locale, "strategy-info-title", { family: name }),
    blocks: [{ type: "text", text: facts.join("\n") }],
  };
}

/** The registry entry of a strategy, below the registration that refers to it, if any. */
function infoView(spec: string, registration: Registration | undefined, locale: Locale): View {
  if (registration && apartOf(spec)?.kind === "ghost") return ghostView(registration, locale);
  const { family, values } = parseStrategy(spec);
  const games = CHAT_GAMES.filter((game) => family.plays(game)).map((game) => gameTitle(game, locale));
  const facts = [
    strategyTitle(family.family, locale),
    say(locale, "strategy-games", { games: series(games, locale) }),
    memoryWords(family.memoryRounds(values), locale),
    say(locale, family.parameters.length > 0 ? "strategy-settings" : "strategy-no-settings"),
  ];
  const settings = family.parameters.map((parameter) =>
    settingWords(parameter, values[parameter.name], locale),
  );
  const ofName: Block[] = registration
    ? [{ type: "text", text: standsFor(registration) }, ...trialBlocks(registration.gauntlet, locale)]
    : [];
  return {
    title: say(locale, "strategy-info-title", { family: registration?.name ?? family.family }),
    blocks: [
      ...ofName,
      { type: "text", text: facts.join("\n") },
      ...(settings.length > 0 ? [{ type: "code", text: settings.join("\n") } as const] : []),
      { type: "quiet", text: say(locale, "strategy-source", { source: family.source }) },
    ],
  };
}

function memoryWords(rounds: number, locale: Locale): string {
  if (rounds === 0) return say(locale, "strategy-memory-none");
  return Number.isFinite(rounds)
    ? say(locale, "strategy-memory", { rounds })
    : say(locale, "strategy-memory-all");
}

function settingWords(parameter: Parameter, value: string | number | undefined, locale: Locale): string {
  const { name, default: usual } = parameter;
  const line = say(locale, "strategy-setting", { name, valid: validValues(parameter), usual: String(usual) });
  return value === undefined || value === usual
    ? line
    : sentences([line, say(locale, "strategy-set", { value: String(value) })]);
}
