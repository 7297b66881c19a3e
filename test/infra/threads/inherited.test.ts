// What threads are given when they begin, and that no thread that plays forgets to take it.

import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, expect, it } from "vitest";
import { handOnPopulations } from "../../../src/infra/threads/inherited.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "inherited-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("populations of the host's own are known to threads that begin afterwards, and stay as they were in those that run", async () => {
  const asked = (worker: Worker): Promise<unknown> => {
    worker.postMessage("which?");
    return once(worker, "message").then(([answer]) => answer);
  };
  const script = join(folder, "thread.ts");
  const inherited = JSON.stringify(new URL("../../../src/infra/threads/inherited.ts", import.meta.url).href);
  writeFileSync(
    script,
    `import { parentPort } from "node:worker_threads";
import { inheritedPopulations } from ${inherited};
parentPort.on("message", () => parentPort.postMessage([...inheritedPopulations().keys()]));
`,
  );
  handOnPopulations(new Map([["rps", Uint8Array.of(1)]]));
  const worker = new Worker(script);
  handOnPopulations(new Map());
  const later = new Worker(script);
  expect(await Promise.all([asked(worker), asked(later)])).toEqual([["rps"], []]);
  await Promise.all([worker.terminate(), later.terminate()]);
});

const IMPORTED = /^(?:import|export)\s+(?!type\b)[^"';]*?\bfrom\s+"(\.[^"]+)"/gm;

function reaches(path: string, wanted: string, seen = new Set<string>()): boolean {
  if (path === wanted) return true;
  if (seen.has(path)) return false;
  seen.add(path);
  const imports = [...readFileSync(path, "utf8").matchAll(IMPORTED)];
  return imports.some(([, name]) => reaches(resolve(dirname(path), name as string), wanted, seen));
}

it("populations of the host's own are taken by every thread in which the fortune-teller may play", () => {
  const known = resolve(ROOT, "src/core/strategies/registry.ts");
  const threads = ["src", "commands"].flatMap((room) => {
    const names = readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" });
    const paths = names.filter((name) => name.endsWith(".ts")).map((name) => join(ROOT, room, name));
    return paths.filter((path) => /^serve(?:Thread|Matches)\(/m.test(readFileSync(path, "utf8")));
  });
  const playing = threads.filter((path) => reaches(path, known));
  expect(playing.length).toBeGreaterThan(3);
  const forgetful = playing.filter((path) => !readFileSync(path, "utf8").includes("inheritedPopulations()"));
  expect(forgetful.map((path) => path.slice(ROOT.length))).toEqual([]);
});
