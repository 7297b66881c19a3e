// Checks the proof of a match, as far as what was given goes.

import {
  checkMatchProof,
  checkNoted,
  findNoted,
  type MatchCourse,
  type MatchProof,
  markOf,
  type OpenedSeal,
  type ProofCheck,
  pledgeId,
  shortSeal,
} from "../fairness/index.ts";
import { type BrokenLine, type Finding, finding } from "./finding.ts";
import type { Given, MoveDetails, Report } from "./given.ts";
import { diceFinding, type Named, pledgeFinding, signatureFinding } from "./host-findings.ts";
import { type Again, movesFinding, playAgain } from "./moves-again.ts";

/** `now`: Unix ms. @throws ExportProblem for a history with unknown moves. */
export function reportOnMatch(
  proof: MatchProof,
  given: Given,
  named: Named | undefined,
  now: number,
): Report {
  const { course, pledge } = proof;
  const told = given.toldKey ?? proof.toldKey;
  const check = checkMatchProof(proof, told);
  const days = [...new Set(course.openings.map(({ day }) => day))];
  const again = playAgain(course, check.seals, given.history, given.versionOf(course.opponent, course.game));
  const noted = notedIn(check, given.messages);
  const isBound = check.seals.every(({ number }) => again.same.has(number) || noted.seals.has(number));
  const findings = [
    sealsFinding(check),
    ...takenBackFinding(check),
    signatureFinding(check.signature, pledge),
    pledgeFinding(pledge, named),
    diceFinding(check.seeds, { pledge, days, told, now }),
    movesFinding(again, check.seals.length, isBound),
    notedFinding(noted, check.seals.length),
  ];
  const moves = check.seals.map((seal) => moveDetails(course, seal, again));
  return {
    subject: { form: "match", proof, sealed: check.seals.length },
    findings,
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

interface Noted {
  readonly isGiven: boolean;
  readonly fitting: number;
  readonly broken: readonly BrokenLine[];
  readonly foreign: number;
  /** Numbers of seals that stood in a message that fits. */
  readonly seals: ReadonlySet<number>;
}

function notedIn(check: ProofCheck, messages: string | undefined): Noted {
  const lines = findNoted(messages ?? "");
  const { fitting, broken, foreign } = checkNoted(lines, check);
  const shown = new Set(lines.filter((line) => !broken.includes(line)).map(({ seal }) => seal));
  const seals = check.seals.filter(({ seal }) => shown.has(shortSeal(seal)));
  return {
    isGiven: messages !== undefined,
    ...{ fitting, foreign },
    broken: broken.map(({ seal, mark }) => ({ seal, mark })),
    seals: new Set(seals.map(({ number }) => number)),
  };
}

function notedFinding({ isGiven, fitting, broken, foreign, seals }: Noted, sealed: number): Finding {
  if (!isGiven) return finding("noted", "skip", "noted-none-given", {});
  if (broken.length > 0) return finding("noted", "FAIL", "noted-broken", { lines: broken, foreign });
  if (fitting === 0) return finding("noted", "open", "noted-nothing", { foreign });
  return finding("noted", "ok", "noted-fit", { count: fitting, seals: seals.size, sealed, foreign });
}

function detailsOf({ course, pledge, chain }: MatchProof) {
  const { game, session, opponent, version, word, openings } = course;
  return {
    details: {
      ...{ form: "match", game: game.id, session, opponent, version, word, chain },
      pledge: pledgeId(pledge),
      days: openings.map(({ seal, day }) => ({ seal, day })),
    },
  };
}

function moveDetails({ game, rounds }: MatchCourse, opened: OpenedSeal, again: Again): MoveDetails {
  const { number, turn, isPlayed, move, nonce, seal, seedSeal, chain } = opened;
  const person = isPlayed ? game.moveIds[rounds.person[turn] as number] : undefined;
  const isDifferent = again.different.includes(number);
  return {
    number,
    ...(person !== undefined && { person }),
    ...{ bot: game.moveIds[move], nonce, seal, seedSeal, mark: markOf(chain) },
    again: isDifferent ? "different" : again.same.has(number) ? "same" : "not-played",
  };
}
