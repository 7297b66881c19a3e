// What is wrong with a call: Discord may still show commands of an earlier version.

import type { Caller, CommandCall, CommandProblem, CommandSpec, OptionSpec } from "../../../chat/index.ts";

type Call = CommandCall<Caller>;

/** The problem with the call, or undefined when it is valid. */
export function findProblem(call: Call, commands: readonly CommandSpec[]): CommandProblem | undefined {
  const { command, subcommand } = call;
  const spec = commands.find(({ name }) => name === command);
  if (!spec) return { kind: "unknown-command", typed: command, nearest: [] };
  const meant = spec.subcommands.find(({ name }) => name === subcommand);
  const valid = spec.subcommands.map(({ name }) => name);
  if (!meant) return { kind: "unknown-subcommand", typed: subcommand, command, valid };
  return findOptionProblem(call, meant.options);
}

function findOptionProblem(call: Call, specs: readonly OptionSpec[]): CommandProblem | undefined {
  for (const [name, value] of Object.entries(call.options)) {
    const spec = specs.find((option) => option.name === name);
    const valid = specs.map((option) => option.name);
    if (!spec) return { kind: "unknown-option", typed: name, command: call.command, valid };
    if (spec.type !== "choice" || spec.choices.some((choice) => choice.value === value)) continue;
    const labels = spec.choices.map(({ label }) => label);
    return { kind: "bad-choice", typed: value, option: name, valid: [], labels };
  }
  return undefined;
}
