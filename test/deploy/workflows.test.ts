// The workflows and forms in .github, by the rules of who reads them: nothing here can run them where they belong. What
// their steps do is tried in workflow-run.test.ts.

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { runsOf, type Step, workflow, workflowNames, workflowText } from "./workflows.ts";

const ROOT = new URL("../../", import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL("package.json", ROOT), "utf8"));

const text = { type: "string", minLength: 1 } as const;
const texts = { type: "object", additionalProperties: { type: ["string", "number", "boolean"] } } as const;
const list = { type: "array", items: text, minItems: 1, uniqueItems: true } as const;
/** An object with these fields alone. */
const only = (properties: object, required: readonly string[] = []) =>
  ({ type: "object", properties, required, additionalProperties: false }) as const;

const PERMISSIONS = only({
  contents: { enum: ["read", "write"] },
  packages: { enum: ["read", "write"] },
  attestations: { const: "write" },
  "id-token": { const: "write" },
  pages: { const: "write" },
});
const DEFAULTS = only({ run: only({ shell: { const: "bash" } }, ["shell"]) }, ["run"]);
const STEP = {
  oneOf: [
    only({ name: text, id: text, uses: text, with: texts }, ["uses"]),
    only({ name: text, id: text, env: texts, run: text }, ["run"]),
  ],
};
const JOB = {
  oneOf: [
    only({ name: text, needs: {}, permissions: PERMISSIONS, uses: { pattern: "^\\./" } }, ["uses"]),
    only(
      {
        name: text,
        needs: { oneOf: [text, list] },
        strategy: only({ "fail-fast": { type: "boolean" }, matrix: { type: "object" } }, ["matrix"]),
        "runs-on": text,
        "timeout-minutes": { type: "integer", maximum: 120 },
        permissions: PERMISSIONS,
        environment: only({ name: text, url: text }),
        if: text,
        outputs: texts,
        steps: { type: "array", items: STEP, minItems: 1 },
      },
      ["runs-on", "timeout-minutes", "steps"],
    ),
  ],
};
const TRIGGERS = only({
  push: only({ branches: list, tags: list }),
  pull_request: { type: "null" },
  workflow_call: { type: "null" },
});
const WORKFLOW = only(
  {
    name: text,
    on: TRIGGERS,
    permissions: PERMISSIONS,
    defaults: DEFAULTS,
    jobs: { type: "object", additionalProperties: JOB },
  },
  ["name", "on", "permissions", "defaults", "jobs"],
);

/** What we give to each action, as its action.yml names it. */
const INPUTS: Readonly<Record<string, readonly string[]>> = {
  "actions/checkout": ["persist-credentials", "fetch-depth"],
  "actions/setup-node": ["node-version", "cache"],
  "actions/upload-artifact": ["name", "path", "if-no-files-found"],
  "actions/download-artifact": ["pattern", "path", "merge-multiple"],
  "actions/attest": [
    "subject-name",
    "subject-digest",
    "subject-path",
    "sbom-path",
    "push-to-registry",
    "create-storage-record",
  ],
  "actions/upload-pages-artifact": ["path"],
  "actions/deploy-pages": [],
};

const ajv = new Ajv({ strict: false, allErrors: true });

