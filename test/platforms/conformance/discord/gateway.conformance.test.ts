// The gateway: connections that break in every possible way, several shards, and processes that share them. No press is
// lost, none counts twice.

import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { freePort, skipWithoutRedis } from "../../../infra/store/redis-server.ts";
import { type Bot, eventually, spawnBot, startBot } from "../rig.ts";
import { type Message, newcomer, type Outcome, type Person, roundsOf, shownBy } from "./person.ts";
import { describeOnDiscord, type Stage, type StageOptions, transcriptEnd } from "./stage.ts";

describeOnDiscord("a gateway connection that breaks", {}, (stage) => {
  let person: Person;
  let match: Message;
  const presses = async (word: string) => {
    match = shownBy(await person.presses(match, word));
  };

  beforeEach(async () => {
    person = await stage.person();
    match = shownBy(await person.says("rps play", { length: "endless" }));
    await presses("Rock");
  });

  const disturb = (action: string, more: object = {}) => stage.simulator.post("gateway", { action, ...more });
  const happens = async (event: string, since: number): Promise<void> => {
    const query = `transcript?kind=gateway&event=${event}&since=${since}&wait=30000`;
    expect((await stage.simulator.get<readonly object[]>(query)).length).toBeGreaterThan(0);
  };

  it.each([
    ["the connection drops", "resumed", "drop", {}],
    ["it is closed with an unknown error", "resumed", "close", { code: 4000 }],
    ["Discord asks to reconnect", "resumed", "reconnect", {}],
    ["the session is invalid but can be resumed", "resumed", "invalid_session", { resumable: true }],
    ["it says what cannot be read", "resumed", "garbage", {}],
    ["the session is invalid for good", "identified", "invalid_session", { resumable: false }],
    ["the session has timed out", "identified", "close", { code: 4009, resumable: false }],
  ] as const)("when %s, the bot has %s and the match goes on", async (_, event, action, more) => {
    const since = await transcriptEnd(stage.simulator);
    await disturb(action, more);
    if (action === "garbage") await disturb("drop");
    await happens(event, since);
    await presses("Paper");
    expect(await roundsOf(person)).toBe(2);
  });

  it("answers a press from the outage after reconnecting", async () => {
    await disturb("refuse_connections", { count: 1 });
    const since = await transcriptEnd(stage.simulator);
    await disturb("drop");
    await presses("Paper");
    await happens("resumed", since);
    expect(await roundsOf(person)).toBe(2);
  });
});

const SHARDS = 4;
/** The pace of someone in a hurry who still reads the result of each press. */
const BETWEEN_PRESSES_MS = 50;

/** A person in an endless match, in a server of their own. */
interface Seat {
  readonly person: Person;
  match: Message;
  sent: number;
  readonly unanswered: Outcome[];
}

/** People in matches in two servers of each shard. */
async function seats({ simulator }: Stage): Promise<readonly Seat[]> {
  const { ids } = await simulator.post<{ ids: readonly string[] }>("guilds", { count: 2 * SHARDS });
  const taken = ids.map(async (guild): Promise<Seat> => {
    const person = await newcomer(simulator, { guild });
    const match = shownBy(await person.says("rps play", { length: "endless" }));
    return { person, match, sent: 0, unanswered: [] };
  });
  return Promise.all(taken);
}

/** Presses once; the answer, if any, is the message for the next press. */
async function pressAt(seat: Seat): Promise<void> {
  seat.sent += 1;
  const outcome = await seat.person.presses(seat.match, "Rock");
  if (outcome.state === "acked") seat.match = shownBy(outcome);
  else seat.unanswered.push(outcome);
}

/** Presses at all seats in parallel, one press after another at each, until `done` settles. */
async function playUntil(all: readonly Seat[], done: Promise<unknown>): Promise<void> {
  let isDone = false;
  const ended = done.finally(() => {
    isDone = true;
  });
  const play = async (seat: Seat): Promise<void> => {
    while (!isDone) {
      await pressAt(seat);
      await wait(BETWEEN_PRESSES_MS);
    }
  };
  await Promise.all([ended, ...all.map(play)]);
}

/** Expects that every press was answered, and counted once. */
async function expectNoneLost(all: readonly Seat[]): Promise<void> {
  expect(all.flatMap(({ unanswered }) => unanswered)).toEqual([]);
  const counted = await Promise.all(all.map(({ person }) => roundsOf(person)));
  expect(counted).toEqual(all.map(({ sent }) => sent));
}

