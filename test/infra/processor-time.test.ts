import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, it, onTestFinished, vi } from "vitest";
import { afterProcessorTime } from "../../src/infra/processor-time.ts";

/** Starts a thread with this program; resolves once it's running. */
async function running(program: string): Promise<Worker> {
  const source = `require("node:worker_threads").parentPort.postMessage(0);${program}`;
  const worker = new Worker(source, { eval: true });
  onTestFinished(async () => void (await worker.terminate()));
  await once(worker, "message");
  return worker;
}

it("a limit of CPU time ends a thread that computes", async () => {
  const worker = await running("for (;;);");
  await new Promise<void>((resolve) => afterProcessorTime(worker, 50, resolve));
});

it("a limit of CPU time doesn't count time spent waiting", async () => {
  const worker = await running("setInterval(() => {}, 1000);");
  vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(900);
  onTestFinished(() => void vi.restoreAllMocks());
  const ended = vi.fn();
  const looked = vi.spyOn(worker, "cpuUsage");
  const stop = afterProcessorTime(worker, 50, ended);
  await expect.poll(() => looked.mock.calls.length, { interval: 5 }).toBeGreaterThan(3);
  stop();
  expect(ended).not.toHaveBeenCalled();
});

it("a limit of CPU time ends a sleeping thread after twenty times as long", async () => {
  const worker = await running("setInterval(() => {}, 1000);");
  vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(1_000);
  onTestFinished(() => void vi.restoreAllMocks());
  await new Promise<void>((resolve) => afterProcessorTime(worker, 50, resolve));
});

it("a limit of CPU time falls back to real time if Node can't measure it", async () => {
  const worker = await running("setInterval(() => {}, 1000);");
  const silent = new Proxy(worker, {
    get: (one, name) => (name === "cpuUsage" ? undefined : Reflect.get(one, name)),
  });
  await new Promise<void>((resolve) => afterProcessorTime(silent, 20, resolve));
});
