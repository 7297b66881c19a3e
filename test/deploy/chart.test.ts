// The Helm chart's output: rendered, checked against the types of the Kubernetes API, and compared with Go's own
// templates if `go` is installed.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import {
  appVersion,
  type Manifest,
  manifestsOf,
  rendered,
  templateNames,
  textIn,
  type Values,
  valuesWith,
} from "./chart.ts";

const SECRET = { secret: { existing: "gadalka-secrets" } };
const OWN_SECRET = { secret: { values: { REDIS_URL: "redis://redis:6379", DISCORD_TOKEN: 'a"b: #c' } } };

/** Installations that together cover every branch of the chart. */
const INSTALLED: Readonly<Record<string, Values>> = {
  "by the webhook": SECRET,
  "by the gateway": { ...SECRET, mode: "gateway", replicas: 3, gateway: { shardsPerReplica: 16 } },
  "with everything": {
    ...OWN_SECRET,
    ...{
      config: {
        TELEGRAM_WEBHOOK_URL: "https://bot.example.org/telegram",
        LEAGUE: "off",
        HISTORY_ROUNDS: 5000,
      },
    },
    ...{ autoscaling: { enabled: true }, ingress: { enabled: true, className: "nginx", tlsSecret: "tls" } },
    ...{ serviceMonitor: { enabled: true, labels: { release: "prom" } }, prometheusRule: { enabled: true } },
    ...{
      imagePullSecrets: ["pull"],
      nodeSelector: { disk: "ssd" },
      tolerations: [{ key: "a", operator: "Exists" }],
    },
    ...{ dataClaim: "populations", podAnnotations: { note: "yes" }, worker: { replicas: 2 } },
  },
  "without a worker": { ...SECRET, worker: { replicas: 0 } },
};

const names = Object.keys(INSTALLED);
const installed = (name: string): Manifest[] => rendered(INSTALLED[name] ?? {});
const one = (manifests: readonly Manifest[], kind: string) => manifests.find((each) => each.kind === kind);
// biome-ignore lint/suspicious/noExplicitAny: paths into YAML
const at = (value: unknown, path: string): any =>
  path.split(".").reduce<unknown>((inner, field) => (inner as Values | undefined)?.[field], value);

