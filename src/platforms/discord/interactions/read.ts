// Reads raw interactions rather than discord.js objects: every kind is visible, and nothing is cached.

import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteractionDataOption,
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  type APIInteractionDataResolved,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  type APIUser,
  type APIUserApplicationCommandInteraction,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  ComponentType,
  InteractionContextType,
  InteractionType,
  MessageFlags,
} from "discord.js";
import {
  type Audience,
  type Caller,
  type CommandCall,
  type CommandProblem,
  type CommandSpec,
  type Completion,
  decodeAction,
  type FoundPerson,
  type Incoming,
  type LinkedCall,
  type OptionSpec,
  type Place,
  subcommandOf,
} from "../../../chat/index.ts";
import { nearestLocale } from "../../../infra/i18n/index.ts";
import { nameInText } from "../../../infra/i18n/name-in-text.ts";
import { commandOnPerson } from "../commands.ts";
import { FIELD_LIMITS } from "../limits.ts";
import { calledBy, filledIn } from "./forms.ts";
import { canConfigure, canManage } from "./permissions.ts";

/** The first of these with visible characters: the name in the server, the display name, the username, the id. */
function nameOf(
  { id, global_name, username }: Pick<APIUser, "id" | "global_name" | "username">,
  member?: { readonly nick?: string | null },
): string {
  const names = [member?.nick, global_name, username].map((name) => nameInText(name ?? ""));
  return names.find((name) => name !== "") ?? id;
}

/** `#games`; a channel whose name has no visible characters is shown by its id. */
export function channelName({
  id,
  name,
}: {
  readonly id: string;
  readonly name?: string | null | undefined;
}): string {
  return `#${nameInText(name ?? "") || id}`;
}

/** Finds a person by id in the interaction's resolved data. */
function findPersonIn(
  resolved: Pick<APIInteractionDataResolved, "users" | "members"> | undefined,
  interaction: APIInteraction,
): (typed: string) => FoundPerson {
  return (id) => {
    const user = resolved?.users?.[id];
    if (!user) return { problem: "unknown" };
    const member = resolved?.members?.[id];
    return {
      id,
      name: nameOf(user, member),
      isBot: user.bot ?? false,
      ...(id === interaction.application_id && { isMe: true }),
      ...(!member && tellsMembers(interaction) && { isAbsent: true }),
    };
  };
}

/** Whether a person in the interaction's resolved data may change the server's settings. */
function managesIn(resolved: Pick<APIInteractionDataResolved, "members"> | undefined) {
  return async (id: string): Promise<boolean> => {
    const member = resolved?.members?.[id];
    return member !== undefined && canConfigure(member.permissions);
  };
}

/** Whether Discord reports who is a member: it does in servers where the bot is installed. */
function tellsMembers({ guild_id: guild, authorizing_integration_owners: owners }: APIInteraction): boolean {
  return guild !== undefined && owners?.[ApplicationIntegrationType.GuildInstall] !== undefined;
}

/** What's acknowledged: the pressed message, or a new one for the chat or the caller. */
export type Mode = "pressed" | Audience;

/** An interaction answered with a reply. */
export interface Asked {
  readonly type: "asked";
  readonly incoming: Incoming;
  readonly mode: Mode;
}

/** An interaction answered with suggestions. */
export interface Typing {
  readonly type: "typing";
  readonly completion: Completion;
}

/** Reads an interaction. A kind we never published becomes a press without action. */
export function readInteraction(
  interaction: APIInteraction,
  commands: readonly CommandSpec[],
): Asked | Typing {
  if (interaction.type === InteractionType.ApplicationCommandAutocomplete)
    return readTyping(interaction, commands);
  if (interaction.type === InteractionType.ApplicationCommand) {
    if (isChatInput(interaction)) return readCommand(interaction, commands);
    if (isUserCommand(interaction)) return readUserCommand(interaction, commands);
  }
  if (interaction.type === InteractionType.ModalSubmit) {
    const called = calledBy(interaction.data, commands);
    if (called) return readCall(readEvent(interaction), called, commands);
    return readFilled(interaction);
  }
  const ours = interaction.type === InteractionType.MessageComponent && isButton(interaction);
  const action = ours ? decodeAction(interaction.data.custom_id) : undefined;
  const message = ours ? pressedMessage(interaction) : undefined;
  return {
    type: "asked",
    incoming: { ...readEvent(interaction), type: "press", action, ...(message && { message }) },
    mode: ours ? "pressed" : "caller",
  };
}

