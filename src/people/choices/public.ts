// What others may see of a person, and whether they may challenge them by name. Two switches, both in `/settings`.

import { z } from "zod";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";

const NAME_CHARACTERS = 64;
const PLACES_KEPT = 20;

const publicPart = z.strictObject({
  /** Display name when they were last seen; empty while no one has to read it. */
  name: z.string(),
  /** On lists and maps, and open to anyone who looks at or compares profiles. */
  shown: z.boolean(),
  /** Others may challenge them by name. */
  challenges: z.boolean(),
  /** Keys of the chats played in since they are shown; most recent first. */
  places: z.array(z.string()),
});

export type Public = Readonly<z.infer<typeof publicPart>>;

/** A person who is shown. */
export type Shown = Pick<Public, "name" | "places">;

type Named = PlayerId & { readonly name: string };

const NEW: Public = { name: "", shown: false, challenges: true, places: [] };

export const PLAYER_PUBLIC = personPart("public", publicPart);

export async function publicOf(store: Store, player: PlayerId): Promise<Public> {
  return (await PLAYER_PUBLIC.read(store, writePlayerId(player))) ?? NEW;
}

/** Undefined unless the person wants to be shown. */
export async function shownOf(store: Store, player: PlayerId): Promise<Shown | undefined> {
  const found = await publicOf(store, player);
  return found.shown ? found : undefined;
}

/** Whether the person is on the board of a chat (by its key), or of `everywhere`. */
export function isShownIn({ places }: Shown, place: string): boolean {
  return place === "everywhere" || places.includes(place);
}

export function setChallenges(store: Store, player: PlayerId, challenges: boolean): Promise<void> {
  return change(store, player, (before) => ({ ...before, challenges }));
}

/** Stores the name under which a question shows its asker. */
export function noteName(store: Store, player: Named): Promise<void> {
  return change(store, player, (before) => ({ ...before, name: shownName(player.name) }));
}

/** Shows the person from now on. */
export async function markShown(store: Store, player: Named): Promise<void> {
  await change(store, player, (before) => ({ ...before, shown: true, name: shownName(player.name) }));
}

/** Hides the person; resolves to their former state. */
export async function markHidden(store: Store, player: PlayerId): Promise<Public> {
  const before = await publicOf(store, player);
  await change(store, player, ({ challenges }) => ({ ...NEW, challenges }));
  return before;
}

/** Stores a shown person's current name and chat; also resolves to the chats dropped because of the limit. */
export async function noteSeen(
  store: Store,
  player: Named,
  place: string | undefined,
): Promise<{ readonly shown: Shown; readonly forgotten: readonly string[] } | undefined> {
  if (!(await shownOf(store, player))) return undefined;
  return PLAYER_PUBLIC.update(store, writePlayerId(player), (before) => {
    if (!before?.shown) return { next: undefined, result: undefined };
    const earlier = before.places.filter((one) => one !== place);
    const places = place === undefined ? earlier : [place, ...earlier].slice(0, PLACES_KEPT);
    const next = { ...before, name: shownName(player.name), places };
    const forgotten = before.places.filter((one) => !places.includes(one));
    const isSame = JSON.stringify(next) === JSON.stringify(before);
    return { next: isSame ? undefined : next, result: { shown: next, forgotten } };
  });
}

/** Removes the part once it says nothing. */
function change(store: Store, player: PlayerId, next: (before: Public) => Public): Promise<void> {
  return PLAYER_PUBLIC.update(store, writePlayerId(player), (before = NEW) => {
    const after = next(before);
    return { next: JSON.stringify(after) === JSON.stringify(NEW) ? null : after, result: undefined };
  });
}

function shownName(name: string): string {
  return [...nameInText(name)].slice(0, NAME_CHARACTERS).join("");
}
