// Checks the promises of the Dockerfile and compose.yaml by reading them; no container runs here.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { LIST, licencesPage } from "./licences.ts";

const textOf = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");

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

  it("runs no install scripts and not as root, and has its bill of materials and no secrets", () => {
    expect(dockerfile.match(/npm (?:ci|install)[^\n]*/g)).toEqual(["npm ci --ignore-scripts"]);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toContain("sbom.cdx.json");
    expect(textOf(".dockerignore").split("\n")).toEqual(expect.arrayContaining([".env", ".git", "data"]));
  });

  it("checks /health with a longer timeout than any answer takes", () => {
    expect(dockerfile).toMatch(/HEALTHCHECK .*--timeout=5s[^\n]*\n.*\/health/);
  });
});

interface Service {
  readonly profiles?: readonly string[];
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly [setting: string]: unknown;
}

describe("compose.yaml", () => {
  const { services, volumes } = parse(textOf("compose.yaml"), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: object;
  };
  const startedBy = (profile = "") =>
    Object.keys(services).filter((name) => services[name]?.profiles?.includes(profile) ?? true);

  it("starts one bot and Redis by default, two with worker and balancer as many", () => {
    expect(startedBy()).toEqual(["gadalka", "redis"]);
    expect(startedBy("web")).toEqual(["gadalka", "balancer", "redis"]);
    expect(startedBy("many")).toEqual(["gadalka", "gadalka-2", "worker", "balancer", "redis"]);
  });

  it("gives all containers a read-only root, few rights, a memory limit and time to stop", () => {
    for (const [name, one] of Object.entries(services)) {
      expect(one, name).toMatchObject({
        read_only: true,
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        pids_limit: expect.any(Number),
      });
      expect(one.cap_add ?? [], name).toEqual(name === "balancer" ? ["NET_BIND_SERVICE"] : []);
      if (name !== "redis") expect(one.stop_grace_period, name).toBe("15s");
    }
  });

  it("uses exact versions, the bots' that of package.json", () => {
    const { version } = JSON.parse(textOf("package.json"));
    expect(JSON.parse(textOf("package-lock.json"))).toMatchObject({ version, packages: { "": { version } } });
    expect(services.gadalka?.image).toBe(`$\{GADALKA_IMAGE:-gadalka:${version}}`);
    expect(services.worker?.image).toBe(services.gadalka?.image);
    for (const name of ["balancer", "redis"]) expect(services[name]?.image).toMatch(EXACT);
  });

  it("gives each of two bots its own shards, and a single one those of .env", () => {
    expect(services.gadalka?.environment?.DISCORD_SHARDS).toBe(`$\{SHARDS_1:-$\{DISCORD_SHARDS:-}}`);
    expect(services["gadalka-2"]?.environment).toEqual({
      ...services.gadalka?.environment,
      DISCORD_SHARDS: `$\{SHARDS_2:-}`,
    });
  });

  it("balances over all bots, exposes only the balancer and declares its mounts", () => {
    expect(textOf("deploy/caddy/Caddyfile")).toContain("gadalka:8080 gadalka-2:8080");
    expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(["balancer"]);
    const mounted = Object.values(services).flatMap((one) => (one.volumes as string[] | undefined) ?? []);
    const named = mounted.map((line) => `${line.split(":")[0]}`).filter((name) => !name.startsWith("."));
    expect([...new Set(named)].sort()).toEqual(Object.keys(volumes).sort());
  });
});

it("the list of licences matches package-lock.json; npm run licences writes it", () => {
  expect(readFileSync(LIST, "utf8")).toBe(licencesPage());
});
