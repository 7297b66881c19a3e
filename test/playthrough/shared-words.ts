// Words that are the same in every language.

import type { CommandSpec } from "../../src/chat/index.ts";
import { families } from "../../src/core/strategies/index.ts";
import { wordsIn } from "./words.ts";

/** Proper names, and what people of the script say. */
const NAMES = "Gadalka Discord Telegram GitHub UTC SHA JSON JavaScript Ada abrakadabra";

export function sharedWords(
  commands: readonly CommandSpec[],
  people: readonly string[],
): ReadonlySet<string> {
  const typed = commands.flatMap((command) => [
    command.name,
    ...command.subcommands.flatMap(({ name, options }) => [
      name,
      ...options.flatMap((option) => [option.name, ...valuesOf(option)]),
    ]),
  ]);
  return new Set([...typed, ...people, NAMES, ...families.flatMap(namesOf)].flatMap(wordsIn));
}

function valuesOf(option: CommandSpec["subcommands"][number]["options"][number]): readonly string[] {
  if (option.type === "choice") return option.choices.map(({ value }) => value);
  return option.type === "text" ? (option.examples ?? []) : [];
}

/** What an opponent is called, its settings with their values, and where it was published. */
function namesOf({ family, aliases = [], parameters, source }: (typeof families)[number]): readonly string[] {
  const settings = parameters.flatMap((one) => [one.name, ...(one.kind === "choice" ? one.choices : [])]);
  return [family, ...aliases, ...settings, source];
}
