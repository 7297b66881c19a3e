// Room for updates: what waits to be shown must not keep out what waits to be counted.

import type { Update } from "grammy/types";
import { expect, it } from "vitest";
import { createInHand } from "../../../src/platforms/telegram/in-hand.ts";
import { UPDATES_HELD_MAX, UPDATES_IN_HAND_MAX } from "../../../src/platforms/telegram/limits.ts";

const update = (id: number): Update => ({ update_id: id });
const never = () => new Promise<void>(() => undefined);

it("has room while edits of what is counted wait for Telegram's pace, and none for more that is not", () => {
  const inHand = createInHand(never);
  for (let id = 0; id < 3 * UPDATES_IN_HAND_MAX; id++) {
    void inHand.take(update(id));
    inHand.counted(id);
  }
  expect(inHand.hasRoom()).toBe(true);
  for (let id = 0; id < UPDATES_IN_HAND_MAX; id++) void inHand.take(update(1_000_000 + id));
  expect(inHand.hasRoom()).toBe(false);
  inHand.counted(1_000_000);
  inHand.counted(1_000_000);
  expect(inHand.hasRoom()).toBe(true);
  void inHand.take(update(2_000_000));
  expect(inHand.hasRoom()).toBe(false);
});

it("has an end of room for all together", () => {
  const inHand = createInHand(never);
  for (let id = 0; id < UPDATES_HELD_MAX; id++) {
    void inHand.take(update(id));
    inHand.counted(id);
  }
  expect(inHand.hasRoom()).toBe(false);
});

it("has room again after what failed without being counted", async () => {
  const inHand = createInHand(async () => {
    throw new Error("a defect");
  });
  for (let id = 0; id < UPDATES_IN_HAND_MAX; id++) void inHand.take(update(id));
  await inHand.settled();
  expect(inHand.hasRoom()).toBe(true);
});
