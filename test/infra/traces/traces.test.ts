import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { context, propagation, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { spanned, startTraces } from "../../../src/infra/traces/traces.ts";
import { GUARD } from "../../guard.ts";

const SEND_EVERY_MS = 5_000;
const logged: unknown[] = [];
const log = {
  info: (fields: object, text: string) => void logged.push({ text, ...fields }),
  warn: (fields: object, text: string) => void logged.push({ text, ...fields }),
  error: () => {},
};

interface Received {
  readonly path: string | undefined;
  readonly type: string | undefined;
  readonly authorization: string | undefined;
  readonly spans: readonly Span[];
  readonly body: unknown;
}

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

afterEach(() => {
  vi.useRealTimers();
  logged.length = 0;
});

/** A collector that answers each request with the next of `statuses`, then with 200. */
async function collector(...statuses: number[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      const body = JSON.parse(text);
      const { authorization, "content-type": type } = request.headers;
      received.push({ path: request.url, type, authorization, spans: spansIn(body), body });
      response.writeHead(statuses.shift() ?? 200, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(() => void close());
  return { address: `127.0.0.1:${port}`, received, close };
}

function spansIn(body: { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }): Span[] {
  return body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

type Attributes = Readonly<Record<string, string>>;
type Spanned = (name: string, attributes: Attributes, work: () => Promise<unknown>) => unknown;

/** Two siblings in a parent, one of which fails, and a span of its own trace. */
async function traced(span: Spanned): Promise<void> {
  const refuses = async (): Promise<never> => {
    throw new Error("a secret of Anna's");
  };
  await span("command", { platform: "telegram", name: "/rps" }, async () => {
    await Promise.allSettled([
      span("store swap", {}, () => new Promise((resolve) => setTimeout(resolve, 20))),
      span("store read", {}, refuses),
    ]);
  });
  await span("alone", {}, async () => undefined);
}

/** The same by the official SDK. */
async function tracedBySdk(address: string): Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `http://${address}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": "gadalka" }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = provider.getTracer("gadalka");
  await traced((name, attributes, work) =>
    tracer.startActiveSpan(name, { attributes }, (span) =>
      work()
        .catch((error: unknown) => {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        })
        .finally(() => span.end()),
    ),
  );
  await provider.shutdown();
  for (const registered of [context, propagation, trace]) registered.disable();
}

/** A request with ids numbered in order and without times. Fields at their default are left out, as they may be. */
function comparable(body: unknown): unknown {
  const ids = new Map<string, number>();
  const named = (key: string, value: unknown): unknown => {
    if (/UnixNano$/.test(key)) return /^\d{19}$/.test(String(value)) ? "nanoseconds" : value;
    if (!/^(trace|span|parentSpan)Id$/.test(key)) return plain(value);
    const id = String(value);
    ids.set(id, ids.get(id) ?? ids.size);
    return `${id.length} digits: ${ids.get(id)}`;
  };
  const plain = (value: unknown): unknown => {
    if (value === 0 || value === "") return undefined;
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.length > 0 ? value.map(plain) : undefined;
    const fields = Object.entries(value).map(([key, one]) => [key, named(key, one)]);
    const left = fields.filter(([, one]) => one !== undefined);
    return left.length > 0 ? Object.fromEntries(left) : undefined;
  };
  return plain(body);
}

describe("spans", () => {
  it("are those of the official SDK", async () => {
    const [ours, theirs] = [await collector(), await collector()];
    const stop = await startTraces(`http://${ours.address}/`, log);
    await traced(spanned);
    await stop();
    await tracedBySdk(theirs.address);
    expect(theirs.received).toHaveLength(1);
    expect(ours.received.map(({ path, type }) => [path, type])).toEqual(
      theirs.received.map(({ path, type }) => [path, type]),
    );
    expect(comparable(ours.received[0]?.body)).toEqual(comparable(theirs.received[0]?.body));
    expect(JSON.stringify(ours.received)).not.toContain("Anna");
  });

  it("have the wall clock's times, children within their parents", async () => {
    const { address, received } = await collector();
    const stop = await startTraces(`http://${address}`, log);
    const beforeMs = Date.now();
    await traced(spanned);
    await stop();
    const spans = received.flatMap((request) => request.spans);
    const named = (name: string) => spans.find((span) => span.name === name) as Span;
    const [parent, child] = [named("command"), named("store swap")];
    const at = (nanos: string) => Number(nanos) / 1e6;
    expect(at(parent.startTimeUnixNano)).toBeGreaterThan(beforeMs - 50);
    expect(at(parent.endTimeUnixNano)).toBeLessThan(Date.now() + 50);
    expect(at(child.endTimeUnixNano) - at(child.startTimeUnixNano)).toBeGreaterThanOrEqual(19);
    expect(BigInt(child.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(parent.startTimeUnixNano));
    expect(BigInt(child.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(parent.endTimeUnixNano));
  });

  it("are sent every five seconds, or once there are 512", async () => {
    const { address, received } = await collector();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const stop = await startTraces(`http://${address}`, log);
    await spanned("first", {}, async () => undefined);
    await vi.advanceTimersByTimeAsync(SEND_EVERY_MS - 1);
    expect(received).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(received).toHaveLength(1), GUARD);
    await many(512);
    await vi.waitFor(() => expect(received.map(({ spans }) => spans.length)).toEqual([1, 512]), GUARD);
    await stop();
  });

  it("are sent with the address's user and password", async () => {
    const { address, received } = await collector();
    const stop = await startTraces(`http://12345:s%2Fcret@${address}`, log);
    await spanned("one", {}, async () => undefined);
    await stop();
    expect(received.map(({ authorization }) => authorization)).toEqual([`Basic ${btoa("12345:s/cret")}`]);
  });
});

describe("a collector that fails", () => {
  it("gets the same spans later", async () => {
    const { address, received } = await collector(503);
    const stop = await startTraces(`http://${address}`, log);
    await many(512);
    await vi.waitFor(() => expect(logged).toMatchObject([{ status: 503 }]), GUARD);
    await spanned("later", {}, async () => undefined);
    await stop();
    expect(received.map(({ spans }) => spans.length)).toEqual([512, 512, 1]);
    expect(received[1]?.spans).toEqual(received[0]?.spans);
    expect(logged).toHaveLength(2);
  });

  it("doesn't get what it refused again", async () => {
    const { address, received } = await collector(400);
    const stop = await startTraces(`http://${address}`, log);
    await many(512);
    await vi.waitFor(() => expect(logged).toMatchObject([{ status: 400 }]), GUARD);
    await spanned("later", {}, async () => undefined);
    await stop();
    expect(received.map(({ spans }) => spans.length)).toEqual([512, 1]);
  });

  it("costs spans beyond 2,048, is logged once and delays no work", async () => {
    const gone = await collector();
    await gone.close();
    const stop = await startTraces(`http://${gone.address}`, log);
    await many(5_000);
    await vi.waitFor(() => expect(logged).toHaveLength(1), GUARD);
    await expect(spanned("answer", {}, async () => "answered")).resolves.toBe("answered");
    await stop();
    expect(logged).toMatchObject([{ text: "the collector takes no traces", err: expect.any(Error) }]);
  });
});

async function many(count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => spanned("one", {}, async () => undefined)));
}
