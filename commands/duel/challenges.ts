// How a duel comes about: it is offered to one person or to whoever takes it, and taken, declined or
// taken back, once.

import type { Change } from "../../src/infra/store/index.ts";
import type { DuelDeps } from "./deps.ts";
import { DUEL, type Duel, isPlayed, PACES } from "./document.ts";
import { changeDuel, nextLook, type PressedDuel } from "./duels.ts";
import { isInvited, type Person, sideOf } from "./person.ts";
import { begun } from "./rules.ts";

/** Why a duel cannot be taken. */
export type TakeRefusal =
  | {
      readonly kind: "self" | "taken" | "not-invited" | "lapsed" | "answered" | "not-taking";
      readonly duel: Duel;
    }
  | { readonly kind: "gone" };

/** `begun`: now; `running`: by an earlier press. `side`: the person's. */
export type TakeOutcome = (PressedDuel & { readonly kind: "begun" | "running" }) | TakeRefusal;

/** Stores a new duel, once: another delivery finds it. */
export async function openDuel(
  { store, due, now }: DuelDeps,
  id: string,
  fresh: Duel,
): Promise<{ readonly duel: Duel; readonly isNew: boolean }> {
  // Before the update, as below; another delivery must not put off the clock of what runs.
  if (!(await store.read(DUEL, id)))
    await due.add(id, fresh.play ? nextLook(fresh.play.endsAt, now()) : fresh.challenge.endsAt);
  return changeDuel(store, id, (known) => ({
    next: known ? undefined : fresh,
    result: { duel: known ?? fresh, isNew: !known },
  }));
}

/** Accepts a challenge, or joins an open one. `taker`: as a side. */
export async function takeDuel(
  { store, now, due }: DuelDeps,
  id: string,
  person: Person,
  taker: Duel["sides"][0],
): Promise<TakeOutcome> {
  const at = now();
  const known = await store.read(DUEL, id);
  // Before the update, so that no crash leaves a duel whose clock nobody looks at.
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
  // And after it: somebody may have looked in between, and found nothing to wait for.
  if (taken.kind === "begun") await due.add(id, nextLook(at + PACES[taken.duel.pace], at));
  return taken;
}

/** Declines a challenge, with a reason. */
export function declineDuel(
  { store, now }: DuelDeps,
  id: string,
  person: Person,
  reason: NonNullable<Duel["challenge"]["reason"]>,
): Promise<"declined" | "not-invited" | "self" | "closed" | "gone"> {
  return changeDuel(store, id, (duel) => {
    const kept = (result: "not-invited" | "self" | "closed" | "gone") => ({ next: undefined, result });
    if (!duel) return kept("gone");
    if (sideOf(duel, person) === 0) return kept("self");
    // Whoever may take an open challenge leaves it to others by not taking it.
    if (!duel.invited || !isInvited(duel, person)) return kept("not-invited");
    if (duel.challenge.answer === "declined") return { next: undefined, result: "declined" };
    if (duel.challenge.answer !== undefined || now() >= duel.challenge.endsAt) return kept("closed");
    const challenge = { ...duel.challenge, answer: "declined" as const, reason };
    return { next: { ...duel, challenge }, result: "declined" };
  });
}

/** Takes a challenge back that nobody has answered. */
export function retractDuel(
  { store, now }: DuelDeps,
  id: string,
  person: Person,
): Promise<"retracted" | "not-yours" | "closed" | "gone"> {
  return changeDuel(store, id, (duel) => {
    if (!duel) return { next: undefined, result: "gone" };
    if (sideOf(duel, person) !== 0) return { next: undefined, result: "not-yours" };
    const { challenge } = duel;
    if (challenge.answer === "retracted") return { next: undefined, result: "retracted" };
    if (challenge.answer !== undefined || now() >= challenge.endsAt)
      return { next: undefined, result: "closed" };
    return { next: { ...duel, challenge: { ...challenge, answer: "retracted" } }, result: "retracted" };
  });
}

/** Whether it still waits for an answer. */
export function isOpenAt({ challenge, play }: Duel, now: number): boolean {
  return !play && challenge.answer === undefined && now < challenge.endsAt;
}
