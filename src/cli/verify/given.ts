// What `gadalka verify` is given: lines, or files that hold them. Everything is read and understood
// before anything is checked.

import { readFile, stat } from "node:fs/promises";
import type { Pledge, ToldKey } from "../../core/fairness/index.ts";
import {
  type Export,
  ExportProblem,
  latestKeyIn,
  pledgesIn,
  proofsIn,
  readExport,
} from "../../core/verify/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";

export interface VerifyOptions {
  readonly file?: string;
  readonly pledge?: string;
  readonly key?: string;
  readonly history?: string;
  readonly noted?: string;
  readonly json?: true;
  readonly page?: string;
}

/** What a proof is compared with. */
export interface Given {
  /** The pledges that were noted down; absent: none was named. */
  readonly noted?: readonly Pledge[];
  readonly toldKey?: ToldKey | undefined;
  readonly history?: Export | undefined;
  /** Text of messages. */
  readonly messages?: string | undefined;
}

const FILE_MAX_BYTES = 64 * 1024 * 1024;

/** @throws ConfigProblem that names the option. */
export async function readGiven(options: VerifyOptions): Promise<Given> {
  const { pledge, key, history, noted } = options;
  return {
    ...(pledge !== undefined && { noted: await readPledges(pledge) }),
    ...(key !== undefined && { toldKey: await readKey(key) }),
    ...(history !== undefined && { history: historyIn(await readText("--history", history)) }),
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
  return proofsIn(text)[0] ?? text.trim();
}

/** @throws ConfigProblem for a text that is no export. */
function historyIn(text: string): Export {
  try {
    return readExport(text);
  } catch (error) {
    throw exportProblem(error);
  }
}

/** What an export's problem is called on the command line; any other error as it is. */
export function exportProblem(error: unknown): unknown {
  if (!(error instanceof ExportProblem)) return error;
  const what = "that is not the file that /data export gives (gadalka-export.json)";
  return new ConfigProblem("--history", error.unknown ? error.message : what);
}

async function readPledges(named: string): Promise<readonly Pledge[]> {
  const { pledges, problem } = pledgesIn(
    /\bgdp1\.[A-Za-z0-9_-]/.test(named) ? named : await readText("--pledge", named),
  );
  if (pledges.length > 0 && !problem) return pledges;
  const why = problem === "forged" ? "its signature is not that of its own key" : "it must be complete";
  throw new ConfigProblem(
    "--pledge",
    `no pledge can be read; it is one line that starts with gdp1., and ${why}`,
  );
}

async function readKey(named: string): Promise<ToldKey> {
  const latest = latestKeyIn(/\bgdd1\.[A-Za-z0-9_-]/.test(named) ? named : await readText("--key", named));
  if (latest) return latest;
  throw new ConfigProblem(
    "--key",
    "no told key can be read; it is one line that starts with gdd1., and complete",
  );
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
