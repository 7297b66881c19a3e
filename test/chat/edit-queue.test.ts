// Edits of one message: coalesced, one at a time, and each caller learns the outcome.

import { expect, it } from "vitest";
import { createEditQueue } from "../../src/chat/edit-queue.ts";

it("sends the newest form, again after a failure, and each caller learns its outcome", async () => {
  const sent: string[] = [];
  const failing = Promise.withResolvers<void>();
  const queue = createEditQueue<string, string>("telegram", async (newest) => {
    sent.push(newest());
    if (sent.length > 1) return `${sent.at(-1)}-done`;
    await failing.promise;
    // It tries again with what's newest by then.
    sent.push(newest());
    return `${sent.at(-1)}-done`;
  });
  const outcomes = ["first", "second", "third"].map((form) => queue.push("m", form));
  failing.resolve();
  expect(await Promise.all(outcomes)).toEqual(["third-done", "third-done", "third-done"]);
  await queue.idle();
  expect(sent).toEqual(["first", "third"]);
  expect(await queue.push("m", "fourth")).toBe("fourth-done");
});

it("keeps messages separate, and gives a skipped form the outcome of the newer one", async () => {
  const under = Promise.withResolvers<void>();
  const queue = createEditQueue<string, string>("telegram", async (newest) => {
    const form = newest();
    if (form === "slow") await under.promise;
    return form;
  });
  const outcomes = ["slow", "skipped", "last"].map((form) => queue.push("m", form));
  expect(await queue.push("other", "quick")).toBe("quick");
  under.resolve();
  expect(await Promise.all(outcomes)).toEqual(["slow", "last", "last"]);
});
