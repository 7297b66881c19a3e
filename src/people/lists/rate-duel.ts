// A finished duel's effect on the ladder: decided once, written into both sides' logs, repeatable at any
// point.

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

/** `why`: the reason why the duel was not rated; absent: it was. */
export interface RatedOutcome {
  readonly why?: UnratedReason;
  readonly sides: readonly [RatedSide, RatedSide];
}

/** Keys of the places where each side played, where these are known. */
type DuelPlaces = readonly [string | undefined, string | undefined];

/**
 * Rates a result, once however often it is called: again after a crash it completes what is missing.
 * `now` in milliseconds since 1970. @throws StoreError; RangeError when a side is no `platform:id`.
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
  // These two are found again to be so, whenever it is asked.
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

/** The two persons' place of the day, which no two processes take at once. */
function takePlace(store: Store, { id, at }: DuelResult, people: readonly LadderPerson[]): Promise<boolean> {
  return takePairPlace(store, { persons: people.map(({ marks }) => marks[0] as string), id, at });
}

/** As they stood when the duel was over, however late that is asked. */
function personOf(store: Store, { sides, gameId, at }: DuelResult, side: 0 | 1): Promise<LadderPerson> {
  return ladderPerson(store, identityOf(sides[side].player), gameId, at);
}

function identityOf(written: string): PlayerId {
  const player = readPlayerId(written);
  if (!player) throw new RangeError(`${written} is no player`);
  return player;
}

/** Either side first: a repetition finds what is missing. */
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

/** Indexes a player's duel and place; nothing for a private player. */
async function noteDuelled(
  store: Store,
  player: PlayerId & { readonly name: string },
  { gameId, place, now }: { gameId: string; place: string | undefined; now: number },
): Promise<void> {
  const consent = await noteSeenIn(store, player, place, now);
  // All places: a rating is one, wherever the duel was.
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