const logins = async ({ simulator }: Stage) => {
  const events = await simulator.get<readonly { shard?: readonly number[] }[]>(
    "transcript?kind=gateway&event=identified",
  );
  return events.map(({ shard }) => shard?.[0]).sort();
};

/** A restart under load may take its time; the tests check only what happens to each press. */
const FLAGS = ["--shards", "4", "--max-concurrency", "4", "--ack-deadline", "30000"];
const PACELESS = { environment: { BUDGETS: "off" } } as const;
const FOUR_SHARDS: StageOptions = { flags: FLAGS, ...PACELESS };
const port = `${await freePort()}`;
const WITH_HEALTH = { flags: FLAGS, environment: { ...PACELESS.environment, PORT: port, HOST: "127.0.0.1" } };

describeOnDiscord("one process with four shards", WITH_HEALTH, (stage) => {
  it("serves all their servers, and resumes all sessions after disconnects", async () => {
    const all = await seats(stage);
    const resumed = () => stage.simulator.get<readonly object[]>("transcript?kind=gateway&event=resumed");
    const dropped = stage.simulator
      .post("gateway", { action: "drop" })
      .then(() => eventually(resumed, (events) => events.length >= SHARDS));
    await playUntil(all, dropped);
    await expectNoneLost(all);
    expect(await logins(stage)).toEqual([0, 1, 2, 3]);
    expect(stage.bot.output()).toMatch(/"guilds":1,.*Discord is connected/);
  });

  it("counts those that are connected, and says when one is away", async () => {
    const health = async () =>
      (await (await fetch(`http://127.0.0.1:${port}/health`)).json()) as {
        readonly platforms: { readonly discord: { readonly state: string } };
      };
    expect((await health()).platforms.discord).toMatchObject({
      ...{ state: "connected", connections: { connected: SHARDS, of: SHARDS } },
    });
    await stage.simulator.post("gateway", { action: "refuse_connections", count: 4 });
    await stage.simulator.post("gateway", { action: "drop" });
    const away = await eventually(health, ({ platforms }) => platforms.discord.state === "reconnecting");
    expect(away).toMatchObject({
      health: "degraded",
      platforms: { discord: { connections: { of: SHARDS } } },
    });
    await eventually(health, ({ platforms }) => platforms.discord.state === "connected");
  });
});

// The other process may have answered an event, so this answer is refused, and no one sees it.
const SHARED: StageOptions = { ...FOUR_SHARDS, redis: true, harmless: [40060] };
const OWN = { DISCORD_SHARDS: "0-1/4" };

if (!skipWithoutRedis("several processes on Discord")) {
  describeOnDiscord("two processes that overlap at a restart", SHARED, (stage) => {
    it("lose no press and count none twice", async () => {
      const all = await seats(stage);
      let next: Bot | undefined;
      const restart = async (): Promise<void> => {
        next = await startBot(stage.environment);
        await stage.bot.stop();
      };
      await playUntil(all, restart());
      await Promise.all(all.map(pressAt));
      await expectNoneLost(all);
      await next?.stop();
      await stage.restartBot();
    });
  });

  const split = { ...SHARED, environment: { ...PACELESS.environment, ...OWN } };
  describeOnDiscord("two processes with two shards each", split, (stage) => {
    it("serve all servers together", async () => {
      const other = await startBot({ ...stage.environment, DISCORD_SHARDS: "2-3/4" });
      expect(await logins(stage)).toEqual([0, 1, 2, 3]);
      const all = await seats(stage);
      await Promise.all(all.map(pressAt));
      await expectNoneLost(all);
      await other.stop();
    });
  });
}

const MANY = { flags: ["--guilds", "2300"] };

describeOnDiscord("a shard with many servers", MANY, (stage) => {
  it("is reported before Discord refuses it, then refused, naming the setting", async () => {
    expect(stage.bot.output()).toMatch(/"guilds":2301,.*nearly the 2500 servers that Discord allows/);
    await stage.simulator.post("guilds", { count: 300 });
    const bot = spawnBot(["main"], { ...stage.environment, DISCORD_SHARDS: "1" });
    expect(await bot.ended()).toBe(1);
    expect(bot.output()).toMatch(/^DISCORD_SHARDS: .*\(code 4011\); set auto, or a larger number/m);
  });
});
