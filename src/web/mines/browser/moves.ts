// Moves on their way: one after the other, each with an id of its own, sent again with it until the server
// has answered. So nothing is lost and nothing counts twice, whatever the network does.

import type { Answer, Server } from "./server.ts";

interface Errand {
  readonly name: "move" | "new";
  /** What to send besides its id; undefined where it is meant no more. Asked once, when its turn has come. */
  readonly body: () => object | undefined;
}

export interface Moves {
  add(errand: Errand): void;
  /** Whether something is on its way. */
  isBusy(): boolean;
  /** Does not wait longer: the network is back, or somebody looks again. */
  hurry(): void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

export function createMoves(
  server: Server,
  on: { answered(answer: Exclude<Answer, { state: "unreachable" }>): void; unreachable(): void },
): Moves {
  const waiting: Errand[] = [];
  let isRunning = false;
  let wake = (): void => {};
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const send = async ({ name, body }: Errand): Promise<void> => {
    const asked = body();
    if (!asked) return;
    const sent = { ...asked, id: crypto.randomUUID() };
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      const answer = await server.ask(name, sent);
      if (answer.state !== "unreachable") return on.answered(answer);
      on.unreachable();
      await pause(waitMs);
    }
  };
  const run = async (): Promise<void> => {
    isRunning = true;
    for (let errand = waiting.shift(); errand; errand = waiting.shift()) await send(errand);
    isRunning = false;
  };
  return {
    add: (errand) => {
      waiting.push(errand);
      if (!isRunning) void run();
    },
    isBusy: () => isRunning,
    hurry: () => wake(),
  };
}
