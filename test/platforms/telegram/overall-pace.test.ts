// All chats together stay within Telegram's limit for a bot, and none of them starves.

import { describe, expect, it } from "vitest";
import { OVERALL_PACE, WAITING_POSTS_OVERALL_MAX } from "../../../src/platforms/telegram/limits.ts";
import {
  createOverallPace,
  type OverallPace,
} from "../../../src/platforms/telegram/outgoing/overall-pace.ts";
import { createPaces } from "../../../src/platforms/telegram/outgoing/paces.ts";
import { mostWithin, type VirtualTime, virtualTime } from "./virtual.ts";

/** Telegram's limit per second. */
const MOST = 30;

function alone(time: VirtualTime, ended = new AbortController().signal): OverallPace {
  const paces = createPaces({ now: time.now, capacity: 10 });
  return createOverallPace({ paces, rule: OVERALL_PACE, pause: time.wait, now: time.now, ended });
}

describe("the pace of all chats together", () => {
  it("lets a quiet bot answer at once", () => {
    const pace = alone(virtualTime());
    expect([pace.turn("edit"), pace.turn("post"), pace.isCalm()]).toEqual([undefined, undefined, true]);
  });

  it("serves a crowd in order of arrival, as fast as allowed", async () => {
    const time = virtualTime();
    const pace = alone(time);
    const [order, times]: [number[], number[]] = [[], []];
    for (let chat = 0; chat < 200; chat++) {
      void Promise.resolve(pace.turn("edit")).then(() => {
        order.push(chat);
        times.push(time.now());
      });
    }
    expect(pace.isCalm()).toBe(false);
    await time.run();
    expect(order).toEqual(Array.from({ length: 200 }, (_, chat) => chat));
    expect(mostWithin(times, 1_000)).toBeLessThanOrEqual(MOST);
    expect(times.at(-1)).toBeLessThanOrEqual(200 * OVERALL_PACE.everyMs);
    expect(pace.isCalm()).toBe(true);
  });

  it("lets posts go before edits, with an edit after every third post", async () => {
    const time = virtualTime();
    const pace = alone(time);
    const order: string[] = [];
    for (let count = 0; count < OVERALL_PACE.burst; count++) await pace.turn("post");
    for (const rank of ["edit", "edit", ...Array(8).fill("post")] as ("edit" | "post")[])
      void pace.turn(rank)?.then(() => order.push(rank[0] as string));
    await time.run();
    expect(order.join("")).toBe("pppepppepp");
  });

  it("would be broken by two processes that each count alone", async () => {
    const time = virtualTime();
    const times: number[] = [];
    for (const pace of [alone(time), alone(time)])
      for (let edit = 0; edit < 50; edit++)
        void Promise.resolve(pace.turn("edit")).then(() => times.push(time.now()));
    await time.run();
    expect(mostWithin(times, 1_000)).toBeGreaterThan(MOST);
  });

  it("continues after a hold", async () => {
    const time = virtualTime();
    const pace = alone(time);
    pace.hold(7_000);
    let at = 0;
    void pace.turn("edit")?.then(() => {
      at = time.now();
    });
    await time.run();
    expect(at).toBeGreaterThanOrEqual(7_000);
    expect(at).toBeLessThan(8_000);
  });

  it("sends nothing after the end", async () => {
    const time = virtualTime();
    const ended = new AbortController();
    const pace = alone(time, ended.signal);
    let served = 0;
    for (let edit = 0; edit < 50; edit++)
      void Promise.resolve(pace.turn("edit")).then(() => {
        served += 1;
      });
    ended.abort();
    await time.run();
    expect(served).toBeLessThanOrEqual(OVERALL_PACE.burst);
  });

  it("gives a slot now or never to calls that cannot wait", () => {
    const pace = alone(virtualTime());
    const taken = Array.from({ length: OVERALL_PACE.burst }, () => [pace.isFree(), pace.takeNow()]);
    expect(taken.flat()).not.toContain(false);
    expect([pace.isFree(), pace.takeNow(), pace.isCalm()]).toEqual([false, false, true]);
  });

  it("gives no immediate slot while others wait, even if one is free", async () => {
    const time = virtualTime();
    const pace = alone(time);
    for (let post = 0; post <= OVERALL_PACE.burst; post++) void pace.turn("post");
    void time.wait(1);
    expect([pace.isFree(), pace.takeNow()]).toEqual([false, false]);
    await time.run();
    void time.wait(1_000);
    await time.run();
    expect(pace.takeNow()).toBe(true);
  });

  it("is full at the maximum of waiting posts, and not once they are sent", async () => {
    const time = virtualTime();
    const pace = alone(time);
    for (let count = 0; count < OVERALL_PACE.burst; count++) await pace.turn("post");
    for (let count = 0; count < WAITING_POSTS_OVERALL_MAX; count++) {
      expect(pace.isFull()).toBe(false);
      void pace.turn("edit");
      void pace.turn("post");
    }
    expect(pace.isFull()).toBe(true);
    await time.run();
    expect(pace.isFull()).toBe(false);
  });
});
