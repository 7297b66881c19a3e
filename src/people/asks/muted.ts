// People who don't take challenges, stored by player id and by the @name that others may use for them.

import { z } from "zod";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, playerNamed, writePlayerId } from "../identity/player.ts";
import { partsOf } from "../links/identities.ts";

const setting = z.strictObject({
  /** When the person stopped taking challenges, in milliseconds since 1970. */
  mutedAt: z.number(),
  /** `platform:id`. */
  player: z.string(),
  handle: z.string().optional(),
});

export type ChallengeSetting = Readonly<z.infer<typeof setting>>;

const SETTING = personPart("challenge-setting", setting);

/** The person being challenged, by id, or by handle if the id is unknown. */
interface Challenged {
  readonly platform: string;
  readonly id?: string;
  readonly handle?: string;
}

/** Whether the person takes no challenges, under any of their identities. */
export async function hasMutedChallenges(
  store: Store,
  { platform, id, handle }: Challenged,
): Promise<boolean> {
  if (id !== undefined) {
    const all = await partsOf(store, { platform, id }, SETTING);
    return all.some(({ part }) => part !== undefined);
  }
  return handle !== undefined && (await SETTING.read(store, named(platform, handle))) !== undefined;
}

/** Absent while this identity takes challenges. */
export function challengeSetting(store: Store, player: PlayerId): Promise<ChallengeSetting | undefined> {
  return SETTING.read(store, writePlayerId(player));
}

/** Stops challenges to the person. */
export async function muteChallenges(
  store: Store,
  player: PlayerId & { readonly handle?: string },
  now: number,
): Promise<void> {
  const { platform, handle } = player;
  const me = writePlayerId(player);
  const next = { mutedAt: now, player: me, ...(handle !== undefined && { handle }) };
  const before = await challengeSetting(store, player);
  if (before && before.handle === handle) return;
  if (before) await unmuteChallenges(store, player);
  await SETTING.update(store, me, () => ({ next, result: undefined }));
  if (handle !== undefined)
    await SETTING.update(store, named(platform, handle), () => ({ next, result: undefined }));
}

/** Allows challenges again; resolves to whether they were muted. */
export async function unmuteChallenges(store: Store, player: PlayerId): Promise<boolean> {
  const me = writePlayerId(player);
  const before = await challengeSetting(store, player);
  if (before?.handle !== undefined)
    await SETTING.update(store, named(player.platform, before.handle), (found) => ({
      // The @name may belong to someone else by now.
      next: found && found.player !== me ? undefined : null,
      result: undefined,
    }));
  return SETTING.remove(store, me);
}

function named(platform: string, handle: string): string {
  return writePlayerId(playerNamed(platform, handle));
}
