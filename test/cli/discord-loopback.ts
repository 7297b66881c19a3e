// A Discord that knows one bot and answers what the host's check asks.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export const TOKEN = "loopback.token";
export const APP = "900000000000000001";

const LIMIT = { total: 1000, remaining: 999, reset_after: 1000, max_concurrency: 1 };

export async function startLoopback(): Promise<{ readonly apiUrl: string; close(): Promise<void> }> {
  const server: Server = createServer(({ headers, url = "" }, response) => {
    const isKnown = headers.authorization === `Bot ${TOKEN}`;
    const gateway = { url: "ws://127.0.0.1", shards: 1, session_start_limit: LIMIT };
    const body = url.endsWith("/gateway/bot") ? gateway : { id: APP, username: "gadalka" };
    const refused = { code: 0, message: "401: Unauthorized" };
    response.writeHead(isKnown ? 200 : 401, { "content-type": "application/json" });
    response.end(JSON.stringify(isKnown ? body : refused));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
