// Files sent with `/strategy submit`, as the tests of it need them: tried in the real sandbox.

import type { Caller, CommandCall, Reply, SentFile } from "../../../src/chat/index.ts";
import { ANNA, openTable, PRIVATE, type Table } from "../play/table.ts";

export const DAY_MS = 24 * 3_600_000;

/** Plays what the opponent played so many rounds before. */
export const echo = (rounds: number): string => `export const games = ["rps"];
export function move(history) {
  return history.length >= ${rounds} ? history[history.length - ${rounds}].opponent : 1;
}
`;

/** Plays as nobody of the house does. */
export const ECHO = echo(2);

/** A table whose clock stands until it is told to pass. */
export async function tableOf(options: Parameters<typeof openTable>[0] = {}) {
  let now = Date.parse("2026-11-18T12:00:00Z");
  const table = await openTable({ ...options, now: () => now });
  return {
    ...table,
    pass: (ms: number): void => {
      now += ms;
    },
  };
}

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
  const call: CommandCall<Caller> = {
    ...{ type: "command", command: "strategy", subcommand: "submit", id, caller, place: PRIVATE },
    options: { name, ...(note !== undefined && { note }) },
    files: { file: sentFile(fileName, content) },
  };
  return table.dispatch.handle(call);
}
