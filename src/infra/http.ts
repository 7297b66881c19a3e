// The bot's only open port: health check for the container, and the webhook where one is used.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { ConfigProblem } from "./config-problem.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface HttpServer {
  route(path: string, handler: Handler): void;
  close(): Promise<void>;
}

interface Address {
  readonly port: number;
  readonly host: string;
}

/** Listens at once. @throws ConfigProblem naming PORT when it is taken or not allowed. */
export async function openHttpServer(options: Address): Promise<HttpServer> {
  const routes = new Map<string, Handler>();
  const server = createServer((request, response) => {
    const handler = routes.get((request.url ?? "/").split("?")[0] as string);
    if (handler) handler(request, response);
    else response.writeHead(404).end();
  });
  await listen(server, options);
  return {
    route: (path, handler) => void routes.set(path, handler),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
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

/** Responds 200 while `check` resolves and 503 while it rejects. */
export function healthHandler(check: () => Promise<unknown>): Handler {
  const answer = (response: ServerResponse, status: number, health: string): void => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ health }));
  };
  return (_request, response) => {
    check().then(
      () => answer(response, 200, "ok"),
      () => answer(response, 503, "the store is unreachable"),
    );
  };
}
