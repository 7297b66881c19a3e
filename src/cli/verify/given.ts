// What `gadalka verify` is given: lines, or files that hold them. Everything is read and understood
// before anything is checked.

import { readFile, stat } from "node:fs/promises";
import { type Pledge, readPledge, readToldKey, type ToldKey } from "../../core/fairness/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { type Export, readExport } from "./export-file.ts";

export interface VerifyOptions {
  readonly file?: string;
  readonly pledge?: string;
  readonly key?: string;
  readonly history?: string;
  readonly noted?: string;
  readonly json?: true;
}

/** What a proof is compared with. */
export interface Given {
  /** The pledges that were noted down; absent: none was named. */
  readonly noted?: readonly Pledge[];
  readonly toldKey?: ToldKey;
  readonly history?: Export;
  /** Text of messages. */
  readonly messages?: string;
}

const FILE_MAX_BYTES = 64 * 1024 * 1024;
const PROOF = /\bgd[kb]\d+\.[A-Za-z0-9_.-]+/;

/** @throws ConfigProblem that names the option. */
export async function readGiven(options: VerifyOptions): Promise<Given> {
  const { pledge, key, history, noted } = options;
  return {
    ...(pledge !== undefined && { noted: await readPledges(pledge) }),
    ...(key !== undefined && { toldKey: await readKey(key) }),
    ...(history !== undefined && { history: readExport(await readText("--history", history)) }),
    ...(noted !== undefined && { messages: await readText("--noted", noted) }),
  };
}

/** The proof's line. @throws ConfigProblem where there is none. */
export async function readProofLine(line: string | undefined, file: string | undefined): Promise<string> {
  const text = line ?? (file === undefined ? "" : await readText("proof", file));
  if (text.trim() === "")
    throw new ConfigProblem(
      "proof",
      'none was given; pass the line (verify "gdk3.…") or a file with it (verify --file proof.txt)',
    );
  return PROOF.exec(text)?.[0] ?? text.trim();
}

async function readPledges(named: string): Promise<readonly Pledge[]> {
  const lines = await linesOf("--pledge", named, /\bgdp1\.[A-Za-z0-9_-]+/g);
  const read = lines.map(readPledge);
  const pledges = read.filter((one) => typeof one !== "string");
  if (read.length > 0 && pledges.length === read.length) return pledges;
  const [why] = read.filter((one) => typeof one === "string");
  const problem = why === "forged" ? "its signature is not that of its own key" : "it must be complete";
  throw new ConfigProblem(
    "--pledge",
    `no pledge can be read; it is one line that starts with gdp1., and ${problem}`,
  );
}

async function readKey(named: string): Promise<ToldKey> {
  const lines = await linesOf("--key", named, /\bgdd1\.[A-Za-z0-9_-]+/g);
  const keys = lines.flatMap((line) => readToldKey(line) ?? []);
  // The latest gives all earlier ones.
  const [latest] = keys.toSorted((one, other) => other.day - one.day);
  if (latest) return latest;
  throw new ConfigProblem(
    "--key",
    "no told key can be read; it is one line that starts with gdd1., and complete",
  );
}

/** The lines of a kind in what was given, or in the file that it names. */
async function linesOf(option: string, named: string, kind: RegExp): Promise<readonly string[]> {
  return named.match(kind) ?? (await readText(option, named)).match(kind) ?? [];
}

/** A file's text, or that of the standard input for `-`. @throws ConfigProblem */
async function readText(option: string, path: string): Promise<string> {
  if (path === "-") return readInput();
  try {
    const { size } = await stat(path);
    if (size > FILE_MAX_BYTES) throw new ConfigProblem(option, `${path} is larger than 64 MB`);
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof ConfigProblem) throw error;
    throw new ConfigProblem(option, `${path} cannot be read (${whyOf(error as NodeJS.ErrnoException)})`);
  }
}

function whyOf({ code }: NodeJS.ErrnoException): string {
  if (code === "ENOENT") return "there is no such file";
  return code === "EISDIR" ? "it is a folder" : (code ?? "unknown error");
}

async function readInput(): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of process.stdin) parts.push(part as Uint8Array);
  return Buffer.concat(parts).toString("utf8");
}
