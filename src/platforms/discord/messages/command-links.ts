// Makes names of published commands clickable: `/rps play` becomes `</rps play:id>`.

import { type APIApplicationCommand, ApplicationCommandOptionType, ApplicationCommandType } from "discord.js";

/** A line with its commands linked; escaped before, because escapes end a command's name. */
export type LinkCommands = (line: string) => string;

/** Links nothing: for as long as no ids are known. */
export const NO_LINKS: LinkCommands = (line) => line;

export interface CommandLinks {
  readonly link: LinkCommands;
  /** Replaces what is known by the commands as Discord lists them. */
  learn(published: readonly APIApplicationCommand[]): void;
}

interface Known {
  readonly id: string;
  /** Empty for a command that is typed alone. */
  readonly subcommands: ReadonlySet<string>;
}

/** At a word's beginning only: not in an address, and not where a name was defused. Languages without
 * spaces write a command behind a full-width sign, or behind a word. */
const COMMAND =
  /(?<![^\s("“”„«‘‚「『（［【〈《、。，．：；！？・\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\/([a-z][a-z0-9-]*)(?: ([a-z][a-z0-9-]*))?(?![\w/-])/gu;

export function createCommandLinks(): CommandLinks {
  let known: ReadonlyMap<string, Known> = new Map();
  return {
    link: (line) =>
      line.replace(COMMAND, (typed: string, name: string, word?: string) => {
        const command = known.get(name);
        return command ? linked(typed, name, word, command) : typed;
      }),
    learn: (published) => {
      const typable = published.filter(({ type }) => type === ApplicationCommandType.ChatInput);
      known = new Map(typable.map((command) => [command.name, knownOf(command)]));
    },
  };
}

/** A command with subcommands can only be clicked with one of them. */
function linked(typed: string, name: string, word: string | undefined, { id, subcommands }: Known): string {
  if (subcommands.size === 0) return `</${name}:${id}>${typed.slice(name.length + 1)}`;
  return word !== undefined && subcommands.has(word) ? `</${name} ${word}:${id}>` : typed;
}

function knownOf({ id, options = [] }: APIApplicationCommand): Known {
  const subcommands = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  return { id, subcommands: new Set(subcommands.map(({ name }) => name)) };
}
