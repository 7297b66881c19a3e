// The end of a person's match: it is stopped, and its proof asked for.

import { setTimeout as wait } from "node:timers/promises";
import { encodeAction } from "../../../src/chat/index.ts";
import { proofLine } from "../audit/proofs.ts";
import type { Ledger } from "./ledger.ts";
import type { Person } from "./person.ts";

const ONCE = { duplicate: 0, again: false } as const;
const TRIES = 20;
const PAUSE_MS = 250;

/** Presses Stop, and *Proof*, which is below *Verify*; the words come into the ledger. */
export async function finish({ chair, play, ledger }: Person): Promise<void> {
  if (ledger.session === "") return;
  const button = (move: string) =>
    encodeAction({ scope: play.scope, session: ledger.session, turn: 0, move });
  await chair.press(button("stop"), ONCE);
  for (let tried = 0; tried < TRIES; tried++) {
    ledger.proof = await (ledger.game === "mines" ? endOf({ chair }) : chair.proof(button("proof")));
    if (isEnd(ledger)) return;
    await wait(PAUSE_MS);
    await chair.press(button("stop"), ONCE);
  }
}

function isEnd({ game, proof }: Ledger): boolean {
  return game === "mines" ? proof !== "" : proofLine(proof) !== undefined;
}

/** The last message of a board; empty while it is not the last. */
async function endOf({ chair }: Pick<Person, "chair">): Promise<string> {
  const { text, buttons } = await chair.look();
  return buttons.some((button) => button.endsWith(":again")) ? text : "";
}
