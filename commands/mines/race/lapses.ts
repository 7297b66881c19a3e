// Says in the message of a race that nobody answered it. After a restart, a press on it does.

/** Slack for timers that run early against the clock, in milliseconds. */
const SLACK_MS = 1_000;

export interface Lapses {
  /** Calls `lapse` once the race's time to answer is over. */
  arm(id: string, inMs: number): void;
  /** Forgets all that were armed. */
  clear(): void;
}

export function createLapses(lapse: (id: string) => Promise<void>): Lapses {
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    arm: (id, inMs) => {
      clearTimeout(timers.get(id));
      const timer = setTimeout(() => {
        timers.delete(id);
        void lapse(id);
      }, inMs + SLACK_MS);
      timers.set(id, timer.unref());
    },
    clear: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
