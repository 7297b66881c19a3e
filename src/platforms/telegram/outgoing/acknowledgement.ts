// A press is answered exactly once: with what comes first, the answer or the word that it takes
// longer.

import type { Later } from "./api-client.ts";
import type { PressAnswer } from "./outbox.ts";

export interface Acknowledgement {
  /** Sends the answer; resolves to false, sending nothing, when the press has been answered
   * already. */
  give(answer: PressAnswer): Promise<boolean>;
}

export interface AcknowledgementParts {
  send(answer: PressAnswer): Promise<void>;
  /** What is said when nothing was given in time. */
  late(): PressAnswer;
  readonly withinMs: number;
  readonly later: Later;
  /** Ends the wait, when the adapter stops. */
  readonly ended: AbortSignal;
}

export function createAcknowledgement({
  send,
  late,
  withinMs,
  later,
  ended,
}: AcknowledgementParts): Acknowledgement {
  let given = false;
  const give = async (answer: PressAnswer): Promise<boolean> => {
    if (given) return false;
    given = true;
    cancel();
    ended.removeEventListener("abort", giveUp);
    await send(answer);
    return true;
  };
  const giveUp = (): void => void give(late());
  const cancel = later(withinMs, giveUp);
  ended.addEventListener("abort", giveUp);
  return { give };
}
