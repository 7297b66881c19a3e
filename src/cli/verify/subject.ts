// What was checked, in lines for people.

import {
  boardCode,
  dayStart,
  inGroups,
  type KnowledgePolicy,
  type Pledge,
  shortPledgeId,
} from "../../core/fairness/index.ts";
import type { Subject } from "../../core/verify/index.ts";
import { countOf, dayWords } from "./words.ts";

type Of<Form extends Subject["form"]> = Extract<Subject, { form: Form }>;

export function subjectLines(subject: Subject): readonly string[] {
  return subject.form === "match" ? matchLines(subject) : boardLines(subject);
}

function matchLines({ proof: { course, pledge }, sealed }: Of<"match">): string[] {
  const { game, session, opponent, version, word, rounds, openings, voided } = course;
  const [first, ...later] = openings;
  const known = course.policies.filter(({ seal }) => seal <= sealed);
  return [
    `match ${session} of ${game.id}, ${countOf(rounds.bot.length, "round")} against ${shown(opponent)} (version ${version})`,
    `begun on ${dayIn(pledge, first.day)} of the pledge ${shortPledgeId(pledge)}, ${wordWords(word)}`,
    ...later.map(({ seal, day }) => `sealed anew from move ${seal} on, on ${dayIn(pledge, day)}`),
    ...(voided.length > 0 ? [`${countOf(voided.length, "sealed move")} given up unplayed`] : []),
    ...known.map(policyWords),
  ];
}

function boardLines({ proof: { board, pledge }, code, seal }: Of<"board">): string[] {
  const { session, day, word } = board;
  return [
    `board ${code} of ${session}, on ${dayIn(pledge, day)} of the pledge ${shortPledgeId(pledge)}, ${wordWords(word)}`,
    `code ${inGroups(boardCode(seal))}: it must have stood in every message`,
  ];
}

function wordWords(word: string): string {
  return word === "" ? "without a word of the player's" : `with the player's word ${JSON.stringify(word)}`;
}

function dayIn(pledge: Pledge, day: number): string {
  return dayWords({ day, at: dayStart(pledge, day) });
}

/** A forged proof may name an opponent by what a terminal would obey. */
function shown(opponent: string): string {
  return /^[a-z0-9:=,.-]+$/.test(opponent) ? opponent : JSON.stringify(opponent);
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
