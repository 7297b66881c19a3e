// A small Bot API on loopback, used with the real client: it records calls, answers as scripted, and lets tests wait
// for calls rather than for time.

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One call of an API method. */
interface Call {
  readonly method: string;
  /** The JSON parameters; for an upload, `upload` holds the raw body. */
  readonly params: Record<string, unknown>;
}

/** How a call is answered: a result, an error, bytes that aren't JSON, a dropped connection, or any of these once a
 * promise resolves. */
export type Answer = ReadyAnswer | Promise<ReadyAnswer>;
export type ReadyAnswer =
  | { readonly result: unknown }
  | {
      readonly error: number;
      readonly description?: string;
      readonly retryAfter?: number;
      readonly migrateTo?: number;
    }
  | { readonly raw: string; readonly status: number }
  | "drop";

export const BAD_GATEWAY: ReadyAnswer = { raw: "<html>bad gateway</html>", status: 502 };

export interface Loopback {
  readonly apiUrl: string;
  readonly token: string;
  readonly calls: Call[];
  /** Sets the answers to the method's next calls, one each; later calls are answered as usual. */
  script(method: string, ...answers: Answer[]): void;
  /** The nth call (from 1) of the method, once there is one. */
  call(method: string, nth?: number): Promise<Call>;
  callsOf(method: string): Call[];
  /** Delivers updates to the bot; those without an id get the next one. Returns their ids. */
  deliver(...updates: Record<string, unknown>[]): number[];
  close(): Promise<void>;
}

const TOKEN = "42:loopback-token";
const ME = { id: 42, is_bot: true, first_name: "Gadalka", username: "GadalkaBot" };

export async function startLoopback(): Promise<Loopback> {
  const calls: Call[] = [];
  const scripts = new Map<string, Answer[]>();
  const updates: { update_id: number }[] = [];
  let watchers: (() => void)[] = [];
  let lastUpdate = 0;
  let lastMessage = 1000;

  const changed = (): void => {
    const woken = watchers;
    watchers = [];
    for (const wake of woken) wake();
  };
  const change = (): Promise<void> => new Promise((resolve) => watchers.push(resolve));

  const usual = async (
    method: string,
    params: Record<string, unknown>,
    gone: () => boolean,
  ): Promise<ReadyAnswer> => {
    if (method === "getMe") return { result: ME };
    if (method === "getMyCommands") return { result: [] };
    if (method === "getMyDescription") return { result: { description: "" } };
    if (method === "getMyShortDescription") return { result: { short_description: "" } };
    if (method.startsWith("send")) return { result: sentMessage(method, params, ++lastMessage) };
    if (method !== "getUpdates") return { result: true };
    const offset = Number(params.offset ?? 0);
    const confirmed = updates.findIndex(({ update_id }) => update_id >= offset);
    updates.splice(0, confirmed < 0 ? updates.length : confirmed);
    while (updates.length === 0 && params.timeout !== 0 && !gone()) await change();
    return { result: updates.slice(0, Number(params.limit)) };
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = request.url?.split("/").at(-1) ?? "";
    const params = await readParams(request);
    response.on("close", changed);
    calls.push({ method, params });
    changed();
    const scripted = scripts.get(method)?.shift();
    const answer = await (scripted ?? usual(method, params, () => response.destroyed));
    send(request, response, await answer);
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const callsOf = (method: string): Call[] => calls.filter((call) => call.method === method);
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: TOKEN,
    calls,
    callsOf,
    script: (method, ...answers) => void scripts.set(method, [...(scripts.get(method) ?? []), ...answers]),
    async call(method, nth = 1) {
      for (;;) {
        const call = callsOf(method)[nth - 1];
        if (call) return call;
        await change();
      }
    },
    deliver(...delivered) {
      const numbered = delivered.map((update) => ({ update_id: ++lastUpdate, ...update }));
      updates.push(...numbered);
      changed();
      return numbered.map(({ update_id }) => update_id);
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function sentMessage(method: string, params: Record<string, unknown>, message_id: number): object {
  const id = params.chat_id ?? Number(/name="chat_id"\s+(\S+)/.exec(String(params.upload))?.[1]);
  const photo = method === "sendPhoto" ? { photo: [] } : {};
  return { message_id, date: 1, chat: { id, type: "private" }, ...photo };
}

async function readParams(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString("utf8");
  if (request.headers["content-type"]?.startsWith("multipart/")) return { upload: body };
  return body === "" ? {} : JSON.parse(body);
}

function send(request: IncomingMessage, response: ServerResponse, answer: ReadyAnswer): void {
  if (answer === "drop") {
    request.socket.destroy();
    return;
  }
  if ("raw" in answer) {
    response.writeHead(answer.status).end(answer.raw);
    return;
  }
  if ("result" in answer) {
    response.writeHead(200).end(JSON.stringify({ ok: true, result: answer.result }));
    return;
  }
  const { error, description = "refused", retryAfter, migrateTo } = answer;
  const parameters = { retry_after: retryAfter, migrate_to_chat_id: migrateTo };
  response.writeHead(error).end(JSON.stringify({ ok: false, error_code: error, description, parameters }));
}
