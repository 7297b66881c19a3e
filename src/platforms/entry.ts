// What the bot, its self-test and the command line know of a platform before they load its code.

import type { Platform, PlatformAdapter } from "../chat/index.ts";
import type { ConfigProblem } from "../infra/config-problem.ts";
import type { Environment } from "../infra/environment.ts";
import type { ConnectionCount } from "../infra/http/health.ts";
import type { HttpServer } from "../infra/http/server.ts";
import type { Log } from "../infra/logger.ts";

export interface PlatformEntry {
  /** Prefix of every storage key of its people and chats. */
  readonly id: Platform;
  readonly name: string;
  /** An example of what follows `id:` when referring to a person. */
  readonly examplePerson: string;
  /** Absent: the platform runs locally and isn't a service to connect to. */
  readonly service?: {
    /** All variables that it reads, in the order of `.env.example`. */
    readonly variables: readonly string[];
    /** Required for a check; the platform is off unless the first is set. */
    readonly access: readonly [string, ...string[]];
    /** Undefined when the platform is not configured. */
    configure(
      environment: Environment,
      report: (problem: ConfigProblem) => void,
    ): ConfiguredPlatform | undefined;
  };
}

/** A platform configured by the operator. */
export interface ConfiguredPlatform extends Pick<PlatformEntry, "id"> {
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
  /** Called when the connection breaks or comes back; with several connections, `connected` means all of them. */
  onConnection?(state: "starting" | "connected" | "reconnecting", count?: ConnectionCount): void;
  /** Called when the platform is lost until a restart. */
  onLost?(problem: ConfigProblem): void;
}
