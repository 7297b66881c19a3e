// The dashboard and the alerts, on a real Prometheus that scrapes the real program.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Bot, eventually, startBot, temporaryFolder } from "../../platforms/conformance/rig.ts";
import { type Loopback, startLoopback } from "../../platforms/telegram/loopback.ts";
import { freePort } from "../store/redis-server.ts";

const HOST = "127.0.0.1";
const DEPLOY = join(import.meta.dirname, "../../../deploy");
const ALERTS = join(DEPLOY, "prometheus/alerts.yml");

const isInstalled = spawnSync("promtool", ["--version"]).status === 0;
const isSkipped = !isInstalled && !process.env.CI;
if (isSkipped)
  process.stderr.write("SKIPPED: a real Prometheus: there is none on PATH; install the package prometheus\n");

/** All expressions of the dashboard and the alerts. */
function expressions(): readonly string[] {
  const { panels } = JSON.parse(readFileSync(join(DEPLOY, "grafana/gadalka.json"), "utf8")) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
  };
  const alarms = [...readFileSync(ALERTS, "utf8").matchAll(/expr: (.*)/g)].map(([, expr = ""]) => expr);
  return [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...alarms];
}

/** Fills in variables as Grafana does. */
const filled = (expr: string) => expr.replaceAll("$__rate_interval", "1m").replaceAll("$instance", ".*");

const namesIn = (expr: string) => expr.match(/\b(gadalka|process|nodejs)_[a-z0-9_]+/g) ?? [];

function promtool(args: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync("promtool", args, { encoding: "utf8", input });
  return { status, said: `${stdout}${stderr}` };
}

let folder: ReturnType<typeof temporaryFolder>;
let telegram: Loopback;
let bot: Bot;
let port: number;
beforeEach(async () => {
  folder = temporaryFolder();
  telegram = await startLoopback();
  port = await freePort();
});
afterEach(async () => {
  bot?.process.kill("SIGKILL");
  await telegram.close();
  folder.remove();
});

const begin = async (more: Readonly<Record<string, string>> = {}) => {
  bot = await startBot({
    ...{ TELEGRAM_TOKEN: telegram.token, TELEGRAM_API_URL: telegram.apiUrl, TELEGRAM_PACE: "off" },
    ...{ DATA_DIR: folder.path, PORT: String(port), HOST },
    ...more,
  });
};
const ANNA = { id: 7, is_bot: false, first_name: "Anna", language_code: "en" };
const says = (text: string) => ({
  message: {
    ...{ message_id: 1, date: 1, from: ANNA, chat: { id: 7, type: "private", first_name: "Anna" }, text },
    entities: [{ type: "bot_command", offset: 0, length: text.split(" ", 1)[0]?.length }],
  },
});

describe.skipIf(isSkipped)("a real Prometheus", () => {
  it("accepts the configuration, the alerts and the metrics", async () => {
    cpSync(join(DEPLOY, "prometheus"), folder.path, { recursive: true });
    expect(promtool(["check", "config", join(folder.path, "prometheus.yml")])).toMatchObject({ status: 0 });
    await begin();
    const text = await (await fetch(`http://${HOST}:${port}/metrics`)).text();
    // Leaves out Node's metrics, which prom-client names.
    const own = text.split("\n").filter((line) => line.includes("gadalka_"));
    expect(promtool(["check", "metrics"], `${own.join("\n")}\n`)).toEqual({ status: 0, said: "" });
  });

  it("fires each alert when it is due and ignores brief problems", () => {
    cpSync(ALERTS, join(folder.path, "alerts.yml"));
    cpSync(join(import.meta.dirname, "alerts.test.yml"), join(folder.path, "alerts.test.yml"));
    expect(promtool(["test", "rules", join(folder.path, "alerts.test.yml")])).toMatchObject({ status: 0 });
  });

  it("scrapes the bot and finds every metric used in dashboard and alerts", async () => {
    await begin({ METRICS_TOKEN: "0123456789abcdef" });
    telegram.deliver(says("/help"));
    await telegram.call("sendMessage");
    const own = await freePort();
    const config = {
      global: { scrape_interval: "200ms", scrape_timeout: "200ms" },
      scrape_configs: [
        {
          job_name: "gadalka",
          authorization: { credentials: "0123456789abcdef" },
          static_configs: [{ targets: [`${HOST}:${port}`] }],
        },
      ],
    };
    writeFileSync(join(folder.path, "scrape.yml"), JSON.stringify(config));
    const args = [`--config.file=${join(folder.path, "scrape.yml")}`, `--web.listen-address=${HOST}:${own}`];
    const prometheus = spawn("prometheus", [...args, `--storage.tsdb.path=${join(folder.path, "tsdb")}`], {
      stdio: "ignore",
    });
    const ask = async (path: string) => {
      const answer = await fetch(`http://${HOST}:${own}/api/v1/${path}`).catch(() => undefined);
      // Until it's ready, it answers with plain text.
      return answer?.ok ? ((await answer.json()) as { data?: unknown }).data : undefined;
    };
    const query = async (expr: string) => {
      const data = (await ask(`query?query=${encodeURIComponent(expr)}`)) as
        | { result?: unknown[] }
        | undefined;
      return data?.result;
    };
    try {
      await eventually(
        async () => (await query('up{job="gadalka"} == 1'))?.length ?? 0,
        (up) => up === 1,
      );
      const known = new Set((await ask("label/__name__/values")) as readonly string[]);
      // Some series exist only with shards, waits or failures, so a program without any doesn't report them.
      for (const name of promised(await scrape())) known.add(name);
      for (const expr of expressions()) {
        expect([expr, namesIn(expr).filter((name) => !known.has(name))]).toEqual([expr, []]);
        expect([expr, await query(filled(expr))]).toEqual([expr, expect.any(Array)]);
      }
    } finally {
      prometheus.kill("SIGKILL");
      await once(prometheus, "exit");
    }
  });
});

const scrape = async (): Promise<string> => {
  const headers = { authorization: "Bearer 0123456789abcdef" };
  return (await fetch(`http://${HOST}:${port}/metrics`, { headers })).text();
};

/** The series that a scrape declares in its `# TYPE` lines. */
function promised(text: string): readonly string[] {
  return [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
}

describe("traces", () => {
  it("reach a collector, with store operations but no personal data", async () => {
    const received: string[] = [];
    const collector = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        received.push(`${request.url} ${body}`);
        response.writeHead(200, { "content-type": "application/json" }).end("{}");
      });
    }).listen(0, HOST);
    await once(collector, "listening");
    const { port: collecting } = collector.address() as AddressInfo;
    await begin({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://${HOST}:${collecting}` });
    telegram.deliver(says("/rps play"));
    await telegram.call("sendMessage");
    // Unsent traces are sent at shutdown.
    await bot.stop("SIGTERM");
    collector.close();
    const seen = received.join("\n");
    expect(seen).toMatch(/^\/v1\/traces /);
    type Span = { name: string; spanId: string; parentSpanId?: string; attributes: { key: string }[] };
    const spans = received.flatMap((one) => {
      const { resourceSpans } = JSON.parse(one.slice(one.indexOf(" ") + 1)) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    });
    const event = spans.find(({ name }) => name === "command");
    expect(event?.attributes.map(({ key }) => key)).toEqual(["platform", "name"]);
    expect(
      spans.filter(({ parentSpanId }) => parentSpanId === event?.spanId).map(({ name }) => name),
    ).toContain("store swap");
    expect(seen).not.toContain("Anna");
  });
});
