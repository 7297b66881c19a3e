import { connect, type Socket } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  CONNECTIONS_MAX,
  type Delivery,
  type DeliveryHandler,
  type DeliveryRoute,
  type Handler,
  openHttpServer,
  type Route,
} from "../../../src/infra/http/server.ts";
import { GUARD } from "../../guard.ts";

const host = "127.0.0.1";

/** Messages logged so far. */
const logged: unknown[] = [];
const log = { error: (...entry: readonly unknown[]) => void logged.push(entry) };

/** A thousand connections may take long on a busy machine, so only the tests of limits use short ones. */
const PATIENT = {
  headersTimeout: GUARD.timeout,
  requestTimeout: GUARD.timeout,
  keepAliveTimeout: GUARD.timeout,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
};
const open = (port = 0, limits: Parameters<typeof openHttpServer>[2] = PATIENT) =>
  openHttpServer({ port, host }, log, limits);
/** A server with these routes that lives as long as the test, and a way to call it. */
async function serving(...routes: readonly (Route | DeliveryRoute)[]) {
  const server = await open();
  onTestFinished(() => server.close());
  server.route(...routes);
  const { port } = server;
  return {
    server,
    port,
    at: (path: string, init?: RequestInit) => fetch(`http://${host}:${port}${path}`, init),
  };
}
const get = (path: string, answer: Handler) => ({ path, method: "GET", answer }) as const;
const post = (path: string, answer: Handler, bodyBytes = 100) =>
  ({ path, method: "POST", bodyBytes, answer }) as const;
const hook = (receive: DeliveryHandler, bodyBytes = 100): DeliveryRoute => {
  return { path: "/hook", method: "POST", bodyBytes, receive };
};
const WELL = get("/health", () => new Response("well"));
/** Answers once the body has arrived. */
const afterBody: Handler = async (request) => new Response(await request.text());

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

