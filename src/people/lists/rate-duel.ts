// A finished duel's effect on the ladder: decided once and written to both sides' logs. Any step can safely be
// repeated.

import {
  type DecidedSide,
  decideDuel,
  type LadderPerson,
  PROVISIONAL_BELOW,
  type UnratedReason,
} from "../../core/ladder/index.ts";
import { monthOf } from "../../infra/calendar.ts";
import type { Store } from "../../infra/store/index.ts";
import type { DuelResult } from "../duels/result.ts";
import { type PlayerId, readPlayerId } from "../identity/player.ts";
import { enterLadders } from "./ladder.ts";
import { type DecidedDuel, decideOnce, settle } from "./ladder-ledger.ts";
import { ladderPerson, noteResult } from "./ladder-log.ts";
import { noteSeenIn } from "./rankings.ts";

export interface RatedSide extends DecidedSide {
  readonly name: string;
  readonly isProvisional: boolean;
}

/** `why`: the reason why the duel wasn't rated; absent if it was. */
export interface RatedOutcome {
  readonly why?: UnratedReason;
  readonly sides: readonly [RatedSide, RatedSide];
}

/** Keys of the chats where each side played, if known. */
type DuelPlaces = readonly [string | undefined, string | undefined];

/**
 * Rates a result once, however often it's called; a call after a crash completes what's missing. `now` in milliseconds
 * since 1970. @throws StoreError; RangeError when a side isn't a `platform:id`.
 */
export async function rateDuel(
  store: Store,
  result: DuelResult,
  now: number,
  places: DuelPlaces = [undefined, undefined],
): Promise<RatedOutcome> {
  const people = await Promise.all([personOf(store, result, 0), personOf(store, result, 1)]);
  const { id, at } = result;
  const of = { id, at, persons: people.map(({ digest }) => digest) };
  const decision = await decide(store, result, people, of);
  if (!decision.done) {
    await write(store, { result, decision, places, now });
    await settle(store, of);
  }
  return outcomeOf(result, decision);
}

async function decide(
  store: Store,
  { id, at, winner, ending }: DuelResult,
  people: readonly [LadderPerson, LadderPerson],
  of: Parameters<typeof decideOnce>[1],
): Promise<DecidedDuel> {
  const duel = { id, at, winner, ending, month: monthOf(at), isPairFull: false };
  const decision = decideDuel(duel, people);
  if (decision.why) return { ...decision, done: true };
  const full = { ...decideDuel({ ...duel, isPairFull: true }, people), done: true };
  return (await decideOnce(store, of, decision)) ?? full;
}

/** The person as they were when the duel ended, however late this is called. */
function personOf(store: Store, { sides, gameId, at }: DuelResult, side: 0 | 1): Promise<LadderPerson> {
  return ladderPerson(store, identityOf(sides[side].player), gameId, at);
}

function identityOf(written: string): PlayerId {
  const player = readPlayerId(written);
  if (!player) throw new RangeError(`${written} is no player`);
  return player;
}

/** Order doesn't matter: a repeated call writes whichever side is missing. */
async function write(
  store: Store,
  {
    result,
    decision,
    places,
    now,
  }: { result: DuelResult; decision: DecidedDuel; places: DuelPlaces; now: number },
): Promise<void> {
  for (const side of [0, 1] as const) {
    const { player, name } = result.sides[side];
    const noted = decision.results[side];
    const identity = identityOf(player);
    if (noted) await noteResult(store, identity, result.gameId, { result: noted, now });
    if (noted)
      await noteDuelled(store, { ...identity, name }, { gameId: result.gameId, place: places[side], now });
  }
}

/** Indexes a player's duel and chat; does nothing for one who isn't shown. */
async function noteDuelled(
  store: Store,
  player: PlayerId & { readonly name: string },
  { gameId, place, now }: { gameId: string; place: string | undefined; now: number },
): Promise<void> {
  const shown = await noteSeenIn(store, player, place, now);
  // All their chats: there's one rating, wherever the duel was played.
  if (shown) await enterLadders(store, player, { gameId, places: shown.places, now });
}

function outcomeOf({ sides: [a, b] }: DuelResult, { why, sides: [one, other] }: DecidedDuel): RatedOutcome {
  const side = (name: string, of: DecidedSide): RatedSide => ({
    ...of,
    name,
    isProvisional: of.matches < PROVISIONAL_BELOW,
  });
  return { ...(why && { why }), sides: [side(a.name, one), side(b.name, other)] };
}
