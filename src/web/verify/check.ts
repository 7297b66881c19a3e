// Checks a pasted text for the page: each proof line is checked against everything else in the text, with the functions
// of `gadalka verify`. Takes and returns plain values, so that a worker can run it.

import {
  findNoted,
  isPledgedKey,
  type Pledge,
  type PublishedKey,
  readBoardProof,
  readMatchProof,
  readPledge,
  readPublishedKey,
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

/** What the host knew when it generated the page. */
export interface HostFacts {
  /** The host's pledges, as lines. */
  readonly pledges: readonly string[];
  /** The newest key that the host has published, as a line. */
  readonly publishedKey?: string | undefined;
  /** By family, the version of this program's strategies. */
  readonly versions: Readonly<Record<string, string>>;
}

export interface Asked {
  readonly text: string;
  /** The file of `/data export`. */
  readonly exported?: string | undefined;
  readonly host: HostFacts;
  /** Unix ms. */
  readonly now: number;
}

/** What was checked, so that people can recognise it. */
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

/** Why nothing could be checked; `named`: the part that wasn't understood. */
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

/** Maximum number of proofs checked per text. */
const PROOFS_MAX = 20;

/** A result for each proof in the text, or why there's none. */
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
    const publishedKey = latestKeyIn(text) ?? keyOfHost(line, host);
    const versionOf = versionsOf(host);
    const report = reportOn(line, { publishedKey, history, messages, versionOf }, named, now);
    const { findings, moves } = report;
    return { verdict: verdictOf(findings), subject: subjectOf(report.subject), findings, moves };
  } catch (error) {
    return refusedFor(error);
  }
}

/** @throws any error that isn't a problem with the input. */
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

/** Everything but the proofs, if it contains a code. */
function messagesIn(text: string, lines: readonly string[]): string | undefined {
  const rest = lines.reduce((left, line) => left.replaceAll(line, " "), text);
  return findNoted(rest).length > 0 ? rest : undefined;
}

/** The key that came with the page, if it belongs to the proof's pledge and is newer than the proof's own. */
function keyOfHost(line: string, { publishedKey }: HostFacts): PublishedKey | undefined {
  const published = publishedKey === undefined ? undefined : readPublishedKey(publishedKey);
  const read = readMatchProof(line);
  const proof = "kind" in read ? readBoardProof(line) : read;
  if (!published || !proof || (proof.publishedKey && proof.publishedKey.day >= published.day))
    return undefined;
  return isPledgedKey(proof.pledge, published.day, published.key) ? published : undefined;
}

function versionsOf({ versions }: HostFacts): Parameters<typeof reportOn>[1]["versionOf"] {
  // Submitted strategies have no version here and are never replayed.
  return (opponent, game) => (isPlayable(opponent, game) ? (versions[familyOf(opponent)] ?? "") : undefined);
}

function familyOf(opponent: string): string {
  try {
    return parseStrategy(opponent).family.family;
  } catch {
    // Submitted strategies have no family.
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
