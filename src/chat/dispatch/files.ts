// Files sent with commands: the replies if one is missing or can't be read.

import { type Locale, type MessageId, say } from "../../infra/i18n/index.ts";
import type { CommandSpec, FileOption, OptionSpec, SubcommandSpec } from "../feature/command.ts";
import type { CommandCall } from "../vocabulary/incoming.ts";

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
