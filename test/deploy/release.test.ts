// `npm run release` in a repository made for it, with a real git; a script takes the place of npm.

import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EDITS, nextVersion } from "../../deploy/version.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SCRIPT = join(ROOT, "deploy/release.ts");
const CHANGELOG = `# Changelog

## Unreleased

Start with an empty store.

### Removed

- Linked roles.

### Hosts

- A release.

### Players

- Ten [commands](docs/commands.md).

### Server and group owners

- One panel.

## 0.1.0

- The first.
`;
const NOTES = `# Gadalka 1.0.0 (DATE)

Start with an empty store.

### Players

- Ten [commands](docs/commands.md).

### Server and group owners

- One panel.

### Hosts

- A release.

### Removed

- Linked roles.
`;

const folder = mkdtempSync(join(tmpdir(), "gadalka-release-"));
const template = join(folder, "template");
const programs = join(folder, "programs");
const ENVIRONMENT: NodeJS.ProcessEnv = {
  HOME: folder,
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@example.org",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@example.org",
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
};
beforeAll(() => {
  execFileSync("mkdir", ["-p", template, programs]);
  for (const path of Object.keys(EDITS)) cpSync(join(ROOT, path), join(template, path), { recursive: true });
  cpSync(join(ROOT, ".gitignore"), join(template, ".gitignore"));
  writeFileSync(join(template, "CHANGELOG.md"), CHANGELOG);
  for (const path of Object.keys(EDITS).slice(1)) atVersion(path, "0.1.0");
  for (const args of ["init -q -b main", "add .", "commit -q -m first"]) git(template, ...args.split(" "));
  const npm = `case "$*" in *sbom) echo '{}' > sbom.cdx.json;; *) test "$RED" != "$3";; esac`;
  writeFileSync(join(programs, "npm"), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Our own files are at some later version. */
function atVersion(path: string, version: string): void {
  const text = readFileSync(join(template, path), "utf8");
  writeFileSync(join(template, path), EDITS[path]?.(text, version, "") ?? "");
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd, env: ENVIRONMENT, encoding: "utf8" }).trim();
}

let count = 0;
/** A copy of the repository. */
function repository(): string {
  const path = join(folder, `copy-${count++}`);
  cpSync(template, path, { recursive: true });
  return path;
}

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function release(cwd: string, args: readonly string[] = [], more: NodeJS.ProcessEnv = {}): Ended {
  const env = { ...ENVIRONMENT, PATH: `${programs}:${ENVIRONMENT.PATH}`, ...more };
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    cwd,
    env,
    encoding: "utf8",
  });
  return { status, out: stdout, err: stderr };
}

/** Everything of a repository that a release changes. */
function state(cwd: string): readonly string[] {
  const asked = ["log --format=%s%n%b", "rev-parse HEAD^{tree}", "tag -l --format=%(refname)%0a%(contents)"];
  return [...asked, "status --porcelain"].map((args) => git(cwd, ...args.split(" ")));
}

