// Commands in Discord's format: subcommands, choices, autocomplete and localizations.

import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  type LocalizationMap,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from "discord.js";
import {
  type ChoiceOption,
  type CommandSpec,
  descriptionOf,
  type FileOption,
  type OptionSpec,
  type PersonOption,
  type PlaceOption,
  published,
  type SubcommandSpec,
  standsAlone,
  type TextOption,
} from "../../chat/index.ts";
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

/** An entry of the user context menu. Discord identifies it by its English label. */
function toUserCommand({ onPerson }: CommandSpec): DiscordCommand[] {
  if (!onPerson) return [];
  const { base, localizations } = inEveryLanguage(onPerson.label, USER_COMMAND_CHARACTERS);
  return [
    { type: ApplicationCommandType.User, name: base, name_localizations: localizations, ...EVERYWHERE },
  ];
}

/** The command that has this menu entry. */
export function commandOnPerson(commands: readonly CommandSpec[], entry: string): CommandSpec | undefined {
  return commands.find(
    ({ onPerson }) => onPerson && shorten(say("en", onPerson.label), USER_COMMAND_CHARACTERS) === entry,
  );
}

function toDiscordCommand(command: CommandSpec): DiscordCommand {
  return {
    type: ApplicationCommandType.ChatInput,
    ...called(command.name),
    ...describe(command),
    options: standsAlone(command)
      ? command.subcommands.flatMap(({ options }) => options.map(toOption))
      : command.subcommands.map(toSubcommand),
    ...EVERYWHERE,
  };
}

function toSubcommand(subcommand: SubcommandSpec): APIApplicationCommandOption {
  return {
    type: ApplicationCommandOptionType.Subcommand,
    ...called(subcommand.name),
    ...describe(subcommand),
    options: subcommand.options.map(toOption),
  };
}

function toOption(option: OptionSpec): APIApplicationCommandBasicOption {
  switch (option.type) {
    case "choice":
      return toChoiceOption(option);
    case "text":
      return toTextOption(option);
    case "place":
      return toChannelOption(option);
    case "person":
      return toUserOption(option);
    case "file":
      return toAttachmentOption(option);
  }
}

/** Never required: if it's missing, a form asks for it. */
function toAttachmentOption(option: FileOption): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.Attachment,
    ...called(option.name),
    ...describe(option),
    file_types: [...option.endings],
  };
}

function toUserOption(option: PersonOption): APIApplicationCommandBasicOption {
  const user = {
    type: ApplicationCommandOptionType.User,
    ...called(option.name),
    ...describe(option),
  } as const;
  return option.required ? { ...user, required: true } : user;
}

/** Channels that many people read: text and announcement channels, and threads. */
const CHANNEL_TYPES = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
] as const;

const FORUM_TYPES = [ChannelType.GuildForum] as const;

function toChannelOption(option: PlaceOption): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.Channel,
    ...called(option.name),
    ...describe(option),
    channel_types: channelTypes(option),
  };
}

/** The channel types that the option accepts. */
export function channelTypes({ forums }: PlaceOption) {
  return [...CHANNEL_TYPES, ...(forums ? FORUM_TYPES : [])];
}

function toChoiceOption(option: ChoiceOption): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.String,
    ...called(option.name),
    ...describe(option),
    choices: option.choices.map(({ value, label }) => {
      const { base, localizations } = inEveryLanguage(label, CHOICE_CHARACTERS);
      return { name: base, name_localizations: localizations, value };
    }),
  };
}

function toTextOption(option: TextOption): APIApplicationCommandBasicOption {
  const max_length = Math.min(option.maxLength, TEXT_OPTION_CHARACTERS);
  const text = {
    type: ApplicationCommandOptionType.String,
    ...called(option.name),
    ...describe(option),
    max_length,
  } as const;
  return option.suggests ? { ...text, autocomplete: true } : text;
}

/** A name with its localizations. The object named may be called the same in every language. */
function called(name: string): { name: string; name_localizations?: LocalizationMap } {
  const id = nameId(name);
  return id ? { name, name_localizations: inEveryLanguage(id, NAME_CHARACTERS).localizations } : { name };
}

function describe(spec: CommandSpec | SubcommandSpec | OptionSpec) {
  const { base, localizations } = inEveryLanguage(descriptionOf(spec), DESCRIPTION_CHARACTERS);
  return { description: base, description_localizations: localizations };
}

/** English is the base text and the fallback for missing languages. */
function inEveryLanguage(
  id: MessageId,
  characters: number,
): { base: string; localizations: LocalizationMap } {
  const entries = LANGUAGES.flatMap(({ locale, discord = [locale] }) =>
    discord.map((code) => [code, shorten(say(locale, id), characters)]),
  );
  return { base: shorten(say("en", id), characters), localizations: Object.fromEntries(entries) };
}
