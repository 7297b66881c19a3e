import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { healthHandler, openHttpServer } from "../../src/infra/http.ts";

const host = "127.0.0.1";

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe("the http server", () => {
  it("serves health, unhealth and nothing else", async () => {
    const port = await freePort();
    const server = await openHttpServer({ port, host });
    let healthy = true;
    server.route(
      "/health",
      healthHandler(() => (healthy ? Promise.resolve() : Promise.reject(new Error("away")))),
    );
    const statusOf = async (path: string) => (await fetch(`http://${host}:${port}${path}`)).status;
    expect(await statusOf("/health?from=test")).toBe(200);
    healthy = false;
    expect(await statusOf("/health")).toBe(503);
    expect(await statusOf("/other")).toBe(404);
    await server.close();
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
