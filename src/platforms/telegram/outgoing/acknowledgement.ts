// Answers each press exactly once: with the reply or an interim notice, whichever is first.

import type { Later } from "./api-client.ts";
import type { PressAnswer } from "./outbox.ts";

export interface Acknowledgement {
  /** Sends the answer; resolves to false without sending if the press was already answered. */
  give(answer: PressAnswer): Promise<boolean>;
}

export interface AcknowledgementDependencies {
  send(answer: PressAnswer): Promise<void>;
  late(): PressAnswer;
  readonly withinMs: number;
  readonly later: Later;
  /** Aborts the wait when the adapter stops. */
  readonly ended: AbortSignal;
}

export function createAcknowledgement({
  send,
  late,
  withinMs,
  later,
  ended,
}: AcknowledgementDependencies): Acknowledgement {
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
