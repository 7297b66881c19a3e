// What the page makes of a bundle: whether its bytes are those that were signed, and by whom. What is
// packed in it is not unpacked here, and no match is played again.

import { readHeader, requireSigned } from "../../arena/bundles/header.ts";
import { BUNDLE_LIMITS } from "../../arena/bundles/limits.ts";
import { BundleProblem, type BundleProblemKind } from "../../arena/bundles/problem.ts";
import { readPledge, runningSha256 } from "../../core/fairness/index.ts";
import {
  type Finding,
  type Named,
  pledgeFinding,
  pledgesIn,
  signatureFinding,
  type Verdict,
  verdictOf,
} from "../../core/verify/index.ts";
import type { HostFacts } from "./check.ts";
import { BUNDLE_MAX } from "./limits.ts";

const NEWLINE = 10;

export interface CheckedBundle {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}

export interface RefusedBundle {
  readonly problem: BundleProblemKind;
}

/** A file as far as it is read here; a `Blob` is one. */
export interface Bytes {
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

const AT_ONCE = 2 ** 20;

/** Reads a bundle piece by piece. `pasted`: a text that may have pledges; `onRead`: bytes so far. */
export async function checkBundle(
  file: Bytes,
  host: HostFacts,
  pasted: string,
  onRead: (bytes: number) => void,
): Promise<CheckedBundle | RefusedBundle> {
  if (file.size > BUNDLE_MAX) return { problem: "too-large" };
  try {
    const line = await firstLine(file);
    const header = readHeader(line);
    if ((await digestFrom(file, line.length + 1, onRead)) !== header.digest) return { problem: "damaged" };
    requireSigned(header);
    const signature = header.signed ? "signed" : "unsigned";
    const pledge = header.signed?.pledge;
    const findings: readonly Finding[] = pledge
      ? [signatureFinding(signature, pledge), pledgeFinding(pledge, namedBy(pasted, host))]
      : [{ what: "signature", mark: "open", code: "unsigned", values: {} }];
    return { verdict: verdictOf(findings), findings };
  } catch (error) {
    if (error instanceof BundleProblem) return { problem: error.kind };
    throw error;
  }
}

function namedBy(pasted: string, host: HostFacts): Named {
  const { pledges } = pledgesIn(pasted);
  if (pledges.length > 0) return { pledges, by: "you" };
  return { pledges: host.pledges.map(readPledge).filter((one) => typeof one !== "string"), by: "host" };
}

/** Without its end. @throws BundleProblem where it is not short. */
async function firstLine(file: Bytes): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, BUNDLE_LIMITS.headerBytes).arrayBuffer());
  const end = bytes.indexOf(NEWLINE);
  if (end >= 0) return String.fromCharCode(...bytes.subarray(0, end));
  throw new BundleProblem("not-a-bundle", "it does not begin with a short line of text");
}

async function digestFrom(file: Bytes, start: number, onRead: (bytes: number) => void): Promise<string> {
  const hash = runningSha256();
  for (let at = start; at < file.size; at += AT_ONCE) {
    hash.update(new Uint8Array(await file.slice(at, at + AT_ONCE).arrayBuffer()));
    onRead(Math.min(file.size, at + AT_ONCE));
  }
  return hash.hex();
}
