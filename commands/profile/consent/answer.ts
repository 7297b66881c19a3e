// What a reply to a compare request changes: it is stored, or the request is retracted.

import type { Caller } from "../../../src/chat/index.ts";
import {
  agree,
  answerRequest,
  type CompareRequest,
  enqueueAnswer,
  type PlayerId,
  requestOf,
  takeBack,
  takeRequestBack,
  writePlayerId,
} from "../../../src/people/index.ts";
import type { ProfileServices } from "../worker/index.ts";

type Stored = Pick<ProfileServices, "store" | "now">;

export interface Question {
  readonly request: CompareRequest;
  readonly target: Caller;
  /** Whether the requester cannot see the reply where it is given. */
  readonly isUnseen: boolean;
}

/** Stores agreement and reply; false if the request is no longer open: the agreement is undone. */
export async function accept(
  services: Stored,
  question: Question,
  caller: PlayerId & { readonly name: string },
): Promise<boolean> {
  const { store, now } = services;
  const { request, target } = question;
  if (request.answer === "accepted") return true;
  await agree(store, target, caller, now());
  if ((await note(services, question, "accepted"))?.answer === "accepted") return true;
  await takeBack(store, target, writePlayerId(caller));
  return false;
}

/** Stores the refusal; resolves to the updated request, undefined if it no longer exists. */
export function decline(services: Stored, question: Question): Promise<CompareRequest | undefined> {
  return note(services, question, "declined");
}

/** Stores the reply, and enqueues its notification where the requester cannot see it. */
async function note(
  { store, now }: Stored,
  { request, target, isUnseen }: Question,
  answer: "accepted" | "declined",
): Promise<CompareRequest | undefined> {
  if (isUnseen) await enqueueAnswer(store, request, now());
  return answerRequest(store, request, { answer, ...(isUnseen && { owed: target.name }) }, now());
}

/** Retracts a request; resolves to its former state. */
export async function retract(
  { store, now }: Stored,
  caller: Caller,
  { key, id }: { readonly key: string; readonly id: string },
): Promise<CompareRequest | "gone" | "not-asking"> {
  const request = await requestOf(store, key, id, now());
  if (!request) return "gone";
  if (request.from !== writePlayerId(caller)) return "not-asking";
  return (await takeRequestBack(store, request, now())) ?? "gone";
}
