// The bot's only open port: health checks, webhooks, metrics. Clients may be hostile, so the time, size and number of
// connections are limited, and no connection outlives the server.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ConfigProblem } from "../config-problem.ts";
import type { Log } from "../logger.ts";
import { attempt, type MaybePromise } from "../within.ts";

/** Answers a request; a rejection is logged and answered with 500. */
export type Handler = (request: Request) => Response | Promise<Response>;

export interface Route {
  /** May have parameters, as in `/m/:id`. */
  readonly path: string;
  readonly method: "GET" | "POST";
  /** The maximum body size; larger bodies are answered with 413. If absent, no body is accepted. */
  readonly bodyBytes?: number;
  /** `named`: the values of the path's parameters. */
  answer(request: Request, named: Readonly<Record<string, string>>): Response | Promise<Response>;
}

/** A platform's request, straight from Node: objects of the fetch API would take as much work as many an answer. */
export interface Delivery {
  /** By lower-case name. */
  header(name: string): string | undefined;
  /** Call it once. Rejects if the connection breaks or the body is too large; the server answers for that. */
  body(): Promise<Buffer>;
  /** Whether the sender no longer waits for an answer. */
  isGone(): boolean;
}

interface DeliveryAnswer {
  readonly status: number;
  /** The body's media type. */
  readonly type?: string;
  readonly body?: string | Uint8Array;
}

/** Answers a delivery; a rejection is logged and answered with 500. */
export type DeliveryHandler = (delivery: Delivery) => MaybePromise<DeliveryAnswer>;

export interface DeliveryRoute {
  /** Without parameters. */
  readonly path: string;
  readonly method: "POST";
  /** The maximum body size; larger bodies are answered with 413. */
  readonly bodyBytes: number;
  readonly receive: DeliveryHandler;
}

/** Words and headers for a status that isn't any route's answer: 404, 405, 413 or 500. */
type Refusal = (request: Request, status: 404 | 405 | 413 | 500) => Response | undefined;

export interface HttpServer {
  /** The port that the server listens on. */
  readonly port: number;
  /** Serves these paths from now on; other methods on them get 405, other paths 404. */
  route(...routes: readonly (Route | DeliveryRoute)[]): void;
  /** Uses this from now on to word refusals. */
  refuseBy(refusal: Refusal): void;
  /** From now on, closes each connection after its answer, so that a balancer's next request opens a new one. */
  drain(): void;
  /** Answers pending requests, then cuts all remaining connections. */
  close(): Promise<void>;
}

interface Address {
  readonly port: number;
  readonly host: string;
  /** The configuration variable that sets the port; default PORT. */
  readonly variable?: string;
}

/** Values are in milliseconds or bytes. */
interface HttpLimits {
  readonly headersTimeout: number;
  /** The limit for headers and body together. */
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  /** How often the timeouts above are checked. */
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

/** Above this number, a new connection replaces one: the one idle for longest, otherwise one waiting for a page, and
 * only as a last resort one waiting for a press to be answered. */
export const CONNECTIONS_MAX = 1_024;
const CLOSE_GRACE_MS = 300;

/** Starts listening. @throws ConfigProblem naming the port's variable if the port is in use or not allowed. */
export async function openHttpServer(
  options: Address,
  log: Pick<Log, "error">,
  limits: HttpLimits = LIMITS,
): Promise<HttpServer> {
  const pages: Route[] = [];
  const deliveries = new Map<string, DeliveryRoute>();
  const refused: Refused = { by: () => undefined };
  const appOf = () => createApp([...pages, ...deliveries.values()], refused, log);
  let app = appOf();
  const servePage = getRequestListener((...asked) => app.fetch(...asked));
  const server = createServer({ ...limits }, (request, response) => {
    const route = request.method === "POST" ? deliveries.get(pathOf(request.url)) : undefined;
    if (route) serveDelivery(route, request, response, log);
    else void servePage(request, response);
  });
  const connections = boundConnections(server);
  await listen(server, options);
  return {
    port: (server.address() as AddressInfo).port,
    route: (...added) => {
      for (const one of added)
        if ("receive" in one) deliveries.set(one.path, one);
        else pages.push(one);
      // A router accepts no more routes after its first request, and health checks start at once.
      app = appOf();
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

/** The path of a request's target, which a proxy may have made a whole URL. */
function pathOf(target = ""): string {
  const [path = ""] = target.split("?", 1);
  return path.startsWith("/") ? path : (URL.parse(path)?.pathname ?? path);
}

function serveDelivery(
  { path, bodyBytes, receive }: DeliveryRoute,
  request: IncomingMessage,
  response: ServerResponse,
  log: Pick<Log, "error">,
): void {
  const isGone = () => response.destroyed;
  const header = (name: string) => request.headers[name]?.toString();
  const delivery: Delivery = { header, body: () => bodyOf(request, bodyBytes), isGone };
  const send = ({ status, type, body }: DeliveryAnswer): void => {
    response.statusCode = status;
    if (type !== undefined) response.setHeader("content-type", type);
    response.end(body);
  };
  const fail = (error: unknown): void => {
    const isTooLarge = error === TOO_LARGE;
    if (!isTooLarge) noteFailure(error, isGone(), path, log);
    send({ status: isTooLarge ? 413 : 500 });
  };
  if (Number(request.headers["content-length"] ?? 0) > bodyBytes) fail(TOO_LARGE);
  else void attempt(() => receive(delivery)).then(send, fail);
}

const TOO_LARGE = new Error("the body is too large");

/** Without a declared length, the bytes are counted as they arrive. */
function bodyOf(request: IncomingMessage, bytesMax: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let bytes = 0;
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= bytesMax) chunks.push(chunk);
      else {
        chunks = [];
        reject(TOO_LARGE);
      }
    });
    request.on("end", () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.on("error", reject);
  });
}

