// A line to a server that takes its time: every byte arrives late, in order. Counts the turns of the
// conversation, which on a slow line are what costs time.

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface SlowLine {
  readonly port: number;
  /** Round trips since the line was opened, or since this was asked for last: how often the client spoke after
   * the server, on all connections together. */
  turns(): number;
  close(): Promise<void>;
}

/** A line to a port of this machine on which each way takes `delayMs`. */
export async function openSlowLine(port: number, delayMs: number): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  let turns = 0;
  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    let isClientsTurn = true;
    client.on("data", () => {
      if (isClientsTurn) turns++;
      isClientsTurn = false;
    });
    upstream.on("data", () => {
      isClientsTurn = true;
    });
    pass(client, upstream, delayMs);
    pass(upstream, client, delayMs);
    for (const socket of [client, upstream]) sockets.add(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    turns() {
      const counted = turns;
      turns = 0;
      return counted;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function pass(from: Socket, to: Socket, delayMs: number): void {
  from.setNoDelay(true);
  from.on("data", (chunk) => void setTimeout(() => to.writable && to.write(chunk), delayMs));
  from.on("close", () => to.destroy());
  // The other end hears of it by the end of its connection.
  from.on("error", () => to.destroy());
}
