// Completion of strategies: families by name or description, then their parameters.

import type { Choice } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import {
  families,
  type Parameter,
  type StrategyFamily,
  strategyNames,
  validValues,
} from "../../src/core/strategies/index.ts";
import type { Locale } from "../../src/infra/i18n/index.ts";
import { labelled } from "../../src/infra/i18n/phrases.ts";
import { fold } from "../../src/infra/spelling.ts";
import { CHOICE_CHARACTERS_MAX, CHOICES_MAX } from "../kit/options.ts";
import { strategyTitle } from "../kit/strategy-words.ts";

/** A strategy id, with or without settings. Spaces are allowed only after a comma, so that `markov:order=3 first to 2`
 * ends before the length. Settings are validated on use. */
export const STRATEGY_WORD = new RegExp(`^(?:${strategyNames.join("|")})(?::(?:\\S|,\\s+)*)?$`, "i");

/** At most 25 strategies that play any of the games and match the typed text, best first. */
export function suggestStrategies(
  typed: string,
  games: readonly MatrixGame[],
  locale: Locale,
): readonly Choice[] {
  const wanted = fold(typed.trim());
  const playing = families.filter((family) => games.some((game) => family.plays(game)));
  const named = playing.find(({ family }) => wanted.startsWith(`${family}:`));
  const found = named ? settings(named, wanted) : byWords(playing, wanted, locale);
  return found.filter(({ value }) => value.length <= CHOICE_CHARACTERS_MAX).slice(0, CHOICES_MAX);
}

/** Names that start with the text rank before descriptions that contain it. */
function byWords(playing: readonly StrategyFamily[], wanted: string, locale: Locale): Choice[] {
  const choices = playing.map(({ family }) => ({
    value: family,
    label: shortened(labelled(family, strategyTitle(family, locale), locale)),
  }));
  const fitting = choices.filter(({ label }) => fold(label).includes(wanted));
  const begins = ({ value }: Choice): boolean => value.startsWith(wanted);
  return [...fitting.filter(begins), ...fitting.filter((choice) => !begins(choice))];
}

/** The typed id with its last parameter completed: `markov:` becomes `markov:order=3`. */
function settings({ family, parameters }: StrategyFamily, wanted: string): Choice[] {
  const pairs = wanted.slice(family.length + 1).split(",");
  const last = pairs.pop() ?? "";
  const given = pairs.map((pair) => pair.split("=")[0]);
  const before = [`${family}:`, ...pairs.map((pair) => `${pair},`)].join("");
  return parameters
    .filter(({ name }) => !given.includes(name))
    .flatMap((parameter) => completions(parameter, last).map((pair) => ({ pair, parameter })))
    .map(({ pair, parameter }) => ({
      value: `${before}${pair}`,
      label: shortened(`${before}${pair} (${validValues(parameter)})`),
    }));
}

/** Cuts a long label after a whole word. */
function shortened(label: string): string {
  if (label.length <= CHOICE_CHARACTERS_MAX) return label;
  const kept = label.slice(0, CHOICE_CHARACTERS_MAX - 1);
  return `${/\s/.test(kept) ? kept.replace(/\s+\S*$/, "") : kept}…`;
}

function completions(parameter: Parameter, typed: string): string[] {
  const { name, default: usual } = parameter;
  const values = parameter.kind === "choice" ? parameter.choices : [usual];
  const pairs = values.map((value) => `${name}=${value}`);
  const going = pairs.filter((pair) => pair.startsWith(typed));
  return going.length === 0 && typed.startsWith(`${name}=`) ? [typed] : going;
}