describe.each(workflowNames())("the workflow %s", (name) => {
  const source = workflowText(name);
  const { permissions, jobs } = workflow(name);
  const all = Object.entries(jobs).map(([id, job]) => ({ id, job, steps: job.steps ?? [] }));
  const steps = all.flatMap((each) => each.steps);
  const commands = steps.flatMap(({ run }) => run ?? []);

  it("has no key that it can't have", () => {
    ajv.validate(WORKFLOW, workflow(name));
    expect(ajv.errors ?? []).toEqual([]);
  });

  it("names each action by a commit and its version, or by a file here", () => {
    for (const [, action = "", rest = ""] of source.matchAll(/^ *(?:- )?uses: (\S+)(.*)$/gm))
      if (action.startsWith("./")) expect(existsSync(new URL(action, ROOT)), action).toBe(true);
      else expect(action + rest).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("gives each action only what it takes", () => {
    for (const { uses = "", with: given = {} } of steps.filter((step) => step.uses))
      expect(INPUTS[uses.split("@")[0] ?? ""], uses).toEqual(expect.arrayContaining(Object.keys(given)));
  });

  it("may write nothing unless a job says so, and asks for nothing that a step doesn't need", () => {
    expect(Object.values(permissions)).not.toContain("write");
    for (const { id, job, steps: own } of all) {
      const may = (scope: string) => job.permissions?.[scope] === "write";
      const does = (what: RegExp) => own.some((step) => what.test(`${step.uses} ${step.run}`));
      if (does(/actions\/checkout@/))
        expect([id, (job.permissions ?? permissions).contents]).toEqual([id, expect.any(String)]);
      const [signs, deploys] = [does(/actions\/attest@/), does(/actions\/deploy-pages@/)];
      expect([id, may("id-token"), may("attestations")]).toEqual([id, signs || deploys, signs]);
      expect([id, may("pages")]).toEqual([id, deploys]);
      expect([id, may("packages")]).toEqual([id, does(/docker login/)]);
      expect([id, may("contents")]).toEqual([id, does(/gh release create/)]);
    }
  });

  it("leaves no token in a checkout and caches nothing that's published", () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith("actions/checkout@")))
      expect(step.with).toMatchObject({ "persist-credentials": false });
    if (source.includes("permissions: {}")) expect(source).not.toContain("cache:");
  });

  it("gives texts from outside to no shell, and secrets to none but the run's own token", () => {
    for (const command of commands) expect(command).not.toContain("$" + "{{");
    expect(source).not.toMatch(/pull_request_target|workflow_run|secrets\.|head_ref|github\.event/);
  });

  it("refers only to jobs, steps and values that exist", () => {
    for (const { job } of all) {
      for (const need of [job.needs ?? []].flat()) expect(Object.keys(jobs)).toContain(need);
      const written = JSON.stringify(job);
      for (const [, key = ""] of written.matchAll(/\{\{ matrix\.(\w+) \}\}/g))
        for (const run of runsOf(job)) expect(run).toHaveProperty(key);
      for (const [, id, output] of written.matchAll(/\{\{ steps\.(\w+)\.outputs\.(\w+) \}\}/g))
        expect(outputsOf(job.steps?.find((step) => step.id === id))).toContain(output);
      const others = written.match(
        /\$\{\{ (?!matrix\.|steps\.|github\.token|vars\.IMAGE_REGISTRY)[^}]*\}\}/g,
      );
      expect(others ?? []).toEqual([]);
    }
  });

  it("decides by values that a job it needs gives out", () => {
    for (const { job } of all)
      for (const [, id = "", output = ""] of (job.if ?? "").matchAll(/needs\.(\w+)\.outputs\.(\w+)/g)) {
        expect(job.needs).toContain(id);
        expect(jobs[id]?.outputs).toHaveProperty([output]);
      }
  });

  it("runs npm scripts, programs and files that exist", () => {
    for (const command of commands) {
      for (const [, script = ""] of command.matchAll(/\bnpm run (?:--?\w+ )*"?([\w:]+)(?!\$)\b/g))
        if (script !== "test:") expect(scripts).toHaveProperty([script]);
      for (const [, path = ""] of command.matchAll(/\bnode ((?:src|deploy)\/\S+)/g))
        expect(existsSync(new URL(path, ROOT)), path).toBe(true);
    }
    for (const suite of runsOf(jobs.tests ?? {}).flatMap((run) => run.suite ?? []))
      expect(scripts).toHaveProperty([`test:${suite}`]);
  });

  it("has steps that bash can read", () => {
    for (const input of commands) {
      const { status, stderr } = spawnSync("bash", ["-n"], { input, encoding: "utf8" });
      expect([status, stderr, input]).toEqual([0, "", input]);
    }
  });
});

