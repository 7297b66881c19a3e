// Edits of a message: one is in flight, only the newest waits, and retries send the newest form.

import { watchQueue } from "../../infra/metrics/meters.ts";

export interface EditQueue<Form, Outcome> {
  /** Queues a form; resolves to the outcome of this edit or of the newer one that replaced it. */
  push(message: string, form: Form): Promise<Outcome>;
  /** Whether an edit of the message is waiting or in flight. */
  pending(message: string): boolean;
  idle(): Promise<void>;
}

/** The newest form that's waiting, for everyone who asked for it or for a form it replaced. */
interface Waiting<Form, Outcome> {
  form: Form;
  readonly outcome: PromiseWithResolvers<Outcome>;
}

interface Lane<Form, Outcome> {
  waiting: Waiting<Form, Outcome> | undefined;
  done: Promise<void> | undefined;
}

/** @param send Makes one edit with retries; calls `newest` before each attempt; must not reject. */
export function createEditQueue<Form, Outcome extends string>(
  platform: string,
  send: (newest: () => Form) => Promise<Outcome>,
): EditQueue<Form, Outcome> {
  const lanes = new Map<string, Lane<Form, Outcome>>();
  watchQueue(`edits on ${platform}`, lanes, ({ size }) => size);

  async function work(message: string, lane: Lane<Form, Outcome>): Promise<void> {
    while (lane.waiting) await sendNewest(lane);
    lanes.delete(message);
  }

  function sendNewest(lane: Lane<Form, Outcome>): Promise<void> {
    let form = (lane.waiting as Waiting<Form, Outcome>).form;
    const sent: Waiting<Form, Outcome>[] = [];
    const newest = (): Form => {
      if (lane.waiting) sent.push(lane.waiting);
      form = lane.waiting?.form ?? form;
      lane.waiting = undefined;
      return form;
    };
    return send(newest).then((outcomeOfEdit) => {
      for (const { outcome } of sent) outcome.resolve(outcomeOfEdit);
    });
  }

  return {
    push(message, form) {
      const lane = lanes.get(message);
      if (lane?.waiting) {
        lane.waiting.form = form;
        return lane.waiting.outcome.promise;
      }
      const waiting = { form, outcome: Promise.withResolvers<Outcome>() };
      if (lane) lane.waiting = waiting;
      else {
        const opened: Lane<Form, Outcome> = { waiting, done: undefined };
        lanes.set(message, opened);
        opened.done = work(message, opened);
      }
      return waiting.outcome.promise;
    },
    pending: (message) => lanes.has(message),
    async idle() {
      while (lanes.size > 0) await Promise.all([...lanes.values()].map(({ done }) => done));
    },
  };
}
