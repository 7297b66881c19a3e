import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { CONNECTIONS_MAX, openHttpServer } from "../../src/infra/http.ts";

const host = "127.0.0.1";

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A connection that has sent `text` and waits. */
async function caller(port: number, text: string): Promise<Socket> {
  const socket = connect(port, host);
  socket.on("error", () => undefined).resume();
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write(text);
  return socket;
}

const gone = (socket: Socket): Promise<unknown> =>
  socket.closed ? Promise.resolve() : new Promise((resolve) => socket.once("close", resolve));

const HEAD = "POST /slow HTTP/1.1\r\nhost: x\r\n";

describe("the http server", () => {
  it("serves its routes, whatever the query, and nothing else", async () => {
    const port = await freePort();
    const server = await openHttpServer({ port, host });
    server.route("/health", (_request, response) => response.writeHead(200).end());
    const statusOf = async (path: string) => (await fetch(`http://${host}:${port}${path}`)).status;
    expect(await statusOf("/health?from=test")).toBe(200);
    expect(await statusOf("/other")).toBe(404);
    await server.close();
  });

  it.each([
    ["that has sent nothing", ""],
    ["with half a header", HEAD],
    ["whose body never ends", `${HEAD}content-length: 100\r\n\r\n{`],
    ["whose chunks never end", `${HEAD}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ])("closes although there is a connection %s", async (_what, text) => {
    const port = await freePort();
    const server = await openHttpServer({ port, host });
    const asked = Promise.withResolvers<void>();
    server.route("/slow", (request) => request.once("readable", () => asked.resolve()).resume());
    const socket = await caller(port, text);
    if (text.includes("\r\n\r\n")) await asked.promise;
    await server.close();
    await gone(socket);
  });

  it("answers what it was asked before it closes", async () => {
    const port = await freePort();
    const server = await openHttpServer({ port, host });
    const asked = Promise.withResolvers<() => void>();
    server.route("/slow", (_request, response) => asked.resolve(() => response.end("done")));
    const answer = fetch(`http://${host}:${port}/slow`);
    const finish = await asked.promise;
    const closed = server.close();
    finish();
    expect(await (await answer).text()).toBe("done");
    await closed;
  });

  it("cuts off who does not get done with a header or a body", async () => {
    const port = await freePort();
    const times = { headersTimeout: 50, requestTimeout: 100, keepAliveTimeout: 50 };
    const limits = { ...times, connectionsCheckingInterval: 10, maxHeaderSize: 16_384 };
    const server = await openHttpServer({ port, host }, limits);
    server.route("/slow", (request) => request.resume());
    const slow = await Promise.all([caller(port, HEAD), caller(port, `${HEAD}content-length: 100\r\n\r\n{`)]);
    await Promise.all(slow.map(gone));
    await server.close();
  });

  it("lets in who asks, however many hold their connections open", async () => {
    const port = await freePort();
    const server = await openHttpServer({ port, host });
    server.route("/health", (_request, response) => response.writeHead(200).end());
    const first = await caller(port, HEAD);
    const others = await Promise.all(Array.from({ length: CONNECTIONS_MAX }, () => caller(port, HEAD)));
    await gone(first);
    expect((await fetch(`http://${host}:${port}/health`)).status).toBe(200);
    expect(others.filter(({ closed }) => !closed).length).toBeGreaterThan(CONNECTIONS_MAX - 3);
    await server.close();
    await Promise.all(others.map(gone));
  });

  it("names PORT when it is taken", async () => {
    const port = await freePort();
    const first = await openHttpServer({ port, host });
    await expect(openHttpServer({ port, host })).rejects.toThrow(`PORT: ${port} is in use`);
    await first.close();
  });

  it("names HOST when it is not ours to open", async () => {
    await expect(openHttpServer({ port: await freePort(), host: "192.0.2.1" })).rejects.toThrow(
      "HOST 192.0.2.1",
    );
  });
});