describe("the Helm chart", () => {
  it("installs only what each installation needs", () => {
    const kinds = (name: string) =>
      installed(name)
        .map(({ kind, metadata }) => `${kind} ${metadata.name}`)
        .sort();
    const always = ["ConfigMap bot", "PodDisruptionBudget bot", "Service bot"];
    expect(kinds("by the webhook")).toEqual([...always, "Deployment bot", "Deployment bot-worker"].sort());
    expect(kinds("by the gateway")).toEqual([...always, "StatefulSet bot", "Deployment bot-worker"].sort());
    expect(kinds("without a worker")).toEqual([...always, "Deployment bot"].sort());
    const more = [
      "HorizontalPodAutoscaler bot",
      "Ingress bot",
      "PrometheusRule bot",
      "Secret bot",
      "ServiceMonitor bot",
    ];
    expect(kinds("with everything")).toEqual(
      [...always, ...more, "Deployment bot", "Deployment bot-worker"].sort(),
    );
  });

  it.each(names)("runs every container without privileges, %s", (name) => {
    const pods = installed(name).filter(({ kind }) => kind === "Deployment" || kind === "StatefulSet");
    for (const pod of pods.map((each) => at(each, "spec.template.spec"))) {
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: "RuntimeDefault" },
      });
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(pod.containers[0].securityContext).toEqual({
        ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
        capabilities: { drop: ["ALL"] },
      });
      expect(pod.containers[0].resources.limits.memory).toBe("1Gi");
    }
  });

  it("runs the image of the chart's version, or the one that is named", () => {
    const image = (values: Values) =>
      at(one(rendered({ ...SECRET, ...values }), "Deployment"), "spec.template.spec.containers.0.image");
    expect(image({})).toBe(`gadalka:${appVersion()}`);
    const named = { repository: "registry.example.org/them/gadalka", tag: "1.2" };
    expect(image({ image: named })).toBe("registry.example.org/them/gadalka:1.2");
  });

  it("replaces pods one by one and allows enough time to drain", () => {
    const bot = one(installed("by the webhook"), "Deployment");
    expect(at(bot, "spec.strategy.rollingUpdate")).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    const drained = Number(at(one(installed("by the webhook"), "ConfigMap"), "data.DRAIN_SECONDS"));
    expect(at(bot, "spec.template.spec.terminationGracePeriodSeconds")).toBe(drained + 15);
    expect(at(bot, "spec.template.spec.containers.0.readinessProbe.httpGet.path")).toBe("/ready");
  });

  it("counts any answer from /health as alive, even without the store", async () => {
    const bot = one(installed("by the webhook"), "Deployment");
    const [program, ...args] = at(bot, "spec.template.spec.containers.0.livenessProbe.exec.command");
    expect(program).toBe("node");
    expect(args[1]).toContain('fetch("http://127.0.0.1:8080/health").then(() => process.exit(0)');
  });

  it("assigns each gateway process its own shards and the total", () => {
    const manifests = installed("by the gateway");
    expect(at(one(manifests, "ConfigMap"), "data.DISCORD_SHARDS")).toBe("48");
    expect(at(one(manifests, "ConfigMap"), "data")).not.toHaveProperty("DISCORD_MODE");
    const [sh, flag, line] = at(one(manifests, "StatefulSet"), "spec.template.spec.containers.0.command");
    const shown = line.replace(/exec node.*/, 'echo "$DISCORD_SHARD_IDS"');
    const ids = [0, 2].map((ordinal) => {
      const env = { PATH: process.env.PATH ?? "", HOSTNAME: `my-bot-${ordinal}` };
      return spawnSync(sh, [flag, shown], { env, encoding: "utf8" }).stdout.trim();
    });
    expect(ids).toEqual(["0-15", "32-47"]);
  });

  it("puts secrets only into the Secret, unchanged", () => {
    const manifests = installed("with everything");
    expect(at(one(manifests, "Secret"), "stringData")).toEqual(OWN_SECRET.secret.values);
    const others = manifests.filter(({ kind }) => kind !== "Secret");
    expect(JSON.stringify(others)).not.toContain("redis://");
    expect(() => rendered({})).toThrow("processes meet on Redis");
  });

  it("exposes only the platforms' paths, not metrics or health", () => {
    const ingress = one(installed("with everything"), "Ingress");
    const paths = at(ingress, "spec.rules.0.http.paths").map(({ path }: { path: string }) => path);
    expect(paths).toEqual(["/discord", "/telegram"]);
  });

  it("exposes every path when web pages are enabled", () => {
    const paths = (values: Values) =>
      at(one(rendered({ ...SECRET, ...values }), "Ingress"), "spec.rules.0.http.paths");
    const pages = paths({ ingress: { enabled: true }, config: { PUBLIC_URL: "https://bot.example.org" } });
    expect(pages[0]).toMatchObject({
      ...{ path: "/", pathType: "Prefix" },
      backend: { service: { name: "bot", port: { name: "http" } } },
    });
  });

  it("selects its own pods by their labels", () => {
    for (const name of names) {
      const manifests = installed(name);
      const bot = one(manifests, "StatefulSet") ?? one(manifests, "Deployment");
      const labels = at(bot, "spec.template.metadata.labels");
      expect(labels).toMatchObject(at(bot, "spec.selector.matchLabels"));
      expect(labels).toMatchObject(at(one(manifests, "Service"), "spec.selector"));
      expect(labels).toMatchObject(at(one(manifests, "PodDisruptionBudget"), "spec.selector.matchLabels"));
      const worker = manifests.find(({ metadata }) => metadata.name === "bot-worker");
      expect(at(worker, "spec.template.metadata.labels") ?? {}).not.toMatchObject(
        at(one(manifests, "Service"), "spec.selector"),
      );
    }
  });

  it("restarts pods when a setting changes", () => {
    const mark = (values: Values) =>
      at(one(rendered(values), "Deployment"), "spec.template.metadata.annotations");
    expect(mark(SECRET)).toEqual(mark(SECRET));
    expect(mark({ ...SECRET, config: { LEAGUE: "off" } })).not.toEqual(mark(SECRET));
  });
});

describe("the chart's values", () => {
  const validate = new Ajv({ strict: false }).compile(JSON.parse(textIn("values.schema.json")));

  it.each(["its own", ...names])("match their schema: %s", (name) => {
    const fits = validate(valuesWith(INSTALLED[name] ?? {}));
    expect(validate.errors ?? []).toEqual([]);
    expect(fits).toBe(true);
  });

  it.each<[string, Values]>([
    ["a mode that is none", { mode: "both" }],
    ["a name that is none", { replica: 3 }],
    ["a secret among the settings", { config: { DISCORD_TOKEN: "x" } }],
    ["all paths", { ingress: { paths: ["/"] } }],
    ["no process", { replicas: 0 }],
    ["a longer drain than the bot takes", { drainSeconds: 31 }],
  ])("do not fit it with %s", (_, values) => {
    expect(validate(valuesWith(values))).toBe(false);
  });
});

