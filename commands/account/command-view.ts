// `/help <command>`: its subcommands, and every option with the values that it takes.

import { type Block, type Command, type OptionSpec, standsAlone, type View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { labelled, listed, withBrackets } from "../../src/infra/i18n/phrases.ts";

const EXAMPLES_MAX = 4;

export function commandView(command: Command, locale: Locale): View {
  const lines = command.subcommands.map(({ name, description, options }) => {
    const typed = standsAlone(command) ? `/${command.name}` : `/${command.name} ${name}`;
    return labelled([typed, ...options.map(bracketed)].join(" "), say(locale, description), locale);
  });
  return {
    title: say(locale, command.description),
    blocks: [{ type: "text", text: lines.join("\n") }, ...optionBlocks(command, locale)],
  };
}

function optionBlocks({ subcommands }: Command, locale: Locale): readonly Block[] {
  const options = subcommands.flatMap((one) => one.options);
  if (options.length === 0) return [];
  const lines = new Set(options.map((option) => optionLine(option, locale)));
  const text: Block = { type: "text", text: [say(locale, "help-options"), ...lines].join("\n") };
  // Files are not typed everywhere.
  const first = options.find(({ type }) => type !== "file");
  if (!first) return [text];
  const example = `${first.name}=${valuesOf(first)[0] ?? "…"}`;
  return [text, { type: "quiet", text: say(locale, "help-options-how", { example }) }];
}

function bracketed(option: OptionSpec): string {
  return "required" in option && option.required ? option.name : `[${option.name}]`;
}

/** `– level: how well I read you (novice, fortune-teller, mirror, coin)`. */
function optionLine(option: OptionSpec, locale: Locale): string {
  const words = say(locale, option.description);
  const values = valuesOf(option);
  const isTold = values.every((value) => words.includes(value));
  const line = `– ${labelled(option.name, words, locale)}`;
  return isTold ? line : withBrackets(line, listed(values, locale), locale);
}

function valuesOf(option: OptionSpec): readonly string[] {
  if (option.type === "choice") return option.choices.map(({ value }) => value);
  const examples = option.type === "text" ? (option.examples ?? []) : [];
  return examples.length > EXAMPLES_MAX ? [...examples.slice(0, EXAMPLES_MAX), "…"] : examples;
}