/** A button's form: the button is pressed with what was typed. */
function readFilled(interaction: APIModalSubmitInteraction): Asked {
  const { data, message: below } = interaction;
  const action = decodeAction(data.custom_id);
  const message = below && pressedMessage({ message: below });
  const typed = {
    typed: filledIn(data.components),
    managesHere: managesIn(data.resolved),
    findPerson: findPersonIn(data.resolved, interaction),
  };
  return {
    type: "asked",
    incoming: { ...readEvent(interaction), ...typed, type: "press", action, ...(message && { message }) },
    mode: below ? "pressed" : "caller",
  };
}

/** The pressed message, unless only one person sees it: such a message is only ever edited by their press. */
function pressedMessage({ message }: Pick<APIMessageComponentInteraction, "message">): string | undefined {
  return (message.flags ?? 0) & MessageFlags.Ephemeral ? undefined : message.id;
}

function isChatInput(interaction: APIInteraction): interaction is APIChatInputApplicationCommandInteraction {
  return (interaction.data as { type?: number }).type === ApplicationCommandType.ChatInput;
}

function isUserCommand(interaction: APIInteraction): interaction is APIUserApplicationCommandInteraction {
  return (interaction.data as { type?: number }).type === ApplicationCommandType.User;
}

function readUserCommand(
  interaction: APIUserApplicationCommandInteraction,
  commands: readonly CommandSpec[],
): Asked {
  const event = readEvent(interaction);
  const { name: typed, target_id: person, resolved } = interaction.data;
  const spec = commandOnPerson(commands, typed);
  if (!spec?.onPerson) {
    const problem = { kind: "unknown-command", typed, nearest: [] } as const;
    return { type: "asked", incoming: { ...event, type: "unreadable", problem }, mode: "caller" };
  }
  const { name: command, onPerson, subcommands } = spec;
  const { subcommand, option } = onPerson;
  const audience = subcommands.find(({ name }) => name === subcommand)?.audience ?? "caller";
  const call = { type: "command", command, subcommand, options: { [option]: person } } as const;
  return {
    type: "asked",
    incoming: { ...event, ...call, findPerson: findPersonIn(resolved, interaction) },
    mode: audience,
  };
}

function isButton(interaction: APIMessageComponentInteraction): boolean {
  return interaction.data.component_type === ComponentType.Button;
}

function readCommand(
  interaction: APIChatInputApplicationCommandInteraction,
  commands: readonly CommandSpec[],
): Asked {
  const event = readEvent(interaction);
  const { subcommand, options } = readPath(interaction.data, commands);
  const values = options.flatMap((option) =>
    "value" in option ? [[option.name, String(option.value)] as const] : [],
  );
  const command = interaction.data.name;
  const { resolved } = interaction.data;
  const named = {
    findPerson: findPersonIn(resolved, interaction),
    managesHere: managesIn(resolved),
    options: Object.fromEntries(values),
  };
  return readCall(event, { command, subcommand, ...named }, commands);
}

function readCall(event: ReadEvent, called: LinkedCall, commands: readonly CommandSpec[]): Asked {
  const call: CommandCall = { ...event, type: "command", ...called };
  const problem = findProblem(call, commands);
  if (problem) return { type: "asked", incoming: { ...event, type: "unreadable", problem }, mode: "caller" };
  const mode = subcommandOf(commands, call)?.audience ?? "caller";
  return { type: "asked", incoming: call, mode };
}

function readTyping(
  interaction: APIApplicationCommandAutocompleteInteraction,
  commands: readonly CommandSpec[],
): Typing {
  const { subcommand, options } = readPath(interaction.data, commands);
  const focused = options.find((option) => "focused" in option && option.focused);
  const typed = focused && "value" in focused ? String(focused.value) : "";
  const event = readEvent(interaction);
  const { name: command } = interaction.data;
  return {
    type: "typing",
    completion: { ...event, type: "completion", command, subcommand, option: focused?.name ?? "", typed },
  };
}

