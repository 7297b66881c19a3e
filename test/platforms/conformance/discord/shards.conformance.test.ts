// A bot in many servers: several shards, several processes, and Discord's login limits.

import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  freePort,
  type RedisServer,
  skipWithoutRedis,
  startRedis,
} from "../../../infra/store/redis-server.ts";
import {
  type Bot,
  eventually,
  type Simulator,
  spawnBot,
  startBot,
  startSimulator,
  temporaryFolder,
} from "../rig.ts";
import { type Message, newcomer, type Outcome, type Person, roundsOf, shownBy } from "./person.ts";
import { expectNoRuleBroken } from "./stage.ts";

const SHARDS = 4;
/** A restart under load may take its time; the test checks only what happens to each press. */
const PATIENT = ["--ack-deadline", "30000"];

/** A gateway entry in the simulator's transcript. */
interface GatewayEvent {
  readonly at: number;
  readonly seq: number;
  readonly event: string;
  readonly shard?: readonly [id: number, of: number];
}

/** Returns the events of the bot's connections so far, in order. */
function gatewayEvents(simulator: Simulator, event: string): Promise<readonly GatewayEvent[]> {
  return simulator.get(`transcript?kind=gateway&event=${event}`);
}

/** Processes that are stopped together when a test ends. */
class Fleet {
  readonly #environment: () => Readonly<Record<string, string>>;
  readonly #bots: Bot[] = [];

  /** `environment` is shared by all processes. */
  constructor(environment: () => Readonly<Record<string, string>>) {
    this.#environment = environment;
  }

