// Input of `gadalka verify`: lines, or files that contain them. All of it is read and parsed before anything is
// checked.

import { readFile, stat } from "node:fs/promises";
import type { Pledge, PublishedKey } from "../../core/fairness/index.ts";
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

/** What a proof is checked against. */
export interface Given {
  /** The pledges that the user noted; absent: none given. */
  readonly noted?: readonly Pledge[];
  readonly publishedKey?: PublishedKey | undefined;
  readonly history?: Export | undefined;
  /** The text of messages. */
  readonly messages?: string | undefined;
}

const FILE_MAX_BYTES = 64 * 1024 * 1024;

/** @throws ConfigProblem that names the option. */
export async function readGiven(options: VerifyOptions): Promise<Given> {
  const { pledge, key, history, noted } = options;
  return {
    ...(pledge !== undefined && { noted: await readPledges(pledge) }),
    ...(key !== undefined && { publishedKey: await readKey(key) }),
    ...(history !== undefined && { history: historyIn(await readText("--history", history)) }),
    ...(noted !== undefined && { messages: await readText("--noted", noted) }),
  };
}

/** The proof's line. @throws ConfigProblem if there's none. */
export async function readProofLine(line: string | undefined, file: string | undefined): Promise<string> {
  const text = line ?? (file === undefined ? "" : await readText("proof", file));
  if (text.trim() === "")
    throw new ConfigProblem(
      "proof",
      'missing. Pass the line (verify "gdk3.…") or a file with it (verify --file proof.txt)',
    );
  return proofsIn(text)[0] ?? text.trim();
}

/** @throws ConfigProblem if the text isn't an export. */
function historyIn(text: string): Export {
  try {
    return readExport(text);
  } catch (error) {
    throw exportProblem(error);
  }
}

/** Translates an export's problem for the command line; returns any other error unchanged. */
export function exportProblem(error: unknown): unknown {
  if (!(error instanceof ExportProblem)) return error;
  const what = "that isn't the file from /data export (gadalka-export.json)";
  return new ConfigProblem("--history", error.unknown ? error.message : what);
}

async function readPledges(named: string): Promise<readonly Pledge[]> {
  const { pledges, problem } = pledgesIn(
    /\bgdp1\.[A-Za-z0-9_-]/.test(named) ? named : await readText("--pledge", named),
  );
  if (pledges.length > 0 && !problem) return pledges;
  const why =
    problem === "forged"
      ? "that pledge is forged: its own key didn't sign it"
      : "no pledge found. It's one complete line that starts with gdp1.";
  throw new ConfigProblem("--pledge", why);
}

async function readKey(named: string): Promise<PublishedKey> {
  const latest = latestKeyIn(/\bgdd1\.[A-Za-z0-9_-]/.test(named) ? named : await readText("--key", named));
  if (latest) return latest;
  throw new ConfigProblem("--key", "no day key found. It's one complete line that starts with gdd1.");
}

/** The text of a file, or of standard input for `-`. @throws ConfigProblem */
async function readText(option: string, path: string): Promise<string> {
  if (path === "-") return readInput();
  try {
    const { size } = await stat(path);
    if (size > FILE_MAX_BYTES) throw new ConfigProblem(option, `${path} is larger than 64 MB`);
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof ConfigProblem) throw error;
    throw new ConfigProblem(option, `can't read ${path} (${whyOf(error as NodeJS.ErrnoException)})`);
  }
}

function whyOf({ code }: NodeJS.ErrnoException): string {
  if (code === "ENOENT") return "no such file";
  return code === "EISDIR" ? "it's a folder" : (code ?? "unknown error");
}

async function readInput(): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of process.stdin) parts.push(part as Uint8Array);
  return Buffer.concat(parts).toString("utf8");
}
