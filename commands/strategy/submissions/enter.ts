// `/strategy enter`: submits the caller's own program, which is written from their rounds, as if they had sent the file.

import type { CommandCall, Reply, Speaker, SubcommandSpec } from "../../../src/chat/index.ts";
import { notice } from "../../kit/refusals.ts";
import { answerSubmission, NAME, type SubmissionDeps } from "./command.ts";

/** The source of a person's program, or why there is none, in their words. */
export type OwnProgram = (caller: Speaker) => Promise<{ readonly source: string } | string>;

export interface EntryDeps extends SubmissionDeps {
  readonly ownProgram: OwnProgram;
}

export const ENTER: SubcommandSpec = {
  name: "enter",
  options: [NAME],
  audience: "caller",
  typedOnly: true,
  reachedBy: "profile show",
  costs: "submission",
};

/** What the file of a program is called. */
export const PROGRAM_FILE = "twelve-lines.js";

/** Throws as `answerSubmission`. */
export async function answerEntry(deps: EntryDeps, call: CommandCall): Promise<Reply> {
  const program = await deps.ownProgram(call.caller);
  if (typeof program === "string") return notice(program);
  const bytes = new TextEncoder().encode(program.source);
  const file = { name: PROGRAM_FILE, size: bytes.length, read: async () => bytes };
  return answerSubmission(deps, { ...call, files: { file } });
}
