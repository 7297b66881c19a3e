import type { Command } from "../../src/chat/index.ts";

/** Subcommands that another feature answers under a command's name, such as people against people. */
export type MoreOfCommand = Pick<Command, "subcommands" | "onPerson" | "run" | "complete">;

/** The command with further subcommands. */
export function withMore(command: Command, more: MoreOfCommand): Command {
  const names = new Set(more.subcommands.map(({ name }) => name));
  return {
    ...command,
    subcommands: [...command.subcommands, ...more.subcommands],
    ...(more.onPerson && { onPerson: more.onPerson }),
    run: (call) => (names.has(call.subcommand) ? more.run(call) : command.run(call)),
    complete: async (completion) => {
      const { complete } = names.has(completion.subcommand) ? more : command;
      return (await complete?.(completion)) ?? [];
    },
  };
}