/** A client that disconnected can't read an answer, and isn't worth logging. */
function noteFailure(error: unknown, hasGone: boolean, path: string, log: Pick<Log, "error">): void {
  const isGone = hasGone || (error as NodeJS.ErrnoException).code === "ECONNRESET";
  if (!isGone) log.error({ err: error, path }, "a request failed");
}

interface Refused {
  by: Refusal;
}

function refusalOf(
  refused: Refused,
  request: Request,
  status: Parameters<Refusal>[1],
  headers?: Record<string, string>,
): Response {
  const { body: words, headers: own } = refused.by(request, status) ?? {};
  return new Response(words ?? null, {
    status,
    headers: { ...Object.fromEntries(own ?? []), ...headers },
  });
}

/** Deliveries are served elsewhere; here their paths are known only for the methods they refuse. */
function createApp(
  routes: readonly (Route | DeliveryRoute)[],
  refused: Refused,
  log: Pick<Log, "error">,
): Hono {
  const app = new Hono();
  const refuse = ({ req }: Context, ...how: [Parameters<Refusal>[1], Record<string, string>?]) =>
    refusalOf(refused, req.raw, ...how);
  app.onError((error, context) => {
    noteFailure(error, context.req.raw.signal.aborted, context.req.path, log);
    return refuse(context, 500);
  });
  app.notFound((context) => refuse(context, 404));
  for (const [path, methods] of Map.groupBy(routes, (route) => route.path)) {
    for (const route of methods)
      if ("answer" in route) addRoute(app, route, (context) => refuse(context, 413));
    const allow = methods.map(({ method }) => method).join(", ");
    app.all(path, (context) => refuse(context, 405, { allow }));
  }
  return app;
}

function addRoute(app: Hono, route: Route, tooLong: (context: Context) => Response): void {
  const { path, method, bodyBytes = 0, answer } = route;
  app.on([method], [path], boundBody(bodyBytes, tooLong), ({ req }) => answer(req.raw, req.param()));
}

/** Node reads no more than a declared length; without one, the bytes are counted as they arrive. */
function boundBody(maxSize: number, tooLong: (context: Context) => Response): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError: tooLong });
  return async (context, next) => {
    const { req } = context;
    if (req.header("transfer-encoding") !== undefined) return counted(context, next);
    if (Number(req.header("content-length") ?? 0) > maxSize) return tooLong(context);
    return next();
  };
}

/** Tracks the open connections and closes old ones. Refusing new ones instead would let whoever holds the most
 * connections keep out the health check and the webhook. Idle connections are closed before those waiting for an
 * answer. */
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
  EADDRINUSE: "is in use by another program. Choose a free port or stop that program",
  EACCES: "this user isn't allowed to open it. Choose a port above 1023",
};

function listen(server: Server, { port, host, variable = "PORT" }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why =
        LISTEN_PROBLEMS[error.code ?? ""] ??
        `can't be opened on HOST ${host} (${error.code ?? error.message})`;
      reject(new ConfigProblem(variable, `${port} ${why}.`));
    });
    server.listen(port, host, resolve);
  });
}
