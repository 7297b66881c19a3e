// Plants defects one at a time and runs the tests that should notice; a defect that survives shows behaviour that no
// test checks. Works in a copy, so the checkout is never touched.
//
//   npm run mutate                  all of mutants.mjs
//   npm run mutate -- chat lease    those whose path or text contains one of these words
//   npm run mutate -- --check       only checks that each can still be found in the code

import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { MUTANTS } from "./mutants.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const RUN_LIMIT_MS = 900_000;

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const located = MUTANTS.map((mutant) => ({ mutant, ...locate(mutant) })).filter(
  ({ mutant, file }) =>
    words.length === 0 || words.some((word) => `${file} ${Object.values(mutant).join(" ")}`.includes(word)),
);
const lost = located.filter(({ problem }) => problem !== undefined);
for (const { mutant, problem } of lost) console.log(`to be mended: ${mutant.in}: ${mutant.find}: ${problem}`);

if (process.argv.includes("--check")) {
  console.log(`${located.length} mutants, ${lost.length} without their place in the code`);
  process.exit(lost.length > 0 ? 1 : 0);
}

const copy = mkdtempSync(join(tmpdir(), "mutate-"));
let running;
const leave = () => {
  if (running?.pid) process.kill(-running.pid, "SIGKILL");
  rmSync(copy, { recursive: true, force: true });
};
process.on("exit", leave);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));

for (const name of readdirSync(ROOT))
  if (![".git", "node_modules", "data", "coverage"].includes(name))
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
symlinkSync(resolve(ROOT, "node_modules"), join(copy, "node_modules"));

const survivors = [];
let killed = 0;
const found = located.filter(({ problem }) => problem === undefined);
for (const { mutant, file, source } of found) {
  const path = join(copy, file);
  writeFileSync(
    path,
    source.replace(mutant.find, () => mutant.replace),
  );
  const by = await judge(mutant, file);
  writeFileSync(path, source);
  if (by === undefined) survivors.push(file);
  else killed += 1;
  const state = by === undefined ? "survived" : "killed";
  console.log(`${state.padEnd(8)} ${file}: ${inOneLine(mutant.find)}  →  ${inOneLine(mutant.replace)}`);
  // On a busy machine, the test may have failed for a different reason.
  if (by !== undefined) console.log(`         by ${by}`);
}
console.log(`${killed} killed, ${survivors.length} survived, ${lost.length} to be mended`);
process.exit(survivors.length + lost.length > 0 ? 1 : 0);

function inOneLine(text) {
  return text.replaceAll(/\s+/g, " ");
}

/** Finds the one file at or below the mutant's path that has its text, or says why there is none. */
function locate({ in: place, find }) {
  if (!existsSync(join(ROOT, place))) return { problem: "there is no such place" };
  const files = statSync(join(ROOT, place)).isFile()
    ? [place]
    : readdirSync(join(ROOT, place), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ts"))
        .map((name) => join(place, name));
  const hits = files.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), "utf8");
    return source
      .split(find)
      .slice(1)
      .map(() => ({ file, source }));
  });
  if (hits.length === 1) return hits[0];
  return { problem: hits.length === 0 ? "not found" : `found ${hits.length} times` };
}

/** Runs the test file that mirrors the source, or what the mutant names; then, while it survives, the folder's fast
 * tests, and all of those that load the file. */
async function judge({ tests }, file) {
  const [own, folder] = mirrored(file);
  const runs = tests
    ? [["run", ...tests]]
    : [
        ...(own ? [["run", own]] : []),
        ["run", "--project", "fast*", folder],
        ["related", "--run", "--project", "fast*", file],
      ];
  for (const run of runs) {
    const by = await failureOf(run);
    if (by !== undefined) return by;
  }
  return undefined;
}

/** Returns a source's test file, if there is one, and the nearest folder of tests. */
function mirrored(file) {
  const path = join("test", file.replace(/^src\//, "").replace(/\.ts$/, ""));
  let folder = dirname(path);
  while (!existsSync(join(ROOT, folder))) folder = dirname(folder);
  const own = `${path}.test.ts`;
  return [existsSync(join(ROOT, own)) ? own : undefined, folder];
}

/** Returns the first test that failed; undefined if none did. */
function failureOf(options) {
  return new Promise((done, reject) => {
    const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
    const cache = [
      "--experimental.fsModuleCache",
      `--experimental.fsModuleCachePath=${join(copy, ".cache")}`,
    ];
    const settings = [
      "--bail=1",
      "--testTimeout=120000",
      "--reporter=dot",
      "--no-color",
      "--passWithNoTests",
      ...cache,
    ];
    running = spawn(process.execPath, [vitest, ...options, ...settings], {
      ...{ cwd: copy, stdio: ["ignore", "pipe", "pipe"], detached: true },
    });
    let output = "";
    for (const stream of [running.stdout, running.stderr]) stream.on("data", (text) => (output += text));
    // A run that never ends counts as noticed, too.
    const limit = setTimeout(() => process.kill(-running.pid, "SIGKILL"), RUN_LIMIT_MS);
    running.on("exit", (code, signal) => {
      clearTimeout(limit);
      running = undefined;
      if (code === 0) done(undefined);
      else if (signal === "SIGKILL" || /FAIL|Unhandled/.test(output))
        done(/FAIL +(.*)/.exec(output)?.[1] ?? "no test: it never ended, or failed beside them");
      else reject(new Error(`the tests could not be run (${code}):\n${output}`));
    });
  });
}