/** Types of API objects by kind, as kubernetes-types names them; its modules are the API groups. */
const TYPES: Readonly<Record<string, string>> = {
  "apps/v1 Deployment": "apps/v1",
  "apps/v1 StatefulSet": "apps/v1",
  "v1 ConfigMap": "core/v1",
  "v1 Secret": "core/v1",
  "v1 Service": "core/v1",
  "policy/v1 PodDisruptionBudget": "policy/v1",
  "networking.k8s.io/v1 Ingress": "networking/v1",
  "autoscaling/v2 HorizontalPodAutoscaler": "autoscaling/v2",
};
/** Kinds from the Prometheus operator, which Kubernetes doesn't have. */
const CUSTOM = ["monitoring.coreos.com/v1 PrometheusRule", "monitoring.coreos.com/v1 ServiceMonitor"];

describe("Kubernetes' type definitions", () => {
  const folder = fileURLToPath(new URL("../../", import.meta.url));

  /** The compiler's output for these objects. */
  function compiled(manifests: readonly Manifest[]): string {
    const typed = manifests.filter(({ apiVersion, kind }) => !CUSTOM.includes(`${apiVersion} ${kind}`));
    const lines = typed.map((each, index) => {
      const module = TYPES[`${each.apiVersion} ${each.kind}`];
      if (!module) throw new Error(`no type is known of ${each.apiVersion} ${each.kind}`);
      return `export const _${index}: import("kubernetes-types/${module}").${each.kind} = ${JSON.stringify(each)};\n`;
    });
    const place = mkdtempSync(join(folder, "node_modules/.chart-"));
    try {
      writeFileSync(join(place, "objects.ts"), lines.join(""));
      const flags = [
        "--noEmit",
        "--strict",
        "--ignoreConfig",
        "--module",
        "esnext",
        "--moduleResolution",
        "bundler",
        "--types",
        "",
        "--skipLibCheck",
      ];
      const tsc = join(folder, "node_modules/.bin/tsc");
      const { stdout, status } = spawnSync(tsc, [...flags, join(place, "objects.ts")], { encoding: "utf8" });
      return status === 0 ? "" : stdout;
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  }

  it("accept every object and reject an unknown field", () => {
    const [bot] = installed("by the webhook").filter(({ kind }) => kind === "Deployment");
    const wrong = JSON.parse(JSON.stringify(bot).replace('"readinessProbe"', '"readynessProbe"'));
    const complaints = compiled([...names.flatMap(installed), wrong]).match(/^.*error TS.*$/gm) ?? [];
    expect(complaints).toEqual([expect.stringContaining("readynessProbe")]);
  });
});

const hasGo = spawnSync("go", ["version"]).status === 0;
if (!hasGo) process.stderr.write("SKIPPED: the chart by Go's own templates: there is no go on PATH\n");

describe.skipIf(!hasGo)("Go's template engine", () => {
  it.each(names)("renders the same manifests, %s", (name) => {
    const chart = Object.fromEntries(templateNames().map((each) => [each, textIn(`templates/${each}`)]));
    const given = {
      ...{ files: { "alerts.yaml": textIn("alerts.yaml") }, order: templateNames(), chart, name: "bot" },
      appVersion: appVersion(),
      values: valuesWith(INSTALLED[name] ?? {}),
    };
    const program = fileURLToPath(new URL("render.go", import.meta.url));
    const cache = mkdtempSync(join(tmpdir(), "gadalka-go-"));
    const env = { ...process.env, GOCACHE: process.env.GOCACHE ?? cache };
    const { stdout, stderr } = spawnSync("go", ["run", program], {
      input: JSON.stringify(given),
      env,
      encoding: "utf8",
    });
    rmSync(cache, { recursive: true, force: true });
    expect(stderr).toBe("");
    const withoutSums = (all: readonly Manifest[]) =>
      JSON.parse(JSON.stringify(all).replaceAll(/"checksum\/settings":"[0-9a-f]{64}"/g, '"sum":0'));
    expect(withoutSums(manifestsOf(stdout))).toEqual(withoutSums(installed(name)));
  });
});

describe("the systemd units", () => {
  const text = (unit: string) =>
    readFileSync(new URL(`../../deploy/systemd/${unit}.service`, import.meta.url), "utf8");

  it.each(["gadalka", "gadalka-worker"])("%s stops in time and runs with the fewest privileges", (unit) => {
    expect(text(unit)).toMatch(/^TimeoutStopSec=45$/m);
    for (const line of [
      "DynamicUser=yes",
      "ProtectSystem=strict",
      "NoNewPrivileges=yes",
      "Restart=on-failure",
    ])
      expect(text(unit).split("\n")).toContain(line);
    expect(text(unit)).toMatch(
      /^ExecStart=\/usr\/bin\/node --max-semi-space-size=4 --v8-pool-size=1 src\/launch\.mjs /m,
    );
  });
});
