// A press is answered exactly once: with what comes first, the answer or the word that it takes longer.

import type { Pause } from "./line.ts";
import type { PressAnswer } from "./outbox.ts";

export interface Acknowledgement {
  /** Sends the answer; resolves to false, sending nothing, when the press has been answered already. */
  give(answer: PressAnswer): Promise<boolean>;
}

export interface AcknowledgementParts {
  send(answer: PressAnswer): Promise<void>;
  /** What is said when nothing was given in time. */
  late(): PressAnswer;
  readonly withinMs: number;
  readonly pause: Pause;
  /** Ends the wait, when the adapter stops. */
  readonly ended: AbortSignal;
}

export function createAcknowledgement({ send, late, withinMs, pause, ended }: AcknowledgementParts): Acknowledgement {
  const given = new AbortController();
  const give = async (answer: PressAnswer): Promise<boolean> => {
    if (given.signal.aborted) return false;
    given.abort();
    await send(answer);
    return true;
  };
  void pause(withinMs, AbortSignal.any([given.signal, ended])).then(() => give(late()));
  return { give };
}
