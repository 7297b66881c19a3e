// Asks for a duel and takes one up, as far as both want to: before anything is posted or begun it is asked
// whether they take duels of each other, and what came of it is noted for the limits.

import { type Caller, type CommandCall, type Place, placeKey, type Reply } from "../../src/chat/index.ts";
import {
  beginChallenge,
  type ChallengeOutcome,
  DUEL_CHALLENGE,
  type DuelPerson,
  mayChallenge,
  mayTake,
  noteChallengeAnswer,
  playerNamed,
  readPlayerId,
  writePlayerId,
} from "../../src/people/index.ts";
import type { Rival } from "../kit/rival.ts";
import { isOpenAt, type TakeOutcome, takeDuel } from "./challenges.ts";
import type { DuelDeps } from "./deps.ts";
import type { Duel } from "./document.ts";
import { findDuel } from "./duels.ts";
import { duelRefusal } from "./manners/index.ts";
import { asSide, isInvited, type Person, sideOf } from "./person.ts";

type Begun = Extract<ChallengeOutcome, { readonly state: "begun" }>;

/** Notes the challenge, or says why it is not put. `rival` absent: anybody may take it. */
export async function askForDuel(
  { store, now }: DuelDeps,
  { caller, place }: Pick<CommandCall, "caller" | "place">,
  { id, endsAt }: { readonly id: string; readonly endsAt: number },
  rival?: Rival,
): Promise<Begun | { readonly refused: Reply }> {
  const at = now();
  const to = rival && personOfRival(rival, caller);
  const who = { from: caller, place: placeKey(caller, place), ...(to && { to }) };
  const may = await mayChallenge(store, { ...who, now: at, id });
  const name = rival?.name ?? "";
  if (may !== "yes") return { refused: duelRefusal(may, name, caller.locale) };
  const named = rival && { to: rival.to, ...(rival.player && { player: rival.player }) };
  const asked = { id, what: DUEL_CHALLENGE, from: writePlayerId(caller), at, endsAt, ...named };
  const begun = await beginChallenge(store, asked);
  return begun.state === "begun" ? begun : { refused: duelRefusal(begun.state, name, caller.locale) };
}

function personOfRival({ player, handle }: Rival, { platform }: Caller): DuelPerson {
  const named = handle === undefined ? {} : { handle };
  const known = player === undefined ? undefined : readPlayerId(player);
  return { ...(known ?? playerNamed(platform, handle ?? "")), ...named };
}

/** Accepts a challenge, or joins an open one, unless one of the two has blocked the other. */
export async function takeUp(
  deps: DuelDeps,
  id: string,
  person: Person,
  { caller, place }: { readonly caller: Caller; readonly place: Place },
): Promise<TakeOutcome> {
  const { store, now } = deps;
  const known = await findDuel(deps, id);
  const challenger = known && readPlayerId(known.sides[0].player);
  if (challenger && isOffered(known, person, now())) {
    const may = await mayTake(store, caller, challenger, placeKey(caller, place));
    if (may !== "yes") return { kind: may, duel: known };
  }
  const taken = await takeDuel(deps, id, person, await asSide(store, person));
  if ("side" in taken && taken.side === 1) {
    const of = { from: taken.duel.sides[0].player, id, now: now(), by: person.player };
    await noteChallengeAnswer(store, of, "accepted");
  }
  return taken;
}

/** Whether the person could take it up, were they all strangers. */
function isOffered(duel: Duel, person: Person, now: number): boolean {
  return isOpenAt(duel, now) && sideOf(duel, person) === undefined && isInvited(duel, person);
}
