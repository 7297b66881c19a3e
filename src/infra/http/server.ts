// The bot's only open port: health checks, webhooks, metrics, pages. Clients may be hostile, so the time and size of
// requests and the number of connections are limited, and no connection outlives the server.

import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { HTTPException } from "hono/http-exception";
import { routePath } from "hono/route";
import { LinearRouter } from "hono/router/linear-router";
import { ConfigProblem } from "../config-problem.ts";
import type { Log } from "../logger.ts";

/** A platform's requests at one path. */
interface Route {
  readonly path: string;
  /** The maximum body size; larger bodies are answered with 413. */
  readonly bodyBytes: number;
  answer(request: Request): Promise<Response>;
}

export interface HttpServer {
  /** The port that the server listens on. */
  readonly port: number;
  /** Takes routes at any time. A handler's rejection is logged and answered with 500. */
  readonly app: Hono;
  /** Serves a platform's requests from now on. */
  route(route: Route): void;
  /** Answers pending requests, then cuts all remaining connections. */
  close(): Promise<void>;
}

interface Address {
  readonly port: number;
  readonly host: string;
}

const LIMITS = {
  headersTimeout: 5_000,
  /** For headers and body together. */
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  /** How often the timeouts above are checked. */
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
};
const CONNECTIONS_MAX = 1_024;
const CLOSE_GRACE_MS = 300;

/** Starts listening. @throws ConfigProblem if the port is in use or not allowed. */
export async function openHttpServer(address: Address, log: Pick<Log, "error">): Promise<HttpServer> {
  // The other routers accept no more routes after their first request, and health checks start at once.
  const app = new Hono({ router: new LinearRouter() });
  app.use(compress());
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    // A client that disconnected can't read an answer.
    if (!context.req.raw.signal.aborted)
      log.error({ err: error, path: routePath(context, -1) }, "a request failed");
    return context.body(null, 500);
  });
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: LIMITS }) as Server;
  server.maxConnections = CONNECTIONS_MAX;
  await listen(server, address);
  return {
    port: (server.address() as AddressInfo).port,
    app,
    route: ({ path, bodyBytes, answer }) => {
      app.post(path, bodyLimit({ maxSize: bodyBytes }), ({ req }) => answer(req.raw));
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
      await closed;
      clearTimeout(cut);
    },
  };
}

const LISTEN_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: "is in use by another program. Choose a free port or stop that program",
  EACCES: "this user isn't allowed to open it. Choose a port above 1023",
};

function listen(server: Server, { port, host }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why =
        LISTEN_PROBLEMS[error.code ?? ""] ??
        `can't be opened on HOST ${host} (${error.code ?? error.message})`;
      reject(new ConfigProblem("PORT", `${port} ${why}.`));
    });
    server.listen(port, host, resolve);
  });
}
