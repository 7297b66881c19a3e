// Checks the promises of the Dockerfile and compose.yaml by reading them; no container runs here.

import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { LIST, licencesPage } from "./licences.ts";

const textOf = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");

/** The lines of a service in compose.yaml, without comments and indentation. */
function service(name: string): readonly string[] {
  const [, block = ""] =
    new RegExp(`^  ${name}:(?: &\\w+)?\\n((?:    .*\\n|\\n)*)`, "m").exec(textOf("compose.yaml")) ?? [];
  return block.split("\n").map((line) => line.trim());
}

/** A tag with three numbers, which never moves to a different version. */
const EXACT = /:\d+\.\d+\.\d+-[a-z]+/;

describe("the image", () => {
  const dockerfile = textOf("Dockerfile");

  it("uses the exact Node version of package.json, optionally by digest", () => {
    const [, image = ""] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile) ?? [];
    expect(image).toMatch(EXACT);
    expect(image).toContain(`node:${JSON.parse(textOf("package.json")).devDependencies.node}-`);
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set([`$\{NODE_IMAGE}`]));
  });

  it("installs without scripts from a cache that no layer holds, runs without root and contains its SBOM", () => {
    expect(dockerfile.match(/npm (?:ci|install)[^\n]*/g)).toEqual(["npm ci --ignore-scripts"]);
    expect(dockerfile).toMatch(/^RUN --mount=type=cache,target=\/root\/\.npm npm ci/m);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toContain("sbom.cdx.json");
  });

  const [, last = ""] = dockerfile.split(/^FROM .* AS build\n/m)[1]?.split(/^FROM /m) ?? [];

  it("says what it is; a release adds its version and where it's from", () => {
    const { description, license } = JSON.parse(textOf("package.json"));
    const labels = Object.fromEntries(
      [...last.matchAll(/org\.opencontainers\.image\.(\w+)="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    expect(labels).toEqual({ title: "Gadalka", description, licenses: license });
    const added = textOf(".github/workflows/release.yml").match(
      /(?<=--label "org\.opencontainers\.image\.)\w+/g,
    );
    expect(added).toEqual(["source", "revision", "version"]);
  });

  it("has no package manager, but the command line by its name", () => {
    const removed = /rm -rf ([^&]*)/.exec(last)?.[1] ?? "";
    expect(removed.split(/[\s\\]+/)).toEqual(
      expect.arrayContaining([
        "/usr/local/lib/node_modules",
        ...["npm", "npx", "corepack", "yarn", "yarnpkg"].map((name) => `/usr/local/bin/${name}`),
        "/opt/yarn*",
      ]),
    );
    expect(last.replace(removed, "")).not.toMatch(/\b(?:npm|npx|yarn)\b/);
    expect(last).toContain("ln -s /app/src/gadalka.mjs /usr/local/bin/gadalka");
    expect(statSync(new URL("../../src/gadalka.mjs", import.meta.url)).mode & 0o111).toBe(0o111);
  });

  it("contains the bundle and no package of the build", () => {
    const copied = last.match(/^COPY .*$/gm);
    expect(copied).toEqual(
      ["sbom.cdx.json", "dist/image"].map((path) => `COPY --from=build /app/${path} ./`),
    );
  });

  it("is built from the documentation, whose pages it has", () => {
    expect(dockerfile).toMatch(/^COPY \*\.md LICENSE \.\/\nCOPY docs \.\/docs$/m);
    expect(textOf(".dockerignore").split("\n")).not.toContain("docs");
  });

  it("checks /health with a longer timeout than any answer takes", () => {
    expect(dockerfile).toMatch(/HEALTHCHECK .*--timeout=5s[^\n]*\n.*\/health/);
  });

  it("excludes secrets, data and history from its context", () => {
    expect(textOf(".dockerignore").split("\n")).toEqual(expect.arrayContaining([".env", ".git", "data"]));
  });
});

describe("compose.yaml", () => {
  it.each(["gadalka", "redis"])("gives %s a read-only root, no capabilities and bounded memory", (name) => {
    const lines = service(name);
    expect(lines).toContain("read_only: true");
    expect(lines.slice(lines.indexOf("cap_drop:"))[1]).toBe("- ALL");
    expect(lines).toContain("- no-new-privileges:true");
    expect(lines.join("\n")).toMatch(/^mem_limit: \d+[mg]$/m);
    expect(lines.join("\n")).toMatch(/^pids_limit: \d+$/m);
    expect(lines).not.toContain("privileged: true");
  });

  it("uses an exact version of Redis, optionally pinned by digest", () => {
    const image = service("redis").find((line) => line.startsWith("image:"));
    expect(image).toMatch(/^image: \$\{REDIS_IMAGE:-redis/);
    expect(image).toMatch(EXACT);
  });

  it("gives the bot enough time to stop, and signals that reach it", () => {
    expect(service("gadalka")).toEqual(expect.arrayContaining(["init: true", "stop_grace_period: 15s"]));
  });
});

interface Service {
  readonly profiles?: readonly string[];
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly [setting: string]: unknown;
}

describe("the version", () => {
  it("is the same in package.json, its lock and compose.yaml", () => {
    const { version } = JSON.parse(textOf("package.json"));
    expect(JSON.parse(textOf("package-lock.json"))).toMatchObject({ version, packages: { "": { version } } });
    expect(service("gadalka")).toEqual(
      expect.arrayContaining(["build: .", `image: $\{GADALKA_IMAGE:-gadalka:${version}}`]),
    );
  });
});

describe("the profiles of compose.yaml", () => {
  const { services, volumes } = parse(textOf("compose.yaml"), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: object;
  };
  const startedBy = (profile?: string) =>
    Object.keys(services).filter((name) => {
      const profiles = services[name]?.profiles;
      return !profiles || (profile !== undefined && profiles.includes(profile));
    });

  it("start one bot and Redis by default, two with worker and balancer as many", () => {
    expect(startedBy()).toEqual(["gadalka", "redis"]);
    expect(startedBy("web")).toEqual(["gadalka", "balancer", "redis"]);
    expect(startedBy("many")).toEqual(["gadalka", "gadalka-2", "worker", "balancer", "redis"]);
  });

  it("give all containers a read-only root, few rights, a memory limit and time to stop", () => {
    for (const [name, one] of Object.entries(services)) {
      expect(one, name).toMatchObject({
        ...{ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] },
        ...{ mem_limit: expect.stringMatching(/^\d+[mg]$/), pids_limit: expect.any(Number) },
      });
      expect(one.cap_add ?? [], name).toEqual(name === "balancer" ? ["NET_BIND_SERVICE"] : []);
      if (name !== "redis") expect(one.stop_grace_period, name).toBe("15s");
    }
  });

  it("give each of two bots its own shards, and a single one those of .env", () => {
    expect(services.gadalka?.environment?.DISCORD_SHARDS).toBe(`$\{SHARDS_1:-$\{DISCORD_SHARDS:-}}`);
    expect(services["gadalka-2"]?.environment).toEqual({
      ...services.gadalka?.environment,
      DISCORD_SHARDS: `$\{SHARDS_2:-}`,
    });
  });

  it("balance over all bots, expose only the balancer and declare their mounts", () => {
    expect(textOf("deploy/caddy/Caddyfile")).toContain("gadalka:8080 gadalka-2:8080");
    expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(["balancer"]);
    const mounted = Object.values(services).flatMap((one) => (one.volumes as string[] | undefined) ?? []);
    const named = mounted.map((line) => `${line.split(":")[0]}`).filter((name) => !name.startsWith("."));
    expect([...new Set(named)].sort()).toEqual(Object.keys(volumes).sort());
  });

  it("use an exact version of Caddy and run the worker from the bots' image", () => {
    expect(services.balancer?.image).toMatch(EXACT);
    expect(services.worker?.image).toBe(services.gadalka?.image);
    expect(services.worker?.command?.slice(-3)).toEqual(["src/launch.mjs", "cli/index", "worker"]);
  });
});

describe("the list of licences", () => {
  it("matches package-lock.json; npm run licences writes it", () => {
    expect(readFileSync(LIST, "utf8")).toBe(licencesPage());
  });
});
