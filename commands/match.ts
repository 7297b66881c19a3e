// What the commands of all matrix games share: how long, against whom, and the proof that the bot did not cheat.

import type { Choice, CommandCall, OptionSpec, Reply, TextOption } from "../src/chat/index.ts";
import type { MatrixGame } from "../src/games/index.ts";
import { type Locale, say } from "../src/i18n/index.ts";
import { checkProof } from "../src/matches/index.ts";
import { LENGTH_MAX, proofView, readLength } from "../src/sessions/index.ts";
import { canonicalId, StrategyProblem } from "../src/strategies/index.ts";
import { STRATEGY_WORD } from "./opponents.ts";
import type { Services } from "./services.ts";
import { explainStrategyProblem } from "./strategy-words.ts";

/** How long the match is to be. */
export const LENGTH_OPTION: TextOption = {
  type: "text",
  name: "length",
  description: "option-length",
  maxLength: 30,
  suggests: true,
  takes: /^(?:first(?:[ -]to)?|to|до|best(?:[ -]of)?|bo|лучший из)?[ -]?\d{1,4}$|^(?:endless|бесконечно|∞)$/i,
};

/** Against whom. */
export const OPPONENT_OPTION: TextOption = {
  type: "text",
  name: "opponent",
  description: "option-opponent",
  maxLength: 100,
  suggests: true,
  takes: STRATEGY_WORD,
};

/** What `verify` takes. */
export const PROOF_OPTIONS: readonly OptionSpec[] = [
  { type: "text", name: "proof", description: "option-proof", maxLength: 4000, suggests: false },
];

/** Begins the match that the call's options describe, or says what is wrong with them. */
export async function playMatch({ sessions }: Services, call: CommandCall, game: MatrixGame): Promise<Reply> {
  const { caller, place, id } = call;
  const { opponent, length: typed } = call.options;
  const length = typed === undefined ? undefined : readLength(typed);
  if (typed !== undefined && !length) return notice(say(caller.locale, "problem-length", { typed, max: LENGTH_MAX }));
  try {
    return await sessions.begin({
      caller,
      place,
      game,
      opponent: opponent === undefined ? undefined : canonicalId(opponent, game),
      length,
      origin: `event:${id}`,
    });
  } catch (error) {
    if (error instanceof StrategyProblem) return notice(explainStrategyProblem(error.problem, caller.locale));
    throw error;
  }
}

/** Opens the seals of the given proof line, or of the caller's last match at these games. */
export async function verifyMatch(
  { sessions }: Services,
  call: CommandCall,
  games: readonly MatrixGame[],
): Promise<Reply> {
  const { locale } = call.caller;
  const { proof } = call.options;
  if (proof !== undefined) return verifyGiven(proof.trim(), locale);
  return (await sessions.proof(call.caller, games)) ?? notice(say(locale, "proof-none"));
}

function verifyGiven(text: string, locale: Locale): Reply {
  const report = checkProof(text);
  if (report.kind === "unreadable") return notice(say(locale, "proof-unreadable"));
  return { type: "post", view: proofView(report.proof, locale), audience: "caller" };
}

/** Of these lengths, those that fit what is typed so far. */
export function suggestLengths(typed: string, lengths: readonly string[]): readonly Choice[] {
  const wanted = typed.trim().toLowerCase();
  return lengths.filter((length) => length.includes(wanted)).map((value) => ({ value, label: value }));
}

/** A private word to the caller. */
export function notice(text: string): Reply {
  return { type: "notice", text };
}
