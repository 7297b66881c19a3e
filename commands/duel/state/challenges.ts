// How a duel comes about: it's offered to one person or to anyone, and accepted, declined or retracted, once.

import type { Change } from "../../../src/infra/store/index.ts";
import { type ChallengePress, pressChallenge } from "../../kit/challenge-state.ts";
import { DUEL, type Duel, isPlayed, ROUND_MS } from "./document.ts";
import { changeDuel, type DuelDeps, nextLook, type PressedDuel } from "./duels.ts";
import { asSide, isInvited, type Person, sideOf } from "./person.ts";
import { begun } from "./rules.ts";

/** Why a duel can't be taken. */
export type TakeRefusal =
  | {
      readonly kind: "self" | "taken" | "not-invited" | "lapsed" | "answered";
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

/** Accepts a challenge, or joins an open one. */
export async function takeUp(
  { store, now, due }: DuelDeps,
  id: string,
  person: Person,
): Promise<TakeOutcome> {
  const taker = await asSide(person);
  const at = now();
  const known = await store.read(DUEL, id);
  // Before the update, so that a crash leaves no duel whose clock isn't checked.
  if (known && isOpenAt(known, at))
    await due.add(id, Math.min(known.challenge.endsAt, nextLook(at + ROUND_MS, at)));
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
      play: begun(at),
    };
    return { next, result: { kind: "begun", id, duel: next, side: 1 } };
  });
  // And after it: a check in between may have found nothing to wait for, and dequeued it.
  if (taken.kind === "begun") await due.add(id, nextLook(at + ROUND_MS, at));
  return taken;
}

/** Declines or retracts a challenge; undefined if it's no longer stored. */
export function closeDuel(
  { store, now }: DuelDeps,
  id: string,
  person: Person,
  move: "decline" | "retract",
): Promise<{ readonly press: ChallengePress; readonly duel: Duel } | undefined> {
  return changeDuel(store, id, (duel) => {
    if (!duel) return { next: undefined, result: undefined };
    const { challenge } = duel;
    const press = pressChallenge(challenge, partOf(duel, person), move, now());
    if (press.outcome !== "done" || challenge.answer) return { next: undefined, result: { press, duel } };
    const next = { ...duel, challenge: press.state };
    return { next, result: { press, duel: next } };
  });
}

/** Undefined for an open challenge's potential takers: they can't decline it for everyone, only not take it. */
function partOf(duel: Duel, person: Person): "challenger" | "challenged" | undefined {
  if (sideOf(duel, person) === 0) return "challenger";
  return duel.invited && isInvited(duel, person) ? "challenged" : undefined;
}

/** Whether it still waits for an answer. */
export function isOpenAt({ challenge, play }: Duel, now: number): boolean {
  return !play && challenge.answer === undefined && now < challenge.endsAt;
}
