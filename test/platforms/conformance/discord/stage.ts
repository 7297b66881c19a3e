// The stage for every Discord conformance suite: a simulator, the whole bot, and at the end a check that no rule was
// broken.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RedisServer, startRedis } from "../../../infra/store/redis-server.ts";
import { type Bot, type Simulator, startBot, startSimulator, temporaryFolder } from "../rig.ts";
import { newcomer, type Person, type Scene } from "./person.ts";

export interface Stage {
  readonly simulator: Simulator;
  readonly bot: Bot;
  /** The bot's settings. */
  readonly environment: Readonly<Record<string, string>>;
  /** Only if the suite asked for Redis. */
  readonly redis: RedisServer;
  /** Creates a person the bot has never met. */
  person(scene?: Scene, name?: string): Promise<Person>;
  /** Creates such people as members of the server where the simulator's people act. */
  members(...names: readonly string[]): Promise<readonly Person[]>;
  /** Stops the bot and starts it again. Resolves to the exit code of the stopped one. */
  restartBot(signal?: NodeJS.Signals): Promise<number | null>;
  /** Returns the bot's REST calls that answer one interaction, with their statuses, oldest first. */
  callsFor(interaction: { readonly id: string }): Promise<readonly Call[]>;
}

/** One of the bot's REST calls. */
interface Call {
  readonly operation: string;
  /** Discord's status; `dropped` if the connection died before the call was served. */
  readonly status: number | string;
}

export interface StageOptions {
  /** Additional flags for the simulator. */
  readonly flags?: readonly string[];
  /** Store everything in a separate Redis instead of the embedded store. */
  readonly redis?: boolean;
  /** Additional variables for the bot, besides the token, the address and the store. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Error codes that the suite provokes and no one sees, such as 40060: another process has answered. */
  readonly harmless?: readonly number[];
}

/** The server that the simulator starts with. */
export const GUILD = "800000000000000001";
/** Its channel where people act by default. */
export const HERE = "800000000000000010";

/** A suite with its own stage. */
export function describeOnDiscord(title: string, options: StageOptions, tests: (stage: Stage) => void): void {
  describe(title, () => {
    const stage = setStage(options);
    tests(stage);
    itBrokeNoRule(stage, options.harmless);
  });
}

function setStage({ flags = [], redis: wantsRedis = false, environment = {} }: StageOptions): Stage {
  const stage = {} as { -readonly [Part in keyof Stage]: Stage[Part] };
  const data = temporaryFolder();
  stage.person = (scene, name) => newcomer(stage.simulator, scene, name);
  stage.members = async (...names) => {
    const people = await Promise.all(names.map((name) => newcomer(stage.simulator, {}, name)));
    for (const { id } of people) await stage.simulator.post("member", { guild: GUILD, user: id });
    return people;
  };
  stage.restartBot = async (signal) => {
    const code = await stage.bot.stop(signal);
    stage.bot = await startBot(stage.environment);
    return code;
  };
  stage.callsFor = (interaction) => callsFor(stage.simulator, interaction);
  beforeAll(async () => {
    if (wantsRedis) stage.redis = await startRedis("--appendonly", "yes", "--appendfsync", "always");
    stage.simulator = await startSimulator("discord", "--no-privileged-intents", ...flags);
    const { token: DISCORD_TOKEN, apiUrl: DISCORD_API_URL } = stage.simulator;
    const store = { DATA_DIR: data.path, ...(wantsRedis && { REDIS_URL: stage.redis.url }) };
    stage.environment = { DISCORD_TOKEN, DISCORD_API_URL, ...store, ...environment };
    stage.bot = await startBot(stage.environment);
  });
  afterAll(async () => {
    await stage.bot?.stop();
    await stage.simulator?.stop();
    await stage.redis?.stop();
    data.remove();
  });
  return stage;
}

/** Returns the current end of the transcript. */
export async function transcriptEnd(simulator: Simulator): Promise<number> {
  return (await simulator.get<readonly { readonly seq: number }[]>("transcript?last=1"))[0]?.seq ?? 0;
}

/** Returns everyone who was pinged so far; expects that no role and no @everyone was. */
export async function pinged(simulator: Simulator): Promise<readonly string[]> {
  interface Pinging {
    readonly pings?: { readonly everyone: boolean; readonly users: string[]; readonly roles: unknown[] };
  }
  const calls = await simulator.get<readonly Pinging[]>("transcript?kind=rest");
  expect(calls.some(({ pings }) => pings?.everyone || pings?.roles.length)).toBe(false);
  return calls.flatMap(({ pings }) => pings?.users ?? []);
}

interface Entry extends Call {
  readonly kind: string;
  readonly path?: string;
}

/** The bot's REST calls that answer one interaction, with their statuses, oldest first. */
export async function callsFor(
  simulator: Simulator,
  { id }: { readonly id: string },
): Promise<readonly Call[]> {
  const { token } = await simulator.get<{ token: string }>(`interaction?id=${id}`);
  const entries = await simulator.get<readonly Entry[]>("transcript");
  return entries.flatMap(({ kind, path, operation, status }) =>
    kind === "rest" && path?.includes(token) ? { operation, status } : [],
  );
}

/** The simulator's own answer lacks fields that were added to the specification since; the bot reads only its `id`. */
const INCOMPLETE_IN_SIMULATOR = "get_my_application";

/** Expects that the bot sent nothing malformed, and that the simulator itself answered as Discord does. `harmless`:
 * error codes that a suite provokes and no one sees. */
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
function itBrokeNoRule(stage: Stage, harmless?: readonly number[]): void {
  it("broke no rule of Discord on the way, and met no defect of its own", async () => {
    await expectNoRuleBroken(stage.simulator, harmless);
    expect(stage.bot.output()).not.toMatch(/met a defect|unexpected error/);
    expect(stage.bot.process.exitCode).toBeNull();
  });
}
