import { connect, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { type HttpServer, openHttpServer } from "../../../src/infra/http/server.ts";

const host = "127.0.0.1";

/** Messages logged so far. */
const logged: unknown[] = [];
const log = { error: (...entry: readonly unknown[]) => void logged.push(entry) };

/** A server that lives as long as the test, and a way to call it. */
async function serving(answer?: (request: Request) => Promise<Response>) {
  const server = await openHttpServer({ port: 0, host }, log);
  onTestFinished(() => server.close());
  server.app.get("/health", ({ text }) => text("well"));
  if (answer) server.route({ path: "/hook", bodyBytes: 5, answer });
  const at = (path: string, init?: RequestInit) => fetch(`http://${host}:${server.port}${path}`, init);
  return { server, at };
}

/** A connection that has sent `text` and waits. */
async function caller({ port }: HttpServer, text: string): Promise<Socket> {
  const socket = connect(port, host);
  socket.on("error", () => undefined).resume();
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write(text);
  return socket;
}

const gone = (socket: Socket): Promise<unknown> =>
  socket.closed ? Promise.resolve() : new Promise((resolve) => socket.once("close", resolve));

/** Answers once the body has arrived. */
const afterBody = async (request: Request): Promise<Response> => new Response(await request.text());

const HEAD = "POST /hook HTTP/1.1\r\nhost: x\r\n";

describe("the HTTP server", () => {
  it("serves its routes with any query, those added later too, and nothing else", async () => {
    const { server, at } = await serving();
    expect((await at("/health?from=test")).status).toBe(200);
    server.app.get("/of/:id", ({ req, text }) => text(req.param("id")));
    expect(await (await at("/of/a%20secret")).text()).toBe("a secret");
    expect((await at("/other")).status).toBe(404);
  });

  it.each([
    ["that has sent nothing", ""],
    ["with half a header", HEAD],
    ["whose body never ends", `${HEAD}content-length: 5\r\n\r\n{`],
    ["whose chunks never end", `${HEAD}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ])("closes despite a connection %s", async (_what, text) => {
    const { server, at } = await serving(afterBody);
    const socket = await caller(server, text);
    // By the time this is answered, the server has read what was sent before.
    await at("/other");
    await server.close();
    await gone(socket);
  });

  it("refuses bodies over the limit of a delivery", async () => {
    const { at } = await serving(afterBody);
    const asked = async (body: unknown) =>
      (await at("/hook", { method: "POST", body, duplex: "half" } as RequestInit)).status;
    const chunked = (text: string) => new Blob([text]).stream() as never;
    expect(await asked("12345")).toBe(200);
    expect(await asked("123456")).toBe(413);
    expect(await asked(chunked("12345"))).toBe(200);
    expect(await asked(chunked("123456"))).toBe(413);
  });

  it("answers 500 when a handler fails, logs it once and goes on", async () => {
    const { at } = await serving(() => Promise.reject(new Error("for the log alone")));
    const response = await at("/hook", { method: "POST" });
    expect([response.status, await response.text()]).toEqual([500, ""]);
    expect(logged.splice(0)).toMatchObject([
      [{ path: "/hook", err: { message: "for the log alone" } }, expect.anything()],
    ]);
    expect((await at("/health")).status).toBe(200);
  });

  it("names PORT when the port is in use, and HOST when the address can't be opened", async () => {
    const { server } = await serving();
    const again = openHttpServer({ port: server.port, host }, log);
    await expect(again).rejects.toThrow(`PORT: ${server.port} is in use`);
    await expect(openHttpServer({ port: 0, host: "192.0.2.1" }, log)).rejects.toThrow("HOST 192.0.2.1");
  });
});
