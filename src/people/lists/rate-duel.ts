// A finished duel's effect on the ladder: decided once and written to both sides' logs. Any step can safely be
// repeated.

import {
  type DecidedSide,
  decideDuel,
  type FinishedDuel,
  type LadderPerson,
  PROVISIONAL_BELOW,
  type UnratedReason,
} from "../../core/ladder/index.ts";
import { monthOf } from "../../infra/calendar.ts";
import type { Store } from "../../infra/store/index.ts";
import type { DuelResult } from "../duels/result.ts";
import { type PlayerId, readPlayerId } from "../identity/player.ts";
import { enterLadders } from "./ladder.ts";
import {
  DECIDED_WITHIN_MS,
  type DecidedDuel,
  decidedDuel,
  decideOnce,
  settle,
  takePairPlace,
} from "./ladder-ledger.ts";
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
  const known = await decidedDuel(store, result.id);
  const decision = known ?? (await decide(store, result, now));
  if (!decision.done) await write(store, { result, decision, places, now });
  return outcomeOf(result, decision);
}

async function decide(store: Store, result: DuelResult, now: number): Promise<DecidedDuel> {
  const people = await Promise.all([personOf(store, result, 0), personOf(store, result, 1)]);
  const duel = finishedDuel(result, now);
  let decision = decideDuel(duel, people);
  if (!decision.why && !(await takePlace(store, result, people)))
    decision = decideDuel({ ...duel, isPairFull: true }, people);
  // These two reasons come out the same every time, so they needn't be stored.
  if (decision.why === "friendly" || decision.why === "late") return { ...decision, done: true };
  return decideOnce(store, result.id, { ...decision, done: false });
}

function finishedDuel(result: DuelResult, now: number): FinishedDuel {
  const { id, at, winner, ending, rounds, rated: isRated } = result;
  return {
    id,
    at,
    winner,
    ending,
    isRated,
    played: rounds.filter((round) => !round.includes(undefined)).length,
    isLate: now - at > DECIDED_WITHIN_MS,
    month: monthOf(at),
    isPairFull: false,
  };
}

/** Claims one of the pair's rated duels for the day; no two processes can claim the same one. */
function takePlace(store: Store, { id, at }: DuelResult, people: readonly LadderPerson[]): Promise<boolean> {
  return takePairPlace(store, { persons: people.map(({ digests }) => digests[0] as string), id, at });
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
  await settle(store, result.id);
}

/** Indexes a player's duel and chat; does nothing for a private player. */
async function noteDuelled(
  store: Store,
  player: PlayerId & { readonly name: string },
  { gameId, place, now }: { gameId: string; place: string | undefined; now: number },
): Promise<void> {
  const consent = await noteSeenIn(store, player, place, now);
  // All their chats: there's one rating, wherever the duel was played.
  if (consent) await enterLadders(store, player, { consent, gameId, places: consent.places, now });
}

function outcomeOf({ sides: [a, b] }: DuelResult, { why, sides: [one, other] }: DecidedDuel): RatedOutcome {
  const side = (name: string, of: DecidedSide): RatedSide => ({
    ...of,
    name,
    isProvisional: of.matches < PROVISIONAL_BELOW,
  });
  return { ...(why && { why }), sides: [side(a.name, one), side(b.name, other)] };
}
