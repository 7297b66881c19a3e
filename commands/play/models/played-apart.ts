// The next move of an opponent that others made: its file or ghost plays the match again, apart, and
// says what it would do now.

import type { NextMove, Sandbox } from "../../../src/arena/index.ts";
import type { Decision, DecisionInput } from "../../../src/core/matches/index.ts";
import { deriveSeed } from "../../../src/core/random/index.ts";
import type { Ending } from "../../../src/people/index.ts";

/** So many rounds are a match for it; a longer one goes on as the next match. */
const APART_ROUNDS = 1000;

/** Nobody can choose the next move: the match ends so. */
export class OpponentGone {
  readonly ending: Extract<Ending, "forfeited" | "withdrawn">;
  /** Line and column of its file. */
  readonly brokeAt: [number, number] | undefined;

  constructor(ending: OpponentGone["ending"], brokeAt?: [number, number]) {
    this.ending = ending;
    this.brokeAt = brokeAt;
  }
}

/** Asks the sandbox. Rejects where what it is made of cannot be had now. */
export async function decideApart(
  sandbox: Pick<Sandbox, "next">,
  question: DecisionInput,
): Promise<Decision | OpponentGone> {
  const { game, strategy, seed, round, rounds } = question;
  const before = (round - 1) % APART_ROUNDS;
  const from = Math.max(0, rounds.bot.length - before);
  const next = await sandbox.next({
    strategy,
    game: game.id,
    side: "bot",
    rounds: APART_ROUNDS,
    seed: deriveSeed(seed, "apart", Math.floor((round - 1) / APART_ROUNDS)),
    own: rounds.bot.subarray(from),
    opponent: rounds.person.subarray(from),
  });
  return decisionOf(next);
}

function decisionOf(next: NextMove): Decision | OpponentGone {
  if ("move" in next) return { move: next.move, expected: undefined };
  if ("voided" in next) return new OpponentGone("withdrawn");
  const { at } = next.broken;
  return new OpponentGone("forfeited", at && [at.line, at.column]);
}
