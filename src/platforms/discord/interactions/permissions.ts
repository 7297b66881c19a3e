// Management rights from Discord's permissions.

import { PermissionFlagsBits, PermissionsBitField } from "discord.js";

/** Manage Server: settings are for the owner and people whom the owner trusts with the server. */
export function canConfigure(permissions: string): boolean {
  return new PermissionsBitField(BigInt(permissions)).has(PermissionFlagsBits.ManageGuild);
}

/** Manage Server or Manage Events makes an organiser, so owners can appoint them with a role. */
export function canManage(permissions: string): boolean {
  return new PermissionsBitField(BigInt(permissions)).any([
    PermissionFlagsBits.ManageGuild,
    PermissionFlagsBits.ManageEvents,
  ]);
}
