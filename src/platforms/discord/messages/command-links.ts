// Makes names of published commands clickable: `/rps play` becomes `</rps play:id>`.

import { type APIApplicationCommand, ApplicationCommandOptionType, ApplicationCommandType } from "discord.js";
import type { Way } from "../../../chat/index.ts";

/** Links the commands in a line. The line must be escaped first, because escapes end a command's name. */
export type LinkCommands = (line: string) => string;

/** Links nothing; used until the ids are known. */
export const NO_LINKS: LinkCommands = (line) => line;

export interface CommandLinks {
  readonly link: LinkCommands;
  /** Replaces the known commands with those that Discord lists. */
  learn(published: readonly APIApplicationCommand[]): void;
}

interface Known {
  readonly id: string;
  /** Empty for a command without subcommands. */
  readonly subcommands: ReadonlySet<string>;
}

/** Only at the start of a word: not in an address, and not where a name was neutralized. Languages without spaces may
 * put a command right after a full-width sign or a word. */
const COMMAND =
  /(?<![^\s("“”„«‘‚「『（［【〈《、。，．：；！？・\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\/([a-z][a-z0-9-]*)(?: ([a-z][a-z0-9-]*))?(?![\w/-])/gu;

/** A space and a value after a line that isn't shown. */
const VALUE = /^ ([^\s,.;!?()]+)/u;

/** `ways`: replacements for command lines that Discord doesn't know, with the values that may follow them. */
export function createCommandLinks(ways: ReadonlyMap<string, Way> = new Map()): CommandLinks {
  let known: ReadonlyMap<string, Known> = new Map();
  const linkAt = (line: string, { 0: typed, 1: name = "", 2: word, index }: RegExpExecArray): Linked => {
    const end = index + typed.length;
    const way = ways.get(`${name} ${word}`);
    const bare = ways.get(name);
    if (way) return { text: reached(way, known), end: behindValues(line, end, way) };
    if (bare) return { text: reached(bare, known), end: index + name.length + 1 };
    const command = known.get(name);
    return { text: command ? linked(typed, name, word, command) : typed, end };
  };
  return {
    link: (line) => {
      if (!line.includes("/")) return line;
      let text = "";
      let at = 0;
      for (const found of line.matchAll(COMMAND)) {
        const link = linkAt(line, found);
        text += line.slice(at, found.index) + link.text;
        at = link.end;
      }
      return text + line.slice(at);
    },
    learn: (published) => {
      const typable = published.filter(({ type, id }) => type === ApplicationCommandType.ChatInput && id);
      known = new Map(typable.map((command) => [command.name, knownOf(command)]));
    },
  };
}

interface Linked {
  readonly text: string;
  /** Where the rest of the line starts. */
  readonly end: number;
}

function reached({ to }: Way, known: ReadonlyMap<string, Known>): string {
  const [name = "", word] = to.split(" ");
  const command = known.get(name);
  return command ? linked(`/${to}`, name, word, command) : `/${to}`;
}

function behindValues(line: string, start: number, { values }: Way): number {
  const value = VALUE.exec(line.slice(start));
  const isValue = value && (values.has(value[1] as string) || /[=:@]/.test(value[1] as string));
  return isValue ? behindValues(line, start + value[0].length, { to: "", values }) : start;
}

/** A command with subcommands is clickable only with one of them. */
function linked(typed: string, name: string, word: string | undefined, { id, subcommands }: Known): string {
  if (subcommands.size === 0) return `</${name}:${id}>${typed.slice(name.length + 1)}`;
  return word !== undefined && subcommands.has(word) ? `</${name} ${word}:${id}>` : typed;
}

function knownOf({ id, options = [] }: APIApplicationCommand): Known {
  const subcommands = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  return { id, subcommands: new Set(subcommands.map(({ name }) => name)) };
}
