// `npm run release [-- <version>]` makes a version of what main holds: numbers and changelog in one commit, an annotated
// tag, a bill of materials and notes. It pushes nothing. Killed at any point, it finishes when it's run again.
// `-- --check` only says what it would do, and `-- --notes <version>` prints the notes of a version.

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { EDITS, isNewer, nextVersion, notesOf, Refused, released, titleOf, VERSION } from "./version.ts";

/** In turn, before anything is changed. The workflow of the tag runs all tests before anything is published. */
const CHECKS = ["check", "measure", "test"];
const FOLDER = "dist/release";
const PATHS = Object.keys(EDITS);

/** @throws Refused with what git says. */
function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Refused(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout;
}

/** Empty if git finds nothing. */
function found(...args: string[]): string {
  return spawnSync("git", args, { encoding: "utf8" }).stdout.trim();
}

const commitOf = (name: string): string => found("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
const committed = (path: string): string => git("show", `HEAD:${path}`);
const committedVersion = (): string => JSON.parse(committed("package.json")).version;
const subjectOf = (version: string): string => `build: release ${version}`;

const branch = (): string => found("symbolic-ref", "--quiet", "--short", "HEAD");
/** `1.0` of 1.0.1: also the branch on which an older version is mended. */
const seriesOf = (version: string): string => version.replace(/\.\d+$/, "");

/** The version that HEAD is the commit of, tagged or not. */
function versionAtHead(): string | undefined {
  const version = committedVersion();
  return git("log", "-1", "--format=%s").trim() === subjectOf(version) ? version : undefined;
}

/** The version to make if none is named. @throws Refused */
function proposed(): string {
  const present = committedVersion();
  const tag = found("describe", "--tags", "--abbrev=0", "--match=v[0-9]*", "HEAD");
  if (tag === `v${present}`)
    return nextVersion(present, git("log", "--format=%B", `${tag}..HEAD`), committed("CHANGELOG.md"));
  if (tag === "" && present.startsWith("0.")) return "1.0.0";
  throw new Refused(
    `package.json says ${present}, but the last tag is ${tag || "missing"}: git fetch --tags`,
  );
}

/** Everything that can be said at once. */
function problemsOf(version: string, isCommitted: boolean): string[] {
  const tagged = commitOf(`v${version}`);
  const dirty = changed().filter((path) => isCommitted || !isOurs(path, version));
  const problems = [
    !["main", seriesOf(version)].includes(branch()) &&
      `You're on ${branch() || "no branch"}. ${version} is made on main, or on a branch ${seriesOf(version)}.`,
    dirty.length > 0 && `These files have changes. Commit or stash them: ${dirty.join(", ")}`,
    tagged !== "" &&
      !(isCommitted && tagged === commitOf("HEAD")) &&
      `The tag v${version} exists already, at ${tagged.slice(0, 9)}. Choose a newer version.`,
    found("var", "GIT_COMMITTER_IDENT") === "" &&
      "Git doesn't know who you are: git config user.name …, git config user.email …",
  ].filter((one) => typeof one === "string");
  return isCommitted ? problems : [...problems, ...problemsOfFiles(version)];
}

function problemsOfFiles(version: string): string[] {
  const present = committedVersion();
  if (!VERSION.test(version)) return [`"${version}" is no version. It's three numbers, such as 1.2.3.`];
  if (!isNewer(version, present)) return [`${version} isn't newer than ${present}.`];
  return PATHS.flatMap((path) => {
    try {
      return edited(path, version, today()) === "" ? [`${path} is empty.`] : [];
    } catch (error) {
      if (error instanceof Refused) return [error.message];
      throw error;
    }
  });
}

/** Paths that differ from HEAD, or that git doesn't know. */
function changed(): string[] {
  const lines = git("status", "--porcelain", "--no-renames", "-z").split("\0");
  return lines.filter((line) => line !== "").map((line) => line.slice(3));
}

/** Whether a file is just what an earlier attempt at this version, on whichever day, wrote. */
function isOurs(path: string, version: string): boolean {
  if (!PATHS.includes(path) || !existsSync(path)) return false;
  const text = readFileSync(path, "utf8");
  const date = titleOf(text, version)?.slice(version.length + 2, -1) ?? today();
  return text === edited(path, version, date);
}

/** @throws Refused if the file doesn't have what's changed. */
function edited(path: string, version: string, date: string): string {
  return EDITS[path]?.(committed(path), version, date) ?? "";
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** @throws Refused that names the first red one. */
function runChecks(): void {
  for (const name of CHECKS) {
    process.stdout.write(`npm run ${name} …\n`);
    if (spawnSync("npm", ["run", "-s", name], { stdio: "inherit" }).status !== 0)
      throw new Refused(`npm run ${name} failed. A release needs it green.`);
  }
}

/** Each file is whole, as before or as after, whenever this is killed. */
function writeFiles(version: string): void {
  const beside = git("rev-parse", "--git-path", "release.tmp").trim();
  for (const path of PATHS) {
    writeFileSync(beside, edited(path, version, today()));
    renameSync(beside, path);
  }
}

function commit(version: string): void {
  const leftOver = changed();
  if (leftOver.length > 0) git("restore", "--source=HEAD", "--staged", "--worktree", "--", ...leftOver);
  runChecks();
  writeFiles(version);
  git("commit", "--quiet", `--message=${subjectOf(version)}`, "--", ...PATHS);
}

/** The notes are the tag's message as they are: git would drop the headings as comments. */
function tag(version: string): void {
  const notes = notesOf(committed("CHANGELOG.md"), version);
  const args = ["tag", "--annotate", "--cleanup=verbatim", "--file=-", `v${version}`];
  execFileSync("git", args, { input: notes });
}

/** The bill of materials and the notes. @returns their paths. */
function writeFolder(version: string): readonly string[] {
  const [sbom, notes] = [`${FOLDER}/gadalka-${version}.cdx.json`, `${FOLDER}/gadalka-${version}.md`];
  mkdirSync(FOLDER, { recursive: true });
  execFileSync("npm", ["run", "-s", "sbom"], { stdio: "inherit" });
  renameSync("sbom.cdx.json", sbom);
  writeFileSync(notes, notesOf(committed("CHANGELOG.md"), version));
  return [sbom, notes];
}

function release(version: string, isCheck: boolean): void {
  const isCommitted = versionAtHead() === version;
  const problems = problemsOf(version, isCommitted);
  if (problems.length > 0) throw new Refused(problems.join("\n"));
  if (isCheck) check(version, isCommitted);
  else make(version, isCommitted);
}

function make(version: string, isCommitted: boolean): void {
  if (!isCommitted) commit(version);
  if (commitOf(`v${version}`) === "") tag(version);
  const paths = writeFolder(version);
  const remote = found("config", `branch.${branch()}.remote`) || "origin";
  process.stdout.write(
    `${version} is committed and tagged here; nothing is pushed. Written: ${paths.join(", ")}\n` +
      `To publish it: git push --atomic ${remote} ${branch()} v${version}\n`,
  );
}

function check(version: string, isCommitted: boolean): void {
  if (isCommitted)
    return void process.stdout.write(`${version} is committed. npm run release does what's left.\n`);
  runChecks();
  const notes = notesOf(released(committed("CHANGELOG.md"), version, today()), version);
  process.stdout.write(
    `In order. npm run release would change ${PATHS.join(", ")} and tag v${version}:\n\n${notes}`,
  );
}

function main(): void {
  const options = { check: { type: "boolean" }, notes: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.notes !== undefined)
    return void process.stdout.write(notesOf(readFileSync("CHANGELOG.md", "utf8"), values.notes));
  // npm keeps `npm run release --check`, without another `--`, for itself.
  const isCheck = values.check ?? process.env.npm_config_check === "true";
  release(positionals[0] ?? versionAtHead() ?? proposed(), isCheck);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    main();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
