// Checks the proof of a match as far as the given data allows.

import {
  checkMatchProof,
  checkNoted,
  findNoted,
  type MatchProof,
  type MatchTranscript,
  type NotedCheck,
  type OpenedSeal,
  type ProofCheck,
  pledgeId,
  roundCode,
} from "../fairness/index.ts";
import { type Finding, finding, type What } from "./finding.ts";
import type { Given, MoveDetails, Report } from "./given.ts";
import { diceFinding, type Named, pledgeFinding, signatureFinding } from "./host-findings.ts";
import { type Again, movesFinding, playAgain } from "./moves-again.ts";
import { statedSettings } from "./settings.ts";

/** `now`: Unix ms. @throws ExportProblem for a history with unknown moves. */
export function reportOnMatch(
  proof: MatchProof,
  given: Given,
  named: Named | undefined,
  now: number,
): Report {
  const { course, pledge } = proof;
  const published = given.publishedKey ?? proof.publishedKey;
  const check = checkMatchProof(proof, published);
  const days = [...new Set(course.seedEpochs.map(({ day }) => day))];
  const again = playAgain(course, check.seals, given, given.versionOf(course.opponent, course.game));
  const noted = checkNoted(findNoted(given.messages ?? ""), check);
  const findings = [
    sealsFinding(check),
    ...takenBackFinding(check),
    timesFinding(proof, check),
    signatureFinding(check.signature, pledge),
    pledgeFinding(pledge, named),
    diceFinding(check.seeds, { pledge, days, published, now }),
    movesFinding(again, check.seals.length),
    ...statedFindings(check, again, noted.seals),
    notedFinding(given.messages === undefined ? undefined : noted, check.seals.length, again.isOfPlayer),
  ];
  const moves = check.seals.map((seal) => moveDetails(course, seal, again));
  return {
    subject: { form: "match", proof, sealed: check.seals.length },
    findings,
    expected: again.expected,
    ...detailsOf(proof),
    moves,
  };
}

function sealsFinding({ isWhole, seals }: ProofCheck): Finding {
  if (isWhole) return finding("seals", "ok", "seals-open", { count: seals.length });
  return finding("seals", "FAIL", "seals-broken", { count: seals.length });
}

function takenBackFinding({ takenBack: numbers }: ProofCheck): readonly Finding[] {
  return numbers.length === 0 ? [] : [finding("given up", "FAIL", "taken-back", { numbers })];
}

function timesFinding({ course }: MatchProof, { times }: ProofCheck): Finding {
  const [{ at: begun }] = course.seedEpochs;
  if (times === "differ") return finding("times", "FAIL", "times-differ", { begun });
  if (times === "too-late") return finding("times", "FAIL", "times-too-late", { begun });
  return finding("times", "ok", "played-at", { begun, ended: Math.max(begun, course.lastPlayedAt) });
}

/** Checks what a host states freely and could have chosen after a press: does anything else confirm it? */
function statedFindings(
  { seals, sealedAgain }: ProofCheck,
  again: Again,
  noted: ReadonlySet<number>,
): readonly Finding[] {
  const { stated, unconfirmed } = statedSettings(seals, again.settings, noted);
  const anew = confirmable("sealed again", "anew-confirmed", "anew-open", {
    stated: sealedAgain,
    // Nothing but a message shows that a key was due when a press came.
    unconfirmed: sealedAgain.filter((seal) => !noted.has(seal)),
  });
  const settings = confirmable("settings", "settings-confirmed", "settings-open", { stated, unconfirmed });
  return [...anew, ...settings, ...accountFindings(again, noted)];
}

interface Stated {
  readonly stated: readonly number[];
  readonly unconfirmed: readonly number[];
}

function confirmable(
  what: What,
  confirmed: "anew-confirmed" | "settings-confirmed",
  open: "anew-open" | "settings-open",
  { stated, unconfirmed }: Stated,
): readonly Finding[] {
  if (unconfirmed.length > 0) return [finding(what, "open", open, { numbers: unconfirmed })];
  return stated.length === 0 ? [] : [finding(what, "ok", confirmed, { numbers: stated })];
}

function accountFindings(
  { falseAccounts, accountGaps }: Again,
  noted: ReadonlySet<number>,
): readonly Finding[] {
  if (falseAccounts.length > 0)
    return [finding("account", "FAIL", "account-false", { numbers: falseAccounts })];
  const open = accountGaps.filter(({ seal }) => !noted.has(seal));
  const numbers = (open.length > 0 ? open : accountGaps).map(({ seal }) => seal);
  const rounds = accountGaps.reduce((sum, gap) => sum + gap.rounds, 0);
  if (open.length > 0) return [finding("account", "open", "account-open", { numbers, rounds })];
  return accountGaps.length === 0 ? [] : [finding("account", "ok", "account-confirmed", { numbers })];
}

/** The first message commits the random numbers and the account that the match started with; after the match, a host
 * could search for a session and an account that suit it. That the rounds are the player's is shown either by their
 * export or by a message sent after the last round. */
function notedFinding(noted: NotedCheck | undefined, sealed: number, isOfPlayer: boolean): Finding {
  if (!noted) return finding("noted", "open", "noted-none-given", {});
  const { fitting, broken, foreign, seals, hasEnd } = noted;
  if (broken.length > 0) return finding("noted", "FAIL", "noted-broken", { lines: broken, foreign });
  if (fitting === 0) return finding("noted", "open", "noted-nothing", { foreign });
  const values = { count: fitting, seals: seals.size, sealed, foreign };
  const isBound = seals.has(1) && (isOfPlayer || hasEnd);
  return finding("noted", isBound ? "ok" : "open", "noted-fit", values);
}

function detailsOf({ course, pledge, chain }: MatchProof) {
  const { game, session, opponent, version, word, seedEpochs } = course;
  return {
    details: {
      form: "match",
      game: game.id,
      session,
      opponent,
      version,
      word,
      chain,
      pledge: pledgeId(pledge),
      days: seedEpochs.map(({ seal, day }) => ({ seal, day })),
    },
  };
}

function moveDetails({ game, rounds }: MatchTranscript, opened: OpenedSeal, again: Again): MoveDetails {
  const { number, turn, isPlayed, move, nonce, seal, seedSeal, chain } = opened;
  const person = isPlayed ? game.moveIds[rounds.person[turn] as number] : undefined;
  const isDifferent = again.different.includes(number);
  return {
    number,
    ...(person !== undefined && { person }),
    bot: game.moveIds[move],
    nonce,
    seal,
    seedSeal,
    code: roundCode({ seedSeal, chain }),
    again: isDifferent ? "different" : again.same.has(number) ? "same" : "not-played",
  };
}
