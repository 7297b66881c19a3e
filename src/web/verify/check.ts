// What the page makes of a pasted text: every proof line in it is checked by what else stands in it, by
// the very functions of `gadalka verify`. Plain values in and out, so that a worker can do it.

import {
  findNoted,
  isPledgedKey,
  type Pledge,
  readBoardProof,
  readMatchProof,
  readPledge,
  readToldKey,
  type ToldKey,
} from "../../core/fairness/index.ts";
import { isPlayable, parseStrategy } from "../../core/strategies/index.ts";
import {
  type Export,
  ExportProblem,
  type Finding,
  latestKeyIn,
  type MoveDetails,
  type Named,
  ProofProblem,
  pledgesIn,
  proofsIn,
  readExport,
  reportOn,
  type Verdict,
  verdictOf,
} from "../../core/verify/index.ts";
import { TEXT_MAX } from "./limits.ts";

/** What the host knew when it made the page. */
export interface HostFacts {
  /** Its pledges, as lines. */
  readonly pledges: readonly string[];
  /** The newest key that it has told, as a line. */
  readonly toldKey?: string | undefined;
  /** By family, the version of this program's strategies without any populations of the host's own. */
  readonly versions: Readonly<Record<string, string>>;
  /** Of the sources that play and pair in tournaments, without those populations: 64 hexadecimal digits. */
  readonly engine: string;
}

export interface Asked {
  readonly text: string;
  /** The file of `/data export`. */
  readonly exported?: string | undefined;
  readonly host: HostFacts;
  /** Unix ms. */
  readonly now: number;
}

/** What was checked, for people to recognise. */
interface Subject {
  readonly form: "match" | "board";
  readonly session: string;
  readonly game: string;
  readonly rounds: number;
  readonly word: string;
  readonly opponent: string;
}

export interface Checked {
  readonly verdict: Verdict;
  readonly subject: Subject;
  readonly findings: readonly Finding[];
  readonly moves: readonly MoveDetails[];
}

/** Why nothing could be checked; `named`: what was not understood. */
export interface Refused {
  readonly problem:
    | ProofProblem["kind"]
    | "nothing"
    | "pledge-unreadable"
    | "not-an-export"
    | "unknown-move"
    | "too-long";
  readonly named?: string;
}

/** Proofs in a text that are looked at. */
const PROOFS_MAX = 20;

/** A result for each proof in the text, or why there is none. */
export function check({ text, exported, host, now }: Asked): readonly (Checked | Refused)[] {
  if (text.length > TEXT_MAX) return [{ problem: "too-long" }];
  const lines = proofsIn(text).slice(0, PROOFS_MAX);
  if (lines.length === 0) return [{ problem: problemOfNone(text) }];
  const { pledges, problem } = pledgesIn(text);
  if (problem) return [{ problem: "pledge-unreadable" }];
  try {
    const history = exported === undefined ? undefined : readExport(exported);
    const named = namedBy(pledges, host);
    const messages = messagesIn(text, lines);
    return lines.map((line) => checkLine(line, { host, history, named, messages, text, now }));
  } catch (error) {
    return [refusedFor(error)];
  }
}

function problemOfNone(text: string): Refused["problem"] {
  if (/\bgdp1\./.test(text)) return "pledge";
  return /\bgdd1\./.test(text) ? "key" : "nothing";
}

interface With extends Pick<Asked, "host" | "text" | "now"> {
  readonly history: Export | undefined;
  readonly named: Named | undefined;
  readonly messages: string | undefined;
}

function checkLine(line: string, { host, history, named, messages, text, now }: With): Checked | Refused {
  try {
    const toldKey = latestKeyIn(text) ?? keyOfHost(line, host);
    const versionOf = versionsOf(host);
    const report = reportOn(line, { toldKey, history, messages, versionOf }, named, now);
    const { findings, moves } = report;
    return { verdict: verdictOf(findings), subject: subjectOf(report.subject), findings, moves };
  } catch (error) {
    return refusedFor(error);
  }
}

/** @throws what is no such problem. */
function refusedFor(error: unknown): Refused {
  if (error instanceof ProofProblem) return { problem: error.kind, named: error.named };
  if (error instanceof ExportProblem)
    return error.unknown
      ? { problem: "unknown-move", named: error.unknown.move }
      : { problem: "not-an-export" };
  throw error;
}

function namedBy(pasted: readonly Pledge[], { pledges }: HostFacts): Named | undefined {
  if (pasted.length > 0) return { pledges: pasted, by: "you" };
  const own = pledges.map(readPledge).filter((one) => typeof one !== "string");
  return own.length > 0 ? { pledges: own, by: "host" } : undefined;
}

/** All but the proofs, where a code stands in it. */
function messagesIn(text: string, lines: readonly string[]): string | undefined {
  const rest = lines.reduce((left, line) => left.replaceAll(line, " "), text);
  return findNoted(rest).length > 0 ? rest : undefined;
}

/** The key that the page came with, where it is of the proof's own pledge and not before its own. */
function keyOfHost(line: string, { toldKey }: HostFacts): ToldKey | undefined {
  const told = toldKey === undefined ? undefined : readToldKey(toldKey);
  const read = readMatchProof(line);
  const proof = "kind" in read ? readBoardProof(line) : read;
  if (!told || !proof || (proof.toldKey && proof.toldKey.day >= told.day)) return undefined;
  return isPledgedKey(proof.pledge, told.day, told.key) ? told : undefined;
}

function versionsOf({ versions }: HostFacts): Parameters<typeof reportOn>[1]["versionOf"] {
  // Of what others made there is no version here, and it is never played again.
  return (opponent, game) => (isPlayable(opponent, game) ? (versions[familyOf(opponent)] ?? "") : undefined);
}

function familyOf(opponent: string): string {
  try {
    return parseStrategy(opponent).family.family;
  } catch {
    // What others made has no family.
    return "";
  }
}

function subjectOf(subject: ReturnType<typeof reportOn>["subject"]): Subject {
  if (subject.form === "board") {
    const { session, word } = subject.proof.board;
    return { form: "board", session, game: subject.code, rounds: 0, word, opponent: "" };
  }
  const { session, game, rounds, word, opponent } = subject.proof.course;
  return { form: "match", session, game: game.id, rounds: rounds.bot.length, word, opponent };
}
