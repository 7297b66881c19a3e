// Checks the proof of a match, as far as what was given goes.

import {
  checkMatchProof,
  checkNoted,
  findNoted,
  type KnowledgePolicy,
  type MatchCourse,
  type MatchProof,
  markOf,
  type OpenedSeal,
  type ProofCheck,
  pledgeId,
  shortPledgeId,
  shortSeal,
} from "../../core/fairness/index.ts";
import { type Finding, fail, ok, open, type Report, skip } from "./finding.ts";
import type { Given } from "./given.ts";
import { dayWords, diceFinding, type Named, pledgeFinding, signatureFinding } from "./host-findings.ts";
import { movesFinding, playAgain } from "./moves-again.ts";

/** `now`: Unix ms. @throws ConfigProblem for a history with unknown moves. */
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
  const again = playAgain(course, check.seals, given.history);
  const noted = notedIn(check, given.messages);
  const isBound = check.seals.every(({ number }) => again.same.has(number) || noted.seals.has(number));
  const findings = [
    sealsFinding(check),
    ...givenUpFinding(check),
    signatureFinding(check.signature, pledge),
    pledgeFinding(pledge, named),
    diceFinding(check.seeds, { pledge, days, told, now }),
    movesFinding(again, check.seals.length, isBound),
    notedFinding(noted, check.seals.length),
  ];
  return { subject: subjectOf(proof, check.seals), findings, details: detailsOf(proof, check) };
}

function sealsFinding({ isWhole, seals }: ProofCheck): Finding {
  if (isWhole) return ok("seals", `all ${seals.length} open to the moves in the proof, and give its chain`);
  return fail("seals", "the moves in the proof do NOT give its chain", "the seals do not fit the moves");
}

function givenUpFinding({ takenBack }: ProofCheck): readonly Finding[] {
  if (takenBack.length === 0) return [];
  const moves = `${countOf(takenBack.length, "sealed move")} (${takenBack.slice(0, 5).join(", ")})`;
  const why = "no other rounds were played meanwhile, and no day's key was due";
  return [fail("given up", `${moves} taken back without a reason: ${why}`, "a sealed move was taken back")];
}

interface Noted {
  readonly isGiven: boolean;
  readonly fitting: number;
  readonly broken: readonly string[];
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
    broken: broken.map(({ seal, mark }) =>
      seal === undefined ? `mark ${mark}` : `seal ${seal}, mark ${mark}`,
    ),
    seals: new Set(seals.map(({ number }) => number)),
  };
}

function notedFinding({ isGiven, fitting, broken, foreign, seals }: Noted, all: number): Finding {
  const others = foreign === 0 ? "" : `; ${foreign} are of other matches, or of nothing`;
  if (!isGiven)
    return skip("noted", "not compared with messages of the match; give their text: --noted messages.txt");
  if (broken.length > 0)
    return fail(
      "noted",
      `${countOf(broken.length, "message")} of this match say what does NOT fit what was played: ${broken.slice(0, 3).join(" · ")}${broken.length > 3 ? " …" : ""}${others}`,
      "what was shown is not what was played",
    );
  if (fitting === 0)
    return open(
      "noted",
      `nothing of this match is in the text${others}. If these are its messages, this is not the proof of what they showed`,
      "nothing of this match is in the noted text",
    );
  return ok(
    "noted",
    `${countOf(fitting, "message")} of this match fit, with the seals of ${seals.size} of ${all} moves${others}`,
  );
}

function subjectOf({ course, pledge }: MatchProof, seals: readonly OpenedSeal[]): string[] {
  const { game, session, opponent, version, word, rounds, openings, voided } = course;
  const [first, ...later] = openings;
  const known = course.policies.filter(({ seal }) => seal <= seals.length);
  return [
    `match ${session} of ${game.id}, ${countOf(rounds.bot.length, "round")} against ${shown(opponent)} (version ${version})`,
    `begun on ${dayWords(pledge, first.day)} of the pledge ${shortPledgeId(pledge)}, ` +
      (word === "" ? "without a word of the player's" : `with the player's word ${JSON.stringify(word)}`),
    ...later.map(({ seal, day }) => `sealed anew from move ${seal} on, on ${dayWords(pledge, day)}`),
    ...(voided.length > 0 ? [`${countOf(voided.length, "sealed move")} given up unplayed`] : []),
    ...known.map(policyWords),
  ];
}

/** A forged proof may name an opponent by what a terminal would obey. */
function shown(opponent: string): string {
  return /^[a-z0-9:=,.-]+$/.test(opponent) ? opponent : JSON.stringify(opponent);
}

function countOf(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

/** What the player's settings let the opponent know, for the player to recognise. */
function policyWords({ seal, mode, since, pausedRanges, version }: KnowledgePolicy): string {
  const modes = {
    learning: "the player's model learns",
    frozen: "it is frozen",
    off: "it is off: play is random",
  };
  return [
    `from move ${seal} on: ${modes[mode]}`,
    ...(since > 0 ? [`it knows nothing before the player's round ${since + 1}`] : []),
    ...(pausedRanges.length > 0
      ? [`it learned nothing from ${countOf(pausedRanges.length, "stretch")} of rounds`]
      : []),
    ...(version === undefined ? [] : [`played by version ${version}`]),
  ].join(", ");
}

function detailsOf({ course, pledge, chain }: MatchProof, { seals }: ProofCheck) {
  const { game, session, opponent, version, word, openings } = course;
  return {
    ...{ form: "match", game: game.id, session, opponent, version, word, chain },
    pledge: pledgeId(pledge),
    days: openings.map(({ seal, day }) => ({ seal, day })),
    moves: seals.map((seal) => moveDetails(course, seal)),
  };
}

function moveDetails({ game, rounds }: MatchCourse, opened: OpenedSeal) {
  const { number, turn, isPlayed, move, nonce, seal, seedSeal, chain } = opened;
  const person = isPlayed ? game.moveIds[rounds.person[turn] as number] : undefined;
  return {
    number,
    ...(person && { person }),
    bot: game.moveIds[move],
    nonce,
    seal,
    seedSeal,
    mark: markOf(chain),
  };
}
