// One address in front of several processes, like a proxy in front of a webhook.

import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";

/** Passes requests to the ports in turn, skipping those that can't be reached. */
export async function startBalancer(port: number, ports: readonly number[]): Promise<Server> {
  let next = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const order = ports.map((_, at) => ports[(next + at) % ports.length] as number);
      next++;
      pass(order, incoming, Buffer.concat(chunks), outgoing);
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

function pass(
  [port, ...others]: readonly number[],
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): void {
  const { method, url: path, headers } = incoming;
  const target = { host: "127.0.0.1", port, method, path, headers, agent: false };
  const onward = request(target, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on("error", () => {
    if (others.length > 0) pass(others, incoming, body, outgoing);
    else outgoing.writeHead(502).end();
  });
  onward.end(body);
}
