import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent } from "undici";
import { afterEach, beforeEach, expect, it } from "vitest";
import { requestLightly } from "../../src/infra/light-request.ts";
import { makeLightRequest } from "../../src/platforms/discord/light-responses.ts";

let server: Server;
let origin: string;
let agent: Agent;

beforeEach(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.url === "/never") return;
    response.writeHead(418, {
      "X-Heard": `${request.method} ${request.url}`,
      "Content-Type": "application/json",
    });
    response.write('{"heard":');
    setImmediate(() => response.end(`"${Buffer.concat(chunks)}"}`));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  agent = new Agent();
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await agent.destroy();
});

const asked = (path: string) => ({ origin, path, method: "POST", headers: {}, body: "text" }) as const;

it("resolves with the whole answer, whatever its status", async () => {
  const { status, statusText, body } = await requestLightly(agent, asked("/some?query"));
  expect([status, statusText, String(body)]).toEqual([418, "I'm a Teapot", '{"heard":"text"}']);
});

it("rejects when aborted and when the connection is refused", async () => {
  const ending = new AbortController();
  const given = requestLightly(agent, asked("/never"), ending.signal);
  ending.abort();
  await expect(given).rejects.toThrow("cancelled");
  const away = { ...asked("/"), origin: "http://127.0.0.1:1" };
  await expect(requestLightly(agent, away)).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

it("gives discord.js the same response as its own requests", async () => {
  const response = await makeLightRequest(`${origin}/some?query`, {
    method: "POST",
    headers: {},
    body: "text",
  });
  expect([response.status, response.ok]).toEqual([418, false]);
  expect(response.headers.get("x-heard")).toBe("POST /some?query");
  expect([response.headers.has("X-HEARD"), response.headers.has("X-Other")]).toEqual([true, false]);
  expect(await response.json()).toEqual({ heard: "text" });
});
