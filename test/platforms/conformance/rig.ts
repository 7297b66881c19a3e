// The base of the conformance suite: a platform simulator and the whole bot, each in its own process, communicating
// over real sockets. The simulator is the project's own, in test/simulator, with its facts files; PLATFORM_SIM names
// the folder of a different one, DISCORD_SPEC and TELEGRAM_SPEC other facts or full specs.

import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const OWN_SIMULATOR = join(ROOT, "test", "simulator");
const PATIENT = { NODE_OPTIONS: `--import=${new URL("./patient.ts", import.meta.url)}` };
/** Environment for a bot whose store becomes unreachable: it gives up after its usual time. Other bots wait for their
 * own parts as long as the machine needs. */
export const HURRIED = { NODE_OPTIONS: "" };

/** A running simulator with its control API. */
export interface Simulator {
  /** The platform's address for the bot: the value of DISCORD_API_URL or TELEGRAM_API_URL. */
  readonly apiUrl: string;
  readonly token: string;
  readonly process: ChildProcess;
  /** Calls the control API. @throws Error with the simulator's message if it refuses. */
  get<T = Json>(path: string): Promise<T>;
  post<T = Json>(path: string, body?: object): Promise<T>;
  del<T = Json>(path: string): Promise<T>;
  stop(): Promise<void>;
}

/** A simulator's response, where a test doesn't inspect it. */
type Json = Readonly<Record<string, unknown>>;

/** A running bot. */
export interface Bot {
  readonly process: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** Resolves once its output contains this text. */
  says(text: string): Promise<void>;
  /** Resolves to its exit code once it has exited by itself. */
  ended(): Promise<number | null>;
  /** Asks it to stop and resolves to its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts `discord` or `telegram` on a free port. */
export function startSimulator(platform: "discord" | "telegram", ...flags: string[]): Promise<Simulator> {
  return startSimulatorIn(process.env, platform, flags);
}

/** `env` is that of its process; variables that name a simulator or a spec are always read from our own. */
export async function startSimulatorIn(
  env: NodeJS.ProcessEnv,
  platform: "discord" | "telegram",
  flags: readonly string[],
): Promise<Simulator> {
  const folder = resolve(process.env.PLATFORM_SIM || OWN_SIMULATOR);
  const ownFacts = join(OWN_SIMULATOR, "facts", `${platform}.facts.json`);
  const spec = process.env[`${platform.toUpperCase()}_SPEC`] || ownFacts;
  const args = [join(folder, `${platform}-fake.mjs`), "--port", "0", "--spec", spec, ...flags];
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), "line"),
    once(child, "exit"),
  ]);
  if (typeof line !== "string") throw new Error(`the simulator ended with ${line} before it was ready`);
  const info: Record<string, string> = JSON.parse(line);
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${info.control}/${path}`, {
      method,
      headers: { "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { readonly error?: string };
    if (!response.ok) throw new Error(`the simulator refused ${path}: ${answer.error}`);
    return answer;
  };
  return {
    apiUrl: (info.api ?? info.apiRoot) as string,
    token: info.token as string,
    process: child,
    get: (path) => call("GET", path),
    post: (path, body = {}) => call("POST", path, body),
    del: (path) => call("DELETE", path),
    stop: async () => void (await ended(child, "SIGTERM")),
  };
}

/** Starts the whole bot as `npm start` does, with only this environment, and resolves once it's ready. `through` is a
 * command line that runs the given program, `root` the checkout. */
export async function startBot(
  environment: Readonly<Record<string, string>>,
  through: readonly string[] = [],
  root?: string,
): Promise<Bot> {
  const bot = spawnBot(["main"], environment, through, root);
  const end = await Promise.race([bot.says("Gadalka is ready"), bot.ended()]);
  if (end !== undefined) throw new Error(`the bot ended with ${end} before it was ready:\n${bot.output()}`);
  return bot;
}

/** Runs the bot or its command line (`["cli/index", "doctor"]`) without waiting for it. */
export function spawnBot(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  through: readonly string[] = [],
  root = ROOT,
): Bot {
  const { PATH = "", HOME = "" } = process.env;
  const line = [...through, process.execPath, join(root, "src", "launch.mjs"), ...args];
  const child = spawn(line[0] as string, line.slice(1), {
    cwd: tmpdir(),
    env: { PATH, HOME, ...PATIENT, LOG_LEVEL: "info", ...environment },
    // The bot itself doesn't use IPC; what a test loads before it may.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  const written = new EventEmitter().setMaxListeners(0);
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      written.emit("more");
    });
  return {
    process: child,
    output: () => output,
    async says(text) {
      while (!output.includes(text)) await once(written, "more");
    },
    ended: () => ended(child),
    stop: (signal = "SIGTERM") => ended(child, signal),
  };
}

async function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const end = once(child, "exit");
  if (signal) child.kill(signal);
  return (await end)[0];
}

/** Downloads a file that the bot sent on Telegram. */
export async function fileOnTelegram({ token, apiUrl }: Simulator, id: string): Promise<Uint8Array> {
  const answer = await fetch(`${apiUrl}/bot${token}/getFile?file_id=${id}`);
  const { result } = (await answer.json()) as { readonly result: { readonly file_path: string } };
  return (await fetch(`${apiUrl}/file/bot${token}/${result.file_path}`)).bytes();
}

/** A new folder for DATA_DIR, and a function that removes it. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "gadalka-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Repeats the query until the result satisfies; at most `tries` times, 50 ms apart. @throws Error with the last result
 * if it never does. */
export async function eventually<T>(
  ask: () => Promise<T>,
  satisfied: (answer: T) => boolean,
  tries = 6000,
): Promise<T> {
  for (let left = tries; ; left--) {
    const answer = await ask();
    if (satisfied(answer)) return answer;
    if (left === 0) throw new Error(`never came to be; last: ${JSON.stringify(answer)}`);
    await new Promise((resolveWait) => setTimeout(resolveWait, 50));
  }
}
