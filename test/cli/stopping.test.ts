// The stop signal, whatever clients, platforms and the store are doing: what is in flight is finished, and the process
// exits by itself. A failure here is a hang.

import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort, skipWithoutRedis, startRedis } from "../infra/store/redis-server.ts";
import { type Bot, eventually, spawnBot, startBot, temporaryFolder } from "../platforms/conformance/rig.ts";
import { type Loopback, type ReadyAnswer, startLoopback } from "../platforms/telegram/loopback.ts";

const HOST = "127.0.0.1";
/** The grace period that containers give a process; far more than any of these needs on a quiet machine. */
const CONTAINER_MS = 10_000;

let telegram: Loopback;
let folder: ReturnType<typeof temporaryFolder>;
let port: number;
let bot: Bot | undefined;

beforeEach(async () => {
  telegram = await startLoopback();
  folder = temporaryFolder();
  port = await freePort();
});
afterEach(async () => {
  bot?.process.kill("SIGKILL");
  await telegram.close();
  folder.remove();
});

const settings = (more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...{ TELEGRAM_TOKEN: telegram.token, TELEGRAM_API_URL: telegram.apiUrl, TELEGRAM_PACE: "off" },
  ...{ DATA_DIR: folder.path, PORT: String(port), HOST },
  ...more,
});

const begin = async (more: Readonly<Record<string, string>> = {}): Promise<Bot> => {
  bot = await startBot(settings(more));
  return bot;
};

const ask = async (path: string) => {
  const answer = await fetch(`http://${HOST}:${port}${path}`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

/** Sends the signal, and returns how the process ended; kills a hanging one, as a container does. */
async function stopped(running: Bot): Promise<number | null | "hangs"> {
  const tooLong = new AbortController();
  const hangs = wait(3 * CONTAINER_MS, "hangs" as const, { signal: tooLong.signal });
  hangs.catch(() => undefined);
  const ended = await Promise.race([running.stop("SIGTERM"), hangs]);
  tooLong.abort();
  return ended;
}

const ANNA = { id: 7, is_bot: false, first_name: "Anna", language_code: "en" };
let messages = 0;
const says = (text: string) => ({
  message: {
    ...{
      message_id: ++messages,
      date: 1,
      from: ANNA,
      chat: { id: 7, type: "private", first_name: "Anna" },
      text,
    },
    entities: [{ type: "bot_command", offset: 0, length: text.split(" ", 1)[0]?.length }],
  },
});

function held(): { readonly answer: Promise<ReadyAnswer>; give(answer: ReadyAnswer): void } {
  const { promise, resolve } = Promise.withResolvers<ReadyAnswer>();
  return { answer: promise, give: resolve };
}

describe("a stopping process", () => {
  it("exits although Telegram has stopped answering", async () => {
    const running = await begin();
    telegram.script("sendMessage", held().answer);
    telegram.script("getUpdates", held().answer, held().answer, held().answer);
    telegram.deliver(says("/help"));
    await telegram.call("sendMessage");
    expect(await stopped(running)).toBe(0);
    expect(running.output()).toContain("stopping");
  });

  it.skipIf(skipWithoutRedis("stopping with a frozen Redis"))(
    "exits although its Redis is frozen, and reports that meanwhile",
    async () => {
      const redis = await startRedis();
      try {
        const running = await begin({ REDIS_URL: redis.url });
        expect(await ask("/health")).toMatchObject({ status: 200, body: { health: "ok" } });
        redis.signal("SIGSTOP");
        telegram.deliver(says("/rps play"));
        await eventually(
          () => ask("/health"),
          ({ status }) => status === 503,
        );
        expect((await ask("/health")).body).toMatchObject({
          health: "down",
          store: { kind: "redis", state: "unreachable" },
          platforms: { telegram: { state: "connected" } },
        });
        expect(await stopped(running)).toBe(0);
      } finally {
        redis.signal("SIGCONT");
        await redis.stop();
      }
    },
  );

  it("exits while a tournament is being played in its threads", async () => {
    const running = await begin();
    telegram.deliver(says("/tournament create match=2000"));
    await telegram.call("sendMessage");
    for (const name of ["history-match", "second-guess", "iocaine", "experts"])
      telegram.deliver(says(`/tournament join ${name}`));
    telegram.deliver(says("/tournament start"));
    await eventually(
      async () => JSON.stringify(telegram.calls),
      (calls) => calls.includes("It starts"),
    );
    expect(await stopped(running)).toBe(0);
  });

  it("finishes what is in flight first, and reports not ready meanwhile", async () => {
    const running = await begin();
    expect(await ask("/ready")).toEqual({ status: 200, body: { ready: "ready" } });
    const [help, confirmed] = [held(), held()];
    telegram.script("sendMessage", help.answer);
    telegram.deliver(says("/help"));
    await telegram.call("sendMessage");
    const ended = stopped(running);
    await eventually(
      () => ask("/ready"),
      ({ status }) => status === 503,
    );
    expect(await ask("/ready")).toMatchObject({ body: { ready: "stopping" } });
    expect(running.process.exitCode).toBeNull();
    confirmed.give({ result: [] });
    help.give({ result: { message_id: 5, date: 1, chat: { id: 7, type: "private" } } });
    expect(await ended).toBe(0);
    expect(running.output()).not.toContain("given up");
    expect(telegram.callsOf("getUpdates").at(-1)?.params).toMatchObject({ timeout: 0, offset: 2 });
  });

  it("exits at once on the second signal", async () => {
    const running = await begin();
    telegram.script("sendMessage", held().answer);
    telegram.deliver(says("/help"));
    await telegram.call("sendMessage");
    const ended = running.ended();
    running.process.kill("SIGTERM");
    await running.says('"msg":"stopping"');
    running.process.kill("SIGTERM");
    expect(await ended).toBe(1);
  });
});

describe("a starting process", () => {
  it("is healthy, but not ready until Telegram has let it in", async () => {
    const me = held();
    telegram.script("getMe", me.answer);
    bot = spawnBot(["main"], settings());
    await telegram.call("getMe");
    expect(await ask("/ready")).toEqual({ status: 503, body: { ready: "starting" } });
    expect(await ask("/health")).toMatchObject({
      status: 200,
      body: { health: "degraded", platforms: { telegram: { state: "starting" } } },
    });
    me.give({ result: { id: 42, is_bot: true, first_name: "Gadalka", username: "GadalkaBot" } });
    await bot.says("Gadalka is ready");
    expect((await ask("/ready")).status).toBe(200);
    expect((await ask("/health")).body).toMatchObject({
      health: "ok",
      store: { kind: "embedded", state: "reachable" },
      platforms: { telegram: { state: "connected" } },
    });
  });
});

describe("a token that Telegram refuses while the bot runs", () => {
  const REFUSED: ReadyAnswer = { error: 401, description: "Unauthorized" };

  it("ends the process with code 1 and the variable to fix", async () => {
    const running = await begin();
    await telegram.call("getUpdates");
    telegram.script("getMe", REFUSED);
    telegram.script("getUpdates", REFUSED, REFUSED);
    telegram.deliver(says("/help"));
    expect(await running.ended()).toBe(1);
    expect(running.output()).toMatch(/^TELEGRAM_TOKEN: Telegram refuses it now/m);
    expect(running.output()).not.toContain(telegram.token);
  });
});
