// A loopback Discord, just enough for the real discord.js to log in, publish, receive presses and answer. It records
// every request and fails the ones that a test chooses. It checks nothing itself.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { acceptSocket, type Socket } from "./websocket.ts";

export const TOKEN = "loopback.token";
export const APP = "900000000000000001";
/** The id of all messages. */
export const MESSAGE = "910000000000000777";

/** A request made by the bot. */
interface Recorded {
  readonly method: string;
  /** Without `/api/v10` and the query. */
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
  /** Names of the files attached. */
  readonly files: readonly string[];
}

/** How to fail a request. `lost`: the connection ends before it's served, `unheard`: after. */
type Fault = { readonly status: number; readonly body?: unknown } | "lost" | "unheard";

export interface Loopback {
  readonly apiUrl: string;
  readonly requests: Recorded[];
  /** The list of global commands. */
  commands: unknown[];
  /** Sends an event to the bot. */
  deliver(interaction: object): void;
  /** The first request, past or future, that matches `METHOD path-pattern`. */
  request(pattern: RegExp): Promise<Recorded>;
  /** All requests so far that match. */
  all(pattern: RegExp): Recorded[];
  /** Fails the next matching requests with these faults, one each. */
  fail(pattern: RegExp, ...faults: Fault[]): void;
  /** Refuses the token at the gateway, although REST accepted it. */
  refuseIdentify(): void;
  close(): Promise<void>;
}

interface World {
  readonly loopback: Loopback;
  readonly faults: { readonly pattern: RegExp; readonly fault: Fault }[];
  readonly waiting: { readonly pattern: RegExp; readonly resolve: (request: Recorded) => void }[];
  readonly acknowledged: Set<string>;
}

