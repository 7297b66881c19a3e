// The queue of trials: two at once, one a person, places that move up, and an end to all of it.

import { describe, expect, it } from "vitest";
import { type Ticket, TrialQueue } from "../../../../commands/strategy/registrations/trial-queue.ts";

type Release = (result: string) => void;

/** A queue whose works end when they are released, in the order of their beginning. */
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

describe("the queue of trials", () => {
  it("tries two at once and the others in order, and tells each its place", async () => {
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

  it("goes on when a trial fails, and tells its person alone", async () => {
    const { queue, ticket } = bench();
    const broken = queue.add("x", () => Promise.reject(new Error("broken")));
    const others = ["a", "b"].map(ticket);
    if ("kind" in broken) return expect.fail();
    await expect(broken.result).rejects.toThrow("broken");
    expect(others.map((one) => one.place())).toEqual([0, 0]);
  });

  it("has one place for each person, who may come again afterwards", async () => {
    const { add, ticket, end } = bench();
    const [first] = [ticket("a"), ticket("b"), ticket("c")];
    expect(add("a")).toEqual({ kind: "one-at-a-time" });
    expect(add("c")).toEqual({ kind: "one-at-a-time" });
    end("a");
    await first.result;
    expect(ticket("a").place()).toBe(1);
  });

  it("refuses whoever comes when it is full, and says for how long", () => {
    const { add, ticket } = bench(2);
    for (const person of ["a", "b", "c", "d"]) ticket(person);
    expect(add("e")).toEqual({ kind: "queue-full", minutes: 1 });
  });

  it("drops what a person withdraws, waiting or being tried, and nothing of it goes on", async () => {
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

  it("ends all when it is closed, and begins nothing any more", async () => {
    const { queue, begun, ticket } = bench();
    const tickets = ["a", "b", "c"].map(ticket);
    await queue.close();
    expect(await Promise.all(tickets.map(({ result }) => result))).toEqual([undefined, undefined, undefined]);
    expect(await ticket("late").result).toBeUndefined();
    expect(begun).toEqual(["a", "b"]);
  });
});
