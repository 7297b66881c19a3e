import { afterEach, describe, expect, it } from "vitest";
import { askedBy } from "../../src/infra/fair-queue.ts";
import { BusyError, Threads, type ThreadsOptions } from "../../src/infra/threads.ts";
import type * as jobs from "./threads-jobs.ts";

const JOBS = new URL("./threads-jobs.ts", import.meta.url);

const opened: Threads<typeof jobs>[] = [];
function open(options: Partial<ThreadsOptions> = {}, module = JOBS): Threads<typeof jobs> {
  const threads = new Threads<typeof jobs>(module, { queue: "of a test", idleMs: 60_000, ...options });
  opened.push(threads);
  return threads;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((threads) => threads.close()));
});

const isBusy = (end: PromiseSettledResult<unknown>) =>
  end.status === "rejected" && end.reason instanceof BusyError;

describe("threads", () => {
  it("run one job after another", async () => {
    const threads = open();
    const order: string[] = [];
    const ask = async (question: string) => order.push(await threads.run("echo", question));
    await Promise.all([ask("slowly"), ask("a"), ask("b")]);
    expect(order).toEqual(["slowly!", "a!", "b!"]);
  });

  it("reject with what a job throws, or what can't be sent, and go on", async () => {
    const threads = open();
    const unsendable = (() => "no message") as unknown as string;
    const ends = await Promise.allSettled(
      ["fail", unsendable, "a"].map((question) => threads.run("echo", question)),
    );
    expect(ends).toMatchObject([{ reason: new RangeError("no answer to that") }, {}, { value: "a!" }]);
    expect(ends[1]?.status).toBe("rejected");
  });

  it("go on with all that wait when a job kills its thread", async () => {
    const threads = open({ threads: 2 });
    const questions = ["die", "die", "a", "die", "b"];
    const ends = await Promise.allSettled(questions.map((question) => threads.run("echo", question)));
    expect(ends.map(({ status }) => status === "fulfilled")).toEqual([false, false, true, false, true]);
  });

  it("end a job's thread on request, and go on with what waits", async () => {
    const threads = open();
    await threads.run("echo", "a");
    const end = new AbortController();
    const hung = expect(threads.run("echo", "hang", end.signal)).rejects.toThrow("enough");
    const [waiting, next] = [threads.run("echo", "b", end.signal), threads.run("echo", "c")];
    const refused = expect(waiting).rejects.toThrow("enough");
    end.abort(new Error("enough"));
    await Promise.all([hung, refused]);
    expect(await next).toBe("c!");
  });

  it("take people's jobs in turn, however many one of them asks", async () => {
    const threads = open();
    const order: string[] = [];
    const ask = (question: string) =>
      askedBy(question[0] ?? "", async () => order.push(await threads.run("echo", question)));
    await Promise.all(["a1", "a2", "a3", "b1", "b2", "c1"].map(ask));
    expect(order).toEqual(["a1!", "b1!", "c1!", "a2!", "b2!", "a3!"]);
  });

  it("are busy when one person asks too much", async () => {
    const threads = open();
    const ask = (person: string) => askedBy(person, () => threads.run("echo", person));
    const ends = await Promise.allSettled([..."aaaaaaaaaab"].map(ask));
    expect(ends.map(isBusy)).toEqual([..."..........."].map((_, at) => at === 9));
  });

  it("are busy beyond their limit, in all", async () => {
    const threads = open({ waitingMax: 1 });
    const ends = await Promise.allSettled(["a", "b", "c"].map((question) => threads.run("echo", question)));
    expect(ends.map(isBusy)).toEqual([false, false, true]);
  });

  it("are busy when a job takes too long, waiting or running", async () => {
    const threads = open({ limitMs: 1 });
    const ends = await Promise.allSettled(["hang", "a"].map((question) => threads.run("echo", question)));
    expect(ends.map(isBusy)).toEqual([true, true]);
  });

  it("reject if the module doesn't load", async () => {
    const threads = open({}, new URL("./missing.ts", import.meta.url));
    await expect(threads.run("echo", "a")).rejects.toThrow("missing");
  });

  it("end when idle and start again", async () => {
    const threads = open({ idleMs: 1 });
    const first = await threads.run("thread", undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await threads.run("thread", undefined)).not.toBe(first);
  });

  it("reject everything when closed", async () => {
    const threads = open();
    const ends = Promise.allSettled(["hang", "a"].map((question) => threads.run("echo", question)));
    await threads.close();
    expect((await ends).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});
