// What an answer to a question to be compared changes: it is noted, or the question is taken back.

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
} from "../../../src/players/index.ts";
import type { ProfileServices } from "../services.ts";

type Stored = Pick<ProfileServices, "store" | "now">;

/** A question that who is asked answers now. */
export interface Question {
  readonly request: CompareRequest;
  readonly target: Caller;
  /** Whether who asked cannot see the answer where it is given. */
  readonly isUnseen: boolean;
}

/** Notes agreement and answer; false where the question stands no more: then no agreement is
 * left. */
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

/** Notes the refusal; resolves to the question as it is then, undefined where it stands no more. */
export function decline(services: Stored, question: Question): Promise<CompareRequest | undefined> {
  return note(services, question, "declined");
}

/** Notes the answer, and that who asked is to be told of it where they cannot see it. */
async function note(
  { store, now }: Stored,
  { request, target, isUnseen }: Question,
  answer: "accepted" | "declined",
): Promise<CompareRequest | undefined> {
  if (isUnseen) await enqueueAnswer(store, request, now());
  return answerRequest(store, request, { answer, ...(isUnseen && { owed: target.name }) }, now());
}

/** Takes a question back; resolves to it as it was. */
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
