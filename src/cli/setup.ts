// `gadalka setup`: asks for what a bot needs, tries each answer out at once, and writes `.env` at the end in one step.

import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import dotenv from "dotenv";
import { type Config, inspectConfig } from "../app/config.ts";
import { hasStore } from "../app/configured.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { INTERRUPTED } from "../infra/console/interruption.ts";
import type { Environment } from "../infra/environment.ts";
import { hasHost } from "../people/host/host.ts";
import { PLATFORMS } from "../platforms/index.ts";
import { nextStep, tryStore } from "./doctor.ts";
import { withStore } from "./with-store.ts";

const FILE = ".env";
const EXAMPLE = new URL("../../.env.example", import.meta.url);
const KEY = "HOST_KEY";
const KEY_BYTES = 32;
const PORT = "8080";

interface Question {
  readonly variable: string;
  readonly text: string;
  /** Not shown while it's typed. */
  readonly isSecret?: boolean;
  /** Tries the answer out; resolves to what is printed. @throws ConfigProblem */
  readonly check: (config: Config) => Promise<string>;
}

/** The values so far, by variable: what `.env` holds, and what is written into it. */
interface Draft {
  readonly inFile: Readonly<Record<string, string>>;
  readonly written: Record<string, string>;
}

/** Ends in a written `.env`, or changes nothing. @throws ConfigProblem for a bad line of a pipe. */
export async function setUpHere(): Promise<void> {
  const before = existsSync(FILE) ? readFileSync(FILE, "utf8") : undefined;
  const draft: Draft = { inFile: dotenv.parse(before ?? ""), written: {} };
  const nexts: string[] = [];
  const asked = openAsked();
  try {
    print(`This writes ${FILE}. Enter leaves a setting as it is, and Ctrl+C writes nothing.`);
    for (const question of questions(draft, nexts)) await ask(question, draft, asked);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    print(`\nNothing was written.`);
    process.exitCode = INTERRUPTED;
    return;
  } finally {
    asked.close();
  }
  await makeKey(draft);
  if (draft.written.PUBLIC_URL && !currentOf("PORT", draft)) draft.written.PORT = PORT;
  const names = Object.keys(draft.written);
  if (names.length > 0) save(filledIn(before ?? example(), draft.written));
  print(
    names.length > 0
      ? `Wrote ${names.join(", ")} into ${FILE}, which only you can read.`
      : `${FILE} stays as it is.`,
  );
  if (KEY in draft.written) print(`Keep a copy of ${KEY} away from this machine.`);
  print(`Next: ${await nextStep(configOf(draft), nexts)}.`);
}

/** `nexts` collects how to be answered by each platform. */
function* questions(draft: Draft, nexts: string[]): Generator<Question> {
  for (const { id, name, service } of PLATFORMS) {
    if (!service) continue;
    const check = async ({ platforms }: Config): Promise<string> => {
      const checked = await platforms.find((platform) => platform.id === id)?.check();
      if (checked) nexts.push(checked.next);
      return checked ? `${name}: ${checked.report}` : `${name}: not used`;
    };
    yield { variable: service.access[0], text: `Bot token of ${name}`, isSecret: true, check };
  }
  const store = async (config: Config) =>
    config.redisUrl ? `Redis: ${await tryStore(config)}` : `data file: in ${config.dataDir}`;
  yield { variable: "REDIS_URL", text: "Redis, such as redis://localhost:6379", check: store };
  if (configOf(draft).platforms.length === 0) return;
  const pages = async ({ publicUrl }: Config) => (publicUrl ? `pages: at ${publicUrl}` : "pages: none");
  yield {
    variable: "PUBLIC_URL",
    text: "Address of its pages, such as https://gadalka.example.org",
    check: pages,
  };
}

/** Asks until the answer fits. @throws Interrupted, ConfigProblem */
async function ask(question: Question, draft: Draft, asked: Asked): Promise<void> {
  const { variable, text, isSecret = false } = question;
  if (isFromOutside(variable, draft)) return tell(question, draft, "set outside this file. ");
  const now = draft.inFile[variable] ? "Enter: the one that is set" : "Enter: none";
  for (;;) {
    const answer = (await asked.line(`${text} (${now}): `, isSecret)).trim();
    if (!answer) return tell(question, draft);
    try {
      print(`  ${await triedOut(question, { ...environmentOf(draft), [variable]: answer })}`);
      draft.written[variable] = answer;
      return;
    } catch (error) {
      if (!(error instanceof ConfigProblem && asked.isTerminal)) throw error;
      print(`  ${error.message}`);
    }
  }
}

/** Tries out what stays as it is. A failure is only told: the host didn't just type it. */
async function tell(question: Question, draft: Draft, where = ""): Promise<void> {
  const told = await triedOut(question, environmentOf(draft)).catch((error: Error) => error.message);
  print(`  ${where}${told}`);
}

