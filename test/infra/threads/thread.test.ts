import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { askedBy } from "../../../src/infra/asker.ts";
import { BusyError, type JobOptions, type JobQueue, openJobs } from "../../../src/infra/threads/index.ts";
import type * as echoes from "./echo-worker.ts";

const JOBS = new URL("./echo-worker.ts", import.meta.url);

const opened: JobQueue<typeof echoes>[] = [];
function open(options: Partial<JobOptions> = {}) {
  const jobs = openJobs<typeof echoes>({ jobs: JOBS, queue: "of a test", idleMs: 60_000, ...options });
  opened.push(jobs);
  return {
    ...{ thread: () => jobs.run("thread"), close: () => jobs.close() },
    ask: (question: string) => jobs.run("echo", question),
    get open() {
      return jobs.open;
    },
  };
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
});

describe("a thread", () => {
  it("answers each question, one after another", async () => {
    const thread = open();
    const order: string[] = [];
    const note = (answer: string): number => order.push(answer);
    await Promise.all([
      thread.ask("slowly").then(note),
      thread.ask("a").then(note),
      thread.ask("b").then(note),
    ]);
    expect(order).toEqual(["slowly!", "a!", "b!"]);
  });

  it("says how many questions have no answer yet", async () => {
    const thread = open();
    expect(thread.open).toBe(0);
    const asked = ["slowly", "a", "b"].map((question) => thread.ask(question));
    expect(thread.open).toBe(3);
    await Promise.all(asked);
    expect(thread.open).toBe(0);
  });

  it("gives back what it fails with, and goes on", async () => {
    const thread = open();
    await expect(thread.ask("fail")).rejects.toThrow(new RangeError("no answer to that"));
    expect(await thread.ask("a")).toBe("a!");
  });

  it("that dies is asked its question once more; the others have their answers", async () => {
    const thread = open();
    const asked = [thread.ask("die"), thread.ask("a")];
    const ends = await Promise.allSettled(asked);
    expect(ends.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect(await thread.ask("b")).toBe("b!");
  });

  it("answers in the second attempt where the first thread died", async () => {
    const flag = join(mkdtempSync(join(tmpdir(), "thread-")), "died");
    expect(await open().ask(`die once ${flag}`)).toBe(`die once ${flag}!`);
  });

  it("lets people take turns, however much one of them asks", async () => {
    const thread = open();
    const order: string[] = [];
    const ask = (person: string, question: string) =>
      askedBy(person, () => thread.ask(question)).then((answer) => order.push(answer));
    await Promise.all([
      ...["a1", "a2", "a3"].map((question) => ask("anna", question)),
      ...["b1", "b2"].map((question) => ask("boris", question)),
      ask("clara", "c1"),
    ]);
    expect(order).toEqual(["a1!", "b1!", "c1!", "a2!", "b2!", "a3!"]);
  });

  it("takes no more of one person, or of all, than its bounds, and says that it is busy", async () => {
    const thread = open({ waitingMax: 3, waitingEachMax: 2 });
    const ask = (person: string) => askedBy(person, () => thread.ask(person));
    const asked = [ask("a"), ask("a"), ask("a"), ask("a"), ask("b"), ask("c")];
    const ends = await Promise.allSettled(asked);
    const busy = ends.map((end) => end.status === "rejected" && end.reason instanceof BusyError);
    expect(busy).toEqual([false, false, false, true, false, true]);
  });

  it("lets a question wait no longer than it may", async () => {
    const thread = open({ waitMs: 1 });
    const first = thread.ask("slowly");
    await expect(thread.ask("a")).rejects.toThrow(BusyError);
    expect(await first).toBe("slowly!");
  });

  it("that takes too long is given up, and the next question has a new one", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const thread = open({ limitMs: 3_000 });
    const given = expect(thread.ask("hang")).rejects.toThrow("longer than 3000 ms");
    vi.advanceTimersByTime(3_000);
    await given;
    expect(await thread.ask("a")).toBe("a!");
  });

  it("that cannot be sent a question says so, and answers the others", async () => {
    const thread = open();
    const unsendable = (() => "no message") as unknown as string;
    const asked = [thread.ask("a"), thread.ask(unsendable), thread.ask("b")];
    const ends = await Promise.allSettled(asked);
    expect(ends.map((end) => (end.status === "fulfilled" ? end.value : "rejected"))).toEqual([
      "a!",
      "rejected",
      "b!",
    ]);
  });

  it("ends when it rests, and begins anew", async () => {
    const thread = open({ idleMs: 1, ownHeapMb: 64 });
    const first = await thread.thread();
    await wait(30);
    expect(await thread.thread()).not.toBe(first);
  });

  it("is taken over by jobs of any kind, but for those that keep something in theirs", async () => {
    const [one, other, own] = [open(), open(), open({ ownHeapMb: 64 })];
    const first = await one.thread();
    expect(await other.thread()).toBe(first);
    expect(await own.thread()).not.toBe(first);
    expect(await own.thread()).toBe(await own.thread());
    expect(await one.thread()).toBe(first);
  });

  it("does not wait for jobs of another kind, and is ended alone", async () => {
    const [one, other] = [open(), open()];
    const hung = expect(one.ask("hang")).rejects.toThrow("the thread was ended");
    const second = await other.thread();
    await one.close();
    await hung;
    expect(await other.thread()).toBe(second);
  });

  it("rests as long as the most patient of its jobs asks", async () => {
    const [patient, hasty] = [open(), open({ idleMs: 1 })];
    const first = await patient.thread();
    expect(await hasty.thread()).toBe(first);
    await wait(30);
    expect(await patient.thread()).toBe(first);
  });

  it("rejects what it was asked when it is closed", async () => {
    const thread = open();
    const asked = thread.ask("hang");
    const end = expect(asked).rejects.toMatchObject({ name: "ThreadEndedError" });
    await thread.close();
    await end;
  });
});
