// `gadalka strategy test`: runs the trial of `/strategy submit`, with the same code, on a temporary store.

import { basename } from "node:path";
import { CHAT_GAMES } from "../../../commands/kit/chat-games.ts";
import {
  asName,
  FILE_TRIAL_OPPONENTS,
  type FileOutcome,
  newNameRefusal,
  runFileTrial,
  submitFile,
  TrialQueue,
} from "../../../commands/strategy/index.ts";
import { openSandbox, type Sandbox } from "../../arena/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { hearCtrlC, INTERRUPTED } from "../../infra/console/interruption.ts";
import { type Progress, progressOn } from "../../infra/console/progress.ts";
import { neutralText } from "../../infra/i18n/name-in-text.ts";
import { openStore } from "../../infra/store/index.ts";
import { loadLocalFile, readLocalFile, requirePlays } from "./local-file.ts";
import { describeTrial, jsonOf, type TrialReport } from "./trial-text.ts";

export interface TestOptions {
  readonly game?: MatrixGame;
  readonly json?: true;
}

/** The name for the trial if the file's own name isn't valid. */
const SOME_NAME = "my-bot";
const NOBODY = { platform: "terminal", id: "author" } as const;
const EXIT_CODES = { accepted: 0, refused: 1, undecided: 2 } as const;

/**
 * Prints the report; exit code 1 if the file would be refused, 2 if the machine gave up.
 * @throws ConfigProblem if the file can't be read.
 */
export async function testStrategy(path: string, { game, json }: TestOptions): Promise<void> {
  const { signal, release } = hearCtrlC();
  const progress = progressOn(process.stderr, "matches");
  const trial =
    game === undefined ? submittedHere(path, signal, progress) : triedAt(game, path, signal, progress);
  const report = await trial.finally(() => {
    progress.end();
    release();
  });
  if (report) process.stdout.write(json ? jsonOf(report) : neutralText(describeTrial(report)));
  process.exitCode = report ? EXIT_CODES[report.verdict] : INTERRUPTED;
}

/** Takes the file through all steps of a submission. */
async function submittedHere(
  path: string,
  signal: AbortSignal,
  progress: Progress,
): Promise<TrialReport | undefined> {
  const { bytes, name: fileName } = await readLocalFile("strategy test", path);
  const subject = subjectOf(path, bytes);
  const queue = new TrialQueue();
  const store = await openStore({ dataDir: ":memory:" });
  const counting = counter(progress, CHAT_GAMES.length);
  const sandbox: Parameters<typeof submitFile>[0]["sandbox"] = (strategySources) =>
    counting(openSandbox({ strategySources }));
  const trials = { store, queue, now: Date.now, sandbox };
  signal.addEventListener("abort", () => void queue.close(), { once: true });
  try {
    const submission = { name: subject.name ?? SOME_NAME, fileName, bytes, event: path, games: CHAT_GAMES };
    const ticket = await submitFile(trials, NOBODY, submission);
    // Can't happen: the store and the queue are empty, and the name was checked.
    if (typeof ticket === "string" || "kind" in ticket)
      throw new Error(`not tried: ${JSON.stringify(ticket)}`);
    const outcome = await ticket.result;
    return outcome && reportOf(subject, outcome);
  } finally {
    await queue.close();
    await store.close();
  }
}

type Subject = Pick<TrialReport, "path" | "name" | "bytes">;

/** Uses the file's own name if it's valid. */
function subjectOf(path: string, { length }: Uint8Array): Subject {
  const name = asName(basename(path).replace(/\.[cm]?[jt]s$/i, ""));
  return { path, bytes: length, ...(newNameRefusal(name) === undefined && { name }) };
}

function reportOf(subject: Subject, outcome: FileOutcome): TrialReport {
  if ("registration" in outcome) {
    const { tried, registration } = outcome;
    return { ...subject, verdict: "accepted", id: registration.strategy, ...(tried && { tried }) };
  }
  return { ...subject, verdict: outcome.kind === "too-slow" ? "undecided" : "refused", refusal: outcome };
}

/** Tries one game only, which doesn't have to be one that chats offer. */
async function triedAt(
  game: MatrixGame,
  path: string,
  signal: AbortSignal,
  progress: Progress,
): Promise<TrialReport | undefined> {
  const held = new Map<string, Uint8Array>();
  const sandbox = counter(progress, 1)(openSandbox({ strategySources: async (id) => held.get(id) }));
  try {
    const file = await loadLocalFile("strategy test", path, sandbox);
    requirePlays("--game", file, game);
    held.set(file.id, new TextEncoder().encode(file.source));
    const end = await runFileTrial(sandbox, file.id, { games: [game], mustPlay: true }, signal);
    if (!end || signal.aborted) return undefined;
    const subject = { ...subjectOf(path, file.bytes), id: file.id };
    if (!("games" in end)) return reportOf(subject, { kind: "trial", end, source: file.source });
    return { ...subject, verdict: "accepted", tried: end };
  } finally {
    await sandbox.close();
  }
}

/** A sandbox whose matches advance the progress bar. */
function counter(progress: Progress, games: number): (sandbox: Sandbox) => Sandbox {
  const planned = 2 * FILE_TRIAL_OPPONENTS.length * games;
  let played = 0;
  return (sandbox) => ({
    ...sandbox,
    play(task, signal) {
      progress.show(played++, planned, `at ${task.rule}, ${task.strategies[0]}`);
      return sandbox.play(task, signal);
    },
  });
}
