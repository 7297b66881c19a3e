// The jobs of .github/workflows, step by step in a fresh clone with a tag of `npm run release`. Shell steps run as they
// are; actions are done here. Docker, GitHub's command line and sudo are scripts that note what they're asked for, and
// npm skips what takes hours.

import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Job, runsOf, type Step, workflow } from "./workflows.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "gadalka-workflows-"));
const [origin, programs, kept, log] = ["origin", "programs", "kept", "log"].map((name) =>
  join(folder, name),
) as [string, string, string, string];
/** Of a checkout; the rest of what isn't committed is in .gitignore. */
const LEFT_OUT = [".git", "node_modules", "data", "dist"];
const realNpm = execFileSync("sh", ["-c", "command -v npm"], { encoding: "utf8" }).trim();
const digestOf = (letter: string): string => `sha256:${letter.repeat(64)}`;

/** Scripts in place of programs; each notes its arguments. */
const PROGRAMS: Readonly<Record<string, string>> = {
  npm: `case "$*" in
    ci*) ln -s ${join(ROOT, "node_modules")} node_modules;;
    *check|*measure|*test|*test:*) ;;
    *) exec ${realNpm} "$@";;
  esac`,
  docker: `case "$*" in
    login*) echo "docker token: $(cat)" >> "$LOG";;
    "buildx build"*) if test "$ARCH" = amd64; then d=${digestOf("a")}; else d=${digestOf("b")}; fi
      echo "{\\"containerimage.digest\\": \\"$d\\"}" > built.json;;
    "buildx imagetools inspect"*) echo ${digestOf("c")};;
    compose*run*) ln -s ${join(ROOT, "node_modules")} node_modules; DATA_DIR=:memory: exec node src/launch.mjs main;;
  esac`,
  gh: `case "$*" in
    *view*) test -f "$LOG.published";;
    *create*) cp notes.md "$LOG.notes"; touch "$LOG.published";;
  esac`,
  sudo: "cat > /dev/null",
  helm: "",
};

const ENVIRONMENT: NodeJS.ProcessEnv = {
  HOME: folder,
  LANG: "C.UTF-8",
  LOG: log,
  GIT_CONFIG_COUNT: "2",
  GIT_CONFIG_KEY_0: "user.name",
  GIT_CONFIG_VALUE_0: "A",
  GIT_CONFIG_KEY_1: "user.email",
  GIT_CONFIG_VALUE_1: "a@example.org",
  PATH: [programs, dirname(process.execPath), process.env.PATH].join(delimiter),
};

beforeAll(() => {
  for (const path of [origin, programs, kept]) mkdirSync(path);
  for (const [name, code] of Object.entries(PROGRAMS)) {
    writeFileSync(join(programs, name), `#!/bin/sh\necho "${name} $*" >> "$LOG"\n${code}\n`);
    chmodSync(join(programs, name), 0o755);
  }
  for (const name of readdirSync(ROOT).filter((one) => !LEFT_OUT.includes(one)))
    cpSync(join(ROOT, name), join(origin, name), { recursive: true });
  git(origin, "init", "-q", "-b", "main");
  commitAll("first");
  version("99.0.0");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function git(cwd: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd, env: ENVIRONMENT, encoding: "utf8", stdio: "pipe" });
}

function commitAll(subject: string): void {
  git(origin, "add", "--all");
  git(origin, "commit", "-qm", subject);
}

/** Makes a version with `npm run release`, as its maintainer does. */
function version(number: string): void {
  const path = join(origin, "CHANGELOG.md");
  const text = readFileSync(path, "utf8");
  writeFileSync(
    path,
    text.replace(
      /## Unreleased\n[\s\S]*?(?=## )/,
      "## Unreleased\n\n### Hosts\n\n- [More](docs/cli.md#hosting), [elsewhere](https://example.org/a.md).\n\n",
    ),
  );
  commitAll("docs: say more");
  execFileSync(process.execPath, ["deploy/release.ts", number], {
    cwd: origin,
    env: ENVIRONMENT,
    stdio: "pipe",
  });
}

interface Ended {
  /** The first step that failed. */
  readonly failed: Step | undefined;
  readonly output: string;
  /** What the programs were asked for. */
  readonly asked: readonly string[];
  /** What was signed. */
  readonly signed: readonly NonNullable<Step["with"]>[];
  readonly workspace: string;
  readonly values: ReadonlyMap<string, unknown>;
}

let count = 0;
let registry = "images.example.org";

