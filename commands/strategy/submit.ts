// `/strategy submit`: a file waits for its trial, gets its name if it passes, and its author reads how it did: in the
// answer, or in what the answer becomes.

import { setTimeout as wait } from "node:timers/promises";
import type { StrategySources } from "../../src/arena/match/task.ts";
import type { Sandbox } from "../../src/arena/sandbox/sandbox.ts";
import { findRegistration, register } from "../../src/arena/submissions/names.ts";
import type { CommandCall, Reply, View } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { nameInText } from "../../src/infra/i18n/name-in-text.ts";
import { StoreError } from "../../src/infra/store/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { asName, nameRefusal } from "./named-strategy.ts";
import { type TriedFile, tryFile } from "./trial.ts";
import { filedView, nameWords, refusedView, textView } from "./view.ts";

export interface SubmissionDeps {
  readonly services: Services;
  readonly queue: TrialQueue;
  /** A sandbox for one trial. */
  sandbox(sources: StrategySources): Sandbox;
  /** How long a reply waits for the report, in milliseconds. */
  readonly patienceMs: number;
}

/** @throws FileProblem if the file can't be fetched, StoreError as the store. */
export async function submit(deps: SubmissionDeps, call: CommandCall): Promise<Reply> {
  const { caller, options, files } = call;
  const { locale } = caller;
  const file = files?.file;
  if (!file || options.name === undefined) return notice(say(locale, "submission-how"));
  const name = asName(options.name);
  const refusal = await nameRefusal(deps.services, caller, name);
  if (refusal) return notice(nameWords(refusal, name, locale));
  const tried = { fileName: file.name, bytes: await file.read() };
  const report = deps.queue.add(writePlayerId(caller), (signal) => judged(deps, call, name, tried, signal));
  if (report === "one-at-a-time") return notice(say(locale, "registration-one-at-a-time"));
  if (report === "queue-full") return notice(say(locale, "registration-queue-full"));
  const brokenOff = textView(say(locale, "registration-broken-off", { name }));
  return answer(
    deps,
    call,
    name,
    report.then((view) => view ?? brokenOff),
  );
}

/** The report of a file that is tried and registered; undefined if `signal` aborted it. */
async function judged(
  { services, sandbox }: SubmissionDeps,
  { caller, options }: CommandCall,
  name: string,
  file: TriedFile,
  signal: AbortSignal,
): Promise<View | undefined> {
  const { store, now } = services;
  const { locale } = caller;
  const ended = await tryFile(sandbox, file, CHAT_GAMES, signal);
  if (!ended || signal.aborted) return undefined;
  if ("kind" in ended) return refusedView(ended, name, new TextDecoder().decode(file.bytes), locale);
  const { id: strategy, source, games } = ended;
  const [trial] = games;
  const note = options.note === undefined ? "" : nameInText(options.note);
  const before = await findRegistration(store, name);
  const registration = await register(store, writePlayerId(caller), name, {
    strategy,
    source,
    games: games.map(({ game }) => game),
    submittedAt: now(),
    ...(note !== "" && { note }),
    ...(trial && { trial }),
  });
  if (typeof registration === "string") return textView(nameWords(registration, name, locale));
  return filedView(registration, ended, before?.strategy === strategy, locale);
}

/** The report if it comes soon, else a message that becomes the report. */
async function answer(
  { services, patienceMs }: SubmissionDeps,
  call: CommandCall,
  name: string,
  report: Promise<View>,
): Promise<Reply> {
  const { locale } = call.caller;
  const audience = "caller";
  const soon = await Promise.race([report, wait(patienceMs, undefined, { ref: false })]);
  if (soon) return { type: "post", view: soon, audience };
  const settled = report.catch((error: unknown): View => {
    services.log.error({ err: error }, "a trial failed");
    const isAway = error instanceof StoreError;
    return textView(say(locale, isAway ? "registration-store-away" : "failure-unexpected"));
  });
  const view = {
    title: say(locale, "registration-trying", { name }),
    ...textView(say(locale, "registration-trying-text")),
  };
  return { type: "post", view, audience, later: laterOf(services, call, settled) };
}

/** The report; in the private chat, if the message can no longer become it. */
async function* laterOf(
  services: Services,
  { caller: { platform, id: person }, id }: CommandCall,
  report: Promise<View>,
): AsyncGenerator<View, void> {
  let isShown = false;
  const postPrivately = async (view: View): Promise<void> => {
    const chat = await services.privateChat(platform, person);
    // A post's key has at most 25 characters.
    if (chat.state === "open") await services.post(platform, chat.place, view, `trial-${id.slice(-19)}`);
  };
  try {
    yield await report;
    isShown = true;
  } finally {
    if (!isShown) void report.then(postPrivately).catch(services.onFailure);
  }
}

/** Trials that run at once, and those that run or wait: about half an hour of work. */
const AT_ONCE = 2;
const TRIALS_MAX = 300;

/** The trials of this process: one of each person, so that no one crowds out the others; those that wait run in order. */
export class TrialQueue {
  readonly #trials = new Map<string, { readonly end: AbortController; readonly done: Promise<unknown> }>();
  readonly #waiting: (() => void)[] = [];
  #free = AT_ONCE;
  #isClosed = false;

  /** Resolves to undefined if it's withdrawn, or the queue closed. */
  add<Result>(
    person: string,
    work: (signal: AbortSignal) => Promise<Result | undefined>,
  ): Promise<Result | undefined> | "one-at-a-time" | "queue-full" {
    if (this.#trials.has(person)) return "one-at-a-time";
    if (this.#trials.size >= TRIALS_MAX) return "queue-full";
    const end = new AbortController();
    if (this.#isClosed) end.abort();
    const done = this.#run(work, end.signal).finally(() => this.#trials.delete(person));
    this.#trials.set(person, { end, done });
    return done;
  }

  /** Withdraws the person's trial; resolves once it has stopped. */
  async withdraw(person: string): Promise<void> {
    const trial = this.#trials.get(person);
    trial?.end.abort();
    await trial?.done.catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#trials.keys()].map((person) => this.withdraw(person)));
  }

  async #run<Result>(
    work: (signal: AbortSignal) => Promise<Result | undefined>,
    signal: AbortSignal,
  ): Promise<Result | undefined> {
    if (this.#free > 0) this.#free--;
    else if (!(await this.#turn(signal))) return undefined;
    try {
      return signal.aborted ? undefined : await work(signal);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }

  /** Resolves to true once it may run, to false once it's withdrawn. */
  #turn(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const go = (): void => resolve(true);
      this.#waiting.push(go);
      signal.addEventListener("abort", () => {
        const at = this.#waiting.indexOf(go);
        if (at >= 0) this.#waiting.splice(at, 1);
        resolve(false);
      });
    });
  }
}
