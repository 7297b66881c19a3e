// One address in front of several processes, like a proxy in front of a webhook.

import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { buffer } from "node:stream/consumers";

const SECRET = "x-telegram-bot-api-secret-token";

/** Passes Telegram's updates to the ports in turn, skipping those that can't be reached. */
export async function startBalancer(port: number, ports: readonly number[]): Promise<Server> {
  let next = 0;
  const server = createServer(async (incoming, outgoing) => {
    const first = next++;
    const headers = { "content-type": "application/json", [SECRET]: String(incoming.headers[SECRET]) };
    const body = await buffer(incoming);
    for (const at of ports.keys()) {
      const target = `http://127.0.0.1:${ports[(first + at) % ports.length]}${incoming.url}`;
      const answer = await fetch(target, { method: "POST", headers, body }).catch(() => undefined);
      if (answer) return void outgoing.writeHead(answer.status).end(await answer.bytes());
    }
    outgoing.writeHead(502).end();
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}