describe("the HTTP server", () => {
  it("serves its routes with any query, and nothing else", async () => {
    const { at } = await serving(WELL);
    expect((await at("/health?from=test")).status).toBe(200);
    expect((await at("/other")).status).toBe(404);
  });

  it("adds a route after it has served requests", async () => {
    const { server, at } = await serving(WELL);
    expect((await at("/health")).status).toBe(200);
    server.route(get("/late", () => new Response("here")));
    expect(await (await at("/late")).text()).toBe("here");
    expect(await (await at("/health")).text()).toBe("well");
  });

  it.each([
    ["that has sent nothing", ""],
    ["with half a header", HEAD],
    ["whose body never ends", `${HEAD}content-length: 100\r\n\r\n{`],
    ["whose chunks never end", `${HEAD}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ])("closes despite a connection %s", async (_what, text) => {
    const server = await open();
    const { port } = server;
    server.route(post("/slow", afterBody));
    const socket = await caller(port, text);
    // By the time this is answered, the server has read what was sent before.
    await fetch(`http://${host}:${port}/other`);
    await server.close();
    await gone(socket);
  });

  it("answers open requests before it closes", async () => {
    const server = await open();
    const { port } = server;
    const asked = Promise.withResolvers<() => void>();
    server.route(
      get("/slow", () => {
        const { promise, resolve } = Promise.withResolvers<Response>();
        asked.resolve(() => resolve(new Response("done")));
        return promise;
      }),
    );
    const answer = fetch(`http://${host}:${port}/slow`);
    const finish = await asked.promise;
    const closed = server.close();
    finish();
    expect(await (await answer).text()).toBe("done");
    await closed;
  });

  it("cuts off clients that don't finish a header or body", async () => {
    const times = { headersTimeout: 50, requestTimeout: 100, keepAliveTimeout: 50 };
    const limits = { ...times, connectionsCheckingInterval: 10, maxHeaderSize: 16_384 };
    const server = await open(0, limits);
    const { port } = server;
    server.route(post("/slow", afterBody));
    const slow = await Promise.all([caller(port, HEAD), caller(port, `${HEAD}content-length: 100\r\n\r\n{`)]);
    await Promise.all(slow.map(gone));
    await server.close();
  });

  it("accepts new requests while other clients hold connections open", async () => {
    const { port, at } = await serving(WELL);
    const first = await caller(port, HEAD);
    const others = await Promise.all(Array.from({ length: CONNECTIONS_MAX }, () => caller(port, HEAD)));
    await gone(first);
    expect((await at("/health")).status).toBe(200);
    expect(others.filter(({ closed }) => !closed).length).toBeGreaterThan(CONNECTIONS_MAX - 3);
  });

  it("keeps a waiting request when idle connections fill the limit", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { port, at } = await serving(get("/slow", () => promise));
    const waiting = at("/slow");
    await Promise.all(Array.from({ length: CONNECTIONS_MAX + 5 }, () => caller(port, HEAD)));
    resolve(new Response("done"));
    expect(await (await waiting).text()).toBe("done");
  });

  it("cuts off waiting pages before an earlier press", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const pressed = vi.fn(() => promise);
    const page = get("/page", () => promise);
    const { port, at } = await serving(page, post("/press", pressed));
    const press = at("/press", { method: "POST" });
    await vi.waitFor(() => expect(pressed).toHaveBeenCalled(), GUARD);
    const asking = "GET /page HTTP/1.1\r\nhost: x\r\n\r\n";
    const pages = await Promise.all(Array.from({ length: CONNECTIONS_MAX + 5 }, () => caller(port, asking)));
    await vi.waitFor(() => expect(pages.filter(({ closed }) => closed).length).toBeGreaterThan(5), GUARD);
    resolve(new Response("done"));
    expect(await (await press).text()).toBe("done");
  });

  it.each([
    ["page", post("/hook", afterBody, 5)],
    ["delivery", hook(async (delivery) => ({ status: 200, body: await delivery.body() }), 5)],
  ])("refuses other methods and bodies over the limit of a %s", async (_kind, route) => {
    const { at } = await serving(route);
    const asked = async (init: RequestInit) => {
      const { status, headers } = await at("/hook", init);
      return [status, headers.get("allow")];
    };
    const chunked = (text: string): RequestInit => ({
      ...{ method: "POST", duplex: "half" },
      body: new Blob([text]).stream() as never,
    });
    expect(await asked({ method: "GET" })).toEqual([405, "POST"]);
    expect(await asked({ method: "POST", body: "12345" })).toEqual([200, null]);
    expect(await asked({ method: "POST", body: "123456" })).toEqual([413, null]);
    expect(await asked(chunked("12345"))).toEqual([200, null]);
    expect(await asked(chunked("123456"))).toEqual([413, null]);
  });

  it("answers 500 when a handler fails, logs it once and goes on", async () => {
    const { at } = await serving(get("/broken", () => Promise.reject(new Error("for the log alone"))));
    const response = await at("/broken");
    expect([response.status, await response.text()]).toEqual([500, ""]);
    expect(logged.splice(0)).toMatchObject([
      [{ path: "/broken", err: { message: "for the log alone" } }, expect.anything()],
    ]);
  });

  it("answers a delivery by the path of its target and by its headers", async () => {
    const { port, at } = await serving(
      hook((delivery) => ({ status: 202, type: "text/plain", body: delivery.header("x-of") ?? "" })),
    );
    const answer = await at("/hook?from=test", { method: "POST", headers: { "X-Of": "1" } });
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
      202,
      "text/plain",
      "1",
    ]);
    const { promise, resolve } = Promise.withResolvers<string>();
    const socket = await caller(port, "POST http://x/hook HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n");
    socket.once("data", (data) => resolve(String(data)));
    expect(await promise).toMatch(/^HTTP\/1\.1 202 /);
  });

  it.each<[string, DeliveryHandler]>([
    ["throws", () => expect.fail("for the log alone")],
    ["rejects", () => Promise.reject(new Error("for the log alone"))],
  ])("answers 500 to a delivery whose handler %s, and logs it once", async (_how, receive) => {
    const { at } = await serving(hook(receive));
    const response = await at("/hook", { method: "POST" });
    expect([response.status, await response.text()]).toEqual([500, ""]);
    expect(logged.splice(0)).toMatchObject([
      [{ path: "/hook", err: { message: "for the log alone" } }, expect.anything()],
    ]);
  });

  it("notices that a delivery's sender has gone, and logs nothing for it", async () => {
    const { promise, resolve } = Promise.withResolvers<Delivery>();
    const { port } = await serving(
      hook((delivery) => {
        resolve(delivery);
        return delivery.body().then(() => ({ status: 200 }));
      }),
    );
    const socket = await caller(port, "POST /hook HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{");
    const delivery = await promise;
    expect(delivery.isGone()).toBe(false);
    socket.destroy();
    await vi.waitFor(() => expect(delivery.isGone()).toBe(true), GUARD);
    expect(logged).toEqual([]);
  });

  it("words each refusal without revealing the error", async () => {
    const fails = get("/fails", () => Promise.reject(new Error("the password is swordfish")));
    const there = get("/there", () => new Response("here"));
    const { server, at } = await serving(fails, there, post("/posts", afterBody));
    server.refuseBy((_request, status) => new Response(`so: ${status}`, { headers: { "x-words": "yes" } }));
    const asked = async (path: string, init?: RequestInit) => {
      const answer = await at(path, init);
      return [answer.status, await answer.text(), answer.headers.get("x-words")];
    };
    expect(await asked("/nowhere")).toEqual([404, "so: 404", "yes"]);
    expect(await asked("/there", { method: "PUT" })).toEqual([405, "so: 405", "yes"]);
    expect(await asked("/posts", { method: "POST", body: "x".repeat(200) })).toEqual([413, "so: 413", "yes"]);
    expect(await asked("/fails")).toEqual([500, "so: 500", "yes"]);
  });

  it("passes path parameters on", async () => {
    const answer = (_request: Request, { id = "" }) => new Response(id);
    const { at } = await serving({ path: "/of/:id", method: "GET", answer });
    expect(await (await at("/of/a%20secret")).text()).toBe("a secret");
  });

  it("serves two methods at one path and names both when refusing a third", async () => {
    const posted = post("/both", () => new Response("posted"));
    const { at } = await serving(
      get("/both", () => new Response("got")),
      posted,
    );
    const by = (method: string) => at("/both", { method });
    expect(await (await by("GET")).text()).toBe("got");
    expect(await (await by("POST")).text()).toBe("posted");
    expect((await by("DELETE")).headers.get("allow")).toBe("GET, POST");
  });

  it("closes each connection after its answer while draining", async () => {
    const { server, at } = await serving(WELL);
    const kept = async () => (await at("/health")).headers.get("connection");
    expect(await kept()).toBe("keep-alive");
    server.drain();
    expect(await kept()).toBe("close");
  });

  it("names PORT when the port is in use", async () => {
    const { port } = await serving();
    await expect(open(port)).rejects.toThrow(`PORT: ${port} is in use`);
  });

  it("names HOST when the address can't be opened", async () => {
    await expect(openHttpServer({ port: 0, host: "192.0.2.1" }, log)).rejects.toThrow("HOST 192.0.2.1");
  });
});
