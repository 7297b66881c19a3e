// The trial queue: two at a time, one per person, positions that move up, and shutdown.

import { describe, expect, it } from "vitest";
import { type Ticket, TrialQueue } from "../../../../commands/strategy/registrations/trial-queue.ts";

type Release = (result: string) => void;

/** A queue whose jobs end when released, with the order in which they started. */
function bench(waitingMax?: number) {
  const queue = new TrialQueue(waitingMax);
  const begun: string[] = [];
  const release = new Map<string, Release>();
  const add = (person: string) =>
    queue.add(person, (signal) => {
      begun.push(person);
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      release.set(person, resolve);
      signal.addEventListener("abort", () => resolve(undefined));
      return promise;
    });
  const ticket = (person: string): Ticket<string> => {
    const added = add(person);
    return "kind" in added ? expect.fail(added.kind) : added;
  };
  return { queue, begun, add, ticket, end: (person: string) => release.get(person)?.(`of ${person}`) };
}

describe("the trial queue", () => {
  it("runs two trials at once, the rest in order, and reports positions", async () => {
    const { begun, ticket, end } = bench();
    const tickets = ["a", "b", "c", "d"].map(ticket);
    expect(begun).toEqual(["a", "b"]);
    expect(tickets.map((one) => one.place())).toEqual([0, 0, 1, 2]);
    const moved = tickets[3]?.moved();
    end("b");
    expect(await tickets[1]?.result).toBe("of b");
    await moved;
    expect(begun).toEqual(["a", "b", "c"]);
    expect(tickets.map((one) => one.place())).toEqual([0, 0, 0, 1]);
  });

  it("continues after a failed trial and reports it only to its owner", async () => {
    const { queue, ticket } = bench();
    const broken = queue.add("x", () => Promise.reject(new Error("broken")));
    const others = ["a", "b"].map(ticket);
    if ("kind" in broken) return expect.fail();
    await expect(broken.result).rejects.toThrow("broken");
    expect(others.map((one) => one.place())).toEqual([0, 0]);
  });

  it("holds one trial for each person, who may queue again afterwards", async () => {
    const { add, ticket, end } = bench();
    const [first] = [ticket("a"), ticket("b"), ticket("c")];
    expect(add("a")).toEqual({ kind: "one-at-a-time" });
    expect(add("c")).toEqual({ kind: "one-at-a-time" });
    end("a");
    await first.result;
    expect(ticket("a").place()).toBe(1);
  });

  it("refuses newcomers when full and says how long to wait", () => {
    const { add, ticket } = bench(2);
    for (const person of ["a", "b", "c", "d"]) ticket(person);
    expect(add("e")).toEqual({ kind: "queue-full", minutes: 1 });
  });

  it("drops a withdrawn trial, queued or running, completely", async () => {
    const { queue, begun, ticket } = bench();
    const tickets = ["a", "b", "c", "d"].map(ticket);
    await queue.withdraw("c");
    expect(await tickets[2]?.result).toBeUndefined();
    expect(tickets[3]?.place()).toBe(1);
    await queue.withdraw("a");
    expect(await tickets[0]?.result).toBeUndefined();
    expect(begun).toEqual(["a", "b", "d"]);
    await queue.withdraw("nobody");
  });

  it("ends every trial when closed and starts no more", async () => {
    const { queue, begun, ticket } = bench();
    const tickets = ["a", "b", "c"].map(ticket);
    await queue.close();
    expect(await Promise.all(tickets.map(({ result }) => result))).toEqual([undefined, undefined, undefined]);
    expect(await ticket("late").result).toBeUndefined();
    expect(begun).toEqual(["a", "b"]);
  });
});
