// Whose session an id is, as computed by a host with a known key; for tests that watch a bot from outside.

import { readConfig } from "../src/app/config.ts";
import { keyedHash } from "../src/people/host/host.ts";
import { type PlayerId, writePlayerId } from "../src/people/index.ts";

/** The suffix of a player's session ids on the host with that `HOST_KEY`. */
export function sessionTagsUnder(key: string): (player: PlayerId) => string {
  const { hostKey } = readConfig({ DATA_DIR: ":memory:", HOST_KEY: key });
  if (!hostKey) throw new Error("no HOST_KEY was given");
  return (player) => keyedHash(hostKey, "owner", writePlayerId(player)).slice(0, 4);
}