export async function startLoopback(): Promise<Loopback> {
  const gateway = createGateway();
  const server = createServer((request, response) => void respond(world, request, response));
  server.on("upgrade", (request, stream) =>
    gateway.accept(request, acceptSocket.bind(undefined, request, stream)),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const world: World = {
    loopback: createLoopback(port, gateway, server),
    faults: [],
    waiting: [],
    acknowledged: new Set(),
  };
  const { requests } = world.loopback;
  const matching = (pattern: RegExp) => (request: Recorded) => pattern.test(line(request));
  world.loopback.all = (pattern) => requests.filter(matching(pattern));
  world.loopback.request = (pattern) => {
    const past = requests.find(matching(pattern));
    return past ? Promise.resolve(past) : new Promise((resolve) => world.waiting.push({ pattern, resolve }));
  };
  world.loopback.fail = (pattern, ...faults) =>
    world.faults.push(...faults.map((fault) => ({ pattern, fault })));
  return world.loopback;
}

const line = ({ method, path }: Recorded): string => `${method} ${path}`;

function createLoopback(port: number, gateway: Gateway, server: Server): Loopback {
  gateway.url = `ws://127.0.0.1:${port}`;
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    requests: [],
    commands: [],
    deliver: (interaction) => gateway.dispatch("INTERACTION_CREATE", interaction),
    request: () => Promise.reject(new Error("not started")),
    all: () => [],
    fail: () => undefined,
    refuseIdentify: () => {
      gateway.refuses = true;
    },
    close: () => {
      gateway.socket?.cut();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function respond(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const recorded = await record(request);
  const { loopback, faults, waiting } = world;
  loopback.requests.push(recorded);
  const index = faults.findIndex(({ pattern }) => pattern.test(line(recorded)));
  const fault = index >= 0 ? faults.splice(index, 1)[0]?.fault : undefined;
  const answer =
    typeof fault === "object" ? fault : fault === "lost" ? undefined : serve(world, recorded, request);
  for (const { resolve } of waiting.filter(({ pattern }) => pattern.test(line(recorded)))) resolve(recorded);
  if (fault === "lost" || fault === "unheard" || !answer) return void request.socket.destroy();
  if (answer.status === 204) return void response.writeHead(204).end();
  response
    .writeHead(answer.status, { "content-type": "application/json" })
    .end(JSON.stringify(answer.body ?? {}));
}

function serve(
  world: World,
  recorded: Recorded,
  request: IncomingMessage,
): { status: number; body?: unknown } {
  const { loopback, acknowledged } = world;
  const { method, path, body } = recorded;
  const [, room, id = "", token = ""] = path.split("/");
  if (room === "interactions") {
    if (acknowledged.has(token))
      return { status: 400, body: { code: 40060, message: "acknowledged already" } };
    acknowledged.add(token);
    const resource = { type: 4, message: { id: MESSAGE } };
    return recorded.query === "with_response=true" ? { status: 200, body: { resource } } : { status: 204 };
  }
  if (room === "webhooks") {
    return acknowledged.has(token)
      ? { status: 200, body: { id: MESSAGE } }
      : { status: 404, body: { code: 10015, message: "unknown webhook" } };
  }
  if (request.headers.authorization !== `Bot ${TOKEN}`)
    return { status: 401, body: { code: 0, message: "401: Unauthorized" } };
  if (room === "channels") return { status: 200, body: channelMessage(id, recorded) };
  if (path === "/gateway/bot") return { status: 200, body: gatewayBot(loopback.apiUrl) };
  if (path === "/applications/@me" || path === "/users/@me")
    return { status: 200, body: { id: APP, username: "gadalka" } };
  if (method === "PUT")
    loopback.commands = (body as object[]).map((command, index) => ({ ...command, id: `${index}` }));
  return { status: 200, body: loopback.commands };
}

/** The message with its attachments: kept ones with their ids, uploaded ones numbered from `77`. */
function channelMessage(channel: string, { body, files }: Recorded): object {
  const listed = (body as { attachments?: readonly { id: string }[] } | undefined)?.attachments ?? [];
  const kept = listed.slice(files.length > 0 ? files.length : 0).map(({ id }) => ({ id }));
  return {
    id: MESSAGE,
    channel_id: channel,
    attachments: [...files.map((_, at) => ({ id: `${77 + at}` })), ...kept],
  };
}

function gatewayBot(apiUrl: string): object {
  const limit = { total: 1000, remaining: 999, reset_after: 1000, max_concurrency: 1 };
  return { url: apiUrl.replace("http", "ws").replace("/api", ""), shards: 1, session_start_limit: limit };
}

async function record(request: IncomingMessage): Promise<Recorded> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  const json = /name="payload_json"\r\n\r\n(.*)\r\n/.exec(text)?.[1] ?? text;
  const files = [...text.matchAll(/filename="([^"]*)"/g)].map(([, name]) => name ?? "");
  const [path = "", query = ""] = decodeURIComponent(request.url ?? "")
    .replace(/^\/api\/v10/, "")
    .split("?");
  return {
    method: request.method ?? "",
    path,
    query,
    body: json === "" ? undefined : JSON.parse(json),
    files,
  };
}

/** A gateway session: hello, identify, ready, heartbeats, resume with the missed events. */
interface Gateway {
  url: string;
  refuses: boolean;
  socket: Socket | undefined;
  accept(request: IncomingMessage, open: (receive: (message: unknown) => void) => Socket): void;
  dispatch(type: string, data: object): void;
}

function createGateway(): Gateway {
  const sent: { op: 0; t: string; s: number; d: object }[] = [];
  const gateway: Gateway = {
    url: "",
    refuses: false,
    socket: undefined,
    accept: (_request, open) => {
      const socket = open((message) =>
        receive(message as { op: number; d: { seq?: number } | null }, socket),
      );
      gateway.socket = socket;
      socket.send({ op: 10, d: { heartbeat_interval: 40_000 } });
    },
    dispatch: (t, d) => {
      const packet = { op: 0, t, s: sent.length + 1, d } as const;
      sent.push(packet);
      gateway.socket?.send(packet);
    },
  };
  const receive = ({ op, d }: { op: number; d: { seq?: number } | null }, socket: Socket): void => {
    if (op === 1) socket.send({ op: 11 });
    if (op === 2 && gateway.refuses) socket.close(4004);
    else if (op === 2) gateway.dispatch("READY", ready(gateway.url));
    if (op !== 6) return;
    for (const packet of sent.filter(({ s }) => s > (d?.seq ?? 0))) socket.send(packet);
    gateway.dispatch("RESUMED", {});
  };
  return gateway;
}

function ready(url: string): object {
  const user = { id: APP, username: "gadalka", discriminator: "0", avatar: null, bot: true };
  return {
    v: 10,
    user,
    guilds: [],
    session_id: "s",
    resume_gateway_url: url,
    application: { id: APP, flags: 0 },
  };
}
