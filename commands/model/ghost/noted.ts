// Which ghosts have rounds of a person in them, and how many were asked for: noted under each identity
// before a ghost can be met, and struck when it is gone.

import { GHOSTS_OF, type GhostsOf } from "../../../src/arena/made/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";

const NONE: GhostsOf[string] = { made: 0, keys: [] };

export async function notedOf(store: Store, player: PlayerId, { id }: Pick<MatrixGame, "id">) {
  return (await GHOSTS_OF.read(store, writePlayerId(player)))?.[id] ?? NONE;
}

/** Notes it as the next one under its owner; false where another was asked for meanwhile. */
export function noteFirst(
  store: Store,
  owner: PlayerId,
  { game: { id }, made }: { readonly game: MatrixGame; readonly made: number },
  key: string,
): Promise<boolean> {
  return GHOSTS_OF.update(store, writePlayerId(owner), (all: GhostsOf = {}) => {
    const before = all[id] ?? NONE;
    // Not this one's: an update whose answer was lost is made again.
    if (before.keys.includes(key)) return { next: undefined, result: true };
    if (before.made !== made) return { next: undefined, result: false };
    return { next: { ...all, [id]: { made: made + 1, keys: [...before.keys, key] } }, result: true };
  });
}

export function note(store: Store, player: PlayerId, { id }: MatrixGame, key: string): Promise<void> {
  return GHOSTS_OF.update(store, writePlayerId(player), (all: GhostsOf = {}) => {
    const { made, keys } = all[id] ?? NONE;
    const isNoted = keys.includes(key);
    return {
      next: isNoted ? undefined : { ...all, [id]: { made, keys: [...keys, key] } },
      result: undefined,
    };
  });
}

export function strike(store: Store, player: PlayerId, game: string, keys: readonly string[]): Promise<void> {
  return GHOSTS_OF.update(store, writePlayerId(player), (all) => {
    const before = all?.[game];
    if (!all || !before?.keys.some((key) => keys.includes(key)))
      return { next: undefined, result: undefined };
    const left = before.keys.filter((key) => !keys.includes(key));
    return { next: { ...all, [game]: { ...before, keys: left } }, result: undefined };
  });
}

export async function isStillNoted(
  store: Store,
  identities: readonly PlayerId[],
  game: MatrixGame,
  key: string,
): Promise<boolean> {
  const noted = await Promise.all(identities.map((one) => notedOf(store, one, game)));
  return noted.every(({ keys }) => keys.includes(key));
}

/** One that failed does not count, unless another was asked for since. */
export function unmake(store: Store, owner: PlayerId, game: string, made: number): Promise<void> {
  return GHOSTS_OF.update(store, writePlayerId(owner), (all) => {
    const before = all?.[game];
    if (!all || before?.made !== made + 1) return { next: undefined, result: undefined };
    return { next: { ...all, [game]: { ...before, made } }, result: undefined };
  });
}
