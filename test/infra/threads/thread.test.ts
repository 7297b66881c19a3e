import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { askedBy } from "../../../src/infra/fair-queue.ts";
import { BusyError, type JobOptions, type JobQueue, openJobs } from "../../../src/infra/threads/index.ts";
import type * as echoes from "./echo-worker.ts";

const JOBS = new URL("./echo-worker.ts", import.meta.url);

const opened: JobQueue<typeof echoes>[] = [];
function open(options: Partial<JobOptions> = {}): JobQueue<typeof echoes> {
  const jobs = openJobs<typeof echoes>({ jobs: JOBS, queue: "of threads", idleMs: 60_000, ...options });
  opened.push(jobs);
  return jobs;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
});

describe("a thread", () => {
  it("answers each question in turn", async () => {
    const thread = open();
    const order: string[] = [];
    const note = (answer: string): number => order.push(answer);
    await Promise.all([
      thread.run("echo", "slowly").then(note),
      thread.run("echo", "a").then(note),
      thread.run("echo", "b").then(note),
    ]);
    expect(order).toEqual(["slowly!", "a!", "b!"]);
  });

  it("counts the unanswered questions", async () => {
    const thread = open();
    expect(thread.open).toBe(0);
    const asked = ["slowly", "a", "b"].map((question) => thread.run("echo", question));
    expect(thread.open).toBe(3);
    await Promise.all(asked);
    expect(thread.open).toBe(0);
  });

  it("returns an error and goes on", async () => {
    const thread = open();
    await expect(thread.run("echo", "fail")).rejects.toThrow(new RangeError("no answer to that"));
    expect(await thread.run("echo", "a")).toBe("a!");
  });

  it("repeats its question once after it dies, and answers the others", async () => {
    const thread = open();
    const asked = [thread.run("echo", "die"), thread.run("echo", "a")];
    const ends = await Promise.allSettled(asked);
    expect(ends.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect(await thread.run("echo", "b")).toBe("b!");
  });

  it("answers on the second attempt if the first thread died", async () => {
    const flag = join(mkdtempSync(join(tmpdir(), "thread-")), "died");
    expect(await open().run("echo", `die once ${flag}`)).toBe(`die once ${flag}!`);
  });

  it("takes people's questions in turn, however many one of them asks", async () => {
    const thread = open();
    const order: string[] = [];
    const ask = (person: string, question: string) =>
      askedBy(person, () => thread.run("echo", question)).then((answer) => order.push(answer));
    await Promise.all([
      ...["a1", "a2", "a3"].map((question) => ask("anna", question)),
      ...["b1", "b2"].map((question) => ask("boris", question)),
      ask("clara", "c1"),
    ]);
    expect(order).toEqual(["a1!", "b1!", "c1!", "a2!", "b2!", "a3!"]);
  });

  it("is busy beyond its limits per person and in total", async () => {
    const thread = open({ waitingMax: 3, waitingEachMax: 2 });
    const ask = (person: string) => askedBy(person, () => thread.run("echo", person));
    const asked = [ask("a"), ask("a"), ask("a"), ask("a"), ask("b"), ask("c")];
    const ends = await Promise.allSettled(asked);
    const busy = ends.map((end) => end.status === "rejected" && end.reason instanceof BusyError);
    expect(busy).toEqual([false, false, false, true, false, true]);
  });

  it("is busy when a question has waited too long", async () => {
    const thread = open({ waitMs: 1 });
    const first = thread.run("echo", "slowly");
    await expect(thread.run("echo", "a")).rejects.toThrow(BusyError);
    expect(await first).toBe("slowly!");
  });

  it("is replaced for the next question when it takes too long", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const thread = open({ limitMs: 3_000 });
    const given = expect(thread.run("echo", "hang")).rejects.toThrow("longer than 3000 ms");
    vi.advanceTimersByTime(3_000);
    await given;
    expect(await thread.run("echo", "a")).toBe("a!");
  });

  it("rejects a question that can't be sent and answers the others", async () => {
    const thread = open();
    const unsendable = (() => "no message") as unknown as string;
    const asked = [thread.run("echo", "a"), thread.run("echo", unsendable), thread.run("echo", "b")];
    const ends = await Promise.allSettled(asked);
    expect(ends.map((end) => (end.status === "fulfilled" ? end.value : "rejected"))).toEqual([
      "a!",
      "rejected",
      "b!",
    ]);
  });

  it("ends when idle and starts again", async () => {
    const thread = open({ idleMs: 1, ownHeapMb: 64 });
    const first = await thread.run("thread");
    await wait(30);
    expect(await thread.run("thread")).not.toBe(first);
  });

  it("is shared by all kinds of jobs, except those with their own heap", async () => {
    const [one, other, own] = [open(), open(), open({ ownHeapMb: 64 })];
    const first = await one.run("thread");
    expect(await other.run("thread")).toBe(first);
    expect(await own.run("thread")).not.toBe(first);
    expect(await own.run("thread")).toBe(await own.run("thread"));
    expect(await one.run("thread")).toBe(first);
  });

  it("doesn't wait for jobs of another kind and is ended by itself", async () => {
    const [one, other] = [open(), open()];
    const hung = expect(one.run("echo", "hang")).rejects.toThrow("the thread was ended");
    const second = await other.run("thread");
    await one.close();
    await hung;
    expect(await other.run("thread")).toBe(second);
  });

  it("stays idle for the longest time that any of its jobs asks", async () => {
    const [patient, hasty] = [open(), open({ idleMs: 1 })];
    const first = await patient.run("thread");
    expect(await hasty.run("thread")).toBe(first);
    await wait(30);
    expect(await patient.run("thread")).toBe(first);
  });

  it("rejects open questions when closed", async () => {
    const thread = open();
    const asked = thread.run("echo", "hang");
    const end = expect(asked).rejects.toMatchObject({ name: "ThreadEndedError" });
    await thread.close();
    await end;
  });
});
