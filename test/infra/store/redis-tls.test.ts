// Redis over TLS with a private certificate authority, for all forms of the address: it works for processes that trust
// the authority, and every failure is reported with its fix.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openProcesses, PLAN, RUN } from "../../arena/queue/processes.ts";
import { held } from "../../arena/tournaments.ts";
import { type Authority, type Certificate, newAuthority } from "./certificates.ts";
import { freePort, type RedisServer, skipWithoutRedis, startRedis, until } from "./redis-server.ts";

const CLIENT = fileURLToPath(new URL("./tls-client.ts", import.meta.url));

describe.skipIf(skipWithoutRedis("Redis over TLS"))("Redis over TLS", () => {
  let authority: Authority;
  let server: RedisServer;
  let url: string;
  const cleanups: (() => Promise<unknown>)[] = [];

  const tlsOf = (port: number, { certificate, key }: Certificate): readonly string[] => [
    ...[`tls-port ${port}`, `tls-cert-file ${certificate}`, `tls-key-file ${key}`],
    ...[`tls-ca-cert-file ${authority.file}`, "tls-auth-clients no"],
  ];
  const asArguments = (lines: readonly string[]): readonly string[] =>
    lines.flatMap((line) => `--${line}`.split(" "));

  /** Starts a server that also speaks TLS; returns it and its TLS port. */
  const startTls = async (certificate: Certificate): Promise<{ server: RedisServer; port: number }> => {
    const port = await freePort();
    const started = await startRedis(...asArguments(tlsOf(port, certificate)));
    cleanups.push(started.stop);
    return { server: started, port };
  };

  beforeAll(async () => {
    authority = newAuthority();
    const started = await startTls(authority.sign("IP:127.0.0.1", 2));
    server = started.server;
    url = `rediss://127.0.0.1:${started.port}`;
  });
  afterAll(async () => {
    for (const clean of cleanups.reverse()) await clean();
    authority.remove();
  });

  const trusting = (): NodeJS.ProcessEnv => ({ NODE_EXTRA_CA_CERTS: authority.file });

  /** Returns what a process prints that opens the store at this address. */
  async function said(redisUrl: string, environment: NodeJS.ProcessEnv = trusting()): Promise<string> {
    const { PATH = "" } = process.env;
    const child = spawn(process.execPath, [CLIENT], { env: { PATH, ...environment, REDIS_URL: redisUrl } });
    let out = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        out += chunk;
      });
    await once(child, "close");
    return out;
  }

  test("connects to a server with the CA that was given", async () => {
    expect(await said(url)).toBe('{"count":2}');
  });

  test("refuses a server without its CA and names the setting", async () => {
    const seen = await said(url, {});
    expect(seen).toContain(`no connection to ${url} (its certificate is signed by an unknown authority`);
    expect(seen).toContain("NODE_EXTRA_CA_CERTS=/path/to/ca.pem");
  });

  test("refuses a server with another CA", async () => {
    const other = newAuthority();
    try {
      expect(await said(url, { NODE_EXTRA_CA_CERTS: other.file })).toContain("NODE_EXTRA_CA_CERTS=");
    } finally {
      other.remove();
    }
  });

  test("reports an expired certificate", async () => {
    const { port } = await startTls(authority.sign("IP:127.0.0.1", -1));
    expect(await said(`rediss://127.0.0.1:${port}`)).toContain("(its certificate has expired); renew");
  });

  test("reports a certificate for another name", async () => {
    const { port } = await startTls(authority.sign("DNS:redis.example", 2));
    expect(await said(`rediss://127.0.0.1:${port}`)).toContain("(its certificate is for another name)");
  });

  test("reports TLS on a port without it", async () => {
    expect(await said(`rediss://127.0.0.1:${server.port}`)).toContain(
      "REDIS_URL is right; without TLS, it starts with redis, not rediss",
    );
  });

  test("reports missing TLS on a port that needs it", async () => {
    const seen = await said(url.replace("rediss", "redis"));
    expect(seen).toContain("REDIS_URL is right; with TLS, it starts with rediss");
  });

  test("plays a tournament with workers over TLS", async () => {
    const processes = openProcesses(url, trusting());
    cleanups.push(processes.stop);
    await processes.workers(1);
    const played = processes.gadalka(...RUN);
    await until(async () => played.child.exitCode !== null || played.text.err.includes("tournament"));
    expect(await played.ended, played.text.err).toBe(0);
    expect(played.text.out).toBe(`${JSON.stringify(await held(PLAN, 2))}\n`);
  });
});
