// The bot's commands in every language of Discord, checked against Discord's rules.

import { ApplicationCommandOptionType, ApplicationCommandType } from "discord.js";
import { describe, expect, it } from "vitest";
import { nameId } from "../../../src/chat/parse.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { type DiscordCommand, toDiscordCommands } from "../../../src/platforms/discord/commands.ts";
import { openTable } from "../../commands/play/table.ts";

/** https://discord.com/developers/docs/interactions/application-commands */
const CHARACTERS_MAX = 8000;
/** Our own limit: as many as a person who looks for something will read. */
const COMMANDS_MAX = 10;
const ROWS_MAX = 22;
const OPTIONS_MAX = 45;
const BYTES_MAX = 90_000;

interface Named {
  readonly name: string;
  /** The type of a command or an option. */
  readonly type?: number;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string | null>> | null;
  readonly options?: readonly Named[];
  readonly choices?: readonly (Named & { readonly value: string })[];
  readonly value?: string;
}

const longest = (base = "", others?: Named["name_localizations"]): number =>
  Math.max(base.length, ...Object.values(others ?? {}).map((text) => text?.length ?? 0));

/** For each field, only the longest language counts. */
function charactersOf(part: Named): number {
  const {
    name,
    name_localizations,
    description,
    description_localizations,
    options = [],
    choices = [],
    value = "",
  } = part;
  const own =
    longest(name, name_localizations) + longest(description, description_localizations) + value.length;
  return [...options, ...choices].reduce((sum, inner) => sum + charactersOf(inner), own);
}

/** Groups of siblings: all commands, the parts of each, the options of each part. */
function neighbours(commands: readonly Named[]): readonly (readonly Named[])[] {
  return [
    commands,
    ...commands.flatMap(({ options = [] }) => (options.length > 0 ? neighbours(options) : [])),
  ];
}

const isOnPerson = ({ type }: Named): boolean => type === ApplicationCommandType.User;
const isRow = ({ type }: Named): boolean => type === ApplicationCommandOptionType.Subcommand;

const { dispatch } = await openTable();
const published = toDiscordCommands(dispatch.commands) as readonly DiscordCommand[] as readonly Named[];

describe("the commands of the bot", () => {
  it("have distinct names in every language", () => {
    const names = new Set(neighbours(published).flatMap((group) => group.map(({ name }) => name)));
    const withoutText = [...names].filter((name) => /^[a-z-]+$/.test(name) && !nameId(name));
    expect(withoutText).toEqual([]);
  });

  it.each(LOCALES)("differ from their neighbours in %s", (locale) => {
    for (const group of neighbours(published)) {
      const called = group.map(({ name }) => nameId(name)).flatMap((id) => (id ? [say(locale, id)] : []));
      expect(called.filter((name, at) => called.indexOf(name) !== at)).toEqual([]);
    }
  });

  it("number ten, in 22 rows including user menus, with 45 options, in 90 kB", () => {
    const typed = published.filter((command) => !isOnPerson(command));
    const rows = typed.flatMap((command) => {
      const parts = (command.options ?? []).filter(isRow);
      return parts.length > 0 ? parts : [command];
    });
    const options = rows.flatMap((row) => row.options ?? []);
    expect(typed.length).toBeLessThanOrEqual(COMMANDS_MAX);
    expect(rows.length + published.filter(isOnPerson).length).toBeLessThanOrEqual(ROWS_MAX);
    expect(options.length).toBeLessThanOrEqual(OPTIONS_MAX);
    expect(Buffer.byteLength(JSON.stringify(published))).toBeLessThanOrEqual(BYTES_MAX);
  });

  it("stay within Discord's character limit in every language", () => {
    for (const command of published)
      expect(charactersOf(command), `/${command.name}`).toBeLessThanOrEqual(CHARACTERS_MAX);
  });
});