/** Runs the steps of a job, for one of its matrix. */
function runJob(
  file: string,
  id: string,
  tag: string,
  matrix: Readonly<Record<string, unknown>> = {},
): Ended {
  const { jobs } = workflow(file);
  const workspace = join(folder, `workspace-${count++}`);
  writeFileSync(log, "");
  const values = new Map<string, unknown>([
    ["github.token", "the-token"],
    ["vars.IMAGE_REGISTRY", registry],
  ]);
  for (const [key, value] of Object.entries(matrix)) values.set(`matrix.${key}`, value);
  const signed: NonNullable<Step["with"]>[] = [];
  let output = "";
  const ended = (failed?: Step): Ended => {
    const asked = readFileSync(log, "utf8").split("\n");
    return { failed, output, asked: asked.filter((line) => line !== ""), signed, workspace, values };
  };
  for (const step of (jobs[id] as Job).steps ?? []) {
    const options = Object.fromEntries(
      Object.entries({ ...step.with, ...step.env }).map(([key, value]) => [key, filledIn(value, values)]),
    );
    if (step.uses) act(step.uses.split("@")[0] ?? "", options, { workspace, tag, signed });
    else {
      const { status, stdout, stderr } = runStep(step, options, workspace, tag, values);
      output += stdout + stderr;
      if (status !== 0) return ended(step);
    }
  }
  return ended();
}

function filledIn(value: string | number | boolean, values: ReadonlyMap<string, unknown>): string {
  return String(value).replaceAll(/\$\{\{ (\S+) \}\}/g, (_, name) => String(values.get(name)));
}

function runStep(
  { id, run = "" }: Step,
  env: Readonly<Record<string, string>>,
  cwd: string,
  tag: string,
  values: Map<string, unknown>,
) {
  const GITHUB_OUTPUT = join(folder, "output");
  writeFileSync(GITHUB_OUTPUT, "");
  const ended = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", run], {
    cwd,
    encoding: "utf8",
    env: {
      ...ENVIRONMENT,
      GITHUB_OUTPUT,
      GITHUB_ACTOR: "them",
      GITHUB_REPOSITORY: "Them/Gadalka",
      GITHUB_SERVER_URL: "https://git.example.org",
      GITHUB_REF_NAME: tag,
      GITHUB_SHA: git(cwd, "rev-parse", "HEAD").trim(),
      ...env,
    },
  });
  for (const [, key, value] of readFileSync(GITHUB_OUTPUT, "utf8").matchAll(/^(\w+)=(.*)$/gm))
    values.set(`steps.${id}.outputs.${key}`, value);
  return ended;
}

/** Does what an action does. */
function act(
  name: string,
  given: Readonly<Record<string, string>>,
  job: { readonly workspace: string; readonly tag: string; readonly signed: NonNullable<Step["with"]>[] },
): void {
  const path = join(job.workspace, given.path ?? "");
  if (name === "actions/checkout") git(folder, "clone", "-q", "--branch", job.tag, origin, job.workspace);
  else if (name === "actions/upload-artifact")
    cpSync(path, join(kept, given.name ?? ""), { recursive: true });
  else if (name === "actions/download-artifact")
    for (const one of globSync(given.pattern ?? "", { cwd: kept }))
      cpSync(join(kept, one), path, { recursive: true });
  else if (name === "actions/upload-pages-artifact")
    expect(readdirSync(path)).toEqual(["docs", "index.html"]);
  else if (name === "actions/attest") job.signed.push(given);
  else expect(name).toBe("actions/setup-node");
}

const publishing = (asked: readonly string[]) => asked.filter((line) => /^(?:docker|gh) /.test(line));

