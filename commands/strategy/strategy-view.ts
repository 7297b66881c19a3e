// A strategy's description as a message, short and full.

import type { Registration } from "../../src/arena/submissions/index.ts";
import type { Block, Caller, View } from "../../src/chat/index.ts";
import { type Parameter, parseStrategy, validValues } from "../../src/core/strategies/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { sentences, series } from "../../src/infra/i18n/phrases.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { gameTitle } from "../kit/game-words.ts";
import type { Services } from "../kit/services.ts";
import { strategyTitle } from "../kit/strategy-words.ts";
import type { Meant } from "./named-strategy.ts";
import { standsFor, trialBlocks } from "./registration-view.ts";
import { fileSummary, fileView } from "./submissions/file-view.ts";

/** @throws StrategyProblem if it isn't a strategy. */
export async function wholeView(
  services: Services,
  { strategy, registration }: Meant,
  caller: Caller,
): Promise<View> {
  return registration?.file
    ? fileView(services, registration, caller)
    : infoView(strategy, registration, caller.locale);
}

/** A description without trial, settings and hash. @throws StrategyProblem if it isn't a strategy. */
export async function shortView({ strategy, registration }: Meant, { locale }: Caller): Promise<View> {
  const title = say(locale, "strategy-info-title", { family: registration?.name ?? strategy });
  if (registration?.file) return { title, blocks: fileSummary(registration, locale) };
  const stands = registration ? [standsFor(registration)] : [];
  return { title, blocks: [{ type: "text", text: [...stands, ...factsOf(strategy, locale)].join("\n") }] };
}

/** A strategy's registry entry, below the registration that refers to it, if any. */
function infoView(spec: string, registration: Registration | undefined, locale: Locale): View {
  const { family, values } = parseStrategy(spec);
  const facts = [
    ...factsOf(spec, locale),
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

function factsOf(spec: string, locale: Locale): readonly string[] {
  const { family } = parseStrategy(spec);
  const games = CHAT_GAMES.filter((game) => family.plays(game)).map((game) => gameTitle(game, locale));
  return [
    strategyTitle(family.family, locale),
    say(locale, "strategy-games", { games: series(games, locale) }),
  ];
}

function settingWords(parameter: Parameter, value: string | number | undefined, locale: Locale): string {
  const { name, default: usual } = parameter;
  const line = say(locale, "strategy-setting", { name, valid: validValues(parameter), usual: String(usual) });
  return value === undefined || value === usual
    ? line
    : sentences([line, say(locale, "strategy-set", { value: String(value) })]);
}
