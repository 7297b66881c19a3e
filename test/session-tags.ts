// Whose session an id is, as computed by a host with a known key; for tests that watch a bot from outside.

import { readConfig } from "../src/app/config.ts";
import { keyedHasher } from "../src/people/host/keyed-hash.ts";
import { type PlayerId, writePlayerId } from "../src/people/index.ts";

/** The suffix of a player's session ids on the host with that `HOST_KEY`. */
export function sessionTagsUnder(key: string): (player: PlayerId) => string {
  const { hostKey } = readConfig({ DATA_DIR: ":memory:", HOST_KEY: key });
  if (!hostKey) throw new Error("no HOST_KEY was given");
  const { hash } = keyedHasher(hostKey, "owner");
  return (player) => hash(writePlayerId(player)).split(".")[1]?.slice(0, 4) ?? "";
}
