// How a duel comes about: it's offered to one person or to anyone, and accepted, declined or retracted, once.

import { type Caller, type Place, placeKey } from "../../../src/chat/index.ts";
import type { Change } from "../../../src/infra/store/index.ts";
import {
  type ChallengePress,
  mayAsk,
  noteChallengeAnswer,
  pressChallenge,
  readPlayerId,
} from "../../../src/people/index.ts";
import { type DeclineReason, DUEL, type Duel, isPlayed, PACES } from "./document.ts";
import { changeDuel, type DuelDeps, findDuel, nextLook, type PressedDuel } from "./duels.ts";
import { asSide, isInvited, type Person, sideOf } from "./person.ts";
import { begun } from "./rules.ts";

/** Why a duel can't be taken. */
export type TakeRefusal =
  | {
      readonly kind: "self" | "taken" | "not-invited" | "lapsed" | "answered" | "not-taking";
      readonly duel: Duel;
    }
  | { readonly kind: "gone" };

/** `begun`: by this press; `running`: by an earlier one. `side`: the person's. */
export type TakeOutcome = (PressedDuel & { readonly kind: "begun" | "running" }) | TakeRefusal;

/** Stores a new duel, once: a redelivery finds the existing one. */
export async function openDuel(
  { store, due, now }: DuelDeps,
  id: string,
  fresh: Duel,
): Promise<{ readonly duel: Duel; readonly isNew: boolean }> {
  // Before the update, for the reason below; a redelivery must not postpone a running clock.
  if (!(await store.read(DUEL, id)))
    await due.add(id, fresh.play ? nextLook(fresh.play.endsAt, now()) : fresh.challenge.endsAt);
  return changeDuel(store, id, (known) => ({
    next: known ? undefined : fresh,
    result: { duel: known ?? fresh, isNew: !known },
  }));
}

/** Accepts a challenge, or joins an open one. `taker`: that player as a side. */
async function takeDuel(
  { store, now, due }: DuelDeps,
  id: string,
  person: Person,
  taker: Duel["sides"][0],
): Promise<TakeOutcome> {
  const at = now();
  const known = await store.read(DUEL, id);
  // Before the update, so that a crash leaves no duel whose clock isn't checked.
  if (known && isOpenAt(known, at))
    await due.add(id, Math.min(known.challenge.endsAt, nextLook(at + PACES[known.pace], at)));
  const taken = await changeDuel(store, id, (duel): Change<Duel, TakeOutcome> => {
    if (!duel) return { next: undefined, result: { kind: "gone" } };
    const side = sideOf(duel, person);
    const kept = (kind: Exclude<TakeRefusal["kind"], "gone">) => ({
      next: undefined,
      result: { kind, duel },
    });
    if (side !== undefined && isPlayed(duel))
      return { next: undefined, result: { kind: "running", id, duel, side } };
    if (side !== undefined) return kept("self");
    if (isPlayed(duel)) return kept("taken");
    if (duel.challenge.answer !== undefined) return kept("answered");
    if (!isInvited(duel, person)) return kept("not-invited");
    if (at >= duel.challenge.endsAt) return kept("lapsed");
    const next: Duel = {
      ...duel,
      sides: [duel.sides[0], taker],
      challenge: { ...duel.challenge, answer: "accepted" },
      play: begun(duel, at),
    };
    return { next, result: { kind: "begun", id, duel: next, side: 1 } };
  });
  // And after it: a check in between may have found nothing to wait for, and dequeued it.
  if (taken.kind === "begun") await due.add(id, nextLook(at + PACES[taken.duel.pace], at));
  return taken;
}

/** Declines or retracts a challenge; undefined if it's no longer stored. */
export function closeDuel(
  { store, now }: DuelDeps,
  id: string,
  person: Person,
  move: "decline" | "retract",
  reason?: DeclineReason,
): Promise<{ readonly press: ChallengePress; readonly duel: Duel } | undefined> {
  return changeDuel(store, id, (duel) => {
    if (!duel) return { next: undefined, result: undefined };
    const { challenge } = duel;
    const press = pressChallenge(challenge, partOf(duel, person), move, now());
    if (press.outcome !== "done" || challenge.answer) return { next: undefined, result: { press, duel } };
    const next = { ...duel, challenge: { ...press.state, reason } };
    return { next, result: { press, duel: next } };
  });
}

/** Undefined for an open challenge's potential takers: they can't decline it for everyone, only not take it. */
export function partOf(duel: Duel, person: Person): "challenger" | "challenged" | undefined {
  if (sideOf(duel, person) === 0) return "challenger";
  return duel.invited && isInvited(duel, person) ? "challenged" : undefined;
}

/** Whether it still waits for an answer. */
export function isOpenAt({ challenge, play }: Duel, now: number): boolean {
  return !play && challenge.answer === undefined && now < challenge.endsAt;
}

/** Accepts a challenge, or joins an open one, unless either has blocked the other. */
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
    const ask = { what: "take", from: caller, to: challenger, place: placeKey(caller, place) } as const;
    if ((await mayAsk(store, ask)) !== "yes") return { kind: "not-taking", duel: known };
  }
  const taken = await takeDuel(deps, id, person, asSide(person));
  if ("side" in taken && taken.side === 1) {
    const of = { from: taken.duel.sides[0].player, id, now: now(), by: person.player };
    await noteChallengeAnswer(store, of, "accepted");
  }
  return taken;
}

/** Whether the person could take it, blocks aside. */
function isOffered(duel: Duel, person: Person, now: number): boolean {
  return isOpenAt(duel, now) && sideOf(duel, person) === undefined && isInvited(duel, person);
}