/** What a step writes, or the one output of ours that an action has. */
function outputsOf(step: Step | undefined): readonly string[] {
  if (step?.uses?.startsWith("actions/deploy-pages@")) return ["page_url"];
  return [...(step?.run ?? "").matchAll(/(?<=\\n|')(\w+)=%s/g)].map(([, output = ""]) => output);
}

describe("the workflow of changes", () => {
  it("checks all that .ci/run does, and starts on every Node that package.json allows", () => {
    const { jobs } = workflow("check.yml");
    const written = JSON.stringify(jobs);
    for (const command of ["npm run check", "npm run measure"]) expect(written).toContain(command);
    expect(runsOf(jobs.tests ?? {}).map(({ suite }) => suite)).toEqual(["all", "experiments", "platforms"]);
    expect(runsOf(jobs.start ?? {}).map(({ node }) => node)).toEqual([20, 22, 24]);
    const steps = readFileSync(new URL(".ci/run", ROOT), "utf8").matchAll(/^(?:step|suite) ([\w:]+)/gm);
    expect(Array.from(steps, ([, script]) => script).toSorted()).toEqual([
      "check",
      "measure",
      "test:all",
      "test:experiments",
      "test:platforms",
    ]);
  });
});

describe("the workflow of versions", () => {
  const { jobs } = workflow("release.yml");

  it("publishes nothing before everything is checked", () => {
    const needed = (id: string): string[] =>
      [jobs[id]?.needs ?? []].flat().flatMap((need) => [need, ...needed(need)]);
    for (const id of Object.keys(jobs).filter((one) => one !== "check"))
      expect(needed(id)).toContain("check");
    expect(needed("publish")).toEqual(expect.arrayContaining(["image", "archive", "build"]));
  });

  it("signs the image's provenance and contents, and every archive", () => {
    const signed = (id: string) =>
      (jobs[id]?.steps ?? []).flatMap((step: Step) =>
        step.uses?.startsWith("actions/attest@") ? [step.with] : [],
      );
    const named = { "subject-digest": "$" + "{{ steps.named.outputs.digest }}", "push-to-registry": true };
    expect(signed("image")).toEqual([
      expect.objectContaining(named),
      expect.objectContaining({ ...named, "sbom-path": "sbom.cdx.json" }),
    ]);
    expect(signed("archive")).toEqual([{ "subject-path": "assets/*.tar.gz" }]);
  });

  it("builds image and archive on a machine of each kind", () => {
    for (const id of ["build", "archive"])
      expect(runsOf(jobs[id] ?? {})).toEqual([
        { arch: "amd64", runner: "ubuntu-24.04" },
        { arch: "arm64", runner: "ubuntu-24.04-arm" },
      ]);
  });
});

const VALIDATIONS = only({ required: { type: "boolean" } });
const question = (type: string, attributes: object, required: readonly string[] = []) =>
  only(
    {
      type: { const: type },
      id: { type: "string", pattern: "^[a-z]+$" },
      attributes: only({ label: text, description: text, ...attributes }, ["label", ...required]),
      validations: VALIDATIONS,
    },
    ["id", "attributes"],
  );
const FORM = only(
  {
    name: text,
    description: text,
    labels: list,
    body: {
      type: "array",
      minItems: 1,
      items: {
        oneOf: [
          only({ type: { const: "markdown" }, attributes: only({ value: text }, ["value"]) }, ["attributes"]),
          question("textarea", { render: text }),
          question("input", {}),
          question("dropdown", { options: list, multiple: { type: "boolean" } }, ["options"]),
        ],
      },
    },
  },
  ["name", "description", "body"],
);

describe("the forms for issues", () => {
  const folder = new URL(".github/ISSUE_TEMPLATE/", ROOT);
  const forms = readdirSync(folder).filter((name) => name !== "config.yml");

  it.each(forms)("%s has the fields of a form, each question once", (name) => {
    const form = parse(readFileSync(new URL(name, folder), "utf8"));
    ajv.validate(FORM, form);
    expect(ajv.errors ?? []).toEqual([]);
    const ids = form.body.flatMap(({ id }: { id?: string }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(form.body.some(({ validations }: { validations?: object }) => validations)).toBe(true);
  });

  it("name files and commands that exist", () => {
    for (const name of forms) {
      const form = readFileSync(new URL(name, folder), "utf8");
      for (const [path] of form.matchAll(/\b(?:docs\/)?[\w-]+\.md\b/g))
        expect(existsSync(new URL(path, ROOT)), path).toBe(true);
      expect(form).not.toMatch(/https?:/);
    }
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

  it("names no address of a repository", () => {
    const files = [
      "SECURITY.md",
      "CODE_OF_CONDUCT.md",
      ...workflowNames().map((one) => `.github/workflows/${one}`),
    ];
    for (const file of files)
      expect(readFileSync(fileURLToPath(new URL(file, ROOT)), "utf8")).not.toMatch(
        /github\.com\/|@[\w-]+\.(?:com|org)/,
      );
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
