// Answers each press exactly once: with the reply or an interim notice, whichever comes first.

import type { Later } from "./api-client.ts";
import type { PressAnswer } from "./outbox.ts";

export interface Acknowledgement {
  /** Sends the answer; `late`: nothing was sent, because the press had already been answered. */
  give(answer: PressAnswer): Promise<"given" | "lost" | "late">;
  /** Sends the interim notice now if nothing has been sent yet, because the reply has to wait. */
  hurry(): void;
  /** Nothing is sent any more: an earlier delivery of the press is answered. */
  drop(): void;
}

export interface AcknowledgementDependencies {
  /** Resolves to whether Telegram accepted the answer. */
  send(answer: PressAnswer): Promise<boolean>;
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
  const drop = (): void => {
    given = true;
    cancel();
    ended.removeEventListener("abort", giveUp);
  };
  const give: Acknowledgement["give"] = async (answer) => {
    if (given) return "late";
    drop();
    return (await send(answer)) ? "given" : "lost";
  };
  const giveUp = (): void => void give(late());
  const cancel = later(withinMs, giveUp);
  ended.addEventListener("abort", giveUp);
  return { give, hurry: giveUp, drop };
}
