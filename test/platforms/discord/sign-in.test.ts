// How often sign-ins on pages query Discord, with real requests to a simulated one.

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLog } from "../../../src/infra/logger.ts";
import { createOAuth } from "../../../src/platforms/discord/oauth/index.ts";
import { type Simulator, startOwnSimulator } from "../conformance/rig.ts";

const NOW = Date.parse("2026-11-18T12:00:00Z");
const log = createLog({ logLevel: "silent", logIds: "plain", secrets: [], stateKeys: [] });

let discord: Simulator;
let clock = NOW;
beforeAll(async () => {
  discord = await startOwnSimulator("discord");
});
afterAll(() => discord.stop());
beforeEach(() => discord.post("reset", {}));

function openSignIn(): (code: string) => Promise<{ readonly state: string }> {
  clock = NOW;
  const { apiUrl, token } = discord;
  const oauth = createOAuth({ token, apiUrl, clientSecret: "fake-client-secret", log, now: () => clock });
  return oauth.signIn ?? expect.fail("no sign-in");
}

const requests = async () =>
  (await discord.get<readonly object[]>("transcript?operation=oauth2/token")).length;

async function statesOf(signIn: ReturnType<typeof openSignIn>, times: number) {
  const states: Record<string, number> = {};
  for (let at = 0; at < times; at++) {
    const { state } = await signIn(`made-up-${at}`);
    states[state] = (states[state] ?? 0) + 1;
  }
  return states;
}

const rateLimited = (retryAfter: number, times: number) =>
  discord.post("fault", { match: { path: "oauth2/token" }, times, action: { rateLimit: { retryAfter } } });

async function codeOfAlice(): Promise<string> {
  const scope = { client_id: "900000000000000001", response_type: "code", scope: "identify" };
  const url = `/oauth2/authorize?${new URLSearchParams(scope)}`;
  return `${(await discord.post("authorize", { url, user: "alice", activity: true })).code}`;
}

test("does not ask again before Discord's Retry-After has passed", async () => {
  const signIn = openSignIn();
  await rateLimited(30, 1_000);
  expect(await statesOf(signIn, 200)).toEqual({ unavailable: 200 });
  expect(await requests()).toBe(1);
  clock = NOW + 29_999;
  await signIn("made-up");
  expect(await requests()).toBe(1);
  clock = NOW + 30_000;
  await signIn("made-up");
  expect(await requests()).toBe(2);
});

test("asks Discord about at most twenty codes at once, and two a second", async () => {
  const signIn = openSignIn();
  expect(await statesOf(signIn, 200)).toEqual({ forged: 20, unavailable: 180 });
  expect(await requests()).toBe(20);
  clock = NOW + 1_000;
  expect(await statesOf(signIn, 10)).toEqual({ forged: 2, unavailable: 8 });
});

test("lets people sign in after strangers' codes have been checked", async () => {
  const signIn = openSignIn();
  await statesOf(signIn, 200);
  const code = await codeOfAlice();
  expect(await signIn(code)).toEqual({ state: "unavailable" });
  clock = NOW + 500;
  expect(await signIn(code)).toMatchObject({
    state: "signed-in",
    person: { id: "700000000000000001" },
  });
});

test("uses no slot for malformed codes", async () => {
  const signIn = openSignIn();
  for (let at = 0; at < 50; at++) expect(await signIn("<script>")).toEqual({ state: "malformed" });
  expect(await statesOf(signIn, 1)).toEqual({ forged: 1 });
});