  async start(own: Readonly<Record<string, string>> = {}): Promise<Bot> {
    const bot = await startBot({ ...this.#environment(), ...own });
    this.#bots.push(bot);
    return bot;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#bots.splice(0).map((bot) => bot.stop()));
  }
}

/** Creates `count` unused servers, with ids spread evenly over any number of shards. */
async function newServers(simulator: Simulator, count: number): Promise<readonly string[]> {
  const { ids } = await simulator.post<{ ids: readonly string[] }>("guilds", { count });
  return ids;
}

/** A person in an endless match, in a server of their own. */
interface Seat {
  readonly person: Person;
  match: Message;
  /** The number of presses sent. */
  sent: number;
  readonly unanswered: Outcome[];
}

async function takeSeat(simulator: Simulator, guild: string): Promise<Seat> {
  const person = await newcomer(simulator, { guild });
  const match = shownBy(await person.says("rps play", { length: "endless" }));
  return { person, match, sent: 0, unanswered: [] };
}

/** The pace of someone in a hurry who still reads the result of each press. */
const BETWEEN_PRESSES_MS = 50;

/** Presses once; the answer, if any, is the message for the next press. */
async function pressAt(seat: Seat): Promise<void> {
  seat.sent += 1;
  const outcome = await seat.person.presses(seat.match, "Rock");
  if (outcome.state === "acked") seat.match = shownBy(outcome);
  else seat.unanswered.push(outcome);
}

/** Presses at all seats in parallel, one press after another at each, until `done` settles. */
async function playUntil(seats: readonly Seat[], done: Promise<unknown>): Promise<void> {
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
  await Promise.all([ended, ...seats.map(play)]);
}

/** Returns the presses without an answer, and the seats whose presses weren't all counted exactly once. */
async function lostAndDoubled(seats: readonly Seat[]) {
  const counted = await Promise.all(seats.map(({ person }) => roundsOf(person)));
  return {
    unanswered: seats.flatMap(({ unanswered }) => unanswered),
    miscounted: seats.flatMap(({ sent }, index) => (sent === counted[index] ? [] : [[sent, counted[index]]])),
  };
}

/** Resolves once this many events of the kind have happened. */
function happened(simulator: Simulator, event: string, times: number) {
  return eventually(
    () => gatewayEvents(simulator, event),
    (events) => events.length >= times,
  );
}

interface Scene {
  readonly simulator: Simulator;
  readonly fleet: Fleet;
  readonly environment: Readonly<Record<string, string>>;
  /** Creates people in matches in two servers of each shard. */
  seats(): Promise<readonly Seat[]>;
}

interface FleetOptions {
  readonly flags: readonly string[];
  readonly redis?: boolean;
  readonly harmless?: readonly number[];
}

/** A suite with a simulator and processes that share a store; at the end it checks that no rule was broken. */
function describeFleet(
  title: string,
  { flags, redis: wantsRedis = false, harmless = [] }: FleetOptions,
  tests: (scene: Scene) => void,
): void {
  describe.skipIf(wantsRedis && skipWithoutRedis(title))(title, () => {
    const set: { simulator?: Simulator; redis?: RedisServer } = {};
    const data = temporaryFolder();
    const scene: Scene = {
      get simulator() {
        return set.simulator as Simulator;
      },
      get environment() {
        const { apiUrl: DISCORD_API_URL, token: DISCORD_TOKEN } = scene.simulator;
        const REDIS_URL = set.redis?.url;
        const store = { DATA_DIR: data.path, ...(REDIS_URL && { REDIS_URL }) };
        return { DISCORD_TOKEN, DISCORD_API_URL, BUDGETS: "off", ...store };
      },
      fleet: new Fleet(() => scene.environment),
      seats: async () => {
        const servers = await newServers(scene.simulator, 2 * SHARDS);
        return Promise.all(servers.map((server) => takeSeat(scene.simulator, server)));
      },
    };
    beforeAll(async () => {
      if (wantsRedis) set.redis = await startRedis();
    });
    afterAll(async () => {
      await set.redis?.stop();
      data.remove();
    });
    // Each test has its own simulator, because sessions and logins are what it checks.
    const open = async () => {
      set.simulator = await startSimulator("discord", "--no-privileged-intents", ...PATIENT, ...flags);
      await set.redis?.command("FLUSHALL");
    };
    beforeAll(open);
    afterEach(async () => {
      await scene.fleet.stop();
      await expectNoRuleBroken(scene.simulator, harmless);
      await set.simulator?.stop();
      await open();
    });
    afterAll(() => set.simulator?.stop());
    tests(scene);
  });
}

const loggedInAs = async (simulator: Simulator) =>
  (await gatewayEvents(simulator, "identified")).map(({ shard }) => shard?.[0]).sort();

describeFleet(
  "one process with four shards",
  { flags: ["--shards", "4", "--max-concurrency", "4"] },
  (scene) => {
    it("connects the recommended number of shards and serves all their servers", async () => {
      const bot = await scene.fleet.start();
      expect(await loggedInAs(scene.simulator)).toEqual([0, 1, 2, 3]);
      const seats = await scene.seats();
      await Promise.all(seats.map(pressAt));
      expect(await lostAndDoubled(seats)).toEqual({ unanswered: [], miscounted: [] });
      expect(bot.output()).toMatch(/"guilds":1,.*Discord is connected/);
    });

    it("resumes all sessions after disconnects without losing a press", async () => {
      await scene.fleet.start();
      const seats = await scene.seats();
      await playUntil(
        seats,
        scene.simulator
          .post("gateway", { action: "drop" })
          .then(() => happened(scene.simulator, "resumed", SHARDS)),
      );
      expect(await lostAndDoubled(seats)).toEqual({ unanswered: [], miscounted: [] });
      expect(await loggedInAs(scene.simulator)).toEqual([0, 1, 2, 3]);
    });

    it("reports how many are connected, and when one is away", async () => {
      const port = `${await freePort()}`;
      await scene.fleet.start({ PORT: port, HOST: "127.0.0.1" });
      const health = async () =>
        (await (await fetch(`http://127.0.0.1:${port}/health`)).json()) as {
          readonly platforms: { readonly discord: { readonly state: string; readonly connections: object } };
        };
      const { discord } = (await health()).platforms;
      expect(discord).toMatchObject({ state: "connected", connections: { connected: SHARDS, of: SHARDS } });
      await scene.simulator.post("gateway", { action: "refuse_connections", count: 4 });
      await scene.simulator.post("gateway", { action: "drop" });
      const away = await eventually(health, ({ platforms }) => platforms.discord.state === "reconnecting");
      expect(away).toMatchObject({
        health: "degraded",
        platforms: { discord: { connections: { of: SHARDS } } },
      });
      await eventually(health, ({ platforms }) => platforms.discord.state === "connected");
    });

    it("logs in again after a crash and goes on playing", async () => {
      const first = await scene.fleet.start();
      const seats = await scene.seats();
      await first.stop("SIGKILL");
      await scene.fleet.start();
      await Promise.all(seats.map(pressAt));
      expect(await lostAndDoubled(seats)).toEqual({ unanswered: [], miscounted: [] });
      expect(await gatewayEvents(scene.simulator, "resumed")).toEqual([]);
      expect(await loggedInAs(scene.simulator)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    });
  },
);

const HALVES = { flags: ["--shards", "4", "--max-concurrency", "4"], redis: true };

describeFleet("two processes with two shards each", HALVES, (scene) => {
  it("serve all servers together", async () => {
    for (const own of ["0-1/4", "2-3/4"]) await scene.fleet.start({ DISCORD_SHARDS: own });
    expect(await loggedInAs(scene.simulator)).toEqual([0, 1, 2, 3]);
    const seats = await scene.seats();
    await Promise.all(seats.map(pressAt));
    expect(await lostAndDoubled(seats)).toEqual({ unanswered: [], miscounted: [] });
  });
});

const BOTH = {
  flags: ["--shards", "4", "--max-concurrency", "4"],
  redis: true,
  // The other process already answered the replayed event, so this answer is refused, and no one sees it.
  harmless: [40060],
};

describeFleet("two processes with the same four shards", BOTH, (scene) => {
  it("answer each press once, even while one of them restarts", async () => {
    const first = await scene.fleet.start();
    await scene.fleet.start();
    const seats = await scene.seats();
    const restart = async (): Promise<void> => {
      await first.stop();
      await scene.fleet.start();
    };
    await playUntil(seats, restart());
    await Promise.all(seats.map(pressAt));
    expect(await lostAndDoubled(seats)).toEqual({ unanswered: [], miscounted: [] });
  });
});

const NEARLY = ["--guilds", "2300"];

describeFleet("a shard with many servers", { flags: NEARLY }, (scene) => {
  it("is reported before Discord refuses it", async () => {
    const bot = await scene.fleet.start();
    expect(bot.output()).toMatch(/"guilds":2301,.*nearly the 2500 servers that Discord allows/);
  });

  it("is refused beyond 2500 servers, naming the setting", async () => {
    await newServers(scene.simulator, 300);
    const bot = spawnBot(["main"], { ...scene.environment, DISCORD_SHARDS: "1" });
    expect(await bot.ended()).toBe(1);
    expect(bot.output()).toMatch(/^DISCORD_SHARDS: .*\(code 4011\); set auto, or a larger number/m);
  });
});

const LARGE = ["--guilds", "10000", "--shards", "8", "--max-concurrency", "8", "--require-shards"];

describeFleet("a bot in ten thousand servers", { flags: LARGE }, (scene) => {
  it.each([
    ["3", "4010"],
    ["1", "4010"],
  ])("refuses to start with %s shards, naming the setting", async (DISCORD_SHARDS, code) => {
    const bot = spawnBot(["main"], { ...scene.environment, DISCORD_SHARDS });
    expect(await bot.ended()).toBe(1);
    expect(bot.output().trim().split("\n").at(-1)).toMatch(`DISCORD_SHARDS: `);
    expect(bot.output()).toContain(code);
  });
});
