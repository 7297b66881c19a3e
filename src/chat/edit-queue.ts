// Edits of a message: one is in flight, only the newest waits, and retries send the newest form.

import { watchQueue } from "../infra/metrics/meters.ts";

/** The newest form of a message, and who waits for its outcome. */
interface Lane<Form, Outcome> {
  newest: Form;
  waiting: PromiseWithResolvers<Outcome> | undefined;
  done: Promise<void>;
}

/** @param send Makes one edit with retries; calls `newest` before each attempt; must not reject. */
export function createEditQueue<Form, Outcome extends string>(
  platform: string,
  send: (newest: () => Form) => Promise<Outcome>,
) {
  const lanes = new Map<string, Lane<Form, Outcome>>();
  watchQueue(`edits on ${platform}`, lanes, ({ size }) => size);

  async function work(message: string, lane: Lane<Form, Outcome>): Promise<void> {
    while (lane.waiting) {
      const sent: PromiseWithResolvers<Outcome>[] = [];
      const outcome = await send(() => {
        if (lane.waiting) sent.push(lane.waiting);
        lane.waiting = undefined;
        return lane.newest;
      });
      for (const { resolve } of sent) resolve(outcome);
    }
    lanes.delete(message);
  }

  return {
    /** Queues a form; resolves to the outcome of this edit or of the newer one that replaced it. */
    push(message: string, form: Form): Promise<Outcome> {
      const lane = lanes.get(message) ?? { newest: form, waiting: undefined, done: Promise.resolve() };
      lane.newest = form;
      lane.waiting ??= Promise.withResolvers<Outcome>();
      const { promise } = lane.waiting;
      if (!lanes.has(message)) {
        lanes.set(message, lane);
        lane.done = work(message, lane);
      }
      return promise;
    },
    async idle(): Promise<void> {
      while (lanes.size > 0) await Promise.all([...lanes.values()].map(({ done }) => done));
    },
  };
}
