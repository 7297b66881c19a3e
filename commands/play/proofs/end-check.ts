// The bot's look at its own proof when a match ends: what its end says of it.

import { openCourse } from "../../../src/core/fairness/course.ts";
import { isSound } from "../../../src/core/verify/finding.ts";
import { ThreadEndedError } from "../../../src/infra/threads/index.ts";
import { patience, within } from "../../../src/infra/within.ts";
import { courseOfMatch } from "../../../src/people/rounds/bound-match.ts";
import { knownHistory } from "../../../src/people/rounds/own-rounds.ts";
import type { Services } from "../../kit/services.ts";
import { type MatchState, matchRounds, turnOf } from "../state/play.ts";
import type { EndCheck, ProofChecker } from "./checking.ts";
import { proofLine } from "./proof-of-match.ts";

/** The message of the end does not wait longer for it. */
const WAIT_MS = patience(1_000);
const KEPT = 500;
/** Rounds of a match whose seals are opened without a thread. */
const OPENED_HERE = 100;

type CheckServices = Pick<Services, "host" | "log" | "onFailure"> & { readonly proofs: ProofChecker };

/** Checks a match that is over, once, for it is shown again and again; one that does not fit is logged as an
 * error. */
export async function checkEnd(services: CheckServices, state: MatchState): Promise<EndCheck> {
  const { id, ending, chain } = state.match;
  if (!ending || turnOf(state.match) === 0) return "unchecked";
  const { ends } = services.proofs;
  const key = `${id}|${chain}`;
  const check = ends.get(key) ?? checked(services, state);
  ends.set(key, check);
  const [oldest] = ends.keys();
  if (ends.size > KEPT && oldest !== undefined) ends.delete(oldest);
  void check.then((result) => result === "unchecked" && ends.delete(key));
  return (await within(check, WAIT_MS)) ?? openedHere(state);
}

/** Whether every seal opens, where playing again takes too long: that is a matter of some hashes. */
function openedHere({ game, match, ...state }: MatchState): EndCheck {
  const rounds = matchRounds({ game, match, ...state });
  if (!rounds || rounds.bot.length > OPENED_HERE) return "unchecked";
  return openCourse(courseOfMatch(game, match, rounds)).chain === match.chain ? "verified" : "failed";
}

async function checked(services: CheckServices, state: MatchState): Promise<EndCheck> {
  const { game, document, match } = state;
  const rounds = matchRounds(state);
  if (!rounds) return "unchecked";
  try {
    const line = proofLine(services.host, game, match, rounds);
    if (line === undefined) return "unchecked";
    const { findings } = await services.proofs.check(line, knownHistory(game, document));
    const fits = isSound(findings);
    if (!fits) {
      const err = new Error(`the proof of match ${match.id} does not fit`);
      services.log.error({ err }, "a match that ended does not pass its own check");
    }
    return fits ? "verified" : "failed";
  } catch (error) {
    // Cut off where the bot ends in good order: nothing is wrong with the proof.
    if (!(error instanceof ThreadEndedError)) services.onFailure(error);
    return "unchecked";
  }
}
