// The next move of an opponent written by someone else: its file replays the match in the sandbox and returns
// its next move.

import type { NextMove, Sandbox } from "../../../src/arena/index.ts";
import type { Decision, DecisionInput } from "../../../src/core/matches/index.ts";
import { deriveSeed } from "../../../src/core/random/index.ts";
import type { Ending } from "../../../src/people/index.ts";

/** Rounds per match for the opponent; a longer match continues as a new one. */
const SANDBOXED_ROUNDS = 1000;

/** The opponent can't choose a next move, which ends the match. */
export class OpponentGone {
  readonly ending: Extract<Ending, "forfeited" | "withdrawn">;
  /** Line and column of the failure in its file. */
  readonly brokeAt: [number, number] | undefined;

  constructor(ending: OpponentGone["ending"], brokeAt?: [number, number]) {
    this.ending = ending;
    this.brokeAt = brokeAt;
  }
}

/** Asks the sandbox. Rejects if the opponent's file is currently unavailable. */
export async function decideSandboxed(
  sandbox: Pick<Sandbox, "next">,
  question: DecisionInput,
): Promise<Decision | OpponentGone> {
  const { game, strategy, seed, round, rounds } = question;
  const before = (round - 1) % SANDBOXED_ROUNDS;
  const from = Math.max(0, rounds.bot.length - before);
  const next = await sandbox.next({
    strategy,
    game: game.id,
    side: "bot",
    rounds: SANDBOXED_ROUNDS,
    seed: deriveSeed(seed, "apart", Math.floor((round - 1) / SANDBOXED_ROUNDS)),
    own: rounds.bot.subarray(from),
    opponent: rounds.person.subarray(from),
  });
  return decisionOf(next);
}

function decisionOf(next: NextMove): Decision | OpponentGone {
  if ("move" in next) return { move: next.move, expected: undefined };
  if ("noResult" in next) return new OpponentGone("withdrawn");
  const { at } = next.broken;
  return new OpponentGone("forfeited", at && [at.line, at.column]);
}
