// Capacity for updates: those waiting to be shown mustn't block those waiting to be counted.

import type { Update } from "grammy/types";
import { expect, it } from "vitest";
import { createInFlightEvents } from "../../../src/platforms/telegram/in-flight.ts";
import { UPDATES_HELD_MAX, UPDATES_IN_HAND_MAX } from "../../../src/platforms/telegram/limits.ts";

const update = (id: number): Update => ({ update_id: id });
const never = () => new Promise<void>(() => undefined);

it("allows room while counted updates wait to be edited, but none for more uncounted ones", () => {
  const inFlightEvents = createInFlightEvents(never);
  for (let id = 0; id < 3 * UPDATES_IN_HAND_MAX; id++) {
    void inFlightEvents.take(update(id));
    inFlightEvents.counted(id);
  }
  expect(inFlightEvents.hasRoom()).toBe(true);
  for (let id = 0; id < UPDATES_IN_HAND_MAX; id++) void inFlightEvents.take(update(1_000_000 + id));
  expect(inFlightEvents.hasRoom()).toBe(false);
  inFlightEvents.counted(1_000_000);
  inFlightEvents.counted(1_000_000);
  expect(inFlightEvents.hasRoom()).toBe(true);
  void inFlightEvents.take(update(2_000_000));
  expect(inFlightEvents.hasRoom()).toBe(false);
});

it("limits the room for all updates together", () => {
  const inFlightEvents = createInFlightEvents(never);
  for (let id = 0; id < UPDATES_HELD_MAX; id++) {
    void inFlightEvents.take(update(id));
    inFlightEvents.counted(id);
  }
  expect(inFlightEvents.hasRoom()).toBe(false);
});

it("frees room after updates fail uncounted", async () => {
  const inFlightEvents = createInFlightEvents(async () => {
    throw new Error("a defect");
  });
  for (let id = 0; id < UPDATES_IN_HAND_MAX; id++) void inFlightEvents.take(update(id));
  await inFlightEvents.settled();
  expect(inFlightEvents.hasRoom()).toBe(true);
});
