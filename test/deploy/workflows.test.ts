// The workflows in .github, by the rules of who reads them: nothing here can run them where they belong.

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const ROOT = new URL("../../", import.meta.url);
const FOLDER = new URL(".github/workflows/", ROOT);
const { scripts } = JSON.parse(readFileSync(new URL("package.json", ROOT), "utf8"));

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly needs?: string | readonly string[];
        readonly steps?: readonly { readonly run?: string }[];
      }
    >
  >;
}

const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), "utf8");

describe.each(readdirSync(FOLDER))("the workflow %s", (name) => {
  const source = textOf(name);
  const { permissions, jobs } = parse(source) as Workflow;
  const commands = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));

  it("names each action by a commit and its version, or by a file here", () => {
    for (const [, action = "", rest = ""] of source.matchAll(/^ *(?:- )?uses: (\S+)(.*)$/gm))
      if (action.startsWith("./")) expect(existsSync(new URL(action, ROOT)), action).toBe(true);
      else expect(action + rest).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("may write nothing unless a job says so, and gives texts from outside to no shell", () => {
    expect(Object.values(permissions)).not.toContain("write");
    for (const command of commands) expect(command).not.toContain("$" + "{{");
    expect(source).not.toMatch(/pull_request_target|workflow_run|secrets\.|head_ref|github\.event/);
  });

  it("runs npm scripts, programs and files that exist, in steps that bash can read", () => {
    for (const command of commands) {
      for (const [, script = ""] of command.matchAll(/\bnpm run (?:--?\w+ )*"?([\w:]+)(?!\$)\b/g))
        if (script !== "test:") expect(scripts).toHaveProperty([script]);
      for (const [, path = ""] of command.matchAll(/\bnode ((?:src|deploy)\/\S+)/g))
        expect(existsSync(new URL(path, ROOT)), path).toBe(true);
      const { status, stderr } = spawnSync("bash", ["-n"], { input: command, encoding: "utf8" });
      expect([status, stderr, command]).toEqual([0, "", command]);
    }
  });
});

describe("the workflow of versions", () => {
  it("publishes nothing before everything is checked", () => {
    const { jobs } = parse(textOf("release.yml")) as Workflow;
    const needed = (id: string): string[] =>
      [jobs[id]?.needs ?? []].flat().flatMap((need) => [need, ...needed(need)]);
    for (const id of Object.keys(jobs).filter((one) => one !== "check"))
      expect(needed(id)).toContain("check");
  });
});

describe("what's written for contributors", () => {
  it.each(["SECURITY.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md"])("%s links to what exists", (name) => {
    const page = readFileSync(new URL(name, ROOT), "utf8");
    for (const [, path = "", anchor] of page.matchAll(/\]\(([^)#:]*)(?:#([^)]+))?\)/g)) {
      const target = new URL(path || name, ROOT);
      expect(existsSync(target), path).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(readFileSync(target, "utf8"))).toContain(anchor);
    }
  });
});

function anchorsOf(page: string): readonly string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
