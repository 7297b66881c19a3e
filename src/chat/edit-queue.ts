// Edits of one message: one in flight, only the newest waits, and retries send the newest form.

import { countEdit, watchQueue } from "../infra/metrics/meters.ts";

export interface EditQueue<Form, Outcome> {
  /** Queues a form; resolves to the outcome of this edit or of the newer one that replaced it. */
  push(message: string, form: Form): Promise<Outcome>;
  /** Whether an edit of the message waits or is in flight. */
  pending(message: string): boolean;
  idle(): Promise<void>;
}

interface Waiting<Form, Outcome> {
  form: Form;
  readonly tell: ((outcome: Outcome) => void)[];
}

interface Lane<Form, Outcome> {
  waiting: Waiting<Form, Outcome> | undefined;
  done: Promise<void>;
}

/** @param send does one edit with retries; calls `newest` before each attempt; must not reject. */
export function createEditQueue<Form, Outcome extends string>(
  platform: string,
  send: (newest: () => Form) => Promise<Outcome>,
): EditQueue<Form, Outcome> {
  const lanes = new Map<string, Lane<Form, Outcome>>();
  watchQueue(`edits on ${platform}`, lanes, ({ size }) => size);

  async function work(message: string, lane: Lane<Form, Outcome>): Promise<void> {
    while (lane.waiting) tellAll(await sendNewest(lane));
    lanes.delete(message);
  }

  async function sendNewest(
    lane: Lane<Form, Outcome>,
  ): Promise<readonly [Outcome, Waiting<Form, Outcome>["tell"]]> {
    let form = (lane.waiting as Waiting<Form, Outcome>).form;
    const told: Waiting<Form, Outcome>["tell"] = [];
    const newest = (): Form => {
      told.push(...(lane.waiting?.tell ?? []));
      form = lane.waiting?.form ?? form;
      lane.waiting = undefined;
      return form;
    };
    return [await send(newest), told];
  }

  return {
    push(message, form) {
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      const askedMs = performance.now();
      void promise.then((outcome) => countEdit(platform, outcome, askedMs));
      const lane = lanes.get(message);
      if (lane) {
        lane.waiting = { form, tell: [...(lane.waiting?.tell ?? []), resolve] };
        return promise;
      }
      const opened: Lane<Form, Outcome> = { waiting: { form, tell: [resolve] }, done: Promise.resolve() };
      lanes.set(message, opened);
      opened.done = work(message, opened);
      return promise;
    },
    pending: (message) => lanes.has(message),
    async idle() {
      while (lanes.size > 0) await Promise.all([...lanes.values()].map(({ done }) => done));
    },
  };
}

function tellAll<Outcome>([outcome, told]: readonly [
  Outcome,
  readonly ((outcome: Outcome) => void)[],
]): void {
  for (const tell of told) tell(outcome);
}