/** What is to be printed about the variable. @throws ConfigProblem if it's this variable that is wrong. */
async function triedOut({ variable, check }: Question, environment: Environment): Promise<string> {
  const { config, problems } = inspectConfig({ PORT, ...environment });
  const wrong = problems.find((problem) => problem.variable === variable);
  if (wrong) throw wrong;
  return check(config).catch((error: Error) => {
    if (error instanceof ConfigProblem && error.variable === variable) throw error;
    return `not checked: ${error.message}`;
  });
}

/** Makes the key if it isn't set, unless the store has data from before it. */
async function makeKey(draft: Draft): Promise<void> {
  if (currentOf(KEY, draft)) return;
  const why = await whyNoKey(configOf(draft)).catch((error: Error) => error.message);
  if (why === undefined) draft.written[KEY] = randomBytes(KEY_BYTES).toString("base64");
  else print(`${KEY}: not made, because ${why}`);
}

async function whyNoKey(config: Config): Promise<string | undefined> {
  if (!hasStore(config)) return undefined;
  if (!(await withStore({ ...config, logLevel: "silent" }, hasHost))) return undefined;
  const where = config.redisUrl ? "Redis" : config.dataDir;
  return `${where} already has data. To start afresh, move it away and run this again; otherwise see The host's secret in docs/hosting-reference.md`;
}

/** The environment takes precedence over the file, as when the bot starts. */
function environmentOf({ written }: Draft): Environment {
  return { ...process.env, ...written };
}

function configOf(draft: Draft): Config {
  return inspectConfig(environmentOf(draft)).config;
}

function currentOf(variable: string, draft: Draft): string | undefined {
  return environmentOf(draft)[variable]?.trim() || undefined;
}

/** Whether a line in the file would have no effect. */
function isFromOutside(variable: string, { inFile }: Draft): boolean {
  return process.env[variable] !== undefined && process.env[variable] !== inFile[variable];
}

function example(): string {
  return existsSync(EXAMPLE) ? readFileSync(EXAMPLE, "utf8") : "";
}

/** The file with these values; everything else in it stays. */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((filled, [name, value]) => {
    const line = `${name}=${/^[\w.:/@+=,%~?&-]*$/.test(value) ? value : `'${value.replaceAll("'", "%27")}'`}`;
    const lines = [
      ...filled.matchAll(new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=[^\\r\\n]*`, "gm")),
    ];
    const last = lines.at(-1);
    if (last) return filled.slice(0, last.index) + line + filled.slice(last.index + last[0].length);
    return `${filled}${filled === "" || filled.endsWith("\n") ? "" : "\n"}${line}\n`;
  }, text);
}

/** Replaces the file at once: whoever is killed before has the old one. @throws ConfigProblem */
function save(text: string): void {
  const path = existsSync(FILE) ? realpathSync(FILE) : FILE;
  const beside = `${path}.partial`;
  try {
    rmSync(beside, { force: true });
    writeFileSync(beside, text, { mode: 0o600, flag: "wx", flush: true });
    const old = statSync(path, { throwIfNoEntry: false });
    if (old && old.uid !== process.getuid?.()) chownSync(beside, old.uid, old.gid);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigProblem(FILE, `can't be written (${code}). Run this where the project is, as its owner`);
  }
}

/** Ctrl+C, or the end of what a terminal has to say. */
class Interrupted extends Error {}

interface Asked {
  readonly isTerminal: boolean;
  /** The next line; after the last one of a pipe, an empty one. @throws Interrupted */
  line(prompt: string, isSecret: boolean): Promise<string>;
  close(): void;
}

/** Lines of the terminal or pipe on standard input. */
function openAsked(): Asked {
  const isTerminal = process.stdin.isTTY === true;
  // Also while an answer is tried out: the next token may be pasted early.
  let isSilent = true;
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isSilent) process.stdout.write(chunk);
      done();
    },
  });
  const readline = createInterface({ input: process.stdin, output, terminal: isTerminal, historySize: 0 });
  const lines = readline[Symbol.asyncIterator]();
  let isClosed = false;
  readline.once("SIGINT", () => readline.close());
  readline.once("close", () => {
    isClosed = true;
  });
  return {
    isTerminal,
    async line(prompt, isSecret) {
      isSilent = isSecret || !isTerminal || isClosed;
      readline.setPrompt(prompt);
      if (isSilent) process.stdout.write(prompt);
      else readline.prompt();
      const { value, done } = await lines.next();
      const isUnseen = isSilent;
      isSilent = true;
      if (isUnseen) process.stdout.write("\n");
      if (done && isTerminal) throw new Interrupted();
      return done ? "" : value;
    },
    close: () => readline.close(),
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
