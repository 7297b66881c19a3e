// The bot's only open port: health checks, webhooks, metrics. Whoever can reach it may be hostile:
// time, size and number of connections are bounded, and none of them outlives the server.

import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ConfigProblem } from "../config-problem.ts";
import type { Log } from "../logger.ts";
import { countRequest } from "../metrics/meters.ts";

/** Answers a request; a rejection is logged and answered by 500. */
export type Handler = (request: Request) => Response | Promise<Response>;

export interface Route {
  /** May have places, `/m/:id`; counted by this, never by what stood there. */
  readonly path: string;
  readonly method: "GET" | "POST";
  /** The most bytes of a body; more are answered by 413. Absent: none are taken. */
  readonly bodyBytes?: number;
  /** `named`: what stood in the path's places. */
  answer(request: Request, named: Readonly<Record<string, string>>): Response | Promise<Response>;
}

/** What is said beside a status that no route answers: 404, 405, 413 or 500. */
type Refusal = (request: Request, status: 404 | 405 | 413 | 500) => Response | undefined;

export interface HttpServer {
  /** The port that it listens on. */
  readonly port: number;
  /** Serves the paths from now on; their other methods are answered by 405, other paths by 404. */
  route(...routes: readonly Route[]): void;
  /** From now on refusals have words. */
  refuseBy(refusal: Refusal): void;
  /** From now on each answer ends its connection, so that a balancer's next request comes on a new one. */
  drain(): void;
  /** Answers what has been asked, then cuts every connection that is left. */
  close(): Promise<void>;
}

interface Address {
  readonly port: number;
  readonly host: string;
  /** What names the port in the configuration; default PORT. */
  readonly variable?: string;
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
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
};

/** Above this a connection makes room for the new one: that which has asked nothing for longest, else one that waits
 * for a page, and only then one with a press. */
export const CONNECTIONS_MAX = 1_024;
const CLOSE_GRACE_MS = 300;

/** Listens at once. @throws ConfigProblem naming the port's variable when it is taken or not allowed. */
export async function openHttpServer(
  options: Address,
  log: Pick<Log, "error">,
  limits: HttpLimits = LIMITS,
): Promise<HttpServer> {
  const routes: Route[] = [];
  const refused: Refused = { by: () => undefined };
  let app = createApp(routes, refused, log);
  const fetch = (...asked: Parameters<Hono["fetch"]>) => app.fetch(...asked);
  const server = createAdaptorServer({ fetch, serverOptions: limits }) as Server;
  const connections = boundConnections(server);
  await listen(server, options);
  return {
    port: (server.address() as AddressInfo).port,
    route: (...added) => {
      // A router takes no more routes after its first request, and health is asked from the beginning.
      app = createApp([...routes, ...added], refused, log);
      routes.push(...added);
    },
    refuseBy: (refusal) => {
      refused.by = refusal;
    },
    drain: () => {
      server.prependListener("request", (_request, response) => {
        response.shouldKeepAlive = false;
      });
    },
    close: () => close(server, connections),
  };
}

interface Refused {
  by: Refusal;
}

function createApp(routes: readonly Route[], refused: Refused, log: Pick<Log, "error">): Hono {
  const app = new Hono();
  const refuse = ({ req }: Context, status: Parameters<Refusal>[1], headers?: Record<string, string>) => {
    const { body: words, headers: told } = refused.by(req.raw, status) ?? {};
    return new Response(words ?? null, {
      status,
      headers: { ...Object.fromEntries(told ?? []), ...headers },
    });
  };
  app.onError((error, context) => {
    // Whoever broke off has nothing to read, and is no news.
    const isGone = context.req.raw.signal.aborted || (error as NodeJS.ErrnoException).code === "ECONNRESET";
    if (!isGone) log.error({ err: error, path: context.req.path }, "a request failed");
    return refuse(context, 500);
  });
  app.notFound((context) => {
    countRequest("other", 404);
    return refuse(context, 404);
  });
  for (const [path, methods] of Map.groupBy(routes, (route) => route.path)) {
    for (const route of methods) addRoute(app, route, (context) => refuse(context, 413));
    const allow = methods.map(({ method }) => method).join(", ");
    app.all(path, (context) => {
      countRequest(path, 405);
      return refuse(context, 405, { allow });
    });
  }
  return app;
}

function addRoute(app: Hono, route: Route, tooLong: (context: Context) => Response): void {
  const { path, method, bodyBytes = 0, answer } = route;
  app.on([method], [path], boundBody(bodyBytes, tooLong), async ({ req }) => {
    const response = await answer(req.raw, req.param());
    countRequest(path, response.status);
    return response;
  });
}

/** A length that was told is all that Node reads; where none was, what comes is counted. */
function boundBody(maxSize: number, tooLong: (context: Context) => Response): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError: tooLong });
  return async (context, next) => {
    const { req } = context;
    if (req.header("transfer-encoding") !== undefined) return counted(context, next);
    if (Number(req.header("content-length") ?? 0) > maxSize) return tooLong(context);
    return next();
  };
}

/** The open connections. Refusing new ones instead would let whoever holds the most connections keep
 * out the health check and the webhook; who waits for an answer keeps theirs for as long as others ask
 * for nothing. */
function boundConnections(server: Server): { all(): readonly Socket[] } {
  const silent = new Set<Socket>();
  const pages = new Set<Socket>();
  const presses = new Set<Socket>();
  const all = () => [...silent, ...pages, ...presses];
  server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => {
      silent.delete(socket);
      pages.delete(socket);
      presses.delete(socket);
    });
    if (silent.size + pages.size + presses.size > CONNECTIONS_MAX)
      (firstOf(silent, socket) ?? firstOf(pages) ?? firstOf(presses))?.destroy();
  });
  server.on("request", ({ socket, method }, response) => {
    silent.delete(socket);
    const asking = method === "POST" ? presses : pages;
    asking.add(socket);
    response.once("close", () => {
      if (asking.delete(socket) && !socket.destroyed) silent.add(socket);
    });
  });
  return { all };
}

function firstOf(sockets: ReadonlySet<Socket>, except?: Socket): Socket | undefined {
  for (const socket of sockets) if (socket !== except) return socket;
  return undefined;
}

async function close(server: Server, connections: { all(): readonly Socket[] }): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => {
    for (const socket of connections.all()) socket.destroy();
  }, CLOSE_GRACE_MS);
  await closed;
  clearTimeout(cut);
}

const LISTEN_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: "is in use by another program; choose a free port or stop that program",
  EACCES: "may not be opened by this user; choose one above 1023",
};

function listen(server: Server, { port, host, variable = "PORT" }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why =
        LISTEN_PROBLEMS[error.code ?? ""] ??
        `cannot be opened on HOST ${host} (${error.code ?? error.message})`;
      reject(new ConfigProblem(variable, `${port} ${why}.`));
    });
    server.listen(port, host, resolve);
  });
}
