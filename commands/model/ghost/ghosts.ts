// A person's ghosts: frozen, one per game, and withdrawn. Whose rounds are in a ghost is noted before anyone can play
// it, and every step of a withdrawal can be repeated, so that none is ever left behind.

import { createHash, randomBytes } from "node:crypto";
import {
  GHOSTS_OF,
  ghostId,
  readStoredGhost,
  removeGhost,
  type StoredGhost,
  storeGhost,
} from "../../../src/arena/submissions/index.ts";
import type { Speaker } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { GHOST_ROUNDS_MIN } from "../../../src/core/strategies/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { identitiesOf, type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import type { Services } from "../../kit/services.ts";
import {
  addRegistration,
  GHOST_PREFIX,
  isIndecent,
  registrationsOf,
  removeRegistration,
} from "../../strategy/index.ts";
import type { Freezer } from "./freezer.ts";
import { type GhostRounds, ghostRounds } from "./known.ts";
import { isStillNoted, note, notedOf, noteFirst, strike, unmake } from "./noted.ts";

export interface GhostServices extends Pick<Services, "store" | "now"> {
  readonly freezer: Freezer;
}

/** What a person may see of their ghost. */
export type OwnGhost = Omit<StoredGhost, "state" | "owner">;

export interface FreezeRequest {
  readonly game: MatrixGame;
  /** How many had been requested when the question was asked; if that has changed, the question was already
   * answered. */
  readonly made: number;
  /** The display name to use; absent: none. */
  readonly named?: string | undefined;
}

/** `old`: it was asked before an intervening freeze. `full`: the person has reached the limit on names. */
export type FreezeRefusal = "old" | "too-few" | "full";

/** The caller's ghost at the game, and how many were requested under this identity. @throws StoreError */
export async function ghostOf(
  store: Store,
  caller: Speaker,
  game: MatrixGame,
): Promise<{ readonly ghost: StoredGhost | undefined; readonly made: number }> {
  const identities = await caller.identities();
  const noted = await Promise.all(identities.map((one) => notedOf(store, one, game)));
  const keys = [...new Set(noted.flatMap((one) => one.keys))];
  const ghosts = await Promise.all(keys.map((key) => readStoredGhost(store, ghostId(key))));
  const [ghost] = ghosts.filter((one) => one !== undefined).sort((a, b) => b.frozenAt - a.frozenAt);
  return { ghost, made: noted[0]?.made ?? 0 };
}

/** Freezes the person's play into a playable ghost, replacing an earlier one. @throws StoreError, BusyError */
export async function freeze(
  services: GhostServices,
  owner: Speaker,
  request: FreezeRequest,
): Promise<StoredGhost | FreezeRefusal> {
  const { store } = services;
  const { game, made } = request;
  if ((await notedOf(store, owner, game)).made !== made) return "old";
  const known = await ghostRounds(services, owner, game);
  if (known.rounds.person.length < GHOST_ROUNDS_MIN) return "too-few";
  const key = randomBytes(16).toString("hex");
  // Noted before anything else, so that any withdrawal from now on finds it.
  if (!(await noteFirst(store, owner, request, key))) return "old";
  try {
    return await frozen(services, owner, request, known, key);
  } catch (error) {
    // If this fails as well, the note remains, and the next withdrawal or freeze uses it to find the rest.
    await undo(store, owner, request, known, key).catch(() => undefined);
    throw error;
  }
}

async function frozen(
  { store, now, freezer }: GhostServices,
  owner: Speaker,
  request: FreezeRequest,
  { rounds, elsewhere, identities: all }: GhostRounds,
  key: string,
): Promise<StoredGhost | FreezeRefusal> {
  const { game } = request;
  // The identities whose rounds are in it.
  const identities = elsewhere.link + elsewhere.duel > 0 ? all : all.slice(0, 1);
  const { state, standIn } = await freezer.freeze({ gameId: game.id, rounds });
  for (const one of identities.slice(1)) await note(store, one, game, key);
  await revoke(store, owner, game, key);
  const name = await register(store, owner, request, key);
  if (name === undefined) {
    await revoke(store, owner, game);
    return "full";
  }
  const ghost: StoredGhost = {
    owner: writePlayerId(owner),
    game: game.id,
    name,
    elsewhere,
    standIn,
    state: Buffer.from(state).toString("base64"),
    frozenAt: now(),
    rounds: rounds.person.length,
  };
  await storeGhost(store, key, ghost);
  if (await isStillNoted(store, identities, game, key)) return ghost;
  // It was withdrawn in the meantime.
  await revokeKeys(store, identities, game.id, [key]);
  return "old";
}

/** Withdraws the caller's ghosts at the game except `kept`, immediately and everywhere; true if there was one. */
export async function revoke(
  store: Store,
  caller: Speaker,
  game: Pick<MatrixGame, "id">,
  kept?: string,
): Promise<boolean> {
  const identities = await caller.identities();
  const noted = await Promise.all(identities.map((one) => notedOf(store, one, game)));
  const keys = [...new Set(noted.flatMap((one) => one.keys))].filter((key) => key !== kept);
  return revokeKeys(store, identities, game.id, keys);
}

