// A player's identity: a platform and the platform's own id, nothing else.

import { createHash } from "node:crypto";

export interface PlayerId {
  readonly platform: string;
  readonly id: string;
}

/** `platform:id`, as people type it and as documents are keyed. */
export function writePlayerId(player: PlayerId): string {
  return `${player.platform}:${player.id}`;
}

const WRITTEN_PLAYER = /^([a-z][a-z0-9-]{0,31}):([A-Za-z0-9_-]{1,64})$/;

/** Parses `discord:700000000000000001`; undefined if malformed. */
export function readPlayerId(text: string): PlayerId | undefined {
  const match = WRITTEN_PLAYER.exec(text);
  return match ? { platform: match[1] as string, id: match[2] as string } : undefined;
}

/** Four characters, rarely shared by two players, that verify the owner of a button without storing it. Stored data
 * uses `nameHash`, because anyone can compute this tag from an id. */
export function ownerTag(player: PlayerId): string {
  return createHash("sha256")
    .update(`owner|${writePlayerId(player)}`)
    .digest("base64url")
    .slice(0, 4);
}
