// Commands of every shape, for the tests of typed lines.

import type { CommandSpec, OptionSpec, SubcommandSpec } from "../../src/chat/index.ts";
import { parseCommandLine } from "../../src/chat/parse.ts";

export const choice = (name: string, ...values: string[]): OptionSpec => ({
  type: "choice",
  name,
  description: "command-help",
  choices: values.map((value) => ({ value, label: "command-help" })),
});
export const text = (name: string, takes?: RegExp, maxLength = 40): OptionSpec => ({
  type: "text",
  name,
  description: "command-help",
  maxLength,
  suggests: false,
  ...(takes && { takes }),
});
export const person = (name: string): OptionSpec => ({ type: "person", name, description: "command-help" });
export const sub = (name: string, ...options: OptionSpec[]): SubcommandSpec => ({
  name,
  description: "command-help",
  options,
  audience: "place",
});
export const command = (name: string, ...subcommands: SubcommandSpec[]): CommandSpec => ({
  name,
  description: "command-help",
  subcommands,
});

export const file = (required?: true): OptionSpec => ({
  ...{ type: "file", name: "file", description: "command-help", maxBytes: 65_536, endings: [".js"] },
  ...(required && { required }),
});
/** A command that takes a file. */
export const SUBMIT = command(
  "strategy",
  sub("list"),
  sub("submit", file(true), text("name"), choice("game", "rps", "oddeven")),
);

export const NAME_CHARACTERS = 200;

export const COMMANDS = [
  command(
    "rps",
    sub(
      "play",
      choice("variant", "classic", "lizard-spock"),
      { ...text("opponent", /^(random|wildcard)(:|$)/), examples: ["random", "wildcard"] } as OptionSpec,
      text("length", /^(first to \d+|best of \d+|endless|\d+)$/i),
    ),
    sub("verify", text("proof", undefined, 200)),
  ),
  command("help", sub("help", text("topic"))),
  command("privacy", sub("privacy")),
  command("data", sub("export"), sub("delete")),
  command("odd-even", sub("play")),
  command("profile", sub("show"), sub("compare", person("player"))),
  command("tournament", sub("create", choice("system", "swiss"), text("note")), sub("list")),
];

export const parse = (line: string) => parseCommandLine(line, COMMANDS);
/** A parsed line as `command subcommand; option=value; …`, or the kind of its problem. */
export function written(parsed: ReturnType<typeof parseCommandLine>): string {
  if (!parsed.ok) return parsed.problem.kind;
  const options = Object.entries(parsed.options).map(([name, value]) => `; ${name}=${value}`);
  return `${parsed.command} ${parsed.subcommand}${options.sort().join("")}`;
}
