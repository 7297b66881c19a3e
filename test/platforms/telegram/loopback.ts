// A small Bot API on loopback, used with the real client: it records calls, answers as scripted, and lets tests wait
// for calls rather than for time.

import { EventEmitter, once } from "node:events";
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

/** Results of methods that aren't simply true. */
const RESULTS: Readonly<Record<string, unknown>> = {
  getMe: { id: 42, is_bot: true, first_name: "Gadalka", username: "GadalkaBot" },
  getMyCommands: [],
  getMyDescription: { description: "" },
  getMyShortDescription: { short_description: "" },
};

export async function startLoopback(): Promise<Loopback> {
  const calls: Call[] = [];
  const scripts = new Map<string, Answer[]>();
  const updates: { update_id: number }[] = [];
  const changes = new EventEmitter().setMaxListeners(0);
  const change = () => once(changes, "change");
  let lastUpdate = 0;
  let lastMessage = 1000;

  const pending = async ({ offset = 0, timeout, limit }: Record<string, unknown>, isGone: () => boolean) => {
    const confirmed = updates.findIndex(({ update_id }) => update_id >= Number(offset));
    updates.splice(0, confirmed < 0 ? updates.length : confirmed);
    while (updates.length === 0 && timeout !== 0 && !isGone()) await change();
    return updates.slice(0, Number(limit));
  };
  const usual = async (method: string, params: Record<string, unknown>, isGone: () => boolean) => {
    if (method === "getUpdates") return pending(params, isGone);
    return method.startsWith("send") ? sentMessage(method, params, ++lastMessage) : (RESULTS[method] ?? true);
  };
  const server = createServer(async (request, response) => {
    const method = request.url?.split("/").at(-1) ?? "";
    const params = await readParams(request);
    response.on("close", () => changes.emit("change"));
    calls.push({ method, params });
    changes.emit("change");
    const scripted = scripts.get(method)?.shift();
    send(response, (await scripted) ?? { result: await usual(method, params, () => response.destroyed) });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const callsOf = (method: string): Call[] => calls.filter((call) => call.method === method);
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: "42:loopback-token",
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
      changes.emit("change");
      return numbered.map(({ update_id }) => update_id);
    },
    async close() {
      const closed = once(server, "close");
      server.close();
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

function send(response: ServerResponse, answer: ReadyAnswer): void {
  if (answer === "drop") return void response.destroy();
  if ("raw" in answer) return void response.writeHead(answer.status).end(answer.raw);
  if ("result" in answer) return void response.end(JSON.stringify({ ok: true, result: answer.result }));
  const { error, description = "refused", retryAfter, migrateTo } = answer;
  const parameters = { retry_after: retryAfter, migrate_to_chat_id: migrateTo };
  response.writeHead(error).end(JSON.stringify({ ok: false, error_code: error, description, parameters }));
}
