// The answer to a command that waits for a trial: the report if it comes soon, else the position in the queue, in a
// message that later becomes the report.

import { setTimeout as wait } from "node:timers/promises";
import type { CommandCall, Reply, View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { StoreError } from "../../src/infra/store/index.ts";
import type { Services } from "../kit/services.ts";
import type { QueueRefusal, Ticket } from "./registrations/trial-queue.ts";

const PLACE_EVERY_MS = 5_000;
/** Keeps a post's key within 25 characters. */
const KEY_END = 19;

const audience = "caller";

export interface AnswerDeps {
  readonly services: Services;
  /** How long a reply waits for the report, in milliseconds. */
  readonly patienceMs: number;
}

export interface AnswerWords<Result> {
  /** `place`: see `Ticket.place`. */
  line(place: number): View;
  /** The result in one sentence, if it comes soon. */
  notice?(result: Result | undefined): string | undefined;
  /** `isLate`: in a message posted earlier, to which a picture can no longer be added. */
  report(result: Result | undefined, isLate: boolean): View | Promise<View>;
}

/** The report, or first the position in the queue. */
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
  const shown = ticket.place();
  const failure = (error: unknown): View => {
    services.log.error({ err: error }, "a trial failed");
    const isAway = error instanceof StoreError;
    const text = say(locale, isAway ? "registration-store-away" : "failure-unexpected");
    return { blocks: [{ type: "text", text }] };
  };
  const onLost = (report: View): Promise<void> => postPrivately(services, call, report);
  const report = (result: Result | undefined): View | Promise<View> => words.report(result, true);
  const texts = { line: words.line, report, failure, onLost };
  const later = progressOf({ ...texts, ticket, shown, everyMs: PLACE_EVERY_MS });
  return { type: "post", view: words.line(shown), audience, later };
}

async function postPrivately(services: Services, { caller, id }: CommandCall, view: View): Promise<void> {
  const chat = await services.privateChat(caller.platform, caller.id);
  if (chat.state !== "open") return;
  await services.post(caller.platform, chat.place, view, `trial-${id.slice(-KEY_END)}`);
}

export function queueWords(refusal: QueueRefusal, locale: Locale): string {
  if (refusal.kind === "one-at-a-time") return say(locale, "registration-one-at-a-time");
  return say(locale, "registration-queue-full", { minutes: refusal.minutes });
}

// A trial's message after the first answer: its position in the queue, and finally the report.

interface TrialWords<Result> {
  /** `place`: see `Ticket.place`. */
  line(place: number): View;
  report(result: Result | undefined): View | Promise<View>;
  /** The report of a failed trial. */
  failure(error: unknown): View;
}

interface TrialProgress<Result> extends TrialWords<Result> {
  readonly ticket: Ticket<Result>;
  /** The position that the message already shows. */
  readonly shown: number;
  /** Minimum interval between two updates of the position, in milliseconds. */
  readonly everyMs: number;
  /** Takes the report if the message can no longer show it. */
  onLost(report: View): Promise<void>;
}

/** The message's successive contents, ending with the report. If the message is lost, `onLost` gets the report. */
export async function* progressOf<Result>(progress: TrialProgress<Result>): AsyncGenerator<View, void> {
  const { ticket, everyMs, line } = progress;
  const over = ticket.result.then(
    () => true,
    () => true,
  );
  let { shown } = progress;
  let isShown = false;
  try {
    while (!(await Promise.race([over, hasMoved(ticket, shown, everyMs)]))) {
      shown = ticket.place();
      yield line(shown);
    }
    yield await reportOf(progress);
    isShown = true;
  } finally {
    if (!isShown) void reportOf(progress).then(progress.onLost);
  }
}

/** The report, even of a failed trial. */
function reportOf<Result>({
  ticket,
  report,
  failure,
}: TrialWords<Result> & { readonly ticket: Ticket<Result> }): Promise<View> {
  return ticket.result.then(report, failure);
}

/** Resolves to false when a new position may be shown. */
async function hasMoved(ticket: Ticket<unknown>, shown: number, everyMs: number): Promise<false> {
  await wait(everyMs, undefined, { ref: false });
  while (ticket.place() === shown) await ticket.moved();
  return false;
}