describe("the workflow of a version", () => {
  const tag = "v99.0.0";
  const image = "images.example.org/them/gadalka";

  it.each(["amd64", "arm64"])("pushes an image for %s by its digest, with provenance", (arch) => {
    const { failed, output, asked } = runJob("release.yml", "build", tag, { arch });
    expect([failed, output]).toEqual([undefined, ""]);
    expect(asked).toContain("docker token: the-token");
    const built = asked.find((line) => line.startsWith("docker buildx build"));
    expect(built).toContain(`--platform linux/${arch} `);
    expect(built).toContain(
      "--label org.opencontainers.image.version=99.0.0 --provenance mode=max --sbom true ",
    );
    expect(built).toContain(`name=${image},push-by-digest=true`);
    expect(readFileSync(join(kept, `digest-${arch}`, arch), "utf8").trim()).toMatch(/^sha256:\w{64}$/);
  });

  it("gives both images the version's names, and signs what they are", () => {
    const { failed, output, asked, signed, workspace } = runJob("release.yml", "image", tag);
    expect([failed, output]).toEqual([undefined, ""]);
    const names = ["99.0.0", "99.0", "99", "latest"].map((name) => `--tag=${image}:${name}`).join(" ");
    const digests = ["a", "b"].map((letter) => `${image}@${digestOf(letter)}`).join(" ");
    expect(asked).toContain(`docker buildx imagetools create ${names} ${digests}`);
    expect(signed.map((one) => [one["subject-name"], one["subject-digest"]])).toEqual(
      Array(2).fill([image, digestOf("c")]),
    );
    const sbom = JSON.parse(readFileSync(join(workspace, `${signed[1]?.["sbom-path"]}`), "utf8"));
    expect(sbom.metadata.component).toMatchObject({ name: "gadalka", version: "99.0.0" });
  });

  it("packs an archive that plays in an empty folder", () => {
    const { failed, output, signed, workspace } = runJob("release.yml", "archive", tag, { arch: "amd64" });
    expect([failed, output]).toEqual([undefined, expect.stringContaining("You ✊ Rock · Gadalka")]);
    const names = ["gadalka-99.0.0-linux-amd64.tar.gz", "gadalka-99.0.0.cdx.json"];
    expect(readdirSync(join(workspace, "assets")).sort()).toEqual(names);
    expect(globSync(`${signed[0]?.["subject-path"]}`, { cwd: workspace })).toEqual([`assets/${names[0]}`]);
    const packed = execFileSync("tar", ["-tf", join(workspace, "assets", names[0] ?? "")], {
      encoding: "utf8",
    });
    for (const path of ["LICENSE", "LICENCES.txt", "sbom.cdx.json", ".env.example", "src/built/main.mjs"])
      expect(packed.split("\n")).toContain(`gadalka-99.0.0/${path}`);
  });

  it("publishes notes and files once all are there, also if it's run again", () => {
    const files = "assets/SHA256SUMS assets/gadalka-99.0.0-linux-amd64.tar.gz assets/gadalka-99.0.0.cdx.json";
    const finish = [
      `gh release upload ${tag} --clobber ${files}`,
      `gh release edit ${tag} --draft=false --latest=true`,
    ];
    const first = runJob("release.yml", "publish", tag);
    expect([first.failed, first.output]).toEqual([undefined, ""]);
    const create = `gh release create ${tag} --draft --verify-tag --title 99.0.0 --notes-file notes.md`;
    expect(publishing(first.asked)).toEqual([`gh release view ${tag}`, create, ...finish]);
    expect(publishing(runJob("release.yml", "publish", tag).asked)).toEqual([
      `gh release view ${tag}`,
      ...finish,
    ]);
    const there = `https://git.example.org/Them/Gadalka/blob/${tag}/docs/cli.md#hosting`;
    expect(readFileSync(`${log}.notes`, "utf8")).toBe(
      `### Hosts\n\n- [More](${there}), [elsewhere](https://example.org/a.md).\n`,
    );
    const sums = spawnSync("sha256sum", ["--check", "SHA256SUMS"], { cwd: join(first.workspace, "assets") });
    expect(sums.status).toBe(0);
  });

  it("leaves the names of a newer version to it, when an older one is mended", () => {
    git(origin, "branch", "99.0");
    version("99.1.0");
    git(origin, "switch", "-q", "99.0");
    version("99.0.1");
    const { asked } = runJob("release.yml", "image", "v99.0.1");
    const created = asked.find((line) => line.startsWith("docker buildx imagetools create"));
    expect(created?.match(/(?<=--tag=\S+:)\S+/g)).toEqual(["99.0.1", "99.0"]);
    cpSync(join(origin, "LICENSE"), join(kept, "assets-more/LICENSE"));
    expect(runJob("release.yml", "publish", "v99.0.1").asked.at(-1)).toContain("--latest=false");
    git(origin, "switch", "-q", "main");
  });

  it("writes a page that checks proofs, and publishes it if no version is newer", () => {
    const { failed, workspace, values } = runJob("pages.yml", "build", "v99.0.1");
    expect(failed).toBe(undefined);
    expect(readFileSync(join(workspace, "site/index.html"), "utf8")).toMatch(
      /^<!doctype html>[\s\S]*<script/,
    );
    expect(values.get("steps.tags.outputs.newest")).toBe("v99.1.0");
  });

  it("says which variable isn't set", () => {
    registry = "";
    const { failed, output } = runJob("release.yml", "build", tag, { arch: "amd64" });
    registry = "images.example.org";
    expect([failed?.name, output]).toEqual([
      "Sign in to the registry",
      expect.stringContaining("Set the variable IMAGE_REGISTRY in the settings of the repository"),
    ]);
  });

  it("stops before anything is built if the tag isn't its commit's version", () => {
    git(origin, "tag", "v98.0.0", tag);
    const { failed, output, asked } = runJob("release.yml", "build", "v98.0.0", { arch: "amd64" });
    expect(failed?.name).toBe("Compare the tag with package.json");
    expect(output).toContain("::error::The tag v98.0.0 is on a commit of version 99.0.0.");
    expect(publishing(asked)).toEqual([]);
  });
});

describe("the workflow of a change", () => {
  const { jobs } = workflow("check.yml");
  const runs = Object.entries(jobs).map(([id, job]) => [id, runsOf(job)[0] ?? {}] as const);

  it.each(runs)("ends well: %s %j", (id, matrix) => {
    const { failed, output } = runJob("check.yml", id, "main", matrix);
    expect([failed, failed && output]).toEqual([undefined, undefined]);
  });

  it("asks npm for each suite of tests", () => {
    for (const suite of ["all", "experiments", "platforms"])
      expect(runJob("check.yml", "tests", "main", { suite }).asked).toContain(`npm run test:${suite}`);
  });

  it("fails if a start doesn't play", () => {
    writeFileSync(join(origin, "src/main.ts"), "process.exitCode = 0;\n");
    commitAll("test: break the start");
    expect(runJob("check.yml", "start", "main").failed?.name).toBe("Play a round in the terminal");
  });
});
