// Role options and members' roles, fetched one at a time (no privileged intent needed) and not cached.

import {
  type APIGuildMember,
  type APIInteraction,
  ApplicationCommandType,
  DiscordAPIError,
  InteractionType,
  type REST,
  RESTJSONErrorCodes,
  Routes,
} from "discord.js";
import type { FoundRole, Incoming, Roles } from "../../../chat/index.ts";
import { nameInText } from "../../../infra/i18n/name-in-text.ts";
import type { Log } from "../../../infra/logger.ts";
import { describe } from "./refusal.ts";

const NO_MEMBER: readonly (number | string)[] = [
  RESTJSONErrorCodes.UnknownMember,
  RESTJSONErrorCodes.UnknownUser,
];

/** Adds role lookups to a command or press in a server. `rest` carries the bot's token. */
export function withRoles(incoming: Incoming, interaction: APIInteraction, rest: REST, log: Log): Incoming {
  const { guild_id: guild } = interaction;
  if (incoming.type === "unreadable" || !guild) return incoming;
  return {
    ...incoming,
    roles: { find: finder(interaction, guild), of: (people) => rolesOf(people, guild, rest, log) },
  };
}

function finder(interaction: APIInteraction, guild: string): (typed: string) => FoundRole {
  const isNamed =
    interaction.type === InteractionType.ModalSubmit ||
    (interaction.type === InteractionType.ApplicationCommand &&
      interaction.data.type === ApplicationCommandType.ChatInput);
  const named = isNamed && "resolved" in interaction.data ? interaction.data.resolved : undefined;
  const roles = named && "roles" in named ? named.roles : undefined;
  return (typed) => {
    const role = roles?.[typed];
    // The everyone role has the server's id.
    if (!role) return { problem: "unknown" };
    return { id: role.id, name: nameInText(role.name) || role.id, isForAll: role.id === guild };
  };
}

async function rolesOf(
  people: readonly string[],
  guild: string,
  rest: REST,
  log: Log,
): ReturnType<Roles["of"]> {
  try {
    const found = await Promise.all(people.map((person) => memberRoles(person, guild, rest)));
    return new Map(
      found.flatMap((roles, index) => (roles ? [[people[index] as string, roles] as const] : [])),
    );
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status < 500) return "closed";
    log.warn({ guild, ...describe(error) }, "Discord doesn't say who has which role");
    return "unavailable";
  }
}

/** Undefined for non-members. */
async function memberRoles(
  person: string,
  guild: string,
  rest: REST,
): Promise<readonly string[] | undefined> {
  try {
    return ((await rest.get(Routes.guildMember(guild, person))) as APIGuildMember).roles;
  } catch (error) {
    if (error instanceof DiscordAPIError && NO_MEMBER.includes(error.code)) return undefined;
    throw error;
  }
}
