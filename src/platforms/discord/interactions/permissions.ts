// Who may manage, by Discord's own permissions.

import { PermissionFlagsBits, PermissionsBitField } from "discord.js";

/**
 * Whether these permissions, which Discord tells of a member in a channel, make an organiser: who
 * manages the server or its events. An owner can so appoint organisers by a role.
 */
export function canManage(permissions: string): boolean {
  return new PermissionsBitField(BigInt(permissions)).any([
    PermissionFlagsBits.ManageGuild,
    PermissionFlagsBits.ManageEvents,
  ]);
}
