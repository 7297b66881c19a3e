// A player's identity: a platform and the platform's own id, nothing else.

import { createHash } from "node:crypto";
import { WRITTEN_PLAYER } from "../../core/verify/export-file.ts";

export interface PlayerId {
  readonly platform: string;
  readonly id: string;
}

/** `platform:id`, as people type it and as documents are keyed. */
export function writePlayerId(player: PlayerId): string {
  return `${player.platform}:${player.id}`;
}

/** All names that documents may use for the player: `platform:id`, and `platform:@name` for each handle. */
export function namesOf(player: PlayerId & { readonly handles?: readonly string[] }): readonly string[] {
  const { platform, handles = [] } = player;
  return [writePlayerId(player), ...handles.map((handle) => `${platform}:@${handle}`)];
}

const NAMED_ONLY = "handle_";

/** A placeholder id for the owner of an @name whose id is unknown; it doesn't reveal the name. */
export function playerNamed(platform: string, handle: string): PlayerId {
  const hash = createHash("sha256").update(`named|${platform}|${handle}`).digest("base64url");
  return { platform, id: `${NAMED_ONLY}${hash.slice(0, 22)}` };
}

/** All names under which the person may have been asked, given the identity they show: their id, their @name, and the
 * placeholder id for that name. */
export function namesAsked({
  platform,
  id,
  handle,
}: PlayerId & { readonly handle?: string | undefined }): readonly string[] {
  const byName = handle === undefined ? [] : [`@${handle}`, playerNamed(platform, handle).id];
  return [id, ...byName].map((one) => `${platform}:${one}`);
}

export function isNamedOnly({ id }: PlayerId): boolean {
  return id.startsWith(NAMED_ONLY);
}

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
