// Malicious bundles: each is refused with one sentence, using little memory.

import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { constants, deflateRawSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { writeHeader } from "../../../src/arena/bundles/header.ts";
import { type BundleContents, BundleProblem, openBundle } from "../../../src/arena/bundles/index.ts";
import { CHAIN_DAYS, earlierKey, signFile, signPledge } from "../../../src/core/fairness/index.ts";
import {
  bundleOf,
  contentsOf,
  FILES,
  fileWith,
  forgedOf,
  host,
  packedAs,
  partsOf,
  planWith,
  withHeader,
} from "./made.ts";

let contents: BundleContents;
let bundle: Uint8Array;
beforeAll(async () => {
  contents = await contentsOf(planWith());
  const openSource = async (id: string) => FILES.find((one) => one.id === id)?.source;
  bundle = await bundleOf(contents, { openSource });
});

/** Reads all of it; returns the problem found, or undefined. */
async function problemOf(bytes: Uint8Array | string): Promise<BundleProblem | undefined> {
  try {
    const read = await openBundle(fileWith(bytes));
    try {
      for await (const _ of read.matches());
      return undefined;
    } finally {
      await read.close();
    }
  } catch (error) {
    if (error instanceof BundleProblem) return error;
    throw error;
  }
}

const kindOf = async (bytes: Uint8Array | string) => (await problemOf(bytes))?.kind;

/** Changes a line of JSON; the bundle stays intact but is unsigned. */
const changed = (line: number, change: (value: never) => unknown): Uint8Array =>
  forgedOf(
    partsOf(bundle).lines.map((one, at) =>
      at === line ? JSON.stringify(change(JSON.parse(one) as never)) : one,
    ),
  );

describe("a bundle's bytes", () => {
  it("are accepted as they were signed", async () => {
    expect(await problemOf(bundle)).toBeUndefined();
    const read = await openBundle(fileWith(bundle));
    expect(read.pledge).toEqual(host.pledge);
    await read.close();
  });

  it("are refused when any single byte is changed", async () => {
    for (let at = 0; at < bundle.length; at += 7) {
      const altered = Uint8Array.from(bundle);
      altered[at] = (altered[at] as number) ^ 1;
      expect(await problemOf(altered), `byte ${at}`).toBeInstanceOf(BundleProblem);
    }
  });

  it.each([0, 1, 20, 300, 700])("are refused when truncated after %i", async (length) => {
    expect(await problemOf(bundle.subarray(0, length))).toBeInstanceOf(BundleProblem);
  });

  it("are refused when something is appended", async () => {
    expect(await kindOf(Buffer.concat([bundle, Buffer.from("x")]))).toBe("damaged");
  });

  it.each<[string, string | Uint8Array, string]>([
    ["nothing", "", "not-a-bundle"],
    ["another file", "PK\u0003\u0004 a zip of some kind\n", "not-a-bundle"],
    ["a long first line", "gadalka-bundle 1 ".padEnd(10_000, "a"), "not-a-bundle"],
    ["a later version", `gadalka-bundle 2 ${"0".repeat(64)} - -\n`, "newer"],
    ["a first line alone", `gadalka-bundle 1 ${"0".repeat(64)} - -\n`, "damaged"],
    ["what is not packed", withHeader(Buffer.from("{}\n")), "damaged"],
    ["half of what is packed", withHeader(gzipSync("{}\n".repeat(99)).subarray(0, 30)), "damaged"],
    ["wrong JSON", forgedOf(["{"]), "damaged"],
    ["JSON of another thing", forgedOf(["[1, 2]"]), "damaged"],
    ["deeply nested JSON", forgedOf(["[".repeat(200_000)]), "damaged"],
    ["a text that is none", packedAs(Buffer.from([0xff, 0xfe, 10])), "damaged"],
    ["no end of a line", packedAs(Buffer.from("{}")), "damaged"],
  ])("that are %s are told as what they are", async (_what, bytes, kind) => {
    expect(await kindOf(bytes)).toBe(kind);
  });

  it("aren't read from a folder or a device", async () => {
    const folder = `${fileWith("")}.d`;
    mkdirSync(folder);
    await expect(openBundle(folder)).rejects.toMatchObject({ kind: "not-a-bundle" });
    await expect(openBundle("/dev/zero")).rejects.toMatchObject({ kind: "not-a-bundle" });
  });

  it.each(["\0", "\n", " "])("are given up early when they unpack to two gigabytes of %j", async (sign) => {
    const before = process.memoryUsage().arrayBuffers;
    expect(await kindOf(withHeader(bombOf(sign)))).toMatch(/^(too-large|damaged)$/);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(200 * 2 ** 20);
  });
});

/** Two gigabytes of one character, compressed: the same piece again and again, without an end marker. */
function bombOf(sign: string): Uint8Array {
  const piece = deflateRawSync(Buffer.alloc(2 ** 22, sign), { finishFlush: constants.Z_FULL_FLUSH });
  const start = gzipSync("").subarray(0, 10);
  return Buffer.concat([start, ...Array.from({ length: 512 }, () => piece)]);
}

describe("a signature", () => {
  const digestOf = (body: Uint8Array) => createHash("sha256").update(body).digest();
  const bodyOf = () => bundle.subarray(Buffer.from(bundle).indexOf(10) + 1);
  const signedAs = (pledge: typeof host.pledge, what: string, secret: Uint8Array) => {
    const digest = digestOf(bodyOf());
    const header = writeHeader({
      digest: digest.toString("hex"),
      signed: { pledge, signature: signFile(pledge, what, digest, secret) },
    });
    return Buffer.concat([Buffer.from(header), bodyOf()]);
  };

  it("is refused by another key under the host's pledge", async () => {
    expect(await kindOf(signedAs(host.pledge, "bundle-1", new Uint8Array(32).fill(8)))).toBe("forged");
  });

  it("is refused if the host signed something else", async () => {
    expect(await kindOf(signedAs(host.pledge, "bundle-2", new Uint8Array(32).fill(7)))).toBe("forged");
  });

  it("is refused with another pledge by the same key", async () => {
    const anchor = earlierKey(new Uint8Array(32).fill(3), CHAIN_DAYS);
    const later = signPledge({ anchor, firstDay: 21_000 }, new Uint8Array(32).fill(7));
    const [, , digest, , signature] = partsOf(bundle).header.split(" ");
    const { encodePledge } = await import("../../../src/core/fairness/index.ts");
    const header = `gadalka-bundle 1 ${digest} ${encodePledge(later)} ${signature}\n`;
    expect(await kindOf(Buffer.concat([Buffer.from(header), bodyOf()]))).toBe("forged");
  });
});

type Line = Record<string, never> & {
  task: Record<string, unknown> & { strategies: string[] };
  outcome: { tally: Record<string, number>; forfeits: unknown[] };
};
/** After the manifest and two sources come the matches. */
const FIRST_MATCH = 3;

describe("a bundle that contradicts itself", () => {
  it.each<[string, number, (value: Line) => unknown]>([
    [
      "a result that its moves do not give",
      FIRST_MATCH,
      (m) => ({
        ...m,
        outcome: { ...m.outcome, tally: { wins: 30, losses: 0, draws: 0 } },
      }),
    ],
    ["a name that is no entrant's", FIRST_MATCH, (m) => ({ ...m, names: ["anna", "boris"] })],
    ["another's strategy", FIRST_MATCH, (m) => ({ ...m, task: { ...m.task, strategies: ["copy", "copy"] } })],
    ["moves that are none", FIRST_MATCH, (m) => ({ ...m, moves: "////////////////////" })],
    ["fewer rounds than it had", FIRST_MATCH, (m) => ({ ...m, played: 2, moves: "AA==" })],
    ["a game that is not its", FIRST_MATCH, (m) => ({ ...m, task: { ...m.task, rule: "rpsls" } })],
    ["a source that is not of its hash", 1, (m) => ({ ...m, source: "export {}" })],
    ["more matches than it says", 0, (m) => ({ ...m, matches: 1 })],
    ["fewer matches than it says", 0, (m) => ({ ...m, matches: 1000 })],
  ])("by %s is refused", async (_what, line, change) => {
    expect(await kindOf(changed(line, change as never))).toBe("contradiction");
  });

  it.each<[string, number, (value: Line) => unknown]>([
    ["a round number beyond all", FIRST_MATCH, (m) => ({ ...m, task: { ...m.task, rounds: 1e15 } })],
    ["a word that no bundle has", FIRST_MATCH, (m) => ({ ...m, path: "/etc/passwd" })],
    ["a file named by a path", 1, (m) => ({ ...m, file: "../../../etc/passwd" })],
    ["a hash that is a path", 0, (m) => ({ ...m, engine: { sources: "/etc/passwd", quickjs: "x" } })],
    ["no table", 0, ({ table: _, ...m }) => m],
  ])("or has %s is refused", async (_what, line, change) => {
    expect(await kindOf(changed(line, change as never))).toBe("damaged");
  });
});
