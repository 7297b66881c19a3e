// Starting while Discord is unreachable.

import { describe, expect, it } from "vitest";
import { askUntilAnswered } from "../../../src/platforms/discord/outage-at-start.ts";
import { aroundEachTest, createWith, discord, dispatch, log, NEVER_MS } from "./adapter-stage.ts";

aroundEachTest();

const NO_CONNECTION = Object.assign(new Error("connect timeout"), { code: "UND_ERR_CONNECT_TIMEOUT" });
/** The library itself retries a request three times before it reports an error. */
const OUTAGE = Array.from({ length: 4 }, () => ({ status: 503 }));

/** Pauses that take no time but are recorded. */
function noted() {
  const pausesMs: number[] = [];
  const pause = async (ms: number) => void pausesMs.push(ms);
  return { pausesMs, pause };
}

describe("Discord's first answer", () => {
  it("is awaited with pauses that double up to a minute, which are logged and reported", async () => {
    // Created because the cleanup after each test expects an adapter.
    createWith({});
    const { pausesMs, pause } = noted();
    const states: string[] = [];
    let asked = 0;
    const ask = async () => {
      asked += 1;
      if (asked <= 8) throw NO_CONNECTION;
      return "here";
    };
    const onConnection = (state: string) => void states.push(state);
    const { signal: ended } = new AbortController();
    expect(await askUntilAnswered(ask, { log, ended, pause, onConnection })).toBe("here");
    expect(pausesMs).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1_000));
    expect(new Set(states)).toEqual(new Set(["reconnecting"]));
    expect(log.lines[0]).toContain("Discord's REST API isn't answering; trying again");
    expect(log.lines[0]).toContain("UND_ERR_CONNECT_TIMEOUT");
  });

  it("is no longer awaited once the bot stops", async () => {
    createWith({});
    const stopping = new AbortController();
    let asked = 0;
    const ask = async () => {
      asked += 1;
      throw NO_CONNECTION;
    };
    const pause = async () => stopping.abort();
    const asking = askUntilAnswered(ask, { log, ended: stopping.signal, pause });
    await expect(asking).rejects.toBe(NO_CONNECTION);
    expect(asked).toBe(1);
  });

  it("is awaited by a gateway start, which then continues", async () => {
    const { pausesMs, pause } = noted();
    discord.fail(/^GET \/gateway\/bot/, ...OUTAGE, ...OUTAGE);
    const adapter = createWith({ deferAfterMs: NEVER_MS, pause });
    await adapter.start(dispatch(async () => ({ type: "notice", text: "ok" })));
    expect(pausesMs).toEqual([1_000, 2_000]);
    expect(discord.logins()).toBe(1);
  });

  it("is awaited by an HTTP start, which then continues", async () => {
    const { pausesMs, pause } = noted();
    const routes: string[] = [];
    discord.fail(/^GET \/applications\/@me/, ...OUTAGE);
    const http = { path: "/discord", eventsPath: "/discord/events" };
    const route = ({ path }: { readonly path: string }) => void routes.push(path);
    const adapter = createWith({ http: { ...http, route }, pause });
    await adapter.start(dispatch(async () => ({ type: "notice", text: "ok" })));
    expect(pausesMs).toEqual([1_000]);
    expect(routes).toEqual(["/discord", "/discord/events"]);
  });

  it.each([
    [401, "DISCORD_TOKEN"],
    [404, "DISCORD_API_URL"],
  ])("ends the start at once when it is %i, and names %s", async (status, variable) => {
    const { pausesMs, pause } = noted();
    discord.fail(/./, { status, body: { message: "no" } });
    const starting = createWith({ pause }).start(dispatch(async () => ({ type: "notice", text: "ok" })));
    await expect(starting).rejects.toMatchObject({ name: "ConfigProblem", variable });
    expect(pausesMs).toEqual([]);
  });
});
