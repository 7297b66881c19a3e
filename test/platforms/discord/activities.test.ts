import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { askActivities } from "../../../src/platforms/discord/oauth/index.ts";
import { TOKEN } from "./loopback.ts";

const EMBEDDED = 1 << 17;
let answer: { readonly status: number; readonly flags: number };
const server = createServer((_request, response) => {
  response.writeHead(answer.status, { "content-type": "application/json" });
  response.end(JSON.stringify({ id: "1", flags: answer.flags }));
});
const warned: unknown[] = [];
const access = () => ({
  ...{ token: TOKEN, apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
  log: { warn: (...seen: unknown[]) => warned.push(seen) } as unknown as Parameters<
    typeof askActivities
  >[0]["log"],
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

it.each([
  ["has them", { status: 200, flags: EMBEDDED | 1 }, true],
  ["has none", { status: 200, flags: EMBEDDED >> 1 }, false],
  ["is not known", { status: 403, flags: EMBEDDED }, false],
] as const)("detects an application that %s", async (_, seen, has) => {
  answer = seen;
  expect(await askActivities({ ...access(), clientSecret: "secret" })).toBe(has);
  expect(warned.splice(0)).toHaveLength(seen.status === 200 ? 0 : 1);
});

it("checks no application without the secret that pages need to identify players", async () => {
  answer = { status: 200, flags: EMBEDDED };
  expect(await askActivities(access())).toBe(false);
});
