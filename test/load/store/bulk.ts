// Writes many documents to Redis as fast as it accepts them: plain SETs on one connection, with enough of them in
// flight that neither side waits.

import { once } from "node:events";
import { connect } from "node:net";

export interface Bulk {
  /** Returns at once, or resolves when Redis has caught up. */
  set(key: string, value: string): Promise<void> | void;
  /** Resolves when all have been answered. @throws Error if one was refused. */
  end(): Promise<void>;
}

const CHUNK_CHARACTERS = 256 * 1024;
const OK_BYTES = "+OK\r\n".length;

export async function openBulk(port: number): Promise<Bulk> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  let [chunk, sent, answeredBytes] = ["", 0, 0];
  let refused: string | undefined;
  socket.on("data", (answer: Buffer) => {
    answeredBytes += answer.length;
    if (answer.includes("-")) refused ??= answer.toString().slice(0, 200);
  });
  const flush = (): Promise<unknown> | undefined => {
    const isDrained = socket.write(chunk);
    chunk = "";
    return isDrained ? undefined : once(socket, "drain");
  };
  return {
    set: (key, value) => {
      chunk += `*3\r\n$3\r\nSET\r\n$${Buffer.byteLength(key)}\r\n${key}\r\n$${Buffer.byteLength(value)}\r\n${value}\r\n`;
      sent++;
      return chunk.length < CHUNK_CHARACTERS ? undefined : flush()?.then(() => {});
    },
    end: async () => {
      await flush();
      while (answeredBytes < sent * OK_BYTES && !refused) await once(socket, "data");
      socket.destroy();
      if (refused) throw new Error(`Redis refused a document: ${refused}`);
    },
  };
}
