// `gadalka verify`: checks a proof on any machine, and reports what was checked, what wasn't, and why. Exit code 0:
// everything checked fits, and the named pledge signed it; 1: something is wrong; 2: neither.

import { writeFile } from "node:fs/promises";
import { inspectConfig } from "../../app/config.ts";
import {
  boardCode,
  dayStart,
  encodePledge,
  inGroups,
  type KnowledgePolicy,
  type Pledge,
  type SignatureCheck,
  shortPledgeId,
} from "../../core/fairness/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { isPlayable } from "../../core/strategies/index.ts";
import type { Subject } from "../../core/verify/index.ts";
import * as core from "../../core/verify/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { nearestLocale } from "../../infra/i18n/index.ts";
import { hasDataFile } from "../../infra/store/index.ts";
import { servedPledges } from "../../people/host/index.ts";
import { strategyVersion } from "../../people/index.ts";
import { withStore } from "../with-store.ts";
import { EXIT_CODES, type Finding, type Report, render } from "./finding.ts";
import { exportProblem, type Given, readGiven, readProofLine, type VerifyOptions } from "./given.ts";
import { countOf, dayWords, inWords } from "./words.ts";

export { readGiven, type VerifyOptions } from "./given.ts";

/** Prints the report and sets the exit code. @throws ConfigProblem for unreadable input. */
export async function verifyProof(line: string | undefined, options: VerifyOptions): Promise<void> {
  if (options.page !== undefined) return writePage(options.page);
  const text = await readProofLine(line, options.file);
  const given = await readGiven(options);
  const report = reportOn(text, given, await namedBy(given), Date.now());
  const verdict = core.verdictOf(report.findings);
  const { findings, details } = report;
  process.stdout.write(
    options.json ? `${JSON.stringify({ verdict, findings, ...details })}\n` : render(report),
  );
  process.exitCode = EXIT_CODES[verdict];
}

/** @throws ConfigProblem if the line isn't a proof. */
export function reportOn(line: string, given: Given, named: core.Named | undefined, now: number): Report {
  try {
    const report = core.reportOn(line, { ...given, versionOf: versionHere }, named, now);
    const { subject, findings, details, moves } = report;
    return {
      subject: subjectLines(subject),
      findings: findings.map(inWords),
      details: subject.form === "board" ? details : { ...details, moves },
    };
  } catch (error) {
    if (error instanceof core.ProofProblem) throw new ConfigProblem("proof", whyNot(error));
    throw exportProblem(error);
  }
}

export function signatureFinding(signature: SignatureCheck, pledge: Pledge): Finding {
  return inWords(core.signatureFinding(signature, pledge));
}

export function pledgeFinding(pledge: Pledge, named: core.Named | undefined): Finding {
  return inWords(core.pledgeFinding(pledge, named));
}

function versionHere(opponent: string, game: MatrixGame): string | undefined {
  return isPlayable(opponent, game) ? strategyVersion(opponent) : undefined;
}

function whyNot({ kind, named }: core.ProofProblem): string {
  const reasons: Readonly<Record<core.ProofProblemKind, string>> = {
    "not-a-proof": "that isn't a proof. A proof line starts with gdk3. (boards: gdb1.)",
    damaged: "it's damaged or cut short. Copy the whole line again, or use the file",
    "unknown-game": `it's for the game ${JSON.stringify(named)}, which this program doesn't know`,
    newer: `this program doesn't know the format ${named}. Update it`,
    pledge: "that's a pledge. Pass it with --pledge; the proof comes from the Verify button of a match",
    key: "that's a day key. Pass it with --key; the proof comes from the Verify button of a match",
  };
  return reasons[kind];
}

/** The pledges to check a proof against: those given, else those of this machine's store if it exists. Creates
 * nothing. */
export async function namedBy({ noted }: Pick<Given, "noted">): Promise<core.Named | undefined> {
  if (noted) return { pledges: noted, by: "you" };
  const { config } = inspectConfig(process.env);
  if (!config.redisUrl && !hasDataFile(config.dataDir)) return undefined;
  try {
    const pledges = await withStore({ ...config, logLevel: "silent" }, servedPledges);
    return pledges.length > 0 ? { pledges, by: "host" } : undefined;
  } catch {
    // An unreadable store provides no pledge, and the report says that none was named.
    return undefined;
  }
}

/** Writes the proof-checking web page as one file, in the environment's language and with the pledges of this machine's
 * store if it exists. @throws ConfigProblem if it can't be written. */
async function writePage(path: string): Promise<void> {
  const { savedPage, shippedFacts } = await import("../../web/verify/saved.ts");
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const named = await namedBy({});
  const host = { pledges: (named?.pledges ?? []).map(encodePledge), ...shippedFacts() };
  const page = await savedPage(host, nearestLocale(LC_ALL || LC_MESSAGES || LANG));
  try {
    await writeFile(path, page);
  } catch (error) {
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    throw new ConfigProblem("--page", `can't write ${path} (${code})`);
  }
  process.stdout.write(`Wrote ${path}. Open it in a browser; it needs no network.\n`);
}

type Of<Form extends Subject["form"]> = Extract<Subject, { form: Form }>;

function subjectLines(subject: Subject): readonly string[] {
  return subject.form === "match" ? matchLines(subject) : boardLines(subject);
}

function matchLines({ proof: { course, pledge }, sealed }: Of<"match">): string[] {
  const { game, session, opponent, version, word, rounds, seedEpochs, noResult } = course;
  const [first, ...later] = seedEpochs;
  const known = course.policies.filter(({ seal }) => seal <= sealed);
  return [
    `match ${session} of ${game.id}, ${countOf(rounds.bot.length, "round")} against ${shown(opponent)} (version ${version})`,
    `started on ${dayIn(pledge, first.day)} of the pledge ${shortPledgeId(pledge)}, ${wordWords(word)}`,
    ...later.map(({ seal, day }) => `sealed again from move ${seal} on, on ${dayIn(pledge, day)}`),
    ...(noResult.length > 0 ? [`${countOf(noResult.length, "sealed move")} discarded unplayed`] : []),
    ...known.map(policyWords),
  ];
}

function boardLines({ proof: { board, pledge }, code, seal }: Of<"board">): string[] {
  const { session, day, word } = board;
  return [
    `board ${code} of ${session}, on ${dayIn(pledge, day)} of the pledge ${shortPledgeId(pledge)}, ${wordWords(word)}`,
    `code ${inGroups(boardCode(seal))}: every message of this board must show it`,
  ];
}

function wordWords(word: string): string {
  return word === "" ? "without a word from the player" : `with the player's word ${JSON.stringify(word)}`;
}

function dayIn(pledge: Pledge, day: number): string {
  return dayWords({ day, at: dayStart(pledge, day) });
}

/** Escapes the opponent's name: a forged proof may put terminal control codes there. */
function shown(opponent: string): string {
  return /^[a-z0-9:=,.-]+$/.test(opponent) ? opponent : JSON.stringify(opponent);
}

/** Describes what the player's settings let the opponent know, in words the player recognises. */
function policyWords({ seal, mode, since, version }: KnowledgePolicy): string {
  const modes = {
    learning: "the player's model learns",
    off: "the player's model is off: play is random",
  };
  return [
    `from move ${seal} on: ${modes[mode]}`,
    ...(since > 0 ? [`it knows nothing from before the player's round ${since + 1}`] : []),
    ...(version === undefined ? [] : [`played by version ${version}`]),
  ].join(", ");
}
