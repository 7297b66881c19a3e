// The bot checks its own proof when a match ends, and its end shows the result.

import { openTranscript } from "../../../src/core/fairness/transcript.ts";
import { isSound } from "../../../src/core/verify/finding.ts";
import { ThreadEndedError } from "../../../src/infra/threads/index.ts";
import { patience, within } from "../../../src/infra/within.ts";
import { transcriptOfMatch } from "../../../src/people/rounds/commitment.ts";
import { knownHistory } from "../../../src/people/rounds/own-rounds.ts";
import type { Services } from "../../kit/services.ts";
import { type MatchState, matchRounds, turnOf } from "../state/play.ts";
import type { EndCheck, ProofChecker } from "./checking.ts";
import { proofLine } from "./proof-of-match.ts";

/** The match's last message waits at most this long for the check. */
const WAIT_MS = patience(1_000);
const KEPT = 500;
/** Up to this many rounds, the seals are opened without a thread. */
const OPENED_HERE = 100;

type CheckServices = Pick<Services, "host" | "log" | "onFailure"> & { readonly proofs: ProofChecker };

/** Checks a finished match once, because its end may be shown repeatedly; logs an error if the proof doesn't hold. */
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

/** Whether every seal opens, if a replay takes too long: this needs only a few hashes. */
function openedHere({ game, match, ...state }: MatchState): EndCheck {
  const rounds = matchRounds({ game, match, ...state });
  if (!rounds || rounds.bot.length > OPENED_HERE) return "unchecked";
  return openTranscript(transcriptOfMatch(game, match, rounds)).chain === match.chain ? "verified" : "failed";
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
    // Interrupted by a regular shutdown: nothing is wrong with the proof.
    if (!(error instanceof ThreadEndedError)) services.onFailure(error);
    return "unchecked";
  }
}
