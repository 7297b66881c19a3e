// Edits of one message: coalesced, one at a time, and each caller learns the outcome.

import { describe, expect, it } from "vitest";
import { createEditQueue } from "../../src/chat/edit-queue.ts";

describe("the edit queue", () => {
  it("retries with the newest form, and doesn't send it again", async () => {
    const sent: string[] = [];
    const failing = Promise.withResolvers<void>();
    const queue = createEditQueue<string, string>("telegram", async (newest) => {
      sent.push(newest());
      if (sent.length > 1) return "edited";
      await failing.promise;
      sent.push(newest());
      return "edited";
    });
    void queue.push("m", "first");
    void queue.push("m", "second");
    void queue.push("m", "third");
    failing.resolve();
    await queue.idle();
    expect(sent).toEqual(["first", "third"]);
  });

  it("accepts a form after everything was sent", async () => {
    const sent: string[] = [];
    const queue = createEditQueue<string, string>("telegram", async (newest) => {
      sent.push(newest());
      return "edited";
    });
    await queue.push("m", "first");
    await queue.idle();
    await queue.push("m", "second");
    expect(sent).toEqual(["first", "second"]);
  });

  it("gives a skipped form the outcome of the newer one", async () => {
    const under = Promise.withResolvers<void>();
    const queue = createEditQueue<string, string>("telegram", async (newest) => {
      const form = newest();
      await under.promise;
      return `${form}-done`;
    });
    const outcomes = ["first", "second", "third"].map((form) => queue.push("m", form));
    under.resolve();
    expect(await Promise.all(outcomes)).toEqual(["first-done", "third-done", "third-done"]);
  });

  it("keeps messages separate", async () => {
    const under = Promise.withResolvers<void>();
    const queue = createEditQueue<string, string>("telegram", async (newest) => {
      const form = newest();
      if (form === "slow") await under.promise;
      return form;
    });
    const slow = queue.push("m", "slow");
    expect(await queue.push("other", "quick")).toBe("quick");
    under.resolve();
    expect(await slow).toBe("slow");
  });
});
