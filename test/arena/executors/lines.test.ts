// Whose match comes next, decided without any thread.

import { describe, expect, it } from "vitest";
import { type LineKind, type MatchLine, MatchLines } from "../../../src/arena/executors/lines.ts";

type Job = string;

function bench() {
  const lines = new MatchLines<Job>();
  const owner = new Map<Job, MatchLine<Job>>();
  const open = (name: string, jobs: number, size = 1, kind: LineKind = "tournament"): MatchLine<Job> => {
    const line = lines.open(kind, size);
    const names = Array.from({ length: jobs }, (_, at) => `${name}${at}`);
    for (const job of names) owner.set(job, line);
    lines.add(line, names);
    return line;
  };
  /** Plays one job for `ms`; returns whose it was. */
  const play = (ms: number, job = lines.next()): string => {
    if (job === undefined) return "";
    lines.done(owner.get(job) as MatchLine<Job>, ms);
    return job.slice(0, 1);
  };
  const owns = (job: Job | undefined): string => job?.slice(0, 1) ?? "";
  return { lines, open, play, owns };
}

describe("queues of matches that share threads", () => {
  it("take turns", () => {
    const { open, play } = bench();
    open("a", 3);
    open("b", 3);
    expect(Array.from({ length: 6 }, () => play(10)).join("")).toBe("ababab");
  });

  it("share time, not matches", () => {
    const { lines, open, play, owns } = bench();
    open("a", 100);
    open("b", 100);
    let played = "";
    for (let turn = 0; turn < 44; turn++) {
      const job = lines.next();
      played += owns(job);
      play(owns(job) === "a" ? 100 : 10, job);
    }
    expect([...played].filter((one) => one === "a").length).toBeLessThanOrEqual(5);
  });

  it("let a new queue in next, however long the others have waited", () => {
    const { open, play } = bench();
    open("a", 5);
    open("b", 5);
    for (let turn = 0; turn < 4; turn++) play(10);
    open("n", 2);
    expect(play(10)).toBe("n");
  });

  it("give no credit for idle time", () => {
    const { lines, open, play } = bench();
    const idle = open("i", 1);
    open("a", 100);
    for (let turn = 0; turn < 50; turn++) play(10);
    lines.add(idle, ["i1", "i2", "i3"]);
    for (const job of ["i1", "i2", "i3"]) expect(job).toBeDefined();
    const next = Array.from({ length: 4 }, () => lines.next()?.slice(0, 1));
    expect(next.filter((one) => one === "i").length).toBeLessThanOrEqual(2);
  });

  it("give the smallest queue a thread of its own while others wait", () => {
    const { lines, open, owns } = bench();
    open("l", 5, 1000);
    expect(lines.nextExpress()).toBeUndefined();
    open("s", 5, 10);
    expect(owns(lines.nextExpress())).toBe("s");
    expect(owns(lines.nextExpress())).toBe("s");
  });

  it("share that thread between a trial and a tournament in turn", () => {
    const { lines, open, owns } = bench();
    open("l", 5, 1000);
    open("s", 5, 10);
    open("t", 5, 1, "trial");
    expect(Array.from({ length: 4 }, () => owns(lines.nextExpress())).join("")).toBe("tsts");
  });

  it("give nothing when all are taken or the queue is closed", () => {
    const { lines, open } = bench();
    const line = open("a", 2);
    lines.next();
    lines.close(line);
    expect(lines.next()).toBeUndefined();
  });
});