interface Called {
  readonly name: string;
  readonly options?: readonly APIApplicationCommandInteractionDataOption[];
}

/** The subcommand and its options. A command used by its name alone means its first subcommand. */
function readPath({ name, options = [] }: Called, commands: readonly CommandSpec[]) {
  const [first] = options;
  if (first?.type === ApplicationCommandOptionType.Subcommand)
    return { subcommand: first.name, options: first.options ?? [] };
  const spec = commands.find((command) => command.name === name);
  return { subcommand: spec?.subcommands[0]?.name ?? name, options };
}

type ReadEvent = Pick<Incoming, "id" | "caller" | "place" | "mayManage" | "mayConfigure">;

function readEvent(interaction: APIInteraction): ReadEvent {
  const { id, member } = interaction;
  const event = { id, caller: readCaller(interaction), place: readPlace(interaction) };
  if (!member) return event;
  return {
    ...event,
    mayManage: async () => canManage(member.permissions),
    mayConfigure: async () => canConfigure(member.permissions),
  };
}

/** @throws TypeError without a user, which Discord never sends. */
function readCaller({ member, user, ...rest }: APIInteraction): Caller {
  const person = member?.user ?? user;
  if (!person) throw new TypeError(`interaction ${rest.id} names no user`);
  return {
    platform: "discord",
    id: person.id,
    name: nameOf(person, member),
    locale: nearestLocale("locale" in rest ? rest.locale : undefined),
    fieldLimits: FIELD_LIMITS,
  };
}

/** Only the bot's direct messages are private; only servers have their own locale. */
function readPlace(interaction: APIInteraction): Place {
  const { context, guild_id: guild, guild_locale: locale } = interaction;
  const isPrivate = context === InteractionContextType.BotDM || (context === undefined && !guild);
  const id = interaction.channel?.id ?? interaction.channel_id ?? guild ?? interaction.id;
  return {
    kind: isPrivate ? "private" : "group",
    id,
    ...(guild && { server: guild, ...channelWords(interaction) }),
    ...(guild && locale ? { locale: nearestLocale(locale) } : {}),
  };
}

const THREADS: readonly (ChannelType | undefined)[] = [
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
];

/** The name of a server's channel, and for a thread also its parent channel. */
function channelWords({ channel }: APIInteraction): Pick<Place, "name" | "parent"> {
  if (!channel) return {};
  const parent = "parent_id" in channel && THREADS.includes(channel.type) ? channel.parent_id : undefined;
  return { ...(channel.name && { name: channelName(channel) }), ...(parent && { parent }) };
}

// Checks calls, since Discord may still show an earlier version's commands.

type Call = CommandCall;

/** The problem with the call, or undefined when it is valid. */
function findProblem(call: Call, commands: readonly CommandSpec[]): CommandProblem | undefined {
  const { command, subcommand } = call;
  const spec = commands.find(({ name }) => name === command);
  if (!spec) return { kind: "unknown-command", typed: command, nearest: [] };
  const meant = spec.subcommands.find(({ name }) => name === subcommand);
  const valid = spec.subcommands.map(({ name }) => name);
  if (!meant) return { kind: "unknown-option", typed: subcommand, command, valid };
  return findOptionProblem(call, meant.options);
}

function findOptionProblem(call: Call, specs: readonly OptionSpec[]): CommandProblem | undefined {
  for (const [name, value] of Object.entries(call.options)) {
    const spec = specs.find((option) => option.name === name);
    const valid = specs.map((option) => option.name);
    if (!spec) return { kind: "unknown-option", typed: name, command: call.command, valid };
    if (spec.type !== "choice" || spec.choices.some((choice) => choice.value === value)) continue;
    const labels = spec.choices.map(({ label }) => label);
    return { kind: "bad-choice", typed: value, option: name, labels };
  }
  return undefined;
}