describe("a release", () => {
  const today = new Date().toISOString().slice(0, 10);
  const notes = NOTES.replace("DATE", today);
  let finished = "";
  beforeAll(() => {
    finished = repository();
    release(finished);
  });

  it("is one commit on main that renumbers every file, and an annotated tag with the notes", () => {
    const cwd = finished;
    expect(git(cwd, "log", "--format=%s")).toBe("build: release 1.0.0\nfirst");
    expect(git(cwd, "diff", "--name-only", "HEAD~")).toBe(Object.keys(EDITS).sort().join("\n"));
    expect(git(cwd, "cat-file", "-t", "v1.0.0")).toBe("tag");
    expect(git(cwd, "tag", "-l", "--format=%(contents)", "v1.0.0")).toBe(notes.trim());
    expect(git(cwd, "rev-parse", "v1.0.0^{commit}")).toBe(git(cwd, "rev-parse", "HEAD"));
    expect(git(cwd, "status", "--porcelain")).toBe("");
  });

  it("names its version everywhere", () => {
    const text = (path: string) => readFileSync(join(finished, path), "utf8");
    const lock = JSON.parse(text("package-lock.json"));
    expect([JSON.parse(text("package.json")).version, lock.version, lock.packages[""].version]).toEqual(
      Array(3).fill("1.0.0"),
    );
    expect(text("compose.yaml")).toContain("image: $" + "{GADALKA_IMAGE:-gadalka:1.0.0}\n");
    expect(text("CHANGELOG.md")).toMatch(new RegExp(`## Unreleased\n\n## 1.0.0 \\(${today}\\)\n\nStart`));
    expect(text("CHANGELOG.md")).toMatch(/- Linked roles\.\n\n## 0\.1\.0\n\n- The first\.\n$/);
  });

  it("only says what it would do, with --check", () => {
    const cwd = repository();
    const before = state(cwd);
    for (const ended of [release(cwd, ["--check"]), release(cwd, [], { npm_config_check: "true" })])
      expect(ended).toMatchObject({ status: 0, err: "", out: expect.stringContaining(notes) });
    expect(state(cwd)).toEqual(before);
    expect(existsSync(join(cwd, "dist"))).toBe(false);
    expect(release(finished, ["--check"]).out).toContain("1.0.0 is committed.");
  });

  it.each<[string, RegExp, (cwd: string) => string | undefined, NodeJS.ProcessEnv?]>([
    ["on another branch", /You're on topic\./, (cwd) => git(cwd, "switch", "-qc", "topic")],
    ["a changed file", /Commit or stash them: compose\.yaml/, (cwd) => append(cwd, "compose.yaml", "#\n")],
    ["a new file", /Commit or stash them: notes\.txt/, (cwd) => append(cwd, "notes.txt", "x")],
    ["the tag of another commit", /The tag v1\.0\.0 exists already/, (cwd) => git(cwd, "tag", "v1.0.0")],
    [
      "nothing to tell",
      /nothing under Unreleased/,
      (cwd) => changelog(cwd, "# Changelog\n\n## Unreleased\n"),
    ],
    ["an older version", /0\.0\.9 isn't newer than 0\.1\.0/, () => "0.0.9"],
    ["a version that is none", /"v1\.0" is no version/, () => "v1.0"],
    ["red checks", /npm run check failed/, () => undefined, { RED: "check" }],
  ])("is refused with a sentence, and changes nothing: %s", (_, sentence, arrange, environment) => {
    const cwd = repository();
    const version = /^v?\d+\.[\d.]+$/.exec(arrange(cwd) ?? "")?.[0];
    const before = state(cwd);
    const { status, err } = release(cwd, version === undefined ? ["1.0.0"] : [version], environment);
    expect([status, err]).toEqual([1, expect.stringMatching(sentence)]);
    expect(err).not.toContain("    at ");
    expect(state(cwd)).toEqual(before);
  });
});

function append(cwd: string, path: string, text: string): undefined {
  writeFileSync(join(cwd, path), text, { flag: "a" });
}

function commitText(cwd: string, path: string, text: string): undefined {
  writeFileSync(join(cwd, path), text);
  git(cwd, "commit", "-qam", "more");
}

const changelog = (cwd: string, text: string): undefined => commitText(cwd, "CHANGELOG.md", text);

describe("the next version", () => {
  it.each([
    ["1.2.3", "fix(store): batch reads\n\ndocs: say so", "1.2.4"],
    ["1.2.3", "fix: a\nfeat(duel): add a clock", "1.3.0"],
    ["1.2.3", "feat!: drop Node 20", "2.0.0"],
    ["1.2.3", "fix: a\n\nBREAKING CHANGE: the store", "2.0.0"],
  ])("after %s with the commits %j is %s", (last, commits, next) => {
    expect(nextVersion(last, commits, "## Unreleased\n\n- A line.\n")).toBe(next);
  });

  it("is a major one if the changelog says that something was removed", () => {
    expect(nextVersion("1.2.3", "fix: a", CHANGELOG)).toBe("2.0.0");
    expect(nextVersion("1.2.3", "fix: a", CHANGELOG.replace("Unreleased", "1.2.3"))).toBe("1.2.4");
  });
});
