// Platform metadata that the bot, self-test and CLI need before loading the platform's code.

import type { Platform, PlatformAdapter } from "../chat/index.ts";
import type { ConfigProblem } from "../infra/config-problem.ts";
import { type Environment, type ReadVariable, type Variables, variableReader } from "../infra/environment.ts";
import type { ConnectionCount } from "../infra/http/health.ts";
import type { HttpServer } from "../infra/http/server.ts";
import type { Log } from "../infra/logger.ts";
import type { Store } from "../infra/store/index.ts";

/** Metadata of one platform. */
export interface PlatformEntry {
  /** Prefix of every storage key of its people and chats. */
  readonly id: Platform;
  readonly name: string;
  /** An example of what follows `id:` when referring to a person. */
  readonly examplePerson: string;
  /** Absent: the platform runs locally and isn't a service to connect to. */
  readonly service?: PlatformService;
}

interface PlatformService {
  /** All variables that it reads, in the order of `.env.example`. */
  readonly variables: readonly string[];
  /** Required for a check; the platform is off unless the first is set. */
  readonly access: readonly [string, ...string[]];
  /** Undefined when the platform is not configured. */
  configure(
    environment: Environment,
    report: (problem: ConfigProblem) => void,
  ): ConfiguredPlatform | undefined;
}

/** A platform configured by the operator. */
export interface ConfiguredPlatform extends Pick<PlatformEntry, "id" | "name"> {
  readonly settings: object;
  /** Whether the platform calls us on the bot's port. */
  readonly listens: boolean;
  /** Values that must never be printed. */
  readonly secrets: readonly string[];
  /** Creates an adapter without starting it. @throws ConfigProblem on malformed settings. */
  createAdapter(host: PlatformHost): Promise<PlatformAdapter>;
  /** Logs in and out. @throws ConfigProblem */
  check(): Promise<Checked>;
}

/** What a check found, for the operator. */
export interface Checked {
  readonly report: string;
  /** How to be answered once the bot runs, such as `send /rps to https://t.me/GadalkaBot`. */
  readonly next: string;
}

/** What an adapter gets from the process, and how it reports back. */
export interface PlatformHost {
  readonly log: Log;
  /** Absent: no open port. */
  readonly http?: Pick<HttpServer, "route"> | undefined;
  /** Shared by all processes of one bot. Absent: the adapter runs alone. */
  readonly store?: Store | undefined;
  /** Whether processes on other machines may serve the same platforms with that store. */
  readonly besideOthers?: boolean;
  /** Called when the connection breaks or comes back; with several connections, `connected` means all of them. */
  readonly onConnection?:
    | ((state: "starting" | "connected" | "reconnecting", count?: ConnectionCount) => void)
    | undefined;
  /** Called when the platform is lost until a restart. */
  readonly onLost?: ((problem: ConfigProblem) => void) | undefined;
}

interface ServiceDefinition<V extends Variables, S extends object> extends Omit<PlatformEntry, "service"> {
  /** In the order of `.env.example`. */
  readonly variables: V;
  readonly access: readonly [keyof V & string, ...(keyof V & string)[]];
  /** Undefined when the platform is not configured. */
  settings(read: ReadVariable<V>, report: (problem: ConfigProblem) => void): S | undefined;
  secrets(settings: S): readonly string[];
  /** Whether the platform calls us on the bot's port; absent: never. */
  listens?(settings: S): boolean;
  createAdapter(settings: S, host: PlatformHost): Promise<PlatformAdapter>;
  check(settings: S): Promise<Checked>;
}

/** Entry of a platform that connects to a service. */
export function defineService<V extends Variables, S extends object>({
  variables,
  access,
  ...platform
}: ServiceDefinition<V, S>): PlatformEntry {
  const { id, name, examplePerson } = platform;
  const configure: PlatformService["configure"] = (environment, report) => {
    const settings = platform.settings(variableReader(variables, environment, report), report);
    if (!settings) return undefined;
    return {
      id,
      name,
      settings,
      secrets: platform.secrets(settings),
      listens: platform.listens?.(settings) ?? false,
      createAdapter: (host) => platform.createAdapter(settings, host),
      check: () => platform.check(settings),
    };
  };
  const service = { variables: Object.keys(variables), access, configure };
  return { id, name, examplePerson, service };
}
