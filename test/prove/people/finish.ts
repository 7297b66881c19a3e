// The end of a person's match: stops it, and asks for its proof.

import { setTimeout as wait } from "node:timers/promises";
import { encodeAction } from "../../../src/chat/index.ts";
import { proofLine } from "../audit/proofs.ts";
import type { Person } from "./person.ts";

const ONCE = { duplicate: 0, again: false } as const;
const TRIES = 20;
const PAUSE_MS = 250;

/** Presses Stop, then *Verify*; records the text in the ledger. */
export async function finish({ chair, play, ledger }: Person): Promise<void> {
  if (ledger.session === "") return;
  const button = (move: string) =>
    encodeAction({ scope: play.scope, session: ledger.session, turn: 0, move });
  await chair.press(button("stop"), ONCE);
  for (let tried = 0; tried < TRIES; tried++) {
    ledger.proof = await chair.proof(button("verify"));
    if (proofLine(ledger.proof) !== undefined) return;
    await wait(PAUSE_MS);
    await chair.press(button("stop"), ONCE);
  }
}
