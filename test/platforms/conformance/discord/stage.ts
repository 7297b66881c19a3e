// The stage of every Discord conformance suite: a simulator, the whole bot, and at the end the
// question whether a rule was broken.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RedisServer, startRedis } from "../../../infra/store/redis-server.ts";
import { type Bot, type Simulator, startBot, startSimulator, temporaryFolder } from "../rig.ts";
import { newcomer, type Person, type Scene } from "./person.ts";

export interface Stage {
  readonly simulator: Simulator;
  readonly bot: Bot;
  /** The bot's settings. */
  readonly environment: Readonly<Record<string, string>>;
  /** Present where the suite asked for Redis. @throws where it did not. */
  readonly redis: RedisServer;
  /** A person whom the bot has never met. */
  person(scene?: Scene, name?: string): Promise<Person>;
  /** Such people, members of the server where the simulator's people act. */
  members(...names: readonly string[]): Promise<readonly Person[]>;
  /** Ends the bot and starts it anew. Resolves to the exit code of the one that ended. */
  restartBot(signal?: NodeJS.Signals): Promise<number | null>;
  /** The bot's calls that answer one interaction (a method of REST and a status each), oldest
   * first. */
  callsFor(interaction: { readonly id: string }): Promise<readonly Call[]>;
}

/** One REST call of the bot. */
interface Call {
  readonly operation: string;
  /** Discord's status; `dropped` where the connection died before it was served. */
  readonly status: number | string;
}

export interface StageOptions {
  /** Further flags of the simulator. */
  readonly flags?: readonly string[];
  /** Keep everything in a Redis of its own instead of the embedded store. */
  readonly redis?: boolean;
  /** Variables of the bot, besides token, address and where it keeps things. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The server that the simulator begins with. */
const GUILD = "800000000000000001";

type Folder = ReturnType<typeof temporaryFolder>;

/** A suite on a stage of its own. */
export function describeOnDiscord(title: string, options: StageOptions, tests: (stage: Stage) => void): void {
  describe(title, () => {
    const stage = setStage(options);
    tests(stage);
    itBrokeNoRule(stage);
  });
}

function setStage({ flags = [], redis: wantsRedis = false, environment = {} }: StageOptions): Stage {
  const set: { simulator?: Simulator; bot?: Bot; redis?: RedisServer; data?: Folder } = {};
  const stage: Stage = {
    get simulator() {
      return present(set.simulator);
    },
    get bot() {
      return present(set.bot);
    },
    get redis() {
      return present(set.redis);
    },
    get environment() {
      const { token: DISCORD_TOKEN, apiUrl: DISCORD_API_URL } = stage.simulator;
      return {
        DISCORD_TOKEN,
        DISCORD_API_URL,
        DATA_DIR: present(set.data).path,
        ...(set.redis && { REDIS_URL: set.redis.url }),
        ...environment,
      };
    },
    person: (scene, name) => newcomer(stage.simulator, scene, name),
    members: async (...names) => {
      const people = await Promise.all(names.map((name) => newcomer(stage.simulator, {}, name)));
      for (const { id } of people) await stage.simulator.post("member", { guild: GUILD, user: id });
      return people;
    },
    restartBot: async (signal) => {
      const code = await stage.bot.stop(signal);
      set.bot = await startBot(stage.environment);
      return code;
    },
    callsFor: (interaction) => callsFor(stage.simulator, interaction.id),
  };
  beforeAll(async () => {
    set.data = temporaryFolder();
    if (wantsRedis) set.redis = await startRedis("--appendonly", "yes", "--appendfsync", "always");
    set.simulator = await startSimulator("discord", "--no-privileged-intents", ...flags);
    set.bot = await startBot(stage.environment);
  });
  afterAll(async () => {
    await set.bot?.stop();
    await set.simulator?.stop();
    await set.redis?.stop();
    set.data?.remove();
  });
  return stage;
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("the stage holds no such thing");
  return value;
}

async function callsFor(simulator: Simulator, id: string): Promise<readonly Call[]> {
  const { token } = await simulator.get<{ token: string }>(`interaction?id=${id}`);
  const calls = await simulator.get<readonly (Call & { readonly path: string })[]>("transcript?kind=rest");
  return calls
    .filter(({ path }) => path.includes(token))
    .map(({ operation, status }) => ({ operation, status }));
}

/** The simulator's own answer to this lacks fields that the specification has since gained; the bot
 * reads its `id` only. */
const INCOMPLETE_IN_SIMULATOR = "get_my_application";

/** Discord was told nothing malformed, and the simulator itself answered as Discord does. `harmless`:
 * error codes that a suite brings about and nobody sees. */
export async function expectNoRuleBroken(
  simulator: Simulator,
  harmless: readonly number[] = [],
): Promise<void> {
  const errors = await simulator.get<readonly { code?: number }[]>("violations?severity=error");
  expect(errors.filter(({ code }) => !harmless.includes(code ?? 0))).toEqual([]);
  const unfaithful = await simulator.get<readonly Call[]>("transcript?kind=self");
  expect(unfaithful.filter(({ operation }) => operation !== INCOMPLETE_IN_SIMULATOR)).toEqual([]);
}

/** The last test of every suite. */
function itBrokeNoRule(stage: Stage): void {
  it("broke no rule of Discord on the way, and met no defect of its own", async () => {
    await expectNoRuleBroken(stage.simulator);
    expect(stage.bot.output()).not.toMatch(/met a defect|unexpected error/);
    expect(stage.bot.process.exitCode).toBeNull();
  });
}
