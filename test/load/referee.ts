// Compares what people were shown with what is finally stored, and looks for problems in the logs and on the platforms.

import { openStore, type Store } from "../../src/infra/store/index.ts";
import { type Audit, audit, type Span } from "../prove/audit/audit.ts";
import type { Ledger } from "../prove/people/ledger.ts";
import type { Stand } from "./stand.ts";

export interface Verdict {
  /** Rounds in the store, including earlier ones. */
  readonly stored: number;
  /** Reported as counted, but not stored. */
  readonly lost: number;
  /** Stored, although no one pressed for them. */
  readonly doubled: number;
  /** Lost with a Redis master that hadn't replicated them yet. */
  readonly forgiven: number;
  /** Platform rules that were broken. */
  readonly violations: number;
  /** Valid calls that were refused: too late, or for something that no longer exists. */
  readonly refusals: number;
  /** Errors in the bots' logs, and warnings. */
  readonly errors: number;
  readonly warnings: number;
  /** Descriptions of all of that, the most common first. */
  readonly words: readonly string[];
}

const WORDS_MAX = 8;
const AT_ONCE = 8;
const REFUSED = "refused";
/** An edit that changes nothing, because another process already made it; Telegram rejects it, which is harmless. */
const UNCHANGED = "message is not modified";
/** The balancer's answer for a process that died while handling the request. */
const BROKEN_OFF = "got 502";
/** For presses that Telegram delivered late, and for people in groups who never wrote to the bot. */
const TOO_LATE = ["query is too old", "chat not found"];

/** Everyone must be at rest. `mayLose`: rounds reported as counted in this period may be missing. */
export async function judge(stand: Stand, mayLose?: Span): Promise<Verdict> {
  const store = await openStore({
    ...{ dataDir: ":memory:", redisUrl: stand.ground.url },
    report: ({ message }) => {
      throw new Error(message);
    },
  });
  const found = await auditAll(store, stand.crowd.ledgers, mayLose).finally(() => store.close());
  const all = [...stand.violations()].filter(
    ([words]) => !words.includes(UNCHANGED) && !words.includes(BROKEN_OFF),
  );
  const isRefused = (words: string): boolean =>
    words.startsWith(REFUSED) || TOO_LATE.some((part) => words.includes(part));
  const violations = new Map(all.filter(([words]) => !isRefused(words)));
  const refusals = new Map(all.filter(([words]) => isRefused(words)));
  const logged = loggedBy(stand.crew.logs());
  return {
    ...{ stored: found.counted, lost: found.lost, doubled: found.twice, forgiven: found.forgiven },
    violations: sum(violations),
    refusals: sum(refusals),
    errors: sum(logged.errors),
    warnings: sum(logged.warnings),
    words: [
      ...found.differences.slice(0, WORDS_MAX),
      ...commonest("rule", violations),
      ...commonest("refusal", refusals),
      ...commonest("error", logged.errors),
      ...commonest("warning", logged.warnings),
      ...commonest("told", stand.crowd.record.words),
    ],
  };
}

/** A few at a time: comparing takes long if many presses were unsure, and reads mustn't wait for it. */
async function auditAll(store: Store, ledgers: readonly Ledger[], mayLose?: Span): Promise<Audit> {
  const audits: Audit[] = [];
  for (let at = 0; at < ledgers.length; at += AT_ONCE)
    audits.push(await audit(store, ledgers.slice(at, at + AT_ONCE), mayLose));
  const total = (read: (one: Audit) => number): number => audits.reduce((all, one) => all + read(one), 0);
  return {
    ...{ counted: total(({ counted }) => counted), lost: total(({ lost }) => lost) },
    ...{ twice: total(({ twice }) => twice), forgiven: total(({ forgiven }) => forgiven) },
    differences: audits.flatMap(({ differences }) => differences),
  };
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

function commonest(what: string, counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, WORDS_MAX)
    .map(([words, count]) => `${what}, ${count} times: ${words}`);
}

const ERROR = 50;
const WARNING = 40;

interface Logged {
  readonly errors: Map<string, number>;
  readonly warnings: Map<string, number>;
}

/** Counts the log lines of each level by their text. */
function loggedBy(logs: readonly string[]): Logged {
  const logged: Logged = { errors: new Map(), warnings: new Map() };
  for (const line of logs.flatMap((log) => log.split("\n"))) {
    const { level, words } = read(line);
    const counts = level >= ERROR ? logged.errors : logged.warnings;
    if (level >= WARNING) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return logged;
}

/** A line that isn't JSON counts as an error: a process printed it while crashing. */
function read(line: string): { readonly level: number; readonly words: string } {
  if (line.trim() === "") return { level: 0, words: "" };
  try {
    const { level, msg, step, err } = JSON.parse(line) as LogLine;
    return { level, words: [msg, step, err?.message].filter((words) => words !== undefined).join(": ") };
  } catch {
    return { level: ERROR, words: line.slice(0, 200) };
  }
}

interface LogLine {
  readonly level: number;
  readonly msg: string;
  /** Only for steps of a shutdown. */
  readonly step?: string;
  readonly err?: { readonly message?: string };
}
