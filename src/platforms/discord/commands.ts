// Commands in Discord's format: subcommands, choices, autocomplete and localizations.

import {
  type APIApplication,
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type LocalizationMap,
  type REST,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
  Routes,
} from "discord.js";
import {
  type CommandSpec,
  descriptionOf,
  type OptionSpec,
  published,
  type SubcommandSpec,
  standsAlone,
} from "../../chat/feature.ts";
import { nameId } from "../../chat/parse.ts";
import { LANGUAGES, type MessageId, say } from "../../infra/i18n/index.ts";
import {
  CHOICE_CHARACTERS,
  DESCRIPTION_CHARACTERS,
  NAME_CHARACTERS,
  shorten,
  TEXT_OPTION_CHARACTERS,
  USER_COMMAND_CHARACTERS,
} from "./limits.ts";

/** A command as published. */
export type DiscordCommand =
  | RESTPostAPIChatInputApplicationCommandsJSONBody
  | RESTPostAPIContextMenuApplicationCommandsJSONBody;

/** Replaces our global commands; resolves to Discord's list. The entry point that Discord makes for an app with an
 * Activity stays: Discord refuses a list without it. @throws DiscordAPIError, or what else `rest` throws */
export async function publishCommands(
  rest: REST,
  commands: readonly CommandSpec[],
): Promise<readonly APIApplicationCommand[]> {
  const { id } = (await rest.get(Routes.currentApplication())) as APIApplication;
  const route = Routes.applicationCommands(id);
  const before = (await rest.get(route)) as APIApplicationCommand[];
  const entryPoints = before
    .filter(({ type }) => type === ApplicationCommandType.PrimaryEntryPoint)
    .map(({ application_id: _application, version: _version, ...command }) => command);
  const body = [...toDiscordCommands(commands), ...entryPoints];
  return (await rest.put(route, { body })) as APIApplicationCommand[];
}

/** Discord commands and their user menu entries. */
export function toDiscordCommands(commands: readonly CommandSpec[]): DiscordCommand[] {
  const shown = published(commands);
  return [...shown.map(toDiscordCommand), ...shown.flatMap(toUserCommand)];
}

/** Contexts where a command can be used. */
const EVERYWHERE = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
};

function toDiscordCommand(command: CommandSpec): DiscordCommand {
  return {
    type: ApplicationCommandType.ChatInput,
    ...named(command),
    options: standsAlone(command)
      ? command.subcommands.flatMap(({ options }) => options.map(toOption))
      : command.subcommands.map(toSubcommand),
    ...EVERYWHERE,
  };
}

/** An entry of the user context menu. Discord identifies it by its English label. */
function toUserCommand({ onPerson }: CommandSpec): DiscordCommand[] {
  if (!onPerson) return [];
  const [name, name_localizations] = inEveryLanguage(onPerson.label, USER_COMMAND_CHARACTERS);
  return [{ type: ApplicationCommandType.User, name, name_localizations, ...EVERYWHERE }];
}

/** The command that has this menu entry. */
export function commandOnPerson(commands: readonly CommandSpec[], entry: string): CommandSpec | undefined {
  return commands.find(
    ({ onPerson }) => onPerson && shorten(say("en", onPerson.label), USER_COMMAND_CHARACTERS) === entry,
  );
}

function toSubcommand(subcommand: SubcommandSpec): APIApplicationCommandOption {
  const options = subcommand.options.map(toOption);
  return { type: ApplicationCommandOptionType.Subcommand, ...named(subcommand), options };
}

function toOption(option: OptionSpec): APIApplicationCommandBasicOption {
  const called = named(option);
  switch (option.type) {
    case "choice": {
      const choices = option.choices.map(({ value, label }) => {
        const [name, name_localizations] = inEveryLanguage(label, CHOICE_CHARACTERS);
        return { name, name_localizations, value };
      });
      return { type: ApplicationCommandOptionType.String, ...called, choices };
    }
    case "text": {
      const max_length = Math.min(option.maxLength, TEXT_OPTION_CHARACTERS);
      const text = { type: ApplicationCommandOptionType.String, ...called, max_length } as const;
      return option.suggests ? { ...text, autocomplete: true } : text;
    }
    case "person": {
      const user = { type: ApplicationCommandOptionType.User, ...called } as const;
      return option.required ? { ...user, required: true } : user;
    }
    case "file":
      // Never required: if it's missing, a form asks for it.
      return {
        type: ApplicationCommandOptionType.Attachment,
        ...called,
        file_types: [...option.endings],
      };
  }
}

/** Name and description with their localizations. What's named may be called the same in every language. */
function named(spec: CommandSpec | SubcommandSpec | OptionSpec) {
  const { name } = spec;
  const id = nameId(name);
  const [description, description_localizations] = inEveryLanguage(
    descriptionOf(spec),
    DESCRIPTION_CHARACTERS,
  );
  const names = id && { name_localizations: inEveryLanguage(id, NAME_CHARACTERS)[1] };
  return { name, ...names, description, description_localizations };
}

/** English is the base text and the fallback for missing languages. */
function inEveryLanguage(id: MessageId, characters: number): [base: string, LocalizationMap] {
  const entries = LANGUAGES.flatMap(({ locale, discord = [locale] }) =>
    discord.map((code) => [code, shorten(say(locale, id), characters)]),
  );
  return [shorten(say("en", id), characters), Object.fromEntries(entries)];
}
