// Files sent with `/strategy submit`, tried in the real sandbox.

import type { Caller, CommandCall, Reply, SentFile } from "../../../src/chat/index.ts";
import { ANNA, PRIVATE, type Table } from "../play/table.ts";

/** Plays what the opponent played `rounds` rounds earlier. */
export const echo = (rounds: number): string => `export const games = ["rps"];
export function move(history) {
  return history.length >= ${rounds} ? history[history.length - ${rounds}].opponent : 1;
}
`;

/** Plays unlike any built-in strategy. */
export const ECHO = echo(2);

function sentFile(name: string, content: string | Uint8Array): SentFile {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return { name, size: bytes.length, read: async () => bytes };
}

interface Sent {
  readonly name?: string;
  readonly note?: string;
  readonly fileName?: string;
  readonly caller?: Caller;
  readonly id?: string;
}

let events = 0;

export function submits(table: Table, content: string | Uint8Array, sent: Sent = {}): Promise<Reply> {
  const { name = "my-bot", note, fileName = "bot.js", caller = ANNA, id = `submit-${++events}` } = sent;
  const call: CommandCall = {
    ...{ type: "command", command: "strategy", subcommand: "submit", id, caller, place: PRIVATE },
    options: { name, ...(note !== undefined && { note }) },
    files: { file: sentFile(fileName, content) },
  };
  return table.dispatch.handle(call);
}
