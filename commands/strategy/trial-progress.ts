// A trial's message after the answer: its place in the queue, and in the end the report.

import { setTimeout as wait } from "node:timers/promises";
import type { View } from "../../src/chat/index.ts";
import type { Ticket } from "./registrations/trial-queue.ts";

interface TrialWords<Result> {
  /** `place`: see `Ticket.place`. */
  line(place: number): View;
  report(result: Result | undefined): View | Promise<View>;
  /** The report where the trial failed. */
  failure(error: unknown): View;
}

export interface TrialProgress<Result> extends TrialWords<Result> {
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
