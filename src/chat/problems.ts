// What's said when a typed command isn't valid, or a file sent with one is missing or can't be read.

import { alternatives, type Locale, say } from "../infra/i18n/index.ts";
import { listed } from "../infra/i18n/phrases.ts";
import { type CommandSpec, isFileOption, type SubcommandSpec } from "./feature.ts";
import type { CommandCall, CommandProblem } from "./incoming.ts";

/** One or two sentences, ready to send. */
export function explainProblem(problem: CommandProblem, locale: Locale): string {
  const { typed } = problem;
  const nearest = alternatives(problem.nearest ?? [], locale);
  switch (problem.kind) {
    case "unknown-command":
      return nearest
        ? say(locale, "problem-unknown-command-nearest", { typed, nearest })
        : say(locale, "problem-unknown-command", { typed });
    case "unknown-option": {
      const { command, valid } = problem;
      if (nearest) return say(locale, "problem-unknown-word-nearest", { typed, command, nearest });
      if (valid.length === 0) return say(locale, "problem-unknown-command", { typed: `${command} ${typed}` });
      return say(locale, "problem-unknown-option", { typed, command, valid: listed(valid, locale) });
    }
    case "bad-choice": {
      const { option, labels } = problem;
      // Without explanations: `Novice: knows nothing about you` becomes `Novice`.
      const titles = labels.map((label) => say(locale, label).split(/\s?[:：]/)[0] ?? "");
      const words = { typed, option, valid: listed(titles, locale) };
      return nearest
        ? say(locale, "problem-bad-choice-nearest", { ...words, nearest })
        : say(locale, "problem-bad-choice", words);
    }
    case "bad-text":
      return say(locale, "problem-bad-text", { typed, option: problem.option, max: problem.maxLength });
    case "lone-file":
      return say(locale, "problem-lone-file", { typed, nearest });
  }
}

/** Why a file sent with a command couldn't be read. `unavailable`: it's gone, or its platform can't deliver it now. */
export class FileProblem extends Error {
  override readonly name = "FileProblem";
  readonly kind: "too-large" | "unavailable";
  /** The size limit of its option. */
  readonly maxBytes: number;

  constructor(kind: FileProblem["kind"], maxBytes: number) {
    super(`the file is ${kind}`);
    this.kind = kind;
    this.maxBytes = maxBytes;
  }
}

/** A sentence or two, ready to send. */
export function explainFileProblem({ kind, maxBytes }: FileProblem, locale: Locale): string {
  if (kind === "unavailable") return say(locale, "problem-file-unavailable");
  return say(locale, "problem-file-too-large", { kilobytes: Math.round(maxBytes / 102.4) / 10 });
}

/** What's said if a required file is missing: how to send one on this platform, if known. */
export function explainMissingFile(call: CommandCall, { options }: SubcommandSpec): string | undefined {
  const missing = options.find((one) => isFileOption(one) && one.required && !call.files?.[one.name]);
  if (!missing) return undefined;
  const words = { example: lineOf(call), option: missing.name };
  return say(call.caller.locale, call.fileAdvice ?? "problem-file-missing", words);
}

/** The commands that take a file, without their options: `/strategy submit`. */
export function linesWithFile(commands: readonly CommandSpec[]): readonly string[] {
  return commands.flatMap(({ name: command, subcommands }) =>
    subcommands
      .filter(({ options }) => options.some(isFileOption))
      .map(({ name: subcommand }) => lineOf({ command, subcommand })),
  );
}

function lineOf({ command, subcommand }: Pick<CommandCall, "command" | "subcommand">): string {
  return command === subcommand ? `/${command}` : `/${command} ${subcommand}`;
}
