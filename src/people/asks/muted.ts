// Who takes no challenges: kept by player, and by the @name under which others name them.

import { z } from "zod";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, playerNamed, writePlayerId } from "../identity/player.ts";
import { partsOf } from "../links/identities.ts";

const setting = z.strictObject({
  /** Since when no challenges are taken, in milliseconds since 1970. */
  mutedAt: z.number(),
  /** `platform:id`. */
  player: z.string(),
  handle: z.string().optional(),
});

export type ChallengeSetting = Readonly<z.infer<typeof setting>>;

const SETTING = personPart("challenge-setting", setting);

/** Whoever is challenged: by id, or by handle where the id is unknown. */
interface Challenged {
  readonly platform: string;
  readonly id?: string;
  readonly handle?: string;
}

/** Whether the person takes no challenges; it holds for all their identities. */
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

/** Absent while the person takes challenges under this identity. */
export function challengeSetting(store: Store, player: PlayerId): Promise<ChallengeSetting | undefined> {
  return SETTING.read(store, writePlayerId(player));
}

/** From now on no challenges. */
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

/** Challenges are taken again; resolves to whether they were not. */
export async function unmuteChallenges(store: Store, player: PlayerId): Promise<boolean> {
  const me = writePlayerId(player);
  const before = await challengeSetting(store, player);
  if (before?.handle !== undefined)
    await SETTING.update(store, named(player.platform, before.handle), (found) => ({
      // Somebody else may have taken the name over.
      next: found && found.player !== me ? undefined : null,
      result: undefined,
    }));
  return SETTING.remove(store, me);
}

function named(platform: string, handle: string): string {
  return writePlayerId(playerNamed(platform, handle));
}
