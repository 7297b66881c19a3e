// A challenge's state, as part of another document: open until it expires, or answered once. Pure.

import { z } from "zod";

const ANSWERS = ["accepted", "declined", "retracted"] as const;
type ChallengeAnswer = (typeof ANSWERS)[number];

/** The part of a document that holds its challenge's state. */
export const challengeState = z.strictObject({
  /** Milliseconds since 1970. */
  endsAt: z.number(),
  answer: z.enum(ANSWERS).optional(),
});

export type ChallengeState = Readonly<z.infer<typeof challengeState>>;

/** What a press on a challenge's message does. */
export type ChallengeMove = "accept" | "decline" | "retract";

const ANSWER_OF: Readonly<Record<ChallengeMove, ChallengeAnswer>> = {
  accept: "accepted",
  decline: "declined",
  retract: "retracted",
};

/** `done`: also for repeating the same answer; `over`: a different answer came first. */
export type ChallengePress =
  | { readonly outcome: "done"; readonly state: ChallengeState; readonly answer: ChallengeAnswer }
  | { readonly outcome: "lapsed" | "not-challenged" | "not-challenger" }
  | { readonly outcome: "over"; readonly answer: ChallengeAnswer };

/** Checks who may press what and applies it; `by` is undefined for a third person. */
export function pressChallenge(
  state: ChallengeState,
  by: "challenger" | "challenged" | undefined,
  move: ChallengeMove,
  now: number,
): ChallengePress {
  if (move === "retract" && by !== "challenger") return { outcome: "not-challenger" };
  if (move !== "retract" && by !== "challenged") return { outcome: "not-challenged" };
  const answer = ANSWER_OF[move];
  if (state.answer === answer) return { outcome: "done", state, answer };
  if (state.answer !== undefined) return { outcome: "over", answer: state.answer };
  if (now >= state.endsAt) return { outcome: "lapsed" };
  return { outcome: "done", state: { ...state, answer }, answer };
}
