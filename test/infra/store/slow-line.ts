// A slow connection to a server: every byte arrives late and in order. Counts round trips, which are what costs time on
// a slow connection.

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface SlowLine {
  readonly port: number;
  /** Round trips since the connection was opened or since the last call: how often the client spoke after the server,
   * over all connections. */
  turns(): number;
  close(): Promise<void>;
}

/** Opens a connection to a local port with a delay of `delayMs` in each direction. */
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
  // The other end notices because its connection ends.
  from.on("error", () => to.destroy());
}
