// Reads discord.js' interactions into events. Servers aren't cached, so members and channels are as Discord sent them.

import {
  type APIChannel,
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  InteractionContextType,
  PermissionFlagsBits as May,
  MessageFlags,
  type ModalSubmitInteraction,
  PermissionsBitField,
  type RepliableInteraction,
  type User,
} from "discord.js";
import { type CommandSpec, isFileOption, subcommandOf } from "../../chat/feature.ts";
import type {
  Caller,
  CommandProblem,
  Completion,
  FoundPerson,
  Incoming,
  Place,
  SentFile,
} from "../../chat/incoming.ts";
import { type Audience, decodeAction, type LinkedCall } from "../../chat/view.ts";
import { nearestLocale } from "../../infra/i18n/index.ts";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import type { Log } from "../../infra/logger.ts";
import { download, sentFile } from "../sent-file.ts";
import { commandOnPerson } from "./commands.ts";
import { calledBy, filledIn } from "./forms.ts";
import { FIELD_LIMITS } from "./limits.ts";
import { describe } from "./problems.ts";

/** An interaction that refers to no cached server. */
export type Raw = RepliableInteraction<"raw">;

/** What's acknowledged: the pressed message, or a new one for the chat or the caller. */
export type Mode = "pressed" | Audience;

/** Where the rest of an interaction's data comes from. */
export interface Source {
  readonly commands: readonly CommandSpec[];
  /** Discord's own address; a simulator keeps its files there. */
  readonly apiUrl: string;
  readonly log: Log;
  /** The interaction's channel, which discord.js drops when its server isn't cached. */
  channelOf(interaction: string): APIChannel | undefined;
}

interface Read {
  readonly incoming: Incoming;
  readonly mode: Mode;
}

/** A kind that we never published becomes a press without action. */
export function readInteraction(i: Raw, source: Source): Read {
  if (i.isChatInputCommand())
    return readCall(i, { command: i.commandName, ...pathOf(i, source.commands) }, source);
  if (i.isUserContextMenuCommand()) {
    const { name: command = i.commandName, onPerson } = commandOnPerson(source.commands, i.commandName) ?? {};
    const { subcommand = "", option = "" } = onPerson ?? {};
    return readCall(i, { command, subcommand, options: { [option]: i.targetId } }, source);
  }
  if (i.isModalSubmit()) {
    const called = calledBy(i, source.commands);
    return called ? readCall(i, called, source) : readPress(i, source, { typed: filledIn(i) });
  }
  if (i.isButton()) return readPress(i, source);
  return { incoming: { ...eventOf(i, source), type: "press", action: undefined }, mode: "caller" };
}

/** A press, or a button's form: the button is pressed with what was typed. A message that only one person sees has no
 * name, as it's only ever edited by their press. */
function readPress(
  i: ButtonInteraction<"raw"> | ModalSubmitInteraction<"raw">,
  source: Source,
  typed: { readonly typed?: Readonly<Record<string, string>> } = {},
): Read {
  const { message: below } = i;
  const message = below && !below.flags.has(MessageFlags.Ephemeral) && { message: below.id };
  const press = { type: "press", action: decodeAction(i.customId), ...typed, ...message } as const;
  return { incoming: { ...eventOf(i, source), ...press }, mode: below ? "pressed" : "caller" };
}

function readCall(i: Raw, call: LinkedCall, source: Source): Read {
  const { commands } = source;
  const event = eventOf(i, source);
  const problem = problemOf(call, commands);
  if (problem) return { incoming: { ...event, type: "unreadable", problem }, mode: "caller" };
  const spec = subcommandOf(commands, call);
  const mode = spec?.audience ?? "caller";
  const files = spec?.options.filter(isFileOption) ?? [];
  if (files.length === 0) return { incoming: { ...event, type: "command", ...call }, mode };
  const others = Object.entries(call.options).filter(([name]) => !files.some((file) => file.name === name));
  const sent = files.flatMap(({ name, maxBytes }) => {
    const attachment = resolvedIn(i)?.attachments?.get(call.options[name] ?? "");
    return attachment ? [[name, fileOf(attachment, maxBytes, source)] as const] : [];
  });
  const command = { ...call, type: "command", fileAdvice: "discord-file-missing" } as const;
  const values = { options: Object.fromEntries(others), files: Object.fromEntries(sent) };
  return { incoming: { ...event, ...command, ...values }, mode };
}

export function readCompletion(i: AutocompleteInteraction<"raw">, source: Source): Completion {
  const { name: option, value: typed } = i.options.getFocused(true);
  const { subcommand } = pathOf(i, source.commands);
  return { ...eventOf(i, source), type: "completion", command: i.commandName, subcommand, option, typed };
}

/** The subcommand and its options. A command used by its name alone means its first subcommand. */
function pathOf(
  { commandName, options }: ChatInputCommandInteraction<"raw"> | AutocompleteInteraction<"raw">,
  commands: readonly CommandSpec[],
) {
  const called = options.getSubcommand(false);
  const first = commands.find(({ name }) => name === commandName)?.subcommands[0];
  const given = (called ? options.data[0]?.options : options.data) ?? [];
  return {
    subcommand: called ?? first?.name ?? commandName,
    options: Object.fromEntries(given.map(({ name, value }) => [name, String(value)])),
  };
}

