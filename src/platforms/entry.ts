// What the bot, its self-test and its command line know of a platform before they load its code.

import type { Platform, PlatformAdapter } from "../chat/index.ts";
import type { ConfigProblem } from "../infra/config-problem.ts";
import { type Environment, type ReadVariable, type Variables, variableReader } from "../infra/environment.ts";
import type { HttpServer } from "../infra/http.ts";
import type { Log } from "../infra/logger.ts";

/** One platform. */
export interface PlatformEntry {
  /** Part of every key under which its people and places are stored. */
  readonly id: Platform;
  /** As people call it. */
  readonly name: string;
  /** What follows `id:` where one of its people is named, for instance. */
  readonly examplePerson: string;
  /** Absent: it is no service to connect to, but opened where the program runs. */
  readonly service?: PlatformService;
}

interface PlatformService {
  /** Every variable that is read, in the order of `.env.example`. */
  readonly variables: readonly string[];
  /** Those without which nothing can be checked; unless the first is set, the platform is not used. */
  readonly access: readonly [string, ...string[]];
  /** While this one is set, the bot listens on its port. */
  readonly webhook?: string;
  /** Undefined where it is not to be used. */
  configure(
    environment: Environment,
    report: (problem: ConfigProblem) => void,
  ): ConfiguredPlatform | undefined;
}

/** A platform as the host wants it. */
export interface ConfiguredPlatform extends Pick<PlatformEntry, "id" | "name"> {
  /** What was read of the environment. */
  readonly settings: object;
  /** Values that must never be printed. */
  readonly secrets: readonly string[];
  /** The adapter, not started. @throws ConfigProblem when the settings have no possible form. */
  createAdapter(host: PlatformHost): Promise<PlatformAdapter>;
  /** Logs in and out. Resolves to a line for the host on what was found. @throws ConfigProblem */
  check(): Promise<string>;
}

/** What an adapter gets of the program that serves it. */
interface PlatformHost {
  readonly log: Log;
  /** Absent: no port is open. */
  readonly http?: Pick<HttpServer, "route"> | undefined;
  /** Told when the platform is gone until the program is started again. */
  onLost?(problem: ConfigProblem): void;
}

interface ServiceDefinition<V extends Variables, S extends object> extends Omit<PlatformEntry, "service"> {
  /** In the order of `.env.example`. */
  readonly variables: V;
  readonly access: readonly [keyof V & string, ...(keyof V & string)[]];
  readonly webhook?: keyof V & string;
  /** Undefined where the platform is not to be used. */
  settings(read: ReadVariable<V>, report: (problem: ConfigProblem) => void): S | undefined;
  secrets(settings: S): readonly string[];
  createAdapter(settings: S, host: PlatformHost): Promise<PlatformAdapter>;
  check(settings: S): Promise<string>;
}

/** The entry of a platform that is a service to connect to. */
export function defineService<V extends Variables, S extends object>({
  variables,
  access,
  webhook,
  ...platform
}: ServiceDefinition<V, S>): PlatformEntry {
  const { id, name, examplePerson } = platform;
  const configure: PlatformService["configure"] = (environment, report) => {
    const settings = platform.settings(variableReader(variables, environment, report), report);
    if (!settings) return undefined;
    return {
      ...{ id, name, settings, secrets: platform.secrets(settings) },
      createAdapter: (host) => platform.createAdapter(settings, host),
      check: () => platform.check(settings),
    };
  };
  const service = { variables: Object.keys(variables), access, ...(webhook && { webhook }), configure };
  return { id, name, examplePerson, service };
}
