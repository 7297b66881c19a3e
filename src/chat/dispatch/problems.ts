// What's said when a typed command fails to parse, or a file sent with one is missing or can't be read.

import { alternatives, type Locale, type MessageId, say } from "../../infra/i18n/index.ts";
import { listed } from "../../infra/i18n/phrases.ts";
import type { CommandSpec, FileOption, OptionSpec, SubcommandSpec } from "../feature/command.ts";
import type { CommandCall, CommandProblem } from "../vocabulary/incoming.ts";

/** The short title of a choice, its label without the explanation: `Novice: knows nothing about you` becomes `Novice`. */
export function choiceTitle(label: string): string {
  return (label.split(/\s?[:：]/)[0] ?? label).trim();
}

/** One or two sentences, ready to send. */
export function explainProblem(problem: CommandProblem, locale: Locale): string {
  const { kind, typed } = problem;
  const nearest = "nearest" in problem && alternatives(problem.nearest ?? [], locale);
  const valid = "valid" in problem ? listed(problem.valid, locale) : "";
  switch (kind) {
    case "unknown-command":
      return nearest
        ? say(locale, "problem-unknown-command-nearest", { typed, nearest })
        : say(locale, "problem-unknown-command", { typed });
    case "unknown-subcommand":
    case "unknown-option": {
      const { command } = problem;
      if (nearest) return say(locale, "problem-unknown-word-nearest", { typed, command, nearest });
      if (valid === "") return say(locale, "problem-unknown-command", { typed: `${command} ${typed}` });
      const id = kind === "unknown-option" ? "problem-unknown-option" : "problem-unknown-subcommand";
      return say(locale, id, { typed, command, valid });
    }
    case "bad-choice": {
      const { option, labels } = problem;
      const named = labels
        ? listed(
            labels.map((label) => choiceTitle(say(locale, label))),
            locale,
          )
        : valid;
      return nearest
        ? say(locale, "problem-bad-choice-nearest", { typed, option, nearest, valid: named })
        : say(locale, "problem-bad-choice", { typed, option, valid: named });
    }
    case "lone-file":
      return say(locale, "problem-lone-file", { typed, nearest: alternatives(problem.lines, locale) });
    case "bad-text":
      return say(locale, "problem-bad-text", { typed, option: problem.option, max: problem.maxLength });
  }
}

const KILOBYTE = 1024;

/** Why a file sent with a command couldn't be read. */
export class FileProblem extends Error {
  /** `unavailable`: it's gone, or its platform can't deliver it right now. */
  readonly kind: "too-large" | "unavailable";
  /** The size limit of its option, in bytes. */
  readonly maxBytes: number;

  constructor(kind: FileProblem["kind"], maxBytes: number) {
    super(`the file is ${kind}`);
    this.name = "FileProblem";
    this.kind = kind;
    this.maxBytes = maxBytes;
  }
}

/** A sentence or two, ready to send. */
export function explainFileProblem({ kind, maxBytes }: FileProblem, locale: Locale): string {
  if (kind === "unavailable") return say(locale, "problem-file-unavailable");
  return say(locale, "problem-file-too-large", { kilobytes: Math.round((maxBytes / KILOBYTE) * 10) / 10 });
}

export function isFileOption(option: OptionSpec): option is FileOption {
  return option.type === "file";
}

/** The reply if a required file is missing; explains how to send one on this platform, if known. */
export function explainMissingFile(call: CommandCall, { options }: SubcommandSpec): string | undefined {
  const missing = options.find(
    (option) => isFileOption(option) && option.required && !call.files?.[option.name],
  );
  if (!missing) return undefined;
  const advice: MessageId = call.fileAdvice ?? "problem-file-missing";
  return say(call.caller.locale, advice, { example: lineOf(call), option: missing.name });
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
