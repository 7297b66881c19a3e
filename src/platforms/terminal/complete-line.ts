// Tab completion of the last word, based on the commands' specs.

import { randomUUID } from "node:crypto";
import type { Caller, CommandSpec, Dispatch, OptionSpec, Place, SubcommandSpec } from "../../chat/index.ts";
import { neutralLine } from "../../infra/i18n/name-in-text.ts";
import { pathsFrom } from "./typed-files.ts";

/** Input of tab completion. */
export interface CompletionContext {
  readonly dispatch: Dispatch;
  readonly caller: Caller;
  readonly place: Place;
}

const OWN_COMMANDS = ["/quit", "/exit"];

/** The candidates, each with its suffix, and the last word of `line`, which they replace. */
export async function completeLine(line: string, context: CompletionContext): Promise<[string[], string]> {
  const words = line.trimStart().split(/\s+/);
  const last = words.pop() ?? "";
  const [command, ...before] = words;
  const candidates = command === undefined ? commandWords(context.dispatch) : await argumentWords();
  return [
    [...new Set(candidates)].filter((word) => beginsWith(word, last) && neutralLine(word) === word),
    last,
  ];

  async function argumentWords(): Promise<string[]> {
    const spec = context.dispatch.commands.find(({ name }) => command?.toLowerCase() === `/${name}`);
    return spec ? afterCommand(spec, before, last, context) : [];
  }
}

function commandWords({ commands }: Dispatch): string[] {
  return [...commands.map(({ name }) => `/${name} `), ...OWN_COMMANDS];
}

async function afterCommand(spec: CommandSpec, before: string[], last: string, context: CompletionContext) {
  const typable = subcommandsToType(spec);
  const named = typable.find(({ name }) => name === before[0]?.toLowerCase());
  const names = before.length === 0 ? typable.map(({ name }) => `${name} `) : [];
  const subcommand = named ?? spec.subcommands[0];
  // Nothing typed where a subcommand may follow: the first one's options would hide the others.
  if (!subcommand || (names.length > 0 && last === "")) return names;
  const values = await optionWords(spec, subcommand, named ? before.slice(1) : before, last, context);
  return [...names, ...values];
}

/** A sole subcommand with the command's name is never typed. */
function subcommandsToType({ name, subcommands }: CommandSpec): readonly SubcommandSpec[] {
  return subcommands.length === 1 && subcommands[0]?.name === name ? [] : subcommands;
}

async function optionWords(
  spec: CommandSpec,
  subcommand: SubcommandSpec,
  before: readonly string[],
  last: string,
  context: CompletionContext,
): Promise<string[]> {
  const values = (option: OptionSpec, typed: string) => valuesOf(option, typed, spec, subcommand, context);
  const prefix = /^([^=:]+)[=:]/.exec(last);
  const asked = subcommand.options.find(({ name }) => name === prefix?.[1]?.toLowerCase());
  if (prefix && asked) {
    const found = await values(asked, last.slice(prefix[0].length));
    return found.map((value) => finished(`${prefix[0]}${value}`));
  }
  const open = subcommand.options.filter((option) => !isGiven(option, before));
  const found = await Promise.all(open.map((option) => values(option, last)));
  const names = last === "" ? [] : open.map(({ name }) => `${name}=`);
  return [...found.flat().map(finished), ...names];
}

/** No space after a folder, whose path may go on. */
const finished = (word: string): string => (word.endsWith("/") ? word : `${word} `);

function isGiven(option: OptionSpec, before: readonly string[]): boolean {
  const words = before.map((word) => word.toLowerCase());
  if (words.some((word) => word.startsWith(`${option.name}=`) || word.startsWith(`${option.name}:`)))
    return true;
  return option.type === "choice" && option.choices.some(({ value }) => words.includes(value.toLowerCase()));
}

async function valuesOf(
  option: OptionSpec,
  typed: string,
  spec: CommandSpec,
  subcommand: SubcommandSpec,
  { dispatch, caller, place }: CompletionContext,
): Promise<readonly string[]> {
  if (option.type === "choice") return option.choices.map(({ value }) => value);
  if (option.type === "file") return (await pathsFrom(typed)).map(quoted);
  if (option.type !== "text" || !option.suggests) return [];
  const event = { id: randomUUID(), caller, place };
  const asked = { command: spec.name, subcommand: subcommand.name, option: option.name, typed };
  const choices = await dispatch.complete({ type: "completion", ...event, ...asked });
  return choices.map(({ value }) => quoted(value));
}

const quoted = (value: string): string => (/\s/.test(value) ? `"${value}"` : value);

function beginsWith(word: string, typed: string): boolean {
  const plain = typed.includes('"') ? word : word.replaceAll('"', "");
  return plain.toLowerCase().startsWith(typed.toLowerCase());
}
