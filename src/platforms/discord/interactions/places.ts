// Channel options: the interaction resolves them with the caller's permissions.

import {
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  type APIModalSubmitInteraction,
  ApplicationCommandType,
  DiscordAPIError,
  InteractionType,
  PermissionFlagsBits,
  PermissionsBitField,
  type REST,
  Routes,
} from "discord.js";
import type { FoundPlace, Incoming } from "../../../chat/index.ts";
import { nearestLocale } from "../../../infra/i18n/index.ts";
import type { Log } from "../../../infra/logger.ts";
import { canManage } from "./permissions.ts";
import { channelName } from "./read.ts";
import { describe } from "./refusal.ts";

/** Adds `findPlace` for the channels in the interaction. `rest` carries the bot's token. */
export function withPlaces(incoming: Incoming, interaction: APIInteraction, rest: REST, log: Log): Incoming {
  if (incoming.type === "unreadable" || !mayName(interaction)) return incoming;
  return { ...incoming, findPlace: (typed) => findPlace(typed, interaction, rest, log) };
}

type Naming = APIChatInputApplicationCommandInteraction | APIModalSubmitInteraction;

function mayName(interaction: APIInteraction): interaction is Naming {
  if (interaction.type === InteractionType.ModalSubmit) return true;
  return (
    interaction.type === InteractionType.ApplicationCommand &&
    interaction.data.type === ApplicationCommandType.ChatInput
  );
}

async function findPlace(typed: string, interaction: Naming, rest: REST, log: Log): Promise<FoundPlace> {
  const { data, guild_id: guild, guild_locale: locale, channel, app_permissions } = interaction;
  const found =
    data.resolved?.channels?.[typed] ?? (typed === channel?.id ? channelOf(interaction) : undefined);
  if (!found) return { problem: "unknown" };
  const maySend = typed !== channel?.id || canSend(app_permissions);
  if (!maySend || !(await isOpen(typed, rest, log))) return { problem: "not-writable" };
  const inServer = guild && { server: guild };
  const place = {
    kind: "group",
    id: found.id,
    ...inServer,
    ...(locale && { locale: nearestLocale(locale) }),
  } as const;
  return { place, name: channelName(found), mayManage: canManage(found.permissions) };
}

/** The interaction's own channel. */
function channelOf({ channel, member }: Naming) {
  if (!channel) return undefined;
  return { id: channel.id, name: channel.name, permissions: member?.permissions ?? "0" };
}

/** Discord sends the bot's permissions only for the interaction's own channel. */
function canSend(permissions: string): boolean {
  const own = new PermissionsBitField(BigInt(permissions));
  return own.any([PermissionFlagsBits.SendMessages, PermissionFlagsBits.SendMessagesInThreads]);
}

/** Whether the bot sees the channel, a precondition for posting; whether it may write shows only on posting. */
async function isOpen(channel: string, rest: REST, log: Log): Promise<boolean> {
  try {
    await rest.get(Routes.channel(channel));
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status < 500) return false;
    log.warn({ channel, ...describe(error) }, "Discord doesn't say whether the bot can see a channel");
    return true;
  }
}
