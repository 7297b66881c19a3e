// What code could do in the sandbox's process if a file ever escaped its virtual machine, and what happens to the
// process when others end.

import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { startConfined } from "../../../src/arena/sandbox/sandbox.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "gadalka-confined-"));
const secret = join(folder, ".env");
writeFileSync(secret, "TOKEN=secret");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs in a thread of a process started like the sandbox's, and reports the outcome of each attempt. */
const THREAD = `
const { parentPort } = require("node:worker_threads");
const fs = require("node:fs");
const attempts = {
  readOwn: () => fs.readFileSync(${JSON.stringify(join(ROOT, "src/arena/sandbox/worker.ts"))}, "utf8").length > 0,
  passwd: () => fs.readFileSync("/etc/passwd", "utf8"),
  secret: () => fs.readFileSync(${JSON.stringify(secret)}, "utf8"),
  ownData: () => fs.readdirSync(${JSON.stringify(join(ROOT, "data"))}),
  root: () => fs.readdirSync(${JSON.stringify(ROOT)}),
  environ: () => fs.readFileSync("/proc/self/environ", "utf8"),
  parentEnviron: () => fs.readFileSync("/proc/" + process.ppid + "/environ", "utf8"),
  write: () => fs.writeFileSync(${JSON.stringify(join(folder, "written"))}, "x"),
  writeOwn: () => fs.writeFileSync(${JSON.stringify(join(ROOT, "src/written"))}, "x"),
  link: () => fs.symlinkSync("/etc/passwd", ${JSON.stringify(join(ROOT, "src/linked"))}),
  spawn: () => require("node:child_process").execSync("id").toString(),
  fork: () => require("node:child_process").fork("x.js"),
  addon: () => process.dlopen({ exports: {} }, ${JSON.stringify(join(ROOT, "node_modules/x.node"))}),
  wasi: () => new (require("node:wasi").WASI)({ version: "preview1", preopens: { "/": "/" } }),
  inspector: () => require("node:inspector").open(0),
  internals: () => process.binding("spawn_sync"),
};
const got = { env: process.env };
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    got[name] = String(attempt());
  } catch (error) {
    got[name] = "refused: " + error.code;
  }
}
parentPort.postMessage(got);
`;
const ENTRY = `
const { Worker } = require("node:worker_threads");
const worker = new Worker(${JSON.stringify(THREAD)}, { eval: true, env: {} });
worker.on("message", (got) => process.send({ ...got, processEnv: { ...process.env } }, () => process.exit()));
`;

describe("a thread of the sandbox's process", () => {
  it("reads, writes and starts nothing, and sees no environment", async () => {
    const child = startConfined(["--input-type=commonjs", "--eval", ENTRY]);
    const [got] = (await once(child, "message")) as [Record<string, unknown>];
    const { readOwn, env, processEnv, ...refused } = got;
    expect(readOwn).toBe("true");
    expect(env).toEqual({});
    expect(processEnv).toEqual({});
    expect(
      Object.fromEntries(Object.entries(refused).filter(([, what]) => !String(what).startsWith("refused"))),
    ).toEqual({});
    expect(Object.keys(refused).length).toBeGreaterThan(12);
    expect(existsSync(join(folder, "written"))).toBe(false);
  });

  it("writes nothing to the host's outputs", async () => {
    const child = startConfined(["--eval", "console.log('noise'); console.error('noise'); process.exit()"]);
    expect([child.stdout, child.stderr]).toEqual([null, null]);
    await once(child, "exit");
  });
});
