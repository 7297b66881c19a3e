// The order and pace of messages in a chat, in fake time.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createChatQueue } from "../../../src/platforms/telegram/queue.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const GROUP = "-100";

interface Sent {
  readonly what: string;
  readonly atMs: number;
}

/** Runs the calls, asked for at once, for as long; resolves to when each was made, in order. */
async function sentWithin(ms: number, calls: readonly (readonly [string, "post" | "edit"])[]) {
  const queue = createChatQueue();
  const from = performance.now();
  const sent: Sent[] = [];
  calls.forEach(([chat, rank], at) => {
    const note = async () => void sent.push({ what: `${rank} ${at}`, atMs: performance.now() - from });
    void queue.run(chat, rank, note);
  });
  await vi.advanceTimersByTimeAsync(ms);
  return sent;
}

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

it("answers a crowd of thirty within ninety seconds, and never more than twenty a minute", async () => {
  const sent = await sentWithin(90_000, times(30, [GROUP, "post"] as const));
  expect(sent).toHaveLength(30);
  for (const { atMs } of sent)
    expect(sent.filter((one) => one.atMs >= atMs && one.atMs < atMs + 60_000).length).toBeLessThanOrEqual(20);
});

it("lets one edit in twenty seconds through while a crowd is answered", async () => {
  const asked = [...times(30, [GROUP, "post"] as const), ...times(4, [GROUP, "edit"] as const)];
  const edits = (await sentWithin(90_000, asked)).filter(({ what }) => what.startsWith("edit"));
  const before = [0, ...edits.map(({ atMs }) => atMs)];
  expect(edits.length).toBeGreaterThanOrEqual(3);
  for (const [at, { atMs }] of edits.entries()) expect(atMs - (before[at] as number)).toBeLessThan(30_000);
});

it("sends answers before edits, each in its order", async () => {
  const asked = [
    ["7", "edit"],
    ["7", "edit"],
    ["7", "post"],
    ["7", "post"],
  ] as const;
  const sent = await sentWithin(10_000, asked);
  // The first goes at once.
  expect(sent.map(({ what }) => what)).toEqual(["edit 0", "post 2", "post 3", "edit 1"]);
});

it("sends at most thirty messages a second to all chats, and lets no chat wait for another", async () => {
  const sent = await sentWithin(
    3_000,
    Array.from({ length: 60 }, (_, chat) => [`${chat}`, "post"] as const),
  );
  expect(sent).toHaveLength(60);
  for (const { atMs } of sent)
    expect(sent.filter((one) => one.atMs >= atMs && one.atMs < atMs + 1_000).length).toBeLessThanOrEqual(30);
});

it("goes on after a call that failed", async () => {
  vi.useRealTimers();
  const queue = createChatQueue();
  await expect(queue.run("7", "post", () => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  await expect(queue.run("7", "post", async () => "sent")).resolves.toBe("sent");
});
