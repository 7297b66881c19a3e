// A small balancer in front of several processes, like a proxy in front of webhooks. It polls each for readiness,
// distributes requests in turn, and tries another process only if a connection was refused.

import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export interface Balancer {
  readonly port: number;
  /** Resolves once all of them are ready. */
  allReady(): Promise<void>;
  /** The number of requests that no process accepted, or that broke off. */
  failures(): number;
  close(): void;
}

const ASKED_EVERY_MS = 250;
/** Closes idle connections before the bot does, so that no request is sent on a closing one. */
const agent = new Agent({ keepAlive: true, timeout: 2_000, maxSockets: 256 });

export async function startBalancer(port: number, ports: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>();
  let [next, failures] = [0, 0];
  const asking = setInterval(() => {
    for (const one of ports) askReady(one, (isReady) => (isReady ? ready.add(one) : ready.delete(one)));
  }, ASKED_EVERY_MS);
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      next++;
      const open = ports.filter((one) => ready.has(one));
      const order = open.map((_, at) => open[(next + at) % open.length] as number);
      pass(order, incoming, Buffer.concat(chunks), outgoing, () => failures++);
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port,
    allReady: async () => {
      while (ready.size < ports.length) await wait(ASKED_EVERY_MS);
    },
    failures: () => failures,
    close: () => {
      clearInterval(asking);
      server.closeAllConnections();
      server.close();
    },
  };
}

function askReady(port: number, tell: (isReady: boolean) => void): void {
  const asked = get({ host: "127.0.0.1", port, path: "/ready", agent: false, timeout: 2_000 }, (answer) => {
    answer.resume();
    tell(answer.statusCode === 200);
  });
  asked.on("timeout", () => asked.destroy());
  asked.on("error", () => tell(false));
}

function pass(
  [port, ...others]: readonly number[],
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  fail: () => void,
): void {
  const failed = (): void => {
    fail();
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  };
  if (port === undefined) {
    failed();
    return;
  }
  const { method, url: path, headers } = incoming;
  const onward = request({ host: "127.0.0.1", port, method, path, headers, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on("error", failed).pipe(outgoing);
  });
  onward.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "ECONNREFUSED") pass(others, incoming, body, outgoing, fail);
    else failed();
  });
  onward.end(body);
}
