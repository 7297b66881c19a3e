// Which ghosts contain a person's rounds, and how many were requested: noted under each identity before a ghost can be
// played, and removed when it's gone.

import { GHOSTS_OF, type GhostsOf } from "../../../src/arena/submissions/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";

const NONE: GhostsOf[string] = { made: 0, keys: [] };

export async function notedOf(store: Store, player: PlayerId, { id }: Pick<MatrixGame, "id">) {
  return (await GHOSTS_OF.read(store, writePlayerId(player)))?.[id] ?? NONE;
}

/** Notes it as the owner's next ghost; false if a different one was requested in the meantime. */
export function noteFirst(
  store: Store,
  owner: PlayerId,
  { game: { id }, made }: { readonly game: MatrixGame; readonly made: number },
  key: string,
): Promise<boolean> {
  return GHOSTS_OF.update(store, writePlayerId(owner), (all: GhostsOf = {}) => {
    const before = all[id] ?? NONE;
    // An earlier run of this update, whose answer was lost, has already noted it.
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

/** Uncounts a failed one, unless another was requested since. */
export function unmake(store: Store, owner: PlayerId, game: string, made: number): Promise<void> {
  return GHOSTS_OF.update(store, writePlayerId(owner), (all) => {
    const before = all?.[game];
    if (!all || before?.made !== made + 1) return { next: undefined, result: undefined };
    return { next: { ...all, [game]: { ...before, made } }, result: undefined };
  });
}
