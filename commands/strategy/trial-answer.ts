// The answer to a command that has to wait for a trial: the report where it comes soon, else the place in
// the queue, in a message that becomes the report.

import { setTimeout as wait } from "node:timers/promises";
import type { CommandCall, Reply, View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { StoreError } from "../../src/infra/store/index.ts";
import type { Services } from "../kit/services.ts";
import type { QueueRefusal, Ticket } from "./registrations/trial-queue.ts";

const PLACE_EVERY_MS = 5_000;
/** So that the key of a post has at most 25 characters. */
const KEY_END = 19;

const audience = "caller";

export interface AnswerDeps {
  readonly services: Services;
  /** How long an answer waits for the report, in milliseconds. */
  readonly patienceMs: number;
}

export interface AnswerWords<Result> {
  /** `place`: see `Ticket.place`. */
  line(place: number): View;
  /** What a sentence says, where it comes soon. */
  notice?(result: Result | undefined): string | undefined;
  /** `isLate`: in a message that was posted before, and may take no picture any more. */
  report(result: Result | undefined, isLate: boolean): View | Promise<View>;
}

/** Only one process does it, where several are told of the command. */
export async function once(
  { services: { claim } }: AnswerDeps,
  call: CommandCall,
  reply: () => Promise<Reply>,
): Promise<Reply> {
  if (!claim) return reply();
  const { platform, locale } = call.caller;
  // If the claim fails everybody proceeds: the registration needs the same store anyway.
  if (await claim(`${platform}:${call.id}`).catch(() => true)) {
    const replied = await reply();
    return replied.type === "post" ? { ...replied, counted: "now" } : replied;
  }
  const text = say(locale, "registration-told-already");
  return { type: "post", view: { blocks: [{ type: "text", text }] }, audience, counted: "before" };
}

/** The report, or the place in the queue first. */
export async function answerTicket<Result>(
  { services, patienceMs }: AnswerDeps,
  call: CommandCall,
  ticket: Ticket<Result>,
  words: AnswerWords<Result>,
): Promise<Reply> {
  const { locale } = call.caller;
  const patience = wait(patienceMs, "later" as const, { ref: false });
  const soon = await Promise.race([ticket.result.then((result) => ({ result })), patience]);
  if (soon !== "later") {
    const text = words.notice?.(soon.result);
    if (text !== undefined) return { type: "notice", text };
    return { type: "post", view: await words.report(soon.result, false), audience };
  }
  const told = ticket.place();
  const failure = (error: unknown): View => {
    services.log.error({ err: error }, "a trial failed");
    const isAway = error instanceof StoreError;
    const text = say(locale, isAway ? "registration-store-away" : "failure-unexpected");
    return { blocks: [{ type: "text", text }] };
  };
  const onLost = (report: View): Promise<void> => postPrivately(services, call, report);
  const report = (result: Result | undefined): View | Promise<View> => words.report(result, true);
  const texts = { line: words.line, report, failure, onLost };
  const later = progressOf({ ...texts, ticket, told, everyMs: PLACE_EVERY_MS });
  return { type: "post", view: words.line(told), audience, later };
}

async function postPrivately(services: Services, { caller, id }: CommandCall, view: View): Promise<void> {
  const chat = await services.privateChat(caller.platform, caller.id);
  if (chat.state !== "open") return;
  await services.post(caller.platform, chat.place, view, `trial-${id.slice(-KEY_END)}`, "asked");
}

export function queueWords(refusal: QueueRefusal, locale: Locale): string {
  if (refusal.kind === "one-at-a-time") return say(locale, "registration-one-at-a-time");
  return say(locale, "registration-queue-full", { minutes: refusal.minutes });
}

// A trial's message after the answer: its place in the queue, and in the end the report.

interface TrialWords<Result> {
  /** `place`: see `Ticket.place`. */
  line(place: number): View;
  report(result: Result | undefined): View | Promise<View>;
  /** The report where the trial failed. */
  failure(error: unknown): View;
}

interface TrialProgress<Result> extends TrialWords<Result> {
  readonly ticket: Ticket<Result>;
  /** The place that the message says already. */
  readonly told: number;
  /** Least time between two places, in milliseconds. */
  readonly everyMs: number;
  /** Takes the report where the message cannot show it any more. */
  onLost(report: View): Promise<void>;
}

/** What the message becomes: at last the report, which is not lost with the message. */
export async function* progressOf<Result>(progress: TrialProgress<Result>): AsyncGenerator<View, void> {
  const { ticket, everyMs, line } = progress;
  const over = ticket.result.then(
    () => true,
    () => true,
  );
  let { told } = progress;
  let isShown = false;
  try {
    while (!(await Promise.race([over, hasMoved(ticket, told, everyMs)]))) {
      told = ticket.place();
      yield line(told);
    }
    yield await reportOf(progress);
    isShown = true;
  } finally {
    if (!isShown) void reportOf(progress).then(progress.onLost);
  }
}

/** The report, whatever came of the trial. */
function reportOf<Result>({
  ticket,
  report,
  failure,
}: TrialWords<Result> & { readonly ticket: Ticket<Result> }): Promise<View> {
  return ticket.result.then(report, failure);
}

/** Resolves to false when another place may be told. */
async function hasMoved(ticket: Ticket<unknown>, told: number, everyMs: number): Promise<false> {
  await wait(everyMs, undefined, { ref: false });
  while (ticket.place() === told) await ticket.moved();
  return false;
}