/** Checks the call, since Discord may still show an earlier version's commands. */
function problemOf(
  { command, subcommand, options }: LinkedCall,
  commands: readonly CommandSpec[],
): CommandProblem | undefined {
  const spec = commands.find(({ name }) => name === command);
  if (!spec) return { kind: "unknown-command", typed: command, nearest: [] };
  const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);
  const meant = spec.subcommands.find(({ name }) => name === subcommand);
  if (!meant) return { kind: "unknown-option", typed: subcommand, command, valid: names(spec.subcommands) };
  for (const [name, typed] of Object.entries(options)) {
    const option = meant.options.find((one) => one.name === name);
    if (!option) return { kind: "unknown-option", typed: name, command, valid: names(meant.options) };
    if (option.type !== "choice" || option.choices.some(({ value }) => value === typed)) continue;
    const labels = option.choices.map(({ label }) => label);
    return { kind: "bad-choice", typed, option: name, labels };
  }
  return undefined;
}

/** What every event has: who, where, and whom and what a command or form may name. */
function eventOf(i: Interaction<"raw">, source: Source) {
  const { id, user, locale, memberPermissions: may } = i;
  // Absent in direct messages, whatever the library's types say.
  const member: Interaction<"raw">["member"] | null = i.member;
  const caller: Caller = {
    platform: "discord",
    id: user.id,
    name: nameOf(user, member?.nick),
    locale: nearestLocale(locale),
    fieldLimits: FIELD_LIMITS,
  };
  return {
    id,
    caller,
    place: placeOf(i, source),
    ...(may && {
      mayManage: async () => canManage(may),
      mayConfigure: async () => may.has(May.ManageGuild),
    }),
    ...(resolves(i) && {
      findPerson: (typed: string) => findPerson(typed, i),
      managesHere: async (person: string) => {
        const { permissions } = resolvedIn(i)?.members?.get(person) ?? {};
        return permissions !== undefined && permissionsIn(permissions).has(May.ManageGuild);
      },
    }),
  };
}

type Resolving = Extract<Interaction<"raw">, { options: { resolved: unknown } } | { fields: unknown }>;

/** Whether it names people, channels and files, which Discord describes beside it. */
const resolves = (i: Interaction<"raw">): i is Resolving =>
  i.isChatInputCommand() || i.isUserContextMenuCommand() || i.isModalSubmit();

function resolvedIn(i: Interaction<"raw">) {
  if (i.isModalSubmit()) return i.fields.resolved;
  return i.isChatInputCommand() || i.isUserContextMenuCommand() ? i.options.resolved : null;
}

/** The first of these with visible characters: the name in the server, the display name, the username, the id. */
function nameOf({ id, globalName, username }: User, nick?: string | null): string {
  const names = [nick, globalName, username].map((name) => nameInText(name ?? ""));
  return names.find((name) => name !== "") ?? id;
}

/** `#games`; a channel whose name has no visible characters is shown by its id. */
const channelName = ({ id, name }: { readonly id: string; readonly name?: string | null }): string =>
  `#${nameInText(name ?? "") || id}`;

/** Only the bot's direct messages are private; only servers have their own locale. */
function placeOf(i: Interaction<"raw">, { channelOf }: Source): Place {
  const { context, channelId, guildLocale } = i;
  const guild: string | null = i.guildId;
  const isPrivate = context === InteractionContextType.BotDM || (context === null && !guild);
  const id = channelId ?? guild ?? i.id;
  if (isPrivate) return { kind: "private", id };
  if (!guild) return { kind: "group", id, answersOnly: true };
  const channel = channelOf(i.id);
  const mayWrite = i.appPermissions.any([May.SendMessages, May.SendMessagesInThreads]);
  return {
    kind: "group",
    id,
    server: guild,
    ...(channel?.name && { name: channelName(channel) }),
    ...(guildLocale && { locale: nearestLocale(guildLocale) }),
    ...((isOutside(i) || !mayWrite) && { answersOnly: true }),
  };
}

/** Whether only the person has installed the bot: there it can't edit its messages by itself. */
export function isOutside(i: Interaction<"raw">): boolean {
  if (i.context === InteractionContextType.PrivateChannel) return true;
  const guild: string | null = i.guildId;
  return guild !== null && i.authorizingIntegrationOwners.guildId === null;
}

function findPerson(id: string, i: Resolving): FoundPerson {
  const user = resolvedIn(i)?.users?.get(id);
  if (!user) return { problem: "unknown" };
  const member = resolvedIn(i)?.members?.get(id);
  // Discord tells who is a member where the bot is installed.
  const { guildId } = i.authorizingIntegrationOwners;
  return {
    id,
    name: nameOf(user, member?.nick),
    isBot: user.bot,
    ...(id === i.applicationId && { isMe: true }),
    ...(!member && guildId !== null && guildId === i.guildId && { isAbsent: true }),
  };
}

const permissionsIn = (bits: string | Readonly<PermissionsBitField>): PermissionsBitField =>
  new PermissionsBitField(typeof bits === "string" ? BigInt(bits) : bits);

/** Manage Server or Manage Events makes an organiser, so owners can appoint them with a role. */
const canManage = (may: Readonly<PermissionsBitField>): boolean =>
  may.any([May.ManageGuild, May.ManageEvents]);

const CDN_HOSTS = ["cdn.discordapp.com", "media.discordapp.net"];

/** A sent file, fetched from Discord's own servers only, and not before it's read. */
function fileOf(
  { id, name, size, url }: { id: string; name: string; size: number; url: string },
  maxBytes: number,
  { apiUrl, log }: Source,
): SentFile {
  const address = URL.parse(url);
  const isOnCdn = address?.protocol === "https:" && CDN_HOSTS.includes(address.host);
  return sentFile({
    name,
    size,
    maxBytes,
    fetch: async () => {
      if (!isOnCdn && address?.origin !== URL.parse(apiUrl)?.origin)
        throw new Error("the attachment isn't on Discord's servers");
      return download(url, maxBytes);
    },
    failed: (error) => log.warn({ attachment: id, ...describe(error) }, "couldn't fetch an attachment"),
  });
}
