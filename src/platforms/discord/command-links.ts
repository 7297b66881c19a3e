// Makes names of published commands clickable: `/rps play` becomes `</rps play:id>`.

import { type APIApplicationCommand, ApplicationCommandOptionType, ApplicationCommandType } from "discord.js";

/** Links the commands in a line. The line must be escaped first, because escapes end a command's name. */
export type LinkCommands = (line: string) => string;

/** Links nothing; used until the ids are known. */
export const NO_LINKS: LinkCommands = (line) => line;

interface Known {
  readonly id: string;
  /** Empty for a command without subcommands. */
  readonly subcommands: ReadonlySet<string>;
}

/** Only at the start of a word: not in an address, and not where a name was neutralized. Languages without spaces may
 * put a command right after a full-width sign or a word. */
const COMMAND =
  /(?<![^\s("“”„«‘‚「『（［【〈《、。，．：；！？・\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\/([a-z][a-z0-9-]*)(?: ([a-z][a-z0-9-]*))?(?![\w/-])/gu;

/** Links the commands that Discord lists. */
export function linkCommands(published: readonly APIApplicationCommand[]): LinkCommands {
  const typable = published.filter(({ type, id }) => type === ApplicationCommandType.ChatInput && id);
  const known = new Map(typable.map((command) => [command.name, knownOf(command)]));
  return (line) =>
    line.replace(COMMAND, (typed: string, name: string, word: string | undefined) => {
      const { id, subcommands } = known.get(name) ?? {};
      if (!subcommands) return typed;
      if (subcommands.size === 0) return `</${name}:${id}>${typed.slice(name.length + 1)}`;
      // A command with subcommands is clickable only with one of them.
      return word !== undefined && subcommands.has(word) ? `</${name} ${word}:${id}>` : typed;
    });
}

function knownOf({ id, options = [] }: APIApplicationCommand): Known {
  const subcommands = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  return { id, subcommands: new Set(subcommands.map(({ name }) => name)) };
}
