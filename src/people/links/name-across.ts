// The name by which people on other platforms see a player: none, unless the player set one.

import { z } from "zod";
import { nameInText, unlinked } from "../../infra/i18n/name-in-text.ts";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { identitiesOf, partsOf } from "./identities.ts";

/** Maximum characters of a chosen name. */
export const NAME_ACROSS_MAX = 24;

const setting = z.union([
  z.strictObject({ shows: z.enum(["here", "hidden"]) }),
  z.strictObject({ shows: z.literal("word"), word: z.string() }),
]);

/** `here`: the display name on the platform where they play; `hidden`: none. */
export type NameAcross = Readonly<z.infer<typeof setting>>;

export const NAME_ACROSS = personPart("name-across", setting);

const HIDDEN: NameAcross = { shows: "hidden" };

/** The chosen name as displayed: on one line, with nothing clickable; undefined if it's empty, too long, or would
 * become clickable. */
export function readNameAcross(typed: string): string | undefined {
  const word = nameInText(typed.normalize("NFC")).replace(/\s+/gu, " ");
  const isShort = word.length > 0 && [...word].length <= NAME_ACROSS_MAX;
  return isShort && unlinked(word) === word ? word : undefined;
}

/** Applies to all of the person's accounts. */
export async function setNameAcross(store: Store, player: PlayerId, next: NameAcross): Promise<void> {
  for (const one of await identitiesOf(store, player))
    await NAME_ACROSS.update(store, writePlayerId(one), (before) => ({
      next: next.shows === "hidden" ? before && null : next,
      result: undefined,
    }));
}

/** The setting of this account; hidden if any of the person's other accounts is hidden. */
export async function nameAcrossOf(store: Store, player: PlayerId): Promise<NameAcross> {
  const all = await partsOf(store, player, NAME_ACROSS);
  return all.every(({ part }) => part !== undefined) ? (all[0]?.part ?? HIDDEN) : HIDDEN;
}
