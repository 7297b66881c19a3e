// Edits of one message, one at a time and never a stale one: while an edit is on its way only the newest waits, and
// an attempt that must be repeated sends the newest too.

export interface EditQueue<T> {
  /** Lets the message take this form next; a form that still waits is forgotten. */
  push(message: string, form: T): void;
  /** Resolves when nothing waits and nothing is on its way. */
  idle(): Promise<void>;
}

/**
 * @param send carries one edit through, its own retries included; it asks `newest` before each attempt and must not
 *   reject.
 */
export function createEditQueue<T>(send: (newest: () => T) => Promise<void>): EditQueue<T> {
  const lanes = new Map<string, { waiting: T[]; done: Promise<void> }>();

  async function work(message: string, waiting: T[], first: T): Promise<void> {
    let form = first;
    const newest = (): T => {
      form = waiting.pop() ?? form;
      return form;
    };
    do await send(newest);
    while (waiting.length > 0);
    lanes.delete(message);
  }

  return {
    push(message, form) {
      const lane = lanes.get(message);
      if (lane) {
        lane.waiting[0] = form;
        return;
      }
      const opened = { waiting: [] as T[], done: Promise.resolve() };
      lanes.set(message, opened);
      opened.done = work(message, opened.waiting, form);
    },
    async idle() {
      while (lanes.size > 0) await Promise.all([...lanes.values()].map(({ done }) => done));
    },
  };
}
