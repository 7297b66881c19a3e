// The bot's only open port, for health checks and the webhook. Whoever can reach it may be hostile:
// time, size and number of connections are bounded, and none of them outlives the server.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { ConfigProblem } from "./config-problem.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface HttpServer {
  route(path: string, handler: Handler): void;
  /** Answers what has been asked, then cuts every connection that is left. */
  close(): Promise<void>;
}

interface Address {
  readonly port: number;
  readonly host: string;
}

/** In milliseconds and bytes. */
interface HttpLimits {
  readonly headersTimeout: number;
  /** For headers and body together. */
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  /** How often the timeouts above are looked at. */
  readonly connectionsCheckingInterval: number;
  readonly maxHeaderSize: number;
}

const LIMITS: HttpLimits = {
  ...{ headersTimeout: 5_000, requestTimeout: 10_000, keepAliveTimeout: 5_000 },
  ...{ connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
};

/** Above this the connection that has been silent for longest makes room for the new one. */
export const CONNECTIONS_MAX = 256;
const CLOSE_GRACE_MS = 300;

/** Listens at once. @throws ConfigProblem naming PORT when it is taken or not allowed. */
export async function openHttpServer(options: Address, limits: HttpLimits = LIMITS): Promise<HttpServer> {
  const routes = new Map<string, Handler>();
  const server = createServer(limits, (request, response) => {
    const handler = routes.get((request.url ?? "/").split("?")[0] as string);
    if (handler) handler(request, response);
    else response.writeHead(404).end();
  });
  const connections = boundConnections(server);
  await listen(server, options);
  return {
    route: (path, handler) => void routes.set(path, handler),
    close: () => close(server, connections),
  };
}

/** The open connections, the longest silent first. Refusing new ones instead would let whoever
 * holds the most connections keep out the health check and the webhook. */
function boundConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    if (open.size > CONNECTIONS_MAX) open.values().next().value?.destroy();
  });
  server.on("request", ({ socket }) => {
    if (!open.delete(socket)) return;
    open.add(socket);
  });
  return open;
}

async function close(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => {
    for (const socket of connections) socket.destroy();
  }, CLOSE_GRACE_MS);
  await closed;
  clearTimeout(cut);
}

const LISTEN_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: "is in use by another program; choose a free port or stop that program",
  EACCES: "may not be opened by this user; choose one above 1023",
};

function listen(server: Server, { port, host }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why =
        LISTEN_PROBLEMS[error.code ?? ""] ??
        `cannot be opened on HOST ${host} (${error.code ?? error.message})`;
      reject(new ConfigProblem("PORT", `${port} ${why}.`));
    });
    server.listen(port, host, resolve);
  });
}