/** Withdraws all that contain rounds of this identity; true if there was any. Its notes are deleted, too. */
export async function revokeAllOf(store: Store, player: PlayerId): Promise<boolean> {
  const noted = (await GHOSTS_OF.read(store, writePlayerId(player))) ?? {};
  const identities = await identitiesOf(store, player);
  for (const [game, { keys }] of Object.entries(noted)) await revokeKeys(store, identities, game, keys);
  return GHOSTS_OF.remove(store, writePlayerId(player));
}

/** Withdraws those that contain rounds of several of these identities, which are no longer one person. */
export async function revokeShared(store: Store, identities: readonly PlayerId[]): Promise<void> {
  const noted = await Promise.all(identities.map((one) => GHOSTS_OF.read(store, writePlayerId(one))));
  const all = noted.flatMap((one) => Object.entries(one ?? {}));
  const keys = all.flatMap(([, one]) => one.keys);
  const shared = keys.filter((key, at) => keys.indexOf(key) !== at);
  for (const game of new Set(all.map(([id]) => id))) await revokeKeys(store, identities, game, shared);
}

/** Withdraws those that include rounds from duels, which the person no longer allows. */
export async function revokeFromDuels(store: Store, identities: readonly PlayerId[]): Promise<boolean> {
  const noted = await Promise.all(identities.map((one) => GHOSTS_OF.read(store, writePlayerId(one))));
  let isAny = false;
  for (const [game, { keys }] of noted.flatMap((one) => Object.entries(one ?? {})))
    for (const key of keys) {
      const ghost = await readStoredGhost(store, ghostId(key));
      if (!ghost || ghost.elsewhere.duel > 0)
        isAny = (await revokeKeys(store, identities, game, [key])) || isAny;
    }
  return isAny;
}

/** Removes twice, because a ghost may be stored between the first removal and when it's taken off the lists. */
async function revokeKeys(
  store: Store,
  identities: readonly PlayerId[],
  game: string,
  keys: readonly string[],
): Promise<boolean> {
  if (keys.length === 0) return false;
  const first = await Promise.all(keys.map((key) => removeGhost(store, key)));
  const ids = keys.map(ghostId);
  for (const one of identities) {
    for (const { name, strategy } of await registrationsOf(store, one))
      if (ids.includes(strategy)) await removeRegistration(store, one, name);
    await strike(store, one, game, keys);
  }
  const second = await Promise.all(keys.map((key) => removeGhost(store, key)));
  return [...first, ...second].includes(true);
}

/** Allows the question to be answered again. */
async function undo(
  store: Store,
  owner: PlayerId,
  { game: { id }, made }: FreezeRequest,
  { identities }: GhostRounds,
  key: string,
): Promise<void> {
  await revokeKeys(store, identities, id, [key]);
  await unmake(store, owner, id, made);
}

/** Takes the first free name; undefined if the person has reached the limit on names. */
async function register(
  store: Store,
  owner: PlayerId,
  { game, named }: FreezeRequest,
  key: string,
): Promise<string | undefined> {
  for (const name of ghostNames(key, named)) {
    const gauntlet = { game: game.id, results: [] };
    const refusal = await addRegistration(store, owner, { name, strategy: ghostId(key), gauntlet });
    if (!refusal) return name;
    if (refusal === "full") return undefined;
  }
  return undefined;
}

/** Everything stored about the person's ghosts under this identity, with their bytes in base64. */
export async function exportGhosts(store: Store, player: PlayerId): Promise<object | undefined> {
  const noted = await GHOSTS_OF.read(store, writePlayerId(player));
  if (!noted) return undefined;
  const made = Object.fromEntries(Object.entries(noted).map(([game, one]) => [game, one.made]));
  const keys = Object.values(noted).flatMap((one) => one.keys);
  const ghosts = await Promise.all(keys.map((key) => readStoredGhost(store, ghostId(key))));
  return { made, ghosts: ghosts.filter((one) => one !== undefined) };
}

/** Ghosts' names are anonymous, unless their owner wants theirs to carry their own name. */
const NAME_MAX = 24;
const DRAWN_DIGITS = 4;
/** Letters and digits that can't be mistaken for each other. */
const DIGITS = "23456789abcdefghjkmnpqrstuvwxyz";

/** Names to try in turn for the ghost with this key; `owner`: the display name to use. None uses `owner` if that has no
 * Latin letter or digit, or is indecent. */
function ghostNames(key: string, owner: string | undefined): readonly string[] {
  const drawn = [0, 1, 2, 3].map((attempt) => `${GHOST_PREFIX}${drawnWord(key, attempt)}`);
  const word = owner === undefined ? "" : latin(owner);
  if (word === "" || isIndecent(word)) return drawn;
  const base = `${GHOST_PREFIX}of-${word}`;
  const spelt = ["", "-2", "-3", "-4", "-5"].map(
    (end) => base.slice(0, NAME_MAX - end.length).replace(/-+$/, "") + end,
  );
  return [...spelt, ...drawn];
}

function drawnWord(key: string, attempt: number): string {
  const hash = createHash("sha256").update(`ghost-name|${attempt}|${key}`).digest();
  return Array.from({ length: DRAWN_DIGITS + attempt }, (_, at) => {
    return DIGITS[(hash[at] as number) % DIGITS.length];
  }).join("");
}

function latin(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}
